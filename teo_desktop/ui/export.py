"""Score sheet and log of a game for other programs and for paper: as text, as CSV, as PDF."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QMarginsF, Qt
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from teo_desktop.tallies import to_csv
from teo_desktop.ui import storage
from teo_desktop.ui.models.log import LogModel
from teo_desktop.ui.models.scores import CATEGORY, ScoresModel
from teo_desktop.ui.scene.theme import TEXT_FAMILY

TEXT, CSV, PDF = ".txt", ".csv", ".pdf"
SUFFIXES = (PDF, TEXT, CSV)
INDENT = "    "
POINT_SIZE = 9.0
MARGIN = 15.0
"""In millimetres."""


class Report(NamedTuple):
    """What is exported: a title, the rows of the score sheet with the names of the seats first, and the log."""

    title: str
    sheet: tuple[tuple[str, ...], ...]
    log: tuple[tuple[int, str], ...]
    """Lines with their levels."""
    strong: frozenset[int] = frozenset()
    """The rows of the sheet that are groups or sums."""


def report(title: str, scores: ScoresModel, log: LogModel) -> Report:
    """What these models show now, in the language of the moment."""
    columns, rows = range(scores.columnCount()), range(scores.rowCount())
    heads = [str(scores.headerData(column, Qt.Orientation.Horizontal) or "") for column in columns]
    sheet = [tuple(str(scores.index(row, column).data()) for column in columns) for row in rows]
    strong = frozenset(row + 1 for row in rows if scores.index(row, 0).data(ScoresModel.KindRole) != CATEGORY)
    return Report(title, (tuple(heads), *sheet), tuple(log.lines()), strong | {0})


def write(path: Path, what: Report) -> None:
    """Write the file, whole or not at all, as its suffix says.

    Raises:
        StorageError: why not, as a sentence for people.
    """
    make = {TEXT: as_text, CSV: as_csv, PDF: as_pdf}.get(path.suffix.lower(), as_text)
    storage.write(path, make(what))


def as_text(what: Report) -> bytes:
    """Columns of a fixed width, then the log."""
    widths = [max((len(row[column]) for row in what.sheet), default=0) for column in range(len(what.sheet[0]))]
    lines = [what.title, ""]
    for row in what.sheet:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    lines += ["", *(INDENT * level + text for level, text in what.log), ""]
    return "\n".join(lines).encode("utf-8", "replace")


def as_csv(what: Report) -> bytes:
    """The sheet, an empty row, then the log with its levels."""
    return to_csv([*what.sheet, (), *((str(level), text) for level, text in what.log)])


def as_pdf(what: Report) -> bytes:
    """Pages of A4."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(what.title)
    writer.setCreator("Teo Desktop")
    writer.setResolution(300)
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter
        )
    )
    document = QTextDocument()
    font = QFont(TEXT_FAMILY)
    font.setPointSizeF(POINT_SIZE)
    document.setDefaultFont(font)
    document.setHtml(_html(what))
    document.print_(writer)
    buffer.close()
    return bytes(data.data())


def _html(what: Report) -> str:
    rows = []
    for number, row in enumerate(what.sheet):
        tag = "th" if number in what.strong else "td"
        first = f'<{tag} align="left">{escape(row[0])}</{tag}>'
        rest = "".join(f'<{tag} align="right">{escape(cell)}</{tag}>' for cell in row[1:])
        rows.append(f"<tr>{first}{rest}</tr>")
    lines = []
    for level, text in what.log:
        words = f"<b>{escape(text)}</b>" if level == 0 else escape(text)
        above = 6 if level == 0 else 0
        lines.append(f'<p style="margin:{above}px 0 0 {18 * level}px">{words}</p>')
    heading = escape(QCoreApplication.translate("Export", "What happened"))
    table = f'<table cellpadding="2" width="100%">{"".join(rows)}</table>'
    return f"<h1>{escape(what.title)}</h1>{table}<h2>{heading}</h2>{''.join(lines)}"
