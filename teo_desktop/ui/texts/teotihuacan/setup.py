"""The words of the new-game form: its fields, their answers, and a sentence for each that explains it."""

from __future__ import annotations

from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, translate

FIELDS = {
    "edition": QT_TRANSLATE_NOOP("teo.setup", "Edition"),
    "setup": QT_TRANSLATE_NOOP("teo.setup", "Set-up"),
    "sudden-end": QT_TRANSLATE_NOOP("teo.setup", "Sudden end"),
    "advanced-worship": QT_TRANSLATE_NOOP("teo.setup", "Advanced worship"),
    "draft": QT_TRANSLATE_NOOP("teo.setup", "Draft of the starting tiles"),
    "random-pyramid": QT_TRANSLATE_NOOP("teo.setup", "Random starting pyramid"),
    "all-tiles": QT_TRANSLATE_NOOP("teo.setup", "All tiles"),
    "redraw-neutrals": QT_TRANSLATE_NOOP("teo.setup", "Neutral workers drawn anew"),
}
"""By the words of the command line."""
FIELD_TIPS = {
    "edition": QT_TRANSLATE_NOOP("teo.setup", "Which rulebook is played; the editions differ in the opening cacao."),
    "setup": QT_TRANSLATE_NOOP("teo.setup", "How boards, tiles and workers are laid out before the first turn."),
    "sudden-end": QT_TRANSLATE_NOOP(
        "teo.setup", "An eclipse is scored right after the turn that triggers it, without a last round."
    ),
    "advanced-worship": QT_TRANSLATE_NOOP(
        "teo.setup",
        "Pushing out another player's worker brings 1 cacao instead of costing it, and your own may be pushed out.",
    ),
    "draft": QT_TRANSLATE_NOOP(
        "teo.setup",
        "The starting tiles lie open, and each player takes one in turn order and a second one in reverse order.",
    ),
    "random-pyramid": QT_TRANSLATE_NOOP(
        "teo.setup", "The pyramid begins with one of several patterns instead of the printed one."
    ),
    "all-tiles": QT_TRANSLATE_NOOP(
        "teo.setup",
        "Ten more technologies, ten more starting tiles and a royal tile from later boxes join those of 2018.",
    ),
    "redraw-neutrals": QT_TRANSLATE_NOOP(
        "teo.setup", "Against the Teotibot: as each of its turns begins, the neutral workers are placed anew."
    ),
}
OPTIONS = {
    "deluxe": QT_TRANSLATE_NOOP("teo.setup", "Deluxe"),
    "2018": QT_TRANSLATE_NOOP("teo.setup", "2018"),
    "first": QT_TRANSLATE_NOOP("teo.setup", "First game"),
    "full": QT_TRANSLATE_NOOP("teo.setup", "Full set-up"),
}
OPTION_TIPS = {
    "deluxe": QT_TRANSLATE_NOOP("teo.setup", "The first player begins with 2 cacao, as in the Deluxe Master Set."),
    "2018": QT_TRANSLATE_NOOP("teo.setup", "The first player begins with 1 cacao, as in the edition of 2018."),
    "first": QT_TRANSLATE_NOOP(
        "teo.setup", "The printed boards and tiles with given goods and workers: best to learn the game."
    ),
    "full": QT_TRANSLATE_NOOP(
        "teo.setup", "Boards and tiles are drawn, and everybody keeps two of four starting tiles."
    ),
}


def setup_label(key: str) -> str:
    """A field of the form."""
    return translate("teo.setup", FIELDS[key])


def setup_tip(key: str) -> str:
    """What a field is about, as a sentence."""
    return translate("teo.setup", FIELD_TIPS[key])


def option_label(value: str) -> str:
    """An answer of the form."""
    return translate("teo.setup", OPTIONS[value])


def option_tip(value: str) -> str:
    """What an answer means, as a sentence."""
    return translate("teo.setup", OPTION_TIPS[value])
