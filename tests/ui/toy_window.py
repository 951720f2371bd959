"""The toy game of the kernel's tests as the window sees it: an adapter with a board of plain rectangles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from teo_desktop.kernel.agenda import PASS, Choice, Decision, Effect, First, Refusal
from teo_desktop.kernel.events import Event
from teo_desktop.kernel.record import GameRecord
from teo_desktop.ui.adapter import (
    Figure,
    Option,
    Outlook,
    PlayerRow,
    Reminder,
    SeatLook,
    Selection,
    SetupField,
    SoloChoice,
    Table,
    Target,
)
from teo_desktop.ui.forecast import Forecast
from teo_desktop.ui.scene.pace import Pace
from teo_desktop.ui.session import GameSession
from teo_desktop.ui.telling import Inspection, Named
from tests.kernel import toy

NAME = toy.NAME

PLACES = tuple(
    Target(kind, name)
    for kind, names in (
        ("action", ("draw", "dig", "build")),
        ("stone", ("keep", "sell")),
        ("floor", ("floor",)),
        ("reward", ("stones", "charm", "TakeStones", "TakeCharm")),
        ("button", (PASS, "UseCharm")),
    )
    for name in names
)


class Place(QGraphicsRectItem):
    """A rectangle that stands for a target."""

    def __init__(self, target: Target, number: int) -> None:
        super().__init__(QRectF(0, 0, 60, 60))
        self.setPos(70 * (number % 4), 70 * (number // 4))
        self.setAcceptHoverEvents(True)
        self.target = target

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        scene = self.scene()
        assert isinstance(scene, ToyTable)
        scene.target_clicked.emit(self.target)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        scene = self.scene()
        assert isinstance(scene, ToyTable)
        scene.target_hovered.emit(self.target)


class ToyTable(Table):
    """All places, always; what cannot be clicked is dim."""

    def __init__(self) -> None:
        super().__init__()
        self.places = {target: Place(target, number) for number, target in enumerate(PLACES)}
        for place in self.places.values():
            place.setBrush(Qt.GlobalColor.gray)
            self.addItem(place)
        self.shown: Any = None
        self.animated: list[Event] = []
        self.selection = Selection()
        self.retranslated = 0
        self.faced: int | None = None

    def populate(self, game: Any) -> None:
        self.shown = game
        self.came_to.emit(game)

    def face(self, seat: int | None) -> None:
        self.faced = seat

    def animate(self, events: Sequence[Event], game: Any, pace: Pace) -> None:
        self.animated += events
        self.populate(game)

    def show_selection(self, selection: Selection) -> None:
        self.selection = selection
        for target, place in self.places.items():
            place.setOpacity(1.0 if target in selection.live else 0.3)

    def set_theme(self, theme: Any) -> None:
        self.theme = theme

    def retranslate(self) -> None:
        self.retranslated += 1


def handbook() -> None:
    """The toy has no pages in the help."""


def title() -> str:
    return "Toy"


def credits() -> tuple[str, ...]:
    return ("Nobody made this.",)


def setup_fields() -> tuple[SetupField, ...]:
    return (
        SetupField("edition", "Edition", (Option("new", "The new one"), Option("old", "The old one")), "new"),
        SetupField("rich", "Everybody begins with stones"),
    )


def solo_bot() -> None:
    return None


def campaign_words() -> None:
    return None


def make_setup(seats: int, values: Mapping[str, str | bool], solo: SoloChoice | None = None) -> toy.Setup:
    return toy.Setup(seats, values["rich"] is True)


def bot_moments(game: toy.Game, events: Sequence[Event], colours: Sequence[str]) -> tuple[()]:
    return ()


def bot_view(game: toy.Game, events: Sequence[Event], colours: Sequence[str]) -> None:
    return None


def table(theme: Any, seats: Sequence[SeatLook]) -> ToyTable:
    return ToyTable()


def targets(decision: Decision, choice: Choice) -> tuple[Target, ...]:
    if choice == PASS:
        return (Target("button", PASS),)
    if isinstance(choice, First):
        return (Target("reward", type(choice.effect).__name__),)
    if isinstance(choice, Effect):
        return (Target("button", type(choice).__name__),)
    match decision.asked_by:
        case toy.Turn():
            return (Target("action", choice),)
        case toy.KeepOrSell():
            return (Target("stone", choice),)
        case toy.Build():
            return (Target("floor", choice),)
    return (Target("reward", choice),)


def refusals(game: toy.Game, decision: Decision) -> Mapping[Choice, Refusal]:
    return decision.asked_by.refusals(game)


def prompt(game: toy.Game, decision: Decision) -> str:
    return f"{type(decision.asked_by).__name__}?"


def choice_text(game: toy.Game, decision: Decision, choice: Choice) -> str:
    return toy.line(choice)


def crumb(game: toy.Game, decision: Decision, choice: Choice) -> str:
    return toy.line(choice)


def refusal_text(refusal: Refusal) -> str:
    return f"{refusal.reason} {refusal.numbers}"


def event_text(event: Event, names: Sequence[str]) -> str | None:
    if isinstance(event, toy.Scored):
        return f"{names[event.player]} scores {event.points}"
    if isinstance(event, toy.StoneDrawn):
        return f"{names[event.player]} draws a stone worth {event.worth}"
    return None


def is_told(event: Event) -> bool:
    return isinstance(event, toy.Scored | toy.StoneDrawn)


def category_text(category: str) -> str:
    return category.replace("_", " ").capitalize()


def outlook(game: toy.Game, forecast: Forecast, names: Sequence[str]) -> Outlook:
    seat = forecast.seat
    points = forecast.position.builders[seat].points - game.builders[seat].points
    figures = (Figure("points", "victory_points", f"+{points}", f"Scores {points}"),) if points else ()
    told = tuple(text for event in forecast.events if (text := event_text(event, names)))
    return Outlook(figures, told, forecast.stopped_by.__name__ if forecast.stopped_by else "")


def reminders(game: toy.Game, seat: int, decision: Decision | None) -> tuple[Reminder, ...]:
    """The toy has no end of a turn of its own: it reminds when there is a charm, and when somebody has no stone."""
    found = []
    for choice in decision.options if decision else ():
        if isinstance(choice, toy.UseCharm):
            found.append(Reminder("charm", "discovery", "A charm", "You can still use a charm.", choice))
    if decision is None and not game.builders[seat].stones:
        found.append(Reminder("stones", "stone", "No stones", "You have no stone left."))
    return tuple(found)


def countdown(game: toy.Game) -> Figure | None:
    left = toy.LAST_ROUND - game.round
    return Figure("countdown", "eclipse", f"{left} rounds left", f"{left} rounds are left") if left else None


def inspect(game: toy.Game, thing: Target, seats: Sequence[SeatLook], faces: int | None = None) -> Inspection | None:
    return Inspection(f"The {thing.id}", None, ("It is a toy.",)) if thing in PLACES else None


def event_things(event: Event) -> tuple[Target, ...]:
    return (Target("floor", "floor"),) if isinstance(event, toy.Scored) else (Target("stone", "keep"),)


def event_names(event: Event, seats: Sequence[str]) -> tuple[Named, ...]:
    """The player's name at the start of a line."""
    text, player = event_text(event, seats), getattr(event, "player", None)
    if text is None or player is None or not text.startswith(seats[player]):
        return ()
    return (Named(0, len(seats[player]), (Target("player", player),)),)


