#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs nvvmc in two folders, one of them deep and with a strange name, with the
same relative paths, and compares all that comes out: files and streams.

    two_places.py NVVMC INPUTS FOLDER
"""

import pathlib
import shutil
import subprocess
import sys

COMMANDS = (
    "compile @options -MD -o out.ptx good.ll",
    "compile @options -MD -o bitcode.bc good.ll --emit-llvm-bc --opt=2",
    "compile @options -MD -o both.ptx good.ll --gen-lto-and-llc",
    "compile @options -o reported.ptx good.ll --report=html",
    "compile @options -o annotated.ptx good.ll --annotate",
    "compile @options -o units.ptx paths.ll --split-compile-extended=2 --opt=3",
    "compile @options wrong.ll -o wrong.ptx",
    "opt @options good.ll -MD -o optimized.ll",
    "lower @options good.ll -MD -o lowered.bc",
    "fix @options wrong.ll -o fixed.ll",
    "targets good.ll --json",
    *(f"verify @options good.ll wrong.ll paths.ll --format={name} -MD -MF {name}.d "
      "-MT x" for name in ("text", "json", "sarif", "github", "html")),
)


def outputs(nvvmc, inputs, folder):
    """What every command has printed, and the files that are there afterwards."""
    folder.mkdir(parents=True)
    for source, name in (("good.ll", "good.ll"), ("three-errors.ll", "wrong.ll"),
                         ("paths.ll", "paths.ll")):
        shutil.copy(inputs / source, folder / name)
    (folder / "options").write_text("--arch=sm_90 --hermetic -fdebug-prefix-map=/home=.")
    results = {}
    for command in COMMANDS:
        done = subprocess.run([nvvmc, *command.split()], cwd=folder,
                              capture_output=True)
        results[command] = (done.returncode, done.stdout, done.stderr)
    for file in sorted(folder.iterdir()):
        results[file.name] = file.read_bytes()
    return results


def main(nvvmc, inputs, folder):
    folder = pathlib.Path(folder)
    shutil.rmtree(folder, ignore_errors=True)
    places = [folder / "a", folder / "another place" / "d\u00fcne"]
    one, other = (outputs(nvvmc, pathlib.Path(inputs), place) for place in places)
    wrong = [name for name in one if one[name] != other.get(name)]
    wrong += other.keys() - one.keys()
    for name, result in one.items():
        if str(folder).encode() in (b"".join(map(bytes, result[1:]))
                                    if isinstance(result, tuple) else result):
            wrong.append(f"{name} names the folder")
    for name in wrong:
        print(f"differs: {name}\n{one.get(name)}\n{other.get(name)}")
    made = sum(not isinstance(result, tuple) for result in one.values())
    print(f"{len(COMMANDS)} commands, {made} files, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
