"""Pictures of the window: every scene in each look, and a sheet of all of them for each look.

Nothing is seen on the screen, nothing of the person's own files is touched, and the same program draws the same
pictures every time.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

    from tests.tools.shot_scenes import Scene, Stage

LANGUAGES = ("en", "de", "es")
LARGE, SMALL = (1600, 1000), (1024, 600)
PORTRAIT_WIDTH = 480
"""How wide a picture is on the sheet."""
COLUMNS = 4


class Look(NamedTuple):
    """How a set of pictures looks; its name is that of its folder."""

    name: str
    language: str
    colours: str = "light"
    size: tuple[int, int] = LARGE
    text: int = 100
    is_of_main: bool = False
    """Whether only the main scenes are taken."""


def looks(languages: Sequence[str] = LANGUAGES, is_quick: bool = False) -> list[Look]:
    """Light and dark in each language, then the small window and the large text; light alone when in a hurry."""
    found = [
        Look(f"{language}-{colours}", language, colours)
        for language in languages
        for colours in (("light",) if is_quick else ("light", "dark"))
    ]
    for language in languages:
        found.append(Look(f"{language}-small", language, size=SMALL, is_of_main=True))
        found.append(Look(f"{language}-text-200", language, text=200, is_of_main=True))
    return found


def main(argv: list[str]) -> int:
    """Take the pictures."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools shots", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go, a folder for each look")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="only this scene (may be repeated)")
    parser.add_argument("--lang", action="append", choices=LANGUAGES, help="only this language (may be repeated)")
    parser.add_argument("--look", action="append", default=[], metavar="NAME", help="only this look, as de-dark")
    parser.add_argument("--quick", action="store_true", help="without the dark ones")
    asked = parser.parse_args(argv)
    with tempfile.TemporaryDirectory(prefix="teo-desktop-shots-", ignore_cleanup_errors=True) as folder:
        prepare(Path(folder))
        from tests.tools.shot_scenes import SCENES

        names = [scene.name for scene in SCENES]
        if unknown := [name for name in asked.only if name not in names]:
            parser.error(f"there is no scene {unknown[0]!r}; there are {', '.join(names)}")
        chosen = looks(asked.lang or LANGUAGES, asked.quick)
        if unknown := [name for name in asked.look if name not in [look.name for look in chosen]]:
            parser.error(f"there is no look {unknown[0]!r}; there are {', '.join(look.name for look in chosen)}")
        take(
            asked.folder,
            [scene for scene in SCENES if not asked.only or scene.name in asked.only],
            [look for look in chosen if not asked.look or look.name in asked.look],
        )
    return 0


