"""A .pxd twin repeats the signatures and fields of its module; here the two are compared, name by name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
TWINS = sorted(SOURCE.rglob("*.pxd"))
DATA = [pxd for pxd in TWINS if "# data only" in pxd.read_text(encoding="utf-8")]
CODE = [pxd for pxd in TWINS if pxd not in DATA]

INTEGERS = {
    "int",
    "long",
    "short",
    "char",
    "unsigned char",
    "long long",
    "unsigned long long",
    "unsigned int",
    "Py_ssize_t",
    "size_t",
}
NUMBERS = {
    **dict.fromkeys(INTEGERS, ("int", "bool")),
    "bint": ("bool", "int"),
    "double": ("float",),
    "float": ("float",),
}


@dataclass
class Function:
    returns: str
    arguments: list[tuple[str, str, bool]]
    """Type, name, and whether it has a default."""
    inline: list[str] = field(default_factory=list)
    """What an inline function does, line by line; the module repeats it for plain Python."""


@dataclass
class Block:
    """What a module or a class declares."""

    functions: dict[str, Function] = field(default_factory=dict)
    fields: dict[str, str] = field(default_factory=dict)
    classes: dict[str, Block] = field(default_factory=dict)


def relative(path: Path) -> str:
    return str(path.relative_to(ROOT))


# --- reading a twin -------------------------------------------------------------------------------


def statements(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a twin with their indentation; comments, imports and decorators left out, long lines joined."""
    held = ""
    for raw in text.splitlines():
        line = held + (" " + raw.strip() if held else raw.split("#")[0].rstrip())
        held = line if line.count("(") > line.count(")") else ""
        words = line.strip()
        if words and not held and not words.startswith(("cimport ", "from ", "import ", "ctypedef ", "@")):
            yield len(line) - len(line.lstrip()), words


def read_twin(text: str) -> Block:
    module = here = Block()
    inline: tuple[int, list[str]] | None = None
    """The indentation and the lines of the inline function being read."""
    for indent, line in statements(text):
        found = re.fullmatch(r"cdef class (\w+)(\(.*\))?:", line)
        if inline and indent > inline[0]:
            inline[1].append(" " * (indent - inline[0] - 4) + line)
            continue
        inline = None
        if found:
            here = module.classes[found[1]] = Block()
        else:
            if indent == 0:
                here = module
            read_declaration(here, line.removesuffix(":"))
            if line.endswith(":"):
                inline = indent, list(here.functions.values())[-1].inline
    return module


def read_declaration(block: Block, line: str) -> None:
    found = re.fullmatch(r"(?:cpdef|cdef) (?:inline )?(.*?)\b(\w+)\((.*)\)[^()]*", line)
    if found:
        block.functions[found[2]] = Function(found[1].strip(), [read_argument(a) for a in split(found[3])])
        return
    found = re.fullmatch(r"cdef (?:public |readonly )?(.*)", line)
    if found:
        first, *more = split(found[1])
        kind, _, name = first.rpartition(" ")
        block.fields.update(dict.fromkeys([name, *more], kind))
    elif line not in ("pass", "..."):
        raise AssertionError(f"this test cannot read {line!r}; teach it")


def split(listed: str) -> list[str]:
    return [part.strip() for part in listed.split(",") if part.strip()]


def read_argument(text: str) -> tuple[str, str, bool]:
    told, equals, _ = text.partition("=")
    kind, _, name = told.strip().rpartition(" ")
    return kind, name, bool(equals)


# --- comparing it with its module -----------------------------------------------------------------


def functions(body: list[ast.stmt]) -> dict[str, ast.FunctionDef]:
    """Those of plain Python alone, for which the twin has inline ones, too."""
    plain = [node for part in body if is_plain_only(part) for node in part.body]  # type: ignore[attr-defined]
    return {node.name: node for node in [*body, *plain] if isinstance(node, ast.FunctionDef)}


