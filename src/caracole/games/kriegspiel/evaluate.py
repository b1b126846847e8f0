"""What a position is worth to an army, guessed quickly."""

from __future__ import annotations

from caracole.games.kriegspiel import casualties, names, position
from caracole.games.kriegspiel.phases import ending, firing
from caracole.games.kriegspiel.position import Position
from caracole.kernel import names as kernel


def evaluate(state: Position, side: int) -> float:
    """From 0 to 1: one's strength, cubed, out of both; what is about to be shot counts for less.

    The longer nobody has fallen, the more it is worth what the end by E4 is worth.
    """
    if state.actor == kernel.OVER:
        return state.payoff(side)
    mine = cubed(strength(state, side) - 0.5 * menace(state, 1 - side))
    theirs = cubed(strength(state, 1 - side) - 0.5 * menace(state, side))
    quiet = 1.0 * state.quiet / state.terms.draw_after
    return (1 - quiet * quiet) * mine / (mine + theirs) + quiet * quiet * adjudicated(state, side)


def adjudicated(state: Position, side: int) -> float:
    """E4: a draw, or the verdict on the figures left."""
    lead = ending.strength(state, side) - ending.strength(state, 1 - side)
    if not state.terms.by_figures or lead == 0:
        return 0.5
    return 1.0 if lead > 0 else 0.0


def cubed(value: float) -> float:
    value = value if value > 0.1 else 0.1
    return value * value * value


def strength(state: Position, army: int) -> float:
    """Figures, guns, a little for being close to the enemy, and more for having marched: who stays at home never wins.

    Closeness is mutual: a plate that goes forward alone brings the enemy close to it, too. So the march is measured
    to a fixed place.
    """
    total = 0.0
    first = army * names.PLATES
    for i in range(first, first + state.terms.count[army]):
        plate = state.terms.own[i]
        if position.is_intact(state, plate):
            total += worth(state.terms.arm[plate], state.figures[plate]) + 0.02 * closeness(state, plate)
            total -= 0.1 * to_go(state, state.cell[plate], army)
    return total


def worth(arm: int, figures: int) -> float:
    """A cavalier is hard to hit and quick; a gun is worth something while somebody serves it."""
    if arm == names.CANNON:
        return figures + (3.0 if figures > 0 else 0.5)
    return 1.0 * figures if arm == names.SOLDIER else 2.0 * figures


def closeness(state: Position, plate: int) -> float:
    """12 next to the nearest enemy, one less for each cell farther away, half of one less when looking elsewhere."""
    nearest = 13
    enemy = names.NOBODY
    first = (1 - state.terms.army[plate]) * names.PLATES
    for i in range(first, first + state.terms.count[1 - state.terms.army[plate]]):
        other = state.terms.own[i]
        if position.is_intact(state, other):
            apart = distance(state, state.cell[plate], state.cell[other])
            if apart < nearest:
                nearest = apart
                enemy = other
    if enemy == names.NOBODY:
        return 0.0
    there = position.ahead(state, plate) if position.is_oriented(state, plate) else names.NOWHERE
    if there != names.NOWHERE and distance(state, there, state.cell[enemy]) < nearest:
        return 13.0 - nearest
    return 12.5 - nearest


def to_go(state: Position, cell: int, army: int) -> float:
    """Steps from a cell to the middle of where the enemy started."""
    across = state.terms.across[cell] - state.terms.goal[2 * army]
    down = state.terms.down[cell] - state.terms.goal[2 * army + 1]
    return max(abs(across), abs(down), abs(across + down))


def distance(state: Position, one: int, other: int) -> int:
    """Steps between two cells."""
    across = state.terms.across[one] - state.terms.across[other]
    down = state.terms.down[one] - state.terms.down[other]
    return max(abs(across), abs(down), abs(across + down))


def menace(state: Position, army: int) -> float:
    """What an army may expect to shoot as the plates stand: the best shot of each arm it has left."""
    cannon = 0.0
    soldier = 0.0
    cavalry = 0.0
    first = army * names.PLATES
    for i in range(first, first + state.terms.count[army]):
        plate = state.terms.own[i]
        arm = state.terms.arm[plate]
        if army == state.turn and state.fired[arm]:
            continue
        loss = best_shot(state, plate)
        if arm == names.CANNON:
            cannon = loss if loss > cannon else cannon
        elif arm == names.SOLDIER:
            soldier = loss if loss > soldier else soldier
        else:
            cavalry = loss if loss > cavalry else cavalry
    return cannon + soldier + cavalry


def best_shot(state: Position, plate: int) -> float:
    """The expected loss in worth of the plate's first target."""
    reach = firing.next_target(state, plate, 0)
    if reach == 0:
        return 0.0
    cell = state.cell[plate]
    for _ in range(reach):
        cell = state.terms.near[cell * 6 + state.facing[plate] // 2]
    target = state.at[cell]
    arm = state.terms.arm[target]
    figures = state.figures[target]
    loss = 0.0
    for die in range(6):
        if casualties.destroys(state.terms.arm[plate], arm, die):
            loss += worth(arm, figures)
        else:
            hits = 1 if state.terms.cannon_hits_gunners else 0
            dead = casualties.losses(state.terms.arm[plate], arm, state.figures[plate], figures, die, hits)
            loss += worth(arm, figures) - worth(arm, figures - dead)
    return loss / 6
