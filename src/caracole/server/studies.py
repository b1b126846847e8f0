"""Studies that are kept: whose they are, who may read them. Nothing is stored that cannot be played."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import delete, func, select, update

from caracole.kernel.errors import BadRecord
from caracole.review import study
from caracole.review.study import Study
from caracole.server import errors, schema
from caracole.server.store import Store, Unit, now

MOST = 200
"""Studies of an account."""
LISTED = 60
COLUMNS = schema.studies.c
BRIEF = (COLUMNS.id, COLUMNS.owner, COLUMNS.title, COLUMNS.access, COLUMNS.changed_at, schema.accounts.c.name)


def checked(written: dict[str, Any]) -> Study:
    """Every position and every line of it played; the first that cannot be is refused with chapter, step and rule."""
    try:
        return study.load(msgspec.json.encode(written))
    except BadRecord as error:
        raise errors.bad_record(error, "study-refused") from None


async def listed(store: Store, account: str | None) -> tuple[list[Any], list[Any]]:
    """Mine, then those of everybody."""
    wanted = select(*BRIEF).join_from(schema.studies, schema.accounts).order_by(COLUMNS.changed_at.desc())
    mine = await store.rows(wanted.where(COLUMNS.owner == account).limit(MOST)) if account else []
    return list(mine), list(await store.rows(wanted.where(COLUMNS.access == "public").limit(LISTED)))


async def add(store: Store, account: str, found: Study, access: str) -> str:
    row = await store.row(select(func.count().label("many")).where(COLUMNS.owner == account))
    if row is not None and row.many >= MOST:
        raise errors.problem(429, "flood", "studies-many", most=MOST)
    name = secrets.token_urlsafe(12)
    values = {"title": found.title, "body": found.dump().decode(), "access": access, "changed_at": now()}
    await store.write(Unit().add(schema.studies, id=name, owner=account, version=1, **values))
    return name


async def find(store: Store, name: str, account: str | None) -> Any:
    """A study that the account may read; what is private is not there for others."""
    row = await store.row(select(schema.studies).where(COLUMNS.id == name))
    if row is None or (row.access == "private" and row.owner != account):
        raise errors.unknown()
    return row


async def owned(store: Store, name: str, account: str) -> Any:
    row = await find(store, name, account)
    if row.owner != account:
        raise errors.not_yours("study-not-yours")
    return row


async def save(store: Store, row: Any, found: Study, access: str, version: int) -> int:
    """The next version, if nobody has saved another meanwhile."""
    if row.version != version:
        raise errors.stale(row.version)
    values = {"title": found.title, "body": found.dump().decode(), "access": access, "changed_at": now()}
    same = (COLUMNS.id == row.id) & (COLUMNS.version == version)
    await store.write(Unit().change(update(schema.studies).where(same).values(version=version + 1, **values)))
    return version + 1


async def remove(store: Store, row: Any) -> None:
    await store.write(Unit().change(delete(schema.studies).where(COLUMNS.id == row.id)))
