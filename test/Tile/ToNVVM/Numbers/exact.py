# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Everything that has one right result, on one machine:

    exact.py ARCH OPT COUNT SEED WORK [--some=K/N]

COUNT elements of each operation and type, besides the edges; all of them where a
type has no more. A fault prints the operands, and what should have come out. --some
takes the Kth operation and each Nth one behind it.
"""

import fractions
import sys

import numpy as np

import formats
import harness
from harness import Case

INTEGERS = ["i1", "i4", "i8", "i16", "i32", "i64"]
PLAIN = ["f16", "bf16", "f32", "f64"]


def signed(kind, codes):
    bits = formats.width(kind)
    values = codes.astype(object)
    return np.where(values >= 1 << (bits - 1), values - (1 << bits), values)


def integers(kind, fn, is_signed=False, output=None):
    """A reference of unbounded integers, wrapped; None is undefined."""
    output = output or kind
    bits = formats.width(output)

    def apply(*codes):
        values = [signed(kind, c) if is_signed else c.astype(object) for c in codes]
        results = [fn(*v) for v in zip(*values)]
        defined = np.array([r is not None for r in results])
        wrapped = [(r or 0) % (1 << bits) for r in results]
        return np.array(wrapped, formats.word(output)), defined
    return apply


def quotient(towards):
    def divide(a, b):
        if b == 0:
            return None
        whole = fractions.Fraction(a, b)
        return {"zero": int, "down": lambda q: q.__floor__(),
                "up": lambda q: q.__ceil__()}[towards](whole)
    return divide


def fits(kind, fn):
    """A quotient that does not fit is undefined."""
    def divide(a, b):
        q = fn(a, b)
        return q if q is None or q < 1 << (formats.width(kind) - 1) else None
    return divide


def rest(a, b):
    return None if b == 0 else a - b * quotient("zero")(a, b)


def integer_cases():
    for t in INTEGERS:
        n = formats.width(t)
        count = (lambda b: b) if t != "i1" else (lambda b: b % 2)
        for name, s, fn in [
                ("addi", False, lambda a, b: a + b), ("subi", False, lambda a, b: a - b),
                ("muli", False, lambda a, b: a * b), ("andi", False, lambda a, b: a & b),
                ("ori", False, lambda a, b: a | b), ("xori", False, lambda a, b: a ^ b),
                ("maxsi", True, max), ("minsi", True, min), ("maxui", False, max),
                ("minui", False, min), ("divui", False, quotient("zero")),
                ("divsi", True, fits(t, quotient("zero"))), ("remui", False, rest),
                ("remsi", True, lambda a, b, n=n: None if b == -1 and a == -(1 << (n - 1))
                 else rest(a, b)),
                ("floordivsi", True, fits(t, quotient("down"))),
                ("ceildivsi", True, fits(t, quotient("up"))),
                ("ceildivui", False, quotient("up")),
                ("shli", False, lambda a, b, n=n: a << b if b < n else 0),
                ("shrui", False, lambda a, b, n=n: a >> b if b < n else 0),
                ("shrsi", True, lambda a, b, n=n, c=count: a >> min(c(b) % (1 << n), n - 1))]:
            yield Case(f"{name}_{t}", f"%r = arith.{name} %a, %b : {t}", [t, t], t,
                       integers(t, fn, s))
        for name, s, fn in [("mulsi", True, lambda a, b, n=n: a * b >> n),
                            ("mului", False, lambda a, b, n=n: a * b >> n)]:
            yield Case(f"{name}_{t}", f"%l, %r = arith.{name}_extended %a, %b : {t}", [t, t], t,
                       integers(t, fn, s))
        yield Case(f"carry_{t}", f"%l, %r = arith.addui_extended %a, %b : {t}, i1", [t, t],
                   "i1", integers(t, lambda a, b, n=n: a + b >> n, output="i1"))
        for name, s, fn in [
                ("absi", True, abs), ("ctpop", False, lambda a: bin(a).count("1")),
                ("ctlz", False, lambda a, n=n: n - a.bit_length()),
                ("cttz", False, lambda a, n=n: (a & -a).bit_length() - 1 if a else n)]:
            yield Case(f"{name}_{t}", f"%r = math.{name} %a : {t}", [t], t, integers(t, fn, s))
        for name, s, fn in [
                ("eq", False, lambda a, b: a == b), ("ne", False, lambda a, b: a != b),
                ("slt", True, lambda a, b: a < b), ("sle", True, lambda a, b: a <= b),
                ("sgt", True, lambda a, b: a > b), ("sge", True, lambda a, b: a >= b),
                ("ult", False, lambda a, b: a < b), ("ule", False, lambda a, b: a <= b),
                ("ugt", False, lambda a, b: a > b), ("uge", False, lambda a, b: a >= b)]:
            yield Case(f"cmpi_{name}_{t}", f"%r = arith.cmpi {name}, %a, %b : {t}", [t, t], "i1",
                       integers(t, lambda a, b, fn=fn: int(fn(a, b)), s, "i1"))
        for to in INTEGERS:
            if formats.width(to) > n:
                yield Case(f"extsi_{t}_{to}", f"%r = arith.extsi %a : {t} to {to}", [t], to,
                           integers(t, lambda a: a, True, to))
                yield Case(f"extui_{t}_{to}", f"%r = arith.extui %a : {t} to {to}", [t], to,
                           integers(t, lambda a: a, False, to))
            elif formats.width(to) < n:
                yield Case(f"trunci_{t}_{to}", f"%r = arith.trunci %a : {t} to {to}", [t], to,
                           integers(t, lambda a: a, False, to))
    for t in ("i8", "i32", "i64"):
        yield Case(f"index_{t}", f"%0 = arith.index_cast %a : {t} to index\n"
                   f"  %1 = arith.muli %0, %0 : index\n"
                   f"  %r = arith.index_cast %1 : index to {t}", [t], t,
                   integers(t, lambda a: a * a))
        yield Case(f"constant_{t}", f"%0 = arith.constant -77 : {t}\n"
                   f"  %r = arith.addi %a, %0 : {t}", [t], t, integers(t, lambda a: a - 77))
        n = formats.width(t)

        def power(a, b, n=n):
            if b < 0:
                return {1: 1, -1: -1 if b % 2 else 1}.get(a, 0)
            return pow(a, b, 1 << n)
        yield Case(f"ipowi_{t}", f"%r = math.ipowi %a, %b : {t}", [t, t], t,
                   integers(t, power, True))


# ---------------------------------------------------------------------------
# Floats
# ---------------------------------------------------------------------------

def to_codes(kind, values, mode="even"):
    if kind == "tf32":
        return formats.encode_tf32(values, mode)
    if kind in formats.NATIVE:
        with np.errstate(all="ignore"):
            return values.astype(formats.NATIVE[kind]).view(formats.word(kind))
    return formats.encode(kind, values.astype(np.float64), mode)


def floats(kind, fn, output=None):
    """A reference on f64 for f64, on f32 for all others: its results, rounded again,
    are right for types of half the bits."""
    wide = np.float64 if kind == "f64" else np.float32

    def apply(*codes):
        with np.errstate(all="ignore"):
            result = fn(*(formats.decode(kind, c).astype(wide) for c in codes))
        if output == "i1":
            return result.astype(np.uint8)
        return to_codes(kind, result)
    return apply


def extreme(larger, propagates):
    def fn(a, b):
        first = (a > b if larger else a < b) | ((a == b) & (np.signbit(b) if larger
                                                            else np.signbit(a)))
        of_nans = np.nan if propagates else np.where(np.isnan(a), b, a)
        return np.where(np.isnan(a) | np.isnan(b), of_nans, np.where(first, a, b))
    return fn


def to_odd(a, b, c):
    """a * b + c of numbers whose products f64 has, so that rounding it again to at
    most half its bits is right."""
    product = a * b
    total = product + c
    back = total - product
    error = (product - (total - back)) + (c - back)
    bits = total.view(np.int64)
    moves = np.isfinite(total) & (error != 0) & (bits & 1 == 0)
    step = np.where((error > 0) == (total > 0), 1, -1)
    return np.where(moves, bits + step, bits).view(np.float64)


def fused(kind):
    def apply(*codes):
        values = [formats.decode(kind, c) for c in codes]
        with np.errstate(all="ignore"):
            if kind != "f64":
                return to_codes(kind, to_odd(*values))
            return np.array([fused_double(*v) for v in zip(*values)]).view(np.uint64)
    return apply


def fused_double(a, b, c):
    if not np.isfinite([a, b]).all() or a == 0 or b == 0:
        return a * b + c
    if not np.isfinite(c):
        return c  # The product may be too large, but is finite.
    exact = fractions.Fraction(a) * fractions.Fraction(b) + fractions.Fraction(c)
    if exact == 0:
        return a * b + c if c == 0 else 0.0
    try:
        return exact.numerator / exact.denominator
    except OverflowError:
        return np.inf if exact > 0 else -np.inf


PREDICATES = {"oeq": "E", "ogt": "G", "oge": "GE", "olt": "L", "ole": "LE", "one": "LG",
              "ord": "LGE", "ueq": "EU", "ugt": "GU", "uge": "GEU", "ult": "LU", "ule": "LEU",
              "une": "LGU", "uno": "U"}


def predicate(which):
    def fn(a, b):
        is_nan = np.isnan(a) | np.isnan(b)
        return (("L" in which) & (a < b)) | (("E" in which) & (a == b)) | \
            (("G" in which) & (a > b)) | (("U" in which) & is_nan)
    return fn


def round_away(a):
    whole = np.trunc(a)
    return np.copysign(np.where(np.abs(a - whole) >= 0.5, whole + np.sign(a), whole), a)


def float_cases():
    for t in PLAIN + ["tf32", "f8E4M3FN", "f4E2M1FN"]:
        for name, fn in [("addf", np.add), ("subf", np.subtract), ("mulf", np.multiply),
                         ("divf", np.divide), ("remf", np.fmod),
                         ("maximumf", extreme(True, True)), ("minimumf", extreme(False, True)),
                         ("maxnumf", extreme(True, False)), ("minnumf", extreme(False, False))]:
            yield Case(f"{name}_{t}", f"%r = arith.{name} %a, %b : {t}", [t, t], t,
                       floats(t, fn))
        yield Case(f"negf_{t}", f"%r = arith.negf %a : {t}", [t], t, floats(t, np.negative))
        for name, fn in [("absf", np.abs), ("ceil", np.ceil), ("floor", np.floor),
                         ("trunc", np.trunc), ("round", round_away), ("roundeven", np.rint),
                         ("sqrt", np.sqrt)]:
            yield Case(f"{name}_{t}", f"%r = math.{name} %a : {t}", [t], t, floats(t, fn))
        for name, fn in [("isnan", np.isnan), ("isinf", np.isinf), ("isfinite", np.isfinite)]:
            yield Case(f"{name}_{t}", f"%r = math.{name} %a : {t}", [t], "i1",
                       floats(t, fn, "i1"))
        yield Case(f"copysign_{t}", f"%r = math.copysign %a, %b : {t}", [t, t], t,
                   floats(t, np.copysign))
        for name, which in PREDICATES.items():
            yield Case(f"cmpf_{name}_{t}", f"%r = arith.cmpf {name}, %a, %b : {t}", [t, t], "i1",
                       floats(t, predicate(which), "i1"))
        yield Case(f"select_{t}", f"%0 = arith.cmpf olt, %a, %b : {t}\n"
                   f"  %r = arith.select %0, %b, %a : {t}", [t, t], t,
                   floats(t, lambda a, b: np.where(a < b, b, a)))
        constant = {"f8E4M3FN": 1.75}.get(t, 1.5)
        yield Case(f"constant_{t}", f"%0 = arith.constant {constant} : {t}\n"
                   f"  %r = arith.mulf %a, %0 : {t}", [t], t,
                   floats(t, lambda a, c=constant: a * a.dtype.type(c)))
        # A product and a sum are rounded twice.
        yield Case(f"apart_{t}", f"%0 = arith.mulf %a, %b : {t}\n"
                   f"  %r = arith.addf %0, %c : {t}", [t, t, t], t,
                   twice(t))
    for t in PLAIN:
        yield Case(f"fma_{t}", f"%r = math.fma %a, %b, %c : {t}", [t, t, t], t, fused(t))


def twice(t):
    def apply(a, b, c):
        product = floats(t, np.multiply)(a, b)
        return floats(t, np.add)(product, c)
    return apply


# ---------------------------------------------------------------------------
# Conversions
# ---------------------------------------------------------------------------

MODES = {"even": "", "down": " downward", "up": " upward", "zero": " toward_zero",
         "away": " to_nearest_away"}


def rounded_single(values, mode):
    """f64 as f32 in a mode, as codes."""
    with np.errstate(all="ignore"):
        near = values.astype(np.float32)
        back = near.astype(np.float64)
        if mode == "zero":
            off = np.abs(back) > np.abs(values)
            other = np.nextafter(near, np.float32(0))
        elif mode == "down":
            off, other = back > values, np.nextafter(near, np.float32(-np.inf))
        elif mode == "up":
            off, other = back < values, np.nextafter(near, np.float32(np.inf))
        else:
            off, other = np.zeros(len(values), bool), near
    return np.where(off, other, near).astype(np.float32).view(np.uint32)


def converted(source, to, mode):
    def apply(codes):
        values = formats.decode(source, codes)
        if to == "tf32" and source == "f64":
            # Rounded once: what f32 lacks of the number sets its last bit.
            cut = rounded_single(values, "zero")
            inexact = cut.view(np.float32).astype(np.float64) != values
            odd = np.where(inexact, cut | 1, cut).view(np.float32)
            return formats.encode_tf32(odd.astype(np.float64), mode)
        if to == "f32" and mode != "even":
            return rounded_single(values, mode)
        return to_codes(to, values, mode)
    return apply


def float_to_float():
    kinds = PLAIN + ["tf32", *formats.NARROW]
    for source in kinds:
        for to in kinds:
            a, b = formats.width(source), formats.width(to)
            a, b = (19 if k == "tf32" else w for k, w in ((source, a), (to, b)))
            if a < b:
                yield Case(f"extf_{source}_{to}", f"%r = arith.extf %a : {source} to {to}",
                           [source], to, converted(source, to, "even"))
            if a > b:
                for mode, word in MODES.items():
                    if mode == "away" and (source, to) == ("f64", "f32"):
                        continue
                    yield Case(f"truncf_{source}_{to}_{mode}",
                               f"%r = arith.truncf %a{word} : {source} to {to}", [source], to,
                               converted(source, to, mode))


def saturated(source, to, is_signed):
    bits = formats.width(to)
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if is_signed else (0, (1 << bits) - 1)

    def one(v):
        if to == "i1":
            return int(v != 0)
        if v != v:
            return 0
        if np.isinf(v):
            return high if v > 0 else low % (1 << bits)
        return min(max(int(v), low), high) % (1 << bits)
    return lambda codes: np.array([one(v) for v in formats.decode(source, codes)],
                                  formats.word(to))


def inside(source, to, is_signed):
    """The same where the integer fits."""
    bits = formats.width(to)
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if is_signed else (0, (1 << bits) - 1)

    def apply(codes):
        values = formats.decode(source, codes)
        defined = np.array([bool(np.isfinite(v)) and low <= int(v) <= high for v in values])
        results = [int(v) % (1 << bits) if d else 0 for v, d in zip(values, defined)]
        return np.array(results, formats.word(to)), defined
    return apply


def exact_single(v, mode=None):
    """An integer as a float of the mode's bits, by ties to even; as f64."""
    bits = abs(v).bit_length()
    keep = mode
    if bits <= keep:
        return float(v)
    unit = 1 << (bits - keep)
    low = abs(v) // unit
    left = abs(v) % unit
    low += left * 2 > unit or (left * 2 == unit and low % 2)
    return float(low * unit) * (1 if v >= 0 else -1)


