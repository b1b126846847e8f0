"""My account: where I am signed in, what is stored about me, a forgotten password, an end to it all."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from caracole.server import errors
from caracole.server.names import folded
from caracole.server.rate_limits import network
from caracole.server.web.identity import Me, Name, Password, entered, left
from caracole.server.web.request_context import caller_of, server_of

Old = Annotated[str, Meta(max_length=200)]


class SessionSeen(msgspec.Struct):
    """A device I am signed in on."""

    id: str
    device: str
    """A hint, such as “Firefox · Linux”."""
    created_at: int
    seen_at: int
    """To within some minutes."""
    here: bool
    """Whether it is the one that asks."""


class Forgotten(msgspec.Struct, forbid_unknown_fields=True):
    """Whose password is forgotten."""

    name: Name


class Asked(msgspec.Struct):
    """The same whether there is such an account or not."""

    minutes: int
    """How long the link in the mail is good for."""


class Renewed(msgspec.Struct, forbid_unknown_fields=True):
    """A new password, by the token of a link."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]
    password: Password


class Deletion(msgspec.Struct, forbid_unknown_fields=True):
    password: Old | None = None
    """If there is one."""


@get("/api/me/sessions", tags=["people"], summary="Where I am signed in")
async def my_sessions(request: Request[Any, Any, Any]) -> list[SessionSeen]:
    return await listed(request)


async def listed(request: Request[Any, Any, Any]) -> list[SessionSeen]:
    caller, sessions = caller_of(request), server_of(request).identity.sessions
    rows = await sessions.listed(caller.known().id)
    return [SessionSeen(r.id, r.device, r.created_at, r.seen_at, r.hash == caller.proof) for r in rows]


@delete("/api/me/sessions", tags=["people"], summary="Sign out everywhere, here too", status_code=200)
async def sign_out(request: Request[Any, Any, Any]) -> Response[Me]:
    await server_of(request).identity.sign_out(caller_of(request).known())
    return left(request)


@delete("/api/me/sessions/{session:str}", tags=["people"], summary="Sign out on one device", status_code=200)
async def end_session(request: Request[Any, Any, Any], session: FromPath[str]) -> list[SessionSeen]:
    await server_of(request).identity.sessions.end_one(caller_of(request).known().id, session)
    return await listed(request)


@post("/api/password-resets", tags=["people"], summary="Ask for a mail with a link to a new password", status_code=202)
async def forget_password(request: Request[Any, Any, Any], data: JSONBody[Forgotten]) -> Asked:
    server = server_of(request)
    if not server.settings.smtp_host:
        raise errors.not_now("no-reset-mails")
    await server.limits.guess(network(caller_of(request).address), folded(data.name))
    server.password_resets.send_later(data.name)
    return Asked(server.settings.reset_minutes)


@put("/api/password-resets", tags=["people"], summary="Set a new password by the token of a link")
async def renew_password(request: Request[Any, Any, Any], data: JSONBody[Renewed]) -> Response[Me]:
    """All sessions of the account end, a new one begins; the token is good for once."""
    caller, server = caller_of(request), server_of(request)
    await server.limits.guess(network(caller.address), f"?{network(caller.address)}")
    account, number = await server.password_resets.redeem(data.token, data.password, caller.agent)
    return entered(request, account, number)


@get("/api/me/export", tags=["people"], summary="Everything stored about me", media_type="application/json")
async def export(request: Request[Any, Any, Any]) -> Response[bytes]:
    account = caller_of(request).known()
    exported = await server_of(request).account_deletion.export(account.id)
    headers = {"content-disposition": 'attachment; filename="caracole-account.json"', "cache-control": "no-store"}
    return Response(msgspec.json.format(msgspec.json.encode(exported)), media_type="application/json", headers=headers)


@post("/api/me/deletion", tags=["people"], summary="Delete my account", status_code=200)
async def remove(request: Request[Any, Any, Any], data: JSONBody[Deletion]) -> Response[Me]:
    """My matches stay, under “a former player”; bots play my seats on; everything else is gone."""
    caller, server = caller_of(request), server_of(request)
    account = caller.known()
    if account.kind == "bot":
        raise errors.not_yours("bot-has-owner")
    if account.kind == "person":
        await server.limits.guess(network(caller.address), account.id)
        await server.identity.demand_password(account, data.password)
    await server.account_deletion.delete(account)
    return left(request)


HANDLERS = [my_sessions, sign_out, end_session, forget_password, renew_password, export, remove]
