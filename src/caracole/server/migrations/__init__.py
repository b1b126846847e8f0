"""The history of the database's shape, and how a database is brought to the newest.

Alembic is a sixth of what a server imports, so only a database of an older shape asks for it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from caracole.server.settings import BadSettings
from caracole.server.store import Store

if TYPE_CHECKING:
    from alembic.config import Config


def config(connection: Connection | None = None) -> Config:
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    made.attributes["connection"] = connection
    return made


def newest() -> str:
    """The number and name of the last file."""
    return max(Path(__file__).with_name("versions").glob("m*.py")).stem.removeprefix("m")


def found(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def bring_up(connection: Connection) -> None:
    from alembic import command

    command.upgrade(config(connection), "head")


async def migrate(store: Store) -> tuple[str | None, str | None]:
    """Bring the database to the newest shape; says from where to where."""
    async with store.engine.begin() as connection:
        before = await connection.run_sync(found)
        await connection.run_sync(bring_up)
        return before, await connection.run_sync(found)


async def prepare(store: Store) -> None:
    """A file migrates by itself; a database that others may be using is only looked at."""
    async with store.engine.connect() as connection:
        current = await connection.run_sync(found)
    if current == newest():
        return
    if not store.embedded:
        raise BadSettings(
            f"the database is at migration {current or 'none'}, this program needs {newest()}; run: caracole migrate"
        )
    await migrate(store)
