"""Every legal choice as a row, and what is not possible with its reason: a whole game can be played from this list."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from teo_desktop.kernel.agenda import Choice, Decision, Refusal
from teo_desktop.ui.adapter import GameAdapter

AnyIndex = QModelIndex | QPersistentModelIndex


class ChoiceRow(NamedTuple):
    """A row: the choice, its words, and, when it is refused, why."""

    choice: Choice
    text: str
    reason: str = ""

    @property
    def is_legal(self) -> bool:
        """Whether it can be chosen."""
        return not self.reason


class ChoicesModel(QAbstractListModel):
    """The choices that are left, in the rules' order, then the refused ones."""

    ChoiceRole = Qt.ItemDataRole.UserRole + 1
    LegalRole = Qt.ItemDataRole.UserRole + 2
    ReasonRole = Qt.ItemDataRole.UserRole + 3

    def __init__(self, adapter: GameAdapter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._adapter = adapter
        self._game: Any = None
        self._decision: Decision | None = None
        self._shown: tuple[tuple[Choice, ...], dict[Choice, Refusal]] | None = None
        self._rows: list[ChoiceRow] = []

    def ask(self, game: Any, decision: Decision | None) -> None:
        """Take a question up; ``show`` says which of its choices are there."""
        self._game = game
        self._decision = decision
        self._shown = None

    def show(self, left: Collection[Choice], refusals: Mapping[Choice, Refusal]) -> None:
        """Show these choices, and these refused ones below them."""
        wanted = (tuple(left), dict(refusals))
        if wanted != self._shown:
            # Only then: a reset scrolls the list away from where somebody looks.
            self._shown = wanted
            self.retranslate()

    def retranslate(self) -> None:
        """Make all words anew."""
        self.beginResetModel()
        self._rows = self._worded()
        self.endResetModel()

    def row_of(self, choice: Choice) -> int | None:
        """Where a choice stands; None when it does not."""
        return next((number for number, row in enumerate(self._rows) if row.choice == choice), None)

    def text_of(self, choice: Choice) -> str:
        """A choice in words."""
        row = self.row_of(choice)
        return self._rows[row].text if row is not None else ""

    def _worded(self) -> list[ChoiceRow]:
        if self._decision is None or self._shown is None:
            return []
        left, refusals = self._shown
        words, game, decision = self._adapter, self._game, self._decision
        legal = [ChoiceRow(choice, words.choice_text(game, decision, choice)) for choice in left]
        refused = [
            ChoiceRow(choice, words.choice_text(game, decision, choice), words.refusal_text(refusal))
            for choice, refusal in refusals.items()
        ]
        return legal + refused

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role in (Qt.ItemDataRole.ToolTipRole, self.ReasonRole):
            return row.reason or None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row.text} – {row.reason}" if row.reason else row.text
        if role == self.ChoiceRole:
            return row.choice
        return row.is_legal if role == self.LegalRole else None
