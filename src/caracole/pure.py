"""Run the rules as plain Python even where their extensions are built (CARACOLE_PURE=1)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class Pure:
    """A finder that sees only .py files of this package; asked before the usual ones."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("caracole.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec:
                return spec
        return None


def install() -> None:
    sys.meta_path.insert(0, Pure)
