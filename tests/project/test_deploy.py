"""The image, the club of compose.yaml and the units: settings, commands and files that exist, and fit each other."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from caracole.cli import app
from caracole.server.settings import PREFIX, Settings, read

ROOT = Path(__file__).parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
OURS = {name: service for name, service in SERVICES.items() if service["image"] == "caracole"}
UNITS = sorted((ROOT / "deploy").glob("*.service"))
CONTAINERFILE = (ROOT / "Containerfile").read_text(encoding="utf-8")
ENVIRONMENT = {"DATABASE_PASSWORD": "p", "SECRET": "s", "DOMAIN": "club.example"}


def commands() -> set[str]:
    return set(get_command(app).commands)  # type: ignore[attr-defined]


def instructions() -> list[tuple[str, str]]:
    """The lines of the Containerfile, continued ones joined: (RUN, …)."""
    joined = re.sub(r"\\\n\s*", "", CONTAINERFILE)
    lines = [line for line in joined.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def values(environment: dict[str, str]) -> dict[str, str]:
    """Variables as compose would fill them in."""

    def filled(found: re.Match[str]) -> str:
        name, default = found[1], (found[2] or "").removeprefix(":-").removeprefix(":?")
        return ENVIRONMENT.get(name, default)

    return {name: re.sub(r"\$\{(\w+)(:[-?][^}]*)?\}", filled, value) for name, value in environment.items()}


# --- compose.yaml ------------------------------------------------------------------------------------


def test_the_club_is_two_servers_a_worker_a_database_a_carrier_and_a_proxy() -> None:
    assert sum(service["command"] == ["serve"] for service in OURS.values()) == 2
    assert [name for name, service in OURS.items() if service["command"] == ["worker"]] == ["worker"]
    assert {"database", "redis", "proxy"} <= set(SERVICES)


@pytest.mark.parametrize("name", OURS)
def test_a_service_of_ours_runs_a_command_with_settings_that_exist(name: str) -> None:
    service = OURS[name]
    assert service["command"][0] in commands()
    settings = read(environ=values(service["environment"]))
    assert settings.database == "postgresql://caracole:p@database:5432/caracole"
    assert settings.secure
    assert settings.redis
    assert settings.secret == "s"
    assert settings.workers == (2 if name == "worker" else 0)


def test_the_servers_believe_the_proxy_and_nobody_else() -> None:
    subnet = COMPOSE["networks"]["default"]["ipam"]["config"][0]["subnet"]
    for service in OURS.values():
        assert service["environment"]["CARACOLE_TRUSTED_PROXIES"] == subnet


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]


def test_whoever_waits_waits_for_somebody_who_is_there() -> None:
    for service in SERVICES.values():
        assert set(service.get("depends_on", ())) <= set(SERVICES)


def test_every_variable_is_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    example = (ROOT / "deploy/environment.example").read_text(encoding="utf-8")
    assert asked == set(re.findall(r"^(\w+)=", example, re.MULTILINE))


def test_the_proxy_leads_to_the_servers_there_are() -> None:
    told = (ROOT / "deploy/nginx.conf").read_text(encoding="utf-8")
    ports = {rest for word, rest in instructions() if word == "EXPOSE"}
    servers = [name for name, service in OURS.items() if service["command"] == ["serve"]]
    assert re.findall(r"server (\S+) max_fails", told) == [f"{name}:{port}" for name in servers for port in ports]


def test_files_that_are_mounted_are_there() -> None:
    for service in SERVICES.values():
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            known = source in COMPOSE["volumes"] or source == "./deploy/certificates"
            assert known or (ROOT / source).exists(), source


# --- Containerfile -----------------------------------------------------------------------------------


def test_the_image_is_made_in_two_stages_and_does_not_run_as_root() -> None:
    words = [word for word, _ in instructions()]
    assert words.count("FROM") == 2
    second = instructions()[len(words) - 1 - words[::-1].index("FROM") :]
    assert ("USER", "caracole") in second
    assert not any("gcc" in rest for _, rest in second)
    assert any(word == "HEALTHCHECK" for word, _ in second)


def test_the_image_starts_a_command_with_settings_that_exist() -> None:
    told = dict(instructions())
    assert told["ENTRYPOINT"] == '["caracole"]'
    assert told["CMD"].strip('[]"') in commands()
    names = re.findall(rf"{PREFIX}(\w+)=", told["ENV"])
    assert names
    assert {name.lower() for name in names} <= set(Settings.__struct_fields__)


def test_what_the_image_installs_is_pinned_by_hash() -> None:
    installs = [rest for word, rest in instructions() if word == "RUN" and "pip install" in rest]
    assert any("--require-hashes -r requirements.txt" in rest for rest in installs)
    assert any("--no-deps" in rest for rest in installs)


def test_what_does_not_belong_into_the_image_is_left_out_for_every_builder() -> None:
    assert (ROOT / ".containerignore").read_bytes() == (ROOT / ".dockerignore").read_bytes()


# --- systemd -----------------------------------------------------------------------------------------


def lines_of(unit: Path) -> list[tuple[str, str]]:
    pairs = [line.partition("=") for line in unit.read_text(encoding="utf-8").splitlines() if "=" in line]
    return [(key, value) for key, _, value in pairs if not key.startswith("#")]


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_starts_a_command_that_exists_and_not_as_root(unit: Path) -> None:
    told = dict(lines_of(unit))
    program, command, *_ = shlex.split(told["ExecStart"])
    assert program == "/opt/caracole/bin/caracole"
    assert command in commands()
    assert told["DynamicUser"] == "yes"


def test_the_settings_of_the_units_exist() -> None:
    example = (ROOT / "deploy/systemd.environment.example").read_text(encoding="utf-8")
    names = re.findall(rf"^{PREFIX}(\w+)=", example, re.MULTILINE)
    names += [
        found for unit in UNITS for key, value in lines_of(unit) for found in re.findall(rf"{PREFIX}(\w+)=", value)
    ]
    assert {name.lower() for name in names} <= set(Settings.__struct_fields__)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_finds_nothing_wrong_with_a_unit(unit: Path, tmp_path: Path) -> None:
    """The program itself is not installed here, so something that is stands in its place."""
    text = unit.read_text(encoding="utf-8").replace("/opt/caracole/bin/caracole", "/bin/true")
    (tmp_path / unit.name).write_text(text, encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", tmp_path / unit.name], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


# --- the page ----------------------------------------------------------------------------------------


def test_every_command_of_the_page_exists() -> None:
    page = (ROOT / "docs/operate.md").read_text(encoding="utf-8")
    named = set(
        re.findall(r"\bcaracole ([a-z]+)\b(?! caracole)", " ".join(re.findall(r"`(caracole [a-z][^`]*)`", page)))
    )
    named |= set(re.findall(r"run --rm worker ([a-z]+)", page))
    assert named
    assert named <= commands()
    services = re.findall(r"docker compose (?:exec -T|run --rm|stop|start) ([a-z0-9-]+)", page)
    assert set(services) <= set(SERVICES)


def test_every_file_of_the_page_is_there() -> None:
    page = (ROOT / "docs/operate.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\bdeploy/[\w@.-]+\w", page)) - {"deploy/certificates"}
    assert named
    assert {name for name in named if not (ROOT / name).exists()} == set()
