"""How quick the window is: painting, zooming, answering and starting, with a full board at 1920 × 1080.

Nothing is seen on the screen. Each figure is the median of several runs in CPU milliseconds, and the same in turns of
the reference loop that was measured beside it; a save counts in whatever thread it happens, but not the disk; what
takes less than a hundredth of a second is repeated within a run, since its first turn only shows how cold the
processor's memory has become meanwhile. The cold start is a process of its own, from its first instruction to the
board of a saved game, painted; its memory is what it holds then. Like that of an installed program its bytecode is
there already: a start before those that count has made it.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.tools import bench_saves
from tests.tools.reference_loop import reference_loops
from tests.tools.shots import prepare, settle

if TYPE_CHECKING:
    from teo_desktop.kernel.agenda import Choice, Decision
    from teo_desktop.ui.windows.main_window import MainWindow

AIMS = {
    "whole repaint ms": 10.0,
    "one tile ms": 0.5,
    "choice to settled board ms": 30.0,
    "cold start ms": 600.0,
    "memory MB": 150.0,
    **bench_saves.AIMS,
}
"""What no figure should be above on a machine of today."""
SLOWER = 1.4
"""A figure that is so many times an earlier one is worth a warning: 30 per cent fewer of them in the same time."""
LEAST_SPENT = 0.01
"""Seconds that a run lasts at least."""
SCREEN = (1920, 1080)
COLD_START = """
import json, sys, time
begun = float(sys.argv.pop(1))
from teo_desktop import __main__ as program

def report():
    from tests.tools.shots import settle
    settle()
    told = {"cpu": 1000 * time.process_time(), "wall": 1000 * (time.time() - begun)}
    print(json.dumps(told), flush=True)
    from tests.tools.bench_window import memory
    print(json.dumps(memory()), flush=True)
    return 0

import_qt = program.import_qt
def import_watched():
    import_qt()
    from PySide6.QtWidgets import QApplication
    QApplication.exec = staticmethod(report)

