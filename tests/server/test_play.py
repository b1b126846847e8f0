"""At the table: what is acknowledged is stored, what is refused says why and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.conftest import House, Visitor, decider
from tests.support.counting import Counted, counted

import caracole

Pair = tuple[Visitor, Visitor, str]


def test_a_table_begins_when_its_last_seat_is_taken(visit: Callable[..., Visitor]) -> None:
    anna, bruno = visit("Anna"), visit("Bruno")
    table = anna.open()
    assert anna.see(table)["status"] == "open"
    bruno.join(table)
    assert anna.see(table)["status"] == "running"
    assert [seat["name"] for seat in anna.see(table)["seats"]] == ["Anna", "Bruno"]


def test_an_action_is_played_once_however_often_it_is_sent(pair: Pair) -> None:
    anna, bruno, table = pair
    player = decider(table, anna, bruno)
    sight = player.see(table)
    first = player.play(table, sight["legal"][0], sight["number"], id="the-same")
    again = player.play(table, sight["legal"][0], sight["number"], id="the-same")
    assert first == {"number": again["number"]} or again["number"] <= first["number"]
    steps = player.get(f"/api/tables/{table}/replay")["steps"]
    assert steps.count(sight["legal"][0]) == 1


def test_a_late_action_changes_nothing(pair: Pair) -> None:
    anna, bruno, table = pair
    player = decider(table, anna, bruno)
    sight = player.see(table)
    refusal = player.play(table, sight["legal"][0], sight["number"] + 1, status=409)
    assert refusal["error"] == "stale"
    assert refusal["number"] == sight["number"]
    assert player.see(table)["number"] == sight["number"]


def test_an_illegal_action_is_refused_with_its_rule(pair: Pair) -> None:
    anna, bruno, table = pair
    player = decider(table, anna, bruno)
    sight = player.see(table)
    refusal = player.play(table, "83-84", sight["number"], status=422)
    assert refusal["error"] == "illegal"
    assert refusal["rule"] in caracole.game("glorreiche").rulebook
    assert refusal["sentence"]


def test_a_refusal_speaks_the_players_language(house: House) -> None:
    chloe = Visitor(house)
    chloe.arrive("Chloé", "fr")
    table = chloe.open(seats=[{"kind": "me"}, {"kind": "here", "name": "Denis"}])
    refusal = chloe.play(table, "83-84", chloe.see(table)["number"], status=422)
    english = Visitor(house, "Anna")
    other = english.open(seats=[{"kind": "me"}, {"kind": "here"}])
    assert refusal["sentence"] != english.play(other, "83-84", english.see(other)["number"], status=422)["sentence"]


def test_what_is_no_action_is_malformed(pair: Pair) -> None:
    anna, bruno, table = pair
    player = decider(table, anna, bruno)
    assert player.play(table, "nonsense", player.see(table)["number"], status=400)["error"] == "malformed"


def test_nobody_plays_out_of_turn_or_from_anothers_seat(pair: Pair, visit: Callable[..., Visitor]) -> None:
    anna, bruno, table = pair
    player = decider(table, anna, bruno)
    other = bruno if player is anna else anna
    sight = player.see(table)
    assert other.play(table, sight["legal"][0], sight["number"], status=409)["error"] == "not-now"
    seat = player.see(table)["seat"]
    assert other.play(table, sight["legal"][0], sight["number"], status=403, seat=seat)["error"] == "not-yours"
    assert visit("Clara").play(table, sight["legal"][0], sight["number"], status=403)["error"] == "not-yours"


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"action": "1-2", "number": 0},
        {"action": "1-2", "number": -1, "id": "a"},
        {"action": 5, "number": 0, "id": "a"},
        {"action": "1-2", "number": 0, "id": "a", "extra": True},
        {"action": "1-2", "number": 0, "id": "has space"},
        {"action": "x" * 81, "number": 0, "id": "a"},
    ],
)
def test_a_malformed_request_is_refused_with_a_sentence(pair: Pair, body: dict[str, Any]) -> None:
    anna, _, table = pair
    assert anna.post(f"/api/tables/{table}/play", body, 400)["error"] == "malformed"


def test_a_whole_match_is_played_and_its_luck_can_be_checked(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    table = anna.open(
        "glorreiche", seats=[{"kind": "me"}, {"kind": "here", "name": "Bruno"}], contribution="my own salt"
    )
    committed = anna.get(f"/api/tables/{table}/fairness")
    assert "proof" not in committed
    for turn in range(2000):
        sight = anna.see(table)
        if sight["status"] == "finished":
            break
        anna.play(table, sight["legal"][turn % len(sight["legal"])], sight["number"])
    assert sight["ending"]["winners"]
    told = anna.get(f"/api/tables/{table}/fairness")
    assert told["commitment"] == committed["commitment"]
    assert told["verified"]
    line = anna.http.get(f"/api/tables/{table}/record").content
    match = caracole.Match.load(line)
    assert match.over
    assert isinstance(match.luck, caracole.FairLuck)
    assert "my own salt" in match.luck.contributions


def test_undo_goes_back_to_the_barrier_and_no_further(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    table = anna.open("glorreiche", seats=[{"kind": "me"}, {"kind": "here"}])
    taken = False
    for _ in range(60):
        sight = anna.see(table)
        if sight["status"] == "finished":
            break
        anna.play(table, sight["legal"][0], sight["number"])
        after = anna.see(table, seat=sight["seat"])
        body = {"number": after["number"], "id": f"undo-{after['number']}", "seat": sight["seat"]}
        if after["may"].get("undo"):
            anna.post(f"/api/tables/{table}/undo", body)
            back = anna.see(table)
            assert back["step"] == sight["step"]
            assert back["number"] > after["number"]
            assert back["legal"] == sight["legal"]
            anna.play(table, back["legal"][0], back["number"])
            taken = True
        else:
            anna.post(f"/api/tables/{table}/undo", body, 409)
    assert taken


def test_resigning_gives_the_match_to_the_other(pair: Pair) -> None:
    anna, bruno, table = pair
    anna.post(f"/api/tables/{table}/resign")
    sight = bruno.see(table)
    assert sight["status"] == "finished"
    assert sight["ending"] == {"reason": "resigned", "winners": [1], "ranking": [2, 1], "scores": None, "counts": None}
    record = caracole.Match.load(bruno.http.get(f"/api/tables/{table}/record").content)
    assert isinstance(record.luck, caracole.FairLuck), "the seed is shown although the rules saw no end"
    bruno.post(f"/api/tables/{table}/resign", status=409)


def test_a_bot_plays_on_for_who_resigns_while_others_are_in_the_match(visit: Callable[..., Visitor]) -> None:
    anna, bruno, clara = visit("Anna"), visit("Bruno"), visit("Clara")
    table = anna.open(options={"players": 3})
    bruno.join(table)
    clara.join(table)
    anna.post(f"/api/tables/{table}/resign")
    sight = bruno.see(table)
    assert sight["status"] == "running"
    assert sight["seats"][0]["kind"] == "bot"
    assert sight["seats"][0]["out"]
    bruno.post(f"/api/tables/{table}/resign")
    assert clara.see(table)["ending"]["winners"] == [2]


def test_a_takeback_needs_everybodys_consent(pair: Pair) -> None:
    anna, bruno, table = pair
    player = decider(table, anna, bruno)
    other = bruno if player is anna else anna
    before = player.see(table)
    player.move(table)
    player.post(f"/api/tables/{table}/offer", {"kind": "takeback"})
    player.post(f"/api/tables/{table}/answer", {"yes": True}, 409)
    assert other.see(table)["offer"]["kind"] == "takeback"
    other.post(f"/api/tables/{table}/answer", {"yes": False})
    assert player.see(table)["offer"] is None
    player.post(f"/api/tables/{table}/offer", {"kind": "takeback"})
    other.post(f"/api/tables/{table}/answer", {"yes": True})
    after = player.see(table)
    assert after["step"] == before["step"]
    assert after["legal"] == before["legal"]


def test_playing_on_declines_what_was_offered(pair: Pair) -> None:
    anna, bruno, table = pair
    player = decider(table, anna, bruno)
    other = bruno if player is anna else anna
    other.post(f"/api/tables/{table}/offer", {"kind": "pause"})
    player.move(table)
    assert other.see(table)["offer"] is None


def test_a_draw_is_offered_only_where_the_game_knows_draws(pair: Pair) -> None:
    anna, _, table = pair
    draws = caracole.game("glorreiche").traits.draws
    anna.post(f"/api/tables/{table}/offer", {"kind": "draw"}, 200 if draws else 409)


def test_a_paused_match_waits(pair: Pair) -> None:
    anna, bruno, table = pair
    anna.post(f"/api/tables/{table}/offer", {"kind": "pause"})
    bruno.post(f"/api/tables/{table}/answer", {"yes": True})
    sight = anna.see(table)
    assert sight["paused"]
    for person in (anna, bruno):
        assert person.play(table, "3-4", sight["number"], status=409)["error"] == "not-now"
    bruno.post(f"/api/tables/{table}/resume")
    decider(table, anna, bruno).move(table)


def test_an_earlier_moment_is_shown_as_it_was(pair: Pair) -> None:
    anna, bruno, table = pair
    for _ in range(4):
        decider(table, anna, bruno).move(table)
    now = anna.see(table, layout="wide")
    past = anna.get(f"/api/tables/{table}/steps/{now['step']}", layout="wide")
    assert past["picture"] == now["picture"]
    assert anna.get(f"/api/tables/{table}/steps/1")["step"] == 1
    anna.get(f"/api/tables/{table}/steps/{now['step'] + 1}", 404)


def test_a_picture_has_no_style_of_its_own_and_the_sheet_is_served(pair: Pair, visit: Callable[..., Visitor]) -> None:
    anna, _, table = pair
    picture = anna.see(table, layout="wide")["picture"]
    assert picture.startswith("<svg")
    assert "<style" not in picture
    assert " style=" not in picture
    sheet = anna.http.get("/api/games/glorreiche/style.css")
    assert sheet.headers["content-type"].startswith("text/css")
    assert "{" in sheet.text


def test_chat_is_for_the_table_and_notes_are_for_me(pair: Pair) -> None:
    anna, bruno, table = pair
    anna.post(f"/api/tables/{table}/chat", {"text": "good luck"})
    assert [line["text"] for line in bruno.get(f"/api/tables/{table}/chat")] == ["good luck"]
    anna.post(f"/api/tables/{table}/notes", {"text": "watch the white stone"}, method="PUT")
    assert anna.get(f"/api/tables/{table}/notes")["text"] == "watch the white stone"
    assert bruno.get(f"/api/tables/{table}/notes")["text"] == ""


def test_why_not_names_the_rule(pair: Pair) -> None:
    anna, bruno, table = pair
    player = decider(table, anna, bruno)
    told = player.get(f"/api/tables/{table}/why-not", action="83-84")
    assert not told["legal"]
    assert told["rule"]


def test_clicks_that_lead_nowhere_are_told_the_rule(house: House) -> None:
    anna = Visitor(house, "Anna")
    table = anna.open(seats=[{"kind": "me"}, {"kind": "here"}])
    sight = anna.see(table, gestures=True)
    while len(sight["gestures"][0]["ids"]) < 2:  # the recruits are still entering
        anna.move(table)
        sight = anna.see(table, gestures=True)
    recruit = sight["gestures"][0]["ids"][0]
    reached = {gesture["ids"][1] for gesture in sight["gestures"] if gesture["ids"][0] == recruit}
    path = f"/api/tables/{table}/why-not-click"
    beyond = next(f"cell-{cell}" for cell in range(84, 0, -1) if f"cell-{cell}" not in reached)
    told = anna.get(path, clicks=f"{recruit} {beyond}", seat=sight["seat"])
    assert (told["legal"], told["rule"][0].isalpha()) == (False, True)
    french = anna.get(path, clicks=f"{recruit} {beyond}", seat=sight["seat"], language="fr")
    assert french["rule"] == told["rule"]
    assert french["sentence"] != told["sentence"]
    assert anna.get(path, clicks="no-such-thing", seat=sight["seat"]) == {"legal": False}
    assert Visitor(house, "Clara").get(path, 403, clicks=recruit)["error"] == "not-yours"


def test_a_side_has_the_name_that_the_log_gives_it(visit: Callable[..., Visitor]) -> None:
    anna = visit("Anna")
    against = [{"kind": "me"}, {"kind": "here", "name": "Bruno"}]
    armies = {"armies": ["FR", "PR"]}
    table = anna.open("manoeuvre", seats=against, options=armies)
    assert [seat["called"] for seat in anna.see(table, language="fr")["seats"]] == ["France", "Prusse"]
    plain = anna.open("glorreiche", seats=against)
    assert [seat.get("called") for seat in anna.see(plain)["seats"]] == [None, None]


def test_an_accepted_action_is_checked_once_and_copied_once_on_its_way_to_the_store(
    examples: None, house: House
) -> None:
    anna, bruno = Visitor(house, "Anna"), Visitor(house, "Bruno")
    table = anna.open("nim")
    bruno.join(table)
    player = decider(table, anna, bruno)
    sight = player.see(table)
    with counted(caracole.game("nim")) as counts:
        player.play(table, sight["legal"][0], sight["number"])
    assert counts == Counted(legal=1, copies=1)
    refused = (bruno if player is anna else anna).see(table)
    with counted(caracole.game("nim")) as counts:
        player.play(table, sight["legal"][0], refused["number"], 409)
    assert counts == Counted(), "whose turn it is not costs nothing"
