"""The vocabulary of the rule tests: a table on which only what a test is about lies, questions, answers, figures.

``scene`` lays out a table; nothing is on it that the test does not name: no workers, no goods, no discovery tiles, an
empty pyramid. Workers are words: ``quarry:2`` is an unlocked worker of power 2, ``quarry!2`` is locked on the worship
space there (in the Palace ``palaceA!2``, ``palaceB!2``, ``palaceC!2``); the first is worker 1, a fourth one is the one
that comes by ascension. ``answer`` gives answers by their lines in a record, without the seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from teo_desktop.games import teotihuacan
from teo_desktop.games.teotihuacan import catalog, events
from teo_desktop.games.teotihuacan.catalog import BONUSES, DECORATION_IDS, DISCOVERIES, GOODS, PYRAMID_TILE_IDS, TEMPLES
from teo_desktop.games.teotihuacan.construction import lay_tile
from teo_desktop.games.teotihuacan.interrupts import refused_free_actions
from teo_desktop.games.teotihuacan.setup import new_game
from teo_desktop.games.teotihuacan.state import FREE, NOT_TRIGGERED, Game, Layout, Setup
from teo_desktop.games.teotihuacan.topology import CELLS, SPOT_OF_CELL, Cell
from teo_desktop.games.teotihuacan.turn import ChooseAction, ChooseMove
from teo_desktop.kernel.agenda import Choice, Decision, Effect, Refusal, advance, submit
from teo_desktop.kernel.events import Journal

BOARDS = {
    word: number
    for number, word in enumerate("palace forest quarry gold alchemy nobles decorations construction".split(), start=1)
}
BOARD_WORDS = {number: word for word, number in BOARDS.items()}
SPACES = {word: s for s, word in enumerate("palaceA palaceB palaceC forest quarry gold decorations".split())}
SPACE_WORDS = {space: word for word, space in SPACES.items()}
SITES = {
    **{BOARD_WORDS[board]: site for board, site in catalog.BOARD_SITES.items()},
    **{f"avenue {step}": site for step, site in catalog.AVENUE_SITES.items()},
    **{f"{TEMPLES[temple]} {step}": site for (temple, step), site in catalog.TEMPLE_SITES.items()},
}
"""Where discovery tiles lie: beside a board, ``avenue 3``, ``red 5``."""

LEVEL_1, LEVEL_2, LEVEL_3 = (tuple(cell for cell in CELLS if cell[0] == level) for level in (1, 2, 3))

# -- a table -------------------------------------------------------------------------------


def scene(
    players: int = 4,
    seat: int = 0,
    *,
    others: Mapping[int, str | Mapping[str, Any]] | None = None,
    neutrals: Sequence[str] = (),
    options: Sequence[str] = (),
    edition: str = "deluxe",
    royals: Sequence[int] = (4, 6, 1),
    in_play: Sequence[int] = (),
    bonuses: Sequence[str] = ("flat_15", "avenue", "workers"),
    discoveries: Mapping[str, Sequence[str]] | None = None,
    bag: Sequence[str] = (),
    built: Iterable[Cell] | Mapping[Cell, str] = (),
    offer: Sequence[str] = (),
    decoration_offer: Sequence[str] = (),
    heights: Sequence[int] = (0, 0, 0, 0),
    nobles: Sequence[int] = (0, 0, 0),
    light: int = 0,
    dark: int | None = None,
    eclipses: int = 0,
    turns_left: int = NOT_TRIGGERED,
    **seat_has: Any,
) -> Game:
    """The seat's turn on a clean table with the printed ring: it is asked for its move.

    ``others``: what the other seats have, by seat: their workers, or what ``equip`` takes. ``in_play``: printed numbers
    of the technologies on offer, when not those of the first game (owned ones come in by themselves). ``bag``: the next
    discovery tiles, in the order of drawing. ``built``: places of the pyramid with any tiles, or with tiles like
    ``p13/1`` (turned once). What is named lies nowhere else.
    """
    setup = Setup(players, **{"edition": edition, "first_game": True, **dict.fromkeys(options, True)})  # type: ignore[arg-type]
    game = new_game(setup, 1)
    game.agenda = [ChooseMove(seat)]
    game.active, game.turn = seat, seat + 1
    game.light, game.dark = light, catalog.DARK[players - 2][eclipses] if dark is None else dark
    game.eclipses, game.turns_left = eclipses, turns_left
    game.nobles = tuple(nobles)
    game.neutrals = tuple(tuple(BOARDS[word] for word in boards.split()) for boards in neutrals)
    everybody: dict[int, Mapping[str, Any]] = {seat: seat_has}
    for other, has in (others or {}).items():
        everybody[other] = {"workers": has} if isinstance(has, str) else has
    game.layout = _layout(setup, royals, in_play, bonuses, [has.get("technologies", ()) for has in everybody.values()])
    for other in range(players):
        equip(game, other, **everybody.get(other, {}))
    _lay_discoveries(game, discoveries or {}, bag)
    _lay_pyramid(game, built, offer)
    _lay_decorations(game, decoration_offer, heights)
    return game


def equip(
    game: Game,
    seat: int,
    *,
    workers: str = "",
    cacao: int = 0,
    wood: int = 0,
    stone: int = 0,
    gold: int = 0,
    technologies: Sequence[int] = (),
    unused: Sequence[str] = (),
    used: Sequence[str] = (),
    masks: str = "",
    temples: Mapping[str, int] | None = None,
    avenue: int = 0,
    track: int = 0,
    points: int = 0,
) -> None:
    """Give a seat exactly this; technologies by printed number, masks as letters (``aab``)."""
    me = game.players[seat]
    me.goods = [cacao, wood, stone, gold]
    me.standing, me.locked = [0] * 4, [FREE] * 4
    me.power = [1, 1, 1, catalog.FOURTH_WORKER_POWER]
    for worker, word in enumerate(workers.split()):
        place, power = word.replace("!", ":").split(":")
        me.power[worker] = int(power)
        if "!" in word:
            me.locked[worker] = SPACES[place]
            game.worship[SPACES[place]] = seat * 4 + worker
        else:
            me.standing[worker] = BOARDS[place]
    me.technologies = sum(1 << catalog.TECHNOLOGY_OF_NUMBER[number] for number in technologies)
    me.unused = tuple(sorted(catalog.DISCOVERY_KINDS[tile] for tile in unused))
    me.used = tuple(catalog.DISCOVERY_KINDS[tile] for tile in used)
    me.masks = tuple(masks.count(letter) for letter in "abcdefg")
    me.temples = [(temples or {}).get(name, 0) for name in TEMPLES]
    me.avenue, me.track, me.points = avenue, track, points


def _layout(
    setup: Setup,
    royals: Sequence[int],
    in_play: Sequence[int],
    bonuses: Sequence[str],
    owned: Sequence[Sequence[int]],
) -> Layout:
    ring = catalog.PRINTED_RING
    numbers = list(in_play) or [catalog.TECHNOLOGIES[index].number for index in catalog.FIRST_GAME_TECHNOLOGIES]
    missing = {number for row in owned for number in row} - set(numbers)
    numbers = sorted([*missing, *numbers[: 6 - len(missing)]])
    return Layout(
        setup,
        ring,
        (FREE, *(ring.index(board) for board in range(1, 9))),
        tuple(next(i for i, row in enumerate(catalog.ROYALS) if row.number == number) for number in royals),
        tuple(catalog.TECHNOLOGY_OF_NUMBER[number] for number in numbers),
        tuple(next(i for i, row in enumerate(BONUSES) if row.id == name) for name in bonuses),
    )


def _lay_discoveries(game: Game, lying: Mapping[str, Sequence[str]], bag: Sequence[str]) -> None:
    pool = [kind for kind, row in enumerate(DISCOVERIES) for _ in range(row.copies)]
    Random(1).shuffle(pool)
    for player in game.players:
        in_hand = [kind for kind, count in enumerate(player.masks) for _ in range(count)]
        for kind in (*player.unused, *player.used, *in_hand):
            pool.remove(kind)
    game.discoveries = [()] * catalog.SITES
    for place, tiles in lying.items():
        game.discoveries[SITES[place]] = tuple(_taken(pool, catalog.DISCOVERY_KINDS[tile]) for tile in tiles)
    following = [_taken(pool, catalog.DISCOVERY_KINDS[tile]) for tile in bag]
    game.discovery_bag = (*pool, *reversed(following))


def _lay_pyramid(game: Game, built: Iterable[Cell] | Mapping[Cell, str], offer: Sequence[str]) -> None:
    pool = list(range(len(PYRAMID_TILE_IDS)))
    words = dict(built) if isinstance(built, Mapping) else dict.fromkeys(built, "")
    named = {cell: word.split("/") for cell, word in words.items() if word}
    for tile in (*offer, *(word[0] for word in named.values())):
        pool.remove(PYRAMID_TILE_IDS.index(tile))
    on_offer = [PYRAMID_TILE_IDS.index(tile) for tile in offer]
    game.icons, game.tiles, game.filled = catalog.GROUND_ICONS, (FREE,) * len(CELLS), 0
    game.open_places = tuple(SPOT_OF_CELL[cell] for cell in LEVEL_1)
    for cell in words:
        tile, *turns = named.get(cell, [""])
        lay_tile(
            game,
            PYRAMID_TILE_IDS.index(tile) if tile else pool.pop(0),
            SPOT_OF_CELL[cell],
            int(turns[0]) if turns else 0,
        )
    while pool and len(on_offer) < catalog.PYRAMID_OFFER and not offer:
        on_offer.append(pool.pop())
    game.pyramid_offer, game.pyramid_bag = tuple(on_offer), tuple(pool)


def _lay_decorations(game: Game, offer: Sequence[str], heights: Sequence[int]) -> None:
    pool = list(range(len(DECORATION_IDS)))
    on_offer = [_taken(pool, DECORATION_IDS.index(tile)) for tile in offer]
    lying = [FREE] * 16
    for side, height in enumerate(heights):
        for step in range(height):
            lying[side * 4 + step] = pool.pop(0)
    while pool and len(on_offer) < catalog.DECORATION_OFFER and not offer:
        on_offer.append(pool.pop())
    game.heights, game.decorations = tuple(heights), tuple(lying)
    game.decoration_offer, game.decoration_bag = tuple(on_offer), tuple(pool)


def _taken(pool: list[int], kind: int) -> int:
    pool.remove(kind)
    return kind


# -- questions and answers -----------------------------------------------------------------


def pending(game: Game) -> Decision:
    """The question that the game waits for; what is forced has happened."""
    decision = advance(game)
    assert decision is not None, "nothing is asked"
    return decision


def ask(game: Game, *effects: Effect[Any]) -> Game:
    """Let these effects come next, in reading order, instead of what was due."""
    game.agenda = [*reversed(effects)]
    advance(game)
    return game


def answer(game: Game, *lines: str) -> Game:
    """Answer one question after the other by the lines of the choices; what is forced happens in between."""
    for line in lines:
        decision = pending(game)
        found = [choice for choice in decision.options if teotihuacan.line(choice) == line]
        assert found, f"{line!r} is not among {lines_of(decision.options)} of {decision.asked_by}"
        submit(game, decision, found[0])
    return game


def options(game: Game, effect: Effect[Any] | None = None) -> list[str]:
    """What may be answered to the pending question, or to another one, as lines."""
    if effect is None:
        return lines_of(pending(game).options)
    return lines_of((*(effect.options(game) or ()), *(game.free_actions(effect) if effect.interruptible else ())))


def lines_of(choices: Iterable[Choice]) -> list[str]:
    """Choices as lines of a record."""
    return [teotihuacan.line(choice) for choice in choices]


def on_board(game: Game, word: str, worker: int = 1, second: int = 0, seat: int = 0) -> ChooseAction:
    """The question of what a worker (from 1) does on this board, before it is asked."""
    return ChooseAction(seat, worker - 1, BOARDS[word], second - 1)


def run(game: Game, seed: int, until_turn: int | None = None) -> Game:
    """Random answers up to a turn of the game, or to the end."""
    random = Random(seed)
    decision = advance(game)
    while decision is not None and (until_turn is None or game.turn < until_turn):
        decision = submit(game, decision, decision.options[random.randrange(len(decision.options))])
    return game


def collect(game: Game, turns: int = 1) -> list[int]:
    """Simple turns: the asked seat moves a worker and collects cacao. Returns who had these turns."""
    seats = []
    for _ in range(turns):
        seats.append(pending(game).player)
        answer(game, next(line for line in options(game) if line.startswith("move")))
        for line in ("collect", "end turn"):
            decision = advance(game)
            if decision is not None and line in lines_of(decision.options):
                answer(game, line)
    return seats


# -- what is asserted ----------------------------------------------------------------------


def assert_asks(game: Game, effect: type[Effect[Any]], seat: int | None = None) -> None:
    """The pending question is of this class, and put to this seat."""
    decision = pending(game)
    assert isinstance(decision.asked_by, effect), decision.asked_by
    assert seat is None or decision.player == seat, decision


def assert_offers(game: Game, *lines: str, asked_by: Effect[Any] | None = None) -> None:
    """All of these are among the options."""
    offered = options(game, asked_by)
    assert [line for line in lines if line not in offered] == [], offered


def assert_offers_only(game: Game, *lines: str, asked_by: Effect[Any] | None = None) -> None:
    """These are the options, in any order."""
    assert sorted(options(game, asked_by)) == sorted(lines)


def assert_refuses(game: Game, line: str, reason: str = "", *numbers: int, asked_by: Effect[Any] | None = None) -> None:
    """It is not offered, and the rules say why; without a reason: it is just not there to be tried."""
    assert line not in options(game, asked_by)
    effect = asked_by or pending(game).asked_by
    reasons = {**effect.refusals(game), **refused_free_actions(game, effect)}
    found = next((refusal for choice, refusal in reasons.items() if teotihuacan.line(choice) == line), None)
    assert found == (Refusal(reason, numbers) if reason else None)


@contextmanager
def gains(game: Game, seat: int = 0, **figures: int) -> Iterator[None]:
    """Meanwhile exactly these figures of a seat change, by these amounts: goods, points, temples, avenue, track."""
    before = figures_of(game, seat)
    yield
    after = figures_of(game, seat)
    changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert changed == {name: amount for name, amount in figures.items() if amount}


def figures_of(game: Game, seat: int = 0) -> dict[str, int]:
    """A seat's goods, points and tracks by their words."""
    me = game.players[seat]
    return {
        **dict(zip(GOODS, me.goods, strict=True)),
        **dict(zip(TEMPLES, me.temples, strict=True)),
        "avenue": me.avenue,
        "track": me.track,
        "points": me.points,
    }


