"""Options of a match: edition and its eight switches, armies, board, and whatever docs/games/manoeuvre.md names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from caracole.games.manoeuvre import board, names, pieces
from caracole.kernel.luck import Luck
from caracole.kernel.options import OneOfTwo, demand, within

EDITIONS: dict[int, dict[str, Any]] = {
    2010: {
        "ambush_cards": "all",
        "defense_cards": "any",
        "los_diagonal": "one",
        "fm_end": True,
        "spy_redraw": True,
        "day_end": "game_turn",
        "guerrilla_combat": False,
        "last_card": "drawn",
    },
    2008: {
        "ambush_cards": "leader",
        "defense_cards": "one",
        "los_diagonal": "both",
        "fm_end": False,
        "spy_redraw": False,
        "day_end": "player_turn",
        "guerrilla_combat": True,
        "last_card": "played",
    },
}
"""What each printing of the rules says where the two differ."""

RULEBOOK_MAP = [[1, 0], [2, 0], [3, 0], [4, 0]]
DRAFTED = ("armies", "tiles", "board", "first")
"""What the draft decides, so that the options leave it open."""

DEFAULTS: dict[str, Any] = {
    "players": 2,
    "edition": 2010,
    **dict.fromkeys(EDITIONS[2010]),
    "armies": ["BR", "FR"],
    "tiles": None,
    "board": None,
    "first": None,
    "draft": False,
    "tournament": False,
    "terrain": {},
    "turn_cap": 100,
    "hill_bonus": "once",
    "redoubt_fire": True,
    "us_attempts": 1,
    "nra_withdraw": True,
    "fm_late": False,
    "slow_start": False,
    "reshuffle": "needed",
    "discards": "hidden",
}
ARMIES, FIRST = "armies", "first"

FORMER: dict[str, dict[str, Any]] = {"last_card": {"first": 0, "last_card": "drawn"}}
"""Records of before `last_card` was a choice: South began unless something else was asked for."""

PRESETS: dict[str, dict[str, Any]] = {
    "2010": {"edition": 2010},
    "2008": {"edition": 2008},
    "draft": {"draft": True},
    "tournament": {"draft": True, "tournament": True},
}


class TerrainChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """B4: fields of a terrain letter that differ from those of data/terrain.toml."""

    enter: bool | msgspec.UnsetType = msgspec.UNSET
    ends_move: bool | msgspec.UnsetType = msgspec.UNSET
    forced_march_ok: bool | msgspec.UnsetType = msgspec.UNSET
    assault_from: bool | msgspec.UnsetType = msgspec.UNSET
    defense: Annotated[int, msgspec.Meta(ge=-1000, le=1000)] | msgspec.UnsetType = msgspec.UNSET
    attack: Annotated[int, msgspec.Meta(ge=-1000, le=1000)] | msgspec.UnsetType = msgspec.UNSET
    attack_not_against: list[Literal[".", "D", "H", "T", "F", "M", "L"]] | msgspec.UnsetType = msgspec.UNSET
    blocks_los: bool | msgspec.UnsetType = msgspec.UNSET


Tile = Annotated[int, msgspec.Meta(extra_json_schema={"title": "tile", "minimum": 1, "maximum": 24})]
Turns = Annotated[int, msgspec.Meta(extra_json_schema={"title": "turns", "minimum": 0, "maximum": 3})]
Key = Literal["AU", "BR", "FR", "OT", "PR", "RU", "SP", "US"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The resolved options, as a record carries them."""

    edition: Literal[2010, 2008]
    ambush_cards: Literal["all", "leader"]
    defense_cards: Literal["any", "one"]
    los_diagonal: Literal["one", "both"]
    fm_end: bool
    spy_redraw: bool
    day_end: Literal["game_turn", "player_turn"]
    guerrilla_combat: bool
    armies: tuple[Key, Key] | None
    tiles: tuple[tuple[Tile, Turns], tuple[Tile, Turns], tuple[Tile, Turns], tuple[Tile, Turns]] | None
    board: list[str] | None
    first: OneOfTwo | None
    draft: bool
    tournament: bool
    terrain: dict[str, TerrainChange]
    turn_cap: int
    hill_bonus: Literal["once", "each", "initiator"]
    redoubt_fire: bool
    us_attempts: Literal[1, "any"]
    nra_withdraw: bool
    fm_late: bool
    slow_start: bool
    reshuffle: Literal["needed", "at_once"]
    discards: Literal["hidden", "open"]
    last_card: Literal["drawn", "played"] = "drawn"
    """Records of before there was a choice do not carry it: their day ended with the last card drawn."""


def draw_tiles(luck: Luck) -> list[tuple[int, int]]:
    """B1: four different tiles, each turned by lot, so that both sides have room for their units."""
    while True:
        chosen = luck.shuffled(list(pieces.tiles()), "draw.tiles")[:4]
        tiles = [(tile, luck.below(4, "draw.turns")) for tile in chosen]
        rows = board.assembled([*tiles])
        if min(room(rows[6:], {}), room(rows[:2], {})) >= names.UNITS:
            return tiles


def draw_armies(luck: Luck) -> list[str]:
    """U1: two different armies."""
    return luck.shuffled(list(names.ARMIES), "draw.armies")[:2]


