"""`caracole puzzles`."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from caracole.arena import puzzles as arena
from caracole.arena.simulate import Series
from caracole.cli.asking import Cluster, GameName, Jobs, Pairs, Players, Preset, Seed, asked, known_game
from caracole.cli.files import writing
from caracole.cli.screen import BadInput, progress, warn_if_slow
from caracole.review import CARES


def puzzles(
    game: GameName,
    out: Annotated[str, typer.Option(metavar="FILE", help="Where the puzzles go, one a line; - for standard output.")],
    matches: Annotated[int, typer.Option(min=1, help="How many matches are searched for puzzles.")] = 1,
    seed: Seed = 0,
    bots: Annotated[str, typer.Option(help="A bot for each seat, with commas, or one for all.")] = "voltigeur",
    care: Annotated[str, typer.Option(help=f"{' or '.join(CARES[:-1])}; the proof has ten times as much.")] = "quick",
    players: Players = None,
    option: Pairs = None,
    preset: Preset = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
) -> None:
    """Find positions with one good answer, each proved."""
    if care not in CARES[:-1]:
        raise BadInput(f"there is no care {care!r} that leaves room for a proof; there are {', '.join(CARES[:-1])}")
    series = Series(
        game=known_game(game).name,
        matches=matches,
        seed=seed,
        asked=asked(option, players),
        preset=preset,
        bots=tuple(name.strip() for name in bots.split(",")),
    )
    warn_if_slow()
    found = decisions = candidates = failed = 0
    with writing(out) as stream, progress() as bar:
        task = bar.add_task("matches", total=matches)
        for mined in arena.dig(series, care, jobs=jobs, cluster=cluster):
            for puzzle in mined.puzzles:
                stream.write(msgspec.json.encode(puzzle) + b"\n")
            found += len(mined.puzzles)
            decisions, candidates, failed = (
                decisions + mined.decisions,
                candidates + mined.candidates,
                failed + mined.failed,
            )
            bar.advance(task)
    summary = (
        f"{matches} matches, {decisions} decisions: {candidates} candidates, {failed} failed the proof, {found} puzzles"
    )
    typer.echo(summary, err=out == "-")
