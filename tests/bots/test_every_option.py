"""Bots play wherever the rules allow it, whatever the options (all of it: `python -m caracole.testing GAME --bots`)."""

from __future__ import annotations

from typing import Any

import pytest

import caracole
from caracole import bots
from caracole.bots import BOTS, LEVELS, Budget
from caracole.kernel.options import options_schema
from caracole.search import beam
from caracole.search.beam import Beam
from caracole.testing import check_bots
from caracole.testing.choices import every_value
from caracole.testing.opponents import drawn

GAMES = caracole.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
compiled_only = pytest.mark.skipif(not caracole.compiled(), reason="takes minutes as plain Python")


@compiled_only
@every_game
def test_every_level_plays_to_the_end_with_some_of_the_values_of_all_options(game: caracole.Game) -> None:
    random = caracole.Random(7)
    asked = [*list(every_value(game))[::5], drawn(game, random), drawn(game, random)]
    assert len(list(check_bots(game, asked=asked, seed=7))) >= len(asked)


@every_game
def test_every_choice_of_every_option_is_among_the_values(game: caracole.Game) -> None:
    asked = list(every_value(game))
    assert {"preset": next(iter(game.options.PRESETS))} in asked
    properties = options_schema(game.options)["$defs"]["Options"]["properties"]
    for name, kind in properties.items():
        chosen = [each[name] for each in asked if name in each]
        if kind.get("type") == "boolean":
            assert {*chosen, game.options.DEFAULTS[name]} >= {True, False}, name


@compiled_only
@pytest.mark.parametrize("name", ["voltigeur", "cuirassier", "old-guard"])
def test_a_planner_turns_its_whole_army_round_before_the_first_turn(name: str) -> None:
    """Twelve orders without an ending in between, more than the beam waits for a better one."""
    game = caracole.game("kriegspiel")
    list(check_bots(game, [name], asked=[{"half_turn": "setup", "draw_after": 1}]))


def test_a_turn_without_an_ending_in_sight_has_a_plan_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best beginning is the plan where a turn is longer than a line."""
    monkeypatch.setattr(beam, "LONGEST", 3)
    state = caracole.game("kriegspiel").new(half_turn="setup", first=0)
    lines = Beam(state).plan(state, Budget(playouts=1), widest=2)
    assert [len(line) for _, line in lines] == [3]
    for action in lines[0][1]:
        state.apply(action)


@every_game
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_refuses_what_is_not_its_to_decide(game: caracole.Game, name: str) -> None:
    match = caracole.Match.new(game, caracole.SeededLuck(1))
    bot = bots.seated(name, game, caracole.Random(1))

    def refused(view: caracole.View, sentence: str) -> None:
        for ask in (bot.choose, bot.think):
            with pytest.raises(caracole.WrongTurn, match=sentence):
                ask(view, Budget(playouts=1))

    if match.state.actor == caracole.CHANCE:
        refused(match.view(0), "chance decides now")
    match.settle()
    actor = match.state.actor
    refused(match.view(caracole.SPECTATOR), f"side {actor} decides now, and this is the view of who only watches")
    other = 0 if actor else 1
    refused(match.view(other), f"side {actor} decides now, and this is the view of seat {other}")
    random = caracole.Random(3)
    while not match.over:
        legal = match.state.legal()
        match.play(legal[random.below(len(legal))], by=match.state.actor)
        match.settle()
    refused(match.view(0), "the match is over")


@pytest.mark.parametrize("search", ["beam", "turn_alphabeta", "expectimax"])
def test_a_search_that_needs_the_whole_position_refuses_hidden_hands(search: Any) -> None:
    with pytest.raises(caracole.BadOptions, match="manoeuvre hides something, and only greedy or mcts deals it anew"):
        bots.seated("old-guard", caracole.game("manoeuvre"), caracole.Random(1), search=search)


@compiled_only
@pytest.mark.parametrize("search", ["beam", "turn_alphabeta", "expectimax", "mcts", "greedy"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_way_to_search_plays_with_any_number_of_sides(search: Any, players: int) -> None:
    game = caracole.game("glorreiche")
    match = caracole.Match.new(game, caracole.SeededLuck(1), players=players)
    seats = [bots.seated(LEVELS[-1], game, caracole.Random(side), search=search, exact=0) for side in range(players)]
    match.settle()
    for _ in range(12 * players):
        side = match.state.actor
        told = seats[side].think(match.view(side), Budget(playouts=2))
        assert not told.values or len(told.values) == players
        match.play(told.action, by=side)
        match.settle()
