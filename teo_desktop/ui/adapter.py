"""What a game supplies to the window, and the few words in which they talk.

A game's adapter is a package (``ui/games/<game>``) that has the functions of ``GameAdapter``, as its package of rules
has those of ``Rules``. Besides the game's texts nothing else under ``ui`` knows the game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Signal
from PySide6.QtWidgets import QGraphicsScene

from teo_desktop.kernel.agenda import Choice, Decision, Refusal
from teo_desktop.kernel.campaign import Goal
from teo_desktop.kernel.events import Event
from teo_desktop.ui.forecast import Forecast
from teo_desktop.ui.scene.canvas import Drawing
from teo_desktop.ui.scene.pace import Pace
from teo_desktop.ui.scene.theme import Theme
from teo_desktop.ui.telling import Storyteller
from teo_desktop.ui.texts.chapters import ChapterWords

if TYPE_CHECKING:
    from teo_desktop.ui.help.handbook import Handbook

BUTTON = "button"
"""The kind of the targets that do not lie on the board: yes or no, numbers, rewards from a list. The window shows a
button for each of them; everything else is clicked on the thing itself."""


class Target(NamedTuple):
    """Something on the table at which a player can point: ``Target("worker", 2)``, ``Target("board", 5)``."""

    kind: str
    id: Hashable


class Selection(NamedTuple):
    """What a player has pointed at so far, and what may follow; the board shows it."""

    live: frozenset[Target] = frozenset()
    """Everything that some remaining choice contains."""
    next: frozenset[Target] = frozenset()
    """Of these, the ones that come next in the order of the hand's gestures: to be shown most clearly."""
    chosen: tuple[Target, ...] = ()
    """What was pointed at, in order."""
    preview: tuple[Target, ...] = ()
    """The targets of the choice that the next confirmation commits; empty when there is none."""


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How a seat appears: its player's name, and the id of its colour in the theme ("blue")."""

    given: str
    colour: str
    called: Callable[[], str] | None = None
    """What a seat is called, in the language of the moment, whose player nobody has named."""

    @property
    def name(self) -> str:
        """The player's name."""
        return self.given if self.called is None else self.called()


class Figure(NamedTuple):
    """A number or a thing that somebody has, as the panels show it."""

    key: str
    """Its id (``"cacao"``), the same in every row."""
    picture: str
    """The picture's name in the theme; a ``marker_…`` is shown in the seat's colour. Empty when there is only text."""
    text: str
    """What stands beside the picture; may be empty."""
    label: str
    """A whole phrase for tool tips and screen readers: "4 cacao"."""
    power: int = 0
    """Not 0: instead of the picture a worker in the seat's colour that shows this power."""
    badge: str = ""
    """A small picture upon a corner of the first: ``lock``."""
    place: str = ""
    """A small picture of where it is, below the first."""


class PlayerRow(NamedTuple):
    """A player's panel: points, then lines of figures, then sentences.

    The figures of a line stay together; where there is room, several lines share a row.
    """

    seat: int
    points: int
    lines: tuple[tuple[Figure, ...], ...]
    notes: tuple[str, ...] = ()
    projected: int | None = None
    """The points after the next scoring if it came now; None when there is none."""
    projected_label: str = ""
    """How they come about, in words."""
    warnings: tuple[str, ...] = ()
    """Sentences about what goes wrong if nothing is done; shown with a sign before the notes."""
    due: Figure | None = None
    """What the next scoring asks, as a figure; it stands for the sentences where these have no room."""


class Outlook(NamedTuple):
    """A forecast in pictures and words: signed figures, sentences, and where it stops."""

    figures: tuple[Figure, ...] = ()
    sentences: tuple[str, ...] = ()
    stop: str = ""
    """What is drawn or rolled there, as a sentence; empty when the forecast is complete."""


class Reminder(NamedTuple):
    """Something to think of before a turn ends."""

    key: str
    picture: str
    text: str
    """A few words, for a badge."""
    tip: str
    """The same as a whole sentence."""
    choice: Choice | None = None
    """What could be done about it now; None: nothing."""


