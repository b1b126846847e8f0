"""Tables of the rulebook, from the game's data: none."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from caracole.kernel.figures import Table

TABLES: Mapping[str, Callable[[], Table]] = {}
