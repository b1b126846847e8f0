"""Checks of records: they read back, tell the same match, and every damage is noticed."""

from __future__ import annotations

from caracole.kernel.errors import BadRecord
from caracole.kernel.match import Match
from caracole.kernel.random import Random
from caracole.kernel.record import Record, parse


def check_record(match: Match, random: Random) -> None:
    """Record and trace round trips; damaged records are refused."""
    for trace in (False, True):
        line = match.record(trace=trace).dump()
        again = Match.load(line)
        assert again.actions == match.actions, "a record tells another match"
        assert str(again.state) == str(match.state), "a record leads to another position"
        assert again.record(trace=trace).dump() == line, "a record is not written as it was read"
    check_damage(match, random)
    check_moments(match, random)


def check_damage(match: Match, random: Random) -> None:
    """A wrong decider, action, result, option or version is noticed."""
    line = match.record().dump()
    number = random.below(match.version)

    def damaged(change: str) -> Record:
        record = parse(line)
        step = record.steps[number]
        if change == "by":
            step.by += 1
        elif change == "play":
            step.play = "no such thing"
        elif change == "result":
            record.result = {**(record.result or {}), "reason": "boredom"}
        elif change == "unfinished":
            record.result = None
        elif change == "rules":
            record.rules += "x"
        elif change == "option":
            record.options["no such option"] = 1
        elif change == "missing option":
            record.options.pop(sorted(record.options)[0])
        elif change == "longer":
            record.steps.append(record.steps[-1])
        return record

    for change in ("by", "play", "result", "unfinished", "rules", "option", "missing option", "longer"):
        try:
            Match.replay(damaged(change))
        except BadRecord as error:
            assert str(error), f"{change}: refused without a sentence"
        else:
            raise AssertionError(f"a record with a wrong {change} was accepted")


def check_moments(match: Match, random: Random) -> None:
    """Any moment of the match can be had again, and undoing leads back to it."""
    number = random.below(match.version + 1)
    moment = match.states[number]
    copy = Match(match.game, match.options)
    for action, by in zip(match.actions[:number], match.deciders[:number], strict=True):
        copy.play(action, by=by)
    assert str(copy.state) == str(moment), f"states[{number}] is another position"
    if number and copy.can_undo(copy.deciders[-1]):
        before = str(match.states[number - 1])
        copy.undo(copy.deciders[-1])
        assert str(copy.state) == before, f"undo of step {number} leads elsewhere"
