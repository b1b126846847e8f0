"""The games: what they are, their options, rules, pictures and bots."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter

from caracole import bots
from caracole.kernel import diagrams, emblems, figures, names
from caracole.kernel.balance import Case
from caracole.kernel.diagrams import Diagram, Plate, Theme
from caracole.kernel.errors import BadOptions
from caracole.kernel.figures import Figures
from caracole.kernel.game import Game, game, games
from caracole.kernel.luck import SeededLuck, entropy
from caracole.kernel.match import Match
from caracole.kernel.messages import LANGUAGES
from caracole.kernel.options import options_schema, seat_commands
from caracole.kernel.rulebook import Rule
from caracole.kernel.traits import Traits
from caracole.server import errors
from caracole.server.lobby import checked_options
from caracole.server.web.request_context import caller_of, server_of

Text = Annotated[str | None, QueryParameter(max_length=40)]
Options = Annotated[str, QueryParameter(max_length=4000)]


class Commanded(msgspec.Struct):
    """What a seat commands where people share a side."""

    side: int
    arms: list[str]


class ThingSeen(msgspec.Struct):
    """A thing of the pictures; `thing-ID` and `thing-ID-is` among the game's words say what it is."""

    id: str
    begins: str
    """How the ids of such elements begin."""
    class_: str | None = msgspec.field(name="class")
    """A class they have, if the ids are not enough."""


class GameSeen(msgspec.Struct):
    """A game as the lobby shows it."""

    traits: Traits
    commands: dict[str, list[Commanded]]
    """By what `players` may be, as JSON: how many, or how many on each side. In the order of seats; empty where
    everybody has a side alone."""
    defaults: dict[str, Any]
    """What may be asked for when a table is opened; null is drawn or derived."""
    presets: dict[str, dict[str, Any]]
    schema: dict[str, Any]
    """JSON Schema of the options a match ends up with; `examples` are values with a name that may be asked for."""
    draws: list[str]
    """Options that `/draw` draws by lot."""
    lots: list[str]
    """Those of them that a page draws unless somebody says otherwise, and shows before the match."""
    words: str
    """What the page says of the game (Fluent): a few words about it, its options, values, presets, chapters, guide."""
    art: list[str]
    """The drawings it has under `/art/NAME.svg`: `card` for its card, `icon` for lists."""
    lessons: int
    """How many there are to learn it by."""
    balance: tuple[Case, ...]
    """Who wins between equals, by how a match starts; the first case that fits counts."""
    legend: list[ThingSeen]
    """What the things of its picture are, for who asks “what is this?”."""
    emblems: dict[str, str]
    """The outline of each side's emblem, by the name its sides have it under."""


class BotSeen(msgspec.Struct):
    """An opponent: its name for programs, its name and character for people."""

    name: str
    title: str
    character: str
    level: int | None
    """From 1; null for those that only serve to measure by."""


class DiagramSeen(msgspec.Struct):
    """A picture of a rule, under `/diagrams/ID.svg`; captions are by language."""

    id: str
    caption: dict[str, str]
    shape: float
    """Its width by its height, so that a page can keep its place."""


class QuestionSeen(msgspec.Struct):
    """What the printed rules leave open and a ruling answers; texts are by language."""

    id: str
    rules: tuple[str, ...]
    asked: dict[str, str]
    answer: dict[str, str]


class RuleSeen(msgspec.Struct):
    """A rule with where it is from; texts are by language."""

    id: str
    chapter: str
    texts: dict[str, str]
    origin: str
    """`printed`, `found` outside the printed rules, or `ours`."""
    source: dict[str, str]
    enforced: str
    """`rules`, or `shown`: a matter of display or manners."""
    option: tuple[str, ...]
    """The options that change it."""
    sure: str | None
    """`certain`, `likely` or `guess`, if it is not printed."""
    why: dict[str, str]
    figures: dict[str, Figures] | None
    diagrams: list[DiagramSeen]
    """Pictures that belong to it."""


def found(name: str) -> Game:
    try:
        return game(name)
    except LookupError:
        raise errors.unknown() from None