class Option(NamedTuple):
    """One answer of a set-up field."""

    value: str
    label: str
    tip: str = ""


class SetupField(NamedTuple):
    """A row of the new-game form: one of several options, or, without options, a box to tick.

    ``key``, ``value`` and the words of the command line are the same (``edition``: ``deluxe``, ``2018``).
    """

    key: str
    label: str
    options: tuple[Option, ...] = ()
    default: str | bool = False
    tip: str = ""
    is_solo: bool = False
    """Whether it is asked only where the rules' own opponent plays."""
    for_newcomers: str | bool | None = None
    """What is proposed instead of the default to people who have not finished a game yet; None: the same."""
    needs: tuple[str, str] | None = None
    """Another field and the answer to it that this one can be asked with; None: always."""


class Lever(NamedTuple):
    """A figure that makes an opponent weaker or stronger: its range, and what each level makes of it."""

    key: str
    label: str
    least: int
    most: int
    step: int
    levels: Mapping[str, int]
    tip: str = ""


class SoloBot(NamedTuple):
    """An opponent for one player that the rules play by themselves; it has the last of exactly two seats."""

    name: str
    """As on the command line: ``teotibot``."""
    label: str
    tip: str
    """In a sentence, where it can sit."""
    levels: tuple[Option, ...]
    usual: str
    mixture: Option
    """What is shown where the levers are as no level has them."""
    levers: tuple[Lever, ...] = ()


class SoloChoice(NamedTuple):
    """How strong the opponent is to be: a level, or with an empty one each lever by itself."""

    level: str
    levers: Mapping[str, int]


class BotPiece(NamedTuple):
    """Something in the picture of a bot's panel: where it lies, how it is drawn, and what it is in words."""

    rect: QRectF
    draw: Drawing
    content: tuple[Any, ...]
    name: str


class BotStep(NamedTuple):
    """Something that a bot tried in vain, or picked, in words."""

    text: str
    has_failed: bool = False


class BotOutlook(NamedTuple):
    """What a bot would do next if chance had it so; ``steps``: what it would try and pick, and why."""

    chance: str
    title: str
    text: str
    steps: tuple[BotStep, ...] = ()


class BotView(NamedTuple):
    """What the panel of an opponent that the rules play shows: its picture, its last turn, and what may come next.

    ``size``: of the picture, in the units of its pieces. ``rule`` and ``reference`` are empty before its first turn;
    ``topic`` is where the help says more. ``emblem``: what of the picture it is about most, in a picture of its own of
    ``emblem_size``. Of a moment in its turn ``now`` says what happens, and ``things`` are those on the board that this
    is about. ``strength`` says in lines how strong it is in this game.
    """

    size: QSizeF
    pieces: tuple[BotPiece, ...]
    title: str
    rule: str
    reference: str
    steps: tuple[BotStep, ...]
    outlook: tuple[BotOutlook, ...]
    topic: str = ""
    emblem: tuple[BotPiece, ...] = ()
    emblem_size: QSizeF = QSizeF(1, 1)
    now: str = ""
    things: tuple[Target, ...] = ()
    strength: tuple[str, ...] = ()


class Thing(NamedTuple):
    """Something that is to be seen on the board, in words, for people who do not see it."""

    target: Target
    name: str
    rect: QRectF
    """Where it lies in the scene."""
    is_live: bool
    """Whether it can be chosen now."""
    is_chosen: bool
    """Whether it is chosen or previewed."""


