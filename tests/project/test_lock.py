"""What a server is installed from: every version pinned, every file known by its hash."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;]+)", re.MULTILINE)


def name(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[\s\[<>=;]", requirement)[0]).lower()


def pins(file: str) -> dict[str, str]:
    return {name(found): version for found, version in PINNED.findall((ROOT / file).read_text())}


def test_every_package_of_a_server_is_pinned_by_hash() -> None:
    blocks = re.split(r"\n(?=[A-Za-z])", (ROOT / "requirements.txt").read_text())
    packages = [block for block in blocks if not block.startswith("#")]
    assert len(packages) == len(pins("requirements.txt"))
    for package in packages:
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", package), package


def test_the_lock_of_the_server_has_everything_it_asks_for_in_the_tested_versions() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    asked = [*project["dependencies"], *extras["server"], *extras["postgres"], *extras["redis"]]
    locked, tested = pins("requirements.txt"), pins("requirements-dev.txt")
    assert {name(one) for one in asked if not one.startswith("caracole")} <= set(locked)
    assert {package: version for package, version in locked.items() if tested.get(package, version) != version} == {}


def test_the_documentation_is_built_with_tested_versions() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = [one for one in project["optional-dependencies"]["docs"] if not one.startswith("caracole")]
    documenting, tested = pins("requirements-docs.txt"), pins("requirements-dev.txt")
    assert {name(one) for one in asked} <= {*documenting, *tested}
    assert not documenting.keys() & tested.keys()
