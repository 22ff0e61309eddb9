# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The numbers of matrices as Python's integers, which have any size: a number
is (kind, is it negative, magnitude in units of 2**-UNIT), and its kind is
"number", "infinity" or "nan"."""

import functools

UNIT = 400
# Bits of the exponent and of the fraction, the bias, and what the largest
# exponent means (PTX ISA, "Alternate Floating-Point Data Formats").
FORMATS = {
    "f16": (5, 10, 15, "ieee"), "bf16": (8, 7, 127, "ieee"),
    "tf32": (8, 10, 127, "ieee"), "f32": (8, 23, 127, "ieee"),
    "e4m3": (4, 3, 7, "one nan"), "e5m2": (5, 2, 15, "ieee"),
    "e2m3": (2, 3, 1, "numbers"), "e3m2": (3, 2, 3, "numbers"),
    "e2m1": (2, 1, 1, "numbers"), "ue4m3": (4, 3, 7, "one nan"),
}
INTEGERS = {"b1": (1, False), "u4": (4, False), "s4": (4, True),
            "u8": (8, False), "s8": (8, True), "s32": (32, True)}
BITS = {"f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "f64": 64, "e4m3": 8,
        "e5m2": 8, "e2m3": 6, "e3m2": 6, "e2m1": 4, "b1": 1, "u4": 4, "s4": 4,
        "u8": 8, "s8": 8, "s32": 32}
NAN = {"f16": 0x7FFF, "f32": 0x7FFFFFFF, "f64": 0x7FF8000000000000}


def integer(ty, bits):
    width, signed = INTEGERS[ty]
    bits &= (1 << width) - 1
    return bits - (1 << width) if signed and bits >> width - 1 else bits


@functools.lru_cache(1 << 16)
def decode(ty, bits):
    if ty == "ue8m0":
        return ("nan", False, 0) if bits & 255 == 255 else \
            ("number", False, 1 << UNIT + (bits & 255) - 127)
    if ty == "tf32":
        bits >>= 13
    exponent_bits, fraction_bits, bias, top = FORMATS[ty]
    fraction = bits & (1 << fraction_bits) - 1
    exponent = bits >> fraction_bits & (1 << exponent_bits) - 1
    negative = ty[0] != "u" and bool(bits >> exponent_bits + fraction_bits & 1)
    if exponent == (1 << exponent_bits) - 1:
        if top == "ieee":
            return ("nan" if fraction else "infinity", negative, 0)
        if top == "one nan" and fraction == (1 << fraction_bits) - 1:
            return ("nan", negative, 0)
    if exponent:
        fraction += 1 << fraction_bits
    shift = UNIT + max(exponent, 1) - bias - fraction_bits
    return ("number", negative, fraction << shift)


def product(a, b):
    """In units of 2**(-2 * UNIT)."""
    negative = a[1] != b[1]
    kinds = {a[0], b[0]}
    if "nan" in kinds:
        return ("nan", False, 0)
    if "infinity" in kinds:
        zero = any(n[0] == "number" and n[2] == 0 for n in (a, b))
        return ("nan" if zero else "infinity", negative, 0)
    return ("number", negative, a[2] * b[2])


def scaled(a, scale):
    kind, negative, magnitude = product(a, scale)
    return (kind, negative, magnitude >> UNIT)


def total(terms):
    """The exact sum; zero is negative if all terms are negative zeros."""
    if any(t[0] == "nan" for t in terms):
        return ("nan", False, 0)
    infinities = {t[1] for t in terms if t[0] == "infinity"}
    if infinities:
        return ("nan" if len(infinities) == 2 else "infinity",
                True in infinities, 0)
    whole = sum(-t[2] if t[1] else t[2] for t in terms)
    if whole == 0:
        return ("number", all(t[1] for t in terms) and
                not any(t[2] for t in terms), 0)
    return ("number", whole < 0, abs(whole))


def encode(ty, number, unit):
    """Rounded to nearest, ties to even; unit is the number's."""
    kind, negative, magnitude = number
    exponent_bits, fraction_bits, bias, _ = FORMATS[ty]
    if kind == "nan":
        return NAN[ty]
    sign = int(negative) << exponent_bits + fraction_bits
    infinity = (1 << exponent_bits) - 1 << fraction_bits
    if kind == "infinity":
        return sign | infinity
    # The number's lowest bit that the format keeps.
    lowest = max(magnitude.bit_length() - 1 - fraction_bits,
                 unit + 1 - bias - fraction_bits)
    kept, rest = magnitude >> lowest, magnitude & (1 << lowest) - 1
    half = 1 << lowest - 1
    if rest > half or (rest == half and kept & 1):
        kept += 1
    # Carries go from the fraction to the exponent.
    exponent = lowest - (unit + 1 - bias - fraction_bits)
    return sign | min((exponent << fraction_bits) + kept, infinity)


