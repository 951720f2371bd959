"""The turn of the Teotibot is told in its panel, at the pace that was chosen for bots, before the board shows it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan.catalog import GOODS
from teo_desktop.games.teotihuacan.events import Gained
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.kernel.record import GameRecord
from teo_desktop.saves import Seat
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.live_game import live_game, named_seats
from teo_desktop.ui.scene.table_scene import TableScene
from teo_desktop.ui.session import GameSession, Phase
from teo_desktop.ui.settings import END_TURN, LANGUAGE, MOTION, OTHERS_MOTION, TEXT_SIZE
from teo_desktop.ui.windows.docks import BOT_DOCK
from teo_desktop.ui.windows.game_view import GameView
from tests.tools.pseudo import BEGIN, PseudoTranslator

SETUP = rules.setup_to_json(rules.Setup(2, first_game=True, solo=LEVELS["standard"]))


@pytest.fixture
def handed_over(qtbot, appearance, settings) -> Iterator[Callable[..., GameView]]:
    """A solo game just after the person has handed over to the bot."""
    views: list[GameView] = []

    def hand_over(pace: str, width: int = 1400, height: int = 1000) -> GameView:
        settings.set(MOTION, "off")
        settings.set(OTHERS_MOTION, pace)
        seats = named_seats((Seat("human"), Seat("bot:teotibot")), ("blue", "yellow"))
        live = live_game(rules, ADAPTERS[rules.NAME], GameRecord(rules.NAME, rules.RULES, SETUP, 4), seats, settings)
        view = GameView(live, appearance, settings)
        qtbot.addWidget(view)
        view.resize(width, height)
        view.docks_window.setAnimated(False)
        with qtbot.waitActive(view):
            view.show()
            view.activateWindow()
        views.append(view)
        play_a_turn(view, random.Random(2))
        return view

    yield hand_over
    for view in views:
        view.close_game()


def play_a_turn(view: GameView, chance: random.Random) -> None:
    """Random choices of the person, who then hands over."""
    session = view.live.session
    while session.phase is Phase.ASKING:
        pending = session.pending
        assert pending.decision is not None
        session.submit(pending.serial, chance.choice(pending.decision.options))
    session.end_turn()


def pieces(view: GameView) -> int:
    return len(view.bot_panel.picture.pieces)


def press(view: GameView) -> None:
    QTest.keyClick(view.board, Qt.Key.Key_Space)


def test_first_the_dice_are_seen_and_nothing_of_the_rest(handed_over):
    view = handed_over("normal")
    moments = view.bot_panel.moments(view.live.session.steps[-1].before, view.live.session.steps[-1].followed)
    assert len(moments) > 3
    assert view.bot_panel.head.title.isHidden()
    assert moments[0].title == ""
    assert len(moments[0].pieces) == pieces(view)
    assert [len(moment.steps) for moment in moments] == sorted(len(moment.steps) for moment in moments)
    assert not any(moment.outlook for moment in moments)


def test_a_press_shows_all_of_it_at_once(handed_over):
    view = handed_over("normal")
    press(view)
    assert not view.bot_panel.head.title.isHidden()
    assert not view.motion._turn.is_going_on
    assert not view.table.animation.is_going_on
    assert view.bot_panel._view.outlook


def test_step_by_step_each_press_shows_the_next_thing_and_the_last_one_moves_the_board(handed_over):
    view = handed_over("step")
    step = view.live.session.steps[-1]
    for moment in view.bot_panel.moments(step.before, step.followed):
        assert view.bot_panel._view == moment
        assert view.hint_bar.text.text() == "Any key or click goes on."
        assert not view.table.animation.is_going_on
        press(view)
    assert view.table.animation.is_going_on
    press(view)
    assert not view.bot_panel.foot.isHidden()
    press(view)
    assert not view.table.animation.is_going_on
    assert view.bot_panel._view.outlook
    assert view.bot_panel.foot.isHidden()


def test_at_once_nothing_is_waited_for(handed_over):
    view = handed_over("off")
    assert not view.motion._turn.is_going_on
    assert not view.table.animation.is_going_on
    assert view.bot_panel._view.outlook


def test_with_time_it_goes_on_by_itself(handed_over, qtbot):
    view = handed_over("fast")
    assert view.motion._turn.is_going_on
    qtbot.waitUntil(lambda: view.table.animation.is_going_on, timeout=60_000)
    press(view)
    assert view.bot_panel._view.outlook


def test_taking_back_ends_the_telling(handed_over):
    view = handed_over("normal")
    view.live.session.lifts_barrier = True
    assert view.live.session.undo_step()
    assert not view.motion._turn.is_going_on
    assert view.bot_panel.head.title.isHidden()
    assert view.live.session.redo()


def test_a_closed_panel_tells_nothing_and_the_board_shows_it_alone(handed_over, qtbot):
    view = handed_over("off")
    view.docks[BOT_DOCK].close()
    view._settings.set(OTHERS_MOTION, "normal")
    play_a_turn(view, random.Random(2))
    assert not view.motion._turn.is_going_on
    assert view.table.animation.is_going_on


# -- what is told is in sight ------------------------------------------------------------------------------------------


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def is_whole(view: GameView, widget: QWidget) -> bool:
    """Whether nothing of a widget is covered or outside of the window."""
    corner = widget.mapTo(view, QPoint(0, 0))
    is_inside = view.rect().contains(QRect(corner, widget.size()))
    return is_inside and widget.visibleRegion().boundingRect() == widget.rect()


@pytest.mark.parametrize("language", ["de", "es", "en"])
@pytest.mark.parametrize(
    ("width", "height", "text"),
    [(1360, 860, 100), (1360, 860, 130), (1360, 860, 200), (1280, 720, 100), (1280, 720, 130), (1024, 600, 100)],
)
def test_sentence_tile_and_what_goes_on_are_seen_without_scrolling(
    handed_over, settings, width, height, text, language
):
    """At every moment of several turns; in the words of that moment, all of them."""
    settings.set(LANGUAGE, language)
    settings.set(TEXT_SIZE, text)
    view = handed_over("step", width, height)
    panel, chance = view.bot_panel, random.Random(4)
    for _ in range(3):
        while view.motion._turn.is_going_on:
            settle()
            words = panel.head.words
            assert words.text() == panel._view.now
            assert words.height() >= words.heightForWidth(words.width()), words.text()
            for part in (words, panel.head.emblem, panel.next_button, panel.rest_button):
                assert is_whole(view, part), (part, words.text())
            for made in (panel.next_button, panel.rest_button):
                assert made.width() >= made.sizeHint().width(), made.accessibleName()
            assert panel.next_button.text()
            press(view)
        while view.motion.is_behind:
            press(view)
        play_a_turn(view, chance)


def test_a_panel_that_lies_behind_another_comes_in_front_for_the_turn_and_goes_back(handed_over):
    view = handed_over("step", 1024, 600)
    settle()
    panel, window = view.bot_panel, view.docks_window
    assert not panel.visibleRegion().isEmpty()
    press_escape(view)
    settle()
    assert not view.motion.is_behind
    assert panel.visibleRegion().isEmpty()
    assert not view.choices_list.visibleRegion().isEmpty()
    window.bring_up(BOT_DOCK)
    settle()
    play_a_turn(view, random.Random(4))
    settle()
    press_escape(view)
    settle()
    assert not panel.visibleRegion().isEmpty()


def press_escape(view: GameView) -> None:
    QTest.keyClick(view.board, Qt.Key.Key_Escape)


def test_its_buttons_show_the_next_moment_and_the_rest(handed_over):
    view = handed_over("step")
    panel = view.bot_panel
    assert panel.count.text().startswith("1 of ")
    QTest.mouseClick(panel.next_button, Qt.MouseButton.LeftButton)
    assert panel.count.text().startswith("2 of ")
    QTest.mouseClick(panel.rest_button, Qt.MouseButton.LeftButton)
    assert not view.motion.is_behind
    assert not panel.foot.isVisible()


def test_at_a_pace_there_is_nothing_to_press_for_the_next_moment(handed_over):
    panel = handed_over("normal").bot_panel
    assert panel.next_button.isHidden()
    assert not panel.rest_button.isHidden()


def test_the_bar_of_the_panel_can_be_moved_without_going_on(handed_over):
    view = handed_over("step")
    bar, moment = view.bot_panel.area.verticalScrollBar(), view.bot_panel._view
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(bar.width() // 2, bar.height() - 4))
    assert view.bot_panel._view is moment


# -- the window shows what the board shows -----------------------------------------------------------------------------


def choose_until_handing_over(session: GameSession, chance: random.Random) -> None:
    """A person's turn, by chance."""
    while session.phase is Phase.ASKING:
        pending = session.pending
        session.submit(pending.serial, chance.choice(pending.decision.options))


