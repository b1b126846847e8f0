"""Ratings and intervals, against results whose strengths are known."""

from __future__ import annotations

import pytest

from caracole.arena.ratings import elo, expected_score, pairs, rate, rates, ratings, sprt, strengths
from caracole.arena.tournament import Row
from caracole.kernel.random import Random


def row(block: int, seats: tuple[str, ...], payoffs: tuple[float, ...]) -> Row:
    nothing = (0,) * len(seats)
    return Row(
        block=block,
        place=0,
        seats=seats,
        payoffs=payoffs,
        steps=1,
        reason="",
        decisions=nothing,
        late=nothing,
        seconds=(0.0,) * len(seats),
    )


def made_up(strength: dict[str, float], matches: int, seats: tuple[str, ...]) -> list[Row]:
    """Results of players who win as often as their strengths say."""
    random = Random(5)
    rows = []
    for block in range(matches):
        point = random.unit() * sum(strength[name] for name in seats)
        winner = 0
        for place, name in enumerate(seats):
            point -= strength[name]
            if point < 0:
                winner = place
                break
        rows.append(row(block, seats, tuple(float(place == winner) for place in range(len(seats)))))
    return rows


def test_strengths_are_found_again_from_pairs() -> None:
    strength = {"a": 4.0, "b": 2.0, "c": 1.0}
    rows = [r for pair in (("a", "b"), ("b", "c"), ("a", "c")) for r in made_up(strength, 1500, pair)]
    found = strengths(rows)
    assert found["a"] / found["c"] == pytest.approx(4.0, rel=0.2)
    assert found["b"] / found["c"] == pytest.approx(2.0, rel=0.2)


def test_strengths_are_found_again_from_tables_of_three() -> None:
    strength = {"a": 4.0, "b": 2.0, "c": 1.0}
    found = strengths(made_up(strength, 3000, ("a", "b", "c")))
    assert found["a"] / found["c"] == pytest.approx(4.0, rel=0.2)


def test_the_truth_lies_in_the_interval() -> None:
    rows = made_up({"a": 2.0, "b": 1.0}, 400, ("a", "b"))
    found = ratings(rows, samples=100)
    assert next(iter(found)) == "a"
    assert found["a"].low <= elo(2.0**0.5) <= found["a"].high
    assert rates(rows)["a"].low < 2 / 3 < rates(rows)["a"].high
    assert pairs(rows)["a", "b"].mean + pairs(rows)["b", "a"].mean == pytest.approx(1.0)


@pytest.mark.parametrize("blocks", [1, 3, 5])
def test_a_few_blocks_that_agree_leave_doubt(blocks: int) -> None:
    """Seats exchanged, always the first seat wins: every block says the same, and three of them prove nothing."""
    rows = [row(block, seats, (1.0, 0.0)) for block in range(blocks) for seats in (("a", "b"), ("b", "a"))]
    found = ratings(rows, samples=100)["a"]
    assert found.elo == pytest.approx(0.0, abs=1e-6)
    assert found.low < -50
    assert found.high > 50


@pytest.mark.parametrize("blocks", [3, 4, 5])
def test_intervals_of_a_few_blocks_hold_what_they_promise(blocks: int) -> None:
    """Of 60 tournaments of equals three may miss; eight would be very many."""
    random = Random(blocks)
    missed = 0
    for _ in range(60):
        rows = []
        for block in range(blocks):
            lucky = random.unit() < 0.5
            for seats in (("a", "b"), ("b", "a")):
                won = random.unit() < (0.8 if lucky else 0.2)
                rows.append(row(block, seats, (float(won), float(not won))))
        found = ratings(rows, samples=60)["a"]
        missed += not found.low <= 0 <= found.high
    assert missed <= 7


def test_the_unbeaten_stay_finite() -> None:
    rows = [row(block, ("a", "b"), (1.0, 0.0)) for block in range(20)]
    found = ratings(rows, samples=20)
    assert 200 < found["a"].elo < 2000
    assert rates(rows)["a"].low > 0.8
    assert rates(rows)["a"].high == pytest.approx(1.0)


def test_blocks_that_always_split_say_even_for_sure() -> None:
    split = [(block, payoff) for block in range(50) for payoff in (1.0, 0.0)]
    mixed = [(index, float(index % 2)) for index in range(100)]
    sure, unsure = rate(split), rate(mixed)
    assert sure.mean == unsure.mean == 0.5
    assert sure.high - sure.low < unsure.high - unsure.low


def test_the_sequential_test_tells_better_from_equal() -> None:
    def scores(chance: float, blocks: int) -> list[tuple[int, float]]:
        random = Random(2)
        return [(block, float(random.unit() < chance)) for block in range(blocks) for _ in range(2)]

    assert sprt(scores(0.65, 300), 0, 30).decided == "better"
    assert sprt(scores(0.45, 300), 0, 30).decided == "not better"
    assert sprt(scores(0.5, 5), 0, 30).decided == ""


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_equals_share_evenly_however_many_sit_at_the_table(seats: int) -> None:
    assert expected_score(0, seats) == pytest.approx(0.5)
    assert expected_score(4000, seats) == pytest.approx(1.0, abs=1e-6)
    assert expected_score(50, seats) + expected_score(-50, seats) == pytest.approx(1.0)
    assert expected_score(200, 2) == pytest.approx(1 / (1 + 10**-0.5))


def test_the_sequential_test_errs_as_rarely_as_it_says() -> None:
    """Five times in a hundred; out of 60 series, three are expected and ten would be very many."""
    random = Random(7)
    wrong = 0
    for _ in range(60):
        scores: list[tuple[int, float]] = []
        verdict = sprt([(0, 0.5)], 0, 200)
        while not verdict.decided:
            scores += [(len(scores), float(random.unit() < 0.5))]
            verdict = sprt(scores, 0, 200)
        wrong += verdict.decided == "better"
    assert wrong <= 9
