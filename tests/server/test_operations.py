"""What operators rely on: commands, settings, logs, metrics, backups, an orderly end."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.server.conftest import House, Visitor
from tests.server.conftest import settings as house_settings

from caracole.cli import app
from caracole.server import commands, logs, settings
from caracole.server.errors import Problem
from caracole.server.settings import BadSettings, Settings
from caracole.server.web import client_pages, documentation


def test_settings_come_from_file_environment_and_command_line_in_this_order(tmp_path: Path) -> None:
    file = tmp_path / "caracole.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\nthink_seconds = 2.5\n')
    environ = {
        "CARACOLE_PORT": "2",
        "CARACOLE_METRICS_FROM": "10.0.0.0/8,::1",
        "CARACOLE_ORIGINS": "https://a.example,https://b.example",
    }
    read = settings.read(str(file), environ, workers=3, redis=None)
    assert (read.port, read.host, read.think_seconds, read.workers) == (2, "0.0.0.0", 2.5, 3)
    assert read.metrics_from == ("10.0.0.0/8", "::1")
    assert read.origins == ("https://a.example", "https://b.example")
    assert settings.read(None, {"CARACOLE_CONFIG": str(file)}).port == 1


@pytest.mark.parametrize("environ", [{"CARACOLE_PROT": "1"}, {"CARACOLE_PORT": "x"}, {"CARACOLE_CONFIG": "/nowhere"},
                                     {"CARACOLE_TRUSTED_PROXIES": "everybody"}])  # fmt: skip
def test_a_setting_that_makes_no_sense_is_named(environ: dict[str, str]) -> None:
    with pytest.raises(BadSettings):
        settings.read(None, environ)


@pytest.mark.parametrize("url", ["mysql://x", "nonsense", "sqlite://", "sqlite:///:memory:"])
def test_a_database_that_cannot_be_is_refused(url: str) -> None:
    with pytest.raises(BadSettings):
        asyncio.run(commands.migrate(Settings(database=url), print))


def test_one_file_is_served_by_one_server(build: Callable[..., House], tmp_path: Path) -> None:
    build()
    from caracole.server.lifecycle import Server

    with pytest.raises(BadSettings, match="served already"):
        asyncio.run(Server(house_settings(tmp_path)).open())


def test_without_the_extra_the_command_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner

    monkeypatch.setitem(sys.modules, "caracole.server.commands", None)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.delitem(sys.modules, "caracole.server.commands")
    ran = CliRunner().invoke(app, ["serve"])
    assert ran.exit_code == 2
    assert "pip install 'caracole[server]'" in ran.stderr


def test_health_readiness_and_metrics(house: House) -> None:
    visitor = Visitor(house, "Anna")
    assert visitor.get("/health")["status"] == "ok"
    assert visitor.get("/ready")["status"] == "ready"
    told = visitor.http.get("/metrics").text
    assert re.search(r'^caracole_requests_total\{method="GET",status="200"\} \d+$', told, re.MULTILINE)
    assert "caracole_action_seconds_bucket" in told


def test_the_api_is_described_without_loading_anything(house: House) -> None:
    visitor = Visitor(house)
    page = visitor.http.get("/api/docs").text
    assert "POST /api/tables/{name}/play" in page
    assert "<script" not in page
    assert "http://" not in page.replace("http://www.w3.org", "")
    schema = visitor.get("/api/schema/openapi.json")
    assert len(schema["paths"]) > 30


def test_the_documentation_is_served_under_docs(tmp_path: Path, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    site = tmp_path / "site"
    (site / "_static").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html>the documentation")
    (site / "_static/drawn.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr(documentation, "SITE", site)
    visitor = Visitor(house)
    for path in ("/docs", "/docs/"):
        answer = visitor.http.get(path, follow_redirects=True)
        assert (answer.status_code, answer.text) == (200, "<!doctype html>the documentation")
        assert answer.url.path == "/docs/index.html", "links of the page lead on from there"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    drawn = visitor.http.get("/docs/_static/drawn.svg")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert "script-src" not in drawn.headers["content-security-policy"]
    for path in ("nowhere.html", "_static", "..%2Fsecret.txt", "%2e%2e/secret.txt", "a" * 300):
        assert visitor.http.get(f"/docs/{path}").json()["error"] == "unknown"


def test_documentation_that_is_not_built_says_so(tmp_path: Path, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documentation, "SITE", tmp_path / "nothing")
    answer = Visitor(house).http.get("/docs/index.html", headers={"accept-language": "fr"})
    assert answer.status_code == 404
    assert answer.json()["error"] == "docs"
    assert "construite" in answer.json()["sentence"]


def test_the_client_is_served_where_no_api_is(tmp_path: Path, house: House) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>client")
    (tmp_path / "assets" / "app-1a2b.js").write_text("let a")
    (tmp_path.parent / "secret").write_text("not for you")
    assert b"client" in client_pages.served("/", tmp_path).content
    assert b"client" in client_pages.served("/tables/abc", tmp_path).content, "an address inside the client"
    script = client_pages.served("/assets/app-1a2b.js", tmp_path)
    assert script.media_type == "text/javascript"
    assert "immutable" in script.headers["cache-control"]
    for path in ("/nowhere.js", "/api/nowhere", "/../secret.txt", "/ws/x"):
        with pytest.raises(Problem):
            client_pages.served(path, tmp_path)
    assert b"not for you" not in client_pages.served("/../secret", tmp_path).content
    visitor = Visitor(house)
    assert visitor.http.get("/").status_code == 200
    assert visitor.http.get("/tables/abc").headers["content-type"].startswith("text/html")
    for path in ("/api/nowhere", "/api/tables/x/y/z", "/nowhere.js"):
        assert visitor.http.get(path).status_code == 404
        assert visitor.http.get(path).json()["error"] == "unknown"


def test_logs_are_json_without_secrets() -> None:
    record = logging.makeLogRecord(
        {
            "msg": "GET /x?invite=abc123 with caracole_abcdefgh12345 at postgresql://me:word@host/db password=hidden",
            "name": "test",
            "levelname": "INFO",
            "status": 200,
        }
    )
    line = logs.Lines().format(record)
    told = json.loads(line)
    assert told["status"] == 200
    for secret in ("abc123", "caracole_abcdefgh12345", "me:word", "hidden"):
        assert secret not in line


def test_a_backup_made_while_serving_can_be_served(build: Callable[..., House], tmp_path: Path) -> None:
    house = build()
    anna = Visitor(house, "Anna")
    table = anna.open(seats=[{"kind": "me"}, {"kind": "here"}])
    for _ in range(5):
        anna.move(table)
    copy = tmp_path / "copy.db"
    chosen = house.server.settings
    commands.backup(chosen, str(copy))
    with pytest.raises(BadSettings, match="exists already"):
        commands.backup(chosen, str(copy))
    told: list[str] = []
    assert asyncio.run(commands.verify(Settings(database=f"sqlite:///{copy}"), told.append)) == 0
    assert told == ["1 matches replayed, 0 do not follow"]


def test_verify_reports_what_does_not_follow(build: Callable[..., House], tmp_path: Path) -> None:
    house = build()
    anna = Visitor(house, "Anna")
    tables = [anna.open(seats=[{"kind": "me"}, {"kind": "here"}]) for _ in range(4)]
    for table in tables:
        for _ in range(4):
            anna.move(table)
    house.stop()
    with sqlite3.connect(tmp_path / "caracole.db") as raw:
        raw.execute("update steps set text = '@6' where table_id = ? and kind = 'chance' and number < 3", (tables[0],))
        raw.execute("update steps set text = '83-84' where table_id = ? and kind = 'play'", (tables[1],))
        raw.execute("update tables set rules = '0' where id = ?", (tables[2],))
    raw.close()
    told: list[str] = []
    assert asyncio.run(commands.verify(house.server.settings, told.append)) in (2, 3)
    assert any("rules 0" in line for line in told)
    assert any("does not follow" in line for line in told)
    again = Visitor(build())
    sight = again.see(tables[2])
    assert sight["broken"], "a match under other rules is shown as such and goes no further"


def start(folder: Path, *words: str, **environ: str) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen(
        [sys.executable, "-m", "caracole", "serve", "--port", "0", "--database", f"sqlite:///{folder}/s.db", *words],
        stdout=subprocess.PIPE,
        stderr=(folder / "log").open("w"),
        text=True,
        env={**os.environ, **environ},
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    url = line.split()[-1]
    until = time.monotonic() + 40
    while time.monotonic() < until:
        try:
            if httpx.get(f"{url}/ready").status_code == 200:
                return process, url
        except httpx.HTTPError:
            time.sleep(0.1)
    raise AssertionError((folder / "log").read_text())


@pytest.mark.filterwarnings("ignore:unclosed file:ResourceWarning")
def test_asked_to_stop_the_server_finishes_and_leaves(tmp_path: Path) -> None:
    process, url = start(tmp_path)
    with httpx.Client(base_url=url) as client:
        me = client.post("/api/guests", json={"name": "Anna"}).json()
        made = client.post("/api/tables", json={"game": "glorreiche"}, headers={"x-csrf-token": me["csrf"]})
        assert made.status_code == 201
        with client.stream("GET", "/api/turns/stream") as stream:
            assert stream.status_code == 200
            process.send_signal(signal.SIGTERM)
            for _ in stream.iter_lines():
                pass
    assert process.wait(30) in (0, -signal.SIGTERM, 128 + signal.SIGTERM)
    assert process.stdout is not None
    process.stdout.close()
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines() if line.startswith("{")]
    assert lines[-1]["message"] == "closed"
    assert any(line["message"] == "request" and line["path"] == "/api/tables" for line in lines)
