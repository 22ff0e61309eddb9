# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rows of numbers that are read and written by addresses, which have no strides, and masks:
where vectors may begin, and where a mask ends between two of them or within one.

    addresses.py FOLDER ARCH...
"""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).parent.parent))
import machine

COUNT = 64


def row(name, base, first):
    """Lines that make the addresses of a row which begins COUNT elements behind one of an aligned
    array. A sum without a carry is no sum to those who look for strides."""
    return [f"{name}_base = nv_tileas.assume {base} {{fact = #nv_tileas.div_by<16>}} : i64",
            f"{name} = nv_tileas.generate : tile<{COUNT}xi64> {{", "^bb0(%i: index):",
            f"%f = arith.constant {COUNT} : index", "%s = arith.ori %i, %f : index",
            f"%g = arith.constant {first} : index", "%a = arith.addi %s, %g : index",
            "%b = arith.index_cast %a : index to i64", "%c = arith.constant 4 : i64",
            f"%m = arith.muli %b, %c : i64", f"%k = arith.addi %m, {name}_base : i64",
            "nv_tileas.yield %k : i64", "}"]


def mask(name, below):
    return [f"{name} = nv_tileas.generate : tile<{COUNT}xi1> {{", "^bb0(%i: index):",
            f"%n = arith.constant {below} : index", "%l = arith.cmpi slt, %i, %n : index",
            "nv_tileas.yield %l : i1", "}"]


def copy(program, first, below):
    types = f"tile<{COUNT}xi64>, tile<{COUNT}xi1>"
    body = row("%from", "%p0", first) + row("%to", "%p1", first) + mask("%is", below)
    body += [f"%x = nv_tileas.load_at %from mask %is : {types} -> tile<{COUNT}xi32>",
             f"nv_tileas.store_at %x, %to mask %is : tile<{COUNT}xi32>, {types}"]
    # What the mask leaves out is zero.
    body += row("%whole", "%p2", 0) + [
        f"nv_tileas.store_at %x, %whole : tile<{COUNT}xi32>, tile<{COUNT}xi64>"]
    begin = COUNT + first
    numbers = list(range(1, begin + COUNT + 1))
    read = program.kernel(body, [("i32", numbers), ("i32", [0] * len(numbers)),
                                 ("i32", [0] * 2 * COUNT)], 1)

    def check():
        part = numbers[begin:begin + below]
        left = COUNT - below
        assert read(1) == [0] * begin + part + [0] * left, (first, below, read(1))
        assert read(2) == [0] * COUNT + part + [0] * left, (first, below, read(2))
    return check


def window(program, first):
    """A view that begins anywhere, as far as its program says."""
    view = f"tiled_view<{COUNT}xi32>"
    body = [f"%o = arith.constant {4 * first} : i64", "%q = arith.addi %p0, %o : i64",
            "%place = arith.index_cast %q : i64 to index", f"%n = arith.constant {COUNT} : index",
            "%one = arith.constant 1 : index", "%c0 = arith.constant 0 : index",
            f"%v = nv_tileas.block_tile %place sizes [%n] strides [%one] : index -> {view}",
            "%x = nv_tileas.tiled_load %v[%c0] {atom = #nv_tileas<atom universal_copy>} : "
            f"{view} -> tile<{COUNT}xi32>"]
    body += machine.store("%x", "%p1", (COUNT,), "i32")
    numbers = list(range(1, first + COUNT + 1))
    read = program.kernel(body, [("i32", numbers), ("i32", [0] * COUNT)], 1)

    def check():
        assert read(1) == numbers[first:], (first, read(1))
    return check


def main():
    folder, *archs = sys.argv[1:]
    for arch in archs:
        program = machine.Kernels(f"{folder}/{arch}")
        checks = [copy(program, first, below) for first in [0, 1, 2, 4]
                  for below in [64, 48, 34, 13]]
        checks += [window(program, first) for first in [0, 1, 2]]
        program.run(arch)
        for check in checks:
            check()
        print(f"{len(checks)} copies on {arch}")


if __name__ == "__main__":
    main()
