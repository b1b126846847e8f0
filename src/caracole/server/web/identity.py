"""Who I am: guest, person, bot owner."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec import UNSET, Meta, UnsetType

from caracole.kernel.messages import LANGUAGES
from caracole.server import errors
from caracole.server.account_merging import AccountMerging
from caracole.server.identity import Account
from caracole.server.names import folded
from caracole.server.notifications import checked_address
from caracole.server.rate_limits import network
from caracole.server.web.middleware import COOKIE
from caracole.server.web.request_context import caller_of, server_of

Name = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[^\x00]*$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    language: Language | None = None


class Login(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: Annotated[str, Meta(max_length=200)]
    take: bool = False
    """A guest who comes back takes along what they played on this device; the guest is gone then."""


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    password: Password
    old: Annotated[str, Meta(max_length=200)] | None = None
    """The one until now, if there is one."""


class Person(msgspec.Struct, omit_defaults=True):
    """Somebody, as they see themselves."""

    id: str
    name: str
    kind: str
    language: str
    email: str | None = None
    webhook: str | None = None
    profile: str = "public"
    """What others see of me; private is nothing but the name."""


class Me(msgspec.Struct):
    """Who I am, if anybody; and what a page must send as X-CSRF-Token when it changes something."""

    account: Person | None
    csrf: str | None
    languages: list[str]
    mail: bool
    """Whether this server can send mails."""
    webhooks: bool


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    """What I want to be different; null takes an address away."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    email: Annotated[str, Meta(max_length=200, pattern=r"^[^\s@\x00]+@[^\s@\x00]+$")] | UnsetType | None = UNSET
    webhook: Annotated[str, Meta(max_length=500, pattern=r"^[^\x00]*$")] | UnsetType | None = UNSET
    profile: Literal["public", "private"] | UnsetType = UNSET
    """What others see of me."""


class BotAccount(msgspec.Struct, omit_defaults=True):
    id: str
    name: str
    token: str | None = None
    """Shown once, when it is made."""


class WebhookSecret(msgspec.Struct, omit_defaults=True):
    me: Me
    webhook_secret: str | None = None
    """Signs what the webhook receives; shown once."""


def person(account: Account) -> Person:
    return Person(
        account.id, account.name, account.kind, account.language, account.email, account.webhook, account.profile
    )


def me(request: Request[Any, Any, Any], account: Account | None, session: str | None) -> Me:
    server = server_of(request)
    csrf = server.identity.csrf(session) if session else None
    settings = server.settings
    seen = person(account) if account else None
    return Me(seen, csrf, list(LANGUAGES), settings.smtp_host is not None, settings.webhooks)


def entered(request: Request[Any, Any, Any], account: Account, number: str) -> Response[Me]:
    server = server_of(request)
    cookie = Cookie(
        key=COOKIE,
        value=server.identity.sign(number),
        httponly=True,
        samesite="lax",
        secure=server.settings.secure,
        max_age=int(server.settings.session_days * 86_400),
    )
    return Response(me(request, account, number), status_code=201, cookies=[cookie])


@get("/api/me", tags=["people"], summary="Who am I?")
async def who_am_i(request: Request[Any, Any, Any]) -> Me:
    caller = caller_of(request)
    return me(request, caller.account, caller.session)


@post("/api/guests", tags=["people"], summary="Arrive with nothing but a name")
async def arrive(request: Request[Any, Any, Any], data: JSONBody[NewGuest]) -> Response[Me]:
    caller = caller_of(request)
    language = data.language or caller.language
    account, number = await server_of(request).identity.guest(data.name, language, caller.agent)
    return entered(request, account, number)


@post("/api/me/password", tags=["people"], summary="Keep this identity by a password, or change it", status_code=200)
async def keep(request: Request[Any, Any, Any], data: JSONBody[NewPassword]) -> Me:
    """Whoever has one names the old; all other sessions of the account end."""
    caller, server = caller_of(request), server_of(request)
    account = caller.known()
    await server.limits.guess(network(caller.address), account.id)
    kept = await server.identity.set_password(account, data.password, data.old, caller.session)
    return me(request, kept, caller.session)


@post("/api/sessions", tags=["people"], summary="Come back with name and password")
async def enter(request: Request[Any, Any, Any], data: JSONBody[Login]) -> Response[Me]:
    caller, server = caller_of(request), server_of(request)
    await server.limits.guess(network(caller.address), folded(data.name))
    account, number = await server.identity.enter(data.name, data.password, caller.agent)
    await server.lobby.social.demand_welcome(account)
    if data.take and caller.account is not None and caller.account.kind == "guest":
        await AccountMerging(server.account_deletion).merge(caller.account, account)
    return entered(request, account, number)


@delete("/api/sessions", tags=["people"], summary="Leave", status_code=200)
async def leave(request: Request[Any, Any, Any]) -> Response[Me]:
    caller = caller_of(request)
    if caller.session and caller.id and caller.proof:
        await server_of(request).identity.sessions.end_hash(caller.id, caller.proof)
    return left(request)


def left(request: Request[Any, Any, Any]) -> Response[Me]:
    """Nobody any more."""
    response = Response(me(request, None, None))
    response.delete_cookie(COOKIE)
    return response


@patch("/api/me", tags=["people"], summary="Change my name, language, or how I am told of my turn")
async def change(request: Request[Any, Any, Any], data: JSONBody[Changes]) -> WebhookSecret:
    caller, server = caller_of(request), server_of(request)
    account = caller.known()
    values = {name: value for name, value in msgspec.structs.asdict(data).items() if value is not UNSET}
    secret = None
    if values.get("email") and not server.settings.smtp_host:
        raise errors.not_now("no-mails")
    if values.get("webhook"):
        if not server.settings.webhooks:
            raise errors.not_now("no-webhooks")
        await asyncio.to_thread(checked_address, values["webhook"])
        secret = values["webhook_secret"] = secrets.token_hex(32)
    if values:
        await server.identity.change(account, **values)
    fresh = await server.identity.of_id(account.id)
    return WebhookSecret(me(request, fresh, caller.session), secret)


@get("/api/me/bots", tags=["bots"], summary="My bot accounts")
async def my_bots(request: Request[Any, Any, Any]) -> list[BotAccount]:
    found = await server_of(request).identity.bots(caller_of(request).known())
    return [BotAccount(bot.id, bot.name) for bot in found]


class NewBot(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


@post("/api/me/bots", tags=["bots"], summary="A bot account, and its token")
async def new_bot(request: Request[Any, Any, Any], data: JSONBody[NewBot]) -> BotAccount:
    owner = caller_of(request).known()
    if owner.kind == "bot":
        raise errors.not_yours("bot-has-no-bots")
    identity = server_of(request).identity
    if len(await identity.bots(owner)) >= 20:
        raise errors.not_now("bots-enough")
    bot, token = await identity.new_bot(owner, data.name)
    return BotAccount(bot.id, bot.name, token)


@post("/api/me/bots/{bot:str}/token", tags=["bots"], summary="A fresh token; the old one stops working")
async def new_token(request: Request[Any, Any, Any], bot: FromPath[str]) -> BotAccount:
    if "\0" in bot or len(bot) > 24:
        raise errors.unknown()
    identity = server_of(request).identity
    token = await identity.new_token(caller_of(request).known(), bot)
    account = await identity.of_id(bot)
    assert account is not None
    return BotAccount(bot, account.name, token)


HANDLERS = [who_am_i, arrive, keep, enter, leave, change, my_bots, new_bot, new_token]
