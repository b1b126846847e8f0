"""Who somebody is: guests with nothing but a name, people with a password, bots with a token.

A cookie holds a session's random number, signed; the database knows only its hash, and that of each token. A name with
a password is its owner's: nobody else bears it, nor one that looks the same.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update

from caracole.kernel.messages import LANGUAGES
from caracole.server import errors, schema
from caracole.server.fanout import ANYTHING, LEFT
from caracole.server.names import another, clean_name, folded
from caracole.server.passwords import Passwords
from caracole.server.sessions import Sessions, hashed
from caracole.server.settings import Settings
from caracole.server.store import Conflict, Store, Unit, now

if TYPE_CHECKING:
    from caracole.server.tables import Tables

BY_TOKEN = select(schema.accounts).join(schema.tokens).where(schema.tokens.c.hash == bindparam("b_hash"))
BY_LOGIN = select(schema.accounts).where(schema.accounts.c.login == bindparam("b_login"))
BY_ID = select(schema.accounts).where(schema.accounts.c.id == bindparam("b_id"))
ALIKE = select(schema.accounts).where(
    schema.accounts.c.folded == bindparam("b_folded"), schema.accounts.c.kind.in_(("guest", "bot"))
)
SAT = select(schema.seats.c.table_id).where(schema.seats.c.account == bindparam("b_id"))


class Account(msgspec.Struct, frozen=True):
    """Somebody this server knows."""

    id: str
    name: str
    kind: str
    language: str
    owner: str | None = None
    email: str | None = None
    webhook: str | None = None
    profile: str = "public"
    """Or private: others see nothing but the name."""

    @classmethod
    def of_row(cls, row: Any) -> Account:
        return cls(row.id, row.name, row.kind, row.language, row.owner, row.email, row.webhook, row.profile)


def new_id() -> str:
    return secrets.token_urlsafe(12)


class Identity:
    """Accounts, sessions and tokens of one database."""

    tables: Tables | None = None
    """Those in memory, where this is a server."""

    def __init__(self, store: Store, settings: Settings, secret: str) -> None:
        self.store = store
        self.key = hashlib.sha256(secret.encode()).digest()
        self.sessions = Sessions(store, settings)
        self.passwords = Passwords()

    @classmethod
    async def open(cls, store: Store, settings: Settings) -> Identity:
        """The key that signs cookies: as set, or made once and kept in the database for all servers."""
        secret = settings.secret
        if secret is None:
            wanted = select(schema.settings.c.value).where(schema.settings.c.key == "secret")
            found = await store.row(wanted)
            if found is None:
                with suppress(Conflict):  # another server was first
                    await store.write(Unit().add(schema.settings, key="secret", value=secrets.token_hex(32)))
                found = await store.row(wanted)
            assert found is not None
            secret = str(found.value)
        return cls(store, settings, secret)

    # --- cookies ---------------------------------------------------------------------------------

    def sign(self, number: str) -> str:
        return f"{number}.{self.mac('cookie', number)}"

    def mac(self, purpose: str, text: str) -> str:
        return hmac.new(self.key, f"{purpose}:{text}".encode(), "sha256").hexdigest()

    def signed(self, cookie: str) -> str | None:
        """The session's number, if the cookie is one of ours."""
        number, _, signature = cookie.rpartition(".")
        return number if hmac.compare_digest(signature.encode(), self.mac("cookie", number).encode()) else None

    def csrf(self, number: str) -> str:
        """What a page must send along with its cookie, so that no other site can act in its name."""
        return self.mac("csrf", number)

    # --- finding ---------------------------------------------------------------------------------

    async def of_session(self, number: str) -> Account | None:
        row = await self.sessions.account(number)
        return Account.of_row(row) if row else None

    async def of_token(self, token: str) -> Account | None:
        row = await self.store.row(BY_TOKEN, {"b_hash": hashed(token)})
        return Account.of_row(row) if row else None

    async def row(self, name: str) -> Any:
        return await self.store.row(BY_ID, {"b_id": name})

    async def of_id(self, name: str) -> Account | None:
        row = await self.row(name)
        return Account.of_row(row) if row else None

    async def of_name(self, name: str) -> Account | None:
        """The person who bears it."""
        row = await self.store.row(BY_LOGIN, {"b_login": folded(name)})
        return Account.of_row(row) if row else None

    # --- coming and going --------------------------------------------------------------------------

    async def guest(self, raw_name: str, language: str, agent: str = "") -> tuple[Account, str]:
        """A new guest, and the session's number."""
        name = clean_name(raw_name)
        await self.demand_free(name)
        account = Account(new_id(), name, "guest", language if language in LANGUAGES else "en")
        unit = Unit().add(
            schema.accounts,
            id=account.id,
            name=account.name,
            folded=folded(account.name),
            kind=account.kind,
            language=account.language,
            created_at=now(),
        )
        number = self.sessions.begin(unit, account.id, agent)
        await self.store.write(unit)
        return account, number

    async def demand_free(self, name: str) -> None:
        """Nobody can look like somebody with a password."""
        if await self.of_name(name) is not None:
            raise errors.not_now("name-taken")

    async def set_password(self, account: Account, password: str, old: str | None, session: str | None) -> Account:
        """A guest becomes a person: the name is theirs from now on, everything they played stays with them. Whoever
        has a password already names it; all other sessions end."""
        if account.kind == "bot":
            raise errors.not_yours("bot-has-token")
        if account.kind == "person":
            await self.demand_password(account, old)
        return await self.give_password(account, password, Unit(), keep=session)

    async def demand_password(self, account: Account, given: str | None) -> None:
        row = await self.store.row(BY_ID, {"b_id": account.id})
        if not await self.passwords.fits(row.password if row else None, given or ""):
            raise errors.problem(403, "password", "wrong-password")

    async def give_password(self, account: Account, password: str, unit: Unit, keep: str | None = None) -> Account:
        """Written with the unit; ends all sessions but one, and takes back every link that was to set another."""
        stored = await self.passwords.hash(password)
        change = update(schema.accounts).where(schema.accounts.c.id == account.id)
        values = {"password": stored, "kind": "person", "login": folded(account.name), "folded": folded(account.name)}
        unit.change(change.values(**values), required=True)
        unit.change(delete(schema.resets).where(schema.resets.c.account == account.id))
        self.sessions.end(unit, account.id, keep=keep)
        moved = await self.make_way(account, unit) if account.kind == "guest" else []
        try:
            await self.store.write(unit)
        except Conflict:
            raise errors.not_now("name-taken") from None
        await self.sessions.look(account.id)
        await self.tell_tables(moved)
        return msgspec.structs.replace(account, kind="person")

    async def make_way(self, account: Account, unit: Unit, name: str | None = None) -> list[str]:
        """Guests and bots whose name somebody keeps by a password get another; says at which tables they sit."""
        wanted = folded(name or account.name)
        moved = []
        for row in await self.store.rows(ALIKE, {"b_folded": wanted}):
            if row.id == account.id:
                continue
            other = another(row.name, {wanted})
            while await self.of_name(other) is not None:
                other = another(row.name, {wanted, folded(other)})
            mine = schema.accounts.c.id == row.id
            unit.change(update(schema.accounts).where(mine).values(name=other, folded=folded(other)))
            seated = (schema.seats.c.account == row.id) & (schema.seats.c.name == row.name)
            unit.change(update(schema.seats).where(seated).values(name=other))
            taking_part = (schema.entrants.c.account == row.id) & (schema.entrants.c.name == row.name)
            unit.change(update(schema.entrants).where(taking_part).values(name=other))
            said = (schema.chat.c.account == row.id) & (schema.chat.c.name == row.name)
            unit.change(update(schema.chat).where(said).values(name=other))
            moved += [seat.table_id for seat in await self.store.rows(SAT, {"b_id": row.id})]
        for table in moved:
            self.sessions.fanout.attach(unit, table, ANYTHING)
        return moved

    async def tell_tables(self, moved: list[str]) -> None:
        """Seats have changed their names."""
        if self.tables is not None:
            for table in moved:
                await self.tables.heard(table, ANYTHING)

    async def enter(self, name: str, password: str, agent: str = "") -> tuple[Account, str]:
        """A person comes back."""
        row = await self.store.row(BY_LOGIN, {"b_login": folded(name)})
        right = await self.passwords.fits(row.password if row else None, password)
        if row is None or not right:
            raise errors.problem(401, "unknown-login", "unknown-login")
        unit = Unit()
        number = self.sessions.begin(unit, row.id, agent)
        await self.store.write(unit)
        return Account.of_row(row), number

    async def sign_out(self, account: Account) -> None:
        """Everywhere."""
        await self.store.write(self.sessions.end(Unit(), account.id))
        await self.sessions.look(account.id)

    async def change(self, account: Account, **values: Any) -> None:
        unit, moved = Unit(), []
        if "name" in values:
            values["name"] = clean_name(values["name"])
            values["folded"] = folded(values["name"])
            if account.kind == "person":
                values["login"] = values["folded"]
                moved = await self.make_way(account, unit, values["name"])
            else:
                await self.demand_free(values["name"])
            taking_part = (schema.entrants.c.account == account.id) & (schema.entrants.c.name == account.name)
            unit.change(update(schema.entrants).where(taking_part).values(name=values["name"]))
        unit.change(update(schema.accounts).where(schema.accounts.c.id == account.id).values(**values), required=True)
        try:
            await self.store.write(unit)
        except Conflict:
            raise errors.not_now("name-taken") from None
        await self.tell_tables(moved)

    # --- bots --------------------------------------------------------------------------------------

    async def new_bot(self, owner: Account, raw_name: str) -> tuple[Account, str]:
        """An account for a program, and its token, shown this once."""
        bot = Account(new_id(), clean_name(raw_name), "bot", owner.language, owner.id)
        await self.demand_free(bot.name)
        token = f"caracole_{secrets.token_urlsafe(32)}"
        unit = Unit().add(
            schema.accounts,
            id=bot.id,
            name=bot.name,
            folded=folded(bot.name),
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
        self.sessions.fanout.attach(unit.change(fresh), bot, LEFT)
        await self.store.write(unit)
        await self.sessions.look(bot)
        return token
