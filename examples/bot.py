"""A player of any game in forty lines: joins a table, hears of its turns, plays at random. Standard library only.

python examples/bot.py http://127.0.0.1:8000 TOKEN TABLE
"""

from __future__ import annotations

import json
import random
import sys
import uuid
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def call(path: str, body: Any = None) -> Any:
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(SERVER + path, data, headers), timeout=60)


def play(table: str) -> None:
    """One decision."""
    sight = json.load(call(f"/api/tables/{table}?gestures=false&log=false"))
    if sight["mine"]:
        action = random.choice(sight["legal"])
        call(f"/api/tables/{table}/play", {"action": action, "number": sight["number"], "id": uuid.uuid4().hex})


SERVER, TOKEN, TABLE = sys.argv[1:]
try:
    call(f"/api/tables/{TABLE}/join", {})
except HTTPError as error:
    print(json.load(error)["sentence"])
for line in call("/api/turns/stream"):
    turn = json.loads(line) if line.strip() else {}
    if turn.get("table") == TABLE:
        if turn.get("over"):
            break
        play(TABLE)
