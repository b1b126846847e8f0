"""Games in plain Python: what they need not say, and what happens when they say something wrong."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.conftest import installed_as
from typer.testing import CliRunner

import caracole
from caracole.bots import LEVELS, Budget, seated
from caracole.cli import app
from caracole.kernel.errors import BadGame, IllegalAction
from caracole.search.playouts import Playouts
from caracole.testing import check_game, opponents

GOOD = """
from caracole.kernel.game import Game
from caracole.kernel.names import OVER
from caracole.kernel.plain import PlainState
from caracole.kernel.traits import Traits

class Count(PlainState):
    words = ("one", "two")
    left: int
    def begin(self):
        self.left, self.actor = 6, 0
    def legal_actions(self):
        return [0, 1] if self.left > 1 else [0]
    def do(self, action):
        self.left -= action + 1
        self.actor = 1 - self.actor if self.left else OVER
    def winners(self):
        return [0]

STATE = Count
GAME = Game(Traits(name="count", title="Count", actions=2), __name__)
"""

BUDGET = Budget(playouts=60)
Written = Callable[[str], caracole.Game]


@pytest.fixture
def written(tmp_path: Path) -> Iterator[Written]:
    """A game in the file count.py with this text, installed."""
    with installed_as(tmp_path, {"count": "count:GAME"}, tmp_path / "installed"):

        def write(text: str) -> caracole.Game:
            (tmp_path / "count.py").write_text(text, encoding="utf-8")
            return caracole.game("count")

        yield write


@pytest.mark.parametrize("name", ["nim", "vedettes"])
def test_an_example_conforms(examples: None, name: str) -> None:
    report = check_game(name, matches=6, compare_modes=caracole.compiled())
    assert report.steps > 20
    assert report.refusals > 20


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["nim", "vedettes"])
def test_every_level_plays_an_example_to_its_end(examples: None, name: str, level: str) -> None:
    match = caracole.Match.new(caracole.game(name), caracole.SeededLuck(3))
    players = [seated(level, match.game, caracole.Random(seed)) for seed in (1, 2)]
    while not match.over:
        if match.settle() == 0:
            seat = match.state.actor
            match.play(players[seat].choose(match.view(seat), BUDGET), by=seat)
    assert match.state.outcome is not None


def test_search_without_an_evaluation_finds_the_winning_move_of_nim(examples: None) -> None:
    state = caracole.game("nim").new()
    chosen = seated("old-guard", state.game, caracole.Random(1)).choose(state.view(0), Budget(playouts=600))
    assert state.say(chosen) == "a-2", "3, 4, 5: only taking two of the three leaves a position with a sum of zero"


def test_playouts_run_through_a_plain_game(examples: None) -> None:
    playouts = Playouts(caracole.game("nim").new(), 1)
    playouts.run(20)
    assert playouts.steps >= 20 * 3


def test_an_illegal_action_is_refused_by_the_only_rule(written: Written) -> None:
    state = written(GOOD).new()
    for _ in range(5):
        state.play("one")
    with pytest.raises(IllegalAction, match="R1: “two” is not offered now"):
        state.play("two")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("self.left -= action + 1", "self.left -= actoin", r"Count\.do\(\) failed at line 15: NameError"),
        ("return [0, 1] if", "return [] if", r"Count\.legal_actions\(\) gives nothing to do"),
        ("return [0, 1] if", "return [0, 7] if", r"Count\.legal_actions\(\) gives 7; actions are 0 to 1"),
        ("return [0, 1] if", "return ['0', 1] if", r"Count\.legal_actions\(\) gives '0'; actions are 0 to 1"),
        ("return [0, 1] if", "return [0, 0] if", r"Count\.legal_actions\(\) gives the same action twice"),
        ("self.left, self.actor = 6, 0", "self.actor = 0", r"Count\.begin\(\) does not set the field left"),
        ("self.left, self.actor = 6, 0", "self.left, self.actor = '6', 0", r"fills a field with what it cannot hold"),
        ("def legal_actions", "def legal_acts", r"Count\.legal_actions\(\) is missing"),
        ("1 - self.actor if", "5 if", r"Count\.do\(\) leaves the actor 5; expected a side from 0 to 1"),
        ("self.actor = 6, 0", "self.actor = 6, 9", r"Count\.begin\(\) leaves the actor 9; expected a side from 0 to 1"),
        ("return [0]\n\nSTATE", "return [5]\n\nSTATE", r"Count\.winners\(\) names 5; sides are 0 to 1"),
        ("STATE = Count", "", r"STATE is no class of positions, or is missing"),
        ('words = ("one", "two")', 'words = ("one",)', r"words lists 1 words; the traits say 2 actions"),
        ("def winners", "def victors", r"Count\.winners\(\) is missing"),
        (
            "    def winners",
            "    def text(self): return nonsense\n    def winners",
            r"Count\.text\(\) failed at line 17",
        ),
        (
            "    def winners",
            "    def text(self): return 7\n    def winners",
            r"Count\.text\(\) gives 7; expected words",
        ),
        (
            "    left: int",
            "    left: object",
            r"the field left: it is annotated object, not numbers, words, None, or lists",
        ),
        (
            "    left: int",
            "    left: list[object]",
            r"the field left: it is annotated list\[object\], not numbers, words",
        ),
        ("    def winners", "    def hide(self, seat): 1 / 0\n    def winners", r"Count\.hide\(\) failed at line 17"),
        ("def winners", "def payoff", r"may not answer payoff\(\) itself"),
        ("def winners", "def __init__(self): pass\n    def winners", r"Count\.__init__\(\) must go: begin\(\) fills"),
        ("return [0, 1] if", "return None if", r"Count\.legal_actions\(\) gives None; expected a list of actions"),
        ("return [0]\n\nSTATE", "return 0\n\nSTATE", r"Count\.winners\(\) gives 0; expected a list of sides"),
        ("return [0]\n\nSTATE", "return []\n\nSTATE", r"Count\.winners\(\) names nobody .* draws=True"),
        ("1 - self.actor if", "'red' if", r"Count\.do\(\) (failed at line 16: TypeError|leaves the actor 'red')"),
        ("self.actor = 6, 0", "self.actor, self.more = 6, 0, 0", r"begin\(\) sets the field more, which copies lose"),
        ('("one", "two")', "(1, 2)", r"Count\.words lists 1; expected a word without blanks"),
        ('("one", "two")', '("one", "t o")', r"Count\.words lists 't o'; expected a word without blanks"),
        ('("one", "two")', '("one", "one")', r"Count\.words lists 'one' twice"),
        ('("one", "two")', '("one", "@two")', r"Count\.words lists '@two' at place 1; outcomes of chance begin with @"),
        ('("one", "two")', '"ab"', r"Count\.words is 'ab'; expected a tuple of words"),
    ],
)
def test_what_a_game_does_wrong_is_said_with_its_file(written: Written, old: str, new: str, sentence: str) -> None:
    assert old in GOOD
    with pytest.raises(BadGame, match=rf"count\.py: .*{sentence}.*; see docs/new-game\.md"):
        finished(written(GOOD.replace(old, new)))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("STATE = Count", "STATE = (", r"count\.py: line \d+: SyntaxError"),
        ("actions=2", "actions=2, colour=3", r"count\.py: line \d+: TypeError: .*colour"),
        ("GAME = Game", "GAM = Game", r"has no attribute 'GAME'"),
        ("GAME = Game(", "GAME = str(", r"leads to str, not to a Game"),
        ('name="count"', 'name="cuont"', r"count\.py: Traits\(name='cuont'\) must be as the entry point count"),
    ],
)
def test_a_package_that_cannot_be_loaded_says_where(written: Written, old: str, new: str, sentence: str) -> None:
    assert old in GOOD
    with pytest.raises(BadGame, match=rf"{sentence}.*; see docs/new-game\.md"):
        written(GOOD.replace(old, new).replace('str(Traits(name="count", title="Count", actions=2), __name__)', "'x'"))


def test_what_goes_wrong_inside_a_search_is_said_at_the_next_checked_call(written: Written) -> None:
    state = written(GOOD.replace("self.left -= action + 1", "self.left -= 1 // (self.left - 3 and 1)")).new()
    Playouts(state, 1).run(3)
    with pytest.raises(BadGame, match=r"Count\.do\(\) failed at line 15: ZeroDivisionError"):
        state.legal()
    assert state.legal() == [0, 1], "it is said once, and this position is as it was"


NOTHING = GOOD.replace("return [0, 1] if", "return [] if")


def test_who_decides_must_see_something_to_do_and_nobody_else(written: Written) -> None:
    state = written(NOTHING).new()
    with pytest.raises(BadGame, match=r"gives nothing to do"):
        state.view(0).legal()
    assert state.view(1).legal() == []


@pytest.mark.parametrize("words", ["play count", "simulate count --out -", "simulate count --out - --jobs 2"])
def test_a_command_says_in_a_sentence_that_a_game_gives_nothing_to_do(written: Written, words: str) -> None:
    written(NOTHING)
    result = CliRunner().invoke(app, words.split(), catch_exceptions=False)
    assert result.exit_code == 2
    assert "Count.legal_actions() gives nothing to do" in result.stderr


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("return [0, 1] if", "self.left -= 1; return [0, 1] if", r"legal_actions\(\) changes the position"),
        (
            "= action + 1",
            "= 1 + next(TICKS) % (action + 1)",
            r"do\(\) leads to different positions by the same actions",
        ),
        ("= action + 1", "= action + 1; self.more = 0", r"do\(\) sets the field more, which copies lose"),
        ("= action + 1", "= 0", r"do\(\) has not led to OVER in 90 steps"),
    ],
)
def test_the_kit_refuses(written: Written, monkeypatch: pytest.MonkeyPatch, old: str, new: str, sentence: str) -> None:
    monkeypatch.setattr(opponents, "ENDLESS", 90)
    written("import itertools\nTICKS = itertools.count()\n" + GOOD.replace(old, new))
    with pytest.raises((AssertionError, BadGame), match=rf"count\.py: Count\.{sentence}.*; see docs/new-game\.md"):
        check_game("count", compare_modes=False)


@pytest.mark.skipif(not caracole.compiled(), reason="plain Python calls every method there is")
def test_a_state_that_is_neither_compiled_nor_plain_is_refused(written: Written) -> None:
    text = GOOD.replace("kernel.plain import PlainState", "kernel.state import State").replace(
        "(PlainState)", "(State)"
    )
    with pytest.raises(BadGame, match=r"count\.py: Count is neither compiled nor plain.*docs/new-game\.md"):
        written(text).new()


def test_the_kit_says_in_a_sentence_what_is_missing(written: Written) -> None:
    written(GOOD.replace("def winners", "def losers"))
    done = subprocess.run(
        [sys.executable, "-m", "caracole.testing", "count"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "Count.winners() is missing" in done.stderr
    assert "Traceback" not in done.stderr


def finished(game: caracole.Game) -> None:
    match = caracole.Match.new(game)
    while not match.over:
        match.play(match.state.legal()[0], by=match.state.actor)
    assert match.record().dump()
    assert game.draw(match.view(0))
