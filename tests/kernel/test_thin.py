"""The middle is thin: a game is its folder's files, and an action that is accepted is looked at once."""

from __future__ import annotations

import inspect
from functools import cached_property
from typing import Any

import pytest
from tests.support.counting import Counted, counted

import caracole
from caracole.kernel import contract
from caracole.kernel.errors import BadGame

MOST = 24


def test_a_game_has_fewer_than_25_public_methods() -> None:
    kinds = (property, cached_property, staticmethod, classmethod)
    public = [
        name
        for name, each in vars(caracole.Game).items()
        if not name.startswith("_") and (inspect.isfunction(each) or isinstance(each, kinds))
    ]
    assert len(public) <= MOST, f"{len(public)}: {', '.join(public)}"


@pytest.mark.parametrize("file", contract.FILES)
def test_a_file_answers_what_the_contract_declares_and_nothing_else(file: str) -> None:
    answers: Any = vars(caracole.Game)[file].__get__(caracole.game("manoeuvre"), caracole.Game)
    held = {name for name in vars(answers) if not name.startswith("_")}
    assert held == contract.answers(file)
    with pytest.raises(BadGame, match=rf"{file}\.py: the game manoeuvre lacks a_hook_of_its_own there"):
        answers.a_hook_of_its_own()


def test_an_accepted_action_is_checked_once_and_copies_nothing(examples: None) -> None:
    match = caracole.Match.new(caracole.game("nim"))
    with counted(match.game) as counts:
        match.play(0, by=0)
    assert counts == Counted(legal=1, copies=0)


def test_a_match_that_keeps_positions_copies_one_for_each_action(examples: None) -> None:
    game = caracole.game("nim")
    match = caracole.Match(game, game.resolve({}), keeps=2)
    with counted(game) as counts:
        match.play(0, by=0)
    assert counts == Counted(legal=1, copies=1)


def test_what_is_kept_is_told_and_drawn_without_replaying(examples: None) -> None:
    game = caracole.game("nim")
    match = caracole.Match(game, game.resolve({}), keeps=2)
    whole = caracole.Match(game, match.options)
    for text, by in (("a-1", 0), ("b-2", 1), ("c-1", 0)):
        for each in (match, whole):
            each.play(each.state.parse(text), by=by)
    with counted(game) as counts:
        log, picture = match.log(0, since=1), match.draw(0)
    assert counts.legal == 0
    assert log == whole.log(0, since=1)
    assert picture == whole.draw(0)
    assert [str(state) for state in match.states] == [str(state) for state in whole.states]


def test_after_going_back_what_was_kept_is_of_this_line(examples: None) -> None:
    game = caracole.game("nim")
    match, whole = caracole.Match(game, game.resolve({}), keeps=4), caracole.Match.new(game)
    for text, by in (("a-1", 0), ("b-2", 1)):
        match.play(match.state.parse(text), by=by)
    match.rewind(1)
    for each, texts in ((match, ("c-1", "b-1")), (whole, ("a-1", "c-1", "b-1"))):
        for text in texts:
            each.play(each.state.parse(text), by=each.state.actor)
    assert match.log(0) == whole.log(0)
    assert match.log(0, since=1) == whole.log(0, since=1)


def test_steps_taken_over_from_another_match_are_not_taken_back(examples: None) -> None:
    game = caracole.game("glorreiche")
    match = caracole.Match.new(game, caracole.SeededLuck(1))
    match.settle()
    match.play(match.state.legal()[0], by=match.state.actor)
    by = match.deciders[-1]
    assert match.can_undo(by)
    match.given = match.version
    assert not match.can_undo(by)
    with pytest.raises(caracole.NoUndo):
        match.restart_turn(by)
