"""How Sphinx makes the documentation site; `make docs` (`make_site.py`) gathers its pages and calls it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sphinx.application import Sphinx

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
os.environ["CARACOLE_PURE"] = "1"  # signatures and docstrings of extensions are not those of their modules
import caracole  # noqa: E402

del os.environ["CARACOLE_PURE"]  # the notebooks' processes run compiled

import docstrings  # noqa: E402

project = "Caracole"
author = "The Caracole contributors"
copyright = "the Caracole contributors, MIT licence"
version = release = caracole.__version__
language = "en"
smartquotes = False  # three dots of a map are three squares

extensions = ["myst_nb", "sphinx.ext.autodoc"]
exclude_patterns = ["site"]
myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence"]
myst_heading_anchors = 3
suppress_warnings = ["myst.header"]  # pages that are one part of another begin at any level

nb_execution_mode = "force"
nb_merge_streams = True
nb_execution_timeout = 300
nb_execution_raise_on_error = True
nb_mime_priority_overrides = [("*", "text/html", None)]  # tables bring styles that the content policy forbids
nb_ipywidgets_js: dict[str, dict[str, str]] = {}

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "mixed"
autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_mock_imports = ["torch"]
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"Caracole {release}"
html_static_path = [str(HERE / "static")]
html_css_files = ["site.css"]
html_favicon = str(HERE.parents[1] / "web/public/icon.svg")
html_copy_source = False
html_show_sphinx = False
html_permalinks_icon = "#"
html_use_index = True
html_domain_indices = False


def setup(app: Sphinx) -> None:
    app.connect("autodoc-process-docstring", docstrings.written)
    app.connect("autodoc-skip-member", docstrings.is_skipped)
