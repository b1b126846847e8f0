"""Screenshots of every main screen: `python web/screens.py OUT [WORD …]` draws those whose names have all the words.

`python web/screens.py docs/pictures README` makes the four of the README.

Desktop and phone, light and dark, every installed game; a server of its own on a database of its own.
"""

from __future__ import annotations

import base64
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}


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
            [*command, "--database", database], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        url = f"http://127.0.0.1:{port}"
        try:
            wait_for(url)
            yield url
        finally:
            process.terminate()
            process.wait(20)


def wait_for(url: str) -> None:
    until = time.monotonic() + 60
    while True:
        try:
            with urllib.request.urlopen(f"{url}/ready", timeout=2):
                return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def context(browser: Browser, size: str, dark: bool, language: str = "en") -> BrowserContext:
    width, height = SIZES[size]
    phone = size == "phone"
    return browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
        locale=language,
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=2 if phone else 1,
        reduced_motion="reduce",
    )


def start(page: Page, url: str, game: str) -> None:
    """One click from the front page to a match against a bot."""
    page.goto(url)
    page.click(f"[data-play={game}]")
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector("#board svg")


def play(page: Page, decisions: int) -> bool:
    """Decide so often, by the list of moves through the page; False once the match is over."""
    page.keyboard.press("m")
    for turn in range(decisions):
        page.wait_for_selector(".choices li button:enabled, .ended", timeout=20_000)
        if page.locator(".ended").count():
            return False
        buttons = page.locator(".choices li button:enabled")
        before = page.locator("#tab-moves").get_attribute("data-number")
        buttons.nth(turn * 7 % buttons.count()).click()
        while page.locator("#tab-moves").get_attribute("data-number") == before:
            page.wait_for_timeout(15)
    return True


def at_table(page: Page, url: str, game: str) -> None:
    start(page, url, game)
    if not play(page, 6):
        return
    page.wait_for_selector(".choices li button:enabled, .ended", timeout=20_000)
    page.keyboard.press("l")
    page.keyboard.press("Escape")
    page.keyboard.press("b")


def chosen(page: Page, url: str, game: str) -> None:
    at_table(page, url, game)
    page.keyboard.press("Enter")
    page.wait_for_timeout(500)


