#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that passes leave random tile programs what they are.

    programs.py COUNT SEED FOLDER

Writes modules of random kernels (random_kernels.py), runs passes in random order on
each, and compares what nv-tileas-run says that memory holds at the end. The exit
status is 1 at a difference.
"""

import pathlib
import random
import subprocess
import sys

from random_kernels import write_module

PASSES = ["cse", "canonicalize", "loop-invariant-code-motion", "sccp", "inline",
          "remove-dead-values", "control-flow-sink", "symbol-dce",
          "int-range-optimizations", "mem2reg", "buffer-hoisting", "buffer-loop-hoisting",
          "promote-buffers-to-stack", "optimize-allocation-liveness",
          "loop-invariant-subset-hoisting", "topological-sort"]
PER_MODULE = 25


def run(command):
    done = subprocess.run(command, text=True, check=False, capture_output=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stderr[:4000]}")
    return done.stdout


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    folder = pathlib.Path(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)
    changed = 0
    for number, first in enumerate(range(0, count, PER_MODULE)):
        rng = random.Random(seed + first)
        source, after = folder / f"{first}.mlir", folder / f"{first}.after.mlir"
        grid = write_module(source, rng, PER_MODULE, in_cluster=number % 8 == 7)
        passes = rng.sample(PASSES, len(PASSES)) + rng.sample(PASSES, 3)
        command = ["nv-tileas-opt", *(f"--{p}" for p in passes)]
        run([*command, source, "-o", after])
        before, behind = (run(["nv-tileas-run", f"--grid={grid}", f]) for f in (source, after))
        if before != behind:
            pairs = zip(before.splitlines(), behind.splitlines())
            differing = sorted({a.split()[0] for a, b in pairs if a != b})
            sys.exit(f"{source}: {' '.join(command)} changed {' '.join(differing)}")
        changed += source.read_text().count("\n") > after.read_text().count("\n")
        assert before.count("\n") == 2 * PER_MODULE, "kernels have not run"
    print(f"{count} programs, {changed} modules are shorter")


if __name__ == "__main__":
    main()
