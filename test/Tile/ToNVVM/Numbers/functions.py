# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How far functions are off, in units of the last place, on one machine:

    functions.py ARCH OPT COUNT SEED WORK DOCUMENT

Compares the largest errors with the table of the document, and prints its rows as
measured. f16 and bf16 have all their numbers as operands if COUNT is 65536. What is
exact, infinite or NaN has to be so, and the sign of a zero is compared.
"""

import pathlib
import re
import sys

import numpy as np

import formats
import harness
from harness import Case

TYPES = ["f16", "bf16", "f32", "f64"]
LONG = np.longdouble


def power(a, b):
    return np.power(a, b)


# The name of the operation, its reference, and where operands are drawn from.
FUNCTIONS = {
    "exp": (np.exp, 110), "exp2": (np.exp2, 155), "expm1": (np.expm1, 100),
    "log": (np.log, None), "log2": (np.log2, None), "sin": (np.sin, 1000), "cos": (np.cos, 1000),
    "tan": (np.tan, 1000), "sinh": (np.sinh, 92), "cosh": (np.cosh, 92), "tanh": (np.tanh, 12),
    "atan": (np.arctan, 8), "rsqrt": (lambda x: 1 / np.sqrt(x), None)}
PAIRS = {"powf": (np.power, 20), "atan2": (np.arctan2, 8)}
# Bits of precision, the exponent of the smallest normal number.
PRECISION = {"f16": (11, -14), "bf16": (8, -126), "f32": (24, -126), "f64": (53, -1022)}


def operands(kind, reach, count, rng):
    """Edges, codes drawn uniformly, numbers near to one, numbers in reach."""
    codes = formats.samples(kind, count, rng)
    if kind not in formats.NATIVE:
        return codes
    drawn = rng.uniform(-(reach or 4), reach or 4, count // 2)
    drawn[::4] /= 1 << 10
    drawn[1::4] = 1 + drawn[1::4] / (1 << 12)
    if kind == "f64" and reach and reach > 80:
        drawn[2::4] *= 7
    return np.concatenate([codes, drawn.astype(formats.NATIVE[kind]).view(formats.word(kind))])


def error(kind, got, expected):
    """The largest error in units of the last place, and where it is. What is not
    finite, or is too large, must be equal."""
    digits, least = PRECISION[kind]
    with np.errstate(all="ignore"):
        values = formats.decode(kind, got).astype(LONG)
    with np.errstate(all="ignore"):
        exponent = np.maximum(np.frexp(np.where(np.isfinite(expected), expected, 1))[1] - 1, least)
        unit = np.ldexp(LONG(1), exponent - digits + 1)
        most = {"f16": LONG(65520), "bf16": np.ldexp(LONG(511), 119),
                "f32": np.ldexp(LONG(1), 128), "f64": np.ldexp(LONG(1), 1024)}[kind]
        off = np.abs(values - expected) / unit
        over = np.abs(expected) >= most
        off = np.where(over, np.where(values == np.copysign(LONG(np.inf), expected), 0, np.inf), off)
        # What rounds to a number that is too large by less than the error.
        near = np.isinf(values) & ~over & (np.abs(expected) > most * (1 - np.ldexp(LONG(1), -digits)))
        off = np.where(near, 1, off)
        nan = np.isnan(expected)
        off = np.where(nan, np.where(np.isnan(values), 0, np.inf), off)
        zero = (expected == 0) & (np.signbit(values) != np.signbit(expected))
        off = np.where(zero | (np.isnan(values) & ~nan), np.inf, off)
    worst = int(np.argmax(off))
    return float(off[worst]), worst


def finite_powers(kind, count, rng):
    """Bases and exponents of 32 bits, of all sizes, whose powers are any that there are, and a
    few that are too large or too small."""
    exponents = np.exp2(rng.uniform(0, 31, count)) * rng.choice([-1, 1], count)
    exponents = np.trunc(exponents).astype(np.int32)
    bases = np.exp2(rng.uniform(-1100, 1050, count) * (PRECISION[kind][1] / -1022) / exponents)
    bases *= rng.choice([-1, 1], count)
    return [bases.astype(formats.NATIVE[kind]).view(formats.word(kind)) if kind in formats.NATIVE
            else formats.encode(kind, bases), exponents.view(np.uint32)]


def all_cases(count, rng):
    for name, (fn, reach) in FUNCTIONS.items():
        for t in TYPES:
            case = Case(f"{name}_{t}", f"%r = math.{name} %a : {t}", [t], t, fn)
            case.codes = [operands(t, reach, count, rng)]
            yield name, t, case
    for name, (fn, reach) in PAIRS.items():
        for t in TYPES:
            case = Case(f"{name}_{t}", f"%r = math.{name} %a, %b : {t}", [t, t], t, fn)
            case.codes = harness.combine([t, t], count, rng)
            if t in formats.NATIVE:
                near = [rng.uniform(-reach, reach, count).astype(formats.NATIVE[t]).view(
                    formats.word(t)) for _ in "ab"]
                near[0] &= formats.word(t)(int(formats.word(t)(~formats.word(t)(0))) >> 1)
                case.codes = [np.concatenate(p) for p in zip(case.codes, near)]
            yield name, t, case
    for t in TYPES:
        case = Case(f"fpowi_{t}", f"%r = math.fpowi %a, %b : {t}, i32", [t, "i32"], t, power)
        case.codes = harness.combine([t, "i32"], count, rng)
        case.codes[1][len(case.codes[1]) // 2:] %= 40
        case.codes = [np.concatenate(p) for p in zip(case.codes, finite_powers(t, count, rng))]
        yield "fpowi", t, case


def documented(path):
    """The rows of the table: the largest errors by type."""
    rows = re.findall(r"^\| `math\.(\w+)` \|(.*)\|$", pathlib.Path(path).read_text(encoding="utf-8"), re.M)
    return {name: [float(c) for c in cells.split("|")] for name, cells in rows}


def integer_or_float(kind, codes):
    return codes.view(np.int32).astype(np.float64) if kind == "i32" else formats.decode(kind, codes)


def main():
    arch, opt, count, seed, work, document = sys.argv[1:]
    rng = np.random.default_rng(int(seed))
    cases = list(all_cases(int(count), rng))
    results = harness.execute([c for _, _, c in cases], arch, opt, work)
    allowed, measured, wrong = documented(document), {}, 0
    for name, t, c in cases:
        with np.errstate(all="ignore"):
            expected = c.reference(*(integer_or_float(k, v).astype(LONG)
                                     for k, v in zip(c.inputs, c.codes)))
        most, at = error(t, results[c.name], expected)
        measured.setdefault(name, []).append(most)
        bound = allowed.get(name, [0] * 4)[TYPES.index(t)]
        if not most <= bound:
            wrong += 1
            values = " ".join(str(integer_or_float(k, v[at:at + 1])[0]) for k, v in zip(c.inputs, c.codes))
            print(f"{c.name} {values} gave {formats.decode(t, results[c.name][at:at + 1])[0]}, "
                  f"not {expected[at]}: {most:.3} units, {bound} allowed")
    for name, errors in measured.items():
        print(f"| `math.{name}` | " + " | ".join(f"{e:.2f}" for e in errors) + " |")
    print(f"{arch}: {len(cases)} functions, {wrong} wrong")
    sys.exit(wrong != 0 or set(measured) != set(allowed))


if __name__ == "__main__":
    main()
