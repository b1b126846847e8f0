"""Sentences: of what happened, of what is asked, of what may be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.manoeuvre import board, names
from caracole.games.manoeuvre.phases import deploying, following
from caracole.games.manoeuvre.readings import PAIRS, Reading, cancelled, decider, dice_of, read, use_of
from caracole.games.manoeuvre.scene import armies, mine
from caracole.games.manoeuvre.sums import pool, supporters_joining, unit_key
from caracole.games.manoeuvre.words import Words, card_message, words
from caracole.kernel import names as kernel

if TYPE_CHECKING:
    from caracole.games.manoeuvre.state import ManoeuvreState
    from caracole.kernel.events import Event, Value
    from caracole.kernel.view import View

ARMIES = ("army", "one", "two")
UNITS = ("unit", "target")
SUMS = ("attack", "defense")


def narrate(event: Event, language: str) -> str:
    """The sentence of an event."""
    said = words(language)
    return sentence(said(event.kind, **spelt(said, event.args)))


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def spelt(said: Words, args: dict[str, Value]) -> dict[str, Value]:
    """Keys become names with their article; `unit_n` tells whether the verb is in the plural."""
    told = dict(args)
    for name, value in args.items():
        if name in ARMIES:
            told |= named(said, name, f"army-{value}")
        elif name in UNITS:
            told |= named(said, name, f"unit-{value}")
        elif name == "card":
            told[name] = card_name(said, str(value))
        elif name == "cards":
            told[name] = ", ".join(card_name(said, code) for code in str(value).split())
        elif name in SUMS:
            told[name] = added(said, str(value))
    return told


def named(said: Words, name: str, message: str) -> dict[str, Value]:
    return {name: said.the(message), f"{name}_n": said.number(message)}


def card_name(said: Words, code: str) -> str:
    """A unit card is told by its unit and its code."""
    if code.startswith("L.") or "." not in code:
        return said.the(card_message(code))
    return f"{said.card(code)} ({code})"


def added(said: Words, parts: str) -> str:
    """`8 unit-IG|21 part-dice` as 8 Imperial Guard + 21 dice; a name with an equals sign stands for itself."""
    told = []
    for part in parts.split("|"):
        value, name = part.split(" ", 1)
        spoken = name[1:] if name.startswith("=") else said(name)
        told.append(f"{value} ({spoken})" if spoken[0].isdigit() else f"{value} {spoken}")
    return " + ".join(told)


# --- what is asked --------------------------------------------------------------------------------


def prompt(view: View, language: str) -> str:
    """Who decides, then what is asked, in one sentence."""
    said = words(language)
    state = mine(view.state)
    if state.actor == kernel.OVER:
        return sentence(said("prompt-over", **named(said, "army", army_message(state, state.winner))))
    if state.actor == kernel.CHANCE:
        return sentence(chance_prompt(said, state))
    who = "you" if view.mine else "other"
    args: dict[str, Value] = {"who": who, **named(said, "army", army_message(state, state.actor))}
    return sentence(said(f"prompt-{state.phase}", **args, **details(said, state)))


def side_name(view: View, side: int, language: str) -> str:
    """An army's name without its article; before nations are chosen, its end of the map."""
    return words(language)(army_message(mine(view.state), side))


def army_message(state: ManoeuvreState, side: int) -> str:
    """A side's army, or its end of the map while it has none."""
    return f"army-{armies(state)[side] or side}"


def chance_prompt(said: Words, state: ManoeuvreState) -> str:
    if state.phase in ("roll1", "roll2"):
        return said("prompt-chance-first")
    if state.phase in ("deal", "draw"):
        return said("prompt-chance-card", **named(said, "army", army_message(state, decider(state))))
    if state.phase in ("dice", "fire"):
        return said("prompt-chance-dice", dice=pool(state))
    side, unit = thrown_for(state)
    return said("prompt-chance-die", **named(said, "unit", f"unit-{unit_key(state, side, unit)}"))


