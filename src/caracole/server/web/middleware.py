"""The gate every request passes: who is it, may they, how often, and what the answer is dressed in."""

from __future__ import annotations

import hmac
import ipaddress
import logging
import socket
import time
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from caracole.server import errors
from caracole.server.errors import Problem
from caracole.server.identity import Account
from caracole.server.rate_limits import network
from caracole.server.sessions import hashed
from caracole.server.settings import Settings
from caracole.server.store import Unavailable
from caracole.server.web.request_context import KEY, Caller, spoken

if TYPE_CHECKING:
    from caracole.server.lifecycle import Server

log = logging.getLogger("caracole.requests")
COOKIE = "caracole_session"
SAFE = {"GET", "HEAD", "OPTIONS"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]


class Gate:
    """Wraps the application."""

    def __init__(self, app: Any, server: Server) -> None:
        self.app = app
        self.server = server
        settings = server.settings
        self.hosts = Hosts(settings)
        self.origins = {origin(url) for url in (*settings.origins, settings.public_url or "") if url}
        self.headers = list(HEADERS)
        if settings.secure:
            self.headers.append((b"strict-transport-security", b"max-age=31536000; includeSubDomains"))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def dressed(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                extra = list(self.headers)
                if scope["path"].startswith("/api"):
                    extra.append((b"cache-control", b"no-store"))
                present = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(pair for pair in extra if pair[0] not in present)]
            await send(message)

        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        language = spoken(headers, None)
        try:
            caller = await self.identify(scope, headers)
            language = caller.language
            await self.admit(scope, headers, caller)
        except Problem as problem:
            self.server.metrics.refused[problem.error] += 1
            await refuse(scope, dressed, problem, language)
        except Unavailable:
            await refuse(scope, dressed, errors.unavailable(), language)
        else:
            scope[KEY] = caller
            await self.app(scope, receive, dressed)
        if scope["type"] == "http":
            self.note(scope, status, time.perf_counter() - began)

    def note(self, scope: Any, status: int, seconds: float) -> None:
        metrics = self.server.metrics
        metrics.requests[(scope["method"] if scope["method"] in METHODS else "other", status)] += 1
        metrics.request_time.add(seconds)
        if log.isEnabledFor(logging.INFO):
            caller = scope.get(KEY)
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": scope["path"][:200],
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                    "account": caller.id if caller else None,
                },
            )

    async def identify(self, scope: Any, headers: dict[str, str]) -> Caller:
        """By the token of a bot, or by the cookie of a person; nothing is looked up for whom asks too often."""
        if not self.hosts.allow(headers.get("host", "")):
            raise errors.problem(421, "host", "host")
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            raise errors.unknown()  # no database has such a name
        address = scope["client"][0] if scope.get("client") else "?"
        limits, identity = self.server.limits, self.server.identity
        if not await limits.address(network(address)):
            raise errors.flood("flood-requests")
        account, session, proof = None, None, None
        authorization = headers.get("authorization", "")
        if authorization and scope["path"] != "/metrics":
            scheme, _, token = authorization.partition(" ")
            account = await self.bearer(scheme, token.strip(), address)
            proof = hashed(token.strip())
        else:
            session = self.session(headers)
            account = await identity.of_session(session) if session else None
            session = session if account else None
            proof = hashed(session) if session else None
        caller = Caller(account, session, proof, address, spoken(headers, account), headers.get("user-agent", ""))
        if not await limits.somebody(caller.counted):
            raise errors.flood("flood-requests")
        return caller

    async def bearer(self, scheme: str, token: str, address: str) -> Account:
        """Whoever has sent many tokens that are none is not looked up any more."""

        async def look_up() -> Account | None:
            return await self.server.identity.of_token(token) if scheme.lower() == "bearer" else None

        account = await self.server.limits.try_token(network(address), look_up)
        if account is None:
            raise errors.problem(401, "token", "token")
        return account

    def session(self, headers: dict[str, str]) -> str | None:
        try:
            cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
        except CookieError:
            return None
        return self.server.identity.signed(cookie.value) if cookie else None

    async def admit(self, scope: Any, headers: dict[str, str], caller: Caller) -> None:
        """Refuse other sites' pages, pages without the proof that they are ours, and crowds of newcomers."""
        lasting = scope["type"] == "websocket"
        if not lasting and scope["method"] in SAFE:
            return
        bearer = caller.account is not None and caller.session is None
        if not bearer:
            self.check_origin(headers)
        if lasting or bearer:
            return
        if scope["path"] == "/api/guests" and not await self.server.limits.newcomer(network(caller.address)):
            raise errors.flood("flood-newcomers")
        if caller.session is not None:
            given, wanted = headers.get("x-csrf-token", ""), self.server.identity.csrf(caller.session)
            if not hmac.compare_digest(given.encode(), wanted.encode()):
                raise errors.problem(403, "csrf", "csrf")

    def check_origin(self, headers: dict[str, str]) -> None:
        given = headers.get("origin")
        if given is None:
            if headers.get("sec-fetch-site", "same-origin") in ("cross-site", "same-site"):
                raise errors.problem(403, "origin", "origin")
            return
        if origin(given) not in self.origins and urlsplit_host(given) != headers.get("host", "").lower():
            raise errors.problem(403, "origin", "origin")


class Hosts:
    """Under which names this server may be asked for: another name that leads here is somebody's trick."""

    def __init__(self, settings: Settings) -> None:
        given = [url_host(url) for url in (settings.public_url or "", *settings.origins) if url]
        own = socket.gethostname().lower()
        self.any = "*" in settings.hosts
        self.names = {"localhost", own, f"{own}.local", *given, *(name.lower() for name in settings.hosts)}

    def allow(self, host: str) -> bool:
        """With or without a port; a plain address is no name that anybody could have set up."""
        name = url_host(f"//{host}")
        return self.any or name in self.names or is_address(name)


def url_host(url: str) -> str:
    try:
        return (urlsplit(url).hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    try:
        return bool(ipaddress.ip_address(name))
    except ValueError:
        return False


METHODS = {"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"}


def origin(url: str) -> str:
    try:
        parts = urlsplit(url)
        return f"{parts.scheme}://{parts.netloc}".lower()
    except ValueError:
        return ""


def urlsplit_host(url: str) -> str:
    try:
        return urlsplit(url).netloc.lower()
    except ValueError:
        return ""


async def refuse(scope: Any, send: Any, problem: Problem, language: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4000 + problem.status, "reason": problem.error})
        return
    body = msgspec.json.encode(problem.body(language))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if problem.status == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
