"""`caracole review`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from caracole.arena import review as arena
from caracole.arena.near import near
from caracole.cli.asking import Cluster, Jobs, Json, Language, known_language
from caracole.cli.files import lines, place, reading, writing
from caracole.cli.records import read, replayed
from caracole.cli.screen import BadInput, listing, progress, warn_if_slow
from caracole.kernel.errors import BadRecord
from caracole.review import CARES, Review, report

Care = Annotated[str, typer.Option(help=f"How much is spent on a decision: {', '.join(CARES)}.")]


def review(
    file: Annotated[str, typer.Argument(metavar="FILE", help="Finished records, one a line; - for standard input.")],
    care: Care = "quick",
    seed: Annotated[int, typer.Option(help="The same seed gives the same review.")] = 0,
    html: Annotated[str | None, typer.Option(metavar="FILE", help="Where a report goes, in one file.")] = None,
    json: Json = False,
    lang: Language = "en",
    jobs: Jobs = 1,
    cluster: Cluster = None,
) -> None:
    """Say what each decision of finished matches was worth."""
    language = known_language(lang)
    known_care(care)
    if html is not None:
        place(html)
    warn_if_slow()
    wanted = list(records(file))
    with progress() as bar:
        task = bar.add_task("matches", total=len(wanted))
        steps = bar.add_task("steps", total=None, visible=jobs == 1 and cluster is None)

        def stepped(done: int, total: int) -> None:
            bar.update(steps, completed=done, total=total)

        found = []
        for each in arena.reviews(wanted, care, seed, jobs=jobs, cluster=cluster, progress=stepped):
            found.append(each)
            bar.advance(task)
            if json:
                typer.echo(each.dump().decode())
    if not json:
        show(found)
    if html is not None:
        with writing(html) as stream:
            for part in report.page(found, language):
                stream.write(part.encode())


def known_care(name: str) -> str:
    if name not in CARES:
        raise BadInput(f"there is no care {name!r}; there are {', '.join(CARES)}{near(name, CARES)}")
    return name


def records(name: str) -> Iterator[bytes]:
    """Every finished record of the file; the first that does not follow, or is not over, is refused with its line."""
    found = False
    with reading(name) as stream:
        for number, line in lines(stream):
            found = True
            try:
                match = replayed(read(line))
                arena.finished(match)
            except BadRecord as error:
                rule = f" [{error.rule}]" if error.rule else ""
                raise BadInput(f"{name}:{number}: {error}{rule}") from None
            yield match.record().dump()
    if not found:
        raise BadInput(f"{name}: there is no record in it")


def show(found: list[Review]) -> None:
    heads = ["match", "side", "result", "luck", "adjusted", "lost", "accuracy", "?!", "?", "??", "turning points"]
    rows = []
    for number, each in enumerate(found, 1):
        points = " ".join(str(step) for step in sorted((*each.mistakes, *each.fortunes)))
        for side, told in enumerate(each.sides):
            accuracy = "–" if told.accuracy is None else f"{told.accuracy:.1f} %"
            marks = [str(told.grades[name]) for name in ("inaccuracy", "mistake", "blunder")]
            figures = [f"{told.result:.2f}", f"{told.luck:+.3f}", f"{told.adjusted:.3f}", f"{told.lost:.3f}", accuracy]
            rows.append([str(number) if not side else "", str(side), *figures, *marks, points if not side else ""])
    listing(heads, rows)
