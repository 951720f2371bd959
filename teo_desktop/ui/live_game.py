"""A game at this window: its rules, its adapter, the session, the seats and the file, put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject

from teo_desktop import saves
from teo_desktop.kernel.bots import BOTS, STAND_IN
from teo_desktop.kernel.record import GameRecord, LineDoesNotFit
from teo_desktop.kernel.rules import Rules
from teo_desktop.saves import SavedGame, Seat
from teo_desktop.ui.adapter import GameAdapter, SeatLook
from teo_desktop.ui.game_file import GameFile
from teo_desktop.ui.seats import BotSeat, BotTimes, BotWorker, Human, Seating
from teo_desktop.ui.seats import Seat as Answerer
from teo_desktop.ui.session import GameSession
from teo_desktop.ui.settings import END_TURN, PACE, UNDO_REVEALED, Settings
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP

SOLO_NAMES = {
    "teotibot": QT_TRANSLATE_NOOP("Seats", "Teotibot"),
    "botankhamun": QT_TRANSLATE_NOOP("Seats", "Botankhamun"),
}
"""What the opponents are called that the rules play by themselves."""


MOTION = "motion"
"""Why seats are held back while something moves."""


class LiveGame(QObject):
    """Everything of one game that is not a widget. ``start`` once everybody listens, ``close`` at the end."""

    def __init__(
        self,
        rules: Rules,
        adapter: GameAdapter,
        session: GameSession,
        seats: Sequence[Seat],
        settings: Settings,
        partners: Mapping[int, Answerer] | None = None,
    ) -> None:
        """``partners``: who answers for some of the seats, in place of a bot."""
        super().__init__()
        self.rules = rules
        self.adapter = adapter
        self.session = session
        self.seats = tuple(seats)
        self.looks = tuple(SeatLook(seat.name, seat.colour) for seat in self.seats)
        self.people: dict[int, Human] = {}
        self.bots: dict[int, BotSeat] = {}
        self.file: GameFile | None = None
        """Where it is kept; None for one that is only shown."""
        session.setParent(self)
        self._settings = settings
        self._partners = dict(partners or {})
        self._worker = BotWorker(self)
        for number, seat in enumerate(self.seats):
            if number in self._partners:
                continue
            if seat.is_human:
                self.people[number] = Human(self)
            else:
                # Also for an opponent that the rules play, which is never asked.
                seed = session.record.seed * len(self.seats) + number
                self.bots[number] = BotSeat(
                    session, self._worker, BOTS.get(seat.bot, BOTS[STAND_IN]), seed, parent=self
                )
        self._seating: Seating | None = None
        self._holds: set[str] = set()
        self._follow()
        settings.changed.connect(self._follow)

    def start(self) -> None:
        """Tell everybody where the game stands, and ask the first seat."""
        if self.is_read_only and self.file is not None:
            self.session.is_locked = True
            self.file.freed.connect(self._unlock)
        else:
            self._sit_down()
        self.session.start()

    @property
    def is_read_only(self) -> bool:
        """Whether it can only be looked at, because another window plays it."""
        return self.file is not None and self.file.is_read_only

    def hold(self, is_held: bool, why: str = MOTION) -> None:
        """Let nobody be asked and no bot answer while the table shows what happened, or, with another ``why``, for
        another reason; they go on as soon as no reason is left."""
        (self._holds.add if is_held else self._holds.discard)(why)
        if self._seating is not None:
            self._seating.hold(bool(self._holds))

    def close(self) -> None:
        """End the bots and leave the files to others."""
        if self._seating is not None:
            self._seating.dismiss()
        self._worker.kill()
        if self.file is not None:
            self.file.release()

    def _sit_down(self) -> None:
        # Connected last, so that all panels know the question before anybody answers it.
        self._seating = Seating(self.session, {**self.people, **self.bots, **self._partners}, self)
        self._seating.hold(bool(self._holds))

    def _unlock(self) -> None:
        self.session.is_locked = False
        self._sit_down()
        self.session.start()

    def _follow(self) -> None:
        # A lesson teaches it in any case.
        self.session.pauses = bool(self._partners) or self._settings.get(END_TURN)
        self.session.lifts_barrier = self._settings.get(UNDO_REVEALED)
        for bot in self.bots.values():
            bot.times = BotTimes(pace=self._settings.get(PACE))


def live_game(
    rules: Rules,
    adapter: GameAdapter,
    record: GameRecord,
    seats: Sequence[Seat],
    settings: Settings,
    is_handed_over: bool = False,
) -> LiveGame:
    """A game after the lines of its record; a new one when there are none. It has no file yet.

    ``is_handed_over``: the turn that the last line ends needs no word that it is over.

    Raises:
        LineDoesNotFit: a line is no legal choice at its place.
    """
    people = [number for number, seat in enumerate(seats) if seat.is_human]
    session = GameSession(rules, record, people, adapter.begins_turn, settings.get(END_TURN), is_handed_over)
    return LiveGame(rules, adapter, session, seats, settings)


def opened_game(
    adapter: GameAdapter, saved: SavedGame, settings: Settings, path: Path | None = None, autosave: Path | None = None
) -> LiveGame:
    """A game that a file holds, where it was left; ``path`` is the person's file, ``autosave`` that of an earlier run.

    Raises:
        BadFile: neither its record nor its state can be used.
    """
    lines = saved.record.lines
    live = _replayed(adapter, saved, settings)
    if live is None:
        opened = saves.open_game(saved)
        kept = lines[: opened.lines] if opened.is_replayed else ()
        is_handed_over = saved.handed_over and kept == lines
        live = live_game(saved.rules, adapter, replace(saved.record, lines=kept), saved.seats, settings, is_handed_over)
        if not opened.is_replayed:
            live.session.adopt(opened.game, lines)
    if len(live.session.record.lines) == len(lines):
        live.session.recall(saved.undone, saved.lifted)
    live.file = GameFile(live.session, live.seats, saved, path, autosave)
    if (kept_lines := len(live.session.record.lines)) < len(lines):
        # What the rules no longer allow is out of the game, but not out of the file.
        name = QCoreApplication.translate("Files", "Before the rules changed")
        live.file.add_branch(name, kept_lines, (*lines[kept_lines:], *saved.undone))
    return live


def _replayed(adapter: GameAdapter, saved: SavedGame, settings: Settings) -> LiveGame | None:
    """The game as its record leads to it; None where it does not lead to the state that was saved."""
    try:
        live = live_game(saved.rules, adapter, saved.record, saved.seats, settings, saved.handed_over)
    except LineDoesNotFit:
        return None
    if live.session.state == saved.state:
        return live
    live.close()
    live.deleteLater()
    return None


def named_seats(seats: Sequence[Seat], colours: Sequence[str]) -> tuple[Seat, ...]:
    """The seats, each with a name, and with one of these colours that no other has."""
    named: list[Seat] = []
    for number, seat in enumerate(seats):
        others = [other.colour for other in named]
        wanted = [
            seat.colour,
            *(colour for colour in colours if colour not in [seat.colour for seat in seats]),
            *colours,
        ]
        colour = next(colour for colour in wanted if colour in colours and colour not in others)
        named.append(replace(seat, name=seat.name or default_name(number, seat.kind), colour=colour))
    return tuple(named)


def unknown_bots(seats: Sequence[Seat]) -> list[str]:
    """The bots of a save that this version does not have; the one that stands in for people plays in their place."""
    known = {*BOTS, *SOLO_NAMES}
    return [seat.bot for seat in seats if not seat.is_human and seat.bot not in known]


def default_name(number: int, kind: str) -> str:
    """What somebody in this seat (from 0) is called when nobody gave them a name."""
    if (bot := Seat(kind).bot) in SOLO_NAMES:
        return QCoreApplication.translate("Seats", SOLO_NAMES[bot])
    if kind == saves.HUMAN:
        return QCoreApplication.translate("Seats", "Player {number}").format(number=number + 1)
    return QCoreApplication.translate("Seats", "Bot {number}").format(number=number + 1)
