# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles each module as a whole, in units in two threads, and in units that a
cache keeps, first and again, and compares texts, messages and exit statuses.

    in-units.py NVVMC FOLDER MODULE...
    in-units.py NVVMC FOLDER --random=GENERATOR FIRST LAST

Modules of small functions would be one unit, so those in text get a long kernel,
too. Random modules have the kernels of six seeds each, with the functions, tables and
variables that these use.
"""

import pathlib
import re
import shutil
import subprocess
import sys

NVVMC, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
CACHE = FOLDER / "cache"
WAYS = (["-j2"], [f"--cache={CACHE}"], [f"--cache={CACHE}", "-j2"])


PADDING = ("\ndefine ptx_kernel void @padding(ptr %p) {\n"
           + "  store volatile i32 0, ptr %p\n" * 60 + "  ret void\n}\n").encode()


def compile(module, *options):
    # Standard input keeps whole results out of a cache, but not units.
    code = module.read_bytes() + (PADDING if module.suffix == ".ll" else b"")
    run = subprocess.run(
        [NVVMC, "compile", "-", "--arch=sm_100", "--quiet", *options],
        input=code, capture_output=True, check=False)
    return run.returncode, run.stdout, run.stderr


def random_modules(generator, first, last):
    for begin in range(first, last, 6):
        kernels = []
        for seed in range(begin, begin + 6):
            done = subprocess.run([generator, f"--print={seed}"], check=True,
                                  capture_output=True, text=True)
            kernels.append(FOLDER / f"{seed}.ll")
            kernels[-1].write_text(re.sub(r"@kernel\b", f"@kernel{seed}",
                                          done.stdout))
        module = FOLDER / f"from-{begin}.bc"
        subprocess.run(["llvm-link", "-o", module, *kernels], check=True)
        yield module


shutil.rmtree(FOLDER, ignore_errors=True)
FOLDER.mkdir(parents=True)
modules = map(pathlib.Path, sys.argv[3:])
if sys.argv[3].startswith("--random="):
    modules = random_modules(sys.argv[3].partition("=")[2], int(sys.argv[4]),
                             int(sys.argv[5]))
texts = 0
for module in modules:
    for how in (["--opt=1"], ["--opt=2"], ["--opt=3", "-O2"]):
        whole = compile(module, *how)
        texts += whole[0] == 0
        for way in WAYS:
            if compile(module, *how, *way) != whole:
                print(f"{module.name} {' '.join(how + way)} differs")
entries = len(list(CACHE.iterdir())) if CACHE.exists() else 0
print(f"{texts} texts, {entries} entries")
