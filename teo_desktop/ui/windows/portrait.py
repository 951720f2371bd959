"""The picture of a saved game, as it stands on the start screen and among the saved games."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QPixmap

from teo_desktop.ui.adapter import Selection
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.scene.snapshot import snapshot
from teo_desktop.ui.windows.game_view import GameView
from teo_desktop.ui.windows.scenery import rounded

RATIO = 0.64
"""How high a picture is, in its widths."""
PNG = b"\x89PNG"
"""What a picture begins with; no other kind is tried."""
LARGEST = 4096
"""A picture with a longer side than this is not shown: it may come from anywhere."""


def portrait(appearance: Appearance, data: bytes | None, width: int, density: float, ratio: float) -> QPixmap:
    """The picture that a file brings along, cut to size; one of ours where it has none that can be read."""
    return framed(appearance, picture_of(data), width, density, ratio)


def framed(appearance: Appearance, image: QImage | None, width: int, density: float, ratio: float = RATIO) -> QPixmap:
    """A picture cut to size, with its frame; one of ours where there is none."""
    height = round(width * ratio)
    pixmap = QPixmap(round(width * density), round(height * density))
    pixmap.setDevicePixelRatio(density)
    pixmap.fill(Qt.GlobalColor.transparent)
    whole = QRectF(0, 0, width, height)
    theme = appearance.theme
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipPath(rounded(whole, appearance.size(5)))
    painter.fillRect(whole, theme.colour("board_ground"))
    if image is not None:
        scale = max(width / image.width(), height / image.height())
        drawn = QRectF(0, 0, image.width() * scale, image.height() * scale)
        drawn.moveCenter(whole.center())
        # Smooth scaling by the painter alone leaves steps when a picture becomes much smaller.
        wanted = image.scaled(
            (drawn.size() * density).toSize(),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        painter.drawImage(drawn, wanted)
    else:
        side = height * 0.5
        emblem = theme.pixmap("ascension", side, side, density, theme.colour("board_edge"))
        place = QRectF((width - side) / 2, (height - side) / 2, side, side)
        painter.setOpacity(0.55)
        painter.drawPixmap(place, emblem, QRectF(emblem.rect()))
        painter.setOpacity(1)
    painter.setClipping(False)
    painter.setPen(QPen(theme.colour("panel_edge"), 1))
    painter.drawPath(rounded(whole.adjusted(0.5, 0.5, -0.5, -0.5), appearance.size(5)))
    painter.end()
    return pixmap


def thumbnail(view: GameView) -> bytes:
    """A small picture of the table as it stands, without the marks of what may be chosen; as PNG.

    None (``b""``) while somebody looks at the past, which is not how the game stands.
    """
    if view.looking_back.is_past:
        return b""
    view.table.show_selection(Selection())
    picture = snapshot(view.table, view.board.transform().m11())
    view.table.show_selection(view.picker.selection)
    return picture


def picture_of(data: bytes | None) -> QImage | None:
    """The picture in these bytes; None when there is none, or it is no PNG of a sensible size."""
    if not data or not data.startswith(PNG):
        return None
    image = QImage.fromData(data)
    if image.isNull() or max(image.width(), image.height()) > LARGEST:
        return None
    return image
