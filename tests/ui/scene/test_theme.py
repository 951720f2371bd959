"""The look: pictures are there and seen, words can be read, seats are told apart with any kind of colour vision."""

from __future__ import annotations

import ast
import math
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QIcon, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from teo_desktop.ui.scene import theme as theme_module
from teo_desktop.ui.scene.theme import Theme, contrast, load_fonts

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "resources" / "themes" / "codex"
NAMES = sorted(path.stem for path in FOLDER.glob("*.svg"))
BOARDS = ("palace", "forest", "stone_quarry", "gold_deposits", "alchemy", "nobles", "decorations", "construction")
# Every pair of a colour of words and the ground they stand on.
WORDS = {
    "text": ("window", "panel", "panel_raised", "board_ground"),
    "muted": ("window", "panel", "panel_raised"),
    "accent_text": ("window", "panel"),
    "on_accent": ("accent",),
    "on_selection": ("selection",),
    "link": ("window", "panel"),
    "success": ("panel",),
    "warning": ("panel", "panel_raised"),
    "danger": ("window", "panel"),
    "on_tooltip": ("tooltip",),
    "ink": ("board_paper", "card", "chosen"),
    "ink_muted": ("board_paper", "card"),
    "on_chip": ("chip",),
    "on_header": tuple(f"header_{board}" for board in BOARDS),
    "on_temple": ("temple_blue", "temple_red", "temple_green"),
}


@pytest.fixture(params=["light", "dark"])
def theme(request, qapp) -> Theme:
    return Theme(request.param)


def opaque_share(image: QImage) -> float:
    points = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(image.pixelColor(x, y).alpha() > 60 for x, y in points) / len(points)


# ---- pictures

GROUNDS = ("board_paper", "board_ground", "backdrop", "start_light", "start_dark")
"""Pictures that fill all of their rectangle."""


@pytest.mark.parametrize("name", NAMES)
def test_every_picture_shows_something(name, qapp):
    image = Theme("light").pixmap(name, 24, 24).toImage()
    assert opaque_share(image) > 0.01


