# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles each module as a whole, in units in two threads, and in units that a
cache keeps, first and again, and compares texts, messages and exit statuses.

    in-units.py NVVMC FOLDER MODULE...
"""

import pathlib
import shutil
import subprocess
import sys

NVVMC, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
CACHE = FOLDER / "cache"
WAYS = (["-j2"], [f"--cache={CACHE}"], [f"--cache={CACHE}", "-j2"])


def compile(module, *options):
    # Standard input keeps whole results out of a cache, but not units.
    run = subprocess.run(
        [NVVMC, "compile", "-", "--arch=sm_100", "--quiet", *options],
        stdin=open(module, "rb"), capture_output=True, check=False)
    return run.returncode, run.stdout, run.stderr


shutil.rmtree(FOLDER, ignore_errors=True)
FOLDER.mkdir(parents=True)
texts = 0
for module in map(pathlib.Path, sys.argv[3:]):
    for how in (["--opt=1"], ["--opt=2"], ["--opt=3", "-O2"]):
        whole = compile(module, *how)
        texts += whole[0] == 0
        for way in WAYS:
            if compile(module, *how, *way) != whole:
                print(f"{module.name} {' '.join(how + way)} differs")
entries = len(list(CACHE.iterdir())) if CACHE.exists() else 0
print(f"{texts} texts, {entries} entries")
