"""The scenes that are photographed, one row each; the positions come out of whole games between bots."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from teo_desktop import saves
from teo_desktop.games import GAMES
from teo_desktop.games.teotihuacan.events import Ascended, WorkerLocked
from teo_desktop.games.teotihuacan.teotibot_events import ActionTileFailed, DiceRolled
from teo_desktop.games.teotihuacan.teotibot_levels import LEVELS
from teo_desktop.kernel.agenda import Choice, Decision, Effect, advance, submit
from teo_desktop.kernel.bots import GreedyBot
from teo_desktop.kernel.record import GameRecord, line_of, replay
from teo_desktop.kernel.rules import Json
from teo_desktop.lessons import lessons_of
from teo_desktop.profiles import Book, FinishedGame, Player, Profile, recorded
from teo_desktop.saves import HUMAN, SavedGame, Seat
from teo_desktop.ui import autosaves, storage
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.appearance import LANGUAGES, Appearance
from teo_desktop.ui.games import ADAPTERS
from teo_desktop.ui.lesson_book import Place
from teo_desktop.ui.settings import EXPERIENCE, Settings
from teo_desktop.ui.windows.about import AboutDialog
from teo_desktop.ui.windows.branches import BranchesDialog
from teo_desktop.ui.windows.docks import BOT_DOCK
from teo_desktop.ui.windows.game_view import GameView
from teo_desktop.ui.windows.help_window import HelpWindow
from teo_desktop.ui.windows.main_window import MainWindow
from teo_desktop.ui.windows.new_campaign import NewCampaignDialog
from teo_desktop.ui.windows.new_game import NewGameDialog
from teo_desktop.ui.windows.preferences import PreferencesDialog
from teo_desktop.ui.windows.statistics import StatisticsDialog
from tests.tools import campaign_scenes, save_scenes, solo_scenes, time_scenes

GAME = "teotihuacan"
NAMES = ("Anna", "Bertl", "Chiara", "Diego")
PALACE = 1
SEEDS = range(7, 27)
"""The seeds of the games in which a position is looked for."""
HELP_SHARE = 0.94
"""The help takes so much of the window at most."""
KEPT_SINCE = datetime(2026, 1, 2, 15, 4)
"""When the game was played that the start screen offers."""

Wanted = Callable[[Any, Decision | None], bool]
"""Whether a picture is to be taken in this position with this question (None: the game is over)."""


@dataclass
class Stage:
    """What a scene has at hand."""

    window: MainWindow
    appearance: Appearance
    settings: Settings
    records: Mapping[str, GameRecord] = field(default_factory=dict)
    """The positions by the name of their scene."""

    @property
    def view(self) -> GameView:
        """The game on the table."""
        assert self.window.game_view is not None
        return self.window.game_view

    @property
    def decision(self) -> Decision:
        """What is asked."""
        decision = self.view.live.session.pending.decision
        assert decision is not None
        return decision


Act = Callable[[Stage], QWidget | None]


class Scene(NamedTuple):
    """A picture: its name, its label, what is on the table and what is done there before it is taken."""

    name: str
    label: str
    players: int = 0
    """How many sit at the table, the Teotibot among them; 0: no game is played."""
    at: Wanted = lambda game, decision: decision is not None
    act: Act = lambda stage: None
    """Brings the window into the state to be seen; returns the dialog that stands before it."""
    is_main: bool = False
    """Whether it is also taken in a small window and with large text."""
    level: str = ""
    """The Teotibot's; empty: only people play."""


# -- positions --------------------------------------------------------------------------------------------------------


def asked(*effects: str) -> Wanted:
    """Where one of these effects asks, after the first round."""
    return lambda game, decision: decision is not None and game.turn > 0 and _effect(decision) in effects


def after_an_eclipse(effect: str, eclipses: int = 1) -> Wanted:
    """Where the effect asks, some turns after so many eclipses."""
    return lambda game, decision: (
        decision is not None and _effect(decision) == effect and game.eclipses == eclipses and game.light >= 4
    )


def after_its_turn(*kinds: type, without: tuple[type, ...] = ()) -> Wanted:
    """Where a person is asked after a turn of the Teotibot in which each of these has happened, and none of those."""

    def is_wanted(game: Any, decision: Decision | None) -> bool:
        happened = [type(event) for event in game.journal]
        return (
            decision is not None
            and DiceRolled in happened
            and all(kind in happened for kind in kinds)
            and not any(kind in happened for kind in without)
        )

    return is_wanted


