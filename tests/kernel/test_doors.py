"""What a caller hands in is looked at before compiled code takes it for an index; both modes say the same."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import pytest

import caracole
from caracole.kernel import errors, refusals
from caracole.kernel.errors import Wording
from caracole.search.playouts import Playouts

GAMES = caracole.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
NO_SEATS = (2, 100000, 2**31, 2**70, -2, -(2**70), True, False, None, "0", 0.0)
NO_ACTIONS: tuple[Any, ...] = (-1, -(2**70), 2**31, 2**70, True, None, 1.0, [])


class Whole:
    """A whole number of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def between_two(game: caracole.Game) -> caracole.State:
    state = game.new(luck=caracole.SeededLuck(1), players=2)
    assert game.options.sides(state.options) == 2
    return state


def deciding(game: caracole.Game) -> caracole.State:
    state = between_two(game)
    while state.actor == caracole.CHANCE:
        state.apply(state.odds().outcomes[0])
    return state


@every_game
@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_a_seat_that_is_not_at_the_table_is_refused_at_every_door(game: caracole.Game, seat: Any) -> None:
    match = caracole.Match(game, between_two(game).options, caracole.SeededLuck(1))
    match.settle()
    state = match.state
    view = state.view(0)
    view.seat = seat
    doors: list[Any] = [
        lambda: state.view(seat),
        lambda: state.view(seat),
        lambda: match.view(seat),
        lambda: match.log(seat),
        lambda: match.draw(seat),
        lambda: game.observe(view),
        lambda: view.imagine(caracole.Random(1)),
        lambda: view.imagine(caracole.Random(1)),
    ]
    if seat is not None:
        doors.append(lambda: match.record(seat=seat))
    for door in doors:
        with pytest.raises(
            caracole.NoSeat, match=r"there is no seat .+; there are 0 to 1, and -1 for who only watches"
        ):
            door()


@every_game
def test_the_seats_at_the_table_and_the_spectator_are_let_in(game: caracole.Game) -> None:
    state = between_two(game)
    for seat in (caracole.SPECTATOR, 0, 1):
        assert game.observe(state.view(seat)).shape == game.features.SHAPE
        view = state.view(Whole(seat))  # type: ignore[arg-type]
        assert (view.seat, type(view.seat)) == (seat, int)


@every_game
@pytest.mark.parametrize("action", NO_ACTIONS, ids=repr)
def test_what_is_no_action_is_refused_as_such_at_every_door(game: caracole.Game, action: Any) -> None:
    state = deciding(game)
    before = str(state)
    match = caracole.Match(game, state.options)
    match.state = state.clone()
    view = state.view(state.actor)
    assert not state.can(action)
    for door in (
        lambda: state.apply(action),
        lambda: state.say(action),
        lambda: match.play(action, by=state.actor),
        lambda: view.why_not(action),
        lambda: refusals.forbids(state, action),
    ):
        with pytest.raises(caracole.NotAnAction, match="is not an action of"):
            door()
    assert str(state) == str(match.state) == before


@every_game
def test_a_whole_number_of_another_library_is_an_action(game: caracole.Game) -> None:
    state = deciding(game)
    match = caracole.Match(game, state.options)
    action: Any = Whole(state.legal()[0])
    decider: Any = Whole(state.actor)
    match.state = state.clone()
    with pytest.raises(caracole.WrongTurn):
        match.play(action, by=1 - state.actor)
    match.play(action, by=decider)
    assert [type(each) for each in (*match.actions, *match.deciders)] == [int, int]


@every_game
@pytest.mark.parametrize("by", [True, None, "0", 2**70, 0.0], ids=repr)
def test_nobody_plays_for_a_side_that_is_no_number(game: caracole.Game, by: Any) -> None:
    match = caracole.Match.new(game, caracole.SeededLuck(1))
    match.settle()
    match.state.actor = int(by == 1)
    with pytest.raises(caracole.WrongTurn):
        match.play(match.state.legal()[0], by=by)


def test_sums_are_kept_for_six_sides_and_no_more() -> None:
    playouts = Playouts(between_two(GAMES[0]), 1)
    playouts.run(1)
    for side in (-1, 6, 100000):
        with pytest.raises(IndexError, match="there is no side"):
            playouts.mean(side)


# --- errors go through a pickle, as they must to come from another process --------------------------


def subclasses(kind: type[Exception]) -> set[type[Exception]]:
    found = set(kind.__subclasses__())
    return found.union(*map(subclasses, found)) if found else found


REFUSAL = errors.Refusal("D4", "too far")
MADE: dict[type[Exception], Exception] = {
    errors.NotAnAction: errors.NotAnAction("nothing of the kind"),
    errors.IllegalAction: errors.IllegalAction("3-8", REFUSAL, "3:R1"),
    errors.AmbiguousAction: errors.AmbiguousAction("3", ["3-4", "3-5"]),
    errors.Refused: errors.Refused("no"),
    errors.NoSeat: errors.NoSeat("there is no seat 7"),
    errors.WrongTurn: errors.WrongTurn("side 1 decides"),
    errors.Stale: errors.Stale("late"),
    errors.NoUndo: errors.NoUndo("nothing"),
    errors.BadOptions: errors.BadOptions("players", "too many", Wording("option-unknown")),
    errors.BadPosition: errors.BadPosition("glorreiche", "3:Z9", "Z9 is no recruit"),
    errors.BadRecord: errors.BadRecord("wrong", 7, "T6", Wording("record-over")),
    errors.BadGame: errors.BadGame("nim.py: STATE is missing"),
}


def test_every_error_of_the_kernel_is_tried() -> None:
    tree = {kind for kind in subclasses(ValueError) if kind.__module__ == errors.__name__}
    assert tree <= set(MADE) | {errors.Told}


@pytest.mark.parametrize("error", MADE.values(), ids=lambda error: type(error).__name__)
def test_an_error_comes_out_of_a_pickle_as_it_went_in(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.args, vars(again)) == (str(error), error.args, vars(error))


# --- positions are equal where everything to come is ------------------------------------------------


def test_states_with_other_options_are_not_equal() -> None:
    game = caracole.game("glorreiche")
    one, other = (game.new(players=2, first=0, v1=v1) for v1 in (False, True))
    assert str(one) == str(other)
    assert one != other
    assert one == game.new(players=2, first=0, v1=False)


# --- the package of the games has the name of the function that lists them --------------------------


@pytest.mark.parametrize("first", ["import caracole", "import caracole.games.kriegspiel"])
def test_a_game_s_module_can_be_imported_under_another_name(first: str) -> None:
    words = f"{first}; import caracole.games.kriegspiel.state as s; import caracole; "
    words += "assert s.STATE; assert caracole.games()[0].name == 'generalowsky'; assert caracole.games.kriegspiel.GAME"
    subprocess.run([sys.executable, "-c", words], check=True)
