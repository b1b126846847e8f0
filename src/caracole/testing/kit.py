"""Random matches over random options, with every promise of the contract checked on the way."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from caracole.kernel.errors import BadOptions, BadRecord, IllegalAction, WrongTurn
from caracole.kernel.game import Game, game
from caracole.kernel.luck import SeededLuck
from caracole.kernel.match import Match
from caracole.kernel.names import CHANCE
from caracole.kernel.random import Random
from caracole.testing import diagrams, files, legend, lessons, positions, records, seats, twins
from caracole.testing.opponents import check_bots, check_length, drawn


class Report(msgspec.Struct):
    """What was checked; a failure is an AssertionError that says where."""

    game: str
    matches: int = 0
    steps: int = 0
    refusals: int = 0
    views: int = 0
    bots: int = 0
    lessons: int = 0
    diagrams: int = 0

    def __str__(self) -> str:
        return (
            f"{self.game} conforms: {self.matches} matches, {self.steps} steps, "
            f"{self.refusals} illegal actions refused, {self.views} views compared, {self.bots} matches of bots, "
            f"{self.lessons} lessons, {self.diagrams} diagrams"
        )


def check_game(name: str, *, matches: int = 12, seed: int = 1, compare_modes: bool = True, bots: int = 2) -> Report:
    """Check that an installed game keeps every promise of the kernel's contract; AssertionError if not.

    Bots of all levels play with so many combinations of options; `--bots` of the command plays with them all.
    """
    found = game(name)
    files.check_files(found)
    report = Report(name, lessons=lessons.check_lessons(found), diagrams=diagrams.check_diagrams(found))
    legend.check_legend(found)
    for index in range(matches):
        random = Random(seed * 1000003 + index)
        try:
            check_match(found, random, report)
        except (IllegalAction, WrongTurn, BadRecord) as error:  # of a step that could be taken the first time
            raise AssertionError(positions.led_elsewhere(found, str(error))) from error
        except AssertionError as error:
            raise AssertionError(f"{name}, match {index} of seed {seed}: {error}") from error
        report.matches += 1
    random = Random(seed)
    report.bots = sum(1 for _ in check_bots(found, asked=[drawn(found, random) for _ in range(bots)], seed=seed))
    if compare_modes:
        twins.check_modes_agree(found, matches=3, seed=seed)
    return report


def check_match(found: Game, random: Random, report: Report) -> None:
    """One random match from its options to its record."""
    luck = SeededLuck(random.next())
    match = random_match(found, random, luck)
    past = positions.Past()
    while not match.over:
        state = match.state
        positions.check_choices(state)
        past.remember(state, random)
        if random.below(12) == 0:
            positions.check_round_trips(state)
            positions.check_damaged_text(state, random)
            positions.check_estimates(state)
            report.refusals += positions.check_refusals(state, random)
            positions.check_clicks(state, random)
        if random.below(24) == 0:
            report.views += seats.check_views(match, random)
        twin = state.clone()
        if state.actor == CHANCE:
            action = match.roll()
        else:
            legal = state.legal()
            action = match.play(legal[random.below(len(legal))], by=state.actor)
        positions.check_repeated(twin, action, match.state)
        report.steps += 1
        check_length(match)
    past.check_unchanged()
    positions.check_round_trips(match.state)
    positions.check_outcome(match.state)
    report.views += seats.check_views(match, random)
    records.check_record(match, random)


def random_match(found: Game, random: Random, luck: SeededLuck) -> Match:
    """A match with random options; combinations the game refuses are drawn again."""
    for _ in range(100):
        asked = random_options(found, random)
        presets = [None, *found.options.PRESETS]
        try:
            return Match.new(found, luck, preset=presets[random.below(len(presets))], **asked)
        except BadOptions:
            continue
    raise AssertionError("a hundred random combinations of options were all refused")


def random_options(found: Game, random: Random) -> dict[str, Any]:
    """A value for some of the options that are flags or choices, and a number of players."""
    asked: dict[str, Any] = {}
    hints = get_type_hints(found.options.Options)
    for name in found.options.DEFAULTS:
        choices = (True, False) if hints.get(name) is bool else choices_of(hints.get(name))
        if choices and random.below(2):
            asked[name] = choices[random.below(len(choices))]
    if "players" in found.options.DEFAULTS:
        asked["players"] = found.traits.players[random.below(len(found.traits.players))]
    return asked


def choices_of(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) is Literal else ()
