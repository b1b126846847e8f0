"""What happened in a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.glorreiche import names, position
from caracole.games.glorreiche.actions import RANGES, ends
from caracole.games.glorreiche.phases import arriving, marching
from caracole.games.glorreiche.position import Position
from caracole.kernel.events import Event, Value

if TYPE_CHECKING:
    from caracole.kernel.view import View

COLOURS = ("red", "yellow", "blue", "green")
BASES = {1: "none", 2: "white", 3: "black"}


def tell(before: View, action: int, after: View) -> list[Event]:
    old, new = cast(Position, before.state), cast(Position, after.state)
    kind, number = RANGES.read(action)
    if kind == "die":
        events = [threw(old, number + 1)] if new.phase == "choosing" else []
        return events or entered(old, new)
    if kind == "enter":
        return entered(old, new) if old.die else [chose(old, number + 1)]
    return marched(old, new, action)


def about(player: int, **args: Value) -> dict[str, Value]:
    return {"colour": COLOURS[player], **args}


def threw(state: Position, cell: int) -> Event:
    return Event("threw", ("R1",), about(state.turn, cell=cell), state.turn)


def chose(state: Position, number: int) -> Event:
    return Event("chose", ("R4",), about(state.turn, number=number), state.turn)


def entered(old: Position, new: Position) -> list[Event]:
    """R1, R2: the recruit that has left the yard."""
    recruit = next(r for r in range(names.RECRUITS) if old.cell[r] == names.YARD and new.cell[r] != names.YARD)
    cell = new.cell[recruit]
    facts = about(old.turn, number=position.number(new, recruit), cell=cell, height=new.height[cell])
    return [Event("entered", ("R1", "R2") if new.height[cell] > 1 else ("R1",), facts, old.turn)]


def marched(old: Position, new: Position, action: int) -> list[Event]:
    start, end = ends(action)
    player, recruit = old.turn, position.on_top(old, start)
    facts = about(
        player,
        number=position.number(old, recruit),
        cells=end - start,
        start=start,
        end=end,
        rank=marching.rank(old, start),
        height=marching.level(old, recruit),
        base=marching.base(old, recruit),
        stone=BASES[marching.base(old, recruit)],
    )
    events = [Event("marched-home" if end == names.HOME else "marched", ("D4",), facts, player)]
    if end == names.HOME:
        events.append(arrived(old, new, recruit))
    elif old.chip[end]:
        kind = "took-chip" if new.chip[end] == 0 else "left-chip"
        events.append(Event(kind, ("G1",), about(player, value=old.chip[end]), player))
    if new.over:
        last = next(r for r in range(names.RECRUITS) if r != recruit and not old.slot[r])
        return events + ended(new, last)
    return events + passed(old, new)


def arrived(old: Position, new: Position, recruit: int) -> Event:
    """A2, V2: the slot, and whether it is a punishment."""
    player = position.owner(new, recruit)
    punished = new.terms.sanctions and position.number(new, recruit) != old.arrived[player] + 1
    facts = about(player, number=position.number(new, recruit), slot=new.slot[recruit])
    return Event("sanctioned" if punished else "arrived", ("V2",) if punished else ("A2",), facts, player)


def passed(old: Position, new: Position) -> list[Event]:
    """T7: players between this turn and the next who had recruits out and none free."""
    if any(new.moved):
        return []
    events = []
    player = (old.turn + 1) % new.terms.players
    while player != new.turn:
        if new.arrived[player] < new.terms.each:
            events.append(Event("passed", ("T7",), about(player), player))
        player = (player + 1) % new.terms.players
    return events


def ended(state: Position, last: int) -> list[Event]:
    """A3, S1, S2, V1: the last recruit, the doubled scores, the winner."""
    player = position.owner(state, last)
    facts = about(player, number=position.number(state, last), slot=state.slot[last])
    events = [Event("last-home", ("A3",), facts, player)]
    if state.terms.discipline:
        ordered = [p for p in range(state.terms.players) if state.in_order[p]]
        events += [Event("doubled", ("V1",), about(p, score=arriving.score(state, p)), p) for p in ordered]
    return [*events, verdict(state)]


def verdict(state: Position) -> Event:
    standings = [arriving.standing(state, player) for player in range(state.terms.players)]
    scores = [arriving.score(state, player) for player in range(state.terms.players)]
    winners = [player for player in range(state.terms.players) if standings[player] == max(standings)]
    list_of_scores = " : ".join(str(score) for score in scores)
    if len(winners) > 1:
        colours = "-".join(COLOURS[w] for w in winners)
        return Event("shared", ("S2",), {"colours": colours, "scores": list_of_scores})
    tied = scores.count(scores[winners[0]]) > 1
    facts = about(winners[0], scores=list_of_scores)
    return Event("won-tie" if tied else "won", ("S2",) if tied else ("S1",), facts, winners[0])
