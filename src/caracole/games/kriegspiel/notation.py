"""Actions and positions as text.

    d9l  d9r   free half-rotation left, right          d9>e8:2   two figures pass to the plate on e8
    d9L  d9R   rotation left, right                    d6*c4     the plate on d6 fires at c4
    d9F  d9B   displacement forward, backward          @4        the die shows 4
    /          end of the MOVE phase                   .         end of the FIRE phase

A position: `FS:d9N5 FC:- EK:c1SW3+1 EK:f1# | F move cannon=1 soldier=0 cavalry=2 transfers=3 quiet=7`: the plates in
the order of the layout (army, arm, cell, facing, figures; `+` moves a cannon has made this turn, `#` a wreck, `-` a
plate removed), then whose turn it is and what is due.
"""

from __future__ import annotations

import re
from typing import cast

from caracole.games.kriegspiel import board, names, position
from caracole.games.kriegspiel.actions import decode, encode
from caracole.games.kriegspiel.position import Position
from caracole.geometry.hexes import Hexes
from caracole.kernel import names as kernel
from caracole.kernel.errors import NotAnAction
from caracole.kernel.state import Due, State

ARMIES = "FE"
ARMS = "KSC"
MOVES = {"half-left": "l", "half-right": "r", "left": "L", "right": "R", "forward": "F", "back": "B"}
ENDS = {"end-move": "/", "end-fire": "."}
ORDER = re.compile(r"([a-z]\d+)([lrLRFB])")
DIE = re.compile(r"@([0-5])")
GIFT = re.compile(r"([a-z]\d+)>([a-z]\d+):([1-5])")
SHOT = re.compile(r"([a-z]\d+)\*([a-z]\d+)")
HOW = "moves are written like d9r, d9L or d9F, transfers d9>e8:2, shots d6*c4, the ends of the phases / and ."


def say(state: State, action: int) -> str:
    mine, order = cast(Position, state), decode(action)
    if order.verb in ENDS:
        return ENDS[order.verb]
    if order.verb == "die":
        return f"@{order.number}"
    if not has_cell(mine, order.cell):
        raise ValueError(f"{action} is about {board.say(order.cell)}, which is off this board")
    here = board.say(order.cell)
    if order.verb == "give":
        return f"{here}>{say_target(mine, order.cell, order.direction, 1)}:{order.number}"
    if order.verb == "shot":
        return f"{here}*{say_target(mine, order.cell, order.direction, order.number)}"
    return here + MOVES[order.verb]


def has_cell(state: Position, cell: int) -> bool:
    return field(state).has(board.place(cell))


def field(state: Position) -> Hexes:
    size = state.options.board
    return board.field(size.cols, size.rows, size.orientation)


def say_target(state: Position, cell: int, direction: int, distance: int) -> str:
    there = along(state, cell, direction, distance)
    if there == names.NOWHERE:
        raise ValueError(f"the line from {board.say(cell)} leaves the board")
    return board.say(there)


def along(state: Position, cell: int, direction: int, distance: int) -> int:
    """The cell so far away in a direction, NOWHERE off the board."""
    near = board.near(state.options.board.cols, state.options.board.rows, state.options.board.orientation)
    for _ in range(distance):
        cell = near[cell * 6 + direction]
    return cell


def parse(state: State, text: str) -> int:
    mine = cast(Position, state)
    for verb, sign in ENDS.items():
        if text == sign:
            return encode(verb)
    if found := DIE.fullmatch(text):
        return encode("die", number=int(found[1]))
    if found := ORDER.fullmatch(text):
        verb = next(verb for verb, letter in MOVES.items() if letter == found[2])
        return encode(verb, cell_named(mine, found[1]))
    if found := GIFT.fullmatch(text):
        start, direction, _ = line_named(mine, found[1], found[2], 1)
        return encode("give", start, direction, int(found[3]))
    if found := SHOT.fullmatch(text):
        return encode("shot", *line_named(mine, found[1], found[2], names.RANGE))
    raise NotAnAction(f"“{text}” is no action; {HOW}")


def cell_named(state: Position, text: str) -> int:
    cell = board.parse(text)
    if cell is None or not has_cell(state, cell):
        raise NotAnAction(f"there is no cell {text} on this board")
    return cell


def line_named(state: Position, one: str, other: str, farthest: int) -> tuple[int, int, int]:
    """Where a line starts, its direction and the distance to the other cell."""
    start, end = cell_named(state, one), cell_named(state, other)
    for direction in range(6):
        for distance in range(1, farthest + 1):
            if along(state, start, direction, distance) == end:
                return start, direction, distance
    what = "not next to" if farthest == 1 else f"not on a straight line within {farthest} cells of"
    raise NotAnAction(f"{other} is {what} {one}")


# --- positions -----------------------------------------------------------------------------------


def compass(state: Position) -> dict[int, str]:
    """The names of the facings."""
    if state.terms.odd:
        return {0: "N", 1: "NE", 3: "E", 5: "SE", 6: "S", 7: "SW", 9: "W", 11: "NW"}
    return {0: "N", 2: "NE", 4: "SE", 6: "S", 8: "SW", 10: "NW"}


def dump(state: State) -> str:
    mine = cast(Position, state)
    plates = " ".join(say_plate(mine, plate) for plate in range(mine.terms.plates))
    return f"{plates or '-'} | {say_turn(mine)}"


