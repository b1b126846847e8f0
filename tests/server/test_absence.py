"""Absence looked at by an enemy: votes, returns, links, sides with several people, restarts; and the first clock."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine
from tests.server.conftest import House, Visitor, decider, settings
from tests.server.test_seats import HIS, Scene, silent
from tests.server.test_time import until

import caracole
from caracole.server import absence, clocks, migrations, served_match, table
from caracole.server.lifecycle import Server
from caracole.server.settings import BadSettings
from caracole.server.store import now

LIVE = {"kind": "live", "bank": 600}


@pytest.fixture
def scene(house: House, monkeypatch: pytest.MonkeyPatch) -> Scene:
    return Scene(house, monkeypatch)


def three(scene: Scene, **more: Any) -> Visitor:
    """Anna, Bruno and Clara at a table; says Clara."""
    scene.open(options={"players": 3}, **more)
    scene.clara.join(scene.table)
    return scene.clara


# --- votes ------------------------------------------------------------------------------------------------------------


def test_with_three_people_both_who_are_left_must_agree(scene: Scene) -> None:
    clara = three(scene)
    scene.later().claim("stand-in")
    assert scene.state() == "absent"
    offer = clara.see(scene.table)["offer"]
    assert (offer["kind"], offer["to"], offer["by"]) == ("stand-in", HIS, 0)
    scene.gone().post(clara, "answer", {"yes": True})
    assert scene.state() == "stand-in"


def test_one_who_is_left_may_decline_a_claim(scene: Scene) -> None:
    clara = three(scene)
    scene.later().claim("stand-in")
    scene.post(clara, "answer", {"yes": False})
    assert scene.gone().state() == "absent"
    assert scene.anna.see(scene.table)["offer"] is None


def test_who_is_absent_too_is_not_asked(scene: Scene) -> None:
    three(scene)
    scene.later(scene.bruno, scene.clara).claim("stand-in")
    assert scene.state() == "stand-in"


def test_a_claim_falls_when_the_player_is_back_before_the_last_consent(scene: Scene) -> None:
    clara = three(scene)
    scene.later().claim("stand-in")
    scene.bruno.see(scene.table)
    scene.post(clara, "answer", {"yes": True})
    sight = scene.anna.see(scene.table)
    assert sight["offer"] is None
    assert sight["seats"][HIS]["state"] == "here"


def test_who_has_come_back_declines_the_claim_himself(scene: Scene) -> None:
    three(scene)
    scene.later().claim("forfeit", 409)
    scene.claim("stand-in")
    scene.post(scene.bruno, "answer", {"yes": True})
    assert scene.anna.see(scene.table)["offer"] is None, "nobody agrees to be claimed absent while being there"
    assert scene.state() == "here"


def test_who_returns_is_asked_in_the_vote_that_is_open(scene: Scene) -> None:
    clara = three(scene)
    scene.later().claim("stand-in")
    scene.gone().post(clara, "answer", {"yes": True})
    scene.gone(clara).claim("adjourn", absent=2)  # nobody else is left to ask
    scene.post(scene.anna, "resume")
    scene.post(scene.bruno, "comeback")
    scene.gone(clara).claim("stand-in", absent=2)
    assert scene.anna.see(scene.table)["offer"]["kind"] == "stand-in", "Bruno is asked again"
    scene.gone(clara).post(scene.bruno, "answer", {"yes": True})
    assert scene.state(2) == "stand-in"


def test_an_offer_that_waits_falls_when_a_stand_in_sits_down(scene: Scene) -> None:
    clara = three(scene)
    scene.post(scene.anna, "offer", {"kind": "pause"})
    scene.later().claim("stand-in", 409)
    scene.post(scene.anna, "answer", {"yes": False})
    scene.gone().claim("stand-in")
    scene.gone().post(clara, "answer", {"yes": True})
    silent(scene)


def test_what_a_substitute_agreed_to_counts_for_nothing_after_the_return(scene: Scene) -> None:
    scene.open(options={"players": 3})
    dora = Visitor(scene.house, "Dora")
    dora.join(scene.table)
    scene.clara.join(scene.table, invite=scene.post(scene.bruno, "handover")["invite"])
    scene.post(scene.anna, "offer", {"kind": "pause"})
    scene.post(scene.clara, "answer", {"yes": True})
    scene.post(scene.bruno, "comeback")
    scene.post(dora, "answer", {"yes": True})
    assert not scene.anna.see(scene.table)["paused"], "the holder has not agreed"
    scene.post(scene.bruno, "answer", {"yes": True})
    assert scene.anna.see(scene.table)["paused"]


def test_an_offer_of_a_substitute_falls_when_the_holder_returns(scene: Scene) -> None:
    scene.substitute()
    scene.post(scene.clara, "offer", {"kind": "pause"})
    scene.post(scene.bruno, "comeback")
    assert scene.anna.see(scene.table)["offer"] is None


def test_after_a_time_out_the_bot_consents_to_nothing(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    table = anna.open(clock={"kind": "live", "bank": 1}, timeout="bot")
    bruno.join(table)
    late = decider(table, anna, bruno)
    other = bruno if late is anna else anna
    until(lambda: "stand-in" in [seat["state"] for seat in other.see(table)["seats"]])
    for kind in ("takeback", "pause"):
        told = other.post(f"/api/tables/{table}/offer", {"kind": kind, "to": 0}, 409)
        assert "agrees to nothing" in told["sentence"] or "over" in told["sentence"]


# --- who sees what ----------------------------------------------------------------------------------------------------


def test_nobody_but_the_holder_reads_the_link_to_a_seat_handed_over(scene: Scene) -> None:
    scene.handed()
    watcher = Visitor(scene.house, "Watcher")
    seen = [person.see(scene.table)["seats"][HIS]["invite"] for person in (scene.anna, scene.bruno, watcher)]
    assert seen[0] is seen[2] is None
    assert seen[1]
    assert [seat["invite"] for seat in scene.anna.get(f"/api/tables/{scene.table}/about")["seats"]] == [None, None]


def test_a_second_guest_without_a_link_gets_no_seat_of_a_running_match(scene: Scene) -> None:
    scene.absent(game="manoeuvre").claim("stand-in")
    guest = Visitor(scene.house, "Bruno")
    for body in ({}, {"seat": HIS}, {"invite": "guessed"}):
        assert scene.post(guest, "join", body, 404 if "invite" in body else 409)
    scene.post(guest, "comeback", {}, 409)
    for who in (guest, scene.anna):
        who.get(f"/api/tables/{scene.table}", status=403, seat=HIS)
        who.get(f"/api/tables/{scene.table}/replay", status=403, seat=HIS)
        who.get(f"/api/tables/{scene.table}/record", status=403, seat=HIS)
    assert len(scene.anna.get(f"/api/tables/{scene.table}/record", seat=0)["steps"])


def test_the_opponent_cannot_sit_down_by_a_leaked_link(scene: Scene) -> None:
    scene.open("manoeuvre")
    link = scene.post(scene.bruno, "handover")["invite"]
    scene.post(scene.anna, "join", {"invite": link}, 409)
    scene.post(scene.bruno, "handover", {"withdraw": True})
    scene.post(scene.clara, "join", {"invite": link}, 404)


def test_who_has_given_a_seat_back_sees_its_hand_no_longer_over_an_open_connection(scene: Scene) -> None:
    scene.open("manoeuvre")
    scene.clara.join(scene.table, invite=scene.post(scene.bruno, "handover")["invite"])
    with scene.clara.sit(scene.table, seat=HIS, layout="wide") as socket:
        hand = socket.sight()["picture"]
        public = scene.anna.see(scene.table, seat=-1, layout="wide")["picture"]
        assert hand != public
        scene.post(scene.bruno, "comeback")
        after = socket.sight(lambda sight: sight["seats"][HIS]["name"] == "Bruno")
        assert (after["seat"], after["picture"]) == (-1, public)
        assert after["rooms"] == ["watchers"]


def test_who_comes_back_over_an_open_connection_gets_the_whole_story_of_the_seat(scene: Scene) -> None:
    scene.stand_in()
    with scene.bruno.sit(scene.table) as socket:
        told = socket.sight()
        assert (told["seat"], len(told["log"]) > 3) == (-1, True)
        scene.post(scene.bruno, "comeback")
        back = socket.sight(lambda sight: sight["seat"] == HIS)
        assert back["log_from"] == 0
        assert len(back["log"]) >= len(told["log"])


def test_a_link_is_used_once_however_many_try_at_once(scene: Scene) -> None:
    link = scene.open().post(scene.bruno, "handover")["invite"]
    path, told = f"/api/tables/{scene.table}/join", []
    people = [Visitor(scene.house, f"Guest {number}") for number in range(4)]
    threads = [
        threading.Thread(target=lambda p=p: told.append(p.http.post(path, json={"invite": link}).status_code))
        for p in people
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(told) == [200, 404, 404, 404]


def test_there_are_no_hints_against_a_stand_in(scene: Scene) -> None:
    scene.stand_in()
    until(lambda: scene.anna.see(scene.table)["mine"])
    assert not scene.anna.see(scene.table)["may"]["hint"]
    scene.post(scene.anna, "hint", {}, 409)


def test_the_stand_in_is_the_one_the_operator_promised(scene: Scene) -> None:
    scene.stand_in()
    seat = scene.anna.see(scene.table)["seats"][HIS]
    assert (seat["kind"], seat["bot"], seat["away"]) == ("bot", "voltigeur", True)
    scene.post(scene.anna, "claim", {"kind": "stand-in", "absent": HIS, "bot": "random"}, 400)


def test_a_server_with_an_unknown_stand_in_does_not_start(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="stand_in: there is no bot 'nobody'"):
        asyncio.run(Server(settings(tmp_path, stand_in="nobody")).open())


# --- several seats, several people ------------------------------------------------------------------------------------


def test_who_sits_on_several_seats_at_one_device_is_absent_with_all_of_them(scene: Scene) -> None:
    places = [{"kind": "me"}, {"kind": "here", "name": "Bea"}, {"kind": "open"}]
    scene.table = scene.bruno.open(options={"players": 3}, seats=places)
    scene.anna.join(scene.table)
    scene.later().claim("stand-in", absent=0)
    assert [scene.state(seat) for seat in range(3)] == ["stand-in", "stand-in", "here"]
    scene.post(scene.bruno, "comeback")
    assert [seat["name"] for seat in scene.bruno.see(scene.table)["seats"]] == ["Bruno", "Bea", "Anna"]


def test_nobody_claims_a_seat_of_their_own(scene: Scene) -> None:
    scene.table = scene.anna.open(seats=[{"kind": "me"}, {"kind": "here"}])
    scene.later(scene.anna)
    assert "Nobody else" in scene.claim("stand-in", 409)["sentence"]


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_of_several_people_on_a_side_one_is_kept_and_the_others_command(scene: Scene, count: int) -> None:
    people = [Visitor(scene.house, f"P{number}") for number in range(count)]
    scene.anna, scene.bruno = people[0], people[1]
    scene.table = people[0].open("kriegspiel", options={"players": count, "first": 0})
    for person in people[1:]:
        person.join(scene.table)
    scene.later(people[1]).claim("stand-in")
    for person in people[2:]:
        scene.gone(people[1]).post(person, "answer", {"yes": True})
    assert scene.state() == "stand-in"
    mates = [person for person in people[:1] + people[2:] if person.see(scene.table)["mine"]]
    orders = set().union(*(person.see(scene.table)["legal"] for person in mates))
    match = scene.live.served.match
    assert orders == {match.state.say(action) for action in match.state.legal()}, "no arm is left without a commander"
    for person in mates:
        scene.post(person, "resign")
    assert scene.anna.see(scene.table)["ending"] is None, "whose seat is kept has not resigned"


def test_the_win_is_claimed_where_the_table_agreed_on_it(scene: Scene) -> None:
    scene.absent(forfeit=True)
    assert scene.anna.see(scene.table)["seats"][HIS]["claims"] == ["adjourn", "stand-in", "forfeit", "substitute"]
    scene.claim("forfeit")
    ending = scene.anna.see(scene.table)["ending"]
    assert (ending["reason"], ending["winners"]) == ("absent", [0])


# --- restarts ---------------------------------------------------------------------------------------------------------


def put_back(folder: Path, seconds: int) -> None:
    """Everything stored happened so long ago."""
    with closing(sqlite3.connect(folder / "caracole.db")) as raw:
        raw.execute("update seats set seen_at = seen_at - ?", (seconds * 1000,))
        raw.execute("update tables set started_at = started_at - ?", (seconds * 1000,))
        raw.execute("update steps set at = at - ?", (seconds * 1000,))
        raw.commit()


def test_absence_is_counted_over_a_restart(build: Callable[..., House], tmp_path: Path) -> None:
    house = build()
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    table = anna.open(absence=600)
    bruno.join(table)
    cookies = dict(anna.http.cookies)
    house.stop()
    put_back(tmp_path, 400)
    for seconds, status in ((0, 409), (300, 200)):
        put_back(tmp_path, seconds)
        house = build(grace_seconds=0)
        again = Visitor(house)
        again.http.cookies.update(cookies)
        again.remember(again.get("/api/me"))
        assert (again.see(table)["seats"][HIS]["patience"] == 0) == (status == 200)
        again.post(f"/api/tables/{table}/claim", {"kind": "stand-in", "absent": HIS}, status)
        house.stop()


def test_a_match_from_before_this_was_kept_goes_on_with_the_usual_absence(
    build: Callable[..., House], tmp_path: Path
) -> None:
    house = build()
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    name = anna.open(clock=LIVE, absence=60)
    bruno.join(name)
    anna.post(f"/api/tables/{name}/chat", {"text": "from before"})
    number, cookies = anna.see(name)["number"], dict(anna.http.cookies)
    house.stop()
    with create_engine(f"sqlite:///{tmp_path}/caracole.db").begin() as connection:
        command.downgrade(migrations.config(connection), "0001")
    again = Visitor(build())
    again.http.cookies.update(cookies)
    sight, about = again.see(name), again.get(f"/api/tables/{name}/about")
    assert sight["number"] == number
    assert sight["clock"]["running"] is not None, "its clocks waited for nobody"
    assert (about["absence"], about["forfeit"]) == (900, False)
    assert [line["room"] for line in again.get(f"/api/tables/{name}/chat")] == ["players"]


def test_a_program_that_only_asks_is_noted_as_there(build: Callable[..., House], tmp_path: Path) -> None:
    house = build()
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    table = anna.open()
    bruno.join(table)
    bruno.see(table)
    assert house.server.tables.live[table].asking(20) == {bruno.me["id"]}


def test_a_match_with_all_of_it_is_read_again_as_it_was(
    build: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = build(grace_seconds=0)
    scene = Scene(house, monkeypatch).open(clock=LIVE)
    for person in (scene.anna, scene.bruno):
        person.see(scene.table)
    scene.clara.join(scene.table, invite=scene.post(scene.bruno, "handover")["invite"])
    scene.post(scene.bruno, "comeback")
    before = scene.anna.see(scene.table)
    cookies = dict(scene.anna.http.cookies)
    house.stop()
    again = Visitor(build())
    again.http.cookies.update(cookies)
    after = again.see(scene.table)
    assert after["clock"]["deadline"] == before["clock"]["deadline"]
    assert (after["number"], after["seats"][HIS]["name"]) == (before["number"], "Bruno")


# --- the first clock --------------------------------------------------------------------------------------------------


def test_no_clock_runs_before_everybody_has_been_there_once(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    table = anna.open(clock=LIVE)
    bruno.join(table)
    for _ in range(2):
        clock = anna.see(table)["clock"]
        assert (clock["running"], clock["deadline"]) == (None, None)
        assert clock["waiting"] - clock["now"] > 500_000, "ten minutes at most"
    clock = bruno.see(table)["clock"]
    assert clock["running"] is not None
    assert clock["waiting"] is None


def test_who_waits_at_the_table_is_there_when_the_match_begins(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    table = anna.open(clock=LIVE)
    with anna.sit(table, gestures=0) as socket:
        bruno.join(table)
        bruno.see(table)
        assert socket.sight(lambda sight: sight["clock"] and sight["clock"]["running"] is not None)


def test_what_is_played_before_everybody_is_there_costs_no_time(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    table = anna.open(options={"first": 0}, clock=LIVE)
    bruno.join(table)
    anna.move(table)
    assert anna.see(table)["clock"]["bank"] == [600_000, 600_000]
    assert anna.see(table)["clock"]["running"] is None


@pytest.mark.parametrize(("clock", "wait"), [(LIVE, 600_000), ({"kind": "days", "turn": 2}, 2 * clocks.DAY),
                                             ({"kind": "days", "turn": 9}, 3 * clocks.DAY)])  # fmt: skip
def test_nobody_is_waited_for_without_end(
    house: House, monkeypatch: pytest.MonkeyPatch, clock: dict[str, Any], wait: int
) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    name = anna.open(clock=clock)
    bruno.join(name)
    seen = anna.see(name)["clock"]
    assert abs(seen["waiting"] - seen["now"] - wait) < 60_000
    live = house.server.tables.live[name]
    monkeypatch.setattr(table, "now", lambda: now() + wait)
    house.call(lambda: live.enter(live.flag))
    after = anna.see(name)["clock"]
    assert after["running"] is not None
    assert after["deadline"] > seen["waiting"], "the time of the first decision begins only then"


def test_with_nobody_but_bots_the_clocks_start_at_once(house: House) -> None:
    anna = Visitor(house, "Anna")
    name = anna.open(clock=LIVE, seats=[{"kind": "bot", "name": "random"}] * 2)
    found = house.server.tables.live[name].served
    assert found is not None
    assert not found.waiting


def test_the_clocks_of_a_rematch_wait_for_both(house: House) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    first = anna.open(clock=LIVE)
    bruno.join(first)
    anna.post(f"/api/tables/{first}/resign")
    again = anna.post(f"/api/tables/{first}/rematch")["table"]
    bruno.post(f"/api/tables/{first}/rematch")
    assert anna.see(again)["status"] == "running"
    assert anna.see(again)["clock"]["running"] is None
    bruno.see(again)
    assert anna.see(again)["clock"]["running"] is not None


def test_a_time_out_is_one_step_however_long_the_bot_thinks(build: Callable[..., House]) -> None:
    house = build(workers=0, grace_seconds=0)
    anna = Visitor(house, "Anna")
    name = anna.open(seats=[{"kind": "me"}, {"kind": "here"}], clock={"kind": "live", "bank": 1})
    until(lambda: anna.see(name)["seats"][0]["kind"] == "bot" or anna.see(name)["seats"][1]["kind"] == "bot")
    number = anna.see(name)["number"]
    assert anna.see(name)["clock"]["deadline"] is None, "nobody's time runs while a stand-in thinks"
    live = house.server.tables.live[name]
    for _ in range(3):
        house.call(lambda: live.enter(live.flag))
    assert anna.see(name)["number"] == number


def test_back_from_a_time_out_there_is_a_little_time_and_less_each_time() -> None:
    rules = caracole.game("glorreiche")
    made = served_match.ServedMatch(
        rules, rules.resolve({}), caracole.FairLuck(b"\1" * 32), clocks.LiveClock(bank=600, increment=5), asked={}
    )
    made.begin(0)
    while made.actor < 0:
        made.roll(0)
    side = made.actor
    for left in (60_000, 30_000, 15_000, 7_500, 5_000, 5_000):
        made.clocks.bank[side] = 0
        made.follow(served_match.Entry(made.number + 1, served_match.TIMEOUT, side, -1, "bot", made.at))
        made.follow(served_match.Entry(made.number + 1, served_match.SEATED, side, side, served_match.HOLDER, made.at))
        assert made.clocks.bank[side] == left


def test_the_absence_a_table_agrees_on_is_checked_and_shown(house: House) -> None:
    anna = Visitor(house, "Anna")
    for wrong in (59, 30 * 86_400 + 1, "soon", -1):
        anna.post("/api/tables", {"game": "glorreiche", "absence": wrong}, 400)
    shown = anna.get(f"/api/tables/{anna.open(absence=3600, forfeit=True)}/about")
    assert (shown["absence"], shown["forfeit"]) == (3600, True)
    shown = anna.get(f"/api/tables/{anna.open()}/about")
    assert (shown["absence"], shown["forfeit"]) == (900, False)
    assert absence.agreed(house.server.tables.live[anna.open(absence=None)]) is None
