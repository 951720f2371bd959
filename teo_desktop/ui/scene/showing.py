"""What a selection makes of each piece: marked, hidden, paler, or as it is."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from teo_desktop.ui.adapter import Selection, Target
from teo_desktop.ui.scene.items import Piece, Showing
from teo_desktop.ui.scene.marks import Mark

_UNFIT = 0.6
"""Opacity of what is of a kind with the things to choose, but not among them."""
_PEEKED = 0.12
"""Opacity of loose pieces while somebody looks at what lies below them."""


class Attention(NamedTuple):
    """What everybody at the table looks at: the selection, all that the question is about, the pointer, a peek."""

    selection: Selection = Selection()
    question: frozenset[Target] = frozenset()
    """Everything that could be chosen before anything was."""
    hovered: Target | None = None
    is_peeking: bool = False

    def marks(self) -> dict[Target | None, Mark]:
        """How the pieces of each target are marked, of all that have a mark."""
        selection = self.selection
        of_targets: tuple[tuple[Mark, Collection[Target]], ...] = (
            ("live", selection.live),
            ("next", selection.next),
            ("preview", selection.preview),
            ("chosen", selection.chosen),
        )
        return {target: mark for mark, targets in of_targets for target in targets}

    def showing_of(self, piece: Piece, mark: Mark, is_lit: bool) -> Showing:
        """How a piece with this mark is shown, in an area that is lit or dimmed as a whole."""
        target = piece.target
        opacity = piece.opacity
        if piece.loose and self.is_peeking:
            opacity *= _PEEKED
        elif is_lit and not mark and self._is_unfit(piece):
            opacity *= _UNFIT
        # A piece that fills its area is lit as a whole; a line round each of them would only be noise.
        shown = "" if mark == "live" and is_ground(piece) else mark
        return Showing(
            shown,
            target is not None and target == self.hovered and bool(mark),
            self._is_there(piece),
            opacity,
            bool(mark) and not is_ground(piece),
        )

    def _is_there(self, piece: Piece) -> bool:
        selection = self.selection
        if piece.presence == "always":
            return True
        if piece.presence == "live":
            target = piece.target
            return target in selection.live or target in selection.chosen or target in selection.preview
        return piece.presence in selection.chosen or piece.presence in selection.preview

    def _is_unfit(self, piece: Piece) -> bool:
        target = piece.target
        if target is None or not piece.fades or is_ground(piece) or target in self.question:
            return False
        return any(target.kind == other.kind for other in self.question)


def is_ground(piece: Piece) -> bool:
    """Whether a piece fills its area: then it is dimmed with all that lies on it."""
    return piece.z <= 0
