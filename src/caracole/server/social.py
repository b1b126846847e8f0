"""How people get on with each other: mutes, blocks, reports to the operator, and what the operator decides."""

from __future__ import annotations

from typing import Any

from sqlalchemy import bindparam, delete, func, or_, select

from caracole.server import errors, schema
from caracole.server.identity import Account
from caracole.server.store import Conflict, Store, Unit, now

MOST_TIES = 1_000
MOST_REPORTS = 10
"""Reports an account may make in a day."""
DAY = 86_400_000
TIES = select(schema.ties).where(
    or_(schema.ties.c.account == bindparam("b_account"), schema.ties.c.other == bindparam("b_account"))
)
MINE = (
    select(schema.ties.c.other, schema.ties.c.kind, schema.accounts.c.name)
    .join(schema.accounts, schema.accounts.c.id == schema.ties.c.other)
    .where(schema.ties.c.account == bindparam("b_account"))
    .order_by(schema.ties.c.at)
)
UNTIE = delete(schema.ties).where(
    schema.ties.c.account == bindparam("b_account"),
    schema.ties.c.other == bindparam("b_other"),
    schema.ties.c.kind == bindparam("b_kind"),
)
REPORTED = select(func.count()).where(
    schema.reports.c.by == bindparam("b_account"), schema.reports.c.at > bindparam("b_since")
)
IN_FORCE = (
    select(schema.sanctions)
    .where(
        schema.sanctions.c.account.in_(bindparam("b_accounts", expanding=True)),
        or_(schema.sanctions.c.until.is_(None), schema.sanctions.c.until > bindparam("b_now")),
    )
    .order_by(schema.sanctions.c.at)
)
LINE = select(schema.chat).where(schema.chat.c.id == bindparam("b_line"))


class Social:
    """Everything between accounts that is not a match."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def unheard(self, account: str | None) -> set[str]:
        """Whose lines an account does not read: those it muted, and who blocked whom, either way."""
        if account is None:
            return set()
        found = set()
        for tie in await self.store.rows(TIES, {"b_account": account}):
            if tie.kind == "follow":
                continue
            if tie.account == account:
                found.add(tie.other)
            elif tie.kind == "block":
                found.add(tie.account)
        return found

    async def blocked(self, account: str | None) -> set[str]:
        """Who has blocked an account, or is blocked by it."""
        rows = await self.store.rows(TIES, {"b_account": account}) if account is not None else []
        return {tie.other if tie.account == account else tie.account for tie in rows if tie.kind == "block"}

    async def apart(self, account: str, others: set[str]) -> bool:
        """Whether an account and any of the others have blocked each other."""
        return bool(await self.blocked(account) & others)

    async def ties(self, account: str) -> list[Any]:
        return list(await self.store.rows(MINE, {"b_account": account}))

    async def tie(self, by: Account, other: str, kind: str) -> None:
        if other == by.id:
            raise errors.malformed("tie-oneself")
        await self.demand_account(other)
        if len(await self.ties(by.id)) >= MOST_TIES:
            raise errors.not_now("ties-many")
        try:
            await self.store.write(Unit().add(schema.ties, account=by.id, other=other, kind=kind, at=now()))
        except Conflict:
            return  # it is so already

    async def untie(self, by: Account, other: str, kind: str) -> None:
        await self.store.write(Unit().change(UNTIE, b_account=by.id, b_other=other, b_kind=kind))

    async def demand_account(self, name: str) -> None:
        wanted = select(schema.accounts.c.id).where(schema.accounts.c.id == name)
        if "\0" in name or len(name) > 24 or await self.store.row(wanted) is None:
            raise errors.unknown()

    async def report(self, by: Account, other: str, table: str, line: int | None, text: str) -> None:
        """Kept for the operator, with the line it is about."""
        if other == by.id:
            raise errors.malformed("tie-oneself")
        await self.demand_account(other)
        if line is not None:
            said = await self.store.row(LINE, {"b_line": line})
            if said is None or said.table_id != table or said.account != other:
                raise errors.unknown()
        made = await self.store.row(REPORTED, {"b_account": by.id, "b_since": now() - DAY})
        if made is not None and made[0] >= MOST_REPORTS:
            raise errors.flood("flood-reports")
        unit = Unit().add(
            schema.reports, account=other, by=by.id, table_id=table, line=line, text=text, at=now(), closed_at=None
        )
        await self.store.write(unit)

    async def sanctions(self, account: Account) -> list[Any]:
        """What is in force against an account, or against whoever owns it."""
        accounts = [name for name in (account.id, account.owner) if name]
        return list(await self.store.rows(IN_FORCE, {"b_accounts": accounts, "b_now": now()}))

    async def is_welcome(self, account: Account) -> bool:
        return not any(each.kind == "ban" for each in await self.sanctions(account))

    async def demand_welcome(self, account: Account) -> None:
        """Refused if the operator has banned the account."""
        if not await self.is_welcome(account):
            raise errors.not_yours("banned")

    async def demand_voice(self, account: Account) -> None:
        """Refused if the operator has taken the word from the account."""
        if any(each.kind in ("ban", "mute") for each in await self.sanctions(account)):
            raise errors.not_yours("silenced")
