"""Make the games and campaigns of today's format that the tests keep for ever: once for each format."""

from __future__ import annotations

import argparse
import base64
from dataclasses import replace
from pathlib import Path

from teo_desktop import saves
from teo_desktop.autoplay import play
from teo_desktop.branches import Branch, Comment
from teo_desktop.campaigns import ascent, files, league, model
from teo_desktop.campaigns.model import Campaign
from teo_desktop.container import CAMPAIGN, GAME
from teo_desktop.games import GAMES
from teo_desktop.kernel.agenda import Decision
from teo_desktop.kernel.record import line_of, replay
from teo_desktop.saves import SavedGame, Seat
from tests.campaigns import playing
from tests.tools.table import content

FOLDER = Path(__file__).resolve().parents[1] / "saves"
STARTED = "2026-11-30T18:05:00+00:00"
PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)
"""A picture of one point."""
PEOPLE_AND_BOTS = (
    Seat("human", "Änne", "blue", "5f0c3a"),
    Seat("bot:greedy", "Bot 2", "yellow"),
    Seat("bot:random", "Bot 3", "orange"),
    Seat("human", "Íñigo", "black"),
)
TEOTIBOT = (Seat("human", "Ana", "yellow"), Seat("bot:teotibot:standard", "Teotibot", "orange"))
BOTANKHAMUN = (Seat("human", "Ana", "blue"), Seat("bot:botankhamun:hard", "Botankhamun", "yellow"))


def main(argv: list[str]) -> int:
    """Write the files that are not there yet; 1 when all are there."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools keep", description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER, metavar="DIR", help="where they go (tests/saves)")
    asked = parser.parse_args(argv)
    games = {
        "four-players": game("teotihuacan", "4-deluxe-full", PEOPLE_AND_BOTS, 7),
        "teotibot": annotated(game("teotihuacan", "solo-standard-first", TEOTIBOT, 11, 90)),
        "botankhamun": annotated(game("tekhenu", "solo-hard", BOTANKHAMUN, 5, 60)),
    }
    wanted = {f"format-{GAME.format}-{name}.teo": saves.to_bytes(saved) for name, saved in games.items()}
    for name, campaign in (("ascent", an_ascent()), ("league", a_league())):
        wanted[f"campaign-{CAMPAIGN.format}-{name}{files.SUFFIX}"] = files.to_bytes(campaign)
    missing = [name for name in wanted if not (asked.folder / name).exists()]
    for name in missing:
        (asked.folder / name).write_bytes(wanted[name])
        print(f"{name}: {len(wanted[name])} bytes")
    return 0 if missing else 1


def an_ascent() -> Campaign:
    """An ascent with a finished game and one that is being played."""
    campaign = playing.an_ascent("Stufe für Stufe")
    campaign = playing.play(campaign, ascent.next_game(campaign, "foot"), 4)
    return model.begun(campaign, ascent.next_game(campaign, "foot"), 5, STARTED)[0]


def a_league() -> Campaign:
    """A league with two finished games."""
    campaign = playing.a_league(name="Los jueves")
    for seed in (1, 2):
        campaign = playing.play(campaign, league.next_game(campaign), seed)
    return campaign


def game(name: str, setup: str, seats: tuple[Seat, ...], seed: int, until: int | None = None) -> SavedGame:
    """A game among bots, as it would be saved."""
    rules = GAMES[name]
    played = play(rules, content(name).SETUPS[setup], seats, seed, until)
    state = rules.game_to_json(played.game)
    return SavedGame(played.record, seats, state, started=STARTED, result=saves.standing(rules, played.game))


def annotated(saved: SavedGame) -> SavedGame:
    """The same game three choices earlier, with everything that a file can hold besides."""
    rules, lines = saved.rules, saved.record.lines
    record = replace(saved.record, lines=lines[:-3])
    stands = replay(rules, record).game
    at = len(lines) // 2
    earlier = replay(rules, record, at)
    assert earlier.decision is not None
    branch = Branch("The other way – ¿mejor?", at, (another_line(saved, earlier.decision, lines[at]),))
    return replace(
        saved,
        record=record,
        undone=lines[-3:],
        lifted=(12, at),
        state=rules.game_to_json(stands),
        result=saves.standing(rules, stands),
        branches=(branch,),
        comments=(Comment(0, "Am Anfang"), Comment(at, 'Here {it} was (decided).\nTwo lines, "quoted".')),
        thumbnail=PICTURE,
        unknown={"from a later version": [1, {"ä": None}]},
        others={"later/notes.txt": "für später".encode()},
    )


def another_line(saved: SavedGame, decision: Decision, line: str) -> str:
    """A choice that could have been made instead of this one."""
    lines = [line_of(saved.rules, decision, choice) for choice in decision.options]
    return next(other for other in lines if other != line)