def with_choices(wanted: Wanted, least: int = 2) -> Wanted:
    """The same, but with so many choices of the question itself."""
    return lambda game, decision: wanted(game, decision) and decision is not None and len(_own(decision)) >= least


def _own(decision: Decision) -> list[Choice]:
    """The choices of a question without what could be done at any time."""
    return [choice for choice in decision.options if not isinstance(choice, Effect)]


def _effect(decision: Decision) -> str:
    return type(decision.asked_by).__name__


def setup_for(players: int, level: str = "") -> Json:
    """The set-up that the form proposes for so many players, or for one against the Teotibot of this level."""
    setup = ADAPTERS[GAME].make_setup(players, {})
    return GAMES[GAME].setup_to_json(replace(setup, solo=LEVELS[level]) if level else setup)


def seats_for(players: int, colours: Iterable[str], level: str = "") -> tuple[Seat, ...]:
    """So many people, the last of them the Teotibot where it has a level, each with a colour."""
    seats = tuple(Seat(HUMAN, name, colour) for name, colour in zip(NAMES[:players], colours, strict=False))
    return (*seats[:-1], replace(seats[-1], name="Teotibot")) if level else seats


def find_positions(scenes: Iterable[Scene]) -> dict[str, GameRecord]:
    """A record for each scene with players that ends where its picture is taken."""
    found: dict[str, GameRecord] = {}
    missing = [scene for scene in scenes if scene.players]
    for players, level in sorted({(scene.players, scene.level) for scene in missing}):
        for seed in SEEDS:
            sought = [s for s in missing if (s.players, s.level) == (players, level) and s.name not in found]
            if not sought:
                break
            found |= _positions_of_a_game(sought, setup_for(players, level), seed)
    if lost := [scene.name for scene in missing if scene.name not in found]:
        raise LookupError(f"no game comes to {', '.join(lost)}")
    return found


def _positions_of_a_game(scenes: list[Scene], setup: Json, seed: int) -> dict[str, GameRecord]:
    rules = GAMES[GAME]
    game = rules.new_game(rules.setup_from_json(setup), seed)
    players = scenes[0].players
    bots = [GreedyBot(rules, seed * players + seat) for seat in range(players)]
    found: dict[str, GameRecord] = {}
    lines: list[str] = []
    game.journal = []
    decision = advance(game)
    while len(found) < len(scenes):
        for scene in scenes:
            if scene.name not in found and scene.at(game, decision):
                found[scene.name] = GameRecord(GAME, rules.RULES, setup, seed, tuple(lines))
        if decision is None:
            break
        choice = bots[decision.player].choose(game.copy(), decision)
        lines.append(line_of(rules, decision, choice))
        game.journal = []
        decision = submit(game, decision, choice)
    return found


# -- acts -------------------------------------------------------------------------------------------------------------


def _keep_a_game(stage: Stage) -> None:
    path = autosaves.folder() / f"kept{storage.SUFFIX}"
    _write_a_game(stage, path)
    os.utime(path, (KEPT_SINCE.timestamp(),) * 2)
    stage.window.show_start()


def _write_a_game(stage: Stage, path: Path) -> None:
    record = stage.records["mid-game-3"]
    rules = GAMES[GAME]
    state = rules.game_to_json(replay(rules, record).game)
    saved = SavedGame(record, seats_for(3, stage.appearance.theme.player_colours), state)
    storage.write(path, saves.to_bytes(saved))


def _show_new_game(stage: Stage) -> QDialog:
    return NewGameDialog((GAMES[GAME], ADAPTERS[GAME]), stage.appearance, stage.settings, stage.window)


def _show_new_solo_game(stage: Stage) -> QDialog:
    dialog = NewGameDialog((GAMES[GAME], ADAPTERS[GAME]), stage.appearance, stage.settings, stage.window)
    kind = dialog.rows[1].kind
    kind.setCurrentIndex(kind.findData("bot:teotibot"))
    assert dialog.solo is not None
    dialog.solo.level.setCurrentIndex(dialog.solo.level.findData("hard"))
    dialog.solo.unfold.click()
    return dialog


def _show_preferences(stage: Stage) -> QDialog:
    return PreferencesDialog(stage.settings, stage.window.profiles, stage.appearance, stage.window)


