#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks docs/conformance.tsv: every line names a test that exists and, for a
rule, mentions that rule; or says "not yet". Prints the share covered."""

import collections
import pathlib
import sys

KINDS = {"rule", "algorithm", "encoding", "flag", "form", "knob", "message",
         "order", "threshold"}
NOT_YET = "not yet"


def problems_of(row, seen, root):
    """Describes what is wrong with a line."""
    if len(row) != 3:
        return ["has not the three columns id, kind, test"]
    identity, kind, test = row
    found = []
    if identity in seen:
        found.append(f"{identity} stands there twice")
    if kind not in KINDS:
        found.append(f"{identity}: there is no kind '{kind}'")
    if test == NOT_YET:
        return found
    path = root / test
    if not path.is_file():
        found.append(f"{identity}: there is no {test}")
    elif kind == "rule" and identity not in path.read_text("utf-8", "replace"):
        found.append(f"{identity}: {test} does not speak of it")
    return found


def main(root):
    table = root / "docs" / "conformance.tsv"
    lines = table.read_text("utf-8").splitlines()
    failures, seen = [], set()
    total, covered = collections.Counter(), collections.Counter()
    if lines[0].split("\t") != ["id", "kind", "test"]:
        failures.append("line 1: not the heading id, kind, test")
    for number, line in enumerate(lines[1:], 2):
        row = line.split("\t")
        failures += [f"line {number}: {p}" for p in problems_of(row, seen, root)]
        if len(row) == 3:
            seen.add(row[0])
            total[row[1]] += 1
            covered[row[1]] += row[2] != NOT_YET
    for kind in sorted(total):
        print(f"{kind:<10} {covered[kind]:>4} of {total[kind]}")
    all_covered, all_lines = sum(covered.values()), sum(total.values())
    print(f"covered: {all_covered} of {all_lines} "
          f"({100 * all_covered / max(1, all_lines):.0f} %)")
    for failure in failures:
        print(f"docs/conformance.tsv: {failure}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
