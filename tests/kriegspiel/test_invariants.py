"""What holds in every position of every match; the conformance kit checks the rest."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import caracole
from caracole.games.kriegspiel import names

GAME = caracole.game("kriegspiel")


@settings(max_examples=12, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    preset=st.sampled_from(["default", "narrow", "wide", "flat"]),
    fire_over=st.sampled_from(["wrecks", "wrecks+friends", "all"]),
    defeat=st.sampled_from(["no_action", "immobile"]),
)
def test_figures_never_appear_and_plates_never_share_a_cell(
    seed: int, preset: str, fire_over: str, defeat: str
) -> None:
    state: Any = GAME.new(preset=preset, fire_over=fire_over, defeat=defeat, reverse=True, first=seed % 2)
    random = caracole.Random(seed)
    men = total(state)
    for _ in range(400):
        if state.over:
            break
        choices = state.legal() or state.odds().outcomes
        state.apply(choices[random.below(len(choices))])
        assert total(state) <= men
        men = total(state)
        cells = [state.cell[plate] for plate in standing(state)]
        assert len(set(cells)) == len(cells)
        assert [state.at[cell] for cell in cells] == standing(state)


def standing(state: Any) -> list[int]:
    return [plate for plate in range(state.terms.plates) if state.cell[plate] != names.NOWHERE]


def total(state: Any) -> int:
    """Figures of both armies; transfers move them, only fire removes them."""
    return sum(state.figures[plate] for plate in standing(state))
