"""What lies beside the map: the other side, the parts of the turn, the hand, cards to pick from, both armies."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from caracole.games.manoeuvre import forces, names, pieces
from caracole.games.manoeuvre.decoded import dice_of, use_of
from caracole.games.manoeuvre.picture.board import counter, die, side_class
from caracole.games.manoeuvre.picture.cards import Face, Shown, back, card, fitted, mini, rect, spans
from caracole.games.manoeuvre.scene import card_id, code_text
from caracole.kernel import svg

if TYPE_CHECKING:
    from caracole.games.manoeuvre.decoded import Decoded
    from caracole.games.manoeuvre.phrases import Phrases
    from caracole.games.manoeuvre.picture.marks import Marks
    from caracole.games.manoeuvre.picture.plan import Plan
    from caracole.games.manoeuvre.scene import Scene


@cache
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


# --- both sides -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Army:
    """What everybody, or this seat, knows of a side beside the map."""

    side: int
    key: str
    hand: int
    facts: str
    """Deck, discards, what lies on top, what is known of the hand."""
    lost: int
    colours: str
    deciding: bool


def army(scene: Scene, side: int, phrases: Phrases) -> Army:
    state = scene.state
    return Army(
        side,
        scene.armies[side],
        state.hand_size[side],
        " · ".join(filter(None, (card_words(scene, side, phrases), pile_words(scene, side, phrases)))),
        forces.lost(state, side),
        side_class(scene, side),
        state.actor == side,
    )


def card_words(scene: Scene, side: int, phrases: Phrases) -> str:
    """How many cards lie where, and which of them all can see."""
    state = scene.state
    found = [phrases("picture-deck-size", count=state.deck_size[side])]
    pile = phrases("picture-pile-size", count=state.pile_size[side])
    shown = state.shown[side]
    if shown not in (names.NO_CARD, names.UNSEEN):
        pile += f", {phrases('picture-top', card=phrases.card(code_text(state, side, shown)))}"
    return " · ".join([*found, pile])


def pile_words(scene: Scene, side: int, phrases: Phrases) -> str:
    """What is left of the first deck, and what this seat has seen of the hand."""
    state = scene.state
    facts = []
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


def others(armies: tuple[Army, ...], phrases: Phrases, plan: Plan) -> svg.Node:
    """The other side; whoever only watches sees both."""
    drawn = [row(found, phrases, plan, i * (plan.panel + 6)) for i, found in enumerate(armies)]
    return svg.pieces(*drawn, id="others")


@lru_cache(2_000)
def row(found: Army, phrases: Phrases, plan: Plan, top: float) -> str:
    """As many backs as cards, what is known in words, and the units lost."""
    width, tall = plan.width, plan.panel
    wide, high = plan.back
    step = min(wide * 0.7, (width * 0.3 - wide) / max(found.hand - 1, 1))
    y = (tall - high) / 2
    backs = [back(found.colours, 12 + step * i, y, plan.back, f"back-{found.side}-{i}") for i in range(found.hand)]
    left = 12 + (step * (found.hand - 1) + wide + 14 if found.hand else 0)
    right = 62.0 if plan.large else 104.0
    name = phrases("picture-holds", army=phrases(f"army-{found.key}"), count=found.hand)
    return svg.group(
        rect("plate", 0.5, 0.5, width - 1, tall - 1, 6),
        rect("stripe", 0.5, 0.5, 4, tall - 1, 2),
        svg.group(*backs, id=f"hand-{found.side}", data_comes=f"facts-{found.side}"),
        svg.group(
            fitted(name, left, tall / 2 - 4, width - left - right - 8, 13, "who"),
            fitted(found.facts, left, tall / 2 + 14, width - left - (12 if plan.large else right + 8), 13, "fact"),
            id=f"facts-{found.side}",
        ),
        svg.group(lost(found, phrases, plan), id=f"lost-{found.side}"),
        id=f"army-{found.side}",
        class_=f"army {found.colours} {'deciding' if found.deciding else ''}".rstrip(),
        transform=svg.place(0, top),
    )


def lost(found: Army, phrases: Phrases, plan: Plan) -> str:
    """V1: five units lost lose the match."""
    right, middle = plan.width - 12, plan.panel / 2
    if plan.large:
        return svg.text(f"{found.lost} / {names.DEFEAT}", right, middle - 4, class_="figure")
    dots = "".join(
        svg.tag("circle", class_="fallen lost" if i < found.lost else "fallen", cx=right - 6 - 16 * (4 - i), r=5.4,
                cy=middle + 11)
        for i in range(names.DEFEAT)
    )  # fmt: skip
    return svg.text(lost_words(found, phrases), right, middle - 5, class_="figure") + dots


def lost_words(found: Army, phrases: Phrases) -> str:
    return phrases("picture-lost-of", lost=found.lost, of=names.DEFEAT)


TURN = ("discard", "draw", "move", "combat", "restore")
NUMBER = 78.0
"""How much room the turn's number takes before its parts."""
BEFORE = -1
"""No turn yet: nothing of it is due, nothing is done."""
PART_OF_TURN = {
    **dict.fromkeys(("roll1", "roll2", "tile", "nations", "nation", "edge", "deal", "pick", "place"), BEFORE),
    "discard": 0, "draw": 1, "drawn": 1, "move": 2, "moved": 2, "fmstep": 2, "move2": 2,
    "restore": 4, "rally": 4, "restdo": 4,
}  # fmt: skip


