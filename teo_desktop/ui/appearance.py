"""How the application looks and which language it speaks; both change while it runs."""

from __future__ import annotations

import logging

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, Qt, QTranslator, Signal
from PySide6.QtWidgets import QApplication, QStyleFactory, QTabBar, QToolButton

from teo_desktop import paths
from teo_desktop.ui.scene.theme import Brightness, Theme, load_fonts
from teo_desktop.ui.settings import COLOURS, LANGUAGE, TEXT_SIZE, Settings
from teo_desktop.ui.style import style_sheet

log = logging.getLogger(__name__)

LANGUAGES = ("en", "de", "es")
TEXT_PIXELS = 14
"""How high text is at a text size of 100 per cent."""

FONTS_ARE_LOADED = "teo_desktop_fonts_are_loaded"
"""A property of the application: each time they were loaded again, all fonts would become slower."""


class Appearance(QObject):
    """Theme, text size and language of the application, as the settings say.

    Signals:
        theme_changed(Theme): colours or sizes are others now; whoever paints paints anew.
        language_changed(): texts are others now. Comes after the translators are in place; widgets get Qt's own
            LanguageChange besides, but models, actions and scenes do not.
    """

    theme_changed = Signal(object)
    language_changed = Signal()

    def __init__(self, app: QApplication, settings: Settings, language: str | None = None) -> None:
        """``language`` goes before the setting until that is changed (the command line's ``--lang``)."""
        super().__init__(app)
        self._app = app
        self._settings = settings
        self._forced_language = language
        self._translators: list[QTranslator] = []
        self._language = ""
        self.pixels = float(TEXT_PIXELS)
        """How high ordinary text is now."""
        if not app.property(FONTS_ARE_LOADED):
            load_fonts(app)
            app.setProperty(FONTS_ARE_LOADED, True)
        if (fusion := QStyleFactory.create("Fusion")) is not None:
            app.setStyle(fusion)
        # Qt gives the hints away with every call: without a name of their own they would be gone before they answer.
        self._hints = app.styleHints()
        self._follow_colours()
        self.theme = self._made()
        self._dress()
        self._speak()
        self._hints.colorSchemeChanged.connect(self._redress)
        settings.changed.connect(self._follow)

    @property
    def language(self) -> str:
        """The language that is spoken: en, de or es."""
        return self._language

    def size(self, pixels: float) -> int:
        """A length that grows with the text."""
        return round(pixels * self.pixels / TEXT_PIXELS)

    def fall_silent(self) -> None:
        """Take the translators away again."""
        for translator in self._translators:
            self._app.removeTranslator(translator)
        self._translators = []

    def rename_scrollers(self) -> None:
        """The arrows beside too many tabs: Qt names them once and for all."""
        names = {
            "ScrollLeftButton": QCoreApplication.translate("QTabBar", "Scroll Left"),
            "ScrollRightButton": QCoreApplication.translate("QTabBar", "Scroll Right"),
        }
        for bar in self._app.allWidgets():
            if isinstance(bar, QTabBar):
                for arrow in bar.findChildren(QToolButton):
                    arrow.setAccessibleName(names.get(arrow.objectName(), arrow.accessibleName()))

    def _follow(self, key: str) -> None:
        if key == LANGUAGE.key:
            self._forced_language = None
            self._speak()
            self.rename_scrollers()
            self.language_changed.emit()
        elif key == COLOURS.key:
            self._follow_colours()
            self._redress()
        elif key == TEXT_SIZE.key:
            self._dress()
            self.theme_changed.emit(self.theme)

    # -- colours and sizes --------------------------------------------------------------------------------------------

    def _follow_colours(self) -> None:
        """Window frames and native dialogs follow too."""
        schemes = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
        self._hints.setColorScheme(schemes.get(self._settings.get(COLOURS), Qt.ColorScheme.Unknown))

    def _brightness(self) -> Brightness:
        wanted = self._settings.get(COLOURS)
        is_dark = wanted == "dark" or (wanted == "system" and self._hints.colorScheme() is Qt.ColorScheme.Dark)
        return "dark" if is_dark else "light"

    def _made(self) -> Theme:
        return Theme(self._brightness(), kept_in=paths.cache_dir())

    def _redress(self) -> None:
        if self._brightness() != self.theme.name:
            self.theme = self._made()
            self._dress()
            self.theme_changed.emit(self.theme)

    def _dress(self) -> None:
        self.pixels = TEXT_PIXELS * self._settings.get(TEXT_SIZE) / 100
        self._app.setFont(self.theme.font("text", self.pixels))
        self._app.setPalette(self.theme.palette())
        self._app.setStyleSheet(style_sheet(self.theme, self.pixels))

    # -- language -----------------------------------------------------------------------------------------------------

    def _wanted_language(self) -> str:
        wanted = self._forced_language or self._settings.get(LANGUAGE)
        if wanted in LANGUAGES:
            return wanted
        systems = QLocale.system().uiLanguages()
        first = systems[0].split("-")[0] if systems else ""
        return first if first in LANGUAGES else "en"

    def _speak(self) -> None:
        self._language = self._wanted_language()
        QLocale.setDefault(QLocale(self._language))
        self.fall_silent()
        of_qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for name, folder in (("qtbase", of_qt), ("teo_desktop", str(paths.translations()))):
            translator = QTranslator(self._app)
            if translator.load(f"{name}_{self._language}", folder):
                self._app.installTranslator(translator)
                self._translators.append(translator)
            elif (name, self._language) != ("qtbase", "en"):
                log.info("There is no translation %s_%s in %s", name, self._language, folder)
