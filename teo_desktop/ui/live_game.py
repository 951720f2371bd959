"""A game at this window: its rules, its adapter, the session, the seats and the file, put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject

from teo_desktop import branches, saves
from teo_desktop.container import shortened
from teo_desktop.kernel.bots import BOTS, STAND_IN
from teo_desktop.kernel.record import GameRecord, LineDoesNotFit
from teo_desktop.kernel.rules import Rules
from teo_desktop.profiles import LONGEST_NAME
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


JOINERS = "\u200c\u200d"
"""They print nothing, and make one letter of several."""
MOST_READ = 1000
"""So many letters of a name are looked at."""
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
        self.looks = [_look(number, seat) for number, seat in enumerate(self.seats)]
        """One list for everybody who shows names: ``rename`` changes what stands in it."""
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

    def rename(self, seats: Sequence[Seat]) -> bool:
        """Call the seats by other names; returns whether they are others. Who shows them makes its words anew."""
        if self.seats == tuple(seats):
            return False
        self.seats = tuple(seats)
        self.looks[:] = [_look(number, seat) for number, seat in enumerate(self.seats)]
        if self.file is not None:
            self.file.rename_seats(self.seats)
        return True

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

    It goes as far as its choices fit the rules, and what comes behind is a branch.
    """
    live, fitting = _as_far_as_it_fits(adapter, saved, settings)
    kept = saved if fitting == len(saved.record.lines) else _cut(saved, fitting)
    live.session.recall(kept.undone, kept.lifted)
    live.file = GameFile(live.session, live.seats, kept, path, autosave)
    return live


def opening_news(live: LiveGame, saved: SavedGame) -> str:
    """What people have to know who have opened this game, as a sentence; empty when all is as it was left."""
    is_older = saved.record.rules < live.rules.RULES
    if (fitting := len(live.session.record.lines)) < len(saved.record.lines):
        if is_older:
            return QCoreApplication.translate(
                "Files",
                "The rules have changed since this game was saved. It goes on from the last choice that still fits.",
            )
        return QCoreApplication.translate(
            "Files",
            "The rules do not allow choice {number} of this game. It goes on from before it; what followed is kept as "
            "a branch.",
        ).format(number=fitting + 1)
    # What was read from a text of older rules brings no state along.
    if saved.state is not None and live.session.state != saved.state:
        if is_older:
            return QCoreApplication.translate(
                "Files",
                "The rules have changed since this game was saved. All choices still fit, but lead to another table.",
            )
        return QCoreApplication.translate(
            "Files",
            "The choices in this file do not lead to the table that was saved with them. The game stands where the "
            "choices lead.",
        )
    if unknown := unknown_bots(live.seats):
        return QCoreApplication.translate(
            "Files", "This version has no bot called {name}: another one plays for it."
        ).format(name=_plain(unknown[0]) or "?")
    return ""


def _as_far_as_it_fits(adapter: GameAdapter, saved: SavedGame, settings: Settings) -> tuple[LiveGame, int]:
    """The game after its last line that fits, and how many lines that are."""
    lines = saved.record.lines
    try:
        return live_game(saved.rules, adapter, saved.record, saved.seats, settings, saved.handed_over), len(lines)
    except LineDoesNotFit as misfit:
        record = replace(saved.record, lines=lines[: misfit.number - 1])
        return live_game(saved.rules, adapter, record, saved.seats, settings), misfit.number - 1


def _cut(saved: SavedGame, fitting: int) -> SavedGame:
    """The game after so many of its lines. What the rules do not allow is out of the game, but not out of the file."""
    before, after = saved.main_line, saved.record.lines[:fitting]
    if saved.record.rules < saved.rules.RULES:
        name = QCoreApplication.translate("Files", "Before the rules changed")
    else:
        name = QCoreApplication.translate("Files", "As it stood in the file")
    rest = branches.left(name, saved.comments, before, after, saved.handed_over and not saved.undone)
    others = branches.rebased(saved.branches, before, after)
    return replace(
        saved,
        record=replace(saved.record, lines=after),
        undone=(),
        handed_over=False,
        lifted=tuple(number for number in saved.lifted if number <= fitting),
        branches=others if rest is None else branches.with_branch(others, after, rest),
        comments=branches.kept(saved.comments, before, after),
    )


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
        named.append(replace(seat, name=_plain(seat.name) or default_name(number, seat.kind), colour=colour))
    return tuple(named)


def _plain(name: str) -> str:
    """A name from anywhere as there is room for it at the table, in one line and in letters that can be painted."""
    letters = "".join(letter if letter.isprintable() or letter in JOINERS else " " for letter in name[:MOST_READ])
    return shortened(" ".join(letters.split()), LONGEST_NAME)


def unknown_bots(seats: Sequence[Seat]) -> list[str]:
    """The bots of a save that this version does not have; the one that stands in for people plays in their place."""
    known = {*BOTS, *SOLO_NAMES}
    return [seat.bot for seat in seats if not seat.is_human and seat.bot not in known]


def _look(number: int, seat: Seat) -> SeatLook:
    # Of the language in which it was begun: where that is another one, the name counts as given.
    is_named = seat.name != default_name(number, seat.kind)
    return SeatLook(seat.name, seat.colour, None if is_named else partial(default_name, number, seat.kind))


def default_name(number: int, kind: str) -> str:
    """What somebody in this seat (from 0) is called when nobody gave them a name."""
    if (bot := Seat(kind).bot) in SOLO_NAMES:
        return QCoreApplication.translate("Seats", SOLO_NAMES[bot])
    if kind == saves.HUMAN:
        return QCoreApplication.translate("Seats", "Player {number}").format(number=number + 1)
    return QCoreApplication.translate("Seats", "Bot {number}").format(number=number + 1)
