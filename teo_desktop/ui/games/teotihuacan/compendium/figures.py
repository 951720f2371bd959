"""Figures of the rules for the pages of the help, so that text and rule cannot disagree."""

from __future__ import annotations

from teo_desktop.games.teotihuacan import catalog, teotibot_catalog


def figure(name: str) -> str:
    """A figure of the catalog, or of the Teotibot's: ``UNLOCK_COST``, ``DARK.0.0``, ``BOT.ACTIONS.7.points``.

    Raises:
        KeyError: there is none of that name.
    """
    word, *places = name.removeprefix("BOT.").split(".")
    source = teotibot_catalog if name.startswith("BOT.") else catalog
    found = getattr(source, word, None)
    for place in places:
        if isinstance(found, dict):
            found = found[int(place) if place.lstrip("-").isdigit() else place]
        elif isinstance(found, tuple) and not place.lstrip("-").isdigit():
            found = getattr(found, place, None)
        elif isinstance(found, tuple):
            found = found[int(place)]
    if isinstance(found, bool) or not isinstance(found, int):
        raise KeyError(name)
    return str(found)
