"""What the lessons say: the name of each, what it is about, the words of its steps, and why a choice was not right."""

from __future__ import annotations

from teo_desktop.ui.texts.format import QT_TRANSLATE_NOOP, translate
from teo_desktop.ui.texts.teotihuacan.lessons_later import LATER

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
        "Yellow has sent a worker to Construction. The line below the board tells what the others did; small flags "
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

_MAIN = {
    "main": QT_TRANSLATE_NOOP("teo.lesson", "Main actions and power-ups"),
    "main.about": QT_TRANSLATE_NOOP("teo.lesson", "Wood, stone, gold and technologies, and workers that grow."),
    "main.price": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Every board but the Palace has a main action. Its price is 1 cacao for each colour of unlocked dice on "
        "the board, beside the hammer. Nobody is on Gold Deposits: there it costs nothing.",
    ),
    "main.go": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Send your worker with power 2 from Nobles to Gold Deposits, one board on.",
    ),
    "main.palace": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "The Palace is the only board without a main action. One board less, please: Gold Deposits.",
    ),
    "main.quarry": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "In the Stone Quarry two colours are waiting: the main action would cost 2 cacao. On Gold Deposits it is free.",
    ),
    "main.do": QT_TRANSLATE_NOOP("teo.lesson", "Now take the main action: click on the hammer."),
    "main.collect": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Collecting is always possible, but here it would bring little. This lesson is about main actions.",
    ),
    "main.worship": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "To worship is a third possibility; it has a lesson of its own. Take the main action this time.",
    ),
    "main.table": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "The row counts your workers there, the column their lowest power: 1 worker with power 2 made 1 gold. "
        "Then the board powered it up: it has power 3 now.",
    ),
    "main.over": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Every main action ends with a power-up on its board, and stronger workers bring more. End your turn.",
    ),
    "main.together": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Workers do more together. Bring your worker from Construction to Gold Deposits as well.",
    ),
    "main.apart": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "That one stands on Gold Deposits already. Let it wait there for company: take the worker from Construction.",
    ),
    "main.again": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "The main action once more. It costs 1 cacao now, as your own colour is there too.",
    ),
    "main.grow": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Two workers, but the lowest power is 1: again 1 gold. So power up the weak one.",
    ),
    "main.strong": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "A good worker too, but the weakest one decides what a main action brings. Power up that one.",
    ),
    "main.rows": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Three workers on one board do best, and power up twice. End your turn.",
    ),
    "main.alchemy": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "What is gold good for? Technologies, for example. Send your worker with power 3 on to Alchemy.",
    ),
    "main.weak": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "That works as well. But the power-up there is best for the worker with power 3: send that one.",
    ),
    "main.buy": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Take the main action: 1 cacao for the white die there, and gold for the technology itself.",
    ),
    "main.technology": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Choose one of the two lit technologies. What it brings lasts for the whole game; its column also brings "
        "a step on the temple of that colour. If others acquire it later, you score 3 points.",
    ),
    "main.ascension": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Your worker has power 4 now. When one grows beyond 5, it ascends: it begins anew in the Palace with "
        "power 1, you go a step on the Avenue of the Dead and choose one of the rewards up here.",
    ),
    "main.done": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Main actions are the engine of the game: resources, technologies, buildings, decorations, pyramid tiles. "
        "Next comes the third possibility: to worship.",
    ),
}

_WORSHIP = {
    "worship": QT_TRANSLATE_NOOP("teo.lesson", "Worship, temples and discovery tiles"),
    "worship.about": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Steps on temples, finds by the way, and how workers get free again.",
    ),
    "worship.space": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Five boards have worship spaces. A worker there may use its ability, mostly a step on a temple, or claim "
        "the discovery tile beside it, or both for 1 cacao. The colours on the board do not matter.",
    ),
    "worship.go": QT_TRANSLATE_NOOP("teo.lesson", "Send your worker from Nobles to the Stone Quarry, three boards on."),
    "worship.elsewhere": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "You could worship there too. But the tile in the Stone Quarry costs nothing today: go there.",
    ),
    "worship.both": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Worship, and use both: click on the temple sign and on the discovery tile.",
    ),
    "worship.half": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "That is only one of the two. It saves 1 cacao, but here both are well worth it.",
    ),
    "worship.collect": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Collecting is possible, but nobody worships that way. Take it back and try the worship space.",
    ),
    "worship.order": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "You decide what comes first. Take the tile, then the step on the green temple follows.",
    ),
    "worship.locked": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "The green temple brought you cacao, as its step says. The worker is locked now: it cannot move and "
        "counts for no main action. Your tile waits face up at the bottom.",
    ),
    "worship.over": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Before a turn ends you are asked whether you want to use something. Not now: end the turn.",
    ),
    "worship.early": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "That costs 3 cacao, and you do not need the worker yet. Others may even set it free for you, at their "
        "own cost. End the turn.",
    ),
    "worship.spend": QT_TRANSLATE_NOOP("teo.lesson", "A fine tile, but we use it a little later. End the turn."),
    "worship.push": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Yellow worships on Gold Deposits: the space is taken. No matter. Send your worker from Construction there.",
    ),
    "worship.whole": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "This would set your worker free at no cost, but it is your whole turn. Often worth it, but not today.",
    ),
    "worship.blue": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Worship for the step on the blue temple. You pay 1 cacao, and Yellow is pushed out: that worker is unlocked.",
    ),
    "worship.mask": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "A mask! Sets of different masks score at every eclipse. But it costs 1 wood; today we want the temple.",
    ),
    "worship.resource": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "The blue temple brings a resource of your choice. Take whichever you like.",
    ),
    "worship.use": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Now your discovery tile: click on it at the bottom. It may be used once, at any time in your turns, and "
        "brings a step on the red temple.",
    ),
    "worship.use_first": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "You may keep the tile for later. But let us see now what it does: take it back and use it.",
    ),
    "worship.free": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Two of your workers are locked. For 3 cacao you unlock all of them at once and keep your turn: do that.",
    ),
    "worship.free_first": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Then only one worker could move in your next turn. Unlock them first.",
    ),
    "worship.done": QT_TRANSLATE_NOOP(
        "teo.lesson",
        "Worship is cheap, but it locks your workers. They get free for 3 cacao, for a whole turn, or when "
        "somebody pushes them out. High on a temple wait further discovery tiles, and at the top a temple bonus "
        "for the end.",
    ),
}

_TEXTS = {**_MOVING, **_MAIN, **_WORSHIP, **LATER}


def lesson_text(key: str) -> str:
    """The words that belong to an id of the lessons: ``moving`` is a name, ``moving.go`` a step.

    Raises:
        KeyError: there are no such words.
    """
    return translate("teo.lesson", _TEXTS[key])