def from_integer(source, to, is_signed):
    keep = {"f32": 24, "f64": 53, "bf16": 8, "f16": 11, "tf32": 11}.get(to)

    def apply(codes):
        values = signed(source, codes) if is_signed else codes.astype(object)
        if keep:
            wide = np.array([exact_single(v, keep) for v in values], np.float64)
        else:
            wide = np.array([float(v) for v in values], np.float64)
        return to_codes(to, wide)
    return apply


def conversions():
    yield from float_to_float()
    for source in PLAIN + ["f8E4M3FN", "f8E5M2"]:
        for to in INTEGERS:
            for s in (True, False):
                word = "signed" if s else "unsigned"
                yield Case(f"saturate_{source}_{to}_{word}",
                           f"%r = nv_tileas.float_to_int %a {{signedness = "
                           f"#nv_tileas<signedness {word}>}} : {source} -> {to}", [source], to,
                           saturated(source, to, s))
                if to != "i1":
                    letter = "s" if s else "u"
                    yield Case(f"fpto{letter}i_{source}_{to}",
                               f"%r = arith.fpto{letter}i %a : {source} to {to}", [source], to,
                               inside(source, to, s))
    for source in INTEGERS:
        for to in PLAIN + ["tf32", "f8E4M3FN", "f8E5M2", "f4E2M1FN"]:
            for s in (True, False):
                letter = "s" if s else "u"
                yield Case(f"{letter}itofp_{source}_{to}",
                           f"%r = arith.{letter}itofp %a : {source} to {to}", [source], to,
                           from_integer(source, to, s))
    for a, b in [("f32", "i32"), ("i64", "f64"), ("bf16", "i16"), ("f8E5M2", "i8"),
                 ("f16", "bf16")]:
        yield Case(f"bitcast_{a}_{b}", f"%r = arith.bitcast %a : {a} to {b}", [a], b,
                   lambda codes: codes)


