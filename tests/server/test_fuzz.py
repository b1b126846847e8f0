"""Whatever is sent: a refusal with a sentence, never a failure of the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck
from tests.server.conftest import House, Visitor


@pytest.mark.filterwarnings("ignore")
def test_no_request_makes_the_server_fail(build: Callable[..., House]) -> None:
    """Every operation of the schema with made-up input, as somebody who sits at a running table and has a password."""
    house = build(grace_seconds=0, smtp_host="mail.invalid")
    anna = Visitor(house, "Anna")
    anna.post("/api/me/password", {"password": "which nobody guesses"})
    table = anna.open(seats=[{"kind": "me"}, {"kind": "here"}])
    finished = anna.open(seats=[{"kind": "me"}, {"kind": "here"}])
    anna.post(f"/api/tables/{finished}/resign")
    live = {"kind": "live", "bank": 900, "increment": 10}
    new = {"title": "Evening", "game": "glorreiche", "form": "duplicate", "clocks": [live], "bot": "tambour"}
    event = anna.post("/api/tournaments", new)["id"]
    anna.post(f"/api/tournaments/{event}/enter")
    schema = schemathesis.openapi.from_dict(anna.get("/api/schema/openapi.json"))
    tried = 0
    seen: set[str] = set()
    for found in schema.get_all_operations():
        operation: Any = found
        case_of = operation.ok().as_strategy()
        if operation.ok().path == "/api/turns/stream":
            continue  # it never ends

        @hypothesis.settings(
            max_examples=6, deadline=None, database=None, suppress_health_check=list(HealthCheck), derandomize=True
        )
        @hypothesis.given(case=case_of, real=hypothesis.strategies.sampled_from([table, finished, None]))
        def attempt(case: Any, real: str | None) -> None:
            nonlocal tried
            if real is not None and "name" in (case.path_parameters or {}) and "/tables/" in case.path:
                case.path_parameters["name"] = real
            if real is not None and "/tournaments/" in case.path and "name" in (case.path_parameters or {}):
                case.path_parameters["name"] = "Anna" if "/players/" in case.path else event
            if case.query and "wait" in case.query:
                case.query["wait"] = 0
            if case.path in ("/api/sessions", "/api/me/sessions") and case.method == "DELETE":
                return  # she stays
            headers = {"cookie": anna.cookie, "x-csrf-token": anna.me["csrf"]}
            answer = case.call(base_url=house.url, headers=headers)
            tried += 1
            assert answer.status_code < 500, (
                f"{case.method} {case.formatted_path} {case.query} {case.body}: {answer.text}"
            )
            if answer.status_code >= 400:
                assert answer.json()["sentence"]

        attempt()
        seen.add(operation.ok().path)
    assert tried > 300
    assert {"/api/me/sessions/{session}", "/api/me/deletion", "/api/me/export", "/api/password-resets"} <= seen
    assert {"/api/live", "/api/tournaments/{name}/deals", "/api/me/pushes", "/api/calendars/{secret}"} <= seen
    assert anna.see(table)["status"] in ("running", "finished")