def workers(game: Game, seat: int = 0) -> str:
    """A seat's workers in the words of ``scene``."""
    me = game.players[seat]
    return " ".join(
        f"{SPACE_WORDS[me.locked[worker]]}!{me.power[worker]}"
        if me.is_locked(worker)
        else f"{BOARD_WORDS[me.standing[worker]]}:{me.power[worker]}"
        for worker in range(4)
        if me.in_play(worker)
    )


def unused(game: Game, seat: int = 0) -> list[str]:
    """The discovery tiles that a seat may still use."""
    return [DISCOVERIES[kind].id for kind in game.players[seat].unused]


def used(game: Game, seat: int = 0) -> list[str]:
    """The discovery tiles that lie face down before a seat."""
    return [DISCOVERIES[kind].id for kind in game.players[seat].used]


def masks(game: Game, seat: int = 0) -> str:
    """A seat's masks as letters."""
    return "".join(letter * count for letter, count in zip("abcdefg", game.players[seat].masks, strict=True))


def lying(game: Game, place: str) -> list[str]:
    """The discovery tiles at a place."""
    return [DISCOVERIES[kind].id for kind in game.discoveries[SITES[place]]]


def technologies(game: Game, seat: int = 0) -> list[int]:
    """The printed numbers of the technologies that a seat owns."""
    owned = game.players[seat].technologies
    return [row.number for index, row in enumerate(catalog.TECHNOLOGIES) if owned >> index & 1]


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
    return teotihuacan.points_by_category(journal).get(seat, {})


def turns_of(journal: Journal) -> list[int]:
    """Whose turns began, in order."""
    return [event.player for event in of_kind(journal, events.TurnBegan)]