@pytest.mark.parametrize("name", [name for name in NAMES if name not in GROUNDS])
def test_nothing_of_a_picture_is_cut_off_at_its_edge(name, qapp):
    """What goes beyond the viewBox would be drawn by a renderer but lost in a pixmap: ask for it with a margin."""
    source = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    width, height = map(int, source.partition('viewBox="0 0 ')[2].partition('"')[0].split())
    wide = source.replace(f'viewBox="0 0 {width} {height}"', f'viewBox="-8 -8 {width + 16} {height + 16}"')
    image = QImage(width + 16, height + 16, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(wide.encode()).render(painter)
    painter.end()
    margin = [
        (x - 8, y - 8)
        for x in range(width + 16)
        for y in range(height + 16)
        if not (8 <= x < width + 8 and 8 <= y < height + 8) and image.pixelColor(x, y).alpha() > 60
    ]
    assert margin == []


def test_a_picture_is_sharp_at_the_density_asked_for(theme):
    assert theme.pixmap("cacao", 24, 24).size() == QSize(24, 24)
    twice = theme.pixmap("cacao", 24, 24, 2.0)
    assert twice.size() == QSize(48, 48)
    assert twice.deviceIndependentSize().toSize() == QSize(24, 24)


def test_a_picture_between_two_densities_is_scaled_down_from_the_larger(theme):
    assert theme.pixmap("cacao", 20, 20, 1.1).size() == QSize(28, 28)
    assert theme.pixmap("cacao", 20, 20, 0.6).size() == QSize(14, 14)


def test_a_picture_is_drawn_once_for_a_size_and_tint(theme):
    first = theme.pixmap("ui_undo", 24, 24, 1.0, QColor("red"))
    assert theme.pixmap("ui_undo", 24, 24, 0.9, QColor("red")).cacheKey() == first.cacheKey()
    assert theme.pixmap("ui_undo", 24, 24, 1.0, QColor("blue")).cacheKey() != first.cacheKey()


def test_what_was_used_least_lately_is_drawn_again_when_the_store_is_full(theme, monkeypatch):
    monkeypatch.setattr(theme_module, "_CACHE_BYTES", 3 * 64 * 64 * 4)
    kept, dropped = theme.pixmap("gold", 64, 64), theme.pixmap("wood", 64, 64)
    theme.pixmap("stone", 64, 64)
    theme.pixmap("gold", 64, 64)
    theme.pixmap("cacao", 64, 64)
    assert theme.pixmap("gold", 64, 64).cacheKey() == kept.cacheKey()
    assert theme.pixmap("wood", 64, 64).cacheKey() != dropped.cacheKey()


def test_a_picture_keeps_its_proportions_unless_it_fills_its_ground(theme):
    cacao = theme.pixmap("cacao", 60, 20).toImage()
    assert cacao.pixelColor(5, 10).alpha() == 0
    assert opaque_share(theme.pixmap("board_paper", 60, 20).toImage()) == 1


def test_a_huge_picture_is_drawn_coarser_than_asked(theme):
    assert theme.pixmap("board_paper", 1024, 512, 8.0).size() == QSize(4096, 2048)


def test_the_tint_colours_what_a_picture_leaves_open(theme):
    image = theme.pixmap("ui_pause", 24, 24, 1.0, QColor("#00c000")).toImage()
    assert image.pixelColor(8, 12) == QColor("#00c000")
    plain = theme.pixmap("ui_pause", 24, 24).toImage()
    assert plain.pixelColor(8, 12) == theme.colour("text")


def test_no_marker_colour_is_left_in_a_drawn_picture(theme):
    for name in theme.picture_names():
        if b"#ff00f" in (FOLDER / f"{name}.svg").read_bytes():
            image = theme.pixmap(name, 24, 24, 1.0, QColor("#204020")).toImage()
            pixels = (image.pixelColor(x, y) for x in range(24) for y in range(24))
            assert not any(pixel.red() > 200 and pixel.green() < 60 and pixel.blue() > 200 for pixel in pixels), name


def test_an_icon_is_paler_while_disabled(theme):
    icon = theme.icon("ui_pause")
    usual, disabled = (
        icon.pixmap(24, mode).toImage().pixelColor(8, 12) for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled)
    )
    panel = theme.colour("panel")
    assert contrast(usual, panel) > contrast(disabled, panel) > 1.5


def test_names_that_do_not_exist_are_refused(theme):
    with pytest.raises(KeyError, match="no picture named 'cocoa'"):
        theme.pixmap("cocoa", 24, 24)
    with pytest.raises(KeyError, match="no colour named 'pink'"):
        theme.colour("pink")
    with pytest.raises(KeyError, match="no seat has the colour 'pink'"):
        theme.worker("pink", 1, 24, 24)
    with pytest.raises(KeyError, match="pips_7"):
        theme.worker("blue", 7, 24, 24)


def test_a_file_that_is_no_picture_is_refused(tmp_path, qapp):
    (tmp_path / "theme.toml").write_bytes((FOLDER / "theme.toml").read_bytes())
    (tmp_path / "broken.svg").write_text("<html/>", encoding="utf-8")
    with pytest.raises(ValueError, match="is no picture"):
        Theme("light", tmp_path).pixmap("broken", 24, 24)


# ---- pieces


def test_each_power_shows_as_many_pips_as_it_counts(theme):
    """The pips are counted as separate spots of the colour upon the die."""
    upon = theme.upon_player("blue")
    for power in range(1, 7):
        top = theme.worker("blue", power, 64, 64).toImage().copy(8, 8, 48, 34)
        spots = {(x, y) for x in range(48) for y in range(34) if distance(top.pixelColor(x, y), upon) < 12}
        assert count_regions(spots) == power


def count_regions(points: set[tuple[int, int]]) -> int:
    regions = 0
    while points:
        regions += 1
        border = [points.pop()]
        while border:
            x, y = border.pop()
            near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & points
            points -= near
            border.extend(near)
    return regions


def test_dice_of_different_seats_differ_in_shape_not_only_in_colour(theme):
    """Rule for people who see no colours at all: the outline of every seat's die is its own."""
    outlines = []
    for seat in (*theme.player_colours, *theme.neutral_colours):
        image = theme.worker(seat, 3, 64, 64).toImage()
        outlines.append({(x, y) for x in range(64) for y in range(64) if image.pixelColor(x, y).alpha() > 128})
    for one, other in combinations(outlines, 2):
        assert len(one ^ other) >= 24


