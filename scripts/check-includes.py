#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that sources and headers compile without the precompiled header, which
hides missing includes.

    check-includes.py BUILD [FILE...]
    check-includes.py BUILD --database FOLDER

BUILD is a build tree. Its compile commands are run without the precompiled header,
and only check syntax. Headers are compiled like a source of their folder. The
default is all of lib/, include/, tools/, utils/, testing/ and bench/. Sources that
this build leaves out are skipped.

--database writes the commands without the precompiled header to
FOLDER/compile_commands.json and checks nothing. With that folder, clang-tidy also
reports missing includes.
"""

import concurrent.futures
import json
import os
import pathlib
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
FOLDERS = ("lib", "include", "tools", "utils", "testing", "bench")
# Installed headers, and what implements them.
ROOMS = (("include/opennvvm/Dialect/NVTileAS/", "lib/Tile/IR/"),
         ("include/opennvvm/Dialect/CudaTile/", "lib/Tile/IR/CudaTile/"),
         ("include/opennvvm/Dialect/NVVMVerify/", "lib/MLIRVerify/"),
         ("include/opennvvm/", "lib/"))


def command(entry):
    """The command of an entry without the precompiled header, which clang gets as
    -Xclang -include[-pch] -Xclang FILE."""
    words = shlex.split(entry["command"])
    while words[0].endswith(("cmake", "ccache")) or "=" in words[0] or (
            words[0] in ("-E", "env")):
        words.pop(0)
    kept, at = [], 0
    while at < len(words):
        if words[at:at + 2] in (["-Xclang", "-include-pch"],
                                ["-Xclang", "-include"]):
            at += 4
        else:
            kept.append(words[at])
            at += 1
    return [w for w in kept if w != "-Winvalid-pch"]


def syntax_only(words, source, path):
    """The same for path in the place of source, without output."""
    at = words.index("-o")
    words = words[:at] + words[at + 2:]
    words = [w for w in words if w not in ("-c", "-O3", source)]
    if path.endswith(".h"):
        words += ["-x", "c++-header", "-Wno-unused"]
    return words + ["-fsyntax-only", str(ROOT / path)]


def read_database(build):
    """The commands by path from the root; of several for a source, the first."""
    entries = {}
    with open(build / "compile_commands.json") as file:
        for entry in json.load(file):
            entries.setdefault(os.path.relpath(entry["file"], ROOT), entry)
    return entries


def write_database(entries, folder):
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / "compile_commands.json", "w") as file:
        json.dump([dict(entry, command=shlex.join(command(entry)))
                   for entry in entries.values()], file)


def like(entries, path):
    """A source with whose command path can be compiled: itself, or for a
    header the first of the closest folder, by ROOMS."""
    if not path.endswith(".h"):
        return path if path in entries else None
    for headers, room in ROOMS:
        path = path.replace(headers, room)
    folder = pathlib.PurePath(path).parent
    for near in (folder, *folder.parents):
        for known in entries:
            if pathlib.PurePath(known).parent == near or (
                    near.name and near in pathlib.PurePath(known).parents):
                return known
    return None


def files():
    out = subprocess.run(["git", "ls-files", "--", *FOLDERS], cwd=ROOT,
                         check=True, capture_output=True, text=True).stdout
    return [p for p in out.split("\n")
            if p.endswith((".cpp", ".h")) and "/Inputs/" not in p]


def main():
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    build = pathlib.Path(sys.argv[1])
    entries = read_database(build)
    if sys.argv[2:3] == ["--database"]:
        write_database(entries, pathlib.Path(sys.argv[3]))
        return 0

    def check(path):
        source = like(entries, path)
        if not source:
            return path, None, ""
        entry = entries[source]
        done = subprocess.run(
            syntax_only(command(entry), entry["file"], path),
            cwd=entry["directory"], capture_output=True, text=True)
        return path, done.returncode, done.stderr

    bad = left_out = total = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, status, said in pool.map(check, sys.argv[2:] or files()):
            total += 1
            left_out += status is None
            if status:
                bad += 1
                lines = [l for l in said.split("\n") if "error:" in l]
                print("\n".join(lines[:4] or said.split("\n")[:4]), flush=True)
    print(f"{total} files, {left_out} not in this build, "
          f"{bad} need the precompiled header")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
