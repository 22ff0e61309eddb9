#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints functions that pass values of every type through every constraint of
inline assembly, each with a function ref_NAME that computes the same.

usage: values.py [STEP | TYPE...]; of all types, with STEP only every STEPth

out_*: the value is a result; in_*: an operand; not_*: both, tied to each other,
and inverted; keep_*: the same with an empty text; struct_*: a member of the
results of one text.
"""

import re
import sys

LETTERS = {"b": 1, "c": 16, "h": 16, "r": 32, "l": 64, "q": 128, "f": 32,
           "d": 64}
TYPES = """
i1 i8 i16 i32 i64 i128 i256 half bfloat float double ptr
<1 x i8> <2 x i8> <3 x i8> <4 x i8> <8 x i8> <16 x i8>
<2 x i16> <3 x i16> <4 x i16> <8 x i16> <2 x i32> <3 x i32> <4 x i32>
<2 x i64> <2 x ptr> <2 x half> <3 x half> <4 x half> <8 x half>
<2 x bfloat> <4 x bfloat> <8 x bfloat> <2 x float> <4 x float> <2 x double>
<8 x i1> <16 x i1> <32 x i1> <64 x i1> <4 x i4> <2 x i24>
""".strip()
FLOATS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "ptr": 64}
HEAD = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
"""


def split(ty):
    vector = re.fullmatch(r"<(\d+) x (\w+)>", ty)
    element, count = (vector[2], int(vector[1])) if vector else (ty, 1)
    return element, count, FLOATS.get(element) or int(element[1:])


def groups(ty):
    """The bits of the pieces that a value is held in, low first."""
    element, count, bits = split(ty)
    lanes = 2 if element in ("half", "bfloat") and count > 1 else \
        4 if element == "i8" and count % 4 == 0 else 1
    sizes = []
    while count > 0:
        here = min(lanes, count)
        left = here * bits
        while left > 0:
            sizes.append(min(64, left))
            left -= 64
        count -= here
    return sizes


def inside(ty, width):
    """How many bits of a value the register stands for."""
    sizes = groups(ty)
    bits = sizes[0]
    for size in sizes[1:]:
        if bits + size > width:
            break
        bits += size
    return bits


def resize(name, value, of, to):
    op = "trunc" if of > to else "zext"
    if of == to:
        return f"  {name} = add i{to} {value}, 0"
    return f"  {name} = {op} i{of} {value} to i{to}"


def to_bits(ty, value, name):
    element, count, bits = split(ty)
    if element == "ptr":
        ints = f"<{count} x i64>" if count > 1 else "i64"
        return (f"  {name}.i = ptrtoint {ty} {value} to {ints}\n"
                f"  {name} = bitcast {ints} {name}.i to i{count * bits}")
    return f"  {name} = bitcast {ty} {value} to i{count * bits}"


def from_bits(ty, value, name):
    element, count, bits = split(ty)
    if element == "ptr":
        ints = f"<{count} x i64>" if count > 1 else "i64"
        return (f"  {name}.i = bitcast i{count * bits} {value} to {ints}\n"
                f"  {name} = inttoptr {ints} {name}.i to {ty}")
    return f"  {name} = bitcast i{count * bits} {value} to {ty}"


def define(name, result, argument, lines, value):
    print(f"define i{result} @{name}(i{argument} %a) {{")
    print("\n".join(lines))
    print(f"  ret i{result} {value}\n}}")


def out(name, ty, letter):
    n, w = split(ty)[1] * split(ty)[2], LETTERS[letter]
    f = inside(ty, w)
    kind = "pred" if w == 1 else f"b{w}"
    define("out_" + name, n, w, [
        f'  %v = call {ty} asm "mov.{kind} $0, $1;", "={letter},{letter}"'
        f"(i{w} %a)", to_bits(ty, "%v", "%r")], "%r")
    define("ref_out_" + name, n, w, [
        resize("%f", "%a", w, f), resize("%r", "%f", f, n)], "%r")


