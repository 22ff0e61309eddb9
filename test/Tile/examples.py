#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes the example programs, and compares what they compute with numpy.

    examples.py FOLDER ORDERS

Each program of the dialect in FOLDER or below verifies and has no lint. Those whose
first comment gives a grid are executed by nv-tileas-run on it, by turns and in so many
random orders. Integers are equal to numpy's, floats within the units in the last
place below. Without numpy, the results are only compared with each other. Exit
status 1 at a difference.
"""

import pathlib
import re
import subprocess
import sys

try:
    import numpy as np
except ModuleNotFoundError:
    np = None


def filled(argument, shape, kind):
    """The inputs of nv-tileas-run."""
    number = np.arange(np.prod(shape)) * 7 + argument * 5 + 3
    if kind == "scale":
        return np.ldexp(1.0, number % 5 - 2).reshape(shape)
    return (number % 17 - 6).astype(kind).reshape(shape)


def copy(x, _):
    return [x, x]


def transpose(x, _):
    return [x, x.T]


def reduction(x, s):
    return [x, s + x.sum(dtype=np.int32)]


def softmax(x, _):
    e = np.exp(x - x.max(axis=1, keepdims=True))
    return [x, e / e.sum(axis=1, keepdims=True)]


def gemm(a, b, _):
    return [a, b, a @ b]


def block_scaled(a, b, sfa, sfb, _):
    return [a, b, sfa, sfb, (a * sfa.repeat(32, 1)) @ (b * sfb.repeat(32, 0))]


def attention(q, k, v, _):
    return [q, k, v, softmax(q @ k / 64, None)[1] @ v]


def histogram(x, bins):
    return [x, bins + np.bincount(x & 15, minlength=16)]


def scatter(x, y):
    y = y.copy()
    place = (np.arange(256) * 13 + 5) % 256
    y[place[x >= 0]] = x[x >= 0]
    return [x, y]


# The function, the units in the last place that floats may differ by, of which
# type, and the shapes and types of the arguments. All but softmax are exact: sums
# of small integers. numpy computes in double.
PROGRAMS = {
    "copy": (copy, 0, "f4", [((40, 24), "f4")] * 2),
    "transpose": (transpose, 0, "f4", [((48, 32), "f4"), ((32, 48), "f4")]),
    "reduction": (reduction, 0, "f4", [((1024,), "i4"), ((1,), "i4")]),
    "softmax": (softmax, 4, "f4", [((32, 64), "f4")] * 2),
    "gemm_sm80": (gemm, 0, "f4", [((64, 96), "f4"), ((96, 64), "f4"), ((64, 64), "f4")]),
    "gemm_sm90": (gemm, 0, "f4", [((64, 256), "f4"), ((256, 128), "f4"), ((64, 128), "f4")]),
    "gemm_sm100": (gemm, 0, "f4", [((128, 256), "f4"), ((256, 128), "f4"), ((128, 128), "f4")]),
    "gemm_multicast": (gemm, 0, "f4", [((128, 128), "f4")] * 3),
    "gemm_block_scaled": (block_scaled, 0, "f4", [
        ((128, 256), "f4"), ((256, 128), "f4"), ((128, 8), "scale"), ((8, 128), "scale"),
        ((128, 128), "f4")]),
    # The weights are rounded to f16, hence units of it, of the largest result.
    "flash_attention": (attention, 1, "f2", [
        ((64, 32), "f4"), ((32, 96), "f4"), ((96, 32), "f4"), ((64, 32), "f4")]),
    "histogram": (histogram, 0, "f4", [((1024,), "i4"), ((16,), "i4")]),
    "scatter": (scatter, 0, "f4", [((256,), "f4")] * 2),
}


def grid_of(path):
    return re.search(r"^//   grid: (.*)", path.read_text(), re.M)


def run(path, seed):
    grid = grid_of(path)[1].replace(" ", "")
    done = subprocess.run(["nv-tileas-run", f"--grid={grid}", f"--seed={seed}", path], text=True,
                          capture_output=True, check=False)
    return done.stdout, done.stderr


def lints(path):
    done = subprocess.run(["nv-tileas-opt", path, "--nv-tileas-lint", "--verify-roundtrip", "-o",
                           "/dev/null"], text=True, capture_output=True, check=False)
    return done.stderr


def differences(name, output):
    function, ulps, unit, arguments = PROGRAMS[name]
    inputs = [filled(i, *a) for i, a in enumerate(arguments)]
    inputs = [i if i.dtype.kind == "i" else i.astype("f8") for i in inputs]
    for number, (line, wanted) in enumerate(zip(output.splitlines(), function(*inputs))):
        got = np.array([float(word) for word in line.split(":")[1].split()])
        wanted = np.ravel(wanted)
        scale = np.abs(wanted) if unit == "f4" else np.full_like(wanted, np.abs(wanted).max())
        worst = np.max(np.abs(got - wanted) / np.spacing(scale.astype(unit)).astype("f8"))
        if not worst <= ulps:
            yield f"{name}: argument {number} is {worst} units off"


def problems(path, orders):
    output, errors = run(path, 0)
    if errors or not output:
        yield f"{path.stem}: {errors}"
        return
    for seed in range(1, orders + 1):
        if run(path, seed) != (output, ""):
            yield f"{path.stem}: different with seed {seed}"
    if np is not None:
        yield from differences(path.stem, output)


def main():
    every = [p for p in sorted(pathlib.Path(sys.argv[1]).rglob("*.mlir"))
             if "nv_tileas" in p.read_text()]
    failed = set()
    for path in every:
        if found := lints(path):
            print(f"{path.stem}: {found}")
            failed.add(path.stem)
    paths = [p for p in every if grid_of(p)]
    for stem in {p.stem for p in paths} ^ PROGRAMS.keys():
        print(f"{stem}: only in the folder or the table")
        failed.add(stem)
    for path in paths:
        if path.stem in failed:
            continue
        for problem in problems(path, int(sys.argv[2])):
            print(problem)
            failed.add(path.stem)
    print(f"{len(every)} without lints, {len(paths)} executed" +
          ("" if np else "; there is no numpy, results are not compared with it"))
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
