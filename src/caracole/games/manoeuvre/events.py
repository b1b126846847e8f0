"""What happened in a step, told from a seat's view before and after it.

A step of the record says what was chosen or thrown; much follows silently (a forced retreat, the advance of a lone
attacker, the price of a committed attack, the next turn). All of it is read from the two views.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import TYPE_CHECKING

from caracole.games.manoeuvre import board, combat_breakdown, dealing, forces, names, pieces
from caracole.games.manoeuvre.combat_breakdown import (
    ZONES,
    Part,
    attack_base,
    defense,
    is_fire,
    unit_key,
    unit_standing,
)
from caracole.games.manoeuvre.decoded import PAIRS, Decoded, cancelled, decode, dice_of, use_of
from caracole.games.manoeuvre.phases import ending, following, resolving
from caracole.games.manoeuvre.scene import armies, code_text, mine
from caracole.kernel import names as kernel
from caracole.kernel.events import Event, Value

if TYPE_CHECKING:
    from caracole.kernel.view import View

QUADRANTS = board.QUADRANTS
EDGES = "NESW"


class Step:
    """One step as a seat saw it."""

    def __init__(self, before: View, action: int, after: View) -> None:
        self.before = mine(before.state)
        self.after = mine(after.state)
        self.seat = after.seat
        self.phase = self.before.phase
        self.argument = self.before.waiting()[-1].argument
        self.side = dealing.owner(self.before)
        self.decoded = None if action == kernel.HIDDEN else decode(self.before, action)

    @property
    def known(self) -> Decoded:
        assert self.decoded is not None
        return self.decoded

    def army(self, side: int) -> str:
        return armies(self.before)[side] or str(side)

    def unit(self, side: int, number: int) -> str:
        return unit_key(self.before, side, number)

    def about(self, side: int, kind: str, rules: str, **args: Value) -> Event:
        """An event of a side; its army is always an argument."""
        return Event(kind, tuple(rules.split()), {"army": self.army(side), **args}, side)


def tell(before: View, action: int, after: View) -> list[Event]:
    """What happened in a step as this seat saw it; the action is `names.HIDDEN` if the seat may not know it."""
    step = Step(before, action, after)
    events = [*PHASES.get(step.phase, nothing)(step), *spent(step), *aftermath(step)]
    return [*events, *turning(step), *finishing(step)]


def nothing(step: Step) -> Iterator[Event]:
    yield from ()


# --- before the battle ----------------------------------------------------------------------------


def rolled_first(step: Step) -> Iterator[Event]:
    yield step.about(0, "rolled-for-first", "S1", roll=step.known.number)


def rolled_second(step: Step) -> Iterator[Event]:
    one, two = step.before.roll, step.known.number
    if one == two:
        yield step.about(1, "rolled-equal", "S1", roll=two)
        return
    yield step.about(1, "rolled-for-first", "S1", roll=two)
    yield step.about(step.after.first, "first-decided", "S1", high=max(one, two), low=min(one, two))


def laid(step: Step) -> Iterator[Event]:
    decoded = step.known
    corner = QUADRANTS[step.argument]
    yield step.about(step.side, "laid-tile", "B1 S2", tile=decoded.number, turns=decoded.turns, corner=corner)


def named_pair(step: Step) -> Iterator[Event]:
    one, two = (names.ARMIES[number] for number in PAIRS[step.known.number])
    yield step.about(step.side, "chose-nations", "U1 S2", one=one, two=two)


def took_army(step: Step) -> Iterator[Event]:
    own, other = armies(step.after)[step.side], armies(step.after)[1 - step.side]
    yield Event("chose-nation", ("U1", "S2"), {"army": str(step.side), "one": own, "two": other}, step.side)


def took_edge(step: Step) -> Iterator[Event]:
    yield step.about(step.side, "chose-edge", "B1 S2", edge=EDGES[step.known.number])


def dealt(step: Step) -> Iterator[Event]:
    yield from card_event(step, "dealt", "S1")


def picked(step: Step) -> Iterator[Event]:
    yield from card_event(step, "picked", "S3")


def card_event(step: Step, kind: str, rules: str) -> Iterator[Event]:
    """A card that its owner sees, and others only count."""
    if step.decoded is None:
        yield step.about(step.side, f"{kind}-unseen", rules)
    else:
        yield step.about(step.side, kind, rules, card=step.decoded.card)


def placed(step: Step) -> Iterator[Event]:
    decoded = step.known
    yield step.about(step.side, "placed", "S1", unit=step.unit(step.side, decoded.unit), square=decoded.end)


# --- the turn -------------------------------------------------------------------------------------


def discarded(step: Step) -> Iterator[Event]:
    if step.decoded is None or step.decoded.verb == "discard":
        yield from card_event(step, "discarded", "T2")
    elif step.decoded.verb == "pass":
        shown = step.after.shown[step.side]
        if shown not in (step.before.shown[step.side], names.NO_CARD, names.UNSEEN):
            yield step.about(step.side, "discard-shown", "T4", card=code_text(step.after, step.side, shown))
    else:
        yield from spied(step)


def drew(step: Step) -> Iterator[Event]:
    side = step.side
    if step.before.deck_size[side] == 0:
        yield step.about(side, "reshuffled", "T4")
    yield from card_event(step, "drew", "T2")
    if step.after.exhausted[side] > step.before.exhausted[side]:
        yield step.about(side, "exhausted", "V3")
    if step.after.old_most[side] > step.before.old_most[side]:
        yield step.about(side, "ran-out", "V3")
    if step.before.deck_size[side] and step.after.pile_size[side] < step.before.pile_size[side]:
        yield step.about(side, "reshuffled", "T4")


def spent(step: Step) -> Iterator[Event]:
    """V3, last_card=played: with this card the last one of a first deck has left the hand."""
    for side in (0, 1):
        if step.before.old_most[side] and step.after.exhausted[side]:
            yield step.about(side, "deck-spent", "V3")


def spied(step: Step) -> Iterator[Event]:
    """T3: the spy's owner sees the other hand, others see that he looked."""
    if step.seat == step.side:
        seen = pieces.counted(step.after.known[step.side])
        cards = " ".join(code_text(step.after, 1 - step.side, code) for code in seen)
        if cards:
            yield step.about(step.side, "spied-seen", "T3", cards=cards)
            return
    yield step.about(step.side, "spied", "T3")


