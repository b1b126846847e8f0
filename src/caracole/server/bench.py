"""A bench: any position of any game, shown and played as at a table, but for one person and kept nowhere.

Everything needed comes with the request: where it begins, what was played since, who looks. What comes back has the
shape of a table's sight, so a page shows both in the same way. Lessons, puzzles, reviews and studies are played here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from caracole.kernel import events, names
from caracole.kernel.changes import changes
from caracole.kernel.errors import BadOptions, BadPosition, BadRecord, IllegalAction, NotAnAction, Wording
from caracole.kernel.game import Game, game
from caracole.kernel.gestures import offered
from caracole.kernel.luck import entropy
from caracole.kernel.match import Match, illegal
from caracole.kernel.messages import LANGUAGES
from caracole.kernel.options import among
from caracole.kernel.picture import Kept
from caracole.kernel.setting_up import Tool
from caracole.kernel.view import View
from caracole.server import errors
from caracole.server.drawings import PictureChange, apart
from caracole.server.lobby import checked_options
from caracole.server.served_match import Ending
from caracole.server.snapshot import GestureSeen, May, SeatSeen, Snapshot, is_turned

LONGEST = 5_000
REFUSED = "bench-refused"
"""What is said before the reason why a position cannot be shown."""
MOST_CHOICES = 400
"""Outcomes of one stroke of chance that are offered to be chosen."""
Play = Annotated[str, Meta(min_length=1, max_length=200)]
Words = Annotated[str, Meta(max_length=80)]


class Look(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Who looks at a bench, and how."""

    seat: Annotated[int, Meta(ge=-1, le=63)] | None = None
    """The side that looks, −1 for a spectator; without it the one that decides."""
    plays: Annotated[list[Annotated[int, Meta(ge=0, le=63)]], Meta(max_length=64)] | None = None
    """The sides that whoever asks plays; without it all."""
    layout: Words | None = None
    turned: bool | None = None
    """From which side of the board; without it with the own edge at the bottom."""
    language: Words | None = None
    since: Annotated[int, Meta(ge=0, le=LONGEST)] = 0
    """Lines of the log after this step."""
    onto: Annotated[int, Meta(ge=0, le=LONGEST)] | None = None
    """The picture I have is that of so many of these moves: changes instead of a whole one."""
    knower: Annotated[int, Meta(ge=-1, le=63)] | None = None
    """The side that picture was drawn for, as its sight says; without it the one that looks now."""
    ground: bool = False


class Bench(Look, kw_only=True, forbid_unknown_fields=True):
    """Where it begins, what was played, and how it is looked at."""

    game: Words
    preset: Words | None = None
    options: dict[str, Any] = {}
    """As a new table or a record has them; whatever is drawn by lot is always drawn the same."""
    position: Annotated[str, Meta(max_length=8_000)] | None = None
    """In the game's notation; the first position of a match if nothing is said."""
    moves: Annotated[list[Play], Meta(max_length=LONGEST)] = []
    luck: Literal["roll", "choose"] = "roll"
    """Whether chance is thrown here, or chosen by whoever asks: its outcomes are then gestures."""

    def held(self) -> Bench:
        """The same before chance is thrown."""
        return msgspec.structs.replace(self, luck="choose")


class Benched(msgspec.Struct, kw_only=True):
    """A bench as it is after these moves."""

    options: dict[str, Any]
    """All of them: who sends them next time gets the same."""
    position: str
    """The position now, in the game's notation."""
    moves: list[str]
    """What was sent, and what chance has thrown after it."""
    by: list[int]
    """Who took each of them."""
    sight: Snapshot


class Placed(msgspec.Struct, kw_only=True):
    """A position that is being set up."""

    tools: list[Tool]
    bench: Benched