# ---------------------------------------------------------------------------
# Rounded arithmetic
# ---------------------------------------------------------------------------

def flush(values):
    return np.where(np.abs(values) < np.float32(2.0**-126), np.copysign(np.float32(0), values),
                    values).astype(np.float32)


def directed(kind, mode, fn):
    """Exact by fractions; a zero has the sign that f64 gives it."""
    def apply(*codes):
        values = [formats.decode(kind, c) for c in codes]
        with np.errstate(all="ignore"):
            wide = fn(*values)
            if fn is np.add or fn is np.subtract:
                wide = to_odd(values[0], np.ones(len(wide)),
                              values[1] if fn is np.add else -values[1])
            elif fn is fma:
                wide = to_odd(*values)
            zero = (wide == 0) & np.isfinite(wide)
            if kind == "f32":
                result = rounded_single(wide, mode)
            else:
                result = formats.encode(kind, wide, mode)
        # x - x is -0 downwards and not compared here.
        return result, ~zero
    return apply


def fma(a, b, c):
    return a * b + c


def rounded_cases():
    modes = {"zero": "zero", "down": "negative_inf", "up": "positive_inf"}
    for t in ("f16", "bf16", "f32"):
        for short, mode in modes.items():
            for kind, fn, n in [("add", np.add, 2), ("sub", np.subtract, 2),
                                ("mul", np.multiply, 2), ("fma", fma, 3)]:
                operands = ", ".join(["%a", "%b", "%c"][:n])
                yield Case(f"fp_{kind}_{short}_{t}",
                           f"%r = nv_tileas.fp {operands} {{kind = #nv_tileas<fp_kind {kind}>, "
                           f"mode = #nv_tileas.fp<{mode}>}} : {t}", [t] * n, t,
                           directed(t, short, fn))
    for kind, fn, n in [("add", np.add, 2), ("sub", np.subtract, 2), ("mul", np.multiply, 2),
                        ("div", np.divide, 2), ("sqrt", np.sqrt, 1),
                        ("maximum", extreme(True, True), 2), ("minimum", extreme(False, True), 2),
                        ("maxnum", extreme(True, False), 2),
                        ("minnum", extreme(False, False), 2)]:
        operands = ", ".join(["%a", "%b"][:n])
        yield Case(f"fp_{kind}_ftz", f"%r = nv_tileas.fp {operands} {{kind = "
                   f"#nv_tileas<fp_kind {kind}>, mode = #nv_tileas.fp<nearest_even, ftz>}} : f32",
                   ["f32"] * n, "f32",
                   floats("f32", lambda *v, fn=fn: flush(fn(*map(flush, v)))))
    yield from approximations()


