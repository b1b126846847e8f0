"""How a finished match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.manoeuvre import names
from caracole.games.manoeuvre.phases import ending
from caracole.kernel.record import Outcome

if TYPE_CHECKING:
    from caracole.games.manoeuvre.position import Position
    from caracole.kernel.state import State


def outcome(state: State) -> Outcome:
    """V1, V2: one side wins, by attrition, at nightfall or at the turn cap."""
    mine = cast("Position", state)
    scores = [int(mine.winner == side) for side in (0, 1)]
    reason = names.REASONS[mine.reason]
    return Outcome(
        reason=reason,
        scores=[float(score) for score in scores],
        winners=[mine.winner],
        ranking=[2 - score for score in scores],
        result={"scores": scores, "winners": [mine.winner], "reason": reason},
        counts=[ending.controlled(mine, side) for side in (0, 1)],
    )
