"""Rules asked in several threads at once."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

import caracole

THREADS = 8


@pytest.fixture
def impatient() -> Iterator[None]:
    """Threads take turns as often as Python lets them."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.parametrize("name", ["generalowsky", "glorreiche", "nim"])
def test_eight_threads_get_the_legal_lists_that_one_gets(impatient: None, examples: None, name: str) -> None:
    states = [position(name, steps) for steps in range(THREADS)]
    expected = [(state.legal(), state.odds()) for state in states]

    def wrong(number: int) -> int:
        state, right = states[number], expected[number]
        return sum((state.legal(), state.odds()) != right for _ in range(300))

    with ThreadPoolExecutor(THREADS) as pool:
        assert sum(pool.map(wrong, range(THREADS))) == 0


def position(name: str, steps: int) -> caracole.State:
    match = caracole.Match.new(caracole.game(name), caracole.SeededLuck(steps))
    for _ in range(steps):
        match.settle()
        if match.over:
            break
        match.play(match.state.legal()[0], by=match.state.actor)
    return match.states[max(0, match.version - 1)]
