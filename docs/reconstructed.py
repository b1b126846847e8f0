"""Write what is reconstructed into each game's page, from its rulebook: `python docs/reconstructed.py`."""

from __future__ import annotations

import re
from pathlib import Path

from caracole.kernel.game import Game, games
from caracole.kernel.rulebook import Rule

FOLDER = Path(__file__).parent / "games"
HEADING = "## What is reconstructed, how sure, and why"
SECTION = re.compile(rf"^{re.escape(HEADING)}\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
SURE = {"certain": "certain", "likely": "likely", "guess": "a guess"}


def page(game: Game) -> Path:
    return FOLDER / f"{game.name}.md"


def section(game: Game) -> str:
    """Every rule that is not printed; what it says itself is in the rulebook."""
    rows = [row(game, rule) for rule in game.rulebook.rules.values() if rule.origin != "printed"]
    return "\n".join(
        [
            HEADING,
            "",
            f"What follows is not in the printed rules: *found* outside them, or *ours*. `caracole rules {game.name}`",
            "marks it so. Written by `python docs/reconstructed.py` from `rulebook.toml`.",
            "",
            "| rule | origin | sure | what and why | sources | options |",
            "|---|---|---|---|---|---|",
            *rows,
            "",
        ]
    )


def row(game: Game, rule: Rule) -> str:
    options = ", ".join(f"`{name}`" for name in rule.option)
    sure = SURE[rule.sure or "guess"]
    cells = [rule.id, rule.origin, sure, rule.reason("en"), game.rulebook.cited(rule, "en"), options]
    return f"| {' | '.join(cells)} |"


def rewritten(game: Game, text: str) -> str:
    """The page with its section as the rulebook has it now, at the end if it had none."""
    told = section(game)
    if not SECTION.search(text):
        return f"{text.rstrip()}\n\n{told}"
    return SECTION.sub(lambda found: told if found.end() == len(text) else f"{told}\n", text)


if __name__ == "__main__":
    for every in games():
        page(every).write_text(
            rewritten(every, page(every).read_text(encoding="utf-8")), encoding="utf-8", newline="\n"
        )
