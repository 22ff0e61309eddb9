# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The site of the documentation: Sphinx, as LLVM's, with MyST for Markdown. make site
builds it; a warning, such as a link to nowhere, is an error."""

import pathlib
import re

from docutils import nodes
from pygments.lexers.special import TextLexer
from sphinx.addnodes import download_reference, pending_xref

ROOT = pathlib.Path(__file__).resolve().parents[1]

project = "OpenNVVM"
author = "The OpenNVVM authors"
# One fact, one place: CMakeLists.txt defines the version.
release = re.search(r"project\(OpenNVVM\s+VERSION ([\d.]+)",
                    (ROOT / "CMakeLists.txt").read_text(encoding="utf-8"))[1]
version = release

extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
# As on GitHub, every heading can be linked.
myst_heading_anchors = 6
# Blocks may be fragments.
suppress_warnings = ["misc.highlighting_failure"]
highlight_language = "none"

html_theme = "furo"
html_title = f"OpenNVVM {release}"
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False


def keep_links_to_sources(app, doctree):
    """Links to files outside this folder become their names: the site has only pages.
    A file that does not exist is an error."""
    page = pathlib.Path(app.env.doc2path(app.env.docname))
    for node in list(doctree.findall(lambda n: isinstance(
            n, (download_reference, pending_xref)))):
        target = node.get("reftarget", "").partition("#")[0]
        if not target or node.get("reftype") == "doc":
            continue
        for base in (page.parent, ROOT):
            file = (base / target).resolve()
            if file.exists() and not (file.suffix == ".md" and
                                      pathlib.Path(app.srcdir) in file.parents):
                node.replace_self(nodes.literal(
                    "", str(file.relative_to(ROOT)) if node.astext() == target
                    else node.astext()))
                break


def setup(app):
    # Languages that Pygments does not know.
    for language in ("mlir", "ninja", "ptx"):
        app.add_lexer(language, TextLexer)
    # Before Sphinx collects files to copy.
    app.connect("doctree-read", keep_links_to_sources, priority=1)