def approximations():
    """The machine gives the nearest numbers where PTX allows others."""
    log2e = np.float32(np.log2(np.e))
    for kind, mode, fn, n in [
            ("div", "full", np.divide, 2), ("sqrt", "approx", np.sqrt, 1),
            ("exp", "approx", lambda a: np.exp2((a * log2e).astype(np.float64)), 1)]:
        operands = ", ".join(["%a", "%b"][:n])
        yield Case(f"fp_{kind}_{mode}", f"%r = nv_tileas.fp {operands} {{kind = "
                   f"#nv_tileas<fp_kind {kind}>, mode = #nv_tileas.fp<{mode}>}} : f32",
                   ["f32"] * n, "f32", floats("f32", fn))
    for kind, fn in [("exp2", lambda a: np.exp2(a.astype(np.float64))),
                     ("rsqrt", lambda a: 1 / np.sqrt(a.astype(np.float64)))]:
        yield Case(f"fp_{kind}_ftz", f"%r = nv_tileas.fp %a {{kind = "
                   f"#nv_tileas<fp_kind {kind}>, mode = #nv_tileas.fp<nearest_even, ftz>}} : f32",
                   ["f32"], "f32",
                   floats("f32", lambda a, fn=fn: flush(fn(flush(a)).astype(np.float32))))


def main():
    arch, opt, count, seed, work, *some = sys.argv[1:]
    rng = np.random.default_rng(int(seed))
    cases = [*integer_cases(), *float_cases(), *conversions(), *rounded_cases()]
    if some:
        first, step = map(int, some[0].removeprefix("--some=").split("/"))
        cases = cases[first - 1::step]
    for c in cases:
        c.codes = harness.combine(c.inputs, int(count), rng)
    results = harness.execute(cases, arch, opt, work)
    wrong = 0
    for c in cases:
        faults = harness.compare(c, results[c.name])
        wrong += bool(faults)
        for fault in faults:
            print(fault)
    elements = sum(len(c.codes[0]) for c in cases)
    print(f"{arch}: {len(cases)} operations, {elements} elements, {wrong} wrong")
    sys.exit(wrong != 0)


if __name__ == "__main__":
    main()
