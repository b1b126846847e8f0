"""`caracole play`."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from importlib import import_module
from typing import Annotated

import msgspec
import typer

from caracole.arena.entrants import entrant
from caracole.arena.near import near
from caracole.bots import BOTS, is_known
from caracole.cli.asking import (
    OPPONENT,
    Language,
    Pairs,
    Players,
    Preset,
    asked,
    known_game,
    known_language,
    names_of_games,
)
from caracole.cli.files import lines, reading
from caracole.cli.records import SAVE, Save, opened, replayed
from caracole.cli.screen import BadInput, warn_if_slow
from caracole.cli.sitting import PEOPLE, Sitting
from caracole.kernel.luck import FairLuck
from caracole.kernel.match import Match


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="A game's name; not needed with --resume.", autocompletion=names_of_games),
    ] = None,
    seats: Annotated[
        str | None, typer.Option(help=f"Who sits where, with commas: me, person, or a bot; else me and {OPPONENT}.")
    ] = None,
    players: Players = None,
    option: Pairs = None,
    preset: Preset = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed gives the same dice, and the same bots that answer you.")
    ] = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="Go on with a match that was saved.")] = None,
    lang: Language = "en",
) -> None:
    """Play in the terminal, against a bot or another person."""
    language = known_language(lang)
    given = seats.split(",") if seats is not None else None
    if resume is not None:
        if game is not None or players is not None or option or preset is not None or seed is not None:
            raise BadInput("a saved match brings its own game, options and seed; leave them out with --resume")
        match, people = resumed(resume, given)
    elif game is not None:
        match, people = started(game, given, players, option, preset, seed)
    else:
        raise BadInput("which game? “caracole games” lists them; or go on with a saved match by --resume FILE")
    warn_if_slow()
    with suppress(ImportError):
        import_module("readline")  # arrow keys and history while typing, where the system has it
    Sitting(match, people, language, resume).play()


def started(
    name: str,
    seats: list[str] | None,
    players: int | None,
    pairs: list[str] | None,
    preset: str | None,
    seed: int | None,
) -> tuple[Match, list[str]]:
    """A new match with luck committed to before anything is drawn."""
    game = known_game(name)
    wanted = asked(pairs, players)
    if seats is not None and "players" in game.options.DEFAULTS:
        wanted.setdefault("players", len(seats))
    luck = FairLuck(None if seed is None else hashlib.sha256(f"caracole-play/1:{seed}".encode()).digest())
    game.resolve(wanted, preset=preset, luck=luck.restarted())
    match = Match.new(game, luck, preset=preset, **wanted)
    return match, seated(match, seats)


def seated(match: Match, seats: list[str] | None) -> list[str]:
    """Who sits where; by default me first and bots everywhere else."""
    sides = match.game.options.sides(match.options)
    people = [seat.strip() for seat in seats] if seats is not None else ["me"] + [OPPONENT] * (sides - 1)
    for seat in people:
        if seat not in PEOPLE:
            name = seat.partition("@")[0].partition(":")[0]
            if not is_known(name):
                known = [*PEOPLE, *BOTS]
                raise BadInput(f"nobody is called {seat!r}; a seat is {', '.join(known)}{near(name, known)}")
            entrant(seat).limits(match.game)
    if len(people) != sides:
        raise BadInput(f"{len(people)} seats are filled and the match has {sides}")
    return people


def resumed(name: str, seats: list[str] | None) -> tuple[Match, list[str]]:
    """A saved match, brought to where it was: same position, same dice to come."""
    if name == "-":
        raise BadInput("the standard input is for playing; name the file of the saved match")
    with reading(name) as stream:
        texts = [text for _, text in lines(stream)]
    if len(texts) != 1:
        raise BadInput(f"{name}: a saved match is one line, and there are {len(texts)}")
    try:
        save = msgspec.json.decode(texts[0], type=Save)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"{name}: not a saved match: {error}") from None
    if save.format != SAVE:
        raise BadInput(f"{name}: format {save.format!r} is no saved match; this program reads {SAVE!r}")
    match = replayed(opened(save))
    return match, seated(match, seats or save.seats)
