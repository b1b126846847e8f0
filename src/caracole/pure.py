"""Run the rules as plain Python even where extensions are built (CARACOLE_PURE=1), those of other packages too."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.metadata import entry_points
from types import ModuleType


class Pure:
    """A finder that sees only .py files of this package and of every game's; asked before the usual ones."""

    def __init__(self, packages: set[str]) -> None:
        self.packages = packages

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.split(".")[0] not in self.packages:
            return None
        for folder in sys.path if path is None else path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec and spec.loader:
                return spec
        return None


def install() -> None:
    games = {point.module.split(".")[0] for point in entry_points(group="caracole.games")}
    sys.meta_path.insert(0, Pure({"caracole", *games}))
