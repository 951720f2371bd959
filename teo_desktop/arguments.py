"""The arguments of the command line: which there are, which go together, and the game that they describe."""

from __future__ import annotations

import argparse
import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn

from teo_desktop import __version__, paths, saves
from teo_desktop.games import GAMES
from teo_desktop.kernel.bots import BOTS
from teo_desktop.kernel.codec import BadData, to_json
from teo_desktop.kernel.rng import MASK
from teo_desktop.kernel.rules import Json
from teo_desktop.saves import Seat

LACKING: Final = 1
"""Exit status: the environment lacks something, or a record does not fit its state."""
REFUSED: Final = 2
"""Exit status: wrong or impossible arguments, or a file that cannot be read or written."""

LANGUAGES: Final = ("en", "de", "es")
FEWEST_SEATS, MOST_SEATS = 2, 4
SMALLEST_SIDE, LARGEST_SIDE = 200, 8192
DRAWN_SEEDS: Final = 10**9
"""A seed that nobody named is below this: short enough to be written down."""


class Failure(Exception):
    """What is asked for cannot be done; the text is one sentence without its end."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game that the command line describes. The names and colours of the seats are left open."""

    game: str
    setup: Json
    seats: tuple[Seat, ...]
    seed: int
    warning: str = ""
    """A sentence without its end: something that the person provided is not used."""


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """What the arguments ask for, one attribute each; None for what they do not.

    Raises:
        Failure: an argument is wrong, or two do not go together.
        SystemExit: help or the version was asked for, and has been said.
    """
    asked = _parser().parse_args(argv)
    _check_combination(asked)
    return asked


def describes_game(asked: argparse.Namespace) -> bool:
    """Whether something is said about a game."""
    return any(getattr(asked, name) is not None for name in _GAME_ARGUMENTS)


