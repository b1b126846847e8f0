"""Why an action is not legal: the first rule that forbids it, as far as the decider can know."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caracole.games.manoeuvre import actions, board, ground, names, pieces
from caracole.games.manoeuvre.actions import Parts
from caracole.games.manoeuvre.phases import attacking, deploying, moving

if TYPE_CHECKING:
    from caracole.games.manoeuvre.position import Position
    from caracole.kernel.events import Value
    from caracole.kernel.state import State

END = "V1"
CHANCE = "B2"
TURN = "T1"

Refusal = tuple[str, str, dict[str, "Value"]]

DUE = {
    "tile": ("B1", "tile"),
    "nations": ("U1", "pair"),
    "nation": ("U1", "army"),
    "edge": ("S1", "edge"),
    "pick": ("S1", "pick"),
    "place": ("S1", "place"),
    "discard": ("T2", "discard"),
    "drawn": ("T3", ""),
    "move": ("M1", "move"),
    "moved": ("M2", "play"),
    "fmstep": ("M2", "move"),
    "move2": ("M2", "move"),
    "guer": ("M3", "play"),
    "combat": ("C1", "strike volley battery target"),
    "restore": ("R1", "target"),
    "defend": ("C4", "play attempt"),
    "attack": ("C5", "play command"),
    "support": ("C6", "support"),
    "skimove": ("C14", "move"),
    "choice": ("C8", "hit retreat"),
    "retreat": ("C10", "move"),
    "advance": ("C11", "move"),
    "loss": ("C13", "loss"),
}
"""The rule behind each decision, and the kinds of action it is about."""


def refuse(state: State, action: int) -> Refusal:
    mine, found = cast("Position", state), actions.parts(action)
    rule, verbs = DUE[mine.phase]
    late = rule, f"refusal-due-{mine.phase}", cast("dict[str, Value]", {})
    if found == ("play", names.SPY, 0):
        return refuse_spy(mine)
    if found.verb not in verbs.split():
        return late
    return REFUSERS[mine.phase](mine, found) or late


# --- words ---------------------------------------------------------------------------------------


def name(square: int) -> str:
    return board.SQUARE_NAMES[square]


def army(state: Position) -> pieces.Army:
    return pieces.army(names.ARMIES[state.army[state.actor]])


def key(state: Position, unit: int) -> str:
    """The key of a unit of the side to decide."""
    return army(state).unit[unit].key


def not_held(state: Position, code: int, rule: str) -> Refusal | None:
    """T2: only cards in hand are played; U1: and every army has its own."""
    if state.hand[state.actor][code] > 0:
        return None
    if not army(state).lists(code):
        return "U1", "refusal-no-such-card", {"army": army(state).key}
    return rule, "refusal-not-in-hand", {"card": army(state).code(code)}


def own_unit(state: Position, square: int) -> bool:
    return state.side_on[square] == state.actor


# --- before the first turn -----------------------------------------------------------------------


def refuse_spy(state: Position) -> Refusal:
    """T3: in one's own turn, with the card in hand."""
    if state.actor != state.active or state.turn == 0:
        return "T3", "refusal-spy-turn", {}
    return "T3", "refusal-not-in-hand", {"card": "SPY"}


def refuse_tile(state: Position, found: Parts) -> Refusal:
    """B1: each tile is there once."""
    return "B1", "refusal-tile-laid", {"tile": found.first + 1}


def refuse_army(state: Position, found: Parts) -> Refusal:
    """U1: one of the two that were named."""
    one, other = (names.ARMIES[number] for number in state.pair)
    return "U1", "refusal-other-army", {"one": one, "other": other}


def refuse_pick(state: Position, found: Parts) -> Refusal:
    """S3: no more copies than the deck has."""
    code = found.first
    if not army(state).lists(code):
        return "U1", "refusal-no-such-card", {"army": army(state).key}
    return "S3", "refusal-not-in-deck", {"card": army(state).code(code)}


