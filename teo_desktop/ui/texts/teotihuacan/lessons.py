"""What the lessons say: the name of each, what it is about, the words of its steps, and why a choice was not right."""

from __future__ import annotations

from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, translate

_MOVING = {
    "moving": QT_TRANSLATE_NOOP("teo.lesson", "Moving and collecting"),
    "moving.about": QT_TRANSLATE_NOOP("teo.lesson", "How workers move, and where the cacao comes from."),
    "moving.hello": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Welcome to Teotihuacan! You play Blue. The three blue dice are your workers; the number on a worker is its "
        "power.",
    ),
    "moving.ring": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Eight action boards lie in a ring around the pyramid. On your turn one worker goes clockwise, one, two or "
        "three boards far. From the Forest you reach Construction, Decorations and Nobles.",
    ),
    "moving.go": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Send your worker from the Forest to Decorations: click on the worker, then on the board. That only shows what "
        "would happen. Click there once more, or press Enter, and it counts.",
    ),
    "moving.go_near": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "That is Construction, only one board on. You may go there, but fewer dice of other colours wait there. Go on "
        "to Decorations.",
    ),
    "moving.go_far": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "That is Nobles, three boards on. You may go that far, but the best place lies on the way: Decorations.",
    ),
    "moving.collect": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "What does it do there? Collect cacao: 1, and 1 more for each colour of unlocked dice that is there already. "
        "Yellow, white and grey make 4. Click on the cacao sign of Decorations.",
    ),
    "moving.later": QT_TRANSLATE_NOOP(
        "teo.lesson", "You could do that as well, but it is part of a later lesson. This time collect cacao."
    ),
    "moving.cacao": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "4 cacao for you. Cacao pays for nearly everything, and your workers want some at every eclipse. So collecting "
        "is no lost turn.",
    ),
    "moving.over": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Your turn is over, but you could still take it back with Undo. When you are content, end the turn: with the "
        "button at the top, or with Enter.",
    ),
    "moving.others": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Yellow has sent a worker to Construction. The strip above the board tells what the others did; small flags "
        "mark what has changed.",
    ),
    "moving.best": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Your turn again. The cacao sign of each board says how much you would collect there now. Look for the largest "
        "number, and for a worker of yours that gets there.",
    ),
    "moving.best_less": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "That is allowed, but there is more to be had: Decorations promises 5. Your worker on Construction has only "
        "one board to go.",
    ),
    "moving.take": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Well found! Your own colour counts too, as another of your workers is there. Collect the 5 cacao.",
    ),
    "moving.done": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Now you know what every turn begins with: one worker, one to three boards, then an action. What else your "
        "workers can do is told in the next lesson.",
    ),
}

_TEXTS = {**_MOVING}


def lesson_text(key: str) -> str:
    """The words that belong to an id of the lessons: ``moving`` is a name, ``moving.go`` a step.

    Raises:
        KeyError: there are no such words.
    """
    return translate("teo.lesson", _TEXTS[key])
