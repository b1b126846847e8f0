"""A forgotten password: a link, by mail or from whoever keeps the server, that sets a new one once."""

from __future__ import annotations

import asyncio
import logging
import secrets
from email.message import EmailMessage
from typing import Any

from sqlalchemy import bindparam, delete, select

from caracole.server import errors, schema
from caracole.server.i18n import MESSAGES
from caracole.server.identity import Account, Identity
from caracole.server.notifications import Notifications
from caracole.server.sessions import hashed
from caracole.server.settings import Settings
from caracole.server.store import Unit, now

log = logging.getLogger("caracole.password_resets")
BY_TOKEN = (
    select(schema.accounts)
    .join(schema.resets)
    .where(schema.resets.c.hash == bindparam("b_hash"), schema.resets.c.until > bindparam("b_now"))
)
USE = delete(schema.resets).where(schema.resets.c.hash == bindparam("b_hash"))


class PasswordResets:
    """Links to new passwords; the database holds only hashes of their tokens, one for each account."""

    def __init__(self, identity: Identity, notifications: Notifications, settings: Settings) -> None:
        self.identity = identity
        self.store = identity.store
        self.notifications = notifications
        self.settings = settings
        self.sending: set[asyncio.Task[None]] = set()

    def send_later(self, name: str) -> None:
        """After the answer, which must not tell by the time it takes whether there is such an account."""
        task = asyncio.create_task(self.send(name))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def send(self, name: str) -> None:
        try:
            account = await self.identity.of_name(name)
            if account is not None and account.email:
                link = await self.link(account)
                await asyncio.to_thread(self.notifications.mail, letter(account, link, self.settings.reset_minutes))
        except Exception:
            log.exception("a link to a new password was not sent")

    async def link(self, account: Account) -> str:
        """A fresh link; an older one of the same account is no more."""
        token = secrets.token_urlsafe(32)
        unit = Unit().change(delete(schema.resets).where(schema.resets.c.account == account.id))
        until = now() + self.settings.reset_minutes * 60_000
        unit.change(schema.resets.insert().values(hash=hashed(token), account=account.id, until=until))
        await self.store.write(unit)
        return f"{(self.settings.public_url or '').rstrip('/')}/account#reset={token}"

    async def redeem(self, token: str, password: str, agent: str) -> tuple[Account, str]:
        row: Any = await self.store.row(BY_TOKEN, {"b_hash": hashed(token), "b_now": now()})
        if row is None or row.kind != "person":
            raise errors.problem(401, "reset", "reset-over")
        account = Account.of_row(row)
        unit = Unit().change(USE, required=True, b_hash=hashed(token))
        await self.identity.give_password(account, password, unit)
        entering = Unit()
        number = self.identity.sessions.begin(entering, account.id, agent)
        await self.store.write(entering)
        return account, number


def letter(account: Account, link: str, minutes: int) -> EmailMessage:
    """In the reader's language; not remembered, as it holds a secret."""
    words: tuple[tuple[str, Any], ...] = (("name", account.name), ("link", link), ("minutes", minutes))
    made = EmailMessage()
    made["To"] = account.email
    made["Subject"] = MESSAGES.said(account.language, "mail-reset", words)
    made.set_content(MESSAGES.said(account.language, "mail-reset-text", words) + "\n")
    return made
