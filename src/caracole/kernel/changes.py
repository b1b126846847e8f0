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

from caracole.kernel.svg import Element

Change = tuple[str, ...]
TITLE = "<title>"


def changes(old: Element, new: Element) -> list[Change]:
    """What makes the one picture the other. Both have the same id."""
    dropped: list[Change] = []
    others: list[Change] = []
    compare(old, new, dropped, others)
    return dropped + others


def compare(old: Element, new: Element, dropped: list[Change], others: list[Change]) -> None:
    if old is new or old == new:
        return
    before, after = named(old), named(new)
    if old.name != new.name or not comparable(old, new, before, after):
        others.append(("set", new.id, str(new)))
        return
    for name in old.attributes.keys() - new.attributes.keys():
        others.append(("bare", new.id, name))
    for name, value in new.attributes.items():
        if old.attributes.get(name) != value:
            others.append(("mark", new.id, name, unescaped(value)))
    if called(old) != called(new):
        others.append(("call", new.id, unescaped(called(new))))
    dropped += [("drop", id_) for id_ in before if id_ not in after]
    for id_, child in after.items():
        if id_ in before:
            compare(before[id_], child, dropped, others)
    others += order(new.id, list(before), after)


def named(element: Element) -> dict[str, Element]:
    return {child.id: child for child in element.children if isinstance(child, Element)}


def called(element: Element) -> str:
    first = element.children[0] if element.children else ""
    return first[len(TITLE) : -len(TITLE) - 1] if first.startswith(TITLE) else ""


def comparable(old: Element, new: Element, before: dict[str, Element], after: dict[str, Element]) -> bool:
    """Whether children without an id are the same, and stand where they may stay: before all others, or among
    others that neither come nor go. What it is called may be another."""
    if bool(called(old)) != bool(called(new)):
        return False
    nameless = plain(old)
    if nameless != plain(new):
        return False
    if list(before) == list(after):
        return not nameless or pattern(old) == pattern(new)
    return not nameless or all(pattern(element)[: len(nameless)].count(True) == 0 for element in (old, new))


def plain(element: Element) -> list[str]:
    return [child for child in element.children if not isinstance(child, Element) and not child.startswith(TITLE)]


def pattern(element: Element) -> list[bool]:
    return [isinstance(child, Element) for child in element.children if not child.startswith(TITLE)]


def order(parent: str, before: list[str], after: dict[str, Element]) -> list[Change]:
    """New children and those that stand elsewhere now, from the last to the first: each goes before its next one."""
    if before == list(after):
        return []
    stay = staying([id_ for id_ in before if id_ in after], list(after))
    found: list[Change] = []
    following = ""
    for id_, child in reversed(after.items()):
        if id_ not in before:
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
