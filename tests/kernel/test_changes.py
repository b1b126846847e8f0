"""A picture, and the picture before with its changes, are the same document."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from statistics import median
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import caracole
from caracole import Match, Random, SeededLuck
from caracole.kernel import svg
from caracole.kernel.changes import Change, changes
from caracole.kernel.names import SPECTATOR
from caracole.kernel.picture import Kept, Picture

ElementTree.register_namespace("", "http://www.w3.org/2000/svg")
GAMES = [game.name for game in caracole.games()]


# --- a second opinion of what a change means, on a document -----------------------------------------


class Document:
    """A picture as a page has it."""

    def __init__(self, markup: str) -> None:
        self.root = ElementTree.fromstring(markup)

    def find(self, id_: str) -> tuple[ElementTree.Element, ElementTree.Element]:
        """The one element with this id, and its parent."""
        found = [(child, parent) for parent in self.root.iter() for child in parent if child.get("id") == id_]
        if self.root.get("id") == id_:
            found.append((self.root, self.root))
        assert len(found) == 1, f"{id_} is there {len(found)} times"
        return found[0]

    def apply(self, change: Change) -> None:
        kind, id_, *told = change
        if kind == "add":
            (parent, _), (before, markup) = self.find(id_), told
            self.insert(parent, ElementTree.fromstring(spaced(markup)), before)
            return
        element, parent = self.find(id_)
        if kind == "set":
            parent[list(parent).index(element)] = ElementTree.fromstring(spaced(told[0]))
        elif kind == "drop":
            parent.remove(element)
        elif kind == "put":
            parent.remove(element)
            self.insert(parent, element, told[0])
        elif kind == "mark":
            element.set(*told)
        elif kind == "bare":
            del element.attrib[told[0]]
        else:
            assert kind == "call"
            element[0].text = told[0]

    def insert(self, parent: ElementTree.Element, element: ElementTree.Element, before: str) -> None:
        ids = [child.get("id") for child in parent]
        parent.insert(ids.index(before) if before else len(ids), element)

    def written(self) -> str:
        return ElementTree.canonicalize(ElementTree.tostring(self.root, encoding="unicode"))


def spaced(markup: str) -> str:
    """The same in the name space of the document it goes into."""
    head = markup.partition(">")[0].partition("/")[0].partition(" ")[0]
    return markup.replace(head, f'{head} xmlns="http://www.w3.org/2000/svg"', 1)


# --- whole matches ----------------------------------------------------------------------------------


@cache
def played(game: str, seed: int, steps: int) -> Match:
    match = Match.new(caracole.game(game), SeededLuck(seed))
    random = Random(seed)
    while not match.over and match.version < steps:
        if match.settle() == 0:
            legal = match.state.legal()
            match.play(legal[random.below(len(legal))], by=match.state.actor)
    return match


def walked(match: Match, seat: int, layout: str, kept: Kept | None) -> list[Picture]:
    """The picture after each step as the seat saw it."""
    game, last, pictures = match.game, None, []
    for state, action in match.walk():
        pictures.append(game.picture(state.view(seat), layout=layout, last=last, kept=kept))
        hidden = game.view.seen(state, action, seat) is not None
        last = None if hidden else (action, state.view(seat).state)
    return [*pictures, game.picture(match.state.view(seat), layout=layout, last=last, kept=kept)]


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=2, deadline=None, phases=[Phase.generate])  # a match cannot be made simpler
@given(seed=st.integers(0, 10_000), data=st.data())
def test_a_picture_and_the_picture_before_with_its_changes_are_the_same_document(
    name: str, seed: int, data: st.DataObject
) -> None:
    match = played(name, seed, 50)
    seats = [SPECTATOR, *range(match.game.options.sides(match.options))]
    seat = data.draw(st.sampled_from(seats))
    layout = data.draw(st.sampled_from(match.game.traits.layouts))
    fresh = walked(match, seat, layout, None)
    kept = walked(match, seat, layout, Kept())
    page = Document(str(fresh[0].tree))
    for step, (old, new, whole) in enumerate(zip(kept, kept[1:], fresh[1:], strict=False), 1):
        assert str(new.tree) == str(whole.tree), f"step {step}: a layer depends on more than it names"
        for change in changes(old.tree, new.tree):
            page.apply(change)
        assert page.written() == ElementTree.canonicalize(str(whole.tree)), f"step {step}"


@pytest.mark.parametrize("name", [name for name in GAMES if not caracole.game(name).traits.hidden])
def test_where_nothing_is_hidden_one_drawing_serves_all_who_look(name: str) -> None:
    match = played(name, 7, 60)
    seats = [SPECTATOR, *range(match.game.options.sides(match.options))]
    for number in range(0, match.version, 9):
        state = match.states[number]
        for layout in match.game.traits.layouts:
            drawn = {str(match.game.picture(state.view(seat), layout=layout).tree) for seat in seats}
            assert len(drawn) == 1, f"step {number}, {layout}"


@pytest.mark.parametrize("name", GAMES)
def test_what_no_step_changes_is_known_as_ground(name: str) -> None:
    pictures = walked(played(name, 3, 40), 0, caracole.game(name).traits.layouts[0], None)
    found = [grounds(picture.tree) for picture in pictures]
    assert found[0]
    assert all(one == found[0] for one in found)


def grounds(element: svg.Node) -> dict[str, str]:
    if isinstance(element, svg.Ground):
        return {element.id: str(element)}
    return {k: v for child in element.children if isinstance(child, svg.Node) for k, v in grounds(child).items()}


@pytest.mark.parametrize("name", GAMES)
def test_a_step_sends_less_than_three_kilobytes_half_of_the_time(name: str) -> None:
    match = played(name, 7, 60)
    for layout in match.game.traits.layouts:
        pictures = walked(match, 0, layout, Kept())
        sizes = [len(msgspec.json.encode(changes(old.tree, new.tree))) for old, new in pairwise(pictures)]
        assert median(sizes) < 3000, layout


# --- what a change may be ---------------------------------------------------------------------------


def tree(*children: str, **attributes: svg.Value) -> svg.Element:
    made = svg.tag("svg", *children, id="picture", xmlns="http://www.w3.org/2000/svg", **attributes)
    assert isinstance(made, svg.Element)
    return made


def piece(name: str, x: float = 0, *children: str) -> str:
    return svg.group(*children, id=name, transform=svg.place(x, 0))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (tree(piece("a")), tree(piece("a", 5)), [("mark", "a", "transform", "translate(5 0)")]),
        (tree(piece("a"), piece("b")), tree(piece("b")), [("drop", "a")]),
        (tree(piece("b")), tree(piece("a"), piece("b")), [("add", "picture", "b", piece("a"))]),
        (tree(*map(piece, "abcd")), tree(*map(piece, "bcda")), [("put", "a", "")]),
        (
            tree(svg.group(piece("a"), id="one"), svg.group(id="two")),
            tree(svg.group(id="one"), svg.group(piece("a"), id="two")),
            [("drop", "a"), ("add", "two", "", piece("a"))],
        ),
        (
            tree(class_="x", role="img"),
            tree(class_="y"),
            [("bare", "picture", "role"), ("mark", "picture", "class", "y")],
        ),
        (
            tree(svg.group(svg.title("A & B"), id="a")),
            tree(svg.group(svg.title("<C>"), id="a")),
            [("call", "a", "<C>")],
        ),
        (tree(piece("a", 0, "<path/>")), tree(piece("a", 0, "<rect/>")), [("set", "a", piece("a", 0, "<rect/>"))]),
    ],
)
def test_only_what_changed_is_told(old: svg.Element, new: svg.Element, expected: list[Change]) -> None:
    assert changes(old, new) == expected


@given(st.lists(st.sampled_from("abcdefgh"), unique=True), st.lists(st.sampled_from("abcdefgh"), unique=True))
def test_children_that_come_go_and_change_places_end_in_order(before: list[str], after: list[str]) -> None:
    nameless = "<title>x</title><path/>"
    old, new = tree(nameless, *map(piece, before)), tree(nameless, *map(piece, after))
    page = Document(str(old))
    for change in changes(old, new):
        page.apply(change)
    assert page.written() == ElementTree.canonicalize(str(new))


@given(st.lists(st.sampled_from("abcdefgh"), unique=True), st.lists(st.sampled_from("abcdefgh"), unique=True))
def test_a_group_without_a_text_of_its_own_changes_as_one_that_has_it(before: list[str], after: list[str]) -> None:
    written = [svg.group(*map(piece, names), id="picture") for names in (before, after)]
    held = [svg.pieces(*map(piece, names), id="picture") for names in (before, after)]
    assert list(map(str, held)) == written
    assert changes(*held) == changes(*written)  # type: ignore[arg-type]  # with an id they are elements