def refuse_place(state: Position, found: Parts) -> Refusal:
    """S1: in the order of the data, on a free square; B1: of one's own two ranks."""
    _, unit, square = found
    due = deploying.next_unit(state, state.actor)
    if unit != due:
        return "S1", "refusal-next-unit", {"unit": army(state).unit[due].key}
    if square // 16 != (0 if state.actor == names.SOUTH else 3):
        return "B1", "refusal-own-ranks", {"square": name(square), "side": state.actor}
    return not_free(state, square, "S1")


def not_free(state: Position, square: int, rule: str) -> Refusal:
    if state.side_on[square] != names.NOBODY:
        return rule, "refusal-occupied", {"square": name(square)}
    return rule, "refusal-no-entry", {"square": name(square)}


# --- cards and movement --------------------------------------------------------------------------


def refuse_discard(state: Position, found: Parts) -> Refusal | None:
    return not_held(state, found.first, "T2")


def refuse_move(state: Position, found: Parts) -> Refusal:
    """M1: an own unit, a free square within reach; M2: the second move is another unit's."""
    _, start, end = found
    rule = "M2" if state.phase == "move2" else "M1"
    if not own_unit(state, start):
        return rule, "refusal-no-unit", {"square": name(start)}
    unit = state.unit_on[start]
    if state.phase == "move2" and unit == state.mover[1]:
        return "M2", "refusal-same-unit", {"unit": key(state, unit)}
    mounted = state.terms.mounted[state.army[state.actor]][unit]
    if board.distance(start, end) > (2 if mounted else 1):
        return "M1", "refusal-too-far", {"unit": key(state, unit), "reach": 2 if mounted else 1}
    if not ground.is_free(state, end):
        return not_free(state, end, "M1")
    if moving.slow(state, start):
        return "B5", "refusal-slow-start", {"unit": key(state, unit)}
    return "M1", "refusal-no-way", {"square": name(end)}


def refuse_extra(state: Position, found: Parts) -> Refusal | None:
    """M2: what forbids a forced march or a supply."""
    code, k = found.first, state.waiting()[-1].argument
    if code not in (names.FM, names.SUP):
        return None
    if held := not_held(state, code, "M2"):
        return held
    if code == names.FM:
        return refuse_march(state, k)
    if state.supplied:
        return "M2", "refusal-supplied", {}
    return "M2", "refusal-no-second-unit", {}


def refuse_march(state: Position, k: int) -> Refusal:
    unit = key(state, state.mover[k])
    if state.marched[k]:
        return "M2", "refusal-marched", {"unit": unit}
    for square in (state.mover_from[k], state.mover_to[k]):
        if state.terms.march[state.board[square]] == 0 and (square == state.mover_from[k] or state.terms.march_end):
            rule = "M2" if square == state.mover_from[k] else "M4"
            return rule, "refusal-march-ground", {"unit": unit, "square": name(square)}
    return "M2", "refusal-no-exit", {"unit": unit}


def refuse_step(state: Position, found: Parts) -> Refusal:
    """M2: the unit that has just moved, one square."""
    _, start, end = found
    unit = state.mover[state.waiting()[-1].argument]
    if state.place[state.actor][unit] != start:
        return "M2", "refusal-marching-unit", {"unit": key(state, unit)}
    if board.distance(start, end) != 1:
        return "M2", "refusal-one-square", {"unit": key(state, unit)}
    return not_free(state, end, "M1")


def refuse_guerrillas(state: Position, found: Parts) -> Refusal | None:
    return not_held(state, names.GUE, "M3") if found.first == names.GUE else None


# --- combat --------------------------------------------------------------------------------------


def refuse_combat(state: Position, found: Parts) -> Refusal | None:
    """C1, U1: a card in hand that can begin a combat, and an enemy."""
    verb, code, square = found
    if verb == "battery":
        return refuse_battery(state, code, square)
    if verb != "target":
        return not_held(state, code, "U1") or refuse_strike(state, code, square, verb)
    if code != names.AMB:
        return None
    return not_held(state, code, "C2") or ("C2", "refusal-no-enemy", {"square": name(square)})


