"""What happened in a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.kriegspiel import board, names
from caracole.games.kriegspiel.notation import compass
from caracole.games.kriegspiel.pieces import arm_name
from caracole.kernel.events import Event, Value

if TYPE_CHECKING:
    from caracole.games.kriegspiel.state import KriegspielState
    from caracole.kernel.view import View

ARMIES = ("french", "english")


def tell(before: View, action: int, after: View) -> list[Event]:
    old, new = cast("KriegspielState", before.state), cast("KriegspielState", after.state)
    return [*happened(old, new, action), *(ended(new) if new.over else [])]


def happened(old: KriegspielState, new: KriegspielState, action: int) -> list[Event]:
    if action >= names.OUTCOMES:
        return rolled(old, new, action - names.OUTCOMES)
    if action == names.END_MOVE:
        still = new.phase == "firing"
        return [Event("ceased-moving" if still else "ended-turn", ("T1",), about(old.turn), old.turn)]
    if action == names.END_FIRE:
        return [Event("held-fire", ("T1",), about(old.turn), old.turn)]
    cell, kind = divmod(action, names.KINDS)
    return ordered(old, new, old.at[cell], kind)


def about(army: int, **args: Value) -> dict[str, Value]:
    return {"army": ARMIES[army], **args}


def plated(state: KriegspielState, plate: int, **args: Value) -> dict[str, Value]:
    """The words about a plate: whose, which arm, where."""
    army, cell = state.terms.army[plate], board.say(state.cell[plate])
    return about(army, arm=arm_name(state, plate), cell=cell, **args)


def ordered(old: KriegspielState, new: KriegspielState, plate: int, kind: int) -> list[Event]:
    """T3 – T5, T9, F1: what a plate was told to do."""
    if kind >= names.SHOOT:
        return [shot(old, new)]
    if kind >= names.GIVE:
        return gave(old, new, plate)
    facing = compass(new)[new.facing[plate]]
    if kind < names.FORWARD:
        name, rule = ("half-turned", "T3") if kind < names.LEFT else ("turned", "T4")
        side = "left" if kind in (names.HALF_LEFT, names.LEFT) else "right"
        return [Event(name, (rule,), plated(old, plate, side=side, facing=facing), old.turn)]
    name = "went-back" if kind == names.BACK else "went"
    return [Event(name, ("T5",), plated(old, plate, end=board.say(new.cell[plate])), old.turn)]


def gave(old: KriegspielState, new: KriegspielState, giver: int) -> list[Event]:
    """T9, T10"""
    receiver = old.at[old.ahead(giver)]
    told = plated(
        old,
        giver,
        figures=new.figures[receiver] - old.figures[receiver],
        target=board.say(old.cell[receiver]),
        to=arm_name(old, receiver),
        left=new.figures[giver],
        now=new.figures[receiver],
    )
    events = [Event("gave", ("T9",), told, old.turn)]
    if new.cell[giver] == names.NOWHERE:
        events.append(Event("emptied", ("T10",), plated(old, giver), old.turn))
    return events


def shot(old: KriegspielState, new: KriegspielState) -> Event:
    """F1, F2: who fires at whom; the die is still to come."""
    told = plated(old, new.shooter, target=board.say(old.cell[new.target]), at=arm_name(old, new.target))
    return Event("fired", ("F1", "F2"), told, old.turn)


def rolled(old: KriegspielState, new: KriegspielState, die: int) -> list[Event]:
    """F6 – F8: the die, and who fell."""
    target = old.target
    enemy = old.terms.army[target]
    dead = old.figures[target] - new.figures[target]
    told = plated(old, target, die=die, dead=dead, left=new.figures[target])
    if new.wreck[target]:
        return [Event("destroyed", ("F6", "F7"), told, enemy)]
    if not dead:
        return [Event("missed", ("F6",), told, old.turn)]
    events = [Event("hit", ("F6",), told, enemy)]
    if new.cell[target] == names.NOWHERE:
        events.append(Event("removed", ("F8",), told, enemy))
    elif not new.figures[target]:
        events.append(Event("unmanned", ("T10",), told, enemy))
    return events


def ended(state: KriegspielState) -> list[Event]:
    """E1 – E4"""
    if state.reason == names.BOTH_UNABLE:
        return [Event("both-unable", ("E3",))]
    if state.reason == names.NO_CASUALTY:
        if state.winner < 0:
            return [Event("quiet-draw", ("E4",), {"turns": state.quiet})]
        return [Event("quiet-won", ("E4",), about(state.winner, turns=state.quiet), state.winner)]
    loser = 1 - state.winner
    return [Event("defeated", ("E1",), about(loser), loser), Event("won", ("E1",), about(state.winner), state.winner)]
