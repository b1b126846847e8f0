"""What the kernel answers for a game that does not say otherwise."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from caracole.kernel.defaults import acting, seeing
from caracole.kernel.errors import PAGE, BadGame

if TYPE_CHECKING:
    from caracole.kernel.game import Game

FOLDER = Path(__file__).parent
PARTS: dict[str, Any] = {
    "names": acting.Names,
    "options": acting.Options,
    "sequence": acting.Sequence,
    "outcome": acting.Ending,
    "notation": acting.Notation,
    "features": acting.Features,
    "odds_query": acting.OddsQuery,
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
    """A file of a game; what it lacks, or all if there is no such file, the kernel answers."""

    def __init__(self, game: Game, file: str) -> None:
        self._game = game
        self._file = file
        self._own = own_file(game.package, file)
        self._default = PARTS[file](game) if file in PARTS else None

    def __getattr__(self, name: str) -> Any:
        for answers in (self._own, self._default):
            if hasattr(answers, name):
                setattr(self, name, getattr(answers, name))
                return getattr(answers, name)
        where = self._game.folder / f"{self._file}.py"
        raise BadGame(f"{where}: the game {self._game.name} lacks {name} there; see {PAGE}")


def own_file(package: str, file: str) -> Any:
    """The module of a game's package, or None; a game in one file has no others."""
    if not hasattr(import_module(package), "__path__") or find_spec(f"{package}.{file}") is None:
        return None
    return import_module(f"{package}.{file}")
