"""The saved games as rows: known by name and date at once, by everything else when they have been looked into."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)

from teo_desktop.summaries import Listed, Summary
from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.texts.files import explain
from teo_desktop.ui.texts.format import comma_list
from teo_desktop.ui.texts.seats import kind_text

AnyIndex = QModelIndex | QPersistentModelIndex
NAME, GAME, PLAYERS, ROUND, POINTS, STATE, DATE = range(7)
"""The columns."""
COLUMNS = 7
ROW_ROLE = int(Qt.ItemDataRole.UserRole)
"""The row as a ``Row``."""
VALUE_ROLE = ROW_ROLE + 1
"""What a cell is sorted by."""
ANY, RUNNING, OVER, KEPT, BROKEN = "", "running", "over", "kept", "broken"
"""What can be filtered by besides the game."""


class Row(NamedTuple):
    """A file and, once it has been looked into, what is in it."""

    listed: Listed
    summary: Summary | None = None

    @property
    def path(self) -> Path:
        """Where it lies."""
        return self.listed.path

    @property
    def name(self) -> str:
        """What people call it."""
        return self.listed.path.stem

    @property
    def can_be_opened(self) -> bool:
        """Whether it is a game; so far as is known."""
        return self.summary is None or not self.summary.problem


class SavesModel(QAbstractTableModel):
    """All saved games; ``show`` lists them, ``fill`` says what is in some of them.

    Signals:
        rename_wanted(Path, str): somebody gave a game another name.
    """

    rename_wanted = Signal(object, str)

    def __init__(self, adapters: Mapping[str, GameAdapter], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._adapters = adapters
        self._rows: list[Row] = []
        self._places: dict[Path, int] = {}

    def show(self, listed: Sequence[Listed]) -> None:
        """These are the files now; what is known of those that have not changed stays.

        Rows of files that are still there keep their places, whatever the order of ``listed``: so what is chosen stays
        chosen, and a name that is being typed is not lost.
        """
        there = {file.path: file for file in listed}
        for first, last in reversed(_runs([place for place, row in enumerate(self._rows) if row.path not in there])):
            self.beginRemoveRows(QModelIndex(), first, last)
            del self._rows[first : last + 1]
            self.endRemoveRows()
        changed = []
        for place, row in enumerate(self._rows):
            file = there.pop(row.path)
            if file != row.listed:
                self._rows[place] = Row(file, row.summary if row.listed.stamp == file.stamp else None)
                changed.append(place)
        self._places = {row.path: place for place, row in enumerate(self._rows)}
        for first, last in _runs(changed):
            self.dataChanged.emit(self.index(first, 0), self.index(last, COLUMNS - 1))
        if there:
            first = len(self._rows)
            self.beginInsertRows(QModelIndex(), first, first + len(there) - 1)
            self._rows += [Row(file) for file in there.values()]
            self._places |= {path: first + number for number, path in enumerate(there)}
            self.endInsertRows()

    def fill(self, found: Sequence[tuple[Path, Summary]]) -> None:
        """Show what is in these files."""
        places = []
        for path, summary in found:
            place = self._places.get(path)
            if place is not None:
                self._rows[place] = self._rows[place]._replace(summary=summary)
                places.append(place)
        for first, last in _runs(sorted(places)):
            self.dataChanged.emit(self.index(first, 0), self.index(last, COLUMNS - 1))

    def row_of(self, path: Path) -> int | None:
        """The row of a file; None when it is not there."""
        return self._places.get(path)

    def games(self) -> list[tuple[str, str]]:
        """The games that the window knows: id and name."""
        return [(game, adapter.title()) for game, adapter in self._adapters.items()]

    def retranslate(self) -> None:
        """Make all words anew."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, COLUMNS - 1)
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, COLUMNS - 1))

    # -- words --------------------------------------------------------------------------------------------------------

    def name_text(self, row: Row) -> str:
        """What a game is called: as its file, or where nobody gave that a name, as what is played."""
        adapter = self._adapters.get(row.summary.game) if row.summary is not None else None
        return adapter.title() if row.listed.is_autosave and adapter is not None else row.name

    def game_text(self, row: Row) -> str:
        """The game's name; why it cannot be opened, if so."""
        summary = row.summary
        if summary is None:
            return self.tr("is being read …")
        if (error := summary.error) is not None:
            return explain(Path(row.path.name), error)
        adapter = self._adapters.get(summary.game)
        return adapter.title() if adapter is not None else summary.game

    def players_text(self, row: Row) -> str:
        """Who plays: names, and what kind of bot."""
        texts = []
        for seat in row.summary.seats if row.summary is not None else ():
            kind = kind_text(seat.kind)
            if seat.is_human:
                texts.append(seat.name or kind)
            else:
                texts.append(f"{seat.name} ({kind})" if seat.name and seat.name not in kind else kind)
        return comma_list(texts)

    def state_text(self, row: Row) -> str:
        """How far it is, and whose file it is."""
        summary = row.summary
        if row.listed.is_held:
            return self.tr("open in a window")
        if summary is None:
            return ""
        if summary.problem:
            return self.tr("cannot be opened")
        state = self.over_text() if summary.is_over else self.tr("running")
        return f"{state}, {self.kept_text()}" if row.listed.is_autosave else state

    def over_text(self) -> str:
        """Said of a game that is over."""
        return self.tr("finished")

    def kept_text(self) -> str:
        """Said of a game that nobody has given a name."""
        return self.tr("kept automatically")

    def round_text(self, row: Row) -> str:
        """Which round is being played."""
        summary = row.summary or Summary()
        return self.tr("Round {number}").format(number=summary.round)

    def date_text(self, row: Row) -> str:
        """When it was written."""
        moment = QDateTime.fromMSecsSinceEpoch(row.listed.modified // 1_000_000)
        return QLocale().toString(moment, QLocale.FormatType.ShortFormat)

    def sentence(self, row: Row) -> str:
        """All of it, for screen readers and tool tips."""
        parts = [
            self.name_text(row),
            self.game_text(row),
            self.players_text(row),
            self.state_text(row),
            self.date_text(row),
        ]
        return " · ".join(part for part in parts if part)

    def _text(self, row: Row, column: int) -> str:
        summary = row.summary or Summary()
        if column == ROUND:
            return QLocale().toString(summary.round) if summary.round else ""
        if column == POINTS:
            return " – ".join(QLocale().toString(points) for points in summary.points)
        return {
            NAME: lambda: self.name_text(row),
            GAME: lambda: self.game_text(row),
            PLAYERS: lambda: self.players_text(row),
            STATE: lambda: self.state_text(row),
            DATE: lambda: self.date_text(row),
        }[column]()

    def _value(self, row: Row, column: int) -> str | int:
        summary = row.summary or Summary()
        if column == ROUND:
            return summary.round
        if column == POINTS:
            return max(summary.points, default=0)
        if column == DATE:
            return row.listed.modified // 1_000_000
        return self._text(row, column).casefold()

    # -- overrides ----------------------------------------------------------------------------------------------------

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else COLUMNS

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.isValid() and index.column() == NAME else flags

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self._text(row, column)
        if role == ROW_ROLE:
            return row
        if role == VALUE_ROLE:
            return self._value(row, column)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.sentence(row)
        if role == Qt.ItemDataRole.TextAlignmentRole and column in (ROUND, POINTS):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def setData(self, index: AnyIndex, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not index.isValid() or index.column() != NAME:
            return False
        row, name = self._rows[index.row()], str(value).strip()
        if name and name not in (row.name, self.name_text(row)):
            self.rename_wanted.emit(row.path, name)
        return True

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return self.titles()[section]

    def titles(self) -> tuple[str, ...]:
        """What the columns are called."""
        return (
            self.tr("Name"),
            self.tr("Game"),
            self.tr("Players"),
            self.tr("Round"),
            self.tr("Points"),
            self.tr("State"),
            self.tr("Played"),
        )


class SavesProxy(QSortFilterProxyModel):
    """The rows that contain what is searched for and are of the wanted game and state, in the wanted order."""

    def __init__(self, model: SavesModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._words: list[str] = []
        self._game = ANY
        self._state = ANY
        self.setSourceModel(model)
        self.setSortRole(VALUE_ROLE)
        self.setSortLocaleAware(True)

    @property
    def is_filtering(self) -> bool:
        """Whether some rows may be left out."""
        return bool(self._words or self._game or self._state)

    def search(self, text: str) -> None:
        """Leave the rows that contain each of these words, in whatever column."""
        self._words = text.casefold().split()
        self.invalidate()

    def filter_by(self, game: str, state: str) -> None:
        """Leave the rows of this game (an id) and this state; empty is any."""
        self._game, self._state = game, state
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: AnyIndex) -> bool:
        row = self._model.index(source_row, 0).data(ROW_ROLE)
        assert isinstance(row, Row)
        summary = row.summary or Summary()
        if self._game and summary.game != self._game:
            return False
        fits = {
            ANY: True,
            RUNNING: row.summary is not None and not summary.problem and not summary.is_over,
            OVER: summary.is_over,
            KEPT: row.listed.is_autosave,
            BROKEN: bool(summary.problem),
        }
        if not fits[self._state]:
            return False
        if not self._words:
            return True
        text = self._model.sentence(row).casefold()
        return all(word in text for word in self._words)


def _runs(places: Sequence[int]) -> list[tuple[int, int]]:
    """Neighbouring numbers as ranges, first and last."""
    runs: list[tuple[int, int]] = []
    for place in places:
        if runs and place == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], place)
        else:
            runs.append((place, place))
    return runs
