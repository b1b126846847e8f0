"""Being told while no page is open: devices that ask for it, a calendar by a secret link. Both off until asked for."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from caracole.server import errors
from caracole.server.calendars import Calendars
from caracole.server.identity import Account
from caracole.server.pushes import Device
from caracole.server.sessions import device
from caracole.server.web.request_context import Caller, caller_of, server_of

Encoded = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_-]+=*$")]


class Subscription(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a browser answers when it is asked for an address to push to."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[!-~]+$")]
    key: Encoded
    auth: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+=*$")]


class DeviceSeen(msgspec.Struct):
    """A device that is told."""

    id: str
    device: str
    at: int


class Away(msgspec.Struct, kw_only=True):
    """How I am told while no page of mine is open."""

    key: str | None
    """The server's public key, for browsers; null where the operator has switched pushes off."""
    devices: list[DeviceSeen]
    calendar: bool
    """Whether there is a link to my calendar."""
    here: str | None = None
    """The device that was just added."""


class CalendarLink(msgspec.Struct):
    """Shown once; a new one ends the one before."""

    link: str


def myself(request: Request[Any, Any, Any]) -> tuple[Account, Caller]:
    """A person at a browser; programs have a feed of their own."""
    caller = caller_of(request)
    account = caller.known()
    if account.kind == "bot" or caller.proof is None:
        raise errors.not_yours("bot-has-owner")
    return account, caller


def address(request: Request[Any, Any, Any]) -> str:
    return server_of(request).settings.public_url or str(request.base_url)


async def told(request: Request[Any, Any, Any], here: str | None = None) -> Away:
    server, (account, _) = server_of(request), myself(request)
    rows = await server.pushes.of(account.id)
    row = await server.identity.row(account.id)
    return Away(
        key=await server.pushes.public_key() if server.settings.push else None,
        devices=[DeviceSeen(one.id, one.device, one.at) for one in rows],
        calendar=row.calendar is not None,
        here=here,
    )


@get("/api/me/away", tags=["people"], summary="How I am told while no page of mine is open")
async def show(request: Request[Any, Any, Any]) -> Away:
    return await told(request)


@post("/api/me/pushes", tags=["people"], summary="Tell this device, too", status_code=200)
async def push(request: Request[Any, Any, Any], data: JSONBody[Subscription]) -> Away:
    server, (account, caller) = server_of(request), myself(request)
    if not server.settings.push:
        raise errors.not_now("no-pushes")
    asked = Device(endpoint=data.endpoint, key=data.key, auth=data.auth)
    return await told(request, await server.pushes.add(account.id, caller.proof or "", asked, device(caller.agent)))


@delete("/api/me/pushes/{ident:str}", tags=["people"], summary="Tell a device no longer", status_code=200)
async def hush(request: Request[Any, Any, Any], ident: FromPath[str]) -> Away:
    account, _ = myself(request)
    await server_of(request).pushes.remove(account.id, ident)
    return await told(request)


@post("/api/me/calendar", tags=["people"], summary="A secret link to my calendar; the one before ends")
async def renew(request: Request[Any, Any, Any]) -> CalendarLink:
    account, _ = myself(request)
    url = address(request)
    secret = await Calendars(server_of(request).store, url).renew(account.id)
    return CalendarLink(f"{url.rstrip('/')}/api/calendars/{secret}")


@delete("/api/me/calendar", tags=["people"], summary="No link to my calendar any more", status_code=200)
async def withdraw(request: Request[Any, Any, Any]) -> Away:
    account, _ = myself(request)
    await Calendars(server_of(request).store, "").withdraw(account.id)
    return await told(request)


@get("/api/calendars/{secret:str}", tags=["people"], summary="Somebody's calendar", media_type="text/calendar")
async def calendar(request: Request[Any, Any, Any], secret: FromPath[str]) -> Response[str]:
    text = await Calendars(server_of(request).store, address(request)).read(secret)
    headers = {"cache-control": "private, no-store", "content-disposition": 'inline; filename="caracole.ics"'}
    return Response(text, media_type="text/calendar", headers=headers)


HANDLERS = [show, push, hush, renew, withdraw, calendar]
