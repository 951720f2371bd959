"""The form that a new game begins with: who plays, in which colours, and how the game is set up."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from teo_desktop.arguments import DRAWN_SEEDS, FEWEST_SEATS, MOST_SEATS
from teo_desktop.kernel.bots import BOTS
from teo_desktop.kernel.rules import Json, Rules
from teo_desktop.profiles import Profile
from teo_desktop.saves import BOT, HUMAN, Seat
from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.live_game import default_name
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.settings import COACH, Settings
from teo_desktop.ui.settings import words as setting_words
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP
from teo_desktop.ui.windows.explained import Explanation
from teo_desktop.ui.windows.name_box import NameBox
from teo_desktop.ui.windows.parts import FormArea, button, give_room, label
from teo_desktop.ui.windows.setup_fields import SetupFields
from teo_desktop.ui.windows.solo_box import SoloBox

NOTE = "new_game"
"""Where the answers are kept for the next time."""

COLOURS = {
    "blue": QT_TRANSLATE_NOOP("Seats", "Blue"),
    "yellow": QT_TRANSLATE_NOOP("Seats", "Yellow"),
    "orange": QT_TRANSLATE_NOOP("Seats", "Orange"),
    "black": QT_TRANSLATE_NOOP("Seats", "Black"),
}
"""The theme's player colours in words."""


class Wanted(NamedTuple):
    """The game that was asked for."""

    game: str
    setup: Json
    seats: tuple[Seat, ...]
    seed: int


