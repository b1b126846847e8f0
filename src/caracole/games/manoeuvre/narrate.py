"""Sentences: of what happened, of what is asked, of what may be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.manoeuvre import board, dealing, names
from caracole.games.manoeuvre.combat_breakdown import pool, supporters_joining, unit_key, unit_standing
from caracole.games.manoeuvre.decoded import PAIRS, Decoded, cancelled, decode, dice_of, use_of
from caracole.games.manoeuvre.phases import deploying, following
from caracole.games.manoeuvre.phrases import Phrases, card_message, phrases_in
from caracole.games.manoeuvre.scene import armies, mine
from caracole.kernel import names as kernel

if TYPE_CHECKING:
    from caracole.games.manoeuvre.position import Position
    from caracole.kernel.events import Event, Value
    from caracole.kernel.view import View

ARMIES = ("army", "one", "two")
UNITS = ("unit", "target")
SUMS = ("attack", "defense")


def narrate(event: Event, language: str) -> str:
    """The sentence of an event."""
    phrases = phrases_in(language)
    return sentence(phrases(event.kind, **spelt(phrases, event.args)))


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def spelt(phrases: Phrases, args: dict[str, Value]) -> dict[str, Value]:
    """Keys become names with their article; `unit_n` tells whether the verb is in the plural."""
    spoken = dict(args)
    for name, value in args.items():
        if name in ARMIES:
            spoken |= named(phrases, name, f"army-{value}")
        elif name in UNITS:
            spoken |= named(phrases, name, f"unit-{value}")
        elif name == "card":
            spoken[name] = card_name(phrases, str(value))
        elif name == "cards":
            spoken[name] = ", ".join(card_name(phrases, code) for code in str(value).split())
        elif name in SUMS:
            spoken[name] = added(phrases, str(value))
    return spoken


def named(phrases: Phrases, name: str, message: str) -> dict[str, Value]:
    return {name: phrases.the(message), f"{name}_n": phrases.number(message)}


def card_name(phrases: Phrases, code: str) -> str:
    """A unit card is told by its unit and its code."""
    if code.startswith("L.") or "." not in code:
        return phrases.the(card_message(code))
    return f"{phrases.card(code)} ({code})"


def added(phrases: Phrases, parts: str) -> str:
    """`8 unit-IG|21 part-dice` as 8 Imperial Guard + 21 dice; a name with an equals sign stands for itself."""
    terms = []
    for part in parts.split("|"):
        value, name = part.split(" ", 1)
        spoken = name[1:] if name.startswith("=") else phrases(name)
        terms.append(f"{value} ({spoken})" if spoken[0].isdigit() else f"{value} {spoken}")
    return " + ".join(terms)


# --- what is asked --------------------------------------------------------------------------------


def prompt(view: View, language: str) -> str:
    """Who decides, then what is asked, in one sentence."""
    phrases = phrases_in(language)
    state = mine(view.state)
    if state.actor == kernel.OVER:
        return sentence(phrases("prompt-over", **named(phrases, "army", army_message(state, state.winner))))
    if state.actor == kernel.CHANCE:
        return sentence(chance_prompt(phrases, state))
    who = "you" if view.mine else "other"
    args: dict[str, Value] = {"who": who, **named(phrases, "army", army_message(state, state.actor))}
    return sentence(phrases(f"prompt-{state.phase}", **args, **details(phrases, state)))


def side_name(view: View, side: int, language: str) -> str:
    """An army's name without its article; before nations are chosen, its end of the map."""
    return phrases_in(language)(army_message(mine(view.state), side))


def army_message(state: Position, side: int) -> str:
    """A side's army, or its end of the map while it has none."""
    return f"army-{armies(state)[side] or side}"


def chance_prompt(phrases: Phrases, state: Position) -> str:
    if state.phase in ("roll1", "roll2"):
        return phrases("prompt-chance-first")
    if state.phase in ("deal", "draw"):
        return phrases("prompt-chance-card", **named(phrases, "army", army_message(state, dealing.owner(state))))
    if state.phase in ("dice", "fire"):
        return phrases("prompt-chance-dice", dice=pool(state))
    side, unit = thrown_for(state)
    return phrases("prompt-chance-die", **named(phrases, "unit", f"unit-{unit_key(state, side, unit)}"))


def thrown_for(state: Position) -> tuple[int, int]:
    """The unit a single die is thrown for: to rally, to withdraw, to pursue."""
    argument = state.waiting()[-1].argument
    if state.phase == "rally":
        return state.active, argument % 8
    if state.phase == "pursue":
        return state.active, argument // 5
    return 1 - state.active, state.defender


