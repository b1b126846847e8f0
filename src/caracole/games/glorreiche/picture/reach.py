"""How far each recruit may march, and why: everything is asked of the rules, nothing is computed here."""

from __future__ import annotations

from typing import NamedTuple

from caracole.games.glorreiche import actions, names, position
from caracole.games.glorreiche.phases import marching
from caracole.games.glorreiche.position import Position


class Reach(NamedTuple):
    """One free recruit's march."""

    recruit: int
    start: int
    rank: int
    level: int
    base: int
    most: int
    cells: tuple[int, ...]
    """Cells it may land on."""
    barred: tuple[int, ...]
    """Cells within reach on which it may not land."""
    slot: int
    """The slot it would take at home; 0 if home is too far."""
    now: bool
    """Whether it may march now; the others show what they could do if it were their owner's turn."""

    @property
    def ends(self) -> tuple[int, ...]:
        """Wherever it may go; 85 is home."""
        return (*self.cells, names.HOME) if self.slot else self.cells


def measure(state: Position) -> list[Reach]:
    """The reach of every free recruit: first of the side to march, then of everybody else."""
    if state.phase != "marching":
        return []
    found = measured(state, now=True)
    known = {reach.recruit for reach in found}
    for player in range(state.terms.players):
        found += [reach for reach in measured(supposed(state, player), now=False) if reach.recruit not in known]
    return found


def supposed(state: Position, player: int) -> Position:
    """The same position at the beginning of a player's turn."""
    twin = state.clone()
    twin.turn = player
    twin.moved = [0] * names.RECRUITS
    twin.schedule(state.waiting(), player)
    if twin.terms.frozen_ranks:
        marching.freeze(twin)
    return twin


def measured(state: Position, *, now: bool) -> list[Reach]:
    """The reach of each recruit that has a legal march in this position."""
    ends: dict[int, set[int]] = {}
    for action in state.legal():
        start, end = actions.ends(action)
        ends.setdefault(start, set()).add(end)
    return [reach_of(state, start, sorted(found), now=now) for start, found in ends.items()]


def reach_of(state: Position, start: int, ends: list[int], *, now: bool) -> Reach:
    recruit = position.on_top(state, start)
    most = marching.reach(state, recruit)
    within = range(start + 1, min(start + most, names.CELLS) + 1)
    return Reach(
        recruit=recruit,
        start=start,
        rank=marching.rank(state, start),
        level=marching.level(state, recruit),
        base=marching.base(state, recruit),
        most=most,
        cells=tuple(end for end in ends if end <= names.CELLS),
        barred=tuple(cell for cell in within if cell not in ends),
        slot=slot_at_home(state, recruit, start) if names.HOME in ends else 0,
        now=now,
    )


def slot_at_home(state: Position, recruit: int, start: int) -> int:
    """The slot the recruit takes if it marches home, by letting it."""
    twin = state.clone()
    twin.apply(actions.march(start, names.HOME))
    return twin.slot[recruit]


def entering(state: Position, action: int) -> int:
    """The recruit that an entry brings in."""
    return state.turn * state.terms.each + actions.RANGES.read(action)[1]


def clickable(state: Position) -> frozenset[int]:
    """Recruits with which a legal action begins."""
    if state.phase == "choosing":
        return frozenset(entering(state, action) for action in state.legal())
    if state.phase != "marching":
        return frozenset()
    return frozenset(position.on_top(state, start) for start in actions.starts(state.legal()))
