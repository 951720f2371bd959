"""Neutral workers for two and three players: further colours that nobody moves (T-NEUTRAL)."""

from __future__ import annotations

from teo_desktop.games.teotihuacan import events
from teo_desktop.games.teotihuacan.catalog import BASE_STARTING, NEUTRAL_COLOURS, NEUTRAL_WORKERS, STARTING
from teo_desktop.games.teotihuacan.state import Game
from teo_desktop.kernel.rng import below


def place_neutrals(game: Game) -> None:
    """For each neutral colour draw two of the starting tiles that no player kept; its workers go to the first three
    different boards on them, of a further one where two do not name three (T-ALL-NEUTRAL). Every colour draws from all
    of these tiles, so both may share boards."""
    kept = {tile for player in game.players for tile in player.kept}
    in_play = len(STARTING) if game.layout.setup.all_tiles else BASE_STARTING
    pool = [tile for tile in range(in_play) if tile not in kept]
    placed = []
    for colour in range(NEUTRAL_COLOURS[len(game.players) - 2]):
        first = pool[below(game, len(pool))]
        others = [tile for tile in pool if tile != first]
        second = others[below(game, len(others))]
        boards = tuple(dict.fromkeys((*STARTING[first].boards, *STARTING[second].boards)))[:NEUTRAL_WORKERS]
        while len(boards) < NEUTRAL_WORKERS:
            others = [tile for tile in others if not set(STARTING[tile].boards) <= set(boards)]
            boards = tuple(dict.fromkeys((*boards, *STARTING[others[below(game, len(others))]].boards)))
            boards = boards[:NEUTRAL_WORKERS]
        placed.append(boards)
        game.emit(events.NeutralsPlaced, colour, boards)
    game.neutrals = tuple(placed)
