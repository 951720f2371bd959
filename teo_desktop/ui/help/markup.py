"""The mark-up of the pages, a small part of Markdown, and what Qt's rich text makes of it.

Blocks are parted by empty lines: paragraphs, ``## headings {#anchor}``, ``- lists``, ``1. lists``, ``| tables |``,
``> notes``, and lines of ``![words](draw:name 200)`` alone, which are figures: what the game draws, so many pixels
wide. Within them: ``**bold**``, ``*emphasis*``, ``[words](page#anchor)``, ``![](draw:name 60)``, and ``:cacao:`` for a
picture of the theme as high as the text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from itertools import groupby
from typing import NamedTuple

from teo_desktop.ui.help.pages import ANCHOR, HEADING

INLINE_PICTURE = re.compile(r":([a-z]\w+):")
DRAWING = re.compile(r"!\[([^\]]*)\]\(draw:([\w/-]+) (\d+)\)")
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_EMPHASIS = re.compile(r"(?<![\w*])\*(?!\s)(.+?)(?<!\s)\*(?![\w*])")
_SOURCE = re.compile(r"\*(\[[^\]]+\])\*")
_NUMBERED = re.compile(r"^\d+\. ")
_RULE = re.compile(r"^\|[\s:|-]+\|$")
HIGHER = 1.35
"""How much higher than the letters a picture in a line is."""


class Looks(NamedTuple):
    """How a page is laid out: sizes in pixels, colours as names for rich text."""

    pixels: float
    muted: str
    edge: str
    raised: str
    accent: str
    title_family: str
    height_of: Callable[[str], float | None]
    """By the name of a drawing: how high it is for each unit of its width; None when there is no such drawing."""
    room: float = 1000.0
    """No drawing is wider."""


def plain(text: str, names: Mapping[str, str] | None = None) -> str:
    """A text without its mark-up, in one line: what a search looks at. ``names``: what stands for pictures."""
    text = DRAWING.sub("", text)
    text = INLINE_PICTURE.sub(lambda found: names.get(found[1], "") if names else "", text)
    text = LINK.sub(r"\1", ANCHOR.sub("", text))
    text = _EMPHASIS.sub(r"\1", _BOLD.sub(r"\1", text))
    lines = (_NUMBERED.sub("", line.lstrip("#>-| ")) for line in text.splitlines() if not _RULE.match(line))
    return " ".join(" ".join(lines).replace("|", " ").split())


def to_html(title: str, body: str, looks: Looks) -> str:
    """A page as rich text. Pictures are ``icon:name@width`` and ``draw:name@width``, links ``help:target``."""
    large = round(looks.pixels * 1.9)
    head = (
        f"<h1 style=\"font-family:'{looks.title_family}'; font-size:{large}px; margin:0 0 8px 0\">{escape(title)}</h1>"
    )
    return head + "".join(_block(block.strip(), looks) for block in re.split(r"\n\s*\n", body) if block.strip())


def _block(block: str, looks: Looks) -> str:
    lines = block.splitlines()
    if (found := HEADING.match(lines[0])) is not None:
        rest = "\n".join(lines[1:])
        return _heading(lines[0], found[1], looks) + (_block(rest, looks) if rest else "")
    if all(line.startswith("|") for line in lines):
        return _table(lines, looks)
    if all(line.startswith(">") for line in lines):
        inside = "\n".join(line.removeprefix(">").strip() for line in lines)
        return _note(inside, looks)
    if all(DRAWING.sub("", line).strip() == "" for line in lines):
        pictures = "&nbsp; ".join(_drawing(found, looks) for line in lines for found in DRAWING.finditer(line))
        return f'<p align="center" style="margin:6px 0 10px 0">{pictures}</p>'
    return "".join(_run(kind, list(run), looks) for kind, run in groupby(lines, _kind))


def _kind(line: str) -> str:
    if line.startswith("- "):
        return "ul"
    return "ol" if _NUMBERED.match(line) else "p"


def _run(kind: str, lines: Sequence[str], looks: Looks) -> str:
    if kind == "p":
        return f'<p style="margin:0 0 8px 0">{inline(" ".join(lines), looks)}</p>'
    items = (line[2:] if kind == "ul" else _NUMBERED.sub("", line) for line in lines)
    made = "".join(f'<li style="margin:0 0 4px 0">{inline(item, looks)}</li>' for item in items)
    indent = "-qt-list-indent:1; margin:0 0 8px 0"
    start = f' start="{int(lines[0].split(".")[0])}"' if kind == "ol" else ""
    return f'<{kind}{start} style="{indent}">{made}</{kind}>'


def _heading(line: str, words: str, looks: Looks) -> str:
    level = 3 if line.startswith("### ") else 2
    size = round(looks.pixels * (1.35 if level == 2 else 1.12))
    anchor = ANCHOR.search(words)
    named = f'<a name="{anchor[1]}"></a>' if anchor else ""
    family = f"font-family:'{looks.title_family}'; " if level == 2 else ""
    said = inline(ANCHOR.sub("", words), looks)
    return f'<h{level} style="{family}font-size:{size}px; margin:14px 0 4px 0">{named}{said}</h{level}>'


def _note(inside: str, looks: Looks) -> str:
    paragraphs = "".join(
        f'<p style="margin:0">{inline(part, looks)}</p>' for part in re.split(r"\n\s*\n", inside) if part.strip()
    )
    return (
        f'<table width="100%" cellspacing="0" cellpadding="7" style="margin:4px 0 10px 0"><tr>'
        f'<td width="3" bgcolor="{looks.accent}" style="padding:0"></td>'
        f'<td bgcolor="{looks.raised}">{paragraphs}</td></tr></table>'
    )


def _table(lines: Sequence[str], looks: Looks) -> str:
    has_head = len(lines) > 1 and _RULE.match(lines[1]) is not None
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines if not _RULE.match(line)]
    made = []
    for number, row in enumerate(rows):
        tag, shade = ("th", f' bgcolor="{looks.raised}"') if has_head and not number else ("td", "")
        cells = "".join(
            f'<{tag} align="left" valign="middle"{shade}{_width(cell, len(row))}>{inline(cell, looks)}</{tag}>'
            for cell in row
        )
        made.append(f"<tr>{cells}</tr>")
    border = f"border-collapse:collapse; border-style:solid; border-color:{looks.edge}"
    return (
        f'<table border="1" cellspacing="0" cellpadding="5" style="{border}; margin:4px 0 10px 0">'
        f"{''.join(made)}</table>"
    )


def _width(cell: str, cells: int) -> str:
    """The column of a list's pictures takes no more room than these; words have the rest."""
    return ' width="10%"' if cells == 2 and DRAWING.fullmatch(cell) else ""


