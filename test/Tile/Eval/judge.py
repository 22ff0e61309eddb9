# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What operations of Tile IR give, element by element: with exact fractions, which are
rounded once. An element is its bits, an int; None is one that may have any."""

from fractions import Fraction
import math

import numpy as np


class Format:
    """A format of floats. Without an infinity or a NaN there is None."""

    def __init__(self, bits, exponent, mantissa, infinity, nan, largest, signed=True,
                 saturates=False, shift=0):
        self.bits, self.mantissa = bits, mantissa
        self.bias = (1 << (exponent - 1)) - 1
        self.width = exponent + mantissa
        self.infinity, self.nan, self.largest = infinity, nan, largest
        self.signed, self.saturates, self.shift = signed, saturates, shift

    def decode(self, code):
        """As a float of Python, which has every value."""
        code >>= self.shift
        sign = -1.0 if self.signed and code >> self.width & 1 else 1.0
        code &= (1 << self.width) - 1
        if code == self.infinity:
            return sign * math.inf
        if code > self.largest:
            return math.nan
        exponent, low = code >> self.mantissa, code & ((1 << self.mantissa) - 1)
        if exponent:
            low |= 1 << self.mantissa
        return sign * math.ldexp(low, max(exponent, 1) - self.bias - self.mantissa)

    def is_nan(self, code):
        return math.isnan(self.decode(code))

    def smallest(self):
        """The smallest normal number."""
        return Fraction(2) ** (1 - self.bias)

    def overflow(self, mode, negative, infinite):
        stays = not infinite and (mode == "zero" or mode == "negative_inf" and not negative
                                  or mode == "positive_inf" and negative)
        if self.saturates or self.infinity is None or stays:
            return self.largest
        return self.infinity

    def encode(self, value, mode="nearest_even", negative_zero=False):
        """The bits of a Fraction, or of a float that is exact or no number."""
        if isinstance(value, float):
            if math.isnan(value):
                return None if self.nan is None else self.nan << self.shift
            if math.isinf(value):
                return self.signed_code(self.overflow(mode, value < 0, True), value < 0)
            negative_zero = math.copysign(1, value) < 0
            value = Fraction(value)
        negative = value < 0 or value == 0 and negative_zero
        if negative and not self.signed and value:
            return None
        value = abs(value)
        if not value:
            return self.signed_code(0, negative)
        top = value.numerator.bit_length() - value.denominator.bit_length()
        if Fraction(2) ** top > value:
            top -= 1
        top = max(top, 1 - self.bias)
        scaled = value / Fraction(2) ** (top - self.mantissa)
        kept = math.floor(scaled)
        rest = scaled - kept
        half = Fraction(1, 2)
        kept += {"nearest_even": rest > half or rest == half and kept & 1,
                 "nearest_away": rest >= half, "zero": False,
                 "negative_inf": rest > 0 and negative,
                 "positive_inf": rest > 0 and not negative}[mode]
        code = (top + self.bias - 1 << self.mantissa) + kept
        if code > self.largest:
            code = self.overflow(mode, negative, False)
        return self.signed_code(code, negative)

    def signed_code(self, code, negative):
        return (code | (int(negative and self.signed) << self.width)) << self.shift


class Exponents:
    """Powers of two without a sign: f8E8M0FNU."""

    bits, signed, nan = 8, False, 0xff

    def decode(self, code):
        return math.nan if code == 0xff else math.ldexp(1.0, code - 127)

    def is_nan(self, code):
        return code == 0xff

    def encode(self, value, mode):
        if isinstance(value, float):
            if math.isnan(value):
                return 0xff
            if math.isinf(value):
                return 0xfe if value > 0 else None
            value = Fraction(value)
        if value < 0:
            return None
        code = 0
        while code < 0xfe and Fraction(2) ** (code - 127) < value:
            code += 1
        if mode == "zero" and code and Fraction(2) ** (code - 127) > value:
            code -= 1
        return code


FLOATS = {
    "f16": Format(16, 5, 10, 0x7c00, 0x7e00, 0x7bff),
    "bf16": Format(16, 8, 7, 0x7f80, 0x7fc0, 0x7f7f),
    "f32": Format(32, 8, 23, 0x7f800000, 0x7fc00000, 0x7f7fffff),
    "f64": Format(64, 11, 52, 0x7ff << 52, 0xfff << 51, (0x7ff << 52) - 1),
    "tf32": Format(32, 8, 10, 0x3fc00, 0x3fe00, 0x3fbff, shift=13),
    "f8E4M3FN": Format(8, 4, 3, None, 0x7f, 0x7e, saturates=True),
    "f8E5M2": Format(8, 5, 2, 0x7c, 0x7f, 0x7b, saturates=True),
    "fNV8E5M3FNU": Format(8, 5, 3, None, 0xff, 0xfe, signed=False, saturates=True),
    "f4E2M1FN": Format(4, 2, 1, None, None, 7, saturates=True),
    "f8E8M0FNU": Exponents(),
}
INTEGERS = {"i1": 1, "i4": 4, "i8": 8, "i16": 16, "i32": 32, "i64": 64}


def width(kind):
    return INTEGERS[kind] if kind in INTEGERS else FLOATS[kind].bits


def signed(x, bits):
    return x - (1 << bits) if x >> (bits - 1) & 1 else x


#===--------------------------------------------------------------------------------===//
# Integers
#===--------------------------------------------------------------------------------===//

def quotient(a, b, rounding):
    if rounding == "negative_inf":
        return a // b
    if rounding == "positive_inf":
        return -(-a // b)
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def compare(predicate, a, b):
    return {"equal": a == b, "not_equal": a != b, "less_than": a < b,
            "less_than_or_equal": a <= b, "greater_than": a > b,
            "greater_than_or_equal": a >= b}[predicate]


def integer(name, bits, a, b=0, is_signed=False, extra="zero"):
    """The result of \\p name; extra is a rounding or a predicate."""
    x, y = (signed(a, bits), signed(b, bits)) if is_signed else (a, b)
    if name in ("divi", "remi"):
        if b == 0 or is_signed and x == -1 << (bits - 1) and y == -1:
            return None
        q = quotient(x, y, extra if name == "divi" else "zero")
        result = q if name == "divi" else x - q * y
    elif name in ("shli", "shri"):
        if b >= bits:
            return None
        result = a << b if name == "shli" else x >> b
    else:
        result = {"addi": lambda: a + b, "subi": lambda: a - b, "muli": lambda: a * b,
                  "andi": lambda: a & b, "ori": lambda: a | b, "xori": lambda: a ^ b,
                  "maxi": lambda: max(x, y), "mini": lambda: min(x, y),
                  "mulhii": lambda: a * b >> bits, "negi": lambda: -a,
                  "absi": lambda: abs(signed(a, bits)),
                  "cmpi": lambda: compare(extra, x, y) << 0}[name]()
    return result & ((1 << bits) - 1)


#===--------------------------------------------------------------------------------===//
# Floats
#===--------------------------------------------------------------------------------===//

def root(value):
    """The square root of a Fraction, with more bits than any format; its last bit says
    that there are others."""
    # An even power of two makes it an integer of enough bits.
    shift = max(0, 300 - value.numerator.bit_length() + value.denominator.bit_length())
    shift += shift & 1
    whole, rest = divmod(value.numerator << shift, value.denominator)
    found = math.isqrt(whole)
    inexact = rest != 0 or found * found != whole
    return Fraction(2 * found + inexact, 2 << (shift // 2))


def is_negative(x):
    return math.copysign(1, x) < 0


def exactly(name, x, mode):
    """A Fraction and whether a zero is negative, or a float that is no such number."""
    a, b = x[0], x[1] if len(x) > 1 else 0.0
    if name == "subf":
        b, name = -b, "addf"
    if any(map(math.isnan, x)):
        return math.nan, False
    if name == "sqrt":
        if a == 0 or a == math.inf:
            return a, is_negative(a)
        return (math.nan, False) if a < 0 else (root(Fraction(a)), False)
    if name in ("mulf", "divf"):
        sign = is_negative(a) != is_negative(b)
        infinite = -math.inf if sign else math.inf
        if name == "mulf":
            if math.isinf(a) or math.isinf(b):
                return (math.nan if a == 0 or b == 0 else infinite), sign
            return Fraction(a) * Fraction(b), sign
        if math.isinf(a):
            return (math.nan if math.isinf(b) else infinite), sign
        if math.isinf(b):
            return Fraction(0), sign
        if b == 0:
            return (math.nan if a == 0 else infinite), sign
        return Fraction(a) / Fraction(b), sign
    if name == "fma":
        product, sign = exactly("mulf", x[:2], mode)
        c = x[2]
    else:
        product, sign = a if math.isinf(a) else Fraction(a), is_negative(a)
        c = b
    if isinstance(product, float):
        bad = math.isnan(product) or math.isinf(c) and c != product
        return (math.nan if bad else product), sign
    if math.isinf(c):
        return c, False
    both = sign == is_negative(c)
    zero = sign if both else mode == "negative_inf"
    return product + Fraction(c), zero


def flush(kind, code):
    f = FLOATS[kind]
    x = f.decode(code)
    return f.encode(-0.0 if is_negative(x) else 0.0) if abs(x) < f.smallest() else code


def rounded(name, kind, codes, mode="nearest_even", flushes=False):
    """All results that are right."""
    f = FLOATS[kind]
    if flushes:
        codes = [flush(kind, c) for c in codes]
    value, zero = exactly(name, [f.decode(c) for c in codes], mode)
    code = f.encode(value, mode, zero) if not isinstance(value, float) \
        else f.encode(value, mode)
    if not flushes:
        return [code]
    tiny = isinstance(value, Fraction) and abs(value) < f.smallest()
    return [code, flush(kind, code), f.signed_code(0, value < 0 if value else zero)] \
        if tiny else [code]


def extreme(name, kind, a, b, propagates, flushes):
    f = FLOATS[kind]
    if flushes:
        a, b = flush(kind, a), flush(kind, b)
    x, y = f.decode(a), f.decode(b)
    if math.isnan(x) or math.isnan(y):
        return f.nan if propagates or math.isnan(x) and math.isnan(y) \
            else b if math.isnan(x) else a
    if x == y == 0:
        x, y = math.copysign(1, x), math.copysign(1, y)
    return a if (x >= y if name == "maxf" else x <= y) else b


def whole(name, kind, a):
    f = FLOATS[kind]
    x = f.decode(a)
    if math.isnan(x) or math.isinf(x) or x == 0:
        return f.nan if math.isnan(x) else a
    number = math.ceil(Fraction(x)) if name == "ceil" else math.floor(Fraction(x))
    return f.encode(Fraction(number), negative_zero=x < 0)


def remainder(kind, a, b):
    f = FLOATS[kind]
    x, y = f.decode(a), f.decode(b)
    if math.isnan(x) or math.isnan(y) or math.isinf(x) or y == 0:
        return f.nan
    if math.isinf(y) or x == 0:
        return a
    p, q = abs(Fraction(x)), abs(Fraction(y))
    left = p - math.floor(p / q) * q
    return f.encode(-left if x < 0 else left, negative_zero=x < 0)


FUNCTIONS = {"cos": np.cos, "cosh": np.cosh, "exp": np.exp, "exp2": np.exp2,
             "log": np.log, "log2": np.log2, "rsqrt": lambda x: 1 / np.sqrt(x),
             "sin": np.sin, "sinh": np.sinh, "tan": np.tan, "tanh": np.tanh,
             "atan2": np.arctan2, "fpowf": np.power}


def function(name, kind, codes):
    f = FLOATS[kind]
    with np.errstate(all="ignore"):
        return f.encode(float(FUNCTIONS[name](*[np.float64(f.decode(c)) for c in codes])))


def position(kind, code):
    """Neighbors among floats are neighbors as integers."""
    f = FLOATS[kind]
    magnitude = code & ((1 << f.width) - 1)
    return -magnitude if code >> f.width & 1 else magnitude


def ordered_comparison(predicate, ordering, kind, a, b):
    x, y = FLOATS[kind].decode(a), FLOATS[kind].decode(b)
    if math.isnan(x) or math.isnan(y):
        return int(ordering == "unordered")
    return int(compare(predicate, x, y))


#===--------------------------------------------------------------------------------===//
# Conversions
#===--------------------------------------------------------------------------------===//

def to_float(kind, number):
    return FLOATS[kind].encode(Fraction(number))


def to_integer(kind, code, to, is_signed, saturating):
    x = FLOATS[kind].decode(code)
    if to == "i1":
        return None if math.isnan(x) else int(x != 0)
    bits = INTEGERS[to]
    least = -1 << (bits - 1) if is_signed else 0
    most = least + (1 << bits) - 1
    if math.isnan(x):
        return 0 if saturating else None
    number = x if math.isinf(x) else math.trunc(x)
    if not least <= number <= most:
        if not saturating:
            return None
        number = least if number < least else most
    return int(number) & ((1 << bits) - 1)


def extended(kind, code, is_signed):
    return signed(code, INTEGERS[kind]) if is_signed else code


def converted(kind, code, to, mode):
    value = FLOATS[kind].decode(code)
    return FLOATS[to].encode(value, mode)
