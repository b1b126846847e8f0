"""Kriegspiel's bots: whole turns planned ahead by what each army can shoot, then carried out order by order."""

from __future__ import annotations

from typing import Any, cast

import pytest

import caracole
from caracole import bots
from caracole.bots import Budget
from caracole.bots.levels import level
from caracole.bots.planner import Planner
from caracole.games.kriegspiel import appraise, board, names, terms
from caracole.games.kriegspiel.state import KriegspielState

GAME = caracole.game("kriegspiel")
LETTERS = {"S": "soldier", "C": "cavalry", "K": "cannon"}
compiled_only = pytest.mark.skipif(not caracole.compiled(), reason="takes minutes as plain Python")


def drawn(plates: str, turn: str = "F move") -> KriegspielState:
    """`drawn("FS:d6NW4 EC:c4SE2")`: a position with exactly these plates."""
    layout = [
        {"army": "FE".index(token[0]), "arm": LETTERS[token[1]], "cell": f"{chr(97 + place)}1", "figures": 1}
        for place, token in enumerate(plates.split())
    ]
    options = GAME.resolve({"first": 0, "board": {"cols": 8, "rows": 10, "orientation": "pointy"}, "layout": layout})
    return cast(KriegspielState, GAME.load(options, f"{plates} | {turn}"))


def planner(name: str = "voltigeur", **figures: Any) -> Planner:
    return cast(Planner, bots.seated(name, GAME, caracole.Random(1), slip=0.0, overlook=0.0, **figures))


def told(state: KriegspielState, **figures: Any) -> list[str]:
    """The texts of what a planner does until the turn is over or a die is thrown."""
    bot, said = planner(**figures), []
    turn = state.turn
    while state.actor == turn:
        action = bot.choose(state.view(turn), Budget(playouts=3000))
        said.append(state.say(action))
        state.apply(action)
    return said


def test_what_an_army_can_fell_is_the_best_shot_of_each_arm() -> None:
    state = drawn("FS:d7NW5 ES:d5SE5")
    assert appraise.promise(state, 0, 1) == pytest.approx(2.5)  # the mean of 0 to 5
    assert appraise.promise(drawn("FS:h10NW5 ES:a1SE5"), 0, 1) == 0


def test_nobody_counts_a_shot_through_a_friend() -> None:
    assert appraise.promise(drawn("FS:d6NW5 ES:c4SE5", "F fire"), 0, 0) == pytest.approx(2.5)
    assert appraise.promise(drawn("FS:d6NW5 FK:d5NW0 ES:c4SE5", "F fire"), 0, 0) == 0


