"""Which native libraries are missing, what holds them, and whether a window can be opened."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from teo_desktop import native

PLUGINS = Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms"
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux leaves libraries to the system")


def refuse(*sonames):
    """A loader on a machine that lacks these libraries."""

    def load(soname):
        if soname in sonames:
            raise OSError(f"{soname}: cannot open shared object file")

    return load


@linux
def test_exactly_the_libraries_that_cannot_be_loaded_are_missing():
    absent = native.missing(native.XCB, refuse("libxcb-icccm.so.4", "libxcb-keysyms.so.1"))
    assert [library.soname for library in absent] == ["libxcb-icccm.so.4", "libxcb-keysyms.so.1"]
    assert native.packages(absent, "apt") == ["libxcb-icccm4", "libxcb-keysyms1"]


def test_a_package_that_holds_several_libraries_is_named_once():
    assert native.packages(native.QT[1:3], "pacman") == ["libglvnd"]


@linux
@pytest.mark.skipif(not shutil.which("ldd"), reason="needs ldd")
@pytest.mark.parametrize(
    ("plugin", "libraries"),
    [("libqoffscreen.so", native.QT), ("libqxcb.so", (*native.QT, *native.XCB)), ("libqwayland.so", native.WAYLAND)],
)
def test_the_tables_name_what_the_platform_plugins_link(plugin, libraries):
    """Every library of the tables is linked by the plugin, and whatever this machine lacks of it is in the tables."""
    listed = subprocess.run(["ldd", str(PLUGINS / plugin)], capture_output=True, text=True, check=True).stdout
    linked = {line.split()[0] for line in listed.splitlines()}
    sonames = {library.soname for library in libraries}
    assert sonames <= linked
    lacking = {line.split()[0] for line in listed.splitlines() if "not found" in line}
    assert lacking <= sonames


@pytest.mark.parametrize(
    ("os_release", "manager"),
    [
        ({"ID": "debian"}, "apt"),
        ({"ID": "linuxmint", "ID_LIKE": "ubuntu debian"}, "apt"),
        ({"ID": "fedora"}, "dnf"),
        ({"ID": "rocky", "ID_LIKE": "rhel centos fedora"}, "dnf"),
        ({"ID": "manjaro", "ID_LIKE": "arch"}, "pacman"),
        ({"ID": "opensuse-tumbleweed", "ID_LIKE": "opensuse suse"}, "zypper"),
        ({"ID": "nixos"}, None),
    ],
)
def test_the_package_manager_follows_from_the_distribution(os_release, manager):
    assert native.package_manager(os_release) == manager


def test_every_package_manager_has_its_column_and_its_command():
    assert tuple(native.INSTALLERS) == native.Library._fields[1:]


@linux
@pytest.mark.parametrize("environ", [{}, {"QT_QPA_PLATFORM": "xcb"}, {"DISPLAY": ""}])
def test_without_a_display_there_is_no_window(environ):
    assert "neither DISPLAY nor WAYLAND_DISPLAY is set" in str(native.display_problem(environ))


@linux
@pytest.mark.parametrize("platform", ["offscreen", "vnc:size=800x600"])
def test_qt_can_be_told_to_draw_without_a_display(platform):
    assert native.display_problem({"QT_QPA_PLATFORM": platform}) is None


@linux
@pytest.mark.parametrize(
    ("variable", "display", "soname"),
    [
        ("DISPLAY", ":4321", "libxcb.so.1"),
        ("WAYLAND_DISPLAY", "wayland-that-is-not", "libwayland-client.so.0"),
    ],
)
def test_a_display_that_does_not_answer_is_named(variable, display, soname):
    """Qt would abort."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        pytest.skip(f"{soname} is not installed, and nothing can be asked without it")
    problem = str(native.display_problem({variable: display}))
    assert problem == f"the display to open a window on does not answer ({variable}={display})"


@linux
@pytest.mark.parametrize("answering", ["_x_answers", "_wayland_answers"])
def test_one_display_that_answers_is_enough(monkeypatch, answering):
    for name in ("_x_answers", "_wayland_answers"):
        monkeypatch.setattr(native, name, lambda display, name=name: name == answering)
    assert native.display_problem({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}) is None


@linux
@pytest.mark.parametrize(
    ("environ", "libraries"),
    [
        ({"DISPLAY": ":0"}, native.XCB),
        ({"WAYLAND_DISPLAY": "wayland-0"}, native.WAYLAND),
        ({"QT_QPA_PLATFORM": "offscreen"}, ()),
        ({}, native.XCB),
    ],
)
def test_the_display_decides_which_libraries_a_window_needs(environ, libraries):
    assert native.window_libraries(environ) == libraries


@linux
def test_with_both_displays_the_complete_one_counts(monkeypatch):
    both = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}
    monkeypatch.setattr(native, "missing", lambda libraries: tuple(libraries))
    assert native.window_libraries(both) == native.XCB
    monkeypatch.setattr(native, "missing", lambda libraries: ())
    assert native.window_libraries(both) == native.WAYLAND


def test_a_problem_is_one_sentence_with_the_line_to_type(monkeypatch):
    monkeypatch.setattr(native, "missing", lambda libraries: tuple(libraries)[-1:])
    monkeypatch.setattr(native, "package_manager", lambda: "apt")
    problem = native.problem_with_libraries({"DISPLAY": ":0"})
    assert problem is not None
    assert problem.endswith("apt-get install --no-install-recommends libxkbcommon-x11-0")
    assert native.problem_with_libraries({"DISPLAY": ":0"}, window=False) != problem


def test_no_problem_where_nothing_is_missing(monkeypatch):
    monkeypatch.setattr(native, "missing", lambda libraries: ())
    assert native.problem_with_libraries({"DISPLAY": ":0"}) is None
