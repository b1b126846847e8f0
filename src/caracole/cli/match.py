"""`caracole match`."""

from __future__ import annotations

from typing import Annotated

import typer

from caracole.arena import tournament as arena
from caracole.arena.ratings import Verdict, sprt
from caracole.arena.report import rate_text
from caracole.cli.asking import Cluster, Jobs, Pairs, Players, Preset, Seed, asked, known_game
from caracole.cli.screen import BadInput, progress, warn_if_slow

Contender = Annotated[str, typer.Argument(help="A bot, with its budget after an @ if wished.")]


def match(
    one: Contender,
    other: Contender,
    game: Annotated[str, typer.Option(help="A game's name.")],
    differences: Annotated[
        str, typer.Option("--sprt", metavar="ELO0,ELO1", help="Is the first better by ELO1 rather than by ELO0?")
    ] = "0,30",
    blocks: Annotated[int, typer.Option(min=1, help="Give up after so many blocks.")] = 1000,
    seed: Seed = 0,
    players: Players = None,
    option: Pairs = None,
    preset: Preset = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
) -> None:
    """Decide in few matches whether one bot is better than another."""
    elo0, elo1 = bounds(differences)
    plan = arena.plan(known_game(game).name, f"{one},{other}", seed, asked(option, players), preset, mirror=False)
    name = plan.bots[0]
    matches = len(arena.seatings(plan))
    warn_if_slow()
    scores: list[tuple[int, float]] = []
    verdict: Verdict | None = None
    with progress() as bar:
        task = bar.add_task("blocks", total=blocks)
        for count, row in enumerate(arena.run(plan, blocks, jobs=jobs, cluster=cluster), 1):
            scores.append((row.block, sum(p for who, p in zip(row.seats, row.payoffs, strict=True) if who == name)))
            if count % matches == 0:
                verdict = sprt(scores, elo0, elo1, seats=len(row.seats))
                bar.advance(task)
                if verdict.decided:
                    break
    if verdict:
        typer.echo(sentence(name, plan.bots[1], verdict, (elo0, elo1)))


def bounds(text: str) -> tuple[float, float]:
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise BadInput(f"--sprt {text!r} is not written like 0,30") from None
    if not low < high:
        raise BadInput(f"--sprt {text}: the second difference must be the greater")
    return low, high


def sentence(one: str, other: str, verdict: Verdict, differences: tuple[float, float]) -> str:
    """a against b: 61.2 % (55.0 – 67.1) of 240 matches; better at 0 against 30 Elo (evidence 2.97, decided …)."""
    decided = verdict.decided or "undecided"
    return (
        f"{one} against {other}: {rate_text(verdict.rate)} of {verdict.rate.matches} matches; {decided}"
        f" at {differences[0]:g} against {differences[1]:g} Elo"
        f" (evidence {verdict.evidence:.2f}, decided at {verdict.low:.2f} and {verdict.high:.2f})"
    )
