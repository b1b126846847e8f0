"""Options of a match: players, track, spinner, and every flag of docs/games/generalowsky.md."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from caracole.games.generalowsky import names
from caracole.kernel.luck import Luck
from caracole.kernel.options import Side, among, demand, within

ARRANGED: dict[str, dict[str, list[str]]] = msgspec.toml.decode(
    (Path(__file__).parent / "data/spinners.toml").read_bytes()
)
"""The sectors of each band of the known spinners, as they are drawn."""
SPINNERS = {name: {band: dict(Counter(results)) for band, results in bands.items()} for name, bands in ARRANGED.items()}
"""How many sectors of each band show what, by the name of the spinner."""
BANDS = "YWOR"
SPECIAL = {"X": names.CROSS, "black": names.BLACK, "gen": names.DRAWING, "red": names.RED}
MOST_SECTORS = 1_000_000
MOST_SPINS = 1_000_000
MOST_MEDALS = 1_000_000

DEFAULTS: dict[str, Any] = {
    "players": 4,
    "first": None,
    "L": 21,
    "M": None,
    "spinner": "spin12",
    "stride": "exact",
    "landing_medal": "pot",
    "moscow_landing": "k",
    "x_scope": "group",
    "black_adds": True,
    "black_loss": "mover",
    "gen_jump": "teleport",
    "two_gen_declare": "each",
    "two_gen_win": "single",
    "supply": None,
    "max_spins": 3000,
}
FIRST = "first"

PRESETS: dict[str, dict[str, Any]] = {"spin12": {}, "dice6": {"spinner": "dice6"}}


class Spinner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many sectors of each band show what."""

    Y: dict[str, int]
    W: dict[str, int]
    O: dict[str, int]  # noqa: E741  # the letter of the record
    R: dict[str, int]

    def band(self, letter: str) -> dict[str, int]:
        found: dict[str, int] = getattr(self, letter)
        return found


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The resolved options, as a record carries them."""

    players: Literal[2, 3, 4, 5, 6]
    first: Side
    L: int
    M: int
    spinner: Annotated[Spinner, msgspec.Meta(extra_json_schema={"examples": list(SPINNERS)})]
    landing_medal: Literal["pot", "arriver", "covered"]
    moscow_landing: Literal["k", "one"]
    x_scope: Literal["group", "pile"]
    black_adds: bool
    black_loss: Literal["mover", "group"]
    gen_jump: Literal["teleport", "walk"]
    two_gen_declare: Literal["each", "both"]
    two_gen_win: Literal["single", "sum42"]
    supply: int | None
    max_spins: int
    stride: Literal["exact", "up_to"] = "exact"
    """Records older than this option have none and go on as they were."""


def is_default(options: Options) -> bool:
    """Whether nothing is changed but the number of players, who begins, and when to stop."""
    chosen = {"players", "first", "M", "spinner", "max_spins"}
    plain = all(getattr(options, name) == value for name, value in DEFAULTS.items() if name not in chosen)
    bands = {band: options.spinner.band(band) for band in BANDS}
    return plain and options.M == options.L - 1 and bands == SPINNERS[DEFAULTS["spinner"]]


def resolve(asked: dict[str, Any], luck: Luck) -> dict[str, Any]:
    """P5: the start player is drawn unless given; P6: Moscow is the last space unless placed; P7: names of spinners."""
    players = asked["players"]
    within("players", players, 2, 6)
    first = luck.below(players, "setup.first") if asked["first"] is None else asked["first"]
    length = asked["L"]
    last = length - 1 if isinstance(length, int) else 0
    moscow = last if asked["M"] is None else asked["M"]
    supply = 10 * generals(players) if asked["supply"] == "limited" else asked["supply"]
    return {**asked, "first": first, "M": moscow, "spinner": sectors(asked["spinner"]), "supply": supply}


def sectors(spinner: Any) -> Any:
    """The figures of a spinner given by its name."""
    if not isinstance(spinner, str):
        return spinner
    among("spinner", spinner, SPINNERS)
    return SPINNERS[spinner]


def generals(players: int) -> int:
    """P1: one general each, two each when two or three play."""
    return players if players > 3 else 2 * players


def kind(result: str) -> int:
    """What a sector shows, as a number; −1 if no sector can show this."""
    if result in SPECIAL:
        return SPECIAL[result]
    if (
        result.isascii()
        and result.isdecimal()
        and 1 <= int(result) < names.LONGEST_TRACK
        and str(int(result)) == result
    ):
        return int(result)
    return -1


def check(options: Options) -> None:
    within("first", options.first, 0, options.players - 1)
    within("L", options.L, 1, names.LONGEST_TRACK)
    demand(0 <= options.M < options.L, "M", "options-moscow", last=options.L - 1)
    for band in BANDS:
        check_band(band, options.spinner.band(band), options.L)
    limited = options.supply is None or 1 <= options.supply <= MOST_MEDALS
    demand(limited, "supply", "options-supply", most=MOST_MEDALS)
    within("max_spins", options.max_spins, 1, MOST_SPINS)


def check_band(band: str, sectors: dict[str, int], length: int) -> None:
    """P7, T4: a band has sectors, and no number that leads all the way round the track."""
    for result, count in sectors.items():
        demand(kind(result) >= 0, "spinner", "options-sector", band=band, told=result)
        demand(count >= 0, "spinner", "options-sectors-below", band=band, told=result, count=count)
        walk = kind(result) if kind(result) < names.BLACK else 0
        demand(walk < length, "spinner", "options-round", band=band, told=result, length=length)
    total = sum(sectors.values())
    demand(1 <= total <= MOST_SECTORS, "spinner", "options-sectors", band=band, total=total, most=MOST_SECTORS)


def sides(options: Options) -> int:
    return options.players


def longest(options: Options) -> int:
    """A spin takes at most an order, a declaration and a target or stride; one declaration may be left unspun."""
    return 4 * options.max_spins + 1
