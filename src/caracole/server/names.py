"""Names as they are shown, and as they are compared: what looks the same is the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Container
from itertools import count

from caracole.server import errors

LONGEST = 40
BLANK = dict.fromkeys([0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0, 0x1D159], " ")
"""Letters and signs that are as wide as others and look like a space."""
UNSEEN = {
    **dict.fromkeys([0, 0x034F, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F]),
    **dict.fromkeys([*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]),
    **BLANK,
}
"""Those, and marks that leave no trace on the screen."""


def clean_name(raw: str) -> str:
    """A name as it will be shown: one line, at most 40 letters, nothing invisible."""
    name = " ".join(unicodedata.normalize("NFC", raw).split())
    if not name or len(name) > LONGEST or any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn") for c in name):
        raise errors.malformed("bad-name")
    if not folded(name) or len(folded(name)) > LONGEST:  # one sign may stand for a whole sentence
        raise errors.malformed("bad-name")
    return name


def folded(name: str) -> str:
    """Without case, width, ligatures, circles round letters and what is not seen: names that look alike are one."""
    once = unicodedata.normalize("NFKC", name.translate(UNSEEN)).casefold()
    return " ".join(unicodedata.normalize("NFKC", once).translate(UNSEEN).split())


def another(name: str, taken: Container[str]) -> str:
    """The name with a number behind it that nobody has."""
    while len(folded(name)) > LONGEST - 8 or len(name) > LONGEST - 8:
        name = name[:-1]
    return next(tried for number in count(2) if folded(tried := f"{name} ({number})") not in taken)