def is_spy(step: Step) -> bool:
    return step.decoded is not None and step.decoded.verb == "play" and step.decoded.code == names.SPY


def with_spy(teller: Callable[[Step], Iterator[Event]]) -> Callable[[Step], Iterator[Event]]:
    """T3: a spy may be sent in any phase of one's own turn."""
    return lambda step: spied(step) if is_spy(step) else teller(step)


def went(kind: str, rules: str) -> Callable[[Step], Iterator[Event]]:
    """A unit moves from one square to another."""

    def moved(step: Step) -> Iterator[Event]:
        decoded = step.known
        if decoded.verb == "move":
            unit = step.unit(decoded.side, decoded.unit)
            yield step.about(decoded.side, kind, rules, unit=unit, start=decoded.start, end=decoded.end)

    return moved


def marching_on(step: Step) -> Iterator[Event]:
    """M2: Forced March or Supply is played after a move."""
    decoded = step.known
    if decoded.code == names.FM:
        unit = step.unit(step.side, step.before.mover[step.argument])
        yield step.about(step.side, "played-march", "M2", unit=unit)
    elif decoded.code == names.SUP:
        yield step.about(step.side, "played-supply", "M2")


def answered(step: Step) -> Iterator[Event]:
    if step.known.verb == "play":
        yield step.about(step.side, "guerrillas", "M3", card=cancelled(step.before))


