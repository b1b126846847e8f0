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
from caracole.kernel import shapes
from caracole.kernel.errors import Wording
from caracole.server import errors
from caracole.server.errors import Problem, Told
from caracole.server.lifecycle import Server
from caracole.server.store import Conflict, Unavailable
from caracole.server.web import (
    account,
    assistance,
    away,
    bench,
    client_pages,
    club,
    documentation,
    games,
    identity,
    lessons,
    lobby,
    operations,
    play,
    puzzles,
    social,
    studies,
    tournaments,
    turn_feed,
    websocket,
)
from caracole.server.web.middleware import Gate
from caracole.server.web.request_context import caller_of

log = logging.getLogger("caracole.web")
CUT_OFF, NO_BODY = "client disconnected prematurely", "'data'"
"""What Litestar says of half a body, and of none."""
CODES = {404: "unknown", 405: "method", 413: "too-large", 415: "media-type"}
HANDLERS = [
    *identity.HANDLERS,
    *account.HANDLERS,
    *away.HANDLERS,
    *social.HANDLERS,
    *games.HANDLERS,
    *lessons.HANDLERS,
    *lobby.HANDLERS,
    *club.HANDLERS,
    *play.HANDLERS,
    *assistance.HANDLERS,
    *bench.HANDLERS,
    *puzzles.HANDLERS,
    *studies.HANDLERS,
    *tournaments.HANDLERS,
    *turn_feed.HANDLERS,
    *operations.HANDLERS,
    websocket.sit,
    *documentation.HANDLERS,
    *client_pages.HANDLERS,
]


def on_problem(request: Request[Any, Any, Any], error: Problem) -> Response[Told]:
    """In the language of who asked."""
    request.app.state.server.metrics.refused[error.error] += 1
    body = error.body(caller_of(request).language)
    return Response(body, status_code=error.status, media_type="application/json")


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Told]:
    """What the framework refuses: bodies that do not fit, unknown paths, wrong methods, too much of it."""
    if error.detail == CUT_OFF:
        return on_problem(request, errors.malformed("request"))
    if error.status_code >= 500:
        return on_failure(request, error)
    code = CODES.get(error.status_code)
    if code is None:
        return on_problem(request, Problem(error.status_code, "malformed", blamed(error)))
    return on_problem(request, errors.problem(error.status_code, code, code))


def blamed(error: HTTPException) -> Wording:
    """The first field of a request that does not fit, and how."""
    wrong = error.extra if isinstance(error, ValidationException) and isinstance(error.extra, list) else []
    for each in wrong:
        if isinstance(each, dict) and each.get("message") != NO_BODY:
            why, field = shapes.wording(str(each.get("message", ""))), str(each.get("key", "data"))
            return why if field == "data" else shapes.at(field, why)
    return Wording("request")


def on_conflict(request: Request[Any, Any, Any], error: Conflict) -> Response[Told]:
    return on_problem(request, errors.not_now("conflict"))


def on_unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[Told]:
    return on_problem(request, errors.unavailable())


def on_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[Told]:
    """Lists in lists in lists: nobody means that."""
    return on_problem(request, errors.malformed("shape-json"))


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Told]:
    log.error("a request failed", exc_info=error, extra={"path": request.scope["path"][:200]})
    return on_problem(request, errors.problem(500, "failure", "failure"))


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
            RecursionError: on_depth,
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
