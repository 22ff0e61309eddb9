#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes the conversions between packed halves and numbers of at most eight
bits on all their inputs, and compares the results with tables: a format is the
sorted list of its numbers, and rounding is a look-up between two of them.

    exhaust-narrow.py PTX-RUN FOLDER PTX [STEP]

FOLDER has the machine's list; PTX is a file to write. With STEP, of many inputs only
every STEPth is converted."""

import bisect
import functools
import math
import pathlib
import struct
import subprocess
import sys

import forms

AT_ONCE = 64  # Conversions in one call.
NARROW = {  # Exponent, fraction, bias, NaN; the bits of one number.
    "e4m3x2": (4, 3, 7, 0x7F, 8), "e5m2x2": (5, 2, 15, 0x7F, 8),
    "e2m3x2": (2, 3, 1, None, 8), "e3m2x2": (3, 2, 3, None, 8),
    "e2m1x2": (2, 1, 1, None, 4), "ue5m3x2": (5, 3, 15, 0xFF, 8),
    "s2f6x2": None}
SCALES = (127, 126, 128, 121, 134, 108, 147, 0, 1, 253, 254, 255)


def magnitude(code, exponent, fraction, bias):
    whole = code & (1 << fraction) - 1
    power = code >> fraction
    if power:
        whole += 1 << fraction
    return math.ldexp(whole, max(power, 1) - bias - fraction)


def table(name):
    """The numbers that are not negative, by code, and the first code that is no
    number."""
    if name == "f16x2":
        exponent, fraction, bias, end = 5, 10, 15, 0x7C00
    elif name == "bf16x2":
        exponent, fraction, bias, end = 8, 7, 127, 0x7F80
    else:
        exponent, fraction, bias, nan, _ = NARROW[name]
        end = {"e4m3x2": 0x7F, "e5m2x2": 0x7C, "ue5m3x2": 0xFF}.get(
            name, 1 << exponent + fraction)
    # With the one that would be next, for what is nearer to it.
    return [magnitude(c, exponent, fraction, bias) for c in range(end + 1)], end


TABLES = {name: table(name) for name in
          ["f16x2", "bf16x2", *(n for n in NARROW if n != "s2f6x2")]}


def width(name):
    return 16 if name not in NARROW else 4 if name == "e2m1x2" else 8


def value_of(code, name):
    """A float, which may be NaN, infinite or -0."""
    if name == "f16x2":
        return struct.unpack("<e", struct.pack("<H", code))[0]
    if name == "bf16x2":
        return struct.unpack("<f", struct.pack("<I", code << 16))[0]
    if name == "s2f6x2":
        return (code - 256 if code > 127 else code) / 64
    numbers, end = TABLES[name]
    negative = False
    if name != "ue5m3x2":
        top = 1 << sum(NARROW[name][:2])
        negative, code = bool(code & top), code & top - 1
    if code >= end:
        infinite = name == "e5m2x2" and code == end
        return (-math.inf if negative else math.inf) if infinite else math.nan
    return -numbers[code] if negative else numbers[code]


def nearest(value, name, mode):
    """The code for a magnitude, which may be the first that is no number."""
    numbers, end = TABLES[name]
    if value >= numbers[end]:
        return end - (mode == "rz")
    low = bisect.bisect_right(numbers, value) - 1
    if numbers[low] == value or mode == "rz":
        return low
    if mode == "rp":
        return low + 1
    middle = (numbers[low] + numbers[low + 1]) / 2
    return low + (value > middle or value == middle and low & 1)


def to_fixed(value, form):
    if math.isnan(value):
        return 0x7F
    if math.isinf(value):
        value = math.copysign(2, value)
    whole = math.trunc(value * 64) if "rz" in form.mods else round(value * 64)
    return max(min(whole, 127), -128) & 0xFF


def encoded(value, name, form):
    """The code of a float in a format, or None if the instruction is wrong."""
    negative = math.copysign(1, value) < 0 and not math.isnan(value)
    if "relu" in form.mods and negative:
        return 0
    if name == "s2f6x2":
        return to_fixed(value, form)
    numbers, end = TABLES[name]
    finite = "satfinite" in form.mods
    if math.isnan(value):
        if name not in NARROW:
            return 0x7FFF
        return end - 1 if NARROW[name][3] is None else NARROW[name][3]
    if name == "ue5m3x2" and negative and value:
        return None
    if math.isinf(value):
        code = end - finite
    else:
        code = nearest(abs(value), name, form.mods[0])
        if code == end and (finite or name in NARROW and name != "ue5m3x2"):
            code = end - 1
    if name == "ue5m3x2" or "pzo" in form.mods and not code:
        return code
    top = 15 if name not in NARROW else sum(NARROW[name][:2])
    return code | negative << top


def scaled(value, scale, form, source):
    """A source after its scale: a result of eight bits is divided by it."""
    if scale is None:
        return value
    if scale == 255:
        return math.nan
    least = {"f16x2": 2.0 ** -14, "bf16x2": 2.0 ** -126}.get(source)
    if "scaled::n1::ue8m0" in form.mods and abs(value) < least:
        value = math.copysign(0, value)
    power = 127 - scale if least else scale - 127
    return math.ldexp(value, power)


def inputs(form, source, step):
    """Rows of the code of both halves and their scales. Each code is met once;
    what only changes a sign or a zero is seen at fewer of them."""
    scales = next((int(m[9]) for m in form.mods if m.startswith("scaled")), 0)
    rows = every_input(source, scales)
    rows = rows[::step] if len(rows) > 1000 else rows
    return rows[::7] if {"relu", "pzo"} & set(form.mods) else rows


@functools.cache
def every_input(source, scales):
    bits = width(source)
    codes = range(1 << bits - 1)
    if not scales:
        return [(c, c ^ (1 << bits) - 1, None, None) for c in codes]
    if bits < 16:
        return [(c, c ^ (1 << bits) - 1, s, 255 - s)
                for c in codes for s in range(256)]
    rows = []
    for c in codes:
        low = SCALES[c % len(SCALES)]
        high = low if scales == 1 else SCALES[c * 5 % 11]
        rows.append((c, c ^ 0xFFFF, low, high))
    return rows


def function(form, name):
    """A function that converts the values of an array."""
    registers = [group[0].bits for group in form.operands]
    lines = [f".reg .b{b} %x{n};" for n, b in enumerate(registers)]
    lines += [".reg .b16 %w;"]
    for at in range(AT_ONCE):
        for n, bits in enumerate(registers[1:], 1):
            where = f"[p{n}+{at * bits // 8}]"
            lines += [f"ld.param.b8 %w, {where}; cvt.u8.u16 %x{n}, %w;"] \
                if bits == 8 else [f"ld.param.b{bits} %x{n}, {where};"]
        names = ", ".join(f"%x{n}" for n in range(len(registers)))
        lines.append(f"{form.mnemonic} {names};")
        where = f"[r+{at * registers[0] // 8}]"
        lines += [f"cvt.u16.u8 %w, %x0; st.param.b8 {where}, %w;"] \
            if registers[0] == 8 else [f"st.param.b{registers[0]} {where}, %x0;"]
    block = lambda n: f".param .align 16 .b8 {'p' if n else 'r'}{n or ''}" \
        f"[{AT_ONCE * registers[n] // 8}]"
    return (f".visible .func ({block(0)}) {name}("
            f"{', '.join(block(n) for n in range(1, len(registers)))})"
            f" {{ {' '.join(lines)} ret; }}")


def joined(low, high, bits):
    return low | high << bits


def arguments(form, source, rows):
    """The bytes of the arrays."""
    registers = [group[0].bits for group in form.operands]
    arrays = [b"".join(joined(a, b, width(source)).to_bytes(registers[1] // 8,
                                                            "little")
                       for a, b, _, _ in rows)]
    if len(registers) == 3:
        bits = registers[2]
        arrays.append(b"".join((s if bits == 8 else joined(s, t, 8)).to_bytes(
            bits // 8, "little") for _, _, s, t in rows))
    return [a.hex() for a in arrays]


def batches(form, source, target, step):
    """Full blocks of rows; what ends a launch has been left out."""
    rows = inputs(form, source, step)
    expected = [tuple(encoded(scaled(value_of(c, source), s, form, source), target,
                              form) for c, s in ((a, sa), (b, sb)))
                for a, b, sa, sb in rows]
    kept = [(r, e) for r, e in zip(rows, expected) if None not in e]
    refused = [r for r, e in zip(rows, expected) if None in e]
    kept += kept[:-len(kept) % AT_ONCE]
    return [kept[n:n + AT_ONCE] for n in range(0, len(kept), AT_ONCE)], refused


def chosen(folder):
    for form in forms.load(folder, "convert"):
        if form.reason or form.name != "cvt" or len(form.types) != 2:
            continue
        target, source = form.types
        halves = ("f16x2", "bf16x2")
        if target in NARROW and source in halves or \
                source in NARROW and target in halves:
            yield form


def compare(form, blocks, answers):
    """The first difference, if there is one."""
    target = form.types[0]
    size = form.operands[0][0].bits // 8
    for block, answer in zip(blocks, answers, strict=True):
        if answer.startswith("error:"):
            return answer
        data = bytes.fromhex(answer)
        for n, (row, expected) in enumerate(block):
            got = int.from_bytes(data[n * size:n * size + size], "little")
            if got != joined(*expected, width(target)):
                return (f"{[v if v is None else hex(v) for v in row]} gives "
                        f"{got:#x}, not {joined(*expected, width(target)):#x}")
    return None


def main(run, folder, ptx, step=1):
    # A module for every few forms: functions are long.
    listed = list(chosen(folder))
    pathlib.Path(ptx).write_text(forms.header("sm_107a", "9.4") + "\n".join(
        function(f, f"f{n}") for n, f in enumerate(listed)))
    count, wrong = 0, 0
    calls, work = [], []
    for n, form in enumerate(listed):
        blocks, refused = batches(form, form.types[1], form.types[0], int(step))
        count += sum(map(len, blocks))
        calls += [" ".join([f"f{n}"] + arguments(form, form.types[1],
                                                 [r for r, _ in block]))
                  for block in blocks]
        single = refused[::997]
        calls += [" ".join([f"f{n}"] + arguments(form, form.types[1],
                                                 [r] * AT_ONCE)) for r in single]
        work.append((form, blocks, len(single)))
    answers = iter(subprocess.run([run, "--calls", ptx], input="\n".join(calls),
                                  text=True, capture_output=True,
                                  check=True).stdout.splitlines())
    for form, blocks, refusals in work:
        bad = compare(form, blocks, [next(answers) for _ in blocks])
        refused = [next(answers).startswith("error:") for _ in range(refusals)]
        if bad or not all(refused):
            wrong += 1
            print(f"{form.where}: {form.mnemonic}: "
                  f"{bad or 'a negative number has a code'}")
    print(f"{len(listed)} forms, {count} inputs compared, {wrong} forms wrong")
    return bool(wrong or not count)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
