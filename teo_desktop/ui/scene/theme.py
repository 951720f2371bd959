"""How everything looks: colours by token, pictures at any size, the pieces of a seat, fonts.

A theme is a folder of SVG pictures with a `theme.toml`, which holds the same colour tokens for light and dark. Nobody
else names a colour, reads a picture or chooses a font. Sizes are in device-independent pixels.
"""

from __future__ import annotations

import tomllib
from collections import OrderedDict
from pathlib import Path
from typing import Any, Literal

from PySide6.QtCore import QByteArray, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from teo_desktop import paths
from teo_desktop.ui.scene.drawn import Drawn
from teo_desktop.ui.scene.picture_file import PictureFile, stamp

Brightness = Literal["light", "dark"]
FontRole = Literal["text", "strong", "bold", "title"]

TEXT_FAMILY = "Fira Sans"
TITLE_FAMILY = "Philosopher"
_FONTS: dict[FontRole, tuple[str, QFont.Weight]] = {
    "text": (TEXT_FAMILY, QFont.Weight.Normal),
    "strong": (TEXT_FAMILY, QFont.Weight.DemiBold),
    "bold": (TEXT_FAMILY, QFont.Weight.Bold),
    "title": (TITLE_FAMILY, QFont.Weight.Bold),
}

_INK = b"#2a1a12"
"""Of the lines round everything that is drawn."""
_OF_SEATS = ("marker_", "worker_")
"""How the names of the pictures begin that have a seat's colour."""
# What the pictures leave open: the tint, its shade, its light, and what shows upon it.
_TINT, _SHADE, _LIGHT, _UPON = b"#ff00fe", b"#ff00fd", b"#ff00fb", b"#ff00fc"
# Pictures are drawn for these densities only and scaled down from the next one, so that zooming finds them ready.
_DENSITIES = (0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0, 5.6, 8.0)
_LONGEST_SIDE = 4096
_CACHE_BYTES = 128 * 1024 * 1024


