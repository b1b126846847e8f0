"""What is said of a rule beside its text, and the marks that stand for it: on the terminal, on a page, on the site."""

from __future__ import annotations

import re
from pathlib import Path

from caracole.kernel.game import Game
from caracole.kernel.messages import catalogue
from caracole.kernel.rulebook import Rule

MARKS = {"found": "°", "ours": "†", "shown": "‡"}
"""By origin, and for what nothing enforces; a printed rule that is enforced has none."""


def heading(game: Game, chapter: str, language: str) -> str:
    """A chapter as readers of a language call it."""
    message = "chapter-" + re.sub("[^a-z]+", "-", chapter.lower())
    return game.messages.say(language, message) if game.messages.has(language, message) else chapter


def known(game: Game, rule: Rule, language: str) -> list[str]:
    """Where a rule is from, what enforces it, which options change it; and if it is not printed, how sure we are."""
    parts = [f"{word(language, f'origin-{rule.origin}')} ({game.rulebook.cited(rule, language)})"]
    parts.append(word(language, f"enforced-{rule.enforced}"))
    if rule.option:
        parts.append(word(language, "option", names=", ".join(rule.option)))
    lines = ["; ".join(parts) + "."]
    if rule.sure:
        lines.append(f"{word(language, f'sure-{rule.sure}')}: {rule.reason(language)}")
    return lines


def marks(rule: Rule) -> str:
    signs = MARKS.get(rule.origin, "") + MARKS.get(rule.enforced, "")
    return (f" {signs}" if signs else "") + (f" [{', '.join(rule.option)}]" if rule.option else "")


def legend(game: Game, language: str) -> str:
    lines = [f"{MARKS[origin]} {word(language, f'origin-{origin}')}" for origin in ("found", "ours")]
    lines.append(f"{MARKS['shown']} {word(language, 'enforced-shown')}")
    lines.append(f"[…] {word(language, 'legend-option')}")
    return "\n".join([*lines, word(language, "legend-more", game=game.name)])


def word(language: str, message: str, **args: str) -> str:
    return catalogue(Path(__file__).parent / "messages").say(language, message, **args)
