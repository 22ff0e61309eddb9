#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds diagnostics and forms of the dialect that no test covers.

    coverage.py SOURCE-TREE

A diagnostic is a string literal with a space in a source file of the dialect or in
catalog/TileShapes.td. All
of its words must occur, in this order, in an expectation of a test. The exit
status is 1 if one does not, or if ops.mlir leaves something out.
"""

import pathlib
import re
import sys

LITERALS = re.compile(r'"(?:[^"\\\n]|\\.)*"(?:\s*"(?:[^"\\\n]|\\.)*")*')
# Not diagnostics: descriptions of passes, punctuation of the assembly.
OTHER = {"Fail on every nv_tileas.make_tiled_tma_desc that is left"}


def literals(source):
    """Adjacent literals are joined, as in C++."""
    text = re.sub(r"//.*", "", source.read_text())
    text = re.sub(r"(?m)^#include.*$", "", text)
    for found in LITERALS.findall(text):
        yield "".join(re.findall(r'"((?:[^"\\\n]|\\.)*)"', found))


def diagnostics(root):
    sources = [*sorted((root / "lib/Tile/IR").glob("*.cpp")),
               root / "catalog/TileShapes.td"]
    for source in sources:
        for text in literals(source):
            if len(re.findall(r"[A-Za-z]{2,}", text)) > 1 and " " in text \
                    and not text.startswith((" offsets", " token")) \
                    and text not in OTHER:
                yield source.name, text


def expectations(root):
    texts = []
    for test in (root / "test/Tile").glob("*.mlir"):
        texts += re.findall(r"expected-(?:error|note) @below \{\{(.*)\}\}",
                            test.read_text())
    for test in (root / "test/Tile/Passes").glob("*.test"):
        texts += re.findall(r": error: (.*)", test.read_text())
    for test in (root / "unittests/Tile").glob("*.cpp"):
        texts += literals(test)
    return texts


def missing_diagnostics(root):
    texts = expectations(root)
    found = list(diagnostics(root))
    assert len(found) > 60, "the sources are not where they are looked for"
    return [f"{name}: no test expects '{text}'" for name, text in found
            if not any(text in t for t in texts)]


def missing_constructs(root):
    docs = (root / "docs/nv_tileas.md").read_text()
    used = (root / "test/Tile/ops.mlir").read_text()
    names = re.findall(r"^### `(nv_tileas\.[\w.]+)`", docs, re.M)
    cases = re.findall(r"^\| \w+ \| `\d+` \| ([\w]+) \|$", docs, re.M)
    mnemonics = re.findall(r"(?:!nv_tileas\.(\w+)|#nv_tileas[.<](\w+))", docs)
    assert len(names) > 30 and len(cases) > 30, "the reference has changed"
    missing = [n for n in names if not re.search(rf"{re.escape(n)}[\s(]", used)]
    missing += [c for c in cases if not re.search(rf"\b{c}\b", used)]
    missing += [m for pair in mnemonics for m in pair
                if m and not re.search(rf"\b{m}\b", used)]
    return [f"ops.mlir: there is no {m}" for m in missing]


def main():
    root = pathlib.Path(sys.argv[1])
    missing = missing_diagnostics(root) + missing_constructs(root)
    print("\n".join(missing))
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