def refuse_battery(state: Position, unit: int, square: int) -> Refusal:
    """C15: only one leader commands a Grand Battery."""
    for code, leader in enumerate(army(state).leader, names.UNIT_CARDS):
        if leader.battery:
            held = not_held(state, code, "C15")
            return held or refuse_fire(state, state.place[state.actor][unit], square, 2)
    return "C15", "refusal-no-battery", {"army": army(state).key}


def refuse_strike(state: Position, code: int, square: int, verb: str) -> Refusal:
    """C2: an assault comes from beside, and not from a marsh; C15: fire has its range and its dice."""
    card, here = army(state).unit_card(code), state.place[state.actor][code // 5]
    if here == names.NOWHERE:
        return "U1", "refusal-off-board", {"unit": army(state).unit[code // 5].key}
    if verb == "volley":
        if not card.volley:
            return "C15", "refusal-no-volley", {"card": army(state).code(code)}
        return refuse_fire(state, here, square, 1)
    if card.bombard:
        return refuse_fire(state, here, square, 2)
    if not ground.can_strike_from(state, here):
        return "C2", "refusal-marsh", {"square": name(here)}
    if board.distance(here, square) != 1:
        return "C2", "refusal-not-adjacent", {"square": name(square)}
    return "C2", "refusal-no-enemy", {"square": name(square)}


def refuse_fire(state: Position, here: int, square: int, reach: int) -> Refusal:
    """C15: an enemy in range; C16: and in sight."""
    if here == names.NOWHERE or not 1 <= board.distance(here, square) <= reach:
        return "C15", "refusal-range", {"square": name(square), "range": reach}
    if state.side_on[square] != 1 - state.actor:
        return "C15", "refusal-no-enemy", {"square": name(square)}
    return "C16", "refusal-no-sight", {"square": name(square)}


def refuse_defence(state: Position, found: Parts) -> Refusal | None:
    """C3, C4: withdraw first or not at all; then cards of the defending unit and one leader."""
    code = found.first
    if held := not_held(state, code, "C4"):
        return held
    if found.verb == "attempt" or code == names.WD:
        return refuse_withdrawal(state, code)
    if code < names.UNIT_CARDS:
        unit = army(state).unit[state.defender].key
        message = "refusal-one-guard" if code // 5 == state.defender else "refusal-not-defending"
        return "C4", message, {"unit": unit}
    if code < names.HEADQUARTERS:
        return "C4", "refusal-second-leader", {}
    return None


def refuse_withdrawal(state: Position, code: int) -> Refusal:
    """C3: the right card, somewhere to go, before other cards."""
    unit = army(state).unit[state.defender].key
    if code != names.WD and (code // 5 != state.defender or not army(state).unit_card(code).withdraw):
        return "C3", "refusal-no-withdrawal", {"card": army(state).code(code), "unit": unit}
    if not ground.has_exit(state, state.target):
        return "C3", "refusal-nowhere", {"unit": unit}
    if state.attempts and state.attempts == state.dcount and code != names.WD:
        return "C18", "refusal-one-attempt", {}
    return "C3", "refusal-cards-played", {}


def refuse_attack(state: Position, found: Parts) -> Refusal | None:
    """C5: what may be added to an attack."""
    command = found.verb == "command"
    code = names.UNIT_CARDS + found.first if command else found.first
    if held := not_held(state, code, "C5"):
        return held
    if names.UNIT_CARDS <= code < names.HEADQUARTERS and state.leader != names.NO_CARD:
        return "C5", "refusal-second-leader", {}
    plain = state.kind == names.AMBUSH and not state.terms.ambush_all
    if plain and (code < names.UNIT_CARDS or command or code == names.COM):
        return "C17", "refusal-ambush-leader", {}
    if command:
        return refuse_command(state, code)
    if code < names.UNIT_CARDS:
        return refuse_unit_card(state, code)
    return refuse_headquarters(state, code)


def refuse_command(state: Position, code: int) -> Refusal:
    """C6: a command of at least 2, and somebody to bring."""
    leader = army(state).leader[code - names.UNIT_CARDS]
    if leader.command < 2:
        return "C6", "refusal-command", {"card": leader.code}
    return "C6", "refusal-nobody-to-bring", {}


def refuse_unit_card(state: Position, code: int) -> Refusal:
    """C5: attack dice, and a unit that takes part."""
    card = army(state).code(code)
    if not army(state).unit_card(code).attack:
        return "C5", "refusal-no-attack-dice", {"card": card}
    return "C5", "refusal-not-attacking", {"unit": army(state).unit[code // 5].key}


def refuse_headquarters(state: Position, code: int) -> Refusal | None:
    """C5: committed attacks and sappers; C14: the skirmish."""
    if code == names.COM:
        return "C5", "refusal-committed", {"units": attacking.units(state)}
    if code == names.SAP:
        return "C5", "refusal-sappers" if state.sappers else "refusal-no-redoubt", {}
    if code == names.SKI:
        message = "refusal-skirmish-leader" if state.kind == names.ASSAULT else "refusal-skirmish-ambush"
        return "C14", message, {}
    return None


def refuse_support(state: Position, found: Parts) -> Refusal:
    """C6: an own unit beside the target, on firm ground, that does not take part yet."""
    square = found.first
    if not own_unit(state, square) or board.distance(square, state.target) != 1:
        return "C6", "refusal-no-support", {"square": name(square), "target": name(state.target)}
    if not ground.can_strike_from(state, square):
        return "C6", "refusal-marsh", {"square": name(square)}
    return "C6", "refusal-takes-part", {"square": name(square)}


def refuse_loss(state: Position, found: Parts) -> Refusal:
    """C13: a unit that took part, once."""
    return "C13", "refusal-loss", {"square": name(found.first)}


# --- restoration ---------------------------------------------------------------------------------


def refuse_restoration(state: Position, found: Parts) -> Refusal | None:
    """R1, R2: a card that restores, a reduced unit, one attempt; one redoubt a square."""
    _, code, square = found
    rule = "R2" if code == names.RED else "R1"
    if held := not_held(state, code, rule):
        return held
    if not own_unit(state, square):
        return rule, "refusal-no-unit", {"square": name(square)}
    if code == names.RED:
        return "R3", "refusal-redoubt", {"square": name(square)}
    if code >= names.HEADQUARTERS and code not in (names.SUP, names.REG):
        return "R1", "refusal-no-restorer", {"card": army(state).code(code)}
    if state.attempted:
        return "R1", "refusal-attempted", {}
    unit = state.unit_on[square]
    if code < names.UNIT_CARDS and code // 5 != unit:
        return "R1", "refusal-other-unit", {"card": army(state).code(code), "unit": key(state, unit)}
    return "R1", "refusal-not-reduced", {"unit": key(state, unit)}


def nothing(state: Position, found: Parts) -> None:
    """What is due says enough."""


REFUSERS = {
    "tile": refuse_tile,
    "nations": nothing,
    "nation": refuse_army,
    "edge": nothing,
    "pick": refuse_pick,
    "place": refuse_place,
    "discard": refuse_discard,
    "drawn": nothing,
    "move": refuse_move,
    "moved": refuse_extra,
    "fmstep": refuse_step,
    "move2": refuse_move,
    "guer": refuse_guerrillas,
    "combat": refuse_combat,
    "restore": refuse_restoration,
    "defend": refuse_defence,
    "attack": refuse_attack,
    "support": refuse_support,
    "skimove": nothing,
    "choice": nothing,
    "retreat": nothing,
    "advance": nothing,
    "loss": refuse_loss,
}


# --- clicks without an action ----------------------------------------------------------------------

PLACES = ("sq", "ter", "unit", "card", "hand", "redoubt", "reserve", "tile", "nation", "edge", "army")
MOVES = ("move", "move2")


def refuse_click(state: State, picks: tuple[str, ...], click: str) -> Refusal | None:
    mine = cast("Position", state)
    what, _, name = click.partition("-")
    if what not in PLACES:
        return None
    rule = DUE[mine.phase][0]
    if what == "unit" and mine.phase in MOVES and name.partition("-")[0] != army(mine).key:
        return rule, "refusal-not-yours", {}
    return rule, f"refusal-due-{mine.phase}", {}
