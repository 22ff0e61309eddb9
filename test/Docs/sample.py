#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the commands that a page shows after "$ nvvmc", and those that end in
nv-tileas-opt where there is one, and compares what they print with what the
page shows. Works from the repository's root.

    sample.py NVVMC PAGE
"""

import pathlib
import re
import shlex
import subprocess
import sys


def samples(page):
    """Command and shown output of every block with a prompt."""
    for block in re.findall(r"^```\w*\n(.*?)^```", page, re.M | re.S):
        for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
            command, _, shown = part.partition("\n")
            yield command, shown


def main(nvvmc, path):
    with open(path, encoding="utf-8") as file:
        shown = list(samples(file.read()))
    failed = not shown
    for command, expected in shown:
        words = shlex.split(command)
        tools = pathlib.Path(nvvmc).resolve().parent
        if words[0] == "nvvmc":
            words = [nvvmc] + words[1:]
        elif "nv-tileas-opt" in words and (tools / "nv-tileas-opt").exists():
            words = ["sh", "-c", f"PATH={tools}:$PATH; {command}"]
        else:
            continue
        done = subprocess.run(words, capture_output=True, text=True)
        got = done.stdout + done.stderr
        if got.strip() != expected.strip():
            failed = True
            print(f"{command}\nprints\n{got}\nbut {path} shows\n{expected}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
