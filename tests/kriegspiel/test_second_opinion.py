"""The rules written a second time, from the rulebook and the rulings alone, and compared step by step.

Plates are dictionaries, cells are (column, row), facings are names; nothing is shared with the engine but the options
and the notation.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import caracole

GAME = caracole.game("kriegspiel")
BUDGET = {"cannon": 3, "soldier": 4, "cavalry": 5}
REACH = {"cannon": 3, "soldier": 2, "cavalry": 1}
ROOM = {"cannon": 4, "soldier": 5, "cavalry": 2}
CLOCK = {
    "pointy": {1: "NE", 3: "E", 5: "SE", 7: "SW", 9: "W", 11: "NW"},
    "flat": {0: "N", 2: "NE", 4: "SE", 6: "S", 8: "SW", 10: "NW"},
}
FIRE = {"pointy": ({1, 3, 9, 11}, {5, 7, 3, 9}), "flat": ({0, 2, 10}, {6, 4, 8})}

Cell = tuple[int, int]
Plate = dict[str, Any]


class Second:
    """A match, second opinion."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.o = options
        self.form = options["board"]["orientation"]
        self.plates: list[Plate] = [
            {**plate, "cell": (ord(plate["cell"][0]) - 97, int(plate["cell"][1:]) - 1), "facing": 6 * plate["army"]}
            | {"wreck": False, "moves": 0}
            for plate in options["layout"]
        ]
        self.result: dict[str, Any] | None = None
        self.army = options["first"]
        self.quiet = 0
        self.shot: tuple[Plate, Plate] | None = None
        self.phase = "setup"
        if not (options["half_turn"] == "setup" and (self.turnable(0) or self.turnable(1))):
            self.start_turn()
        elif not self.turnable(self.army):
            self.army = 1 - self.army

    # geometry, as in the rulings

    def next_to(self, cell: Cell, facing: int) -> Cell | None:
        c, r = cell
        side = CLOCK[self.form][facing]
        if self.form == "pointy":
            odd = r % 2
            there = {
                "E": (c + 1, r), "W": (c - 1, r),
                "NE": (c + odd, r - 1), "NW": (c - 1 + odd, r - 1),
                "SE": (c + odd, r + 1), "SW": (c - 1 + odd, r + 1),
            }[side]  # fmt: skip
        else:
            odd = c % 2
            there = {
                "N": (c, r - 1), "S": (c, r + 1),
                "NE": (c + 1, r - 1 + odd), "NW": (c - 1, r - 1 + odd),
                "SE": (c + 1, r + odd), "SW": (c - 1, r + odd),
            }[side]  # fmt: skip
        inside = 0 <= there[0] < self.o["board"]["cols"] and 0 <= there[1] < self.o["board"]["rows"]
        return there if inside else None

    def on(self, cell: Cell | None) -> Plate | None:
        return next((plate for plate in self.plates if plate["cell"] == cell), None)

    def own(self, army: int) -> list[Plate]:
        return [plate for plate in self.plates if plate["army"] == army and not plate["wreck"]]

    def oriented(self, plate: Plate) -> bool:
        return plate["facing"] in CLOCK[self.form]

    def turnable(self, army: int) -> list[Plate]:
        return [plate for plate in self.own(army) if not self.oriented(plate) and plate["figures"] > 0]

    # what may be done

    def moves(self, plate: Plate, used: dict[str, int]) -> list[str]:
        arm, gunners = plate["arm"], plate["figures"]
        if not self.oriented(plate) or used[arm] >= BUDGET[arm]:
            return []
        if arm == "cannon" and plate["moves"] >= {0: 0, 1: 0, 2: 1, 3: 2, 4: 3}[gunners]:
            return []
        found = ["L", "R"]
        if arm != "cannon" or gunners == 4:
            for kind, facing in (("F", plate["facing"]), ("B", (plate["facing"] + 6) % 12)):
                there = self.next_to(plate["cell"], facing)
                if there and not self.on(there) and (kind == "F" or self.o["reverse"]):
                    found.append(kind)
        return found

    def gifts(self, plate: Plate, transfers: int) -> list[tuple[Plate, int]]:
        if not self.oriented(plate) or transfers >= self.o["max_transfers"]:
            return []
        there = self.next_to(plate["cell"], plate["facing"])
        other = self.on(there) if there else None
        if not other or other["army"] != plate["army"] or other["wreck"]:
            return []
        pair = {plate["arm"], other["arm"]}
        if pair not in ({"soldier"}, {"cavalry"}, {"soldier", "cannon"}, {"cannon"}):
            return []
        if pair == {"cannon"} and not self.o["gunners_between_cannons"]:
            return []
        most = min(plate["figures"], ROOM[other["arm"]] - other["figures"])
        return [(other, figures) for figures in range(1, most + 1)]

    def targets(self, plate: Plate) -> list[Plate]:
        if plate["facing"] not in FIRE[self.form][plate["army"]] or plate["figures"] == 0:
            return []
        found: list[Plate] = []
        cell: Cell | None = plate["cell"]
        for _ in range(REACH[plate["arm"]]):
            cell = self.next_to(cell, plate["facing"]) if cell else None
            other = self.on(cell) if cell else None
            if not other or other["wreck"]:
                continue
            enemy = other["army"] != plate["army"]
            offered = enemy and not (other["arm"] == "cannon" and not other["figures"] and plate["arm"] != "cannon")
            if self.o["fire_over"] == "all":
                found += [other] if offered else []
            elif enemy or self.o["fire_over"] == "wrecks":
                return [other] if offered else []
        return found

    def name(self, cell: Cell) -> str:
        return f"{chr(97 + cell[0])}{cell[1] + 1}"

    def legal(self) -> list[str]:
        said = []
        if self.phase == "fire":
            for plate in self.own(self.army):
                if plate["arm"] not in self.fired:
                    said += [f"{self.name(plate['cell'])}*{self.name(t['cell'])}" for t in self.targets(plate)]
            return sorted([*said, "."])
        for plate in self.turnable(self.army):
            said += [self.name(plate["cell"]) + kind for kind in "lr"]
        if self.phase == "setup":
            return sorted(said)
        for plate in self.own(self.army):
            here = self.name(plate["cell"])
            said += [here + kind for kind in self.moves(plate, self.used)]
            said += [f"{here}>{self.name(other['cell'])}:{n}" for other, n in self.gifts(plate, self.transfers)]
        return sorted([*said, "/"])

    # the end

    def able(self, army: int) -> bool:
        before = [plate["moves"] for plate in self.plates]
        for plate in self.plates:
            plate["moves"] = 0
        fresh = dict.fromkeys(BUDGET, 0)
        can = bool(self.turnable(army))
        for plate in self.own(army):
            can = can or bool(self.moves(plate, fresh) or self.gifts(plate, 0))
            can = can or (self.o["defeat"] == "no_action" and bool(self.targets(plate)))
        for plate, moves in zip(self.plates, before, strict=True):
            plate["moves"] = moves
        return can

    def judge(self) -> None:
        mine, theirs = self.able(self.army), self.able(1 - self.army)
        if mine and (theirs or self.o["defeat"] == "no_action"):
            return
        if not mine and not theirs:
            self.end(None, "both unable")
        else:
            self.end(self.army if mine else 1 - self.army, "defeat")

    def end(self, winner: int | None, reason: str) -> None:
        scores = [0.5, 0.5] if winner is None else [int(army == winner) for army in (0, 1)]
        self.result = {"scores": scores, "winners": [] if winner is None else [winner], "reason": reason}

    # what is done

    def start_turn(self) -> None:
        self.phase, self.used, self.transfers = "move", dict.fromkeys(BUDGET, 0), 0
        self.fired: set[str] = set()
        self.casualty = False
        for plate in self.plates:
            plate["moves"] = 0
        self.judge()
        if self.result is None and self.quiet >= self.o["draw_after"]:
            left = [sum(p["figures"] + (p["arm"] == "cannon") for p in self.own(army)) for army in (0, 1)]
            even = self.o["adjudicate"] == "draw" or left[0] == left[1]
            self.end(None if even else int(left[1] > left[0]), "no casualty")

    def end_turn(self) -> None:
        self.quiet = 0 if self.casualty else self.quiet + 1
        self.army = 1 - self.army
        self.start_turn()

    def anything_to_shoot(self) -> bool:
        return any(p["arm"] not in self.fired and self.targets(p) for p in self.own(self.army))

    def play(self, text: str) -> None:
        if text[0] == "@":
            self.fall(int(text[1]))
        elif text == "/":
            self.phase = "fire"
            if not self.anything_to_shoot():
                self.end_turn()
        elif text == ".":
            self.end_turn()
        else:
            self.order(text)

    def find(self, text: str) -> Plate:
        return next(plate for plate in self.plates if plate["cell"] and self.name(plate["cell"]) == text)

    def order(self, text: str) -> None:
        if "*" in text:
            one, other = map(self.find, text.split("*"))
            self.fired.add(one["arm"])
            self.shot = (one, other)
        elif ">" in text:
            here, rest = text.split(">")
            there, count = rest.split(":")
            plate, other = self.find(here), self.find(there)
            self.transfers += 1
            other["figures"] += int(count)
            self.lose(plate, int(count))
            if self.o["defeat"] == "immobile":
                self.judge()
        else:
            self.move(self.find(text[:-1]), text[-1])

    def move(self, plate: Plate, kind: str) -> None:
        if kind in "FB":
            facing = plate["facing"] if kind == "F" else (plate["facing"] + 6) % 12
            plate["cell"] = self.next_to(plate["cell"], facing)
        else:
            plate["facing"] = (plate["facing"] + {"l": -1, "r": 1, "L": -2, "R": 2}[kind]) % 12
        if kind not in "lr":
            self.used[plate["arm"]] += 1
            plate["moves"] += 1
        if self.phase == "setup" and not self.turnable(self.army):
            if self.turnable(1 - self.army):
                self.army = 1 - self.army
            else:
                self.army = self.o["first"]
                self.start_turn()

    def lose(self, plate: Plate, count: int) -> None:
        plate["figures"] -= count
        if plate["figures"] == 0 and plate["arm"] != "cannon":
            plate["cell"] = None
            self.plates.remove(plate)

    def fall(self, die: int) -> None:
        assert self.shot is not None
        (one, other), self.shot = self.shot, None
        n, t = one["figures"], other["figures"]
        pair = one["arm"], other["arm"]
        sabre = {4: 1, 5: 2}.get(die, 0)
        if pair == ("cannon", "cannon"):
            if die == 5:
                other["wreck"], other["figures"], self.casualty = True, 0, True
                dead = 0
            else:
                dead = min(die, t) if self.o["cannon_hits_gunners"] else 0
        elif one["arm"] == "cannon":
            dead = min(die if other["arm"] == "soldier" else sabre, t)
        elif pair in (("soldier", "soldier"), ("soldier", "cannon")):
            dead = min(die, n, t)
        else:
            dead = min(sabre, n, t)
        if dead:
            self.casualty = True
            self.lose(other, dead)
        if self.o["defeat"] == "immobile":
            self.judge()
        if self.result is None and not self.anything_to_shoot():
            self.end_turn()


