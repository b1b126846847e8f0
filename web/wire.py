"""The types of the wire for the client, written from the server's own: `python web/wire.py` after changing one.

A test compares what is written with what this would write, so the two cannot come apart.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import inspect as shapes

from caracole.review import Review
from caracole.server.bench import Benched, Placed
from caracole.server.errors import Told
from caracole.server.lines import Lines
from caracole.server.reviews import Mistakes
from caracole.server.snapshot import Fairness, Snapshot, ThinkingSeen
from caracole.server.web.account import SessionSeen
from caracole.server.web.assistance import Cannot, Hint, Progress, Reviewing
from caracole.server.web.away import Away, CalendarLink
from caracole.server.web.club import Leader, LiveSeen, Profile, SeekSeen
from caracole.server.web.games import BotSeen, GameSeen, QuestionSeen, RuleSeen
from caracole.server.web.identity import Me
from caracole.server.web.lessons import Judged, Learned, LessonSeen
from caracole.server.web.lobby import About, Listed
from caracole.server.web.play import Past, Pointed, Replay, Said
from caracole.server.web.puzzles import Answered, PuzzleBenched, PuzzlesSeen
from caracole.server.web.social import Known
from caracole.server.web.studies import StudiesListed, StudyKept, StudySeen
from caracole.server.web.tournaments import DealSeen, TakenPart, TournamentListed, TournamentSeen

FILE = Path(__file__).resolve().parent / "src/lib/wire.ts"
ROOTS: tuple[type, ...] = (
    GameSeen, BotSeen, RuleSeen, QuestionSeen, Me, SessionSeen, Known, Snapshot, ThinkingSeen, Said, About, Listed,
    Past, Pointed, Replay, Fairness, Benched, Placed, Lines, Cannot, Hint, Review, Progress, Reviewing, SeekSeen,
    Leader, LiveSeen, LessonSeen, Judged, Learned, Profile, PuzzlesSeen, Mistakes, PuzzleBenched, Answered,
    StudiesListed, StudySeen, StudyKept, Told, TournamentListed, TournamentSeen, DealSeen, TakenPart,
    Away, CalendarLink,
)  # fmt: skip
HEAD = "/** What goes over the wire (docs/wire.md), written by web/wire.py from the server's types. */"
PLAIN = {
    shapes.AnyType: "unknown",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.BytesType: "string",
    shapes.DateType: "string",
}


def written() -> str:
    """The whole file."""
    return "\n\n".join([HEAD, *(interface(struct) for struct in structs())]) + "\n"


def structs() -> list[shapes.StructType]:
    """Every struct that goes over the wire, each once, in the order they are met."""
    found: dict[str, shapes.StructType] = {}
    for info in shapes.multi_type_info(ROOTS):
        for struct in inner(info):
            found.setdefault(struct.cls.__name__, struct)
    return list(found.values())


def inner(info: Any) -> Iterator[shapes.StructType]:
    if isinstance(info, shapes.StructType):
        yield info
        for field in info.fields:
            yield from inner(field.type)
    for part in (*getattr(info, "types", ()), *getattr(info, "item_types", ())):
        yield from inner(part)
    for name in ("type", "item_type", "value_type"):
        if isinstance(getattr(info, name, None), shapes.Type):
            yield from inner(getattr(info, name))


def interface(struct: shapes.StructType) -> str:
    lines = [f"export interface {struct.cls.__name__} {{"]
    if struct.tag_field:
        lines.append(f"  {struct.tag_field}: {struct.tag!r};")
    for field in struct.fields:
        left_out = not field.required and struct.cls.__struct_config__.omit_defaults
        lines.append(f"  {field.encode_name}{'?' if left_out else ''}: {shape(field.type)};")
    told = inspect.cleandoc(struct.cls.__doc__ or "").splitlines()[:1]
    return "\n".join([*(f"/** {line} */" for line in told), *lines, "}"])


def shape(info: Any) -> str:
    """A type as TypeScript writes it."""
    if isinstance(info, shapes.Metadata):
        return shape(info.type)
    if isinstance(info, shapes.StructType):
        return info.cls.__name__
    if isinstance(info, shapes.LiteralType):
        return " | ".join(repr(value) for value in info.values)
    if isinstance(info, shapes.UnionType):
        return " | ".join(shape(one) for one in info.types)
    if isinstance(info, shapes.TupleType):
        return f"[{', '.join(shape(one) for one in info.item_types)}]"
    if isinstance(info, shapes.DictType):
        return f"{{ [key: string]: {shape(info.value_type)} }}"
    if isinstance(info, shapes.ListType | shapes.VarTupleType | shapes.SetType | shapes.FrozenSetType):
        item = shape(info.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    return PLAIN[type(info)]


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
    print(f"written: {FILE.relative_to(Path.cwd()) if FILE.is_relative_to(Path.cwd()) else FILE}", file=sys.stderr)
