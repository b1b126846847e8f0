"""The WebSocket: what is new comes by itself, numbered; who reconnects catches up."""

from __future__ import annotations

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest
from tests.kernel.test_changes import Document
from tests.server.conftest import House, Visitor, decider
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

Pair = tuple[Visitor, Visitor, str]


def test_an_action_is_acknowledged_and_shown_to_everybody(pair: Pair) -> None:
    anna, bruno, table = pair
    player = decider(table, anna, bruno)
    other = bruno if player is anna else anna
    with player.sit(table) as mine, other.sit(table) as theirs:
        sight = mine.sight()
        theirs.sight()
        action = sight["gestures"][0]["play"]
        mine.send(type="play", action=action, number=sight["number"], id="first")
        ack = mine.next("ack")
        assert ack["id"] == "first"
        assert ack["number"] > sight["number"]
        for socket in (mine, theirs):
            after = socket.sight(lambda s: s["number"] == ack["number"])
            assert after["log_from"] == sight["step"]
            assert after["log"][0]["step"] == sight["step"] + 1


def test_who_reconnects_gets_only_what_is_new(pair: Pair) -> None:
    anna, bruno, table = pair
    with anna.sit(table) as socket:
        before = socket.sight()
    for _ in range(3):
        decider(table, anna, bruno).move(table)
    with anna.sit(table, since=before["step"]) as socket:
        after = socket.sight()
        assert after["number"] > before["number"]
        assert {line["step"] for line in after["log"]} <= set(range(before["step"] + 1, after["step"] + 1))
    with anna.sit(table) as socket:
        whole = socket.sight()
        assert whole["log"] == before["log"] + after["log"]
        assert whole["gestures"] == after["gestures"]


def test_refusals_come_over_the_socket_with_their_status(pair: Pair) -> None:
    anna, bruno, table = pair
    player = decider(table, anna, bruno)
    with player.sit(table, gestures=0) as socket:
        sight = socket.sight()
        for message, status in (
            ({"type": "play", "action": "83-84", "number": sight["number"], "id": "a"}, 422),
            ({"type": "play", "action": "nonsense", "number": sight["number"], "id": "b"}, 400),
            ({"type": "play", "action": sight["legal"][0], "number": sight["number"] + 5, "id": "c"}, 409),
            ({"type": "play", "action": sight["legal"][0], "number": "0", "id": "d"}, 400),
            ({"type": "no-such-thing"}, 400),
            ({"type": "look", "seat": 1 - sight["seat"]}, 403),
            ({"type": "chat", "text": "x" * 20_000}, 413),
        ):
            socket.send(**message)
            assert socket.next("refused")["status"] == status
        socket.raw.send("not json")
        assert socket.next("refused")["status"] == 400
        assert player.see(table)["number"] == sight["number"]


def test_chat_undo_offers_and_resigning_go_over_the_socket(pair: Pair) -> None:
    anna, bruno, table = pair
    with anna.sit(table) as mine, bruno.sit(table) as theirs:
        mine.sight()
        theirs.sight()
        mine.send(type="chat", text="hello", id="1")
        assert theirs.next("chat")["text"] == "hello"
        mine.send(type="offer", kind="pause", id="2")
        theirs.sight(lambda s: s["offer"] is not None)
        theirs.send(type="answer", yes=True, id="3")
        assert theirs.next("ack")["id"] == "3"
        mine.sight(lambda s: s["paused"])
        mine.send(type="resume", id="4")
        theirs.sight(lambda s: not s["paused"])
        mine.send(type="ping", id="5")
        mine.send(type="resign", id="6")
        assert theirs.sight(lambda s: s["ending"] is not None)["ending"]["winners"] == [1]


def test_everybody_sees_who_is_there(pair: Pair) -> None:
    anna, bruno, table = pair
    with anna.sit(table) as mine:
        with bruno.sit(table) as theirs:
            theirs.sight()
            mine.sight(lambda s: s["seats"][1]["online"])
        mine.sight(lambda s: not s["seats"][1]["online"])


def test_a_page_of_another_site_cannot_connect(house: House, pair: Pair) -> None:
    anna, _, table = pair
    url = f"ws://127.0.0.1:{house.port}/ws/tables/{table}"
    headers = {"cookie": anna.cookie}
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        connect(url, origin=Origin("http://evil.example"), additional_headers=headers),
    ):
        pass
    ours = Origin(f"http://127.0.0.1:{house.port}")
    with connect(url, origin=ours, additional_headers=headers) as socket:
        assert "sight" in str(socket.recv(timeout=5))


def test_a_private_table_does_not_tell_a_stranger_that_it_exists(visit: Callable[..., Visitor]) -> None:
    anna, stranger = visit("Anna"), visit("Stranger")
    table = anna.open(private=True)
    for name in (table, "AAAAAAAAAAAAAAAA"):
        with pytest.raises((InvalidStatus, ConnectionClosed)), stranger.sit(name) as socket:
            socket.sight()


