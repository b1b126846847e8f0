"""How a server is set up: a TOML file, then the environment (`CARACOLE_PORT=8080`), then the command line."""

from __future__ import annotations

import os
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import msgspec

from caracole.kernel.errors import Refused

PREFIX = "CARACOLE_"
NOT_OURS = {"PURE", "CONFIG"}
"""Variables with the prefix that mean something to other parts."""
LISTS = ("origins", "hosts", "trusted_proxies", "metrics_from")
"""Settings of several values; in the environment with commas between them."""


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
    hosts: tuple[str, ...] = ()
    """Names under which the server may be asked for (`*` for any); beside them always those of `public_url` and
    `origins`, this machine's own, `localhost` and plain addresses."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of the proxies in front: what they say in X-Forwarded-For is believed, nobody else."""
    workers: int = msgspec.field(default_factory=cores)
    """Processes that think for bots, by default one for each core; 0 leaves it to `caracole worker`."""
    worker_memory: int = 1_000
    """Megabytes; a process that holds more after a job is replaced."""
    think_seconds: float | None = None
    """How long a bot may think about one decision; without it, as long as its level says."""
    stand_in: str = "voltigeur"
    """The bot that keeps the seat of somebody who is absent."""
    grace_seconds: int = 60
    """After a start no clock runs out for so long: nobody loses on time because the server was away."""
    rate: float = 40
    """Requests a second that an account with its bots, or an address without one, may make for long."""
    burst: int = 200
    """Requests it may make at once."""
    crowd: int = 5
    """So many accounts' share is what one address may use, however many accounts come from there."""
    newcomers: int = 30
    """Accounts that one address may open, passwords and tokens it may try, in a minute."""
    guesses: int = 30
    """Passwords that may be tried for one name in a quarter of an hour, from wherever."""
    connections: int = 4_000
    """Connections at once; past that, the one that has kept us waiting for its request the longest makes room."""
    address_connections: int = 200
    """Connections of one address at once, trusted proxies excepted."""
    head_seconds: float = 10
    """A connection that has not sent the head of a request in so long is closed."""
    body_seconds: float = 30
    """And one that has not sent the rest."""
    keep_alive_seconds: int = 15
    """And one that waits for its next request."""
    largest_body: int = 262_144
    most_tables: int = 100
    """Tables one account may have open or running at once."""
    idle_tables: int = 2_000
    """Live matches kept in memory although nobody is connected to them."""
    composed_megabytes: int = 160
    """Pictures, logs and the like, kept for those who look at the same table the same way."""
    session_idle_days: float = 60
    """A session that is not used for so long is over."""
    session_days: float = 365
    """And one that began so long ago."""
    guest_days: float = 60
    """A guest who was away for so long, and sits in no match that goes on, is forgotten."""
    reset_minutes: int = 60
    """How long a link to set a new password is good for."""
    log_level: str = "INFO"
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1")
    """Addresses and networks that may read `/metrics`."""
    metrics_token: str | None = None
    """Whoever sends it as a bearer's token may, too."""
    smtp_host: str | None = None
    smtp_port: int = 587
    smtp_user: str | None = None
    smtp_password: str | None = None
    smtp_from: str | None = None
    smtp_starttls: bool = True
    push: bool = True
    """Whether devices may ask to be told by web push."""
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
            raw[key.lower()] = [part for part in value.split(",") if part] if key.lower() in LISTS else value
    raw.update({name: value for name, value in given.items() if value is not None})
    try:
        made = msgspec.convert(raw, Settings, strict=False)
        for text in (*made.trusted_proxies, *made.metrics_from):
            ip_network(text)
    except ValueError as error:
        raise BadSettings(f"settings: {error}") from None
    return made


def from_file(name: str) -> dict[str, Any]:
    try:
        return msgspec.toml.decode(Path(name).read_bytes(), type=dict[str, Any])
    except OSError as error:
        raise BadSettings(f"cannot read {name}: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise BadSettings(f"{name}: {error}") from None
