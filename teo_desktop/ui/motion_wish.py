"""Whether the system wishes for less motion, where that can be read; nothing here ever waits for an answer.

Qt itself tells it only from 6.12 on. Until then: the desktop portal on Linux, the system parameters on Windows, the
default of the accessibility settings on macOS.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Signal

_PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")
_QUESTIONS: tuple[tuple[str, str, Callable[[object], bool]], ...] = (
    ("org.freedesktop.appearance", "reduced-motion", lambda value: value == 1),
    ("org.gnome.desktop.interface", "enable-animations", lambda value: value is False),
)
"""What the portal is asked: name space, key, and which answers wish for less motion."""
_SPI_GETCLIENTAREAANIMATION = 0x1042


class MotionWish(QObject):
    """What the system wishes; nothing until it answers, and nothing where it does not.

    Signals:
        answered(): the system has said something.
    """

    answered = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wants_less = False

    @property
    def wants_less(self) -> bool:
        """Whether the system has said that it wishes for less motion."""
        return self._wants_less

    def ask(self) -> None:
        """Ask the system; the answer may come later."""
        if sys.platform == "win32":
            self.hear(_windows_wants_less())
        elif sys.platform == "darwin":
            plist = Path.home() / "Library" / "Preferences" / "com.apple.universalaccess.plist"
            store = QSettings(str(plist), QSettings.Format.NativeFormat)
            self.hear(str(store.value("reduceMotion")).lower() in ("1", "true"))
        elif _has_session_bus():
            self._ask_portal()

    def hear(self, wants_less: bool) -> None:
        """Take note of an answer."""
        self._wants_less = self._wants_less or wants_less
        self.answered.emit()

    def _ask_portal(self) -> None:
        try:
            from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant
        except ImportError:
            # A system may install Qt without it.
            return
        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return

        def listen(watcher: QDBusPendingCallWatcher, means_less: Callable[[object], bool]) -> None:
            reply = watcher.reply()
            watcher.deleteLater()
            if reply.type() is QDBusMessage.MessageType.ReplyMessage and reply.arguments():
                value = reply.arguments()[0]
                while isinstance(value, QDBusVariant):
                    value = value.variant()
                self.hear(means_less(value))

        for space, key, means_less in _QUESTIONS:
            call = QDBusMessage.createMethodCall(*_PORTAL, "Read")
            call.setArguments([space, key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(call), self)
            watcher.finished.connect(lambda done, means_less=means_less: listen(done, means_less))


def _has_session_bus() -> bool:
    # Without these Qt would look for a bus in ways that take long.
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return runtime is not None and Path(runtime, "bus").exists()


def _windows_wants_less() -> bool:
    if sys.platform != "win32":
        return False
    import ctypes

    is_animated = ctypes.c_int(1)
    found = ctypes.windll.user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(is_animated), 0)
    return bool(found) and not is_animated.value