def test_hot_seat_looks_from_one_seat_after_the_other(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    table = anna.open(seats=[{"kind": "me"}, {"kind": "here", "name": "Bea"}])
    with anna.sit(table, seat=0) as socket:
        assert socket.sight()["seat"] == 0
        socket.send(type="look", seat=1)
        assert socket.next("ack")
        assert socket.sight()["seat"] == 1


def test_a_line_of_the_chat_comes_alone(pair: Pair) -> None:
    anna, bruno, table = pair
    with anna.sit(table) as mine, bruno.sit(table) as theirs:
        mine.sight(lambda s: all(seat["online"] for seat in s["seats"]))
        theirs.sight()
        mine.send(type="ping", id="before")
        mine.next("ack")
        mine.kept.clear()
        theirs.send(type="chat", text="hello", id="c")
        assert mine.next("chat")["text"] == "hello"
        mine.send(type="ping", id="after")
        mine.next("ack")
        assert mine.kept == [], "no sight for it"


# --- pictures as changes ----------------------------------------------------------------------------


def test_the_ground_of_a_picture_comes_apart_and_is_kept(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    table = anna.open("glorreiche", seats=[{"kind": "me"}, {"kind": "here"}])
    with anna.sit(table, layout="wide", ground=1) as socket:
        picture = socket.next("sight")["picture"]
    signs = re.findall(r'data-ground="([0-9a-f]+)"', picture)
    assert signs
    whole = anna.see(table, layout="wide")["picture"]
    for sign in signs:
        answer = anna.http.get(f"/api/grounds/{sign}")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.text in whole
    assert anna.http.get("/api/grounds/unknown").status_code == 404


def test_after_the_whole_picture_each_step_is_a_change_in_order(pair: Pair) -> None:
    anna, bruno, table = pair
    with anna.sit(table, layout="wide") as mine, bruno.sit(table, layout="wide") as theirs:
        first = mine.sight(lambda s: s["picture"] is not None)
        page = Document(first["picture"])
        other = theirs.sight(lambda s: s["picture"] is not None)
        assert other["picture"] == first["picture"], "one drawing for all who see the same"
        number = first["number"]
        for _ in range(6):
            player = decider(table, anna, bruno)
            done = player.move(table)
            while number < done["number"]:
                sight = mine.sight(lambda s: bool(s["changes"]))
                assert sight["picture"] is None
                for change in sight["changes"]:
                    assert change["onto"] == number
                    number = change["number"]
                    for told in change["changes"]:
                        page.apply(tuple(told))
            assert page.written() == ElementTree.canonicalize(anna.see(table, layout="wide")["picture"])


def test_who_missed_a_change_asks_for_the_whole(pair: Pair) -> None:
    anna, _, table = pair
    with anna.sit(table, layout="wide", ground=1) as socket:
        assert "data-ground" in socket.sight(lambda s: s["picture"] is not None)["picture"]
        socket.send(type="look", whole=True, id="again")
        again = socket.sight(lambda s: s["picture"] is not None)
        assert "data-ground" not in again["picture"], "perhaps it was the ground that went astray"
        assert again["picture"] == anna.see(table, layout="wide")["picture"]


def test_who_comes_back_with_a_picture_gets_what_has_changed_since(pair: Pair) -> None:
    anna, bruno, table = pair
    with anna.sit(table, layout="wide") as socket:
        first = socket.sight(lambda s: s["picture"] is not None)
        page = Document(first["picture"])
    with bruno.sit(table, layout="wide") as other:  # who watches keeps the drawing going
        other.sight()
        for _ in range(2):
            done = decider(table, anna, bruno).move(table)
            newest = done["number"]
            while other.sight()["number"] < newest:
                pass
        with anna.sit(table, layout="wide", onto=first["number"]) as socket:
            sight = socket.sight()
            assert sight["picture"] is None
            for change in sight["changes"]:
                for told in change["changes"]:
                    page.apply(tuple(told))
    assert page.written() == ElementTree.canonicalize(anna.see(table, layout="wide")["picture"])
    with anna.sit(table, layout="wide", onto=1_000_000) as socket:
        assert socket.sight()["picture"] is not None


def test_what_a_piece_adds_while_it_is_pointed_at_goes_again_without_a_trace(pair: Pair) -> None:
    anna, bruno, table = pair
    while "march" not in anna.see(table)["phase"]:
        decider(table, anna, bruno).move(table)
    whole = anna.see(table, layout="wide")["picture"]
    page = Document(whole)
    told = anna.get(f"/api/tables/{table}/pointed", at=re.findall(r'id="(recruit-red-\d)"', whole)[0], layout="wide")
    for change in told["there"]:
        page.apply(tuple(change))
    assert page.written() != ElementTree.canonicalize(whole)
    for change in told["back"]:
        page.apply(tuple(change))
    assert page.written() == ElementTree.canonicalize(whole)
