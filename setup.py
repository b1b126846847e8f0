"""Every module under src/ with a .pxd twin becomes an extension; without a compiler none does.

A stale extension silently wins over an edited module. So a build also removes every extension whose module or twin
is gone, and generates the C again when a twin it leans on, Cython or this file has changed.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "auto_pickle": False,  # code for every class, used by none: states pickle as text, and Random asks for it
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "embedsignature": True,
    "show_performance_hints": False,  # without the GIL an untyped value is an error; nothing is slow in silence
}
SILENT = ["-g0", "-w"] if os.name == "posix" else []
"""Nobody looks into the generated C, neither with a debugger nor at warnings, which cost a twentieth of the time."""
FLAGS = ["-O3", *SILENT] if os.name == "posix" else []
IS_GCC = "gcc" in (os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
if IS_GCC:
    FLAGS.append("-fno-loop-unroll-and-jam")  # two rows of a network at a time, but a number instead of four
SELDOM = ["-O1", *SILENT] if os.name == "posix" else []
"""For what runs once a match or less: half the time to compile."""
SOURCE = Path("src")
GENERATED = Path("build/c")
SHARED = "caracole.kernel.cython_shared"
"""What Cython would write into every extension, memoryviews above all, compiled once for all of them."""


def twins() -> Iterator[Extension]:
    for pxd in sorted(SOURCE.rglob("*.pxd")):
        source, told = pxd.with_suffix(".py"), pxd.read_text(encoding="utf-8")
        if source.exists() and "# data only" not in told:
            name = ".".join(source.relative_to(SOURCE).with_suffix("").parts)
            flags = SELDOM if "# once a match" in told else FLAGS
            yield Extension(name, [str(source)], depends=["setup.py"], extra_compile_args=flags)


def shared() -> Extension:
    """The extension that no module stands behind: Cython writes its C by itself."""
    source = SOURCE.joinpath(*SHARED.split(".")).with_suffix(".c")
    return Extension(SHARED, [str(source)], depends=["setup.py"], extra_compile_args=SELDOM)


def extensions() -> list[Extension]:
    if os.environ.get("CARACOLE_PURE"):
        return []
    from Cython.Build import cythonize

    forget_outdated()
    made: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        [shared(), *twins()],
        build_dir=str(GENERATED),
        shared_utility_qualified_name=SHARED,
        nthreads=os.cpu_count() or 1,
        compiler_directives=DIRECTIVES,
        quiet=True,
    )
    if IS_GCC:
        for extension in made:
            spare(c_of(extension))
    remember_recipe()
    # What takes longest begins first, so that no core waits at the end.
    return sorted(made, key=lambda extension: -c_of(extension).stat().st_size)


def c_of(extension: Extension) -> Path:
    """Where Cython has written its C."""
    return Path(next(iter(extension.sources)))


# --- what gcc need not optimise -------------------------------------------------------------------

LENDING = "/* #### Code section: utility_code_def ### */\n"
SETUP = re.compile(r"^/\* #### Code section: initfunc_declarations .*\Z", re.MULTILINE | re.DOTALL)
"""What runs once, when a module is imported."""
FIELDS = re.compile(r"^/\* Python wrapper \*/\n[^\n]*__(?:get|set)__\(.*?(?=^/\* )", re.MULTILINE | re.DOTALL)
"""How Python reads and writes a field: a call or two."""
ARRAYS = re.compile(r'^/\* "carray\..*?(?=^/\* )', re.MULTILINE | re.DOTALL)
LENT = re.compile(
    r"^/\* \w*(?:Import|Init|Version|Decompress|CodeObj|Shared|Module|Raise|Traceback|Err|Exception|VTable|Keywords"
    r"|Format|Api|CIntFromPy)\w*(?: \(used by \w+\))? \*/\n.*?(?=^/\* )",
    re.MULTILINE | re.DOTALL,
)
"""What Cython lends every module for its import, for complaints, and for numbers out of Python.