def opens_chapter(event: Event) -> bool:
    return isinstance(event, toy.StoneDrawn)


def opens_period(event: Event) -> bool:
    return isinstance(event, toy.Scored) and event.points > 2


def period_text(number: int) -> str:
    return f"Period {number + 1}"


def group_of(category: str) -> str:
    return "stones" if category == "sale" else "tower"


def group_text(group: str) -> str:
    return group.capitalize()


def begins_turn(decision: Decision) -> bool:
    return isinstance(decision.asked_by, toy.Turn)


def player_rows(game: toy.Game) -> tuple[PlayerRow, ...]:
    return tuple(
        PlayerRow(
            seat,
            builder.points,
            (
                (
                    Figure("stones", "stone", str(builder.stones), f"{builder.stones} stones"),
                    Figure("charms", "", str(builder.charms), f"{builder.charms} charms"),
                ),
            ),
            (f"{builder.floors} floors",),
        )
        for seat, builder in enumerate(game.builders)
    )


def supply(game: toy.Game) -> tuple[Figure, ...]:
    left = len(game.stack) - game.drawn
    return (
        Figure("round", "", f"Round {game.round}", f"Round {game.round} of {toy.LAST_ROUND}"),
        Figure("stack", "stone", str(left), f"{left} stones lie in the stack"),
    )


LOOKS = (SeatLook("Anna", "blue"), SeatLook("Bertl", "yellow"), SeatLook("Carla", "orange"), SeatLook("Dario", "black"))


def record(seed: int = 1, players: int = 2, rich: bool = True, lines: tuple[str, ...] = ()) -> GameRecord:
    """A record of a toy game."""
    return GameRecord(toy.NAME, toy.RULES, {"players": players, "rich": rich}, seed, lines)


def session(people: Sequence[int] = (0, 1), lines: tuple[str, ...] = (), seed: int = 1, **more: Any) -> GameSession:
    """A session of the toy game; ``pauses`` is off unless asked for, so that a test says only what it is about."""
    players = more.pop("players", 2)
    pauses = more.pop("pauses", False)
    return GameSession(toy, record(seed, players, lines=lines, **more), people, begins_turn, pauses)


def answer(game: GameSession, *wanted: str) -> None:
    """Choose these, one after the other, by their lines."""
    for line in wanted:
        decision = game.pending.decision
        assert decision is not None
        choices = [choice for choice in decision.options if toy.line(choice) == line]
        assert choices, f"{line!r} is not among {[toy.line(choice) for choice in decision.options]}"
        assert game.submit(game.pending.serial, choices[0])
