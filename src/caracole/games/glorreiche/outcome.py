"""How a finished match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.glorreiche.phases import arriving
from caracole.games.glorreiche.position import Position
from caracole.kernel.record import Outcome, ranked

if TYPE_CHECKING:
    from caracole.kernel.state import State

REASON = "last recruit home"


def outcome(state: State) -> Outcome:
    """S1, S2: scores with variant 1 applied, places, chips and winners."""
    mine = cast(Position, state)
    players = range(mine.terms.players)
    scores = [arriving.score(mine, player) for player in players]
    standings = [arriving.standing(mine, player) for player in players]
    winners = [player for player in players if standings[player] == max(standings)]
    return Outcome(
        reason=REASON,
        scores=[float(score) for score in scores],
        winners=winners,
        ranking=ranked(standings),
        result={
            "scores": scores,
            "places": [mine.slots_of(player) for player in players],
            "gray": [mine.chips_of(player) for player in players],
            "winners": winners,
            "reason": REASON,
        },
        counts=list(scores),
    )