def seen(rules: Game, language: str) -> GameSeen:
    return GameSeen(
        traits=rules.traits,
        commands=commands(rules),
        defaults=dict(rules.options.DEFAULTS),
        presets={name: dict(preset) for name, preset in rules.options.PRESETS.items()},
        schema=options_schema(rules.options),
        draws=list(rules.options.DRAWS),
        lots=list(rules.options.LOTS),
        words=rules.messages.source(language, "page.ftl"),
        art=sorted(rules.art),
        lessons=len(rules.lessons),
        balance=rules.balance,
        legend=[ThingSeen(thing.id, thing.begins, thing.class_) for thing in rules.legend],
        emblems={name: emblems.EMBLEMS[name] for name in rules.traits.emblems if name in emblems.EMBLEMS},
    )


def commands(rules: Game) -> dict[str, list[Commanded]]:
    if rules.options.commands is None:
        return {}
    asked: list[int | list[int]] = [*rules.traits.players]
    asked += [split for people in rules.traits.players for split in rules.options.splits(people)]
    return {
        msgspec.json.encode(people).decode(): [
            Commanded(seat.side, list(seat.arms)) for seat in seat_commands(rules.options, people, None)
        ]
        for people in asked
    }


@get("/api/games", tags=["games"], summary="All games")
async def list_games(request: Request[Any, Any, Any], language: Text = None) -> list[GameSeen]:
    return [seen(rules, read_in(request, language)) for rules in games()]


@get("/api/games/{name:str}", tags=["games"], summary="One game")
async def one_game(request: Request[Any, Any, Any], name: FromPath[str], language: Text = None) -> GameSeen:
    return seen(found(name), read_in(request, language))


def read_in(request: Request[Any, Any, Any], language: str | None) -> str:
    """The language that was asked for, else the reader's own."""
    return language if language in LANGUAGES else caller_of(request).language


def rule_seen(rules: Game, rule: Rule) -> RuleSeen:
    source = {language: rules.rulebook.cited(rule, language) for language in LANGUAGES}
    said = {language: figures.said(rules, rule.figures, language) for language in LANGUAGES} if rule.figures else None
    return RuleSeen(
        rule.id,
        rule.chapter,
        rule.texts,
        rule.origin,
        source,
        rule.enforced,
        rule.option,
        rule.sure,
        rule.why,
        said,
        [diagram_seen(rules, diagram) for diagram in diagrams.below(rules, rule.id)],
    )


def diagram_seen(rules: Game, diagram: Diagram) -> DiagramSeen:
    left, top, right, bottom = Plate(rules, diagram).frame
    captions = {language: rules.messages.say(language, diagram.message) for language in LANGUAGES}
    return DiagramSeen(diagram.id, captions, round((right - left) / (bottom - top), 3))


@cache
def rules_seen(name: str) -> list[RuleSeen]:
    """The rules of a game; nothing of them changes while a server runs."""
    rules = found(name)
    return [rule_seen(rules, rule) for rule in rules.rulebook.rules.values()]


@get("/api/games/{name:str}/rules", tags=["games"], summary="Its rules by id")
async def rules(name: FromPath[str]) -> list[RuleSeen]:
    return await asyncio.to_thread(rules_seen, found(name).name)


@get("/api/games/{name:str}/questions", tags=["games"], summary="What players ask of its rules")
async def questions(name: FromPath[str]) -> list[QuestionSeen]:
    """Questions that the printed rules leave open, each answered by a ruling."""
    asked = found(name).rulebook.questions
    return [QuestionSeen(each.id, each.rules, each.asked, each.answer) for each in asked]


@cache
def plate(name: str, diagram: str, language: str, theme: Theme | None) -> str:
    """A picture of the rules as it is drawn in a language; there are few of them, and they stay the same."""
    rules = found(name)
    shown = next((each for each in rules.diagrams if each.id == diagram), None)
    if shown is None:
        raise errors.unknown()
    return Plate(rules, shown, language).drawn(theme)


@get(
    "/api/games/{name:str}/diagrams/{file:str}",
    tags=["games"],
    summary="A picture of its rules",
    media_type="image/svg+xml",
)
async def diagram(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    file: FromPath[str],
    language: Text = None,
    theme: Annotated[Theme | None, QueryParameter()] = None,
) -> Response[str]:
    """A position drawn by the game, with arrows and numbers; light and dark follow the reader unless `theme` says."""
    words = read_in(request, language)
    drawing = await asyncio.to_thread(plate, found(name).name, file.removesuffix(".svg"), words, theme)
    return image(drawing)


