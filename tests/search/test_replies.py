"""Whole turns, tried against the answer of the other side."""

from __future__ import annotations

import caracole
from caracole.search.replies import Replies, different
from caracole.search.thinking import Budget


def test_a_line_is_legal_and_ends_the_phase(state: caracole.State) -> None:
    _, line = Replies(state, 4).plan(state, Budget(playouts=2000), widest=2)[0]
    for action in line:
        assert (state.actor, state.phase) == (0, "moving")
        state.apply(action)
    assert (state.actor, state.phase) != (0, "moving")


def test_a_budget_of_positions_gives_the_same_plan_every_time(state: caracole.State) -> None:
    found = [Replies(state, 4).plan(state, Budget(playouts=2000), keep=3) for _ in range(2)]
    assert found[0] == found[1]


def test_a_budget_of_positions_is_kept(state: caracole.State) -> None:
    replies = Replies(state, 1000)
    replies.plan(state, Budget(playouts=3000))
    assert 3000 <= replies.positions < 4000


def test_what_has_been_tried_most_comes_first(state: caracole.State) -> None:
    replies = Replies(state, 8)
    lines = replies.plan(state, Budget(playouts=6000), keep=50, widest=4)
    tried = [each.trials for each in replies.candidates]
    assert tried == sorted(tried, reverse=True)
    assert 1 < tried[0] <= 8
    assert lines == [(each.worth, each.line) for each in replies.candidates]


def test_told_to_stop_it_still_has_a_plan(state: caracole.State) -> None:
    replies = Replies(state, 1000)
    replies.stop = True
    assert replies.plan(state, Budget(seconds=60))
    assert not any(each.trials for each in replies.candidates)


def test_a_trial_is_the_same_every_time_and_leaves_the_position_alone(state: caracole.State) -> None:
    replies = Replies(state, 4)
    before = str(state)
    assert replies.trial(state, 0, 3) == replies.trial(state, 0, 3)
    assert str(state) == before


def test_lines_that_differ_in_an_order_of_many_are_alike() -> None:
    many = tuple(range(12))
    lines = [(0.6, many), (0.5, (*many[:-1], 99)), (0.4, tuple(range(20, 32))), (0.3, (1,)), (0.2, (2,))]
    assert different(lines) == [lines[0], *lines[2:]]
