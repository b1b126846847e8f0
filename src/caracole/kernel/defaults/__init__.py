"""What the kernel answers for a game that does not say otherwise."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from caracole.kernel import contract
from caracole.kernel.defaults import acting, seeing
from caracole.kernel.errors import PAGE, BadGame

if TYPE_CHECKING:
    from caracole.kernel.game import Game

T = TypeVar("T")
FOLDER = Path(__file__).parent
PARTS: dict[str, Any] = {
    "names": acting.Names,
    "options": acting.Options,
    "sequence": acting.Sequence,
    "outcome": acting.Ending,
    "notation": acting.Notation,
    "features": acting.Features,
    "odds_query": acting.OddsQuery,
    "set_up": acting.SetUp,
    "refusals": acting.Refusals,
    "view": seeing.Sight,
    "events": seeing.Events,
    "narrate": seeing.Narrate,
    "gestures": seeing.Gestures,
    "render": seeing.Render,
    "figures": seeing.Figures,
    "text": seeing.Text,
}
"""By file of a game's folder."""


class Answers:
    """A file of a game: whatever the contract asks of it, answered by the game's own file or else by the kernel."""

    def __init__(self, game: Game, file: str) -> None:
        self._where = f"{game.folder / file}.py: the game {game.name}"
        own = own_file(game.package, file)
        given = {} if own is None else vars(own)
        default = PARTS[file](game)
        for name in contract.answers(file):
            if name in given:
                setattr(self, name, given[name])
            elif hasattr(default, name):
                setattr(self, name, getattr(default, name))

    def __getattr__(self, name: str) -> Any:
        raise BadGame(f"{self._where} lacks {name} there; see {PAGE}")


class Part(Generic[T]):
    """A file of the folder as an attribute of its game, loaded when it is first asked for."""

    def __set_name__(self, owner: type[Game], name: str) -> None:
        self.file = name

    def __get__(self, game: Game, owner: type[Game]) -> T:
        loaded = cast(T, Answers(game, self.file))
        vars(game)[self.file] = loaded
        return loaded


class Sheet(Generic[T]):
    """A file of the folder that is data alone, as an attribute of its game: read when it is first asked for."""

    def __init__(self, read: Callable[[Path], T]) -> None:
        self.read = read

    def __set_name__(self, owner: type[Game], name: str) -> None:
        self.name = name

    def __get__(self, game: Game, owner: type[Game]) -> T:
        found = self.read(game.data(self.name))
        vars(game)[self.name] = found
        return found


def own_file(package: str, file: str) -> Any:
    """The module of a game's package, or None; a game in one file has no others."""
    if not hasattr(import_module(package), "__path__") or find_spec(f"{package}.{file}") is None:
        return None
    return import_module(f"{package}.{file}")
