"""Compiles the state of Tally against the twins of the installed kernel."""

from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

import caracole

KERNEL = str(Path(caracole.__file__).parents[1])

setup(
    ext_modules=cythonize(
        [Extension("tally.state", ["tally/state.py"])],
        include_path=[KERNEL],
        compiler_directives={"language_level": 3, "annotation_typing": False, "infer_types": True},
    )
)