def _keep_profiles(stage: Stage) -> None:
    """Let two people have played some games."""
    book = Book(tuple(Profile(name, name) for name in NAMES[:2]))
    results = ((0, "bot:greedy", 96, 84), (0, "bot:random", 121, 43), (1, "bot:greedy", 77, 103), (0, HUMAN, 88, 91))
    for number, (profile, kind, points, others) in enumerate(results):
        seats = ((HUMAN, NAMES[profile], points, others), (kind, "", others, points))
        players = tuple(Player(kind, name, name, own, 1 if own > other else 2) for kind, name, own, other in seats)
        ended = f"{KEPT_SINCE:%Y-%m}-{number + 2:02}T15:04:00+00:00"
        book = recorded(book, FinishedGame(str(number), ended, GAME, "deluxe", players))
    stage.window.profiles.change(lambda _: book)


def _show_profiles(stage: Stage) -> QDialog:
    _keep_profiles(stage)
    dialog = PreferencesDialog(stage.settings, stage.window.profiles, stage.appearance, stage.window)
    dialog.show_profiles()
    dialog.profiles_page.delete_button.click()
    return dialog


def _show_statistics(stage: Stage) -> QDialog:
    _keep_profiles(stage)
    return StatisticsDialog(stage.window.profiles, ADAPTERS, stage.appearance, stage.window)


def _look_back(stage: Stage) -> None:
    time_scenes.look_back(stage.view, stage.appearance.language)


def _list_branches(stage: Stage) -> QDialog:
    time_scenes.with_branches(stage.view, stage.appearance.language)
    file, machine = stage.view.live.file, stage.view.looking_back.machine
    assert file is not None
    return BranchesDialog(file, machine.turn_at, stage.window)


def _show_lessons(stage: Stage) -> None:
    """The page when one lesson is done and the next one begun."""
    book, (first, *others) = stage.window.lessons.book, lessons_of(GAME)
    book.finish(first)
    for lesson in others[:1]:
        book.keep(lesson, Place(2))
    stage.window.show_lessons()


def _take_lesson(name: str, step: str) -> Act:
    """A lesson in the middle of it."""

    def act(stage: Stage) -> None:
        lesson = next(one for one in lessons_of(GAME) if one.id == name)
        number = [one.id for one in lesson.steps].index(step)
        lines = [line for one in lesson.steps[:number] for line in (one.line, *one.answers) if line]
        stage.window.lessons.book.keep(lesson, Place(number, tuple(lines)))
        stage.window.lessons.begin(lesson)

    return act


def _show_campaign(which: int, chapter: int | None = None) -> Act:
    """The page with the ascent (0) or the league (1); of the ascent this chapter, with its last result."""

    def act(stage: Stage) -> None:
        store = stage.window.campaigns.store
        if not store.all():
            campaign_scenes.keep_both(store, stage.appearance.theme.player_colours, setup_for(2))
        paths = {found.campaign.kind: found.path for found in store.all() if found.campaign is not None}
        stage.window.show_campaigns(paths["league" if which else "ascent"])
        if chapter is not None:
            stage.window.campaigns.page.ascent.choose(chapter)

    return act


def _show_new_campaign(stage: Stage) -> QDialog:
    dialog = NewCampaignDialog(ADAPTERS, stage.appearance, (), stage.window)
    dialog.kinds["league"].setChecked(True)
    return dialog


def _coach(stage: Stage) -> None:
    """The eclipse is near, and the last main action has cost the cacao for the salary."""
    lesson = next(one for one in lessons_of(GAME) if one.id == "eclipse")
    record = lesson.record(("0 move w3 7", "0 main", "0 decoration d06", "0 side top", "1 unlock all"))
    stage.window.show_record(record, seats_for(2, stage.appearance.theme.player_colours))


def _first_run(stage: Stage) -> None:
    stage.settings.set(EXPERIENCE, "")
    stage.window.show_start()


def _show_about(stage: Stage) -> QDialog:
    return AboutDialog(ADAPTERS.values(), stage.appearance, stage.window)


def _preview_last(stage: Stage) -> None:
    """Point at the last of the choices, gesture by gesture, until it is previewed."""
    view, decision = stage.view, stage.decision
    choice = _own(decision)[-1]
    for target in view.live.adapter.targets(decision, choice):
        if view.picker.preview != choice and target not in view.picker.selection.chosen:
            view.picker.click(target)


def _point_at_what_is_refused(stage: Stage) -> None:
    view, decision = stage.view, stage.decision
    for choice in decision.asked_by.refusals(view.live.session.pending.game):
        for target in view.live.adapter.targets(decision, choice):
            if view.picker.why_not(target) is not None and view.table.point_of(target) is not None:
                view.table.target_clicked.emit(target)
                return
    raise LookupError("nothing on the table is refused here")


