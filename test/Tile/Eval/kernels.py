# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the kernels in test/Tile/CudaTile/Inputs/kernels, and compares what they
compute with NumPy. None may have a finding, unless it is said here.

usage: kernels.py FOLDER [machine] [--some=K/N] [NAME...]

With `machine`, they are compiled to PTX and run on the machine. --some takes the Kth and each
Nth one behind it.
"""

import pathlib
import sys

from kernel_cases import CASES, random

if "machine" in sys.argv:
    sys.path.append(str(pathlib.Path(__file__).parent.parent))
    from machine import Program
else:
    from evaluator import Program

FOLDER = pathlib.Path(sys.argv[1])
#: How some are run, and what they are known for.
OPTIONS = {"vector-add": {"uninitialized": [2]}}
FOUND = {"vector-add": {"tile-false-assume"}}


def program(name):
    return Program((FOLDER / (name + ".mlir")).read_text(), name + ".mlir")


def run(name, **options):
    """The arguments, as the kernel has left them."""
    case = CASES[name]()
    arguments, grid = next(case)
    result = program(name).run(arguments, grid, **OPTIONS.get(name, {}), **options)
    assert result.status == "success", (name, result.error)
    assert set(result.rules) <= FOUND.get(name, set()), (name, result.text)
    # What follows the yield compares.
    try:
        case.send(result)
    except StopIteration:
        return arguments
    raise AssertionError(f"{name} yields twice")


def all_gather():
    """One GPU alone has no copies to gather from."""
    result = program("all-gather").run([random(1024), random(1024)], (8,))
    assert result.status == "execution" and "multimem" in result.error, result.error


def chosen(words):
    """The names of the kernels to run."""
    names = [*CASES, "all-gather"]
    missing = {p.stem for p in FOLDER.glob("*.mlir")} ^ set(names)
    assert not missing, missing
    if words and words[0].startswith("--some="):
        first, step = map(int, words.pop(0)[7:].split("/"))
        names = names[first - 1::step]
    return words or names


names = chosen([word for word in sys.argv[2:] if word != "machine"])
for name in names:
    if name == "all-gather":
        all_gather()
    else:
        run(name)
if "split-sum" in names:
    # The order of a sum does not depend on the threads.
    once, again = run("split-sum"), run("split-sum", threads=3)
    assert once[1].tobytes() == again[1].tobytes()
print(len(names), "kernels")
