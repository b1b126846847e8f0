"""How a finished match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.generalowsky import medals
from caracole.games.generalowsky.position import Position
from caracole.kernel.record import Outcome, ranked

if TYPE_CHECKING:
    from caracole.kernel.state import State

MARSHAL = "marshal"
LIMIT = "spin limit"


def outcome(state: State) -> Outcome:
    """W2, W3: the Marshal's owner wins, several share; at the spin limit those with most medals share."""
    mine = cast(Position, state)
    players = range(mine.terms.players)
    scores = state.payoffs
    winners = [player for player in players if scores[player] > 0]
    standings = [medals.standing(mine, player) for player in players]
    reason = MARSHAL if medals.marshals(mine) else LIMIT
    return Outcome(
        reason=reason,
        scores=scores,
        winners=winners,
        ranking=ranked(standings),
        result={
            "medals": [mine.medals[general] for general in range(mine.terms.generals)],
            "winners": winners,
            "reason": reason,
            "scores": [1 if score == 1 else score or 0 for score in scores],
        },
        counts=[medals.worn(mine, player) for player in players],
    )
