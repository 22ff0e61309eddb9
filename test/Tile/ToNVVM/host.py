# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What kernels print, assert and allocate, on the machine.

    host.py FOLDER ARCH...
"""

import math
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).parent.parent))
import machine
from machine import INTEGERS, tile


def text_of(conversion, shape, numbers):
    """Numbers of a tile as printf and brackets."""
    if not shape:
        return conversion % numbers.pop(0)
    return "[" + ", ".join(text_of(conversion, shape[1:], numbers)
                           for _ in range(shape[0])) + "]"


def numbers_of(kind, count):
    if kind in INTEGERS:
        return [machine.wrap(kind, 37 * n - 90) for n in range(count)]
    return [n / 4 - 3 for n in range(count)]


PRINTS = [  # Format, its form in Python, kind, shape, warps.
    ("%d", "%d", "i32", (4,), 4), ("%5d", "%5d", "i8", (8,), 1), ("%lld", "%d", "i64", (2, 2), 4),
    ("%.2f", "%.2f", "f32", (16,), 4), ("%g", "%g", "f16", (2, 4), 1),
    ("%+.1e", "%+.1e", "f64", (2, 1, 3 + 1), 4), ("%f", "%f", "bf16", (1, 1), 8),
    ("%i", "%i", "i16", (64, 64), 4), ("%d", "%d", "i32", (4096,), 8), ("%d", "%d", "i32", (1,), 4),
    ("%g", "%g", "f32", (), 4),
]


def prints(program):
    """Tiles of each form. Gives what is expected."""
    expected = ""
    for conversion, form, kind, shape, warps in PRINTS:
        count = math.prod(shape)
        given = machine.unpack(kind, machine.pack(kind, numbers_of(kind, count)))
        body = ["%n = arith.constant -7 : i32"]
        if shape:
            body += machine.load("%x", "%p0", shape, kind)
        else:
            body += [f"%l = nv_tileas.load_at %p0 : i64 -> {kind}",
                     f"%x = nv_tileas.splat %l : {kind} -> {tile((), kind)}"]
        body += [f'nv_tileas.print "100%% %d: {conversion}.\\n"(%n, %x) : i32, {tile(shape, kind)}']
        program.kernel(body, [(kind, given)], warps)
        expected += f"100% -7: {text_of(form, shape, list(given))}.\n"
    body = [f"%c{n} = arith.constant {n} : i64" for n in range(40)]
    body += ['nv_tileas.print "' + "%x " * 40 + '\\n"(' + ", ".join(
        f"%c{n}" for n in range(40)) + ") : " + ", ".join(["i64"] * 40)]
    program.kernel(body, [], 1)
    expected += "".join(f"{n:x} " for n in range(40)) + "\n"
    program.kernel(['nv_tileas.print "done\\n"'], [], 4)
    return expected + "done\n"


def memory(program):
    """A block hands a tile to itself, backwards, by memory of its own; so do others."""
    body = [f"%n = nv_tileas.alloc_at {{count = 64 : i64, element = i32, alignment = 64 : i64}}",
            "%c0 = arith.constant 0 : index", "%c1 = arith.constant 1 : index",
            "%c3 = arith.constant 3 : index",
            "scf.for %k = %c0 to %c3 step %c1 {",
            "%m = nv_tileas.alloc_at {count = 4 : i64, element = f64, alignment = 8 : i64, "
            "is_global}",
            "%z = arith.constant 1.0 : f64", "nv_tileas.store_at %z, %m : f64, i64", "}",
            "%b = arith.constant 63 : i64", "%a = arith.andi %n, %b : i64"]
    body += machine.load("%x", "%p0", (64,), "i32") + machine.addresses("%q", "%n", (64,), "i32")
    body += ["%t = nv_tileas.store_at %x, %q : tile<64xi32>, tile<64xi64> -> mem_token",
             "%r = nv_tileas.generate : tile<64xi64> {", "^bb0(%i: index):",
             "  %s = arith.constant 63 : index", "  %u = arith.subi %s, %i : index",
             "  %v = arith.index_cast %u : index to i64", "  %w = arith.constant 4 : i64",
             "  %y = arith.muli %v, %w : i64", "  %h = arith.addi %y, %n : i64",
             "  nv_tileas.yield %h : i64", "}",
             "%o = nv_tileas.load_at %r token %t : tile<64xi64> -> tile<64xi32>"]
    body += machine.store("%o", "%p1", (64,), "i32")
    body += ["nv_tileas.store_at %a, %p2 : i64, i64"]
    read = program.kernel(body, [("i32", list(range(64))), ("i32", 64), ("i64", [1])], 4)

    def check():
        assert read(1) == list(range(64))[::-1], read(1)
        assert read(2) == [0], "an address is not aligned"
    return check


def assertion(folder, arch, condition, holds):
    program = machine.Kernels(folder)
    body = ["%c = arith.constant 3 : i32", f"%b = arith.cmpi {condition}, %c, %c : i32"]
    body += machine.load("%x", "%p0", (256,), "i32")
    body += ["%m = nv_tileas.map %x : tile<256xi32> -> tile<256xi1> {", "^bb0(%a: i32):",
             f"%d = arith.constant {255 if holds else 254} : i32",
             "%e = arith.cmpi sle, %a, %d : i32", "nv_tileas.yield %e : i1", "}",
             'nv_tileas.assert %b, "three is three" : i1',
             'nv_tileas.assert %m, "small enough" : tile<256xi1>']
    program.kernel(body, [("i32", list(range(256)))], 4)
    try:
        program.run(arch)
    except RuntimeError as error:
        return str(error)
    return ""


def main():
    folder, *archs = sys.argv[1:]
    for arch in archs:
        program = machine.Kernels(f"{folder}/{arch}")
        expected = prints(program)
        check = memory(program)
        printed = program.run(arch)
        if printed != expected:
            raise AssertionError(f"printed:\n{printed}\nexpected:\n{expected}")
        check()
        folder_of = f"{folder}/{arch}-assert"
        assert assertion(folder_of, arch, "eq", True) == ""
        assert "small enough" in assertion(folder_of, arch, "eq", False)
        assert "three is three" in assertion(folder_of, arch, "ne", True)
        print(f"prints, assertions and memory on {arch}")


if __name__ == "__main__":
    main()
