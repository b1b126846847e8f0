"""What lies beside the board: both armies, the turn, the hand, cards to pick from, the last die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.games.manoeuvre import forces, names, pieces
from caracole.games.manoeuvre.decoded import dice_of, use_of
from caracole.games.manoeuvre.picture.board import counter, die, side_class
from caracole.games.manoeuvre.picture.cards import STEP, WIDTH, Face, Shown, back, card, fitted, mini, rect
from caracole.games.manoeuvre.scene import card_id, code_text
from caracole.kernel import svg

if TYPE_CHECKING:
    from caracole.games.manoeuvre.decoded import Decoded
    from caracole.games.manoeuvre.phrases import Phrases
    from caracole.games.manoeuvre.picture.marks import Marks
    from caracole.games.manoeuvre.scene import Scene


def face(army: str, code: int) -> Face:
    """What is printed on a card, from the data."""
    own = pieces.army(army)
    text = own.code(code)
    if code >= names.HEADQUARTERS:
        return Face(text, army, "hq")
    if code >= names.UNIT_CARDS:
        leader = own.leader[code - names.UNIT_CARDS]
        return Face(
            text, army, "leader", command=leader.command, combat=(leader.attack, leader.defense), rally=leader.rally,
            modifier=leader.pursuit, battery=leader.battery,
        )  # fmt: skip
    printed = own.unit_card(code)
    return Face(
        text, army, "unit", own.unit[code // names.LETTERED].arm, printed.attack, printed.defense, printed.bombard,
        printed.volley, printed.pursuit, printed.withdraw, printed.stays,
    )  # fmt: skip


# --- armies and turn ------------------------------------------------------------------------------


def army(scene: Scene, side: int, phrases: Phrases, width: float) -> str:
    """One side: flag, name, cards, losses, what is known of its hand."""
    state, key = scene.state, scene.armies[side]
    name = phrases(f"army-{key or side}")
    facts = [fitted(card_words(scene, side, phrases), 18, 48, width - 28, 14.5, "fact")] if key else []
    facts += (
        [fitted(pile_words(scene, side, phrases), 18, 66, width - 28, 14.5, "fact"), fallen(scene, side, phrases)]
        if key
        else []
    )
    deciding = "deciding" if state.actor == side else ""
    return svg.group(
        rect("plate", 0, 0, width, 96, 6),
        rect("stripe", 0, 0, 7, 96, 3),
        svg.use(f"flag-{key}", transform="translate(18 12) scale(1.25)") if key else "",
        fitted(name, 58 if key else 18, 28, width - 68, 17, "who"),
        *facts,
        id=f"army-{side}",
        class_=f"army {side_class(scene, side)} {deciding}".rstrip(),
    )


def card_words(scene: Scene, side: int, phrases: Phrases) -> str:
    """How many cards lie where."""
    sizes = {"hand": scene.state.hand_size, "deck": scene.state.deck_size, "pile": scene.state.pile_size}
    return " · ".join(phrases(f"picture-{name}-size", count=size[side]) for name, size in sizes.items())


def pile_words(scene: Scene, side: int, phrases: Phrases) -> str:
    """The visible discard, what is left of the first deck, and what this seat has seen of the hand."""
    state = scene.state
    facts = []
    shown = state.shown[side]
    if shown not in (names.NO_CARD, names.UNSEEN):
        facts.append(phrases("picture-top", card=phrases.card(code_text(state, side, shown))))
    if state.exhausted[side]:
        facts.append(phrases("picture-spent" if state.terms.last_played else "picture-exhausted"))
    elif state.old_most[side]:
        own = scene.seat == side
        facts.append(phrases("picture-old", count=state.old_size[side]) if own else phrases("picture-exhausted"))
    if scene.seat == 1 - side:
        seen = [code_text(state, side, code) for code in pieces.counted(state.known[scene.seat])]
        if seen:
            doubt = f" (−{state.hidden[scene.seat]}?)" if state.hidden[scene.seat] else ""
            facts.append(phrases("picture-known", cards=", ".join(seen) + doubt))
    return " · ".join(facts)


def fallen(scene: Scene, side: int, phrases: Phrases) -> str:
    """V1: five units lost lose the match."""
    lost = forces.lost(scene.state, side)
    dots = "".join(
        svg.tag("circle", class_="fallen lost" if i < lost else "fallen", cx=24 + 17 * i, cy=83, r=6)
        for i in range(names.DEFEAT)
    )
    return dots + svg.text(f"{lost}/{names.DEFEAT} {phrases('picture-lost')}", 112, 87.5, class_="figure")


TURN = ("discard", "draw", "move", "combat", "restore")
PART_OF_TURN = {
    "discard": 0, "draw": 1, "drawn": 1, "move": 2, "moved": 2, "fmstep": 2, "move2": 2, "restore": 4, "rally": 4,
}  # fmt: skip


def part_of_turn(scene: Scene) -> int:
    state = scene.state
    if state.phase == "guer":
        below = names.PHASES[state.waiting()[-2].phase]
        return {"fmstep": 2, "move2": 2, "restdo": 4}.get(below, 3)
    return PART_OF_TURN.get(state.phase, 3)


def turn(scene: Scene, phrases: Phrases, width: float) -> str:
    """The turn's number and its five parts; nothing before the first turn."""
    if not scene.state.turn:
        return ""
    now = part_of_turn(scene) if not scene.state.over else len(TURN)
    first, gap = 140.0, (width - 185) / (len(TURN) - 1)
    dots = []
    for i, name in enumerate(TURN):
        stage = "now" if i == now else "done" if i < now else ""
        dots.append(svg.tag("circle", class_=f"dot {stage}".rstrip(), cx=first + gap * i, cy=10, r=6))
        label = phrases(f"picture-phase-{name}")
        dots.append(fitted(label, first + gap * i, 32, gap - 5, 13.5, f"step {stage}".rstrip()))
    return svg.group(
        svg.text(phrases("picture-turn", turn=scene.state.turn), 4, 17, class_="number"),
        svg.tag("path", class_="rail", d=f"M{first} 10H{first + gap * 4}"),
        *dots,
        id="turn",
        class_="turn",
    )


