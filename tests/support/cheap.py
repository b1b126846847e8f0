"""What tests need not pay for."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from argon2 import PasswordHasher

from caracole.server import commands, passwords
from caracole.server.settings import Settings

DEAR = passwords.HASHER
CHEAP = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> Iterator[None]:
    """A hash takes a millisecond here; a server's takes what argon2 recommends. Several folders ask for it."""
    assert DEAR.memory_cost >= PasswordHasher().memory_cost
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "HASHER", CHEAP)
        yield


@cache
def migrated() -> bytes:
    """A fresh database as every server would make it, made once."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "fresh.db")
        making = commands.migrate(Settings(database=f"sqlite:///{file}"), lambda *_: None)
        with ThreadPoolExecutor(1) as aside:  # where a browser is open, a loop runs here already
            aside.submit(asyncio.run, making).result()
        assert [found.name for found in Path(folder).iterdir()] == [file.name], "all of it is in one file"
        return file.read_bytes()


def fresh_database(file: Path) -> str:
    """The address of a database that is migrated already, or of the one that is there."""
    if not file.exists():
        whole = file.with_suffix(".whole")
        whole.write_bytes(migrated())
        shutil.move(whole, file)
    return f"sqlite:///{file}"