def into(name, ty, letter):
    n, w = split(ty)[1] * split(ty)[2], LETTERS[letter]
    f = inside(ty, w)
    kind = "pred" if w == 1 else f"b{w}"
    define("in_" + name, w, n, [
        from_bits(ty, "%a", "%v"),
        f'  %r = call i{w} asm "mov.{kind} $0, $1;", "={letter},{letter}"'
        f"({ty} %v)"], "%r")
    define("ref_in_" + name, w, n, [
        resize("%f", "%a", n, f), resize("%r", "%f", f, w)], "%r")


def tied(name, ty, letter, mode):
    n, w = split(ty)[1] * split(ty)[2], LETTERS[letter]
    f = inside(ty, w)
    kind = "pred" if w == 1 else f"b{w}"
    text = f"not.{kind} $0, $0;" if mode == "not" else ""
    define(f"{mode}_{name}", n, n, [
        from_bits(ty, "%a", "%v"),
        f'  %o = call {ty} asm "{text}", "={letter},0"({ty} %v)',
        to_bits(ty, "%o", "%r")], "%r")
    change = f"  %x = xor i{w} %w, {-1 if mode == 'not' else 0}"
    define(f"ref_{mode}_{name}", n, n, [
        resize("%f", "%a", n, f), resize("%w", "%f", f, w), change,
        resize("%y", "%x", w, f), resize("%low", "%y", f, n),
        f"  %high = and i{n} %a, {~((1 << f) - 1)}" if n > f else
        f"  %high = and i{n} %a, 0",
        f"  %r = or i{n} %high, %low"], "%r")


def struct(name, ty, letter):
    n, w = split(ty)[1] * split(ty)[2], LETTERS[letter]
    f = inside(ty, w)
    kind = f"b{w}"
    define("struct_" + name, 2 * n + 32, w, [
        f"  %s = call {{ {ty}, i32, {ty} }} asm "
        f'"mov.{kind} $0, $3; mov.b32 $1, 7; not.{kind} $2, $3;", '
        f'"=&{letter},=&r,={letter},{letter}"(i{w} %a)',
        f"  %v = extractvalue {{ {ty}, i32, {ty} }} %s, 0",
        f"  %m = extractvalue {{ {ty}, i32, {ty} }} %s, 1",
        f"  %u = extractvalue {{ {ty}, i32, {ty} }} %s, 2",
        to_bits(ty, "%v", "%vb"), to_bits(ty, "%u", "%ub"),
        resize("%vz", "%vb", n, 2 * n + 32),
        resize("%mz", "%m", 32, 2 * n + 32),
        resize("%uz", "%ub", n, 2 * n + 32),
        f"  %ms = shl i{2 * n + 32} %mz, {n}",
        f"  %us = shl i{2 * n + 32} %uz, {n + 32}",
        f"  %o = or i{2 * n + 32} %vz, %ms",
        f"  %r = or i{2 * n + 32} %o, %us"], "%r")
    define("ref_struct_" + name, 2 * n + 32, w, [
        resize("%f", "%a", w, f), f"  %x = xor i{w} %a, -1",
        resize("%g", "%x", w, f),
        resize("%vz", "%f", f, 2 * n + 32), resize("%uz", "%g", f, 2 * n + 32),
        f"  %us = shl i{2 * n + 32} %uz, {n + 32}",
        f"  %o = or i{2 * n + 32} %vz, {7 << n}",
        f"  %r = or i{2 * n + 32} %o, %us"], "%r")


def main(*types):
    print(HEAD)
    chosen = re.findall(r"<[^>]*>|\w+", TYPES)
    if types and types[0].isdigit():
        chosen, types = chosen[::int(types[0])], ()
    for ty in types or chosen:
        for letter, width in LETTERS.items():
            name = re.sub(r"\W+", "", ty.replace(" ", "")) + "_" + letter
            out(name, ty, letter)
            into(name, ty, letter)
            tied(name, ty, letter, "keep")
            if letter != "q":
                tied(name, ty, letter, "not")
            if width not in (1, 128):
                struct(name, ty, letter)


if __name__ == "__main__":
    main(*sys.argv[1:])