# --- combat ---------------------------------------------------------------------------------------

BEGUN = {
    "assault": ("assaulted", "C2"), "volley": ("volleyed", "C15"), "bombard": ("bombarded", "C15"),
    "ambush": ("ambushed", "C2"),
}  # fmt: skip


def engaged(step: Step) -> Iterator[Event]:
    """C1: a combat begins."""
    decoded = step.known
    if decoded.verb == "pass":
        return
    kind, rules = BEGUN[use_of(step.before, decoded)]
    target = unit_standing(step.before, board.square(decoded.end))
    args: dict[str, Value] = {"target": target, "start": decoded.start, "end": decoded.end}
    args["dice"] = first_dice(step, decoded)
    if decoded.unit != names.NO_UNIT:
        args["unit"] = step.unit(step.side, decoded.unit)
    if decoded.verb == "battery":
        kind, args["card"] = "battery-fired", decoded.card
    yield step.about(step.side, kind, rules, **args)


def first_dice(step: Step, decoded: Decoded) -> str:
    state = step.before
    army, code = state.army[decoded.side], decoded.code
    if decoded.verb == "volley":
        return f"{state.terms.volley_dice[army][code]}d{state.terms.volley_sides[army][code]}"
    if use_of(state, decoded) == "bombard":
        return f"{state.terms.fire_dice[army][code]}d{state.terms.fire_sides[army][code]}"
    return dice_of(state, decoded)


def defended(step: Step) -> Iterator[Event]:
    decoded = step.known
    if decoded.verb == "pass":
        return
    state = step.before
    unit = step.unit(step.side, state.defender)
    army = state.army[step.side]
    if decoded.verb == "attempt":
        yield step.about(step.side, "tried-withdrawal", "C3", unit=unit, most=state.terms.withdraw[army][decoded.code])
    elif decoded.code == names.WD:
        yield step.about(step.side, "withdrew-by-card", "C3", unit=unit)
    else:
        yield step.about(step.side, "defended", "C4", card=decoded.card, value=state.terms.guard[army][decoded.code])


def tried(step: Step) -> Iterator[Event]:
    """C3: the die of an attempt to withdraw."""
    state, other = step.before, 1 - step.before.active
    code = state.dcards[state.dcount - 1]
    if step.after.attempts > state.attempts:
        worth = state.terms.guard[state.army[other]][code]
        card = code_text(state, other, code)
        yield step.about(other, "withdrawal-failed", "C3 C4", die=step.known.number, card=card, value=worth)
    else:
        yield step.about(other, "withdrawal-made", "C3", die=step.known.number)


def reinforced(step: Step) -> Iterator[Event]:
    decoded = step.known
    if decoded.verb == "pass":
        return
    side, army = step.side, step.before.army[step.side]
    if decoded.verb == "command":
        more = combat_breakdown.supporters_joining(step.before, decoded.code)
        yield step.about(side, "commanded", "C6", card=decoded.card, units=more)
    elif decoded.code < names.UNIT_CARDS:
        yield step.about(side, "reinforced", "C5", card=decoded.card, dice=dice_of(step.before, decoded))
    elif decoded.code < names.HEADQUARTERS:
        yield step.about(side, "led", "C5", card=decoded.card, value=step.before.terms.lead[army][decoded.code])
    elif decoded.code == names.COM:
        yield step.about(side, "committed", "C13")
    elif decoded.code == names.SAP:
        yield step.about(side, "sapped", "C7")
    else:
        first = code_text(step.before, side, step.before.init)
        yield step.about(side, "skirmished", "C14", card=first)


def supported(step: Step) -> Iterator[Event]:
    decoded = step.known
    if decoded.verb == "support":
        unit, worth = step.unit(step.side, decoded.unit), forces.strength(step.before, step.side, decoded.unit)
        yield step.about(step.side, "supported", "C6", unit=unit, start=decoded.start, value=worth)


