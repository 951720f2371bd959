"""Everything of Teotihuacan has words, in each language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from teo_desktop.arguments import OPTIONS
from teo_desktop.games import teotihuacan as rules
from teo_desktop.games.teotihuacan import catalog, events, teotibot_events, teotibot_levels, worship
from teo_desktop.games.teotihuacan.catalog import SPACE_TEMPLES
from teo_desktop.games.teotihuacan.temples import TempleStep
from teo_desktop.games.teotihuacan.teotibot_catalog import ACTION_TILES, ARROWS, LEVERS, RESERVE
from teo_desktop.kernel.agenda import Decision
from teo_desktop.kernel.events import Event
from teo_desktop.ui.texts import teotihuacan as words
from teo_desktop.ui.texts.teotihuacan.events import SILENT
from teo_desktop.ui.texts.teotihuacan.refusals import SENTENCES
from tests.ui.texts import samples
from tests.ui.texts.readable import assert_readable

RULES = Path(rules.__file__).parent
NAMES = ("Ada", "{Bo}", "Cy")


def test_every_board_good_and_temple_has_a_name(language):
    for name in (*map(words.board_name, range(1, 9)), *map(words.board_label, range(1, 9))):
        assert_readable(name)
    assert len({words.board_name(board) for board in range(1, 9)}) == 8
    for good in range(len(catalog.GOODS)):
        assert_readable(words.good_name(good))
        assert "12" in words.goods_text(good, 12)
    assert len({words.temple_name(temple) for temple in range(3)}) == 3
    assert len({words.side_name(side) for side in range(4)}) == 4
    assert len({words.row_name(row) for row in range(3)}) == 3
    assert len({words.rotation_text(turns) for turns in range(4)}) == 4
    assert len({words.space_name(space) for space in range(len(catalog.SPACE_BOARDS))}) == len(catalog.SPACE_BOARDS)
    assert len({words.place_text(spot) for spot in range(30)}) == 30


def test_every_icon_on_a_tile_or_the_ground_has_a_name(language):
    icons = {
        *catalog.GROUND_ICONS,
        *(icon for tile in catalog.PYRAMID_TILES for icon in tile[0]),
        *(icon for tile in catalog.DECORATION_TILES for icon in tile),
    }
    assert len({words.icon_name(icon) for icon in icons}) == len(icons)


@pytest.mark.parametrize(
    ("rows", "name", "text"),
    [
        (catalog.DISCOVERIES, words.discovery_name, words.discovery_text),
        (catalog.TECHNOLOGIES, words.technology_name, words.technology_text),
        (catalog.ROYALS, words.royal_name, words.royal_text),
        (catalog.BONUSES, words.bonus_name, words.bonus_text),
        (catalog.STARTING, words.starting_name, words.starting_text),
    ],
)
def test_every_tile_has_a_name_of_its_own_and_a_text(language, rows, name, text):
    names = [name(index) for index in range(len(rows))]
    assert len(set(names)) == len(rows)
    for index in range(len(rows)):
        assert_readable(name(index))
        assert_readable(text(index))


def test_the_figures_of_a_tile_stand_in_its_text(language):
    """A text that is written by hand says the numbers of the data."""
    for index, technology in enumerate(catalog.TECHNOLOGIES):
        for word, amount in technology.gain:
            if word in ("points", "cacao"):
                assert str(amount) in words.technology_text(index)
    for index, royal in enumerate(catalog.ROYALS):
        for number in {royal.each, royal.pay_cacao, royal.pay_resource} - {0}:
            assert str(number) in words.royal_text(index)
    for index, bonus in enumerate(catalog.BONUSES):
        for number in {bonus.low_power, bonus.high_power, bonus.each if bonus.each > 1 else 0} - {0}:
            assert str(number) in words.bonus_text(index)
    for kind, tile in enumerate(catalog.DISCOVERIES):
        for word, amount in tile.gain:
            if word in ("points", "cacao", "any_resource"):
                assert str(amount) in words.discovery_text(kind)
                assert str(amount) in words.discovery_name(kind)


def test_a_discovery_tile_names_its_price(speak):
    speak("en")
    mask, double_move = catalog.DISCOVERY_KINDS["mask_a"], catalog.DOUBLE_MOVE
    assert words.discovery_label(mask) == "“Jade mask” for 2 cacao and 1 gold"
    assert words.discovery_label(double_move) == "“Double move”"


def test_every_word_of_the_data_files_for_a_benefit_is_said(language):
    for word in catalog.BENEFITS - {"same_resource"}:
        assert_readable(words.benefit_text(word, 2))


def test_every_effect_that_can_ask_has_a_question(language):
    assert {type(effect) for effect in samples.EFFECTS} == samples.asking_classes()
    game = samples.small_game()
    for effect in samples.EFFECTS:
        assert_readable(words.prompt(game, Decision(0, effect, ("a choice", "another"))))


def test_every_event_has_a_sentence_or_is_silent_on_purpose(language):
    assert {type(event) for event in samples.EVENTS} == samples.event_classes()
    for event in samples.EVENTS:
        text = words.event_text(event, NAMES)
        assert words.is_told(event) == (text is not None)
        if type(event) in SILENT:
            assert text is None
        else:
            assert text is not None
            assert_readable(text.replace("{Bo}", "Bo"))


def test_an_event_names_its_player_whatever_the_name_is(language):
    """Braces in a name are no place to fill in."""
    for event in samples.EVENTS:
        text = words.event_text(event, NAMES)
        assert text is not None
        if hasattr(event, "player"):
            assert "{Bo}" in text


def test_a_figure_in_the_log_says_where_it_comes_from(speak):
    speak("en")
    scored: Event = events.Scored(0, 4, "discovery:victory_points_4")
    assert words.event_text(scored, NAMES) == "Ada scores 4 points (discovery tile “4 points”)."
    lost: Event = events.Scored(0, -1, "salary")
    assert words.event_text(lost, NAMES) == "Ada loses 1 point (salary)."


def test_every_source_of_points_and_goods_has_words(language):
    texts = [words.source_text(source) for source in samples.SOURCES]
    for text in texts:
        assert_readable(text)
    assert len(set(texts)) == len(texts)
    assert all(words.category_text(source)[0].isupper() for source in samples.SOURCES)


def test_every_refusal_of_the_rules_has_a_sentence(language):
    reasons = _reasons_in_the_rules()
    assert len(reasons) > 40
    assert reasons == set(SENTENCES) | set(samples.NUMBERS)
    for reason in reasons:
        assert_readable(words.refusal_text(samples.refusal(reason)))


def test_a_refusal_says_what_is_needed_and_what_there_is(speak):
    speak("en")
    assert words.refusal_text(samples.refusal("needs_cacao")) == "Needs 3 cacao; you have 2."
    assert (
        words.refusal_text(samples.refusal("needs_price")) == "Needs 2 cacao and 1 gold; you have 1 cacao and 0 gold."
    )


def test_the_teotibot_explains_itself_in_sentences_of_its_own(language):
    """No two of its rules, reasons and picks sound alike."""
    said = [words.event_text(event, NAMES) for event in samples.EVENTS if type(event).__module__.endswith("_events")]
    assert len(said) == len(set(said)) > 50
    for tile in range(len(ACTION_TILES)):
        assert_readable(words.action_tile_text(tile))
    assert len({words.action_tile_name(tile) for tile in range(len(ACTION_TILES))}) == len(ACTION_TILES)
    assert len({words.action_place_name(place) for place in range(RESERVE + 1)}) == RESERVE + 1
    assert len({words.arrow_text(arrow) for arrow in range(len(ARROWS))}) == len(ARROWS)


def test_what_the_teotibot_refers_to_stands_among_the_rulings():
    rulings = (RULES / "rulings.md").read_text(encoding="utf-8")
    for rule in teotibot_events.RULES:
        assert f"**{words.reference_text(rule).removeprefix('Ruling ')}**" in rulings


def test_the_teotibot_tells_what_it_compared(speak):
    speak("en")
    chose = teotibot_events.TeotibotChose(1, "temple", 0, "furthest_up", (4, 2, 1))
    assert words.event_text(chose, ("Ada", "Teotibot")) == (
        "Teotibot picks: Blue temple – where it is furthest up (Blue temple 4, Red temple 2, Green temple 1)."
    )
    failed = teotibot_events.ActionTileFailed(1, 3, 6, "needs_price", (0, 2, 0, 0, 5, 1, 0, 0))
    assert words.event_text(failed, ("Ada", "Teotibot")) == (
        "Teotibot cannot perform “Nobles”: Nobles – it needs 2 wood and has 1 wood."
    )


def test_the_temples_of_the_worship_spaces_are_those_of_the_rules():
    game = samples.small_game()
    for space in range(3, 7):
        (following,) = worship.UseAbility(0, space, 1).apply(game, None)
        temple = following.temple if isinstance(following, TempleStep) else None
        assert SPACE_TEMPLES.get(space) == temple


def test_every_field_and_option_of_the_set_up_is_explained(language):
    for key in ("edition", "setup", *OPTIONS["teotihuacan"]):
        assert_readable(words.setup_label(key))
        assert_readable(words.setup_tip(key))
    for value in ("deluxe", "2018", "first", "full"):
        assert_readable(words.option_label(value))
        assert_readable(words.option_tip(value))
    for level in (*teotibot_levels.LEVELS, ""):
        assert_readable(words.level_name(level))
        assert_readable(words.level_tip(level))
    assert len({words.level_tip(level) for level in teotibot_levels.LEVELS}) == len(teotibot_levels.LEVELS)
    assert len({words.lever_label(lever) for lever in LEVERS}) == len(LEVERS)


def test_the_language_can_change_between_two_calls(speak):
    """Nothing keeps a translated text."""
    said = []
    for language in ("de", "es", "en"):
        speak(language)
        said.append(words.refusal_text(samples.refusal("row_full")))
    assert said == ["Diese Reihe ist voll.", "Esta fila está llena.", "This row is full."]


def test_one_is_said_otherwise_than_two(language):
    """Each language has its plurals, English too."""
    assert words.points_text(1) != words.points_text(2).replace("2", "1")


def _reasons_in_the_rules() -> set[str]:
    """The ids in all calls ``Refusal("...")``, also where one of two is chosen; the Teotibot has its own words."""
    reasons = set()
    for path in set(RULES.glob("*.py")) - set(RULES.glob("teotibot*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                reason = node.args[0]
                branches = [reason.body, reason.orelse] if isinstance(reason, ast.IfExp) else [reason]
                reasons |= {branch.value for branch in branches if isinstance(branch, ast.Constant)}
    return {reason for reason in reasons if isinstance(reason, str)}
