"""Somebody at a browser: what they open, see, click, tap and press, and what went wrong on their pages."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page

import caracole

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")
PATIENCE = 60
"""Seconds: only for what should come at once but must not fail on a busy machine."""
KINDS = ("me", "open", "invite", "bot", "here")
"""Who may sit in a seat, as the form lists them."""

By = Literal["mouse", "touch", "keys"]

WAIT = """async ([given, milliseconds]) => {
  const holds = %s;
  for (const end = Date.now() + milliseconds; ; ) {
    const found = holds(given);
    if (found) return found;
    if (Date.now() > end) return null;
    await new Promise((done) => setTimeout(done, 8));
  }
}"""
"""Waiting inside the page without evaluating a text there later, which the content policy forbids."""

TURN = """() => {
  if (document.querySelector('.curtain')) return 'curtain';
  if (document.querySelector('.ended')) return 'over';
  if (document.querySelector('.acts[aria-busy=true]')) return null;
  return document.querySelector('#board [data-next], [data-do]:enabled') ? 'mine' : null;
}"""

STANDING = """() => [document.getElementById('tab-log')?.dataset.number ?? '',
  document.querySelectorAll('#board [data-picked]').length, !!document.querySelector('.toast')]"""

MOVED = f"""(before) => {{
  const [number, picked, told] = ({STANDING})();
  if (document.querySelector('.acts[aria-busy=true]')) return false;
  return number !== before[0] || picked > before[1] || told;
}}"""
"""Played, or one click further; the last click takes the others away before its action is played."""

REACHED = "(least) => Number(document.getElementById('tab-log')?.dataset.number ?? -1) >= least"

TARGETS = """(chance) => {
  const board = document.getElementById('board');
  const all = [...document.querySelectorAll('[data-do]:enabled'), ...board.querySelectorAll('[data-next]')];
  const owner = (x, y) => {
    const found = document.elementsFromPoint(x, y);
    const button = found[0]?.closest('[data-do]');
    if (button || !board.contains(found[0])) return button;
    return found.filter((one) => board.contains(one)).map((one) => one.closest('[data-next]')).find(Boolean);
  };
  for (let tried = 0; tried < all.length; tried += 1) {
    const wanted = all[(Math.floor(chance * all.length) + tried) % all.length];
    wanted.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = wanted.getBoundingClientRect();
    for (const part of [[0.5, 0.5], [0.5, 0.2], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5], [0.25, 0.25], [0.75, 0.75]]) {
      const [x, y] = [box.x + box.width * part[0], box.y + box.height * part[1]];
      if (owner(x, y) === wanted) return [x, y];
    }
  }
  return null;
}"""
"""A point at which a choice answers: the chosen one's, or the next one's that is not covered."""


class Visitor:
    """A page, and what went wrong on it."""

    def __init__(self, context: BrowserContext, url: str, bot: str, language: str, *, panel: bool = True) -> None:
        """`panel` for somebody who has opened the panel beside every game, to read the log."""
        self.context = context
        self.url = url
        self.bot = bot
        self.language = language
        self.random = Random(7)
        context.add_init_script(
            f"localStorage.getItem('caracole.bot') ?? localStorage.setItem('caracole.bot', '{bot}')"
        )
        for game in ("generalowsky", "glorreiche", "kriegspiel", "manoeuvre") if panel else ():
            key = f"caracole.panel.{game}"
            context.add_init_script(f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', 'open')")
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()
        """Parts of complaints that belong to what a test does."""
        self.page = self.opened()

    def opened(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self.note)
        page.on("dialog", self.spoken_to)
        return page

    def note(self, message: Any) -> None:
        if message.type == "error":
            self.complaints.append(f"{message.text} {message.location.get('url', '')}")

    def spoken_to(self, dialog: Any) -> None:
        self.complaints.append(f"a dialog: {dialog.message}")
        dialog.dismiss()

    @property
    def surprises(self) -> list[str]:
        return [line for line in self.complaints if not any(part in line for part in self.expected)]

    # --- going somewhere

    def go(self, path: str, sign: str) -> None:
        self.page.goto(f"{self.url}{path}")
        self.page.wait_for_selector(sign)

    def click_to_begin(self, game: str = "glorreiche", name: str = "Ada") -> str:
        """One click on the front page to a match against a bot; says the table."""
        self.go("/", f"[data-play={game}]")
        self.page.fill("#gn", name)
        self.page.click(f"[data-play={game}]")
        return self.at_table()

    def start(self, game: str = "glorreiche", name: str = "Ada") -> str:
        """What that click asks for, without the front page, which is dear; says the table."""
        played = caracole.game(game)
        others = int(played.options.DEFAULTS.get("players", played.traits.players[0])) - 1
        seats = [{"kind": "me"}, *[{"kind": "bot", "name": self.bot}] * others]
        table = self.post("/api/tables", self.arrive(name), game=game, private=True, seats=seats)["id"]
        self.go(f"/table/{table}", "#board svg")
        return str(table)

    def fork(self, table: str, step: int) -> str:
        """Play on from a step of a finished match, in its first seat; says the new table."""
        forked = str(
            self.post(f"/api/tables/{table}/fork", self.arrive("Ada"), step=step, seat=0, bot=self.bot)["table"]
        )
        self.go(f"/table/{forked}", "#board svg")
        return forked

    def arrive(self, name: str) -> str:
        """Be somebody, as a guest with this name unless one is known here already; says the proof for requests."""
        me = self.context.request.get(f"{self.url}/api/me").json()
        if not me["account"]:
            me = self.post("/api/guests", me["csrf"], name=name, language=self.language)
        return str(me["csrf"])

    def post(self, path: str, csrf: str, **asked: Any) -> Any:
        answer = self.context.request.post(f"{self.url}{path}", data=asked, headers={"x-csrf-token": csrf})
        assert answer.ok, answer.text()
        return answer.json()

    def at_table(self) -> str:
        self.page.wait_for_url(re.compile("/table/"))
        self.page.wait_for_selector("#board svg")
        return urlsplit(self.page.url).path.rpartition("/")[2]

    def create(self, game: str, *seats: str, name: str = "Ada", public: bool = False, **options: str | int) -> None:
        """Fill in the form for a new table; seats are kinds, with a name after a colon."""
        self.arrive(name)
        self.go(f"/new?game={game}", ".seatrow")
        counts = self.page.locator(".seg[role=group] button", has_text=re.compile(rf"^{len(seats)}$"))
        if counts.count():
            counts.click()
        self.fill_in(options)
        for place, told in enumerate(seats):
            kind, _, called = told.partition(":")
            row = self.page.locator(".seatrow").nth(place)
            row.locator(".kinds input").nth(KINDS.index(kind)).check(force=True)
            if called:
                row.locator(".mini .field").fill(called)
        if public:
            self.page.locator("input[name=private]").last.check(force=True)
        self.page.locator(".sum button[type=submit]").click()
        self.page.wait_for_url(re.compile("/table/"))

    def fill_in(self, options: Mapping[str, str | int]) -> None:
        if not options:
            return
        self.page.locator("details.fold:has(.o-row) > summary").click()
        for name, value in options.items():
            field = self.page.locator(f"#o-{name}")
            if field.evaluate("e => e.tagName") == "SELECT":
                field.select_option(str(value))
            else:
                field.fill(str(value))
                field.press("Tab")

    # --- waiting

    def wait(self, holds: str, given: object = None, seconds: float = PATIENCE) -> Any:
        """What a script says as soon as it says anything; None when time is out."""
        return self.page.evaluate(WAIT % holds, [given, seconds * 1000])

    def until(self, holds: Callable[[], object], seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < end, "it did not come"
            self.page.wait_for_timeout(15)

    def wait_turn(self, seconds: float = PATIENCE) -> bool:
        """Until something may be chosen (True) or the match is over."""
        turn = self.wait(TURN, None, seconds)
        assert turn in ("mine", "over"), turn
        return bool(turn == "mine")

    # --- playing

    @property
    def number(self) -> int:
        """How far the table has come."""
        return int(self.page.locator("#tab-log").get_attribute("data-number") or -1)

    def reach(self, number: int) -> None:
        """Until the table has come so far."""
        assert self.wait(REACHED, number), "the table has not gone on"

    def decide(self, by: By = "mouse", *, far: bool = False) -> None:
        """Choose by chance, click by click, until the action is played; `far` takes the last place offered."""
        number, _, _ = before = self.page.evaluate(STANDING)
        end = time.monotonic() + PATIENCE
        while before[0] == number:
            assert time.monotonic() < end, "no action was played"
            chance = 0.999 if far and before[1] else self.random.random()
            self.choose(by, chance)
            self.wait(MOVED, before[:2], 2)  # a click that came too early is made again, as people do
            before = self.page.evaluate(STANDING)

    def choose(self, by: By, chance: float) -> None:
        """One click, tap or key."""
        if by == "keys":
            self.choose_by_keys(chance)
            return
        point = self.page.evaluate(TARGETS, chance)
        if point:
            self.page.touchscreen.tap(*point) if by == "touch" else self.page.mouse.click(*point)

    def choose_by_keys(self, chance: float) -> None:
        press = self.page.keyboard.press
        if self.page.locator("[data-do]:enabled").count():
            self.tab_to("[data-do]:enabled")
        else:
            press("b")
            for _ in range(int(chance * 2)):
                press(self.random.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        press("Enter")

    def on(self, what: str) -> bool:
        """Whether the focus is there."""
        return bool(self.page.evaluate("what => !!document.activeElement?.matches(what)", what))

    def tab_to(self, what: str, most: int = 120) -> None:
        for _ in range(most):
            if self.on(what):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no tab leads to {what}")

    def play_out(self, by: By = "mouse", most: int = 400) -> int:
        """To the end of the match; says after how many decisions."""
        decisions = 0
        while self.wait_turn():
            self.decide(by, far=True)
            decisions += 1
            assert decisions < most
        return decisions

    def armies(self, where: str) -> set[str]:
        """Manoeuvre: whose cards lie face up in a picture."""
        told = "all => all.map(e => [...e.classList].find(name => /^[A-Z]{2}$/.test(name)) ?? '')"
        return set(self.page.eval_on_selector_all(f"{where} #hand > .card", told))

    # --- the menu

    def menu(self, name: str) -> None:
        self.page.click("header [data-menu]")
        self.page.locator("dialog").get_by_role("button", name=name).click()

    def resign(self) -> None:
        self.page.click("header [data-menu]")
        self.page.click("#resign")
        self.page.locator("dialog .sure .btn.primary").click()
        self.page.wait_for_selector(".ended")

    # --- judging

    def axe(self) -> list[str]:
        """Serious violations of accessibility on the page as it is."""
        self.page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        serious = [wrong for wrong in found["violations"] if wrong["impact"] in SERIOUS]
        return [f"{wrong['id']}: {wrong['help']}: {node['target'][-1]}" for wrong in serious for node in wrong["nodes"]]

    def missing(self) -> list[str]:
        """Messages the page has asked for in vain."""
        return list(self.page.evaluate("[...window.caracoleMissing]"))
