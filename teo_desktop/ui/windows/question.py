"""What the action bar says: who is asked what, how they came there, and the answers that are buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from teo_desktop.kernel.agenda import Choice, Decision
from teo_desktop.ui.adapter import BUTTON, Table, Target
from teo_desktop.ui.live_game import LiveGame
from teo_desktop.ui.session import Pending, Phase
from teo_desktop.ui.texts.counted import Counted
from teo_desktop.ui.windows.action_bar import ActionBar, Answer
from teo_desktop.ui.windows.announcer import Announcer
from teo_desktop.ui.windows.encores import AGAIN, REMATCH

ENCORE = "encore"
"""The kind of the answers that begin another game."""


class Question(QObject):
    """Keeps the action bar at what the game waits for, and at its end offers what may follow.

    Signals:
        encore_wanted(str): another game after the pattern of this one: ``AGAIN`` or ``REMATCH``.
    """

    encore_wanted = Signal(str)

    def __init__(
        self, live: LiveGame, table: Table, action_bar: ActionBar, announcer: Announcer, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._live, self._table, self._bar, self._announcer = live, table, action_bar, announcer
        self._pending = live.session.pending
        self._left: tuple[Choice, ...] = ()
        action_bar.answer_clicked.connect(self._answer)

    def ask(self, pending: Pending) -> None:
        """Say what the game waits for now."""
        self._pending = pending
        decision, looks = pending.decision, self._live.looks
        if decision is None:
            self._bar.ask(looks[self._ranking()[0]], self._outcome(), ())
            self.offer(())
        elif self._live.is_read_only:
            sentence = self.tr("Only looked at: it is {player}’s turn.")
            self._bar.ask(looks[decision.player], sentence.format(player=looks[decision.player].name), self._trail())
        elif pending.phase is Phase.HANDING_OVER:
            self._bar.ask(looks[self._live.session.steps[-1].player], self._over_to(decision), self._trail())
        elif decision.player in self._live.people:
            question = self._live.adapter.prompt(pending.game, decision)
            asked = self.tr("{player}: {question}").format(player=looks[decision.player].name, question=question)
            self._bar.ask(looks[decision.player], asked, self._trail())
        else:
            thinking = self.tr("{player} is thinking …").format(player=looks[decision.player].name)
            self._bar.ask(looks[decision.player], thinking, self._trail())
        self._announcer.ask(self._bar.question.text())

    def tell(self, seat: int) -> None:
        """Say whose turn is told at the moment."""
        look = self._live.looks[seat]
        self._bar.ask(look, self.tr("It is {player}’s turn.").format(player=look.name), ())
        self.offer(())

    def offer(self, left: Sequence[Choice]) -> None:
        """Offer the answers that are buttons; ``left``: what can still be chosen."""
        self._left = tuple(left)
        self._bar.offer(self._answers())

    def retranslate(self) -> None:
        """Make all words anew."""
        self.ask(self._pending)
        self.offer(self._left)

    def _answer(self, target: Target) -> None:
        if target.kind == ENCORE:
            self.encore_wanted.emit(str(target.id))

    def _trail(self) -> list[str]:
        """What has been chosen in this turn."""
        crumb = self._live.adapter.crumb
        made = (crumb(step.before, step.decision, step.choice) for step in self._live.session.turn_so_far)
        return [words for words in made if words]

    def _answers(self) -> list[Answer]:
        decision, adapter = self._pending.decision, self._live.adapter
        if decision is None and self._live.file is not None and not self._live.is_read_only:
            return [
                Answer(Target(ENCORE, REMATCH), self.tr("Rematch")),
                Answer(Target(ENCORE, AGAIN), self.tr("Same set-up and number again")),
            ]
        if decision is None or not self._left:
            return []
        found: dict[Target, Answer] = {}
        for choice in decision.options:
            for target in adapter.targets(decision, choice):
                # Some boards have a place for what elsewhere is a button.
                if target.kind == BUTTON and target not in found and self._table.point_of(target) is None:
                    found[target] = Answer(target, adapter.choice_text(self._pending.game, decision, choice))
        return list(found.values())

    def _over_to(self, decision: Decision) -> str:
        following = self._live.looks[decision.player].name
        if decision.player == self._live.session.steps[-1].player:
            return self.tr("Your turn is over. You are next again.")
        return self.tr("Your turn is over. {player} is next.").format(player=following)

    def _ranking(self) -> tuple[int, ...]:
        return self._live.rules.result(self._pending.game).ranking

    def _outcome(self) -> str:
        result = self._live.rules.result(self._pending.game)
        winner = result.ranking[0]
        points = Counted().points(result.points[winner])
        sentence = self.tr("The game is over. {player} wins with {points}.")
        return sentence.format(player=self._live.looks[winner].name, points=points)
