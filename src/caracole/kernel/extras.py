"""What only some parts need is installed with them; whoever lacks it is told how."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports inside this that fail name the extra of the package which brings what is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] == "caracole":
            raise
        advice = f"{error.name} is not installed; run: pip install 'caracole[{name}]'"
        raise ModuleNotFoundError(advice, name=error.name, path=error.path) from error
