# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Formats of numbers, from their definitions: the table of all values of a format
says what a code is, and to which one a number is rounded."""

import functools

import numpy as np

# Bits of exponent and mantissa, bias, whether there are infinities, the code of
# NaN or None, the largest finite code.
FLOATS = {
    "f16": (5, 10, 15, True, 0x7e00, 0x7bff),
    "bf16": (8, 7, 127, True, 0x7fc0, 0x7f7f),
    "f8E4M3FN": (4, 3, 7, False, 0x7f, 0x7e),
    "f8E5M2": (5, 2, 15, True, 0x7f, 0x7b),
    "f6E2M3FN": (2, 3, 1, False, None, 0x1f),
    "f6E3M2FN": (3, 2, 3, False, None, 0x1f),
    "f4E2M1FN": (2, 1, 1, False, None, 0x7),
}
NARROW = [t for t in FLOATS if t[0] == "f" and t != "f16"] + ["f8E8M0FNU"]
WORDS = {"f16": np.uint16, "bf16": np.uint16, "f32": np.uint32, "tf32": np.uint32,
         "f64": np.uint64, "index": np.uint64}
NATIVE = {"f32": np.float32, "tf32": np.float32, "f64": np.float64}


def word(kind):
    """The type of an element's bits."""
    if kind in WORDS:
        return WORDS[kind]
    if kind[0] == "i":
        return {8: np.uint8, 16: np.uint16, 32: np.uint32,
                64: np.uint64}[max(8, int(kind[1:]))]
    return np.uint8


def width(kind):
    if kind[0] == "i":
        return 64 if kind == "index" else int(kind[1:])
    if kind in FLOATS:
        return 1 + FLOATS[kind][0] + FLOATS[kind][1]
    return {"f32": 32, "tf32": 32, "f64": 64, "f8E8M0FNU": 8}[kind]


@functools.cache
def magnitudes(kind):
    """All finite magnitudes, ascending by code."""
    exponent, mantissa, bias, _, _, largest = FLOATS[kind]
    codes = np.arange(largest + 1)
    e, m = codes >> mantissa, codes & ((1 << mantissa) - 1)
    whole = np.where(e > 0, m + (1 << mantissa), m).astype(np.float64)
    return np.ldexp(whole, np.maximum(e, 1) - bias - mantissa)


def decode(kind, codes):
    """Codes as float64."""
    if kind in NATIVE:
        with np.errstate(all="ignore"):
            return codes.view(NATIVE[kind]).astype(np.float64)
    codes = codes.astype(np.int64)
    if kind == "f8E8M0FNU":
        return np.where(codes == 255, np.nan, np.ldexp(1.0, codes - 127))
    _, _, _, infinite, nan, largest = FLOATS[kind]
    sign = 1 << (width(kind) - 1)
    magnitude = codes & (sign - 1)
    value = magnitudes(kind)[np.minimum(magnitude, largest)]
    if infinite:
        value = np.where(magnitude == largest + 1, np.inf, value)
    if nan is not None:
        value = np.where(magnitude > largest + infinite, np.nan, value)
    return np.where(codes & sign, -value, value)


def pick(values, lower, upper, is_lower_even, mode, is_negative):
    """Whether each of the values goes to the upper one of its neighbours."""
    with np.errstate(all="ignore"):
        middle = lower + (upper - lower) / 2
    inexact = values > lower
    if mode == "even":
        return (values > middle) | ((values == middle) & ~is_lower_even)
    if mode == "away":
        return values >= middle
    if mode == "down":
        return inexact & is_negative
    if mode == "up":
        return inexact & ~is_negative
    return np.zeros(len(values), bool)


def encode_power(values, mode):
    nan, magnitude = np.isnan(values), np.abs(values)
    table = np.ldexp(1.0, np.arange(255) - 127)
    at = np.clip(np.searchsorted(table, magnitude, side="right") - 1, 0, 253)
    # A tie goes to the larger exponent.
    up = pick(magnitude, table[at], table[at + 1], False,
              {"even": "away", "down": "zero"}.get(mode, mode),
              np.zeros(len(values), bool))
    code = np.where(magnitude >= table[-1], 254, at + up)
    return np.where(nan, 255, code).astype(np.uint8)


