"""The history of the database's shape, and how a database is brought to the newest."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from caracole.server.settings import BadSettings
from caracole.server.store import Store


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent))
    made.attributes["connection"] = connection
    return made


def newest() -> str | None:
    return ScriptDirectory.from_config(config()).get_current_head()


def found(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def bring_up(connection: Connection) -> None:
    command.upgrade(config(connection), "head")


async def migrate(store: Store) -> tuple[str | None, str | None]:
    """Bring the database to the newest shape; says from where to where."""
    async with store.engine.begin() as connection:
        before = await connection.run_sync(found)
        await connection.run_sync(bring_up)
        return before, await connection.run_sync(found)


async def prepare(store: Store) -> None:
    """A file migrates by itself; a database that others may be using is only looked at."""
    if store.embedded:
        await migrate(store)
        return
    async with store.engine.connect() as connection:
        current = await connection.run_sync(found)
    if current != newest():
        raise BadSettings(
            f"the database is at migration {current or 'none'}, this program needs {newest()}; run: caracole migrate"
        )
