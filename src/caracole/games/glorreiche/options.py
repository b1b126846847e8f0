"""Options of a match: players, start player, stones and chips, and every flag of docs/games/glorreiche.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from caracole.kernel.luck import Luck
from caracole.kernel.options import Side, demand, within

SUGGESTED: dict[str, Any] = msgspec.toml.decode((Path(__file__).parent / "data/setups.toml").read_bytes())["suggested"]

DEFAULTS: dict[str, Any] = {
    "players": 2,
    "first": None,
    "setup": "suggested",
    "chips": None,
    "gray_zone": "7..78",
    "rank": "cells",
    "rank_timing": "dynamic",
    "bonus_is_level": True,
    "cap_counts_bonus": True,
    "base_scope": "pile",
    "self_block": "allow",
    "gray_pickup": "auto",
    "tiebreak": "highest_slot",
    "v1": False,
    "v2": False,
    "v1_doubles": "total",
    "rollin_choice": "after",
}
FIRST = "first"

PRESETS: dict[str, dict[str, Any]] = {
    "fr": {"tiebreak": "shared"},
    "fr_literal": {"tiebreak": "shared", "rank": "cell_colour"},
    "nl": {"bonus_is_level": False, "cap_counts_bonus": False, "setup": "even_random", "gray_zone": "7..84"},
}


class Chips(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the stones and chips lie: cells of the stones, value of the gray chip by cell."""

    black: list[int]
    white: list[int]
    gray: dict[str, int]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The resolved options, as a record carries them."""

    players: Literal[2, 3, 4]
    first: Side
    chips: Chips
    setup: Literal["suggested", "even_random", "custom"]
    gray_zone: Literal["7..78", "7..84"]
    rank: Literal["cells", "cell_colour"]
    rank_timing: Literal["dynamic", "turn_start"]
    bonus_is_level: bool
    cap_counts_bonus: bool
    base_scope: Literal["pile", "direct"]
    self_block: Literal["allow", "forbid"]
    gray_pickup: Literal["auto", "optional"]
    tiebreak: Literal["highest_slot", "shared"]
    v1: bool
    v2: bool
    v1_doubles: Literal["total", "slots_only"]
    rollin_choice: Literal["after", "before", "ascending"]


def is_default(options: Options) -> bool:
    """Whether two play with nothing changed but who begins."""
    chosen = {"players", "first", "chips"}
    plain = all(getattr(options, name) == value for name, value in DEFAULTS.items() if name not in chosen)
    return plain and options.players == 2


def resolve(asked: dict[str, Any], luck: Luck) -> dict[str, Any]:
    """M5: the start player is drawn unless given; M4: the chips follow from the set-up."""
    players = asked["players"]
    within("players", players, 2, 4)
    first = luck.below(players, "setup.first") if asked["first"] is None else asked["first"]
    return {**asked, "first": first, "chips": laid_out(asked, luck)}


def laid_out(asked: dict[str, Any], luck: Luck) -> Any:
    """M4: suggested, drawn evenly, or given by hand."""
    setup, chips = asked["setup"], asked["chips"]
    if setup == "custom":
        demand(chips is not None, "chips", "options-custom")
        return chips
    if setup == "even_random" and chips is None:
        return spread(asked["gray_zone"], luck)
    return SUGGESTED if chips is None else chips


def spread(zone: str, luck: Luck) -> dict[str, Any]:
    """M4': ten blocks of cells from 7 to 78 with one stone each, colours shuffled; gray chips on free cells."""
    lengths = luck.shuffled([7] * 8 + [8] * 2, "setup.blocks")
    colours = luck.shuffled(["black"] * 4 + ["white"] * 6, "setup.colours")
    cells: dict[str, list[int]] = {"black": [], "white": []}
    start = 7
    for length, colour in zip(lengths, colours, strict=True):
        cells[colour].append(start + luck.below(length, "setup.stones"))
        start += length
    taken = {*cells["black"], *cells["white"]}
    free = [cell for cell in range(7, zone_end(zone) + 1) if cell not in taken]
    places = luck.shuffled(free, "setup.gray")[:3]
    return {**cells, "gray": {str(cell): value for value, cell in enumerate(places, 1)}}


def zone_end(zone: str) -> int:
    return 84 if zone == "7..84" else 78


def check(options: Options) -> None:
    within("first", options.first, 0, options.players - 1)
    chips = options.chips
    check_stones(chips)
    check_gray(chips, options.gray_zone)
    if options.setup == "suggested":
        demand(msgspec.to_builtins(chips) == SUGGESTED, "chips", "options-suggested")
    if options.setup == "even_random":
        complete = (len(chips.black), len(chips.white), len(chips.gray)) == (4, 6, 3)
        demand(complete, "chips", "options-even")


def check_stones(chips: Chips) -> None:
    """M4'': at most the stones in the box, one a cell, from 7 to 78."""
    demand(len(chips.black) <= 4, "chips", "options-black")
    demand(len(chips.white) <= 6, "chips", "options-white")
    stones = chips.black + chips.white
    demand(len(set(stones)) == len(stones), "chips", "options-two-stones")
    demand(all(7 <= cell <= 78 for cell in stones), "chips", "options-stone-cells")


def check_gray(chips: Chips, zone: str) -> None:
    """M4', M4'': each value once, inside the zone, never on a stone."""
    for text in chips.gray:
        demand(text.isdecimal() and str(int(text)) == text, "chips", "options-no-cell", cell=text)
    cells = [int(text) for text in chips.gray]
    inside = all(7 <= cell <= zone_end(zone) for cell in cells)
    demand(inside, "chips", "options-gray-cells", last=zone_end(zone))
    demand(not set(cells) & {*chips.black, *chips.white}, "chips", "options-gray-stone")
    values = list(chips.gray.values())
    demand(len(set(values)) == len(values), "chips", "options-gray-once")
    demand(all(value in (1, 2, 3) for value in values), "chips", "options-gray-values")


def sides(options: Options) -> int:
    return options.players


def longest(options: Options) -> int:
    """The roll-in, and twelve recruits that advance at least a cell at each step."""
    return 12 * 2 + 12 * 85