def thrown_for(state: ManoeuvreState) -> tuple[int, int]:
    """The unit a single die is thrown for: to rally, to withdraw, to pursue."""
    argument = state.stacked()[-1] >> 8
    if state.phase == "rally":
        return state.active, argument % 8
    if state.phase == "pursue":
        return state.active, argument // 5
    return 1 - state.active, state.defender


def details(said: Words, state: ManoeuvreState) -> dict[str, Value]:
    """What a prompt says beside who decides."""
    phase, argument = state.phase, state.stacked()[-1] >> 8
    told: dict[str, Value] = {}
    if phase == "tile":
        told["corner"] = board.QUADRANTS[argument]
    if phase == "pick":
        told["left"] = names.HAND - state.hand_size[state.actor]
    if phase in ("defend", "attack", "support", "advance"):
        told["square"] = board.square_name(state.target)
    if phase == "advance":
        told["may"] = int(following.may_stay(state))
    if phase == "guer":
        told["card"] = card_name(said, cancelled(state))
    unit = asked_for(state, phase, argument)
    if unit:
        told |= named(said, "unit", f"unit-{unit}")
    return told


def asked_for(state: ManoeuvreState, phase: str, argument: int) -> str:
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
    said = words(language)
    state = mine(view.state)
    reading = read(state, action)
    message, args = label_parts(said, state, reading, view)
    return sentence(said(message, **args))


def label_parts(said: Words, state: ManoeuvreState, reading: Reading, view: View) -> tuple[str, dict[str, Value]]:
    verb = reading.verb
    if verb == "pass":
        return PASSES.get(state.phase, "label-pass"), {}
    if verb in ("hit", "retreat"):
        own = view.seat == 1 - state.active
        return f"label-{verb}" + ("" if own else "-them"), {}
    if verb in ("edge", "army", "pair", "tile"):
        return draft_label(said, reading)
    if verb == "total":
        return "label-number", {"number": reading.number}
    if verb in ("card", "discard", "pick"):
        return {"card": "label-card-drawn"}.get(verb, f"label-{verb}"), {"card": card_name(said, reading.card)}
    if verb in ("support", "loss", "place", "move"):
        unit = said(f"unit-{unit_key(state, reading.side, reading.unit)}")
        args: dict[str, Value] = {"unit": unit, "start": reading.start, "end": reading.end, "square": reading.end}
        return f"label-{verb}", args
    return card_label(said, state, reading)


def draft_label(said: Words, reading: Reading) -> tuple[str, dict[str, Value]]:
    if reading.verb == "edge":
        return "label-edge", {"edge": "NESW"[reading.number]}
    if reading.verb == "army":
        return "label-nation", {"one": said(f"army-{names.ARMIES[reading.number]}")}
    if reading.verb == "pair":
        one, two = (said(f"army-{names.ARMIES[number]}") for number in PAIRS[reading.number])
        return "label-nations", {"one": one, "two": two}
    return "label-tile", {"tile": reading.number, "turns": reading.turns}


def card_label(said: Words, state: ManoeuvreState, reading: Reading) -> tuple[str, dict[str, Value]]:
    """A card that is played: what it does here."""
    args: dict[str, Value] = {"card": card_name(said, reading.card), "start": reading.start, "end": reading.end}
    what = use_of(state, reading)
    card = state.army[reading.side] * names.CODES + reading.code
    if what == "defend":
        args["value"] = state.tables.guard[card]
    elif what == "lead":
        args["value"] = state.tables.lead[card]
    elif what == "command":
        args["units"] = supporters_joining(state, reading.code)
    elif what == "reinforce":
        args["dice"] = dice_of(state, reading)
    elif what in ("restore", "redoubt"):
        args |= restoring_args(said, state, reading)
    return f"label-{what}", args


def restoring_args(said: Words, state: ManoeuvreState, reading: Reading) -> dict[str, Value]:
    number = state.holder[board.square(reading.end)] - 1
    unit = f"unit-{unit_key(state, number // 8, number % 8)}" if number >= 0 else ""
    return {"square": reading.end, "unit": said(unit) if unit else reading.end}
