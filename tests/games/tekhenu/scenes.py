"""The vocabulary of the rule tests: a table on which only what a test is about lies, questions, answers, figures.

``scene`` lays out a table; nothing is on it that the test does not name: no goods, no dice, no pieces, an empty market.
Dice are words: ``black 4``. Cells are (row, column) from 0; ``answer`` gives answers by their lines in a record.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from teo_desktop.games import tekhenu
from teo_desktop.games.tekhenu import catalog, events
from teo_desktop.games.tekhenu.catalog import CARD_IDS, CARDS_PER_KIND, COLOURS, FACES, GODS, GOODS, SECTIONS
from teo_desktop.games.tekhenu.interrupts import refused_free_actions
from teo_desktop.games.tekhenu.setup import new_game
from teo_desktop.games.tekhenu.state import NONE, Game, Layout, Setup
from teo_desktop.games.tekhenu.turn import BeginTurn
from teo_desktop.kernel.agenda import Choice, Decision, Effect, Refusal, advance, rule, submit
from teo_desktop.kernel.events import Journal

LINES = {f"{kind} {n + 1}": n + 5 * (kind == "column") for kind in ("row", "column") for n in range(5)}
PEOPLE = ("temple row", "temple column", "workshops", "quarries")
TILES = {row.id: number for number, row in enumerate(catalog.PILLAR_TILES)}


@rule
class Stop(Effect[Game]):
    """Here a test looks at the table: the turn does not go on by itself."""

    def options(self, game: Game) -> Sequence[Choice]:
        return ("stop", "here")


# -- a table -------------------------------------------------------------------------------


def scene(
    players: int = 2,
    seat: int = 0,
    *,
    wheel: int = 0,
    dice: Mapping[str, str] | None = None,
    order: Sequence[int] | None = None,
    gods: Sequence[str] = GODS,
    others: Mapping[int, Mapping[str, Any]] | None = None,
    statues: Mapping[str, Sequence[int]] | None = None,
    people: Mapping[str, int] | None = None,
    pillars: Mapping[tuple[int, int], int] | None = None,
    buildings: Mapping[str, int] | None = None,
    districts: Mapping[tuple[str, int], int] | None = None,
    offer: str = "P22 P23 P24",
    market: Mapping[int, str] | None = None,
    opened: int = 2,
    row_gold: int = 1,
    round: int = 1,
    scorings: int = 0,
    start: int = 0,
    setup: Mapping[str, Any] | None = None,
    whole_turn: bool = False,
    **seat_has: Any,
) -> Game:
    """The seat's turn on a clean table: it is asked for a die. ``gods``: the tiles on Horus slots 1 to 6; ``dice`` by
    section; ``market`` by section from 1; ``pillars`` stand on tiles without ability.
    Unless it is the ``whole_turn``, the table stops where the turn would end."""
    game = new_game(Setup(players, **(setup or {})), 1)
    numbers = tuple(GODS.index(god) for god in gods)
    game.layout = Layout(
        game.layout.setup, numbers, tuple(numbers.index(god) for god in range(6)), start, game.layout.bot
    )
    game.order = tuple(order or [(seat + place) % players for place in range(players)])
    game.wheel, game.round, game.scorings, game.row_gold = wheel, round, scorings, row_gold
    game.starting = ()
    for me in game.players:
        me.goods, me.dealt, me.statues, me.buildings, me.pillars = [0] * 7, (), 0, 0, 0
    _lay_dice(game, dice or {})
    _lay_board(game, statues or {}, people or {}, pillars or {}, buildings or {}, districts or {}, offer)
    for other in range(players):
        equip(game, other, **(seat_has if other == seat else (others or {}).get(other, {})))
    _lay_cards(game, market or {}, opened)
    game.agenda = [BeginTurn(seat)]
    if not whole_turn:
        (begin,) = game.agenda
        game.agenda = [Stop(seat), *begin.apply(game, None)[:1]]
    advance(game)
    return game


def equip(
    game: Game,
    seat: int,
    *,
    production: Mapping[str, int] | None = None,
    population: int = 5,
    happiness: int = 2,
    points: int = 0,
    technologies: str = "",
    blessings: str = "",
    decrees: str = "",
    pure: str = "",
    tainted: str = "",
    aside: str = "",
    excess: Mapping[str, int] | None = None,
    destiny: str = "A01",
    milestones: int = 0,
    built: Mapping[str, int] | None = None,
    **goods: int,
) -> None:
    """Give a seat exactly this; ``built`` adds pieces that stand nowhere."""
    me = game.players[seat]
    me.goods = [goods.pop(good, 0) for good in GOODS]
    assert not goods, goods
    me.production = [(production or {}).get(good, 2) for good in GOODS[:4]]
    me.population, me.happiness, me.points, me.milestones = population, happiness, points, milestones
    me.technologies = sum(1 << catalog.card(name) % CARDS_PER_KIND for name in technologies.split())
    me.blessings = tuple(sorted(catalog.card(name) for name in blessings.split()))
    me.decrees = tuple(catalog.card(name) % CARDS_PER_KIND for name in decrees.split())
    me.hidden = ()
    me.pure, me.tainted, me.aside = dice_of(pure), dice_of(tainted), dice_of(aside)
    amounts = excess or {}
    me.excess = (
        amounts.get("papyrus", 0),
        amounts.get("bread", 0),
        amounts.get("limestone", 0),
        amounts.get("granite", 0),
    )
    me.destiny = next(number for number, row in enumerate(catalog.DESTINIES) if row.id == destiny)
    me.statues += (built or {}).get("statues", 0)
    me.buildings += (built or {}).get("buildings", 0)
    me.pillars += (built or {}).get("pillars", 0)
    for die in (*me.pure, *me.tainted, *me.aside):
        bag = list(game.bag)
        bag[die // FACES] -= 1
        game.bag = tuple(bag)


def dice_of(words: str) -> tuple[int, ...]:
    """Dice out of words: ``black 4 gray 2``."""
    parts = words.split()
    return tuple(
        COLOURS.index(colour) * FACES + int(value) - 1 for colour, value in zip(parts[::2], parts[1::2], strict=True)
    )


def _lay_dice(game: Game, dice: Mapping[str, str]) -> None:
    bag = list(catalog.DICE[len(game.players)])
    game.dice = [()] * 6
    for section, words in dice.items():
        lying = dice_of(words)
        game.dice[GODS.index(section)] = tuple(sorted(lying))
        for die in lying:
            bag[die // FACES] -= 1
    game.bag = tuple(bag)


def _lay_board(
    game: Game,
    statues: Mapping[str, Sequence[int]],
    people: Mapping[str, int],
    pillars: Mapping[tuple[int, int], int],
    buildings: Mapping[str, int],
    districts: Mapping[tuple[str, int], int],
    offer: str,
) -> None:
    players = game.players
    game.statues = [tuple(statues.get(god, ())) for god in GODS]
    spaces = [people.get(space, NONE) for space in PEOPLE]
    game.temple_statues, game.district_statues = spaces[:2], spaces[2:]
    for owner in (*(owner for owners in game.statues for owner in owners), *spaces):
        if owner != NONE:
            players[owner].statues += 1
    game.offer = tuple(TILES[name] for name in offer.split())
    plain = [number for number in (*range(21, 27), *range(21)) if number not in game.offer]
    game.tiles, game.pillars = [NONE] * 25, [NONE] * 25
    for (row, column), owner in pillars.items():
        game.tiles[row * 5 + column] = plain.pop(0) * 4
        game.pillars[row * 5 + column] = owner
        if owner != NONE:
            players[owner].pillars += 1
    game.tile_stack = tuple(plain)
    game.buildings = [owner if owner < 0 else NONE for owner in game.buildings]
    for line, owner in buildings.items():
        game.buildings[LINES[line]] = owner
        players[owner].buildings += 1
    game.districts = [NONE] * 24
    for (district, row), owner in districts.items():
        game.districts[GOODS.index(district) * 6 + row - 1] = owner
        players[owner].buildings += 1


def _lay_cards(game: Game, market: Mapping[int, str], opened: int) -> None:
    used: set[int] = set()
    for me in game.players:
        used.update(me.blessings)
        used.update(24 + n for n in range(24) if me.technologies >> n & 1)
        used.update(48 + decree for decree in me.decrees)
    named = {section - 1: [CARD_IDS.index(name) for name in words.split()] for section, words in market.items()}
    used.update(card for cards in named.values() for card in cards)
    out = catalog.LEFT_OUT_BELOW_THREE if len(game.players) < 3 else ()
    pools = [
        [card for card in range(kind * 24, kind * 24 + 24) if card not in used and card not in out] for kind in range(3)
    ]
    game.discards, game.rejected, game.opened = [(), (), ()], (), opened
    game.market = [()] * 4
    for section in range(opened):
        game.market[section] = tuple(named.get(section) or [pools[kind].pop() for kind in SECTIONS[section]])
    game.decks = [tuple(pool) for pool in pools]


# -- questions and answers -----------------------------------------------------------------


def pending(game: Game) -> Decision:
    """The question that the game waits for; what is forced has happened."""
    decision = advance(game)
    assert decision is not None, "nothing is asked"
    return decision


def ask(game: Game, *effects: Effect[Any]) -> Game:
    """Let these effects come next, in reading order, instead of what was due."""
    game.agenda = [Stop(game.active if game.active >= 0 else 0), *reversed(effects)]
    advance(game)
    return game


def answer(game: Game, *lines: str) -> Game:
    """Answer one question after the other by the lines of the choices; what is forced happens in between."""
    for line in lines:
        decision = pending(game)
        found = [choice for choice in decision.options if tekhenu.line(choice) == line]
        assert found, f"{line!r} is not among {lines_of(decision.options)} of {decision.asked_by}"
        submit(game, decision, found[0])
    return game


def options(game: Game) -> list[str]:
    """What may be answered to the pending question, as lines."""
    return lines_of(pending(game).options)


def lines_of(choices: Iterable[Choice]) -> list[str]:
    """Choices as lines of a record."""
    return [tekhenu.line(choice) for choice in choices]


def run(game: Game, seed: int, until_round: int | None = None) -> Game:
    """Random answers up to a round of the game, or to the end."""
    random = Random(seed)
    decision = advance(game)
    while decision is not None and (until_round is None or game.round < until_round):
        decision = submit(game, decision, decision.options[random.randrange(len(decision.options))])
    return game


# -- what is asserted ----------------------------------------------------------------------


def assert_asks(game: Game, effect: type[Effect[Any]], seat: int | None = None) -> None:
    """The pending question is of this class, and put to this seat."""
    decision = pending(game)
    assert isinstance(decision.asked_by, effect), decision.asked_by
    assert seat is None or decision.player == seat, decision


def assert_offers(game: Game, *lines: str) -> None:
    """All of these are among the options."""
    offered = options(game)
    assert [line for line in lines if line not in offered] == [], offered


def assert_offers_only(game: Game, *lines: str) -> None:
    """These are the options, in any order."""
    assert sorted(options(game)) == sorted(lines)


def assert_refuses(game: Game, line: str, reason: str = "", *numbers: int) -> None:
    """It is not offered, and the rules say why; without a reason: it is just not there to be tried."""
    assert line not in options(game)
    effect = pending(game).asked_by
    reasons = {**effect.refusals(game), **refused_free_actions(game, effect)}
    found = next((refusal for choice, refusal in reasons.items() if tekhenu.line(choice) == line), None)
    assert found == (Refusal(reason, numbers) if reason else None)


@contextmanager
def gains(game: Game, seat: int = 0, **figures: int) -> Iterator[None]:
    """Meanwhile exactly these figures of a seat change, by these amounts."""
    before = figures_of(game, seat)
    yield
    after = figures_of(game, seat)
    changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert changed == {name: amount for name, amount in figures.items() if amount}


def figures_of(game: Game, seat: int = 0) -> dict[str, int]:
    """A seat's goods, points, tracks and pieces by their words."""
    me = game.players[seat]
    return {
        **dict(zip(GOODS, me.goods, strict=True)),
        **{f"{good}_production": me.production[number] for number, good in enumerate(GOODS[:4])},
        **{f"{good}_excess": me.excess[number] for number, good in enumerate(GOODS[:4])},
        "points": me.points,
        "population": me.population,
        "happiness": me.happiness,
        "buildings": me.buildings,
        "pillars": me.pillars,
        "statues": me.statues,
        "blessings": len(me.blessings),
        "technologies": me.technologies.bit_count(),
        "decrees": len(me.decrees),
    }