def part_of_turn(scene: Scene) -> int:
    state = scene.state
    if state.over:
        return len(TURN)
    if state.phase == "guer":
        below = names.PHASES[state.waiting()[-2].phase]
        return {"fmstep": 2, "move2": 2, "restdo": 4}.get(below, 3)
    return PART_OF_TURN.get(state.phase, 3)


@lru_cache(1_000)
def turn(number: int, now: int, phrases: Phrases, plan: Plan) -> str:
    """The turn's number and its five parts in a row; where not all names have room, the one that is due."""
    title = phrases("picture-turn", turn=number)
    if plan.large or plan.low:
        due = f" · {phrases(f'picture-phase-{TURN[now]}')}" if 0 <= now < len(TURN) else ""
        dots = [dot(i, now, 2 + 32.0 * i, 33) for i in range(len(TURN))] if plan.low else []
        return svg.group(fitted(title + due, 2, 16, plan.dock[0] - 4, 15, "number"), *dots, id="turn", class_="turn")
    gap = (plan.dock[0] - NUMBER) / len(TURN)
    drawn = [svg.group(svg.text(title, 2, 19, class_="number"), id="turn-number")]
    for i, name in enumerate(TURN):
        x, words = NUMBER + gap * i, f"step {due_or_done(i, now)}".rstrip()
        label = fitted(phrases(f"picture-phase-{name}"), x + 20, 18.5, gap - 38, 13, words)
        drawn.append(svg.group(dot(i, now, x, 14), label, id=f"turn-{name}"))
    return svg.group(*drawn, id="turn", class_="turn")


def due_or_done(part: int, now: int) -> str:
    return "now" if part == now else "done" if part < now else ""


def dot(part: int, now: int, x: float, y: float) -> str:
    """One part of the turn, and the way to it from the one before."""
    stage = due_or_done(part, now)
    way = svg.tag("path", class_="rail", d=f"M{x - 15:.0f} {y:.0f}h10") if part else ""
    return way + svg.tag("circle", class_=f"dot {stage}".rstrip(), cx=x + 7, cy=y, r=7 if stage == "now" else 5.5)


# --- the hand -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Held:
    """A card of the hand and how it is shown."""

    face: Face
    shown: Shown


def hand(scene: Scene, marks: Marks, phrases: Phrases, plan: Plan) -> tuple[Held, ...]:
    """The seat's own cards, in the order of the data. Copies of a card are clicked for its first."""
    state, side = scene.state, scene.seat
    if side < 0 or not scene.armies[side]:
        return ()
    held = pieces.counted(state.hand[side])
    usable = any(card_id(state, side, code) in marks.uses for code in held)
    found = []
    for i, code in enumerate(held):
        copy = i - held.index(code)
        first = card_id(state, side, code)
        stands, words = card_state(scene, marks, first, phrases, usable=usable)
        if stands == "chosen" and copy:
            stands = "playable"
        shown = Shown(
            card_id(state, side, code, copy), card_x(i, len(held), plan), card_y(plan), stands, words,
            copy < state.old[side][code], first if copy else "",
        )  # fmt: skip
        found.append(Held(face(scene.armies[side], code), shown))
    return tuple(found)


def card_x(place: int, count: int, plan: Plan) -> float:
    """Side by side, closer if they are many; on a phone the hand is scrolled instead."""
    wide = plan.card[0]
    if plan.large:
        return 4 + place * (wide + 10)
    step = (plan.width - wide - 8) / max(count - 1, 4)
    return round(4 + place * step, 1)


def card_y(plan: Plan) -> float:
    return 12 if plan.large else 40 if plan.card[1] > 170 else 35


def hand_box(count: int, plan: Plan) -> tuple[float, float, float, float]:
    """How large the hand is, with its head and its tabs."""
    width = max(plan.width, 8 + count * (plan.card[0] + 10)) if plan.large else plan.width
    return 0, 0, width, card_y(plan) + plan.card[1] + (8 if plan.large else 28 if plan.card[1] > 170 else 24)


def drawn_hand(held: tuple[Held, ...], own: Army, phrases: Phrases, plan: Plan) -> svg.Node:
    cards = [card(found.face, found.shown, phrases, own.colours, plan.card) for found in held]
    head = "" if plan.large else hand_head(own, phrases, plan)
    row = svg.pieces(*cards, id="hand", class_="mv-hand", data_comes=f"army-{own.side}")
    return svg.pieces(head, row, id="held-mine", class_=own.colours)


