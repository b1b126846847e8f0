"""What pip and build call (PEP 517): setuptools, after the browser client is built where it must be.

Git holds no built file, so a clone has no client until it is built; a source archive has it, and so has every wheel.
An editable install leaves it alone: `make` and `python web/build.py` build it there.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from typing import Any

from build import HERE, NODE, ROOT, has_node, is_built  # ours, in this folder
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Config = dict[str, Any] | None


def node() -> list[str]:
    """What must be installed to build the client."""
    return [] if is_built() or has_node() else [NODE]


def build_client() -> None:
    """In a process of its own, whose one sentence is all there is to read when it fails."""
    if not is_built() and subprocess.run([sys.executable, HERE / "build.py"], check=False).returncode:
        sys.exit(1)


def forget_former() -> None:
    """The client's files are named by their content; setuptools would pack those of every build before, too."""
    for folder in ROOT.glob("build/lib*/caracole/server/*"):
        if folder.name in ("static", "docs"):
            shutil.rmtree(folder)


def get_requires_for_build_sdist(config_settings: Config = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]


def get_requires_for_build_wheel(config_settings: Config = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def build_sdist(sdist_directory: str, config_settings: Config = None) -> str:
    build_client()
    return build_meta.build_sdist(sdist_directory, config_settings)


def build_wheel(wheel_directory: str, config_settings: Config = None, metadata_directory: str | None = None) -> str:
    build_client()
    forget_former()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
