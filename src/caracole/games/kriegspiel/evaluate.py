"""What a position is worth to an army, guessed quickly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.kriegspiel import names
from caracole.games.kriegspiel.phases import firing, rolling
from caracole.kernel import names as kernel

if TYPE_CHECKING:
    from caracole.games.kriegspiel.state import KriegspielState


def evaluate(state: KriegspielState, side: int) -> float:
    """From 0 to 1: one's strength, cubed, out of both; what is about to be shot counts for less."""
    if state.actor == kernel.OVER:
        return state.payoff(side)
    mine = cubed(strength(state, side) - 0.5 * menace(state, 1 - side))
    theirs = cubed(strength(state, 1 - side) - 0.5 * menace(state, side))
    return mine / (mine + theirs)


def cubed(value: float) -> float:
    value = value if value > 0.1 else 0.1
    return value * value * value


def strength(state: KriegspielState, army: int) -> float:
    """Figures, guns, and a little for being close to the enemy: who stays at home never wins."""
    total = 0.0
    first = army * names.PLATES
    for i in range(first, first + state.tables.count[army]):
        plate = state.tables.own[i]
        if state.is_intact(plate):
            total += worth(state.tables.arm[plate], state.figures[plate]) + 0.02 * closeness(state, plate)
    return total


def worth(arm: int, figures: int) -> float:
    """A cavalier is hard to hit and quick; a gun is worth something while somebody serves it."""
    if arm == names.CANNON:
        return figures + (3.0 if figures > 0 else 0.5)
    return 1.0 * figures if arm == names.SOLDIER else 2.0 * figures


def closeness(state: KriegspielState, plate: int) -> float:
    """12 next to the nearest enemy, one less for each cell farther away, at least 0."""
    nearest = 13
    first = (1 - state.tables.army[plate]) * names.PLATES
    for i in range(first, first + state.tables.count[1 - state.tables.army[plate]]):
        other = state.tables.own[i]
        if state.is_intact(other):
            apart = distance(state, state.cell[plate], state.cell[other])
            if apart < nearest:
                nearest = apart
    return 13.0 - nearest


def distance(state: KriegspielState, one: int, other: int) -> int:
    """Steps between two cells."""
    across = state.tables.axial[one] - state.tables.axial[other]
    if state.tables.odd:
        down = one // names.COLS - other // names.COLS
    else:
        down = one % names.COLS - other % names.COLS
    both = across + down
    return (abs(across) + abs(down) + abs(both)) // 2


def menace(state: KriegspielState, army: int) -> float:
    """What an army may expect to shoot as the plates stand: the best shot of each arm it has left."""
    cannon = 0.0
    soldier = 0.0
    cavalry = 0.0
    first = army * names.PLATES
    for i in range(first, first + state.tables.count[army]):
        plate = state.tables.own[i]
        arm = state.tables.arm[plate]
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


def best_shot(state: KriegspielState, plate: int) -> float:
    """The expected loss in worth of the plate's first target."""
    reach = firing.next_target(state, plate, 0)
    if reach == 0:
        return 0.0
    cell = state.cell[plate]
    for _ in range(reach):
        cell = state.tables.near[cell * 6 + state.facing[plate] // 2]
    target = state.at[cell]
    arm = state.tables.arm[target]
    figures = state.figures[target]
    loss = 0.0
    for die in range(6):
        if die == 5 and state.tables.arm[plate] == names.CANNON and arm == names.CANNON:
            loss += worth(arm, figures)
        else:
            hits = 1 if state.tables.cannon_hits_gunners else 0
            dead = rolling.losses(state.tables.arm[plate], arm, state.figures[plate], figures, die, hits)
            loss += worth(arm, figures) - worth(arm, figures - dead)
    return loss / 6
