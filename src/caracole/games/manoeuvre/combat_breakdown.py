"""The running combat taken apart: every part of both totals, the dice, and the odds as the cards lie."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from caracole.games.manoeuvre import board, forces, ground, names, pieces
from caracole.games.manoeuvre.phases import resolving
from caracole.games.manoeuvre.scene import armies, code_text
from caracole.kernel.state import Actions

if TYPE_CHECKING:
    from caracole.games.manoeuvre.position import Position

KINDS = ("", "assault", "ambush", "bombard", "volley")
ZONES = ("lt", "eq", "x1", "x2", "x3", "x4")
"""The rows of C8, from the attackers' hit to the elimination."""


@dataclass(frozen=True)
class Part:
    """A row of a total: what it is, and what it adds; None while the dice have not been thrown."""

    kind: str
    """unit, support, leader, command, card, committed, sappers, skirmish, cancelled, fires, dice, hill;
    guard, withdraw, terrain, redoubt"""
    name: str
    """A unit's key, a card's code or a terrain letter."""
    value: int | None = 0
    detail: str = ""


@dataclass(frozen=True)
class Zone:
    """Totals with the same result."""

    name: str
    low: int
    high: int
    weight: int


@dataclass(frozen=True)
class Breakdown:
    """One combat as it stands."""

    kind: str
    side: int
    """The attacker's."""
    square: str
    origins: tuple[str, ...]
    """Where the attacking and supporting units stand."""
    attack: tuple[Part, ...]
    defense: tuple[Part, ...]
    pool: str
    """The dice: 2d8 + 2d10"""
    total: int | None
    against: int
    chances: tuple[tuple[int, int], ...]
    """Attack totals with the number of ways to throw them."""
    zones: tuple[Zone, ...]
    stopped: str = ""
    """withdraw or skirmish: no dice will be thrown"""

    @property
    def fire(self) -> bool:
        return self.kind in ("bombard", "volley")

    @property
    def out_of(self) -> int:
        return sum(weight for _, weight in self.chances)

    @property
    def now(self) -> str:
        """The zone the dice have decided, if they have."""
        return next(
            (zone.name for zone in self.zones if self.total is not None and zone.low <= self.total <= zone.high), ""
        )


def running(state: Position) -> Breakdown | None:
    """The combat under way, None in peace."""
    if state.kind == names.PEACE:
        return None
    thrown = state.attack_total if is_thrown(state) else None
    base = attack_base(state)
    against = state.defense_total if thrown is not None else defense(state)
    attack, guard = attack_parts(state, base, thrown), defense_parts(state)
    if sum(part.value or 0 for part in guard) != against:
        guard = tuple(Part(part.kind, part.name, None, part.detail) for part in guard)
    chances = tuple((base + total, weight) for total, weight in ways(state))
    stopped = "withdraw" if state.withdrawn else "skirmish" if state.skirmish else ""
    return Breakdown(
        kind=KINDS[state.kind],
        side=state.active,
        square=board.square_name(state.target),
        origins=origins(state),
        attack=attack,
        defense=guard,
        pool=pool(state),
        total=thrown,
        against=against,
        chances=chances,
        zones=zones(state, against, chances),
        stopped=stopped,
    )


def decided(before: Position, dice: int) -> Breakdown | None:
    """The combat that dice thrown in a position have decided, as they lie; None if thrown for anything else."""
    if before.kind == names.PEACE or before.phase not in ("dice", "fire"):
        return None
    combat = running(before)
    assert combat is not None
    base = attack_base(before)
    return replace(combat, total=base + dice, attack=attack_parts(before, base, base + dice))


def attack_base(state: Position) -> int:
    """C7, C15: the attack but for its dice."""
    if is_fire(state):
        return ground.bonus(state, state.place[state.active][state.attacker], state.target)
    return resolving.attack_without_dice(state)


def is_fire(state: Position) -> bool:
    return state.kind in (names.BOMBARD, names.VOLLEY)


def is_thrown(state: Position) -> bool:
    """Whether the dice lie: the frame of the dice is gone from the agenda, and no withdrawal or skirmish stopped it."""
    due = {entry.phase for entry in state.waiting()}
    return not due & {names.DICE, names.FIRE} and not state.withdrawn and not state.skirmish


def defense(state: Position) -> int:
    return resolving.fire_defense(state) if is_fire(state) else resolving.defense(state)


def taking(state: Position) -> list[int]:
    """The attacking unit, if there is one, then the supporting ones in the order they joined."""
    first = [state.attacker] if state.attacker != names.NO_UNIT else []
    return first + list(state.supporters)[: state.scount]


def origins(state: Position) -> tuple[str, ...]:
    places = [state.place[state.active][unit] for unit in taking(state)]
    return tuple(board.square_name(place) for place in places if place not in (names.NOWHERE, state.target))


def pool(state: Position) -> str:
    dice = ((state.d6, 6), (state.d8, 8), (state.d10, 10))
    return " + ".join(f"{count}d{sides}" for count, sides in dice if count)


def ways(state: Position) -> list[tuple[int, int]]:
    """§6: sums of the dice pool with the number of ways to throw them."""
    out = Actions()
    resolving.list_sums(state.d6, state.d8, state.d10, out)
    odds = out.as_odds()
    return [(outcome - names.TOTALS, weight) for outcome, weight in zip(odds.outcomes, odds.weights, strict=True)]


