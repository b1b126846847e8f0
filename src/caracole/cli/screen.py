"""What commands say on the terminal beside their results: complaints, warnings, progress."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import caracole
from caracole.kernel.errors import Refused

HOW_TO_COMPILE = "to compile them, run “python setup.py build_ext --inplace” in the sources with a C compiler installed"


class BadInput(Refused):
    """What was given cannot be used; one sentence says why, and the command ends with code 2."""


def listing(heads: list[str], rows: Iterable[list[str]]) -> None:
    """A table; a file or a pipe gets whole lines, however long."""
    grid = Table(box=None, pad_edge=False)
    for head in heads:
        grid.add_column(head, overflow="fold")
    for row in rows:
        grid.add_row(*map(Text, row))
    Console(width=None if sys.stdout.isatty() else 1000).print(grid)


def print_json(value: Any) -> None:
    typer.echo(msgspec.json.encode(value).decode())


def complain(sentence: str) -> None:
    typer.echo(f"caracole: {sentence}", err=True)


def warn_if_slow() -> None:
    """Once, before something that takes long."""
    if caracole.compiled():
        return
    if os.environ.get("CARACOLE_PURE"):
        complain("CARACOLE_PURE is set: the rules run as plain Python, many times slower; unset it")
    else:
        complain(f"the rules run as plain Python, many times slower; {HOW_TO_COMPILE}")


def progress() -> Progress:
    """A bar on the standard error; nothing at all when that is no terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )


@contextmanager
def waiting(sentence: str) -> Iterator[None]:
    """A sign of life beside a sentence while something runs of which nobody knows how long it takes."""
    with console().status(sentence) if sys.stderr.isatty() else nullcontext():
        yield


def console() -> Console:
    """For tables that change while something runs; silent when the standard error is no terminal."""
    return Console(stderr=True, quiet=not sys.stderr.isatty())
