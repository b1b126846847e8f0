"""What a handler knows of a request: who asks, the server, the table that is meant."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, cast

import msgspec
from sqlalchemy import String, and_, bindparam, exists, or_, select

from caracole.kernel.messages import LANGUAGES
from caracole.server import absence, errors, schema
from caracole.server.identity import Account
from caracole.server.rate_limits import network
from caracole.server.store import now
from caracole.server.table import Table

if TYPE_CHECKING:
    from caracole.server.lifecycle import Server

KEY = "caracole.caller"
INVITE = re.compile(r"[A-Za-z0-9_-]{1,40}")
BEHIND = schema.seats.c.table_id == schema.tables.c.id
VISIBLE = select(schema.tables.c.id).where(
    schema.tables.c.id == bindparam("b_id"),
    or_(
        schema.tables.c.private.is_(False),
        and_(schema.tables.c.owner == bindparam("b_account", type_=String), schema.tables.c.deal != "sealed"),
        exists().where(
            BEHIND,
            or_(
                schema.seats.c.account == bindparam("b_account", type_=String),
                schema.seats.c.rightful == bindparam("b_account", type_=String),
                schema.seats.c.invite == bindparam("b_invite", type_=String),
            ),
        ),
    ),
)
"""As `Table.may_see`, asked of the database."""


class Caller(msgspec.Struct):
    """An account, or nobody yet; and how they came."""

    account: Account | None
    session: str | None
    """The number of the session, when a cookie brought it."""
    proof: str | None
    """The hash of that number, or of the token."""
    address: str
    language: str
    agent: str
    """What the browser or program calls itself."""

    @property
    def id(self) -> str | None:
        return self.account.id if self.account else None

    @property
    def counted(self) -> str:
        """Whose share of requests this uses: bots use their owner's."""
        return f"@{network(self.address)}" if self.account is None else self.account.owner or self.account.id

    @property
    def person(self) -> str | None:
        """Who is behind it: of a bot its owner."""
        return None if self.account is None else self.account.owner or self.account.id

    def known(self) -> Account:
        if self.account is None:
            raise errors.problem(401, "who", "who")
        return self.account


def caller_of(connection: Any) -> Caller:
    return cast(Caller, connection.scope[KEY])


def server_of(connection: Any) -> Server:
    return cast("Server", connection.app.state.server)


async def table_of(connection: Any, name: str, invite: str | None = None) -> Table:
    """The table, if the caller may see it. Whoever may not learns nothing, not even from the time it takes: for what is
    not there and for what is private the same one question is asked, and nothing is read or replayed."""
    if not name.isascii() or not 0 < len(name) <= 24 or not name.replace("-", "").replace("_", "").isalnum():
        raise errors.unknown()
    if invite is not None and not INVITE.fullmatch(invite):
        invite = None
    tables, caller = server_of(connection).tables, caller_of(connection)
    table = tables.live.get(name)
    if table is None or not table.may_see(caller.id, invite):
        asked = {"b_id": name, "b_account": caller.id, "b_invite": invite}
        seen = await tables.store.row(VISIBLE, asked)
        table = await tables.find(name) if seen is not None else None
        if table is None or not table.may_see(caller.id, invite):
            raise errors.unknown()
    else:
        tables.live.move_to_end(name)
    table.demand_sense()
    if connection.scope["type"] == "http":
        note(table, caller.id)
    if caller.id is not None:
        await absence.arrive(table, caller.id)
    return table


def note(table: Table, account: str | None) -> None:
    """Somebody who sits there has asked; a connection that lasts speaks for itself."""
    if table.belongs(account):
        table.seen[account] = table.polled[account] = now()


def spoken(headers: dict[str, str], account: Account | None) -> str:
    """As the request asks, which our pages always do; else a person's own language; programs get English."""
    own = account.language if account is not None and account.kind != "bot" else "en"
    return preferred(headers.get("accept-language", "")) or own


def preferred(header: str) -> str | None:
    """The first language of an Accept-Language header that is spoken here."""
    for part in header.split(","):
        code = part.split(";")[0].strip().lower().partition("-")[0]
        if code in LANGUAGES:
            return code
    return None