def figures(view: GameView) -> list[object]:
    """Everything beside the board that says how the game stands."""
    return [
        [(row.points, row.lines) for row in view.players._rows],
        [figure.text for figure in view.supply._figures],
        view.guide.countdown.text.text(),
        view.chronicle.log.rowCount(),
    ]


def test_while_it_is_told_all_figures_are_those_of_the_board(handed_over):
    view = handed_over("off")
    chance = random.Random(4)
    for _ in range(4):
        session = view.live.session
        choose_until_handing_over(session, chance)
        before = figures(view)
        view._settings.set(OTHERS_MOTION, "step")
        session.end_turn()
        while view.motion._turn.is_going_on:
            assert figures(view) == before
            assert view.chronicle.recap.isHidden()
            assert view.action_bar.question.text() == "It is Teotibot’s turn."
            assert not view.guide.badges.reminders
            press(view)
        while view.motion.is_behind:
            press(view)
        assert figures(view) != before
        assert not view.chronicle.recap.isHidden()
        assert view.action_bar.question.text().startswith("Player 1: ")
        view._settings.set(OTHERS_MOTION, "off")


def test_looking_back_in_the_middle_of_it_ends_the_telling_and_shows_the_past(handed_over):
    view = handed_over("normal")
    view.looking_back.machine.go_to(0)
    assert not view.motion.is_behind
    assert view.looking_back.is_past
    assert view.action_bar.question.text().startswith("Player 1 was asked")
    view.looking_back.machine.return_to_now()
    assert view.action_bar.question.text().startswith("Player 1: ")