def details(phrases: Phrases, state: Position) -> dict[str, Value]:
    """What a prompt says beside who decides."""
    phase, argument = state.phase, state.waiting()[-1].argument
    args: dict[str, Value] = {}
    if phase == "tile":
        args["corner"] = board.QUADRANTS[argument]
    if phase == "pick":
        args["left"] = names.HAND - state.hand_size[state.actor]
    if phase in ("defend", "attack", "support", "advance"):
        args["square"] = board.square_name(state.target)
    if phase == "advance":
        args["may"] = int(following.may_stay(state))
    if phase == "guer":
        args["card"] = card_name(phrases, cancelled(state))
    unit = asked_for(state, phase, argument)
    if unit:
        args |= named(phrases, "unit", f"unit-{unit}")
    return args


def asked_for(state: Position, phase: str, argument: int) -> str:
    """The unit a prompt is about, if it is about one."""
    if phase == "place":
        return unit_key(state, state.actor, deploying.next_unit(state, state.actor))
    if phase in ("moved", "fmstep"):
        return unit_key(state, state.active, state.mover[argument])
    if phase == "skimove":
        return unit_key(state, state.active, state.attacker)
    if phase in ("choice", "retreat"):
        return unit_key(state, 1 - state.active, state.defender)
    return ""


# --- what may be chosen ---------------------------------------------------------------------------

PASSES = {
    "discard": "label-keep", "defend": "label-stand", "attack": "label-dice", "guer": "label-let-pass",
    "combat": "label-no-combat", "support": "label-enough", "skimove": "label-stay", "advance": "label-stay",
    "restore": "label-done",
}  # fmt: skip


def label(view: View, action: int, language: str) -> str:
    """A few words for a button or a list of choices."""
    phrases = phrases_in(language)
    state = mine(view.state)
    decoded = decode(state, action)
    message, args = label_parts(phrases, state, decoded, view)
    return sentence(phrases(message, **args))


def label_parts(phrases: Phrases, state: Position, decoded: Decoded, view: View) -> tuple[str, dict[str, Value]]:
    verb = decoded.verb
    if verb == "pass":
        return PASSES.get(state.phase, "label-pass"), {}
    if verb in ("hit", "retreat"):
        own = view.seat == 1 - state.active
        return f"label-{verb}" + ("" if own else "-them"), {}
    if verb in ("edge", "army", "pair", "tile"):
        return draft_label(phrases, decoded)
    if verb == "total":
        return "label-number", {"number": decoded.number}
    if verb in ("card", "discard", "pick"):
        return {"card": "label-card-drawn"}.get(verb, f"label-{verb}"), {"card": card_name(phrases, decoded.card)}
    if verb in ("support", "loss", "place", "move"):
        unit = phrases(f"unit-{unit_key(state, decoded.side, decoded.unit)}")
        args: dict[str, Value] = {"unit": unit, "start": decoded.start, "end": decoded.end, "square": decoded.end}
        return f"label-{verb}", args
    return card_label(phrases, state, decoded)


def draft_label(phrases: Phrases, decoded: Decoded) -> tuple[str, dict[str, Value]]:
    if decoded.verb == "edge":
        return "label-edge", {"edge": "NESW"[decoded.number]}
    if decoded.verb == "army":
        return "label-nation", {"one": phrases(f"army-{names.ARMIES[decoded.number]}")}
    if decoded.verb == "pair":
        one, two = (phrases(f"army-{names.ARMIES[number]}") for number in PAIRS[decoded.number])
        return "label-nations", {"one": one, "two": two}
    return "label-tile", {"tile": decoded.number, "turns": decoded.turns}


def card_label(phrases: Phrases, state: Position, decoded: Decoded) -> tuple[str, dict[str, Value]]:
    """A card that is played: what it does here."""
    args: dict[str, Value] = {"card": card_name(phrases, decoded.card), "start": decoded.start, "end": decoded.end}
    what = use_of(state, decoded)
    army = state.army[decoded.side]
    if what == "defend":
        args["value"] = state.terms.guard[army][decoded.code]
    elif what == "lead":
        args["value"] = state.terms.lead[army][decoded.code]
    elif what == "command":
        args["units"] = supporters_joining(state, decoded.code)
    elif what == "reinforce":
        args["dice"] = dice_of(state, decoded)
    elif what in ("restore", "redoubt"):
        args |= restoring_args(phrases, state, decoded)
    return f"label-{what}", args


def restoring_args(phrases: Phrases, state: Position, decoded: Decoded) -> dict[str, Value]:
    square = board.square(decoded.end)
    if state.side_on[square] == names.NOBODY:
        return {"square": decoded.end, "unit": decoded.end}
    return {"square": decoded.end, "unit": phrases(f"unit-{unit_standing(state, square)}")}
