#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that a message that names nothing of the program has a note that does.

    notes.py SOURCE-TREE

The messages are those of the verifiers in the dialect's tests. One whose text stands
in the sources as it is, perhaps after the name of the operation, is followed by a
note, unless it is listed below. The exit status is 1 if one has none.
"""

import pathlib
import re
import subprocess
import sys

from coverage import literals

# The operation itself is what must not be there.
COMPLETE = {"expect lower MakeTiledTMADescOp"}


def findings(test):
    """Pairs of an error and whether a note follows it."""
    text = test.read_text()
    run = re.search(r"RUN: (nv-tileas-\S*opt) %s (.*)", text)
    if not run:
        return
    arguments = [a for a in run[2].split() if a != "-verify-diagnostics"]
    done = subprocess.run([run[1], "-", *arguments, "--mlir-print-op-on-diagnostic=false"],
                          text=True, check=False, capture_output=True,
                          input=re.sub("expected-(error|note|warning)", "", text))
    lines = [line for line in done.stderr.splitlines() if re.search(r"^\S*:\d+:\d+: ", line)]
    for line, following in zip(lines, lines[1:] + [""]):
        found = re.match(r".*?:\d+:\d+: error: 'nv_tileas\.[\w.]+' op (.*)", line)
        if found:
            yield found[1], " note: " in following


def is_fixed(message, texts):
    return any(message.endswith(t) and re.fullmatch(r"(?:[\w.]+(?: op)?)?", message[:-len(t)])
               for t in texts)


def main():
    root = pathlib.Path(sys.argv[1])
    texts = {t for source in (root / "lib/Tile/IR").glob("*.cpp")
             for t in literals(source) if " " in t}
    bare, count = set(), 0
    for test in sorted((root / "test/Tile").glob("*.mlir")):
        for message, has_note in findings(test):
            fixed = is_fixed(message, texts)
            count += fixed
            if fixed and not has_note:
                bare.add(message)
    assert count > 100, "the tests or the sources have changed"
    for message in sorted(bare ^ COMPLETE):
        print(f"{'no note' if message in bare else 'has a note now'}: {message}")
    return bool(bare ^ COMPLETE)


if __name__ == "__main__":
    sys.exit(main())
