"""Campaigns played by bots, a step at a time: each step is written to a file and read again in a fresh object."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from teo_desktop import saves
from teo_desktop.campaigns import files, model
from teo_desktop.campaigns.model import Campaign, NextGame, Terms
from teo_desktop.games import GAMES
from teo_desktop.kernel.agenda import advance, submit
from teo_desktop.kernel.bots import Bot, GreedyBot, RandomBot
from teo_desktop.kernel.record import line_of
from teo_desktop.saves import SavedGame, Seat

GAME = "teotihuacan"
BEGAN = "2026-11-30T18:05:00+00:00"
ENDED = "2026-11-30T19:05:00+00:00"
ANA, BEN, CLEO = Seat("human", "Ana"), Seat("bot:greedy", "Ben"), Seat("bot:random", "Cleo")


def an_ascent(name: str = "Up the steps") -> Campaign:
    """An ascent in which nothing has been played."""
    return replace(model.new_campaign(model.ASCENT, name, GAME, (ANA,), BEGAN), id="ascent1")


def a_league(
    *players: Seat, seats: int = 2, games: int = 0, has_handicaps: bool = True, name: str = "Thursdays"
) -> Campaign:
    """A league in which nothing has been played."""
    rules = GAMES[GAME]
    setup = {"players": seats, "edition": "deluxe", "first_game": True, "sudden_end": False, "advanced_worship": False}
    setup |= {"draft": False, "random_pyramid": False}
    terms = Terms(rules.setup_to_json(rules.setup_from_json(setup)), games, has_handicaps)
    return replace(
        model.new_campaign(model.LEAGUE, name, GAME, players or (ANA, BEN, CLEO), BEGAN, terms), id="league1"
    )


def again(campaign: Campaign) -> Campaign:
    """The campaign after it was left: out of the bytes of its file."""
    found = files.from_bytes(files.to_bytes(campaign))
    assert found == campaign
    return found


def play(
    campaign: Campaign, following: NextGame, seed: int, leave_at: Callable[[int], bool] = lambda _: False
) -> Campaign:
    """The campaign after its next game, which bots play; it is left and resumed after each choice that is named."""
    campaign, saved = model.begun(campaign, following, seed, BEGAN)
    return go_on(campaign, saved, seed, leave_at)


def go_on(
    campaign: Campaign, saved: SavedGame, seed: int, leave_at: Callable[[int], bool] = lambda _: False
) -> Campaign:
    """The campaign after the game that is being played in it."""
    assert campaign.current is not None
    number, rules = campaign.current.number, campaign.rules
    bots: list[Bot] = [
        RandomBot(rules, seed) if seat.bot == "random" else GreedyBot(rules, seed) for seat in saved.seats
    ]
    game, decision, _, _ = saves.open_game(saved)
    lines = [*saved.record.lines]
    while decision is not None:
        choice = bots[decision.player].choose(game.copy(), decision)
        lines.append(line_of(rules, decision, choice))
        decision = submit(game, decision, choice)
        if decision is not None and leave_at(len(lines)):
            campaign = again(model.stepped(campaign, number, at(saved, lines, game), ENDED))
            resumed = model.current_game(campaign)
            game, decision, _, _ = saves.open_game(resumed)
            assert resumed.record.lines == tuple(lines)
    return again(model.stepped(campaign, number, at(saved, lines, game), ENDED))


def at(saved: SavedGame, lines: list[str], game: object) -> SavedGame:
    """The save of this position."""
    return replace(
        saved, record=replace(saved.record, lines=tuple(lines)), state=saved.rules.game_to_json(game), result=None
    )


def first_question(saved: SavedGame) -> SavedGame:
    """A game that has come to its first question."""
    rules = saved.rules
    game = rules.new_game(rules.setup_from_json(saved.record.setup), saved.record.seed)
    advance(game)
    return at(saved, [], game)
