"""What a position is worth to an army, weighed with more care than `evaluate`: who can shoot what within a turn.

Each arm has its own moves and its own shot in a turn, so what an army can do to the other is the sum of the best each
arm can do: of all its plates and all enemies, the shot with the greatest expected loss that the moves left suffice
for. Moves are counted over an empty board; the cell fired from and the line of fire must be free.
"""

from __future__ import annotations

from cython.cimports.libc.math import pow as power

from caracole.games.kriegspiel import evaluate, names, position
from caracole.games.kriegspiel.phases import firing, moving
from caracole.games.kriegspiel.position import Position
from caracole.kernel import names as kernel


def appraise(state: Position, side: int) -> float:
    """From 0 to 1: one's strength out of both, what each may soon lose taken off.

    The step towards the enemy counts for the side asked alone, so that somebody goes; and the nearer the end by E4,
    the less danger counts.
    """
    if state.actor == kernel.OVER:
        return state.payoff(side)
    quiet = 1.0 * state.quiet / state.terms.draw_after
    chance = state.terms.weight[names.LATER] * promise(state, side, 1)
    if state.turn == side:
        chance += state.terms.weight[names.NOW] * promise(state, side, 0)
    danger = state.terms.weight[names.FEAR] * promise(state, 1 - side, 1)
    danger *= 1.0 - state.terms.weight[names.BOLDNESS] * quiet
    mine = raised(state, material(state, side) + approach(state, side) - danger)
    theirs = raised(state, material(state, 1 - side) - chance)
    value = mine / (mine + theirs)
    return value + quiet * quiet * (evaluate.adjudicated(state, side) - value)


def raised(state: Position, strength: float) -> float:
    found: float = power(strength if strength > 0.1 else 0.1, state.terms.weight[names.POWER])
    return found


def material(state: Position, army: int) -> float:
    total = 0.0
    first = army * names.PLATES
    for i in range(first, first + state.terms.count[army]):
        plate = state.terms.own[i]
        if is_intact(state, plate):
            total += worth(state, plate)
    return total


def worth(state: Position, plate: int) -> float:
    """As `terms.worth`, from the match's own weights."""
    arm = state.terms.arm[plate]
    figures = state.figures[plate]
    if arm == names.SOLDIER:
        return state.terms.weight[names.SOLDIER_WORTH] * figures
    if arm == names.CAVALRY:
        return state.terms.weight[names.CAVALIER_WORTH] * figures
    gun = state.terms.weight[names.GUN_WORTH]
    return state.terms.weight[names.GUNNER_WORTH] * figures + (gun if figures > 0 else 0.2 * gun)


def approach(state: Position, army: int) -> float:
    """Every plate as near to the nearest enemy as may be, and looking at it."""
    total = 0.0
    first = army * names.PLATES
    for i in range(first, first + state.terms.count[army]):
        plate = state.terms.own[i]
        if is_intact(state, plate) and state.figures[plate] > 0:
            total -= apart(state, plate)
    return total


def apart(state: Position, plate: int) -> float:
    """Steps to the nearest place from which one could fire at an enemy, and a little more when looking elsewhere.

    Guns nobody serves need not fall (E1).
    """
    nearest = names.FAR
    enemy = names.NOBODY
    here = state.cell[plate]
    army = state.terms.army[plate]
    block = (army * 3 + state.terms.arm[plate]) * names.BREADTH * names.BREADTH
    first = (1 - army) * names.PLATES
    for i in range(first, first + state.terms.count[1 - army]):
        other = state.terms.own[i]
        if is_intact(state, other) and state.figures[other] > 0:
            steps = state.terms.steps[block + between(state, here, state.cell[other])]
            if steps < nearest:
                nearest = steps
                enemy = other
    if enemy == names.NOBODY:
        return 0.0
    away = state.terms.weight[names.APPROACH] * nearest
    there = position.ahead(state, plate) if position.is_oriented(state, plate) else names.NOWHERE
    if there != names.NOWHERE and is_nearer(state, there, here, state.cell[enemy]):
        return away
    return away + state.terms.weight[names.AIM]


def is_nearer(state: Position, there: int, here: int, goal: int) -> bool:
    return distance(state, there, goal) < distance(state, here, goal)


def between(state: Position, here: int, there: int) -> int:
    """The place in a table by the difference of two cells along the axes of the hexagons."""
    across = state.terms.across[there] - state.terms.across[here] + names.REACH
    return across * names.BREADTH + state.terms.down[there] - state.terms.down[here] + names.REACH


