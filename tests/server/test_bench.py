"""The bench: any position, played and asked about as at a table, and kept nowhere."""

from __future__ import annotations

import msgspec
import pytest
from tests.kernel.test_changes import Document
from tests.server.conftest import House, Visitor

import caracole
from caracole.kernel.match import Match
from caracole.server import bench
from caracole.server.bench import Bench
from caracole.server.errors import Problem
from caracole.server.lines import Lines

GAMES = [game.name for game in caracole.games()]
HIDDEN = [game.name for game in caracole.games() if game.traits.hidden]


def played(name: str, steps: int, seed: int = 3) -> Match:
    luck = caracole.SeededLuck(seed)
    match = Match.new(caracole.game(name), luck)
    random = caracole.Random(seed)
    match.settle()
    while match.version < steps and not match.over:
        legal = match.state.legal()
        match.play(legal[random.below(len(legal))], by=match.state.actor)
        match.settle()
    return match


@pytest.mark.parametrize("name", GAMES)
def test_a_position_text_opens_and_is_played_on_with_changes_onto_the_picture(house: House, name: str) -> None:
    anna, match = Visitor(house, "Anna"), played(name, 20)
    options = match.record().options
    asked = {"game": name, "options": options, "position": match.game.notation.dump(match.state), "layout": "wide"}
    first = anna.post("/api/bench", asked)
    sight = first["sight"]
    assert first["moves"] == []
    assert sight["mine"]
    assert sight["picture"].startswith("<svg")
    assert {gesture["play"] for gesture in sight["gestures"]} == set(map(match.state.say, match.state.legal()))
    then = anna.post("/api/bench", {**asked, "moves": [sight["gestures"][0]["play"]], "onto": 0, "since": 0})
    assert then["moves"][0] == sight["gestures"][0]["play"]
    assert len(then["sight"]["changes"]) == len(then["moves"]) == then["sight"]["number"]
    assert then["sight"]["picture"] is None
    assert then["sight"]["log"]


@pytest.mark.parametrize("name", GAMES)
def test_changes_lead_from_what_one_side_saw_to_what_the_next_one_sees(name: str) -> None:
    match = played(name, 40)
    asked = Bench(game=name, options=match.record().options, layout="wide", luck="choose")
    texts = match.texts()
    before, passed = None, 0
    for count in range(len(texts) + 1):
        whole = bench.benched(msgspec.structs.replace(asked, moves=texts[:count])).sight
        if before and before.seat != whole.seat:
            passed += 1
            more = msgspec.structs.replace(asked, moves=texts[:count], onto=count - 1, knower=before.seat)
            told = bench.benched(more).sight  # a board that is turned is another
            page = Document(told.picture or before.picture or "")
            for step in told.changes or []:
                for change in step.changes:
                    page.apply(change)
            assert page.written() == Document(whole.picture or "").written()
        before = whole
    assert passed


@pytest.mark.parametrize("name", ["kriegspiel", "manoeuvre"])
def test_a_side_has_its_own_edge_at_the_bottom_until_it_turns_the_board(name: str) -> None:
    own = [bench.benched(Bench(game=name, layout="wide", seat=seat)).sight for seat in (0, 1)]
    assert [sight.turned for sight in own] == [False, True]
    other = bench.benched(Bench(game=name, layout="wide", seat=0, turned=True)).sight
    assert other.turned
    assert other.picture != own[0].picture


def test_chance_is_thrown_here_or_chosen(house: House) -> None:
    anna = Visitor(house, "Anna")
    asked = {"game": "generalowsky", "options": {"players": 2}}
    chosen = anna.post("/api/bench", {**asked, "luck": "choose"})
    while chosen["sight"]["actor"] >= 0:
        moves = [*chosen["moves"], chosen["sight"]["gestures"][0]["play"]]
        chosen = anna.post("/api/bench", {**asked, "luck": "choose", "moves": moves})
    thrown = anna.post("/api/bench", {**asked, "moves": chosen["moves"]})
    assert thrown["by"] == [*chosen["by"], -1]
    assert chosen["sight"]["mine"]
    outcome = chosen["sight"]["gestures"][2]
    assert outcome["ids"][0].startswith("do-")
    assert outcome["label"]
    after = anna.post("/api/bench", {**asked, "luck": "choose", "moves": [*chosen["moves"], outcome["play"]]})
    assert after["moves"][-1] == outcome["play"]


@pytest.mark.parametrize("name", GAMES)
def test_a_table_goes_on_from_a_bench_with_its_moves_and_is_seen_by_nobody_else(house: House, name: str) -> None:
    anna, bruno, match = Visitor(house, "Anna"), Visitor(house, "Bruno"), played(name, 20)
    asked = {"game": name, "options": match.record().options, "moves": match.texts()}
    side = match.state.actor if match.state.actor >= 0 else 0
    table = anna.post("/api/bench/play-on", {"bench": asked, "side": side, "bot": "random"})["table"]
    sight = anna.see(table)
    assert sight["step"] >= match.version
    mine = [seat["side"] for seat in sight["seats"] if seat["mine"]]
    assert set(mine) == {side}
    assert {seat["kind"] for seat in sight["seats"] if seat["side"] != side} <= {"bot"}
    assert table not in [one["id"] for one in bruno.get("/api/tables", which="running")]
    assert anna.post(f"/api/tables/{table}/resign")["number"]
    plays = [step["play"] for step in anna.get(f"/api/tables/{table}/record")["steps"]]
    assert plays[: match.version] == match.texts()


