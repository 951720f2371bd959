"""Kill a program at random moments while it saves after every choice, and look at what is left.

Each time a process of its own plays a game and saves it two hundred times in a row as the window does; it is killed
without warning somewhere in between. What it had said to be on disk must be there, whole, offered to go on with, and no
lock may stand in the way.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from teo_desktop import paths, saves
from teo_desktop.games import GAMES
from teo_desktop.kernel.record import GameRecord
from teo_desktop.saves import Seat
from tests.tools.table import plain_setup

GAME = "teotihuacan"
SAVES = 200
ROOT = Path(__file__).resolve().parents[2]
CHILD = "from tests.tools.kill import save_rapidly; save_rapidly({seed})"


class Lost(Exception):
    """Something that had been saved is not there."""


def main(argv: list[str]) -> int:
    """Kill, look, and say what was found; 1 when anything was lost."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools kill", description=__doc__)
    parser.add_argument("-n", type=int, default=100, metavar="N", help="how many times (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the first seed (1)")
    asked = parser.parse_args(argv)
    try:
        found = kill(asked.n, asked.seed)
    except Lost as lost:
        print(lost, file=sys.stderr)
        return 1
    print(f"killed {asked.n} times, nothing lost: " + ", ".join(f"{name} {n}" for name, n in sorted(found.items())))
    return 0


def kill(times: int, first: int = 1) -> Counter[str]:
    """What was found how often.

    Raises:
        Lost: what had been saved is not there.
    """
    found: Counter[str] = Counter()
    span = 1.0
    for seed in range(first, first + times):
        with tempfile.TemporaryDirectory(prefix="teo-desktop-kill-") as name:
            after = Random(seed).random() * span
            said, took = _run(Path(name), seed, after)
            if took is not None:
                # It was through already: the next ones are killed earlier.
                span = 0.9 * took
                found["through before"] += 1
            found[_left(Path(name), seed, said)] += 1
    return found


def save_rapidly(seed: int) -> None:
    """In the process that is killed: play, save after every choice, and say what is on disk."""
    from PySide6.QtCore import QCoreApplication

    from teo_desktop.ui.game_file import GameFile
    from teo_desktop.ui.session import GameSession

    app = QCoreApplication([])
    rules, random = GAMES[GAME], Random(seed)
    session = GameSession(rules, GameRecord(GAME, rules.RULES, plain_setup(GAME, 4), seed), (), lambda _: True, False)
    file = GameFile(session, [Seat("bot:random")] * 4)
    for number in range(1, SAVES + 1):
        pending = session.pending
        assert pending.decision is not None, "the game is too short"
        session.submit(pending.serial, random.choice(pending.decision.options))
        if random.random() < 0.5:
            # Otherwise the next one comes while this one is still being written.
            file.flush()
            os.write(1, f"{number}\n".encode())
    file.release()
    os.write(1, f"{SAVES}\n".encode())
    app.quit()


def _run(folder: Path, seed: int, seconds: float) -> tuple[int, float | None]:
    """Let it save for so long and kill it; what it said to be on disk last, and how long it took if it was through."""
    command = [sys.executable, "-c", CHILD.format(seed=seed)]
    environment = {**os.environ, paths.DATA_DIR_VARIABLE: str(folder)}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, bufsize=0) as child:
        assert child.stdout is not None
        told = child.stdout.read(1)
        begun = time.monotonic()
        try:
            child.wait(seconds)
            took = time.monotonic() - begun
        except subprocess.TimeoutExpired:
            took = None
        child.kill()
        told += child.stdout.read()
    # The last line may be half said.
    lines = told.decode().split("\n")[:-1]
    return max((int(line) for line in lines if line.isdigit()), default=0), took


def _left(folder: Path, seed: int, said: int) -> str:
    from teo_desktop.ui import autosaves

    before = os.environ.get(paths.DATA_DIR_VARIABLE)
    paths.use_data_dir(folder)
    try:
        kept = autosaves.latest_unfinished((GAME,))
        if kept is None:
            raise Lost(f"seed {seed}: no game is offered after {said} choices")
        lines = len(kept.saved.record.lines)
        if lines < said:
            raise Lost(f"seed {seed}: {said} choices were on disk, {lines} are left")
        if not saves.verify(kept.saved).is_good:
            raise Lost(f"seed {seed}: the game that is left is not whole")
        return "newest" if kept.generation == 0 else f"generation {kept.generation}"
    finally:
        if before is None:
            del os.environ[paths.DATA_DIR_VARIABLE]
        else:
            os.environ[paths.DATA_DIR_VARIABLE] = before
