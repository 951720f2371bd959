"""The games, by the name that records and the command line call them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, MutableMapping

from teo_desktop.kernel.campaign import CampaignRules
from teo_desktop.kernel.rules import Rules


class Games(MutableMapping[str, Rules]):
    """Rules by the game's name. Each game is imported when it is first asked for: people play one at a time."""

    def __init__(self, found_by: dict[str, Callable[[], Rules]]) -> None:
        self._found_by = found_by

    def __getitem__(self, name: str) -> Rules:
        return self._found_by[name]()

    def __setitem__(self, name: str, rules: Rules) -> None:
        self._found_by[name] = lambda: rules

    def __delitem__(self, name: str) -> None:
        del self._found_by[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found_by)

    def __len__(self) -> int:
        return len(self._found_by)

    def __contains__(self, name: object) -> bool:
        # That of the base class would import the game.
        return name in self._found_by


def _teotihuacan() -> Rules:
    from teo_desktop.games import teotihuacan

    return teotihuacan


def _tekhenu() -> Rules:
    from teo_desktop.games import tekhenu

    return tekhenu


GAMES = Games({"teotihuacan": _teotihuacan, "tekhenu": _tekhenu})


def campaign_rules(name: str) -> CampaignRules | None:
    """A game's part of campaigns; None when it has none."""
    if name != "teotihuacan":
        return None
    from teo_desktop.games.teotihuacan import campaign

    return campaign


WITH_CAMPAIGNS = ("teotihuacan",)
"""The games of which there are campaigns."""