def placed(bench: Bench, tool: str, at: tuple[str, ...], grounds: Any = None) -> Placed:
    """The position after a tool was used on what was clicked; refused if the game's own check does not let it pass."""
    match, rules = laid(bench.held()), game(bench.game)
    language = spoken(bench.language)
    text = rules.notation.dump(match.state)
    if tool:
        if all(each.name != tool for each in rules.set_up.tools(match.state, language)):
            raise errors.unknown()
        text = rules.set_up.put(match.state, tool, at) or text
    now = begun(rules, match.options, text)
    look = msgspec.structs.replace(bench, position=rules.notation.dump(now.state), moves=[], luck="choose")
    found = benched(look, grounds)
    return Placed(tools=rules.set_up.tools(now.state, language), bench=found)


def laid(bench: Bench) -> Match:
    """The match on a bench, every move of it checked."""
    try:
        rules = game(bench.game)
    except LookupError:
        raise errors.unknown() from None
    options = checked_options(rules, bench.preset, bench.options)
    match = begun(rules, options, bench.position)
    for number, play in enumerate(bench.moves, 1):
        taken(match, play, number, last=number == len(bench.moves), language=spoken(bench.language))
    if bench.luck == "roll":
        match.settle()
    return match


def begun(rules: Game, options: Any, position: str | None) -> Match:
    """At the beginning, or at a position that the game's own check lets pass."""
    try:
        return Match(rules, options, entropy(), keeps=LONGEST, position=position)
    except BadPosition as error:
        why = Wording("bench-position", {"why": error.why})
        raise errors.bad_record(BadRecord(str(error), wording=why), REFUSED) from None


def taken(match: Match, play: str, number: int, *, last: bool, language: str) -> None:
    """One move. The newest is refused as at a table, an earlier one as in a record."""
    state = match.state
    try:
        if state.over:
            raise BadRecord("the match is already over", number, wording=Wording("record-over"))
        match.play(state.parse(play), by=state.actor)
    except IllegalAction as error:
        refusal = match.view(state.actor).why_not(state.game.find(state, play), language) if state.actor >= 0 else None
        if last and refusal is not None:
            raise errors.illegal(refusal) from None
        raise errors.bad_record(BadRecord(str(error), number, error.rule, illegal(state, play)), REFUSED) from None
    except NotAnAction as error:
        why = Wording("not-an-action", {"text": play[:60]})
        raise errors.bad_record(BadRecord(str(error), number, wording=why), REFUSED) from None
    except BadRecord as error:
        raise errors.bad_record(error, REFUSED) from None


def spoken(language: str | None) -> str:
    return language if language in LANGUAGES else "en"


def side_of(match: Match, look: Look) -> int:
    """Who looks: the one that was named, or the one that decides, of those that are played here."""
    sides = match.game.options.sides(match.options)
    if max(look.seat or 0, look.knower or 0) >= sides:
        raise errors.unknown()
    if look.seat is not None:
        return look.seat
    played = [side for side in look.plays or range(sides) if side < sides]
    actor = match.state.actor
    if actor in played:
        return actor
    latest = [by for by in reversed(match.deciders) if by in played]
    return (latest or played or [names.SPECTATOR])[0]


def layout_of(rules: Game, look: Look) -> str | None:
    if look.layout is not None:
        try:
            among("layout", look.layout, rules.traits.layouts)
        except BadOptions as error:
            raise errors.bad_options(error) from None
    return look.layout


def see(match: Match, look: Look, *, choose: bool = False, grounds: Any = None) -> Snapshot:
    """A bench as a side sees it, in the shape of a table's sight."""
    side, language = side_of(match, look), spoken(look.language)
    layout = layout_of(match.game, look)
    view, sides = match.view(side), match.game.options.sides(match.options)
    played = set(range(sides) if look.plays is None else look.plays)
    sight = Snapshot(
        table="",
        number=match.version,
        step=match.version,
        status="finished" if match.over else "running",
        game=match.game.name,
        seat=side,
        seats=[seat_seen(match, view, one, one in played, language) for one in range(sides)],
        actor=match.state.actor,
        phase=view.phase,
        prompt=match.game.narrate.prompt(view, language),
        may=May(undo=bool(played.intersection(match.deciders))),
        ending=ending(match),
    )
    if match.state.actor == names.CHANCE and choose:
        sight.mine, sight.gestures = True, outcomes(match, side, language)
    elif view.mine and side in played:
        sight.mine = True
        sight.gestures = [GestureSeen(one.text, one.ids, one.label) for one in offered(view, language)]
    sight.log_from = min(look.since, match.version)
    sight.log = match.log(side, language, sight.log_from)
    if layout is not None:
        draw(match, sight, layout, language, look, grounds)
    return sight


