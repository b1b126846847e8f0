"""How a finished match ended."""

from __future__ import annotations

from typing import cast

from caracole.games.kriegspiel import names
from caracole.games.kriegspiel.phases import ending
from caracole.games.kriegspiel.position import Position
from caracole.kernel.record import Outcome
from caracole.kernel.state import State


def outcome(state: State) -> Outcome:
    """E1 – E4: 1 and 0, or a half each and no winner."""
    mine = cast(Position, state)
    winners = [] if mine.winner < 0 else [mine.winner]
    scores: list[float] = [int(army == mine.winner) if winners else 0.5 for army in (names.FRENCH, names.ENGLISH)]
    reason = names.REASONS[mine.reason]
    return Outcome(
        reason=reason,
        scores=[float(score) for score in scores],
        winners=winners,
        ranking=[1 if not winners or army == mine.winner else 2 for army in (names.FRENCH, names.ENGLISH)],
        result={"scores": scores, "winners": winners, "reason": reason},
        counts=[ending.strength(mine, army) for army in (names.FRENCH, names.ENGLISH)],
    )
