"""The settings as a form, made from their declarations, the profiles and the keys; every change counts at once."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.profile_store import ProfileStore
from teo_desktop.ui.settings import SHOWN, Setting, Settings, words
from teo_desktop.ui.shortcuts import Keymap
from teo_desktop.ui.windows.explained import Explanation
from teo_desktop.ui.windows.parts import FormArea, give_room
from teo_desktop.ui.windows.profiles_page import ProfilesPage
from teo_desktop.ui.windows.shortcuts_page import ShortcutsPage


class PreferencesDialog(QDialog):
    """A row for each setting that people see, and a page each for the profiles and the keys."""

    def __init__(
        self, settings: Settings, profiles: ProfileStore, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self.widgets: dict[str, QWidget] = {}
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.reject)
        # Enter in the field for a name adds it and does not close the window.
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        self.explanation = Explanation()
        self._area = FormArea()
        self._keymap = Keymap(settings, self)
        self.profiles_page = ProfilesPage(profiles)
        self.pages = QTabWidget()
        general = QWidget()
        inside = QVBoxLayout(general)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self._area, 1)
        inside.addWidget(self.explanation)
        self.pages.addTab(general, "")
        self.pages.addTab(self.profiles_page, "")
        column = QVBoxLayout(self)
        column.addWidget(self.pages, 1)
        column.addWidget(self._buttons)
        give_room(self, appearance.size(620), appearance.size(440))
        self.retranslate()
        appearance.language_changed.connect(self.retranslate)

    def retranslate(self) -> None:
        """Make the whole form anew, in the language of the moment."""
        self.setWindowTitle(self.tr("Preferences"))
        content = QWidget()
        form = QFormLayout(content)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for setting in SHOWN:
            widget = self._widget(setting)
            widget.setToolTip(words(setting.tip) if setting.tip else "")
            if isinstance(widget, QCheckBox):
                widget.setText(words(setting.label))
                form.addRow(widget)
            else:
                form.addRow(words(setting.label), widget)
            self.widgets[setting.key] = widget
        self._area.setWidget(content)
        self.shortcuts = ShortcutsPage(self._keymap)
        here = max(0, self.pages.currentIndex())
        if (old := self.pages.widget(2)) is not None:
            self.pages.removeTab(2)
            old.deleteLater()
        self.pages.setTabText(0, self.tr("General"))
        self.pages.setTabText(1, self.tr("Profiles"))
        self.pages.addTab(self.shortcuts, self.tr("Keys"))
        self.pages.setCurrentIndex(here)
        self.explanation.follow(content)

    def show_profiles(self) -> None:
        """Turn to the profiles."""
        self.pages.setCurrentWidget(self.profiles_page)
        self.profiles_page.name.setFocus()

    def _widget(self, setting: Setting[Any]) -> QWidget:
        value = self._settings.get(setting)
        if setting.options:
            combo = QComboBox()
            for option, text in setting.options:
                combo.addItem(words(text), option)
            combo.setCurrentIndex(combo.findData(value))
            combo.activated.connect(partial(self._take_option, setting, combo))
            return combo
        box = QCheckBox()
        box.setChecked(value)
        box.clicked.connect(partial(self._settings.set, setting))
        return box

    def _take_option(self, setting: Setting[Any], combo: QComboBox, place: int) -> None:
        self._settings.set(setting, combo.itemData(place))
