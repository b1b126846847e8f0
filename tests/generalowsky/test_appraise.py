"""What was learned about positions between two, and the search that goes by it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest

import caracole
from caracole.bots import Budget, seated
from caracole.games.generalowsky import appraise, evaluate, names, terms
from caracole.search.expectimax import Expectimax

Make = Callable[..., Any]
GAME = caracole.game("generalowsky")
ORDER = "order"

TOLD = {
    "exile:ABCD | medals 1 0 0 0 | pot 7 | spins 0 | turn A | order": 0.5099352,
    "exile:BC 2:D 4:A | medals 0 0 0 0 | pot 33 | spins 0 | turn A | declare B, spin B": 0.4959866,
    "exile:A 0:DCB | medals 0 4 15 0 | pot 1 | spins 0 | turn C | declare C, spin C": 0.3694367,
    "exile:AC 4:B 6:D | medals 0 0 0 0 | pot 6 | spins 0 | turn A | order": 0.5069435,
    "exile:ACD 15:B | medals 0 0 0 19 | pot 14 | spins 0 | turn A | declare B, spin B": 0.4036821,
    "exile:ACD 4:B | medals 0 14 7 15 | pot 21 | spins 0 | turn C | order": 0.4365205,
}
"""Positions, and what the program that learned (training/learn_generalowsky.cpp) says of the first player."""


def load(text: str, **options: Any) -> Any:
    return GAME.load(GAME.resolve({"players": 2, "first": 0, **options}), text)


@pytest.mark.parametrize("text", TOLD)
def test_the_network_says_what_the_program_that_learned_it_says(text: str) -> None:
    state = load(text)
    assert appraise.appraise(state, 0) == pytest.approx(TOLD[text], abs=1e-5)
    assert appraise.appraise(state, 0) + appraise.appraise(state, 1) == pytest.approx(1)


def test_the_data_are_as_many_numbers_as_the_network_has() -> None:
    assert len(terms.network()) == names.NETWORK
    assert all(math.isfinite(number) for number in terms.network())


def test_the_network_prefers_medals_commands_and_moscow_ahead(at: Make) -> None:
    def mine(piles: str, **told: Any) -> float:
        return appraise.appraise(at(piles, ORDER, players=2, **told), 0)

    assert mine("exile:ABCD", medals="9 0 0 0") > mine("exile:ABCD") > mine("exile:ABCD", medals="0 0 9 0")
    assert mine("exile:BD 9:CA", pot=5) > mine("exile:BD 9:AC", pot=5)
    for pot in (1, 5, 10):
        near, halfway, far = (mine(f"exile:BCD {space}:A", pot=pot) for space in (19, 12, 3))
        assert near > halfway > far > mine("exile:ABCD", pot=pot)
    assert mine("exile:BCD 19:A", medals="17 0 0 0", pot=4) > mine("exile:BCD 19:A", medals="16 0 0 0", pot=4)


def test_it_makes_no_difference_which_of_two_generals_has_which_name(at: Make) -> None:
    one = at("exile:C 5:AD 9:B", ORDER, players=2, medals="3 8 1 0", pot=3)
    other = at("exile:D 5:BC 9:A", ORDER, players=2, medals="8 3 0 1", pot=3)
    assert appraise.appraise(one, 0) == pytest.approx(appraise.appraise(other, 0))


def test_the_end_is_certain_and_other_matches_are_left_to_the_formula(at: Make) -> None:
    over = at("exile:ABCD", "over", players=2, medals="0 0 21 0")
    assert [appraise.appraise(over, player) for player in range(2)] == [0, 1]
    for told in ({"players": 3}, {"players": 2, "L": 24}, {"players": 2, "x_scope": "pile"}):
        state: Any = GAME.new(first=0, **told)
        assert appraise.appraise(state, 0) == evaluate.evaluate(state, 0)
    for told in ({"players": 2, "M": 3}, {"players": 2, "spinner": "dice6"}, {"players": 2, "supply": 20}):
        assert not GAME.new(first=0, **told).terms.is_default  # type: ignore[attr-defined]
    assert GAME.new(players=2, first=1, max_spins=90).terms.is_default  # type: ignore[attr-defined]


def test_a_pot_is_never_too_large(at: Make) -> None:
    large, larger = (at("exile:ABC 5:D", ORDER, players=2, pot=pot) for pot in (22, 900000))
    assert appraise.appraise(large, 1) == appraise.appraise(larger, 1)


def one_spin_on(state: Any) -> float:
    """The first player's value by plain recursion to where the next spin is still to be decided."""
    if state.over:
        return float(state.payoffs[0])
    if state.actor >= 0 and is_between_spins(state):
        return appraise.appraise(state, 0)
    found = []
    for action in state.legal() or state.odds().outcomes:
        later = state.clone()
        later.apply(action)
        found.append(one_spin_on(later))
    if state.actor >= 0:
        return max(found) if state.actor == 0 else min(found)
    weights = [float(share) for _, share in state.odds()]
    return sum(w * v for w, v in zip(weights, found, strict=True))


def is_between_spins(state: Any) -> bool:
    text = str(state).rpartition("| ")[2]
    return text == ORDER or text.count("declare") == text.count("spin") == 1


@pytest.mark.parametrize("due", [ORDER, "declare B, spin B"])
def test_a_careful_lookahead_looks_on_to_the_next_spin(at: Make, due: str) -> None:
    state = at("exile:C 4:AD 16:B", due, players=2, medals="3 8 1 0", pot=3)
    lookahead = Expectimax(state)
    lookahead.careful = True
    for action in state.legal():
        later = state.clone()
        later.apply(action)
        wanted = one_spin_on(later)
        assert lookahead.worth(action, 0) == pytest.approx([wanted, 1 - wanted], abs=1e-6)


def test_old_guard_goes_by_the_network_and_greedy_by_the_formula(at: Make) -> None:
    state = at("exile:CD 4:A 17:B", "declare A, spin A", players=2, medals="3 8 1 0", pot=3)
    for name, judge in (("old-guard", appraise.appraise), ("greedy", evaluate.evaluate)):
        reasons = seated(name, GAME, caracole.Random(1)).think(state.view(0), Budget(playouts=60))
        told = {option.action: option.value for option in reasons.options}
        for action in state.legal():
            declared = state.clone()
            declared.apply(action)
            assert told[action] == pytest.approx(weighed(declared, judge), abs=1e-6)


def weighed(declared: Any, judge: Callable[..., float]) -> float:
    """The mean over the spin of a band without a drawing, or with nobody to jump onto."""
    total = 0.0
    for outcome, share in declared.odds():
        later = declared.clone()
        later.apply(outcome)
        total += share * judge(later, 0)
    return total
