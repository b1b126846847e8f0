"""Fair and repeatable luck, and the fast generator."""

from __future__ import annotations

import copy
import hashlib
import hmac
import pickle
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from caracole import FairLuck, Odds, Random, SeededLuck
from caracole.kernel.luck import commitment


def test_fair_luck_can_be_derived_by_hand() -> None:
    seed = bytes(range(32))
    luck = FairLuck(seed, ("ann", "bob"))
    root = hmac.new(seed, b"caracole-luck/1:ann\x1fbob", hashlib.sha256).digest()
    for counter in range(3):
        word = hmac.new(root, f"die#{counter}".encode(), hashlib.sha256).digest()
        assert luck.below(6, "die") == int.from_bytes(word, "big") * 6 >> 256
    assert commitment(seed) == hashlib.sha256(b"caracole-seed/1:" + seed).hexdigest()


def test_streams_do_not_disturb_each_other() -> None:
    alone, both = SeededLuck(7), SeededLuck(7)
    first = [alone.below(100, "die") for _ in range(20)]
    mixed = []
    for _ in range(20):
        both.below(100, "deck")
        mixed.append(both.below(100, "die"))
    assert first == mixed


def test_contributions_change_the_luck() -> None:
    draws = [tuple(FairLuck(b"x" * 32, c).below(1000, "die") for _ in range(1)) for c in [(), ("a",), ("b",)]]
    assert len(set(draws)) == 3


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(1, 50), min_size=1, max_size=6))
def test_a_draw_is_always_a_possible_outcome(seed: int, weights: list[int]) -> None:
    odds = Odds(list(range(10, 10 + len(weights))), weights)
    assert SeededLuck(seed).draw(odds) in odds.outcomes
    assert FairLuck(seed.to_bytes(8, "big")).draw(odds) in odds.outcomes


def test_draws_follow_the_odds() -> None:
    odds = Odds([1, 2, 3], [1, 2, 3])
    for luck in (SeededLuck(5), FairLuck(b"five")):
        counts = Counter(luck.draw(odds) for _ in range(6000))
        expected = {1: 1000, 2: 2000, 3: 3000}
        chi = sum((counts[k] - n) ** 2 / n for k, n in expected.items())
        assert chi < 13.8, f"chi-square {chi:.1f} with 2 degrees of freedom (p < 0.001)"


def test_shuffling_keeps_everything_and_reaches_every_order() -> None:
    orders = Counter(tuple(SeededLuck(seed).shuffled([1, 2, 3], "x")) for seed in range(600))
    assert len(orders) == 6
    assert all(50 < count < 160 for count in orders.values())


def test_the_generator_gives_the_published_numbers_of_splitmix64() -> None:
    random = Random(1234567)
    assert [random.next() for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**40))
def test_below_stays_below(seed: int, bound: int) -> None:
    assert 0 <= Random(seed).below(bound) < bound
    assert 0.0 <= Random(seed).unit() < 1.0


def test_a_generator_comes_out_of_a_pickle_where_it_was() -> None:
    random = Random(7)
    random.next()
    twins = [pickle.loads(pickle.dumps(random)), copy.deepcopy(random)]
    assert [twin.next() for twin in twins] == [random.next()] * 2
