"""What somebody may have meant who wrote a name that does not exist."""

from __future__ import annotations

from collections.abc import Iterable


def near(word: str, known: Iterable[str]) -> str:
    """The end of a sentence, “; did you mean tambour?”; nothing where nothing is near."""
    from difflib import get_close_matches  # only who errs waits for it

    names = {name.casefold(): name for name in known}
    found = get_close_matches(word.casefold(), names, 1)
    return f"; did you mean {names[found[0]]}?" if found else ""
