"""The native libraries that Qt needs and its wheel does not bring, and whether a window can be opened here.

Qt aborts the whole process when a library of its platform plugin is missing or no display answers. The application and
`packaging/dev.py` ask here first, so that a person reads a sentence instead. Only Linux has the question: the wheels
for Windows and macOS bring everything. Standard library only.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple


class Library(NamedTuple):
    """A shared library, and the package that holds it for each of the package managers."""

    soname: str
    apt: str
    dnf: str
    pacman: str
    zypper: str


# What QtCore, QtGui, QtWidgets and QtSvg link: needed whatever the platform plugin is, offscreen included.
QT = (
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2", "libglib-2_0-0"),
    Library("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd", "libglvnd"),
    Library("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd", "libglvnd"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon", "libxkbcommon0"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig", "libfontconfig1"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus", "libdbus-1-3"),
)
# Qt's translation compiler links QtNetwork as well.
TOOLS = (Library("libgssapi_krb5.so.2", "libgssapi-krb5-2", "krb5-libs", "krb5", "krb5"),)
XCB = (
    Library("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11", "libX11-xcb1"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor", "libxcb-cursor0"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm", "libxcb-icccm4"),
    Library("libxcb-image.so.0", "libxcb-image0", "xcb-util-image", "xcb-util-image", "libxcb-image0"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms", "libxcb-keysyms1"),
    Library("libxcb-randr.so.0", "libxcb-randr0", "libxcb", "libxcb", "libxcb-randr0"),
    Library("libxcb-render.so.0", "libxcb-render0", "libxcb", "libxcb", "libxcb-render0"),
    Library(
        "libxcb-render-util.so.0",
        "libxcb-render-util0",
        "xcb-util-renderutil",
        "xcb-util-renderutil",
        "libxcb-render-util0",
    ),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb", "libxcb-shape0"),
    Library("libxcb-shm.so.0", "libxcb-shm0", "libxcb", "libxcb", "libxcb-shm0"),
    Library("libxcb-sync.so.1", "libxcb-sync1", "libxcb", "libxcb", "libxcb-sync1"),
    Library("libxcb-util.so.1", "libxcb-util1", "xcb-util", "xcb-util", "libxcb-util1"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb", "libxcb", "libxcb-xfixes0"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb", "libxcb", "libxcb-xkb1"),
    Library(
        "libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11", "libxkbcommon-x11-0"
    ),
)
WAYLAND = (
    Library("libwayland-client.so.0", "libwayland-client0", "libwayland-client", "wayland", "libwayland-client0"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor", "wayland", "libwayland-cursor0"),
)

INSTALLERS = {
    "apt": "apt-get install --no-install-recommends",
    "dnf": "dnf install",
    "pacman": "pacman -S --needed",
    "zypper": "zypper install",
}
_MANAGER_OF = {
    "debian": "apt",
    "ubuntu": "apt",
    "fedora": "dnf",
    "rhel": "dnf",
    "centos": "dnf",
    "arch": "pacman",
    "suse": "zypper",
    "opensuse": "zypper",
}
# Platform plugins of Qt that draw without a display server.
_WITHOUT_DISPLAY = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs", "minimalegl", "vkkhrdisplay")


def missing(libraries: Iterable[Library], load: Callable[[str], object] = ctypes.CDLL) -> tuple[Library, ...]:
    """Those of `libraries` that this machine cannot load; none on Windows and macOS."""
    if not sys.platform.startswith("linux"):
        return ()
    absent = []
    for library in libraries:
        try:
            load(library.soname)
        except OSError:
            absent.append(library)
    return tuple(absent)


def package_manager(os_release: Mapping[str, str] | None = None) -> str | None:
    """ "apt", "dnf", "pacman" or "zypper", by what the distribution says of itself; None when it says nothing known."""
    if os_release is None:
        import platform

        try:
            os_release = platform.freedesktop_os_release()
        except OSError:
            return None
    for name in (os_release.get("ID", ""), *os_release.get("ID_LIKE", "").split()):
        manager = _MANAGER_OF.get(name.partition("-")[0])
        if manager:
            return manager
    return None


def packages(libraries: Iterable[Library], manager: str) -> list[str]:
    """The packages of `manager` that hold `libraries`, each once, in the order of the libraries."""
    return list(dict.fromkeys(getattr(library, manager) for library in libraries))


def install_line(names: Iterable[str], manager: str) -> str:
    """What to type to install packages with `manager`; with sudo where that exists and is needed."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    sudo = "" if is_root or not shutil.which("sudo") else "sudo "
    return f"{sudo}{INSTALLERS[manager]} {' '.join(names)}"