@lru_cache(1_000)
def hand_head(own: Army, phrases: Phrases, plan: Plan) -> str:
    """Whose hand it is; and what an opponent is told of this side."""
    words = [(f"{own.facts} · ", ""), (lost_words(own, phrases), "b")]
    short = len(own.facts) < 66
    return svg.group(
        svg.text(phrases("picture-hand"), 2, 17, class_="mine"),
        spans(words, plan.width - 2, 16, "fact end")
        if short
        else fitted(f"{own.facts} · {lost_words(own, phrases)}", plan.width - 2, 16, plan.width - 110, 13, "fact end"),
        id=f"army-{own.side}",
        class_="army own",
    )


def card_state(scene: Scene, marks: Marks, id_: str, phrases: Phrases, *, usable: bool) -> tuple[str, str]:
    """How a card stands and what it can do now; copies share both. Cards are sunk only while others are usable."""
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


# --- on the stage ---------------------------------------------------------------------------------


def laid(scene: Scene) -> tuple[tuple[Face, ...], tuple[Face, ...]]:
    """The cards that lie in the running combat: the attacker's, the defender's."""
    state = scene.state
    attack = [state.init, *list(state.acards)[: state.acount]]
    defense = list(state.dcards)[: state.dcount]
    sides = scene.armies[state.active], scene.armies[1 - state.active]
    return tuple(face(sides[0], code) for code in attack), tuple(face(sides[1], code) for code in defense)


def choices(scene: Scene, marks: Marks, phrases: Phrases, plan: Plan) -> tuple[str, float]:
    """S1, tournament: the cards of the deck to pick from; and how tall they are."""
    columns, size = (7, (85.0, 71.0)) if plan.stage > 400 else (8, (70.0, 52.0)) if plan.low else (4, (88.0, 88.0))
    side = scene.seat
    counts = scene.state.deck[side]
    picks = sorted((uses[0].code, id_) for id_, uses in marks.uses.items() if uses[0].verb == "pick")
    drawn = []
    for i, (code, id_) in enumerate(picks):
        x, y = (size[0] + 4) * (i % columns), (size[1] + 3) * (i // columns)
        drawn.append(
            mini(face(scene.armies[side], code), id_, x, y, marks.state(id_), counts[code], phrases,
                 side_class(scene, side), size)
        )  # fmt: skip
    return svg.group(*drawn, id="choices"), (size[1] + 3) * -(-len(picks) // columns)


def reserve(scene: Scene, side: int, phrases: Phrases, plan: Plan) -> str:
    """Units still to be set up; the next one stands first, chosen."""
    waiting = [unit for unit in scene.units if unit.side == side and unit.status == names.NEW]
    scale = 0.55 if plan.large else 0.86
    drawn = [
        counter(scene, unit, (46 + 88 * i, 46), "" if i else "chosen", phrases, large=plan.large)
        for i, unit in enumerate(waiting)
    ]
    return svg.group(*drawn, id="reserve", transform=f"scale({scale})")


def roster(scene: Scene, phrases: Phrases, plan: Plan, top: float) -> str:
    """Both armies, unit by unit: whole, reduced, lost; the own one below."""
    sides = (0, 1) if scene.seat == 1 else (1, 0)
    tall = 92 if plan.low else 118
    scale = round(plan.width / 704, 3)
    rows = [ranks(scene, side, phrases, tall * i, scale) for i, side in enumerate(sides)]
    return svg.group(*rows, id="roster", transform=svg.place(0, top) if top else None)


def ranks(scene: Scene, side: int, phrases: Phrases, top: float, scale: float) -> str:
    units = [unit for unit in scene.units if unit.side == side]
    drawn = [
        counter(scene, unit, (44 + 88 * i, 42), "gone" if unit.status == names.OUT else "", phrases, name="roster")
        for i, unit in enumerate(units)
    ]
    crosses = [
        svg.tag(
            "path",
            class_="gone-cross",
            d="M-26 -26L26 26M26 -26L-26 26",
            transform=svg.place(44 + 88 * i, 42),
            id=f"cross-{unit.army}-{unit.key}",
        )
        for i, unit in enumerate(units)
        if unit.status == names.OUT
    ]
    return svg.group(
        svg.text(phrases(f"army-{scene.armies[side]}"), 2, 12, class_="cap"),
        svg.group(*drawn, *crosses, id=f"rank-{side}", transform=f"translate(0 18) scale({scale})"),
        id=f"ranks-{side}",
        transform=svg.place(0, top),
    )


def last_die(thrown: tuple[str, int] | None, phrases: Phrases) -> str:
    if thrown is None:
        return ""
    what, number = thrown
    return svg.group(die(number, phrases(f"picture-die-{what}")), id="last-die")
