"""Write the stubs of the states again: `python tests/project/stubs.py`, or `make stubs`.

A type checker reads a module, and the module of a state has more than the extension made from it: what a twin declares
without `public`, `readonly` or `cpdef` cannot be reached from Python. So `src/caracole-stubs` (a partial stub package)
says what a compiled state has, to everybody but ourselves: our own code compiles against the whole.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "caracole"
STUBS = ROOT / "src" / "caracole-stubs"
KERNEL = SOURCE / "kernel" / "state.pxd"
FIRST = "# Written by tests/project/stubs.py from the module and its twin.\n"
FIELD = re.compile(r"^    cdef (public |readonly )?[\w.]+(?: \w+)?(?:\[[^\]]*\])* (\w+(?:, \w+)*)$", re.MULTILINE)
INNER = re.compile(r"^    cdef [^(=\n]*?(\w+)\(", re.MULTILINE)

OPENED = re.compile(r"^    cpdef [^(=\n]*?(\w+)\(", re.MULTILINE)


def modules() -> list[Path]:
    """Every module with a twin that has a state, or the fields of one."""
    found = [SOURCE / "kernel" / "state.py", *sorted(SOURCE.glob("games/*/position.py"))]
    found += sorted(SOURCE.glob("games/*/state.py"))
    return [module for module in found if module.with_suffix(".pxd").exists()]


def target(module: Path) -> Path:
    return STUBS / module.relative_to(SOURCE).with_suffix(".pyi")


def stub(module: Path) -> str:
    """What Python can reach of a module that has been compiled."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    twins = declared(module.with_suffix(".pxd").read_text(encoding="utf-8"))
    body: list[ast.stmt] = []
    for node in tree.body:
        if isinstance(node, ast.If):  # TYPE_CHECKING
            body += node.body
        elif isinstance(node, ast.Import | ast.ImportFrom | ast.AnnAssign):
            body.append(bare(node))
        elif isinstance(node, ast.ClassDef) and node.name in twins:
            body.append(reachable(node, twins[node.name]))
    return FIRST + ast.unparse(ast.Module(body, [])) + "\n"


def declared(twin: str) -> dict[str, str]:
    """The text of each class of a twin."""
    parts = re.split(r"^cdef class (\w+).*$", twin, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def reachable(node: ast.ClassDef, twin: str) -> ast.ClassDef:
    access = {name: kind.strip() for kind, names in FIELD.findall(twin) for name in names.split(", ")}
    inner = {*INNER.findall(twin), *INNER.findall(KERNEL.read_text(encoding="utf-8"))} - set(OPENED.findall(twin))
    body: list[ast.stmt] = []
    for member in node.body:
        if isinstance(member, ast.AnnAssign) and isinstance(member.target, ast.Name):
            if access.get(member.target.id) == "public":
                body.append(bare(member))
            elif access.get(member.target.id) == "readonly":
                body.append(read_only(member.target.id, member.annotation))
        elif isinstance(member, ast.FunctionDef) and member.name not in inner:
            body.append(signature(member))
        elif isinstance(member, ast.Assign) and ast.unparse(member.targets[0]) == "__hash__":
            body.append(ast.parse("__hash__: None").body[0])  # a state changes
    node.body, node.decorator_list = body, []
    return node


def bare(node: ast.stmt) -> ast.stmt:
    """Without a value."""
    if isinstance(node, ast.AnnAssign):
        node.value = None
    return node


def read_only(name: str, kind: ast.expr) -> ast.stmt:
    return ast.parse(f"@property\ndef {name}(self) -> {ast.unparse(kind)}: ...").body[0]


def signature(node: ast.FunctionDef) -> ast.FunctionDef:
    node.body = [ast.Expr(ast.Constant(...))]
    return node


def main() -> None:
    for module in modules():
        target(module).parent.mkdir(parents=True, exist_ok=True)
        target(module).write_text(stub(module), encoding="utf-8", newline="\n")
    (STUBS / "py.typed").write_text("partial\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
