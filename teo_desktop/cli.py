"""The command line: what it asks for, and what of that needs no window.

No Qt is imported here. What runs without a window speaks English. Whoever asks for something impossible reads one
sentence, and nothing has changed.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from teo_desktop import arguments, saves, transcript
from teo_desktop.arguments import LACKING, REFUSED, Failure, NewGame
from teo_desktop.container import CAMPAIGN_SUFFIX, BadFile
from teo_desktop.games import GAMES
from teo_desktop.kernel.record import GameRecord
from teo_desktop.transcript import BadText

DONE: Final = 0
INTERRUPTED: Final = 130


@dataclass(frozen=True, slots=True)
class Screenshot:
    """A picture to make: where it goes, how large the window is, and how far its game has been played."""

    path: Path
    size: tuple[int, int] | None
    record: GameRecord


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line asks for. With neither ``file`` nor ``game`` the window opens with its start screen."""

    file: Path | None = None
    data_dir: Path | None = None
    lang: str | None = None
    game: NewGame | None = None
    screenshot: Screenshot | None = None


def main(argv: Sequence[str], open_window: Callable[[Options], int]) -> int:
    """Do what the arguments say and return the exit status; ``open_window`` is called when a window is needed."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # a file's name may be no text
    try:
        status = _run(argv, open_window)
        _flush()
        return status
    except Failure as failure:
        return _fail(failure)
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit as done:  # argparse has said its help or the version
        return done.code if isinstance(done.code, int) else DONE


def _run(argv: Sequence[str], open_window: Callable[[Options], int]) -> int:
    asked = arguments.parse(argv)
    if asked.verify:
        return _verify(asked.verify)
    if asked.autoplay is not None:
        return _autoplay(asked)
    return open_window(_window_options(asked))


def _window_options(asked: argparse.Namespace) -> Options:
    if asked.data_dir is not None:
        _check_folder(asked.data_dir)
    if asked.file is not None:
        _check_file(asked.file, asked.window or sys.stderr is None)
    if asked.screenshot is not None:
        _check_target(asked.screenshot)
    game = arguments.new_game(asked) if arguments.describes_game(asked) or asked.screenshot else None
    if game is not None and asked.seed is None:
        _say(f"seed {game.seed}")
    if asked.screenshot is None:
        return Options(asked.file, asked.data_dir, asked.lang, game)
    from teo_desktop import autoplay

    assert game is not None
    played = autoplay.play(GAMES[game.game], game.setup, game.seats, game.seed, asked.until)
    lines = len(played.record.lines)
    if asked.until is not None and lines < asked.until:
        raise Failure(REFUSED, f"--until: this game has only {lines} choices")
    return Options(None, asked.data_dir, asked.lang, game, Screenshot(asked.screenshot, asked.size, played.record))


def _check_file(path: Path, has_window: bool) -> None:
    """Refuse a file that no window could show, before one opens.

    Not where ``has_window``: whoever clicks on a file in a desktop sees no terminal, and a program that just does not
    appear says nothing. There the window opens on its start screen and says it again, in the person's language.
    """
    try:
        arguments.check_has_table(_game_of(path))
    except Failure as failure:
        if not has_window:
            raise
        _complain(str(failure))


# ---- without a window


def _verify(paths: Sequence[Path]) -> int:
    status, verified, misfits = DONE, 0, 0
    for path in paths:
        try:
            verdicts = [(name, saves.verify(saved)) for name, saved in _games_in(path)]
        except Failure as failure:
            status = max(status, _fail(failure))
            verified += 1
            continue
        if not verdicts:
            _say(f"{path}: no game has been played yet")
        for name, verdict in verdicts:
            _say(f"{name}: {_in_words(verdict)}")
            verified += 1
            misfits += not verdict.is_good
    if misfits:
        _complain(f"{misfits} of {verified} records {'does' if misfits == 1 else 'do'} not fit the stored state")
    return max(status, LACKING if misfits else DONE)


def _games_in(path: Path) -> list[tuple[str, saves.SavedGame]]:
    """A saved game, or all of a campaign, each with what it is called."""
    if path.suffix != CAMPAIGN_SUFFIX:
        return [(str(path), _load(path))]
    from teo_desktop.campaigns import files as campaign_files

    found = []
    try:
        for number, data in sorted(campaign_files.load(path).games.items()):
            found.append((f"{path}, game {number}", saves.from_bytes(data)))
    except BadFile as error:
        raise Failure(REFUSED, f"{path} {error}") from None
    return found


def _in_words(verdict: saves.Verdict) -> str:
    choices = f"{verdict.lines} choice lines"
    if verdict.misfit is not None:
        return f"choice line {verdict.misfit.number} of {verdict.lines} no longer fits: {verdict.misfit.line!r}"
    if verdict.is_equal:
        return f"{choices} replayed, the result equals the stored state"
    return f"{choices} replayed, the result differs from the stored state"


def _autoplay(asked: argparse.Namespace) -> int:
    from teo_desktop import autoplay

    game = arguments.new_game(asked)
    if game.warning:
        _complain(game.warning)
    if any(seat.is_human for seat in game.seats):
        raise Failure(REFUSED, "--autoplay: bots play among themselves, a human seat is not possible")
    if asked.csv is not None:
        _check_target(asked.csv)
    played = []
    for outcome in autoplay.outcomes(GAMES[game.game], game.setup, game.seats, game.seed, asked.autoplay):
        _say(autoplay.line(outcome))
        played.append(outcome)
    if asked.csv is not None:
        _write(asked.csv, autoplay.table(played))
    _say(autoplay.summary(played))
    return DONE


# ---- files and streams


def _game_of(path: Path) -> str:
    """The game that is played in a saved game or a campaign."""
    if path.suffix != CAMPAIGN_SUFFIX:
        return _load(path).record.game
    from teo_desktop.campaigns import files as campaign_files

    try:
        return campaign_files.load(path).game
    except BadFile as error:
        raise Failure(REFUSED, f"{path} {error}") from None


def _load(path: Path) -> saves.SavedGame:
    try:
        return transcript.load(path) if transcript.is_text(path) else saves.load(path)
    except BadFile as error:
        raise Failure(REFUSED, f"{path} {error}") from None
    except BadText as error:
        raise Failure(REFUSED, f"{path}, {error}") from None


def _check_folder(path: Path) -> None:
    """Refuse a folder that could not be made or written to; makes nothing."""
    existing = path.absolute()
    while not os.path.lexists(existing):
        existing = existing.parent
    if not existing.is_dir() or not os.access(existing, os.W_OK | os.X_OK):
        raise Failure(REFUSED, f"--data-dir: {path} cannot be written to")


def _check_target(path: Path) -> None:
    """Refuse a target that cannot be written, before the work is done; writes nothing."""
    folder = path.absolute().parent
    if path.is_dir():
        raise Failure(REFUSED, f"{path} cannot be written (it is a folder)")
    if not folder.is_dir():
        raise Failure(REFUSED, f"{path} cannot be written (there is no folder {folder})")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise Failure(REFUSED, f"{path} cannot be written (no permission)")


def _write(path: Path, text: str) -> None:
    """All of it or nothing: what was there before stays when it fails."""
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():  # a device or a pipe has nothing to keep
            target.write_text(text, encoding="utf-8", newline="")
            return
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=".")
        try:
            with open(handle, "w", encoding="utf-8", newline="") as new:
                new.write(text)
            os.chmod(name, target.stat().st_mode if target.exists() else 0o666 & ~_umask())
            os.replace(name, target)
        except OSError:
            os.unlink(name)
            raise
    except OSError as error:
        raise Failure(REFUSED, f"{path} cannot be written ({error.strerror})") from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _say(line: str) -> None:
    try:
        print(line, flush=True)
    except OSError as error:
        raise _no_output(error) from None


def _flush() -> None:
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        raise _no_output(error) from None


def _no_output(error: OSError) -> Failure:
    # Python flushes once more at its end, and must not fail there as well.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return Failure(REFUSED, f"standard output cannot be written ({error.strerror})")


def _fail(failure: Failure) -> int:
    _complain(str(failure))
    return failure.status


def _complain(sentence: str) -> None:
    # Sentences from elsewhere may be of several lines.
    one_line = " ".join(sentence.split())
    print(f"teo-desktop: {one_line}.", file=sys.stderr)