def saturated(ty, bits):
    """Infinities become the largest number, and NaN zero."""
    kind, _, _ = decode(ty, bits)
    return 0 if kind == "nan" else bits - 1 if kind == "infinity" else bits


def dot(result, row, column, c_type, c, saturate=False):
    """One element of D, of pairs of decoded numbers; None takes no part."""
    kind, negative, magnitude = decode(c_type, c)
    terms = [product(a, b) for a, b in zip(row, column)
             if a is not None and b is not None]
    terms.append((kind, negative, magnitude << UNIT))
    bits = encode(result, total(terms), 2 * UNIT)
    return saturated(result, bits) if saturate else bits


def integer_dot(row, column, c, saturate, operation=None):
    if operation == "xor":
        whole = sum(a ^ b for a, b in zip(row, column))
    else:
        whole = sum(a * b for a, b in zip(row, column)
                    if a is not None and b is not None)
    whole += integer("s32", c)
    if saturate:
        whole = max(-1 << 31, min((1 << 31) - 1, whole))
    return whole & 0xFFFFFFFF


def double_value(bits):
    """Like decode, in units of 2**-1074."""
    exponent, fraction = bits >> 52 & 2047, bits & (1 << 52) - 1
    negative = bool(bits >> 63)
    if exponent == 2047:
        return ("nan" if fraction else "infinity", negative, 0)
    if exponent:
        fraction += 1 << 52
    return ("number", negative, fraction << max(exponent, 1) - 1)


def double_bits(whole, mode):
    """Rounds an integer in units of 2**-2148 that is not zero."""
    negative, magnitude = whole < 0, abs(whole)
    lowest = max(magnitude.bit_length() - 53, 1074)
    kept, rest = magnitude >> lowest, magnitude & (1 << lowest) - 1
    half = 1 << lowest - 1
    kept += {"rn": rest > half or (rest == half and kept & 1), "rz": False,
             "rm": negative and rest, "rp": not negative and rest}[mode] and 1
    bits = (lowest - 1074 << 52) + kept
    if bits >= 2047 << 52:
        to_infinity = mode == "rn" or mode == ("rm" if negative else "rp")
        bits = (2047 << 52) - (not to_infinity)
    return int(negative) << 63 | bits


def double_fma(a, b, c, mode):
    x = product(double_value(a), double_value(b))
    kind, negative, magnitude = double_value(c)
    if "nan" in (x[0], kind):
        return NAN["f64"]
    if "infinity" in (x[0], kind):
        if x[0] == kind and x[1] != negative:
            return NAN["f64"]
        sign = x[1] if x[0] == "infinity" else negative
        return int(sign) << 63 | 2047 << 52
    magnitude <<= 1074
    whole = (-x[2] if x[1] else x[2]) + (-magnitude if negative else magnitude)
    if whole:
        return double_bits(whole, mode)
    if x[1] == negative and not magnitude:
        return int(negative) << 63
    return 1 << 63 if mode == "rm" else 0


def double_dot(row, column, c, mode):
    for a, b in zip(row, column):
        c = double_fma(a, b, c, mode)
    return c
