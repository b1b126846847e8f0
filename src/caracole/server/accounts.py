"""What `caracole account` does: for whoever keeps a server, while it runs or not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import IntegrityError

from caracole.server.account_deletion import AccountDeletion
from caracole.server.identity import Identity
from caracole.server.lobby import Lobby
from caracole.server.notifications import Notifications
from caracole.server.password_resets import PasswordResets
from caracole.server.settings import BadSettings, Settings
from caracole.server.store import Conflict, Store, Unit
from caracole.server.tables import Tables


class Beside(Store):
    """A database that may be served meanwhile: no lock is taken, and nobody shares commits."""

    async def write(self, unit: Unit) -> None:
        try:
            await self.commit([unit])
        except IntegrityError as error:
            raise Conflict(str(error)) from error


@asynccontextmanager
async def beside(settings: Settings) -> AsyncIterator[tuple[Identity, Tables]]:
    store = Beside(settings.database)
    try:
        tables = Tables(store, settings)
        identity = await Identity.open(store, settings)
        identity.sessions.fanout = tables.fanout
        yield identity, tables
        await tables.fanout.close()
    finally:
        await store.engine.dispose()


async def reset(settings: Settings, name: str) -> str:
    """A link to a new password for somebody who has forgotten theirs, to be handed to them."""
    async with beside(settings) as (identity, _):
        account = await identity.of_name(name)
        if account is None:
            raise BadSettings(f"nobody keeps the name {name!r} by a password")
        link = await PasswordResets(identity, Notifications(identity.store, settings), settings).link(account)
    return f"{account.name} can set a new password once, within {settings.reset_minutes} minutes:\n{link}"


async def purge(settings: Settings, days: float | None) -> str:
    """Forget guests who do not come back."""
    async with beside(settings) as (identity, tables):
        gone = await AccountDeletion(identity, Lobby(tables)).purge(settings.guest_days if days is None else days)
    return f"{gone} guest{'s' if gone != 1 else ''} forgotten"
