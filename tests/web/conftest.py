"""A whole server in a thread, and browsers that open its pages as people do."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from caracole.server.running import Server
from caracole.server.settings import Settings
from caracole.server.web.app import application
from caracole.server.web.pages import STATIC

CHROMIUM = Path("/usr/bin/chromium")
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built; run: python web/build.py")
    folder = tmp_path_factory.mktemp("web")
    settings = Settings(database=f"sqlite:///{folder / 'web.db'}", rate=10_000, burst=100_000, newcomers=10_000)
    config = uvicorn.Config(application(Server(settings)), port=0, log_config=None, access_log=False, lifespan="on")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until = time.monotonic() + 30
    while not server.started:
        assert thread.is_alive()
        assert time.monotonic() < until
        time.sleep(0.02)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(20)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        pytest.skip("no Chromium is installed here; run: apt-get install chromium")
    with sync_playwright() as tool:
        opened = tool.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
        yield opened
        opened.close()


class Visitor:
    """A page, and what went wrong on it."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        context.add_init_script("localStorage.setItem('caracole.bot', 'random')")
        self.page: Page = context.new_page()
        self.page.set_default_timeout(20_000)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self.note)
        self.page.on("dialog", self.opened)

    def note(self, message: Any) -> None:
        if message.type == "error" and "ERR_INTERNET_DISCONNECTED" not in message.text:
            self.complaints.append(f"{message.text} {message.location.get('url', '')}")

    def opened(self, dialog: Any) -> None:
        self.complaints.append(f"a dialog: {dialog.message}")
        dialog.dismiss()

    def go(self, path: str, sign: str) -> None:
        self.page.goto(f"{self.url}{path}")
        self.page.wait_for_selector(sign)

    def start(self, game: str = "glorreiche", name: str = "Ada") -> str:
        """One click to a match against a bot; says the table."""
        self.go("/", f"[data-play={game}]")
        self.page.fill("#gn", name)
        self.page.click(f"[data-play={game}]")
        self.page.wait_for_url(re.compile("/table/"))
        self.page.wait_for_selector("#board svg")
        return self.page.url.rpartition("/")[2]

    @property
    def number(self) -> str:
        return self.page.locator("#tab-log").get_attribute("data-number") or ""

    def until(self, holds: Callable[[], object], seconds: float = 20) -> None:
        """Asked from outside: the content policy lets no page evaluate a text, so Playwright cannot wait inside."""
        end = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < end, "it did not come"
            self.page.wait_for_timeout(15)

    def wait_turn(self) -> bool:
        """Until something may be chosen (True) or the match is over."""
        self.page.wait_for_selector("[data-next], [data-do], .ended", state="attached")
        return self.page.locator(".ended").count() == 0

    def axe(self) -> list[str]:
        """Serious violations of accessibility on the page as it is."""
        self.page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        drawn = set(self.page.eval_on_selector_all("#board [id]", "all => all.map(e => '#' + CSS.escape(e.id))"))
        told = []
        for wrong in (v for v in found["violations"] if v["impact"] in SERIOUS):
            nodes = [node["target"][-1] for node in wrong["nodes"]]
            if wrong["id"] == "label-content-name-mismatch":  # figures scattered over a drawn card are no visible label
                nodes = [node for node in nodes if node not in drawn]
            told += [f"{wrong['id']}: {wrong['help']}: {node}" for node in nodes]
        return told

    def missing(self) -> list[str]:
        """Messages the page has asked for in vain."""
        return list(self.page.evaluate("[...window.caracoleMissing]"))


Opening = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, url: str) -> Iterator[Opening]:
    """Opens browsers; at the end none of their pages may have complained."""
    opened: list[Visitor] = []

    def open_one(*, phone: bool = False, language: str = "en", bypass: bool = False, **more: Any) -> Visitor:
        size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            reduced_motion="reduce",
            bypass_csp=bypass,
            **more,
        )
        opened.append(Visitor(context, url))
        return opened[-1]

    yield open_one
    complaints = [complaint for visitor in opened for complaint in visitor.complaints]
    for visitor in opened:
        visitor.context.close()
    assert not complaints
