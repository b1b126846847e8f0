"""How people get on: two chats, mutes, blocks, reports, and what the operator does about them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.conftest import House, Visitor
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from caracole.cli import app
from caracole.server import absence, chat, sessions
from caracole.server.store import now

Pair = tuple[Visitor, Visitor, str]


def lines(person: Visitor, table: str) -> list[str]:
    return [line["text"] for line in person.get(f"/api/tables/{table}/chat")]


def speak(person: Visitor, table: str, text: str, status: int | None = None, **more: str) -> dict[str, object]:
    return dict(person.post(f"/api/tables/{table}/chat", {"text": text, **more}, status))


# --- two chats --------------------------------------------------------------------------------------------------------


def test_players_and_watchers_do_not_hear_each_other_while_the_match_runs(
    pair: Pair, visit: Callable[..., Visitor]
) -> None:
    anna, bruno, table = pair
    clara, dora = visit("Clara"), visit("Dora")
    speak(anna, table, "good luck")
    speak(clara, table, "he should take the bridge")
    for player in (anna, bruno):
        assert lines(player, table) == ["good luck"]
    for watcher in (clara, dora, Visitor(anna.house)):
        assert lines(watcher, table) == ["he should take the bridge"]
    assert "Only who sits" in str(speak(clara, table, "psst", 403, room="players")["sentence"])
    assert "over" in str(speak(anna, table, "well?", 403, room="watchers")["sentence"])


def test_over_the_socket_too_no_hint_reaches_a_player(pair: Pair, visit: Callable[..., Visitor]) -> None:
    anna, bruno, table = pair
    clara = visit("Clara")
    with anna.sit(table, gestures=0) as player, clara.sit(table, gestures=0) as watcher:
        assert player.sight()["rooms"] == ["players"]
        assert watcher.sight()["rooms"] == ["watchers"]
        watcher.send(type="chat", text="take the bridge", id="a")
        assert watcher.next("chat")["room"] == "watchers"
        speak(bruno, table, "hello")
        assert player.next("chat")["text"] == "hello", "the hint came before, and did not arrive"
        assert not [message for message in player.kept if message["type"] == "chat"]
        watcher.send(type="chat", text="psst", room="players", id="b")
        assert watcher.next("refused")["status"] == 403


def test_after_the_match_players_read_and_answer_the_watchers_but_keep_their_own_words(
    pair: Pair, visit: Callable[..., Visitor]
) -> None:
    anna, bruno, table = pair
    clara = visit("Clara")
    speak(anna, table, "between us")
    speak(clara, table, "what a match")
    bruno.post(f"/api/tables/{table}/resign")
    speak(anna, table, "thank you", room="watchers")
    assert lines(anna, table) == ["between us", "what a match", "thank you"]
    assert lines(clara, table) == ["what a match", "thank you"]


def test_whoever_has_a_seat_kept_is_still_a_player(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno, table = pair
    monkeypatch.setattr(absence, "now", lambda: now() + 86_400_000)
    anna.house.server.tables.live[table].polled.pop(bruno.me["id"])
    anna.post(f"/api/tables/{table}/claim", {"kind": "stand-in", "absent": 1})
    speak(anna, table, "where are you?")
    assert lines(bruno, table) == ["where are you?"]


def test_an_account_says_twenty_lines_a_minute_at_all_its_tables_together(
    pair: Pair, visit: Callable[..., Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno, table = pair
    other = anna.open()
    for number in range(chat.MOST_LINES):
        speak(anna, (table, other)[number % 2], f"line {number}")
    assert speak(anna, table, "one more", 429)["error"] == "flood"
    speak(bruno, table, "everybody has their own")
    monkeypatch.setattr(chat, "now", lambda: now() + chat.MINUTE)
    speak(anna, table, "a minute later")


# --- mutes and blocks -------------------------------------------------------------------------------------------------


def tie(person: Visitor, kind: str, other: Visitor, method: str = "PUT", status: int = 200) -> dict[str, list[object]]:
    return dict(person.post(f"/api/me/company/{kind}/{other.me['id']}", status=status, method=method))


def test_a_mute_is_kept_and_works_one_way(pair: Pair) -> None:
    anna, bruno, table = pair
    speak(bruno, table, "before")
    told = tie(anna, "mute", bruno)
    assert told["ties"] == [{"account": bruno.me["id"], "name": "Bruno", "kind": "mute"}]
    speak(bruno, table, "again")
    speak(anna, table, "mine")
    assert lines(anna, table) == ["mine"]
    assert lines(bruno, table) == ["before", "again", "mine"]
    tie(anna, "mute", bruno, "DELETE")
    assert lines(anna, table) == ["before", "again", "mine"]


def test_a_muted_line_does_not_come_over_the_socket(pair: Pair) -> None:
    anna, bruno, table = pair
    tie(anna, "mute", bruno)
    with anna.sit(table, gestures=0) as socket:
        socket.sight()
        speak(bruno, table, "unheard")
        speak(anna, table, "heard")
        assert socket.next("chat")["text"] == "heard"


def test_who_blocks_or_is_blocked_reads_sits_with_and_asks_the_other_for_nothing(pair: Pair) -> None:
    anna, bruno, table = pair
    tie(anna, "block", bruno)
    for speaker, listener in ((anna, bruno), (bruno, anna)):
        speak(speaker, table, f"from {speaker.me['name']}")
        assert f"from {speaker.me['name']}" not in lines(listener, table)
    for host, guest in ((anna, bruno), (bruno, anna)):
        open_table = host.open()
        assert "do not play with each other" in guest.post(f"/api/tables/{open_table}/join", status=409)["sentence"]
        private = host.open(private=True, seats=[{"kind": "me"}, {"kind": "invite"}])
        link = host.see(private)["seats"][1]["invite"]
        guest.post(f"/api/tables/{private}/join", {"invite": link}, 409)
    anna.post(f"/api/tables/{table}/resign")
    for person in (anna, bruno):
        assert "no rematch" in person.post(f"/api/tables/{table}/rematch", status=409)["sentence"]
    tie(anna, "block", bruno, "DELETE")
    bruno.post(f"/api/tables/{table}/rematch")


def test_ties_are_ones_own_and_only_with_others(pair: Pair) -> None:
    anna, bruno, _ = pair
    tie(anna, "block", anna, status=400)
    anna.post("/api/me/company/block/nobody", status=404, method="PUT")
    anna.post(f"/api/me/company/kick/{bruno.me['id']}", status=400, method="PUT")
    Visitor(anna.house).http.request("PUT", f"/api/me/company/mute/{bruno.me['id']}")
    tie(anna, "mute", bruno)
    tie(anna, "mute", bruno)
    assert bruno.get("/api/me/company") == {"ties": [], "sanctions": []}
    assert Visitor(anna.house).get("/api/me/company", 401)["error"] == "who"


# --- reports and the operator -----------------------------------------------------------------------------------------


def moderate(house: House, *words: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, ["moderate", *words, "--database", house.server.settings.database])
    assert done.exit_code == code, done.output
    return done.output


def reported(pair: Pair) -> str:
    """Bruno has said something; says the number of Anna's report."""
    anna, bruno, table = pair
    speak(bruno, table, "before it")
    line = speak(bruno, table, "something foul")["id"]
    speak(anna, table, "that was foul")
    body = {"account": bruno.me["id"], "line": line, "text": "foul language"}
    anna.post(f"/api/tables/{table}/report", body)
    listed = [row for row in moderate(anna.house, "list").splitlines() if table in row]
    return listed[-1].split()[0]


