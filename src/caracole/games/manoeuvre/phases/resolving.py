"""Steps 6 and 7: the dice, the totals A and D, and what follows (C7, C8); fire (C15)."""

from __future__ import annotations

from caracole.games.manoeuvre import forces, ground, names
from caracole.games.manoeuvre.phases import losing
from caracole.games.manoeuvre.position import Position
from caracole.kernel.state import Actions


def list_faces(state: Position, out: Actions) -> None:
    """B2: one die."""
    for face in range(1, 7):
        out.put(names.TOTALS + face, 1)


def list_totals(state: Position, out: Actions) -> None:
    """§6: every sum of the dice pool with the number of ways to throw it."""
    list_sums(state.d6, state.d8, state.d10, out)


def list_sums(d6: int, d8: int, d10: int, out: Actions) -> None:
    """B2: the dice are added one by one; the weights are worked out in place, from the highest sum down."""
    out.weights[0] = 1
    most = 0
    for die in range(d6 + d8 + d10):
        sides = 6 if die < d6 else 8 if die < d6 + d8 else 10
        for total in range(most + 1, most + sides + 1):
            out.weights[total] = 0
        most += sides
        for total in range(most, 0, -1):
            out.weights[total] = 0
            for face in range(1, min(sides, total) + 1):
                out.weights[total] += out.weights[total - face]
        out.weights[0] = 0
    least = d6 + d8 + d10
    for total in range(least, most + 1):
        out.put(names.TOTALS + total, out.weights[total])


# --- the totals ----------------------------------------------------------------------------------


def roll(state: Position, outcome: int) -> None:
    """C7: A and D of an assault or ambush."""
    state.pop()
    state.attack_total = attack_without_dice(state) + outcome - names.TOTALS
    state.defense_total = defense(state)


def attack_without_dice(state: Position) -> int:
    """C7: strengths, the leader's combat value, the hill."""
    side = state.active
    total = 0
    if state.kind == names.ASSAULT:
        total += forces.strength(state, side, state.attacker) + hill(state)
    for k in range(state.scount):
        total += forces.strength(state, side, state.supporters[k])
    if state.leader != names.NO_CARD and not state.commands:
        total += state.terms.lead[state.army[side]][state.leader]
    return total


def hill(state: Position) -> int:
    """C19: the best single bonus of attacking and supporting units, or their sum, or the attacker's (hill_bonus)."""
    side = state.active
    total = ground.bonus(state, state.place[side][state.attacker], state.target)
    if state.terms.hill == names.INITIATOR:
        return total
    for k in range(state.scount):
        more = ground.bonus(state, state.place[side][state.supporters[k]], state.target)
        total = total + more if state.terms.hill == names.EACH else max(total, more)
    return total


def defense(state: Position) -> int:
    """C7: strength, cards, terrain, redoubt unless sapped, leader."""
    other = 1 - state.active
    total = forces.strength(state, other, state.defender) + state.terms.cover[state.board[state.target]]
    for k in range(state.dcount):
        total += state.terms.guard[state.army[other]][state.dcards[k]]
    if state.redoubt[state.target] and not state.sappers:
        total += names.REDOUBT
    return total


def fire(state: Position, outcome: int) -> None:
    """C15: A is the dice and the hill, D strength, terrain and redoubt; more than D is a hit."""
    state.pop()
    total = outcome - names.TOTALS
    state.attack_total = total + ground.bonus(state, state.place[state.active][state.attacker], state.target)
    state.defense_total = fire_defense(state)
    if state.attack_total > state.defense_total:
        losing.hit(state, 1 - state.active, state.defender)


def fire_defense(state: Position) -> int:
    """C19: the redoubt counts unless the option says it does not."""
    total = forces.strength(state, 1 - state.active, state.defender) + state.terms.cover[state.board[state.target]]
    if state.redoubt[state.target] and state.terms.redoubt_fire:
        total += names.REDOUBT
    return total


# --- what follows --------------------------------------------------------------------------------


def row(attack: int, defense: int) -> int:
    """C8: 0 attackers hit, 1 nothing, 2 defender chooses, 3 attacker chooses, 4 hit and retreat, 5 eliminated."""
    if attack < defense:
        return 0
    if attack == defense:
        return 1
    if attack < 2 * defense:
        return 2
    if attack < 3 * defense:
        return 3
    return 4 if attack < 4 * defense else 5


def result(state: Position, argument: int) -> None:
    """C8: what each row of the results does."""
    other = 1 - state.active
    found = row(state.attack_total, state.defense_total)
    if found == 0:
        losing.hit_attackers(state)
    elif found == 2:
        state.push(names.CHOICE, other)
    elif found == 3:
        state.push(names.CHOICE, state.active)
    elif found == 4:
        hit_and_retreat(state)
    elif found == 5:
        losing.eliminate(state, other, state.defender)


def hit_and_retreat(state: Position) -> None:
    """C8: the hit first; whoever is still alive retreats."""
    other = 1 - state.active
    defender = state.defender
    losing.hit(state, other, defender)
    if state.status[other][defender] != names.OUT:  # the fifth unit out ends the match, and nobody defends any more
        state.push(names.RETREAT)


def list_choices(state: Position, out: Actions) -> None:
    """C8, C20: hit or retreat, even if there is nowhere to go."""
    out.add(names.CHOOSE_HIT)
    out.add(names.CHOOSE_RETREAT)


def choose(state: Position, action: int) -> None:
    state.pop()
    if action == names.CHOOSE_HIT:
        losing.hit(state, 1 - state.active, state.defender)
    else:
        state.push(names.RETREAT)
