"""Whole matches without a Python object."""

from __future__ import annotations

import caracole
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
