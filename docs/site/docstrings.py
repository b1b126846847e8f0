"""Docstrings for Sphinx: ours are plain text with `names` and drawings, not reStructuredText."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any

SPECIAL = re.compile(r"([\\*|_<>:])")
NAMED = re.compile(r"`+([^`]+)`+")


def written(app: Any, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Called by autodoc, which reads what is left in `lines`."""
    paragraphs = [list(group) for blank, group in groupby(lines, key=lambda line: not line.strip()) if not blank]
    lines[:] = [line for paragraph in paragraphs for line in [*block(paragraph), ""]]


def block(paragraph: list[str]) -> list[str]:
    """Sentences, or lines that mean something by where they stand: drawings, tables, examples."""
    drawn = any(line.startswith((" ", ">>>", "- ", "* ", "| ")) or "   " in line for line in paragraph)
    if drawn:
        return ["::", "", *(f"    {line}" for line in paragraph)]
    return [sentence(" ".join(paragraph))]


def sentence(text: str) -> str:
    """Names between backquotes become literals wherever they stand; nothing else has a meaning."""
    parts = NAMED.split(text)
    return "".join(rf"\ ``{part}``\ " if place % 2 else SPECIAL.sub(r"\\\1", part) for place, part in enumerate(parts))


def is_skipped(app: Any, what: str, name: str, thing: Any, skip: bool, options: Any) -> bool | None:
    """Fields of records and what Cython or msgspec put into a class are told by its own docstring."""
    if name.startswith("_") or name in ("args", "add_note", "with_traceback"):
        return True
    return None
