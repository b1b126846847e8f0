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
from typing import TYPE_CHECKING, cast

from caracole.games.kriegspiel import board, names
from caracole.geometry.hexes import Hexes
from caracole.kernel import names as kernel
from caracole.kernel.errors import NotAnAction

if TYPE_CHECKING:
    from caracole.games.kriegspiel.state import KriegspielState
    from caracole.kernel.state import State

ARMIES = "FE"
ARMS = "KSC"
MOVES = "lrLRFB"
ORDER = re.compile(r"([a-z]\d+)([lrLRFB])")
GIFT = re.compile(r"([a-z]\d+)>([a-z]\d+):([1-5])")
SHOT = re.compile(r"([a-z]\d+)\*([a-z]\d+)")
HOW = "moves are written like d9r, d9L or d9F, transfers d9>e8:2, shots d6*c4, the ends of the phases / and ."


def say(state: State, action: int) -> str:
    mine = cast("KriegspielState", state)
    if action == names.END_MOVE:
        return "/"
    if action == names.END_FIRE:
        return "."
    if names.OUTCOMES <= action < names.OUTCOMES + 6:
        return f"@{action - names.OUTCOMES}"
    if not 0 <= action < names.END_MOVE:
        raise ValueError(f"{action} is not an action of kriegspiel")
    cell, kind = divmod(action, names.KINDS)
    if not has_cell(mine, cell):
        raise ValueError(f"{action} is about {board.say(cell)}, which is off this board")
    if kind < names.GIVE:
        return board.say(cell) + MOVES[kind]
    if kind < names.SHOOT:
        direction, figures = divmod(kind - names.GIVE, names.MOST)
        return f"{board.say(cell)}>{say_target(mine, cell, direction, 1)}:{figures + 1}"
    direction, distance = divmod(kind - names.SHOOT, names.RANGE)
    return f"{board.say(cell)}*{say_target(mine, cell, direction, distance + 1)}"


def has_cell(state: KriegspielState, cell: int) -> bool:
    return field(state).has(board.place(cell))


def field(state: KriegspielState) -> Hexes:
    size = state.options.board
    return board.field(size.cols, size.rows, size.orientation)


def say_target(state: KriegspielState, cell: int, direction: int, distance: int) -> str:
    there = along(state, cell, direction, distance)
    if there == names.NOWHERE:
        raise ValueError(f"the line from {board.say(cell)} leaves the board")
    return board.say(there)


def along(state: KriegspielState, cell: int, direction: int, distance: int) -> int:
    """The cell so far away in a direction, NOWHERE off the board."""
    near = board.near(state.options.board.cols, state.options.board.rows, state.options.board.orientation)
    for _ in range(distance):
        cell = near[cell * 6 + direction]
    return cell


def parse(state: State, text: str) -> int:
    mine = cast("KriegspielState", state)
    if text == "/":
        return names.END_MOVE
    if text == ".":
        return names.END_FIRE
    if re.fullmatch(r"@[0-5]", text):
        return names.OUTCOMES + int(text[1])
    if found := ORDER.fullmatch(text):
        return cell_named(mine, found[1]) * names.KINDS + MOVES.index(found[2])
    if found := GIFT.fullmatch(text):
        start, direction, _ = line_named(mine, found[1], found[2], 1)
        return start * names.KINDS + names.GIVE + direction * names.MOST + int(found[3]) - 1
    if found := SHOT.fullmatch(text):
        start, direction, distance = line_named(mine, found[1], found[2], names.RANGE)
        return start * names.KINDS + names.SHOOT + direction * names.RANGE + distance - 1
    raise NotAnAction(f"“{text}” is no action; {HOW}")


def cell_named(state: KriegspielState, text: str) -> int:
    cell = board.parse(text)
    if cell is None or not has_cell(state, cell):
        raise NotAnAction(f"there is no cell {text} on this board")
    return cell


def line_named(state: KriegspielState, one: str, other: str, farthest: int) -> tuple[int, int, int]:
    """Where a line starts, its direction and the distance to the other cell."""
    start, end = cell_named(state, one), cell_named(state, other)
    for direction in range(6):
        for distance in range(1, farthest + 1):
            if along(state, start, direction, distance) == end:
                return start, direction, distance
    what = "not next to" if farthest == 1 else f"not on a straight line within {farthest} cells of"
    raise NotAnAction(f"{other} is {what} {one}")


# --- positions -----------------------------------------------------------------------------------


