# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs kernels of Inputs/large.mlir, and compares what they compute: large.py PROGRAM FOLDER"""

import array
import itertools
import pathlib
import subprocess
import sys

PROGRAM, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
FOLDER.mkdir(parents=True, exist_ok=True)


def run(kernel, numbers, *more):
    there, result = FOLDER / "in.bin", FOLDER / "out.bin"
    there.write_bytes(array.array("f", numbers).tobytes())
    result.write_bytes(bytes(4 * len(numbers)))
    subprocess.run(["nvvmc", "run", PROGRAM, "--engine=machine", f"--kernel={kernel}",
                    f"in:{there}", f"inout:{result}", *more], check=True)
    got = array.array("f")
    got.frombytes(result.read_bytes())
    return list(got)


numbers = [float(n * 7 % 9 - 4) for n in range(131072)]
inside = 100000
assert run("scan", numbers, f"i64:{inside}") == (
    list(itertools.accumulate(numbers[:inside])) + [0.0] * (len(numbers) - inside))

numbers = [float(n) for n in range(512 * 512)]
assert run("transpose", numbers) == [numbers[j * 512 + i]
                                     for i in range(512) for j in range(512)]
print("right")