def explanation(absent: Iterable[Library], manager: str | None) -> str:
    """One sentence: which libraries are missing and how they are installed."""
    absent = tuple(absent)
    names = ", ".join(library.soname for library in absent)
    if manager is None:
        return f"Qt needs native libraries that this machine lacks; install the packages that hold {names}."
    return (
        f"Qt needs native libraries that this machine lacks ({names}); "
        f"install them with: {install_line(packages(absent, manager), manager)}"
    )


def window_libraries(environ: Mapping[str, str] = os.environ) -> tuple[Library, ...]:
    """The libraries that a window needs in addition to QT, by the display that `environ` names.

    Where both an X and a Wayland display answer, Qt falls back from one to the other: the set that is complete counts.
    """
    if _draws_without_display(environ):
        return ()
    if not environ.get("WAYLAND_DISPLAY"):
        return XCB
    if not environ.get("DISPLAY") or not missing(WAYLAND):
        return WAYLAND
    return XCB


def display_problem(environ: Mapping[str, str] = os.environ) -> str | None:
    """Why no window can be opened here, as half a sentence, or None: no display is named, or the named ones are silent.

    Always None on Windows and macOS. A display is asked over the libraries that Qt itself asks it with; where these are
    missing, nothing is known of it, which is `problem_with_libraries`'s to tell.
    """
    if not sys.platform.startswith("linux") or _draws_without_display(environ):
        return None
    named = {"DISPLAY": _x_answers, "WAYLAND_DISPLAY": _wayland_answers}
    displays = {variable: environ[variable] for variable in named if environ.get(variable)}
    if not displays:
        return f"there is no display to open a window on (neither {' nor '.join(named)} is set)"
    if any(named[variable](display) for variable, display in displays.items()):
        return None
    return f"the display to open a window on does not answer ({' '.join(map('='.join, displays.items()))})"


def problem_with_libraries(environ: Mapping[str, str] = os.environ, *, window: bool = True) -> str | None:
    """Why Qt cannot be started here, as one sentence, or None; `window=False` asks for drawing offscreen only."""
    absent = missing((*QT, *(window_libraries(environ) if window else ())))
    return explanation(absent, package_manager()) if absent else None


def _draws_without_display(environ: Mapping[str, str]) -> bool:
    return environ.get("QT_QPA_PLATFORM", "").partition(":")[0] in _WITHOUT_DISPLAY


def _x_answers(display: str) -> bool:
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.argtypes = (ctypes.c_char_p, ctypes.c_void_p)
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = (ctypes.c_void_p,)
    connection = xcb.xcb_connect(os.fsencode(display), None)
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not failed


def _wayland_answers(display: str) -> bool:
    try:
        wayland = ctypes.CDLL("libwayland-client.so.0")
    except OSError:
        return True
    wayland.wl_display_connect.argtypes = (ctypes.c_char_p,)
    wayland.wl_display_connect.restype = ctypes.c_void_p
    wayland.wl_display_disconnect.argtypes = (ctypes.c_void_p,)
    connection = wayland.wl_display_connect(os.fsencode(display))
    if connection:
        wayland.wl_display_disconnect(connection)
    return bool(connection)