def prepare(data: Path) -> None:
    """Set the process up before anything of Qt is imported: no display, the program's own fonts and these files."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["TEO_DESKTOP_DATA_DIR"] = str(data)
    os.environ["FONTCONFIG_FILE"] = str(Path(__file__).resolve().parents[1] / "fonts.conf")
    os.environ["XDG_CACHE_HOME"] = str(data)


def take(folder: Path, scenes: Sequence[Scene], chosen: Sequence[Look]) -> list[Path]:
    """Write the pictures of these scenes in these looks, with a sheet for each look; returns the sheets."""
    from teo_desktop.ui.app import application
    from teo_desktop.ui.appearance import Appearance
    from teo_desktop.ui.games import ADAPTERS
    from teo_desktop.ui.settings import COLOURS, LANGUAGE, MOTION, OTHERS_MOTION, TEXT_SIZE, Settings
    from teo_desktop.ui.windows.main_window import MainWindow
    from tests.tools.shot_scenes import SCENES, Stage, find_positions

    app = application()
    app.setCursorFlashTime(0)
    settings = Settings()
    for setting in (MOTION, OTHERS_MOTION):
        settings.set(setting, "off")
    appearance = Appearance(app, settings)
    # The start screen offers one of the games, whichever scenes are taken.
    records = find_positions([scene for scene in SCENES if scene in scenes or scene.name == "mid-game-3"])
    window = MainWindow(ADAPTERS, appearance, settings)
    window.show()
    stage = Stage(window, appearance, settings, records)
    sheets = []
    for look in chosen:
        settings.set(LANGUAGE, look.language)
        settings.set(COLOURS, look.colours)
        settings.set(TEXT_SIZE, look.text)
        window.resize(*look.size)
        into = folder / look.name
        into.mkdir(parents=True, exist_ok=True)
        pictures = []
        for number, scene in enumerate(SCENES, start=1):
            if scene not in scenes or (look.is_of_main and not scene.is_main):
                continue
            picture = photograph(scene, stage)
            path = into / f"{number:02}-{scene.name}.png"
            if not picture.save(str(path), "PNG"):
                raise OSError(f"{path} cannot be written")
            pictures.append((scene, picture))
            print(path, file=sys.stderr)
        if pictures:
            sheet = folder / f"{look.name}.png"
            contact_sheet(pictures, look).save(str(sheet), "PNG")
            sheets.append(sheet)
    window.close()
    window.deleteLater()
    settle()
    return sheets


def photograph(scene: Scene, stage: Stage) -> QPixmap:
    """Set the scene and take its picture; a dialog stands in the middle of the window."""
    from teo_desktop.ui.settings import EXPERIENCE
    from tests.tools.shot_scenes import seats_for

    stage.settings.set(EXPERIENCE, "knows")
    stage.window.leave_game()
    for places in ("docks", "docks_with_bot"):
        stage.settings.remember(places, None)
    stage.settings.remember("time_machine", None)
    if scene.players:
        seats = seats_for(scene.players, stage.appearance.theme.player_colours, scene.level)
        stage.window.show_record(stage.records[scene.name], seats)
        stage.view.docks_window.setAnimated(False)
        settle()
    dialog = scene.act(stage)
    settle()
    picture = stage.window.grab()
    if dialog is not None:
        _put_before(picture, dialog)
    return picture


def settle() -> None:
    """Let everything happen that is waiting to."""
    from PySide6.QtCore import QCoreApplication, QEvent

    for _ in range(5):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _put_before(picture: QPixmap, dialog: QWidget) -> None:
    from PySide6.QtGui import QColor, QPainter

    dialog.show()
    settle()
    shown = dialog.grab()
    left, top = (picture.width() - shown.width()) // 2, (picture.height() - shown.height()) // 2
    painter = QPainter(picture)
    painter.fillRect(picture.rect(), QColor(0, 0, 0, 90))
    painter.drawPixmap(left, top, shown)
    painter.setPen(QColor(128, 128, 128))
    painter.drawRect(left - 1, top - 1, shown.width() + 1, shown.height() + 1)
    painter.end()
    dialog.close()
    dialog.deleteLater()


def contact_sheet(pictures: Sequence[tuple[Scene, QPixmap]], look: Look) -> QPixmap:
    """All pictures of a look, small, each above its label."""
    from PySide6.QtCore import QRect, Qt
    from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

    columns = min(COLUMNS, len(pictures))
    wide, high = PORTRAIT_WIDTH, round(PORTRAIT_WIDTH * look.size[1] / look.size[0])
    gap, words = 12, 28
    rows = -(-len(pictures) // columns)
    sheet = QPixmap(columns * (wide + gap) + gap, rows * (high + words + gap) + gap)
    sheet.fill(QColor("#3a3a3a"))
    painter = QPainter(sheet)
    font = QFont()
    font.setPixelSize(16)
    painter.setFont(font)
    painter.setPen(QColor("#ffffff"))
    for place, (scene, picture) in enumerate(pictures):
        left = gap + place % columns * (wide + gap)
        top = gap + place // columns * (high + words + gap)
        small = picture.scaled(
            wide, high, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        painter.drawPixmap(left, top, small)
        painter.drawText(
            QRect(left, top + high, wide, words), int(Qt.AlignmentFlag.AlignVCenter), f"{scene.label} ({look.name})"
        )
    painter.end()
    return sheet
