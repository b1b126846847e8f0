"""The application: all handlers, and one shape for all errors."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import caracole
from caracole.server.errors import Problem, Told
from caracole.server.running import Server
from caracole.server.store import Conflict, Unavailable
from caracole.server.web import asking, library, lobby, operations, pages, people, play, socket, turns
from caracole.server.web.gate import Gate

log = logging.getLogger("caracole.web")
HANDLERS = [
    *people.HANDLERS,
    *library.HANDLERS,
    *lobby.HANDLERS,
    *play.HANDLERS,
    *asking.HANDLERS,
    *turns.HANDLERS,
    *operations.HANDLERS,
    socket.sit,
    *pages.HANDLERS,
]


def answer(request: Request[Any, Any, Any], status: int, told: Told) -> Response[Told]:
    request.app.state.server.metrics.refused[told.error] += 1
    return Response(told, status_code=status, media_type="application/json")


def on_problem(request: Request[Any, Any, Any], error: Problem) -> Response[Told]:
    return answer(request, error.status, error.told)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Told]:
    """What the framework refuses: bodies that do not fit, unknown paths, wrong methods, too much of it."""
    codes = {404: "unknown", 405: "method", 413: "too-large", 415: "media-type"}
    sentence = error.detail or "This request is not understood."
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        wrong = [f"{e.get('key', 'body')}: {e.get('message', '')}" for e in error.extra if isinstance(e, dict)]
        sentence = "; ".join(wrong) or sentence
    status = error.status_code if error.status_code < 500 else 500
    return answer(request, status, Told(codes.get(status, "malformed" if status < 500 else "failure"), sentence[:500]))


def on_conflict(request: Request[Any, Any, Any], error: Conflict) -> Response[Told]:
    return answer(request, 409, Told("not-now", "Somebody else was first; please try again."))


def on_unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[Told]:
    return answer(request, 503, Told("unavailable", "The database does not answer; please try again."))


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Told]:
    log.error("a request failed", exc_info=error, extra={"path": request.scope["path"][:200]})
    return answer(request, 500, Told("failure", "Something went wrong here; it has been written down."))


def application(server: Server) -> Any:
    """The ASGI application of a server, with its gate."""

    @asynccontextmanager
    async def living(_: Litestar) -> AsyncIterator[None]:
        await server.open()
        try:
            yield
        finally:
            await server.close()

    app = Litestar(
        HANDLERS,
        lifespan=[living],
        state=State({"server": server}),
        request_max_body_size=server.settings.largest_body,
        exception_handlers={
            Problem: on_problem,
            HTTPException: on_http,
            Conflict: on_conflict,
            Unavailable: on_unavailable,
            Exception: on_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Caracole", version=caracole.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        type_encoders={msgspec.UnsetType: lambda _: None},
    )
    server.gate = Gate(app, server)
    return server.gate
