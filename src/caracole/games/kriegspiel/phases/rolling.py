"""The die of a shot, and who falls."""

from __future__ import annotations

from caracole.games.kriegspiel import casualties, names
from caracole.games.kriegspiel.phases import transferring
from caracole.games.kriegspiel.position import Position
from caracole.kernel.state import Actions


def list_odds(state: Position, out: Actions) -> None:
    """K4: faces 0 to 5, each as likely."""
    for face in range(6):
        out.put(names.OUTCOMES + face, 1)


def act(state: Position, die: int) -> None:
    """F6 – F8: the figures hit leave the game at once; a cannon may be destroyed."""
    target = state.target
    firer = state.terms.arm[state.shooter]
    arm = state.terms.arm[target]
    if casualties.destroys(firer, arm, die):
        state.wreck[target] = 1
        state.figures[target] = 0
        state.facing[target] = 0
        state.hit = 1
    else:
        hits_gunners = 1 if state.terms.cannon_hits_gunners else 0
        shooters = state.figures[state.shooter]
        dead = casualties.losses(firer, arm, shooters, state.figures[target], die, hits_gunners)
        if dead:
            transferring.reduce(state, target, dead)
            state.hit = 1
    state.shooter = names.NOBODY
    state.target = names.NOBODY