def test_moves_are_counted_as_the_rules_count_them() -> None:
    """The table of moves against positions reached by playing them."""
    start = drawn("FC:d6NW2 ES:a1SE5")
    seen = {(start.cell[0], start.facing[0]): 0}
    edge = [start]
    for moves in range(1, 6):
        later = []
        for state in edge:
            for action in state.legal():
                if action < names.END_MOVE:
                    after = state.clone()
                    after.apply(action)
                    if (after.cell[0], after.facing[0]) not in seen:
                        seen[after.cell[0], after.facing[0]] = moves
                        later.append(after)
        edge = later
    for (cell, facing), moves in seen.items():
        assert appraise.cost(start, 0, cell, facing // 2) == moves, board.say(cell)


@pytest.mark.parametrize(
    ("plates", "steps"),
    [
        ("FS:d7NW5 ES:d5SE5", 1),  # straight north lies a corner
        ("FS:d7NW5 ES:c5SE5", 0),
        ("FS:d7NW5 ES:c1SE5", 4),
        ("FC:d7E2 ES:f7SE5", 1),
        ("FK:d7E4 ES:g7SE5", 0),
        ("FS:d5NW5 ES:d7SE5", 3),  # never towards one's own camp
    ],
)
def test_the_way_to_go_ends_where_one_can_fire(plates: str, steps: int) -> None:
    state = drawn(plates)
    place = (state.terms.arm[0] + 3 * state.terms.army[0]) * names.BREADTH**2
    assert state.terms.steps[place + appraise.between(state, state.cell[0], state.cell[1])] == steps


def test_a_gun_nobody_serves_is_not_marched_to() -> None:
    alone = appraise.approach(drawn("FC:c3E2 ES:e7SE5"), 0)
    assert appraise.approach(drawn("FC:c3E2 ES:e7SE5 EK:d3SE0"), 0) == alone
    assert appraise.approach(drawn("FC:c3E2 ES:e7SE5 EK:d3SE1"), 0) > alone


def test_a_plan_brings_a_plate_to_where_it_can_fire() -> None:
    state = drawn("FS:d9NW5 FC:a10NW2 ES:d5SE5")
    assert told(state)
    assert state.shooter != names.NOBODY


def test_the_last_enemy_is_shot_at_when_it_can_be() -> None:
    state = drawn("FS:d6NW5 EC:d5SE1")
    assert told(state)
    assert state.actor == caracole.CHANCE


def test_orders_of_a_plan_are_given_without_thinking_again() -> None:
    state = GAME.new(players=2, first=0)
    bot = planner()
    first = bot.think(state.view(0), Budget(playouts=500))
    state.apply(first.action)
    second = bot.think(state.view(0), Budget(playouts=500))
    assert first.simulations > 0
    assert second.simulations == 0
    assert second.line == first.line[1:]


def test_a_plan_is_made_anew_when_something_else_happens() -> None:
    state = GAME.new(players=2, first=0)
    bot = planner()
    planned = bot.think(state.view(0), Budget(playouts=200)).action
    state.apply(next(action for action in state.legal() if action != planned and action < names.END_MOVE))
    again = bot.think(state.view(0), Budget(playouts=200))
    assert again.action in state.legal()
    assert again.simulations > 0


@compiled_only
def test_a_wider_plan_is_worth_at_least_as_much() -> None:
    state = drawn("FS:d8NW5 FC:b9NE2 FK:e9NW4 ES:d4SE5 EC:f4SW2 EK:c3SE4")
    worths = [planner(beam_width=width).think(state.view(0), Budget(playouts=100000)).values[0] for width in (1, 4, 16)]
    assert worths == sorted(worths)


def test_plans_are_made_by_other_weights_than_chances_are_told_by() -> None:
    """Drawn to a shot: the same position promises more where plans are made, and is worth what it was elsewhere."""
    state = drawn("FS:d6NW5 EC:d5SE2")
    planning = cast(KriegspielState, state.planners()[0])
    assert list(planning.terms.weight)[names.NOW] > list(state.terms.weight)[names.NOW]
    assert list(state.terms.weight)[: len(names.WEIGHTS)] == terms.weights()
    assert appraise.appraise(planning, 0) > appraise.appraise(state, 0)


@compiled_only
def test_old_guard_tells_chances_by_the_weights_that_tell_them_best() -> None:
    """The die is thrown for the shot that decides most of the match: what is told is what the judgement says of it."""
    state = drawn("FS:d6NW5 FC:a9NE2 EC:d5SE2 ES:h1SE5", "F fire")
    reasons = planner("old-guard").think(state.view(0), Budget(playouts=2000))
    plain = planner("old-guard", foresight=0).think(state.view(0), Budget(playouts=2000))
    assert reasons.action == plain.action
    assert reasons.values == plain.values


def test_other_weights_value_shots_otherwise() -> None:
    state = drawn("FS:d6NW5 EC:d5SE2")
    weights = terms.weights()
    usual = appraise.promise(state, 0, 1)
    cavalier = names.CAVALIER_WORTH
    state.terms.weigh([2 * weight if place == cavalier else weight for place, weight in enumerate(weights)])
    assert appraise.promise(state, 0, 1) == pytest.approx(2 * usual)


@compiled_only
def test_a_planner_hunts_down_whoever_moves_at_random() -> None:
    match = caracole.Match.new(GAME, caracole.SeededLuck(4), players=2, first=0)
    seats = [bots.seated(name, GAME, caracole.Random(4)) for name in ("voltigeur", "random")]
    match.settle()
    while not match.over:
        actor = match.state.actor
        match.play(seats[actor].choose(match.view(actor), Budget()), by=actor)
        match.settle()
    assert match.state.payoffs == [1, 0]


def test_every_level_plans_and_the_lower_overlook_more() -> None:
    found = [level(GAME, name) for name in bots.LEVELS]
    assert {each.search for each in found} == {"beam"}
    overlooked = [each.overlook for each in found]
    assert overlooked == sorted(overlooked, reverse=True)
    assert overlooked[-1] == 0


@compiled_only
def test_beginners_come_nearer_and_fire_and_who_overlooks_less_is_ahead() -> None:
    """They used to wheel about at home for forty turns, and drew."""
    for seed in range(2):
        match = caracole.Match.new(GAME, caracole.SeededLuck(seed), players=2)
        match.settle()
        seats = ["conscript", "tambour"] if seed == 0 else ["tambour", "conscript"]
        players = [bots.seated(name, GAME, caracole.Random(seed)) for name in seats]
        while not match.over:
            side = match.state.actor
            match.play(players[side].choose(match.view(side), Budget()), by=side)
            match.settle()
        outcome = match.state.outcome
        assert outcome is not None
        better, worse = outcome.counts[seed], outcome.counts[1 - seed]  # of 46 figures and 2 cannons each
        assert worse < min(10, better)