def slipped(step: Step) -> Iterator[Event]:
    """C14: the move after a skirmish."""
    if step.known.verb == "pass":
        place = board.square_name(step.before.place[step.side][step.before.attacker])
        yield step.about(
            step.side, "skirmish-stayed", "C14", unit=step.unit(step.side, step.before.attacker), start=place
        )
    else:
        yield from went("skirmish-moved", "C14")(step)


def thrown(step: Step) -> Iterator[Event]:
    """C7, C8: the dice, both totals with their parts, and what they mean."""
    state, roll = step.before, step.known.number
    base, against = attack_base(state), defense(state)
    total = base + roll
    attack = spelt_parts(combat_breakdown.attack_parts(state, base, total))
    sums: dict[str, Value] = {"attack": attack, "defense": spelt_parts(combat_breakdown.defense_parts(state))}
    yield step.about(
        state.active, "totalled", "C15" if is_fire(state) else "C7", roll=roll, total=total, against=against, **sums
    )
    row = ZONES[resolving.row(total, against)]
    if not is_fire(state):
        yield step.about(state.active, f"result-{row}", "C8", total=total, against=against)
    else:
        kind = "fire-missed" if row in ("lt", "eq") else "fire-hit"
        yield step.about(state.active, kind, "C15", total=total, against=against)


def spelt_parts(parts: tuple[Part, ...]) -> str:
    """The parts that add something, as `narrate` spells them."""
    terms = [f"{part.value} {part_name(part)}" for part in parts if part.value or part.kind == "dice"]
    return "|".join(terms)


def part_name(part: Part) -> str:
    if part.kind in ("unit", "support"):
        return f"unit-{part.name}"
    if part.kind == "leader":
        return f"leader-{part.name[2:]}"
    if part.kind == "guard":
        return f"={part.name}"
    if part.kind in ("terrain", "hill"):
        return (
            "terrain-clear" if part.name == "." else f"terrain-{part.name}" if part.kind == "terrain" else "part-hill"
        )
    return f"part-{part.kind}"


def chose(step: Step) -> Iterator[Event]:
    yield step.about(step.side, f"chose-{step.known.verb}", "C8")


def advanced(step: Step) -> Iterator[Event]:
    if step.known.verb == "pass":
        yield step.about(step.side, "stayed", "C11")


