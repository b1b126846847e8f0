"""What happened in a step."""

from __future__ import annotations

from typing import cast

from caracole.games.kriegspiel import board, names, position
from caracole.games.kriegspiel.actions import decode
from caracole.games.kriegspiel.position import Position
from caracole.games.kriegspiel.position_text import compass
from caracole.kernel.events import Event, Value
from caracole.kernel.view import View

ARMIES = ("french", "english")


def tell(before: View, action: int, after: View) -> list[Event]:
    old, new = cast(Position, before.state), cast(Position, after.state)
    return [*happened(old, new, action), *(ended(new) if new.over else [])]


def happened(old: Position, new: Position, action: int) -> list[Event]:
    order = decode(action)
    if order.verb == "die":
        return rolled(old, new, order.number)
    if order.verb == "end-move":
        still = new.phase == "firing"
        return [Event("ceased-moving" if still else "ended-turn", ("T1",), about(old.turn), old.turn)]
    if order.verb == "end-fire":
        return [Event("held-fire", ("T1",), about(old.turn), old.turn)]
    return ordered(old, new, old.at[order.cell], order.verb)


def about(army: int, **args: Value) -> dict[str, Value]:
    return {"army": ARMIES[army], **args}


def arm_name(state: Position, plate: int) -> str:
    return names.ARMS[state.terms.arm[plate]]


def plated(state: Position, plate: int, **args: Value) -> dict[str, Value]:
    """The words about a plate: whose, which arm, where."""
    army, cell = state.terms.army[plate], board.say(state.cell[plate])
    return about(army, arm=arm_name(state, plate), cell=cell, **args)


def ordered(old: Position, new: Position, plate: int, verb: str) -> list[Event]:
    """T3 – T5, T9, F1: what a plate did by its order."""
    if verb == "shot":
        return [shot(old, new)]
    if verb == "give":
        return gave(old, new, plate)
    if verb in ("forward", "back"):
        name = "went-back" if verb == "back" else "went"
        return [Event(name, ("T5",), plated(old, plate, end=board.say(new.cell[plate])), old.turn)]
    half, _, side = verb.rpartition("-")
    name, rule = ("half-turned", "T3") if half else ("turned", "T4")
    facing = compass(new)[new.facing[plate]]
    return [Event(name, (rule,), plated(old, plate, side=side, facing=facing), old.turn)]


def gave(old: Position, new: Position, giver: int) -> list[Event]:
    """T9, T10"""
    receiver = old.at[position.ahead(old, giver)]
    gift = plated(
        old,
        giver,
        figures=new.figures[receiver] - old.figures[receiver],
        target=board.say(old.cell[receiver]),
        to=arm_name(old, receiver),
        left=new.figures[giver],
        now=new.figures[receiver],
    )
    events = [Event("gave", ("T9",), gift, old.turn)]
    if new.cell[giver] == names.NOWHERE:
        events.append(Event("emptied", ("T10",), plated(old, giver), old.turn))
    return events


def shot(old: Position, new: Position) -> Event:
    """F1, F2: who fires at whom; the die is still to come."""
    aimed = plated(old, new.shooter, target=board.say(old.cell[new.target]), at=arm_name(old, new.target))
    return Event("fired", ("F1", "F2"), aimed, old.turn)


def rolled(old: Position, new: Position, die: int) -> list[Event]:
    """F6 – F8: the die, and who fell."""
    target = old.target
    enemy = old.terms.army[target]
    dead = old.figures[target] - new.figures[target]
    struck = plated(old, target, die=die, dead=dead, left=new.figures[target])
    if new.wreck[target]:
        return [Event("destroyed", ("F6", "F7"), struck, enemy)]
    if not dead:
        return [Event("missed", ("F6",), struck, old.turn)]
    events = [Event("hit", ("F6",), struck, enemy)]
    if new.cell[target] == names.NOWHERE:
        events.append(Event("removed", ("F8",), struck, enemy))
    elif not new.figures[target]:
        events.append(Event("unmanned", ("T10",), struck, enemy))
    return events


def ended(state: Position) -> list[Event]:
    """E1 – E4"""
    if state.reason == names.BOTH_UNABLE:
        return [Event("both-unable", ("E3",))]
    if state.reason == names.NO_CASUALTY:
        if state.winner < 0:
            return [Event("quiet-draw", ("E4",), {"turns": state.quiet})]
        return [Event("quiet-won", ("E4",), about(state.winner, turns=state.quiet), state.winner)]
    loser = 1 - state.winner
    return [Event("defeated", ("E1",), about(loser), loser), Event("won", ("E1",), about(state.winner), state.winner)]
