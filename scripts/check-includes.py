#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether every source compiles without the precompiled header, which hides
missing includes.

    check-includes.py BUILD [FILE...]

BUILD is a build tree; its commands are run with the header left out, for syntax
only. All sources of lib/, tools/, utils/, testing/ and bench/ unless FILEs are
named.
"""

import concurrent.futures
import json
import os
import pathlib
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
FOLDERS = ("lib", "tools", "utils", "testing", "bench")


def command(entry):
    """Its command for syntax only, the precompiled header left out. clang is
    given that by -Xclang -include[-pch] -Xclang FILE."""
    words = shlex.split(entry["command"])
    while words[0].endswith(("cmake", "ccache")) or "=" in words[0] or (
            words[0] in ("-E", "env")):
        words.pop(0)
    kept, at = [], 0
    while at < len(words):
        if words[at:at + 2] in (["-Xclang", "-include-pch"],
                                ["-Xclang", "-include"]):
            at += 4
        elif words[at] == "-o":
            at += 2
        else:
            kept.append(words[at])
            at += 1
    return [w for w in kept if w not in ("-c", "-O3", "-Winvalid-pch")] + [
        "-fsyntax-only"]


def main():
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    entries = {}
    with open(pathlib.Path(sys.argv[1]) / "compile_commands.json") as file:
        for entry in json.load(file):
            path = os.path.relpath(entry["file"], ROOT)
            if path.split(os.sep)[0] in FOLDERS and path.endswith(".cpp"):
                entries.setdefault(path, entry)
    wanted = sys.argv[2:] or sorted(entries)

    def check(path):
        entry = entries[path]
        done = subprocess.run(command(entry), cwd=entry["directory"],
                              capture_output=True, text=True)
        return path, done.returncode, done.stderr

    bad = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, status, said in pool.map(check, wanted):
            if status:
                bad += 1
                lines = [l for l in said.split("\n") if "error:" in l]
                print("\n".join(lines[:4] or said.split("\n")[:4]))
    print(f"{len(wanted)} files, {bad} need the precompiled header")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
