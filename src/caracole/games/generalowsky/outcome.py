"""How a finished match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.generalowsky import medals, sequence
from caracole.kernel.record import Outcome

if TYPE_CHECKING:
    from caracole.games.generalowsky.state import GeneralowskyState
    from caracole.kernel.state import State

MARSHAL = "marshal"
LIMIT = "spin limit"


def outcome(state: State) -> Outcome:
    """W2, W3: the Marshal's owner wins, several share; at the spin limit those with most medals share."""
    mine = cast("GeneralowskyState", state)
    players = range(mine.terms.players)
    scores = [sequence.payoff(mine, player) for player in players]
    winners = [player for player in players if scores[player] > 0]
    standings = [min(medals.standing(mine, player), medals.needed(mine)) for player in players]
    reason = MARSHAL if medals.marshals(mine) else LIMIT
    return Outcome(
        reason=reason,
        scores=scores,
        winners=winners,
        ranking=[1 + sum(other > own for other in standings) for own in standings],
        result={
            "medals": [mine.medals[general] for general in range(mine.terms.generals)],
            "winners": winners,
            "reason": reason,
            "scores": [1 if score == 1 else score or 0 for score in scores],
        },
        counts=[medals.standing(mine, player) for player in players],
    )
