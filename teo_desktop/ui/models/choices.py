"""Every legal choice as a row, and what is not possible with its reason: a whole game can be played from this list."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

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
    """The choices that are left, in the rules' order, then the refused ones; of all these the ones with the letters.

    Signals:
        letters_changed(): other letters filter the rows now.
    """

    letters_changed = Signal()

    ChoiceRole = Qt.ItemDataRole.UserRole + 1
    LegalRole = Qt.ItemDataRole.UserRole + 2
    ReasonRole = Qt.ItemDataRole.UserRole + 3

    def __init__(self, adapter: GameAdapter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._adapter = adapter
        self._game: Any = None
        self._decision: Decision | None = None
        self._shown: tuple[tuple[Choice, ...], dict[Choice, Refusal]] | None = None
        self._all: list[ChoiceRow] = []
        self._rows: list[ChoiceRow] = []
        self._letters = ""

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
            had_letters, self._letters = bool(self._letters), ""
            self.retranslate()
            if had_letters:
                self.letters_changed.emit()

    @property
    def letters(self) -> str:
        """What somebody typed; only rows that contain all words of it are there."""
        return self._letters

    @property
    def count(self) -> int:
        """How many rows there are without letters."""
        return len(self._all)

    def filter(self, letters: str) -> None:
        """Leave only the rows that contain the words of this text; small or capital letters and accents do not count.

        Other choices take the letters away.
        """
        if letters != self._letters:
            self._letters = letters
            self.beginResetModel()
            self._rows = self._matching()
            self.endResetModel()
            self.letters_changed.emit()

    def retranslate(self) -> None:
        """Make all words anew."""
        self.beginResetModel()
        self._all = self._worded()
        self._rows = self._matching()
        self.endResetModel()

    def row_of(self, choice: Choice) -> int | None:
        """Where a choice stands; None when it does not, or not with these letters."""
        return next((number for number, row in enumerate(self._rows) if row.choice == choice), None)

    def text_of(self, choice: Choice) -> str:
        """A choice in words."""
        return next((row.text for row in self._all if row.choice == choice), "")

    def _matching(self) -> list[ChoiceRow]:
        words = _folded(self._letters).split()
        return [row for row in self._all if all(word in _folded(row.text) for word in words)]

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


def _folded(text: str) -> str:
    """Without the difference of small and capital letters, and without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign))
