"""A table of Teotihuacan with its picker, set up for a position, and walks through random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

from teo_desktop.games import teotihuacan as rules
from teo_desktop.kernel.agenda import Choice, Decision, advance, submit
from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import SeatLook, Target
from teo_desktop.ui.games import teotihuacan as adapter
from teo_desktop.ui.games.teotihuacan.table import TeotihuacanTable
from teo_desktop.ui.picker import ChoicePicker
from teo_desktop.ui.scene.theme import Theme

LOOKS = (
    SeatLook("Ana", "blue"),
    SeatLook("Bertholdine", "yellow"),
    SeatLook("Carla", "orange"),
    SeatLook("Dieter", "black"),
)
SETUPS = (
    rules.Setup(2),
    rules.Setup(3),
    rules.Setup(4),
    rules.Setup(2, first_game=True),
    rules.Setup(3, "2018", first_game=True),
    rules.Setup(4, first_game=True, random_pyramid=True),
    rules.Setup(2, advanced_worship=True),
    rules.Setup(3, draft=True, sudden_end=True),
    rules.Setup(4, "2018", draft=True, advanced_worship=True, random_pyramid=True),
)


def questions(setup: rules.Setup, seed: int) -> Iterator[tuple[rules.Game, Decision]]:
    """A whole game of random answers, each question with its position."""
    game = rules.new_game(setup, seed)
    decision = advance(game)
    chance = random.Random(seed)
    while decision is not None:
        yield game, decision
        decision = submit(game, decision, chance.choice(decision.options))


def question(setup: rules.Setup, seed: int, wanted: str, after: int = 0) -> tuple[rules.Game, Decision]:
    """The first question of this class of effects, after so many questions."""
    for number, (game, decision) in enumerate(questions(setup, seed)):
        if number >= after and type(decision.asked_by).__name__ == wanted:
            return game, decision
    raise LookupError(f"nobody was asked {wanted} with seed {seed}")


class Desk:
    """A table and a picker that are connected as in the window; what is committed is kept in ``answers``."""

    def __init__(self, players: int, brightness: str = "light") -> None:
        theme = Theme("dark" if brightness == "dark" else "light")
        self.table = TeotihuacanTable(theme, LOOKS[:players])
        self.picker = ChoicePicker(adapter.targets)
        self.picker.selection_changed.connect(self.table.show_selection)
        self.table.target_clicked.connect(self.picker.click)
        self.answers: list[Choice] = []
        self.picker.committed.connect(self._keep)

    def show(self, game: rules.Game, decision: Decision) -> None:
        """Lay the position out and ask its question."""
        self.table.populate(game)
        self.picker.ask(decision, 1, adapter.refusals(game, decision))

    def click(self, target: Target) -> None:
        """Press where this target lies."""
        point = self.table.point_of(target)
        assert point is not None, f"{target} cannot be clicked"
        self.table.press(point)

    def pick(self, choice: Choice, decision: Decision) -> None:
        """Click on the targets of a choice until it is previewed."""
        for target in adapter.targets(decision, choice):
            if self.picker.preview == choice:
                break
            self.click(target)
        assert self.picker.preview == choice, choice

    def _keep(self, _: int, choice: Choice) -> None:
        self.answers.append(choice)


def batches(setup: rules.Setup, seed: int, game: rules.Game | None = None) -> list[tuple[Event, ...]]:
    """What a whole game of random answers causes: the set-up's events, then those of each choice."""
    game = game or rules.new_game(setup, seed)
    game.journal = []
    decision = advance(game)
    chance = random.Random(seed)
    caused = [tuple(game.journal)]
    while decision is not None:
        game.journal = []
        decision = submit(game, decision, chance.choice(decision.options))
        caused.append(tuple(game.journal))
    return caused
