"""What happened and what things are, put together: log, recap, score sheet, inspector, and the board they point at."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QCursor, QMouseEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from teo_desktop import paths
from teo_desktop.kernel.agenda import Decision
from teo_desktop.kernel.events import Event
from teo_desktop.ui import storage
from teo_desktop.ui.adapter import Selection, Table, Target
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.live_game import LiveGame
from teo_desktop.ui.models.log import LogModel, Words
from teo_desktop.ui.models.scores import WHOLE, Counting, CurveModel, ScoresModel, tally
from teo_desktop.ui.scene.spotlight import Spotlight
from teo_desktop.ui.session import Pending, Phase, Step
from teo_desktop.ui.telling import Inspection
from teo_desktop.ui.time_machine import Moment
from teo_desktop.ui.windows.board_view import BoardView
from teo_desktop.ui.windows.inspector import Inspector
from teo_desktop.ui.windows.log_panel import LogPanel
from teo_desktop.ui.windows.recap import Happening, RecapStrip
from teo_desktop.ui.windows.score_panel import ScorePanel

TELLING = 2
"""How many of the first things that an automatic turn does say what it was about."""


class Chronicle(QObject):
    """Keeps log, recap, score sheet and inspector up with the game, and lets them and the board point at each other.

    Signals:
        inspector_wanted(): something was pinned; show the inspector.
        sheet_wanted(): an eclipse, or whatever ends a period, was scored; show the score sheet.
        sheet_read(): a new turn begins; the score sheet need not be in front any longer.
        said(str): a sentence for people: whether an export worked.
    """

    inspector_wanted = Signal()
    sheet_wanted = Signal()
    sheet_read = Signal()
    said = Signal(str)

    def __init__(self, live: LiveGame, board: BoardView, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        adapter, looks = live.adapter, live.looks
        self._live = live
        self._board = board
        self._pending = live.session.pending
        self._shown = self._pending.game
        self._window = parent
        self._dismissed_at = -1
        self._periods = 0
        self._focus: Target | None = None
        self._under: Target | None = None
        self._at: Target | None = None
        self._heard: tuple[Target, ...] = ()
        self._pressed = QPoint()
        self.log = LogModel(adapter, looks, self)
        self.scores = ScoresModel(adapter, looks, self)
        self.curve = CurveModel(looks, self)
        self._counting = Counting(adapter, live.rules)
        self.spotlight = Spotlight(board.scene(), appearance.theme)
        self.log_panel = LogPanel(self.log, looks, appearance)
        self.score_panel = ScorePanel(adapter, self.scores, self.curve, looks, appearance)
        self.inspector = Inspector(self.explain, self.why_not, self.spotlight.portrait, appearance)
        self.recap = RecapStrip(appearance)
        self._appearance = appearance
        self.log_panel.tree.pointed.connect(self._hear)
        self.log_panel.tree.pinned.connect(self.pin)
        self.recap.pointed.connect(self._hear)
        self.recap.dismissed.connect(self._dismiss)
        self.inspector.shown.connect(lambda _: self._light())
        board.viewport().installEventFilter(self)

    # -- the game -----------------------------------------------------------------------------------------------------

    def show_events(self, events: Sequence[Event], game: Any) -> None:
        """A choice has caused this."""
        self.log.add(events)
        self._count(game)

    def show_state(self, game: Any) -> None:
        """Another state is in place."""
        session = self._live.session
        self.log.restart(session.batches)
        self._periods = 0
        self._count(game)
        self._periods = self.scores.periods

    def show_pending(self, pending: Pending) -> None:
        """The game waits for something else."""
        self._pending = pending
        self.log_panel.show_until(None)
        self.inspector.refresh()
        self._recall()
        self.spotlight.refresh()
        if pending.phase is Phase.OVER:
            self.scores.show_period(WHOLE)
        elif self._periods and self.scores.periods > self._periods:
            self.scores.show_period(self._periods - 1)
            self._periods = self.scores.periods
            self.sheet_wanted.emit()
        elif pending.decision is not None and self._live.adapter.begins_turn(pending.decision):
            self.sheet_read.emit()

    def show_selection(self, selection: Selection) -> None:
        """The picker is at something else; the inspector follows the last thing that was chosen."""
        shown = (*selection.chosen, *selection.preview)
        self._focus = shown[-1] if shown else None
        self.inspector.point(self._focus)

    def notice(self, seat: int, words: Words) -> None:
        """Put a line of the window's own into the log."""
        self.log.notice(seat, words)

    def come_to(self, game: Any) -> None:
        """The board shows this position: what is explained is as it lies there."""
        self._shown = game
        self.inspector.refresh()
        self.spotlight.refresh()

    def tell(self, things: Sequence[Target]) -> None:
        """Put rings on what is told of now; on nothing any more, where it is told of nothing."""
        self._heard = self._table.on_show(things)
        self._light()

    def look_at(self, moment: Moment) -> None:
        """Show a moment of the past: what is explained and counted is as it was then."""
        self._pending = Pending(-1, Phase.HANDING_OVER, moment.decision, moment.game)
        self.inspector.refresh()
        self.recap.tell("", ())
        self._flag(self._live.adapter.event_things(event) for event in moment.events if moment.number)
        self._count(moment.game, moment.number)
        self.log_panel.show_until(self.log.line_at(self._batch_at(moment.number)))

    def show_comments(self, comments: Mapping[int, str]) -> None:
        """Show in the log what people have written about these moments."""
        self.log.comment({self._batch_at(moment): text for moment, text in comments.items()})

    def moment_of(self, line: int) -> int:
        """The moment to which the choice has led that this line of the log belongs to, by its number."""
        return self._moments()[self.log.batch_of(line)]

    @property
    def _table(self) -> Table:
        table = self._board.scene()
        assert isinstance(table, Table)
        return table

    def _moments(self) -> list[int]:
        """By batch of events: after how many choices it has happened."""
        steps = enumerate(self._live.session.steps, start=1)
        return [0, *(number for number, step in steps for _ in range(2 if step.followed else 1))]

    def _batch_at(self, moment: int) -> int:
        return bisect_right(self._moments(), moment) - 1

    def _count(self, game: Any, until: int | None = None) -> None:
        counted = self._counting.tally(self._live.session.events(until), self._live.rules.result(game).points)
        self.scores.show(counted)
        self.curve.show(counted)

    # -- the recap ----------------------------------------------------------------------------------------------------

    def _meanwhile(self) -> tuple[tuple[Event, ...], tuple[Step, ...]]:
        """What happened by itself after the last choice of the person who is asked, and what others have chosen."""
        pending, steps = self._pending, self._live.session.steps
        decision = pending.decision
        if decision is None or pending.phase is not Phase.ASKING or decision.player not in self._live.people:
            return (), ()
        last = len(steps)
        while last and steps[last - 1].player != decision.player:
            last -= 1
        # Before the person's first choice there is no last turn of theirs.
        if not last or len(steps) == self._dismissed_at:
            return (), ()
        return steps[last - 1].followed, steps[last:]

    def _recall(self) -> None:
        summary, happenings = self._recapped()
        self.recap.tell(summary, happenings)
        self._flag(happening.things for happening in happenings)

    def _flag(self, things: Iterable[Sequence[Target]]) -> None:
        self.spotlight.flag([thing for some in things for thing in self._table.on_show(some)])

    def _recapped(self) -> tuple[str, list[Happening]]:
        followed, steps = self._meanwhile()
        by_itself = self._happenings(followed)
        happenings = by_itself + self._happenings(event for step in steps for event in step.events)
        telling = [happening.text for happening in by_itself[:TELLING]]
        return " · ".join((*telling, *self._deeds(steps))), happenings

    def _happenings(self, events: Iterable[Event]) -> list[Happening]:
        adapter, names = self._live.adapter, [look.name for look in self._live.looks]
        return [
            Happening(text, adapter.event_things(event))
            for event in events
            if not adapter.opens_chapter(event) and (text := adapter.event_text(event, names)) is not None
        ]

    def _deeds(self, steps: Sequence[Step]) -> list[str]:
        """Who did what, in a word or two each: "Bertl: Forest, Main action"."""
        said: dict[int, list[str]] = {}
        for step in steps:
            crumb = self._live.adapter.crumb(step.before, step.decision, step.choice)
            if crumb:
                said.setdefault(step.player, []).append(crumb)
        return [
            self.tr("{player}: {deeds}").format(player=self._live.looks[seat].name, deeds=" › ".join(crumbs))
            for seat, crumbs in said.items()
        ]

    def _dismiss(self) -> None:
        self._dismissed_at = len(self._live.session.steps)
        self.spotlight.flag(())

    # -- the inspector ------------------------------------------------------------------------------------------------

    def explain(self, thing: Target) -> Inspection | None:
        """What a thing is; at least its name, when it lies on the table."""
        found = self._live.adapter.inspect(self._shown, thing, self._live.looks, self._table.faces)
        if found is None and (name := self.spotlight.name(thing)):
            return Inspection(name)
        return found

    def why_not(self, thing: Target) -> list[str]:
        """Why the person who is asked cannot choose a thing now, in sentences; none where they can."""
        decision, adapter = self._pending.decision, self._live.adapter
        if decision is None or self._pending.phase is not Phase.ASKING or self._offers(decision, thing):
            return []
        refused = adapter.refusals(self._pending.game, decision)
        reasons = [
            adapter.refusal_text(refusal)
            for choice, refusal in refused.items()
            if thing in adapter.targets(decision, choice)
        ]
        return list(dict.fromkeys(reasons))

    def _offers(self, decision: Decision, thing: Target) -> bool:
        return any(thing in self._live.adapter.targets(decision, choice) for choice in decision.options)

    def pin(self, things: Sequence[Target]) -> None:
        """Show the first of these in the inspector, and keep it there."""
        self.inspector.hold(things)
        if self.inspector.is_pinned:
            self.inspector_wanted.emit()

    def point_by_keys(self, thing: Target | None) -> None:
        """The keyboard is at this thing on the board."""
        self._at = thing
        self.inspector.point(thing)

    def inspect_here(self) -> None:
        """Pin what the keyboard or the pointer is at, else what is chosen or marked; show the inspector in any case."""
        viewport = self._board.viewport()
        at = viewport.mapFromGlobal(QCursor.pos())
        is_over = viewport.rect().contains(at) and viewport.underMouse()
        thing = self.spotlight.thing_at(self._board.mapToScene(at)) if is_over else None
        thing = self._at or thing or self._focus or self._under
        if thing is not None:
            self.inspector.hold([thing])
        self.inspector_wanted.emit()

    # -- pointing -----------------------------------------------------------------------------------------------------

    def _hear(self, things: tuple[Target, ...]) -> None:
        self.tell(things)
        if things and not self.recap.isVisible():
            self.inspector.point(next((thing for thing in things if self.explain(thing) is not None), None))

    def _light(self) -> None:
        pinned = (self.inspector.thing,) if self.inspector.is_pinned and self.inspector.thing is not None else ()
        self.spotlight.light((*self._heard, *pinned))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            thing = self.spotlight.thing_at(self._board.mapToScene(event.position().toPoint()))
            if event.type() is QEvent.Type.MouseMove:
                self._under = thing or self._under
                self.inspector.point(thing)
            elif event.type() is QEvent.Type.MouseButtonPress:
                self._pressed = event.position().toPoint()
            elif event.type() is QEvent.Type.MouseButtonRelease and event.button() is Qt.MouseButton.MiddleButton:
                # Dragging with this button moves the board.
                way = (event.position().toPoint() - self._pressed).manhattanLength()
                if thing is not None and way < QApplication.startDragDistance():
                    self.pin([thing])
        elif isinstance(event, QContextMenuEvent):
            thing = self.spotlight.thing_at(self._board.mapToScene(event.pos()))
            if thing is not None:
                self.pin([thing])
            return True
        return super().eventFilter(watched, event)

    # -- export -------------------------------------------------------------------------------------------------------

    def ask_for_export(self) -> None:
        """Ask for a file, and write score sheet and log into it."""
        from teo_desktop.ui import export

        kinds = {
            self.tr("PDF (*.pdf)"): export.PDF,
            self.tr("Text (*.txt)"): export.TEXT,
            self.tr("Table for spreadsheets (*.csv)"): export.CSV,
        }
        start = paths.saves_dir() / f"{self._live.adapter.title().replace(':', ' –')}{export.PDF}"
        storage.make_folder(start.parent)
        name, kind = QFileDialog.getSaveFileName(
            self._window, self.tr("Export score sheet and log"), str(start), ";;".join(kinds)
        )
        if name:
            path = Path(name)
            self.export(
                path if path.suffix.lower() in export.SUFFIXES else path.with_suffix(kinds.get(kind, export.PDF))
            )

    def export(self, path: Path) -> None:
        """Write score sheet and log into this file, as its suffix says; tell people how that went."""
        from teo_desktop.ui import export

        whole = ScoresModel(self._live.adapter, self._live.looks)
        session, rules = self._live.session, self._live.rules
        points = rules.result(session.pending.game).points
        whole.show(tally(self._live.adapter, rules, session.events(), points))
        try:
            export.write(path, export.report(self._live.adapter.title(), whole, self.log))
        except storage.StorageError as error:
            self.said.emit(str(error))
        else:
            self.said.emit(self.tr("Score sheet and log are in {file}.").format(file=path))

    # -- looks and words ----------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Make all words anew."""
        self.log.retranslate()
        self.scores.retranslate()
        self.curve.retranslate()
        self.log_panel.retranslate()
        self.score_panel.retranslate()
        self.inspector.retranslate()
        self.recap.retranslate()
        if self.recap.isVisibleTo(self._window):
            self.recap.retell(*self._recapped())

    def restyle(self) -> None:
        """Take over another theme or text size."""
        self.spotlight.refresh(self._appearance.theme)
        for part in (self.log_panel, self.score_panel, self.inspector, self.recap):
            part.restyle()
