"""Answers of a game to questions about its odds, asked in words."""

from __future__ import annotations

from fractions import Fraction

import msgspec


class Answer(msgspec.Struct, frozen=True):
    """A heading, and the chance of each thing that may happen."""

    heading: str
    rows: tuple[tuple[str, Fraction], ...]
