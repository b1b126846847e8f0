"""Opponents: registered for every game, described in three languages, quick, honest."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest

import caracole
from caracole import bots
from caracole.bots import BOTS, LEVELS, Budget
from caracole.bots.levels import level
from caracole.bots.searcher import Searcher
from caracole.kernel.messages import LANGUAGES

GAMES = caracole.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
FEW = Budget(playouts=12 if caracole.compiled() else 3)
compiled_only = pytest.mark.skipif(not caracole.compiled(), reason="takes minutes as plain Python")


def midway(game: caracole.Game, seed: int, decisions: int) -> caracole.State:
    """A position with a choice, reached at random."""
    state = game.new(luck=caracole.SeededLuck(seed))
    random = caracole.Random(seed)
    while not state.over:
        legal = state.legal()
        if len(legal) > 1 and decisions <= 0:
            return state
        odds = state.odds()
        decisions -= len(legal) > 1
        state.apply(odds.at(random.below(odds.total)) if odds.outcomes else legal[random.below(len(legal))])
    return midway(game, seed + 1, decisions - 1)


@every_game
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_every_game(game: caracole.Game, name: str) -> None:
    state = midway(game, 5, 10)
    bot = bots.seated(name, game, caracole.Random(1))
    for _ in range(3):
        seat = state.actor
        legal = state.legal()
        action = bot.choose(state.view(seat), FEW) if len(legal) > 1 else legal[0]
        assert action in legal
        state.apply(action)
        while state.actor == caracole.CHANCE:
            state.apply(state.odds().outcomes[0])
        if state.over:
            return


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 4])
def test_every_bot_plays_the_other_readings_of_generalowsky(name: str, players: int) -> None:
    game = caracole.game("generalowsky")
    told: dict[str, Any] = {
        "players": players,
        "first": 0,
        "stride": "up_to",
        "landing_medal": "covered",
        "max_spins": 12,
    }
    state = game.new(luck=caracole.SeededLuck(3), **told)
    bot, luck, phases = bots.seated(name, game, caracole.Random(1)), caracole.SeededLuck(3), set()
    while not state.over:
        phases.add(state.phase)
        if state.actor == caracole.CHANCE:
            state.apply(luck.draw(state.odds(), "arrow"))
            continue
        legal = state.legal()
        action = bot.choose(state.view(state.actor), FEW) if len(legal) > 1 else legal[0]
        assert action in legal
        state.apply(action)
    assert "striding" in phases


@compiled_only
@every_game
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_repeats_itself_with_the_same_stream(game: caracole.Game, name: str) -> None:
    state = midway(game, 3, 6)
    chosen = [bots.seated(name, game, caracole.Random(9)).choose(state.view(state.actor), FEW) for _ in range(2)]
    assert chosen[0] == chosen[1]


@every_game
def test_a_forced_action_takes_no_thought(game: caracole.Game) -> None:
    for name in LEVELS:
        made = level(game, name)
        assert made.playouts or made.seconds or made.search == "greedy"


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_has_a_name_and_a_character(name: str, language: str) -> None:
    assert bots.title(name, language)
    assert bots.character(name, language).endswith(".")


def test_the_levels_are_named_as_on_the_pages() -> None:
    assert [bots.title(name) for name in LEVELS] == ["Tambour", "Conscript", "Voltigeur", "Cuirassier", "Old Guard"]


def test_nobody_is_called_otherwise() -> None:
    with pytest.raises(LookupError, match="genius"):
        bots.seated("genius", GAMES[0], caracole.Random(1))


@compiled_only
@every_game
def test_a_bot_stops_when_told(game: caracole.Game) -> None:
    state = midway(game, 5, 4)
    bot = bots.seated("old-guard", game, caracole.Random(1))
    found: list[int] = []
    view = state.view(state.actor)
    thread = threading.Thread(target=lambda: found.append(bot.choose(view, Budget(seconds=60))))
    thread.start()
    time.sleep(0.3)
    bot.stop()
    thread.join(10)
    assert found
    assert found[0] in state.legal()


@compiled_only
@every_game
def test_bots_know_only_what_their_seat_knows(game: caracole.Game) -> None:
    """The hidden part of the state is replaced by another that the seat cannot tell from it: nothing changes."""
    for seed in range(4):
        state = midway(game, seed, 6 + 4 * seed)
        seat = state.actor
        other = state.view(seat).imagine(caracole.Random(seed + 100))
        for name in BOTS:
            told = [
                bots.seated(name, game, caracole.Random(seed)).think(each.view(seat), FEW) for each in (state, other)
            ]
            assert (told[0].action, told[0].values, told[0].options) == (
                told[1].action,
                told[1].values,
                told[1].options,
            )


def test_an_endgame_is_played_exactly() -> None:
    game = caracole.game("glorreiche")
    home = "12R1 11Y1 10R2 9Y2 8R3 7Y3 6R4 5Y4"
    state = game.load(
        game.resolve({"first": 0, "players": 2}), f"80:R5 81:Y5 83:R6 84:Y6 | {home} | chips got R1 | R march"
    )
    told = Searcher(game, caracole.Random(1), level(game, "old-guard")).think(state.view(0), Budget(playouts=10))
    best = max(option.value for option in told.options)
    assert told.options[0].value == best


def test_the_tree_is_kept_for_the_next_decision() -> None:
    game = caracole.game("glorreiche")
    state = midway(game, 1, 3)
    bot = Searcher(game, caracole.Random(1), level(game, "voltigeur"))
    state.apply(bot.choose(state.view(state.actor), Budget(playouts=200)))
    tree = bot.grown(state.view(state.actor))
    assert sum(tree.visits_of(edge) for edge in tree.edges_of(tree.node_of(state))) > 10


@pytest.mark.parametrize(
    ("preset", "figures", "whole_turns"),
    [
        (None, {}, False),
        ("nl", {}, True),
        ("nl", {"search": "mcts"}, False),
        (None, {"search": "turn_alphabeta"}, True),
    ],
)
def test_a_level_may_search_otherwise_with_other_options(
    preset: str | None, figures: dict[str, str], whole_turns: bool
) -> None:
    game = caracole.game("glorreiche")
    state = game.new(players=2, preset=preset, luck=caracole.SeededLuck(1))
    random = caracole.Random(1)
    while state.phase != "marching":
        odds = state.odds()
        state.apply(odds.at(random.below(odds.total)) if odds.outcomes else state.legal()[0])
    bot = bots.seated("old-guard", game, random, **figures)
    assert isinstance(bot, Searcher)
    bot.choose(state.view(state.actor), Budget(playouts=3))
    assert (bot.turns is not None, bot.tree is not None) == (whole_turns, not whole_turns)


@every_game
def test_the_options_that_nobody_changed_are_the_default_ones(game: caracole.Game) -> None:
    assert game.options.is_default(game.resolve({"players": 2}, luck=caracole.SeededLuck(1)))


def test_what_has_been_spent_of_a_budget_is_not_spent_again() -> None:
    assert Budget(playouts=5).after(3.0) == Budget(playouts=5)
    assert Budget(playouts=5, seconds=1.0).after(0.25) == Budget(playouts=5, seconds=0.75)
    assert Budget(seconds=1.0).after(1.5) == Budget(seconds=0.0)


@compiled_only
@every_game
def test_a_bot_whose_time_is_spent_answers_all_the_same(game: caracole.Game) -> None:
    state = midway(game, 3, 6)
    bot = bots.seated("old-guard", game, caracole.Random(1))
    assert bot.choose(state.view(state.actor), Budget(seconds=0.0)) in state.legal()
