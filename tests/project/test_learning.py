"""What torch has learned is what the package computes of it."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from caracole.kernel.network import Network

torch = pytest.importorskip("torch", reason="an optional extra of the package")
np = pytest.importorskip("numpy", reason="an optional extra of the package")

from training import learning  # noqa: E402
from training.samples import Samples  # noqa: E402


def part(seed: int) -> dict[str, Any]:
    """Positions of one made-up match: whoever has row 3 wins."""
    random = np.random.default_rng(seed)
    rows = [sorted(random.choice(20, 6, replace=False)) for _ in range(40)]
    won = [float(3 in each) for each in rows]
    return {
        "rows": np.array([row for each in rows for row in each], np.int16),
        "shares": random.uniform(0.5, 1.0, 240).astype(np.float32),
        "counts": np.full(40, 6, np.int32),
        "formula": random.normal(0, 0.1, 40).astype(np.float32),
        "result": np.array(won, np.float32),
        "come": np.linspace(0, 0.99, 40).astype(np.float32),
        "plain": np.full(40, True),
    }


def test_a_network_learns_what_decides_and_the_package_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "BATCH", 128)
    told = Samples(part(seed) for seed in range(400))
    network = learning.fit(told, 20, inner=8, outer=4, epochs=8, rate=1e-2, decay=0.01, seed=1)
    odds = learning.judged(network, told, told.aside)
    assert learning.surprise(odds, told.result[told.aside]) < 0.2
    numbers: Any = memoryview(array("f", network.numbers()))
    judge = Network(numbers)
    for place in range(50):
        position = told.aside[place]
        judge.begin()
        for at in range(told.start[position], told.start[position + 1]):
            judge.put(int(told.rows[at]), float(told.shares[at]))
        assert told.formula[position] + judge.concluded() == pytest.approx(float(odds[place]), abs=1e-3)


def test_a_coin_is_as_surprising_as_ever() -> None:
    even = np.zeros(10, np.float32)
    assert learning.surprise(even, (even + 1) * 0.5) == pytest.approx(0.6931, abs=1e-4)
