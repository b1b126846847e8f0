"""The browser that tests open: Chromium without windows, which takes a third less time, or the whole one."""

from __future__ import annotations

from pathlib import Path

FOUND = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))
CHROMIUM = next((file for file in FOUND if file.exists()), FOUND[-1])