@pytest.mark.parametrize(
    "name",
    [
        name
        for name in NAMES
        if name.startswith(("marker_", "worker_")) and "glyph" in (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    ],
)
def test_a_piece_bears_the_glyph_of_its_seat(name, qapp):
    theme = Theme("light")
    upon = theme.upon_player("blue")
    bare = theme.pixmap(name, 64, 64, 1.0, theme.player_colour("blue")).toImage()
    piece = theme.piece(name, "blue", 64, 64).toImage()
    changed = [(x, y) for x in range(64) for y in range(64) if bare.pixelColor(x, y) != piece.pixelColor(x, y)]
    assert sum(distance(piece.pixelColor(x, y), upon) < 12 for x, y in changed) > 12


def test_every_seat_has_a_glyph_of_its_own(theme):
    seats = (*theme.player_colours, *theme.neutral_colours)
    assert len({theme.glyph(seat, 32, 32).toImage().constBits().tobytes() for seat in seats}) == len(seats)


# ---- colours


def test_words_can_be_read_on_their_ground(theme):
    """Contrast of 4.5 or more, as WCAG 2 asks of text."""
    weak = [
        (word, ground, round(contrast(theme.colour(word), theme.colour(ground)), 2))
        for word, grounds in WORDS.items()
        for ground in grounds
        if contrast(theme.colour(word), theme.colour(ground)) < 4.5
    ]
    assert weak == []


def test_every_colour_of_words_is_held_against_its_ground(theme):
    of_words = {
        token
        for token in theme.tokens()
        if token.startswith(("on_", "ink"))
        or token in ("text", "muted", "link", "success", "warning", "danger", "accent_text")
    }
    assert of_words <= set(WORDS)


@pytest.mark.parametrize("line", ["legal", "focus"])
def test_an_outline_is_seen_on_every_ground(theme, line):
    """It is drawn upon a wider line of its halo: one of the two stands out by 3 or more, and they from each other."""
    colours = [theme.colour(line), theme.colour(f"{line}_halo")]
    assert contrast(*colours) >= 3
    for ground in ("window", "panel", "board_ground", "board_paper", "card"):
        assert max(contrast(colour, theme.colour(ground)) for colour in colours) >= 3, ground


def test_edges_of_controls_are_seen(theme):
    assert contrast(theme.colour("panel_edge"), theme.colour("panel")) >= 3


def test_glyph_and_pips_are_seen_on_the_colour_of_each_seat(theme):
    for seat in (*theme.player_colours, *theme.neutral_colours):
        assert contrast(theme.upon_player(seat), theme.player_colour(seat)) >= 4


@pytest.mark.parametrize("vision", ["normal", "protanopia", "deuteranopia", "tritanopia"])
def test_seats_are_told_apart_with_every_kind_of_colour_vision(theme, vision):
    """A difference of CIEDE2000 >= 18 between any two, neutral dice included."""
    seats = (*theme.player_colours, *theme.neutral_colours)
    assert len(seats) == 6
    seen = {seat: lab(simulated(theme.player_colour(seat), vision)) for seat in seats}
    close = [pair for pair in combinations(seats, 2) if ciede2000(seen[pair[0]], seen[pair[1]]) < 18]
    assert close == []


def test_ciede2000_gives_the_figures_of_its_test_data():
    """Pairs 1, 7, 17 and 25 of the data published with the formula (Sharma, Wu, Dalal 2005)."""
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, 0, 0), (50, -1, 2)) == pytest.approx(2.3669, abs=1e-4)
    assert ciede2000((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert ciede2000((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(1.2644, abs=1e-4)


def test_the_palette_of_the_widgets_is_that_of_the_theme(theme):
    palette = theme.palette()
    assert palette.window().color() == theme.colour("window")
    assert palette.text().color() == theme.colour("text")
    assert palette.color(palette.ColorGroup.Disabled, palette.ColorRole.ButtonText) == theme.colour("muted")


def test_code_names_only_colours_and_pictures_that_exist(qapp):
    """Every literal given to `theme.colour`, `pixmap`, `icon` or `piece`, anywhere in the package."""
    theme = Theme("light")
    pictures, colours = set(theme.picture_names()), set(theme.tokens())
    known = {"colour": colours, "pixmap": pictures, "icon": pictures, "piece": pictures}
    unknown = []
    for path in sorted((ROOT / "teo_desktop" / "ui").rglob("*.py")):
        owners = ("self",) if path.name == "theme.py" else ("theme", "_theme")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(value=ast.Name(id=owner) | ast.Attribute(attr=owner), attr=method),
                    args=[ast.Constant(value=str(name)), *_],
                ) if owner in owners and name not in known.get(method, {name}):
                    unknown.append(f"{path.name}:{node.lineno} {name}")
    assert unknown == []


# ---- fonts


@pytest.mark.parametrize(
    ("role", "family", "weight"),
    [
        ("text", "Fira Sans", 400),
        ("strong", "Fira Sans", 600),
        ("bold", "Fira Sans", 700),
        ("title", "Philosopher", 700),
    ],
)
def test_each_role_has_a_bundled_face_of_its_weight(theme, qapp, role, family, weight):
    load_fonts(qapp)
    info = QFontInfo(theme.font(role, 16))
    assert (info.family(), info.weight(), info.pixelSize()) == (family, weight, 16)


@pytest.mark.parametrize("role", ["text", "strong", "bold"])
def test_digits_are_of_one_width_and_stand_on_the_line(theme, qapp, role):
    load_fonts(qapp)
    metrics = QFontMetricsF(theme.font(role, 100))
    assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1
    assert max(metrics.tightBoundingRect(digit).bottom() for digit in "0123456789") <= 3


def test_the_application_writes_in_the_bundled_font(qapp):
    load_fonts(qapp)
    assert qapp.font().family() == "Fira Sans"


# ---- how colours look to people: CIE Lab, CIEDE2000, and the matrices of Machado, Oliveira and Fernandes (2009)

VISION = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
Triple = tuple[float, float, float]


def simulated(colour: QColor, vision: str) -> Triple:
    """Linear red, green and blue as seen with that vision."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in VISION[vision]
    )
    return red, green, blue


def lab(linear: Triple) -> Triple:
    red, green, blue = linear
    fx, fy, fz = (
        share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116
        for share in (
            (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047,
            0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
            (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883,
        )
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: QColor, other: QColor) -> float:
    return ciede2000(lab(simulated(one, "normal")), lab(simulated(other, "normal")))


def ciede2000(one: Triple, other: Triple) -> float:
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean_chroma = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1 + 0.5 * (1 - math.sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7)))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    d_l, d_c, d_h = l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    lightness, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * math.cos(math.radians(hue - 30))
        + 0.24 * math.cos(math.radians(2 * hue))
        + 0.32 * math.cos(math.radians(3 * hue + 6))
        - 0.20 * math.cos(math.radians(4 * hue - 63))
    )
    s_l = 1 + 0.015 * (lightness - 50) ** 2 / math.sqrt(20 + (lightness - 50) ** 2)
    s_c, s_h = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    rotation = (
        -2
        * math.sqrt(chroma**7 / (chroma**7 + 25**7))
        * math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    )
    return math.sqrt((d_l / s_l) ** 2 + (d_c / s_c) ** 2 + (d_h / s_h) ** 2 + rotation * (d_c / s_c) * (d_h / s_h))


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("name", ["marker_avenue", "marker_pyramid", "marker_temple"])
def test_a_piece_has_an_edge_on_dark_and_on_light_grounds(qapp, colours, name):
    """Its line differs from its body, and one of the two stands out whatever lies below it."""
    theme = Theme(colours)
    for seat_colour in theme.player_colours:
        image = theme.piece(name, seat_colour, 64, 64).toImage()
        edge = next(image.pixelColor(x, 40) for x in range(64) if image.pixelColor(x, 40).alpha() > 250)
        body = theme.player_colour(seat_colour)
        assert contrast(edge, body) >= 1.5, seat_colour
        for ground in ("#1c1512", "#fbf6ea"):
            assert max(contrast(shade, QColor(ground)) for shade in (edge, body)) >= 3, (seat_colour, ground)
