"""An ascent on the campaign page: the way, the chosen chapter with its goals, and the games that were played."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from teo_desktop.campaigns import ascent
from teo_desktop.campaigns.model import Campaign, Entry
from teo_desktop.kernel.campaign import HIGHEST, MIDDLE, Chapter
from teo_desktop.ui.adapter import CampaignWords
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.models.rows import Cell, RowsModel
from teo_desktop.ui.models.statistics import number_text, time_text
from teo_desktop.ui.texts.campaigns import ascent_rules, medal_text
from teo_desktop.ui.texts.format import comma_list
from teo_desktop.ui.texts.seats import kind_text
from teo_desktop.ui.windows.ascent_path import AscentPath, Step
from teo_desktop.ui.windows.medals import medal_pixmap
from teo_desktop.ui.windows.parts import button, clear, label
from teo_desktop.ui.windows.rules_box import RulesBox
from teo_desktop.ui.windows.tables import PageTable

SIDE_BY_SIDE = 640
"""From this width on, at the usual size of text, story and goals stand side by side."""


class AscentPanel(QWidget):
    """Shows an ascent; it decides nothing.

    Signals:
        play_asked(str, str): play this chapter, taking this along (by id; empty: nothing).
        go_on_asked(): go on with the game that is being played.
        give_up_asked(): let go of that game.
        game_asked(int): look at the finished game of this number.
    """

    play_asked = Signal(str, str)
    go_on_asked = Signal()
    give_up_asked = Signal()
    game_asked = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._campaign: Campaign | None = None
        self._words: CampaignWords | None = None
        self._file = Path()
        self._number = 0
        self._shown_game = 0
        self.stars = label(role="strong")
        self._star = QLabel()
        self.path = AscentPath(appearance)
        self._title = label(role="heading", wraps=True)
        self._story = label(role="muted", wraps=True)
        self._special = label(wraps=True)
        self._opponent = label(wraps=True)
        self._brought = label(wraps=True)
        self._gift = label(role="muted", wraps=True)
        self._carry_label = label()
        self.carry = QComboBox()
        self.play_button = button(main=True)
        self.give_up_button = button()
        self._verdict = label(role="strong", wraps=True)
        self._goals = QGridLayout()
        self._goals_title = label(role="heading", wraps=True)
        self._played_title = label(role="heading")
        self.played = RowsModel(self)
        self.table = PageTable(self.played)
        self.look_button = button()
        self.rules = RulesBox()
        self._lay_out()
        self._connect()

    # -- showing ------------------------------------------------------------------------------------------------------

    def show_campaign(self, file: Path, campaign: Campaign, words: CampaignWords) -> None:
        """Show this ascent: at the chapter that comes next when it is another one, or has moved on."""
        chapters = campaign.campaign_rules.chapters()
        ids = [chapter.id for chapter in chapters]
        before = self._campaign
        if before is None or file != self._file:
            self._number = ids.index(ascent.proposed_chapter(campaign))
            self._shown_game = 0
        elif len(campaign.results) > len(before.results):
            # What was achieved just now is to be seen first.
            self._number = ids.index(campaign.results[-1].chapter)
            self._shown_game = campaign.results[-1].number
        self._file, self._campaign, self._words = file, campaign, words
        self.retranslate()

    def choose(self, number: int) -> None:
        """Show this chapter, from 0."""
        self._number, self._shown_game = number, 0
        self._show()

    @property
    def chapter(self) -> Chapter:
        """The chapter that is shown."""
        assert self._campaign is not None
        return self._campaign.campaign_rules.chapters()[self._number]

    def retranslate(self) -> None:
        """Make all words anew."""
        self._played_title.setText(self.tr("Games of this chapter"))
        self.table.setAccessibleName(self.tr("Games of this chapter"))
        self.look_button.setText(self.tr("&Look at the game"))
        self.give_up_button.setText(self.tr("Give &up this game"))
        self.give_up_button.setToolTip(self.tr("It counts for nothing, and the chapter can be begun again."))
        self.path.setAccessibleName(self.tr("The way up"))
        if self._words is not None:
            self._carry_label.setText(self._words.carry_label())
            self.carry.setAccessibleName(self._words.carry_label())
            self.rules.show_rules(self.tr("How the ascent works"), ascent_rules(self._words.ways_of_medals()))
        self._show()

    def restyle(self) -> None:
        """Draw the pictures anew."""
        self.path.restyle()
        theme, side = self._appearance.theme, self._appearance.size(20)
        tint = theme.colour("accent_text")
        self._star.setPixmap(theme.pixmap("ui_star", side, side, self.devicePixelRatioF(), tint))
        self.play_button.setIcon(theme.icon("ui_play", side, theme.colour("on_accent")))
        self.play_button.setIconSize(QSize(side, side))
        self._arrange()
        self._show()

    def _show(self) -> None:
        campaign, words = self._campaign, self._words
        if campaign is None or words is None:
            return
        self.stars.setText(
            self.tr("{stars} of {most} stars").format(stars=ascent.stars(campaign), most=ascent.most_stars(campaign))
        )
        self.path.show_steps(tuple(self._step(chapter) for chapter in campaign.campaign_rules.chapters()), self._number)
        self._show_chapter(campaign, words)
        self._show_buttons(campaign)
        self._show_games(campaign)
        self._show_goals(campaign, words)

    def _step(self, chapter: Chapter) -> Step:
        campaign, words = self._campaign, self._words
        assert campaign is not None
        assert words is not None
        number = [row.id for row in campaign.campaign_rules.chapters()].index(chapter.id) + 1
        title = words.chapter_words(chapter.id).title
        medal, is_open = ascent.medal(campaign, chapter.id), ascent.is_open(campaign, chapter.id)
        is_played = campaign.current is not None and campaign.current.chapter == chapter.id
        if is_played:
            state = self.tr("being played")
        elif not is_open:
            state = self.tr("not open yet")
        else:
            state = medal_text(medal)
        sentence = self.tr("Chapter {number}, {title}: {state}").format(number=number, title=title, state=state)
        return Step(title, medal, is_open, ascent.is_passed(campaign, chapter.id), is_played, sentence)

    def _show_chapter(self, campaign: Campaign, words: CampaignWords) -> None:
        chapter = self.chapter
        told = words.chapter_words(chapter.id)
        self._title.setText(self.tr("{number}. {title}").format(number=self._number + 1, title=told.title))
        self._story.setText(told.story)
        self._special.setText(told.special)
        opponents = comma_list([kind_text(kind) for kind in campaign.campaign_rules.opponents(chapter.id)])
        self._opponent.setText(self.tr("Against: {opponents}").format(opponents=opponents))
        brought = self._brought_text(campaign, words)
        self._brought.setText(brought)
        self._brought.setVisible(bool(brought))
        self._gift.setText(self.tr("Gift of this chapter for gold: {gift}").format(gift=words.gift_text(chapter.id)))
        self._gift.setVisible(bool(words.gift_text(chapter.id)))
        choices = ascent.can_carry(campaign, chapter.id)
        is_asked = bool(choices) and campaign.current is None and ascent.is_open(campaign, chapter.id)
        self._carry_label.setVisible(is_asked)
        self.carry.setVisible(is_asked)
        chosen = self.carry.currentData()
        self.carry.clear()
        for id in choices:
            self.carry.addItem(words.carried_text(id), id)
        if (place := self.carry.findData(chosen)) >= 0:
            self.carry.setCurrentIndex(place)

    def _brought_text(self, campaign: Campaign, words: CampaignWords) -> str:
        """What the chapter before means for this one."""
        if not self._number:
            return ""
        before = campaign.campaign_rules.chapters()[self._number - 1]
        if not ascent.is_passed(campaign, before.id):
            return ""
        medal = ascent.medal(campaign, before.id)
        if medal == HIGHEST:
            return self.tr(
                "Gold in the chapter before: you take something along, and receive its gift ({gift})."
            ).format(gift=words.gift_text(before.id))
        if medal == MIDDLE:
            return self.tr("Silver in the chapter before: you take something along.")
        return "" if medal else words.ways_of_medals()[0]

    def _show_buttons(self, campaign: Campaign) -> None:
        current, chapter = campaign.current, self.chapter
        is_here = current is not None and current.chapter == chapter.id
        is_open = ascent.is_open(campaign, chapter.id)
        self.give_up_button.setVisible(is_here)
        if current is not None:
            self.play_button.setText(self.tr("&Go on with the game"))
        elif ascent.games_of(campaign, chapter.id):
            self.play_button.setText(self.tr("&Play this chapter again"))
        else:
            self.play_button.setText(self.tr("&Play this chapter"))
        self.play_button.setEnabled(current is not None or is_open)
        tip = "" if is_open else self.tr("Pass the chapter before first: with a medal, or by three games without one.")
        if current is not None and not is_here:
            tip = self.tr("A game of another chapter is being played.")
        self.play_button.setToolTip(tip)

    def _show_games(self, campaign: Campaign) -> None:
        games = ascent.games_of(campaign, self.chapter.id)
        best = ascent.best_of(campaign, self.chapter.id)
        rows = [
            (
                Cell(number_text(entry.number), is_number=True),
                Cell(time_text(entry.ended)),
                Cell(number_text(entry.points[0]), is_number=True),
                Cell(", ".join(number_text(points) for points in entry.points[1:]), is_number=True),
                Cell(medal_text(entry.medal)),
                Cell(self.tr("counts") if entry is best and len(games) > 1 else ""),
            )
            for entry in games
        ]
        titles = (
            self.tr("Game"),
            self.tr("Date"),
            self.tr("Points"),
            self.tr("Opponent"),
            self.tr("Medal"),
            self.tr("Best"),
        )
        self.table.selectionModel().blockSignals(True)
        self.played.show(titles, rows, [entry.number for entry in games])
        shown = self._entry(campaign)
        if shown is not None:
            self.table.selectRow(games.index(shown))
        self.table.selectionModel().blockSignals(False)
        for widget in (self._played_title, self.table, self.look_button):
            widget.setVisible(bool(games))
        self.look_button.setEnabled(shown is not None and shown.number in campaign.games)

    def _entry(self, campaign: Campaign) -> Entry | None:
        """The game whose figures stand beside the goals: the chosen one, else the one that counts."""
        chosen = campaign.entry(self._shown_game)
        if chosen is not None and chosen.chapter == self.chapter.id:
            return chosen
        return ascent.best_of(campaign, self.chapter.id)

    def _show_goals(self, campaign: Campaign, words: CampaignWords) -> None:
        clear(self._goals)
        entry = self._entry(campaign)
        self._goals_title.setText(self.tr("Goals"))
        self._verdict.setText(self._verdict_text(entry, words))
        self._verdict.setVisible(entry is not None)
        side, row = self._appearance.size(30), 0
        for medal, goals in enumerate(self.chapter.goals, start=1):
            picture = QLabel()
            picture.setPixmap(medal_pixmap(medal, side, self._appearance.theme, self.devicePixelRatioF()))
            picture.setToolTip(medal_text(medal))
            self._goals.addWidget(picture, row, 0, len(goals) + 1, 1, Qt.AlignmentFlag.AlignTop)
            self._goals.addWidget(label(medal_text(medal), "strong"), row, 1, 1, 2)
            reached = dict(entry.reached) if entry is not None else {}
            for place, goal in enumerate(goals, start=1):
                self._goals.addWidget(label(words.goal_text(goal), wraps=True), row + place, 1)
                if entry is not None:
                    amount = reached.get(goal.measure, 0)
                    self._add_figure(row + place, words.reached_text(goal.measure, amount), amount, goal.least)
            row += len(goals) + 1

    def _add_figure(self, row: int, words: str, amount: int, least: int) -> None:
        """What was reached of a goal, and a sign whether that is enough."""
        is_met = amount >= least
        told = self.tr("reached") if is_met else self.tr("missed")
        figure = label(number_text(amount), "strong" if is_met else "muted")
        figure.setAlignment(Qt.AlignmentFlag.AlignRight)
        figure.setAccessibleName(f"{words}, {told}")
        theme, side, sign = self._appearance.theme, self._appearance.size(16), QLabel()
        name, tint = ("ui_confirm", "success") if is_met else ("ui_cancel", "muted")
        sign.setPixmap(theme.pixmap(name, side, side, self.devicePixelRatioF(), theme.colour(tint)))
        for column, widget in ((2, figure), (3, sign)):
            widget.setToolTip(told)
            self._goals.addWidget(widget, row, column, Qt.AlignmentFlag.AlignTop)

    def _verdict_text(self, entry: Entry | None, words: CampaignWords) -> str:
        """What a game achieved, and what the next medal lacked."""
        if entry is None:
            return ""
        told = self.tr("Game {number}: {medal}.").format(number=entry.number, medal=medal_text(entry.medal))
        if entry.medal == len(self.chapter.goals):
            return told
        reached = dict(entry.reached)
        lacking = [goal for goal in self.chapter.goals[entry.medal] if reached.get(goal.measure, 0) < goal.least]
        missed = self.tr("For {medal} this was missing: {goals}.").format(
            medal=medal_text(entry.medal + 1), goals=comma_list([words.goal_text(goal) for goal in lacking])
        )
        return f"{told} {missed}"

    # -- making -------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._star)
        head.addWidget(self.stars)
        head.addStretch(1)
        left = QVBoxLayout()
        for part in (self._title, self._story, self._special, self._opponent, self._brought):
            left.addWidget(part)
        take = QHBoxLayout()
        take.addWidget(self._carry_label)
        take.addWidget(self.carry, 1)
        left.addLayout(take)
        row = QHBoxLayout()
        row.addWidget(self.play_button)
        row.addWidget(self.give_up_button)
        row.addStretch(1)
        left.addLayout(row)
        left.addWidget(self._gift)
        left.addStretch(1)
        goals = QFrame()
        goals.setProperty("panel", True)
        right = QVBoxLayout(goals)
        right.addWidget(self._goals_title)
        right.addWidget(self._verdict)
        right.addLayout(self._goals)
        right.addStretch(1)
        self._goals.setColumnStretch(1, 1)
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._both.setSpacing(14)
        self._both.addLayout(left, 3)
        self._both.addWidget(goals, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        column.addWidget(self.path, 4)
        column.addLayout(self._both)
        column.addWidget(self._played_title)
        column.addWidget(self.table)
        column.addWidget(self.look_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.rules)
        column.addStretch(1)

    def _connect(self) -> None:
        self.path.chosen.connect(self.choose)
        self.play_button.clicked.connect(self._play)
        self.give_up_button.clicked.connect(self.give_up_asked)
        self.look_button.clicked.connect(self._look)
        self.table.doubleClicked.connect(self._look)
        self.table.selectionModel().currentRowChanged.connect(self._take_row)

    def _play(self) -> None:
        if self._campaign is None:
            return
        if self._campaign.current is not None:
            self.go_on_asked.emit()
        else:
            carried = self.carry.currentData() if self.carry.count() else ""
            self.play_asked.emit(self.chapter.id, str(carried or ""))

    def _look(self) -> None:
        entry = self._entry(self._campaign) if self._campaign is not None else None
        if entry is not None:
            self.game_asked.emit(entry.number)

    def _take_row(self) -> None:
        number = self.table.currentIndex().data(RowsModel.KeyRole)
        if isinstance(number, int) and self._campaign is not None and self._words is not None:
            self._shown_game = number
            self._show_goals(self._campaign, self._words)

    def _arrange(self) -> None:
        is_wide = self.width() >= self._appearance.size(SIDE_BY_SIDE)
        way = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self._both.setDirection(way)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
