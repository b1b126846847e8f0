"""Tree search over any open game."""

from __future__ import annotations

import pytest

import caracole
from caracole.search.mcts import Mcts

GAME = caracole.game("glorreiche")


@pytest.fixture
def state() -> caracole.State:
    """Red can bring the eleventh recruit home and win, or dither and lose the slot."""
    home = "12R1 11R2 10R3 9R4 8Y1 7Y2 6Y3 5Y4 4Y5"
    return GAME.load(GAME.resolve({"first": 0}), f"83:R5 84:R6.Y6 | {home} | chips | R march")


def test_the_same_seed_gives_the_same_tree(state: caracole.State) -> None:
    trees = [Mcts(state, 7, horizon=-1, sharpness=0.0) for _ in range(2)]
    for tree in trees:
        tree.run(60)
    assert [trees[0].visits_of(c) for c in trees[0].children()] == [trees[1].visits_of(c) for c in trees[1].children()]
    assert trees[0].simulations == 60


def test_searching_changes_nothing_and_visits_add_up(state: caracole.State) -> None:
    before = str(state)
    tree = Mcts(state, 1)
    tree.run(50)
    assert str(state) == before
    assert sum(tree.visits_of(child) for child in tree.children()) == 50
    assert sum(tree.mean(0, side) for side in range(2)) == pytest.approx(1.0)


def test_the_tree_one_step_on_keeps_what_is_known(state: caracole.State) -> None:
    tree = Mcts(state, 1, horizon=-1, sharpness=0.0)
    tree.run(80)
    best = tree.children()[0]
    later = tree.after(tree.action_of(best))
    assert later.visits_of(0) == tree.visits_of(best)
    known = {tree.action_of(c): tree.visits_of(c) for c in tree.children(best)}
    assert {later.action_of(c): later.visits_of(c) for c in later.children()} == known
    later.run(10)
    assert later.visits_of(0) == tree.visits_of(best) + 10


def test_a_full_tree_goes_on_estimating(state: caracole.State) -> None:
    tree = Mcts(state, 1, size=4)
    assert tree.run(30) == 30
    assert tree.used <= 4


def test_it_stops_when_told(state: caracole.State) -> None:
    tree = Mcts(state, 1)
    tree.stop = True
    assert tree.run(30) == 0
