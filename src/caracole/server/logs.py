"""Logs: one JSON object a line, without anything that opens a door."""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

PLAIN = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}
SECRETS = re.compile(
    r"caracole_[\w-]{8,}|(?<=://)[^/@\s]+@|(?<=invite=)[\w-]+"
    r"|(?i:(?<=authorization: ).+|(?<=password=)\S+|(?<=secret=)\S+)"
)


class Lines(logging.Formatter):
    """A record as JSON; whatever looks like a token, a password or an invitation is blotted out."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "source": record.name,
            "message": blotted(record.getMessage()),
        }
        line.update({key: value for key, value in record.__dict__.items() if key not in PLAIN})
        if record.exc_info:
            line["error"] = blotted(self.formatException(record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


def blotted(text: str) -> str:
    return SECRETS.sub("…", text)


def start(level: str) -> None:
    """Everything goes to the standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for chatty in ("uvicorn.error", "uvicorn.access", "aiosqlite", "alembic", "sqlalchemy"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, logging.getLogger().level))
