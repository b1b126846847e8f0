"""Tree search over any game."""

from __future__ import annotations

import pytest

import caracole
from caracole.search.mcts import Tree

GAME = caracole.game("glorreiche")


@pytest.fixture
def state() -> caracole.State:
    """Red can bring the eleventh recruit home and win, or dither and lose the slot."""
    home = "12R1 11R2 10R3 9R4 8Y1 7Y2 6Y3 5Y4 4Y5"
    return GAME.load(GAME.resolve({"first": 0}), f"83:R5 84:R6.Y6 | {home} | chips | R march")


def tried(tree: Tree, state: caracole.State) -> dict[int, int]:
    """How often each action of a position was tried."""
    return {tree.action_of(edge): tree.visits_of(edge) for edge in tree.edges_of(tree.node_of(state))}


def test_the_same_seed_gives_the_same_tree(state: caracole.State) -> None:
    trees = [Tree(state, 7, horizon=-1, prior_temperature=float("inf")) for _ in range(2)]
    for tree in trees:
        tree.run(60)
    assert tried(trees[0], state) == tried(trees[1], state)
    assert trees[0].simulations == 60


def test_searching_changes_nothing_and_visits_add_up(state: caracole.State) -> None:
    before = str(state)
    tree = Tree(state, 1)
    tree.run(50)
    assert str(state) == before
    assert sum(tried(tree, state).values()) == 50
    assert sum(tree.mean(tree.node_of(state), side) for side in range(2)) == pytest.approx(1.0)


def test_a_later_position_finds_what_is_known_of_it() -> None:
    home = "12R1 11R2 10R3 9R4 8Y1 7Y2 6Y3 5Y4 4Y5"
    state = GAME.load(GAME.resolve({"first": 0}), f"50:Y6 40:R5 60:R6 | {home} | chips | R march")
    tree = Tree(state, 1, horizon=-1, prior_temperature=float("inf"))
    tree.run(80)
    later = state.clone()
    later.apply(tree.action_of(tree.edges_of(tree.node_of(state))[0]))
    known = tried(tree, later)
    assert sum(known.values()) > 5
    tree.move(later)
    assert tried(tree, later) == known
    tree.run(10)
    assert sum(tried(tree, later).values()) == sum(known.values()) + 10


def test_lines_to_the_same_position_share_a_node() -> None:
    """Two recruits far apart: in whichever order they march, the position is the same."""
    home = "12R1 11R2 10R3 9R4 8Y1 7Y2 6Y3 5Y4 4Y5"
    state = GAME.load(GAME.resolve({"first": 0}), f"20:R5 60:R6 50:Y6 | {home} | chips | R march")
    tree = Tree(state, 1, prior_temperature=float("inf"))
    tree.run(400)
    nodes = set()
    for order in (("20-21", "60-61"), ("60-61", "20-21")):
        later = state.clone()
        for text in order:
            later.play(text)
        nodes.add(tree.node_of(later))
    assert len(nodes) == 1
    assert nodes != {-1}


def test_widening_tries_few_actions_first() -> None:
    state = GAME.new(players=2, luck=caracole.SeededLuck(1))
    while state.actor == caracole.CHANCE:
        state.apply(state.odds().outcomes[0])
    tries = []
    for width in (1.0, 0.0):
        tree = Tree(state, 1, width=width, exploration=5.0, prior_temperature=1.0)
        tree.run(100)
        tries.append(sum(visits > 0 for visits in tried(tree, state).values()))
    assert tries[0] <= 11 < tries[1]


HIDDEN = caracole.game("manoeuvre")


def dealt(seed: int) -> caracole.State:
    """The first decision of a match with hidden hands in which there is more than the set-up to choose."""
    state = HIDDEN.new(luck=caracole.SeededLuck(seed))
    random = caracole.Random(seed)
    choices = 0
    while True:
        legal, odds = state.legal(), state.odds()
        choices += len(legal) > 1
        if choices > 30 and len(legal) > 1:
            return state
        state.apply(odds.at(random.below(odds.total)) if odds.outcomes else legal[random.below(len(legal))])


@pytest.mark.parametrize("public_nodes", [False, True])
def test_with_hidden_hands_actions_count_how_often_they_were_on_offer(*, public_nodes: bool) -> None:
    state = dealt(2)
    tree = Tree(state, 1, seat=state.actor, prior_temperature=float("inf"), public_nodes=public_nodes)
    tree.run(60)
    edges = tree.edges_of(tree.node_of(state))
    assert {tree.action_of(edge) for edge in edges} <= set(state.legal())
    assert all(tree.offers_of(edge) == 60 for edge in edges)  # what the seat may do itself never depends on the deal
    assert sum(tree.visits_of(edge) for edge in edges) == 60


@pytest.mark.parametrize("public_nodes", [False, True])
def test_with_hidden_hands_nothing_depends_on_what_the_seat_cannot_know(*, public_nodes: bool) -> None:
    state = dealt(3)
    other = state.view(state.actor).imagine(caracole.Random(77))
    trees = [Tree(each, 5, seat=state.actor, public_nodes=public_nodes) for each in (state, other)]
    for tree in trees:
        tree.run(25)
    assert tried(trees[0], state) == tried(trees[1], other)


def test_lines_meet_again_where_everybody_sees_the_same() -> None:
    state = dealt(4)
    trees = [Tree(state, 5, seat=state.actor, public_nodes=public_nodes) for public_nodes in (False, True)]
    for tree in trees:
        tree.run(400)
    assert trees[1].steps > trees[0].steps  # so it looks further


def test_a_tree_that_forgot_begins_anew_in_the_same_memory() -> None:
    state, later = dealt(4), dealt(6)
    tree = Tree(state, 5, seat=state.actor, public_nodes=True)
    tree.run(60)
    tree.move(later)
    assert tree.used == 0
    tree.run(40)
    assert sum(tried(tree, later).values()) == 40
    assert all(tree.offers_of(edge) == 40 for edge in tree.edges_of(tree.node_of(later)))


def test_a_full_tree_goes_on_estimating(state: caracole.State) -> None:
    tree = Tree(state, 1, size=4)
    assert tree.run(30) == 30
    assert tree.used <= 4


def test_it_stops_when_told(state: caracole.State) -> None:
    tree = Tree(state, 1)
    tree.stop = True
    assert tree.run(30) == 0
