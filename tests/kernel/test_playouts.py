"""Whole matches without a Python object."""

from __future__ import annotations

import pytest

import caracole
from caracole.kernel.random import Random
from caracole.search.playouts import Playouts


def test_the_same_seed_gives_the_same_playouts() -> None:
    root = caracole.game("glorreiche").new(players=3, first=0)
    before = str(root)
    runs = [Playouts(root, 11) for _ in range(2)]
    assert runs[0].run(20) == runs[1].run(20) > 20 * 50
    assert [runs[0].mean(side) for side in range(6)] == [runs[1].mean(side) for side in range(6)]
    assert sum(runs[0].mean(side) for side in range(6)) == 20
    assert str(root) == before


def test_playouts_stop_at_the_step_limit() -> None:
    root = caracole.game("glorreiche").new(players=2, first=0)
    assert Playouts(root, 1).run(3, 10) == 30


@pytest.mark.parametrize("results", [1, 7, 8, 9, 16, 57, 63])
def test_chance_falls_as_its_weights_say_however_many_outcomes_it_has(results: int) -> None:
    kinds = ["X", *(str(number) for number in range(1, 60)), "black", "gen", "red"]
    crowded = {kind: 1 + place % 3 for place, kind in enumerate(kinds[-results:])}
    spinner = {"Y": crowded, "W": {"20": 1}, "O": crowded, "R": {"gen": 1, "red": 2}}
    root = caracole.game("generalowsky").new(players=2, first=0, L=60, spinner=spinner)
    played, random, steps, worth = Playouts(root, 5), Random(5), 0, [0.0, 0.0]
    for _ in range(10):
        state = root.clone()
        while not state.over:
            chance, legal = state.odds(), state.legal()
            state.apply(chance.at(random.below(chance.total)) if chance else legal[random.below(len(legal))])
            steps += 1
        worth = [before + now for before, now in zip(worth, state.payoffs, strict=True)]
    assert played.run(10) == steps
    assert [played.mean(0), played.mean(1)] == worth
