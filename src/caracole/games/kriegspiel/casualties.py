"""The arithmetic of a shot: who falls by the die."""

from __future__ import annotations

from caracole.games.kriegspiel import names


def destroys(firer: int, target: int, die: int) -> bool:
    """F6, F7: only a cannon destroys a cannon, and only with a five."""
    return die == 5 and firer == names.CANNON == target


def losses(firer: int, target: int, shooters: int, aimed_at: int, die: int, hits_gunners: int) -> int:
    """F6, F10: figures that fall, short of a destroyed cannon, from the arms, their figures and the die."""
    if firer == names.CANNON and target == names.CANNON:
        return min(die, aimed_at) if hits_gunners else 0
    hits = die
    if firer == names.CAVALRY or target == names.CAVALRY:
        hits = die - 3 if die > 3 else 0
    if firer != names.CANNON:
        hits = min(hits, shooters)
    return min(hits, aimed_at)