def random_options(random: caracole.Random) -> dict[str, Any]:
    """Small fields crowded with plates of any strength, so that everything happens soon."""

    def pick(*values: Any) -> Any:
        return values[random.below(len(values))]

    cols, rows = 3 + random.below(4), 3 + random.below(5)
    cells = [f"{chr(97 + col)}{row + 1}" for col in range(cols) for row in range(rows)]
    layout = []
    for _ in range(min(random.below(14), len(cells) - 1)):
        arm = pick("soldier", "cavalry", "cannon")
        figures = random.below(5) if arm == "cannon" else 1 + random.below(ROOM[arm])
        cell = cells.pop(random.below(len(cells)))
        layout.append({"army": random.below(2), "arm": arm, "cell": cell, "figures": figures})
    return {
        "first": random.below(2),
        "board": {"cols": cols, "rows": rows, "orientation": pick("pointy", "flat")},
        "layout": layout,
        "half_turn": pick("lazy", "setup"),
        "reverse": pick(False, True),
        "fire_over": pick("wrecks", "wrecks+friends", "all"),
        "cannon_hits_gunners": pick(False, True),
        "gunners_between_cannons": pick(True, False),
        "defeat": pick("no_action", "immobile"),
        "draw_after": 1 + random.below(12),
        "adjudicate": pick("draw", "figures"),
        "max_transfers": random.below(4),
    }


