"""The documentation site under /docs: `make docs` builds it beside the server, archives and wheels bring it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from caracole.server import errors
from caracole.server.web import client_pages

SITE = Path(__file__).parents[1] / "docs"
PICTURE = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
"""Drawings carry their style, and nothing else happens in them."""


def served(path: str, site: Path) -> Response[bytes]:
    """A file of the site."""
    if not (site / "index.html").is_file():
        raise errors.problem(404, "docs", "docs-not-built")
    found = client_pages.file(path, site)
    if found is None:
        raise errors.unknown()
    if path.endswith(".svg"):
        found.headers["content-security-policy"] = PICTURE
    return found


@get("/docs", include_in_schema=False)
async def front() -> Redirect:
    """By its whole address, from which the links of the page lead on."""
    return Redirect("/docs/index.html")


@get("/docs/{path:path}", include_in_schema=False)
async def document(path: FromPath[str]) -> Response[bytes]:
    return await asyncio.to_thread(served, path, SITE)


HANDLERS = [front, document]
