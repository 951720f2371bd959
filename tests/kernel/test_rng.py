"""Chance: one integer inside the game."""

from __future__ import annotations

from collections import Counter

import pytest

from teo_desktop.kernel import rng


class Bag:
    def __init__(self, seed: int) -> None:
        self.rng = rng.seeded(seed)


def test_the_numbers_are_those_of_splitmix64():
    """The published first outputs of the generator for the state 1234567."""
    bag = Bag(0)
    bag.rng = 1234567
    top = 1 << 64
    drawn = [rng.below(bag, top) for _ in range(3)]
    assert drawn == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_the_same_seed_gives_the_same_numbers_and_another_seed_others():
    first, twin, other = Bag(7), Bag(7), Bag(8)
    numbers = [rng.below(first, 1000) for _ in range(20)]
    assert numbers == [rng.below(twin, 1000) for _ in range(20)]
    assert numbers != [rng.below(other, 1000) for _ in range(20)]


def test_neighbouring_seeds_do_not_run_after_each_other():
    streams = []
    for seed in range(50):
        bag = Bag(seed)
        streams.append({rng.below(bag, 1 << 64) for _ in range(50)})
    assert len(set.union(*streams)) == 50 * 50


def test_the_state_stays_within_64_bits_whatever_the_seed():
    for seed in (0, (1 << 64) - 1, 1 << 64, 1 << 90):
        bag = Bag(seed)
        assert 0 <= bag.rng <= rng.MASK
        rng.below(bag, 6)
        assert 0 <= bag.rng <= rng.MASK


def test_all_numbers_below_come_about_equally_often():
    bag = Bag(1)
    counts = Counter(rng.below(bag, 6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


@pytest.mark.parametrize("n", [0, -1])
def test_there_is_no_number_below_nothing(n):
    bag = Bag(1)
    before = bag.rng
    with pytest.raises(ValueError, match="no number"):
        rng.below(bag, n)
    assert bag.rng == before


def test_shuffling_keeps_all_items_and_reaches_every_order():
    bag = Bag(3)
    orders = Counter(rng.shuffled(bag, ("a", "b", "c")) for _ in range(600))
    assert len(orders) == 6
    assert all(sorted(order) == ["a", "b", "c"] for order in orders)
    assert min(orders.values()) > 60


def test_a_copied_state_draws_the_same_again():
    bag, copy = Bag(5), Bag(0)
    rng.below(bag, 10)
    copy.rng = bag.rng
    assert rng.shuffled(bag, tuple(range(9))) == rng.shuffled(copy, tuple(range(9)))
