"""How often a plain game is asked what is legal, and how often its positions are copied."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from caracole import Game
from caracole.kernel import fields


@dataclass
class Counted:
    legal: int = 0
    copies: int = 0


@contextmanager
def counted(game: Game) -> Iterator[Counted]:
    counts, kind = Counted(), game.state_class
    legal, copy = vars(kind)["legal_actions"], fields.copy

    def count_legal(state: Any) -> Any:
        counts.legal += 1
        return legal(state)

    def count_copies(*given: Any) -> None:
        counts.copies += 1
        copy(*given)

    with patch.object(kind, "legal_actions", count_legal), patch.object(fields, "copy", count_copies):
        yield counts
