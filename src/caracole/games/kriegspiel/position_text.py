"""Positions as text: `FS:d9N5 FC:- EK:c1SW3+1 EK:f1# | F move cannon=1 soldier=0 cavalry=2 transfers=3 quiet=7`.

The plates in the order of the layout (army, arm, cell, facing, figures; `+` moves a cannon has made this turn, `#` a
wreck, `-` a plate removed), then whose turn it is and what is due.
"""

from __future__ import annotations

import re
from typing import cast

from caracole.games.kriegspiel import board, names, position
from caracole.games.kriegspiel.phases import moving
from caracole.games.kriegspiel.position import Position
from caracole.kernel import names as kernel
from caracole.kernel.state import Due, State

ARMIES = "FE"
ARMS = "KSC"


FACINGS = (
    {0: "N", 2: "NE", 4: "SE", 6: "S", 8: "SW", 10: "NW"},
    {0: "N", 1: "NE", 3: "E", 5: "SE", 6: "S", 7: "SW", 9: "W", 11: "NW"},
)
"""The names of the facings, where a cell is flat at the top and where it is pointed."""


def compass(state: Position) -> dict[int, str]:
    """The names of the facings."""
    return FACINGS[state.terms.odd]


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


def has_cell(state: Position, cell: int) -> bool:
    """Whether the board of this match has the cell."""
    size = state.options.board
    return board.field(size.cols, size.rows, size.orientation).has(board.place(cell))


def check_figures(state: Position, plate: int, figures: int, word: str) -> None:
    """K2: as many as fit; only a cannon stands without anybody."""
    least, most = {"K": (0, 4), "S": (1, 5), "C": (1, 2)}[ARMS[state.terms.arm[plate]]]
    if not least <= figures <= most:
        raise ValueError(f"{word!r}: expected {least} to {most} figures")


TOLD = {"move": (*names.ARMS, "transfers"), "fire": ("fired", "hit", "shot"), "orient": (), "over": ("winner",)}
"""What may be told of a turn, by what is due; `quiet` always."""


def load_turn(state: Position, words: list[str]) -> None:
    if len(words) < 2 or words[0] not in ("F", "E"):
        raise ValueError("the turn is written like “F move …” or “E fire …”")
    state.turn = ARMIES.index(words[0])
    due = words[1]
    if due not in TOLD:
        raise ValueError(f"{due!r} is not move, fire, orient or over")
    given = {name: value for name, _, value in (word.partition("=") for word in words[3 if due == "over" else 2 :])}
    for word in given.keys() - {*TOLD[due], "quiet"}:
        raise ValueError(f"{word!r} says nothing of “{due}”")
    state.quiet = counted(given, "quiet", state.terms.draw_after)
    if due == "move":
        state.used = [counted(given, arm, moving.budget(i)) for i, arm in enumerate(names.ARMS)]
        state.transfers = counted(given, "transfers", state.terms.max_transfers)
        state.schedule([Due(names.MOVING)], state.turn)
    elif due == "fire":
        load_fire(state, given)
    elif due == "orient":
        state.schedule([Due(names.ORIENTING)], state.turn)
    else:
        load_end(state, " ".join(words[2:3]).replace("-", " "), given.get("winner"))


def counted(given: dict[str, str], word: str, most: int) -> int:
    text = given.get(word, "0")
    if not text.isdecimal() or len(text) > 9 or int(text) > most:
        raise ValueError(f"{word}={text[:20]}: expected 0 to {most}")
    return int(text)


def load_fire(state: Position, given: dict[str, str]) -> None:
    fired = given["fired"].split(",") if "fired" in given else []
    for arm in set(fired) - set(names.ARMS):
        raise ValueError(f"{arm!r} is none of {', '.join(names.ARMS)}")
    state.fired = [int(arm in fired) for arm in names.ARMS]
    state.hit = counted(given, "hit", 1)
    state.schedule([Due(names.FIRING)], state.turn)
    if "shot" in given:
        load_shot(state, given["shot"])


def load_end(state: Position, reason: str, winner: str | None) -> None:
    if reason not in names.REASONS or winner not in (None, *ARMIES):
        raise ValueError(f"no match ends by {reason!r} with the winner {winner or '-'}")
    state.reason = names.REASONS.index(reason)
    state.winner = -1 if winner is None else ARMIES.index(winner)
    state.schedule([], kernel.OVER)


def load_shot(state: Position, shot: str) -> None:
    """The die is in the air."""
    plates = []
    if shot.count("*") != 1:
        raise ValueError(f"{shot!r}: a shot is written like e8*d6")
    for name in shot.split("*"):
        cell = board.parse(name)
        plate = names.NOBODY if cell is None else state.at[cell]
        if plate == names.NOBODY:
            raise ValueError(f"{shot!r}: nobody stands on {name}")
        plates.append(plate)
    state.shooter, state.target = plates
    state.schedule([Due(names.FIRING), Due(names.ROLLING)], kernel.CHANCE)
