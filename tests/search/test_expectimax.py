"""Looking ahead exactly."""

from __future__ import annotations

import pytest

import caracole
from caracole.bots import Budget
from caracole.bots.levels import level
from caracole.bots.searcher import Searcher
from caracole.search.expectimax import Expectimax

GLORREICHE = caracole.game("glorreiche")
GENERALOWSKY = caracole.game("generalowsky")
HOME = "12R1 11Y1 10R2 9Y2 8R3 7Y3 6R4 5Y4"
ENDGAMES = (
    f"80:R5 81:Y5 83:R6 84:Y6 | {HOME} | chips got R1 | R march",
    f"70:Y5 81:R6.Y6 82:R5 | {HOME} | chips got Y1 | Y march",
    f"78:Y5.R5 84:R6.Y6 | {HOME} | chips | R march",
)


def by_hand(state: caracole.State, known: dict[int, float]) -> float:
    """What red gets with best play, by plain recursion."""
    if state.over:
        return state.payoffs[0]
    if state.key not in known:
        values = []
        for action in state.legal():
            later = state.clone()
            later.apply(action)
            values.append(by_hand(later, known))
        known[state.key] = max(values) if state.actor == 0 else min(values)
    return known[state.key]


@pytest.mark.parametrize("text", ENDGAMES)
@pytest.mark.parametrize("believing", [False, True])
def test_an_endgame_is_solved_as_by_plain_recursion(text: str, believing: bool) -> None:
    state = GLORREICHE.load(GLORREICHE.resolve({"first": 0, "players": 2}), text)
    lookahead = Expectimax(state)
    lookahead.exact = believing
    known: dict[int, float] = {}
    for action in state.legal():
        later = state.clone()
        later.apply(action)
        wanted = by_hand(later, known)
        assert lookahead.worth(action, 1000) == pytest.approx([wanted, 1 - wanted])
    assert not lookahead.guessed


def expected(state: caracole.State, depth: int, side: int) -> list[float]:
    """Each side's value by plain recursion: the mean over chance, the best of one's own actions."""
    if state.over:
        return state.payoffs
    if state.actor >= 0 and depth == 0:
        return state.estimates
    found: list[list[float]] = []
    weights = [weight for _, weight in state.odds()] if state.actor < 0 else []
    for action in state.odds().outcomes if state.actor < 0 else state.legal():
        later = state.clone()
        later.apply(action)
        found.append(expected(later, depth - (state.actor >= 0), side))
    if state.actor >= 0:
        return max(found, key=lambda values: values[state.actor])
    return [float(sum(w * v[i] for w, v in zip(weights, found, strict=True))) for i in range(len(found[0]))]


@pytest.mark.parametrize("players", [2, 4])
def test_chance_is_weighed_by_its_odds(players: int) -> None:
    state = GENERALOWSKY.new(players=players, luck=caracole.SeededLuck(3))
    random = caracole.Random(3)
    for _ in range(31):
        odds = state.odds()
        legal = state.legal()
        state.apply(odds.at(random.below(odds.total)) if odds.outcomes else legal[random.below(len(legal))])
    while state.actor < 0:
        odds = state.odds()
        state.apply(odds.at(random.below(odds.total)))
    lookahead = Expectimax(state)
    for action in state.legal():
        later = state.clone()
        later.apply(action)
        wanted = expected(later, 1, 0)
        assert lookahead.worth(action, 1) == pytest.approx(wanted, abs=1e-6)
    assert lookahead.guessed


def test_a_limit_is_kept() -> None:
    state = GENERALOWSKY.new(players=4, luck=caracole.SeededLuck(3))
    lookahead = Expectimax(state, limit=50)
    lookahead.worth(state.legal()[0], 5)
    assert lookahead.nodes < 500
    assert lookahead.guessed


def test_a_lookahead_goes_deeper_with_a_larger_budget() -> None:
    state = GENERALOWSKY.new(players=2, luck=caracole.SeededLuck(3))
    told = []
    for playouts in (100, 4000):
        bot = Searcher(GENERALOWSKY, caracole.Random(1), level(GENERALOWSKY, "cuirassier"))
        told.append(bot.think(state.view(state.actor), Budget(playouts=playouts)))
    assert 0 < told[0].simulations < told[1].simulations < 10000
    assert told[1].action in state.legal()
    timed = Searcher(GENERALOWSKY, caracole.Random(1), level(GENERALOWSKY, "cuirassier"))
    assert timed.think(state.view(state.actor), Budget(seconds=0.02)).seconds < 1.0
