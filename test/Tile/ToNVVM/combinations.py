# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reductions and scans of all combiners, types, axes and numbers of warps, on the machine.

    combinations.py FOLDER SEED COUNT ARCH...

COUNT random ones for each machine; sums are of small integers, so that their order makes no
difference.
"""

import functools
import itertools
import math
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).parent.parent))
import machine
from machine import FLOATS, INTEGERS, tile, wrap

WORDS = {
    "add": lambda a, b: a + b, "mul": lambda a, b: a * b, "min": min, "max": max,
    "and": lambda a, b: a & b, "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b,
}
SHAPES = [(1,), (2,), (16,), (32,), (64,), (256,), (1024,), (4096,), (1, 1), (1, 8), (8, 1),
          (4, 4), (32, 2), (2, 32), (16, 64), (64, 16), (128, 32), (2, 1024), (512, 4),
          (2, 4, 8), (16, 1, 4), (8, 16, 8), (4, 64, 16), (32, 2, 32)]


def unsigned(kind, number):
    return number & (1 << 8 * machine.width(kind)) - 1


def ignoring_nan(choose):
    def combine(a, b):
        if math.isnan(a) or math.isnan(b):
            return b if math.isnan(a) else a
        # Zeros have an order, too.
        return choose(a, b, key=lambda n: (n, math.copysign(1, n)))
    return combine


def function(word, kind):
    if word in ("umin", "umax"):
        return lambda a, b: (min if word == "umin" else max)(
            a, b, key=lambda n: unsigned(kind, n))
    if kind in INTEGERS:
        return lambda a, b: wrap(kind, WORDS[word](a, b))
    if word in ("min", "max"):
        return ignoring_nan(WORDS[word])
    return WORDS[word]


def numbers(r, word, kind, count, axis):
    if kind in INTEGERS:
        bits = 8 * machine.width(kind)
        return [wrap(kind, r.getrandbits(bits)) for _ in range(count)]
    if word in ("min", "max"):
        return [r.choice([math.nan, math.inf, -math.inf, 0.0, -0.0, 1.5, -2.25,
                          float(r.randrange(-99, 99))]) for _ in range(count)]
    if word == "mul":
        # All partial products are powers of two that every type has.
        return [r.choice([1.0, -1.0]) for _ in range(count)]
    # All partial sums are integers that every type has.
    exact = {"bf16": 1 << 8, "f16": 1 << 11, "f32": 1 << 24, "f64": 1 << 40}[kind]
    most = exact // axis
    if most:
        return [float(r.randint(-most, most)) for _ in range(count)]
    return [float(r.randrange(axis) < exact // 2) for _ in range(count)]


def lines_of(shape, axis, n):
    """The row-major numbers of the elements of each line along an axis."""
    inner = math.prod(shape[axis + 1:])
    for at in range(math.prod(shape[:axis])):
        for i in range(inner):
            yield [at * shape[axis] * inner + k * inner + i for k in range(shape[axis])]


def same(a, b):
    return a == b and math.copysign(1, a) == math.copysign(1, b) or (
        math.isnan(a) and math.isnan(b))


#===-----------------------------------------------------------------------------------===#
# Cases
#===-----------------------------------------------------------------------------------===#

def region(kinds, body, results):
    arguments = [f"%a{i}: {k}" for i, k in enumerate(kinds)]
    arguments += [f"%b{i}: {k}" for i, k in enumerate(kinds)]
    return ["{", f"^bb0({', '.join(arguments)}):"] + body + [
        f"nv_tileas.yield {', '.join(results)} : {', '.join(kinds)}", "}"]


def argmax(kind):
    """The largest number, of equal ones the first."""
    compare, order = ("cmpi sgt", "cmpi eq") if kind in INTEGERS else ("cmpf ogt", "cmpf oeq")
    body = [f"%g = arith.{compare}, %b0, %a0 : {kind}", f"%e = arith.{order}, %b0, %a0 : {kind}",
            "%l = arith.cmpi slt, %b1, %a1 : i32", "%t = arith.andi %e, %l : i1",
            "%c = arith.ori %g, %t : i1",
            f"%x = arith.select %c, %b0, %a0 : {kind}", "%y = arith.select %c, %b1, %a1 : i32"]

    def combine(a, b):
        return b if b[0] > a[0] or (b[0] == a[0] and b[1] < a[1]) else a
    return region([kind, "i32"], body, ["%x", "%y"]), combine


def counted(name, shape):
    """Lines that make the numbers of the elements, which have no place of their own."""
    lines = machine.addresses(name, "%none", shape, "i8")
    at = [n for n, line in enumerate(lines) if "%number =" in line][0]
    lines[0] = lines[0].replace("xi64>", "xi32>")
    return lines[:at] + [
        lines[at].replace("i64", "i32"), "nv_tileas.yield %number : i32", "}"]


def last_one(kind):
    """Not commutative: a scan gives each element itself, unless it is zero."""
    zero = "0" if kind in INTEGERS else "0.0"
    test = "cmpi ne" if kind in INTEGERS else "cmpf une"
    body = [f"%z = arith.constant {zero} : {kind}", f"%c = arith.{test}, %b0, %z : {kind}",
            f"%x = arith.select %c, %b0, %a0 : {kind}"]
    return region([kind], body, ["%x"]), lambda a, b: (b if b[0] else a)


def affine():
    """Not commutative: y = s x + t one after the other, in i32."""
    body = ["%s = arith.muli %a0, %b0 : i32", "%m = arith.muli %a1, %b0 : i32",
            "%t = arith.addi %m, %b1 : i32"]

    def combine(a, b):
        return wrap("i32", a[0] * b[0]), wrap("i32", a[1] * b[0] + b[1])
    return region(["i32", "i32"], body, ["%s", "%t"]), combine


def choose(r, is_scan):
    """The attribute or region, the kinds, and the function on tuples."""
    what = r.randrange(8)
    if what == 0:
        kind = r.choice(["i32", "i64", "f32", "f16"])
        text, combine = argmax(kind)
        return None, text, [kind, "i32"], combine, None
    if what == 1 and is_scan:
        text, combine = affine()
        return None, text, ["i32", "i32"], combine, None
    if what == 2 and is_scan:
        kind = r.choice(["i8", "i32", "f32", "f64"])
        text, combine = last_one(kind)
        return None, text, [kind], combine, None
    kind = r.choice(list(INTEGERS) + list(FLOATS))
    words = ["add", "mul", "min", "max"]
    if kind in INTEGERS:
        words += ["umin", "umax", "and", "or", "xor"]
    word = r.choice(words)
    each = function(word, kind)
    count = r.choice([1, 1, 1, 2])
    return word, [], [kind] * count, lambda a, b: tuple(map(each, a, b)), word


def total():
    """As choose(): what one instruction adds up, of which each lane may count once."""
    each = function("add", "i32")
    return "add", [], ["i32"], lambda a, b: (each(a[0], b[0]),), "add"


def few(program, r):
    """The sum of fewer elements than a warp has lanes."""
    return case(program, r, r.choice([(8,), (16,), (2, 8), (16, 1)]), total())


def case(program, r, shape=None, chosen=None):
    shape = shape or r.choice(SHAPES)
    axis = r.randrange(len(shape))
    is_scan = not chosen and r.random() < 0.5
    reverse = is_scan and r.random() < 0.5
    warps = r.choice([1, 4, 8])
    word, text, kinds, combine, named = chosen or choose(r, is_scan)
    count = math.prod(shape)
    inputs = [numbers(r, named, k, count, shape[axis]) for k in kinds]
    if len(kinds) == 2 and word is None and "%y" in str(text):
        inputs[1] = list(range(count))
    # What is read is what has been rounded.
    inputs = [machine.unpack(k, machine.pack(k, n)) for k, n in zip(kinds, inputs)]
    to = shape if is_scan else shape[:axis] + shape[axis + 1:]
    body = []
    for i, k in enumerate(kinds):
        if i == 1 and word is None and "%y" in str(text) and r.random() < 0.5:
            body += counted(f"%x{i}", shape)
        else:
            body += machine.load(f"%x{i}", f"%p{i}", shape, k)
    outs = ", ".join(f"%r{i}" for i in range(len(kinds)))
    attributes = f"axis = {axis} : i32" + (", reverse" if reverse else "")
    if word:
        attributes += f", combiner = #nv_tileas<combiner {word}>"
    body.append(f"{outs} = nv_tileas.{'scan' if is_scan else 'reduce'} " +
                ", ".join(f"%x{i}" for i in range(len(kinds))) + f" {{{attributes}}} : " +
                ", ".join(tile(shape, k) for k in kinds) + " -> " +
                ", ".join(tile(to, k) for k in kinds) + (" " if text else "") + (
                    text[0] if text else ""))
    body += text[1:]
    for i, k in enumerate(kinds):
        body += machine.store(f"%r{i}", f"%p{i + len(kinds)}", to, k)
    read = program.kernel(
        body, list(zip(kinds, inputs)) + [(k, math.prod(to)) for k in kinds], warps)
    name = (f"{'scan' if is_scan else 'reduce'}{' reverse' if reverse else ''} {shape} axis "
            f"{axis} {word or 'region'} {kinds} {warps} warps")

    def check():
        expected = [[None] * math.prod(to) for _ in kinds]
        for number, line in enumerate(lines_of(shape, axis, count)):
            elements = [tuple(n[at] for n in inputs) for at in line]
            if reverse:
                elements, line = elements[::-1], line[::-1]
            sums = list(itertools.accumulate(elements, combine))
            for at, total in zip(line, sums) if is_scan else [(number, sums[-1])]:
                for i, n in enumerate(total):
                    expected[i][at] = n
        for i, k in enumerate(kinds):
            wanted = machine.unpack(k, machine.pack(k, expected[i]))
            got = read(i + len(kinds))
            for at, (a, b) in enumerate(zip(wanted, got)):
                if not same(a, b):
                    raise AssertionError(f"{name}: element {at} of result {i} is {b}, not {a}")
    return check


def flags(program, r):
    """Whether any or all elements of each line are set: elements of one bit."""
    shape = r.choice([s for s in SHAPES if len(s) == 2])
    axis, warps = r.randrange(2), r.choice([1, 4, 8])
    word = r.choice(["or", "and", "xor", "add", "umax", "max"])
    share = r.choice([0.01, 0.5, 0.99])
    given = [int(r.random() < share) for _ in range(math.prod(shape))]
    to = shape[:axis] + shape[axis + 1:]
    bits, bytes_ = tile(shape, "i1"), tile(shape, "i8")
    body = machine.load("%x", "%p0", shape, "i8")
    body += [f"%m = nv_tileas.map %x : {bytes_} -> {bits} {{", "^bb0(%a: i8):",
             "%z = arith.constant 0 : i8", "%c = arith.cmpi ne, %a, %z : i8",
             "nv_tileas.yield %c : i1", "}",
             f"%r = nv_tileas.reduce %m {{axis = {axis} : i32, combiner = #nv_tileas<combiner "
             f"{word}>}} : {bits} -> {tile(to, 'i1')}",
             f"%y = nv_tileas.map %r : {tile(to, 'i1')} -> {tile(to, 'i8')} {{", "^bb0(%b: i1):",
             "%e = arith.extui %b : i1 to i8", "nv_tileas.yield %e : i8", "}"]
    body += machine.store("%y", "%p1", to, "i8")
    read = program.kernel(body, [("i8", given), ("i8", math.prod(to))], warps)

    def check():
        # The one bit that is set is -1, the smallest number with a sign.
        combine = {"or": max, "umax": max, "and": min, "max": min}.get(word, lambda a, b: a ^ b)
        wanted = [functools.reduce(combine, (given[at] for at in line))
                  for line in lines_of(shape, axis, len(given))]
        if read(1) != wanted:
            raise AssertionError(f"{word} of bits {shape} axis {axis}: {read(1)}, not {wanted}")
    return check


if __name__ == "__main__":
    machine.run_random(lambda r: r.choices([flags, few, case], [10, 10, 80])[0],
                       "reductions and scans")
