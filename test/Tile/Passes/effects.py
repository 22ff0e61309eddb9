#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that the random programs would show a wrong effect of any operation.

    effects.py REFERENCE FOLDER

For each operation that has effects on memory by REFERENCE, docs/nv_tileas.md, a pass
treats it as if it had none in random programs. What they compute, or whether they
end, has to change. The exit status is 1 if an operation is not noticed, or if what
is said below about one is not so.
"""

import pathlib
import random
import re
import subprocess
import sys

from random_kernels import write_module

MODULES, PER_MODULE = 24, 25
# Of the first module, so many kernels that have an operation are run without its effects.
FIRST = 6
# Why no program can tell that it has effects.
UNNOTICED = {
    "make_tiled_tma_desc": "what it reads is made before the kernel runs, and never changes",
}
# Those that nv-tileas-run does not execute. additions.mlir, here, has what passes must
# not do to them.
NOT_RUN = {"alloc_at", "assert", "atomic_cas_at", "atomic_rmw_at", "cat", "dependency_wait",
           "element", "extract_part", "fence", "insert_part", "launch_dependents", "load_at",
           "mma", "permute", "print", "reinterpret", "reshape", "scan", "store_at"}


def with_effects(reference):
    """The operations of the reference, without those that never have effects."""
    sections = re.split(r"^### `nv_tileas\.([\w.]+)`", reference.read_text(), flags=re.M)
    for name, text in zip(sections[1::2], sections[2::2]):
        interfaces = re.search(r"^Interfaces: (.*)", text, re.M)
        if interfaces and "`MemoryEffectOpInterface`" in interfaces[1]:
            yield name


def run(grid, source):
    done = subprocess.run(["nv-tileas-run", f"--grid={grid}", source], text=True, check=False,
                          capture_output=True)
    return done.stdout if done.returncode == 0 else None


class Module:
    """A module of random kernels, and what each of them leaves in memory."""

    def __init__(self, folder, number):
        self.some = folder / f"{number}.mlir"
        self.grid = write_module(self.some, random.Random(400 + number), PER_MODULE,
                                 number % 4 == 1)
        self.most = PER_MODULE if number else FIRST
        self.head, *kernels = re.split(r"^(?=func\.func @k)", self.some.read_text(), flags=re.M)
        printed = run(self.grid, self.some)
        assert printed, f"{self.some} does not run"
        outputs = [""] * PER_MODULE
        for line in printed.splitlines(True):
            outputs[int(line[1:line.index(" ")])] += line
        self.kernels = list(zip(kernels, outputs, strict=True))
        # What a kernel computes does not depend on those that are run before it.
        expected = self.write(self.kernels[1::9])
        assert run(self.grid, self.some) == expected, f"{self.some} has kernels that depend"

    def write(self, kernels):
        """Writes a module of some of the kernels. Gives what it prints."""
        self.some.write_text(self.head + "".join(text for text, _ in kernels))
        return "".join(output for _, output in kernels)

    def notices(self, name, after):
        """Whether kernels that have an operation change when it has no effects."""
        kernels = [k for k in self.kernels if re.search(rf"nv_tileas\.{re.escape(name)}(?![\w.])",
                                                        k[0])]
        if not kernels:
            return False
        before = self.write(kernels[:self.most])
        done = subprocess.run(
            ["nv-tileas-test-opt", f"--test-as-if-pure=operation=nv_tileas.{name}", self.some,
             "-o", after], text=True, check=False, capture_output=True)
        if done.returncode:
            # It verifies no longer, or the pass is not there.
            return "error:" in done.stderr and "op " in done.stderr
        return run(self.grid, after) != before


def main():
    names = list(with_effects(pathlib.Path(sys.argv[1])))
    assert len(names) > 45, "the reference has changed"
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    assert NOT_RUN <= set(names), f"no effects: {NOT_RUN - set(names)}"
    left = set(names) - NOT_RUN
    for number in range(MODULES):
        module = Module(folder, number)
        left -= {name for name in sorted(left) if module.notices(name, folder / "after.mlir")}
        if left <= UNNOTICED.keys():
            break
    for name in sorted(left ^ UNNOTICED.keys()):
        print(f"{name}: {'not noticed' if name in left else 'noticed, contrary to the table'}")
    print(f"{len(names)} operations")
    return bool(left ^ UNNOTICED.keys())


if __name__ == "__main__":
    sys.exit(main())
