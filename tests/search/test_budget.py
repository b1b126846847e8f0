"""Budgets and reasons."""

from __future__ import annotations

import threading
import time

import pytest

import caracole
from caracole.search.budget import Budget, reasons, search
from caracole.search.mcts import Tree

GAME = caracole.game("glorreiche")
ROLLED = "1:R1 2:Y1.R2 3:Y2 4:R3.Y3 5:R4 6:Y4.R5.Y5 1:R6 2:Y6"


@pytest.fixture
def state() -> caracole.State:
    """The first march of a match."""
    state = GAME.new(players=2, luck=caracole.SeededLuck(1))
    random = caracole.Random(1)
    while state.actor == caracole.CHANCE:
        odds = state.odds()
        state.apply(odds.at(random.below(odds.total)))
    return state


def test_a_budget_of_simulations_is_kept_to_the_simulation(state: caracole.State) -> None:
    tree = Tree(state, 1)
    search(tree, Budget(playouts=37))
    assert tree.simulations == 37
    search(tree, Budget(playouts=5))
    assert tree.simulations == 42


def test_a_budget_of_seconds_is_kept_nearly(state: caracole.State) -> None:
    tree = Tree(state, 1)
    took = search(tree, Budget(seconds=0.05))
    assert tree.simulations >= 1
    assert took < 1.0


def test_both_limits_hold(state: caracole.State) -> None:
    tree = Tree(state, 1)
    search(tree, Budget(playouts=3, seconds=60))
    assert tree.simulations == 3


def test_a_decided_search_ends_early_with_the_same_choice(state: caracole.State) -> None:
    whole, early = Tree(state, 1), Tree(state, 1)
    search(whole, Budget(playouts=3000))
    search(early, Budget(playouts=3000), early=True)
    assert early.simulations <= whole.simulations == 3000
    assert reasons(early, state, 0, 0).action == reasons(whole, state, 0, 0).action


def test_an_easy_decision_is_taken_after_a_tenth_of_the_budget(state: caracole.State) -> None:
    tree = Tree(state, 1)
    search(tree, Budget(playouts=4000), early=True, sure=1e-9)
    assert tree.lead() > 0
    assert 400 <= tree.simulations < 4000


def test_a_search_without_a_limit_is_refused(state: caracole.State) -> None:
    with pytest.raises(ValueError, match="limit"):
        search(Tree(state, 1), Budget())


def test_a_search_stops_at_once_when_another_thread_says_so(state: caracole.State) -> None:
    tree = Tree(state, 1)
    start = time.perf_counter()
    thread = threading.Thread(target=search, args=(tree, Budget(seconds=30)))
    thread.start()
    time.sleep(0.1)
    tree.stop = True
    thread.join(5)
    assert not thread.is_alive()
    assert time.perf_counter() - start < 5


def test_a_search_says_its_reasons(state: caracole.State) -> None:
    tree = Tree(state, 1)
    seconds = search(tree, Budget(playouts=60))
    told = reasons(tree, state, seconds, 60)
    assert told.action in state.legal()
    assert sum(told.values) == pytest.approx(1.0)
    assert sum(option.visits for option in told.options) == 60
    assert told.options[0].action == told.action
    assert told.options[0].text == state.say(told.action) == told.line[0]
    assert told.speed > 0
    position = state.clone()
    for text in told.line:
        position.play(text)
