"""Who is asking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import msgspec

from caracole.kernel.messages import LANGUAGES
from caracole.server import absence, errors
from caracole.server.identity import Account
from caracole.server.store import now
from caracole.server.table import Table

if TYPE_CHECKING:
    from caracole.server.running import Server

KEY = "caracole.caller"


class Caller(msgspec.Struct):
    """An account, or nobody yet; and how they came."""

    account: Account | None
    session: str | None
    """The number of the session, when a cookie brought it."""
    address: str
    language: str

    @property
    def id(self) -> str | None:
        return self.account.id if self.account else None

    def known(self) -> Account:
        if self.account is None:
            raise errors.problem(401, "who", "who")
        return self.account


def caller_of(connection: Any) -> Caller:
    return cast(Caller, connection.scope[KEY])


def server_of(connection: Any) -> Server:
    return cast("Server", connection.app.state.server)


async def table_of(connection: Any, name: str, invite: str | None = None) -> Table:
    """The table, if the caller may see it; one answer for what is not there and what is private."""
    if not name.isascii() or not 0 < len(name) <= 24 or not name.replace("-", "").replace("_", "").isalnum():
        raise errors.unknown()
    table = await server_of(connection).tables.find(name)
    caller = caller_of(connection)
    if table is None or not table.may_see(caller.id, invite):
        raise errors.unknown()
    if caller.id is not None:
        table.seen[caller.id] = table.polled[caller.id] = now()
        await absence.arrive(table, caller.id)
    return table


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
