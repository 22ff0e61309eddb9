# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the kernels that docs/tiles.md sets beside tileiras, and compares what they compute
with NumPy. None may have a finding.

usage: kernels.py FOLDER [machine] [--some=K/N] [NAME...]

With `machine`, they are compiled to PTX and run on the machine. --some takes the Kth and each
Nth one behind it.
"""

import inspect
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
ON_MACHINE = sys.argv[2:3] == ["machine"]
sys.path += [str(HERE.parent), str(HERE.parent / "Eval")]

import cases  # noqa: E402
from arrays import flat  # noqa: E402

if ON_MACHINE:
    from machine import Program
else:
    from evaluator import Program


def check(file, case):
    case = case()
    arguments, grid = next(case)
    result = Program(file.read_text(), file.name).run(flat(arguments), grid)
    assert result.status == "success", (file.name, result.error)
    assert not result.findings, (file.name, result.text)
    # What follows the yield compares.
    assert next(case, None) is None


def run(folder, module, names):
    """Runs the kernels of a folder with the cases that a module has for them."""
    files = {file.stem.replace("-", "_"): file for file in sorted(folder.glob("*.mlir"))}
    tests = {name: case for name, case in vars(module).items()
             if inspect.isgeneratorfunction(case) and not inspect.signature(case).parameters}
    assert tests.keys() == files.keys(), tests.keys() ^ files.keys()
    if names and names[0].startswith("--some="):
        first, step = map(int, names[0][7:].split("/"))
        names = list(files)[first - 1::step]
    names = names or list(files)
    failed = []
    for name in names:
        try:
            check(files[name], tests[name])
        except AssertionError as error:
            failed.append(name)
            print(f"{name}: {error}")
    print(f"{len(names) - len(failed)} of {len(names)} kernels")
    sys.exit(bool(failed))


if __name__ == "__main__":
    run(pathlib.Path(sys.argv[1]), cases, sys.argv[3 if ON_MACHINE else 2:])
