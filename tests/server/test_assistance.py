"""What may be asked about a match: forbidden clicks, hints, and how a finished one went."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import pytest
from tests.server.conftest import House, Visitor, decider

from caracole.kernel import refusals
from caracole.kernel.game import game, games
from caracole.kernel.lessons import Course
from caracole.kernel.luck import SeededLuck
from caracole.kernel.match import Match
from caracole.kernel.view import View
from caracole.review import Judge
from caracole.review.judge import seeded
from caracole.server.why_not import ForbiddenClicks, readable

SVG = "{http://www.w3.org/2000/svg}"
Pair = tuple[Visitor, Visitor, str]
SOLO = [{"kind": "me"}, {"kind": "bot", "name": "random"}]


def started(name: str) -> Match:
    """A match of a game as it begins by default, up to the first decision."""
    luck = SeededLuck(7)
    rules = next(game for game in games() if game.name == name)
    match = Match(rules, rules.resolve({}, luck=luck), luck)
    match.settle()
    return match


@pytest.mark.parametrize(
    ("name", "lesson", "click", "rule"),
    [
        ("kriegspiel", "range", "plate-F-C1", "F3"),
        ("manoeuvre", "defend", "card-0", "C4"),
        ("glorreiche", "yard", "recruit-red-6", "R4"),
    ],
)
def test_a_refusal_that_names_a_thing_goes_before_one_that_names_the_phase(
    name: str, lesson: str, click: str, rule: str
) -> None:
    rules = game(name)
    course = Course(rules, next(one for one in rules.lessons if one.id == lesson))
    wrong = next(one for one in course.lesson.tries if one.rule == rule)
    state = course.after(course.played(wrong.play[:-1]).moves)
    refusal = ForbiddenClicks(rules, state.view(course.lesson.side)).refusal((), [click], "en")
    assert refusal == refusals.why_not(state, state.parse(wrong.play[-1]))


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_every_forbidden_click_that_means_something_names_a_rule(name: str) -> None:
    match = started(name)
    view = match.view(match.state.actor)
    found = ForbiddenClicks(match.game, view)
    rules = set(match.game.rulebook.rules)
    for clicks in list(found.begin)[:200]:
        refusal = found.refusal(clicks[:-1], ["background", clicks[-1]], "en")
        assert refusal is not None
        assert refusal.rule in rules
        assert refusal.sentence


def clickable(view: View, layout: str) -> set[str]:
    """What a picture names and stands for: whatever has a title or is of a kind that some action is clicked by."""
    root = ElementTree.fromstring(view.game.draw(view, layout=layout))
    drawn = [element for element in root.iter() if element.tag != f"{SVG}defs"]
    hidden = {id(inner) for definition in root.iter(f"{SVG}defs") for inner in definition.iter()}
    kinds = {click.partition("-")[0] for _, ids in readable(view.game, view) for click in ids}
    kinds |= {click.partition("-")[0] for action in view.legal() for click in view.game.gestures.gesture(view, action)}
    found = set()
    for element in drawn:
        name = element.get("data-for") or element.get("id") or ""
        if id(element) not in hidden and (name.partition("-")[0] in kinds or element.find(f"{SVG}title") is not None):
            found.add(name)
    return found - {""}


def moments(name: str, steps: int, every: int) -> Iterator[Match]:
    """A random match, now and then."""
    match, random = started(name), Random(5)
    for step in range(steps):
        if match.state.actor < 0:
            return
        if step % every == 0:
            yield match
        match.play(random.choice(match.state.legal()), by=match.state.actor)
        match.settle()


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_whatever_is_clicked_leads_on_or_names_a_rule(name: str) -> None:
    rules = started(name).game.rulebook.rules
    for match in moments(name, 120, 24):
        view = match.view(match.state.actor)
        found = ForbiddenClicks(match.game, view)
        gestures = [match.game.gestures.gesture(view, action) for action in view.legal()]
        names = clickable(view, match.game.traits.layouts[0])
        assert names
        for picks in [(), *sorted({ids[:1] for ids in gestures if len(ids) > 1})[:2]]:
            leads = {ids[len(picks)] for ids in gestures if ids[: len(picks)] == picks and len(ids) > len(picks)}
            for click in names - leads - set(picks) - {ids[0] for ids in gestures}:
                refusal = found.refusal(picks, [click], "en")
                assert refusal is not None, f"{click} after {picks} in {match.state.phase}"
                assert refusal.rule in rules
                assert " " in refusal.sentence


@pytest.mark.parametrize("name", [game.name for game in games()])
def test_a_click_out_of_turn_names_the_rule_of_turns(name: str) -> None:
    match = started(name)
    other = next(side for side in range(match.game.options.sides(match.options)) if side != match.state.actor)
    refusal = refusals.out_of_turn(match.view(other), "nl")
    assert refusal is not None
    assert refusal.rule == match.game.refusals.TURN
    assert refusals.out_of_turn(match.view(match.state.actor)) is None


def test_what_another_person_of_the_side_commands_is_theirs() -> None:
    match = started("kriegspiel")
    view = match.view(match.state.actor)
    cannons = [action for action in view.legal() if match.game.gestures.arm(view.state, action) == "cannon"]
    soldier = next(a for a in view.legal() if match.game.gestures.arm(view.state, a) == "soldier")
    refusal = ForbiddenClicks(match.game, view, cannons).refusal(
        (), match.game.gestures.gesture(view, soldier)[:1], "fr"
    )
    assert refusal is not None
    assert refusal.rule == "K5"


def test_a_cell_far_from_the_chosen_plate_names_the_rule_of_displacements() -> None:
    match = started("kriegspiel")
    while match.state.phase != "moving":
        match.play(match.state.legal()[0], by=match.state.actor)
    view = match.view(match.state.actor)
    plate = match.game.gestures.gesture(view, view.legal()[0])[0]
    clicks = ForbiddenClicks(match.game, view)
    middle = clicks.refusal((plate,), ["cell-e5"], "en")
    alone = clicks.refusal((), ["cell-e5"], "en")
    assert middle is not None
    assert middle.rule == "T5"
    assert alone is not None
    assert alone.rule == "T1"


def test_ids_of_no_picture_are_passed_over(pair: Pair) -> None:
    anna, bruno, table = pair
    player = decider(table, anna, bruno)
    told = player.get(f"/api/tables/{table}/why-not-click", clicks="recruit-red-99", at="cell-x recruit-y-1 stone-")
    assert told["legal"] is False


def test_whoever_does_not_decide_is_told_whose_turn_it_is(pair: Pair) -> None:
    anna, bruno, table = pair
    other = bruno if decider(table, anna, bruno) is anna else anna
    assert other.get(f"/api/tables/{table}/why-not-click", clicks="", at="cell-3")["rule"] == "M5"


def test_a_click_on_nothing_names_no_rule(pair: Pair) -> None:
    anna, bruno, table = pair
    player = decider(table, anna, bruno)
    assert player.get(f"/api/tables/{table}/why-not-click", clicks="background") == {"legal": False}


def test_what_a_piece_cannot_do_names_each_rule_once(pair: Pair) -> None:
    anna, bruno, table = pair
    player = decider(table, anna, bruno)
    for _ in range(40):
        if (player := decider(table, anna, bruno)).see(table)["phase"] == "marching":
            break
        player.move(table)
    recruit = player.see(table, gestures=True)["gestures"][0]["ids"][0]
    told = player.get(f"/api/tables/{table}/cannot", at=f"background {recruit}", language="fr")
    assert told
    assert len({line["rule"] for line in told}) == len(told)


def test_the_thing_under_the_click_that_means_something_is_asked_about(pair: Pair) -> None:
    anna, bruno, table = pair
    player = decider(table, anna, bruno)
    told = player.get(f"/api/tables/{table}/why-not-click", clicks="", at="background track cell-83")
    assert told["legal"] is False


def test_a_hint_is_a_legal_action(house: House) -> None:
    anna = Visitor(house, "Anna")
    table = anna.open(seats=SOLO)
    sight = anna.get(f"/api/tables/{table}", gestures=False)
    while not sight["mine"]:
        sight = anna.get(f"/api/tables/{table}", after=sight["number"], wait=20, gestures=False)
    assert sight["may"]["hint"]
    told = anna.post(f"/api/tables/{table}/hint")
    assert told["number"] == sight["number"]
    assert told["play"] in sight["legal"]


def test_there_are_no_hints_against_people_or_under_a_clock(pair: Pair, house: House) -> None:
    anna, bruno, table = pair
    player = decider(table, anna, bruno)
    assert not player.see(table)["may"]["hint"]
    player.post(f"/api/tables/{table}/hint", status=409)
    clara = Visitor(house, "Clara")
    timed = clara.open(seats=SOLO, clock={"kind": "live", "bank": 600, "increment": 5})
    clara.post(f"/api/tables/{timed}/hint", status=409)


def test_a_running_match_is_reviewed_for_nobody(pair: Pair) -> None:
    anna, _, table = pair
    for path in ("review", "review/progress", "review/stream"):
        anna.get(f"/api/tables/{table}/{path}", status=409)
        anna.get(f"/api/tables/{table}/{path}", status=409, care="normal")


def test_a_finished_match_has_a_review_that_is_kept(pair: Pair) -> None:
    anna, bruno, table = pair
    for _ in range(4):
        decider(table, anna, bruno).move(table)
    bruno.post(f"/api/tables/{table}/resign")
    found = anna.get(f"/api/tables/{table}/review")
    by = anna.get(f"/api/tables/{table}/replay")["by"]
    assert found["steps"] == len(by)
    assert found["decisions"]
    assert all(by[each["step"]] == each["side"] for each in found["decisions"])
    assert sorted(side["result"] for side in found["sides"]) == [0, 1]
    done = anna.house.server.thinking.done
    assert bruno.get(f"/api/tables/{table}/review") == found
    assert anna.house.server.thinking.done == done


def test_mistakes_of_reviewed_matches_are_told_to_whoever_made_them_alone(pair: Pair) -> None:
    anna, bruno, table = pair
    for _ in range(6):
        decider(table, anna, bruno).move(table, pick=-1)
    bruno.post(f"/api/tables/{table}/resign")
    assert anna.get("/api/me/mistakes") == bruno.get("/api/me/mistakes") == [], "nobody has looked at it yet"
    decisions = anna.get(f"/api/tables/{table}/review")["decisions"]
    seats = anna.get(f"/api/tables/{table}/about")["seats"]
    for who in (anna, bruno):
        side = next(seat["side"] for seat in seats if seat["name"] == who.get("/api/me")["account"]["name"])
        faults = [one for one in decisions if one["side"] == side and one["grade"] not in ("best", "good")]
        told = [{"table": table, "game": "glorreiche", "side": side, "count": len(faults)}] if faults else []
        assert who.get("/api/me/mistakes") == told
    assert Visitor(anna.house, "Clara").get("/api/me/mistakes") == []


def test_what_is_no_care_is_refused(pair: Pair) -> None:
    anna, _, table = pair
    anna.get(f"/api/tables/{table}/review", status=400, care="hasty")


def test_a_review_is_streamed_while_it_is_worked_out(pair: Pair) -> None:
    anna, bruno, table = pair
    for _ in range(12):
        who = decider(table, anna, bruno)
        who.move(table)
    anna.post(f"/api/tables/{table}/resign")
    with bruno.http.stream("GET", f"/api/tables/{table}/review/stream"):
        pass  # whoever hangs up at once does not spoil it for who asks next
    with anna.http.stream("GET", f"/api/tables/{table}/review/stream") as answer:
        told = [json.loads(line) for line in answer.iter_lines() if line]
    review = told[-1]["review"]
    early = [decision["step"] for line in told[:-1] for decision in line.get("decisions", [])]
    assert early == [decision["step"] for decision in review["decisions"]][: len(early)]
    assert review == anna.get(f"/api/tables/{table}/review")


def test_the_hint_is_what_a_review_calls_best(house: House) -> None:
    anna = Visitor(house, "Anna")
    table = anna.open(seats=SOLO)
    while not anna.see(table)["mine"]:
        pass
    hint = anna.post(f"/api/tables/{table}/hint")
    match = anna.house.server.tables.live[table].started().match
    view = match.view(match.state.actor)
    best = {Judge(match.game, care).judge(view, seeded(0, match.version)).best.text for care in ("quick", "normal")}
    assert hint["play"] in best  # a busy machine takes less care
