"""Neutral workers for two and three players: further colours that nobody moves (T-NEUTRAL)."""

from __future__ import annotations

from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan.catalog import NEUTRAL_COLOURS, NEUTRAL_WORKERS, STARTING
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.kernel.rng import below


def place_neutrals(game: Game) -> None:
    """For each neutral colour draw two of the starting tiles that no player kept; its workers go to the first three
    different boards on them. Every colour draws from all of these tiles, so both may share boards."""
    kept = {tile for player in game.players for tile in player.kept}
    pool = [tile for tile in range(len(STARTING)) if tile not in kept]
    placed = []
    for colour in range(NEUTRAL_COLOURS[len(game.players) - 2]):
        first = pool[below(game, len(pool))]
        others = [tile for tile in pool if tile != first]
        second = others[below(game, len(others))]
        boards = tuple(dict.fromkeys((*STARTING[first].boards, *STARTING[second].boards)))[:NEUTRAL_WORKERS]
        placed.append(boards)
        game.emit(events.NeutralsPlaced, colour, boards)
    game.neutrals = tuple(placed)