# --- the hand -------------------------------------------------------------------------------------


ROW = 204
"""From one row of cards to the next: card, lift and tab."""


def hand(scene: Scene, marks: Marks, phrases: Phrases, *, columns: int = 99, room: float = 0) -> tuple[str, int]:
    """The seat's own cards, in the order of the data; how many rows they take."""
    state, side = scene.state, scene.seat
    if side < 0 or not scene.armies[side]:
        return "", 0
    held = pieces.counted(state.hand[side])
    step = STEP if not room or len(held) * STEP <= room else (room - WIDTH) / max(len(held) - 1, 1)
    usable = any(card_id(state, side, code) in marks.uses for code in held)
    drawn = []
    for i, code in enumerate(held):
        copy = i - held.index(code)
        first = card_id(state, side, code)
        place = (i % columns) * step, (i // columns) * ROW
        shown = card_state(scene, marks, first, phrases, usable=usable)
        old = copy < state.old[side][code]
        at = Shown(card_id(state, side, code, copy), *place, shown[0], shown[1], old=old)
        drawn.append(card(face(scene.armies[side], code), at, phrases, side_class(scene, side)))
    return svg.group(*drawn, id="hand", class_="mv-hand"), (len(held) + columns - 1) // columns


def card_state(scene: Scene, marks: Marks, id_: str, phrases: Phrases, *, usable: bool) -> tuple[str, str]:
    """How a card stands and what it can do now; copies share both. Cards are veiled only while others are usable."""
    if scene.state.actor != scene.seat:
        return "", ""
    uses = marks.uses.get(id_, [])
    if not uses:
        return ("off" if usable else ""), ""
    doings = list(dict.fromkeys(use_words(scene, decoded, phrases) for decoded in uses))
    return ("chosen" if id_ == marks.focus else "playable"), " / ".join(doings)


def use_words(scene: Scene, decoded: Decoded, phrases: Phrases) -> str:
    """Two or three words for what a card does here."""
    state = scene.state
    if decoded.verb in ("discard", "pick"):
        return phrases(f"picture-can-{decoded.verb}")
    what = use_of(state, decoded)
    army = state.army[decoded.side]
    if what == "defend":
        return phrases("picture-can-defend", value=state.terms.guard[army][decoded.code])
    if what == "lead":
        return phrases("picture-can-lead", value=state.terms.lead[army][decoded.code])
    if what == "reinforce":
        return phrases("picture-can-reinforce", dice=dice_of(state, decoded))
    return phrases("picture-can-" + {"attempt": "withdraw", "spy": "play"}.get(what, what))


def backs(scene: Scene, side: int) -> str:
    """A hand this seat may not see."""
    key = scene.armies[side]
    count = scene.state.hand_size[side]
    return svg.group(
        *(back(side_class(scene, side), key, STEP * i, 0, f"back-{side}-{i}") for i in range(count)),
        id=f"hand-{side}",
        class_="mv-hand",
    )


def choices(scene: Scene, marks: Marks, phrases: Phrases, columns: int) -> str:
    """S1, tournament: the cards of the deck to pick from."""
    drawn = []
    side = scene.seat
    counts = scene.state.deck[side]
    picks = sorted((uses[0].code, id_) for id_, uses in marks.uses.items() if uses[0].verb == "pick")
    for i, (code, id_) in enumerate(picks):
        x, y = 76 * (i % columns), 86 * (i // columns)
        left = counts[code]
        drawn.append(
            mini(face(scene.armies[side], code), id_, x, y, marks.state(id_), left, phrases, side_class(scene, side))
        )
    return svg.group(*drawn, id="choices")


def played(scene: Scene, phrases: Phrases, width: float) -> str:
    """The cards that lie in the running combat: the attacker's from the left, the defender's from the right."""
    state = scene.state
    attack = [state.init, *list(state.acards)[: state.acount]]
    defense = list(state.dcards)[: state.dcount]
    step = min(76.0, (width - 10) / (len(attack) + len(defense)))
    drawn = []
    for side, laid, role in ((state.active, attack, "attack"), (1 - state.active, defense, "defense")):
        for i, code in enumerate(laid):
            x = step * i if role == "attack" else width - 73 - step * (len(laid) - 1 - i)
            own = face(scene.armies[side], code)
            drawn.append(mini(own, f"played-{role}-{i}", x, 0, "", 1, phrases, side_class(scene, side)))
    return svg.group(*drawn, id="played")


def reserve(scene: Scene, side: int, phrases: Phrases, *, large: bool = False) -> str:
    """Units still to be set up; the next one stands first, chosen."""
    waiting = [unit for unit in scene.units if unit.side == side and unit.status == names.NEW]
    drawn = []
    for i, unit in enumerate(waiting):
        drawn.append(counter(scene, unit, (44 + 84 * i, 44), "" if i else "chosen", phrases, large=large))
    return svg.group(*drawn, id="reserve")


def last_die(marks: Marks, phrases: Phrases) -> str:
    if marks.die is None:
        return ""
    what, number = marks.die
    return svg.group(die(number, phrases(f"picture-die-{what}")), id="last-die")
