"""The menus of the window, and the actions in them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from teo_desktop.ui.settings import COLOURS, LANGUAGE, TEXT_SIZE, Setting, Settings, words
from teo_desktop.ui.shortcuts import Keymap
from teo_desktop.ui.windows.game_view import GameView

IN_MENU: tuple[Setting[Any], ...] = (LANGUAGE, COLOURS, TEXT_SIZE)
"""The settings that stand in the menu as well."""


class Menus(QObject):
    """What can be done from the menu bar; the window says what each action does (``when``).

    Something new is made in the constructor, put into its menu in ``_fill`` and named in ``retranslate``.
    """

    def __init__(self, bar: QMenuBar, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._keymap = Keymap(settings, self)
        self.new_action = self._action("new")
        self.open_action = self._action("open")
        self.saves_action = self._action("saves")
        self.save_action = self._action("save")
        self.save_as_action = self._action("save_as")
        self.export_action = self._action("export")
        self.copy_seed_action = self._action()
        self.again_action = self._action()
        self.rematch_action = self._action("rematch")
        self.copy_position_action = self._action("copy_position")
        self.paste_position_action = self._action("paste_position")
        self.campaigns_action = self._action()
        self.statistics_action = self._action()
        self.leave_action = self._action("leave")
        self.quit_action = self._action("quit")
        self.preferences_action = self._action("preferences")
        self.full_screen_action = self._action("full_screen")
        self.reset_layout_action = self._action()
        self.lessons_action = self._action()
        self.rules_action = self._action("rules")
        self.icons_action = self._action()
        self.about_action = self._action()
        self.quit_action.setMenuRole(QAction.MenuRole.QuitRole)
        self.preferences_action.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about_action.setMenuRole(QAction.MenuRole.AboutRole)
        self._game_menu = bar.addMenu("")
        self._move_menu = bar.addMenu("")
        self._view_menu = bar.addMenu("")
        self._time_menu = QMenu(window)
        self._help_menu = bar.addMenu("")
        for menu in (self._game_menu, self._move_menu, self._view_menu, self._time_menu, self._help_menu):
            menu.setToolTipsVisible(True)
        self.setting_menus = {setting.key: self._setting_menu(setting) for setting in IN_MENU}
        self._fill()
        settings.changed.connect(self._show_settings)

    def when(self, action: QAction, does: Callable[[], object]) -> None:
        """Do this when the action is triggered."""
        action.triggered.connect(lambda: does())

    def show_game(self, view: GameView | None) -> None:
        """Offer what can be done with the game that is seen; None when none is."""
        of_game = (
            self.save_action,
            self.save_as_action,
            self.export_action,
            self.leave_action,
            self.reset_layout_action,
        )
        for action in of_game:
            action.setEnabled(view is not None)
        is_kept = view is not None and view.live.file is not None
        for action in (self.again_action, self.rematch_action, self.copy_position_action):
            action.setEnabled(is_kept)
        self.copy_seed_action.setVisible(view is not None)
        self._move_menu.clear()
        self._view_menu.clear()
        self._time_menu.clear()
        self._move_menu.menuAction().setVisible(view is not None)
        if view is not None:
            self._move_menu.addActions(view.commands.undo)
            self._move_menu.addSeparator()
            self._move_menu.addActions(view.commands.of_move)
            self._view_menu.addActions([dock.toggleViewAction() for dock in view.docks.values()])
            self._view_menu.addAction(self.reset_layout_action)
            self._view_menu.addSeparator()
            self._view_menu.addActions(view.commands.of_board)
            self._view_menu.addSeparator()
            for group in view.commands.time.of_menu:
                self._time_menu.addActions(group)
                self._time_menu.addSeparator()
            self._view_menu.addMenu(self._time_menu)
            self._view_menu.addSeparator()
        for menu in self.setting_menus.values():
            self._view_menu.addMenu(menu)
        self._view_menu.addActions([self.full_screen_action, self.preferences_action])

    def show_seed(self, seed: int) -> None:
        """Name the number of the game that is seen."""
        self.copy_seed_action.setText(self.tr("Copy the num&ber of the game: {seed}").format(seed=seed))

    def retranslate(self) -> None:
        """Make all words anew."""
        self._game_menu.setTitle(self.tr("&Game"))
        self._move_menu.setTitle(self.tr("&Move"))
        self._view_menu.setTitle(self.tr("&View"))
        self._time_menu.setTitle(self.tr("&Time machine"))
        self._help_menu.setTitle(self.tr("&Help"))
        self.new_action.setText(self.tr("&New game …"))
        self.open_action.setText(self.tr("&Open …"))
        self.saves_action.setText(self.tr("Saved &games"))
        self.save_action.setText(self.tr("&Save"))
        self.save_as_action.setText(self.tr("Save &as …"))
        self.export_action.setText(self.tr("&Export score sheet and log …"))
        self.again_action.setText(self.tr("Same set-&up and number again"))
        self.again_action.setToolTip(self.tr("Begin the same game once more: the same tiles come in the same order"))
        self.rematch_action.setText(self.tr("Re&match"))
        self.rematch_action.setToolTip(self.tr("Begin a new game with the same seats and options, but another number"))
        self.copy_position_action.setText(self.tr("Cop&y the position"))
        self.paste_position_action.setText(self.tr("Paste a pos&ition"))
        self.campaigns_action.setText(self.tr("&Campaigns"))
        self.statistics_action.setText(self.tr("S&tatistics …"))
        self.leave_action.setText(self.tr("&Leave the game"))
        self.quit_action.setText(self.tr("&Quit"))
        self.preferences_action.setText(self.tr("&Preferences …"))
        self.full_screen_action.setText(self.tr("&Full screen"))
        self.reset_layout_action.setText(self.tr("&Reset the layout"))
        self.lessons_action.setText(self.tr("&Lessons"))
        self.rules_action.setText(self.tr("&Rules and help"))
        self.icons_action.setText(self.tr("&Icons"))
        self.about_action.setText(self.tr("&About Teo Desktop"))
        for setting in IN_MENU:
            menu = self.setting_menus[setting.key]
            menu.setTitle(words(setting.label))
            for action, (_, text) in zip(menu.actions(), setting.options, strict=True):
                action.setText(words(text))
        self._show_settings()

    def _action(self, command: str = "") -> QAction:
        action = QAction(self._window)
        if command:
            self._keymap.follow(command, action.setShortcuts)
        return action

    def _fill(self) -> None:
        self._game_menu.addActions(
            [self.new_action, self.saves_action, self.open_action, self.save_action, self.save_as_action]
        )
        self._game_menu.addActions([self.export_action, self.copy_seed_action])
        self._game_menu.addActions([self.copy_position_action, self.paste_position_action])
        self._game_menu.addSeparator()
        self._game_menu.addActions([self.rematch_action, self.again_action])
        self._game_menu.addSeparator()
        self._game_menu.addActions([self.campaigns_action, self.statistics_action, self.leave_action, self.quit_action])
        self._help_menu.addActions([self.lessons_action, self.rules_action, self.icons_action])
        self._help_menu.addSeparator()
        self._help_menu.addAction(self.about_action)

    def _setting_menu(self, setting: Setting[Any]) -> QMenu:
        menu = QMenu(self._window)
        group = QActionGroup(menu)
        for value, _ in setting.options:
            action = menu.addAction("")
            action.setCheckable(True)
            action.setData(value)
            action.triggered.connect(partial(self._choose_setting, setting, value))
            group.addAction(action)
        return menu

    def _choose_setting(self, setting: Setting[Any], value: Any) -> None:
        self._settings.set(setting, value)

    def _show_settings(self) -> None:
        for setting in IN_MENU:
            for action in self.setting_menus[setting.key].actions():
                action.setChecked(action.data() == self._settings.get(setting))
