"""The gate every request passes: who is it, may they, how often, and what the answer is dressed in."""

from __future__ import annotations

import hmac
import logging
import time
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from caracole.server import errors
from caracole.server.errors import Problem
from caracole.server.store import Unavailable
from caracole.server.web.caller import KEY, Caller, spoken

if TYPE_CHECKING:
    from caracole.server.running import Server

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


class Buckets:
    """So many requests at once, so many a second for long; each key has a bucket that fills again."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> bool:
        at = time.monotonic()
        level, last = self.levels.get(key, (self.burst, at))
        level = min(self.burst, level + (at - last) * self.rate)
        if len(self.levels) > 50_000:
            self.levels = {k: v for k, v in self.levels.items() if at - v[1] < self.burst / self.rate}
        self.levels[key] = (max(0.0, level - 1) if level >= 1 else level, at)
        return level >= 1


class Gate:
    """Wraps the application."""

    def __init__(self, app: Any, server: Server) -> None:
        self.app = app
        self.server = server
        settings = server.settings
        self.buckets = Buckets(settings.rate, settings.burst)
        self.newcomers = Buckets(settings.newcomers / 60, settings.newcomers)
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
            self.admit(scope, headers, caller)
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
        """By the token of a bot, or by the cookie of a person."""
        identity, account, session = self.server.identity, None, None
        authorization = headers.get("authorization", "")
        if authorization:
            scheme, _, token = authorization.partition(" ")
            account = await identity.of_token(token.strip()) if scheme.lower() == "bearer" else None
            if account is None:
                raise errors.problem(401, "token", "token")
        else:
            session = self.session(headers)
            account = await identity.of_session(session) if session else None
            session = session if account else None
        return Caller(account, session, self.address(scope, headers), spoken(headers, account))

    def session(self, headers: dict[str, str]) -> str | None:
        try:
            cookie = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
        except CookieError:
            return None
        return self.server.identity.signed(cookie.value) if cookie else None

    def address(self, scope: Any, headers: dict[str, str]) -> str:
        forwarded = headers.get("x-forwarded-for", "") if self.server.settings.trust_proxy else ""
        return forwarded.split(",")[-1].strip() or (scope["client"][0] if scope.get("client") else "?")

    def admit(self, scope: Any, headers: dict[str, str], caller: Caller) -> None:
        """Refuse floods, other sites' pages, and pages without the proof that they are ours."""
        if not self.buckets.take(caller.id or caller.address):
            raise errors.flood("flood-requests")
        socket = scope["type"] == "websocket"
        if not socket and scope["method"] in SAFE:
            return
        bearer = caller.account is not None and caller.session is None
        if not bearer:
            self.check_origin(headers)
        if socket or bearer:
            return
        if scope["path"] in ("/api/guests", "/api/sessions") and scope["method"] == "POST":
            if not self.newcomers.take(caller.address):
                raise errors.flood("flood-newcomers")
        if caller.session is not None:
            told, wanted = headers.get("x-csrf-token", ""), self.server.identity.csrf(caller.session)
            if not hmac.compare_digest(told.encode(), wanted.encode()):
                raise errors.problem(403, "csrf", "csrf")

    def check_origin(self, headers: dict[str, str]) -> None:
        told = headers.get("origin")
        if told is None:
            if headers.get("sec-fetch-site", "same-origin") in ("cross-site", "same-site"):
                raise errors.problem(403, "origin", "origin")
            return
        if origin(told) not in self.origins and urlsplit_host(told) != headers.get("host", "").lower():
            raise errors.problem(403, "origin", "origin")


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
    body = msgspec.json.encode(problem.told(language))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if problem.status == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
