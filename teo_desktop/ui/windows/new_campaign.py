"""The form with which a campaign begins: its name, its kind, and who takes part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from teo_desktop.arguments import FEWEST_SEATS, MOST_SEATS
from teo_desktop.campaigns.model import ASCENT, KINDS, LEAGUE, LONGEST_NAME, MOST_PLAYERS, Campaign, Terms, new_campaign
from teo_desktop.games import GAMES
from teo_desktop.kernel.bots import BOTS
from teo_desktop.profiles import Profile
from teo_desktop.saves import BOT, HUMAN, Seat
from teo_desktop.ui.adapter import GameAdapter
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.live_game import default_name
from teo_desktop.ui.texts.campaigns import kind_text, kind_tip
from teo_desktop.ui.texts.seats import kind_text as seat_text
from teo_desktop.ui.windows.explained import Explanation
from teo_desktop.ui.windows.name_box import NameBox
from teo_desktop.ui.windows.parts import FormArea, button, give_room, label, number_box
from teo_desktop.ui.windows.setup_fields import SetupFields

MOST_GAMES = 200


class PlayerRow:
    """The widgets of one player of a league."""

    def __init__(self, number: int, profiles: Sequence[Profile]) -> None:
        self.number = number
        self.kind = QComboBox()
        self.kind.addItem(seat_text(HUMAN), HUMAN)
        for name in BOTS:
            self.kind.addItem(seat_text(f"{BOT}:{name}"), f"{BOT}:{name}")
        self.kind.setCurrentIndex(0 if not number else self.kind.findData(f"{BOT}:greedy"))
        self.name = NameBox()
        self._profiles = profiles
        self.kind.currentIndexChanged.connect(self.offer)
        self.offer()

    def offer(self) -> None:
        """Offer profiles to people, and show what the player is called without a name."""
        is_person = self.kind.currentData() == HUMAN
        self.name.offer(self._profiles if is_person else ())
        self.name.setPlaceholderText(default_name(self.number, str(self.kind.currentData())))

    def player(self, colours: Sequence[str]) -> Seat:
        """Who it is."""
        kind = str(self.kind.currentData())
        name = self.name.text().strip() or default_name(self.number, kind)
        return Seat(kind, name, colours[self.number % len(colours)], self.name.profile if kind == HUMAN else "")

    def show(self, is_shown: bool) -> None:
        """Show or hide the player."""
        self.kind.setVisible(is_shown)
        self.name.setVisible(is_shown)


class NewCampaignDialog(QDialog):
    """Asks what campaign it shall be."""

    def __init__(
        self,
        adapters: Mapping[str, GameAdapter],
        appearance: Appearance,
        profiles: Sequence[Profile],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New campaign"))
        self._appearance = appearance
        self._adapters = adapters
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.kinds = {kind: QRadioButton(kind_text(kind)) for kind in KINDS}
        self._group = QButtonGroup(self)
        self.game = QComboBox()
        for key, adapter in adapters.items():
            self.game.addItem(adapter.title(), key)
        self.person = NameBox()
        self.person.offer(profiles)
        self.person.setPlaceholderText(default_name(0, HUMAN))
        self.count = number_box()
        self.count.setRange(FEWEST_SEATS, MOST_PLAYERS)
        self.table_size = QComboBox()
        self.games = number_box()
        self.games.setRange(0, MOST_GAMES)
        self.has_handicaps = QCheckBox(self.tr("&Handicap that follows the results"))
        self.has_handicaps.setChecked(True)
        self.rows = [PlayerRow(number, profiles) for number in range(MOST_PLAYERS)]
        self.explanation = Explanation()
        self._lay_out()
        self.count.setValue(4)
        self.kinds[ASCENT].setChecked(True)
        self._show()
        self.explanation.follow(self)

    @property
    def wanted(self) -> Campaign:
        """The campaign that the form describes."""
        kind = LEAGUE if self.kinds[LEAGUE].isChecked() else ASCENT
        game, now = str(self.game.currentData()), datetime.now(UTC).isoformat(timespec="seconds")
        name = self.name.text().strip() or kind_text(kind)
        colours = self._appearance.theme.player_colours
        if kind == ASCENT:
            person = Seat(HUMAN, self.person.text().strip() or default_name(0, HUMAN), colours[0], self.person.profile)
            return new_campaign(kind, name, game, (person,), now)
        players = tuple(row.player(colours) for row in self.rows[: self.count.value()])
        adapter = self._adapters[game]
        setup = GAMES[game].setup_to_json(
            adapter.make_setup(int(self.table_size.currentData()), self.asked.effective())
        )
        return new_campaign(
            kind, name, game, players, now, Terms(setup, self.games.value(), self.has_handicaps.isChecked())
        )

    # -- making -------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self.tr("&Name"), self.name)
        self.game.setAccessibleName(self.tr("Game"))
        if self.game.count() > 1:
            form.addRow(self.tr("&Game"), self.game)
        column.addLayout(form)
        for kind, choice in self.kinds.items():
            self._group.addButton(choice)
            choice.setAccessibleDescription(kind_tip(kind))
            column.addWidget(choice)
            column.addWidget(label(kind_tip(kind), "muted", wraps=True))
            choice.toggled.connect(self._show)
        self._alone = self._alone_box()
        self._together = self._together_box()
        column.addWidget(self._alone)
        column.addWidget(self._together)
        column.addStretch(1)
        area = FormArea(content)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        start = button(self.tr("&Begin"), main=True)
        self.buttons.addButton(start, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        around = QVBoxLayout(self)
        around.addWidget(area, 1)
        around.addWidget(self.explanation)
        around.addWidget(self.buttons)
        start.setDefault(True)
        give_room(self, self._appearance.size(580), self._appearance.size(640))

    def _alone_box(self) -> QGroupBox:
        box = QGroupBox(self.tr("Player"))
        form = QFormLayout(box)
        self.person.setAccessibleName(self.tr("Player"))
        form.addRow(self.tr("Name or profile"), self.person)
        return box

    def _together_box(self) -> QGroupBox:
        box = QGroupBox(self.tr("Players"))
        column = QVBoxLayout(box)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self.tr("Number of &players"), self.count)
        column.addLayout(form)
        grid = QGridLayout()
        for row in self.rows:
            row.kind.setAccessibleName(self.tr("Player {number}: person or bot").format(number=row.number + 1))
            row.name.setAccessibleName(self.tr("Player {number}: name").format(number=row.number + 1))
            grid.addWidget(row.kind, row.number, 0)
            grid.addWidget(row.name, row.number, 1)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        rest = QFormLayout()
        rest.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        rest.addRow(self.tr("Players at a &table"), self.table_size)
        self.games.setSpecialValueText(self.tr("without an end"))
        rest.addRow(self.tr("Number of g&ames"), self.games)
        rest.addRow(self.has_handicaps)
        self.table_size.setToolTip(
            self.tr("So many play each game; where there are more, whoever has played least is next.")
        )
        self.games.setToolTip(self.tr("After so many games the league is over; without an end it goes on."))
        self.has_handicaps.setToolTip(
            self.tr("Whoever comes last gets a head start in points for the next game, whoever wins loses some.")
        )
        adapter = self._adapters[str(self.game.currentData())]
        self.asked = SetupFields([field for field in adapter.setup_fields() if not field.is_solo], rest)
        self.asked.setParent(self)
        self.asked.bar()
        column.addLayout(rest)
        self.count.valueChanged.connect(self._show)
        return box

    def _show(self) -> None:
        is_league = self.kinds[LEAGUE].isChecked()
        self._alone.setVisible(not is_league)
        self._together.setVisible(is_league)
        self.name.setPlaceholderText(kind_text(LEAGUE if is_league else ASCENT))
        for row in self.rows:
            row.show(row.number < self.count.value())
        chosen = self.table_size.currentData()
        most = min(MOST_SEATS, self.count.value())
        if self.table_size.count() != most - FEWEST_SEATS + 1:
            self.table_size.clear()
            for number in range(FEWEST_SEATS, most + 1):
                self.table_size.addItem(str(number), number)
            self.table_size.setCurrentIndex(max(0, self.table_size.findData(chosen)))
