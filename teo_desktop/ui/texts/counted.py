"""Sentences that change with a number, each in all the plural forms of its language.

Qt finds their plurals in one way of writing only, and not from a subclass: never subclass ``Counted``.
"""

from __future__ import annotations

from PySide6.QtCore import QObject


class Counted(QObject):
    """A method for each sentence with a number in it; the object itself holds nothing."""

    def points(self, n: int) -> str:
        """ "3 points" """
        return self.tr("%n point(s)", "", n)

    def boards_ahead(self, n: int) -> str:
        """How far a worker goes: "2 boards" """
        return self.tr("%n board(s)", "", n)

    def steps(self, n: int) -> str:
        """Steps on a temple or a track: "2 steps" """
        return self.tr("%n step(s)", "", n)

    def turns_left(self, n: int) -> str:
        """Said when an eclipse is triggered; none left is a sentence of its own."""
        return self.tr("An eclipse is triggered; %n more turn(s) will be played before it is scored.", "", n)

    def turns_to_eclipse(self, n: int) -> str:
        """How long a triggered eclipse still waits; 0: it comes after this turn."""
        return self.tr("Eclipse after %n more turn(s)", "", n)

    def pyramid_tiles_revealed(self, n: int) -> str:
        """A line of the log."""
        return self.tr("%n new pyramid tile(s) on offer.", "", n)

    def decorations_revealed(self, n: int) -> str:
        """A line of the log."""
        return self.tr("%n new decoration(s) on offer.", "", n)

    def icons_match(self, n: int) -> str:
        """Behind a place of the pyramid: "2 icons match" """
        return self.tr("%n icon(s) match", "", n)

    def extra_workers(self, n: int) -> str:
        """Discovery tiles used up by a main action."""
        return self.tr("with %n extra-worker tile(s)", "", n)

    def power_ups(self, n: int) -> str:
        """A benefit: "2 power-ups" """
        return self.tr("%n power-up(s)", "", n)

    def power_ups_left(self, n: int) -> str:
        """The question which worker grows, while so many power-ups are due."""
        return self.tr("Which worker do you power up? (%n power-up(s) left)", "", n)

    def resources_left(self, n: int) -> str:
        """The question which resource to take, while so many are due."""
        return self.tr("Which resource do you take? (%n left)", "", n)

    def resources(self, n: int) -> str:
        """A benefit: "2 resources of your choice" """
        return self.tr("%n resource(s) of your choice", "", n)

    def steps_on_any_temple(self, n: int) -> str:
        """A benefit of more than one step."""
        return self.tr("%n step(s) on temples of your choice", "", n)

    def steps_on_different_temples(self, n: int) -> str:
        """A benefit: no two of the steps on the same temple."""
        return self.tr("%n step(s) on different temples", "", n)

    def tiles_slide(self, n: int) -> str:
        """How many action tiles fill the gap: "2 tiles slide up" """
        return self.tr("%n tile(s) slide up", "", n)

    def tiles_in_bag(self, n: int) -> str:
        """How much a bag still holds."""
        return self.tr("%n tile(s) in the bag", "", n)

    def tiles_unused(self, n: int) -> str:
        """Discovery tiles lying face up before a player."""
        return self.tr("%n discovery tile(s) to use", "", n)

    def tiles_used(self, n: int) -> str:
        """Discovery tiles lying face down before a player."""
        return self.tr("%n used discovery tile(s)", "", n)

    def technologies(self, n: int) -> str:
        """What a player owns."""
        return self.tr("%n technology(ies)", "", n)

    def masks(self, n: int) -> str:
        """What a player owns."""
        return self.tr("%n mask(s)", "", n)

    def buildings_left(self, n: int) -> str:
        """The row of buildings."""
        return self.tr("%n building(s) left", "", n)

    def workers(self, n: int) -> str:
        """Why a row or an action is not open: so many workers are counted."""
        return self.tr("%n worker(s)", "", n)

    def trades_left(self, n: int) -> str:
        """The question whether to trade at the tile ``{royal}``, while so many trades are possible."""
        return self.tr("{royal}: do you trade? (%n trade(s) left)", "", n)

    def colours(self, n: int) -> str:
        """Colours of workers on a board: "3 colours" """
        return self.tr("%n colour(s)", "", n)

    def matching_icons(self, n: int) -> str:
        """In a sum of points: "2 matching icons" """
        return self.tr("%n matching icon(s)", "", n)

    def workers_to_unlock(self, n: int) -> str:
        """A reminder: "2 workers could be unlocked" """
        return self.tr("%n worker(s) could be unlocked", "", n)

    def turns_more(self, n: int) -> str:
        """How far an eclipse is away once it is triggered; 0 is a text of its own."""
        return self.tr("after %n more turn(s)", "", n)

    def rounds_at_most(self, n: int) -> str:
        """How far an eclipse is away at most, this round included."""
        return self.tr("in at most %n round(s)", "", n)

    def neutral_workers(self, n: int) -> str:
        """Neutral workers on a board."""
        return self.tr("%n neutral worker(s)", "", n)

    def things_happened(self, n: int) -> str:
        """What others did since somebody's last turn."""
        return self.tr("Since your last turn: %n thing(s)", "", n)

    def minutes(self, n: int) -> str:
        """How long a lesson takes about: "about 3 minutes" """
        return self.tr("about %n minute(s)", "", n)
