"""Every setting, declared once: key, type, default, and the words for it. Kept in an INI file in the config folder."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QSettings, Signal

from teo_desktop import paths
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP

ValueT = TypeVar("ValueT", bool, int, str)

SYSTEM = "system"
"""The value of settings that leave it to the system."""


@dataclass(frozen=True)
class Setting(Generic[ValueT]):
    """A setting that people see. Its type is that of its default; ``options`` are its values with their labels.

    Without options it is yes or no. Labels are source texts of the context ``Settings``.
    """

    key: str
    default: ValueT
    label: str
    tip: str = ""
    options: tuple[tuple[ValueT, str], ...] = ()


LANGUAGE = Setting(
    "view/language",
    "system",
    QT_TRANSLATE_NOOP("Settings", "Language"),
    options=(
        ("system", QT_TRANSLATE_NOOP("Settings", "As the system")),
        ("en", "English"),
        ("de", "Deutsch"),
        ("es", "Español"),
    ),
)
COLOURS = Setting(
    "view/colours",
    "system",
    QT_TRANSLATE_NOOP("Settings", "Colours"),
    options=(
        ("system", QT_TRANSLATE_NOOP("Settings", "As the system")),
        ("light", QT_TRANSLATE_NOOP("Settings", "Light")),
        ("dark", QT_TRANSLATE_NOOP("Settings", "Dark")),
    ),
)
TEXT_SIZE = Setting(
    "view/text_size",
    100,
    QT_TRANSLATE_NOOP("Settings", "Text size"),
    # Numbers: the same in every language.
    options=tuple((percent, f"{percent} %") for percent in (80, 90, 100, 115, 130, 150, 175, 200)),
)
CLICKS = Setting(
    "play/clicks",
    2,
    QT_TRANSLATE_NOOP("Settings", "Choosing"),
    options=(
        (2, QT_TRANSLATE_NOOP("Settings", "The first click shows, the second commits")),
        (1, QT_TRANSLATE_NOOP("Settings", "One click commits")),
    ),
)
END_TURN = Setting(
    "play/end_turn",
    True,
    QT_TRANSLATE_NOOP("Settings", "A turn ends only when I say so"),
    QT_TRANSLATE_NOOP("Settings", "Until then all of it can be taken back, except what has been revealed."),
)
UNDO_REVEALED = Setting(
    "play/undo_revealed",
    False,
    QT_TRANSLATE_NOOP("Settings", "Take back even what was revealed"),
    QT_TRANSLATE_NOOP("Settings", "Only in games without a second person; the record of the game says so."),
)
REMINDERS = Setting(
    "play/reminders",
    True,
    QT_TRANSLATE_NOOP("Settings", "Remind me before I end a turn"),
    QT_TRANSLATE_NOOP("Settings", "Of what could still be used or is missing; nothing has to be answered."),
)
COACH = Setting(
    "play/coach",
    True,
    QT_TRANSLATE_NOOP("Settings", "A coach marks what I might overlook"),
    QT_TRANSLATE_NOOP("Settings", "Above the board, and never in the way; each kind of mark can be silenced."),
)
EXPERIENCE = Setting(
    "play/experience",
    "",
    QT_TRANSLATE_NOOP("Settings", "How well I know the game"),
    options=(
        ("", QT_TRANSLATE_NOOP("Settings", "not said yet")),
        ("new", QT_TRANSLATE_NOOP("Settings", "I am new to it")),
        ("knows", QT_TRANSLATE_NOOP("Settings", "I know it")),
    ),
)
PACE = Setting(
    "play/pace",
    400,
    QT_TRANSLATE_NOOP("Settings", "Bots answer"),
    options=(
        (0, QT_TRANSLATE_NOOP("Settings", "at once")),
        (400, QT_TRANSLATE_NOOP("Settings", "quickly")),
        (1200, QT_TRANSLATE_NOOP("Settings", "at an easy pace")),
    ),
)
_PACES: tuple[tuple[str, str], ...] = (
    (SYSTEM, QT_TRANSLATE_NOOP("Settings", "As the system")),
    ("off", QT_TRANSLATE_NOOP("Settings", "Off")),
    ("fast", QT_TRANSLATE_NOOP("Settings", "Fast")),
    ("normal", QT_TRANSLATE_NOOP("Settings", "Normal")),
)
MOTION = Setting(
    "view/motion",
    SYSTEM,
    QT_TRANSLATE_NOOP("Settings", "Motion after my choices"),
    QT_TRANSLATE_NOOP("Settings", "Any key or click ends a motion at once."),
    options=_PACES,
)
OTHERS_MOTION = Setting(
    "view/others_motion",
    SYSTEM,
    QT_TRANSLATE_NOOP("Settings", "Motion after the choices of bots"),
    QT_TRANSLATE_NOOP("Settings", "Step by step: after each choice the game waits for a key or a click."),
    options=(*_PACES, ("step", QT_TRANSLATE_NOOP("Settings", "Step by step"))),
)

SHOWN: tuple[Setting[Any], ...] = (
    LANGUAGE,
    COLOURS,
    TEXT_SIZE,
    CLICKS,
    END_TURN,
    UNDO_REVEALED,
    REMINDERS,
    COACH,
    PACE,
    MOTION,
    OTHERS_MOTION,
)
"""All settings of the preferences, in their order."""


def words(source: str) -> str:
    """A setting's or option's label in the language of the window."""
    return QCoreApplication.translate("Settings", source)


class Settings(QObject):
    """Reads and writes the settings; what a file holds that does not fit is passed over for the default.

    Signals:
        changed(str): the setting with this key has another value now.
    """

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = QSettings(str(paths.config_dir() / "teo-desktop.ini"), QSettings.Format.IniFormat, self)

    def get(self, setting: Setting[ValueT]) -> ValueT:
        """The value that counts."""
        stored: object = self._store.value(setting.key)
        value = _read(setting.default, stored)
        return value if value is not None and _fits(setting, value) else setting.default

    def set(self, setting: Setting[ValueT], value: ValueT) -> None:
        """Keep a value, and tell whoever listens when it is another one.

        Raises:
            ValueError: the setting does not have this value.
        """
        if not _fits(setting, value):
            raise ValueError(f"{setting.key} cannot be {value!r}")
        if value != self.get(setting):
            self._store.setValue(setting.key, value)
            self.changed.emit(setting.key)

    def sync(self) -> None:
        """Write the file now; else that happens in a moment and at the end."""
        self._store.sync()

    def memory(self, key: str) -> QByteArray | None:
        """What a window remembered of itself under this key: its place, its docks."""
        stored = self._store.value(f"memory/{key}")
        return stored if isinstance(stored, QByteArray) else None

    def remember(self, key: str, value: QByteArray | None) -> None:
        """Let a window remember something; None forgets it."""
        if value is None:
            self._store.remove(f"memory/{key}")
        else:
            self._store.setValue(f"memory/{key}", value)

    def note(self, key: str) -> str:
        """A text kept between two starts (the names of the last game); empty when there is none."""
        stored = self._store.value(f"notes/{key}")
        return stored if isinstance(stored, str) else ""

    def keep_note(self, key: str, value: str) -> None:
        """Keep a text for the next start."""
        self._store.setValue(f"notes/{key}", value)


def _read(default: ValueT, stored: object) -> ValueT | None:
    """An INI file holds only text: read it as the default's type; None when it is not of that type."""
    if isinstance(default, bool):
        return cast(ValueT, {"true": True, "false": False}.get(str(stored).lower()))
    if isinstance(default, int):
        text = str(stored)
        return int(text) if text.lstrip("-").isdigit() else None
    return stored if isinstance(stored, str) else None


def _fits(setting: Setting[ValueT], value: ValueT) -> bool:
    if setting.options:
        return value in [option for option, _ in setting.options]
    return type(value) is type(setting.default)
