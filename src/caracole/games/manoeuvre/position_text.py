"""Positions as text: parts divided by ` | `, each begun by a word; what is not said is empty.

    turn 3 S                    game turn and active side (S South, N North)
    S IG=d3 CU=e4r F2=x         units on the board (r: reduced) and out (x)
    S hand IG.a L.NEY ?3        cards in hand; ?3: three cards this seat may not know
    S pile CU.a ~F2.a ^SUP ?9   the pile; ^ its visible top, ~ the last card discarded face down
    S knows B4.a WD -2          what South has seen in the other hand; two hidden discards since
    S old IG.a 1-3              with `last_card=played`: cards in hand of the first deck, which is drawn; others can
                                only tell that there are one to three
    redoubts d5 e6              exhausted S N             supplied            attempted
    moved CU:d2-d4+ IG:c1-d1    the basic moves of this phase (+: with a forced march)
    combat assault IG.a …       the combat under way, see `say_combat`
    draft first=N roll=4 tiles=21r1,18r0 pair=AU+SP armies=AU,SP turned=3
    due endturn restore combat  the agenda, the frame due last; an argument follows a colon
    won S attrition             or who has won, and how

Reading goes on to the next decision, so `due turn` is enough to begin a turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeVar, cast

from caracole.games.manoeuvre import board, cards, names, phase_rows, pieces, position_check
from caracole.games.manoeuvre.phases import deploying
from caracole.kernel.state import Due

if TYPE_CHECKING:
    from caracole.games.manoeuvre.position import Position
    from caracole.kernel.state import State

T = TypeVar("T")

SIDES = "SN"
MOST_TURNS = 1_000_000
"""Of a match without a last turn."""
KINDS = ("peace", "assault", "ambush", "bombard", "volley")
FLAGS = ("commands", "committed", "sappers", "skirmish", "fled", "withdrawn")
NUMBERS = ("com", "attempts", "attack_total", "defense_total")


def dump(state: State) -> str:
    mine = cast("Position", state)
    parts = [f"turn {mine.turn} {SIDES[mine.active]}"]
    if mine.options.draft:
        parts.append(say_draft(mine))
    parts += [say_units(mine, side) for side in (0, 1)]
    parts += [say_hand(mine, side) for side in (0, 1)]
    parts += [say_pile(mine, side) for side in (0, 1)]
    parts += [say_known(mine, side) for side in (0, 1)]
    parts += [say_squares("redoubts", [square for square in range(names.SQUARES) if mine.redoubt[square]])]
    parts += [say_words("exhausted", [SIDES[side] for side in (0, 1) if mine.exhausted[side]])]
    parts += [say_old(mine, side) for side in (0, 1)]
    parts += [say_moves(mine), "supplied" * mine.supplied, "attempted" * mine.attempted]
    if mine.kind:
        parts.append(say_combat(mine))
    parts.append(say_due(mine))
    return " | ".join(part for part in parts if part)


def say_words(word: str, words: Iterable[str]) -> str:
    """A part, or nothing if there is nothing to say."""
    joined = " ".join(words)
    return f"{word} {joined}" if joined else ""


def say_squares(word: str, squares: Iterable[int]) -> str:
    return say_words(word, (board.SQUARE_NAMES[square] for square in squares))


def army_of(state: Position, side: int) -> pieces.Army:
    if state.army[side] == names.NO_ARMY:
        raise ValueError("the armies are not chosen yet")
    return pieces.army(names.ARMIES[state.army[side]])


def say_units(state: Position, side: int) -> str:
    words = []
    for unit in range(names.UNITS):
        status, square = state.status[side][unit], state.place[side][unit]
        if status != names.NEW:
            where = "x" if status == names.OUT else board.SQUARE_NAMES[square] + "r" * (status == names.REDUCED)
            words.append(f"{army_of(state, side).unit[unit].key}={where}")
    return say_words(SIDES[side], words)


def codes_of(state: Position, side: int, counts: list[list[int]]) -> list[str]:
    return [army_of(state, side).code(code) for code in pieces.counted(counts[side])]


def unknown(count: int) -> list[str]:
    return [f"?{count}"] if count else []


def say_hand(state: Position, side: int) -> str:
    seen = codes_of(state, side, state.hand)
    return say_words(f"{SIDES[side]} hand", seen + unknown(state.hand_size[side] - len(seen)))


def say_pile(state: Position, side: int) -> str:
    seen = codes_of(state, side, state.pile)
    hidden = unknown(state.pile_size[side] - len(seen))
    special = []
    if side == state.active and state.covert == names.UNSEEN:
        special.append("~?")
    elif side == state.active and state.covert != names.NO_CARD:
        seen.remove(army_of(state, side).code(state.covert))
        special.append(f"~{army_of(state, side).code(state.covert)}")
    if state.shown[side] != names.NO_CARD:
        top = army_of(state, side).code(state.shown[side])
        seen.remove(top)
        special.append(f"^{top}")
    return say_words(f"{SIDES[side]} pile", seen + special + hidden)


def say_known(state: Position, side: int) -> str:
    own = pieces.counted(state.known[side])
    seen = [army_of(state, 1 - side).code(code) for code in own]
    return say_words(f"{SIDES[side]} knows", seen + [f"-{state.hidden[side]}"] * (state.hidden[side] > 0))


def say_old(state: Position, side: int) -> str:
    if not state.old_most[side]:
        return ""
    bounds = f"{state.old_least[side]}-{state.old_most[side]}"
    return say_words(f"{SIDES[side]} old", [*codes_of(state, side, state.old), bounds])


def say_moves(state: Position) -> str:
    moves = []
    for k in (1, 2):
        if state.mover[k] != names.NO_UNIT:
            key = army_of(state, state.active).unit[state.mover[k]].key
            start, end = board.SQUARE_NAMES[state.mover_from[k]], board.SQUARE_NAMES[state.mover_to[k]]
            moves.append(f"{key}:{start}-{end}{'+' * state.marched[k]}")
    return say_words("moved", moves)


def say_combat(state: Position) -> str:
    """`combat assault IG.a IG d4 B4` (card, attacker, square, defender), then whatever there is:

    `dice=2d8+2d10 a=L.NEY,CU.a d=B4.a u=IG.a,CU.a support=CU leader=L.NEY stays=IG paid=IG`, the words
    `commands committed sappers skirmish fled withdrawn`, the numbers `com attempts attack_total defense_total`.
    """
    own, other = army_of(state, state.active), army_of(state, 1 - state.active)
    keys = [unit.key for unit in own.unit] + ["-"]
    square = board.SQUARE_NAMES[state.target]
    parts = [KINDS[state.kind], own.code(state.init), keys[state.attacker], square, other.unit[state.defender].key]
    parts.append(f"dice={say_dice(state)}")
    parts += listed("a", [own.code(code) for code in state.acards[: state.acount]])
    parts += listed("d", [other.code(code) for code in state.dcards[: state.dcount]])
    parts += listed("u", [own.code(code) for code in state.ucards[: state.ucount]])
    parts += listed("support", [keys[unit] for unit in state.supporters[: state.scount]])
    parts += listed("leader", [own.code(state.leader)] if state.leader != names.NO_CARD else [])
    parts += listed("stays", [keys[unit] for unit in range(names.UNITS) if state.staying >> unit & 1])
    parts += listed("paid", [keys[unit] for unit in range(names.UNITS) if state.hit_by >> unit & 1])
    parts += [flag for flag in FLAGS if getattr(state, flag)]
    parts += [f"{number}={getattr(state, number)}" for number in NUMBERS if getattr(state, number)]
    return say_words("combat", parts)


def say_dice(state: Position) -> str:
    pool = ((state.d6, 6), (state.d8, 8), (state.d10, 10))
    return "+".join(f"{count}d{sides}" for count, sides in pool if count)


def listed(word: str, items: list[str]) -> list[str]:
    return [f"{word}={','.join(items)}"] if items else []


def say_draft(state: Position) -> str:
    parts = [f"first={SIDES[state.first]}", f"roll={state.roll}"]
    parts += listed("tiles", [f"{state.tile[q]}r{state.spin[q]}" for q in range(4) if state.tile[q]])
    if state.pair[0] != names.NO_ARMY:
        parts.append(f"pair={names.ARMIES[state.pair[0]]}+{names.ARMIES[state.pair[1]]}")
    if state.army[0] != names.NO_ARMY:
        parts.append(f"armies={names.ARMIES[state.army[0]]},{names.ARMIES[state.army[1]]}")
    return say_words("draft", [*parts, f"turned={state.quarters}"])


def say_due(state: Position) -> str:
    if state.winner != names.NOBODY:
        return f"won {SIDES[state.winner]} {names.REASONS[state.reason]}"
    return say_words("due", (say_due_phase(due) for due in state.waiting()))


def say_due_phase(due: Due) -> str:
    plain = not due.argument and due.phase not in (names.TILE, names.DEAL, names.PICK, names.PLACE, names.CHOICE)
    name = names.PHASES[due.phase]
    return name if plain else f"{name}:{due.argument}"


# --- reading -------------------------------------------------------------------------------------


def load(state: State, text: str) -> None:
    mine = cast("Position", state)
    parts = split(text)
    begin(mine, parts)
    for side in (0, 1):
        load_units(mine, side, parts.pop(SIDES[side], []))
    load_turn(mine, parts)
    load_combat(mine, parts.pop("combat", []))
    for side in (0, 1):
        load_cards(mine, side, parts)
    for side in (0, 1):
        load_old(mine, side, parts.pop(f"{SIDES[side]} old", []))
    for side in (0, 1):
        load_known(mine, side, parts.pop(f"{SIDES[side]} knows", []))
    load_due(mine, parts)
    if parts:
        raise ValueError(f"{next(iter(parts))!r} is no part of a position")


def split(text: str) -> dict[str, list[str]]:
    """The words of each part, by what begins it."""
    parts: dict[str, list[str]] = {}
    for part in filter(None, (part.strip() for part in text.split("|"))):
        words = part.split()
        long = words[0] in SIDES and len(words) > 1 and words[1] in ("hand", "pile", "knows", "old")
        name = " ".join(words[: 1 + long])
        if name in parts:
            raise ValueError(f"{name!r} is said twice")
        parts[name] = words[1 + long :]
    return parts


def side_named(word: str) -> int:
    if word not in ("S", "N"):
        raise ValueError(f"{word!r} is neither S nor N")
    return SIDES.index(word)


def begin(state: Position, parts: dict[str, list[str]]) -> None:
    """An empty board with the armies of the options, or of the draft."""
    options = state.options
    deploying.empty(state)
    turn = parts.pop("turn", ["1", "S"])
    number, most = int(turn[0]), state.terms.turn_cap or MOST_TURNS
    if not 0 <= number <= most:
        raise ValueError(f"turn {number}; expected 0 to {most}")
    state.turn, state.active = number, side_named(turn[1])
    if options.draft:
        load_draft(state, dict(word.split("=") for word in parts.pop("draft", [])))
        return
    state.first = options.first
    for side in (0, 1):
        cards.muster(state, side, names.ARMIES.index(options.armies[side]))


def within(given: dict[str, str], word: str, most: int) -> int:
    number = int(given.get(word, "0"))
    if not 0 <= number <= most:
        raise ValueError(f"{word}={number}: expected 0 to {most}")
    return number


def load_draft(state: Position, given: dict[str, str]) -> None:
    state.first, state.roll = side_named(given.get("first", "S")), within(given, "roll", 10)
    laid = [tuple(map(int, word.split("r"))) for word in given.get("tiles", "").split(",") if word]
    laid += [(0, 0)] * (4 - len(laid))
    if len(laid) != 4 or not all(0 <= tile <= 24 and 0 <= turns <= 3 for tile, turns in laid):
        raise ValueError(f"tiles={given['tiles'][:40]}: expected four of 1 to 24, turned 0 to 3 times")
    state.tile, state.spin = [tile for tile, _ in laid], [turns for _, turns in laid]
    state.quarters = within(given, "turned", 3)
    rows = board.turned(board.assembled([(tile, turns) for tile, turns in laid]), state.quarters)
    state.board = [*board.terrain_numbers(rows), names.VOID]
    if "pair" in given:
        state.pair = [names.ARMIES.index(key) for key in given["pair"].split("+")]
    for side, key in enumerate(filter(None, given.get("armies", "").split(","))):
        cards.muster(state, side, names.ARMIES.index(key))


def load_units(state: Position, side: int, words: list[str]) -> None:
    status, place = list(state.status), list(state.place)
    side_on, unit_on = list(state.side_on), list(state.unit_on)
    for word in words:
        key, _, where = word.partition("=")
        unit = unit_named(state, side, key)
        if where == "x":
            status[side][unit] = names.OUT
            continue
        square = board.square(where.removesuffix("r"))
        if side_on[square] != names.NOBODY or status[side][unit]:
            raise ValueError(f"{word!r}: a unit twice, or two units on one square")
        status[side][unit] = names.REDUCED if where.endswith("r") else names.FULL
        place[side][unit], side_on[square], unit_on[square] = square, side, unit
    state.status, state.place, state.side_on, state.unit_on = status, place, side_on, unit_on


def unit_named(state: Position, side: int, key: str) -> int:
    keys = [unit.key for unit in army_of(state, side).unit]
    if key not in keys:
        raise ValueError(f"{key!r} is no unit of {army_of(state, side).key}")
    return keys.index(key)


def code_named(state: Position, side: int, text: str) -> int:
    codes = pieces.codes(army_of(state, side).key)
    if text not in codes:
        raise ValueError(f"{text!r} is no card of {army_of(state, side).key}")
    return codes[text]


def load_turn(state: Position, parts: dict[str, list[str]]) -> None:
    redoubt = [0] * 65
    for name in parts.pop("redoubts", []):
        redoubt[board.square(name)] = 1
    state.redoubt = redoubt
    state.exhausted = [int(side in parts.get("exhausted", [])) for side in SIDES]
    parts.pop("exhausted", None)
    state.supplied = int(parts.pop("supplied", None) is not None)
    state.attempted = int(parts.pop("attempted", None) is not None)
    mover, starts, ends, marched = [names.NO_UNIT] * 3, [names.NOWHERE] * 3, [names.NOWHERE] * 3, [0] * 3
    for k, word in enumerate(parts.pop("moved", []), 1):
        key, _, path = word.partition(":")
        start, _, end = path.removesuffix("+").partition("-")
        mover[k], marched[k] = unit_named(state, state.active, key), int(path.endswith("+"))
        starts[k], ends[k] = board.square(start), board.square(end)
    state.mover, state.mover_from, state.mover_to, state.marched = mover, starts, ends, marched


def load_combat(state: Position, words: list[str]) -> None:
    if not words:
        return
    side, other = state.active, 1 - state.active
    kind, card, attacker, square, defender, *rest = words
    given = dict(word.split("=") for word in rest if "=" in word)
    state.kind, state.init, state.target = KINDS.index(kind), code_named(state, side, card), board.square(square)
    state.attacker = names.NO_UNIT if attacker == "-" else unit_named(state, side, attacker)
    state.defender = unit_named(state, other, defender)
    pool = {int(sides): int(count) for count, sides in (die.split("d") for die in given["dice"].split("+"))}
    if not pool.keys() <= {6, 8, 10}:
        raise ValueError(f"{given['dice']!r}: dice have six, eight or ten sides")
    state.d6, state.d8, state.d10 = pool.get(6, 0), pool.get(8, 0), pool.get(10, 0)
    state.acards, state.acount = padded([code_named(state, side, code) for code in items(given, "a")], names.NO_CARD)
    state.dcards, state.dcount = padded([code_named(state, other, code) for code in items(given, "d")], names.NO_CARD)
    state.ucards, state.ucount = padded([code_named(state, side, code) for code in items(given, "u")], names.NO_CARD)
    joined = [unit_named(state, side, key) for key in items(given, "support")]
    state.supporters, state.scount = padded(joined, names.NO_UNIT)
    state.leader = code_named(state, side, given["leader"]) if "leader" in given else names.NO_CARD
    state.staying = sum(1 << unit_named(state, side, key) for key in items(given, "stays"))
    state.hit_by = sum(1 << unit_named(state, side, key) for key in items(given, "paid"))
    for flag in FLAGS:
        setattr(state, flag, int(flag in rest))
    for number in NUMBERS:
        setattr(state, number, int(given.get(number, 0)))


def items(given: dict[str, str], word: str) -> list[str]:
    return [item for item in given.get(word, "").split(",") if item]


def padded(found: list[int], blank: int) -> tuple[list[int], int]:
    return found + [blank] * (8 - len(found)), len(found)


def load_cards(state: Position, side: int, parts: dict[str, list[str]]) -> None:
    """Hand and pile as the text has them; what is left of the sixty cards is the deck."""
    hand, pile = parts.pop(f"{SIDES[side]} hand", []), parts.pop(f"{SIDES[side]} pile", [])
    if state.army[side] == names.NO_ARMY:
        return
    hand_size, pile_size = counted(hand), counted(pile)
    played = [state.init, *state.acards[: state.acount]] if side == state.active else state.dcards[: state.dcount]
    fighting = [code for code in played if code < names.CODES]
    held = [code_named(state, side, word) for word in hand if word[0] != "?"]
    lying = [code_named(state, side, word.lstrip("^~")) for word in pile if word[0] != "?" and word != "~?"]
    copies = army_of(state, side).copies()
    left = [copies[code] - (held + lying + fighting).count(code) for code in range(names.CODES)]
    if min(left) < 0:
        code = army_of(state, side).code(left.index(min(left)))
        raise ValueError(f"{code} is there more often than {army_of(state, side).key} has it")
    state.hand = with_own(state.hand, side, [held.count(code) for code in range(names.CODES)])
    state.pile = with_own(state.pile, side, [lying.count(code) for code in range(names.CODES)])
    state.deck = with_own(state.deck, side, left)
    state.hand_size = with_own(state.hand_size, side, hand_size)
    state.pile_size = with_own(state.pile_size, side, pile_size)
    state.deck_size = with_own(state.deck_size, side, names.DECK - hand_size - pile_size - len(fighting))
    for word in pile:
        if word[0] == "^":
            state.shown = with_own(state.shown, side, code_named(state, side, word[1:]))
        if word[0] == "~":
            state.covert = names.UNSEEN if word == "~?" else code_named(state, side, word[1:])


def counted(words: list[str]) -> int:
    """How many cards a list tells of; `~?` is one of those counted in `?n`."""
    return sum(int(word[1:]) if word[0] == "?" else word != "~?" for word in words)


def with_own(both: list[T], side: int, own: T) -> list[T]:
    """What both sides have, with one side's replaced."""
    return [own, both[1]] if side == 0 else [both[0], own]


