"""Manoeuvre's bots: combats weighed by exact odds, hands by what they can do, units set up by rule."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import pytest

import caracole
from caracole import bots
from caracole.bots import Budget
from caracole.games.manoeuvre import appraise, evaluate, forces, ground, names, odds
from caracole.games.manoeuvre.phases import ending
from caracole.games.manoeuvre.state import ManoeuvreState

GAME = caracole.game("manoeuvre")
compiled_only = pytest.mark.skipif(not caracole.compiled(), reason="takes minutes as plain Python")


def met(seed: int, phase: str) -> ManoeuvreState:
    """The first position of this phase in a match played at random."""
    state = cast(ManoeuvreState, GAME.new(luck=caracole.SeededLuck(seed), armies=["FR", "BR"], first=0))
    random = caracole.Random(seed)
    while state.phase != phase:
        if state.over:
            return met(seed + 100, phase)
        chances = state.odds()
        legal = state.legal()
        state.apply(chances.at(random.below(chances.total)) if chances.outcomes else legal[random.below(len(legal))])
    return state


@pytest.mark.parametrize("dice", [(2, 0, 0), (0, 2, 1), (4, 2, 0), (0, 0, 3)])
def test_the_odds_of_a_pool_are_exact(dice: odds.Dice) -> None:
    state = met(1, "move")
    state.d6, state.d8, state.d10 = dice
    for total in range(61):
        assert appraise.at_least(state, total) == pytest.approx(float(odds.above(1, dice, total)))


@pytest.mark.parametrize("phase", ["place", "discard", "move", "combat", "defend", "attack", "choice"])
def test_the_two_sides_appraisals_add_up_to_one(phase: str) -> None:
    state = met(2, phase)
    assert appraise.appraise(state, 0) + appraise.appraise(state, 1) == pytest.approx(1)


def test_what_is_read_off_the_board_is_what_stands_there() -> None:
    state = met(6, "combat")
    for side in range(2):
        gauge = dict(zip(names.GAUGED, appraise.measured(state, side), strict=True))
        units = [unit for unit in range(names.UNITS) if state.place[side][unit] != names.NOWHERE]
        squares = [state.place[side][unit] for unit in units]
        assert gauge["strength"] == sum(forces.strength(state, side, unit) for unit in units)
        assert sum(gauge[f"rank{rank}"] for rank in range(1, 9)) == len(units)
        assert gauge["files"] == len({square % 8 for square in squares})
        assert gauge["flank"] == sum(square % 8 in (0, 7) for square in squares)
        assert gauge["held"] == ending.controlled(state, side)
        assert gauge["to_move"] == (side == state.active)
        assert gauge["contacts"] == sum(appraise.is_near(state, square, side) for square in squares)


def test_two_enemies_beside_a_unit_are_more_danger_than_one() -> None:
    state = met(6, "move")
    state.board = [0] * 64 + [names.VOID]
    state.place = [[27, *[names.NOWHERE] * 7], [28, 35, *[names.NOWHERE] * 6]]
    state.unit_on = [{27: 0, 28: 0, 35: 1}.get(square, names.NO_UNIT) for square in range(65)]
    found = []
    for sides in ({27: 0, 28: 1}, {27: 0, 28: 1, 35: 1}):
        state.side_on = [sides.get(square, names.NOBODY) for square in range(65)]
        found.append(appraise.measured(state, 0)[names.DANGER])
    assert found[1] > found[0] > 0


def swapped(row: list[int], at: int, value: int) -> list[int]:
    """The same numbers but one."""
    return [*row[:at], value, *row[at + 1 :]]


@pytest.mark.parametrize("phase", ["discard", "combat"])
def test_a_unit_lost_costs_its_side(phase: str) -> None:
    state = met(7, phase)
    before = appraise.appraise(state, 0)
    unit = next(unit for unit in range(names.UNITS) if state.place[0][unit] != names.NOWHERE)
    ground.lift(state, 0, unit)
    state.status = [swapped(state.status[0], unit, names.OUT), state.status[1]]
    assert appraise.appraise(state, 0) < before


def test_ground_in_the_enemy_half_counts_more_towards_nightfall() -> None:
    state = met(7, "move")
    assert appraise.value(state, names.HELD, 1.0) > appraise.value(state, names.HELD, 0.0) > 0


def test_a_combat_is_worth_more_the_more_dice_are_in_it() -> None:
    state = met(3, "attack")
    before = appraise.pending(state)
    state.d8 += 2
    assert appraise.pending(state) > before


def test_what_the_defender_may_add_counts_until_he_has_had_his_say() -> None:
    state = met(5, "defend")
    other = 1 - state.active
    state.hand = [[0] * 57, [0] * 57]
    bare = appraise.pending(state)
    guard = state.defender * 5
    state.hand = [[int((side, code) == (other, guard)) for code in range(57)] for side in range(2)]
    assert appraise.guards(state) == state.terms.guard[state.army[other]][guard]
    assert appraise.pending(state) <= bare


def test_the_card_of_a_unit_that_is_out_is_worth_nothing() -> None:
    state = met(4, "discard")
    side = state.active
    assert appraise.card(state, side, 0) > 0
    ground.lift(state, side, 0)
    state.status = [swapped(row, 0, names.OUT) if at == side else row for at, row in enumerate(state.status)]
    assert appraise.card(state, side, 0) == 0


def test_strong_units_are_set_up_in_front() -> None:
    state = met(1, "place")
    side = state.actor
    behind, before = (0, 8) if side == names.SOUTH else (56, 48)
    strongest = max(range(names.UNITS), key=lambda unit: state.terms.full[state.army[side]][unit])
    found = [appraise.placed(state, side, strongest, square + 3) for square in (behind, before)]
    firm = [state.terms.march[state.board[square + 3]] for square in (behind, before)]
    assert firm[0] != firm[1] or found[1] > found[0]


@compiled_only
@pytest.mark.parametrize("seed", range(3))
def test_a_bot_thinks_the_same_whatever_the_other_hand_holds(seed: int) -> None:
    """In the phases where the appraisal looks at hands."""
    for phase in ("combat", "defend", "attack"):
        state = met(10 + seed, phase)
        seat = state.actor
        if len(state.legal()) == 1:
            continue
        other = state.view(seat).imagine(caracole.Random(seed + 7))
        told = [
            bots.seated("cuirassier", GAME, caracole.Random(seed)).think(each.view(seat), Budget(playouts=60))
            for each in (state, other)
        ]
        assert told[0].options == told[1].options


@compiled_only
def test_two_searches_at_once_find_what_each_finds_alone() -> None:
    """Searches run without the interpreter's lock, so what an appraisal works with must be its own."""
    views = [state.view(state.actor) for state in (met(seed, phase) for seed in (3, 5) for phase in ("move", "combat"))]

    def thought(view: caracole.View) -> Any:
        return bots.seated("old-guard", GAME, caracole.Random(1)).think(view, Budget(playouts=1500)).options

    alone = [thought(view) for view in views]
    with ThreadPoolExecutor(len(views)) as threads:
        assert list(threads.map(thought, views)) == alone