def zones(state: Position, against: int, chances: tuple[tuple[int, int], ...]) -> tuple[Zone, ...]:
    """C8, C15: which totals have which result, as far as totals go that matter."""
    least, most = min(chances[0][0], against, 0), max(chances[-1][0], 4 * against) + 1
    found: dict[str, list[int]] = {}
    for total in range(least, most + 1):
        found.setdefault(zone_of(state, total, against), []).append(total)
    weights = {name: sum(weight for total, weight in chances if total in set(totals)) for name, totals in found.items()}
    return tuple(Zone(name, found[name][0], found[name][-1], weights[name]) for name in ZONES if name in found)


def zone_of(state: Position, total: int, against: int) -> str:
    name = ZONES[resolving.row(total, against)]
    if not is_fire(state):
        return name
    return "lt" if name in ("lt", "eq") else "x1"


# --- parts ----------------------------------------------------------------------------------------


def attack_parts(state: Position, base: int, thrown: int | None) -> tuple[Part, ...]:
    rolled = None if thrown is None else thrown - base
    least, most = ways(state)[0][0], ways(state)[-1][0]
    parts = [] if is_fire(state) else [*unit_parts(state), *card_parts(state)]
    bonus = base - sum(part.value or 0 for part in parts)
    if rolled is not None and not least <= rolled <= most:
        parts = [Part(part.kind, part.name, None, part.detail) for part in parts]
        rolled, bonus = None, 0
    dice = [Part("dice", "", rolled, pool(state))]
    hill = [Part("hill", hill_letter(state), bonus)] if state.kind != names.AMBUSH else []
    if is_fire(state):
        firing = Part(
            "fires", unit_key(state, state.active, state.attacker), 0, code_text(state, state.active, state.init)
        )
        return (firing, *dice, *hill)
    return (*parts, *dice, *hill)


def unit_key(state: Position, side: int, unit: int) -> str:
    return pieces.army(armies(state)[side]).unit[unit].key


def unit_standing(state: Position, square: int) -> str:
    """The key of the unit on a square."""
    return unit_key(state, state.side_on[square], state.unit_on[square])


def unit_parts(state: Position) -> list[Part]:
    side = state.active
    parts = []
    if state.attacker != names.NO_UNIT:
        parts.append(Part("unit", unit_key(state, side, state.attacker), forces.strength(state, side, state.attacker)))
    for unit in taking(state)[len(parts) :]:
        parts.append(Part("support", unit_key(state, side, unit), forces.strength(state, side, unit)))
    return parts


def card_parts(state: Position) -> list[Part]:
    """The attacker's cards in the order of play; those with dice add them to the pool."""
    parts = [card_part(state, state.init)]
    counted = list(state.ucards)[: state.ucount]
    if state.init in counted:
        counted.remove(state.init)
    for code in list(state.acards)[: state.acount]:
        if code < names.UNIT_CARDS and code not in counted:
            parts.append(Part("cancelled", code_text(state, state.active, code)))
        else:
            if code in counted:
                counted.remove(code)
            parts.append(card_part(state, code))
    return parts


def card_part(state: Position, code: int) -> Part:
    side = state.active
    name = code_text(state, side, code)
    army = pieces.army(armies(state)[side])
    own = state.army[side]
    if code < names.UNIT_CARDS:
        return Part("card", name, 0, army.unit_card(code).attack)
    if code < names.HEADQUARTERS:
        if state.commands:
            return Part("command", name, 0, str(state.terms.command[own][code]))
        return Part("leader", name, state.terms.lead[own][code])
    count, sides = state.terms.attack_dice[own][code], state.terms.attack_sides[own][code]
    dice = f"{count}d{sides}" if count else ""
    return Part({names.COM: "committed", names.SAP: "sappers", names.SKI: "skirmish"}.get(code, "card"), name, 0, dice)


def hill_letter(state: Position) -> str:
    """The ground that helps the attack most, or the attacking unit's own if none does."""
    places = [state.place[state.active][unit] for unit in taking(state)]
    standing = [place for place in places if place != names.NOWHERE]
    best = max(standing, key=lambda place: ground.bonus(state, place, state.target), default=names.NOWHERE)
    return names.LETTERS[state.board[best]] if best != names.NOWHERE else "."


def defense_parts(state: Position) -> tuple[Part, ...]:
    other = 1 - state.active
    parts = [Part("unit", unit_key(state, other, state.defender), forces.strength(state, other, state.defender))]
    for code in list(state.dcards)[: state.dcount]:
        worth = state.terms.guard[state.army[other]][code]
        kind = (
            "leader" if names.UNIT_CARDS <= code < names.HEADQUARTERS else "withdraw" if code == names.WD else "guard"
        )
        parts.append(Part(kind, code_text(state, other, code), worth))
    lies = state.board[state.target]
    parts.append(Part("terrain", names.LETTERS[lies], state.terms.cover[lies]))
    bastion = defense(state) - sum(part.value or 0 for part in parts)
    lying = "breached" if state.redoubt[state.target] and state.sappers else "none" if not bastion else ""
    parts.append(Part("redoubt", "", bastion, lying))
    return tuple(parts)


def supporters_joining(state: Position, code: int) -> int:
    """C6: how many units a leader's command can bring."""
    return state.terms.command[state.army[state.active]][code] - 1
