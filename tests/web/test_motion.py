"""What the page does with steps, whatever they are: these are told to it, and no match has to bring them about."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.web.conftest import Opening
from tests.web.visitor import Visitor

ANIMATED = """
  const animate = Element.prototype.animate;
  window.animated = [];
  Element.prototype.animate = function (frames, how) {
    const kind = this.getAttribute('class') ?? '';
    window.animated.push({ id: this.id, kind, last: how.duration, after: how.delay ?? 0 });
    return animate.call(this, frames, how);
  };
  const Context = window.AudioContext;
  window.tones = [];
  window.AudioContext = class extends Context {
    constructor() {
      super();
      window.heard = this;
    }
    createOscillator() {
      const made = super.createOscillator();
      const [start, stop] = [made.start.bind(made), made.stop.bind(made)];
      const tone = { from: 0, until: 0 };
      window.tones.push(tone);
      made.start = (at) => { tone.from = at; start(at); };
      made.stop = (at) => { tone.until = at; stop(at); };
      return made;
    }
  };
"""
SEEN = """() => {
  const board = document.querySelector('.board');
  const seen = (window.seen = []);
  const runs = (one) => one.constructor === Animation && one.playState === 'running';
  const note = () => {
    const moving = board.getAnimations({ subtree: true }).filter(runs).map((one) => one.effect.target.id);
    const { shown, playing } = board.dataset;
    seen.push({ shown: Number(shown), playing: playing !== undefined, moving: new Set(moving).size });
  };
  new MutationObserver(note).observe(board, { attributes: true, attributeFilter: ['data-picture'] });
}"""
RESTS = "() => !document.querySelector('.board[data-playing]') ? 'yes' : null"
SHOWN = "(step) => document.querySelector('.board').dataset.shown === String(step) ? 'yes' : null"
OTHER = 1
"""A side that is not mine."""


class Told:
    """A page whose table tells it what a test says."""

    def __init__(self, visit: Opening, game: str, pace: str = "quick", **more: Any) -> None:
        self.visitor: Visitor = visit(**{"still": False, **more})
        self.visitor.context.add_init_script(f"localStorage.setItem('caracole.pace', '{pace}')")
        self.visitor.context.add_init_script(ANIMATED)
        self.page = self.visitor.page
        self.sight: dict[str, Any] = {}
        self.socket: Any = None
        self.cut = False
        self.page.route_web_socket("**/ws/tables/**", self.connect)
        self.visitor.start(game)
        assert self.visitor.wait_turn()
        self.visitor.wait(RESTS)
        self.page.mouse.click(5, 5)
        self.page.evaluate(SEEN)
        self.page.evaluate("window.animated.length = 0")

    def connect(self, socket: Any) -> None:
        self.socket = socket
        if self.cut:
            return  # whoever comes again hears only what the test says
        server = socket.connect_to_server()
        server.on_message(self.hear)

    def hear(self, message: Any) -> None:
        told = json.loads(message)
        if told["type"] == "sight":
            self.sight = told
        self.socket.send(message)

    def tell(self, *steps: list[list[str]], by: int = OTHER) -> None:
        """Steps of somebody, all at once."""
        number, step = self.sight["number"], self.sight["step"]
        changes = [
            {"onto": number + place, "number": number + place + 1, "step": step + place + 1, "by": by, "changes": told}
            for place, told in enumerate(steps)
        ]
        more = {"number": number + len(steps), "step": step + len(steps), "changes": changes, "picture": None}
        self.sight = {**self.sight, **more, "log": [], "log_from": step, "traces": None}
        self.socket.send(json.dumps(self.sight))

    def finish(self) -> list[dict[str, Any]]:
        """Everything that was shown, once all is over."""
        assert self.visitor.wait(SHOWN, self.sight["step"])
        assert self.visitor.wait(RESTS)
        seen: list[dict[str, Any]] = self.page.evaluate("window.seen")
        return seen

    @property
    def animated(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("window.animated")
        return found


def march(number: int, x: float) -> list[list[str]]:
    return [["mark", f"recruit-red-{number}", "transform", f"translate({x} 300)"]]


def throw(face: int) -> list[list[str]]:
    die = f'<g id="a-die"><use href="#x" class="rolls" transform="rotate({face})"></use></g>'
    return [["add", "part-board", "", die]] if face == 1 else [["set", "a-die", die]]


def test_steps_that_touch_different_pieces_overlap_when_there_are_too_many_for_their_time(visit: Opening) -> None:
    told = Told(visit, "glorreiche")
    told.tell(*[march(1 + number % 4, 100 + 20 * number) for number in range(12)])
    seen = told.finish()
    assert [each["shown"] for each in seen] == list(range(seen[0]["shown"], seen[0]["shown"] + 12)), "none is left out"
    assert max(each["moving"] for each in seen) > 1


def test_few_steps_play_one_after_the_other(visit: Opening) -> None:
    told = Told(visit, "glorreiche")
    told.tell(*[march(1 + number, 100 + 20 * number) for number in range(4)])
    assert max(each["moving"] for each in told.finish()) == 1


def test_steps_of_one_piece_never_overlap(visit: Opening) -> None:
    told = Told(visit, "glorreiche")
    told.tell(*[march(1, 100 + 20 * number) for number in range(12)])
    assert max(each["moving"] for each in told.finish()) == 1


@pytest.mark.parametrize(("pace", "most"), [("quick", 2500), ("calm", 6000)])
def test_a_turn_of_forty_steps_is_seen_within_its_time(visit: Opening, pace: str, most: int) -> None:
    told = Told(visit, "glorreiche", pace)
    told.tell(*[march(1, 100 + 20 * number) for number in range(40)])
    told.finish()
    lasted = [each["last"] for each in told.animated if each["id"] == "recruit-red-1"]
    assert lasted
    assert sum(lasted) <= most


@pytest.mark.parametrize("pace", ["quick", "calm"])
def test_a_die_keeps_most_of_its_time_however_much_else_is_to_be_seen(visit: Opening, pace: str) -> None:
    told = Told(visit, "glorreiche", pace)
    told.tell(throw(1))
    told.finish()
    whole = max(each["last"] for each in told.animated if "rolls" in each["kind"])
    told.page.evaluate("window.animated.length = 0")
    steps = []
    for number in range(20):
        steps += [march(1, 100 + 20 * number), throw(2 + number)] if number < 5 else [march(1, 100 + 20 * number)]
    told.tell(*steps)
    told.finish()
    dice = [each["last"] for each in told.animated if "rolls" in each["kind"]]
    assert len(dice) == 5
    assert min(dice) >= 0.6 * whole - 1


@pytest.mark.parametrize(("steps", "plays"), [(12, True), (13, False)])
def test_after_the_line_was_cut_more_than_twelve_steps_are_set_at_once(
    visit: Opening, steps: int, *, plays: bool
) -> None:
    told = Told(visit, "glorreiche")
    told.cut = True
    before = told.socket
    before.close()
    told.visitor.until(lambda: told.socket is not before)
    told.tell(*[march(1, 100 + 20 * number) for number in range(steps)])
    seen = told.finish()
    assert any(each["playing"] for each in seen) == plays
    count = told.page.text_content("[data-recap=show] .many")
    assert int(count or 0) >= steps, "the recap tells how many there were"


def test_what_goes_to_another_part_is_carried_there_after_the_march(visit: Opening) -> None:
    told = Told(visit, "glorreiche")
    chip = '<g id="chip-3" class="chip moves" transform="translate(20 20)" data-gait="over" data-cue="coin"></g>'
    body = chip.replace("></g>", '><circle r="9"></circle></g>')
    march_and_take = [["drop", "chip-3"], *march(1, 200), ["add", "player-red", "", body]]
    told.tell([["drop", "chip-3"], ["add", "part-board", "", body.replace("20 20", "400 200")]])
    told.finish()
    told.page.evaluate("window.animated.length = 0")
    told.tell(march_and_take)
    told.finish()
    marched = next(each for each in told.animated if each["id"] == "recruit-red-1")
    carried = [each for each in told.animated if each["id"] == "chip-3"]
    assert len(carried) == 2, "it goes its way, and turns over"
    assert all(each["after"] >= marched["last"] for each in carried)


def test_a_number_that_has_grown_is_seen_in_gold_and_is_itself_again(visit: Opening) -> None:
    told = Told(visit, "glorreiche")
    number = '<text id="score-red" data-counts="score-red" data-gains="" class="score start" x="44" y="24">{}</text>'
    told.tell([["set", "score-red", number.format(40)]])
    assert told.visitor.wait("() => document.querySelector('#board .gold')?.textContent")
    assert told.visitor.wait("() => !document.querySelector('#board .gold') ? 'yes' : null")
    assert told.page.text_content("#score-red") == "40"


def test_no_more_than_two_sounds_are_heard_at_once(visit: Opening) -> None:
    told = Told(visit, "glorreiche")
    told.tell(*[march(number, 100 + 20 * number) + throw(number) for number in (1, 2, 3)])
    told.finish()
    tones = told.page.evaluate("window.tones")
    assert len(tones) > 5
    for tone in tones:
        beside = [other for other in tones if other["from"] < tone["until"] and other["until"] > tone["from"]]
        starts = [sum(one["from"] <= other["from"] < one["until"] for one in beside) for other in beside]
        assert max(starts) <= 2


def test_skipping_silences_what_was_still_to_be_heard(visit: Opening) -> None:
    told = Told(visit, "glorreiche", "calm")
    told.tell(throw(1), march(1, 200))
    assert told.visitor.wait("() => document.querySelector('.board[data-playing]') ? 'yes' : null")
    told.page.keyboard.press("Space")
    told.finish()
    untils = [tone["until"] for tone in told.page.evaluate("window.tones")]
    now = told.page.evaluate("window.heard.currentTime")
    assert None in untils, "what was to be heard is stopped"
    assert all(until is None or until < now for until in untils), "nothing is heard any more but what was over"


def test_a_second_space_does_nothing(visit: Opening) -> None:
    told = Told(visit, "glorreiche", "calm")
    told.page.evaluate("document.querySelector('#board [data-next]').focus()")
    told.tell(*[march(1, 100 + 20 * number) for number in range(3)])
    assert told.visitor.wait("() => document.querySelector('.board[data-playing]') ? 'yes' : null")
    told.page.keyboard.press("Space")
    told.page.keyboard.press("Space")
    told.finish()
    assert told.page.query_selector("#board [data-picked], .toast") is None


@pytest.mark.parametrize(("phone", "loud"), [(True, "off"), (False, "on")])
def test_a_phone_is_silent_until_somebody_asks_for_sounds(visit: Opening, loud: str, *, phone: bool) -> None:
    told = Told(visit, "glorreiche", phone=phone)
    told.tell(throw(1))
    told.finish()
    assert bool(told.page.evaluate("window.tones.length")) == (loud == "on")
