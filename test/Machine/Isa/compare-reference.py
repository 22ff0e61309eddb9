#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes every form of the machine's list on values at every boundary, and
compares the results with a second implementation in Python.

    compare-reference.py PTX-RUN FOLDER PTX [CASES] NAME...

FOLDER has the list, whose files are called NAME.txt; PTX is a file to write. A
form without a reference is an error."""

import pathlib
import random
import subprocess
import sys
from fractions import Fraction

import converts
import floats
import forms
import integers
import videos
from floating import FORMATS, encode, is_nan

CASES = 24
PACKED = dict(floats.PACKED, e4m3x2="e4m3", e5m2x2="e5m2", ue5m3x2="ue5m3")


def reference(form):
    """The function that says what a form computes, or None."""
    if form.name == "cvt":
        return converts.cvt
    if form.where.startswith("float"):
        return floats.REFERENCES.get(form.name)
    return {**integers.REFERENCES, **videos.REFERENCES}.get(form.name)


def float_corners(name):
    f = FORMATS[name]
    top = 1 << f.magnitude
    unit = 1 << f.fraction
    positive = [0, 1, unit - 1, unit, unit + 1, f.bias << f.fraction,
                (f.bias << f.fraction) + 1, (f.bias << f.fraction) - 1,
                (f.bias + 1 << f.fraction) | unit >> 1, f.infinity - 1,
                (f.bias - 1 << f.fraction), (f.bias - 1 << f.fraction) + 1,
                (f.bias + 4 << f.fraction) + unit // 4]
    if f.specials == "ieee":
        # Infinity, a quiet and a signaling NaN; what is read as a marker.
        positive += [f.infinity, f.infinity | unit >> 1, f.infinity + 1]
        if f.bits == 16:
            positive.append(0x7FF7)
    positive = [p for p in positive if p < top]
    return positive + [p | top for p in positive]


def ties(source, target):
    """Numbers of a format between two neighbors of a narrower one, and beside."""
    f, g = FORMATS[source], FORMATS[target]
    found = []
    for exponent in (-g.bias - g.fraction, 1 - g.bias - 2, 1 - g.bias, 0, 3, g.bias,
                     g.bias + 1):
        for fraction in (0, 1, 2, 5):
            biased = exponent + f.bias
            lost = f.fraction - g.fraction
            if 0 < biased < (1 << f.exponent) - 1 and lost > 0:
                half = (biased << f.fraction) | fraction << lost | 1 << lost - 1
                found += [half - 1, half, half + 1]
    top = 1 << f.bits - 1
    return [b & top - 1 for b in found] + [b & top - 1 | top for b in found]


def corners(form, ty, bits):
    if ty in PACKED:
        element = PACKED[ty]
        parts = corners(form, element, FORMATS[element].bits)
        width = bits // 2
        return [low | parts[(7 * n + 3) % len(parts)] << width
                for n, low in enumerate(parts)]
    if ty in FORMATS:
        found = float_corners(ty)
        if form.name == "cvt":
            for target in (form.types[0], form.types[0][:-2]):
                if target in FORMATS and \
                        FORMATS[target].fraction < FORMATS[ty].fraction:
                    found += ties(ty, target)
            if form.types[0] == "s2f6x2":
                # Halves of units of 1/64, and the largest and the smallest.
                found += [encode(int(n < 0), Fraction(abs(n), 128), ty)
                          for n in (*range(-9, 10), *range(251, 260),
                                    *range(-260, -251))]
            if form.mods[0] in converts.INTEGER:
                b = FORMATS[ty].bias << FORMATS[ty].fraction
                found += [b + (n << FORMATS[ty].fraction - 1) for n in range(16)
                          if b + (n << FORMATS[ty].fraction - 1)
                          < FORMATS[ty].infinity]
        return found
    return [c % (1 << bits) for c in (
        0, 1, 2, -1, -2, 1 << bits - 1, (1 << bits - 1) - 1, (1 << bits - 1) + 1,
        7, 8, 15, 16, 31, 32, 33, 63, 64, 255, 256, 0x80, 0x7F, 0x7FFF, 0x8000,
        0xFFFF, 0xFF00FF00FF00FF00, 0x80FF7F01, 0x123456789ABCDEF0)]


def source_types(form):
    """The type of each source register, as far as its column names one."""
    found = []
    for group in form.operands[1:]:
        for o in group:
            if o.kind != "immediate":
                found.append((o.type or f"b{o.bits}", o.bits))
    if forms.uses_carry(form):
        found.append(("b1", 1))
    return found


def arguments(form, rng, cases):
    sources = source_types(form)
    if not sources:
        return [[] for _ in range(1)]
    lists = [corners(form, ty, bits) if bits > 1 else [0, 1]
             for ty, bits in sources]
    count = max(cases, len(lists[0])) if len(sources) == 1 else cases
    rows = []
    for n in range(count):
        # Every corner of the first source is met; most corners of the others.
        row = [values[(n * (2 * at + 1) + at * (n // len(values) + 1))
                      % len(values)] if rng.random() < 0.85 or bits == 1
               else rng.getrandbits(bits)
               for at, (values, (ty, bits)) in enumerate(zip(lists, sources))]
        rows.append(row)
    return rows


def execute(run, ptx, listed, rows):
    """The results of each call, as lists of numbers, or an error."""
    path = pathlib.Path(ptx)
    # Nothing checks that a machine has all of them.
    path.write_text(forms.header("sm_100a") + "\n".join(
        forms.function(form, f"f{n}") for n, form in enumerate(listed)))
    calls = []
    for n, form in enumerate(listed):
        _, ins = forms.widths(form)
        for row in rows[n]:
            calls.append(" ".join([f"f{n}"] + [
                v.to_bytes(size, "little").hex() for v, size in zip(row, ins)]))
    said = subprocess.run([run, "--calls", ptx], input="\n".join(calls), text=True,
                          capture_output=True, check=True).stdout.splitlines()
    results, at = [], 0
    for n, form in enumerate(listed):
        outs, _ = forms.widths(form)
        mine = []
        for line in said[at:at + len(rows[n])]:
            if line.startswith("error:"):
                mine.append(line)
                continue
            data = bytes.fromhex(line)
            mine.append([int.from_bytes(data[16 * k:16 * k + size], "little")
                         for k, size in enumerate(outs)])
        at += len(rows[n])
        results.append(mine)
    return results


def same(form, got, expected):
    if got == expected or expected is None:
        return True
    # Any NaN of f64, and what abs and neg make of one, is as good.
    ty = form.types[0]
    name = floats.PACKED.get(ty, ty)
    loose = name == "f64" or form.name in ("abs", "neg")
    if not loose or name not in FORMATS:
        return False
    bits = FORMATS[name].bits
    parts = [[v >> n * bits & (1 << bits) - 1
              for n in range(forms.BITS[ty] // bits)] for v in (got, expected)]
    return all(a == b or is_nan(a, name) and is_nan(b, name)
               for a, b in zip(*parts))


def main(run, folder, ptx, *names):
    cases = CASES
    if names[0].isdigit():
        cases, names = int(names[0]), names[1:]
    rng = random.Random(9)
    listed = [f for f in forms.load(folder, *names) if not f.reason]
    missing = sorted({f.name for f in listed if reference(f) is None})
    for name in missing:
        print(f"{name}: no reference")
    listed = [f for f in listed if reference(f)]
    rows = [arguments(form, rng, cases) for form in listed]
    compared, wrong = 0, {}
    for form, mine, results in zip(listed, rows,
                                   execute(run, ptx, listed, rows), strict=True):
        for row, got in zip(mine, results):
            expected = reference(form)(form, row)
            if expected is None:
                continue
            compared += 1
            if isinstance(got, str) and None in expected:
                continue
            if isinstance(got, str) or not all(
                    same(form, g, e) for g, e in zip(got, expected, strict=True)):
                shown = got if isinstance(got, str) else [hex(g) for g in got]
                wrong.setdefault((form.where, form.text()), []).append(
                    f"of {[hex(v) for v in row]} gives {shown}, not "
                    f"{[e if e is None else hex(e) for e in expected]}")
    for (where, text), shown in wrong.items():
        print(f"{where}: {text}: {len(shown)} wrong; {shown[0]}")
    print(f"{len(listed)} forms, {compared} results compared, "
          f"{len(wrong)} forms wrong, {len(missing)} names without a reference")
    return bool(wrong or missing or not compared)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
