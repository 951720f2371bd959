"""Who sits in a seat, in words: people, bots and their levels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from teo_desktop.saves import HUMAN, Seat
from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, comma_list, fill, translate

PERSON = QT_TRANSLATE_NOOP("Seats", "Person")
BOTS = {
    "random": QT_TRANSLATE_NOOP("Seats", "Bot: random"),
    "greedy": QT_TRANSLATE_NOOP("Seats", "Bot: greedy"),
}
"""By the bot's name. Those that have a name of their own, such as the official ones, are in ``PROPER_NAMES``."""
PROPER_NAMES = {"teotibot": "Teotibot", "botankhamun": "Botankhamun"}
LEVELS = {
    "novice": QT_TRANSLATE_NOOP("Seats", "novice"),
    "easy": QT_TRANSLATE_NOOP("Seats", "easy"),
    "standard": QT_TRANSLATE_NOOP("Seats", "standard"),
    "medium": QT_TRANSLATE_NOOP("Seats", "medium"),
    "hard": QT_TRANSLATE_NOOP("Seats", "hard"),
    "expert": QT_TRANSLATE_NOOP("Seats", "expert"),
    "": QT_TRANSLATE_NOOP("Seats", "own mixture"),
}
"""By the word that stands in the kind of a seat; without one, its figures were set one by one."""


def kind_text(kind: str) -> str:
    """A kind of seat (``saves.Seat.kind``) in words: "Person", "Bot: greedy", "Teotibot (hard)"."""
    seat = Seat(kind)
    if kind == HUMAN:
        return translate("Seats", PERSON)
    name = translate("Seats", BOTS[seat.bot]) if seat.bot in BOTS else PROPER_NAMES.get(seat.bot, seat.bot)
    if not seat.level and seat.bot not in PROPER_NAMES:
        return name
    level = translate("Seats", LEVELS[seat.level]) if seat.level in LEVELS else seat.level
    return fill(translate("Seats", "{bot} ({level})"), bot=name, level=level)


def opponents_text(kinds: Sequence[str]) -> str:
    """Several seats by their kinds: "Person, 2 × Bot: greedy"."""
    texts = []
    for kind, count in Counter(kinds).items():
        text = kind_text(kind)
        texts.append(text if count == 1 else fill(translate("Seats", "{count} × {kind}"), count=count, kind=text))
    return comma_list(texts)
