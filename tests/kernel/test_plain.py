"""Games in plain Python: what they need not say, and what happens when they say something wrong."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.conftest import installed_as

import caracole
from caracole.bots import LEVELS, Budget, seated
from caracole.kernel.errors import BadGame, IllegalAction
from caracole.search.playouts import Playouts
from caracole.testing import check_game

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
        ("return [0, 1] if", "return [0, 0] if", r"Count\.legal_actions\(\) gives the same action twice"),
        ("self.left, self.actor = 6, 0", "self.actor = 0", r"Count\.begin\(\) does not set the field left"),
        ("self.left, self.actor = 6, 0", "self.left, self.actor = '6', 0", r"fills a field with what it cannot hold"),
        ("def legal_actions", "def legal_acts", r"Count\.legal_actions\(\) is missing"),
        ("1 - self.actor if", "5 if", r"Count\.do\(\) leaves the actor 5; expected a side from 0 to 1"),
        ("STATE = Count", "", r"STATE is no class of positions, or is missing"),
        ('words = ("one", "two")', 'words = ("one",)', r"words lists 1 words; the traits say 2 actions"),
        ("def winners", "def victors", r"Count\.winners\(\) is missing"),
        (
            "    def winners",
            "    def text(self): return nonsense\n    def winners",
            r"Count\.text\(\) failed at line 17",
        ),
        ("    def winners", "    def hide(self, seat): 1 / 0\n    def winners", r"Count\.hide\(\) failed at line 17"),
        ("def winners", "def payoff", r"may not answer payoff\(\) itself"),
    ],
)
def test_what_a_game_does_wrong_is_said_with_its_file(written: Written, old: str, new: str, sentence: str) -> None:
    assert old in GOOD
    with pytest.raises(BadGame, match=rf"count\.py: .*{sentence}.*; see docs/new-game\.md"):
        finished(written(GOOD.replace(old, new)))


def test_what_goes_wrong_inside_a_search_is_said_at_the_next_checked_call(written: Written) -> None:
    state = written(GOOD.replace("self.left -= action + 1", "self.left -= 1 // (self.left - 3 and 1)")).new()
    Playouts(state, 1).run(3)
    with pytest.raises(BadGame, match=r"Count\.do\(\) failed at line 15: ZeroDivisionError"):
        state.legal()
    assert state.legal() == [0, 1], "it is said once, and this position is as it was"


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