def is_plain_only(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "not cython.compiled"


def done(function: ast.FunctionDef) -> str:
    """What a function does, without its docstring."""
    told = function.body[1:] if ast.get_docstring(function) is not None else function.body
    return "\n".join(ast.unparse(node) for node in told)


def fields(body: list[ast.stmt]) -> dict[str, str]:
    """Annotated names without a value: the fields of a class as its twin must list them."""
    return {
        node.target.id: ast.unparse(node.annotation)
        for node in body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is None
    }


def assigned(body: list[ast.stmt]) -> set[str]:
    """Names with a value, those that only plain Python gives one too."""
    plain = [node for part in body if is_plain_only(part) for node in part.body]  # type: ignore[attr-defined]
    return {
        target.id
        for node in [*body, *plain]
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }


def agrees(kind: str, annotation: str) -> bool:
    """Whether a C type can hold what the annotation says; `object` and no type hold anything."""
    annotation = annotation.strip("'\"").removesuffix(" | None")
    array = re.fullmatch(r"(.+?)(?:(?:\[\d+\])+|\*)", kind)
    if array:
        return annotation.startswith("list[") and agrees(
            array[1], annotation.removeprefix("list[").rstrip("]").split("[")[-1]
        )
    if kind.endswith("[::1]"):  # a memory view
        held = kind.removesuffix("[::1]")
        found = re.fullmatch(r"(?:array|memoryview)\[(\w+)\]", annotation)
        return found is not None and agrees(held, found[1])
    if kind in NUMBERS:
        return annotation in NUMBERS[kind]
    if kind in ("", "object"):
        return True
    if kind == "void":
        return annotation == "None"
    return annotation.split("[")[0] == kind


def function_differences(name: str, told: Function, real: ast.FunctionDef) -> Iterator[str]:
    arguments = [*real.args.posonlyargs, *real.args.args]
    names = [argument.arg for argument in arguments]
    listed = [argument[1] for argument in told.arguments]
    if names != listed:
        yield f"{name}: arguments are ({', '.join(listed)}) in the twin, ({', '.join(names)}) in the module"
        return
    first_default = len(arguments) - len(real.args.defaults)
    for index, ((kind, argument, default), found) in enumerate(zip(told.arguments, arguments, strict=True)):
        if default != (index >= first_default):
            yield f"{name}: only one of twin and module gives {argument} a default"
        annotation = ast.unparse(found.annotation) if found.annotation else ""
        if annotation and not agrees(kind, annotation):
            yield f"{name}: {argument} is {kind} in the twin, {annotation} in the module"
    if told.inline and ast.unparse(ast.parse("\n".join(told.inline))) != done(real):
        yield f"{name}: does something else inline than in the module"
    returns = ast.unparse(real.returns) if real.returns else "None"
    if not agrees(told.returns, returns):
        yield f"{name}: returns {told.returns} in the twin, {returns} in the module"


def differences(told: Block, body: list[ast.stmt], where: str = "") -> Iterator[str]:
    real = functions(body)
    plain = functions([part for part in body if is_plain_only(part)])
    for name, function in told.functions.items():
        if bool(function.inline) != (name in plain):
            yield f"{where}{name}: what is inline in the twin, and only that, is for plain Python alone in the module"
        if name in real:
            yield from function_differences(where + name, function, real[name])
        else:
            yield f"{where}{name} is a function in the twin only"
    listed = fields(body)
    for name, kind in told.fields.items():
        if name in listed and not agrees(kind, listed[name]):
            yield f"{where}{name} is {kind} in the twin, {listed[name]} in the module"
        elif name not in listed and name not in assigned(body):
            yield f"{where}{name} is a field in the twin only"
    classes = {node.name: node.body for node in body if isinstance(node, ast.ClassDef)}
    for name, block in told.classes.items():
        if name not in classes:
            yield f"{where}{name} is a class in the twin only"
            continue
        yield from differences(block, classes[name], f"{name}.")
        for missing in fields(classes[name]).keys() - block.fields.keys():
            yield f"{name}.{missing} is a field in the module only"


@pytest.mark.parametrize("pxd", TWINS, ids=relative)
def test_every_twin_has_its_module(pxd: Path) -> None:
    assert pxd.with_suffix(".py").exists(), f"{relative(pxd)} has no module beside it"


@pytest.mark.parametrize("pxd", CODE, ids=relative)
def test_a_twin_says_what_its_module_says(pxd: Path) -> None:
    module = ast.parse(pxd.with_suffix(".py").read_text(encoding="utf-8"))
    found = list(differences(read_twin(pxd.read_text(encoding="utf-8")), module.body))
    assert not found, f"{relative(pxd)} and its module differ:\n  " + "\n  ".join(found)


# --- constants ------------------------------------------------------------------------------------


def constants(text: str) -> dict[str, int]:
    """Members of `cdef enum`, and names that stand for a macro where a value needs more than 31 bits."""
    macros = {found[1]: int(found[2].rstrip("UL"), 0) for found in re.finditer(r"#define (\w+) (\w+)", text)}
    told = {found[1]: macros[found[2]] for found in re.finditer(r'const [\w ]+ (\w+) "(\w+)"', text)}
    for found in re.finditer(r"^ +([A-Z]\w*) *= *([^#\n]+)$", text, re.MULTILINE):
        told[found[1]] = int(eval(found[2], {"__builtins__": {}}, dict(told)))
    return told


@pytest.mark.parametrize("pxd", DATA, ids=relative)
def test_constants_are_the_same_in_c_and_in_python(pxd: Path) -> None:
    module = import_module(".".join(pxd.relative_to(SOURCE).with_suffix("").parts))
    told = constants(pxd.read_text(encoding="utf-8"))
    assert told, f"{relative(pxd)} is marked “data only” and no constant was found in it"
    missing = object()
    wrong = [
        f"{name} is {value} in the twin, {found if found is not missing else 'missing'} in the module"
        for name, value in told.items()
        if (found := getattr(module, name, missing)) != value
    ]
    assert not wrong, f"{relative(pxd)} and its module differ:\n  " + "\n  ".join(wrong)


# --- the test itself ------------------------------------------------------------------------------

MODULE = """
class Thing:
    size: int
    places: list[int]
    def grow(self, by: int) -> None: ...
    if not cython.compiled:
        def shrink(self, by: int) -> None:
            "By so much."
            if by > 0:
                self.size -= by
if not cython.compiled:
    RULES = [weigh] * 4
def weigh(thing: Thing, times: int = 1) -> bool: ...
def spread(sizes: list[int]) -> None: ...
"""


@pytest.mark.parametrize(
    ("twin", "complaint"),
    [
        ("cpdef bint weigh(Thing thing, int times=*) noexcept nogil", ""),
        (
            "cpdef bint weigh(Thing thing, int often=*)",
            "arguments are (thing, often) in the twin, (thing, times)",
        ),
        ("cpdef bint weigh(Thing thing, int times)", "only one of twin and module gives times a default"),
        ("cpdef double weigh(Thing thing,\n    int times=*)", "weigh: returns double in the twin, bool in the module"),
        ("cpdef int lift(Thing thing)", "lift is a function in the twin only"),
        ("cdef class Thing:\n    cdef public int size\n    cdef short[9] places\n    cdef void grow(self, int by)", ""),
        (
            "cdef class Thing:\n    cdef int size\n    cdef short[9] places\n"
            "    cdef inline void shrink(self, int by) nogil:\n        if by > 0:\n            self.size -= by",
            "",
        ),
        (
            "cdef class Thing:\n    cdef int size\n    cdef short[9] places\n"
            "    cdef inline void shrink(self, int by) nogil:\n        if by > 0:\n            self.size += by",
            "Thing.shrink: does something else inline than in the module",
        ),
        (
            "cdef class Thing:\n    cdef int size\n    cdef short[9] places\n    cdef void shrink(self, int by)",
            "Thing.shrink: what is inline in the twin, and only that",
        ),
        ("ctypedef bint (*Rule)(Thing thing) noexcept nogil\ncdef Rule[4] RULES", ""),
        ("cdef Rule[4] OTHERS", "OTHERS is a field in the twin only"),
        ("cdef void spread(int* sizes)", ""),
        ("cdef void spread(double* sizes)", "spread: sizes is double* in the twin, list[int] in the module"),
        ("cdef class Thing:\n    cdef public int size, depth", "Thing.depth is a field in the twin only"),
        ("cdef class Thing:\n    cdef int size", "Thing.places is a field in the module only"),
        ("cdef class Thing:\n    cdef int size, places", "Thing.places is int in the twin, list[int] in the module"),
    ],
)
def test_a_difference_is_found_and_named(twin: str, complaint: str) -> None:
    found = "\n".join(differences(read_twin(twin), ast.parse(MODULE).body))
    assert complaint in found
    assert bool(complaint) == bool(found)
