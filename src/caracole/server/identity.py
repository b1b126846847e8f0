"""Who somebody is: guests with nothing but a name, people with a password, bots with a token.

A cookie holds a session's random number, signed; the database knows only its hash, and that of each token.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
import unicodedata
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import bindparam, delete, insert, select, update

from caracole.kernel.messages import LANGUAGES
from caracole.server import errors, schema
from caracole.server.store import Conflict, Store, Unit, now

HASHER = PasswordHasher()
REMEMBERED = 30
"""Seconds a session or token is believed without asking the database again."""
BY_SESSION = select(schema.accounts).join(schema.sessions).where(schema.sessions.c.hash == bindparam("b_hash"))
BY_TOKEN = select(schema.accounts).join(schema.tokens).where(schema.tokens.c.hash == bindparam("b_hash"))
BY_LOGIN = select(schema.accounts).where(schema.accounts.c.login == bindparam("b_login"))
BY_ID = select(schema.accounts).where(schema.accounts.c.id == bindparam("b_id"))


class Account(msgspec.Struct, frozen=True):
    """Somebody this server knows."""

    id: str
    name: str
    kind: str
    language: str
    owner: str | None = None
    email: str | None = None
    webhook: str | None = None

    @classmethod
    def of_row(cls, row: Any) -> Account:
        return cls(row.id, row.name, row.kind, row.language, row.owner, row.email, row.webhook)


def hashed(number: str) -> str:
    return hashlib.sha256(number.encode()).hexdigest()


def new_id() -> str:
    return secrets.token_urlsafe(12)


def clean_name(raw: str) -> str:
    """A name as it will be shown: one line, at most 40 letters however they are folded, nothing invisible."""
    name = " ".join(unicodedata.normalize("NFC", raw).split())
    if not name or len(name.casefold()) > 40 or any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co") for c in name):
        raise errors.malformed("bad-name")
    return name


class Identity:
    """Accounts, sessions and tokens of one database."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key
        self.known: dict[str, tuple[float, Account]] = {}

    @classmethod
    async def open(cls, store: Store, secret: str | None) -> Identity:
        """The key that signs cookies: as set, or made once and kept in the database for all servers."""
        if secret is None:
            wanted = select(schema.settings.c.value).where(schema.settings.c.key == "secret")
            found = await store.row(wanted)
            if found is None:
                with suppress(Conflict):  # another server was first
                    await store.write(Unit().add(schema.settings, key="secret", value=secrets.token_hex(32)))
                found = await store.row(wanted)
            assert found is not None
            secret = found.value
        return cls(store, hashlib.sha256(secret.encode()).digest())

    # --- cookies ---------------------------------------------------------------------------------

    def sign(self, number: str) -> str:
        return f"{number}.{self.mac('cookie', number)}"

    def mac(self, purpose: str, text: str) -> str:
        return hmac.new(self.key, f"{purpose}:{text}".encode(), "sha256").hexdigest()

    def signed(self, cookie: str) -> str | None:
        """The session's number, if the cookie is one of ours."""
        number, _, told = cookie.rpartition(".")
        return number if hmac.compare_digest(told.encode(), self.mac("cookie", number).encode()) else None

    def csrf(self, number: str) -> str:
        """What a page must send along with its cookie, so that no other site can act in its name."""
        return self.mac("csrf", number)

    # --- finding ---------------------------------------------------------------------------------

    async def of_session(self, number: str) -> Account | None:
        return await self.find(BY_SESSION, hashed(number))

    async def of_token(self, token: str) -> Account | None:
        return await self.find(BY_TOKEN, hashed(token))

    async def find(self, statement: Any, key: str) -> Account | None:
        remembered = self.known.get(key)
        if remembered and remembered[0] > time.monotonic():
            return remembered[1]
        row = await self.store.row(statement, {"b_hash": key})
        if row is None:
            self.known.pop(key, None)
            return None
        if len(self.known) > 20_000:
            self.known.clear()
        account = Account.of_row(row)
        self.known[key] = (time.monotonic() + REMEMBERED, account)
        return account

    async def of_id(self, name: str) -> Account | None:
        row = await self.store.row(BY_ID, {"b_id": name})
        return Account.of_row(row) if row else None

    # --- coming and going --------------------------------------------------------------------------

    async def guest(self, raw_name: str, language: str) -> tuple[Account, str]:
        """A new guest, and the session's number."""
        account = Account(new_id(), clean_name(raw_name), "guest", language if language in LANGUAGES else "en")
        number = secrets.token_urlsafe(32)
        unit = Unit().add(
            schema.accounts,
            id=account.id,
            name=account.name,
            kind=account.kind,
            language=account.language,
            created_at=now(),
        )
        unit.add(schema.sessions, hash=hashed(number), account=account.id, created_at=now())
        await self.store.write(unit)
        self.known[hashed(number)] = (time.monotonic() + REMEMBERED, account)
        return account, number

    async def keep(self, account: Account, password: str) -> Account:
        """A guest becomes a person: the name is theirs from now on, everything they played stays with them."""
        if account.kind == "bot":
            raise errors.not_yours("bot-has-token")
        told = await asyncio.to_thread(HASHER.hash, password)
        change = (
            update(schema.accounts)
            .where(schema.accounts.c.id == account.id)
            .values(password=told, kind="person", login=account.name.casefold())
        )
        try:
            await self.store.write(Unit().change(change, required=True))
        except Conflict:
            raise errors.not_now("name-taken-choose") from None
        self.forget(account.id)
        return msgspec.structs.replace(account, kind="person")

    async def enter(self, name: str, password: str) -> tuple[Account, str]:
        """A person comes back."""
        row = await self.store.row(BY_LOGIN, {"b_login": " ".join(name.split()).casefold()})
        right = await asyncio.to_thread(verified, row.password if row else None, password)
        if row is None or not right:
            raise errors.problem(401, "unknown-login", "unknown-login")
        number = secrets.token_urlsafe(32)
        await self.store.write(Unit().add(schema.sessions, hash=hashed(number), account=row.id, created_at=now()))
        return Account.of_row(row), number

    async def leave(self, number: str) -> None:
        self.known.pop(hashed(number), None)
        gone = delete(schema.sessions).where(schema.sessions.c.hash == hashed(number))
        await self.store.write(Unit().change(gone))

    async def change(self, account: Account, **values: Any) -> None:
        if "name" in values:
            values["name"] = clean_name(values["name"])
            if account.kind == "person":
                values["login"] = values["name"].casefold()
        changed = update(schema.accounts).where(schema.accounts.c.id == account.id).values(**values)
        try:
            await self.store.write(Unit().change(changed, required=True))
        except Conflict:
            raise errors.not_now("name-taken") from None
        self.forget(account.id)

    def forget(self, account: str) -> None:
        self.known = {key: kept for key, kept in self.known.items() if kept[1].id != account}

    # --- bots --------------------------------------------------------------------------------------

    async def new_bot(self, owner: Account, raw_name: str) -> tuple[Account, str]:
        """An account for a program, and its token, shown this once."""
        bot = Account(new_id(), clean_name(raw_name), "bot", owner.language, owner.id)
        token = f"caracole_{secrets.token_urlsafe(32)}"
        unit = Unit().add(
            schema.accounts,
            id=bot.id,
            name=bot.name,
            kind="bot",
            owner=owner.id,
            language=bot.language,
            created_at=now(),
        )
        unit.add(schema.tokens, hash=hashed(token), id=new_id(), account=bot.id, created_at=now())
        await self.store.write(unit)
        return bot, token

    async def bots(self, owner: Account) -> list[Account]:
        rows = await self.store.rows(
            select(schema.accounts).where(schema.accounts.c.owner == owner.id).order_by(schema.accounts.c.created_at)
        )
        return [Account.of_row(row) for row in rows]

    async def new_token(self, owner: Account, bot: str) -> str:
        """A fresh token; the old one stops working."""
        account = await self.of_id(bot)
        if account is None or account.owner != owner.id:
            raise errors.unknown()
        token = f"caracole_{secrets.token_urlsafe(32)}"
        unit = Unit().change(delete(schema.tokens).where(schema.tokens.c.account == bot))
        fresh = insert(schema.tokens).values(hash=hashed(token), id=new_id(), account=bot, created_at=now())
        await self.store.write(unit.change(fresh))
        self.forget(bot)
        return token


@cache
def absent() -> str:
    """Checked when there is no such account, so that the answer takes as long."""
    return HASHER.hash("nobody has this password")


def verified(told: str | None, password: str) -> bool:
    try:
        return HASHER.verify(told or absent(), password)
    except (VerificationError, InvalidHashError):
        return False
