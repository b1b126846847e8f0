"""Programs that play over standard input and output, and our bots as such programs."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import msgspec
import pytest

import caracole
from caracole import bots
from caracole.arena.entrants import entrant
from caracole.bots import Budget
from caracole.bots.engine import Engine, EngineFailed, Position
from caracole.bots.engine_loop import Loop
from caracole.bots.uniform import Uniform
from caracole.kernel.errors import BadOptions, WrongTurn

GAMES = caracole.games()
SIMPLE = """
import json, sys
legal = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("ready simple", flush=True)
    elif word == "position":
        legal = json.loads(rest)["legal"]
    elif word == "go":
        print("info value 0.75 line", legal[-1])
        print("bestmove", {answer}, flush=True)
    elif word == "quit":
        break
"""


def program(folder: Path, answer: str = "legal[-1]") -> str:
    """The command of a small engine that takes the last legal action, or answers something else."""
    file = folder / "simple.py"
    file.write_text(SIMPLE.replace("{answer}", answer), encoding="utf-8")
    return f"{sys.executable} {file}"


def decision(game: caracole.Game) -> caracole.State:
    """The first position with several legal actions."""
    state, random = game.new(luck=caracole.SeededLuck(4)), caracole.Random(4)
    while len(legal := state.legal()) < 2:
        odds = state.odds()
        state.apply(odds.at(random.below(odds.total)) if odds.outcomes else legal[0])
    return state


def messages(game: caracole.Game, state: caracole.State, seat: int) -> list[str]:
    """What somebody says who wants an answer."""
    view = state.view(seat)
    told = Position(
        game=game.name,
        options=msgspec.to_builtins(state.options),
        seat=seat,
        state=str(view.state),
        legal=[state.say(action) for action in view.legal()],
    )
    return [f"position {msgspec.json.encode(told).decode()}\n", "go playouts 20\n"]


def answered(bot: str, lines: list[str]) -> list[str]:
    out = io.StringIO()
    Loop(bot, entrant(bot).seated, out, 1).run(lines)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_program_of_anybodys_plays_every_game(game: caracole.Game, tmp_path: Path) -> None:
    state = decision(game)
    bot = Engine(game, caracole.Random(1), program(tmp_path))
    reasons = bot.think(state.view(state.actor), Budget(playouts=1))
    assert bot.name == "simple"
    assert reasons.action == state.legal()[-1]
    assert reasons.options[0].value == 0.75


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_our_bots_answer_as_engines_in_every_game(game: caracole.Game) -> None:
    state = decision(game)
    first, *_, last = answered("voltigeur", ["hello caracole-engine/1\n", *messages(game, state, state.actor)])
    assert first == "ready voltigeur"
    word, _, text = last.partition(" ")
    assert word == "bestmove"
    assert text in [state.say(action) for action in state.legal()]


def test_our_bot_asked_as_a_program_plays_a_whole_match() -> None:
    game = caracole.game("glorreiche")
    command = f"{sys.executable} -c 'from caracole.cli import main; main()' engine greedy"
    engine = Engine(game, caracole.Random(1), command)
    match = caracole.Match.new(game, caracole.SeededLuck(3), players=2)
    match.settle()
    for _ in range(6):
        side = match.state.actor
        match.play(engine.choose(match.view(side), Budget(playouts=5)), by=side)
        match.settle()
    assert match.version > 6


def test_a_program_that_answers_nonsense_is_refused_with_a_sentence(tmp_path: Path) -> None:
    state = decision(caracole.game("glorreiche"))
    bot = Engine(state.game, caracole.Random(1), program(tmp_path, "'castle'"))
    with pytest.raises(EngineFailed, match="simple answered 'castle', which is not legal here"):
        bot.choose(state.view(state.actor), Budget(playouts=1))


def test_a_program_that_ends_is_refused_with_a_sentence(tmp_path: Path) -> None:
    state = decision(caracole.game("glorreiche"))
    bot = Engine(state.game, caracole.Random(1), program(tmp_path, "exit()"))
    with pytest.raises(EngineFailed, match="has ended without an answer"):
        bot.choose(state.view(state.actor), Budget(playouts=1))


def test_a_program_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOptions, match="cannot be run"):
        Engine(caracole.game("glorreiche"), caracole.Random(1), "/nowhere/engine")
    with pytest.raises(BadOptions, match="engine:command="):
        entrant("engine")


def test_an_engine_is_named_wherever_a_bot_is(tmp_path: Path) -> None:
    found = entrant(f"engine@3:command={program(tmp_path)}")
    state = decision(caracole.game("manoeuvre"))
    assert found.seated(state.game, caracole.Random(1)).choose(state.view(state.actor), found.budget) in state.legal()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("castle", "'castle' is no message"),
        ("hello caracole-engine/9", "speaks caracole-engine/1"),
        ("go playouts 5", "a position comes first"),
        ("go depth 5", "'depth' is no limit"),
        ("go playouts", "go is followed by"),
        ("position {", "truncated"),
    ],
)
def test_what_our_engine_cannot_take_it_refuses_with_a_sentence(line: str, sentence: str) -> None:
    (told,) = answered("random", [line + "\n"])
    assert told.startswith("error ")
    assert sentence in told


def test_our_engine_refuses_a_seat_that_does_not_decide() -> None:
    game = caracole.game("glorreiche")
    state = decision(game)
    (told,) = answered("greedy", messages(game, state, 1 - state.actor))
    assert told == f"error side {state.actor} decides now, and this is the view of seat {1 - state.actor}"


# --- bots of packages ------------------------------------------------------------------------------


class Point:
    """An entry point as a package would have it."""

    name, value = "stranger", "stranger.bots:Stranger"

    def __init__(self, found: object) -> None:
        self.found = found

    def load(self) -> object:
        return self.found


class Stranger(Uniform):
    title = "The Stranger"
    character = "Nobody knows him."

    def __init__(self, game: caracole.Game, random: caracole.Random, hat: str = "none") -> None:
        super().__init__(game, random)
        self.hat = hat


@pytest.fixture
def brought(monkeypatch: pytest.MonkeyPatch) -> None:
    from caracole.bots import installed

    monkeypatch.setattr(installed, "points", lambda: {"stranger": Point(Stranger)})
    installed.factory.cache_clear()


@pytest.mark.usefixtures("brought")
def test_a_bot_of_a_package_is_one_of_all() -> None:
    assert list(bots.BOTS)[-1] == "stranger"
    assert bots.title("stranger", "fr") == "The Stranger"
    assert bots.character("stranger") == "Nobody knows him."
    state = decision(caracole.game("glorreiche"))
    bot = entrant("stranger:hat=red").seated(state.game, caracole.Random(1))
    assert isinstance(bot, Stranger)
    assert bot.hat == "red"
    assert bot.choose(state.view(state.actor), Budget()) in state.legal()


@pytest.mark.usefixtures("brought")
def test_a_figure_that_a_package_does_not_know_is_refused() -> None:
    with pytest.raises(BadOptions, match=r"stranger: .*horse"):
        entrant("stranger:horse=white").seated(caracole.game("glorreiche"), caracole.Random(1))


def test_what_is_no_bot_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from caracole.bots import installed

    monkeypatch.setattr(installed, "points", lambda: {"stranger": Point(lambda game, random: object())})
    installed.factory.cache_clear()
    with pytest.raises(BadOptions, match="does not answer choose"):
        bots.seated("stranger", caracole.game("glorreiche"), caracole.Random(1))
    installed.factory.cache_clear()


# --- who may be asked ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["random", "greedy", "voltigeur", "engine"])
def test_every_bot_refuses_what_is_not_its_to_decide(name: str, tmp_path: Path) -> None:
    game = caracole.game("manoeuvre")
    figures = {"command": program(tmp_path)} if name == "engine" else {}
    bot = bots.seated(name, game, caracole.Random(1), **figures)
    chance = game.new(luck=caracole.SeededLuck(1))
    state = decision(game)
    with pytest.raises(WrongTurn, match="chance decides now"):
        bot.choose(chance.view(0), Budget(playouts=1))
    with pytest.raises(WrongTurn, match="decides now, and this is the view of seat"):
        bot.choose(state.view(1 - state.actor), Budget(playouts=1))
    with pytest.raises(WrongTurn, match="who only watches"):
        bot.choose(state.view(-1), Budget(playouts=1))
    over = caracole.game("glorreiche").new(luck=caracole.SeededLuck(1))
    random = caracole.Random(2)
    while not over.over:
        odds, legal = over.odds(), over.legal()
        over.apply(odds.at(random.below(odds.total)) if odds.outcomes else legal[random.below(len(legal))])
    with pytest.raises(WrongTurn, match="the match is over"):
        bots.seated(name, over.game, caracole.Random(1), **figures).choose(over.view(0), Budget(playouts=1))
