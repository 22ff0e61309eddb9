# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the kernels of Inputs, which bench/tiles/large.py is, and compares what they compute
with NumPy. None may have a finding.

usage: large.py FOLDER [machine] [NAME...]

With `machine`, they are compiled to PTX, where halves are computed one after the other, and
run on the machine. Extents are such that one half is inside and another one at the edge."""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).parents[1] / "Bench"))

import kernels  # noqa: E402
import numpy as np  # noqa: E402
from arrays import bf16, close, e4m3, f16, f32, integers, random, random_e4m3, wide  # noqa: E402
from cases import softmax  # noqa: E402


def product_scaled():
    m, n, k = 144, 80, 64
    a, b = random_e4m3(m, k), random_e4m3(k, n, seed=2)
    of_a = integers(120, 134, m, k // 32, kind=np.uint8)
    of_b = integers(120, 134, k // 32, n, kind=np.uint8, seed=3)
    z = np.zeros((m, n), f32)
    yield [a, of_a, b, of_b, z], (1, 1)
    x = e4m3(a) * np.exp2(of_a.astype(float) - 127).repeat(32, 1)
    y = e4m3(b) * np.exp2(of_b.astype(float) - 127).repeat(32, 0)
    close(z, x @ y, 1e-4)


def product_narrow():
    a, b, z = random_e4m3(80, 144), random_e4m3(144, 208, seed=2), np.zeros((80, 208), f32)
    yield [a, b, z], (1, 1)
    close(z, e4m3(a) @ e4m3(b), 1e-4)


def attention_tall():
    rows, size = 152, 64
    q, k, v = (random(1, rows, size, seed=s).astype(f16) for s in range(3))
    out = np.zeros_like(q)
    yield [q, k, v, out, f32(size ** -0.5)], (1, 1)
    s = q.astype(float) @ k.astype(float).transpose(0, 2, 1) * size ** -0.5
    s = np.where(np.tri(rows, dtype=bool), s, -np.inf)
    close(out, softmax(s, 2) @ v.astype(float), 1e-2)


def column_pair():
    x, y = random(40, 1400), random(40, 1400, seed=2)
    a, b = np.zeros(1400, np.uint16), np.zeros(1400, f16)
    yield [x, y, a, b], (2,)
    close(wide(a), wide(bf16(x.sum(0))), 1e-2)
    close(b, (y * y).sum(0), 1e-2)


if __name__ == "__main__":
    kernels.run(pathlib.Path(sys.argv[1]), sys.modules[__name__],
                sys.argv[3 if kernels.ON_MACHINE else 2:])