def pursued(step: Step) -> Iterator[Event]:
    state, die = step.before, step.known.number
    most = state.terms.pursuit[state.army[state.active]][step.argument]
    shift = following.modifier(state)
    hit = hits(step, 1 - state.active, state.defender) > 0
    args: dict[str, Value] = {"unit": step.unit(state.active, step.argument // 5), "die": die, "most": most}
    args["modifier"] = f"− {-shift}" if shift < 0 else f"+ {shift}" if shift else 0
    yield step.about(state.active, "pursued" if hit else "pursuit-missed", "C12", **args)


# --- restoration ----------------------------------------------------------------------------------


def restoring(step: Step) -> Iterator[Event]:
    decoded = step.known
    if decoded.verb != "target":
        return
    unit = step.unit(step.side, step.before.unit_on[board.square(decoded.end)])
    if decoded.code == names.RED:
        yield step.about(step.side, "entrenched", "R2", unit=unit, square=decoded.end)
    elif names.UNIT_CARDS <= decoded.code < names.HEADQUARTERS:
        rally = step.before.terms.rally[step.before.army[step.side]][decoded.code]
        kind = "rallied-at-once" if step.after.phase != "rally" else "rallying"
        yield step.about(step.side, kind, "R1", card=decoded.card, unit=unit, most=rally)
    else:
        yield step.about(step.side, "restoring", "R1", card=decoded.card, unit=unit)


def rallied(step: Step) -> Iterator[Event]:
    status = step.after.status[step.before.active][step.argument % 8]
    kind = "rallied" if status == names.FULL else "rally-failed"
    yield step.about(step.before.active, kind, "R1", die=step.known.number)


PHASES: dict[str, Callable[[Step], Iterator[Event]]] = {
    "roll1": rolled_first,
    "roll2": rolled_second,
    "tile": laid,
    "nations": named_pair,
    "nation": took_army,
    "edge": took_edge,
    "deal": dealt,
    "pick": picked,
    "place": placed,
    "discard": discarded,
    "draw": drew,
    "drawn": with_spy(nothing),
    "move": with_spy(went("marched", "M1")),
    "moved": with_spy(marching_on),
    "fmstep": with_spy(went("force-marched", "M2")),
    "move2": with_spy(went("marched-second", "M2")),
    "guer": answered,
    "combat": with_spy(engaged),
    "restore": with_spy(restoring),
    "rally": rallied,
    "defend": defended,
    "wtry": tried,
    "attack": with_spy(reinforced),
    "support": with_spy(supported),
    "skimove": with_spy(slipped),
    "dice": thrown,
    "fire": thrown,
    "choice": with_spy(chose),
    "advance": with_spy(advanced),
    "pursue": pursued,
}
"""What each phase tells of the action taken in it; what follows silently comes after."""


# --- what followed --------------------------------------------------------------------------------


def hits(step: Step, side: int, unit: int) -> int:
    """How many steps of strength a unit has lost."""
    before, after = step.before.status[side][unit], step.after.status[side][unit]
    return max(0, after - before) if before != names.NEW else 0


def aftermath(step: Step) -> Iterator[Event]:
    """C9–C13, R1, R2: losses, retreat, advance, the price of committed attacks, units restored, redoubts gone."""
    state = step.before
    if state.kind != names.PEACE and state.defender != names.NO_UNIT:
        yield from defender_fate(step)
        yield from attackers_fate(step)
    stood, stands = state.status, step.after.status  # every look at an array copies it
    for side, unit in product(range(2), range(names.UNITS)):
        if (stood[side][unit], stands[side][unit]) == (names.REDUCED, names.FULL):
            worth = forces.strength(step.after, side, unit)
            yield step.about(side, "restored", "R1", unit=step.unit(side, unit), to=worth)
    before, after = state.redoubt, step.after.redoubt
    for square in range(names.SQUARES):
        if before[square] and not after[square]:
            yield Event("redoubt-gone", ("R2",), {"square": board.square_name(square)})


def defender_fate(step: Step) -> Iterator[Event]:
    side, unit = 1 - step.before.active, step.before.defender
    lost = hits(step, side, unit)
    out = step.after.status[side][unit] == names.OUT
    if lost == 1 and not out:
        yield loss(step, side, unit, "reduced", "C9")
    if lost and out:
        if is_cornered(step):
            yield step.about(side, "cornered", "C10", unit=step.unit(side, unit))
        yield gone(step, side, unit)
    yield from moved_by_combat(
        step, side, unit, "withdrew" if withdraws(step) else "retreated", "C3 C10" if withdraws(step) else "C10"
    )


def withdraws(step: Step) -> bool:
    """C3: the defender leaves before the fight, by a card or by the die."""
    if step.before.withdrawn or step.phase == "wtry":
        return True
    return step.phase == "defend" and step.decoded is not None and step.decoded.code == names.WD


def is_cornered(step: Step) -> bool:
    """C10: it had to go and could not: the choice was the retreat, or a hit left it alive first (3D)."""
    if step.phase == "choice":
        return step.known.verb == "retreat"
    if step.phase == "dice" and step.before.status[1 - step.before.active][step.before.defender] == names.FULL:
        total = attack_base(step.before) + step.known.number
        return resolving.row(total, defense(step.before)) == ZONES.index("x3")
    return False


def loss(step: Step, side: int, unit: int, kind: str, rules: str) -> Event:
    before, after = forces.strength(step.before, side, unit), forces.strength(step.after, side, unit)
    return step.about(side, kind, rules, unit=step.unit(side, unit), **{"from": before, "to": after})


def gone(step: Step, side: int, unit: int) -> Event:
    return step.about(side, "eliminated", "C9 V1", unit=step.unit(side, unit), lost=forces.lost(step.after, side))


def moved_by_combat(step: Step, side: int, unit: int, kind: str, rules: str) -> Iterator[Event]:
    start, end = step.before.place[side][unit], step.after.place[side][unit]
    if start != end and names.NOWHERE not in (start, end):
        args = {"start": board.square_name(start), "end": board.square_name(end)}
        yield step.about(side, kind, rules, unit=step.unit(side, unit), **args)


def attackers_fate(step: Step) -> Iterator[Event]:
    """C8, C11, C13: hits of a failed attack, the advance, then what committed attacks cost."""
    side = step.before.active
    taking = combat_breakdown.taking(step.before)
    failed = failed_attack(step)
    for unit in taking:
        yield from struck(step, side, unit, failed=failed)
    if step.phase != "skimove":
        for unit in taking:
            yield from moved_by_combat(step, side, unit, "advanced", "C11")
    for unit in taking:
        yield from paid(step, side, unit, spared=1 if failed else 0)


def failed_attack(step: Step) -> bool:
    """C8: whether the dice just thrown cost every attacker a hit."""
    if step.phase != "dice":
        return False
    return resolving.row(attack_base(step.before) + step.known.number, defense(step.before)) == 0


def struck(step: Step, side: int, unit: int, *, failed: bool) -> Iterator[Event]:
    lost = hits(step, side, unit)
    if failed and lost:
        if step.before.status[side][unit] == names.REDUCED:
            yield gone(step, side, unit)
        elif lost == 1:
            yield loss(step, side, unit, "reduced", "C8 C9")
        else:
            full, reduced = strengths(step, side, unit)
            yield step.about(side, "reduced", "C8 C9", unit=step.unit(side, unit), **{"from": full, "to": reduced})


def strengths(step: Step, side: int, unit: int) -> tuple[int, int]:
    army = step.before.army[side]
    return step.before.terms.full[army][unit], step.before.terms.reduced[army][unit]


def paid(step: Step, side: int, unit: int, *, spared: int) -> Iterator[Event]:
    """C13: hits beyond those of a failed attack pay for committed attacks."""
    if hits(step, side, unit) <= spared:
        return
    yield step.about(side, "paid", "C13", unit=step.unit(side, unit))
    if step.after.status[side][unit] == names.OUT:
        yield gone(step, side, unit)
    else:
        yield loss(step, side, unit, "reduced", "C9 C13")


# --- turns and the end ----------------------------------------------------------------------------


def turning(step: Step) -> Iterator[Event]:
    """T1: whose turn has begun."""
    before, after = step.before, step.after
    if after.winner == names.NOBODY and after.turn and (after.turn, after.active) != (before.turn, before.active):
        yield step.about(after.active, "turn-began", "T1", turn=after.turn)


def finishing(step: Step) -> Iterator[Event]:
    """V1 – V4: how it ended."""
    state = step.after
    if state.winner == names.NOBODY or step.before.winner != names.NOBODY:
        return
    if state.reason == names.ATTRITION:
        yield step.about(state.winner, "won-attrition", "V1")
        return
    one, two = step.army(0), step.army(1)
    counts = {"one_squares": ending.controlled(state, 0), "two_squares": ending.controlled(state, 1)}
    kind, rules = ("night-fell", ("V2", "V3")) if state.reason == names.NIGHTFALL else ("cap-reached", ("V2", "V4"))
    yield Event(kind, rules, {"one": one, "two": two, **counts})
    yield step.about(state.winner, "won-nightfall" if state.reason == names.NIGHTFALL else "won-cap", "V2")
