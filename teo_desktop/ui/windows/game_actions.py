"""What can be done in a game's window, as actions with words, pictures and keys; and what the other keys lead to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QIcon, QShortcut
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from teo_desktop.kernel.agenda import Choice
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.session import Phase
from teo_desktop.ui.settings import Settings
from teo_desktop.ui.shortcuts import AREAS, ROWS, Keymap, native
from teo_desktop.ui.windows.action_bar import icons
from teo_desktop.ui.windows.time_bar import TimeActions
from teo_desktop.ui.windows.why_not import WhyNot

if TYPE_CHECKING:
    from teo_desktop.ui.windows.game_view import GameView


class GameActions(QObject):
    """The actions of one game; menus and bars show them, and whoever makes them says what they do."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        """``window``: where the keys count."""
        super().__init__(window)
        self._window = window
        self._confirm_icons = [QIcon(), QIcon()]
        self.keymap = Keymap(settings, self)
        self.undo_step = self.made("undo_step")
        self.undo_turn = self.made("undo_turn")
        self.redo = self.made("redo")
        self.confirm = self.made()
        self.focus_choices = self.made("focus_choices")
        self.fit_board = self.made("fit_board")
        self.zoom_in = self.made("zoom_in")
        self.zoom_out = self.made("zoom_out")
        self.time = TimeActions(self.made, self)

    def made(self, command: str = "") -> QAction:
        """A new action of this window, with the keys of a command."""
        action = QAction(self)
        if command:
            self.keymap.follow(command, action.setShortcuts)
        self._window.addAction(action)
        return action

    def on_key(self, command: str, does: Callable[[], object]) -> None:
        """What a command does that stands in no menu."""
        shortcut = QShortcut(self._window)
        shortcut.activated.connect(does)
        self.keymap.follow(command, shortcut.setKeys)

    @property
    def undo(self) -> tuple[QAction, QAction, QAction]:
        """A step back, the turn back, and forth again."""
        return self.undo_step, self.undo_turn, self.redo

    @property
    def of_move(self) -> tuple[QAction, QAction]:
        """What else belongs to a move."""
        return self.confirm, self.focus_choices

    @property
    def of_board(self) -> tuple[QAction, QAction, QAction]:
        """How the board is looked at."""
        return self.fit_board, self.zoom_in, self.zoom_out

    def show_confirm(self, is_handing_over: bool, is_possible: bool) -> None:
        """Say what the main button does at the moment."""
        self.confirm.setText(self.tr("&End turn") if is_handing_over else self.tr("&Confirm"))
        self.confirm.setIcon(self._confirm_icons[is_handing_over])
        self.confirm.setEnabled(is_possible)
        self.confirm.setToolTip(native(self.keymap.keys("enter")))

    def retranslate(self) -> None:
        """Make all words anew."""
        self.undo_step.setText(self.tr("&Undo"))
        self.undo_turn.setText(self.tr("Undo &turn"))
        self.redo.setText(self.tr("&Redo"))
        self.focus_choices.setText(self.tr("To the c&hoices"))
        self.fit_board.setText(self.tr("&Whole board"))
        self.zoom_in.setText(self.tr("Zoom &in"))
        self.zoom_out.setText(self.tr("Zoom &out"))
        self.time.retranslate()

    def restyle(self, appearance: Appearance) -> None:
        """Take over another theme or text size."""
        pictures = icons(appearance, "ui_undo", "ui_undo_turn", "ui_redo")
        for action, picture in zip(self.undo, pictures, strict=True):
            action.setIcon(picture)
        self.time.restyle(appearance)
        theme = appearance.theme
        self._confirm_icons = [
            theme.icon(name, appearance.size(18), theme.colour("on_accent")) for name in ("ui_confirm", "ui_end_turn")
        ]


class GameKeys(QObject):
    """What actions and keys do in a game's window; the parts of it must be there already."""

    def __init__(self, view: GameView) -> None:
        super().__init__(view)
        self._view = view
        commands, session, board = view.commands, view.live.session, view.board
        commands.undo_step.triggered.connect(lambda: session.undo_step())
        commands.undo_turn.triggered.connect(lambda: session.undo_turn())
        commands.redo.triggered.connect(lambda: session.redo())
        commands.confirm.triggered.connect(lambda: self.confirm())
        commands.focus_choices.triggered.connect(lambda: self.focus_choices())
        commands.fit_board.triggered.connect(lambda: board.fit())
        commands.zoom_in.triggered.connect(lambda: board.zoom_in())
        commands.zoom_out.triggered.connect(lambda: board.zoom_out())
        commands.on_key("turn", partial(view.table.turn, 1))
        commands.on_key("turn_back", partial(view.table.turn, -1))
        commands.on_key("enter", self.enter)
        commands.on_key("step_back", self.step_back)
        commands.on_key("inspect", view.chronicle.inspect_here)
        for command in ("undo_step", "undo_turn", "redo"):
            WhyNot(getattr(commands, command), command, commands.keymap, view).said.connect(self._say_why_not)
        for number in range(AREAS):
            commands.on_key(f"area_{number + 1}", partial(board.show_area, number))
        for number in range(ROWS):
            commands.on_key(f"row_{number + 1}", partial(self.take_row, number))
        commands.keymap.follow("peek", board.set_peek_keys)
        commands.keymap.follow("enter", lambda keys: commands.confirm.setToolTip(native(keys)))

    def confirm(self) -> None:
        """End the turn where that is due, else commit what is previewed."""
        view = self._view
        if view.picker.is_shut:
            view.picker.confirm()
        elif view.pending.phase is Phase.HANDING_OVER:
            view.live.session.end_turn()
        else:
            view.picker.confirm()

    def enter(self) -> None:
        """Enter does what the thing with the focus stands for, else it confirms."""
        view = self._view
        focused = view.window().focusWidget()
        if view.looking_back.enter(focused):
            return
        if isinstance(focused, QPushButton | QToolButton) and view.isAncestorOf(focused):
            focused.click()
        elif focused is view.choices_list and view.pending.phase is Phase.ASKING:
            view.choices_list.choose_current()
        elif focused is view.chronicle.log_panel.tree:
            view.chronicle.log_panel.tree.pin_current()
        elif focused is not view.board or view.pending.phase is not Phase.ASKING or not view.board_cursor.press():
            self.confirm()

    def take_row(self, number: int) -> None:
        """Choose a row of the choices by its number from 0; Enter then confirms it, wherever the keyboard was."""
        if self._view.choices_list.choose_row(number):
            self._view.board_cursor.hide()

    def step_back(self) -> None:
        """Back to now from the past, else a click back; where there was none, leave what the keyboard is at."""
        if not self._view.looking_back.leave() and not self._view.picker.step_back():
            self._view.board_cursor.hide()

    def _say_why_not(self, reason: str) -> None:
        self._view.hint_bar.warn(reason)
        self._view.announcer.say(reason)

    def focus_choices(self) -> None:
        """Take the keyboard to the choices."""
        view = self._view
        view.docks_window.bring_up("choices")
        view.choices_list.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if not view.choices_list.currentIndex().isValid():
            view.choices_list.setCurrentIndex(view.choices.index(0))

    def look_at(self, choice: Choice) -> None:
        """Take the keyboard to a row of the choices."""
        self.focus_choices()
        row = self._view.choices.row_of(choice)
        if row is not None:
            self._view.choices_list.setCurrentIndex(self._view.choices.index(row, 0))
