"""The inspector: whatever is under the pointer, or was pinned, with its picture, what it does and how it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QTextBrowser, QToolButton, QVBoxLayout, QWidget

from teo_desktop.ui.adapter import Target
from teo_desktop.ui.appearance import Appearance
from teo_desktop.ui.scene.canvas import Canvas
from teo_desktop.ui.telling import Inspection, Portrait
from teo_desktop.ui.windows.parts import label

TALLEST = 130
"""How high a portrait becomes at most, in pixels at a text size of 100 per cent."""
MOST_OF_PANEL = 0.35
"""No portrait takes more of the height of the inspector."""
LARGEST = 3.0
"""How many times larger than on the board a portrait is at most."""


class PortraitView(QWidget):
    """Draws a thing as it is drawn on the board, as large as there is room."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._portrait: Portrait | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_portrait(self, portrait: Portrait | None) -> None:
        """Show this one; None takes no room."""
        self._portrait = portrait
        self.setVisible(portrait is not None)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        if self._portrait is None:
            return QSize(0, 0)
        return QSize(40, round(self._portrait.height * self._scale()) + 16)

    def _scale(self) -> float:
        portrait = self._portrait
        if portrait is None:
            return 1.0
        panel = self.parentWidget()
        tallest = min(self._appearance.size(TALLEST), round(panel.height() * MOST_OF_PANEL) if panel else TALLEST)
        return min(tallest / portrait.height, LARGEST, max(self.width() - 16, 40) / portrait.width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        portrait = self._portrait
        if portrait is None:
            return
        painter = QPainter(self)
        scale = self._scale()
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(scale, scale)
        painter.translate(-portrait.width / 2, -portrait.height / 2)
        canvas = Canvas(self._appearance.theme)
        canvas.take(painter)
        portrait.draw(canvas, QRectF(0, 0, portrait.width, portrait.height), *portrait.content)
        painter.end()


class Inspector(QWidget):
    """Shows a thing; a pinned one until it is let go, else whatever was pointed at last.

    ``explain`` answers what a thing is, ``why_not`` in sentences why it is not possible now, ``portrait_of`` how it
    looks.

    Signals:
        shown(object): the thing that is shown now; None for none.
        rule_wanted(Target): somebody wants to read the rules about a thing.
    """

    shown = Signal(object)
    rule_wanted = Signal(object)

    def __init__(
        self,
        explain: Callable[[Target], Inspection | None],
        why_not: Callable[[Target], Sequence[str]],
        portrait_of: Callable[[Target], Portrait | None],
        appearance: Appearance,
    ) -> None:
        super().__init__()
        self._explain = explain
        self._why_not = why_not
        self._portrait_of = portrait_of
        self._appearance = appearance
        self.thing: Target | None = None
        self._rule_of: Callable[[Target], str] = lambda _: ""
        self._told = ""
        self.title = label("", "heading", wraps=True)
        self.portrait = PortraitView(appearance)
        self.text = QTextBrowser()
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._want_rule)
        self.pin = QToolButton()
        self.pin.setCheckable(True)
        self.pin.setAutoRaise(True)
        self.pin.toggled.connect(self._pin_toggled)
        head = QHBoxLayout()
        head.setContentsMargins(8, 6, 4, 0)
        head.addWidget(self.title, 1)
        head.addWidget(self.pin, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.portrait)
        column.addWidget(self.text, 1)
        self.setMinimumHeight(40)
        self.setFocusProxy(self.text)
        self.retranslate()
        self.restyle()

    def name_rules(self, rule_of: Callable[[Target], str]) -> None:
        """Lead to the rules of each thing, where these have a title."""
        self._rule_of = rule_of

    @property
    def is_pinned(self) -> bool:
        """Whether it stays at its thing wherever the pointer goes."""
        return self.pin.isChecked()

    def point(self, thing: Target | None) -> None:
        """The pointer or the focus is at this thing; a pinned one stays."""
        if thing is not None and not self.is_pinned and thing != self.thing:
            self._show(thing)

    def hold(self, things: Sequence[Target]) -> None:
        """Pin the first of these of which there is something to say; the next one when that is pinned already."""
        known = [thing for thing in things if self._explain(thing) is not None]
        if known:
            after = known.index(self.thing) + 1 if self.is_pinned and self.thing in known else 0
            self.pin.setChecked(True)
            self._show(known[after % len(known)])

    def refresh(self) -> None:
        """The game, the question or the language is another one now."""
        if self.thing is not None and self._explain(self.thing) is None:
            self.pin.setChecked(False)
            self._show(None)
        else:
            self._show(self.thing)

    def retranslate(self) -> None:
        """Make all words anew."""
        self.pin.setText(self.tr("Pin"))
        self.pin.setToolTip(self.tr("Stay at this thing wherever the pointer goes"))
        self.text.setAccessibleName(self.tr("Inspector"))
        self._show(self.thing)

    def restyle(self) -> None:
        """Take over another theme or text size."""
        self.pin.setIcon(self._appearance.theme.icon("ui_pin", self._appearance.size(18)))
        self.portrait.updateGeometry()
        self.portrait.update()
        self._show(self.thing)

    def _want_rule(self) -> None:
        if self.thing is not None:
            self.rule_wanted.emit(self.thing)

    def _pin_toggled(self, _: bool) -> None:
        self.shown.emit(self.thing if self.is_pinned else None)

    def _show(self, thing: Target | None) -> None:
        found = self._explain(thing) if thing is not None else None
        if thing is not None and found is None:
            return
        self.thing = thing
        self.pin.setEnabled(found is not None)
        if found is None or thing is None:
            self.title.setText(self.tr("Inspector"))
            self.portrait.show_portrait(None)
            self._tell(
                _paragraph(self.tr("Move the pointer over anything on the board. A middle click or F1 pins it here."))
            )
        else:
            self.title.setText(found.title)
            self.portrait.show_portrait(found.portrait or self._portrait_of(thing))
            self._tell(self._html(found, self._why_not(thing)))
        self.shown.emit(thing if self.is_pinned else None)

    def _tell(self, html: str) -> None:
        # It is asked after every choice, and mostly says the same; somebody may have scrolled in it.
        if html != self._told:
            self._told = html
            self.text.setHtml(html)

    def _html(self, found: Inspection, reasons: Sequence[str]) -> str:
        parts = [_paragraph(text) for text in found.paragraphs]
        if reasons:
            warning = self._appearance.theme.colour("warning").name()
            heading = escape(self.tr("Not possible now"))
            parts.append(f'<p style="margin:8px 0 2px 0; color:{warning}"><b>{heading}</b></p>')
            parts += [f'<p style="margin:0; color:{warning}">{escape(reason)}</p>' for reason in reasons]
        for section in found.sections:
            parts.append(f'<p style="margin:8px 0 2px 0"><b>{escape(section.heading)}</b></p>')
            parts += [f'<p style="margin:0">{escape(line)}</p>' for line in section.lines]
        if self.thing is not None and (title := self._rule_of(self.thing)):
            link = escape(self.tr("In the rules: {title}").format(title=title))
            parts.append(f'<p style="margin:10px 0 0 0"><a href="help:">{link}</a></p>')
        return "".join(parts)


def _paragraph(text: str) -> str:
    return f'<p style="margin:0 0 6px 0">{escape(text)}</p>'