def distance(state: Position, one: int, other: int) -> int:
    """As `evaluate.distance`; a function of one's own module is quicker by half."""
    across = state.terms.across[one] - state.terms.across[other]
    down = state.terms.down[one] - state.terms.down[other]
    return max(abs(across), abs(down), abs(across + down))


def is_intact(state: Position, plate: int) -> bool:
    """As the state's."""
    return state.cell[plate] != names.NOWHERE and not state.wreck[plate]


def promise(state: Position, army: int, fresh: int) -> float:
    """What an army may expect to fell in a turn of its own; if not `fresh`, with what is left of the one under way."""
    standing = 1 if not fresh and state.due() >= names.FIRING else 0
    total = 0.0
    for arm in range(3):
        if not fresh and state.fired[arm]:
            continue
        moves = 0
        if not standing:
            moves = moving.budget(arm) - (0 if fresh else state.used[arm])
        total += best_of_arm(state, army, arm, moves, fresh)
    return total


def best_of_arm(state: Position, army: int, arm: int, moves: int, fresh: int) -> float:
    best = 0.0
    first = army * names.PLATES
    for i in range(first, first + state.terms.count[army]):
        plate = state.terms.own[i]
        if state.terms.arm[plate] == arm and is_intact(state, plate) and state.figures[plate] > 0:
            best = best_of_plate(state, plate, moves_of(state, plate, moves, fresh), best)
    return best


def moves_of(state: Position, plate: int, moves: int, fresh: int) -> int:
    """T8: a cannon has only so many."""
    if state.terms.arm[plate] != names.CANNON:
        return moves
    own = moving.most_moves(state.figures[plate]) - (0 if fresh else state.moves[plate])
    return own if own < moves else moves


def best_of_plate(state: Position, plate: int, moves: int, best: float) -> float:
    """The best shot of a plate, if it is better than what is known."""
    arm = state.terms.arm[plate]
    farthest = moves + firing.reach(arm)
    if arm == names.CANNON and state.figures[plate] < 4:
        farthest = firing.reach(arm)
    army = state.terms.army[plate]
    row = (arm * 6 + state.figures[plate]) * 3
    first = (1 - army) * names.PLATES
    for i in range(first, first + state.terms.count[1 - army]):
        target = state.terms.own[i]
        if not is_intact(state, target):
            continue
        gain = state.terms.gain[(row + state.terms.arm[target]) * 6 + state.figures[target]]
        if gain > best and distance(state, state.cell[plate], state.cell[target]) <= farthest:
            if can_reach(state, plate, target, moves):
                best = gain
    return best


def can_reach(state: Position, plate: int, target: int, moves: int) -> bool:
    """F2 – F4: whether so many moves bring a plate to where it can fire at the target."""
    army = state.terms.army[plate]
    reach = firing.reach(state.terms.arm[plate])
    for direction in range(6):
        if not state.terms.aims[army * 12 + 2 * direction + state.terms.odd]:
            continue
        cell = state.cell[target]
        for _ in range(reach):
            cell = state.terms.near[cell * 6 + (direction + 3) % 6]
            other = state.at[cell]
            if other == names.EDGE:
                break
            if other == names.NOBODY or other == plate:
                if cost(state, plate, cell, direction) <= moves:
                    return True
            elif not state.wreck[other]:
                break
    return False


def cost(state: Position, plate: int, cell: int, direction: int) -> int:
    """Moves to a cell and facing, as if the board were empty; FAR if a plate cannot get there in a turn."""
    here = state.cell[plate]
    if here != cell and state.terms.arm[plate] == names.CANNON and state.figures[plate] < 4:
        return names.FAR  # T8
    across = state.terms.across[cell] - state.terms.across[here] + names.SPAN
    down = state.terms.down[cell] - state.terms.down[here] + names.SPAN
    if across < 0 or down < 0 or across >= names.WIDTH or down >= names.WIDTH:
        return names.FAR
    place = (direction * names.WIDTH + across) * names.WIDTH + down
    size = 6 * names.WIDTH * names.WIDTH
    if position.is_oriented(state, plate):
        return state.terms.costs[state.facing[plate] // 2 * size + place]
    left = state.terms.costs[(state.facing[plate] + 11) % 12 // 2 * size + place]
    right = state.terms.costs[(state.facing[plate] + 1) % 12 // 2 * size + place]
    return left if left < right else right
