"""The sequence of play written a second time, decision by decision, as plain as possible, and compared with the engine.

Texts instead of integers, dictionaries instead of arrays, and each frame as one method that says who decides and what
each choice would do. Random matches over all options must agree step by step: decider, choices, odds, position, result.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

import caracole
from caracole.games.manoeuvre import board, names, odds, options, pieces
from caracole.games.manoeuvre.state import ManoeuvreState

GAME = caracole.game("manoeuvre")
Effect = Callable[[], None]
Due = tuple[int, dict[str, Any]]

SQUARES = [file + rank for rank in "12345678" for file in "abcdefgh"]


def moved(square: str, files: int, ranks: int) -> str | None:
    file, rank = "abcdefgh".index(square[0]) + files, int(square[1]) + ranks
    return "abcdefgh"[file] + str(rank) if 0 <= file < 8 and 1 <= rank <= 8 else None


def beside(square: str) -> list[str]:
    return [s for s in (moved(square, *d) for d in ((0, 1), (1, 0), (0, -1), (-1, 0))) if s]


def apart(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


class Unit:
    def __init__(self, side: int, unit: pieces.Unit) -> None:
        self.side, self.key, self.mounted = side, unit.key, unit.mounted
        self.full, self.reduced = unit.full, unit.reduced
        self.status, self.square = "NEW", ""

    @property
    def strength(self) -> int:
        return self.full if self.status == "FULL" else self.reduced


class Combat:
    def __init__(self, kind: str, init: str, unit: Unit | None, square: str, target: Unit) -> None:
        self.kind, self.init, self.unit, self.square, self.target = kind, init, unit, square, target
        self.dice: list[str] = []
        self.acards: list[str] = []
        self.dcards: list[str] = []
        self.ucards: list[tuple[str, Unit]] = []
        self.support: list[Unit] = []
        self.leader: str | None = None
        self.command = self.sap = self.ski = self.fled = self.withdrawn = self.played_com = False
        self.com, self.tries = 0, 0
        self.hitby: list[Unit] = []
        self.nra: set[str] = set()
        self.attack = self.defense = 0

    @property
    def fighters(self) -> list[Unit]:
        return ([self.unit] if self.unit else []) + self.support


class Second:
    """A match without a draft."""

    def __init__(self, told: options.Options) -> None:
        assert told.armies is not None
        assert told.first is not None
        self.o = told
        self.armies = [pieces.army(key) for key in told.armies]
        rows = options.board_of(told)
        self.terrain = options.terrain_with(told.terrain)
        self.letter = {s: rows[8 - int(s[1])]["abcdefgh".index(s[0])] for s in SQUARES}
        self.units = [[Unit(side, unit) for unit in self.armies[side].unit] for side in (0, 1)]
        self.deck = [Counter({a.code(c): n for c, n in enumerate(a.copies()) if n}) for a in self.armies]
        self.lists = [set(deck) for deck in self.deck]
        self.hand: list[list[str]] = [[], []]
        self.pile: list[list[str]] = [[], []]
        self.cards = [{**self.unit_cards(a), **{x.code: x for x in a.leader}} for a in self.armies]
        self.first: int = told.first
        self.active: int = told.first
        self.turn = 0
        self.exhausted = [False, False]
        self.old: list[list[str] | None] = [None, None]
        self.redoubts: set[str] = set()
        self.combat: Combat | None = None
        self.winner, self.reason = -1, ""
        deal, second = "PICK" if told.tournament else "DEAL", 1 - told.first
        self.agenda: list[tuple[Any, ...]] = [("TURN",)]
        self.agenda += [("PLACE", second), ("PLACE", told.first)]
        self.agenda += [(deal, second)] * 5 + [(deal, told.first)] * 5
        self.reset()
        self.settle()

    @staticmethod
    def unit_cards(army: pieces.Army) -> dict[str, Any]:
        return {f"{unit.key}.{card.letter}": card for unit in army.unit for card in unit.cards}

    def reset(self) -> None:
        self.mv: dict[int, tuple[Unit, str, str]] = {}
        self.fm = {1: False, 2: False}
        self.sup = self.attempt = False

    # --- reading

    @property
    def other(self) -> int:
        return 1 - self.active

    def alive(self, side: int) -> list[Unit]:
        return [unit for unit in self.units[side] if unit.square]

    def unit_on(self, square: str) -> Unit | None:
        return next((u for side in (0, 1) for u in self.units[side] if u.square == square), None)

    def ground(self, square: str) -> pieces.Terrain:
        return self.terrain[self.letter[square]]

    def free(self, square: str) -> bool:
        return self.ground(square).enter and self.unit_on(square) is None

    def out(self, side: int) -> int:
        return sum(unit.status == "OUT" for unit in self.units[side])

    def unit(self, side: int, card: str) -> Unit | None:
        key = card.partition(".")[0]
        return next((u for u in self.units[side] if u.key == key and "." in card), None)

    def is_leader(self, card: str) -> bool:
        return card.startswith("L.")

    # --- doing

    def goto(self, unit: Unit, square: str) -> None:
        self.redoubts.discard(unit.square)
        unit.square = square

    def play(self, side: int, card: str) -> None:
        self.drop(side, card)
        self.pile[side].append(card)

    def drop(self, side: int, card: str) -> None:
        """A card leaves the hand: one of the first deck, if an equal one is of it."""
        self.hand[side].remove(card)
        old = self.old[side]
        if old:
            if card in old:
                old.remove(card)
            self.exhausted[side] = not old

    def hit(self, unit: Unit) -> None:
        if unit.status == "FULL":
            unit.status = "REDUCED"
        else:
            self.eliminate(unit)

    def eliminate(self, unit: Unit) -> None:
        self.redoubts.discard(unit.square)
        unit.status, unit.square = "OUT", ""
        waits = self.combat is not None and self.combat.played_com and unit.side == self.other
        if self.out(unit.side) >= 5 and not waits:
            self.end(1 - unit.side, "attrition")

    def end(self, winner: int, reason: str) -> None:
        if self.combat:
            self.clear()
        self.winner, self.reason, self.agenda = winner, reason, []

    def clear(self) -> None:
        c = self.combat
        assert c is not None
        if c.ski:
            self.hand[self.active].append(c.init)
        else:
            self.pile[self.active].append(c.init)
        self.pile[self.active] += c.acards
        self.pile[self.other] += c.dcards
        self.combat = None

    # --- the loop

    def settle(self) -> None:
        self.due: Due | None = None
        while self.agenda and self.due is None:
            name, *arguments = self.agenda[-1]
            self.due = getattr(self, name)(*arguments)
            if self.due is not None:
                who, choices = self.due
                if who == self.active and name not in ("PICK", "PLACE") and "SPY" in self.hand[self.active]:
                    choices["SPY"] = self.spy
        if self.due is None:
            assert self.winner >= 0

    def spy(self) -> None:
        self.play(self.active, "SPY")
        if self.agenda[-1] == ("DRAWN",):
            self.agenda.append(("DRAW",))

    def apply(self, text: str) -> None:
        assert self.due is not None
        who, choices = self.due
        effect = choices[text]
        (effect[1] if who == -1 else effect)()
        self.settle()

    def pop(self) -> None:
        self.agenda.pop()

    def skip(self) -> Due | None:
        """The frame does not open."""
        self.pop()
        return None

    def then(self, *effects: Effect) -> Effect:
        def run() -> None:
            self.pop()
            for effect in effects:
                effect()

        return run

    def die(self, effect: Callable[[int], None], sides: int = 6) -> Due:
        def run(face: int) -> Effect:
            return lambda: effect(face)

        return -1, {f"@{face}": (Fraction(1, sides), run(face)) for face in range(1, sides + 1)}

    # --- before the first turn

    def draw_odds(self, side: int) -> Due:
        deck = self.deck[side] if self.deck[side].total() else Counter(self.pile[side])
        total = deck.total()

        def run(card: str) -> Effect:
            return lambda: self.draw(side, card)

        return -1, {f"@{card}": (Fraction(n, total), run(card)) for card, n in deck.items() if n}

    def draw(self, side: int, card: str) -> None:
        if not self.deck[side].total():
            self.deck[side], self.pile[side] = Counter(self.pile[side]), []
        self.deck[side][card] -= 1
        self.hand[side].append(card)
        if not self.deck[side].total():
            if self.o.last_card == "drawn":
                self.exhausted[side] = True
            elif self.old[side] is None:
                self.old[side] = list(self.hand[side])
            if self.o.reshuffle == "at_once":
                self.deck[side], self.pile[side] = Counter(self.pile[side]), []
        if self.agenda[-1][0] == "DEAL":
            self.pop()

    def DEAL(self, side: int) -> Due:  # noqa: N802
        return self.draw_odds(side)

    def PICK(self, side: int) -> Due:  # noqa: N802
        def run(card: str) -> Effect:
            return self.then(lambda: self.draw(side, card))

        return side, {f"+{card}": run(card) for card, n in self.deck[side].items() if n}

    def PLACE(self, side: int) -> Due | None:  # noqa: N802
        unit = next((u for u in self.units[side] if u.status == "NEW"), None)
        if unit is None:
            return self.skip()

        def run(square: str) -> Effect:
            def place() -> None:
                unit.status, unit.square = "FULL", square

            return place

        ranks = "12" if side == 0 else "78"
        return side, {f"{unit.key}={s}": run(s) for s in SQUARES if s[1] in ranks and self.free(s)}

    # --- the turn

    def TURN(self) -> None:  # noqa: N802
        self.pop()
        self.turn += self.active == self.first
        self.reset()
        phases = ("ENDTURN", "RESTORE", "COMBAT", "MOVE", "DRAWN", "DRAW", "DISCARD")
        self.agenda += [(phase,) for phase in phases]

    def DISCARD(self) -> Due | None:  # noqa: N802
        if not self.hand[self.active]:
            return self.skip()

        def run(card: str) -> Effect:
            return lambda: self.play(self.active, card)

        return self.active, {".": self.pop, **{f"-{card}": run(card) for card in self.hand[self.active]}}

    def DRAW(self) -> Due | None:  # noqa: N802
        side = self.active
        if len(self.hand[side]) >= 5 or not (self.deck[side].total() or self.pile[side]):
            return self.skip()
        return self.draw_odds(side)

    def DRAWN(self) -> Due | None:  # noqa: N802
        if not (self.o.spy_redraw and "SPY" in self.lists[self.active] and self.hand[self.active]):
            return self.skip()
        return self.active, {".": self.pop}

    def basic(self, unit: Unit) -> list[str]:
        """Destinations of a basic move."""
        near = [s for s in beside(unit.square) if self.free(s)]
        slow = self.o.slow_start and self.ground(unit.square).ends_move
        if not unit.mounted or slow:
            return near
        return sorted(set(near) | self.second_steps(unit.square, near))

    def second_steps(self, start: str, near: list[str]) -> set[str]:
        middles = [s for s in near if not self.ground(s).ends_move]
        return {there for middle in middles for there in beside(middle) if self.free(there) and there != start}

    def moves(self, k: int) -> dict[str, Effect]:
        def run(unit: Unit, end: str) -> Effect:
            def go() -> None:
                self.mv[k] = (unit, unit.square, end)
                self.goto(unit, end)
                self.pop()
                self.agenda.append(("MOVED", k))

            return go

        able = [u for u in self.alive(self.active) if k == 1 or u is not self.mv[1][0]]
        return {f"{u.square}-{end}": run(u, end) for u in able for end in self.basic(u)}

    def MOVE(self) -> Due | None:  # noqa: N802
        choices = self.moves(1)
        return (self.active, choices) if choices else self.skip()

    def MOVE2(self) -> Due:  # noqa: N802
        return self.active, self.moves(2)

    def MOVED(self, k: int) -> Due | None:  # noqa: N802
        unit, start, end = self.mv[k]
        side = self.active
        march = "FM" in self.lists[side] and not self.fm[k] and self.ground(start).forced_march_ok
        march = march and (not self.o.fm_end or self.ground(end).forced_march_ok)
        march = march and any(self.free(s) for s in beside(unit.square))
        others = [u for u in self.alive(side) if u is not unit and self.basic(u)]
        supply = k == 1 and "SUP" in self.lists[side] and not self.sup and bool(others)
        if not self.hand[side] or not (march or supply):
            return self.skip()

        def force() -> None:
            self.play(side, "FM")
            self.fm[k] = True
            self.agenda += [("FMSTEP", k), ("GUER",)]

        def send() -> None:
            self.play(side, "SUP")
            self.sup = True
            if not self.o.fm_late:
                self.pop()
            self.agenda += [("MOVE2",), ("GUER",)]

        choices: dict[str, Effect] = {".": self.pop}
        if march and "FM" in self.hand[side]:
            choices["FM"] = force
        if supply and "SUP" in self.hand[side]:
            choices["SUP"] = send
        return side, choices

    def FMSTEP(self, k: int) -> Due:  # noqa: N802
        unit = self.mv[k][0]

        def run(end: str) -> Effect:
            return self.then(lambda: self.goto(unit, end))

        return self.active, {f"{unit.square}-{s}": run(s) for s in beside(unit.square) if self.free(s)}

    def GUER(self) -> Due | None:  # noqa: N802
        side = self.other
        if "GUE" not in self.lists[side] or not self.hand[side]:
            return self.skip()
        choices: dict[str, Effect] = {".": self.pop}
        if "GUE" in self.hand[side]:
            choices["GUE"] = self.then(self.pop, lambda: self.play(side, "GUE"))
        return side, choices

    def RESTORE(self) -> Due | None:  # noqa: N802
        side = self.active
        hand, units = self.hand[side], self.alive(side)
        weak = [] if self.attempt else [u for u in units if u.status == "REDUCED"]
        sites = [u for u in units if u.square not in self.redoubts] if "RED" in self.lists[side] else []
        if not hand or not (weak or sites):
            return self.skip()

        def full(unit: Unit) -> None:
            unit.status = "FULL"

        def build(unit: Unit) -> Effect:
            return self.then(lambda: self.play(side, "RED"), lambda: self.redoubts.add(unit.square))

        def attempt(card: str, unit: Unit) -> Effect:
            def run() -> None:
                self.play(side, card)
                self.attempt = True
                if not self.is_leader(card):
                    self.agenda += [("RESTDO", unit), ("GUER",)]
                elif self.cards[side][card].rally == 6:
                    full(unit)
                else:
                    self.agenda.append(("RALLY", unit, self.cards[side][card].rally))

            return run

        choices: dict[str, Effect] = {".": self.pop}
        for unit in weak:
            for card in set(hand):
                if card in ("SUP", "REG") or self.is_leader(card) or self.unit(side, card) is unit:
                    choices[f"{card} {unit.square}"] = attempt(card, unit)
        if "RED" in hand:
            choices |= {f"RED {unit.square}": build(unit) for unit in sites}
        return side, choices

    def RESTDO(self, unit: Unit) -> None:  # noqa: N802
        self.pop()
        unit.status = "FULL"

    def RALLY(self, unit: Unit, rally: int) -> Due:  # noqa: N802
        def run(face: int) -> None:
            self.pop()
            if face <= rally:
                unit.status = "FULL"

        return self.die(run)

    def ENDTURN(self) -> None:  # noqa: N802
        self.pop()
        last = self.active != self.first
        if all(self.exhausted) and (last or self.o.day_end == "player_turn"):
            self.end(self.night(), "nightfall")
        elif last and self.turn == self.o.turn_cap:
            self.end(self.night(), "cap")
        else:
            self.active = self.other
            self.agenda.append(("TURN",))

    def night(self) -> int:
        def standing(side: int) -> tuple[int, int, int, int]:
            mine, theirs = ({u.square for u in self.alive(s)} for s in (side, 1 - side))
            half = [s for s in SQUARES if (int(s[1]) > 4) == (side == 0)]
            held = [
                s
                for s in half
                if s in mine or (s not in theirs and mine & set(beside(s)) and not theirs & set(beside(s)))
            ]
            weak = sum(u.status == "REDUCED" for u in self.units[side])
            return len(held), self.out(1 - side), -weak, -pieces.TIE_BREAK.index(self.armies[side].key)

        return 0 if standing(0) > standing(1) else 1

    # --- combat

    def sees(self, one: str, other: str) -> bool:
        if apart(one, other) == 1:
            return True
        between = [s for s in beside(one) if s in beside(other)]
        open_ = [s for s in between if not self.ground(s).blocks_los and self.unit_on(s) is None]
        return open_ == between if self.o.los_diagonal == "both" else bool(open_)

    def COMBAT(self) -> Due | None:  # noqa: N802
        side = self.active
        if not self.hand[side]:
            return self.skip()
        choices: dict[str, Effect] = {".": self.pop}
        enemies = self.alive(self.other)
        for card in set(self.hand[side]):
            unit = self.unit(side, card)
            if card == "AMB":
                choices |= {f"AMB {e.square}": self.begin("ambush", card, None, e, "1d10") for e in enemies}
            elif self.is_leader(card) and self.cards[side][card].battery:
                for own in self.alive(side):
                    self.add_fire(choices, card, own, enemies, self.cards[side][card].battery)
            elif unit is not None and unit.square:
                figures = self.cards[side][card]
                for e in enemies:
                    text = f"{card} {unit.square}{{}}{e.square}"
                    if apart(unit.square, e.square) == 1:
                        if figures.attack and self.ground(unit.square).assault_from:
                            choices[text.format("x")] = self.begin("assault", card, unit, e, figures.attack)
                        if figures.volley:
                            choices[text.format("~")] = self.begin("volley", card, unit, e, figures.volley)
                if figures.bombard:
                    self.add_fire(choices, card, unit, enemies, figures.bombard)
        return side, choices

    def add_fire(self, choices: dict[str, Effect], card: str, unit: Unit, enemies: list[Unit], dice: str) -> None:
        for e in enemies:
            if apart(unit.square, e.square) <= 2 and self.sees(unit.square, e.square):
                choices[f"{card} {unit.square}*{e.square}"] = self.begin("bombard", card, unit, e, dice)

    def begin(self, kind: str, card: str, unit: Unit | None, target: Unit, dice: str) -> Effect:
        def run() -> None:
            self.pop()
            self.drop(self.active, card)
            self.combat = c = Combat(kind, card, unit, target.square, target)
            c.dice.append(dice)
            if kind == "assault":
                assert unit is not None
                c.ucards.append((card, unit))
                c.nra |= {unit.key} if self.cards[self.active][card].stays else set()
            steps = ["CLEAN", "LOSS", "ADVANCE", "RESULT", "DICE", "ATTACK", "DEFEND"]
            self.agenda += [(step,) for step in (steps if kind in ("assault", "ambush") else ["CLEAN", "FIRE"])]

        return run

    def total_odds(self, effect: Callable[[int], None]) -> Due:
        c = self.combat
        assert c is not None
        pool = [pieces.dice(text) for text in c.dice]
        count = [sum(n for n, sides in pool if sides == wanted) for wanted in (6, 8, 10)]

        def run(total: int) -> Effect:
            return lambda: effect(total)

        return -1, {f"@{t}": (p, run(t)) for t, p in odds.sums((count[0], count[1], count[2])).items()}

    def hill(self, unit: Unit, square: str) -> int:
        ground = self.ground(unit.square)
        return 0 if self.letter[square] in ground.attack_not_against else ground.attack

    def FIRE(self) -> Due:  # noqa: N802
        c = self.combat
        assert c is not None
        assert c.unit is not None
        shooter, target = c.unit, c.target

        def run(total: int) -> None:
            self.pop()
            defense = target.strength + self.ground(c.square).defense
            defense += 3 if c.square in self.redoubts and self.o.redoubt_fire else 0
            if total + self.hill(shooter, c.square) > defense:
                self.hit(target)

        return self.total_odds(run)

    def back(self, unit: Unit) -> list[str]:
        """C10: where a unit falls back to; several squares only if its owner chooses."""
        ahead = 1 if unit.side == 0 else -1
        ranks = [[moved(unit.square, 0, -ahead)], [moved(unit.square, d, 0) for d in (1, -1)]]
        for rank in [*ranks, [moved(unit.square, 0, ahead)]]:
            found = [s for s in rank if s and self.free(s)]
            if found:
                return found
        return []

    def DEFEND(self) -> Due | None:  # noqa: N802
        c, side = self.combat, self.other
        assert c is not None
        guards = [card for card in c.dcards if "." in card and not self.is_leader(card)]
        leader = any(self.is_leader(card) for card in c.dcards)
        one = self.o.defense_cards == "one"
        may_guard, may_lead = not (one and guards), not leader
        if not self.hand[side] or (one and not may_guard and not may_lead):
            return self.skip()

        def withdraw() -> None:
            while self.agenda[-1] != ("ADVANCE",):
                self.pop()
            c.withdrawn = True
            self.agenda.append(("RETREAT",))

        def add(card: str, *more: Effect) -> Effect:
            def run() -> None:
                self.drop(side, card)
                c.dcards.append(card)
                for effect in more:
                    effect()

            return run

        def attempt(card: str) -> Effect:
            number = self.cards[side][card].withdraw
            return add(card, lambda: self.agenda.append(("WTRY", number, withdraw)))

        choices: dict[str, Effect] = {".": self.pop}
        room = bool(self.back(c.target))
        again = self.o.us_attempts == "any" and not one and len(c.dcards) == c.tries
        for card in set(self.hand[side]):
            if card == "WD" and room and not c.dcards:
                choices["WD"] = add(card, withdraw)
            elif self.is_leader(card) and may_lead:
                choices[card] = add(card)
            elif self.unit(side, card) is c.target:
                if may_guard:
                    choices[card] = add(card)
                if self.cards[side][card].withdraw and room and (not c.dcards or again):
                    choices[f"WD {card}"] = attempt(card)
        return side, choices

    def WTRY(self, number: int, withdraw: Effect) -> Due:  # noqa: N802
        c = self.combat
        assert c is not None

        def run(face: int) -> None:
            self.pop()
            if face <= number:
                withdraw()
            else:
                c.tries += 1

        return self.die(run)

    def supporters(self) -> list[Unit]:
        c = self.combat
        assert c is not None
        near = [u for u in self.alive(self.active) if u.square in beside(c.square) and u not in c.fighters]
        return [u for u in near if self.ground(u.square).assault_from]

    def ATTACK(self) -> Due | None:  # noqa: N802
        c, side = self.combat, self.active
        assert c is not None
        if not self.hand[side]:
            return self.skip()
        plain = c.kind == "ambush" and self.o.ambush_cards == "leader"
        choices: dict[str, Effect] = {".": self.pop}
        for card in set(self.hand[side]):
            unit = self.unit(side, card)
            if self.is_leader(card):
                if c.leader is None:
                    choices[card] = self.lead(card, command=False)
                    if self.cards[side][card].command >= 2 and self.supporters() and not plain:
                        choices[f"{card} C"] = self.lead(card, command=True)
            elif unit is not None:
                if unit in c.fighters and self.cards[side][card].attack and not plain:
                    choices[card] = self.reinforce(card, unit)
            elif card == "COM" and c.com < len(c.fighters) and not plain:
                choices[card] = self.commit
            elif card == "SAP" and c.square in self.redoubts and not c.sap:
                choices[card] = self.sap
            elif card == "SKI" and c.kind == "assault" and c.leader is None:
                choices[card] = self.skirmish
        return side, choices

    def lay(self, card: str) -> Combat:
        c = self.combat
        assert c is not None
        self.drop(self.active, card)
        c.acards.append(card)
        return c

    def lead(self, card: str, *, command: bool) -> Effect:
        def run() -> None:
            c = self.lay(card)
            c.leader, c.command = card, command
            if command:
                self.agenda.append(("SUPPORT", self.cards[self.active][card].command - 1))

        return run

    def reinforce(self, card: str, unit: Unit) -> Effect:
        def run() -> None:
            self.lay(card)
            self.agenda.append(("ADDCARD", card, unit))
            if self.o.guerrilla_combat:
                self.agenda.append(("GUER",))

        return run

    def ADDCARD(self, card: str, unit: Unit) -> None:  # noqa: N802
        c = self.combat
        assert c is not None
        self.pop()
        figures = self.cards[self.active][card]
        c.dice.append(figures.attack)
        c.ucards.append((card, unit))
        c.nra |= {unit.key} if figures.stays else set()

    def commit(self) -> None:
        c = self.lay("COM")
        c.dice.append("2d6")
        c.com += 1
        c.played_com = True

    def sap(self) -> None:
        self.lay("SAP").sap = True

    def skirmish(self) -> None:
        c = self.lay("SKI")
        c.ski, c.com, c.played_com = True, 0, False
        while self.agenda[-1] != ("CLEAN",):
            self.pop()
        self.agenda.append(("SKIMOVE",))

    def SUPPORT(self, left: int) -> Due | None:  # noqa: N802
        c = self.combat
        assert c is not None
        able = self.supporters()
        if not left or not able:
            return self.skip()

        def run(unit: Unit) -> Effect:
            return self.then(lambda: c.support.append(unit), lambda: self.agenda.append(("SUPPORT", left - 1)))

        choices: dict[str, Effect] = {f"+{unit.square}": run(unit) for unit in able}
        if c.support:
            choices["."] = self.pop
        return self.active, choices

    def SKIMOVE(self) -> Due:  # noqa: N802
        c = self.combat
        assert c is not None
        assert c.unit is not None
        unit = c.unit
        near = [s for s in beside(unit.square) if self.free(s)]
        ends = set(near) | self.second_steps(unit.square, near)

        def run(end: str) -> Effect:
            return self.then(lambda: self.goto(unit, end))

        return self.active, {".": self.pop, **{f"{unit.square}-{end}": run(end) for end in ends}}

    def DICE(self) -> Due:  # noqa: N802
        c = self.combat
        assert c is not None

        def run(total: int) -> None:
            self.pop()
            bonus = [self.hill(u, c.square) for u in c.fighters] if c.kind == "assault" else [0]
            once = {"once": max(bonus), "each": sum(bonus), "initiator": bonus[0]}[self.o.hill_bonus]
            c.attack = total + sum(u.strength for u in c.fighters) + once
            if c.leader and not c.command:
                c.attack += self.cards[self.active][c.leader].attack
            c.defense = c.target.strength + self.ground(c.square).defense
            c.defense += 3 if c.square in self.redoubts and not c.sap else 0
            c.defense += sum(self.cards[self.other][card].defense for card in c.dcards)

        return self.total_odds(run)

    def RESULT(self) -> None:  # noqa: N802
        c = self.combat
        assert c is not None
        self.pop()
        a, d = c.attack, c.defense
        if a < d:
            for unit in c.fighters:
                if self.winner < 0:
                    self.hit(unit)
        elif d < a < 2 * d:
            self.agenda.append(("CHOICE", self.other))
        elif 2 * d <= a < 3 * d:
            self.agenda.append(("CHOICE", self.active))
        elif 3 * d <= a < 4 * d:
            self.hit(c.target)
            if c.target.status != "OUT":
                self.agenda.append(("RETREAT",))
        elif a >= 4 * d:
            self.eliminate(c.target)

    def CHOICE(self, who: int) -> Due:  # noqa: N802
        c = self.combat
        assert c is not None
        flee = self.then(lambda: self.agenda.append(("RETREAT",)))
        return who, {"H": self.then(lambda: self.hit(c.target)), "R": flee}

    def RETREAT(self) -> Due | None:  # noqa: N802
        c = self.combat
        assert c is not None
        found = self.back(c.target)

        def run(square: str) -> Effect:
            def flee() -> None:
                self.goto(c.target, square)
                c.fled = True

            return self.then(flee)

        if len(found) > 1:
            return self.other, {f"{c.square}-{s}": run(s) for s in found}
        if found:
            run(found[0])()
        else:
            self.pop()
            self.eliminate(c.target)
        return None

    def ADVANCE(self) -> Due | None:  # noqa: N802
        c = self.combat
        assert c is not None
        if c.kind != "assault" or self.unit_on(c.square) is not None:
            return self.skip()

        def run(unit: Unit) -> Effect:
            def go() -> None:
                self.goto(unit, c.square)
                if unit.mounted and c.fled:
                    played = [card for card, own in c.ucards if own is unit]
                    self.agenda += [("PURSUE", card) for card in reversed(played)]

            return self.then(go)

        choices = {f"{unit.square}-{c.square}": run(unit) for unit in c.fighters}
        free = all(unit.key in c.nra for unit in c.fighters) and (self.o.nra_withdraw or not c.withdrawn)
        if free:
            choices["."] = self.pop
        if len(choices) > 1:
            return self.active, choices
        next(iter(choices.values()))()
        return None

    def PURSUE(self, card: str) -> Due | None:  # noqa: N802
        c = self.combat
        assert c is not None
        if c.target.status == "OUT":
            return self.skip()

        def run(face: int) -> None:
            self.pop()
            extra = self.cards[self.active][c.leader].pursuit if c.leader else 0
            if face + extra <= self.cards[self.active][card].pursuit:
                self.hit(c.target)

        return self.die(run)

    def LOSS(self) -> Due | None:  # noqa: N802
        c = self.combat
        assert c is not None
        able = [u for u in c.fighters if u.status != "OUT" and u not in c.hitby]

        def run(unit: Unit) -> Effect:
            def pay() -> None:
                c.com -= 1
                c.hitby.append(unit)
                self.hit(unit)

            return pay

        if len(able) > c.com > 0:
            return self.active, {f"!{unit.square}": run(unit) for unit in able}
        self.pop()
        for unit in able if c.com else ():
            if self.winner < 0:
                run(unit)()
        return None

    def CLEAN(self) -> None:  # noqa: N802
        c = self.combat
        assert c is not None
        self.pop()
        waiting = c.played_com
        self.clear()
        if waiting and self.out(self.other) >= 5:
            self.end(self.active, "attrition")


# --- the comparison -------------------------------------------------------------------------------


def compare(state: ManoeuvreState, second: Second) -> None:
    assert state.over == (second.winner >= 0)
    for side in (0, 1):
        for number, unit in enumerate(second.units[side]):
            assert ("NEW", "FULL", "REDUCED", "OUT")[state.status[side][number]] == unit.status
            assert state.place[side][number] == (board.square(unit.square) if unit.square else names.NOWHERE)
        army = second.armies[side]
        hand, pile = ([army.code(c) for c in pieces.counted(zone[side])] for zone in (state.hand, state.pile))
        assert (sorted(hand), sorted(pile)) == (sorted(second.hand[side]), sorted(second.pile[side]))
        held = [army.code(c) for c in pieces.counted(state.old[side])]
        assert sorted(held) == sorted(second.old[side] or [])
        assert bool(state.exhausted[side]) == second.exhausted[side]
        shown = state.shown[side]
        if state.phase != "discard":
            assert (second.pile[side] or [""])[-1] == ("" if shown == names.NO_CARD else army.code(shown))
    assert {board.SQUARE_NAMES[s] for s in range(64) if state.redoubt[s]} == second.redoubts
    if second.due is None:
        assert state.outcome is not None
        assert (state.outcome.winners, state.outcome.reason) == ([second.winner], second.reason)
        return
    who, choices = second.due
    assert state.actor == who, f"{state}: {who} decides by the second opinion"
    if who == caracole.CHANCE:
        expected = {text: chance for text, (chance, _) in choices.items()}
        assert {state.say(outcome): chance for outcome, chance in state.odds()} == expected, str(state)
    else:
        assert {state.say(action) for action in state.legal()} == set(choices), str(state)


def chosen(state: ManoeuvreState, random: caracole.Random) -> int:
    """Goes forward and fights, mostly."""
    if state.actor == caracole.CHANCE:
        found = state.odds()
        return found.at(random.below(found.total))
    legal = state.legal()
    if random.below(5) == 0:
        return legal[random.below(len(legal))]
    if state.phase == "discard" and random.below(3):
        return names.PASS
    up = 1 if state.active == names.SOUTH else -1
    ahead = [a for a in legal if a >= names.MOVES and ((a - names.MOVES) % 64 // 8 - (a - names.MOVES) // 512) * up > 0]
    if state.phase in ("move", "move2") and ahead:
        return ahead[random.below(len(ahead))]
    busy = [action for action in legal if action != names.PASS] or legal
    return busy[random.below(len(busy))]


def random_options(random: caracole.Random) -> dict[str, Any]:
    def pick(*items: Any) -> Any:
        return items[random.below(len(items))]

    keys, ids = list(names.ARMIES), list(range(1, 25))
    asked: dict[str, Any] = {
        "edition": pick(2010, 2008),
        "armies": [keys.pop(random.below(len(keys))) for _ in range(2)],
        "tiles": [[ids.pop(random.below(len(ids))), random.below(4)] for _ in range(4)],
        "first": pick(0, 1),
        "tournament": pick(True, False),
        "turn_cap": pick(100, 12),
        "hill_bonus": pick("once", "each", "initiator"),
        "redoubt_fire": pick(True, False),
        "us_attempts": pick(1, "any"),
        "nra_withdraw": pick(True, False),
        "fm_late": pick(True, False),
        "slow_start": pick(True, False),
        "reshuffle": pick("needed", "at_once"),
        "discards": pick("hidden", "open"),
        "terrain": pick({}, {}, {"F": {"enter": False}}, {".": {"attack": 1}, "H": {"attack_not_against": []}}),
    }
    for switch, values in options.EDITIONS[2010].items():
        if random.below(3) == 0:
            asked[switch] = pick(values, options.EDITIONS[2008][switch])
    if random.below(3) == 0:
        asked["board"] = [
            "".join(names.LETTERS[random.below(7)] if random.below(2) else "." for _ in range(8)) for _ in range(8)
        ]
        del asked["tiles"]
    return asked


def wasteful(state: ManoeuvreState, random: caracole.Random) -> int:
    """Throws most cards away and seldom fights, so that the decks run out."""
    if state.phase == "discard" and random.below(8):
        legal = state.legal()
        return legal[random.below(len(legal))]
    if state.phase == "combat" and random.below(4):
        return names.PASS
    return chosen(state, random)


Chooser = Callable[[ManoeuvreState, caracole.Random], int]


def second_opinion(seed: int, longest: int, choose: Chooser = chosen, **asked: Any) -> tuple[str, int]:
    random = caracole.Random(seed)
    while True:
        try:
            state = GAME.new(**{**random_options(random), **asked})
        except caracole.BadOptions:
            continue
        break
    assert isinstance(state, ManoeuvreState)
    second, steps = Second(state.options), 0
    compare(state, second)
    while not state.over and steps < longest:
        action = choose(state, random)
        text = state.say(action)
        state.apply(action)
        second.apply(text)
        compare(state, second)
        steps += 1
    return names.REASONS[state.reason], steps


@pytest.mark.parametrize("seed", range(12))
def test_both_opinions_agree(seed: int) -> None:
    reason, steps = second_opinion(seed, 300)
    assert steps > 100 or reason


@pytest.mark.parametrize("last_card", ["drawn", "played"])
@pytest.mark.parametrize("seed", range(100, 105))
def test_both_opinions_agree_until_the_first_decks_are_spent(last_card: str, seed: int) -> None:
    reason, steps = second_opinion(seed, 2000, wasteful, last_card=last_card, turn_cap=60)
    assert reason in ("nightfall", "attrition", "cap"), f"unfinished after {steps} steps"
