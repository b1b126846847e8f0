"""One package per game, all of the same shape; found by entry point, never imported by each other.

The package has the name of the function `caracole.games()`, so it can also be called like it.
"""

import sys
from types import ModuleType

from caracole.kernel.game import Game
from caracole.kernel.game import games as all_games


class CallableModule(ModuleType):
    """`caracole.games()` works before and after `import caracole.games.<name>`."""

    def __call__(self) -> list[Game]:
        return all_games()


sys.modules[__name__].__class__ = CallableModule