def say_plate(state: Position, plate: int) -> str:
    who = ARMIES[state.terms.army[plate]] + ARMS[state.terms.arm[plate]]
    if state.cell[plate] == names.NOWHERE:
        return f"{who}:-"
    where = f"{who}:{board.say(state.cell[plate])}"
    if state.wreck[plate]:
        return f"{where}#"
    moved = f"+{state.moves[plate]}" if state.moves[plate] else ""
    return f"{where}{compass(state)[state.facing[plate]]}{state.figures[plate]}{moved}"


def say_turn(state: Position) -> str:
    words = [ARMIES[state.turn]]
    if state.actor == kernel.OVER:
        words += ["over", names.REASONS[state.reason].replace(" ", "-")]
        words += [f"winner={ARMIES[state.winner]}"] if state.winner >= 0 else []
    elif state.phase == "orienting":
        words += ["orient"]
    elif state.phase == "moving":
        words += ["move", *(f"{arm}={state.used[i]}" for i, arm in enumerate(names.ARMS))]
        words += [f"transfers={state.transfers}"]
    else:
        fired = [arm for i, arm in enumerate(names.ARMS) if state.fired[i]]
        words += ["fire", f"fired={','.join(fired)}"] if fired else ["fire"]
        words += [f"hit={state.hit}"] if state.hit else []
        if state.phase == "rolling":
            words += [f"shot={board.say(state.cell[state.shooter])}*{board.say(state.cell[state.target])}"]
    return " ".join([*words, f"quiet={state.quiet}"])


PLATE = re.compile(r"([FE])([KSC]):(?:-|([a-z]\d+)(?:(#)|([NESW]+)([0-5])(?:\+([1-3]))?))")


def load(state: State, text: str) -> None:
    mine = cast(Position, state)
    plates, bar, turn = text.partition("|")
    if not bar:
        raise ValueError("a position has two parts, plates | turn")
    position.clear(mine)
    load_plates(mine, [] if plates.strip() == "-" else plates.split())
    load_turn(mine, turn.split())


def load_plates(state: Position, words: list[str]) -> None:
    if len(words) != state.terms.plates:
        raise ValueError(f"{len(words)} plates, but the layout has {state.terms.plates}")
    facings = {name: facing for facing, name in compass(state).items()}
    facing, figures, wreck, moves = [0] * 40, [0] * 40, [0] * 40, [0] * 40
    for plate, word in enumerate(words):
        found = PLATE.fullmatch(word)
        who = ARMIES[state.terms.army[plate]] + ARMS[state.terms.arm[plate]]
        if not found or found[1] + found[2] != who:
            raise ValueError(f"{word!r}: expected a plate {who}:… of the layout")
        if found[3] is None:
            continue
        stand(state, plate, found[3], word)
        if found[4]:
            wreck[plate] = 1
            if state.terms.arm[plate] != names.CANNON:
                raise ValueError(f"{word!r}: only cannons are destroyed")
            continue
        if found[5] not in facings:
            raise ValueError(f"{word!r}: nobody can face {found[5]} on this board")
        facing[plate], figures[plate], moves[plate] = facings[found[5]], int(found[6]), int(found[7] or 0)
        check_figures(state, plate, figures[plate], word)
    state.facing, state.figures, state.wreck, state.moves = facing, figures, wreck, moves


def stand(state: Position, plate: int, name: str, word: str) -> None:
    cell = board.parse(name)
    if cell is None or not has_cell(state, cell):
        raise ValueError(f"{word!r}: there is no cell {name} on this board")
    if state.at[cell] != names.NOBODY:
        raise ValueError(f"{word!r}: two plates on {name}")
    position.stand(state, plate, cell)


def check_figures(state: Position, plate: int, figures: int, word: str) -> None:
    """K2: as many as fit; only a cannon stands without anybody."""
    least, most = {"K": (0, 4), "S": (1, 5), "C": (1, 2)}[ARMS[state.terms.arm[plate]]]
    if not least <= figures <= most:
        raise ValueError(f"{word!r}: expected {least} to {most} figures")


def load_turn(state: Position, words: list[str]) -> None:
    if len(words) < 2 or words[0] not in ("F", "E"):
        raise ValueError("the turn is written like “F move …” or “E fire …”")
    state.turn = ARMIES.index(words[0])
    due = words[1]
    given = {key: value for key, equals, value in (word.partition("=") for word in words[2:]) if equals}
    state.quiet = int(given.get("quiet", 0))
    if due == "move":
        state.used = [int(given.get(arm, 0)) for arm in names.ARMS]
        state.transfers = int(given.get("transfers", 0))
        state.schedule([Due(names.MOVING)], state.turn)
    elif due == "fire":
        fired = given.get("fired", "").split(",")
        state.fired = [int(arm in fired) for arm in names.ARMS]
        state.hit = int(given.get("hit", 0))
        state.schedule([Due(names.FIRING)], state.turn)
        if "shot" in given:
            load_shot(state, given["shot"])
    elif due == "orient":
        state.schedule([Due(names.ORIENTING)], state.turn)
    elif due == "over":
        state.reason = names.REASONS.index(words[2].replace("-", " "))
        state.winner = ARMIES.index(given["winner"]) if "winner" in given else -1
        state.schedule([], kernel.OVER)
    else:
        raise ValueError(f"{due!r} is not move, fire, orient or over")


def load_shot(state: Position, shot: str) -> None:
    """The die is in the air."""
    plates = []
    for name in shot.split("*"):
        cell = board.parse(name)
        plate = names.NOBODY if cell is None else state.at[cell]
        if plate == names.NOBODY:
            raise ValueError(f"{shot!r}: nobody stands on {name}")
        plates.append(plate)
    state.shooter, state.target = plates
    state.schedule([Due(names.FIRING), Due(names.ROLLING)], kernel.CHANCE)
