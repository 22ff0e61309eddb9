#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the options that docs/cli.md describes with those of nvvmc help."""

import re
import subprocess
import sys

COMMANDS = ("verify", "fix", "compile", "emit", "explain", "rules", "intrinsics",
            "targets", "lower", "opt", "llc", "run")


def is_other_spelling(nvvmc, option):
    """Whether a command takes an option that its help does not list."""
    return any(f"unknown option '--{option}" not in
               subprocess.run([nvvmc, command, f"--{option}=1"],
                              capture_output=True, text=True).stderr
               for command in COMMANDS)


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
    described = {option for option in described
                 if option in known or not is_other_spelling(nvvmc, option)}
    for option in sorted(known - described):
        print(f"not described: {option}")
    for option in sorted(described - known):
        print(f"described, but not there: {option}")
    return 1 if known != described else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