class Table(QGraphicsScene):
    """The board as the window knows it. It draws and reports; it knows no rule.

    Signals:
        target_clicked(Target): somebody pressed on a thing, whether that is legal or not.
        target_hovered(Target | None): the pointer is over a thing, or over none.
        motion_began(): something moves from now on; nobody should be asked until ``settled``.
        motion_paused(): what happened has been shown, and what comes next waits for ``press_on``.
        settled(): after ``motion_began``: nothing moves any more, the table shows the state.
        came_to(game): the table shows this position now, or again.
    """

    target_clicked = Signal(object)
    target_hovered = Signal(object)
    motion_began = Signal()
    motion_paused = Signal()
    settled = Signal()
    came_to = Signal(object)

    follows_up = True
    """Whether a click that leaves only turns of one thing shows the first of them; not where one click commits."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)

    def suit(self, room: QSizeF) -> None:
        """Lie so that the board is as large as it can be in this room; what lies where may change, and the size."""

    def populate(self, game: Any) -> None:
        """Set every item from the state, at once; whatever moves ends."""
        raise NotImplementedError

    def animate(self, events: Sequence[Event], game: Any, pace: Pace) -> None:
        """Show what happened, after what is still being shown, then set every item from the state that it led to."""
        self.populate(game)

    @property
    def faces(self) -> int | None:
        """The seat that the table faces; None: the one that is asked."""
        return None

    def face(self, seat: int | None) -> None:
        """Lay what belongs to this seat alone before whoever sits at the window, as soon as nothing moves; None: what
        belongs to whoever is asked."""

    def on_show(self, things: Sequence[Target]) -> tuple[Target, ...]:
        """Of what an event is about, what does not lie before another seat than the one that the table faces."""
        return tuple(things)

    def foresee(self, events: Sequence[Event], game: Any) -> None:
        """Show as ghosts what would happen next, as far as it is known, and the game it would lead to; without events
        nothing any more. Of what was drawn or rolled on the way the game holds something made up."""

    def press_on(self) -> None:
        """End the motion at once; or go on where it waits for that."""

    def stop(self) -> None:
        """End the motion without a word: the table is not needed any more."""

    def show_selection(self, selection: Selection) -> None:
        """Mark what can be clicked, what was and what would be committed; dim the rest."""
        raise NotImplementedError

    def set_theme(self, theme: Theme) -> None:
        """Draw everything in another theme."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Make all words on the board anew: the language has changed."""
        raise NotImplementedError

    def areas(self) -> Mapping[str, tuple[str, QRectF]]:
        """The parts of the board by id: what they are called, and where they are. To zoom in on one."""
        return {}

    def point_of(self, target: Target) -> QPointF | None:
        """Where in the scene a click means this target; None when no place does."""
        return None

    def things(self) -> Sequence[Thing]:
        """Everything with a name that a click means, each once; what can be chosen comes first."""
        return ()

    def thing_of(self, target: Target) -> Thing | None:
        """One of these ``things`` as it is now; None when it is not there, or has no name."""
        return next((thing for thing in self.things() if thing.target == target), None)

    def click(self, target: Target) -> None:
        """Press on a thing, wherever it lies."""
        self.target_clicked.emit(target)

    def point_at(self, target: Target | None) -> None:
        """Be as if the pointer were over a thing, or over none."""
        self.target_hovered.emit(target)

    def peek(self, is_peeking: bool) -> None:
        """Let people see what lies below loose pieces, or set them back."""

    def turn(self, steps: int) -> bool:
        """Turn what is chosen by so many steps (a tile's rotation); False when nothing can be turned."""
        return False

    def turns(self) -> Sequence[Target]:
        """How what is chosen may lie, in the order of turning; none when it cannot be turned."""
        return ()


class CampaignWords(Protocol):
    """A game's campaigns in words; ids and numbers are those of its ``CampaignRules``."""

    def chapter_words(self, chapter: str) -> ChapterWords:
        """A chapter in words."""

    def goal_text(self, goal: Goal) -> str:
        """A goal in a few words: "points: at least 120"."""

    def reached_text(self, measure: str, amount: int) -> str:
        """What somebody reached, in a few words: "points: 131"."""

    def carried_text(self, id: str) -> str:
        """What is carried over, by name."""

    def carry_label(self) -> str:
        """Of the field in which it is chosen what is carried over."""

    def gift_text(self, chapter: str) -> str:
        """What the highest medal of this chapter brings in the next one."""

    def ways_of_medals(self) -> tuple[str, str, str, str]:
        """What no medal and each medal from the lowest to the highest mean for the next chapter, as sentences."""