def test_nobody_plays_on_where_nothing_is_left_or_no_match_began(house: House) -> None:
    anna, match = Visitor(house, "Anna"), played("glorreiche", 10_000)
    before = anna.get("/api/tables", which="mine")
    options, text = match.record().options, played("glorreiche", 9)
    over = {"game": "glorreiche", "options": options, "moves": match.texts()}
    set_up = {"game": "glorreiche", "options": options, "position": text.game.notation.dump(text.state)}
    for body, status, word in (
        ({"bench": over}, 409, "not-now"),
        ({"bench": set_up}, 422, "record"),
        ({"bench": {"game": "glorreiche", "moves": ["83-84"]}}, 422, "record"),
        ({"bench": {"game": "glorreiche"}, "side": 7}, 400, "malformed"),
        ({"bench": {"game": "glorreiche"}, "bot": "nobody"}, 400, "malformed"),
    ):
        told = anna.post("/api/bench/play-on", body, status)
        assert told["error"] == word
        assert told["sentence"]
    assert anna.get("/api/tables", which="mine") == before


def test_what_is_wrong_is_refused_with_step_rule_and_sentence(house: House) -> None:
    anna = Visitor(house, "Anna")
    good = anna.post("/api/bench", {"game": "kriegspiel"})
    legal = good["sight"]["gestures"][0]["play"]
    for body, status, word in (
        ({"game": "chess"}, 404, "unknown"),
        ({"game": "kriegspiel", "position": "nonsense"}, 422, "record"),
        ({"game": "kriegspiel", "moves": ["nonsense"]}, 422, "record"),
        ({"game": "kriegspiel", "options": {"board": 7}}, 422, "options"),
        ({"game": "kriegspiel", "layout": "nonsense"}, 422, "options"),
        ({"game": "kriegspiel", "seat": 9}, 404, "unknown"),
    ):
        told = anna.post("/api/bench", body, status)
        assert told["error"] == word
        assert told["sentence"]
    wrong = "a1-h10"
    told = anna.post("/api/bench", {"game": "kriegspiel", "moves": [wrong, legal]}, 422)
    assert "1" in told["sentence"]


def test_a_click_that_means_nothing_names_its_rule_and_a_piece_what_it_cannot(house: House) -> None:
    anna = Visitor(house, "Anna")
    asked = {"game": "kriegspiel"}
    sight = anna.post("/api/bench", asked)["sight"]
    ids = {gesture["ids"][0] for gesture in sight["gestures"]}
    told = [anna.post("/api/bench/cannot", {"bench": asked, "at": one}) for one in sorted(ids)[:6]]
    assert any(told)
    theirs = anna.post("/api/bench/why-not-click", {"bench": asked, "clicks": "", "at": "cell-a1"})
    assert theirs["legal"] is False
    points = anna.post("/api/bench/pointed", {"bench": {**asked, "layout": "wide"}, "at": sorted(ids)[0]})
    assert points["number"] == 0


@pytest.mark.parametrize("name", HIDDEN)
def test_a_side_on_a_bench_is_shown_its_view_alone(name: str) -> None:
    """The sight of a side is made of its view: two deals that look alike to it give the same sight."""
    from tests.server.test_nothing_shown import twins

    pair = twins(name, 2, 100)
    assert str(pair[0].state) != str(pair[1].state)
    for look in (
        bench.Look(seat=0, plays=[0], layout="wide"),
        bench.Look(seat=-1, layout="phone"),
        bench.Look(plays=[0], layout="wide", onto=90),
    ):
        sights = [bench.see(match, look) for match in pair]
        assert sights[0] == sights[1]


def test_a_bench_without_end_is_refused() -> None:
    with pytest.raises(Problem):
        bench.benched(Bench(game="glorreiche", moves=["."] * 3))


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_judged_while_one_looks_and_nothing_is_kept(house: House, name: str) -> None:
    anna, match = Visitor(house, "Anna"), played(name, 30)
    body = {"game": name, "options": match.record().options, "position": match.game.notation.dump(match.state)}
    with anna.http.stream("POST", "/api/bench/lines", json=body) as answer:
        first = msgspec.json.decode(next(answer.iter_lines()), type=Lines)
    assert first.care == "quick"
    assert sum(first.values) == pytest.approx(1, abs=0.01)
    legal = [match.state.say(action) for action in match.state.legal()]
    assert len(first.lines) == min(3, len(legal))
    assert [one.value for one in first.lines] == sorted((one.value for one in first.lines), reverse=True)
    assert all(one.play in legal and one.line[0] == one.play for one in first.lines)
    told = anna.post("/api/bench/lines", {**body, "position": "nonsense"}, 422)
    assert told["sentence"]
