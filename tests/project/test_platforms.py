"""What is installed must be importable on every system Python runs on: modules that only some have are not imported."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
ONLY_UNIX = {"fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty"}


def imported(file: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


def test_no_module_imports_what_only_some_systems_have() -> None:
    files = list(SOURCE.rglob("*.py"))
    assert len(files) > 100
    found = {str(file.relative_to(SOURCE)): imported(file) & ONLY_UNIX for file in files}
    assert {file: modules for file, modules in found.items() if modules} == {}