class GameAdapter(Storyteller, Protocol):
    """A game seen from the window. Texts come translated; they are asked for again when the language changes.

    Every function is free of side effects and only reads the game it gets, which is a copy.
    """

    @property
    def NAME(self) -> str:
        """The game's id, as in its rules."""

    def title(self) -> str:
        """The game's name in words."""

    def credits(self) -> tuple[str, ...]:
        """Who made the game on the table, in sentences, for the About box."""

    def handbook(self) -> Handbook | None:
        """The game in the help; None when it has no pages there."""

    # -- setting up ---------------------------------------------------------------------------------------------------

    def setup_fields(self) -> tuple[SetupField, ...]:
        """What the new-game form asks besides players and seed, from top to bottom."""

    def solo_bot(self) -> SoloBot | None:
        """The opponent for one player that the rules play by themselves; None when there is none."""

    def make_setup(self, seats: int, values: Mapping[str, str | bool], solo: SoloChoice | None = None) -> Any:
        """The set-up that the answers to ``setup_fields`` describe; with ``solo``, against the game's own opponent."""

    def campaign_words(self) -> CampaignWords | None:
        """Its campaigns in words; None when it has none."""

    # -- the board ----------------------------------------------------------------------------------------------------

    def table(self, theme: Theme, seats: Sequence[SeatLook]) -> Table:
        """A new, empty board; ``populate`` fills it."""

    def targets(self, decision: Decision, choice: Choice) -> tuple[Target, ...]:
        """Where this choice is clicked, in the order of the gestures; a different set for each of its choices.

        Also answers for what ``refusals`` names, so that an illegal target can say why.
        """

    def refusals(self, game: Any, decision: Decision) -> Mapping[Choice, Refusal]:
        """What a player might try here and is not offered, free actions included, and why not."""

    # -- words --------------------------------------------------------------------------------------------------------

    def prompt(self, game: Any, decision: Decision) -> str:
        """The question in words, without the player's name: "Where does this pyramid tile go?"."""

    def choice_text(self, game: Any, decision: Decision, choice: Choice) -> str:
        """A choice as a line of the list; answers for refused ones as well."""

    def crumb(self, game: Any, decision: Decision, choice: Choice) -> str:
        """A word or two for the trail of what was done in this turn: "Construction"; empty to leave it out."""

    def refusal_text(self, refusal: Refusal) -> str:
        """Why something is not possible, as a sentence."""

    def event_text(self, event: Event, names: Sequence[str]) -> str | None:
        """A line of the log, the names by seat; None when the event is not worth one."""

    def is_told(self, event: Event) -> bool:
        """Whether ``event_text`` says anything; a whole game is asked without writing all its lines."""

    def category_text(self, category: str) -> str:
        """A category of the score sheet (``Rules.points_by_category``) in a few words."""

    # -- looking ahead ------------------------------------------------------------------------------------------------

    def outlook(self, game: Any, forecast: Forecast, names: Sequence[str]) -> Outlook:
        """What a choice in this position brings, in pictures and words; the names by seat."""

    def reminders(self, game: Any, seat: int, decision: Decision | None) -> tuple[Reminder, ...]:
        """What the seat might forget. Empty unless the question can end its turn; None: the turn is over already."""

    def countdown(self, game: Any) -> Figure | None:
        """How far away the next scoring is: a few words as its text, a sentence as its label."""

    # -- panels -------------------------------------------------------------------------------------------------------

    def begins_turn(self, decision: Decision) -> bool:
        """Whether this question opens a player's turn."""

    def player_rows(self, game: Any) -> tuple[PlayerRow, ...]:
        """The players' panels by seat; every seat has the same number of lines."""

    def bot_view(self, game: Any, events: Sequence[Event], colours: Sequence[str]) -> BotView | None:
        """The panel of the opponent that the rules play, after all these events, the colours by seat; None without
        such an opponent."""

    def bot_moments(self, game: Any, events: Sequence[Event], colours: Sequence[str]) -> tuple[BotView, ...]:
        """The same panel after each thing that the opponent does in the events of a turn, for whoever wants to follow
        it; the game is the one before them. Empty when it does nothing in them."""

    def supply(self, game: Any) -> tuple[Figure, ...]:
        """What the table holds in common and how far the game has come: rounds, stacks, the next scoring."""
