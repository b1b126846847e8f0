"""Who takes part: a bot by name, with a budget of its own if wished: `old-guard`, `old-guard@300`, `old-guard@0.1s`."""

from __future__ import annotations

import msgspec

from caracole.bots import BOTS, Budget
from caracole.kernel.errors import BadOptions


class Entrant(msgspec.Struct, frozen=True):
    name: str
    """As it was written, and as it stands in tables."""
    bot: str
    budget: Budget


def entrant(text: str) -> Entrant:
    """After the @: simulations, or seconds with an s."""
    name = text.strip()
    bot, at, amount = name.partition("@")
    if bot not in BOTS:
        raise BadOptions("bots", f"there is no bot {bot!r}; there are {', '.join(BOTS)}")
    if not at:
        return Entrant(name, bot, Budget())
    try:
        budget = Budget(seconds=float(amount[:-1])) if amount.endswith("s") else Budget(playouts=int(amount))
    except ValueError:
        budget = Budget()
    if max(budget.playouts or 0, budget.seconds or 0) <= 0:
        raise BadOptions("bots", f"{name}: after the @ stands a number of simulations, or of seconds with an s")
    return Entrant(name, bot, budget)


def entrants(text: str) -> tuple[Entrant, ...]:
    """Several, with commas; no two alike."""
    found = tuple(entrant(part) for part in text.split(","))
    for each in found:
        if found.count(each) > 1:
            raise BadOptions("bots", f"{each.name} takes part twice")
    return found
