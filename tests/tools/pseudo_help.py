"""The pages of the help in the language that nobody speaks: every word of the files marked, so that a text on screen
that comes neither from these files nor through translation is found."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path

from tests.tools.pseudo import BEGIN, END, accented

_MARKUP = re.compile(
    r"\{\{[^}]*\}\}"  # figures
    r"|^@[\w-]+$"  # lists of the game's data
    r"|!\[|\]\([^)]*\)|\["  # pictures and links
    r"|:[a-z]\w+:"  # pictures within a line
    r"|\{#[^}]*\}"  # anchors
    r"|\*+|\||^#+ |^- |^> |^\d+\. ",
    re.MULTILINE,
)
_HEAD = "---\n"
_WORD = re.compile(r"[^\W\d_]")


def marked_help(source: Path, target: Path, language: str) -> Path:
    """Copies the help with the pages of this language marked; returns the copy's folder."""
    shutil.copytree(source, target)
    folder = target / language
    for path in folder.rglob("*.md"):
        head, separator, body = path.read_text(encoding="utf-8").partition(_HEAD)
        lines = (f"{name}: {_marked(words)}" for name, words in (line.split(": ", 1) for line in head.splitlines()))
        path.write_text("\n".join(lines) + f"\n{separator}{marked_page(body)}", encoding="utf-8")
    for path in folder.glob("*.toml"):
        rows = tomllib.loads(path.read_text(encoding="utf-8"))
        path.write_text("".join(f"{name} = {_row(row)}\n" for name, row in rows.items()), encoding="utf-8")
    return target


def marked_page(body: str) -> str:
    """A page of mark-up with all of its words marked, and nothing else."""
    pieces, at = list[str](), 0
    for found in _MARKUP.finditer(body):
        pieces += [_marked_lines(body[at : found.start()]), found[0]]
        at = found.end()
    return "".join([*pieces, _marked_lines(body[at:])])


def _marked_lines(text: str) -> str:
    return "\n".join(_marked(line) for line in text.split("\n"))


def _marked(text: str) -> str:
    words = text.strip()
    if _WORD.search(words) is None:
        return text
    before, after = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]
    return f"{before}{BEGIN}{accented(words)}{END}{after}"


def _row(row: str | list[str]) -> str:
    if isinstance(row, str):
        return f'"{_marked(row)}"'
    return "[" + ", ".join(f'"{marked_page(words)}"' for words in row) + "]"
