#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints docs/machine/instructions.md from the machine's list of instructions.

    write-page.py FOLDER"""

import pathlib
import sys

FILES = ("integer", "float", "convert", "move", "memory", "texture", "warp",
         "control", "sync", "async", "matrix")
HEAD = """# Instructions that the machine executes

Generated from `lib/Machine/Isa`, whose README.md explains the notation: `{a,b}` is
one of several words, `[.x]` may be left out. "Needs" is the first machine, and
the PTX version if it is later than 9.0.
"""


def row(line):
    line, _, reason = line.partition(" ! ")
    pattern, *words = line.split()
    needs = [w[1:] for w in words if w[0] == "@"] or ["sm_75"]
    needs += ["PTX " + w[1:] for w in words if w[0] == "%" and w[1].isdigit()]
    # A special register is what the row is about.
    pattern += "".join(f" {w}" for w in words if w[0] == "%" and w[1].isalpha())
    return f"| `{pattern}` | {', '.join(needs)} | {reason or 'yes'} |"


def main(folder):
    print(HEAD, end="")
    executed = total = 0
    for name in FILES:
        for line in (pathlib.Path(folder) / f"{name}.txt").read_text().splitlines():
            if line.startswith("# "):
                print(f"\n## {line[2:]}\n\n| Instruction | Needs | Executes |\n"
                      "|---|---|---|")
            elif line:
                total += 1
                executed += " ! " not in line
                print(row(line))
    print(f"\n{executed} of {total} rows execute.")


if __name__ == "__main__":
    main(*sys.argv[1:])