def new_game(asked: argparse.Namespace) -> NewGame:
    """The game that the arguments describe. Whatever they leave out is what is usual, the seed is drawn.

    Raises:
        Failure: there is no such seat or option, or the rules do not know such a game.
    """
    name = asked.game or DEFAULT_GAME
    if asked.autoplay is None:
        check_has_table(name)
    has_window = asked.autoplay is None and asked.screenshot is None
    usual = "human,bot:greedy" if has_window else "bot:greedy,bot:greedy"
    seats = tuple(_seat(name, text) for text in (usual if asked.players is None else asked.players).split(","))
    if not FEWEST_SEATS <= len(seats) <= MOST_SEATS:
        raise Failure(REFUSED, f"--players: {FEWEST_SEATS} to {MOST_SEATS} can play, not {len(seats)}")
    setup, warning = SETUPS[name](asked, seats)
    try:
        # As a record writes it: what is not chosen of later options does not stand there.
        setup = GAMES[name].setup_to_json(GAMES[name].setup_from_json(setup))
    except BadData as error:
        raise Failure(REFUSED, f"this set-up cannot be played ({error})") from None
    return NewGame(name, setup, seats, secrets.randbelow(DRAWN_SEEDS) if asked.seed is None else asked.seed, warning)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Failure(REFUSED, message.removeprefix("argument "))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="teo-desktop", allow_abbrev=False, description="Teotihuacan: City of Gods on the desktop.")
    parser.add_argument(
        "file", nargs="?", type=_path, metavar="FILE", help="a game (*.teo) or campaign (*.teocampaign) to go on with"
    )
    parser.add_argument(
        "--window", action="store_true", help="open the window in any case, and say there what is wrong with FILE"
    )
    parser.add_argument("--version", action="version", version=f"teo-desktop {__version__}")
    parser.add_argument("--data-dir", type=_path, metavar="DIR", help="keep saves, settings and logs below DIR")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language (the system's, else English)")

    game = parser.add_argument_group("a game")
    game.add_argument("--game", type=_game, metavar="NAME", help=f"the game: {', '.join(GAMES)}")
    game.add_argument("--players", metavar="SEAT,…", help=f"two to four of {_all_seats()}; {_solo_seats()}")
    game.add_argument("--seed", type=_number(0, MASK), metavar="N", help="a whole number from 0 (else drawn and shown)")
    game.add_argument("--edition", choices=("deluxe", "2018"), help="the edition (deluxe)")
    game.add_argument("--setup", choices=("first", "full"), help="the first game of the rulebook or the full set-up")
    game.add_argument("--options", metavar="NAME,…", help=f"any of {_all_options()}")

    instead = parser.add_argument_group("instead of a window").add_mutually_exclusive_group()
    instead.add_argument("--autoplay", type=_number(1), metavar="N", help="let bots play N games")
    instead.add_argument("--verify", nargs="+", type=_path, metavar="FILE", help="replay saved games and compare")
    instead.add_argument("--screenshot", type=_path, metavar="FILE.png", help="a picture of a game that bots play")
    parser.add_argument("--csv", type=_path, metavar="FILE", help="with --autoplay: a row for each game")
    parser.add_argument("--until", type=_number(0), metavar="K", help="with --screenshot: after K choices (at the end)")
    parser.add_argument("--size", type=_size, metavar="WxH", help="with --screenshot: the window's size")
    return parser


_GAME_ARGUMENTS = ("game", "players", "seed", "edition", "setup", "options")


def _check_combination(asked: argparse.Namespace) -> None:
    for name, needs in (("csv", "autoplay"), ("until", "screenshot"), ("size", "screenshot")):
        if getattr(asked, name) is not None and getattr(asked, needs) is None:
            raise Failure(REFUSED, f"--{name} goes only with --{needs}")
    if asked.window:
        for name in ("autoplay", "verify", "screenshot"):
            if getattr(asked, name) is not None:
                raise Failure(REFUSED, f"--window does not go with --{name}, which opens none")
    if asked.file is not None:
        for name in ("autoplay", "verify", "screenshot", *_GAME_ARGUMENTS):
            if getattr(asked, name) is not None:
                raise Failure(REFUSED, f"--{name} does not go with a saved game")
    if asked.verify and describes_game(asked):
        raise Failure(REFUSED, "--verify takes saved games and no description of a game")


def _path(text: str) -> Path:
    if not text or "\0" in text:
        raise argparse.ArgumentTypeError(f"{text!r} is no name of a file")
    return Path(text)


def _game(text: str) -> str:
    if text not in GAMES:
        raise argparse.ArgumentTypeError(f"there is no game {text!r}; there is {', '.join(GAMES)}")
    return text


def _number(least: int, most: int | None = None) -> Callable[[str], int]:
    def parse(text: str) -> int:
        # Eighteen digits and more than enough for a count; longer ones only where a limit is named.
        if not re.fullmatch(r"[0-9]{1,20}", text) or not least <= int(text) <= (most or 10**9):
            span = f"from {least}" if most is None else f"from {least} to {most}"
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number {span}")
        return int(text)

    return parse


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    sides = (int(match[1]), int(match[2])) if match else (0, 0)
    if not all(SMALLEST_SIDE <= side <= LARGEST_SIDE for side in sides):
        problem = f"{text!r} is no size; one is 1600x1000, each side from {SMALLEST_SIDE} to {LARGEST_SIDE}"
        raise argparse.ArgumentTypeError(problem)
    return sides


# ---- the parts of a game


def _teotihuacan(asked: argparse.Namespace, seats: tuple[Seat, ...]) -> tuple[Json, str]:
    from teo_desktop.games.teotihuacan import teotibot_levels

    setup: dict[str, Json] = {
        "players": len(seats),
        "edition": asked.edition or "deluxe",
        "first_game": asked.setup == "first",
        **_options(asked, "teotihuacan"),
    }
    for name in ONLY_IN_FULL_SETUP:
        if setup["first_game"] and setup[name.replace("-", "_")]:
            raise Failure(REFUSED, f"--options: {name} has no effect with --setup first, where its tiles are given")
    solo = [number for number, seat in enumerate(seats) if seat.bot == teotibot_levels.TEOTIBOT]
    if solo:
        if len(seats) != teotibot_levels.SOLO_SEATS or solo != [len(seats) - 1]:
            raise Failure(REFUSED, "--players: bot:teotibot has the last of exactly two seats, after somebody else")
        setup["solo"] = to_json(teotibot_levels.LEVELS[seats[solo[0]].level])
    elif setup["redraw_neutrals"]:
        raise Failure(REFUSED, "--options: redraw-neutrals goes only with bot:teotibot")
    return setup, ""


def _tekhenu(asked: argparse.Namespace, seats: tuple[Seat, ...]) -> tuple[Json, str]:
    if asked.edition is not None:
        raise Failure(REFUSED, "--edition: tekhenu has one edition only")
    solo = [number for number, seat in enumerate(seats) if seat.bot == "botankhamun"]
    if (solo and len(seats) != 2) or len(solo) > 1:
        raise Failure(REFUSED, "--players: botankhamun plays against exactly one other seat")
    options = _options(asked, "tekhenu")
    if not solo and any(options.values()):
        raise Failure(REFUSED, f"--options: {asked.options} goes only with bot:botankhamun")
    figures, warning = _tekhenu_figures(asked.data_dir)
    setup = {
        "players": len(seats),
        "preprinted": asked.setup == "first",
        "botankhamun": seats[solo[0]].level if solo else "",
        "bot_seat": solo[0] if solo else 1,
        **options,
        "figures": figures,
    }
    return setup, warning


def _tekhenu_figures(data_dir: Path | None) -> tuple[Json, str]:
    """The person's own figures, as they stand in a set-up; a sentence if they cannot be used."""
    from teo_desktop.games.tekhenu.figures import FILE_NAME, BadFigures
    from teo_desktop.games.tekhenu.figures import read as read_figures

    path = (data_dir or paths.data_dir()) / FILE_NAME
    if not path.exists():
        return [], ""
    try:
        return [list(row) for row in read_figures(path.read_text(encoding="utf-8"))], ""
    except BadFigures as bad:
        figure = f"{bad.figure} is {bad.problem}" if bad.figure else "this is no TOML"
        return [], f"{path}, line {bad.line}: {figure}; the built-in figures are used"
    except (OSError, UnicodeDecodeError) as error:
        return [], f"{path} cannot be read ({error}); the built-in figures are used"


SETUPS: Final[dict[str, Callable[[argparse.Namespace, tuple[Seat, ...]], tuple[Json, str]]]] = {
    "teotihuacan": _teotihuacan,
    "tekhenu": _tekhenu,
}
"""By game: its set-up, as it stands in a record, out of the arguments; and what is to be said about it."""

OPTIONS: Final = {
    "teotihuacan": ("sudden-end", "advanced-worship", "draft", "random-pyramid", "redraw-neutrals", "all-tiles"),
    "tekhenu": ("random-start", "strong-decrees"),
}

ONLY_IN_FULL_SETUP: Final = ("draft", "all-tiles")
"""Options of Teotihuacan about tiles that the first game of its rulebook lays out as printed."""

SOLO_BOTS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "teotihuacan": {"teotibot": ("novice", "easy", "standard", "hard", "expert")},
    "tekhenu": {"botankhamun": ("easy", "medium", "hard")},
}
"""By game: the opponents for one player that its rules play by themselves, and their levels from the weakest on. Told
here without the games, which are imported when one is played."""

