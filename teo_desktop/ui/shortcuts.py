"""Every command that has keys, declared once: its words and the keys it has at first; and the keys that people gave it.

Keys are kept in the settings as portable text, and only where they differ from the first ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QKeySequence

from teo_desktop.ui.settings import Settings
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP

MOST_KEYS = 2
"""So many keys lead to one command."""
ROWS = 10
"""So many rows of the choices have a key."""
AREAS = 9
"""So many parts of the board have a key."""
NO_KEYS = "none"
"""What is kept for a command that has no key any more."""
_FOLDER = "keys"
_PORTABLE = QKeySequence.SequenceFormat.PortableText
_NATIVE = QKeySequence.SequenceFormat.NativeText


class Command(NamedTuple):
    """Something that keys lead to.

    The label is a source text of the context ``Shortcuts``, with the number that ends its key where there are several
    of a kind.
    """

    key: str
    label: str
    keys: tuple[str, ...]


COMMANDS: tuple[Command, ...] = (
    Command("new", QT_TRANSLATE_NOOP("Shortcuts", "New game"), ("Ctrl+N",)),
    Command("open", QT_TRANSLATE_NOOP("Shortcuts", "Open a saved game"), ("Ctrl+O",)),
    Command("saves", QT_TRANSLATE_NOOP("Shortcuts", "To the saved games"), ("Ctrl+Shift+O",)),
    Command("save", QT_TRANSLATE_NOOP("Shortcuts", "Save"), ("Ctrl+S",)),
    Command("save_as", QT_TRANSLATE_NOOP("Shortcuts", "Save under another name"), ("Ctrl+Shift+S",)),
    Command("export", QT_TRANSLATE_NOOP("Shortcuts", "Export score sheet and log"), ("Ctrl+E",)),
    Command("rematch", QT_TRANSLATE_NOOP("Shortcuts", "Rematch"), ("Ctrl+Shift+N",)),
    Command("copy_position", QT_TRANSLATE_NOOP("Shortcuts", "Copy the position"), ("Ctrl+Shift+C",)),
    Command("paste_position", QT_TRANSLATE_NOOP("Shortcuts", "Paste a position"), ("Ctrl+Shift+V",)),
    Command("leave", QT_TRANSLATE_NOOP("Shortcuts", "Leave the game"), ("Ctrl+W",)),
    Command("quit", QT_TRANSLATE_NOOP("Shortcuts", "Quit"), ("Ctrl+Q",)),
    Command("preferences", QT_TRANSLATE_NOOP("Shortcuts", "Preferences"), ("Ctrl+,",)),
    Command("full_screen", QT_TRANSLATE_NOOP("Shortcuts", "Full screen"), ("F11",)),
    Command("enter", QT_TRANSLATE_NOOP("Shortcuts", "Confirm, or press what has the focus"), ("Enter", "Return")),
    Command("step_back", QT_TRANSLATE_NOOP("Shortcuts", "Take the last click back"), ("Escape",)),
    Command("undo_step", QT_TRANSLATE_NOOP("Shortcuts", "Take the last choice back"), ("Ctrl+Z", "Backspace")),
    Command(
        "undo_turn",
        QT_TRANSLATE_NOOP("Shortcuts", "Go back to the start of the turn"),
        ("Ctrl+Backspace", "Ctrl+Shift+Z"),
    ),
    Command("redo", QT_TRANSLATE_NOOP("Shortcuts", "Do again what was taken back"), ("Ctrl+Y",)),
    Command("focus_choices", QT_TRANSLATE_NOOP("Shortcuts", "To the choices"), ("Ctrl+M",)),
    Command("turn", QT_TRANSLATE_NOOP("Shortcuts", "Turn what is chosen"), ("R",)),
    Command("turn_back", QT_TRANSLATE_NOOP("Shortcuts", "Turn what is chosen the other way"), ("Shift+R",)),
    Command("peek", QT_TRANSLATE_NOOP("Shortcuts", "Look below the pieces, as long as it is held"), ("Space",)),
    Command("inspect", QT_TRANSLATE_NOOP("Shortcuts", "Explain what is pointed at"), ("F1",)),
    Command("explain", QT_TRANSLATE_NOOP("Shortcuts", "Show the rule about it"), ("Ctrl+F1",)),
    Command("rules", QT_TRANSLATE_NOOP("Shortcuts", "Rules and help"), ("Shift+F1",)),
    Command("fit_board", QT_TRANSLATE_NOOP("Shortcuts", "Whole board"), ("Ctrl+0",)),
    Command("zoom_in", QT_TRANSLATE_NOOP("Shortcuts", "Zoom in"), ("Ctrl++", "Ctrl+=")),
    Command("zoom_out", QT_TRANSLATE_NOOP("Shortcuts", "Zoom out"), ("Ctrl+-",)),
    Command("time_machine", QT_TRANSLATE_NOOP("Shortcuts", "Show or hide the time machine"), ("Ctrl+T",)),
    Command("time_choice_back", QT_TRANSLATE_NOOP("Shortcuts", "One choice back in time"), ("Alt+Left",)),
    Command("time_choice_on", QT_TRANSLATE_NOOP("Shortcuts", "One choice on in time"), ("Alt+Right",)),
    Command("time_turn_back", QT_TRANSLATE_NOOP("Shortcuts", "One turn back in time"), ("Alt+Up",)),
    Command("time_turn_on", QT_TRANSLATE_NOOP("Shortcuts", "One turn on in time"), ("Alt+Down",)),
    Command("time_round_back", QT_TRANSLATE_NOOP("Shortcuts", "One round back in time"), ("Alt+PgUp",)),
    Command("time_round_on", QT_TRANSLATE_NOOP("Shortcuts", "One round on in time"), ("Alt+PgDown",)),
    Command("time_scoring_back", QT_TRANSLATE_NOOP("Shortcuts", "Back to the scoring before"), ("Alt+Shift+PgUp",)),
    Command("time_scoring_on", QT_TRANSLATE_NOOP("Shortcuts", "On to the next scoring"), ("Alt+Shift+PgDown",)),
    Command("time_first", QT_TRANSLATE_NOOP("Shortcuts", "Back to the beginning of the game"), ("Alt+Home",)),
    Command("time_now", QT_TRANSLATE_NOOP("Shortcuts", "Back to now"), ("Alt+End",)),
    Command("time_of_line", QT_TRANSLATE_NOOP("Shortcuts", "To the moment of a line of the log"), ("Ctrl+Return",)),
    Command("play_on", QT_TRANSLATE_NOOP("Shortcuts", "Play on from the moment that is shown"), ("Ctrl+Shift+P",)),
    Command("branches", QT_TRANSLATE_NOOP("Shortcuts", "Branches of the game"), ("Ctrl+B",)),
    Command("comment", QT_TRANSLATE_NOOP("Shortcuts", "Comment on the moment that is shown"), ("Ctrl+K",)),
    *(
        Command(f"area_{number}", QT_TRANSLATE_NOOP("Shortcuts", "Part {number} of the board"), (f"Ctrl+{number}",))
        for number in range(1, AREAS + 1)
    ),
    *(
        Command(f"row_{number}", QT_TRANSLATE_NOOP("Shortcuts", "Row {number} of the choices"), (str(number % ROWS),))
        for number in range(1, ROWS + 1)
    ),
)
"""All commands, in the order of the preferences."""

_BY_KEY = {command.key: command for command in COMMANDS}


def label(command: Command) -> str:
    """The words for a command in the language of the window."""
    number = command.key.rpartition("_")[2]
    return QCoreApplication.translate("Shortcuts", command.label).format(number=number)


def native(keys: Sequence[QKeySequence]) -> str:
    """The first of these keys as it is called on this system; empty when there is none."""
    return keys[0].toString(_NATIVE) if keys else ""


class Keymap(QObject):
    """The keys of all commands; whoever follows one is told its keys now and whenever they change."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._followers: dict[str, list[Callable[[list[QKeySequence]], object]]] = {}
        settings.changed.connect(self._tell)

    def keys(self, name: str) -> list[QKeySequence]:
        """The keys that lead to a command.

        Raises:
            KeyError: there is no command of this name.
        """
        kept = self._settings.note(_note(name))
        if kept == NO_KEYS:
            return []
        return [QKeySequence(key, _PORTABLE) for key in (kept.split("\t") if kept else _BY_KEY[name].keys)]

    def follow(self, name: str, follower: Callable[[list[QKeySequence]], object]) -> None:
        """Give a command's keys to somebody (``QAction.setShortcuts``, ``QShortcut.setKeys``), now and later."""
        self._followers.setdefault(name, []).append(follower)
        follower(self.keys(name))

    def owner(self, keys: QKeySequence, but: str = "") -> Command | None:
        """The command that these keys lead to, apart from one; None when they are free."""
        return next((found for found in COMMANDS if found.key != but and keys in self.keys(found.key)), None)

    def set_keys(self, name: str, keys: Sequence[QKeySequence]) -> None:
        """Give a command other keys; none at all is possible too.

        Raises:
            ValueError: another command has one of them.
        """
        wanted = [key for number, key in enumerate(keys) if not key.isEmpty() and key not in keys[:number]]
        for key in wanted:
            if (other := self.owner(key, name)) is not None:
                raise ValueError(f"{key.toString(_PORTABLE)} belongs to {other.key}")
        texts = tuple(key.toString(_PORTABLE) for key in wanted)
        at_first = tuple(QKeySequence(key).toString(_PORTABLE) for key in _BY_KEY[name].keys)
        self._keep(name, "" if texts == at_first else "\t".join(texts) or NO_KEYS)

    def reset(self) -> None:
        """Give all commands the keys that they have at first."""
        for command in COMMANDS:
            self._keep(command.key, "")

    def _keep(self, name: str, text: str) -> None:
        if text != self._settings.note(_note(name)):
            self._settings.keep_note(_note(name), text)
            self._settings.changed.emit(_note(name))

    def _tell(self, key: str) -> None:
        folder, _, name = key.partition("/")
        if folder == _FOLDER:
            for follower in self._followers.get(name, ()):
                follower(self.keys(name))


def _note(name: str) -> str:
    return f"{_FOLDER}/{name}"