def encode(kind, values, mode="even"):
    """float64 in a format of 16 bits or fewer, rounded once; what has fewer than 16
    saturates."""
    if kind == "f8E8M0FNU":
        return encode_power(values, mode)
    _, _, _, infinite, nan, largest = FLOATS[kind]
    table = magnitudes(kind)
    negative, magnitude = np.signbit(values), np.abs(values)
    nans = np.isnan(values)
    magnitude = np.where(nans, 0, magnitude)
    at = np.minimum(np.searchsorted(table, magnitude, side="right") - 1, largest)
    following = np.append(table[1:], 2 * table[-1] - table[-2])
    up = pick(magnitude, table[at], following[at], at % 2 == 0, mode, negative)
    code = at + np.where(magnitude >= following[-1], 1, up)
    if width(kind) < 16:
        code = np.minimum(code, largest)
    else:
        finite = np.isfinite(magnitude)
        held = {"zero": finite, "down": finite & ~negative,
                "up": finite & negative}.get(mode, np.zeros(len(values), bool))
        code = np.where((code > largest) & held, largest, code)
    code = np.where(negative, code | 1 << (width(kind) - 1), code)
    return np.where(nans, largest if nan is None else nan, code).astype(word(kind))


def encode_tf32(values, mode="even"):
    """f32, as float64, with ten bits of mantissa: those of an integer."""
    bits = values.astype(np.float32).view(np.uint32).astype(np.int64)
    magnitude, negative = bits & 0x7fffffff, bits >> 31 == 1
    kept, rest = magnitude >> 13, magnitude & 0x1fff
    up = pick(rest, np.zeros(len(bits)), np.full(len(bits), 8192.0), kept % 2 == 0,
              mode, negative)
    out = (kept + up) << 13 | bits & 0x80000000
    return np.where(np.isnan(values), 0x7fc00000, out).astype(np.uint32)


def edges(kind):
    """Codes on both sides of everything that is special."""
    bits = width(kind)
    top = 1 << (bits - 1)
    if kind[0] == "i":
        around = [0, 1, 2, 3, 7, 31, 32, 33, 63, 64, top - 2, top - 1, top, top + 1]
        return sorted({c % (2 * top) for c in around + [-c for c in around]})
    mantissa = {"f32": 23, "tf32": 23, "f64": 52}.get(kind)
    exponent = {"f32": 8, "tf32": 8, "f64": 11}.get(kind)
    if mantissa is None:
        exponent, mantissa = FLOATS[kind][:2]
    one = ((1 << (exponent - 1)) - 1) << mantissa
    infinity = ((1 << exponent) - 1) << mantissa
    found = set()
    for c in (0, 1 << mantissa, one, one + (1 << (mantissa - 1)), one - (1 << mantissa),
              infinity, infinity + (1 << (mantissa - 1)), one + (5 << mantissa)):
        found |= {c - 1, c, c + 1, c + 2}
    codes = {c for c in found if 0 <= c < top}
    if kind == "tf32":
        codes = {c & ~0x1fff for c in codes} - {infinity + 1}
    return sorted(codes | {c | top for c in codes})


def samples(kind, count, rng):
    """Edges, then codes drawn uniformly, some of them near to 1."""
    bits = width(kind)
    if bits <= 16 and count >= 1 << bits:
        return np.arange(1 << bits).astype(word(kind))
    some = edges(kind) if bits > 8 else list(range(1 << bits))
    some = np.array(some, np.uint64)
    drawn = rng.integers(0, 1 << bits, max(0, count - len(some)), np.uint64) \
        if bits < 64 else rng.integers(0, 2**64 - 1, max(0, count - len(some)), np.uint64)
    codes = np.concatenate([some, drawn])
    if kind in ("f32", "f64", "tf32"):
        near = rng.uniform(-40, 40, len(codes)).astype(NATIVE[kind]).view(WORDS[kind])
        codes = np.where((np.arange(len(codes)) >= len(some)) & (rng.random(len(codes)) < 0.6),
                         near.astype(np.uint64), codes)
    if kind == "tf32":
        codes = codes & np.uint64(0xffffe000)
    return codes.astype(word(kind))