class SeatRow:
    """The widgets of one seat."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.kind = QComboBox()
        self.name = NameBox()
        self.colour = QComboBox()
        self.before = number

    @property
    def seat(self) -> Seat:
        """Who sits there."""
        kind = str(self.kind.currentData())
        name = self.name.text().strip() or default_name(self.number, kind)
        return Seat(kind, name, str(self.colour.currentData()), self.name.profile)

    def show(self, is_shown: bool) -> None:
        """Show or hide the seat."""
        for widget in (self.kind, self.name, self.colour):
            widget.setVisible(is_shown)


class NewGameDialog(QDialog):
    """Asks for the players and for whatever the game's adapter wants to know; remembers the answers.

    Signals:
        rules_wanted(): somebody wants to read about the set-up and the variants.
    """

    rules_wanted = Signal()

    def __init__(
        self,
        game: tuple[Rules, GameAdapter],
        appearance: Appearance,
        settings: Settings,
        parent: QWidget | None = None,
        profiles: Sequence[Profile] = (),
        is_newcomer: bool = False,
    ) -> None:
        """``is_newcomer``: nobody here has finished a game; then what suits a first one is proposed."""
        super().__init__(parent)
        # Rules can be read beside it.
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._rules, self._adapter = game
        self._appearance = appearance
        self._settings = settings
        self._profiles = tuple(profiles)
        self._is_newcomer = is_newcomer
        self.setWindowTitle(self.tr("New game: {game}").format(game=self._adapter.title()))
        self.count = QComboBox()
        self.rows = [SeatRow(number) for number in range(MOST_SEATS)]
        self.seed = QLineEdit()
        self.explanation = Explanation()
        bot = self._adapter.solo_bot()
        self.solo = SoloBox(bot) if bot is not None else None
        self._lay_out()
        self._fill()
        self._propose_solo()
        self._recall()
        self._show_rows()
        self.explanation.follow(self)

    @property
    def wanted(self) -> Wanted:
        """The game that the form describes."""
        seats = once_each(row.seat for row in self.rows[: self._seats()])
        solo = self.solo.choice if self.solo is not None and self._has_solo() else None
        if solo is not None and solo.level:
            seats = (*seats[:-1], replace(seats[-1], kind=f"{seats[-1].kind}:{solo.level}"))
        setup = self._rules.setup_to_json(self._adapter.make_setup(len(seats), self.asked.effective(), solo))
        seed = int(self.seed.text()) if self.seed.text() else secrets.randbelow(DRAWN_SEEDS)
        return Wanted(self._adapter.NAME, setup, seats, seed)

    # -- making -------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.addWidget(self._players_box())
        if self.solo is not None:
            column.addWidget(self.solo)
        column.addWidget(self._game_box())
        column.addStretch(1)
        area = FormArea(content)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        start = button(self.tr("&Start"), main=True)
        self.buttons.addButton(start, QDialogButtonBox.ButtonRole.AcceptRole)
        self.rules_button = button(self.tr("&Rules"))
        self.rules_button.setToolTip(self.tr("Read about the set-up and the variants"))
        self.buttons.addButton(self.rules_button, QDialogButtonBox.ButtonRole.HelpRole)
        self.rules_button.clicked.connect(self.rules_wanted)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        around = QVBoxLayout(self)
        around.addWidget(area, 1)
        around.addWidget(self.explanation)
        around.addWidget(self.buttons)
        start.setDefault(True)
        give_room(self, self._appearance.size(620), self._appearance.size(560))

    def _players_box(self) -> QGroupBox:
        box = QGroupBox(self.tr("Players"))
        grid = QGridLayout(box)
        across = QHBoxLayout()
        across.addWidget(label(self.tr("Number of players")))
        across.addWidget(self.count)
        across.addStretch(1)
        grid.addLayout(across, 0, 0, 1, 3)
        for place, row in enumerate(self.rows, start=1):
            grid.addWidget(row.kind, place, 0)
            grid.addWidget(row.name, place, 1)
            grid.addWidget(row.colour, place, 2)
        if self.solo is not None:
            grid.addWidget(label(self.solo.bot.tip, role="small", wraps=True), len(self.rows) + 1, 0, 1, 3)
        grid.setColumnStretch(1, 1)
        return box

    def _game_box(self) -> QGroupBox:
        box = QGroupBox(self.tr("Set-up"))
        form = QFormLayout(box)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.asked = SetupFields(self._adapter.setup_fields(), form, self._is_newcomer, self._has_solo)
        self.asked.setParent(self)
        self.fields = self.asked.widgets
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{0,18}"), self.seed))
        self.seed.setPlaceholderText(self.tr("drawn"))
        self.seed.setToolTip(self.tr("The same number makes the same game again."))
        form.addRow(self.tr("Number of the game"), self.seed)
        self.coach = QCheckBox(setting_words(COACH.label))
        self.coach.setToolTip(setting_words(COACH.tip))
        self.coach.setChecked(self._settings.get(COACH))
        form.addRow(self.coach)
        return box

    def _fill(self) -> None:
        theme, side = self._appearance.theme, self._appearance.size(20)
        for number in range(FEWEST_SEATS, MOST_SEATS + 1):
            self.count.addItem(str(number), number)
        bots = {"random": self.tr("Bot: random"), "greedy": self.tr("Bot: greedy")}
        tips = {
            "random": self.tr("Makes any choice that the rules allow, by chance."),
            "greedy": self.tr("Takes what is worth most to it at once, and looks no further ahead."),
        }
        for row in self.rows:
            row.kind.addItem(theme.icon("ui_human", side), self.tr("Person"), HUMAN)
            for name in BOTS:
                row.kind.addItem(theme.icon("ui_bot", side), bots.get(name, name), f"{BOT}:{name}")
                row.kind.setItemData(row.kind.count() - 1, tips.get(name, ""), Qt.ItemDataRole.ToolTipRole)
            row.kind.setItemData(0, self.tr("Plays at this computer."), Qt.ItemDataRole.ToolTipRole)
            for colour in theme.player_colours:
                row.colour.addItem(seat_icon(theme, colour, side), colour_name(colour), colour)
            row.colour.setIconSize(QSize(side, side))
            row.kind.setIconSize(QSize(side, side))
            row.kind.setAccessibleName(self.tr("Who plays"))
            row.name.setAccessibleName(self.tr("Name"))
            row.name.setToolTip(
                self.tr("Any name, or one of the profiles of the preferences: its result is counted in the statistics.")
            )
            row.colour.setAccessibleName(self.tr("Colour"))
            row.colour.setCurrentIndex(row.number)
            row.kind.setCurrentIndex(0 if row.number == 0 else row.kind.findData(f"{BOT}:greedy"))
            row.kind.currentIndexChanged.connect(self._show_rows)
        for row in self.rows:
            row.colour.currentIndexChanged.connect(self._part_colours)
        self.count.currentIndexChanged.connect(self._show_rows)

    # -- working ------------------------------------------------------------------------------------------------------

    def _seats(self) -> int:
        return int(self.count.currentData())

    def _has_solo(self) -> bool:
        """Whether the rules themselves play the last seat."""
        last = self.rows[self._seats() - 1].kind.currentData()
        return self.solo is not None and last == f"{BOT}:{self.solo.bot.name}"

    def _offer_solo(self) -> None:
        """The opponent that the rules play has the last of two seats, or none."""
        if self.solo is None:
            return
        kind, value = self.rows[FEWEST_SEATS - 1].kind, f"{BOT}:{self.solo.bot.name}"
        place = kind.findData(value)
        is_offered = self._seats() == FEWEST_SEATS
        if is_offered and place < 0:
            icon = self._appearance.theme.icon("ui_bot", self._appearance.size(20))
            kind.addItem(icon, self.tr("Bot: {name}").format(name=self.solo.bot.label), value)
            kind.setItemData(kind.count() - 1, self.solo.bot.tip, Qt.ItemDataRole.ToolTipRole)
        elif not is_offered and place >= 0:
            if kind.currentIndex() == place:
                kind.setCurrentIndex(kind.findData(f"{BOT}:greedy"))
            kind.removeItem(place)

    def _propose_solo(self) -> None:
        """Alone most people play the game's own opponent; a first game is for the weakest level."""
        if self.solo is None:
            return
        self._offer_solo()
        self._set_combo(self.rows[FEWEST_SEATS - 1].kind, f"{BOT}:{self.solo.bot.name}")
        if self._is_newcomer:
            self.solo.choose(self.solo.bot.levels[0].value)

    def _show_rows(self) -> None:
        self._offer_solo()
        if self.solo is not None:
            self.solo.setVisible(self._has_solo())
        self.asked.bar()
        for row in self.rows:
            row.show(row.number < self._seats())
            row.name.offer(self._profiles if row.kind.currentData() == HUMAN else ())
            row.name.setPlaceholderText(default_name(row.number, str(row.kind.currentData())))

    def _part_colours(self) -> None:
        """Whoever had the colour that somebody takes gets theirs instead."""
        for changed in self.rows:
            if changed.colour.currentIndex() == changed.before:
                continue
            for other in self.rows:
                if other is not changed and other.before == changed.colour.currentIndex():
                    other.before = changed.before
                    other.colour.setCurrentIndex(other.before)
            changed.before = changed.colour.currentIndex()

    def accept(self) -> None:
        self._remember()
        self._settings.set(COACH, self.coach.isChecked())
        super().accept()

    # -- remembering --------------------------------------------------------------------------------------------------

    def _remember(self) -> None:
        rows = [[row.kind.currentData(), row.name.text(), row.colour.currentData()] for row in self.rows]
        note: dict[str, Any] = {"count": self._seats(), "rows": rows, "values": dict(self.asked.values())}
        note["profiles"] = [row.name.profile for row in self.rows]
        if self.solo is not None:
            note["solo"] = self.solo.note()
        self._settings.keep_note(NOTE, json.dumps(note))

    def _recall(self) -> None:
        try:
            note = json.loads(self._settings.note(NOTE) or "{}")
            self._set_combo(self.count, note.get("count", FEWEST_SEATS))
            self._offer_solo()
            rows: Sequence[Sequence[str]] = note.get("rows", [])
            for row, (kind, name, colour) in zip(self.rows, rows, strict=False):
                self._set_combo(row.kind, kind)
                row.name.setText(str(name))
                self._set_combo(row.colour, colour)
            self._show_rows()
            for row, profile in zip(self.rows, note.get("profiles", []), strict=False):
                row.name.choose(str(profile))
            for key, value in note.get("values", {}).items():
                self.asked.set(key, value)
            if self.solo is not None and "solo" in note:
                self.solo.recall(note["solo"])
        except (ValueError, AttributeError, TypeError):
            # Somebody has edited the settings: the form is as it is at first.
            return

    def _set_combo(self, combo: QComboBox, value: object) -> None:
        if (place := combo.findData(value)) >= 0:
            combo.setCurrentIndex(place)


def once_each(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """The seats; whoever's name stands in several has a profile only in the first, as nobody plays twice."""
    found: list[Seat] = []
    for seat in seats:
        is_double = seat.profile in [other.profile for other in found]
        found.append(replace(seat, profile="") if is_double else seat)
    return tuple(found)


def seat_icon(theme: Theme, colour: str, side: int) -> QIcon:
    """A seat's sign as an icon: its glyph upon its colour."""
    icon = QIcon()
    for density in (1, 2):
        pixmap = QPixmap(side * density, side * density)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(density, density)
        painter.setPen(theme.colour("panel_edge"))
        painter.setBrush(theme.player_colour(colour))
        painter.drawRoundedRect(1, 1, side - 2, side - 2, side * 0.25, side * 0.25)
        inner = side * 0.7
        glyph = theme.glyph(colour, inner, inner, density, theme.upon_player(colour))
        painter.drawPixmap(round(side * 0.15), round(side * 0.15), round(inner), round(inner), glyph)
        painter.end()
        pixmap.setDevicePixelRatio(density)
        icon.addPixmap(pixmap)
    return icon


def colour_name(colour: str) -> str:
    """What a player's colour of the theme is called."""
    return QCoreApplication.translate("Seats", COLOURS[colour])
