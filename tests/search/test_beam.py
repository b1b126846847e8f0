"""Whole turns, planned as beams of lines."""

from __future__ import annotations

import pytest

import caracole
from caracole.search.beam import Beam
from caracole.search.budget import Budget

compiled_only = pytest.mark.skipif(not caracole.compiled(), reason="takes minutes as plain Python")


def test_a_line_is_legal_and_ends_the_phase(state: caracole.State) -> None:
    _, line = Beam(state).plan(state, Budget(playouts=1), widest=1)[0]
    for action in line:
        assert (state.actor, state.phase) == (0, "moving")
        state.apply(action)
    assert (state.actor, state.phase) != (0, "moving")


def test_the_best_lines_come_first_and_none_twice(state: caracole.State) -> None:
    lines = Beam(state).plan(state, Budget(playouts=2000), keep=4, widest=4)
    assert [worth for worth, _ in lines] == sorted((worth for worth, _ in lines), reverse=True)
    assert len({line for _, line in lines}) == len(lines)


def test_a_budget_of_positions_gives_the_same_plan_every_time(state: caracole.State) -> None:
    plans = [Beam(state).plan(state, Budget(playouts=800)) for _ in range(2)]
    assert plans[0] == plans[1]


@compiled_only
def test_a_larger_budget_finds_no_worse_plan(state: caracole.State) -> None:
    worths = [Beam(state).plan(state, Budget(playouts=playouts))[0][0] for playouts in (1, 1000, 20000)]
    assert worths == sorted(worths)


def test_a_planner_that_is_told_to_stop_still_has_a_plan(state: caracole.State) -> None:
    plans = Beam(state)
    plans.stop = True
    assert plans.plan(state, Budget(seconds=60))


def test_where_everything_has_been_seen_no_more_time_is_taken(state: caracole.State) -> None:
    """A fire phase: one order, then the die."""
    plans = Beam(state)
    for action in plans.plan(state, Budget(playouts=5000), widest=8)[0][1]:
        state.apply(action)
    if state.phase == "firing":
        plans.plan(state, Budget(seconds=60))
        assert plans.positions < 100


def test_planning_leaves_the_position_alone(state: caracole.State) -> None:
    before = str(state)
    Beam(state).plan(state, Budget(playouts=100))
    assert str(state) == before


def test_what_is_overlooked_is_not_planned_but_stopping_is_never_overlooked(state: caracole.State) -> None:
    plans = Beam(state)
    plans.overlook = 0.999999
    lines = plans.plan(state, Budget(playouts=100), keep=4)
    assert [[state.say(action) for action in line] for _, line in lines] == [["/"]]


def test_the_same_glance_overlooks_the_same(state: caracole.State) -> None:
    plans = Beam(state)
    plans.overlook = 0.5
    found = []
    for plans.glance in (1, 1, 2):
        found.append(plans.plan(state, Budget(playouts=100), widest=1)[0][1])
    assert found[0] == found[1] != found[2]


@compiled_only
def test_a_hasty_beam_finds_as_good_a_plan_in_fewer_positions() -> None:
    state = caracole.game("kriegspiel").new(players=2, first=0)
    found = {}
    for hasty in (False, True):
        beam = Beam(state)
        beam.hasty = hasty
        found[hasty] = beam.plan(state, Budget(playouts=100000), widest=2)[0][0], beam.positions
    assert found[True][0] == pytest.approx(found[False][0], abs=0.005)
    assert found[True][1] < found[False][1] / 2


def test_a_hasty_line_is_legal(state: caracole.State) -> None:
    beam = Beam(state)
    beam.hasty = True
    for _, line in beam.plan(state, Budget(playouts=3000), keep=8, widest=8):
        position = state.clone()
        for action in line:
            assert action in position.legal()
            position.apply(action)
        assert (position.actor, position.phase) != (0, "moving")
