"""What an error of a database means: whether the row is to blame or the database, and what its keeper must look at."""

from __future__ import annotations

import sqlite3
from typing import Any

from sqlalchemy.exc import DataError, DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree

KINDS = ("away", "full", "locked", "readonly", "slow", "row", "broken")
"""`row`: this one cannot be stored; `broken`: the database itself is damaged or not ours."""
SQLITE = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "broken",
    sqlite3.SQLITE_NOTADB: "broken",
    sqlite3.SQLITE_ERROR: "broken",
    sqlite3.SQLITE_TOOBIG: "row",
    sqlite3.SQLITE_MISMATCH: "row",
}
POSTGRES = {
    "53100": "full",
    "25006": "readonly",
    "55P03": "locked",
    "57014": "slow",
    "42P01": "broken",
    "42703": "broken",
}
"""By SQLSTATE; what is not listed by its class: 22 is the row's fault."""


def kind(error: BaseException) -> str:
    if isinstance(error, (TimeoutError, NoneFree)):
        return "slow"
    if isinstance(error, OSError):
        return "away"
    if not isinstance(error, DBAPIError):
        return "row"  # no error of a database: it could not even be sent
    if error.connection_invalidated:
        return "away"
    origin: Any = error.orig
    code = getattr(origin, "sqlite_errorcode", None)
    if code is not None:
        return SQLITE.get(code & 0xFF, "away")
    state = str(getattr(origin, "sqlstate", None) or "")
    if isinstance(error, DataError) or state.startswith("22"):
        return "row"
    return POSTGRES.get(state, "away")


def cut(error: BaseException) -> bool:
    """Whether the connection was cut, so that a fresh one may do."""
    return isinstance(error, DBAPIError) and error.connection_invalidated