program.import_qt = import_watched
sys.exit(program.main())
"""
"""The program itself; where it would wait for events it says how long it took, and ends."""
now = time.process_time


def has_window() -> bool:
    """Whether Qt is there, so that a window can be measured."""
    return find_spec("PySide6") is not None


def measure(runs: int) -> dict[str, float]:
    """All figures of the window; call it before anything of Qt is imported."""
    with tempfile.TemporaryDirectory(prefix="teo-desktop-bench-", ignore_cleanup_errors=True) as folder:
        prepare(Path(folder))
        saved = save_a_game(Path(folder))
        finished = bench_saves.save_a_finished_game(Path(folder))
        figures = _cold_starts(saved, min(runs, 5))
        window = open_window(saved)
        for name, work in (*works(window).items(), *bench_saves.works(window, finished).items()):
            times, ratios = [], []
            work()
            for _ in range(runs):
                turns = reference_loops(0.05)
                spent = _spent_on_one(work)
                times.append(1000 * spent)
                ratios.append(spent * turns)
            figures[f"{name} ms"] = statistics.median(times)
            figures[f"{name} in loops"] = statistics.median(ratios)
        window.close()
        window.deleteLater()
        settle()
    return figures


def table(figures: dict[str, float]) -> str:
    """The figures as lines, with those that miss their aim marked."""
    lines = []
    for name, figure in figures.items():
        if name.endswith(" in loops"):
            continue
        aim = AIMS.get(name)
        loops = figures.get(f"{name.removesuffix(' ms')} in loops")
        line = f"  {name:36} {figure:12,.2f}"
        line += f"  = {loops:9,.1f} reference loops" if loops is not None else ""
        line += f"  (aim {aim:g}{', MISSED' if figure > aim else ''})" if aim is not None else ""
        lines.append(line)
    return "\n".join(lines)


def slower(earlier: dict[str, dict[str, float]], figures: dict[str, dict[str, float]]) -> list[str]:
    """What takes longer by more than 40 % than in earlier figures, in turns of the reference loop."""
    before, after = earlier.get("window", {}), figures.get("window", {})
    return [
        f"window: {name} rose by {100 * after[name] / before[name] - 100:.0f} %"
        for name in before
        if name.endswith(" in loops") and name in after and after[name] > SLOWER * before[name]
    ]


def memory() -> float:
    """Megabytes that this process holds now; what it held at most where the system does not tell."""
    status = Path("/proc/self/status")
    if status.exists():
        lines = dict(line.split(":", 1) for line in status.read_text(encoding="utf-8").splitlines() if ":" in line)
        return int(lines["VmRSS"].split()[0]) / 1024
    try:
        import resource
    except ImportError:
        return float("nan")
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return held / 2**20 if sys.platform == "darwin" else held / 1024


def save_a_game(folder: Path) -> Path:
    """A game of four in its middle, as a file."""
    from teo_desktop import saves
    from teo_desktop.games import GAMES
    from teo_desktop.kernel.record import replay
    from teo_desktop.saves import SavedGame
    from tests.tools.shot_scenes import GAME, SCENES, find_positions, seats_for

    scene = next(scene for scene in SCENES if scene.name == "mid-game-4")
    record = find_positions([scene])[scene.name]
    state = GAMES[GAME].game_to_json(replay(GAMES[GAME], record).game)
    path = folder / "bench.teo"
    path.write_bytes(saves.to_bytes(SavedGame(record, seats_for(4, ("blue", "yellow", "orange", "black")), state)))
    return path


def open_window(saved: Path) -> MainWindow:
    """The window with the game on the table, painted; nothing moves in it."""
    from teo_desktop.ui.app import application
    from teo_desktop.ui.appearance import Appearance
    from teo_desktop.ui.games import ADAPTERS
    from teo_desktop.ui.settings import END_TURN, LANGUAGE, MOTION, OTHERS_MOTION, Settings
    from teo_desktop.ui.windows.main_window import MainWindow

    app = application()
    settings = Settings()
    settings.set(LANGUAGE, "en")
    settings.set(END_TURN, False)
    for setting in (MOTION, OTHERS_MOTION):
        settings.set(setting, "off")
    window = MainWindow(ADAPTERS, Appearance(app, settings), settings)
    window.resize(*SCREEN)
    window.show()
    window.open(saved)
    settle()
    return window


def works(window: MainWindow) -> dict[str, Callable[[], None]]:
    """What is timed, by name."""
    from PySide6.QtWidgets import QApplication

    from teo_desktop.ui.adapter import Target
    from teo_desktop.ui.scene.table_scene import TableScene
    from teo_desktop.ui.scene.theme import Theme

    view = window.game_view
    assert view is not None
    board, scene, session = view.board, view.table, view.live.session
    assert isinstance(scene, TableScene)
    decision = session.pending.decision
    assert decision is not None
    # A worker: where the time goes that is not the thing itself is seen best with a small one.
    tile = scene.item_of(Target("worker", (decision.player, 0)))
    assert tile is not None
    choices = cycle(_reversible(session.pending.game, decision))
    zooms: Iterator[Callable[[], None]] = cycle((board.zoom_in, board.zoom_in, board.zoom_out, board.zoom_out))

    def paint_first() -> None:
        scene.set_theme(Theme("light"))
        board.viewport().repaint()
        QApplication.processEvents()

    def repaint() -> None:
        board.viewport().repaint()

    def paint_one() -> None:
        tile.update()
        QApplication.processEvents()

    def zoom() -> None:
        next(zooms)()
        QApplication.processEvents()

    def choose() -> None:
        session.submit(session.pending.serial, next(choices))
        # Until all is at rest: what is laid out anew is painted once more.
        settle()
        TIMED_TO.append(now())
        session.undo_step()
        settle()

    return {
        "first paint": paint_first,
        "whole repaint": repaint,
        "one tile": paint_one,
        "choice to settled board": choose,
        # Last, for it leaves the board larger.
        "zoom step": zoom,
    }


def _reversible(game: Any, decision: Decision) -> list[Choice]:
    """The choices that can be taken back: nothing is revealed, and the same seat is asked again."""
    from teo_desktop.kernel.agenda import submit
    from teo_desktop.kernel.events import is_revealing

    found = []
    for choice in decision.options:
        after = game.copy()
        after.journal = []
        following = submit(after, decision, choice)
        if following is not None and following.player == decision.player:
            found += [] if any(map(is_revealing, after.journal)) else [choice]
    return found


TIMED_TO: list[float] = []
"""The moment at which something that goes on afterwards was done, as far as it counts."""


def _spent(work: Callable[[], None]) -> float:
    TIMED_TO.clear()
    start = now()
    work()
    return (TIMED_TO[0] if TIMED_TO else now()) - start


def _spent_on_one(work: Callable[[], None]) -> float:
    spent, turns = 0.0, 0
    while spent < LEAST_SPENT:
        spent += _spent(work)
        turns += 1
    return spent / turns


def _cold_starts(saved: Path, runs: int) -> dict[str, float]:
    cpu, wall, ratios, held = [], [], [], []
    _start(saved)
    for _ in range(runs):
        turns = reference_loops(0.1)
        times, megabytes = _start(saved)
        cpu.append(times["cpu"])
        wall.append(times["wall"])
        ratios.append(times["cpu"] / 1000 * turns)
        held.append(megabytes)
    return {
        "cold start ms": statistics.median(cpu),
        "cold start in loops": statistics.median(ratios),
        "cold start, by the clock, ms": statistics.median(wall),
        "memory MB": statistics.median(held),
    }


def _start(saved: Path) -> tuple[dict[str, float], float]:
    """Start the program with this game: what it took, and the memory it holds."""
    surroundings = dict(os.environ, PYTHONPYCACHEPREFIX=str(saved.parent / "bytecode"))
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", COLD_START, str(time.time()), str(saved)]
    told = subprocess.run(command, env=surroundings, stdout=subprocess.PIPE, text=True, check=True).stdout
    times, megabytes = map(json.loads, told.splitlines())
    return times, megabytes
