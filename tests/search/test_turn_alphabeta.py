"""Looking ahead by whole turns."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import caracole
from caracole.bots import Budget
from caracole.bots.levels import level
from caracole.bots.searcher import Searcher
from caracole.games.glorreiche import appraise
from caracole.search.turn_alphabeta import NARROW, SHAPES, TurnAlphaBeta, fitting

GAME = caracole.game("glorreiche")
HOME = "12R1 11Y1 10R2 9Y2 8R3 7Y3 6R4 5Y4"


@pytest.fixture
def state() -> caracole.State:
    return GAME.load(
        GAME.resolve({"first": 0, "players": 2}), f"60:R5 62:Y5 70:R6 72:Y6 | {HOME} | chips got R1 | R march"
    )


def after(state: caracole.State, turn: list[int]) -> caracole.State:
    later = state.clone()
    for action in turn:
        later.apply(action)
    return later


def judged(state: Any, side: int) -> float:
    return state.payoffs[side] if state.over else appraise.appraise(state, side)


def every_end(state: caracole.State, side: int, known: dict[int, float]) -> dict[int, float]:
    """The positions after all turns of a side with what they seem worth, by plain recursion."""
    if state.actor != side:
        known[state.key] = judged(state, side)
        return known
    for action in state.legal():
        every_end(after(state, [action]), side, known)
    return known


def test_with_room_for_all_every_whole_turn_is_found_once(state: caracole.State) -> None:
    turns = TurnAlphaBeta(state, shape=((64, 64),))
    turns.restart(state, 10**9)
    ends = [after(state, turn) for turn in turns.turns()]
    wanted = every_end(state, state.actor, {})
    assert len(wanted) < 64
    assert sorted(end.key for end in ends) == sorted(wanted)
    assert turns.guesses() == sorted(wanted.values(), reverse=True)


def test_without_care_turns_are_only_estimated(state: caracole.State) -> None:
    turns = TurnAlphaBeta(state, shape=((64, 64),))
    turns.careful = False
    turns.restart(state, 10**9)
    ends = [after(state, turn) for turn in turns.turns()]
    assert turns.guesses() == [end.estimates[state.actor] for end in ends]
    assert turns.worth(0, 0) == ends[0].estimates[0] != pytest.approx(judged(ends[0], 0))


def test_a_turn_is_worth_what_the_best_answer_leaves(state: caracole.State) -> None:
    turns = TurnAlphaBeta(state, shape=((64, 64),))
    turns.restart(state, 10**9)
    for place, turn in list(enumerate(turns.turns()))[:4]:
        later = after(state, turn)
        answers = every_end(later, 1, {})
        assert turns.worth(place, 0) == pytest.approx(judged(later, 0))
        assert turns.worth(place, 1) == pytest.approx(1 - max(answers.values()))


def by_plain_recursion(state: caracole.State, depth: int) -> float:
    """What a position is worth to the first side if both choose among the few turns that are kept."""
    if state.over or depth == 0 or state.estimates[0] in (0.0, 1.0):
        return judged(state, 0)
    turns = TurnAlphaBeta(state, shape=((3, 3),))
    turns.restart(state, 10**9)
    values = [by_plain_recursion(after(state, turn), depth - 1) for turn in turns.turns()]
    return max(values) if state.actor == 0 else min(values)


def test_what_is_remembered_of_a_position_changes_no_value() -> None:
    state = GAME.new(players=2, first=0, luck=caracole.SeededLuck(3))
    random = caracole.Random(4)
    while state.actor != 0 or len(state.legal()) < 3:
        odds = state.odds()
        state.apply(odds.at(random.below(odds.total)) if odds.outcomes else state.legal()[0])
    turns = TurnAlphaBeta(state, shape=((3, 3),))
    turns.restart(state, 10**9)
    for depth in range(4):
        for place, turn in enumerate(turns.turns()):
            plain = by_plain_recursion(after(state, turn), depth)
            assert turns.worth(place, depth) == pytest.approx(plain, abs=1e-12)


def test_within_a_turn_thinking_goes_on_where_it_was_left(state: caracole.State) -> None:
    bot = Searcher(GAME, caracole.Random(1), level(GAME, "cuirassier"))
    first = bot.think(state.view(0), Budget(playouts=100))
    reached = bot.depth
    assert first.line[0] == state.say(first.action)
    assert reached > 1
    later = after(state, [first.action])
    assert later.actor == 0
    bot.think(later.view(0), Budget(playouts=100))
    assert bot.depth >= reached


def test_without_time_for_more_the_turn_goes_on_as_planned(state: caracole.State) -> None:
    bot = Searcher(GAME, caracole.Random(1), level(GAME, "cuirassier"))
    first = bot.think(state.view(0), Budget(playouts=100))
    later = after(state, [first.action])
    assert bot.think(later.view(0), Budget(playouts=1)).line == first.line[1:]


def test_a_match_that_is_decided_needs_no_more_thought() -> None:
    home = "12R1 11R2 10R3 9R4 8Y2 7Y1 6Y4 5Y3"
    options = GAME.resolve({"first": 0, "players": 2})
    state = GAME.load(options, f"20:R5 62:Y5 70:R6 72:Y6 | {home} | chips got R1 | R march")
    assert state.estimates[0] == 1.0
    bot = Searcher(GAME, caracole.Random(1), level(GAME, "cuirassier"))
    first = bot.think(state.view(0), Budget(playouts=100))
    later = after(state, [first.action])
    assert later.actor == 0
    assert bot.think(later.view(0), Budget(playouts=100)).simulations == 0


def test_the_more_positions_the_wider_the_search() -> None:
    assert fitting(0) == fitting(SHAPES[1][0] - 1) == NARROW
    for least, shape in SHAPES:
        assert fitting(least) == shape
    for (_, less), (_, more) in pairwise(SHAPES):
        for one, other in zip(less, more, strict=True):
            assert one[0] <= other[0]
            assert one[1] <= other[1]


def test_a_budget_decides_how_wide_old_guard_looks(state: caracole.State) -> None:
    bot = Searcher(GAME, caracole.Random(1), level(GAME, "old-guard"))
    for playouts, seconds in ((100, None), (2000, None), (None, 5.0), (100, 5.0)):
        turns = bot.shaped(state, Budget(playouts, seconds))
        assert (turns.shape == NARROW) == (playouts == 100)
        bot.turns = turns
        assert bot.shaped(state, Budget(playouts, seconds)) is turns


def test_a_limit_of_positions_is_kept(state: caracole.State) -> None:
    turns = TurnAlphaBeta(state)
    turns.restart(state, 50)
    turns.worth(0, 6)
    assert turns.spent
    assert turns.nodes < 2000