DRAWS = {"tiles": draw_tiles, "armies": draw_armies}
LOTS = ("tiles", "armies")
"""A page begins with a map and two armies drawn by lot; programs that ask for nothing get the rulebook's."""


def resolve(asked: dict[str, Any], luck: Luck) -> dict[str, Any]:
    """The edition fills the switches that were not set alone; S1: lots decide who is first, unless it is said.

    The draft leaves open what it decides itself.
    """
    demand(asked["players"] == 2 and asked["players"] is not True, "players", "options-players")
    edition = asked["edition"]
    demand(type(edition) is int and edition in EDITIONS, "edition", "options-edition", got=str(edition))
    resolved = {name: value for name, value in asked.items() if name != "players"}
    for name, value in EDITIONS[edition].items():
        if resolved[name] is None:
            resolved[name] = value
    if resolved["draft"] is True:
        return resolved | dict.fromkeys(DRAFTED)
    if resolved["first"] is None:
        resolved["first"] = luck.below(2, "setup.first")
    if resolved["tiles"] is None and resolved["board"] is None:
        resolved["tiles"] = RULEBOOK_MAP
    return resolved


def check(options: Options) -> None:
    within("turn_cap", options.turn_cap, 0, 1_000_000)
    letters = all(letter in pieces.terrain() for letter in options.terrain)
    demand(letters, "terrain", "options-letters", letters=" ".join(names.LETTERS))
    if options.draft:
        check_draft(options)
        return
    for name in ("armies", "first"):
        demand(getattr(options, name) is not None, name, "options-open")
    assert options.armies is not None
    demand(options.armies[0] != options.armies[1], "armies", "options-same-army")
    demand((options.tiles is None) != (options.board is None), "board", "options-tiles-or-board")
    if options.tiles is not None:
        check_tiles(options.tiles)
    else:
        check_board(options.board or [])
    check_room(board_of(options), options)


def check_draft(options: Options) -> None:
    """S2: the draft decides armies, tiles, edge and the first side; whatever is laid, there must be room."""
    for name in DRAFTED:
        demand(getattr(options, name) is None, name, "options-drafted")
    least = sorted(least_room(tile, options) for tile in pieces.tiles())
    roomy = least[0] + least[1] >= names.UNITS
    demand(roomy, "terrain", "options-draft-room")


def least_room(tile: int, options: Options) -> int:
    """How few squares a unit can enter on the two outer rows of a tile, at its worst."""
    return min(
        sum(enterable(letter, options.terrain) for row in board.tile_rows(tile, turns)[:2] for letter in row)
        for turns in range(4)
    )


def check_tiles(tiles: tuple[tuple[int, int], ...]) -> None:
    """B3: four different tiles, each turned by quarters."""
    demand(len({tile for tile, _ in tiles}) == 4, "tiles", "options-same-tile")
    demand(all(1 <= tile <= 24 for tile, _ in tiles), "tiles", "options-tile-numbers")
    demand(all(0 <= turns <= 3 for _, turns in tiles), "tiles", "options-tile-turns")


def check_board(rows: list[str]) -> None:
    """B1: eight rows of eight terrain letters, rank 8 first."""
    right = len(rows) == 8 and all(len(row) == 8 for row in rows)
    demand(right, "board", "options-rows")
    known = all(letter in names.LETTERS for row in rows for letter in row)
    demand(known, "board", "options-letters", letters=" ".join(names.LETTERS))


def check_room(rows: list[str], options: Options) -> None:
    """S1: each side needs eight squares it can enter on its two ranks."""
    for ranks, first in ((rows[6:], 1), (rows[:2], 7)):
        free = room(ranks, options.terrain)
        blamed = "board" if options.board else "tiles"
        demand(free >= names.UNITS, blamed, "options-room", first=first, second=first + 1, free=free)


def room(ranks: list[str], changes: Mapping[str, TerrainChange]) -> int:
    """How many squares of these ranks units can enter."""
    return sum(enterable(letter, changes) for row in ranks for letter in row)


def enterable(letter: str, changes: Mapping[str, TerrainChange]) -> bool:
    change = changes.get(letter)
    if change is not None and change.enter is not msgspec.UNSET:
        return change.enter
    return pieces.terrain()[letter].enter


def board_of(options: Options) -> list[str]:
    """The eight rows of the board, rank 8 first; blank while the draft has not laid it."""
    if options.board is not None:
        return list(options.board)
    return board.assembled([*(options.tiles or [(0, 0)] * 4)])


def terrain_with(changes: Mapping[str, TerrainChange]) -> dict[str, pieces.Terrain]:
    """The kinds of terrain with the overrides of a match."""
    found = dict(pieces.terrain())
    for letter, change in changes.items():
        fields = msgspec.to_builtins(change)
        if "attack_not_against" in fields:
            fields["attack_not_against"] = tuple(fields["attack_not_against"])
        found[letter] = msgspec.structs.replace(found[letter], **fields)
    return found


def sides(options: Options) -> int:
    return 2


def longest(options: Options) -> int:
    """A player turn takes fewer than 100 steps; there is no bound without a cap, or while equal rolls repeat."""
    return 0 if options.draft or not options.turn_cap else 200 + 200 * options.turn_cap
