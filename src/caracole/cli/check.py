"""`caracole check`."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer

from caracole.cli.files import lines, reading
from caracole.cli.records import Unreadable, read, replayed
from caracole.cli.screen import complain, progress, warn_if_slow
from caracole.kernel.errors import BadRecord

WRONG, UNREADABLE = 1, 2
"""Exit codes; unreadable input weighs more."""


def check(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="Records, one a line; - for standard input.")],
) -> None:
    """Check records: steps, legal lists, results, proofs of luck."""
    warn_if_slow()
    counts: Counter[str] = Counter()
    for name in files:
        check_file(name, counts)
    typer.echo(summary(counts))
    if counts["unreadable"] or not counts["records"]:
        raise typer.Exit(UNREADABLE)
    if counts["wrong"]:
        raise typer.Exit(WRONG)


def check_file(name: str, counts: Counter[str]) -> None:
    with reading(name) as stream, progress() as bar:
        task = bar.add_task("records", total=None)
        found = False
        for number, line in lines(stream):
            found = True
            check_line(f"{name}:{number}", line, counts)
            bar.advance(task)
        if not found:
            complain(f"{name}: there is no record in it")
            counts["unreadable"] += 1


def check_line(where: str, line: bytes, counts: Counter[str]) -> None:
    """Count the record as fine, wrong or unreadable, and say what is wrong with it."""
    counts["records"] += 1
    try:
        record = read(line)
        match = replayed(record)
    except Unreadable as error:
        complain(f"{where}: {error}")
        counts["unreadable"] += 1
    except BadRecord as error:
        typer.echo(f"{where}: {error}")
        counts["wrong"] += 1
    else:
        counts["fine"] += 1
        counts["steps"] += match.version
        counts["unfinished"] += not match.over
        counts["traces"] += any(step.legal or step.odds for step in record.steps)
        counts["proven"] += match.luck is not None


def summary(counts: Counter[str]) -> str:
    """12 records, 2044 steps: 11 fine (1 unfinished, 1 with its luck proven), 1 wrong."""
    extras = [("unfinished", "unfinished"), ("traces", "traces"), ("proven", "with fair luck proven")]
    counted = ", ".join(f"{counts[key]} {words}" for key, words in extras if counts[key])
    parts = [f"{counts['fine']} fine" + f" ({counted})" * bool(counted)]
    parts += [f"{counts[key]} {key}" for key in ("wrong", "unreadable") if counts[key]]
    number = counts["records"]
    return f"{number} record{'s' * (number != 1)}, {counts['steps']} steps: {', '.join(parts)}"