@compiled_only
def test_a_level_beats_chance() -> None:
    match = caracole.Match.new(GAME, caracole.SeededLuck(7), players=2, armies=["FR", "BR"], first=0)
    seats: list[Any] = [bots.seated(name, GAME, caracole.Random(7)) for name in ("voltigeur", "random")]
    match.settle()
    while not match.over:
        actor = match.state.actor
        match.play(seats[actor].choose(match.view(actor), Budget(playouts=40)), by=actor)
        match.settle()
    assert match.state.payoffs == [1, 0]


def holding(both: str = "1-5") -> ManoeuvreState:
    """Both first decks are drawn, and each side still holds cards of its own."""
    south, north = "FG.a FG.b B4.a SUP WD", "IG.a IG.a F2.a SUP WD"
    text = (
        f"turn 20 S | S FG=d4 B4=e4 | N IG=d6 F2=e6 | S hand {south} | N hand {north} | S old FG.a SUP {both} | "
        f"N old IG.a WD {both} | due endturn restore combat move drawn draw discard"
    )
    options = GAME.resolve({"first": 0, "last_card": "played", "turn_cap": 30, "edition": 2008})
    return cast(ManoeuvreState, GAME.load(options, text))


def test_the_day_is_as_good_as_over_once_the_first_decks_are_drawn() -> None:
    assert evaluate.spent(holding()) == 1.0
    assert appraise.appraise(holding(), 0) + appraise.appraise(holding(), 1) == pytest.approx(1)


@compiled_only
@pytest.mark.parametrize("name", ["conscript", "voltigeur", "cuirassier", "old-guard"])
def test_bots_play_on_while_cards_of_the_first_deck_are_held(name: str) -> None:
    state, random = holding(), caracole.Random(3)
    seats = [bots.seated(name, GAME, caracole.Random(7)) for _ in range(2)]
    for _ in range(60):
        if state.over:
            break
        if state.actor == caracole.CHANCE:
            chances = state.odds()
            state.apply(chances.at(random.below(chances.total)))
        else:
            state.apply(seats[state.actor].choose(state.view(state.actor), Budget(playouts=20)))
    assert state.over or state.turn > 20 or state.active == names.NORTH