The rest, Python's division among it, is called by the rules, or by Python between two of their steps: `clone` and
`legal` called from Python were a quarter and a tenth slower when that was spared, too.
"""


def spare(generated: Path) -> None:
    """Let gcc spend its time on the rules, not on what surrounds them. C that looks otherwise stays as it is."""
    own, mark, lent = generated.read_text(encoding="utf-8").partition(LENDING)
    if mark and "#pragma GCC optimize" not in own:
        own = FIELDS.sub(optimized("O0"), SETUP.sub(optimized("O0"), own))
        own = ARRAYS.sub(optimized("O1"), own)
        generated.write_text(own + mark + LENT.sub(optimized("O1"), lent), encoding="utf-8")


def optimized(level: str) -> Callable[[re.Match[str]], str]:
    before, after = f'#pragma GCC push_options\n#pragma GCC optimize ("{level}")\n', "#pragma GCC pop_options\n"
    return lambda found: before + found[0] + after


# --- what the generated C depends on --------------------------------------------------------------


def forget_outdated() -> None:
    """Delete the C that must be generated again. Cython itself overlooks `from package cimport module`."""
    if is_new_recipe():
        shutil.rmtree(GENERATED, ignore_errors=True)
    for pxd in SOURCE.rglob("*.pxd"):
        generated = (GENERATED / pxd).with_suffix(".c")
        if generated.exists() and newest(leaned_on(pxd)) > generated.stat().st_mtime:
            generated.unlink()


def newest(files: set[Path]) -> float:
    return max(file.stat().st_mtime for file in files)


def leaned_on(pxd: Path) -> set[Path]:
    """A twin and every other twin it takes declarations from, directly or not."""
    seen, waiting = set(), [pxd]
    while waiting:
        file = waiting.pop()
        if file not in seen:
            seen.add(file)
            waiting += cimported(file.read_text(encoding="utf-8"))
    return seen


def cimported(text: str) -> Iterator[Path]:
    """The twins of ours that a twin names: `from a.b cimport c, d as e` may mean a/b, a/b/c and a/b/d."""
    for package, listed in re.findall(r"^from ([\w.]+) cimport \(?([^)\n]+(?:\n[^)]*(?=\)))?)", text, re.MULTILINE):
        members = [part.split()[0] for part in listed.split(",") if part.strip()]
        for name in (package, *(f"{package}.{member}" for member in members)):
            found = SOURCE.joinpath(*name.split(".")).with_suffix(".pxd")
            if found.exists():
                yield found


def recipe() -> str:
    """A word that changes with Cython's version and with this file."""
    return f"{version('cython')} {hashlib.sha256(Path('setup.py').read_bytes()).hexdigest()}"


def is_new_recipe() -> bool:
    told = GENERATED / "recipe"
    return not told.exists() or told.read_text(encoding="utf-8") != recipe()


def remember_recipe() -> None:
    GENERATED.mkdir(parents=True, exist_ok=True)
    (GENERATED / "recipe").write_text(recipe(), encoding="utf-8")


class AllOrNothing(build_ext):
    """Half a compiled package cannot be imported: one failure drops every extension."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        wanted = {extension.name for extension in self.extensions or ()}
        if wanted:
            remove_orphans(SOURCE, wanted)
            remove_orphans(Path(self.build_lib), wanted)
        super().run()

    def build_extensions(self) -> None:
        for extension in self.extensions:
            extension.optional = False
        try:
            super().build_extensions()
        except Exception as error:
            if self.can_compile():
                raise  # the compiler works, so the fault is ours and must be seen
            print(
                f"caracole: no C compiler that works ({error}); the rules run as plain Python, many times slower",
                file=sys.stderr,
            )
            remove_orphans(SOURCE, set())
            remove_orphans(Path(self.build_lib), set())
        finally:
            for extension in self.extensions:
                extension.optional = True  # an editable install must not insist on copying what is not there

    def can_compile(self) -> bool:
        """Whether the smallest extension could be compiled and linked here."""
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "smallest.c")
            source.write_text("#include <Python.h>\nint nothing(void) { return 0; }\n", encoding="utf-8")
            try:
                made = self.compiler.compile([str(source)], output_dir=folder)
                self.compiler.link_shared_object(made, str(Path(folder, "smallest.so")))
            except Exception:
                return False
        return True


def remove_orphans(root: Path, kept: set[str]) -> None:
    """Delete the extensions under a folder that no module with a twin stands behind any more."""
    for found in sorted(root.glob("caracole/**/*")):
        suffix = next((s for s in EXTENSION_SUFFIXES if found.name.endswith(s)), None)
        if suffix is None:
            continue
        module = found.with_name(found.name.removesuffix(suffix))
        if ".".join(module.relative_to(root).parts) not in kept:
            print(f"caracole: removing {found}, nothing stands behind it", file=sys.stderr)
            found.unlink()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
