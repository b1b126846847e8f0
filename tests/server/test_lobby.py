"""Before and after a match: tables are opened, joined, left, listed, repeated, forked, imported."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.conftest import House, Visitor, decider, settings

import caracole
from caracole.server.lifecycle import Server
from caracole.server.lobby import rotated
from caracole.server.seating import Seat, SeatKind
from caracole.server.table import Table

Pair = tuple[Visitor, Visitor, str]


def test_games_tell_their_options_and_presets(house: House) -> None:
    games = Visitor(house).get("/api/games")
    assert {game["traits"]["name"] for game in games} == {game.name for game in caracole.games()}
    for game in games:
        assert game["schema"]
        assert game["presets"] is not None
        assert Visitor(house).get(f"/api/games/{game['traits']['name']}/rules")


def test_a_game_whose_sides_are_shared_tells_who_commands_what(house: House) -> None:
    games = {game["traits"]["name"]: game for game in Visitor(house).get("/api/games")}
    assert games["glorreiche"]["commands"] == {}
    three = games["kriegspiel"]["commands"]["3"]
    assert [seat["side"] for seat in three] == [0, 0, 1]
    assert three[1]["arms"] == ["cavalry", "cannon"]


def test_lists_show_open_running_and_my_tables(visit: Callable[..., Visitor]) -> None:
    anna, bruno = visit("Anna"), visit("Bruno")
    table = anna.open()
    assert table in [t["id"] for t in bruno.get("/api/tables", which="open")]
    bruno.join(table)
    assert table in [t["id"] for t in Visitor(anna.house).get("/api/tables", which="running")]
    mine = [t for person in (anna, bruno) for t in person.get("/api/tables", which="mine") if t["id"] == table]
    assert sorted(t.get("my_turn", False) for t in mine) == [False, True]


def test_a_private_table_is_the_same_as_none_to_a_stranger(visit: Callable[..., Visitor]) -> None:
    anna, stranger = visit("Anna"), visit("Stranger")
    table = anna.open(private=True, seats=[{"kind": "me"}, {"kind": "invite"}])
    assert table not in [t["id"] for t in stranger.get("/api/tables", which="open")]
    for path in ("", "/about", "/chat", "/replay", "/record", "/fairness", "/notes", "/steps/0"):
        real = stranger.http.get(f"/api/tables/{table}{path}")
        none = stranger.http.get(f"/api/tables/AAAAAAAAAAAAAAAA{path}")
        assert (real.status_code, real.content) == (none.status_code, none.content) == (404, none.content)
    for path in ("join", "leave", "rematch", "resign", "resume", "comeback", "bot"):
        body = {"seat": 1, "bot": "random"} if path == "bot" else {}
        real = stranger.http.post(f"/api/tables/{table}/{path}", json=body)
        none = stranger.http.post(f"/api/tables/AAAAAAAAAAAAAAAA/{path}", json=body)
        assert (real.status_code, real.content) == (none.status_code, none.content) == (404, none.content)


def test_a_seat_that_waits_is_given_to_a_bot_by_who_opened_the_table(visit: Callable[..., Visitor]) -> None:
    anna, bruno = visit("Anna"), visit("Bruno")
    table = anna.open(options={"players": 3}, seats=[{"kind": "me"}, {"kind": "invite"}, {"kind": "open"}])
    bruno.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "random"}, 403)
    anna.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"}, 409)
    anna.post(f"/api/tables/{table}/bot", {"seat": 7, "bot": "random"}, 400)
    assert "no bot" in anna.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "nobody"}, 400)["sentence"]
    anna.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"})
    assert [seat["kind"] for seat in anna.see(table)["seats"]] == ["person", "bot", "open"]
    anna.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"}, 409)
    bruno.join(table)
    assert anna.see(table)["status"] == "running"
    anna.post(f"/api/tables/{table}/bot", {"seat": 2, "bot": "random"}, 409)


def test_a_bot_takes_a_whole_side_that_several_would_command_and_none_with_people(
    visit: Callable[..., Visitor],
) -> None:
    anna, bruno = visit("Anna"), visit("Bruno")
    seats = [{"kind": "open"}, {"kind": "invite"}, {"kind": "me"}, {"kind": "open"}]
    table = anna.open(game="kriegspiel", options={"players": 4}, seats=seats)
    assert "share" in anna.post(f"/api/tables/{table}/bot", {"seat": 3, "bot": "random"}, 409)["sentence"]
    anna.post(f"/api/tables/{table}/bot", {"seat": 0, "bot": "random"})
    assert [seat["kind"] for seat in anna.see(table)["seats"]] == ["bot", "bot", "person", "open"]
    bruno.join(table)
    assert anna.see(table)["status"] == "running"


def test_people_of_one_name_are_told_apart_at_a_table(visit: Callable[..., Visitor]) -> None:
    anna = visit("Anna")
    one = anna.open(seats=[{"kind": "me"}, {"kind": "here"}])
    assert [seat["name"] for seat in anna.see(one)["seats"]] == ["Anna", "Anna (2)"]
    table = anna.open(options={"players": 3})
    for _ in range(2):
        visit("Anna").join(table)
    names = [seat["name"] for seat in anna.see(table)["seats"]]
    assert len(set(names)) == 3


def test_an_invitation_opens_one_seat_once(visit: Callable[..., Visitor]) -> None:
    anna, bruno, clara = visit("Anna"), visit("Bruno"), visit("Clara")
    table = anna.open(
        private=True, options={"players": 3}, seats=[{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}]
    )
    invites = [seat["invite"] for seat in anna.see(table)["seats"]]
    assert invites[0] is None
    assert invites[1] != invites[2]
    assert bruno.get(f"/api/tables/{table}/about", invite=invites[2])["game"] == "glorreiche"
    assert bruno.join(table, invite=invites[2])["seat"] == 2
    assert [seat["invite"] for seat in bruno.see(table)["seats"]] == [None, None, None]
    assert clara.post(f"/api/tables/{table}/join", {"invite": invites[2]}, 404)["error"] == "unknown"
    clara.join(table, invite=invites[1])
    assert clara.see(table)["status"] == "running"


def test_who_leaves_before_the_start_frees_the_seat(visit: Callable[..., Visitor]) -> None:
    anna, bruno, clara = visit("Anna"), visit("Bruno"), visit("Clara")
    table = anna.open(options={"players": 3})
    bruno.join(table)
    bruno.post(f"/api/tables/{table}/leave")
    assert anna.see(table)["seats"][1]["kind"] == "open"
    clara.join(table, seat=2)
    anna.post(f"/api/tables/{table}/leave")
    assert clara.see(table)["status"] == "cancelled"
    assert bruno.post(f"/api/tables/{table}/join", status=409)["error"] == "not-now"


def test_nobody_takes_a_taken_seat_or_two(pair: Pair, visit: Callable[..., Visitor]) -> None:
    anna, bruno, table = pair
    visit("Clara").post(f"/api/tables/{table}/join", {}, 409)
    fresh = anna.open(options={"players": 3})
    anna.post(f"/api/tables/{fresh}/join", {}, 409)
    bruno.post(f"/api/tables/{fresh}/join", {"seat": 0}, 409)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "no-such-game"}, 400),
        ({"game": "glorreiche", "options": {"players": 9}}, 422),
        ({"game": "glorreiche", "options": {"no_such": 1}}, 422),
        ({"game": "glorreiche", "options": {"chips": "x"}}, 422),
        ({"game": "glorreiche", "preset": "no-such"}, 422),
        ({"game": "glorreiche", "seats": [{"kind": "me"}] * 2}, 400),
        ({"game": "glorreiche", "seats": [{"kind": "bot", "name": "nobody"}]}, 400),
        ({"game": "glorreiche", "seats": [{"kind": "open"}] * 5}, 400),
        ({"game": "glorreiche", "clock": {"kind": "live", "bank": 0}}, 400),
        ({"game": "glorreiche", "clock": {"kind": "hourglass"}}, 400),
    ],
)
def test_a_table_that_cannot_be_is_refused(visit: Callable[..., Visitor], body: dict[str, Any], status: int) -> None:
    refusal = visit().post("/api/tables", body, status)
    assert refusal["sentence"]
    if status == 422:
        assert refusal["option"]


def test_a_rematch_moves_everybody_one_seat_on_and_begins_when_the_other_agrees(pair: Pair) -> None:
    anna, bruno, table = pair
    anna.post(f"/api/tables/{table}/rematch", status=409)
    anna.post(f"/api/tables/{table}/resign")
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert anna.see(again)["status"] == "open", "he has not agreed"
    assert [seat["kind"] for seat in anna.see(again)["seats"]] == ["asked", "person"]
    assert anna.see(table)["rematch"] == {"table": again, "status": "open", "mine": True, "asked": False}
    assert bruno.see(table)["rematch"] == {"table": again, "status": "open", "mine": False, "asked": True}
    assert [t["id"] for t in bruno.get("/api/tables", which="mine") if t.get("asked")] == [again]
    assert bruno.post(f"/api/tables/{table}/rematch")["table"] == again, "whoever asks for one agrees to it"
    assert [seat["name"] for seat in anna.see(again)["seats"]] == ["Bruno", "Anna"]
    assert anna.see(again)["status"] == "running"
    assert anna.see(table)["rematch"]["status"] == "running"
    assert anna.get(f"/api/tables/{again}/about")["parent"] == table


def test_a_rematch_is_declined_or_withdrawn_and_proposed_again_three_times_at_most(pair: Pair) -> None:
    anna, bruno, table = pair
    anna.post(f"/api/tables/{table}/resign")
    for unwilling in (bruno, anna, bruno):
        again = anna.post(f"/api/tables/{table}/rematch")["table"]
        unwilling.post(f"/api/tables/{again}/leave")
        assert anna.see(table)["rematch"]["status"] == "cancelled"
        assert bruno.see(again)["status"] == "cancelled"
        bruno.post(f"/api/tables/{again}/join", status=409)
    assert "often enough" in anna.post(f"/api/tables/{table}/rematch", status=409)["sentence"]


def test_nobody_else_sits_down_in_a_rematch_or_hears_of_it(pair: Pair, visit: Callable[..., Visitor]) -> None:
    anna, _, table = pair
    stranger = visit("Stranger")
    anna.post(f"/api/tables/{table}/resign")
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    stranger.post(f"/api/tables/{again}/join", status=409)
    stranger.post(f"/api/tables/{again}/leave", status=409)
    stranger.post(f"/api/tables/{table}/rematch", status=403)
    assert stranger.see(table)["rematch"] is None


def test_with_nobody_but_bots_a_rematch_begins_at_once(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    table = anna.open(seats=[{"kind": "me"}, {"kind": "bot", "name": "random"}])
    anna.post(f"/api/tables/{table}/resign")
    assert anna.see(anna.post(f"/api/tables/{table}/rematch")["table"])["status"] == "running"


def test_two_who_ask_for_a_rematch_at_the_same_moment_get_the_same_one(pair: Pair) -> None:
    anna, bruno, table = pair
    anna.post(f"/api/tables/{table}/resign")
    found: list[str] = []
    threads = [
        threading.Thread(target=lambda p=person: found.append(p.post(f"/api/tables/{table}/rematch")["table"]))
        for person in (anna, bruno) * 2
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4
    assert len(set(found)) == 1


def test_a_table_is_found_though_somebody_looked_for_it_too_early(tmp_path: Path) -> None:
    async def looked_for_twice() -> list[object]:
        server = Server(settings(tmp_path))
        await server.open()
        tables, read = server.tables, server.tables.read
        looked, stored = asyncio.Event(), asyncio.Event()

        async def too_early(name: str) -> Table | None:
            found = await read(name)
            looked.set()
            await stored.wait()
            return found

        async def in_time(name: str) -> Any:
            tables.live[name] = stored_table
            return stored_table

        stored_table: Any = SimpleNamespace(doubtful=False, full=False)
        tables.read = too_early  # type: ignore[method-assign]
        both = [asyncio.create_task(tables.find("new")) for _ in range(2)]
        await looked.wait()
        tables.read = in_time  # type: ignore[method-assign]
        stored.set()
        found = [await each for each in both]
        tables.live.clear()
        await server.close()
        return [each is stored_table for each in found]

    assert asyncio.run(looked_for_twice()) == [False, True]


def test_in_a_rematch_bots_and_people_share_no_army() -> None:
    def army(*kinds: SeatKind) -> list[Seat]:
        """People are called by their seats; the last half is the other side."""
        sides = [0, 0, 1, 1][: len(kinds)]
        sat = enumerate(zip(sides, kinds, strict=True))
        return [Seat(seat=n, side=s, kind=k, account=str(n), name=f"Nr. {n}") for n, (s, k) in sat]

    assert [seat.account for seat in rotated(army("person", "person", "bot"))] == ["0", "1", "2"]
    assert [seat.account for seat in rotated(army("person", "person", "bot", "bot"))] == ["2", "3", "0", "1"]
    assert [seat.account for seat in rotated(army("person", "person", "person"))] == ["2", "0", "1"]


def finished(person: Visitor, game: str = "glorreiche") -> str:
    """A table whose match two bots have finished."""
    line = caracole.Match.new(caracole.game(game), caracole.FairLuck(b"\1" * 32))
    random = caracole.Random(3)
    while not line.over:
        line.settle()
        if not line.over:
            legal = line.state.legal()
            line.play(legal[random.below(len(legal))], by=line.state.actor)
    answer = person.http.post("/api/records?private=false", content=line.record().dump())
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def test_a_record_is_imported_shown_and_forked(visit: Callable[..., Visitor]) -> None:
    anna, bruno = visit("Anna"), visit("Bruno")
    table = finished(anna)
    sight = bruno.see(table)
    assert sight["status"] == "finished"
    for seat in (-1, 0, 1):
        replay = bruno.get(f"/api/tables/{table}/replay", seat=seat)
        assert len(replay["steps"]) == sight["step"]
        assert replay["log"]
    anna.post(f"/api/tables/{table}/fork", {"step": sight["step"]}, 409)
    anna.post(f"/api/tables/{table}/fork", {"step": sight["step"] + 1}, 400)
    fork = bruno.post(f"/api/tables/{table}/fork", {"step": 40, "seat": 1})["table"]
    begun = bruno.see(fork)
    assert begun["step"] >= 40
    assert begun["seats"][1]["mine"]
    assert bruno.get(f"/api/tables/{fork}/replay")["steps"][:40] == replay["steps"][:40]


def test_a_forged_record_is_refused_with_the_step(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    match = caracole.Match.new(caracole.game("glorreiche"), caracole.SeededLuck(1))
    match.settle()
    record = caracole.kernel.record.msgspec.to_builtins(match.record())  # type: ignore[attr-defined]
    record["steps"].append({"by": 0, "play": "83-84"})
    assert "step" in anna.post("/api/records", record, 422)["sentence"]
    record["steps"][0]["play"] = "1" * 10_000
    assert "step 1" in anna.post("/api/records", record, 422)["sentence"], "however long a word is"
    assert anna.post("/api/records", {"format": "other"}, 422)["error"] == "record"


def test_a_table_survives_a_restart(build: Callable[..., House]) -> None:
    house = build()
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    table = anna.open()
    bruno.join(table)
    for _ in range(5):
        decider(table, anna, bruno).move(table)
    before = [person.see(table, layout="wide") for person in (anna, bruno)]
    cookies = dict(anna.http.cookies)
    house.stop()
    house = build()
    again = Visitor(house)
    again.http.cookies.update(cookies)
    again.remember(again.get("/api/me"))
    after = again.see(table, layout="wide")
    for sight in (*before, after):
        for seat in sight["seats"]:
            del seat["online"], seat["patience"], seat["state"]
    assert after == before[0]


@pytest.mark.parametrize("game", caracole.games(), ids=lambda game: game.name)
def test_what_is_drawn_by_lot_and_what_has_a_name_makes_a_board(house: House, game: caracole.Game) -> None:
    anna = Visitor(house, "Anna")
    seen = anna.get(f"/api/games/{game.name}")
    fields = seen["schema"]["$defs"]["Options"]["properties"]
    asked = [(name, value) for name, shape in fields.items() for value in shape.get("examples", [])]
    asked += [(name, anna.get(f"/api/games/{game.name}/draw", option=name)["value"]) for name in seen["draws"]]
    assert set(seen["lots"]) <= set(seen["draws"])  # what a page draws before the match unless told otherwise
    for name, value in asked:
        options = json.dumps({name: value})
        picture = anna.http.get(f"/api/games/{game.name}/picture.svg", params={"options": options})
        assert picture.status_code == 200, picture.text
        assert picture.text.startswith("<svg")


def test_a_board_of_options_that_do_not_fit_is_refused(house: House) -> None:
    anna = Visitor(house, "Anna")
    told = anna.get("/api/games/kriegspiel/picture.svg", options='{"board": "round"}', status=422)
    assert told["option"] == "board"
    assert anna.get("/api/games/kriegspiel/picture.svg", preset="round", status=422)["option"] == "preset"
    for nonsense in ("[1]", "{", "[" * 3000):
        anna.get("/api/games/kriegspiel/picture.svg", options=nonsense, status=400)
    anna.get("/api/games/kriegspiel/draw", option="reverse", status=404)


def test_a_finished_match_still_proves_its_luck_when_its_preset_means_something_else_by_now(
    build: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    presets: Any = caracole.game("glorreiche").options.PRESETS
    house = build()
    anna = Visitor(house, "Anna")
    with monkeypatch.context() as earlier:
        earlier.setitem(presets, "fr", {})
        table = anna.open(seats=[{"kind": "me"}, {"kind": "here", "name": "Clara"}], preset="fr")
        for _ in range(4):
            anna.move(table)
        anna.post(f"/api/tables/{table}/resign", {"seat": 0})
    house.stop()
    again = Visitor(build())
    record = caracole.Match.load(again.http.get(f"/api/tables/{table}/record").content)
    assert record.options.tiebreak == "highest_slot"
    assert record.asked == {"tiebreak": "highest_slot"}
