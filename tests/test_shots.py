"""The pictures of the window and its bench: what they promise, on a few of them."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

from tests.tools import bench_window, shots
from tests.tools.shot_scenes import SCENES, find_positions

ROOT = Path(__file__).resolve().parents[1]


def test_every_scene_has_a_name_and_a_number_of_players_of_its_own_kind():
    assert not [name for name, count in Counter(scene.name for scene in SCENES).items() if count > 1]
    assert {scene.players for scene in SCENES} == {0, 2, 3, 4}
    assert any(scene.is_main for scene in SCENES)


def test_each_language_is_taken_light_and_dark_small_and_with_large_text():
    names = [look.name for look in shots.looks()]
    assert len(names) == 12
    assert {"de-light", "es-dark", "en-small", "es-text-200"} <= set(names)
    assert not [look for look in shots.looks(is_quick=True) if look.colours == "dark"]


def test_a_position_is_found_where_the_scene_wants_it_and_twice_the_same():
    scene = next(scene for scene in SCENES if scene.name == "ascension")
    found = find_positions([scene])
    assert found == find_positions([scene])
    assert found["ascension"].lines


def test_two_runs_write_the_same_pictures_and_need_no_test_package(tmp_path):
    """The second run refuses the packages that only tests need."""
    refusing = "import sys; sys.modules.update(dict.fromkeys(['pytest', 'hypothesis', 'pytestqt'])); "
    for folder, before in (("one", ""), ("two", refusing)):
        code = before + "from tests.tools.shots import main; import sys; sys.exit(main(sys.argv[1:]))"
        arguments = [str(tmp_path / folder), "--look", "es-small", "--only", "refusal", "--only", "start"]
        subprocess.run([sys.executable, "-c", code, *arguments], cwd=ROOT, check=True, capture_output=True)
    pictures = sorted(path.relative_to(tmp_path / "one") for path in (tmp_path / "one").rglob("*.png"))
    assert [path.as_posix() for path in pictures] == [
        "es-small/01-start.png",
        "es-small/11-refusal.png",
        "es-small.png",
    ]
    for path in pictures:
        assert (tmp_path / "one" / path).read_bytes() == (tmp_path / "two" / path).read_bytes()


def test_the_bench_marks_what_misses_its_aim_and_what_became_slower():
    figures = {"one tile ms": 0.6, "one tile in loops": 6.0, "memory MB": 90.0}
    lines = bench_window.table(figures).splitlines()
    assert "6.0 reference loops" in lines[0]
    assert "MISSED" in lines[0]
    assert "MISSED" not in lines[1]
    assert bench_window.slower({"window": {"one tile in loops": 4.0}}, {"window": figures})
    assert not bench_window.slower({"window": {"one tile in loops": 5.0}}, {"window": figures})
    assert bench_window.slower({}, {"window": figures}) == []
