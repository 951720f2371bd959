"""The statistics of the profiles as tables: sums of games of one sort, and the games one by one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from teo_desktop.tallies import Played, Tally
from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.texts.seats import opponents_text

AnyIndex = QModelIndex | QPersistentModelIndex
RowT = TypeVar("RowT", Played, Tally)

VALUE_ROLE = int(Qt.ItemDataRole.UserRole)
"""What a cell is sorted by and exported as: a text, a number, a time in ISO 8601."""
PROFILE_ROLE = VALUE_ROLE + 1
"""The id of the row's profile, to filter by."""


class Column(NamedTuple, Generic[RowT]):
    """A column: its title, the value of its cells, and how a cell shows that when not as it is."""

    title: str
    value: Callable[[RowT], str | int | float]
    shown: Callable[[str | int | float], str] = str


class _Sheet(QAbstractTableModel, Generic[RowT]):
    """A table of rows with the columns that ``columns`` names; numbers stand to the right."""

    def __init__(self, adapters: Mapping[str, GameAdapter], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._adapters = adapters
        self._rows: Sequence[RowT] = ()
        self._columns: Sequence[Column[RowT]] = self.columns()

    def columns(self) -> Sequence[Column[RowT]]:
        """The columns from left to right, in the language of the moment."""
        raise NotImplementedError

    def show(self, rows: Sequence[RowT]) -> None:
        """Show these rows."""
        self.beginResetModel()
        self._rows = rows
        self._columns = self.columns()
        self.endResetModel()

    def game_text(self, game: str | None) -> str:
        """A game's name; its id when it has no table here."""
        if game is None:
            return self.all_text()
        adapter = self._adapters.get(game)
        return game if adapter is None else adapter.title()

    def edition_text(self, game: str | None, edition: str | None) -> str:
        """An edition as the new-game form calls it."""
        if edition is None:
            return self.all_text()
        adapters = [adapter for name, adapter in self._adapters.items() if game in (None, name)]
        fields = [field for adapter in adapters for field in adapter.setup_fields() if field.key == "edition"]
        labels = {option.value: option.label for field in fields for option in field.options}
        return labels.get(edition, edition)

    def all_text(self) -> str:
        """What stands where games are not told apart."""
        raise NotImplementedError

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], self._columns[index.column()]
        if role == PROFILE_ROLE:
            return row.profile.id
        value = column.value(row)
        if role == VALUE_ROLE:
            return value
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return column.shown(value)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if isinstance(value, str) else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._columns[section].title
        return None


class TalliesModel(_Sheet[Tally]):
    """Games, wins, average and best for each profile and whatever is told apart."""

    def columns(self) -> Sequence[Column[Tally]]:
        return (
            Column(self.tr("Profile"), lambda row: row.profile.name),
            Column(self.tr("Game"), lambda row: self.game_text(row.game)),
            Column(self.tr("Edition"), lambda row: self.edition_text(row.game, row.edition)),
            Column(self.tr("Opponents"), self._opponents),
            Column(self.tr("Games"), lambda row: row.games, number_text),
            Column(self.tr("Wins"), lambda row: row.wins, number_text),
            Column(self.tr("Average"), lambda row: row.average, number_text),
            Column(self.tr("Best"), lambda row: row.best, number_text),
            Column(self.tr("Last game"), lambda row: row.last, date_text),
        )

    def all_text(self) -> str:
        return self.tr("all")

    def _opponents(self, row: Tally) -> str:
        return self.all_text() if row.opponents is None else opponents_text(row.opponents)


class PlayedModel(_Sheet[Played]):
    """The games of the profiles one by one."""

    def columns(self) -> Sequence[Column[Played]]:
        return (
            Column(self.tr("Date"), lambda row: row.game.ended, time_text),
            Column(self.tr("Profile"), lambda row: row.profile.name),
            Column(self.tr("Points"), lambda row: row.player.points, number_text),
            Column(self.tr("Rank"), lambda row: row.player.rank, number_text),
            Column(self.tr("Game"), lambda row: self.game_text(row.game.game)),
            Column(self.tr("Edition"), lambda row: self.edition_text(row.game.game, row.game.edition)),
            Column(self.tr("Opponents"), lambda row: opponents_text(row.game.opponents(row.seat))),
            Column(self.tr("Campaign"), lambda row: row.game.campaign),
        )

    def all_text(self) -> str:
        return ""


def number_text(value: str | float) -> str:
    """A number as the language writes it, with one digit behind the point where it has any."""
    locale = QLocale()
    return locale.toString(value, "f", 1) if isinstance(value, float) else locale.toString(int(value))


def date_text(value: str | float) -> str:
    """The date of a time in UTC by this computer's clock; as it is where it is none."""
    time = QDateTime.fromString(str(value), Qt.DateFormat.ISODate).toLocalTime()
    return QLocale().toString(time.date(), QLocale.FormatType.ShortFormat) if time.isValid() else str(value)


def time_text(value: str | float) -> str:
    """The date and the time of day of a time in UTC by this computer's clock; as it is where it is none."""
    time = QDateTime.fromString(str(value), Qt.DateFormat.ISODate).toLocalTime()
    return QLocale().toString(time, QLocale.FormatType.ShortFormat) if time.isValid() else str(value)