def inline(text: str, looks: Looks) -> str:
    """Words, pictures and links within a block."""
    return "".join(_parts(text, looks))


def _parts(text: str, looks: Looks) -> Iterator[str]:
    at = 0
    tokens = re.compile("|".join(f"(?:{part.pattern})" for part in (DRAWING, LINK, INLINE_PICTURE, ANCHOR)))
    marked = _SOURCE.sub("\x04\\1\x05", _BOLD.sub("\x00\\1\x01", text))
    marked = _EMPHASIS.sub("\x02\\1\x03", marked)
    for found in tokens.finditer(marked):
        yield _words(marked[at : found.start()], looks)
        at = found.end()
        token = found[0]
        if (drawn := DRAWING.fullmatch(token)) is not None:
            yield _drawing(drawn, looks)
        elif (link := LINK.fullmatch(token)) is not None:
            yield f'<a href="help:{escape(link[2].removeprefix("help:"))}">{inline(link[1], looks)}</a>'
        elif (anchor := ANCHOR.fullmatch(token)) is not None:
            yield f'<a name="{anchor[1]}"></a>'
        else:
            side = round(looks.pixels * HIGHER)
            name = token.strip(":")
            yield f'<img src="icon:{name}@{side}" width="{side}" height="{side}" style="vertical-align:middle" />'
    yield _words(marked[at:], looks)


def _words(text: str, looks: Looks) -> str:
    said = escape(text)
    for sign, tag in (("\x00", "<b>"), ("\x01", "</b>"), ("\x02", "<i>"), ("\x03", "</i>")):
        said = said.replace(sign, tag)
    # Where a ruling comes from is said in a low voice.
    return said.replace("\x04", f'<span style="color:{looks.muted}">').replace("\x05", "</span>")


def _drawing(found: re.Match[str], looks: Looks) -> str:
    width = min(round(int(found[3]) * looks.pixels / 14), int(looks.room))
    height = looks.height_of(found[2])
    if height is None:
        return ""
    return (
        f'<img src="draw:{found[2]}@{width}" width="{width}" height="{round(width * height)}" '
        f'style="vertical-align:middle" alt="{escape(found[1])}" />'
    )