def _inspect(stage: Stage) -> None:
    stage.view.chronicle.pin([Target("board", PALACE)])


def _walk_by_keys(stage: Stage) -> None:
    """Let the keyboard be on the board, at something whose outcome is known."""
    view = stage.view
    view.board.setFocus()
    for _ in view.board_cursor.order():
        QTest.keyClick(view.board, Qt.Key.Key_Tab)
        at = view.board_cursor.at
        if at is not None and view.guide.strip.outlook.figures:
            return


def _point_at_a_name(stage: Stage) -> None:
    """Let the keyboard be at a name in the log."""
    view = stage.view
    view.docks_window.bring_up("log")
    tree = view.chronicle.log_panel.tree
    model = tree.model()
    chapter = model.index(model.rowCount() - 2, 0)
    tree.setCurrentIndex(model.index(0, 0, chapter))
    tree.setFocus()
    tree.step_name(-1)


def _show_scores(stage: Stage) -> None:
    stage.view.docks_window.bring_up("scores")


def _show_the_bot(stage: Stage) -> None:
    stage.view.docks_window.bring_up(BOT_DOCK)


def _look_ahead_of_the_bot(stage: Stage) -> None:
    """What it would do next, the first two rolls in full, in a panel with more room than the choices."""
    docks, panel = stage.view.docks, stage.view.bot_panel
    assert panel is not None
    stage.view.docks_window.bring_up(BOT_DOCK)
    stage.view.docks_window.resizeDocks([docks["choices"], docks[BOT_DOCK]], [100, 700], Qt.Orientation.Vertical)
    rows = panel.outlook
    for row in rows[:2]:
        row.arrow.click()
    QApplication.processEvents()
    panel.area.ensureWidgetVisible(rows[2])


def _tell_its_turn(stage: Stage) -> None:
    solo_scenes.tell_its_turn(stage.view, stage.settings)


def _open_what_another_plays(stage: Stage) -> None:
    """Open a file that somebody else holds, as if it was open in another window."""
    path = autosaves.folder().parent / f"held{storage.SUFFIX}"
    _write_a_game(stage, path)
    held = storage.lock(path)
    assert held is not None
    stage.window.open(path)
    held.unlock()


def _fill_the_disk(stage: Stage) -> None:
    """Open a game, and say that it can no longer be saved."""
    path = autosaves.folder().parent / f"full{storage.SUFFIX}"
    _write_a_game(stage, path)
    stage.window.open(path)
    file = stage.view.live.file
    assert file is not None
    file.flush()
    file.problem = storage.StorageError(Path("~") / path.name, "No space left on device")
    file.autosave_failed.emit(str(file.problem))


def _read(topic: str, *queries: str) -> Act:
    """Open the help at a topic, with the word of this language (as ``LANGUAGES``) in its search."""

    def act(stage: Stage) -> QWidget:
        window = HelpWindow(ADAPTERS, stage.appearance, stage.settings)
        width, height = (round(HELP_SHARE * length) for length in (stage.window.width(), stage.window.height()))
        window.resize(min(width, stage.appearance.size(1000)), min(height, stage.appearance.size(760)))
        window.show_topic(topic)
        window.search(dict(zip(LANGUAGES, queries, strict=False)).get(stage.appearance.language, ""))
        return window

    return act


