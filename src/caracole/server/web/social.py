"""Whom I do not want to hear or to play with, and what I tell the operator."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from caracole.server.web.request_context import caller_of, server_of, table_of


class Tie(msgspec.Struct):
    """Somebody I have muted or blocked, or follow."""

    account: str
    name: str
    kind: str


class Sanction(msgspec.Struct):
    """What the operator has decided about me: a warning, a mute or a ban, and until when."""

    kind: str
    text: str
    at: int
    until: int | None


class Known(msgspec.Struct):
    ties: list[Tie]
    sanctions: list[Sanction]


class Report(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Something the operator should look at."""

    account: Annotated[str, Meta(min_length=1, max_length=24)]
    line: Annotated[int, Meta(ge=1, le=2_000_000_000)] | None = None
    """The line of the chat it is about, if it is."""
    text: Annotated[str, Meta(max_length=1000, pattern=r"^[^\x00]*$")] = ""


class Reported(msgspec.Struct):
    account: str


async def known(request: Request[Any, Any, Any]) -> Known:
    account, social = caller_of(request).known(), server_of(request).lobby.social
    ties = [Tie(row.other, row.name, row.kind) for row in await social.ties(account.id)]
    sanctions = [Sanction(row.kind, row.text, row.at, row.until) for row in await social.sanctions(account)]
    return Known(ties, sanctions)


@get("/api/me/company", tags=["people"], summary="Whom I have muted, blocked, follow; what the operator has told me")
async def ties(request: Request[Any, Any, Any]) -> Known:
    return await known(request)


@put("/api/me/company/{kind:str}/{account:str}", tags=["people"], summary="Mute, block or follow somebody")
async def tie(
    request: Request[Any, Any, Any], kind: FromPath[Literal["mute", "block", "follow"]], account: FromPath[str]
) -> Known:
    await server_of(request).lobby.social.tie(caller_of(request).known(), account, kind)
    return await known(request)


@delete("/api/me/company/{kind:str}/{account:str}", tags=["people"], summary="No longer", status_code=200)
async def untie(
    request: Request[Any, Any, Any], kind: FromPath[Literal["mute", "block", "follow"]], account: FromPath[str]
) -> Known:
    await server_of(request).lobby.social.untie(caller_of(request).known(), account[:24].replace("\0", ""), kind)
    return await known(request)


@post("/api/tables/{name:str}/report", tags=["play"], summary="Report somebody to the operator", status_code=200)
async def report(request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[Report]) -> Reported:
    account = caller_of(request).known()
    table = await table_of(request, name)
    await server_of(request).lobby.social.report(account, data.account, table.id, data.line, data.text.strip())
    return Reported(data.account)


HANDLERS = [ties, tie, untie, report]
