"""The game window's inside: action bar, board, panels, and how they hang together with the session."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from teo_desktop.kernel.agenda import Choice, Refusal
from teo_desktop.kernel.events import Event
from teo_desktop.ui.adapter import BotView, Selection, Table, Target
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.forecast import Forecast
from teo_desktop.ui.live_game import LiveGame
from teo_desktop.ui.models.choices import ChoicesModel
from teo_desktop.ui.models.players import PlayersModel
from teo_desktop.ui.models.supply import SupplyModel
from teo_desktop.ui.picker import ChoicePicker
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.seats import SeatState
from teo_desktop.ui.session import Pending, Phase
from teo_desktop.ui.settings import CLICKS, Settings
from teo_desktop.ui.telling import PLAYER
from teo_desktop.ui.windows.accessible_board import make_boards_accessible
from teo_desktop.ui.windows.action_bar import ActionBar, HintBar
from teo_desktop.ui.windows.announcer import Announcer
from teo_desktop.ui.windows.board_cursor import BoardCursor
from teo_desktop.ui.windows.board_view import BoardView
from teo_desktop.ui.windows.bot_panel import bot_panel_for
from teo_desktop.ui.windows.chronicle import Chronicle
from teo_desktop.ui.windows.coach import Coach
from teo_desktop.ui.windows.docks import BOT_DOCK, DocksWindow
from teo_desktop.ui.windows.game_actions import GameActions, GameKeys
from teo_desktop.ui.windows.guide import Guide
from teo_desktop.ui.windows.looking_back import LookingBack
from teo_desktop.ui.windows.motion import MotionKeeper
from teo_desktop.ui.windows.panels import ChoicesList, SupplyStrip
from teo_desktop.ui.windows.player_cards import PlayersList
from teo_desktop.ui.windows.question import Question
from teo_desktop.ui.windows.rule_links import RuleLinks
from teo_desktop.ui.windows.standing import Standing


class GameView(QWidget):
    """One game, from its start to its end or until another one takes its place.

    Signals:
        actions_changed(): what can be undone, redone or confirmed is something else now.
        help_wanted(str): somebody wants to read this place of the help; empty: no particular one.
    """

    actions_changed = Signal()
    help_wanted = Signal(str)

    def __init__(self, live: LiveGame, appearance: Appearance, settings: Settings) -> None:
        super().__init__()
        self.live = live
        live.setParent(self)
        self._appearance = appearance
        self._settings = settings
        self.pending = live.session.pending
        self._is_arranged = False
        self._late: list[tuple[tuple[Event, ...], Any]] = []
        """What others have done and the board does not show yet."""
        self.commands = GameActions(self, settings)
        self._make_models()
        self._make_parts()
        self._make_docks()
        self._lay_out()
        self.board_cursor = BoardCursor(self.board, self.chronicle.spotlight.places, self._appearance.theme, self)
        self.keys = GameKeys(self)
        self.rules = RuleLinks(self, appearance)
        self._connect()
        self.retranslate()
        self._restyle(appearance.theme)
        live.start()

    # -- making -------------------------------------------------------------------------------------------------------

    def _make_models(self) -> None:
        live, adapter = self.live, self.live.adapter
        self.picker = ChoicePicker(adapter.targets, self)
        self.choices = ChoicesModel(adapter, self)
        self.players = PlayersModel(adapter, live.looks, self)
        self.supply = SupplyModel(adapter, self)
        self.table: Table = adapter.table(self._appearance.theme, live.looks)
        self.table.setParent(self)
        self.motion = MotionKeeper(self, self.table, live, self._settings)

    def _make_parts(self) -> None:
        self.action_bar = ActionBar(self._appearance, self.commands.undo, self.commands.confirm)
        make_boards_accessible()
        self.board = BoardView(self.table)
        self.announcer = Announcer(self.live, self.board, self)
        self.question = Question(self.live, self.table, self.action_bar, self.announcer, self)
        self.hint_bar = HintBar(self._appearance)
        self.supply_strip = SupplyStrip(self.supply, self._appearance)
        self.hint_bar.append(self.supply_strip)
        self.guide = Guide(self.live, self.picker, self.hint_bar, self._appearance, self._settings, self)
        self.action_bar.take_in(self.guide.lock, self.guide.countdown, self.guide.badges)
        self.players_list = PlayersList(self.players, self._appearance)
        self.choices_list = ChoicesList(self.choices, self._appearance)
        self.chronicle = Chronicle(self.live, self.board, self._appearance, self)
        self.standing = Standing(self.live, self.chronicle.scores, self.board, self._appearance)
        self.hint_bar.append_below(self.guide.strip, meanwhile=self.chronicle.recap)
        self.looking_back = LookingBack(self, self._appearance, self._settings)

        self.coach = Coach(self.live, self.announcer, self._appearance, self._settings, self)

    def _make_docks(self) -> None:
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.coach.strip)
        column.addWidget(self.looking_back.ribbon)
        column.addWidget(self.looking_back.frame, 1)
        column.addWidget(self.looking_back.bar)
        column.addWidget(self.hint_bar)
        told = self.chronicle
        panels: dict[str, QWidget] = {
            "choices": self.choices_list,
            "scores": told.score_panel,
            "log": told.log_panel,
            "inspector": told.inspector,
        }
        self.bot_panel = bot_panel_for(self.live, self._appearance)
        if self.bot_panel is not None:
            panels[BOT_DOCK] = self.bot_panel
        self.docks_window = DocksWindow(centre, self.players_list, panels, self._appearance)
        self.docks = self.docks_window.docks
        if self.bot_panel is not None:
            turn = self.motion.tell_turns_in(self.bot_panel, self.docks_window)
            turn.paused.connect(self._show_pause)
            turn.told.connect(self._tell)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 8)
        column.setSpacing(6)
        column.addWidget(self.action_bar)
        column.addWidget(self.docks_window, 1)

    def _connect(self) -> None:
        session, picker = self.live.session, self.picker
        session.events_happened.connect(self._show_events)
        session.state_replaced.connect(self._show_state)
        session.decision_changed.connect(self._show_pending)
        session.history_changed.connect(self._show_reach)
        session.failed.connect(_report)
        for person in self.live.people.values():
            person.asked.connect(self._ask)
            person.dismissed.connect(picker.rest)
        for seat, bot in self.live.bots.items():
            bot.slipped.connect(partial(self._note_slip, seat))
            bot.state_changed.connect(partial(self._show_bot, seat))
        picker.committed.connect(session.submit)
        picker.selection_changed.connect(self._show_selection)
        picker.choices_changed.connect(self._show_choices)
        picker.previewed.connect(self._show_preview)
        picker.refused.connect(self._refuse)
        self.table.target_clicked.connect(picker.click)
        self.table.target_hovered.connect(self.guide.hover)
        self.table.motion_paused.connect(self._show_pause)
        self.action_bar.answer_clicked.connect(picker.click)
        self.choices_list.chosen.connect(picker.choose)
        self.choices_list.glanced.connect(picker.glance)
        self.choices_list.glanced.connect(self.guide.glance)
        self.guide.choice_wanted.connect(self.keys.look_at)
        self.coach.choice_wanted.connect(self.keys.look_at)
        self.guide.refusal_met.connect(self._refuse)
        self.guide.foreseen.connect(self._foresee)
        self.chronicle.inspector_wanted.connect(partial(self.docks_window.bring_up, "inspector"))
        self.chronicle.sheet_wanted.connect(partial(self.docks_window.bring_up, "scores"))
        self.chronicle.sheet_read.connect(partial(self.docks_window.give_way, "scores", "choices"))
        self.chronicle.said.connect(self.hint_bar.inform)
        self.players_list.clicked.connect(lambda index: self.chronicle.pin([Target(PLAYER, index.row())]))
        self.board_cursor.moved.connect(self.chronicle.point_by_keys)
        self.table.came_to.connect(self._follow_table)
        self.motion.caught_up.connect(self._catch_up)
        self.table.settled.connect(self.board_cursor.refresh)
        self.table.sceneRectChanged.connect(lambda _: self.board_cursor.refresh())
        self.motion.caught_up.connect(self._show_standing)
        self.looking_back.machine.moved.connect(lambda *_: self._show_standing())
        self._appearance.theme_changed.connect(self._restyle)
        self._appearance.language_changed.connect(self.retranslate)
        self._settings.changed.connect(self._follow_settings)
        self._follow_settings()

    # -- what the session says ----------------------------------------------------------------------------------------

    def _show_events(self, events: tuple[Event, ...], game: Any) -> None:
        self.motion.show(events, game, self.pending.game)
        if self.motion.is_behind and not self.live.session.is_own_news:
            self._late.append((events, game))
        else:
            self.chronicle.show_events(events, game)

    def _tell(self, moment: BotView) -> None:
        self.chronicle.tell(moment.things)
        self.announcer.say(moment.now)

    def _show_pause(self) -> None:
        self.hint_bar.inform(self.tr("Any key or click goes on."))

    def _show_state(self, game: Any) -> None:
        self._late.clear()
        self.motion.forget()
        self.chronicle.show_state(game)
        self.table.populate(game)

    def hurry(self) -> None:
        """Let the board show at once where the game stands."""
        if self.motion.is_behind:
            self.motion.forget()
            self.table.populate(self.pending.game)

    def show_now(self) -> None:
        """Show everything as the game stands, after something else was shown."""
        pending = self.live.session.pending
        self._show_state(pending.game)
        self._show_pending(pending)
        self.choices.show(self.picker.left, self._worth_listing())
        self.question.offer(self.picker.left)
        self._show_selection(self.picker.selection)
        self._show_preview(self.picker.preview)

    def _follow_table(self, game: Any) -> None:
        # All figures stand as on the board, whatever has happened since.
        self.players.show(game)
        self.supply.show(game)
        self.guide.show_countdown(game)
        self.chronicle.come_to(game)
        if self.bot_panel is not None and not self._late and not self.looking_back.is_past:
            self.bot_panel.follow(game)

    def _catch_up(self) -> None:
        late, self._late = self._late, []
        self.chronicle.tell(())
        for events, game in late:
            self.chronicle.show_events(events, game)
        if late:
            if self.bot_panel is not None:
                self.bot_panel.follow(self.pending.game)
            self._show_pending(self.pending)

    def _wait_for_the_board(self) -> None:
        if self.live.session.steps[-1].followed:
            bot = len(self.live.looks) - 1
            self.question.tell(bot)
            self.players.show_turn(bot)
            if self.motion.is_waiting:
                self._show_pause()
            else:
                self.hint_bar.inform("")
        self.choices.ask(self.pending.game, None)
        self.coach.rest()
        self.guide.rest()
        self._show_reach()

    def _show_pending(self, pending: Pending) -> None:
        self.pending = pending
        if self._late:
            self._wait_for_the_board()
            return
        person = self.live.session.person
        self.table.face(person if person is not None else min(self.live.people, default=None))
        decision = pending.decision if pending.phase is Phase.ASKING else None
        self.choices.ask(pending.game, decision if decision and decision.player in self.live.people else None)
        is_handing_over = pending.phase is Phase.HANDING_OVER
        to_act = self.live.session.steps[-1] if is_handing_over else pending.decision
        self.players.show_turn(to_act.player if to_act is not None else None)
        self.guide.invite()
        self.guide.ask(pending)
        self.coach.ask(pending)
        self.question.ask(pending)
        self._show_reach()
        self.chronicle.show_pending(pending)
        self._show_scores_at_the_end()

    def _show_scores_at_the_end(self) -> None:
        if self.pending.phase is Phase.OVER:
            self.docks_window.bring_up("scores")
        self._show_standing()

    def _show_standing(self) -> None:
        if self.looking_back.is_past:
            self.standing.hide()
        elif not self.motion.is_behind and self._is_arranged:
            self.standing.follow(self.pending)

    def _ask(self, pending: Pending) -> None:
        assert pending.decision is not None
        refusals = self.live.adapter.refusals(pending.game, pending.decision)
        self.picker.ask(pending.decision, pending.serial, refusals)

    def ask_again(self) -> None:
        """Put the question to the person again: something else may be chosen now."""
        decision = self.pending.decision
        if decision is not None and any(person.state is SeatState.CHOOSING for person in self.live.people.values()):
            self._ask(self.pending)

    def _note_slip(self, seat: int, _: int) -> None:
        name = self.live.looks[seat].name
        self.chronicle.notice(
            seat, lambda: self.tr("{player} made a mistake; a random choice was made instead.").format(player=name)
        )

    def _show_bot(self, seat: int, state: SeatState) -> None:
        if state is SeatState.STUCK:
            name = self.live.looks[seat].name
            self.hint_bar.warn(
                self.tr("Nothing that {player} could do can be carried out. Please take your last turn back.").format(
                    player=name
                )
            )

    def _show_reach(self) -> None:
        self.guide.show_reach(*self.commands.undo)
        self._show_confirm()

    # -- what the picker says -----------------------------------------------------------------------------------------

    def _show_selection(self, selection: Selection) -> None:
        self.table.show_selection(selection)
        self.chronicle.show_selection(selection)
        self.board_cursor.show_selection(selection)
        self.action_bar.mark((*selection.chosen, *selection.preview))

    def _show_choices(self, left: tuple[Choice, ...]) -> None:
        # The last click leaves the list as it is and marks the row: what else there was stays in sight.
        if len(left) != 1 or self.choices.row_of(left[0]) is None:
            self.choices.show(left, {} if self.picker.selection.chosen else self._worth_listing())
        self.question.offer(self.picker.left)

    def _worth_listing(self) -> Mapping[Choice, Refusal]:
        """What the question itself refuses; free actions that are not possible would stand below every question."""
        decision = self.pending.decision
        return decision.asked_by.refusals(self.pending.game) if decision and self.picker.left else {}

    def _foresee(self, made: Forecast | None) -> None:
        self.table.foresee(made.events if made else (), made.position if made else None)

    def _show_preview(self, choice: Choice | None) -> None:
        self.choices_list.show_row(self.choices.row_of(choice) if choice is not None else None)
        self.guide.preview(choice)
        self._show_confirm()

    def _refuse(self, refusal: Refusal) -> None:
        reason = self.live.adapter.refusal_text(refusal)
        self.rules.refuse(refusal)
        self.hint_bar.refuse(reason)
        self.announcer.say(reason)

    # -- looks and words ----------------------------------------------------------------------------------------------

    @property
    def _docks_memory(self) -> str:
        """Where the places of the panels are kept: with one more panel they are other places."""
        return "docks" if self.bot_panel is None else "docks_with_bot"

    def close_game(self) -> None:
        """Remember the panels and end the bots; the view is of no use afterwards."""
        self._settings.remember(self._docks_memory, self.docks_window.saveState())
        self._settings.remember("zoom", self.board.memory())
        self.motion.stop()
        self.live.close()

    def retranslate(self) -> None:
        """Make all words anew."""
        self.commands.retranslate()
        self.docks_window.retranslate(self.live.looks[-1].name)
        if self.bot_panel is not None:
            self.bot_panel.retranslate()
            self.motion.retranslate()
        self.players_list.setAccessibleName(self.tr("Players"))
        self.choices_list.setAccessibleName(self.tr("Choices"))
        self.board.retranslate()
        self.table.retranslate()
        self.choices.retranslate()
        self.players.retranslate()
        self.supply.retranslate()
        self.chronicle.retranslate()
        self.question.retranslate()
        self._show_reach()
        self.guide.retranslate()
        self.coach.retranslate()
        self.standing.retranslate()
        self.hint_bar.retranslate()
        self.action_bar.show_keys_of_rule(self.commands.keymap.keys("explain"))
        self._show_selection(self.picker.selection)
        self._show_preview(self.picker.preview)
        if self._late:
            self._wait_for_the_board()
        self.looking_back.retranslate()

    def minimumSizeHint(self) -> QSize:
        # Until its panels are arranged they want more room than afterwards: a small window would grow for nothing.
        return super().minimumSizeHint() if self._is_arranged else QSize(0, 0)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._is_arranged:
            # Not before: only now the window knows how large it is.
            self._is_arranged = True
            if (layout := self.layout()) is not None:
                layout.activate()
            self.docks_window.arrange(self._settings.memory(self._docks_memory))
            self.updateGeometry()
            self.board.recall(self._settings.memory("zoom"))
            self._show_scores_at_the_end()
            self.board.setFocus()

    def _show_confirm(self) -> None:
        is_handing_over = self.pending.phase is Phase.HANDING_OVER
        self.commands.show_confirm(is_handing_over, is_handing_over or self.picker.preview is not None)
        self.actions_changed.emit()

    def _restyle(self, theme: Theme) -> None:
        self.commands.restyle(self._appearance)
        self.table.set_theme(theme)
        self.board_cursor.refresh(theme)
        for part in (self.players_list, self.choices_list, self.supply_strip, self.chronicle, self.docks_window):
            part.restyle()
        if self.bot_panel is not None:
            self.bot_panel.restyle()
        self.action_bar.restyle()
        self.guide.restyle()
        self.coach.strip.restyle()
        self.standing.restyle()
        self.hint_bar.restyle()
        self._show_confirm()
        self.looking_back.restyle()

    def _follow_settings(self) -> None:
        self.picker.needs_confirmation = self._settings.get(CLICKS) == 2
        self.table.follows_up = self.picker.needs_confirmation
        self.guide.remind()
        self._show_reach()


def _report(error: Exception) -> None:
    """A rule's mistake goes where every mistake goes; the session has put the game right already."""
    sys.excepthook(type(error), error, error.__traceback__)