SCENES = (
    Scene("start", "Start screen", act=_keep_a_game, is_main=True),
    Scene("new-game", "New game", act=_show_new_game, is_main=True),
    Scene("new-solo", "New game against the Teotibot", act=_show_new_solo_game),
    Scene("set-up", "Starting tiles", 3),
    Scene("mid-game-2", "Two players", 2, after_an_eclipse("ChooseMove")),
    Scene("mid-game-3", "Three players", 3, after_an_eclipse("ChooseMove"), is_main=True),
    Scene("mid-game-4", "Four players", 4, after_an_eclipse("ChooseMove"), is_main=True),
    Scene("action", "An action", 3, with_choices(after_an_eclipse("ChooseAction"), 3)),
    Scene("construction", "A construction", 4, after_an_eclipse("PlacePyramidTile"), _preview_last, is_main=True),
    Scene("decoration", "A decoration", 3, asked("PlaceDecoration"), _preview_last),
    Scene("refusal", "Why not", 3, asked("ChooseTechnology"), _point_at_what_is_refused, is_main=True),
    Scene("discovery", "A discovery", 4, with_choices(asked("ClaimDiscovery")), _preview_last),
    Scene("temple", "A step with a discovery", 4, asked("MajorStep"), _preview_last),
    Scene("ascension", "An ascension", 3, asked("AscensionReward"), is_main=True),
    Scene("turn-end", "Before a turn ends", 4, after_an_eclipse("EndTurn")),
    Scene("eclipse", "Score sheet at an eclipse", 3, asked("Salary"), _show_scores, is_main=True),
    Scene("end", "End of the game", 4, lambda game, decision: decision is None, is_main=True),
    Scene("inspector", "Inspector", 3, after_an_eclipse("ChooseMove"), _inspect, is_main=True),
    Scene("solo-begin", "Before its first turn", 2, asked("ChooseMove"), _show_the_bot, level="easy"),
    Scene("solo-done", "Its tile worked", 2, after_its_turn(without=(ActionTileFailed,)), _show_the_bot, True, "hard"),
    Scene("solo-failed", "Its tile failed", 2, after_its_turn(ActionTileFailed), _show_the_bot, True, "hard"),
    Scene("solo-told", "Its turn is told", 2, after_its_turn(ActionTileFailed), _tell_its_turn, True, "standard"),
    Scene("solo-worship", "It worships", 2, after_its_turn(WorkerLocked), _show_the_bot, level="hard"),
    Scene("solo-ascension", "It ascends", 2, after_its_turn(Ascended), _show_the_bot, level="hard"),
    Scene("solo-outlook", "Its next turn", 2, after_its_turn(Ascended), _look_ahead_of_the_bot, True, "hard"),
    Scene("solo-end", "End of a solo game", 2, lambda game, decision: decision is None, _show_the_bot, level="hard"),
    Scene("time-machine", "A moment of the past", 4, after_an_eclipse("ChooseMove"), _look_back, is_main=True),
    Scene("branches", "Branches of a game", 3, after_an_eclipse("ChooseMove"), _list_branches),
    Scene("looked-at", "A game of another window", act=_open_what_another_plays),
    Scene("not-saved", "A full disk", act=_fill_the_disk),
    Scene("keys", "The board by its keys", 3, with_choices(after_an_eclipse("ChooseAction"), 3), _walk_by_keys),
    Scene("names", "A name in the log", 2, after_an_eclipse("ChooseMove"), _point_at_a_name),
    Scene("preferences", "Preferences", act=_show_preferences),
    Scene("profiles", "Profiles", act=_show_profiles),
    Scene("statistics", "Statistics", act=_show_statistics, is_main=True),
    Scene("about", "About", act=_show_about),
    Scene("save_browser_grid", "Saved games", act=save_scenes.show_saves("grid"), is_main=True),
    Scene("save_browser_undo", "A saved game put away", act=save_scenes.put_away, is_main=True),
    Scene("start_damaged", "A damaged file was clicked on", act=save_scenes.open_damaged, is_main=True),
    Scene("save_browser_list", "Saved games as a list", act=save_scenes.show_saves("list"), is_main=True),
    Scene("campaign", "An ascent", act=_show_campaign(0), is_main=True),
    Scene("campaign-result", "A chapter that was played", act=_show_campaign(0, 1)),
    Scene("campaign-league", "A league", act=_show_campaign(1), is_main=True),
    Scene("campaign-new", "New campaign", act=_show_new_campaign),
    Scene("lessons", "Lessons", act=_show_lessons, is_main=True),
    Scene("lesson-moving", "A lesson: collecting", act=_take_lesson("moving", "collect"), is_main=True),
    Scene("help-turn", "The rules", act=_read("teotihuacan/turn"), is_main=True),
    Scene("help-pyramid", "Rules with pictures", act=_read("teotihuacan/pyramid")),
    Scene("help-tiles", "All technologies", act=_read("teotihuacan/technologies")),
    Scene("help-teotibot", "The solo rules", act=_read("teotihuacan/teotibot")),
    Scene(
        "help-search",
        "Searching the rules",
        act=_read("teotihuacan/salary", "cacao", "Kakao", "cacao"),
    ),
    Scene("help-icons", "All icons", act=_read("atlas#worship"), is_main=True),
    Scene("first-run", "The first start", act=_first_run, is_main=True),
    Scene("coach", "The coach", act=_coach, is_main=True),
    Scene("lesson-pyramid", "A lesson: the pyramid", act=_take_lesson("pyramid", "place")),
    Scene("lesson-eclipse", "A lesson: the salary", act=_take_lesson("eclipse", "salary")),
)
"""All pictures of a set, in their order."""
