"""A decision searched by several processes."""

from __future__ import annotations

import threading

import pytest

import caracole
from caracole import bots
from caracole.bots import Budget, Option, Reasons
from caracole.bots.together import HELPERS, Together, merged, shared
from caracole.kernel.errors import BadOptions
from caracole.kernel.view import View


def seated(seed: int = 1, game: str = "glorreiche", cores: int = 2) -> bots.Bot:
    return bots.seated("voltigeur", caracole.game(game), caracole.Random(seed), cores=cores, search="mcts")


def first_view(game: str = "glorreiche") -> View:
    """The first position of a match with something to choose."""
    match = caracole.Match.new(caracole.game(game), caracole.SeededLuck(4))
    match.settle()
    while len(match.state.legal()) < 2:
        match.play(match.state.legal()[0], by=match.state.actor)
        match.settle()
    return match.view(match.state.actor)


@pytest.mark.parametrize("game", ["glorreiche", "manoeuvre"])
def test_the_same_seed_and_simulations_give_the_same_choice(game: str) -> None:
    view = first_view(game)
    once, again = (seated(game=game).think(view, Budget(playouts=61)) for _ in range(2))
    assert once.options == again.options
    assert once.values == again.values
    assert once.action in view.legal()
    assert once.action == once.options[0].action
    assert 2 <= once.simulations <= 61
    assert sum(option.visits for option in once.options) <= once.simulations


def test_both_processes_have_a_share_in_what_is_found() -> None:
    view = first_view()
    bot = seated()
    assert isinstance(bot, Together)
    alone = bot.own.think(view, Budget(playouts=30))
    together = seated().think(view, Budget(playouts=60))
    assert together.simulations > alone.simulations
    assert len(HELPERS) == 1, "processes are shared by all bots"


def test_a_whole_match_is_the_same_every_time() -> None:
    def actions() -> list[int]:
        match = caracole.Match.new(caracole.game("generalowsky"), caracole.SeededLuck(2), players=2)
        seats = [seated(seat, "generalowsky") for seat in range(2)]
        match.settle()
        while not match.over:
            by = match.state.actor
            match.play(seats[by].choose(match.view(by), Budget(playouts=8)), by=by)
            match.settle()
        return match.actions

    assert actions() == actions()


def test_it_answers_at_once_when_told_to_stop() -> None:
    """Without the stop this would search for an hour."""
    bot, view = seated(), first_view()
    found: list[Reasons] = []
    thinking = threading.Thread(target=lambda: found.append(bot.think(view, Budget(seconds=3600))))
    thinking.start()
    while thinking.is_alive():
        bot.stop()
        thinking.join(0.05)
    assert found[0].action in view.legal()
    assert bot.think(view, Budget(playouts=10)).action in view.legal(), "and can be asked again"


def test_visits_are_added_and_values_weighed() -> None:
    view = first_view()
    one, two = view.legal()[:2]
    say = view.state.say
    left = Reasons(one, (0.5, 0.5), (Option(one, say(one), 6, 0.5), Option(two, say(two), 4, 0.9)), (say(one),), 10)
    right = Reasons(two, (0.8, 0.2), (Option(two, say(two), 5, 0.6),), (say(two), "x"), 5)
    found = merged([left, right], view)
    assert found.action == two
    assert [(option.action, option.visits) for option in found.options] == [(two, 9), (one, 6)]
    assert found.options[0].value == pytest.approx((4 * 0.9 + 5 * 0.6) / 9)
    assert found.values == pytest.approx((0.6, 0.4))
    assert found.line == (say(two), "x")
    assert found.simulations == 15


def test_what_is_certain_stands() -> None:
    sure = Reasons(3, exact=True)
    assert merged([sure, Reasons(4)], first_view()) is sure


def test_simulations_are_divided_and_time_is_not() -> None:
    assert [each.playouts for each in shared(Budget(playouts=8), 3)] == [3, 3, 2]
    assert shared(Budget(seconds=0.5), 2) == [Budget(seconds=0.5)] * 2
    assert [each.playouts for each in shared(Budget(playouts=1), 2)] == [1, 1]


@pytest.mark.parametrize(("name", "cores"), [("tambour", 2), ("voltigeur", 0), ("voltigeur", 1000)])
def test_cores_that_cannot_be_used_are_refused(name: str, cores: int) -> None:
    with pytest.raises(BadOptions):
        bots.seated(name, caracole.game("glorreiche"), caracole.Random(1), cores=cores)
