"""A table of Teotihuacan with its picker, set up for a position, and walks through random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan.catalog import AFTER_SALARY, ARROW_FREE, DECORATION_TILES, EXCHANGE, STEP_BACK
from teo_desktop.games.teotihuacan.decorations import PlaceDecoration
from teo_desktop.games.teotihuacan.eclipse import PayForPoints
from teo_desktop.games.teotihuacan.royal import ChooseRoyalTile
from teo_desktop.games.teotihuacan.temples import TempleStep
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.games.teotihuacan.turn import ChooseMove, ChooseOtherMove, ExchangeResources
from teo_desktop.kernel.agenda import AnyOrder, Choice, Decision, Effect, advance, submit
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
    rules.Setup(4, all_tiles=True),
    rules.Setup(2, solo=LEVELS["standard"]),
    rules.Setup(3, all_tiles=True, draft=True),
    rules.Setup(2, all_tiles=True, advanced_worship=True, redraw_neutrals=True, solo=LEVELS["expert"]),
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


def rare_questions() -> Iterator[tuple[rules.Game, Decision]]:
    """Questions of the variant with all tiles that random games hardly ever come to, asked of the second of two."""
    effects: dict[Effect[Any], int] = {
        PlaceDecoration(1, _with_two_icons()): ARROW_FREE,
        AnyOrder(1, (TempleStep(1, 0), TempleStep(1, 1))): 0,
        ChooseMove(1): STEP_BACK,
        ChooseOtherMove(1, 0): STEP_BACK,
        ExchangeResources(1): EXCHANGE,
        PayForPoints(1): AFTER_SALARY,
        ChooseRoyalTile(1, 2, 0, 0): 0,
    }
    for effect, technologies in effects.items():
        game = rules.new_game(rules.Setup(2, first_game=True, all_tiles=True), 1)
        game.turn, game.active = 2, 1
        me = game.players[1]
        me.technologies = technologies
        me.goods = [9, 5, 4, 3]
        game.decoration_offer = (_with_two_icons(), *(t for t in game.decoration_offer if t != _with_two_icons()))[:4]
        game.agenda = [effect]
        decision = advance(game)
        assert decision is not None
        yield game, decision


def _with_two_icons() -> int:
    return next(tile for tile, (first, second) in enumerate(DECORATION_TILES) if first != second)


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
