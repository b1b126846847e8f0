"""For operators and programmers: health, readiness, metrics, and the API described on a page without scripts."""

from __future__ import annotations

import hmac
from contextlib import suppress
from html import escape
from typing import Any

import msgspec
from litestar import Request, Response, get

import caracole
from caracole.server import errors
from caracole.server.errors import Problem
from caracole.server.rate_limits import network, within
from caracole.server.store import Unavailable
from caracole.server.web.request_context import caller_of, server_of


class Health(msgspec.Struct):
    status: str
    version: str
    compiled: bool


@get("/health", tags=["operations"], summary="The process is there")
async def health() -> Health:
    return Health("ok", caracole.__version__, caracole.compiled())


@get("/ready", tags=["operations"], summary="The database takes writes and requests are welcome")
async def ready(request: Request[Any, Any, Any]) -> Health:
    server = server_of(request)
    if server.closing:
        raise errors.problem(503, "closing", "closing")
    try:
        await server.store.try_write()
    except Unavailable as error:
        kind = "broken" if error.kind == "row" else error.kind  # nothing is wrong with the row that is tried
        raise errors.problem(503, "unavailable", "database", kind=kind) from None
    return Health("ready", caracole.__version__, caracole.compiled())


@get("/metrics", tags=["operations"], summary="Numbers for Prometheus", media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    server = server_of(request)
    if not await may_measure(request):
        raise errors.unknown()
    text = server.metrics.text(
        live_tables=len(server.tables.live),
        pictures=server.draw_queue.drawn,
        commits=server.store.commits,
        committed_units=server.store.units,
        jobs_done=server.thinking.done,
        jobs_under_way=len(server.thinking.under_way),
        jobs_failed=server.thinking.failed,
        thinkers=server.tables.thinkers,
        seeks_waiting=server.seeking.open,
        seeks_paired=server.seeking.paired,
        rated_matches=server.ratings.counted,
        tournaments_going=server.tournaments.going,
        pushes_sent=server.pushes.sent,
    )
    return Response(text, media_type="text/plain; version=0.0.4")


FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-real-ip")


async def may_measure(request: Request[Any, Any, Any]) -> bool:
    """By a token, or from an address that may; whoever comes through a proxy that is not trusted has no address."""
    settings, limits = server_of(request).settings, server_of(request).limits
    here = network(caller_of(request).address)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")

    async def fits() -> bool | None:
        wanted = (settings.metrics_token or "").encode()
        return (hmac.compare_digest(token.strip().encode(), wanted) and bool(wanted)) or None

    with suppress(Problem):
        if scheme.lower() == "bearer" and await limits.try_token(here, fits):
            return True
    if not settings.trusted_proxies and any(name in request.headers for name in FORWARDED):
        return False
    return within(caller_of(request).address, settings.metrics_from)


@get("/api/docs", include_in_schema=False, media_type="text/html")
async def page(request: Request[Any, Any, Any]) -> Response[str]:
    """The OpenAPI description as plain HTML: nothing is loaded from anywhere."""
    schema = msgspec.json.decode(msgspec.json.encode(request.app.openapi_schema.to_schema()))
    parts = [operation(path, method, each) for path, item in schema["paths"].items() for method, each in item.items()]
    parts += [component(name, each) for name, each in sorted(schema["components"]["schemas"].items())]
    body = (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>Caracole: the API</title>"
        f"<h1>The API of this server</h1><p>The same as data: <a href=/api/schema/openapi.json>openapi.json</a>.</p>"
        f"{''.join(parts)}</html>"
    )
    return Response(body, media_type="text/html")


def operation(path: str, method: str, described: dict[str, Any]) -> str:
    asked = "".join(
        f"<li><code>{escape(p['name'])}</code> ({escape(p['in'])}): {escape(shape(p.get('schema', {})))}</li>"
        for p in described.get("parameters", [])
    )
    body = described.get("requestBody", {}).get("content", {})
    taken = "".join(f"<li>body: {shape_link(content.get('schema', {}))}</li>" for content in body.values())
    given = "".join(
        f"<li>{escape(status)}: {escape(answer.get('description', ''))} "
        f"{''.join(shape_link(c.get('schema', {})) for c in answer.get('content', {}).values())}</li>"
        for status, answer in described.get("responses", {}).items()
    )
    title = f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(described.get('summary', ''))}</p>"
    return f"{title}<ul>{asked}{taken}</ul><ul>{given}</ul>"


def component(name: str, described: dict[str, Any]) -> str:
    fields = "".join(
        f"<li><code>{escape(field)}</code>: {shape_link(kind)}</li>"
        for field, kind in described.get("properties", {}).items()
    )
    about = escape(described.get("description", ""))
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{about}</p><ul>{fields}</ul>'


def shape(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    choices = schema.get("oneOf") or schema.get("anyOf")
    if choices:
        return " or ".join(map(shape, choices))
    if "enum" in schema:
        return " or ".join(map(str, schema["enum"]))
    if schema.get("type") == "array":
        return f"list of {shape(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))


def shape_link(schema: dict[str, Any]) -> str:
    name = shape(schema)
    return f'<a href="#{escape(name)}">{escape(name)}</a>' if "$ref" in schema else escape(name)


HANDLERS = [health, ready, metrics, page]
