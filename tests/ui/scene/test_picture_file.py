"""Pictures of an earlier start: found again as they were drawn, and never anything that does not fit."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPixmap

from teo_desktop import paths
from teo_desktop.ui.scene import picture_file
from teo_desktop.ui.scene.picture_file import PictureFile, stamp
from teo_desktop.ui.scene.theme import Theme

MARK = b"m" * 32


@pytest.fixture
def drawn(monkeypatch) -> list[str]:
    """The names of the pictures that are drawn from their source."""
    names: list[str] = []
    draw = Theme._draw

    def watch(theme: Theme, *of) -> QPixmap:
        names.append(of[3][0][0])
        return draw(theme, *of)

    monkeypatch.setattr(Theme, "_draw", watch)
    return names


def show(theme: Theme) -> list[QPixmap]:
    """Some pictures of every kind and density."""
    return [
        theme.pixmap("cacao", 20, 20),
        theme.pixmap("cacao", 20, 20, 2.0),
        theme.pixmap("gold", 31.5, 20, 1.3, QColor("red")),
        theme.piece("marker_temple", "blue", 24, 24),
        theme.worker("yellow", 3, 40, 40, 2.0),
    ]


def test_the_next_theme_finds_the_same_pictures_without_drawing_them(qapp, tmp_path, drawn):
    first = Theme("light", kept_in=tmp_path)
    before = show(first)
    first.keep_pictures()
    assert len(drawn) == 5
    drawn.clear()
    after = show(Theme("light", kept_in=tmp_path))
    assert drawn == []
    for one, other in zip(before, after, strict=True):
        assert one.toImage() == other.toImage()
        assert one.devicePixelRatio() == other.devicePixelRatio()


def test_each_brightness_has_pictures_of_its_own(qapp, tmp_path, drawn):
    light = Theme("light", kept_in=tmp_path)
    show(light)
    light.keep_pictures()
    drawn.clear()
    show(Theme("dark", kept_in=tmp_path))
    assert len(drawn) == 5


def test_pictures_are_drawn_anew_when_a_source_has_changed(qapp, tmp_path, drawn):
    folder = Path(shutil.copytree(paths.resources() / "themes" / "codex", tmp_path / "look"))
    first = Theme("light", folder, tmp_path)
    show(first)
    first.keep_pictures()
    os.utime(folder / "cacao.svg", ns=(1, 1))
    drawn.clear()
    show(Theme("light", folder, tmp_path))
    assert len(drawn) == 5


def test_what_only_an_earlier_start_has_shown_stays(qapp, tmp_path, drawn):
    first = Theme("light", kept_in=tmp_path)
    first.pixmap("wood", 20, 20)
    first.keep_pictures()
    second = Theme("light", kept_in=tmp_path)
    second.pixmap("stone", 20, 20)
    second.keep_pictures()
    drawn.clear()
    third = Theme("light", kept_in=tmp_path)
    third.pixmap("wood", 20, 20)
    third.pixmap("stone", 20, 20)
    assert drawn == []


def test_nothing_is_written_when_nothing_was_drawn(qapp, tmp_path):
    first = Theme("light", kept_in=tmp_path)
    show(first)
    first.keep_pictures()
    (file,) = tmp_path.iterdir()
    os.utime(file, ns=(1, 1))
    second = Theme("light", kept_in=tmp_path)
    show(second)
    second.keep_pictures()
    assert file.stat().st_mtime_ns == 1


@pytest.mark.parametrize(
    "broken",
    [
        lambda data: b"",
        lambda data: b"no pictures",
        lambda data: data[:40],
        lambda data: data[:-1],
        lambda data: data[:-1] + bytes([data[-1] ^ 1]),
        lambda data: data[:80] + b"x" + data[81:],
        lambda data: data.replace(MARK, b"n" * 32),
    ],
    ids=["empty", "something else", "no end of the head", "short", "a wrong byte", "a wrong index", "another stamp"],
)
def test_a_file_that_does_not_fit_holds_nothing_and_is_replaced(qapp, tmp_path, broken):
    path = tmp_path / "pictures"
    image = Theme("light").pixmap("cacao", 20, 20).toImage()
    PictureFile(path, MARK).keep([("cacao", image)])
    assert PictureFile(path, MARK).find("cacao") == image
    path.write_bytes(broken(path.read_bytes()))
    damaged = PictureFile(path, MARK)
    assert damaged.find("cacao") is None
    damaged.keep([("gold", image)])
    assert PictureFile(path, MARK).find("gold") == image


def test_a_folder_that_takes_no_files_costs_nothing_but_time(qapp, tmp_path):
    (tmp_path / "blocked").write_text("a file, not a folder")
    theme = Theme("light", kept_in=tmp_path / "blocked")
    before = show(theme)
    theme.keep_pictures()
    assert [pixmap.toImage() for pixmap in show(theme)] == [pixmap.toImage() for pixmap in before]


def test_only_so_many_are_kept_the_latest_first(qapp, tmp_path, monkeypatch):
    image = Theme("light").pixmap("cacao", 20, 20).toImage()
    monkeypatch.setattr(picture_file, "MOST_BYTES", 2 * image.sizeInBytes())
    PictureFile(tmp_path / "pictures", MARK).keep((name, image) for name in ("one", "two", "three"))
    kept = PictureFile(tmp_path / "pictures", MARK)
    assert [kept.find(name) is not None for name in ("one", "two", "three")] == [True, True, False]


def test_the_stamp_tells_folders_and_versions_apart(tmp_path):
    (tmp_path / "a.svg").write_text("<svg/>")
    before = stamp(tmp_path, "light")
    assert before == stamp(tmp_path, "light")
    assert before != stamp(tmp_path, "dark")
    (tmp_path / "b.svg").write_text("<svg/>")
    assert before != stamp(tmp_path, "light")
