"""The browser that tests open: Chromium without windows, which takes a third less time, or the whole one."""

from __future__ import annotations

from pathlib import Path

WHOLE = Path("/usr/bin/chromium")
SHELL = Path("/usr/bin/chromium-headless-shell")
CHROMIUM = SHELL if SHELL.exists() else WHOLE