def test_where_nobody_hands_over_it_is_told_after_the_persons_own_choice_was_seen(handed_over, settings):
    view = handed_over("off")
    settings.set(END_TURN, False)
    settings.set(MOTION, "normal")
    settings.set(OTHERS_MOTION, "step")
    session, chance = view.live.session, random.Random(4)
    while not session.steps[-1].followed or not view.motion.is_behind:
        while view.motion.is_behind:
            press(view)
        pending = session.pending
        session.submit(pending.serial, chance.choice(pending.decision.options))
    if view.table.animation.is_going_on:
        assert not view.motion._turn.is_going_on
        press(view)
    assert view.motion._turn.is_going_on
    assert not view.table.animation.is_going_on


# -- whose goods lie before the person ---------------------------------------------------------------------------------


def hand(view: GameView) -> tuple[int, ...]:
    """The goods that are shown below the board."""
    assert isinstance(view.table, TableScene)
    return tuple(view.table._items[("good", good)].piece.content[1] for good in range(len(GOODS)))


def whose_hand(view: GameView) -> str:
    """Whose goods these are."""
    assert isinstance(view.table, TableScene)
    return view.table._items[("name",)].piece.name


def test_the_persons_own_goods_lie_before_them_from_hand_over_to_their_next_turn(handed_over):
    view = handed_over("off")
    chance = random.Random(4)
    for _ in range(4):
        session = view.live.session
        choose_until_handing_over(session, chance)
        assert hand(view) == tuple(session.pending.game.players[0].goods)
        view._settings.set(OTHERS_MOTION, "step")
        session.end_turn()
        assert whose_hand(view) == "Player 1"
        press_escape(view)
        view._settings.set(OTHERS_MOTION, "off")
        assert whose_hand(view) == "Player 1"


def test_what_the_opponent_gains_puts_no_flag_on_the_persons_goods(handed_over):
    view = handed_over("off")
    chance, seen = random.Random(4), 0
    for _ in range(12):
        play_a_turn(view, chance)
        followed = view.live.session.steps[-1].followed
        own = {event.good for event in followed if isinstance(event, Gained) and event.player == 0}
        others = {event.good for event in followed if isinstance(event, Gained) and event.player == 1}
        flagged = {thing.id for thing in view.chronicle.spotlight.changed if thing.kind == "good"}
        assert flagged <= own
        seen += bool(others)
    assert seen


@pytest.mark.parametrize("presses", [0, 2])
def test_another_language_in_the_middle_of_it_says_the_same_moment_and_the_rest_in_it(handed_over, presses):
    view = handed_over("step")
    step, panel = view.live.session.steps[-1], view.bot_panel
    for _ in range(presses):
        press(view)
    count = panel.count.text()
    asked = view.action_bar.question.text()
    translator = PseudoTranslator()
    QCoreApplication.installTranslator(translator)
    try:
        view.retranslate()
        moments = panel.moments(step.before, step.followed)
        assert panel._view == moments[presses]
        assert panel._view.now.startswith(BEGIN)
        assert count.split()[0] in panel.count.text()
        turn = view.question.tr("It is {player}’s turn.").format(player=view.live.looks[-1].name)
        assert view.action_bar.question.text() == turn != asked
        assert view.hint_bar.text.text().startswith(BEGIN)
        press(view)
        assert panel._view == moments[presses + 1]
    finally:
        QCoreApplication.removeTranslator(translator)
    view.retranslate()
    assert view.action_bar.question.text() == asked
    assert view.hint_bar.text.text() == "Any key or click goes on."
