"""The built client, if it is there: files as they are, and the one document for every address of a page."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from caracole.server import errors

STATIC = Path(__file__).parents[1] / "static"
LONGEST = 200
"""Letters of a path; some file systems take offence at more than 255."""
NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Caracole</title><h1>Caracole</h1>"
    "<p>The server runs; its pages are not built. Programs read <a href=/api/docs>the API</a>."
)


def served(path: str, folder: Path) -> Response[bytes]:
    """A file of the client; what is no file, and looks like no file, is an address inside the client."""
    if path.startswith(("/api", "/ws")):
        raise errors.unknown()
    found = file(path, folder)
    if found is not None:
        return found
    if Path(path).suffix:
        raise errors.unknown()
    document = folder / "index.html"
    body = document.read_bytes() if document.is_file() else NOT_BUILT.encode()
    return Response(body, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


def file(path: str, folder: Path) -> Response[bytes] | None:
    """A file of a folder by its path, if it is there."""
    if "\0" in path or len(path) > LONGEST:
        raise errors.unknown()
    wanted = (folder / path.lstrip("/")).resolve()
    if not wanted.is_relative_to(folder.resolve()) or not wanted.is_file():
        return None
    forever = wanted.parent.name == "assets"  # their names change with their content
    kept = "public, max-age=31536000, immutable" if forever else "no-cache"
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    return Response(wanted.read_bytes(), media_type=kind, headers={"cache-control": kept})


@get("/", include_in_schema=False)
async def front() -> Response[bytes]:
    return await asyncio.to_thread(served, "/", STATIC)


@get("/{path:path}", include_in_schema=False)
async def page(path: FromPath[str]) -> Response[bytes]:
    return await asyncio.to_thread(served, path, STATIC)


HANDLERS = [front, page]