def compass(state: KriegspielState) -> dict[int, str]:
    """The names of the facings."""
    if state.terms.odd:
        return {0: "N", 1: "NE", 3: "E", 5: "SE", 6: "S", 7: "SW", 9: "W", 11: "NW"}
    return {0: "N", 2: "NE", 4: "SE", 6: "S", 8: "SW", 10: "NW"}


def dump(state: State) -> str:
    mine = cast("KriegspielState", state)
    plates = " ".join(say_plate(mine, plate) for plate in range(mine.terms.plates))
    return f"{plates or '-'} | {say_turn(mine)}"


def say_plate(state: KriegspielState, plate: int) -> str:
    who = ARMIES[state.terms.army[plate]] + ARMS[state.terms.arm[plate]]
    if state.cell[plate] == names.NOWHERE:
        return f"{who}:-"
    where = f"{who}:{board.say(state.cell[plate])}"
    if state.wreck[plate]:
        return f"{where}#"
    moved = f"+{state.moves[plate]}" if state.moves[plate] else ""
    return f"{where}{compass(state)[state.facing[plate]]}{state.figures[plate]}{moved}"


def say_turn(state: KriegspielState) -> str:
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
    mine = cast("KriegspielState", state)
    plates, bar, turn = text.partition("|")
    if not bar:
        raise ValueError("a position has two parts, plates | turn")
    mine.clear()
    load_plates(mine, [] if plates.strip() == "-" else plates.split())
    load_turn(mine, turn.split())


def load_plates(state: KriegspielState, told: list[str]) -> None:
    if len(told) != state.terms.plates:
        raise ValueError(f"{len(told)} plates, but the layout has {state.terms.plates}")
    facings = {name: facing for facing, name in compass(state).items()}
    facing, figures, wreck, moves = [0] * 40, [0] * 40, [0] * 40, [0] * 40
    for plate, word in enumerate(told):
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


def stand(state: KriegspielState, plate: int, name: str, word: str) -> None:
    cell = board.parse(name)
    if cell is None or not has_cell(state, cell):
        raise ValueError(f"{word!r}: there is no cell {name} on this board")
    if state.at[cell] != names.NOBODY:
        raise ValueError(f"{word!r}: two plates on {name}")
    state.stand(plate, cell)


def check_figures(state: KriegspielState, plate: int, figures: int, word: str) -> None:
    """K2: as many as fit; only a cannon stands without anybody."""
    least, most = {"K": (0, 4), "S": (1, 5), "C": (1, 2)}[ARMS[state.terms.arm[plate]]]
    if not least <= figures <= most:
        raise ValueError(f"{word!r}: expected {least} to {most} figures")


def load_turn(state: KriegspielState, told: list[str]) -> None:
    if len(told) < 2 or told[0] not in ("F", "E"):
        raise ValueError("the turn is written like “F move …” or “E fire …”")
    state.turn = ARMIES.index(told[0])
    due = told[1]
    given = {key: value for key, equals, value in (word.partition("=") for word in told[2:]) if equals}
    state.quiet = int(given.get("quiet", 0))
    if due == "move":
        state.used = [int(given.get(arm, 0)) for arm in names.ARMS]
        state.transfers = int(given.get("transfers", 0))
        state.restack([names.MOVING], state.turn)
    elif due == "fire":
        fired = given.get("fired", "").split(",")
        state.fired = [int(arm in fired) for arm in names.ARMS]
        state.hit = int(given.get("hit", 0))
        state.restack([names.FIRING], state.turn)
        if "shot" in given:
            load_shot(state, given["shot"])
    elif due == "orient":
        state.restack([names.ORIENTING], state.turn)
    elif due == "over":
        state.reason = names.REASONS.index(told[2].replace("-", " "))
        state.winner = ARMIES.index(given["winner"]) if "winner" in given else -1
        state.restack([], kernel.OVER)
    else:
        raise ValueError(f"{due!r} is not move, fire, orient or over")


def load_shot(state: KriegspielState, shot: str) -> None:
    """The die is in the air."""
    plates = []
    for name in shot.split("*"):
        cell = board.parse(name)
        plate = names.NOBODY if cell is None else state.at[cell]
        if plate == names.NOBODY:
            raise ValueError(f"{shot!r}: nobody stands on {name}")
        plates.append(plate)
    state.shooter, state.target = plates
    state.restack([names.FIRING, names.ROLLING], kernel.CHANCE)
