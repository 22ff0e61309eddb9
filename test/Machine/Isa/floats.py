# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What floating-point instructions compute, written from the PTX ISA with exact
fractions. Approximate functions are rounded to nearest, which is within every
error bound of the ISA."""

import math
from fractions import Fraction

from floating import (FORMATS, INFINITY, NAN, decode, encode, flush, is_nan,
                      signed)
from forms import BITS
from integers import LOGIC, number

PACKED = {"f16x2": "f16", "bf16x2": "bf16", "f32x2": "f32"}
MODES = ("rn", "rz", "rm", "rp")


def mode_of(form):
    return next((m for m in form.mods if m in MODES), "rn")


def zero(sign, name):
    return sign << FORMATS[name].bits - 1


def exact(value, name, mode, negative_zero):
    """A fraction rounded; the sign of an exact zero is told."""
    if value == 0:
        return zero(int(negative_zero), name)
    return encode(int(value < 0), abs(value), name, mode)


def fma_bits(a, b, c, name, mode):
    (sa, a), (sb, b), (sc, c) = (decode(v, name) for v in (a, b, c))
    sign = sa ^ sb
    if NAN in (a, b, c) or INFINITY in (a, b) and 0 in (a, b):
        return FORMATS[name].nan
    if INFINITY in (a, b):
        if c == INFINITY and sc != sign:
            return FORMATS[name].nan
        return encode(sign, INFINITY, name)
    if c == INFINITY:
        return encode(sc, INFINITY, name)
    product = -a * b if sign else a * b
    total = product + (-c if sc else c)
    # A sum of two zeros of one sign keeps it; others are -0 only if rounded down.
    both = product == 0 and c == 0 and sign == sc
    return exact(total, name, mode, sc if both else mode == "rm")


def one(name):
    return encode(0, Fraction(1), name)


def add_bits(a, b, name, mode):
    return fma_bits(a, one(name), b, name, mode)


def negate(bits, name):
    return bits ^ zero(1, name)


def mul_bits(a, b, name, mode):
    sign = (decode(a, name)[0] ^ decode(b, name)[0])
    return fma_bits(a, b, zero(sign, name), name, mode)


def div_bits(a, b, name, mode):
    (sa, x), (sb, y) = decode(a, name), decode(b, name)
    sign = sa ^ sb
    if NAN in (x, y) or x == y and x in (0, INFINITY):
        return FORMATS[name].nan
    if x == INFINITY or y == 0:
        return encode(sign, INFINITY, name)
    if y == INFINITY or x == 0:
        return zero(sign, name)
    return encode(sign, x / y, name, mode)


def root_bits(a, name, mode):
    sign, x = decode(a, name)
    if x == 0:
        return a
    if x == NAN or sign:
        return FORMATS[name].nan
    if x == INFINITY:
        return a
    # More bits than any format has, and one more that says whether it is exact.
    scale = 1 << 2 * 1200
    whole = math.isqrt(x.numerator * scale // x.denominator)
    inexact = Fraction(whole * whole, scale) != x
    return encode(0, Fraction(2 * whole + inexact, 2 << 1200), name, mode)


def saturate(bits, name):
    sign, value = decode(bits, name)
    if value == NAN or sign or value == 0:
        return 0
    return one(name) if value == INFINITY or value > 1 else bits


def finish(form, bits, name):
    if "ftz" in form.mods and name == "f32" or "ftz" in form.mods and name == "f16":
        bits = flush(bits, name)
    if "relu" in form.mods and decode(bits, name)[0] and not is_nan(bits, name):
        bits = 0
    return saturate(bits, name) if "sat" in form.mods else bits


def elementwise(form, args, compute):
    """On scalars, or the elements of packed types. The sources of mixed precision
    have other types."""
    ty = form.types[0]
    name = PACKED.get(ty, ty)
    sources = source_names(form, len(args))
    bits, whole = BITS[name], 0
    for n in range(BITS[ty] // bits):
        parts = [a >> n * BITS[s] & (1 << BITS[s]) - 1
                 for a, s in zip(args, sources)]
        if "ftz" in form.mods:
            parts = [flush(p, s) for p, s in zip(parts, sources)]
        # Narrow results of wide sources: a double is wide enough, because both
        # roundings are toward zero.
        wide = "f64" if BITS[sources[0]] > bits else name
        parts = [p if s == wide else encode(*decode(p, s), wide)
                 for p, s in zip(parts, sources)]
        result = compute(wide, *parts)
        if wide != name:
            result = encode(*decode(result, wide), name, mode_of(form))
        whole |= finish(form, result, name) << n * bits
    return [whole]


def source_names(form, count):
    """The formats of the sources. If there are two types, all but the last have
    the second one."""
    types = form.types
    if len(types) == 1:
        named = types * count
    elif len(types) == 2:
        named = [types[1]] * (count - 1) + [types[0]]
    else:
        named = types[1:]
    return [PACKED.get(t, t) for t in named]


def arithmetic(compute):
    return lambda form, args: elementwise(
        form, args, lambda name, *v: compute(*v, name, mode_of(form)))


def fma(form, args):
    def compute(name, a, b, c):
        if "oob" in form.mods and 0x7FF7 in (a & 0x7FFF, b & 0x7FFF):
            return 0
        return fma_bits(a, b, c, name, mode_of(form))
    return elementwise(form, args, compute)


def extreme_bits(form, a, b, name, is_max):
    xor = decode(a, name)[0] ^ decode(b, name)[0] if "xorsign" in form.mods else 0
    if "abs" in form.mods:
        a, b = (v & ~zero(1, name) for v in (a, b))
    if is_nan(a, name) or is_nan(b, name):
        if "NaN" in form.mods or is_nan(a, name) and is_nan(b, name):
            return FORMATS[name].nan
        result = b if is_nan(a, name) else a
    else:
        def key(bits):  # -0 is less than +0.
            sign, value = decode(bits, name)
            value = Fraction(2) ** 2000 if value == INFINITY else value
            return (-value if sign else value, -sign)
        result = (max if is_max else min)(a, b, key=key)
    return result ^ zero(xor, name)


def extreme(is_max):
    def compute(form, args):
        def pick(name, a, b, *c):
            bits = extreme_bits(form, a, b, name, is_max)
            return extreme_bits(form, bits, c[0], name, is_max) if c else bits
        return elementwise(form, args, pick)
    return compute


def absolute(form, args):
    return elementwise(form, args, lambda name, a: a & ~zero(1, name))


def neg(form, args):
    return elementwise(form, args, lambda name, a: negate(a, name))


def rcp(form, args):
    if form.mods == ["approx", "ftz", "f64"]:
        return [upper_half(args[0], lambda v: div_bits(one("f64"), v, "f64", "rn"))]
    return elementwise(form, args, lambda name, a: div_bits(
        one(name), a, name, mode_of(form)))


def upper_half(bits, compute):
    """The gross approximations of f64 read and write the upper 32 bits."""
    if is_nan(bits, "f64"):
        return FORMATS["f64"].nan
    result = flush(compute(flush(bits, "f64") & ~0xFFFFFFFF), "f64")
    return result & ~0xFFFFFFFF


def sqrt(form, args):
    return elementwise(form, args,
                       lambda name, a: root_bits(a, name, mode_of(form)))


def rsqrt_bits(bits, name):
    sign, value = decode(bits, name)
    if value == 0:
        return encode(sign, INFINITY, name)
    if value == NAN or sign:
        return FORMATS[name].nan
    if value == INFINITY:
        return 0
    scale = 1 << 2 * 1200
    whole = math.isqrt(value.denominator * scale // value.numerator)
    return encode(0, Fraction(2 * whole + 1, 2 << 1200)
                  if Fraction(whole * whole, scale) * value != 1
                  else Fraction(whole, 1 << 1200), name)


def rsqrt(form, args):
    if form.mods == ["approx", "ftz", "f64"]:
        return [upper_half(args[0], lambda v: rsqrt_bits(v, "f64"))]
    return elementwise(form, args, lambda name, a: rsqrt_bits(a, name))


def function(compute):
    """A function of doubles, which is exact enough for at most 24 bits."""
    def run(form, args):
        def one_element(name, bits):
            sign, value = decode(bits, name)
            if value == NAN:
                return FORMATS[name].nan
            x = math.inf if value == INFINITY else float(value)
            y = compute(math.copysign(x, -1 if sign else 1))
            if math.isnan(y):
                return FORMATS[name].nan
            if math.isinf(y):
                return encode(int(y < 0), INFINITY, name)
            return encode(int(math.copysign(1, y) < 0), abs(Fraction(y)), name)
        return elementwise(form, args, one_element)
    return run


def of_turns(compute):
    """Of an angle in radians or, with .2pi, in turns."""
    def turned(x):
        part = math.fmod(x, 1)
        if part == 0 and compute(part) == 0:
            return part
        if math.fmod(4 * part, 1) == 0:  # Exact.
            return round(compute(math.pi / 2 * (4 * part))) + 0.0
        return compute(2 * math.pi * part)
    plain, turns = function(guarded(compute)), function(guarded(turned))
    return lambda form, args: (turns if "2pi" in form.mods else plain)(form, args)


def guarded(compute):
    def run(x):
        try:
            return compute(x)
        except OverflowError:
            return math.inf
        except ValueError:
            return math.nan
    return run


def log2(x):
    return -math.inf if x == 0 else math.log2(x)


def exp2(x):
    return 2.0 ** x if x > -1100 else 0.0


def testp(form, args):
    name = form.types[0]
    f = FORMATS[name]
    value = decode(args[0], name)[1]
    subnormal = value not in (NAN, INFINITY) and 0 < value < \
        Fraction(2) ** (1 - f.bias)
    return [int({"finite": value not in (NAN, INFINITY),
                 "infinite": value == INFINITY, "number": value != NAN,
                 "notanumber": value == NAN, "subnormal": subnormal,
                 "normal": value not in (NAN, INFINITY) and not subnormal
                 }[form.mods[0]])]


def copysign(form, args):
    top = zero(1, form.types[0])
    return [args[0] & top | args[1] & ~top]


# ---------------------------------------------------------------------------
# Comparison and selection
# ---------------------------------------------------------------------------

PARTS = {"u8x4": "u8", "s8x4": "s8", "u16x2": "u16", "s16x2": "s16"}
COMPARISONS = {"eq": {0}, "ne": {-1, 1}, "lt": {-1}, "le": {-1, 0}, "gt": {1},
               "ge": {0, 1}, "lo": {-1}, "ls": {-1, 0}, "hi": {1}, "hs": {0, 1}}


def order(a, b, ty, form):
    """-1, 0 or 1, or NAN."""
    if ty not in FORMATS:
        a, b = number(a, ty), number(b, ty)
    else:
        if "ftz" in form.mods:
            a, b = flush(a, ty), flush(b, ty)
        a, b = decode(a, ty), decode(b, ty)
        if NAN in (a[1], b[1]):
            return NAN
        a, b = (signed((s, Fraction(2) ** 2000 if v == INFINITY else v))
                for s, v in (a, b))
    return (a > b) - (a < b)


def holds(form, a, b, ty):
    compare = form.mods[0]
    result = order(a, b, ty, form)
    if compare in ("num", "nan"):
        return int((result == NAN) == (compare == "nan"))
    if len(compare) == 3:  # Unordered comparisons.
        return int(result == NAN or result in COMPARISONS[compare[:2]])
    return int(result in COMPARISONS[compare])


def comparisons(form, args, ty):
    """For each element; combined with a predicate, and the complements too."""
    element = PACKED.get(ty, PARTS.get(ty, ty))
    bits = BITS[element]
    results = []
    for n in range(BITS[ty] // bits):
        a, b = (v >> n * bits & (1 << bits) - 1 for v in args[:2])
        results.append(holds(form, a, b, element))
    return results


def combined(form, result, args):
    if form.mods[1] not in LOGIC:
        return result
    source = args[2] ^ int(form.operands[-1][0].negated)
    return LOGIC[form.mods[1]](result, source)


def setp(form, args):
    results = comparisons(form, args, form.types[0])
    if len(results) == 1:
        results.append(1 - results[0])
    return [combined(form, r, args) for r in results][:len(form.operands[0])]


def set_(form, args):
    to, ty = form.types[0], form.types[-1]
    whole = 0
    results = comparisons(form, args, ty)
    bits = BITS[to] // len(results)
    element = PACKED.get(to, to)
    true = one(element) if element in FORMATS else (1 << bits) - 1
    for n, result in enumerate(results):
        whole |= (true if combined(form, result, args) else 0) << n * bits
    return [whole]


def selp(form, args):
    return [args[0] if args[2] else args[1]]


def slct(form, args):
    a, b, c = args
    if form.types[1] == "f32":
        sign, value = decode(c, "f32")
        if "ftz" in form.mods:
            value = decode(flush(c, "f32"), "f32")[1]
        first = value != NAN and (not sign or value == 0)
    else:
        first = number(c, "s32") >= 0
    return [a if first else b]


REFERENCES = {
    "add": arithmetic(add_bits), "mul": arithmetic(mul_bits),
    "sub": arithmetic(lambda a, b, n, m: add_bits(a, negate(b, n), n, m)),
    "div": arithmetic(div_bits), "fma": fma, "mad": fma, "abs": absolute,
    "neg": neg, "min": extreme(False), "max": extreme(True), "rcp": rcp,
    "sqrt": sqrt, "rsqrt": rsqrt, "sin": of_turns(math.sin),
    "cos": of_turns(math.cos), "tanh": function(math.tanh),
    "lg2": function(guarded(log2)), "ex2": function(guarded(exp2)),
    "testp": testp, "copysign": copysign, "set": set_, "setp": setp,
    "selp": selp, "slct": slct}
