"""What happened in a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.generalowsky import medals, names, piles, position
from caracole.games.generalowsky.actions import RANGES
from caracole.games.generalowsky.phases import targeting
from caracole.games.generalowsky.position import Position
from caracole.kernel.events import Event, Value

if TYPE_CHECKING:
    from caracole.kernel.view import View

COLOURS = ("red", "yellow", "blue", "green", "violet", "grey")
BANDS = ("yellow", "white", "orange", "red")


def tell(before: View, action: int, after: View) -> list[Event]:
    old, new = cast(Position, before.state), cast(Position, after.state)
    general = old.waiting()[-1].argument
    kind, number = RANGES.read(action)
    if kind == "spin":
        return spun(old, new, general, number)
    if kind == "stride":
        return strode(old, new, general, number + 1)
    if kind == "target":
        return jumped(old, new, general, number)
    if kind == "declare":
        return [declared(old, general, number)]
    return [Event("ordered", ("B1",), {"name": COLOURS[old.turn], "general": called(old, number)}, old.turn)]


def called(state: Position, general: int) -> str:
    """A general's colour; his number as well where each player has two."""
    colour = COLOURS[position.owner(state, general)]
    return colour if state.terms.each == 1 else f"{colour} {general + 1}"


def about(state: Position, kind: str, rules: tuple[str, ...], general: int, **args: Value) -> Event:
    return Event(kind, rules, {"general": called(state, general), **args}, position.owner(state, general))


def declared(state: Position, general: int, band: int) -> Event:
    """T1: the commander's order, or a general's own choice."""
    commander = position.commander(state, general)
    kind = "declared" if commander == general else "commanded"
    facts: dict[str, Value] = {
        "commander": called(state, commander),
        "general": called(state, general),
        "band": BANDS[band],
    }
    return Event(kind, ("T1",), facts, position.owner(state, commander))


def spun(old: Position, new: Position, general: int, result: int) -> list[Event]:
    if result == names.CROSS:
        return exiled(old, new, general, "T5") + ended(new)
    if result == names.BLACK:
        return exiled(old, new, general, "T6") + lost(old, new) + ended(new)
    if result == names.RED:
        first = about(old, "summoned", ("T8",), general, **company(old, general))
        return [first, *arrived(old, new, general, met=True)]
    if result == names.DRAWING:
        return [about(old, "drew", ("T7",), general)] if new.phase == "targeting" else drew_nobody(old, new, general)
    if new.phase == "striding":
        return [about(old, "allowed", ("T4",), general, steps=result)]
    kind = "entered" if old.space[general] == names.EXILE else "moved"
    return went(old, new, general, kind, result)


def went(old: Position, new: Position, general: int, kind: str, steps: int) -> list[Event]:
    """T4, T3: how far, from where to where, and with how many."""
    facts = {"steps": steps, "start": old.space[general], "end": new.space[general], **company(old, general)}
    rules = ("T4", "T3") if facts["carried"] else ("T4",)
    met = piles.passes_moscow(old, general, steps)
    return [about(old, kind, rules, general, **facts), *arrived(old, new, general, met=met)]


def strode(old: Position, new: Position, general: int, steps: int) -> list[Event]:
    """T4, stride=up_to: so many of the spaces allowed."""
    return went(old, new, general, "strode-out" if old.space[general] == names.EXILE else "strode", steps)


def company(state: Position, general: int) -> dict[str, int]:
    """T3: how many ride on the general."""
    return {"carried": piles.group_size(state, general) - 1}


def jumped(old: Position, new: Position, general: int, space: int) -> list[Event]:
    facts = {"space": space, **company(old, general)}
    met = targeting.meets_moscow(old, general, space)
    return [about(old, "jumped", ("T7",), general, **facts), *arrived(old, new, general, met=met)]


def drew_nobody(old: Position, new: Position, general: int) -> list[Event]:
    return [about(old, "drew-nobody", ("T7",), general), *ended(new)]


def exiled(old: Position, new: Position, general: int, rule: str) -> list[Event]:
    """T5, T6: who goes to exile, and what that brings to Moscow."""
    gone = sum(old.space[g] != new.space[g] for g in range(old.terms.generals))
    kind = ("crossed" if gone else "crossed-again") if rule == "T5" else ("disgraced" if gone else "disgraced-again")
    return [about(old, kind, (rule,), general, gone=gone, medals=new.pot - old.pot, pot=new.pot)]


def lost(old: Position, new: Position) -> list[Event]:
    """T6: the medals taken away."""
    losers = [g for g in range(old.terms.generals) if new.medals[g] < old.medals[g]]
    return [about(old, "lost-medal", ("T6",), g, medals=new.medals[g]) for g in losers]


def arrived(old: Position, new: Position, general: int, *, met: bool) -> list[Event]:
    """T9, T10, W1, W2: whom the group landed on, what its top general collected, whether he is Marshal."""
    top = position.commander(old, general)
    gains = [new.medals[g] - old.medals[g] for g in range(old.terms.generals)]
    paid = paid_for_landing(old, new, top, gains, met=met)
    taken = gains[top] - paid if new.terms.to_arriver else gains[top]
    events = []
    if new.level[general]:
        kind = "landed-arriver" if new.terms.to_arriver else "landed-covered" if new.terms.to_covered else "landed"
        facts = {"landed": new.level[general], "space": new.space[general], "medals": paid}
        events.append(about(old, kind, ("T9",), top, **facts))
    if met:
        events.append(about(old, "collected", ("T10",), top, taken=taken, medals=new.medals[top]))
    return events + starred(old, new) + ended(new)


def paid_for_landing(old: Position, new: Position, top: int, gains: list[int], *, met: bool) -> int:
    """T9: the medals a landing brought, to whomever."""
    if new.terms.to_covered:
        return sum(gains) - gains[top]
    if met:
        return gains[top] - old.pot
    return gains[top] if new.terms.to_arriver else new.pot - old.pot


def starred(old: Position, new: Position) -> list[Event]:
    """W1: whoever has his eleventh medal now."""
    fresh = [g for g in range(old.terms.generals) if old.medals[g] < names.STAR <= new.medals[g]]
    return [about(old, "starred", ("W1",), general) for general in fresh]


def ended(state: Position) -> list[Event]:
    """W2, W3: the Marshal, or whoever has most medals after the last spin."""
    if not state.over:
        return []
    standings = [medals.worn(state, player) for player in range(state.terms.players)]
    if medals.marshals(state):
        return [named_marshal(state, p) for p, worth in enumerate(standings) if worth >= medals.needed(state)]
    winners = [player for player in range(state.terms.players) if standings[player] == max(standings)]
    if len(winners) == 1:
        return [Event("most", ("W3",), {"name": COLOURS[winners[0]], "medals": max(standings)}, winners[0])]
    colours = "-".join(COLOURS[player] for player in winners)
    return [Event("shared", ("W3",), {"colours": colours, "medals": max(standings)})]


def named_marshal(state: Position, player: int) -> Event:
    """W2: a player's fullest chest; of several Marshals in one spin each shares the victory."""
    best = max(range(player * state.terms.each, (player + 1) * state.terms.each), key=lambda g: state.medals[g])
    kind = "marshal" if medals.marshals(state) == 1 else "marshal-too"
    return about(state, kind, ("W2",), best, medals=medals.worn(state, player))
