"""The five levels, and how strong each is in a game: data, changed by a game where it knows better."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from caracole.kernel import numbers
from caracole.kernel.errors import BadOptions
from caracole.kernel.game import Game
from caracole.kernel.network import Network
from caracole.kernel.state import State

Way = Literal["greedy", "mcts", "expectimax", "turn_alphabeta"]
TO_THE_END = -1
"""The horizon of a game that cannot tell what a running match is worth: its matches are played out."""
LEVELS = ("tambour", "conscript", "voltigeur", "cuirassier", "old-guard")


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a bot thinks when nobody says otherwise; the keys are explained in levels.toml."""

    search: Way | Literal["beam"]
    varied: Way | None = None
    playouts: int | None = None
    seconds: float | None = None
    slip: float = 0.0
    overlook: Annotated[float, msgspec.Meta(ge=0, lt=1)] = 0.0
    exact: int = 0
    exploration: float = 1.0
    prior_temperature: float = 0.125
    estimate_weight: float = 1.0
    first_play_urgency: float = 0.05
    horizon: int = 0
    cores: Annotated[int, msgspec.Meta(ge=1, le=256)] = 1
    width: float = 0.0
    public_nodes: bool = False
    beam_width: int = 4096
    foresight: Annotated[int, msgspec.Meta(ge=0)] = 0
    sure: float = 0.0
    careful: bool = True
    insight: str = "learned"


@cache
def level(game: Game, name: str) -> Level:
    """A level as a game has it: the common figures, then the game's own for all levels, then those for this one."""
    figures = read(Path(__file__).with_name("levels.toml"))[name]
    if not game.evaluates:
        figures = {**figures, "horizon": TO_THE_END}
    own = game.folder / "data" / "levels.toml"
    if own.exists():
        sections = read(own)
        figures = {**figures, **sections.get("all", {}), **sections.get(name, {})}
    return msgspec.convert(figures, Level)


def insight(state: State, named: str) -> Any:
    """What appraisals in a position go by, as a level says; BadOptions if a file holds no network for it."""
    if named in ("learned", "formula"):
        return state.insight if named == "learned" else None
    found, inputs = stored(named), state.game.names.INPUTS
    if found.inputs != inputs:
        raise BadOptions("bots", f"{named} takes {found.inputs} inputs, {state.game.name} has {inputs}")
    return found.twin()


@cache
def stored(file: str) -> Network:
    """The network in a file, read once."""
    try:
        return Network(numbers.floats(Path(file)))
    except (OSError, ValueError) as error:
        raise BadOptions("bots", f"{file} holds no network: {error}") from None


def changed(level: Level, figures: dict[str, Any]) -> Level:
    """The level with some figures changed; BadOptions if there is no such figure or it cannot have the value."""
    if not figures:
        return level
    if "search" in figures:
        figures = {"varied": None, **figures}
    try:
        found = msgspec.convert({**msgspec.to_builtins(level), **figures}, Level)
        if found.cores > 1 and found.search != "mcts":
            raise BadOptions("bots", "several cores share a search by tree, and this level has none")
        return found
    except msgspec.ValidationError as error:
        raise BadOptions("bots", f"{', '.join(figures)}: {error}") from None


def read(file: Path) -> dict[str, dict[str, Any]]:
    return tomllib.loads(file.read_text(encoding="utf-8"))
