"""Dice: drawn from the bag, rolled, lying around the wheel (rulebook, "Pure, Tainted, and Forbidden Dice")."""

from __future__ import annotations

from teo_desktop.games.tekhenu import events
from teo_desktop.games.tekhenu.catalog import COLOURS, FACES, LIGHT_BY_REL, PURITY, SHADED
from teo_desktop.games.tekhenu.state import Game
from teo_desktop.kernel.rng import below

PURITY_AT = tuple(tuple(PURITY[LIGHT_BY_REL[(section - wheel) % 6]] for section in range(6)) for wheel in range(6))
"""By position of the wheel, section and colour: pure, tainted or forbidden."""


def light_of(wheel: int, section: int) -> int:
    """The light that falls on a section."""
    return LIGHT_BY_REL[(section - wheel) % 6]


def roll_into(game: Game, section: int, number: int) -> None:
    """Draw dice from the bag, roll them and add them to a section."""
    bag = list(game.bag)
    new = []
    for _ in range(number):
        place = below(game, sum(bag))
        colour = 0
        while place >= bag[colour]:
            place -= bag[colour]
            colour += 1
        bag[colour] -= 1
        new.append(colour * FACES + below(game, FACES))
    game.bag = tuple(bag)
    game.dice[section] = tuple(sorted((*game.dice[section], *new)))
    game.emit(events.DiceRolled, section, tuple((die // FACES, die % FACES + 1) for die in sorted(new)))


def refill_wheel(game: Game) -> None:
    """New dice for the shaded sections: as many as there are players for each."""
    for section in range(6):
        if light_of(game.wheel, section) == SHADED:
            roll_into(game, section, len(game.players))


def return_dice(game: Game) -> None:
    """All dice of all player boards go back into the bag."""
    bag = list(game.bag)
    for me in game.players:
        for die in (*me.pure, *me.tainted, *me.aside):
            bag[die // FACES] += 1
        me.pure = me.tainted = me.aside = ()
    game.bag = tuple(bag)


def dice_in_game(game: Game) -> tuple[int, ...]:
    """Dice by colour, wherever they are: never more, never fewer."""
    count = list(game.bag)
    lying = [die for section in game.dice for die in section]
    lying += [die for me in game.players for die in (*me.pure, *me.tainted, *me.aside)]
    if game.hand >= 0:
        lying.append(game.hand)
    for die in lying:
        count[die // FACES] += 1
    assert len(count) == len(COLOURS)
    return tuple(count)
