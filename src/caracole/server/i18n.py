"""What the server says to people. A sentence is kept as a wording until it is known who reads it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from caracole.kernel.errors import Wording
from caracole.kernel.game import game
from caracole.kernel.messages import catalogue

LONGEST = 1_000
"""Letters of one word or list in a sentence."""
MESSAGES = catalogue(Path(__file__).parent / "messages")


def say(language: str, wording: Wording) -> str:
    """The sentence, from the server's catalogue or a game's; an id that is not there is an error of ours."""
    messages = game(wording.game).messages if wording.game else MESSAGES
    args = tuple((name, word(language, arg)) for name, arg in wording.args.items())
    return messages.said(language, wording.message, args)  # not remembered: what strangers send can be of any size


def word(language: str, arg: Any) -> Any:
    """A text of a stranger's is cut: a sentence of thousands of letters is none, and Fluent refuses to say it."""
    if isinstance(arg, Wording):
        return say(language, arg)
    return f"{arg[:LONGEST]}…" if isinstance(arg, str) and len(arg) > LONGEST else arg
