"""The die of a shot, and who falls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.kriegspiel import names
from caracole.games.kriegspiel.phases import transferring

if TYPE_CHECKING:
    from caracole.games.kriegspiel.state import KriegspielState
    from caracole.kernel.state import Actions


def list_odds(state: KriegspielState, out: Actions) -> None:
    """K4: faces 0 to 5, each as likely."""
    for face in range(6):
        out.put(names.OUTCOMES + face, 1)


def act(state: KriegspielState, die: int) -> None:
    """F6 – F8: the figures hit leave the game at once; a cannon may be destroyed."""
    target = state.target
    if destroys(state, die):
        state.wreck[target] = 1
        state.figures[target] = 0
        state.facing[target] = 0
        state.hit = 1
    else:
        dead = casualties(state, die)
        if dead:
            transferring.reduce(state, target, dead)
            state.hit = 1
    state.shooter = names.NOBODY
    state.target = names.NOBODY


def destroys(state: KriegspielState, die: int) -> bool:
    """F6, F7: only a cannon destroys a cannon, and only with a five."""
    return die == 5 and state.terms.arm[state.shooter] == names.CANNON == state.terms.arm[state.target]


def casualties(state: KriegspielState, die: int) -> int:
    """F6: figures that fall on the target, short of a destroyed cannon."""
    return losses(
        state.terms.arm[state.shooter],
        state.terms.arm[state.target],
        state.figures[state.shooter],
        state.figures[state.target],
        die,
        1 if state.terms.cannon_hits_gunners else 0,
    )


def losses(firer: int, target: int, shooters: int, aimed_at: int, die: int, hits_gunners: int) -> int:
    """F6, F10: the casualty table, from the arms, their figures and the die."""
    if firer == names.CANNON and target == names.CANNON:
        return min(die, aimed_at) if hits_gunners else 0
    hits = die
    if firer == names.CAVALRY or target == names.CAVALRY:
        hits = die - 3 if die > 3 else 0
    if firer != names.CANNON:
        hits = min(hits, shooters)
    return min(hits, aimed_at)
