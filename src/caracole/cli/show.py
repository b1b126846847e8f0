"""`caracole show`."""

from __future__ import annotations

from typing import Annotated

import typer

from caracole.cli.asking import Language, known_language
from caracole.cli.files import lines, reading, writing
from caracole.cli.records import read, replayed
from caracole.cli.screen import BadInput
from caracole.kernel.events import Line
from caracole.kernel.match import Match
from caracole.kernel.names import SPECTATOR


def show(
    file: Annotated[str, typer.Argument(metavar="FILE", help="Records, one a line; - for standard input.")],
    line: Annotated[int, typer.Option(min=1, help="Which line of the file.")] = 1,
    step: Annotated[int | None, typer.Option(min=0, help="The position after this step; the last if left out.")] = None,
    svg: Annotated[str | None, typer.Option(metavar="OUT.svg", help="Write the picture here instead.")] = None,
    layout: Annotated[str | None, typer.Option(help="Which picture, if the game has several.")] = None,
    seat: Annotated[int, typer.Option(min=SPECTATOR, help="Who looks; -1 for a spectator.")] = SPECTATOR,
    lang: Language = "en",
) -> None:
    """Show a match: its log and a position, as text or picture."""
    language = known_language(lang)
    match = replayed(read(line_of(file, line)))
    number = match.version if step is None else step
    if number > match.version:
        raise BadInput(f"there is no step {number}; the match has {match.version}")
    if seat >= match.game.options.sides(match.options):
        raise BadInput(f"there is no seat {seat}; the match has {match.game.options.sides(match.options)}, from 0")
    if svg is not None:
        with writing(svg) as stream:
            stream.write(match.draw(seat, layout=layout, step=number, language=language).encode())
        return
    match.rewind(number)
    typer.echo(story(match, seat, language))


def line_of(name: str, wanted: int) -> bytes:
    last = 0
    with reading(name) as stream:
        for number, text in lines(stream):
            if number == wanted:
                return text
            last = number
    raise BadInput(f"{name}: there is no record in line {wanted}" + (f"; the last is in line {last}" if last else ""))


def story(match: Match, seat: int, language: str) -> str:
    """The log, a blank line, the position and what is asked."""
    sentences = [sentence(line) for line in match.log(seat, language)]
    view = match.view(seat)
    asked = [] if match.over else [match.game.narrate.prompt(view, language)]
    return "\n".join([match.game.title, "", *sentences, "", match.game.text.board(view), "", *asked]).rstrip()


def sentence(line: Line) -> str:
    """17  Red marches from 12 to 20. [T1 D4]"""
    rules = f" [{' '.join(line.rules)}]" if line.rules else ""
    return f"{line.step:4}  {line.text}{rules}"