def scales(game: Game, seat: int = 0) -> tuple[str, str, str]:
    """The dice on a seat's board: pure, tainted, below the scales."""
    me = game.players[seat]
    return words_of(me.pure), words_of(me.tainted), words_of(me.aside)


def words_of(dice: Iterable[int]) -> str:
    """Dice as words."""
    return " ".join(f"{COLOURS[die // FACES]} {die % FACES + 1}" for die in dice)


def lying(game: Game, section: str) -> str:
    """The dice in a section."""
    return words_of(game.dice[GODS.index(section)])


def market(game: Game, section: int) -> list[str]:
    """The cards in a section from 1; - for a gap."""
    return [CARD_IDS[card] if card >= 0 else "-" for card in game.market[section - 1]]


def offer(game: Game) -> list[str]:
    """The pillar tiles on display from left to right; - for a gap."""
    return [catalog.PILLAR_TILES[tile].id if tile >= 0 else "-" for tile in game.offer]


@contextmanager
def journal_of(game: Game) -> Iterator[Journal]:
    """What happens meanwhile."""
    journal: Journal = []
    game.journal = journal
    yield journal
    game.journal = None


def of_kind(journal: Journal, kind: type) -> list[Any]:
    """The events of one class, in order."""
    return [event for event in journal if isinstance(event, kind)]


def scored(journal: Journal, seat: int = 0) -> dict[str, int]:
    """A seat's points by source."""
    return tekhenu.points_by_category(journal).get(seat, {})


def bonuses(journal: Journal) -> list[tuple[int, str]]:
    """The bonuses of statues: whose, and of which god."""
    return [(event.player, GODS[event.god]) for event in of_kind(journal, events.BonusPaid)]
