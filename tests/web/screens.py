"""Screenshots of every main screen: `python tests/web/screens.py OUT [WORD …]`.

A word names a screen or a walk (`combat`, `front`, `table-kriegspiel`: what begins with it), a size (`desktop`,
`tablet`, `phone`), a shade (`light`, `dark`) or a language (`en`, `fr`, `nl`); without words of a kind, all of it.
`python tests/web/screens.py docs/pictures README` makes the four of the README.

A server and a database of its own; each walk goes as people go, and leaves a picture of every screen it passes.
"""

from __future__ import annotations

import base64
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from caracole.kernel.game import Game, games
from caracole.kernel.lessons import Course
from caracole.kernel.messages import LANGUAGES

SIZES = {"desktop": (1280, 800), "tablet": (820, 1180), "phone": (390, 844)}
SHADES = ("light", "dark")
GAMES = [game.name for game in games()]
KINDS = ("me", "open", "invite", "bot", "here")
"""Who may sit in a seat, as the form lists them."""
MENU = "header [data-menu]"
MINE = ".choices li button:enabled"


def chromium() -> str | None:
    """Debian's own browser if it is there; else the one Playwright has."""
    found = Path("/usr/bin/chromium")
    return str(found) if found.exists() else None


@contextmanager
def served() -> Iterator[str]:
    """A server on a free port, until the end of the block."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "caracole", "serve", "--port", str(port)]
        database = f"sqlite:///{folder}/screens.db"
        process = subprocess.Popen(
            [*command, "--database", database],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "CARACOLE_GRACE_SECONDS": "0"},
        )
        url = f"http://127.0.0.1:{port}"
        try:
            wait_for(url)
            yield url
        finally:
            process.terminate()
            process.wait(20)


def wait_for(url: str) -> None:
    until = time.monotonic() + 300
    while True:
        try:
            with urllib.request.urlopen(f"{url}/ready", timeout=2):
                return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def context(browser: Browser, size: str, shade: str, language: str = "en") -> BrowserContext:
    width, height = SIZES[size]
    finger = size != "desktop"
    return browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if shade == "dark" else "light",
        locale=language,
        has_touch=finger,
        is_mobile=finger,
        device_scale_factor=2 if size == "phone" else 1,
        reduced_motion="reduce",
    )


# --- as people go -----------------------------------------------------------------------------------------------------


def start(page: Page, url: str, game: str) -> None:
    """One click from the front page to a match against a bot."""
    page.goto(url)
    page.click(f"[data-play={game}]")
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector("#board svg")


def play(page: Page, decisions: int, until: str = ".ended") -> bool:
    """Decide so often, by the list of moves through the page; False once what is awaited is there."""
    page.keyboard.press("m")
    for turn in range(decisions):
        page.wait_for_selector(f"{MINE}, .ended", timeout=60_000)
        if page.locator(until).count():
            return False
        decide(page, turn * 7)
    page.wait_for_selector(f"{MINE}, .ended", timeout=60_000)
    return True


def decide(page: Page, which: int = 0) -> None:
    """One decision by the list of moves, until it is played."""
    page.keyboard.press("m")
    page.wait_for_selector(MINE, timeout=60_000)
    before = number(page)
    buttons = page.locator(MINE)
    buttons.nth(which % buttons.count()).click()
    while number(page) == before:
        page.wait_for_timeout(15)


def number(page: Page) -> int:
    """How far the table has come."""
    return int(page.locator("#tab-moves").get_attribute("data-number") or 0)


def hand_over(one: Page, two: Page) -> None:
    """Play until a decision of the first one has passed the turn on."""
    while True:
        page, other = (one, two) if one.locator(".prompt.mine").count() else (two, one)
        decide(page)
        while number(other) < number(page):
            page.wait_for_timeout(15)
        if page is one and two.locator(".prompt.mine").count():
            return


def board(page: Page) -> None:
    """Back from the list of moves to the board alone."""
    page.keyboard.press("l")
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement?.blur()")


def create(page: Page, url: str, game: str, *seats: str) -> str:
    """A table with such seats; its address."""
    page.goto(f"{url}/new?game={game}")
    page.wait_for_selector(".seatrow")
    for place, kind in enumerate(seats):
        page.locator(".seatrow").nth(place).locator(".kinds input").nth(KINDS.index(kind)).check(force=True)
    page.click("button[type=submit]")
    page.wait_for_url(re.compile("/table/"))
    return page.url


def resign(page: Page) -> None:
    page.click(MENU)
    page.click("#resign")
    page.click("dialog .sure .btn.primary")
    page.wait_for_selector(".ended")


def meet(walk: Walk, game: str) -> tuple[Page, Page]:
    """Two people at one table, the second by the link of the first."""
    one, two = walk.person(), walk.person()
    create(one, walk.url, game, "me", "invite")
    two.goto(one.locator(".copy input").input_value())
    two.wait_for_selector("#join-name")
    walk.shot(two, "joining", whole=True)
    two.fill("#join-name", "Bob")
    two.click(".rows .btn.primary")
    for page in (one, two):
        page.wait_for_selector("#board svg")
    return one, two


# --- walks ------------------------------------------------------------------------------------------------------------


@dataclass
class Walk:
    """One size, shade and language; where pictures go, and which are wanted."""

    browser: Browser
    url: str
    out: Path
    look: tuple[str, str, str]
    wanted: list[str]
    people: list[BrowserContext] = field(default_factory=list)

    def person(self, **settings: str) -> Page:
        size, shade, language = self.look
        fresh = context(self.browser, size, shade, language)
        for name, value in {"bot": "random", **settings}.items():
            fresh.add_init_script(f"localStorage.setItem('caracole.{name}', '{value}')")
        self.people.append(fresh)
        return fresh.new_page()

    def shot(self, page: Page, name: str, *, whole: bool = False) -> None:
        if self.wanted and not any(name.startswith(word) for word in self.wanted):
            return
        page.wait_for_timeout(250)
        file = self.out / f"{name}-{'-'.join(self.look)}.png"
        page.screenshot(path=file, full_page=whole)
        print(file, flush=True)

    def end(self) -> None:
        while self.people:
            self.people.pop().close()


PAGES = {
    "rules": ("rules/glorreiche", ".rule-row"),
    "rulebooks": ("rules", ".row"),
    "help": ("help", ".key-list"),
    "import": ("import", "#record-text"),
    "puzzles": ("puzzles", "main .dp"),
    "studies": ("study", "[data-begin]"),
    "account": ("account", ".account form"),
    "nowhere": ("nowhere/at/all", "h1"),
    "no-table": ("table/nothing", "h1"),
}


def pages(walk: Walk) -> None:
    page = walk.person()
    page.goto(walk.url)
    page.wait_for_selector(".game")
    walk.shot(page, "front-new", whole=True)
    for name, (path, sign) in PAGES.items():
        page.goto(f"{walk.url}/{path}")
        page.wait_for_selector(sign)
        walk.shot(page, name, whole=True)


def forms(walk: Walk) -> None:
    page = walk.person()
    for game in GAMES:
        page.goto(f"{walk.url}/new?game={game}")
        page.wait_for_selector(".seatrow")
        walk.shot(page, f"create-{game}", whole=True)
    page.locator("details.fold:has(.o-row) > summary").click()
    page.locator("input[name=clock]").nth(2).check(force=True)
    page.locator(".seatrow").nth(1).locator(".kinds input").nth(KINDS.index("here")).check(force=True)
    walk.shot(page, "create-open", whole=True)


def tables(walk: Walk) -> None:
    """Each game at its beginning, with a piece chosen, and in the middle."""
    for game in GAMES:
        page = walk.person()
        start(page, walk.url, game)
        page.wait_for_selector("#board [data-next], [data-do]:enabled")
        walk.shot(page, f"start-{game}")
        if play(page, 12):
            board(page)
            walk.shot(page, f"table-{game}")
            page.keyboard.press("b")
            page.keyboard.press("Enter")
            walk.shot(page, f"chosen-{game}")
        walk.end()


def guided(walk: Walk) -> None:
    for game in GAMES:
        page = walk.person(guide="on")
        start(page, walk.url, game)
        page.wait_for_selector("#board [data-next], [data-do]:enabled")
        walk.shot(page, f"guide-{game}-first")
        if play(page, 3):
            board(page)
            walk.shot(page, f"guide-{game}-then")
        walk.end()


CHOOSE = """(which) => {
  const all = [...document.querySelectorAll('#board [data-next], [data-do]:enabled')]
    .filter((one) => typeof which === 'number' || which === (one.dataset.do ?? one.id));
  if (document.querySelector('[aria-busy=true]') || !all.length) return false;
  all[typeof which === 'number' ? which % all.length : 0].focus();
  return true;
}"""
"""The focus goes to something that may be chosen: by its number among what glows, or by its id."""


def newcomer(walk: Walk) -> None:
    """From the front page through all lessons to the end of a first match, choosing only what glows."""
    for game in games():
        name = f"newcomer-{game.name}"
        if not wanted((name,), walk.wanted):
            continue
        page = walk.person(bot="tambour")
        page.goto(walk.url)
        page.wait_for_selector(f"[data-learn={game.name}]")
        walk.shot(page, f"{name}-front")
        page.locator(f"[data-learn={game.name}]").click()
        learn(walk, page, game)
        page.locator("[data-guided]").click()
        page.wait_for_url(re.compile("/table/"))
        page.wait_for_selector("#board [data-next], [data-do]:enabled", timeout=60_000)
        walk.shot(page, f"{name}-match")
        page.locator("[data-ask-button]").click()
        page.wait_for_selector(".ask")
        walk.shot(page, f"{name}-match-help")
        page.keyboard.press("Escape")
        clicks, said = follow_the_glow(walk, page, name)
        page.locator(".ended").scroll_into_view_if_needed()
        walk.shot(page, f"{name}-match-end")
        print(f"{game.name}: {clicks} clicks on what glows, {said} refused", flush=True)
        walk.end()


def learn(walk: Walk, page: Page, game: Game) -> None:
    """Every lesson the right way, as it begins and as it ends; the last one to the end of its short match."""
    for number, lesson in enumerate(game.lessons, 1):
        page.wait_for_url(f"**/learn/{game.name}/{number}")
        page.wait_for_selector("#board [data-next], [data-do]:enabled")
        name = f"newcomer-{game.name}-{number:02}-{lesson.id}"
        walk.shot(page, name)
        course = Course(game, lesson)
        verdict = course.judge([])
        for text in course.own(lesson.line):
            state = course.after(verdict.moves)
            for click in game.gestures.gesture(state.view(lesson.side), state.parse(text)):
                choose(page, click)
            verdict = course.judge([*verdict.moves, text])
        page.wait_for_selector("[data-verdict=done]", timeout=60_000)
        walk.shot(page, f"{name}-done")
        if number < len(game.lessons):
            page.locator("[data-onward]").click()


def choose(page: Page, which: int | str) -> None:
    """One thing that glows, as soon as it does."""
    while not page.evaluate(CHOOSE, which):
        page.wait_for_timeout(30)
    page.keyboard.press("Enter")


def follow_the_glow(walk: Walk, page: Page, name: str) -> tuple[int, int]:
    """Until the match is over, with a picture of each kind of decision: how many clicks, and how many were refused."""
    said: list[str] = []
    page.on("request", lambda request: said.append(request.url) if "/why-not" in request.url else None)
    clicks = 0
    prompts: set[str] = set()
    while not page.locator(".ended").count():
        prompt = re.sub(r"\d", "", page.locator(".prompt p").first.inner_text())
        if page.evaluate(CHOOSE, clicks * 7):
            if prompt not in prompts and len(prompts) < 20:
                prompts.add(prompt)
                walk.shot(page, f"{name}-match-{clicks:03}")
            page.keyboard.press("Enter")
            clicks += 1
        page.wait_for_timeout(30)
    return clicks, len(said)


def refused(page: Page) -> None:
    """A click on what may not be clicked, until one is refused with its rule."""
    for ident in page.eval_on_selector_all("#board [id]:not([data-next])", "all => all.map(e => e.id)"):
        page.eval_on_selector(f'[id="{ident}"]', "e => e.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
        page.wait_for_timeout(80)
        if page.locator(".toast .rule").count():
            return


def match(walk: Walk) -> None:
    """One match with its tabs and its menu, to its end, its replay, its chart and its luck."""
    page = walk.person()
    start(page, walk.url, "glorreiche")
    if not play(page, 8):
        return
    for key, name in {"m": "moves", "r": "rules-tab", "c": "chat", "n": "notes", "l": "log"}.items():
        page.keyboard.press(key)
        page.wait_for_selector(f"#panel-{name.removesuffix('-tab')}")
        walk.shot(page, name)
    board(page)
    refused(page)
    walk.shot(page, "refused")
    page.click(MENU)
    walk.shot(page, "menu")
    page.goto(walk.url)
    page.wait_for_selector(".row")
    walk.shot(page, "front-mine", whole=True)
    page.go_back()
    page.wait_for_selector("#board svg")
    resign(page)
    walk.shot(page, "ended")
    looked_back(walk, page)


def looked_back(walk: Walk, page: Page) -> None:
    page.click(".ended .btn.primary")
    page.wait_for_selector(".rev-board svg")
    page.keyboard.press("ArrowLeft")
    walk.shot(page, "replay", whole=True)
    page.wait_for_selector(".progress", state="detached", timeout=120_000)
    page.keyboard.press("]")
    page.wait_for_selector(".dec .opts, .dec .say")
    walk.shot(page, "review", whole=True)
    page.click('header a[href^="/fair/"]')
    page.wait_for_selector("main.fair .hash")
    walk.shot(page, "fair", whole=True)


def combat(walk: Walk) -> None:
    """Manoeuvre, until the panel of a combat asks."""
    page = walk.person()
    start(page, walk.url, "manoeuvre")
    play(page, 300, "#combat")
    board(page)
    walk.shot(page, "combat")


def together(walk: Walk) -> None:
    """Two people: the waiting room, an offer on both screens, and one who leaves."""
    alone = walk.person()
    create(alone, walk.url, "kriegspiel", "me", "invite")
    alone.wait_for_selector(".waiting .copy")
    walk.shot(alone, "waiting", whole=True)
    one, two = meet(walk, "glorreiche")
    hand_over(one, two)
    board(one)
    board(two)
    one.click(MENU)
    one.locator("dialog .menu .btn:enabled").first.click()
    two.wait_for_selector(".recap[role=alert]")
    walk.shot(one, "takeback-asked")
    walk.shot(two, "takeback")
    two.locator(".recap .btn").last.click()
    two.click(MENU)
    two.click("#handover")
    two.wait_for_selector("dialog .copy")
    walk.shot(two, "handover")
    three = walk.person()
    three.goto(two.locator("dialog .copy input").input_value())
    three.wait_for_selector("#join-name")
    walk.shot(three, "substitute", whole=True)
    two.close()
    one.wait_for_selector(".net.lost")
    one.click(MENU)
    walk.shot(one, "leaver")
    one.keyboard.press("Escape")


def again(walk: Walk) -> None:
    """Two people after their match: one proposes another, both screens; what is said, and about whom."""
    one, two = meet(walk, "glorreiche")
    two.keyboard.press("c")
    two.fill("#chat-words", "Good luck")
    two.keyboard.press("Enter")
    one.keyboard.press("c")
    one.click("#panel-chat .linkish")
    one.wait_for_selector("#report-words")
    walk.shot(one, "person")
    one.keyboard.press("Escape")
    resign(two)
    one.locator(".ended button").click()
    two.locator(".ended .btn").nth(2).wait_for()
    walk.shot(one, "rematch-proposed")
    walk.shot(two, "rematch-asked")


def device(walk: Walk) -> None:
    """Two people at one device."""
    page = walk.person()
    create(page, walk.url, "manoeuvre", "me", "here")
    page.wait_for_selector("#board svg, .curtain")
    while not page.locator(".curtain").count():
        decide(page)
        page.wait_for_selector(f"{MINE}, .curtain", timeout=60_000)
    walk.shot(page, "curtain")


AFTERWARDS = ("replay", "chart", "fair")
WALKS: dict[Callable[[Walk], None], tuple[str, ...]] = {
    pages: ("front-new", *PAGES),
    forms: ("create",),
    tables: ("start", "table", "chosen"),
    guided: ("guide",),
    newcomer: ("newcomer",),
    match: ("moves", "rules-tab", "chat", "notes", "log", "refused", "menu", "front-mine", "ended", *AFTERWARDS),
    combat: ("combat",),
    together: ("waiting", "joining", "takeback", "takeback-asked", "handover", "substitute", "leaver"),
    again: ("person", "rematch-proposed", "rematch-asked"),
    device: ("curtain",),
}  # fmt: skip
"""Every walk, and how the names of its screens begin."""


def chosen(known: tuple[str, ...], words: list[str]) -> list[str]:
    return [one for one in known if one in words] or list(known)


def wanted(screens: tuple[str, ...], words: list[str]) -> bool:
    return not words or any(word.startswith(name) or name.startswith(word) for word in words for name in screens)


def draw(out: Path, words: list[str]) -> None:
    kinds = (tuple(SIZES), SHADES, LANGUAGES)
    looks = [
        (size, shade, language)
        for size in chosen(kinds[0], words)
        for shade in chosen(kinds[1], words)
        for language in chosen(kinds[2], words)
    ]
    names = [word for word in words if not any(word in kind for kind in kinds)]
    with served() as url, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for look in looks:
            for go, screens in WALKS.items():
                if wanted(screens, names):
                    walk = Walk(browser, url, out, look, names)
                    go(walk)
                    walk.end()
        browser.close()


# --- the README's -----------------------------------------------------------------------------------------------------


def readme(page: Page, url: str, game: str) -> None:
    """In the middle of a match, with a piece chosen."""
    start(page, url, game)
    play(page, {"glorreiche": 14, "generalowsky": 6, "kriegspiel": 26}.get(game, 34))
    page.keyboard.press("l")
    page.keyboard.press("Escape")
    if page.locator(".tbl").get_attribute("data-frame") != "left":
        page.click("[data-fold]")  # as it begins where the parts need the room
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    page.evaluate("document.activeElement.matches('#board *') || document.activeElement.blur()")
    page.wait_for_timeout(900)


def small(browser: Browser, shot: bytes) -> bytes:
    """A screenshot as WebP, as the browser itself writes it."""
    page = browser.new_page()
    source = f"data:image/png;base64,{base64.b64encode(shot).decode()}"
    told = page.evaluate(
        """async (source) => {
            const image = new Image(); image.src = source; await image.decode();
            const canvas = document.createElement('canvas');
            canvas.width = 1024; canvas.height = image.height * 1024 / image.width;
            canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
            return canvas.toDataURL('image/webp', 0.8);
        }""",
        source,
    )
    page.close()
    return base64.b64decode(told.partition(",")[2])


def for_readme(folder: Path) -> None:
    """One table of each game, as the README shows them."""
    with served() as url, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for game in GAMES:
            with context(browser, "desktop", "light") as fresh:
                fresh.add_init_script("localStorage.setItem('caracole.bot', 'conscript')")
                page = fresh.new_page()
                readme(page, url, game)
                file = folder / f"table-{game}.webp"
                file.write_bytes(small(browser, page.screenshot()))
                print(file, f"{file.stat().st_size:,} bytes", flush=True)
        browser.close()


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    out, words = Path(sys.argv[1]), sys.argv[2:]
    out.mkdir(parents=True, exist_ok=True)
    if words == ["README"]:
        for_readme(out)
    else:
        draw(out, words)


if __name__ == "__main__":
    main()