def compare(options: dict[str, Any], random: caracole.Random) -> str:
    """Play a random match on both; the reason it ended."""
    match = caracole.Match(GAME, GAME.read_options(options))
    second = Second(msgspec.to_builtins(match.options))
    while not match.over:
        assert second.result is None, match.state
        if match.state.actor == caracole.CHANCE:
            assert second.shot is not None
            texts = [f"@{face}" for face in range(6)]
        else:
            assert match.state.actor == second.army
            texts = second.legal()
            assert sorted(map(match.state.say, match.state.legal())) == texts, match.state
        chosen = texts[random.below(len(texts))]
        match.play(match.state.parse(chosen), by=match.state.actor)
        second.play(chosen)
    outcome = match.state.outcome
    assert outcome is not None
    assert outcome.result == second.result
    return outcome.reason


@pytest.mark.parametrize("batch", range(4))
def test_both_agree_on_random_fields_and_options(batch: int) -> None:
    random = caracole.Random(batch)
    reasons = {compare(random_options(random), random) for _ in range(60)}
    assert reasons == {"defeat", "both unable", "no casualty"}


@pytest.mark.parametrize("preset", ["default", "narrow", "wide", "flat"])
def test_both_agree_on_the_presets(preset: str) -> None:
    options = msgspec.to_builtins(GAME.resolve({"draw_after": 12}, preset=preset, luck=caracole.SeededLuck(5)))
    compare(options, caracole.Random(11))
