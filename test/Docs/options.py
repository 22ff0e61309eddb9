#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the options that docs/cli.md describes with those of nvvmc help."""

import re
import subprocess
import sys

COMMANDS = ("verify", "fix", "compile", "emit", "explain", "rules", "intrinsics",
            "targets", "lower", "opt", "llc")


def main(nvvmc, page):
    known = set()
    for command in COMMANDS:
        text = subprocess.run([nvvmc, "help", command], check=True,
                              capture_output=True, text=True).stdout
        known |= set(re.findall(r"^  --?([A-Za-z][\w-]*)", text, re.M))
    with open(page, encoding="utf-8") as file:
        described = set(re.findall(r"`[^`\n]*?(?<!\w)--?([A-Za-z][\w-]*)",
                                   file.read()))
    described -= {"version"}
    for option in sorted(known - described):
        print(f"not described: {option}")
    for option in sorted(described - known):
        print(f"described, but not there: {option}")
    return 1 if known != described else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