def test_a_report_reaches_the_operator_with_what_was_said_around_it(pair: Pair) -> None:
    anna, bruno, table = pair
    number = reported(pair)
    shown = moderate(anna.house, "show", number)
    assert f"about  Bruno (guest {bruno.me['id']})" in shown
    assert "words  foul language" in shown
    told = [row.rpartition("] ")[2] for row in shown.splitlines() if "[players]" in row]
    assert told == ["Bruno: before it", "Bruno: something foul", "Anna: that was foul"]
    assert next(row for row in shown.splitlines() if row.startswith(">")).endswith("something foul")
    moderate(anna.house, "close", number)
    assert table not in moderate(anna.house, "list")
    assert table in moderate(anna.house, "list", "--all")


def test_a_report_names_a_line_of_that_table_and_of_that_account(pair: Pair, visit: Callable[..., Visitor]) -> None:
    anna, bruno, table = pair
    line = speak(anna, table, "mine")["id"]
    path = f"/api/tables/{table}/report"
    anna.post(path, {"account": bruno.me["id"], "line": line}, 404)
    anna.post(path, {"account": anna.me["id"]}, 400)
    anna.post(path, {"account": "nobody"}, 404)
    for _ in range(10):
        anna.post(path, {"account": bruno.me["id"]})
    assert anna.post(path, {"account": bruno.me["id"]}, 429)["error"] == "flood"


def test_a_warning_is_read_on_the_account_page(pair: Pair) -> None:
    anna, bruno, _ = pair
    moderate(anna.house, "warn", reported(pair), "--why", "Mind your words.")
    told = bruno.get("/api/me/company")["sanctions"]
    assert [(each["kind"], each["text"]) for each in told] == [("warning", "Mind your words.")]


def test_whom_the_operator_mutes_says_nothing_anywhere_until_it_is_lifted(pair: Pair) -> None:
    anna, bruno, table = pair
    moderate(anna.house, "mute", reported(pair), "--hours", "1", "--why", "An hour of silence.")
    assert "taken the word" in str(speak(bruno, table, "but", 403)["sentence"])
    speak(bruno, bruno.open(), "elsewhere", 403)
    moderate(anna.house, "lift", bruno.me["id"])
    speak(bruno, table, "sorry")


def test_whom_the_operator_bans_is_signed_out_and_does_not_come_back(pair: Pair) -> None:
    anna, bruno, table = pair
    bruno.post("/api/me/password", {"password": "correct horse"})
    program = Visitor(anna.house, token=bruno.post("/api/me/bots", {"name": "program"})["token"])
    program.get("/api/me")
    moderate(anna.house, "ban", bruno.me["id"], "--why", "Enough.")
    assert bruno.get("/api/me")["account"] is None
    assert bruno.post("/api/tables", {"game": "glorreiche"}, 401)["error"] == "who"
    bruno.post(f"/api/tables/{anna.open()}/join", status=401)
    speak(bruno, table, "but", 401)
    program.get("/api/me", status=401)
    again = Visitor(anna.house)
    again.post("/api/sessions", {"name": "Bruno", "password": "correct horse"}, 403)
    moderate(anna.house, "lift", bruno.me["id"])
    again.post("/api/sessions", {"name": "Bruno", "password": "correct horse"})


def test_who_is_banned_is_put_out_where_he_sits(build: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "LOOK", 0.1)
    house = build()
    bruno = Visitor(house, "Bruno")
    with bruno.sit(bruno.open(seats=[{"kind": "me"}, {"kind": "here"}])) as sitting:
        sitting.sight()
        moderate(house, "ban", bruno.me["id"], "--why", "Enough.")
        with pytest.raises(ConnectionClosed):
            sitting.next("nothing")


def test_the_operator_is_told_what_is_not_there(house: House) -> None:
    assert "there is no report 999999" in moderate(house, "show", "999999", code=2)
    assert "there is no account nobody" in moderate(house, "ban", "nobody", "--why", "x", code=2)
