# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sums and minima of integers that are lanes of a register, and sums that saturate."""

import numpy as np

from operands import U32, predicate, set_register, unsigned

KINDS = {"16x2": np.uint16, "U16x2": np.uint16, "S16x2": np.int16, "U8x4": np.uint8,
         "S8x4": np.int8}


def kind_of(ins):
    """The type of the lanes, or of a sum of 32 bits that saturates; None if neither."""
    kinds = [KINDS[mod] for mod in ins.mods if mod in KINDS]
    if not kinds and "ISAT" in ins.mods:
        kinds = [np.int32 if "S32" in ins.mods else U32]
    return kinds[0] if kinds else None


def reader(text, kind):
    """The lanes of an operand, wide enough for their sums."""
    sign = -1 if text[0] == "-" and text[1] not in "0123456789" else 1
    get = unsigned(text[1:] if sign < 0 else text)

    def read(w):
        words = np.ascontiguousarray(np.broadcast_to(get(w), 32)).astype(U32)
        return sign * words.view(kind).astype(np.int64)
    return read


def decode_sum(target, sources, ins):
    kind = kind_of(ins)
    gets, put = [reader(s, kind) for s in sources], set_register(target)
    limits = np.iinfo(kind)

    def run(w, m):
        total = sum(get(w) for get in gets)
        if "ISAT" in ins.mods:
            total = np.clip(total, limits.min, limits.max)
        put(w, m, total.astype(kind).view(U32))
    return run


def decode_minimum(target, sources, read, ins):
    kind = kind_of(ins)
    gets, put = [reader(s, kind) for s in sources], set_register(target)
    steps = [predicate(p) for p in read]
    steps += steps[:1] * (len(gets) - 1 - len(steps))

    def run(w, m):
        value = gets[0](w)
        for get, choose in zip(gets[1:], steps):
            other = get(w)
            least = np.repeat(np.broadcast_to(choose(w), 32), len(value) // 32)
            value = np.where(least, np.minimum(value, other), np.maximum(value, other))
        put(w, m, value.astype(kind).view(U32))
    return run