def refused(page: Page, url: str, game: str) -> None:
    at_table(page, url, game)
    for ident in page.eval_on_selector_all("#board [id]:not([data-next])", "all => all.map(e => e.id)"):
        page.eval_on_selector(f'[id="{ident}"]', "e => e.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
        page.wait_for_timeout(80)
        if page.locator(".toast .rule").count():
            return


def tab(key: str) -> Callable[[Page, str, str], None]:
    def shown(page: Page, url: str, game: str) -> None:
        at_table(page, url, game)
        page.keyboard.press(key)
        page.wait_for_timeout(400)

    return shown


def readme(page: Page, url: str, game: str) -> None:
    """In the middle of a match, with a piece chosen."""
    start(page, url, game)
    if play(page, {"glorreiche": 14, "generalowsky": 6, "kriegspiel": 26}.get(game, 34)):
        page.wait_for_selector(".choices li button:enabled, .ended", timeout=20_000)
    page.keyboard.press("l")
    page.keyboard.press("Escape")
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
    from caracole.kernel.game import games

    with served() as url, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for game in games():
            with context(browser, "desktop", False) as fresh:
                fresh.add_init_script("localStorage.setItem('caracole.bot', 'conscript')")
                page = fresh.new_page()
                readme(page, url, game.name)
                file = folder / f"table-{game.name}.webp"
                file.write_bytes(small(browser, page.screenshot()))
                print(file, f"{file.stat().st_size:,} bytes", flush=True)
        browser.close()


def menu(page: Page, url: str, game: str) -> None:
    at_table(page, url, game)
    page.click("header button[aria-haspopup=dialog]")


def guide(page: Page, url: str, game: str) -> None:
    page.goto(url)
    page.evaluate("localStorage.setItem('caracole.guide', 'on')")
    at_table(page, url, game)


def invited(page: Page, url: str, game: str) -> None:
    page.goto(url)
    page.locator(".game", has=page.locator(f"[data-play={game}]")).locator(".acts > .btn").nth(1).click()
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector(".waiting .copy")


def curtain(page: Page, url: str, game: str) -> None:
    """Two people at one device."""
    create(page, url, game)
    page.locator(".seatrow").nth(1).get_by_label("Same device").check()
    page.click("button[type=submit]")
    page.wait_for_selector("#board svg, .curtain")


def replay(page: Page, url: str, game: str) -> None:
    start(page, url, game)
    play(page, 4)
    page.click("header button[aria-haspopup=dialog]")
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.wait_for_selector(".ended")
    page.click(".ended .btn.primary")
    page.wait_for_selector(".stage svg")
    page.wait_for_timeout(300)


def ended(page: Page, url: str, game: str) -> None:
    replay(page, url, game)
    page.go_back()
    page.wait_for_selector(".ended")


def front(page: Page, url: str, game: str) -> None:
    at_table(page, url, game)
    page.goto(url)
    page.wait_for_selector(".row")


def create(page: Page, url: str, game: str) -> None:
    page.goto(f"{url}/new?game={game}")
    page.wait_for_selector(".seatrow")
    page.wait_for_timeout(300)


def visit(path: str, sign: str) -> Callable[[Page, str, str], None]:
    def shown(page: Page, url: str, game: str) -> None:
        page.goto(f"{url}/{path.format(game=game)}")
        page.wait_for_selector(sign)
        page.wait_for_timeout(300)

    return shown


def fair(page: Page, url: str, game: str) -> None:
    replay(page, url, game)
    page.click(".fair .btn")
    page.wait_for_selector("main.fair .hash")
    page.click("main.fair .btn.primary")
    page.wait_for_timeout(200)


def account(page: Page, url: str, game: str) -> None:
    at_table(page, url, game)
    page.goto(f"{url}/account")
    page.wait_for_selector(".account form")
    page.wait_for_timeout(200)


EVERY_GAME: dict[str, Any] = {"table": at_table, "chosen": chosen, "create": create}
ONE_GAME: dict[str, Any] = {
    "front": front,
    "moves": tab("m"),
    "rules-tab": tab("r"),
    "chat": tab("c"),
    "notes": tab("n"),
    "refused": refused,
    "menu": menu,
    "guide": guide,
    "invited": invited,
    "same-device": curtain,
    "replay": replay,
    "ended": ended,
    "fair": fair,
    "account": account,
    "rules": visit("rules/{game}", ".rule-row"),
    "help": visit("help", ".key-list"),
    "nowhere": visit("table/nothing", "h1"),
}
WHOLE = {"front", "create", "replay", "rules", "account", "fair", "help", "invited"}


def shots(games: list[str]) -> Iterator[tuple[str, Any, str, str, bool]]:
    """Name, what to do, game, size, dark."""
    for size in SIZES:
        for dark in (False, True):
            shade = "dark" if dark else "light"
            for name, act in EVERY_GAME.items():
                for game in games:
                    yield f"{name}-{game}-{size}-{shade}", act, game, size, dark
            for name, act in ONE_GAME.items():
                yield f"{name}-{size}-{shade}", act, "glorreiche", size, dark


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    out, words = Path(sys.argv[1]), sys.argv[2:]
    out.mkdir(parents=True, exist_ok=True)
    if words == ["README"]:
        return for_readme(out)
    from caracole.kernel.game import games

    with served() as url, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name, act, game, size, dark in shots([game.name for game in games()]):
            if not all(word in name for word in words):
                continue
            with context(browser, size, dark) as fresh:
                fresh.add_init_script("localStorage.setItem('caracole.bot', 'random')")
                page = fresh.new_page()
                act(page, url, game)
                page.wait_for_timeout(250)
                page.screenshot(path=out / f"{name}.png", full_page=name.split("-")[0] in WHOLE)
                print(out / f"{name}.png", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
