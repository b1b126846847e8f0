"""A whole server in a thread, and browsers that open its pages as people do."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, Playwright, sync_playwright
from tests.project.chromium import CHROMIUM, WHOLE
from tests.support.cheap import cheap_passwords as cheap_passwords
from tests.support.cheap import fresh_database
from tests.web.line import Line
from tests.web.visitor import Visitor

from caracole.server.lifecycle import Server
from caracole.server.settings import Settings
from caracole.server.web.client_pages import STATIC
from caracole.server.web.connection_limits import config_of

Opening = Callable[..., Visitor]


@contextmanager
def served(folder: Path, **more: Any) -> Iterator[str]:
    """A server of its own, by its address."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built; run: python web/build.py")
    plenty: dict[str, Any] = {"rate": 10_000, "burst": 100_000, "newcomers": 10_000, "address_connections": 10_000}
    settings = Settings(database=fresh_database(folder / "web.db"), grace_seconds=0, **{**plenty, **more})
    server = uvicorn.Server(config_of(Server(settings), port=0, lifespan="on"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until = time.monotonic() + 60
    while not server.started:
        assert thread.is_alive()
        assert time.monotonic() < until
        time.sleep(0.02)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(20)


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("web")) as found:
        yield found


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as tool:
        yield tool


@contextmanager
def launched(tool: Playwright, program: Path) -> Iterator[Browser]:
    if not program.exists():
        pytest.skip("no Chromium is installed here; run: apt-get install chromium")
    opened = tool.chromium.launch(executable_path=str(program), args=["--no-sandbox"])
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, CHROMIUM) as opened:
        yield opened


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """The one that shows notifications."""
    with launched(playwright, WHOLE) as opened:
        yield opened


@pytest.fixture
def line(url: str) -> Iterator[Line]:
    """A way to the server that can be cut."""
    with Line(url) as laid:
        yield laid


@pytest.fixture
def visit(browser: Browser, url: str) -> Iterator[Opening]:
    """Opens browsers; at the end none of their pages may have complained."""
    opened: list[Visitor] = []

    def open_one(
        *,
        phone: bool = False,
        language: str = "en",
        bypass: bool = False,
        bot: str = "random",
        over: Line | None = None,
        at: str | None = None,
        still: bool = True,
        panel: bool = True,
        by: Browser = browser,
        **more: Any,
    ) -> Visitor:
        size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
        context = by.new_context(
            viewport=size,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
            bypass_csp=bypass,
            **more,
        )
        opened.append(Visitor(context, over.url if over else at or url, bot, language, panel=panel))
        return opened[-1]

    yield open_one
    complaints = [complaint for visitor in opened for complaint in visitor.surprises]
    for visitor in opened:
        visitor.context.close()
    assert not complaints