def seat_seen(match: Match, view: View, side: int, mine: bool, language: str) -> SeatSeen:
    emblems = match.game.traits.emblems
    return SeatSeen(
        seat=side,
        side=side,
        emblem=emblems[side % len(emblems)],
        called=match.game.narrate.side_name(view, side, language),
        kind="person",
        mine=mine,
        deciding=match.state.actor == side,
    )


def ending(match: Match) -> Ending | None:
    outcome = match.state.outcome
    if outcome is None:
        return None
    return Ending(outcome.reason, outcome.winners, outcome.ranking, outcome.scores, outcome.counts or None)


def outcomes(match: Match, side: int, language: str) -> list[GestureSeen]:
    """What chance may do, as buttons; each says what would be told of it."""
    found, state = [], match.state
    before = state.view(side)
    for number, outcome in enumerate(state.odds().outcomes[:MOST_CHOICES]):
        after = state.clone()
        after.apply(outcome)
        seen = names.HIDDEN if match.game.view.seen(state, outcome, side) is not None else outcome
        happenings = events.narrated(before, seen, after.view(side), language)
        play = state.say(outcome)
        label = happenings[0].text if happenings and seen == outcome else play
        found.append(GestureSeen(play, (f"do-chance-{number}",), label))
    return found


def draw(match: Match, sight: Snapshot, layout: str, language: str, look: Look, grounds: Any) -> None:
    """The whole picture, or what each step has changed since the one that is there."""
    side, kept = sight.seat, Kept()
    turned = sight.turned = is_turned(match.game, side, look.turned)

    def drawn(step: int, side: int = side) -> Any:
        return match.picture(side, layout=layout, step=step, language=language, kept=kept, turned=turned).tree

    knower = side if look.knower is None else look.knower
    if look.onto is None or look.onto > match.version or is_turned(match.game, knower, look.turned) != turned:
        tree = drawn(match.version)
        found: dict[str, str] = {}
        sight.picture = str(apart(tree, found)) if look.ground and grounds is not None else str(tree)
        for key, markup in found.items():
            grounds[key] = markup
        return
    tree, sight.changes = drawn(look.onto, knower), []
    for step in range(look.onto + 1, match.version + 1):
        after = drawn(step)
        sight.changes.append(PictureChange(step - 1, step, step, match.deciders[step - 1], changes(tree, after)))
        tree = after


def pointed(match: Match, look: Look, at: str) -> tuple[list[Any], list[Any]]:
    """What a piece that is pointed at adds to the picture, and how it goes again."""
    side, language = side_of(match, look), spoken(look.language)
    layout = layout_of(match.game, look) or match.game.traits.layouts[0]
    turned = is_turned(match.game, side, look.turned)
    plain = match.picture(side, layout=layout, language=language, turned=turned).tree
    focused = match.picture(side, layout=layout, language=language, focus=at, turned=turned).tree
    return changes(plain, focused), changes(focused, plain)


def benched(bench: Bench, grounds: Any = None) -> Benched:
    """The answer to a request."""
    match = laid(bench)
    return Benched(
        options=msgspec.to_builtins(match.options),
        position=match.game.notation.dump(match.state),
        moves=match.texts(),
        by=list(match.deciders),
        sight=see(match, bench, choose=bench.luck == "choose", grounds=grounds),
    )
