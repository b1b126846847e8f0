"""`caracole engine`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from caracole.arena.entrants import entrant
from caracole.bots.engine_loop import Loop
from caracole.cli.asking import Seed


def engine(
    bot: Annotated[str, typer.Argument(help="A bot, with figures after colons if wished.")] = "old-guard",
    seed: Seed = 0,
) -> None:
    """Let another program ask a bot, line by line (docs/bots.md, Engines)."""
    Loop(bot, entrant(bot).seated, sys.stdout, seed).run(sys.stdin)
