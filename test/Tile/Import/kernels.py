#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Imports kernels of Tile IR, from text and from bytecode.

    kernels.py FOLDER KERNELS

Both must give the same module, without a word. Prints why a kernel is refused, and
how many are imported; the exit status is 1 if something else happens.
"""

import pathlib
import re
import subprocess
import sys


def opt(*arguments):
    return subprocess.run(["nv-tileas-opt", *map(str, arguments)], text=True,
                          capture_output=True, check=False)


def problem(source, folder):
    """What is wrong with the import of source; a string that begins with ':' says that it
    is refused, and why."""
    result, bytecode = folder / "result.mlir", folder / "source.tilebc"
    done = opt(source, "--import-cuda-tile", "--nv-tileas-lint", "--verify-roundtrip", "-o", result)
    refused = re.search(r"op cannot be imported: (.*)", done.stderr)
    if refused and done.returncode == 1:
        return f": {refused[1]}"
    if done.returncode or done.stderr:
        return done.stderr or f"exit status {done.returncode}"
    if "cuda_tile." in result.read_text() or "nv_tileas.offset" in result.read_text():
        return "something is left of Tile IR"
    done = opt(source, "--emit-tile-bytecode", "-o", bytecode)
    again = opt(bytecode, "--import-cuda-tile")
    if done.returncode or again.stdout.strip() != result.read_text().strip():
        return f"bytecode gives something else: {done.stderr}{again.stderr}"
    return None


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    imported, failed = 0, False
    for source in sorted(pathlib.Path(sys.argv[2]).glob("*.mlir")):
        why = problem(source, folder)
        if why is None:
            imported += 1
        else:
            failed |= not why.startswith(":")
            print(source.stem + why if why.startswith(":") else f"{source.stem} fails: {why}")
    print(f"{imported} kernels are imported")
    return failed


if __name__ == "__main__":
    sys.exit(main())
