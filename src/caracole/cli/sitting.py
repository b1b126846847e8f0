"""A match at the terminal: people type, bots answer, chance throws the dice."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, count, groupby
from pathlib import Path
from shlex import quote
from typing import NoReturn

import typer
from rich.console import Console

from caracole.arena.entrants import entrant
from caracole.arena.simulate import derived
from caracole.cli.files import writing
from caracole.cli.records import saved
from caracole.cli.rules import named, tell
from caracole.cli.screen import BadInput, waiting
from caracole.cli.show import sentence
from caracole.kernel.errors import AmbiguousAction, IllegalAction, NotAnAction, Refused
from caracole.kernel.gestures import Gesture, offered
from caracole.kernel.luck import FairLuck, commitment
from caracole.kernel.match import Match
from caracole.kernel.random import Random

PEOPLE = ("me", "person")
FEW = 16
"""Up to so many choices are listed one a line, with words."""

HELP = """\
  a number, or the notation   play that choice; the beginning or end of a notation is enough if only one fits
  undo                        take back your last step, up to the last die or the other side's turn
  board, choices, log         show the position, the choices, the story again
  rules ID                    tell a rule, such as one that a log line or a refusal names
  save FILE                   save the match; keep the file private, it holds the seed of the dice to come
  quit                        save and leave; the match can be gone on with
  help                        this list"""


class Sitting:
    """One evening with one match."""

    def __init__(self, match: Match, seats: list[str], language: str, file: str | None = None) -> None:
        assert isinstance(match.luck, FairLuck)
        self.match = match
        self.game = match.game
        self.seats = seats
        self.language = language
        self.commitment = commitment(match.luck.seed)
        self.seed = match.luck.seed.hex()
        self.name = f"{self.game.name}-{self.commitment[:8]}"
        """Files of this match are called so."""
        self.file = file or unused(self.name, ".save.json")
        """Where the match is saved on leaving; where it came from, if it was saved before."""
        self.shown_up_to = dict.fromkeys(self.people, 0)
        """How far the story has been told to each person."""
        self.choices: list[Gesture] = []
        """What the person asked now may do, in the order of the numbers shown."""
        self.last: int | None = None
        """Who was asked last."""
        self.commands: dict[str, Callable[[int, str], None]] = {
            "help": lambda seat, rest: typer.echo(f"{HELP}\n\n{self.game.text.LEGEND}".rstrip()),
            "undo": self.undo,
            "board": lambda seat, rest: self.show_board(seat),
            "choices": lambda seat, rest: self.show_choices(),
            "log": self.show_log,
            "rules": self.show_rule,
            "save": self.save,
            "quit": lambda seat, rest: self.quit(),
        }

    @property
    def people(self) -> list[int]:
        return [seat for seat, who in enumerate(self.seats) if who in PEOPLE]

    # --- the course of the evening --------------------------------------------------------------

    def play(self) -> None:
        self.greet()
        try:
            self.match.settle()
            while not self.match.over:
                self.turn()
                self.match.settle()
        except EOFError:
            typer.echo()
            self.quit()
        except (KeyboardInterrupt, SystemExit):
            typer.echo()
            self.leave_saved()
            raise
        self.finish()

    def greet(self) -> None:
        emblems = self.game.traits.emblems
        typer.echo(
            f"{self.game.title}: {', '.join(f'{emblem(emblems, n)} is {who}' for n, who in enumerate(self.seats))}"
        )
        typer.echo(f"The luck of this match is fixed; commitment to its seed: {self.commitment}")
        if self.people:
            typer.echo("Type help for what can be typed.")

    def turn(self) -> None:
        """Let whoever decides take one step."""
        seat = self.match.state.actor
        if seat in self.shown_up_to:
            self.ask(seat)
        else:
            self.match.play(self.bot_choice(seat), by=seat, version=self.match.version)

    def bot_choice(self, seat: int) -> int:
        """Derived from the seed and the step, so that saving and going on changes nothing."""
        random = Random(derived(self.seed, self.match.version, f"seat {seat}"))
        bot = entrant(self.seats[seat])
        with waiting(f"{self.seats[seat]} thinks"):
            return bot.seated(self.game, random).choose(self.match.view(seat), bot.budget)

    def finish(self) -> None:
        """What happened since, the position, the seed, and where the record is."""
        for seat in self.people[:1]:
            self.show_news(seat)
            self.show_board(seat)
        outcome = self.match.state.outcome
        if outcome:
            for seat, who in enumerate(self.seats):
                won = ", winner" * (seat in outcome.winners)
                typer.echo(f"{emblem(self.game.traits.emblems, seat)} ({who}): {outcome.scores[seat]:g}{won}")
        typer.echo(f"The seed of the luck was {self.seed}")
        self.keep(self.match.record().dump() + b"\n")

    def keep(self, record: bytes) -> None:
        """Write the record; if that fails, show it, so that it is not lost."""
        file = unused(self.name, ".json")
        try:
            with writing(file) as stream:
                stream.write(record)
        except BadInput:
            typer.echo(record.decode(), nl=False)
            raise
        typer.echo(f"The record is in {file}; “caracole check {file}” proves that its luck follows from that seed.")

    # --- asking a person ------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show what is new, then read lines until one of them is an action."""
        if seat != self.last:
            self.hand_over(seat)
            self.last = seat
        self.show_news(seat)
        self.show_board(seat)
        typer.echo(self.game.narrate.prompt(self.match.view(seat), self.language))
        self.choices = self.grouped(seat)
        self.show_choices()
        version = self.match.version
        while self.match.version == version:
            self.answer(seat, input("> ").strip())

    def hand_over(self, seat: int) -> None:
        """Where something is hidden and two people share a screen, one looks away."""
        if self.game.traits.hidden and len(self.people) > 1:
            Console().clear()
            input(f"{emblem(self.game.traits.emblems, seat)} decides. Hand over, then press Enter. ")

    def answer(self, seat: int, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.casefold())
        try:
            if command:
                command(seat, rest.strip())
            elif typed:
                self.match.play(self.chosen(seat, typed), by=seat, version=self.match.version)
        except IllegalAction:
            typer.echo(f"No. {self.refusal(seat, typed)}")
        except NotAnAction as error:
            typer.echo(f"{error} (or type help)")
        except (AmbiguousAction, Refused) as error:
            typer.echo(str(error))

    def chosen(self, seat: int, typed: str) -> int:
        """The action meant: its notation if it is legal so, else its number in the list, else what fits."""
        texts = {gesture.text: gesture.action for gesture in self.choices}
        if typed in texts:
            return texts[typed]
        number = typed.removeprefix("#")
        if number.isdecimal() and len(number) < 6 and 1 <= int(number) <= len(texts):
            return self.choices[int(number) - 1].action
        return self.game.find(self.match.view(seat).state, typed)

    def refusal(self, seat: int, typed: str) -> str:
        view = self.match.view(seat)
        return str(view.why_not(self.game.find(view.state, typed), self.language))

    # --- showing --------------------------------------------------------------------------------

    def show_news(self, seat: int) -> None:
        """The story since this person last looked."""
        typer.echo()
        for line in self.match.log(seat, self.language, since=self.shown_up_to[seat]):
            typer.echo(sentence(line))
        self.shown_up_to[seat] = self.match.version

    def show_board(self, seat: int) -> None:
        typer.echo(f"\n{self.game.text.board(self.match.view(seat))}\n")

    def grouped(self, seat: int) -> list[Gesture]:
        """The legal actions, those that begin with the same click together."""
        gestures = offered(self.match.view(seat), self.language)
        firsts = list(dict.fromkeys(gesture.ids[0] for gesture in gestures))
        return sorted(gestures, key=lambda gesture: firsts.index(gesture.ids[0]))

    def show_choices(self) -> None:
        sign = "#" if any(gesture.text.isdecimal() for gesture in self.choices) else ""
        entries = [(gesture, f"{sign}{number} {gesture.text}") for number, gesture in enumerate(self.choices, 1)]
        if len(entries) <= FEW:
            for gesture, entry in entries:
                typer.echo(f"  {entry:14} {gesture.label}")
            return
        for _, group in groupby(entries, key=lambda entry: entry[0].ids[0]):
            for row in rows([entry for _, entry in group]):
                typer.echo(row)

    def show_log(self, seat: int, rest: str) -> None:
        for line in self.match.log(seat, self.language):
            typer.echo(sentence(line))

    def show_rule(self, seat: int, rest: str) -> None:
        if not rest:
            raise BadInput("which rule? for instance: rules " + next(iter(self.game.rulebook.rules)))
        tell(self.game, named(self.game, rest), self.language)

    # --- taking back, saving, leaving -----------------------------------------------------------

    def undo(self, seat: int, rest: str) -> None:
        self.match.undo(seat)
        self.shown_up_to[seat] = min(self.shown_up_to[seat], self.match.version)

    def save(self, seat: int, rest: str) -> None:
        if not rest:
            raise BadInput("save to which file? for instance: save tonight.json")
        self.write(rest)

    def write(self, file: str) -> None:
        with writing(file, private=True) as stream:
            stream.write(saved(self.match, self.seats))
        typer.echo(f"Saved; go on with: caracole play --resume {quote(file)}")

    def leave_saved(self) -> None:
        self.write(self.file)

    def quit(self) -> NoReturn:
        self.leave_saved()
        raise typer.Exit


def unused(name: str, ending: str) -> str:
    """A file that is not there yet: with --seed, several matches have the same luck and so the same name."""
    tries = chain([f"{name}{ending}"], (f"{name}-{number}{ending}" for number in count(2)))
    return next(file for file in tries if not Path(file).exists())


def emblem(emblems: tuple[str, ...], seat: int) -> str:
    return emblems[seat].capitalize() if seat < len(emblems) else f"Seat {seat}"


def rows(entries: list[str], width: int = 76) -> list[str]:
    """Entries in columns, the first row of a group marked."""
    column = max(map(len, entries)) + 2
    many = max(1, width // column)
    made = []
    for start in range(0, len(entries), many):
        row = "".join(entry.ljust(column) for entry in entries[start : start + many])
        made.append(f"{'  ' if start else '- '}{row}".rstrip())
    return made
