"""Nothing we reconstructed is called printed.

What survives in print are texts (and Manoeuvre's cards); boards, spinners, line-ups, terrain numbers and the options by
default are reconstructions, in whole or in part. So in what we publish the word *printed* stands before the name of a
text, and nowhere else. A rulebook says of each rule what is printed in it, and is held to that by test_rulebooks.py.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import caracole

ROOT = Path(__file__).parents[2]
TEXTS = "rules|texts?|leaflet|booklet|edition|editions|turn|cards?|reference chart"
"""What is in print; a game's turn is that of its text."""
ALLOWED = re.compile(rf"printed (?:French |Dutch |English )?(?:{TEXTS})\b", re.IGNORECASE)
FROM_THE_RULEBOOK = re.compile(
    r"^## What is reconstructed, how sure, and why\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL
)
PAGES = [
    ROOT / "README.md",
    ROOT / "NOTICE.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs/games").glob("*.md")),
    *sorted((ROOT / "docs/rulings").glob("*.md")),
    ROOT / "src/caracole/bots/levels.toml",
    *(file for game in caracole.games() for file in sorted((game.folder / "data").rglob("*.toml"))),
    *(game.folder / f"messages/en/{file}.ftl" for game in caracole.games() for file in ("game", "page")),
]


def overstated(text: str) -> list[str]:
    """Where something else than a text is called printed; what a marked rule quotes is the rulebook's."""
    own = FROM_THE_RULEBOOK.sub("", re.sub(r"[`*_]", "", text))
    words = " ".join(own.split())
    return [
        words[max(0, found.start() - 40) : found.end() + 40]
        for found in re.finditer(r"\bprinted\b", words, re.IGNORECASE)
        if not ALLOWED.match(words, found.start())
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_nothing_but_a_text_is_called_printed(page: Path) -> None:
    found = overstated(page.read_text(encoding="utf-8"))
    assert not found, f"{page.relative_to(ROOT)}: reconstructed or by default, not printed:\n  " + "\n  ".join(found)


@pytest.mark.parametrize(
    "told", ["two players, printed options", "The printed board,\nrows from the top", "rules as printed. All of them"]
)
def test_a_reconstruction_called_printed_is_found(told: str) -> None:
    assert overstated(told)


@pytest.mark.parametrize("told", ["the printed French rules (S) are short", "Where *printed* editions are silent"])
def test_a_printed_text_may_be_called_so(told: str) -> None:
    assert not overstated(told)
