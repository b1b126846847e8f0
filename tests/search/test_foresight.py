"""Plans tried out: played on for some turns by both sides, with the same luck for all of them."""

from __future__ import annotations

import pytest

import caracole
from caracole.kernel import names
from caracole.search.budget import Budget
from caracole.search.foresight import Foresight, Proposal, estimate
from caracole.search.trials import Trials


@pytest.fixture
def trials(state: caracole.State) -> Trials:
    return Trials(state, state.planners()[0])


def test_the_same_seed_throws_the_same(state: caracole.State, trials: Trials) -> None:
    worths = [trials.worth(state, 0, 8, seed, turned=False) for seed in (1, 1, 2, 3, 4, 5, 6, 7, 8)]
    assert worths[0] == worths[1]
    assert len(set(worths)) > 1


def test_a_trial_leaves_the_position_alone(state: caracole.State, trials: Trials) -> None:
    before = str(state)
    trials.worth(state, 0, 3, 1, turned=False)
    assert str(state) == before


def test_a_trial_stops_after_so_many_turns(state: caracole.State, trials: Trials) -> None:
    counted = []
    for turns in (0, 1, 2):
        before = trials.positions
        trials.worth(state, 0, turns, 1, turned=False)
        counted.append(trials.positions - before)
    assert 0 < counted[0] < counted[1] < counted[2]


def test_a_match_that_ends_in_a_trial_is_worth_its_payoff(state: caracole.State, trials: Trials) -> None:
    """A third of the plates each: within some turns one army has fallen."""
    worths = {trials.worth(state, 0, 400, seed, turned=turned) for seed in range(4) for turned in (False, True)}
    assert worths <= {0.0, 0.5, 1.0}


def test_a_budget_of_positions_gives_the_same_plan_every_time(state: caracole.State) -> None:
    plans = [Foresight(state, 2).plan(state, Budget(playouts=3000)) for _ in range(2)]
    assert plans[0] == plans[1]


def test_plans_that_end_the_match_use_up_a_budget_of_positions(state: caracole.State) -> None:
    """Nothing is left to look at after them."""
    over = state.clone()
    while not over.over:
        over.apply(over.odds().outcomes[-1] if over.actor == names.CHANCE else over.legal()[0])
    plans = [Proposal((action,), over, 0.5) for action in range(4)]
    Foresight(state, 2).compared(plans, 0, Budget(playouts=1000), 0)
    assert sum(plan.trials for plan in plans) == 1000


def test_the_lines_are_legal_and_the_best_chance_comes_first(state: caracole.State) -> None:
    lines = Foresight(state, 1).plan(state, Budget(playouts=3000), keep=4)
    chances = [chance for chance, _ in lines]
    assert chances[0] == max(chances)
    assert all(0 <= chance <= 1 for chance in chances)
    for _, line in lines:
        position = state.clone()
        for action in line:
            assert action in position.legal()
            position.apply(action)


def test_a_shot_is_weighed_by_its_odds_and_not_tried(state: caracole.State) -> None:
    plans = Foresight(state, 1)
    for _ in range(20):
        if state.phase == "firing":
            break
        for action in plans.plan(state, Budget(playouts=1000))[0][1]:
            state.apply(action)
    before = plans.trials.positions
    plans.plan(state, Budget(playouts=100000))
    assert state.phase == "firing"
    assert plans.trials.positions == before


def test_who_is_told_to_stop_still_has_a_plan(state: caracole.State) -> None:
    plans = Foresight(state, 2)
    plans.stop = True
    assert plans.plan(state, Budget(seconds=60))


def tried(state: caracole.State, guess: float, *worths: float) -> Proposal:
    plan = Proposal((1,), state, guess)
    for worth in worths:
        plan.add(worth)
    return plan


def test_trials_outweigh_a_guess_where_they_differ_by_more_than_chance(state: caracole.State) -> None:
    promising, better = tried(state, 0.9, 0.40, 0.41), tried(state, 0.1, 0.60, 0.61)
    estimate([promising, better])
    assert better.chance > promising.chance


def test_a_guess_outweighs_trials_that_may_be_chance(state: caracole.State) -> None:
    promising, luckier = tried(state, 0.9, 0.1, 0.9), tried(state, 0.1, 0.2, 0.9)
    estimate([promising, luckier])
    assert promising.chance > luckier.chance


def test_what_was_tried_little_is_tried_next_unless_it_is_worse_by_far(state: caracole.State) -> None:
    known, new = tried(state, 0.5, *[0.4, 0.6] * 20), tried(state, 0.5, 0.39, 0.59)
    worse = tried(state, 0.5, 0.0, 0.1)
    estimate([known, new, worse])
    assert known.chance > new.chance > worse.chance
    assert new.most() > known.most() > worse.most()


def test_every_judgement_proposes(state: caracole.State) -> None:
    foresight = Foresight(state, 1)
    found = foresight.proposed(state, Budget(playouts=20000), 0.0, 8)
    assert len(foresight.beams) == len(state.planners()) + 1
    assert len({plan.guess for plan in found}) == len(found) > 1
