"""Every module under src/ with a .pxd twin becomes an extension; without a compiler none does."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "embedsignature": True,
}


def twins() -> Iterator[Extension]:
    for pxd in sorted(Path("src").rglob("*.pxd")):
        source = pxd.with_suffix(".py")
        if source.exists() and "# data only" not in pxd.read_text(encoding="utf-8"):
            name = ".".join(source.relative_to("src").with_suffix("").parts)
            yield Extension(name, [str(source)], extra_compile_args=["-O3"] if os.name == "posix" else [])


def extensions() -> list[Extension]:
    if os.environ.get("CARACOLE_PURE"):
        return []
    from Cython.Build import cythonize

    threads = os.cpu_count() or 1
    made: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        list(twins()), build_dir="build/c", nthreads=threads, compiler_directives=DIRECTIVES
    )
    return made


class AllOrNothing(build_ext):
    """Half a compiled package cannot be imported: one failure drops every extension."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        for extension in self.extensions:
            extension.optional = False
        try:
            super().build_extensions()
        except Exception as error:
            print(
                f"caracole: no C compiler that works ({error}); the rules run as plain Python, many times slower",
                file=sys.stderr,
            )
            self.remove_all()
        finally:
            for extension in self.extensions:
                extension.optional = True  # an editable install must not insist on copying what is not there

    def remove_all(self) -> None:
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            *folders, last = extension.name.split(".")
            for stale in Path("src", *folders).glob(f"{last}.*.so"):
                stale.unlink()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
