"""Drawings lent by `symbols.svg` and by the ground; a picture carries only those it uses."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from caracole.games.manoeuvre.picture import ground
from caracole.kernel import svg

FILE = Path(__file__).parent / "symbols.svg"
LENT = re.compile(r'^<\w+ id="([^"]+)".*$', re.MULTILINE)
USED = re.compile(r'href="#([^"]+)"|url\(#([^)]+)\)')


@cache
def lent() -> dict[str, str]:
    """Every drawing of the file by its id, one a line."""
    return {found[1]: found[0] for found in LENT.finditer(FILE.read_text(encoding="utf-8"))}


@cache
def drawing(name: str) -> str:
    return ground.symbol(name) if name.startswith("ter-") or name in ground.PARTS else lent()[name]


@cache
def everything() -> str:
    """Every drawing, for a page that keeps it: what a match needs changes with its cards."""
    signs = [ground.sign(letter, variant) for letter, count in ground.VARIANTS.items() for variant in range(count)]
    return svg.ground(svg.group(*lent().values(), *map(drawing, (*signs, *ground.PARTS)), id="lent"))


def needed(body: str, own: dict[str, str]) -> str:
    """The definitions a body refers to, and those they refer to; `own` are made for this picture alone."""
    found: dict[str, str] = {}
    texts = [body]
    while texts:
        for pair in USED.findall(texts.pop()):
            name = pair[0] or pair[1]
            if name not in found:
                found[name] = own[name] if name in own else drawing(name)
                texts.append(found[name])
    return "".join(found[name] for name in sorted(found))