@get("/api/bots", tags=["games"], summary="Opponents, weakest first")
async def opponents(request: Request[Any, Any, Any], language: Text = None) -> list[BotSeen]:
    words = read_in(request, language)
    levels = {name: number for number, name in enumerate(bots.LEVELS, 1)}
    return [BotSeen(name, bots.title(name, words), bots.character(name, words), levels.get(name)) for name in bots.BOTS]


@cache
def drawn(name: str, layout: str | None, language: str) -> str:
    """A fresh match with the default options, as a spectator sees it."""
    return begun(found(name), layout, language, None, {})


def begun(rules: Game, layout: str | None, language: str, preset: str | None, asked: dict[str, Any]) -> str:
    """A fresh match, as a spectator sees it."""
    match = Match(rules, checked_options(rules, preset, asked), SeededLuck(1))
    match.settle()
    return rules.draw(match.view(names.SPECTATOR), layout=layout, language=language)


def asked_for(text: str) -> dict[str, Any]:
    """Options as a query writes them: a JSON object."""
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):
        raise errors.malformed("options-unreadable") from None


@get(
    "/api/games/{name:str}/style.css", tags=["games"], summary="The style sheet of its pictures", media_type="text/css"
)
async def style(name: FromPath[str]) -> Response[str]:
    return Response(found(name).render.STYLE, media_type="text/css", headers={"cache-control": "public, max-age=300"})


@get("/api/games/{name:str}/art/{file:str}", tags=["games"], summary="A drawing of it", media_type="image/svg+xml")
async def art(name: FromPath[str], file: FromPath[str]) -> Response[str]:
    """One of those that the game lists: `card.svg`, `icon.svg`. Its colours are the page's."""
    drawing = found(name).art.get(file.removesuffix(".svg"))
    if drawing is None:
        raise errors.unknown()
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    headers = {"content-security-policy": policy, "cache-control": "public, max-age=300"}
    return Response(drawing, media_type="image/svg+xml", headers=headers)


@get("/api/games/{name:str}/picture.svg", tags=["games"], summary="A picture of it", media_type="image/svg+xml")
async def sample(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    layout: Text = None,
    language: Text = None,
    preset: Text = None,
    options: Options = "",
) -> Response[str]:
    """As it begins; with `options`, a JSON object as a new table takes it, as it would begin with them."""
    words = read_in(request, language)
    try:
        if options or preset:
            picture = await asyncio.to_thread(begun, found(name), layout, words, preset, asked_for(options or "{}"))
        else:
            picture = drawn(name, layout, words)
    except BadOptions as error:
        raise errors.bad_options(error) from None
    return image(picture)


def image(picture: str) -> Response[str]:
    """A picture by itself, for a few minutes the same."""
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    headers = {"content-security-policy": policy, "cache-control": "public, max-age=300", "vary": "cookie"}
    return Response(picture, media_type="image/svg+xml", headers=headers)


@get("/api/grounds/{key:str}", tags=["games"], summary="The ground of a picture", media_type="image/svg+xml")
async def ground(request: Request[Any, Any, Any], key: FromPath[str]) -> Response[bytes]:
    """What no step of a match changes, named in a whole picture by `data-ground`; the same name is always the same."""
    tables = server_of(request).tables
    if key not in tables.grounds:
        raise errors.unknown()
    headers = {"cache-control": "public, max-age=31536000, immutable", "content-encoding": "gzip"}
    packed = gzip.compress(tables.grounds.get(key).encode(), 6, mtime=0)
    return Response(packed, media_type="image/svg+xml", headers=headers)


class Drawn(msgspec.Struct):
    """A value of an option, drawn by lot."""

    value: Any


@get("/api/games/{name:str}/draw", tags=["games"], summary="A value of an option, drawn by lot")
async def draw(name: FromPath[str], option: Annotated[str, QueryParameter(max_length=40)]) -> Drawn:
    draws = found(name).options.DRAWS
    if option not in draws:
        raise errors.unknown()
    return Drawn(draws[option](entropy()))


HANDLERS = [list_games, one_game, rules, questions, diagram, opponents, style, art, sample, ground, draw]
