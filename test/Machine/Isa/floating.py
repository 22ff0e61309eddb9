# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Floating-point formats as exact numbers: decoding, and rounding of a fraction.
Slow and obvious on purpose."""

import functools
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Format:
    exponent: int        # Bits of the exponent and of the fraction.
    fraction: int
    specials: str = "ieee"  # "fn": one NaN, no infinity; "none": neither.
    nan: int = 0            # The NaN that instructions produce.
    signed: bool = True

    @property
    def magnitude(self):
        """The number of bits but for the sign."""
        return self.exponent + self.fraction

    @property
    def bits(self):
        return self.signed + self.magnitude

    @property
    def bias(self):
        return (1 << self.exponent - 1) - 1

    @property
    def infinity(self):
        """The bits of infinity; one more than those of the largest number."""
        return {"ieee": (1 << self.exponent) - 1 << self.fraction,
                "fn": (1 << self.magnitude) - 1,
                "none": 1 << self.magnitude}[self.specials]


FORMATS = {"f16": Format(5, 10, nan=0x7FFF), "bf16": Format(8, 7, nan=0x7FFF),
           "f32": Format(8, 23, nan=0x7FFFFFFF),
           "f64": Format(11, 52, nan=0x7FF8000000000000),
           "e4m3": Format(4, 3, "fn", 0x7F), "e5m2": Format(5, 2, nan=0x7F),
           "e2m3": Format(2, 3, "none"), "e3m2": Format(3, 2, "none"),
           "e2m1": Format(2, 1, "none"),
           "ue5m3": Format(5, 3, "fn", 0xFF, signed=False)}
NAN, INFINITY = "nan", "infinity"


@functools.cache
def power_of_two(exponent):
    return Fraction(2) ** exponent


@functools.lru_cache(1 << 16)
def decode(bits, name):
    """The sign, and NAN, INFINITY or the magnitude as a Fraction."""
    f = FORMATS[name]
    sign = bits >> f.magnitude & 1
    magnitude = bits & (1 << f.magnitude) - 1
    if f.specials != "none" and magnitude >= f.infinity:
        is_infinity = f.specials == "ieee" and magnitude == f.infinity
        return sign, INFINITY if is_infinity else NAN
    exponent, fraction = magnitude >> f.fraction, magnitude & (1 << f.fraction) - 1
    if exponent:
        fraction |= 1 << f.fraction
    scale = max(exponent, 1) - f.bias - f.fraction
    return sign, Fraction(fraction) * power_of_two(scale)


def quantum(magnitude, f):
    """The distance of neighbors at a magnitude, were there no largest one."""
    exponent = 1 - f.bias
    if magnitude:
        top = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
        if power_of_two(top) > magnitude:
            top -= 1
        exponent = max(exponent, top)
    return power_of_two(exponent - f.fraction)


def away(mode, sign, rest, odd, random=None):
    """Whether a number is rounded away from zero; rest is the part of a quantum
    that is lost."""
    if mode == "rs":
        bits, width = random
        return int(rest * (1 << width)) + bits >= 1 << width
    return {"rz": False, "rm": bool(rest and sign), "rp": bool(rest and not sign),
            "rn": rest > Fraction(1, 2) or rest == Fraction(1, 2) and odd,
            "rna": rest >= Fraction(1, 2)}[mode]


def encode(sign, magnitude, name, mode="rn", finite=False, random=None):
    """The bits of a number of a format: finite stops at the largest number."""
    f = FORMATS[name]
    top = sign << f.magnitude
    if magnitude == NAN:
        return f.nan if f.specials != "none" else f.infinity - 1
    if magnitude == INFINITY:
        return top | (f.infinity - finite)
    step = quantum(magnitude, f)
    count = int(magnitude / step)
    rest = magnitude / step - count
    count += away(mode, sign, rest, count & 1, random)
    # Neighbors of the same sign have consecutive bits.
    smallest = power_of_two(1 - f.bias - f.fraction)
    exponent = (step / smallest).numerator.bit_length() - 1
    bits = count + (exponent << f.fraction)
    if bits >= f.infinity:
        # The nearest modes go to infinity, or NaN if there is none; the others
        # stop on their side.
        stops = finite or f.specials == "none" or mode == "rz" or \
            mode == ("rp" if sign else "rm")
        bits = f.infinity - 1 if stops else f.infinity
    return top | bits


def flush(bits, name):
    """A subnormal number becomes a zero with its sign."""
    f = FORMATS[name]
    if not bits >> f.fraction & (1 << f.exponent) - 1:
        return bits & 1 << f.bits - 1
    return bits


def signed(number):
    """A finite number with its sign."""
    return -number[1] if number[0] else number[1]


def is_nan(bits, name):
    return decode(bits, name)[1] == NAN
