"""Two accounts become one: a guest who comes back to an account takes everything along; an operator joins doubles.

Whatever names the one names the other afterwards, relation by relation, in one write. Where both stand in a row's key
(both have done a lesson, both have noted something at a table) the row of the account that stays is kept. At tables
where both sit, nothing changes hands: nobody plays against themselves afterwards. What is left of the account that goes
is what is left of one that was deleted.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table as Relation
from sqlalchemy import UniqueConstraint, and_, delete, exists, select, update
from sqlalchemy.sql.schema import Column

from caracole.server import errors, schema
from caracole.server.account_deletion import AccountDeletion
from caracole.server.fanout import ANYTHING
from caracole.server.identity import Account
from caracole.server.ratings import Ratings
from caracole.server.store import Unit

STAYS = ("sessions", "tokens", "resets", "accounts", "seeks", "jobs", "ratings", "pushes")
"""What does not change hands by itself: ways in, what ends with the account, what follows from the matches."""


def columns() -> list[tuple[Relation, Column[Any]]]:
    """Wherever an account is named, a table's seats apart."""
    return [
        (relation, column)
        for relation in schema.metadata.sorted_tables
        for column in relation.c
        if relation.name not in (*STAYS, "seats")
        and any(key.column is schema.accounts.c.id for key in column.foreign_keys)
    ]


def key_of(relation: Relation, column: Column[Any]) -> list[Column[Any]]:
    """The rest of the key that a column is part of; nothing if it is part of none."""
    mine = list(relation.primary_key.columns)
    return [other for other in mine if other is not column] if column in mine else []


def once_in(relation: Relation, column: Column[Any]) -> list[Column[Any]]:
    """Where an account stands but once, and is no key: the rest of what is unique; nothing elsewhere."""
    for constraint in relation.constraints:
        if isinstance(constraint, UniqueConstraint) and column in list(constraint.columns):
            return [other for other in constraint.columns if other is not column]
    return []


class AccountMerging:
    """Moves what one account has to another."""

    def __init__(self, deletion: AccountDeletion) -> None:
        self.deletion = deletion
        self.identity = deletion.identity
        self.store = deletion.store

    async def merge(self, one: Account, into: Account) -> int:
        """Says at how many tables the seats have changed hands."""
        if one.id == into.id or one.kind == "gone" or into.kind == "gone":
            raise errors.malformed("merge-oneself")
        if "bot" in (one.kind, into.kind):
            raise errors.malformed("merge-bot")
        moved = await self.movable(one.id, into.id)
        unit = Unit()
        for relation, column in columns():
            self.move(unit, relation, column, one.id, into.id)
        unit.change(delete(schema.ties).where(schema.ties.c.account == schema.ties.c.other))
        unit.change(update(schema.accounts).where(schema.accounts.c.owner == one.id).values(owner=into.id))
        seats = schema.seats.c
        for column in (seats.account, seats.rightful):
            mine = and_(column == one.id, seats.table_id.in_(moved))
            unit.change(update(schema.seats).where(mine).values({column.name: into.id}))
        named = and_(seats.account == into.id, seats.table_id.in_(moved), seats.name == one.name)
        unit.change(update(schema.seats).where(named).values(name=into.name))
        taking_part = (schema.entrants.c.account == into.id) & (schema.entrants.c.name == one.name)
        unit.change(update(schema.entrants).where(taking_part).values(name=into.name))
        unit.add(schema.merged, account=one.id, into=into.id)
        for table in moved:
            self.deletion.tables.fanout.attach(unit, table, ANYTHING)
        await self.store.write(unit)
        await self.identity.tell_tables(moved)
        await self.deletion.delete(one)
        if one.kind == "person":
            await Ratings(self.store).rebuild(write=True)
        return len(moved)

    async def movable(self, one: str, into: str) -> list[str]:
        """Tables where the one sits and the other does not."""
        mine, theirs = schema.seats, schema.seats.alias()
        both = exists().where(
            theirs.c.table_id == mine.c.table_id, (theirs.c.account == into) | (theirs.c.rightful == into)
        )
        wanted = select(mine.c.table_id).where((mine.c.account == one) | (mine.c.rightful == one), ~both).distinct()
        return [row.table_id for row in await self.store.rows(wanted)]

    def move(self, unit: Unit, relation: Relation, column: Column[Any], one: str, into: str) -> None:
        key = key_of(relation, column)
        mine = column == one
        if key:
            there = relation.alias()
            same = [there.c[other.name] == other for other in key]
            unit.change(
                update(relation)
                .where(mine, ~exists().where(there.c[column.name] == into, *same))
                .values({column.name: into})
            )
            unit.change(delete(relation).where(mine))
        else:  # where both take part in something, each keeps its place
            there = relation.alias()
            same = [there.c[other.name] == other for other in once_in(relation, column)]
            apart = [~exists().where(there.c[column.name] == into, *same)] if same else []
            unit.change(update(relation).where(mine, *apart).values({column.name: into}))