class Theme:
    """One look in one brightness; make another one to change it. For the GUI thread, once there is an application."""

    def __init__(self, name: Brightness, folder: Path | None = None, kept_in: Path | None = None) -> None:
        """``kept_in``: a folder in which ``keep_pictures`` leaves what was drawn, for the next theme of this look."""
        self.name = name
        self._folder = folder or paths.resources() / "themes" / "codex"
        self._file = PictureFile(kept_in / f"pictures-{name}", stamp(self._folder, name)) if kept_in else None
        table = tomllib.loads((self._folder / "theme.toml").read_text(encoding="utf-8"))
        self._colours = {token: QColor(value) for token, value in table[name].items()}
        self._seats: dict[str, dict[str, str]] = table["players"] | table["neutral"]
        self.player_colours: tuple[str, ...] = tuple(table["players"])
        self.neutral_colours: tuple[str, ...] = tuple(table["neutral"])
        self._stretched = frozenset(table["stretch"])
        self.drawn = Drawn()
        """What was drawn of pieces in this look; the next table finds it again."""
        self._sources: dict[str, bytes] = {}
        self._cache: OrderedDict[tuple[Any, ...], QPixmap] = OrderedDict()
        self._cached_bytes = 0
        self._has_drawn = False
        self._renderers: dict[tuple[str, int], QSvgRenderer] = {}
        self._fonts: dict[tuple[FontRole, int], QFont] = {}

    # ---- colours

    def colour(self, token: str) -> QColor:
        """The colour of a token of `theme.toml`; KeyError when there is none of that name."""
        try:
            return QColor(self._colours[token])
        except KeyError:
            raise KeyError(f"no colour named {token!r} in the {self.name} theme") from None

    def tokens(self) -> tuple[str, ...]:
        """The names `colour` knows."""
        return tuple(self._colours)

    def player_colour(self, seat_colour: str) -> QColor:
        """The colour of the pieces of a seat ("blue", ...) or of neutral dice ("white", ...)."""
        return QColor(self._seat(seat_colour)["colour"])

    def upon_player(self, seat_colour: str) -> QColor:
        """What reads best on the colour of a seat: light or dark."""
        return self._upon(self.player_colour(seat_colour))

    def palette(self) -> QPalette:
        """The colours for Qt's own widgets."""
        role = QPalette.ColorRole
        palette = QPalette()
        for of_palette, token in {
            role.Window: "window",
            role.WindowText: "text",
            role.Base: "panel_raised",
            role.AlternateBase: "panel",
            role.Text: "text",
            role.PlaceholderText: "muted",
            role.Button: "panel_raised",
            role.ButtonText: "text",
            role.BrightText: "danger",
            role.Highlight: "selection",
            role.HighlightedText: "on_selection",
            role.ToolTipBase: "tooltip",
            role.ToolTipText: "on_tooltip",
            role.Link: "link",
            role.LinkVisited: "link",
            role.Accent: "accent",
            role.Mid: "panel_edge",
            role.Shadow: "shadow",
        }.items():
            palette.setColor(of_palette, self.colour(token))
        for of_palette in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, of_palette, self.colour("muted"))
        return palette

    # ---- pictures

    def picture_file(self, name: str) -> str:
        """Where a picture lies, as style sheets want it."""
        return (self._folder / f"{name}.svg").as_posix()

    def picture_names(self) -> tuple[str, ...]:
        """The names `pixmap` knows."""
        return tuple(sorted(path.stem for path in self._folder.glob("*.svg")))

    def pixmap(self, name: str, width: float, height: float, dpr: float = 1.0, tint: QColor | None = None) -> QPixmap:
        """The picture, centred on `width` x `height`, for `dpr` device pixels per unit or a little more.

        In a scene `dpr` is the level of detail times the device pixel ratio: paint the pixmap at its logical size and
        let the painter scale it. `tint` colours what the picture leaves open, by default the colour of text. Pixmaps
        are kept and shared: do not paint on them. KeyError when there is no such picture.
        """
        density = _density(width, height, dpr)
        colour = tint or self.colour("text")
        key = (name, width, height, density, colour.rgba())
        return self._kept(key, density) or self._keep(key, self._draw(width, height, density, [(name, colour, None)]))

    def icon(self, name: str, size: int = 24, tint: QColor | None = None) -> QIcon:
        """The picture for buttons and menus, paler while they are disabled."""
        icon = QIcon()
        for dpr in (1.0, 2.0):
            icon.addPixmap(self.pixmap(name, size, size, dpr, tint))
            icon.addPixmap(self.pixmap(name, size, size, dpr, self.colour("panel_edge")), QIcon.Mode.Disabled)
        return icon

    def glyph(
        self, seat_colour: str, width: float, height: float, dpr: float = 1.0, tint: QColor | None = None
    ) -> QPixmap:
        """The sign of a seat alone, in the colour of text or `tint`."""
        return self.pixmap(f"glyph_{self._seat(seat_colour)['glyph']}", width, height, dpr, tint)

    def piece(self, name: str, seat_colour: str, width: float, height: float, dpr: float = 1.0) -> QPixmap:
        """A wooden piece of a seat (`marker_...`) in its colour and with its glyph."""
        return self._piece(name, seat_colour, width, height, dpr, 0)

    def worker(self, seat_colour: str, power: int, width: float, height: float, dpr: float = 1.0) -> QPixmap:
        """A die of a seat or of nobody, showing `power` (1 to 6)."""
        return self._piece(f"worker_{self._seat(seat_colour)['glyph']}", seat_colour, width, height, dpr, power)

    def keep_pictures(self) -> None:
        """Leave what was drawn for the next start; memory for what the last one left is needed no longer."""
        if self._file is None:
            return
        if self._has_drawn:
            self._has_drawn = False
            latest_first = reversed(self._cache.items())
            self._file.keep((repr(key), pixmap.toImage()) for key, pixmap in latest_first)
        self._file.let_go()

    # ---- fonts

    def font(self, role: FontRole, px: float) -> QFont:
        """A bundled font, `px` high, its digits lining and all of one width. Call `load_fonts` before."""
        key = (role, max(1, round(px)))
        if key not in self._fonts:
            family, weight = _FONTS[role]
            font = QFont(family)
            font.setPixelSize(key[1])
            font.setWeight(weight)
            for feature in ("tnum", "lnum"):
                font.setFeature(QFont.Tag(feature), 1)
            self._fonts[key] = font
        return QFont(self._fonts[key])

    # ---- drawing

    def _piece(self, name: str, seat_colour: str, width: float, height: float, dpr: float, power: int) -> QPixmap:
        density = _density(width, height, dpr)
        key = (name, seat_colour, power, width, height, density)
        if kept := self._kept(key, density):
            return kept
        colour = self.player_colour(seat_colour)
        layers: list[tuple[str, QColor, str | None]] = [(name, colour, None)]
        if power:
            layers.append((f"pips_{power}", colour, None))
        layers.append((f"glyph_{self._seat(seat_colour)['glyph']}", self._upon(colour), name))
        return self._keep(key, self._draw(width, height, density, layers))

    def _draw(
        self, width: float, height: float, density: float, layers: list[tuple[str, QColor, str | None]]
    ) -> QPixmap:
        """Layers from the bottom: picture, tint, and the picture below whose element "glyph" is its place."""
        self._has_drawn = True
        pixmap = QPixmap(max(1, round(width * density)), max(1, round(height * density)))
        pixmap.fill(Qt.GlobalColor.transparent)
        whole = QRectF(pixmap.rect())
        # All of it before painting begins: Qt does not survive an exception between begin and end.
        ready = [
            (self._renderer(name, tint), whole if below is None else self._place_of_glyph(below, whole))
            for name, tint, below in layers
        ]
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for renderer, target in ready:
            renderer.render(painter, target)
        painter.end()
        pixmap.setDevicePixelRatio(density)
        return pixmap

    def _place_of_glyph(self, name: str, whole: QRectF) -> QRectF:
        renderer = self._renderer(name, self.colour("text"))
        place, view = renderer.boundsOnElement("glyph"), renderer.viewBoxF()
        scale = min(whole.width() / view.width(), whole.height() / view.height())
        drawn = QRectF(whole.topLeft(), QSizeF(view.width() * scale, view.height() * scale))
        drawn.moveCenter(whole.center())
        return QRectF(
            drawn.x() + place.x() * scale, drawn.y() + place.y() * scale, place.width() * scale, place.height() * scale
        )

    def _renderer(self, name: str, tint: QColor) -> QSvgRenderer:
        key = (name, tint.rgba())
        if key not in self._renderers:
            self._renderers[key] = self._read(name, tint)
        return self._renderers[key]

    def _read(self, name: str, tint: QColor) -> QSvgRenderer:
        source = self._source(name)
        shade = tint.darker(150) if tint.lightnessF() > 0.25 else tint.darker(120)
        for marker, colour in (
            (_TINT, tint),
            (_SHADE, shade),
            (_LIGHT, _blend(tint, QColor("white"), 0.4 if tint.lightnessF() > 0.25 else 0.55)),
            (_UPON, self._upon(tint)),
        ):
            source = source.replace(marker, colour.name().encode())
        if name.startswith(_OF_SEATS) and tint.lightnessF() <= 0.25:
            # A dark line round a dark piece is no edge on a dark ground; a pale one is seen on any.
            source = source.replace(_INK, _blend(tint, QColor("white"), 0.62).name().encode())
        renderer = QSvgRenderer(QByteArray(source))
        if not renderer.isValid():
            raise ValueError(f"{self._folder / name}.svg is no picture")
        if name not in self._stretched:
            renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        return renderer

    def _source(self, name: str) -> bytes:
        if name not in self._sources:
            try:
                self._sources[name] = (self._folder / f"{name}.svg").read_bytes()
            except FileNotFoundError:
                raise KeyError(f"no picture named {name!r} in {self._folder}") from None
        return self._sources[name]

    def _seat(self, seat_colour: str) -> dict[str, str]:
        try:
            return self._seats[seat_colour]
        except KeyError:
            raise KeyError(f"no seat has the colour {seat_colour!r}") from None

    def _upon(self, ground: QColor) -> QColor:
        light, dark = self.colour("on_chip"), self.colour("ink")
        return QColor(max(light, dark, key=lambda colour: contrast(colour, ground)))

    def _kept(self, key: tuple[Any, ...], density: float) -> QPixmap | None:
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        image = self._file.find(repr(key)) if self._file is not None else None
        if image is None:
            return None
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(density)
        return self._keep(key, pixmap)

    def _keep(self, key: tuple[Any, ...], pixmap: QPixmap) -> QPixmap:
        self._cache[key] = pixmap
        self._cached_bytes += _bytes(pixmap)
        while self._cached_bytes > _CACHE_BYTES and len(self._cache) > 1:
            _, oldest = self._cache.popitem(last=False)
            self._cached_bytes -= _bytes(oldest)
        return pixmap


def load_fonts(app: QGuiApplication) -> None:
    """Make the bundled fonts known and the text font that of the application. Once, before the first window."""
    for path in sorted((paths.resources() / "fonts").glob("*.ttf")):
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise OSError(f"{path} is no font that can be used here")
    font = QFont(app.font())
    font.setFamilies([TEXT_FAMILY])
    app.setFont(font)


def contrast(one: QColor, other: QColor) -> float:
    """How well two colours are told apart by brightness, 1 to 21 (WCAG 2)."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _blend(one: QColor, other: QColor, share: float) -> QColor:
    """`share` of the other colour in the one."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * share,
        one.greenF() + (other.greenF() - one.greenF()) * share,
        one.blueF() + (other.blueF() - one.blueF()) * share,
    )


def _density(width: float, height: float, dpr: float) -> float:
    """The next density, smaller where the pixmap would become huge."""
    wanted = next((density for density in _DENSITIES if density >= dpr - 0.001), _DENSITIES[-1])
    return min(wanted, _LONGEST_SIDE / max(width, height))


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