USUAL_LEVELS: Final = {"teotibot": "standard", "botankhamun": "easy"}
"""What is meant where no level is said."""

GAMES_WITH_TABLE: Final = ("teotihuacan",)
"""The games that a window can show."""

DEFAULT_GAME: Final = "teotihuacan"


def check_has_table(game: str) -> None:
    """Raise ``Failure`` for a game that no window can show yet."""
    if game not in GAMES_WITH_TABLE:
        raise Failure(REFUSED, f"{game} has no table in the window yet; --autoplay lets bots play it")


def _seat(game: str, text: str) -> Seat:
    kind, *rest = text.split(":")
    if kind == saves.HUMAN and not rest:
        return Seat(text)
    if kind != saves.BOT or len(rest) not in (1, 2):
        raise Failure(REFUSED, f"--players: {text!r} is no seat; a seat is {_all_seats()}, or {_solo_seat(game)}")
    name = rest[0]
    if name in SOLO_BOTS[game]:
        levels = SOLO_BOTS[game][name]
        if len(rest) == 2 and rest[1] not in levels:
            raise Failure(REFUSED, f"--players: {name} has no level {rest[1]!r}; there are {', '.join(levels)}")
        # Results are counted by level, so a seat always says its own.
        return Seat(text if len(rest) == 2 else f"{text}:{USUAL_LEVELS[name]}")
    if any(name in bots for bots in SOLO_BOTS.values()):
        raise Failure(REFUSED, f"--players: the bot {name!r} does not play {game}")
    if name not in BOTS:
        raise Failure(REFUSED, f"--players: there is no bot {name!r}; a seat is {_all_seats()}, or {_solo_seat(game)}")
    if len(rest) == 2:
        raise Failure(REFUSED, f"--players: the bot {name!r} has no levels")
    return Seat(text)


def _all_seats() -> str:
    bots = [f"{saves.BOT}:{name}" for name in BOTS]
    return f"{', '.join([saves.HUMAN, *bots[:-1]])} or {bots[-1]}"


def _solo_seat(game: str) -> str:
    return " or ".join(f"{saves.BOT}:{name}:LEVEL" for name in SOLO_BOTS[game])


def _solo_seats() -> str:
    return ", ".join(
        f"{saves.BOT}:{name}:{'|'.join(levels)} ({game})"
        for game, bots in SOLO_BOTS.items()
        for name, levels in bots.items()
    )


def _all_options() -> str:
    return "; ".join(f"{', '.join(names)} ({game})" for game, names in OPTIONS.items())


def _options(asked: argparse.Namespace, game: str) -> dict[str, bool]:
    known = OPTIONS[game]
    names = [] if asked.options is None else asked.options.split(",")
    for name in names:
        if name not in known and any(name in other for other in OPTIONS.values()):
            raise Failure(REFUSED, f"--options: {game} has no option {name!r}; there are {', '.join(known)}")
        if name not in known:
            raise Failure(REFUSED, f"--options: there is no option {name!r}; there are {', '.join(known)}")
    return {name.replace("-", "_"): name in names for name in known}
