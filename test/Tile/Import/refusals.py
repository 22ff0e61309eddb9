#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Imports the examples of every refusal.

    refusals.py CATALOG FOLDER

The IDs are those of CATALOG, and `nvvmc explain` has the examples."""

import json
import pathlib
import re
import subprocess
import sys


def run(text, folder):
    path = folder / "module.mlir"
    path.write_text(text)
    done = subprocess.run(["nv-tileas-opt", path, "--import-cuda-tile", "-o", folder / "out"],
                          text=True, capture_output=True, check=False)
    return done.returncode, done.stderr


def problems(refusal, folder):
    status, text = run(refusal["bad"], folder)
    wanted = f"cannot be imported: {refusal['text']} [{refusal['id']}]"
    if status != 1 or wanted not in text or f"note: {refusal['help']}" not in text:
        yield f"the failing example ends with {status}: {text}"
    status, text = run(refusal["good"], folder)
    if status or text:
        yield f"the passing example ends with {status}: {text}"


def main():
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    ids = re.findall(r'^def : TileRefusal<"([\w-]+)"',
                     pathlib.Path(sys.argv[1]).read_text(), re.M)
    assert len(ids) > 3, "the catalog is not where it is looked for"
    explained = subprocess.run(["nvvmc", "explain", "--format=json", *ids], text=True,
                               capture_output=True, check=True)
    wrong = 0
    for line in explained.stdout.splitlines():
        refusal = json.loads(line)
        for problem in problems(refusal, folder):
            print(f"{refusal['id']}: {problem}")
            wrong += 1
    sys.exit(wrong != 0)


main()
