# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tiles that are larger than the shared memory that is there for them: their layout changes,
and parts are taken out of them and put into them. FOLDER MACHINE... [--half]

With --half, each machine has every other tile, and the next one the others."""

import itertools
import pathlib
import random
import sys

sys.path.append(str(pathlib.Path(__file__).parents[1]))
from machine import Kernels, load, store, tile

ROWS = COLUMNS = 128


def numbers(r, count):
    return [float(r.randrange(-1000, 1000)) for _ in range(count)]


def transposed(program, r, kind, warps):
    """By way of shared memory, in which lanes of both layouts differ."""
    x = numbers(r, ROWS * COLUMNS)
    whole = tile((ROWS, COLUMNS), kind)
    read = program.kernel(
        load("%x", "%p0", (ROWS, COLUMNS), kind)
        + [f"%y = nv_tileas.permute %x {{permutation = array<i32: 1, 0>}} : {whole} -> {whole}"]
        + store("%y", "%p1", (COLUMNS, ROWS), kind),
        [(kind, x), (kind, ROWS * COLUMNS)], warps)

    def check():
        assert read(1) == [x[i * COLUMNS + j] for j in range(COLUMNS) for i in range(ROWS)]
    return check


def taken(program, r, kind, warps):
    """The number of the part is not known."""
    x, part = numbers(r, ROWS * COLUMNS), (r.randrange(4), r.randrange(2))
    whole, small = tile((ROWS, COLUMNS), kind), tile((32, 64), kind)
    read = program.kernel(
        load("%x", "%p0", (ROWS, COLUMNS), kind)
        + ["%four = arith.constant 4 : i64", "%q = arith.addi %p2, %four : i64",
           "%row = nv_tileas.load_at %p2 : i64 -> i32",
           "%column = nv_tileas.load_at %q : i64 -> i32",
           "%i = arith.index_cast %row : i32 to index",
           "%j = arith.index_cast %column : i32 to index",
           f"%y = nv_tileas.extract_part %x[%i, %j] : {whole} -> {small}"]
        + store("%y", "%p1", (32, 64), kind),
        [(kind, x), (kind, 32 * 64), ("i32", part)], warps)

    def check():
        i, j = part[0] * 32, part[1] * 64
        assert read(1) == [x[(i + a) * COLUMNS + j + b] for a in range(32) for b in range(64)]
    return check


def put(program, r, kind, warps):
    """Where it begins is no number of parts."""
    x, new = numbers(r, ROWS * COLUMNS), numbers(r, 32 * 64)
    i, j = r.randrange(96), r.randrange(64)
    whole, small = tile((ROWS, COLUMNS), kind), tile((32, 64), kind)
    read = program.kernel(
        load("%x", "%p0", (ROWS, COLUMNS), kind) + load("%n", "%p1", (32, 64), kind)
        + [f"%y = nv_tileas.insert_slice %n, %x [{i}, {j}] : {small}, {whole}"]
        + store("%y", "%p2", (ROWS, COLUMNS), kind),
        [(kind, x), (kind, new), (kind, ROWS * COLUMNS)], warps)

    def check():
        for a in range(32):
            start = (i + a) * COLUMNS + j
            x[start:start + 64] = new[a * 64:(a + 1) * 64]
        assert read(2) == x
    return check


def main():
    folder, *archs = (word for word in sys.argv[1:] if word != "--half")
    step = 2 if "--half" in sys.argv else 1
    tiles = list(itertools.product((transposed, taken, put),
                                   (("f32", 4), ("f32", 8), ("f64", 8))))
    for number, arch in enumerate(archs):
        r = random.Random(arch)
        program = Kernels(pathlib.Path(folder, arch))
        checks = [case(program, r, kind, warps)
                  for case, (kind, warps) in tiles[number % step::step]]
        program.run(arch, schedules=2)
        for check in checks:
            check()
        print(f"{len(checks)} large tiles on {arch}")


main()
