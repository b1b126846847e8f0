"""The WebSocket: what is new comes by itself, numbered; who reconnects catches up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
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
