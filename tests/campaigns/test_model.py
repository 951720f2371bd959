"""A campaign game by game: what is entered, what is kept, and what changes nothing."""

from __future__ import annotations

from dataclasses import replace

from teo_desktop import saves
from teo_desktop.campaigns import ascent, league, model
from teo_desktop.campaigns.model import KEPT_GAMES, Entry
from tests.campaigns.playing import BEGAN, ENDED, a_league, again, an_ascent, first_question, go_on, play


def test_the_game_that_is_played_lies_in_the_file_at_every_choice():
    """A whole game one choice after the other, each time out of the bytes of the file."""
    seen: list[int] = []
    campaign = play(an_ascent(), ascent.next_game(an_ascent(), "foot"), 4, lambda line: not seen.append(line))
    finished = saves.from_bytes(campaign.games[1])
    assert seen == list(range(1, len(finished.record.lines)))
    assert len(seen) > 60
    assert len(campaign.results) == 1


def test_a_game_can_be_left_before_its_first_choice():
    campaign, saved = model.begun(an_ascent(), ascent.next_game(an_ascent(), "foot"), 4, BEGAN)
    campaign = again(model.stepped(campaign, 1, first_question(saved), ENDED))
    resumed = model.current_game(campaign)
    assert resumed.record == saved.record
    assert go_on(campaign, resumed, 4).results[0].chapter == "foot"


def test_the_first_ending_of_a_game_counts():
    campaign = play(an_ascent(), ascent.next_game(an_ascent(), "foot"), 4)
    finished = saves.from_bytes(campaign.games[1])
    undone = replace(finished, undone=finished.record.lines[-1:])
    after = again(model.stepped(campaign, 1, undone, ENDED))
    assert after.results == campaign.results
    assert saves.from_bytes(after.games[1]).undone == undone.undone
    assert model.stepped(campaign, 7, finished, ENDED) is campaign


def test_only_the_latest_finished_games_are_kept_but_all_results():
    campaign = a_league()
    entries = tuple(Entry(number, ENDED, (0, 1), (1, 2), (1, 0)) for number in range(1, KEPT_GAMES + 6))
    games = {entry.number: b"x" for entry in entries}
    campaign = replace(campaign, results=entries, games=games)
    campaign = play(campaign, league.next_game(campaign), 9)
    assert len(campaign.results) == KEPT_GAMES + 6
    assert sorted(campaign.games) == list(range(7, KEPT_GAMES + 7))


def test_a_finished_game_can_be_looked_at_again():
    campaign = play(an_ascent(), ascent.next_game(an_ascent(), "foot"), 4)
    finished = saves.from_bytes(campaign.games[1])
    assert finished.is_over
    assert saves.verify(finished).is_good
    assert saves.standing_of(finished).points == campaign.results[0].points


def test_the_name_is_kept_short_and_never_empty():
    campaign = model.renamed(an_ascent(), "  Sun   and  moon " + "x" * 99)
    assert campaign.name.startswith("Sun and moon x")
    assert len(campaign.name) <= model.LONGEST_NAME
    assert model.renamed(campaign, "   ").name == campaign.name
