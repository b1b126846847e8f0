"""What has changed from one picture to the next: elements set, moved and removed, by id, in order.

    set   id markup                 the element is this one now
    add   parent before markup      a new one, before another of the parent's, or last
    put   id before                 the same one, at another place among its siblings
    drop  id                        gone
    mark  id name value             an attribute: a `transform` is a move
    bare  id name                   no such attribute any more
    call  id words                  what it is called (its <title>)

All that goes is dropped before anything comes, so that an id may go from one parent to another.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple

from caracole.kernel.svg import Node

Change = tuple[str, ...]
TITLE = "<title>"


def changes(old: Node, new: Node) -> list[Change]:
    """What makes the one picture the other. Both have the same id."""
    dropped: list[Change] = []
    others: list[Change] = []
    compare(old, new, dropped, others)
    return dropped + others


def compare(old: Node, new: Node, dropped: list[Change], others: list[Change]) -> None:
    if old is new or old == new:
        return
    pairs = in_step(old, new)
    if pairs is not None:
        if old.attributes != new.attributes:
            others += marks(old, new)
        for one, another in pairs:
            compare(one, another, dropped, others)
        return
    before, after = shape(old), shape(new)
    if old.name != new.name or not comparable(before, after):
        others.append(("set", new.id, str(new)))
        return
    if old.attributes != new.attributes:
        others += marks(old, new)
    if before.called != after.called:
        others.append(("call", new.id, unescaped(after.called)))
    following = after.named
    for id_, child in before.named.items():
        other = following.get(id_)
        if other is None:
            dropped.append(("drop", id_))
        elif other is not child:
            compare(child, other, dropped, others)
    if before.ids != after.ids:
        others += order(new.id, before, after)


def in_step(old: Node, new: Node) -> list[tuple[Node, Node]] | None:
    """The children that differ, where the same ones stand in the same places: so it is after most steps, and seen
    sooner than what has come, gone or moved. None if it is not so."""
    if old.name != new.name or len(old.children) != len(new.children):
        return None
    differ: list[tuple[Node, Node]] = []
    for child, other in zip(old.children, new.children, strict=True):
        if child is other:
            continue
        if isinstance(child, Node) and isinstance(other, Node):
            if child.id != other.id:
                return None
            differ.append((child, other))
        elif child != other:
            return None
    return differ


def marks(old: Node, new: Node) -> list[Change]:
    """Attributes that have gone, and those that have come or changed."""
    gone: list[Change] = [("bare", new.id, name) for name in old.attributes.keys() - new.attributes.keys()]
    return gone + [
        ("mark", new.id, name, unescaped(value))
        for name, value in new.attributes.items()
        if old.attributes.get(name) != value
    ]


class Shape(NamedTuple):
    """What an element holds."""

    named: dict[str, Node]
    """Children that have an id."""
    ids: tuple[str, ...]
    """Their ids, in order."""
    nameless: list[str]
    """Other children, but for what it is called."""
    pattern: list[bool]
    """Of all of these, in order, whether they have an id; empty if none is without."""
    called: str
    """The words of its <title>, if that comes first."""


EMPTY = Shape({}, (), [], [], "")


def shape(node: Node) -> Shape:
    """Kept with the element: the one that was new is the old one at the next step."""
    kept: Shape | None = getattr(node, "shape", None)
    if kept is None:
        node.shape = kept = shaped(node) if node.children else EMPTY  # type: ignore[attr-defined]  # every kind has it
    return kept


def shaped(node: Node) -> Shape:
    children, called = node.children, ""
    first = children[0]
    if type(first) is str and first.startswith(TITLE) and first.find("<", 1) == len(first) - len(TITLE) - 1:
        children, called = children[1:], first[len(TITLE) : -len(TITLE) - 1]
    named = {child.id: child for child in children if isinstance(child, Node)}
    nameless = [child for child in children if not isinstance(child, Node)] if len(named) < len(children) else []
    pattern = [isinstance(child, Node) for child in children] if nameless else []
    return Shape(named, tuple(named), nameless, pattern, called)


def comparable(before: Shape, after: Shape) -> bool:
    """Whether children without an id are the same, and stand where they may stay: before all others, or among
    others that neither come nor go. What it is called may be another."""
    if bool(before.called) != bool(after.called):
        return False
    nameless = before.nameless
    if nameless != after.nameless:
        return False
    if not nameless:
        return True
    if before.ids == after.ids:
        return before.pattern == after.pattern
    return not any(True in shape.pattern[: len(nameless)] for shape in (before, after))


def order(parent: str, before: Shape, after: Shape) -> list[Change]:
    """New children and those that stand elsewhere now, from the last to the first: each goes before its next one."""
    left = [id_ for id_ in before.ids if id_ in after.named]
    there = [id_ for id_ in after.ids if id_ in before.named]
    stay = before.named.keys() if left == there else staying(left, there)
    found: list[Change] = []
    following = ""
    for id_, child in reversed(after.named.items()):
        if id_ not in before.named:
            found.append(("add", parent, following, str(child)))
        elif id_ not in stay:
            found.append(("put", id_, following))
        following = id_
    return found


def staying(before: list[str], after: list[str]) -> set[str]:
    """As many as can stay where they are while the others move around them: the longest rising row of places."""
    places = {id_: place for place, id_ in enumerate(after)}
    tails: list[int] = []
    ends: list[str] = []
    chain: dict[str, str | None] = {}
    for id_ in before:
        at = bisect_left(tails, places[id_])
        chain[id_] = ends[at - 1] if at else None
        tails[at : at + 1], ends[at : at + 1] = [places[id_]], [id_]
    stay: set[str] = set()
    last: str | None = ends[-1] if ends else None
    while last is not None:
        stay.add(last)
        last = chain[last]
    return stay


def unescaped(value: str) -> str:
    """An attribute as a page sets it."""
    if "&" not in value:
        return value
    for entity, letter in (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&#x27;", "'"), ("&amp;", "&")):
        value = value.replace(entity, letter)
    return value