def load_old(state: Position, side: int, words: list[str]) -> None:
    """V2: how many cards of the first deck are held; which they are, unless this seat may not know it."""
    if not words:
        return
    if not state.terms.last_played:
        raise ValueError(f"'{SIDES[side]} old' is for matches with last_card=played")
    *cards, bounds = words
    least, _, most = bounds.partition("-")
    counts = [0] * names.CODES
    for word in cards:
        counts[code_named(state, side, word)] += 1
    held = state.hand[side]
    size = len(cards) or int(most)
    if any(count > have for count, have in zip(counts, held, strict=True)):
        raise ValueError(f"'{SIDES[side]} old' names a card that is not in the hand")
    if not 1 <= int(least) <= size <= int(most) <= state.hand_size[side]:
        raise ValueError(f"'{SIDES[side]} old' says {bounds} of {state.hand_size[side]} cards, and names {len(cards)}")
    state.old = with_own(state.old, side, counts)
    state.old_size = with_own(state.old_size, side, size)
    state.old_least = with_own(state.old_least, side, int(least))
    state.old_most = with_own(state.old_most, side, int(most))


def load_known(state: Position, side: int, words: list[str]) -> None:
    counts = [0] * names.CODES
    for word in words:
        if word[0] == "-":
            state.hidden = with_own(state.hidden, side, int(word[1:]))
        else:
            counts[code_named(state, 1 - side, word)] += 1
    state.known = with_own(state.known, side, counts)


def load_due(state: Position, parts: dict[str, list[str]]) -> None:
    won = parts.pop("won", None)
    if won:
        state.winner, state.reason = side_named(won[0]), names.REASONS.index(won[1])
        state.schedule([], -2)
        return
    entries = [due_named(word) for word in parts.pop("due", [])]
    if not entries:
        raise ValueError("a position says what is due, or who has won")
    position_check.check(state, entries)
    state.schedule(entries, 0)
    phase_rows.settle(state)


def due_named(word: str) -> Due:
    name, _, argument = word.partition(":")
    if name not in names.PHASES:
        raise ValueError(f"{name!r} is no frame; there are {' '.join(names.PHASES)}")
    return Due(names.PHASES.index(name), int(argument or 0))
