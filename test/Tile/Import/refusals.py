#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Imports the examples of every refusal.

    refusals.py CATALOG FOLDER

The IDs are those of CATALOG, and `nvvmc explain` has the examples."""

import pathlib
import subprocess
import sys

sys.path.append(str(pathlib.Path(__file__).parent.parent))
import rows


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


rows.main("TileRefusal", 4, problems)
