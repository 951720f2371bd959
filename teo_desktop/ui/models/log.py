"""What happened, as a tree: chapters (a turn, a scoring), in these the choices, below each what else it caused.

The words are those of the language that the window speaks now; nothing is put into words before it is shown.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt

from teo_desktop.kernel.agenda import NOBODY
from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import GameAdapter, SeatLook, Target
from teo_desktop.ui.telling import Named

AnyIndex = QModelIndex | QPersistentModelIndex
Words = Callable[[], str]
TOP = -1
"""The parent of the chapters."""


class Notice(NamedTuple):
    """A line that comes from the window itself (a bot slipped)."""

    seat: int
    words: Words


class Node:
    """A line of the tree: its parent's number, its row below that, what it says, and its children's numbers.

    ``text`` is what it says in the language of the moment, once somebody has asked: a tree asks for hundreds of lines
    whenever one is added.
    """

    __slots__ = ("children", "content", "parent", "row", "seat", "text")

    def __init__(self, parent: int, row: int, seat: int, content: Event | Notice | None) -> None:
        self.parent = parent
        self.row = row
        self.seat = seat
        self.content = content
        self.children: list[int] = []
        self.text: str | None = None


class LogModel(QAbstractItemModel):
    """Grows at its end and is cut back at its end: what is shown keeps its place.

    ``index.internalId()`` is the number of a line in the order of time, as long as it is not undone.
    """

    SeatRole = Qt.ItemDataRole.UserRole + 1
    """The seat that it is about, or NOBODY."""
    LookRole = Qt.ItemDataRole.UserRole + 2
    """The look of that seat, or None."""
    ThingsRole = Qt.ItemDataRole.UserRole + 3
    """The things on the table that it is about."""
    NamesRole = Qt.ItemDataRole.UserRole + 6
    """The names in the line, as ``Named``: which words stand for which things."""
    LevelRole = Qt.ItemDataRole.UserRole + 4
    """0 for a chapter, 1 for the first line of a choice, 2 for what else the choice caused."""
    NumberRole = Qt.ItemDataRole.UserRole + 5
    """The number of the line."""
    EventRole = Qt.ItemDataRole.UserRole + 7
    """What happened; None where the line is no event's."""

    def __init__(self, adapter: GameAdapter, looks: Sequence[SeatLook], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._adapter = adapter
        self._looks = looks
        self._nodes: list[Node] = []
        self._indexes: list[QModelIndex] = []
        """Of each line: views ask thousands of times, and a line stays where it is until it is cut off."""
        self._chapters: list[int] = []
        self._batches: list[Sequence[Event]] = []
        self._is_silent = False
        self._begins: list[int] = []
        """By batch: how many lines there were before it."""
        self._comments: dict[int, str] = {}

    # -- what happens -------------------------------------------------------------------------------------------------

    def restart(self, batches: Iterable[Sequence[Event]]) -> None:
        """Show the set-up's events, then those of each choice; what has not changed stays as it is."""
        wanted = list(batches)
        same = 0
        for new, old in zip(wanted, self._batches, strict=False):
            if new is not old and new != old:
                break
            same += 1
        if same < len(self._batches):
            self._cut(self._begins[same])
            del self._batches[same:], self._begins[same:]
        if self._batches:
            for events in wanted[same:]:
                self.add(events)
            return
        # A whole game at once: to tell of each line would take longer than all the rest.
        self.beginResetModel()
        self._is_silent = True
        for events in wanted:
            self.add(events)
        self._is_silent = False
        self.endResetModel()

    def add(self, events: Sequence[Event]) -> None:
        """Append what another choice caused."""
        self._batches.append(events)
        self._begins.append(len(self._nodes))
        head = TOP
        for event in events:
            if not self._adapter.is_told(event):
                continue
            seat = getattr(event, "player", NOBODY)
            if self._adapter.opens_chapter(event):
                self._append(TOP, seat, event)
                head = TOP
            elif head == TOP:
                head = self._append(self._chapter(), seat, event)
            else:
                self._append(head, seat, event)

    def notice(self, seat: int, words: Words) -> None:
        """Append a line of the window's own; ``words`` says it in the language of the moment."""
        self._append(self._chapter(), seat, Notice(seat, words))

    def retranslate(self) -> None:
        """Make all words anew."""
        for node in self._nodes:
            node.text = None
        for parent in (QModelIndex(), *(self.index_of(number) for number in range(len(self._nodes)))):
            if rows := self.rowCount(parent):
                self.dataChanged.emit(self.index(0, 0, parent), self.index(rows - 1, 0, parent))

    def _names(self) -> tuple[str, ...]:
        return tuple(look.name for look in self._looks)

    # -- batches ------------------------------------------------------------------------------------------------------

    def comment(self, comments: Mapping[int, str]) -> None:
        """Show these words of people, each below the last line of its batch."""
        changed = {batch for batch, _ in comments.items() ^ self._comments.items()}
        self._comments = dict(comments)
        for batch in changed:
            index = self.index_of(self.line_at(batch))
            if index.isValid():
                self.dataChanged.emit(index, index)

    def batch_of(self, number: int) -> int:
        """The batch of events that the line with this number belongs to; 0 is the set-up."""
        return max(0, bisect_right(self._begins, number) - 1)

    def line_at(self, batch: int) -> int:
        """The number of the last line up to the end of this batch; TOP where there is none yet."""
        return (self._begins[batch + 1] if batch + 1 < len(self._begins) else len(self._nodes)) - 1

    # -- reading ------------------------------------------------------------------------------------------------------

    def index_of(self, number: int) -> QModelIndex:
        """The line with this number."""
        return QModelIndex() if number == TOP else self._indexes[number]

    def lines(self) -> Iterator[tuple[int, str]]:
        """Every line with its level, in the order of time."""
        for number in range(len(self._nodes)):
            index = self.index_of(number)
            yield index.data(self.LevelRole), str(index.data())

    # -- the tree -----------------------------------------------------------------------------------------------------

    def _chapter(self) -> int:
        # What happens before the first chapter has one of its own.
        return self._chapters[-1] if self._chapters else self._append(TOP, NOBODY, None)

    def _append(self, parent: int, seat: int, content: Event | Notice | None) -> int:
        siblings = self._chapters if parent == TOP else self._nodes[parent].children
        row, number = len(siblings), len(self._nodes)
        if not self._is_silent:
            self.beginInsertRows(self.index_of(parent), row, row)
        self._nodes.append(Node(parent, row, seat, content))
        self._indexes.append(self.createIndex(row, 0, number))
        siblings.append(number)
        if not self._is_silent:
            self.endInsertRows()
        return number

    def _cut(self, first: int) -> None:
        """Forget the lines from this number on."""
        parents = {node.parent for node in self._nodes[first:] if node.parent < first}
        for parent in sorted(parents, reverse=True):
            siblings = self._chapters if parent == TOP else self._nodes[parent].children
            kept = sum(number < first for number in siblings)
            self.beginRemoveRows(self.index_of(parent), kept, len(siblings) - 1)
            del siblings[kept:]
            self.endRemoveRows()
        del self._nodes[first:], self._indexes[first:]

    def _text(self, content: Event | Notice | None) -> str:
        if content is None:
            return self.tr("Before the first turn")
        if isinstance(content, Notice):
            return content.words()
        return self._adapter.event_text(content, self._names()) or ""

    def _comment_at(self, number: int) -> str:
        words = [self._comments[batch] for batch in self._comments if self.line_at(batch) == number]
        return "".join(f"\n» {text}" for text in words)

    def _level(self, node: Node) -> int:
        if node.parent == TOP:
            return 0
        return 1 if self._nodes[node.parent].parent == TOP else 2

    # -- Qt -----------------------------------------------------------------------------------------------------------

    def index(self, row: int, column: int, parent: AnyIndex = QModelIndex()) -> QModelIndex:
        siblings = self._nodes[parent.internalId()].children if parent.isValid() else self._chapters
        if column != 0 or not 0 <= row < len(siblings):
            return QModelIndex()
        return self._indexes[siblings[row]]

    def parent(self, index: AnyIndex) -> QModelIndex:  # type: ignore[override]  # the stubs join two functions of Qt
        return self.index_of(self._nodes[index.internalId()].parent) if index.isValid() else QModelIndex()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return len(self._nodes[parent.internalId()].children) if parent.isValid() else len(self._chapters)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 1

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        node = self._nodes[index.internalId()]
        if role == Qt.ItemDataRole.DisplayRole:
            if node.text is None:
                node.text = self._text(node.content)
            return node.text + self._comment_at(index.internalId())
        if role == self.EventRole:
            return None if isinstance(node.content, Notice) else node.content
        if role == self.NumberRole:
            return index.internalId()
        if role == self.SeatRole:
            return node.seat
        if role == self.LookRole:
            return self._looks[node.seat] if node.seat != NOBODY else None
        if role == self.ThingsRole:
            return self._things(node)
        if role == self.NamesRole:
            return self._named(node.content)
        return self._level(node) if role == self.LevelRole else None

    def _named(self, content: Event | Notice | None) -> tuple[Named, ...]:
        if content is None or isinstance(content, Notice):
            return ()
        return self._adapter.event_names(content, self._names())

    def _things(self, node: Node) -> tuple[Target, ...]:
        if node.content is None or isinstance(node.content, Notice):
            return ()
        return self._adapter.event_things(node.content)


class LogFilter(QSortFilterProxyModel):
    """The log of everybody, or of one seat: what is about it, with the chapters and choices that this belongs to."""

    def __init__(self, log: LogModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seat = NOBODY
        self.setRecursiveFilteringEnabled(True)
        self.setSourceModel(log)

    def show_seat(self, seat: int) -> None:
        """Show what is about this seat; NOBODY shows everything."""
        self._seat = seat
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: AnyIndex) -> bool:
        if self._seat == NOBODY:
            return True
        seat = self.sourceModel().index(row, 0, parent).data(LogModel.SeatRole)
        # New tiles are about nobody: they belong to whoever made room for them.
        return bool(seat == self._seat or (seat == NOBODY and parent.data(LogModel.SeatRole) == self._seat))
