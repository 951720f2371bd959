"""A campaign's file: it comes back as it was, keeps what it does not know, and bad ones are refused by one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from teo_desktop import container
from teo_desktop.campaigns import ascent, files, league, model
from teo_desktop.campaigns.model import Campaign
from teo_desktop.container import CAMPAIGN, BadFile, Contents
from tests.campaigns.playing import BEGAN, a_league, again, an_ascent, play

Change = Callable[[dict[str, Any]], object]


@pytest.fixture(scope="module")
def half_way() -> Campaign:
    """An ascent with a finished game and one that is being played."""
    campaign = play(an_ascent(), ascent.next_game(an_ascent(), "foot"), 4)
    return model.begun(campaign, ascent.next_game(campaign, "foot"), 5, BEGAN)[0]


@pytest.fixture(scope="module")
def season() -> Campaign:
    """A league with two finished games."""
    campaign = play(a_league(), league.next_game(a_league()), 1)
    return play(campaign, league.next_game(campaign), 2)


def changed(campaign: Campaign, change: Change) -> bytes:
    """The file with its document changed by hand."""
    contents = container.unpack(files.to_bytes(campaign), CAMPAIGN)
    document = json.loads(json.dumps(contents.document))
    change(document)
    return container.pack(Contents(document, contents.others), CAMPAIGN)


def test_the_same_campaign_gives_the_same_bytes(half_way, season):
    for campaign in (half_way, season, an_ascent(), a_league()):
        assert files.to_bytes(again(campaign)) == files.to_bytes(campaign)


def test_what_is_not_known_is_written_back(half_way):
    def change(document: dict[str, Any]) -> None:
        document["weather"] = "fine"
        document["results"][0]["mood"] = 3
        document["players"][0]["hat"] = "red"
        document["current"]["wind"] = {"from": "west"}

    contents = container.unpack(changed(half_way, change), CAMPAIGN)
    with_more = container.pack(Contents(contents.document, {**contents.others, "notes.txt": b"hello"}), CAMPAIGN)
    campaign = files.from_bytes(with_more)
    assert campaign.others == {"notes.txt": b"hello"}
    assert files.to_bytes(model.abandoned(campaign)) != with_more
    written = container.unpack(files.to_bytes(campaign), CAMPAIGN)
    assert written.document["weather"] == "fine"
    assert written.document["results"][0]["mood"] == 3
    assert written.document["players"][0]["hat"] == "red"
    assert written.document["current"]["wind"] == {"from": "west"}
    assert written.others["notes.txt"] == b"hello"


def test_what_is_not_known_of_the_terms_is_written_back(season):
    data = changed(season, lambda row: row["terms"].update(clock=30))
    assert container.unpack(files.to_bytes(files.from_bytes(data)), CAMPAIGN).document["terms"]["clock"] == 30


BROKEN: list[tuple[str, Change]] = [
    ("id", lambda row: row.update(id="../x")),
    ("kind", lambda row: row.update(kind="duel")),
    ("name", lambda row: row.update(name="")),
    ("name", lambda row: row.update(name=7)),
    ("players", lambda row: row.update(players=[])),
    ("players[0].kind", lambda row: row["players"][0].update(kind="cat")),
    ("terms", lambda row: row.update(terms={"setup": {}, "games": 1, "has_handicaps": True})),
    ("results", lambda row: row.update(results=row["results"] * 2)),
    ("results[0].ranking", lambda row: row["results"][0].update(ranking="01")),
    ("results[0]", lambda row: row["results"][0].update(ranking=[0, 0])),
    ("results[0]", lambda row: row["results"][0].update(points=[1])),
    ("results[0].seats", lambda row: row["results"][0].update(seats=[3, -1])),
    ("results[0].medal", lambda row: row["results"][0].update(medal=4)),
    ("results[0].chapter", lambda row: row["results"][0].update(chapter="moon")),
    ("results[0].head_starts", lambda row: row["results"][0].update(head_starts=[1])),
    ("current.number", lambda row: row["current"].update(number=1)),
    ("current", lambda row: row["current"].update(number=9)),
    ("results", lambda row: row["results"][0].update(number=10**9)),
    ("results[0]", lambda row: row["results"][0].update(points=[1, 10**300])),
    ("results[0]", lambda row: row["results"][0].update(reached=[["points", 10**9]])),
    ("current.number", lambda row: row["current"].update(number=10**9)),
    ("current.head_starts", lambda row: row["current"].update(head_starts=[1])),
    ("current.chapter", lambda row: row["current"].update(chapter="")),
]


@pytest.mark.parametrize(("where", "change"), BROKEN)
def test_a_document_that_does_not_fit_is_refused_with_its_place(half_way, where, change):
    with pytest.raises(BadFile) as refused:
        files.from_bytes(changed(half_way, change))
    assert refused.value.problem == "damaged"
    assert f" {where}: " in f" {refused.value.detail}"


@pytest.mark.parametrize(
    "change",
    [
        lambda row: row.update(terms=None),
        lambda row: row["terms"].update(games=-1),
        lambda row: row["terms"]["setup"].update(players=9),
        lambda row: row["terms"]["setup"].update(players=4),
        lambda row: row.update(players=row["players"][:1]),
        lambda row: row["results"][0].update(seats=[0, -1]),
    ],
)
def test_a_league_that_does_not_fit_is_refused(season, change):
    with pytest.raises(BadFile) as refused:
        files.from_bytes(changed(season, change))
    assert refused.value.problem == "damaged"


@pytest.mark.parametrize("game", ["chess", "tekhenu"])
def test_a_game_without_campaigns_is_named(half_way, game):
    with pytest.raises(BadFile) as refused:
        files.from_bytes(changed(half_way, lambda row: row.update(game=game)))
    assert refused.value.problem == "unknown_game"


def test_a_newer_format_is_refused(half_way):
    with pytest.raises(BadFile) as refused:
        files.from_bytes(changed(half_way, lambda row: row.update(format=CAMPAIGN.format + 1)))
    assert refused.value.problem == "newer"


def test_a_bad_game_within_does_not_keep_the_campaign_from_opening(half_way):
    campaign = again(replace(half_way, games={**half_way.games, 2: b"rubbish"}))
    with pytest.raises(BadFile):
        model.current_game(campaign)
    assert model.abandoned(campaign).results == half_way.results


def test_a_missing_file_and_a_single_game_are_told_apart(tmp_path, half_way):
    with pytest.raises(BadFile) as refused:
        files.load(tmp_path / "none.teocampaign")
    assert refused.value.problem == "missing"
    path = tmp_path / "game.teocampaign"
    path.write_bytes(half_way.games[1])
    with pytest.raises(BadFile) as refused:
        files.load(path)
    assert refused.value.problem == "is_game"


def test_whatever_happens_to_the_bytes_only_one_error_comes_out(half_way, season):
    """A quick part of a fuzz: bytes changed, cut out, doubled, cut off; documents with values put in other places."""
    chance = Random(7)
    originals = [files.to_bytes(half_way), files.to_bytes(season)]
    for _ in range(400):
        data = bytearray(chance.choice(originals))
        for _ in range(chance.randrange(1, 4)):
            place = chance.randrange(len(data))
            match chance.randrange(4):
                case 0:
                    data[place] = chance.randrange(256)
                case 1:
                    del data[place : place + chance.randrange(1, 60)]
                case 2:
                    data[place:place] = data[place : place + chance.randrange(1, 60)]
                case _:
                    del data[place:]
            if not data:
                break
        try_to_read(bytes(data))


def test_whatever_stands_in_the_document_only_one_error_comes_out(half_way, season):
    chance = Random(8)
    odd: list[Any] = [None, -1, 10**30, 1.5, "", "x", [], {}, [[]], True, "human", ["a"], {"a": 1}]
    for _ in range(400):
        campaign = chance.choice([half_way, season])

        def change(document: dict[str, Any]) -> None:
            holder: Any = document
            while True:
                key = chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
                inner = holder[key]
                if not isinstance(inner, dict | list) or not inner or chance.random() < 0.3:
                    holder[key] = chance.choice(odd)
                    return
                holder = inner

        try_to_read(changed(campaign, change))


def try_to_read(data: bytes) -> None:
    """Reading either works, and then everything that is shown can be worked out, or a ``BadFile`` says why not."""
    try:
        campaign = files.from_bytes(data)
    except BadFile:
        return
    assert files.to_bytes(campaign)
    if campaign.kind == model.ASCENT:
        chapter = ascent.proposed_chapter(campaign)
        ascent.next_game(campaign, chapter, "5")
        ascent.stars(campaign)
    else:
        league.standings(campaign)
        league.head_to_head(campaign)
        league.next_game(campaign)
