"""The rewards of an ascension."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from teo_desktop.games.teotihuacan.catalog import (
    ASCENSION_CACAO,
    ASCENSION_POINTS,
    FOURTH_WORKER_CACAO,
    FOURTH_WORKER_POWER,
    TWO_TEMPLES_CACAO,
)
from teo_desktop.games.teotihuacan.choices import (
    CACAO_REWARD,
    POINTS_REWARD,
    TEMPLE_REWARD,
    TWO_TEMPLES_REWARD,
    WORKER_REWARD,
)
from teo_desktop.ui.adapter import Target
from teo_desktop.ui.games.teotihuacan.drawing import draw_panel, draw_picture
from teo_desktop.ui.games.teotihuacan.view import View
from teo_desktop.ui.scene.canvas import Canvas, Pic, Token
from teo_desktop.ui.scene.items import Piece
from teo_desktop.ui.texts.teotihuacan import table as labels

REWARDS: dict[str, tuple[Token, ...]] = {
    POINTS_REWARD: (Pic("victory_points"), str(ASCENSION_POINTS)),
    CACAO_REWARD: (Pic("cacao"), str(ASCENSION_CACAO)),
    TEMPLE_REWARD: (Pic("temple_any"),),
    TWO_TEMPLES_REWARD: (
        Pic("cacao", 0.9),
        str(TWO_TEMPLES_CACAO),
        Pic("gain", 0.55),
        Pic("temple_any", 0.95),
        Pic("temple_any", 0.95),
    ),
    WORKER_REWARD: (Pic("fourth_worker"), str(FOURTH_WORKER_POWER), Pic("cacao", 0.9), str(FOURTH_WORKER_CACAO)),
}
"""The rewards of an ascension, in the order of the rules."""


def pieces(view: View) -> Iterator[Piece]:
    """The rewards side by side."""
    whole = view.layout.rect("areas.ascension")
    yield Piece(("panel", "ascension"), whole, draw_panel, (), area="ascension")
    head = QRectF(whole.left() + 8, whole.top() + 6, 46, whole.height() - 12)
    yield Piece(
        ("ascension", "head"), head, draw_picture, ("ascension",), z=1, area="ascension", name=labels.ascension_label()
    )
    left = head.right() + 8
    weights = {POINTS_REWARD: 1.0, CACAO_REWARD: 1.0, TEMPLE_REWARD: 0.75, TWO_TEMPLES_REWARD: 2.0, WORKER_REWARD: 1.6}
    unit = (whole.right() - 8 - left - 4 * 5) / sum(weights.values())
    for reward, tokens in REWARDS.items():
        rect = QRectF(left, whole.top() + 7, unit * weights[reward], whole.height() - 14)
        yield Piece(
            ("reward", reward),
            rect,
            draw_reward,
            (tokens,),
            Target("reward", reward),
            labels.reward_label(reward),
            z=3,
            area="ascension",
        )
        left += rect.width() + 5


def draw_reward(canvas: Canvas, rect: QRectF, tokens: tuple[Token, ...]) -> None:
    """A reward of an ascension."""
    canvas.box(rect, "card", "card_edge", 7, 1.6)
    canvas.row(rect.adjusted(4, 3, -4, -3), tokens, height=rect.height() * 0.72)
