"""The commands are run as those of tests/cli are."""

from __future__ import annotations

from tests.cli.conftest import run

__all__ = ["run"]
