"""Bots that installed packages bring: the entry point `caracole.bots`, a name and a factory.

A factory is called with the game, a generator of its own, and whatever figures were written after the name; it returns
a bot for one seat. `title` and `character` of the factory, if it has them, are shown to people.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from caracole.kernel.errors import BadOptions

if TYPE_CHECKING:
    from caracole.kernel.game import Game
    from caracole.kernel.random import Random

GROUP = "caracole.bots"


@cache
def points() -> dict[str, Any]:
    """The entry points by name; nothing is loaded yet."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


@cache
def factory(name: str) -> Callable[..., Any]:
    """What an entry point names; BadOptions if that is nothing one can call."""
    point = points()[name]
    try:
        found = point.load()
    except Exception as error:
        raise BadOptions("bots", f"{name} cannot be loaded from {point.value}: {error}") from error
    if not callable(found):
        raise BadOptions("bots", f"{name} is no factory: {point.value} cannot be called with a game and a generator")
    made: Callable[..., Any] = found
    return made


def made(name: str, game: Game, random: Random, **figures: Any) -> Any:
    """A bot of a package; BadOptions if it cannot have these figures, or lacks what a bot must answer."""
    try:
        bot = factory(name)(game, random, **figures)
    except TypeError as error:
        raise BadOptions("bots", f"{name}: {error}") from error
    for answer in ("choose", "think", "stop"):
        if not callable(getattr(bot, answer, None)):
            raise BadOptions("bots", f"{name} does not answer {answer}, so it is no bot")
    return bot


def told(name: str, what: str) -> str:
    """What a factory says of itself to people; nothing if it cannot be loaded, which is said when it is to play."""
    try:
        return str(getattr(factory(name), what, ""))
    except BadOptions:
        return ""


class Register(Mapping[str, Any]):
    """The project's own bots, then those of packages; a package cannot take a name that is ours."""

    def __init__(self, own: Mapping[str, Any]) -> None:
        self.own = own

    def __getitem__(self, name: str) -> Any:
        return self.own[name] if name in self.own else factory(name) if name in points() else self.own[name]

    def __contains__(self, name: object) -> bool:
        return name in self.own or name in points()

    def __iter__(self) -> Iterator[str]:
        yield from self.own
        yield from (name for name in points() if name not in self.own)

    def __len__(self) -> int:
        return sum(1 for _ in self)
