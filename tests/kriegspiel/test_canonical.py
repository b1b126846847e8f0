"""Equal turns once: pruning loses no position, and the key does not show the order of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from caracole.games.kriegspiel import canonical
from caracole.games.kriegspiel.state import KriegspielState
from caracole.kernel.state import Actions

if TYPE_CHECKING:
    from tests.kriegspiel.conftest import Drawn

SMALL = {"board": {"cols": 3, "rows": 4, "orientation": "pointy"}}


def listed(state: KriegspielState, *, pruned: bool) -> list[int]:
    if not pruned:
        return state.legal()
    out = Actions()
    canonical.list_legal(state, out)
    return out.listed()


def reachable(start: KriegspielState, *, pruned: bool, deep: int) -> tuple[set[int], int]:
    """The keys of all positions within a MOVE phase, and how many sequences of orders lead to them."""
    found, count = {start.key}, 0
    layer = [start]
    for _ in range(deep):
        following = []
        for state in layer:
            for action in listed(state, pruned=pruned):
                child = state.clone()
                child.apply(action)
                found.add(child.key)
                count += 1
                if child.actor == state.actor and child.phase == state.phase and child.turn == state.turn:
                    following.append(child)
        layer = following
    return found, count


CASES: list[tuple[str, dict[str, Any]]] = [
    ("FS:b4NE2 FC:c4NW1 ES:a1S1", {}),
    ("FS:b4NE2 FS:c3NW2 ES:a1S1", {}),
    ("FS:a4E3 FK:b4NW3 FS:c4W1 ES:a1S1", {}),
    ("FS:a4E1 FS:b4E1 FS:c4W1 ES:a1S1", {}),
    ("FK:b4NE4 FC:c3W2 FC:b3E1 ES:a1S1", {"reverse": True}),
    ("FS:a4N1 FS:b4N1 FC:c4N1 ES:a1S1", {}),
    ("FK:a4E2 FK:b4W1 ES:a1S1", {"defeat": "immobile"}),
    ("FS:a4E2 FK:b4W2 ES:a1S1", {"gunners_between_cannons": False, "max_transfers": 2}),
]


@pytest.mark.rule("T2")
@pytest.mark.parametrize(("drawing", "options"), CASES)
def test_pruning_loses_no_position_of_a_turn(drawn: Drawn, drawing: str, options: dict[str, Any]) -> None:
    state = drawn(drawing, **{**SMALL, **options})
    every, sequences = reachable(state, pruned=False, deep=4)
    kept, fewer = reachable(state, pruned=True, deep=4)
    assert kept == every
    assert fewer <= sequences


def test_pruning_removes_most_orders_of_independent_moves(drawn: Drawn) -> None:
    state = drawn("FS:b9NE5 FC:d9NE2 FK:f9NE4 ES:a1S5")
    _, sequences = reachable(state, pruned=False, deep=4)
    _, fewer = reachable(state, pruned=True, deep=4)
    assert fewer < sequences / 2.5


def test_half_rotations_at_set_up_are_ordered_too(drawn: Drawn) -> None:
    state = drawn("FS:a4N2 FS:b4N2 FC:c4N1 ES:a1S1", "F orient", **SMALL, half_turn="setup")
    every, _ = reachable(state, pruned=False, deep=3)
    kept, _ = reachable(state, pruned=True, deep=3)
    assert kept == every


def test_the_key_does_not_show_the_order_of_moves(drawn: Drawn) -> None:
    one, other = (drawn("FS:b9NE5 FC:d9NE2 ES:a1S5") for _ in range(2))
    for text in ("b9F", "d9L", "d9F"):
        one.apply(one.parse(text))
    for text in ("d9L", "b9F", "d9F"):
        other.apply(other.parse(text))
    assert one.key == other.key
    assert one == other


def test_the_key_does_not_show_which_of_two_like_plates_is_which(drawn: Drawn) -> None:
    assert drawn("FS:b9NE5 FS:d9NE5 ES:a1S5").key == drawn("FS:d9NE5 FS:b9NE5 ES:a1S5").key


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("FS:b9NE5 ES:a1S5 | F move", "FS:b9NW5 ES:a1S5 | F move"),
        ("FS:b9NE5 ES:a1S5 | F move", "FS:b9NE4 ES:a1S5 | F move"),
        ("FS:b9NE5 ES:a1S5 | F move", "FS:b9NE5 ES:a1S5 | F move soldier=1"),
        ("FS:b9NE5 ES:a1S5 | F move", "FS:b9NE5 ES:a1S5 | F move transfers=1"),
        ("FS:b9NE5 ES:a1S5 | F move", "FS:b9NE5 ES:a1S5 | F move quiet=1"),
        ("FS:b9NE5 ES:a1S5 | F move", "FS:b9NE5 ES:a1S5 | E move"),
        ("FK:b9NE4 ES:a1S5 | F move", "FK:b9NE4+1 ES:a1S5 | F move"),
        ("FK:b9NE0 ES:a1S5 | F move", "FK:b9# ES:a1S5 | F move"),
    ],
)
def test_different_positions_have_different_keys(drawn: Drawn, one: str, other: str) -> None:
    keys = [drawn(*(part.strip() for part in text.split("|"))).key for text in (one, other)]
    assert keys[0] != keys[1]


def test_the_end_of_the_phase_is_never_redundant(drawn: Drawn) -> None:
    state = drawn("FS:b9NE5 FC:d9NE2 ES:a1S5")
    state.apply(state.parse("d9L"))
    assert not canonical.is_redundant(state, state.parse("/"))
    assert canonical.is_redundant(state, state.parse("b9L"))
    assert not canonical.is_redundant(state, state.parse("d9L"))
