"""How a server is set up: a TOML file, then the environment (`CARACOLE_PORT=8080`), then the command line."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from caracole.kernel.errors import Refused

PREFIX = "CARACOLE_"
NOT_OURS = {"PURE", "CONFIG"}
"""Variables with the prefix that mean something to other parts."""


class BadSettings(Refused):
    """A setting that is unknown or makes no sense; one sentence says which."""


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be set. The defaults serve one machine with nothing installed beside Python."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///caracole.db"
    redis: str | None = None
    """Carries news between several servers; without it PostgreSQL does."""
    secret: str | None = None
    """Signs cookies; made once and kept in the database if not given."""
    public_url: str | None = None
    """Where people reach the server; links in mails begin with it, its origin may open WebSockets."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use the server with a person's cookie."""
    trust_proxy: bool = False
    """Believe X-Forwarded-For of the last proxy; only behind one."""
    workers: int = msgspec.field(default_factory=cores)
    """Processes that think for bots, by default one for each core; 0 leaves it to `caracole worker`."""
    worker_memory: int = 1_000
    """Megabytes; a process that holds more after a job is replaced."""
    think_seconds: float | None = None
    """How long a bot may think about one decision; without it, as long as its level says."""
    stand_in: str = "voltigeur"
    """The bot that takes the seat of somebody who has gone."""
    absence_seconds: int = 60
    """A player without a connection for so long may be replaced."""
    grace_seconds: int = 60
    """After a start no clock runs out for so long: nobody loses on time because the server was away."""
    rate: float = 40
    """Requests a second that an account, or an address without one, may make for long."""
    burst: int = 200
    """Requests it may make at once."""
    newcomers: int = 30
    """Accounts that one address may open, and passwords it may try, in a minute."""
    largest_body: int = 262_144
    most_tables: int = 100
    """Tables one account may have open or running at once."""
    idle_tables: int = 2_000
    """Live matches kept in memory although nobody is connected to them."""
    log_level: str = "INFO"
    metrics: bool = True
    smtp_host: str | None = None
    smtp_port: int = 587
    smtp_user: str | None = None
    smtp_password: str | None = None
    smtp_from: str | None = None
    smtp_starttls: bool = True
    webhooks: bool = False
    """Whether accounts may ask to be told by webhook."""

    @property
    def secure(self) -> bool:
        """Whether cookies are for encrypted connections only."""
        return (self.public_url or "").startswith("https://")

    @property
    def embedded(self) -> bool:
        """Whether the database is a file of this machine, with one server."""
        return self.database.startswith("sqlite")


def read(file: str | None = None, environ: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """The settings of a file, changed by the environment, changed by what is given (None is not given)."""
    environ = os.environ if environ is None else environ
    raw: dict[str, Any] = {}
    file = file or environ.get(f"{PREFIX}CONFIG")
    if file:
        raw.update(from_file(file))
    for name, value in environ.items():
        key = name.removeprefix(PREFIX)
        if key != name and key not in NOT_OURS:
            raw[key.lower()] = value.split(",") if key == "ORIGINS" else value
    raw.update({name: value for name, value in given.items() if value is not None})
    try:
        return msgspec.convert(raw, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(f"settings: {error}") from None


def from_file(name: str) -> dict[str, Any]:
    try:
        return msgspec.toml.decode(Path(name).read_bytes(), type=dict[str, Any])
    except OSError as error:
        raise BadSettings(f"cannot read {name}: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise BadSettings(f"{name}: {error}") from None
