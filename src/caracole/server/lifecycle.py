"""A server from start to stop: everything it consists of, opened in order and closed in the opposite one."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from caracole import bots
from caracole.server import migrations
from caracole.server.account_deletion import AccountDeletion
from caracole.server.draw_queue import DrawQueue
from caracole.server.identity import Identity
from caracole.server.lobby import Lobby
from caracole.server.metrics import Metrics
from caracole.server.notifications import Notifications
from caracole.server.password_resets import PasswordResets
from caracole.server.pushes import Pushes
from caracole.server.rate_limits import RateLimits, counts_for
from caracole.server.ratings import Ratings
from caracole.server.seeking import Seeking
from caracole.server.settings import BadSettings, Settings
from caracole.server.store import Store, Unavailable
from caracole.server.tables import Tables
from caracole.server.thinking import Thinking
from caracole.server.tournaments.rounds import Tournaments
from caracole.server.watching import Watching

if TYPE_CHECKING:
    from caracole.server.web.middleware import Gate

log = logging.getLogger("caracole.server")
SWEEP = 3_600
"""Seconds between two sweeps."""


class Server:
    """One process that serves."""

    store: Store
    identity: Identity
    tables: Tables
    lobby: Lobby
    ratings: Ratings
    seeking: Seeking
    tournaments: Tournaments
    thinking: Thinking
    password_resets: PasswordResets
    account_deletion: AccountDeletion
    limits: RateLimits
    gate: Gate
    loop: asyncio.AbstractEventLoop

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.draw_queue = DrawQueue()
        self.closing = False
        self.tasks: list[asyncio.Task[None]] = []
        self.refusal: str | None = None
        """Why it did not start, in a sentence."""

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        try:
            demand_stand_in(self.settings.stand_in)
            await self.open_store()
        except (BadSettings, Unavailable, OSError) as error:
            self.refusal = str(error)
            raise
        self.tables = Tables(self.store, self.settings)
        self.lobby = Lobby(self.tables)
        self.ratings = Ratings(self.store, self.tables.rated_over)
        self.seeking = Seeking(self.lobby, self.identity, self.ratings)
        self.tournaments = Tournaments(self.lobby, self.identity, self.ratings)
        self.watching = Watching(self.lobby, self.ratings)
        self.pushes = Pushes(self.store, self.settings)
        self.tables.pushed = lambda: self.pushes.accounts
        notifications = Notifications(self.store, self.settings, self.pushes)
        self.thinking = Thinking(self.tables, notifications, self.settings.workers)
        self.open_doors(notifications)
        await self.tables.open()
        await self.thinking.open()
        log.info("open", extra={"embedded": self.store.embedded, "workers": self.settings.workers})

    def open_doors(self, notifications: Notifications) -> None:
        """Everything about people; sessions hear what other servers end."""
        self.limits = RateLimits(counts_for(self.store, self.settings), self.settings)
        self.password_resets = PasswordResets(self.identity, notifications, self.settings)
        self.account_deletion = AccountDeletion(self.identity, self.lobby)
        self.identity.tables = self.tables
        self.identity.sessions.fanout = self.tables.fanout
        self.tables.left = self.identity.sessions.look
        self.tasks = [
            asyncio.create_task(self.identity.sessions.look_on(), name="sessions"),
            asyncio.create_task(self.sweep_on(), name="sweeping"),
            asyncio.create_task(self.ratings.mind(), name="ratings"),
            asyncio.create_task(self.seeking.mind(), name="seeking"),
            asyncio.create_task(self.tournaments.mind(), name="tournaments"),
            asyncio.create_task(self.pushes.mind(), name="pushes"),
        ]

    async def sweep_on(self) -> None:
        """Once an hour: what has run out, and guests who do not come back."""
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep()

    async def sweep(self) -> None:
        try:
            await self.identity.sessions.sweep()
            await self.limits.counts.sweep()
            gone = await self.account_deletion.purge(self.settings.guest_days)
            log.info("swept", extra={"guests": gone})
        except Exception:
            log.exception("sweeping")

    async def open_store(self) -> None:
        self.store = Store(self.settings.database)
        await self.store.open()
        try:
            await migrations.prepare(self.store)
            self.identity = await Identity.open(self.store, self.settings)
        except BaseException:
            await self.store.close()
            raise

    def say_goodbye(self) -> None:
        """Whoever waits for something to happen is answered now."""
        self.closing = self.tables.closing = True
        waiting = [watcher for watchers in self.tables.accounts.values() for watcher in watchers]
        for watcher in [*waiting, *(watcher for table in self.tables.live.values() for watcher in table.watchers)]:
            watcher.wake.set()

    async def close(self) -> None:
        """Nothing new; what is under way is finished and stored."""
        self.say_goodbye()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.password_resets.sending, return_exceptions=True)
        await self.thinking.close()
        await self.tables.close()
        await self.limits.counts.close()
        busy = [table for table in self.tables.live.values() if table.lock.locked()]
        for table in busy:
            async with asyncio.timeout(5), table.lock:
                pass
        await self.store.close()
        log.info("closed")


def demand_stand_in(name: str) -> None:
    """Whoever is absent must find a seat kept by the level that was promised."""
    if name not in bots.BOTS:
        raise BadSettings(f"stand_in: there is no bot {name!r}; there are {', '.join(bots.BOTS)}")
