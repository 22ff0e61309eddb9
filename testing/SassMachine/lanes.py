# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Integers that are lanes of a register: sums, minima, differences and products; and sums
that saturate."""

import numpy as np

from operands import U32, Unsupported, operation, predicate, set_register, unsigned

KINDS = {"16x2": np.uint16, "U16x2": np.uint16, "S16x2": np.int16, "U8x4": np.uint8,
         "S8x4": np.int8}
WIDTHS = {"U8": np.uint8, "S8": np.int8, "U16": np.uint16, "S16": np.int16}


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


def parts(word, kind):
    """The lanes of words, a row for each word."""
    word = np.ascontiguousarray(np.atleast_1d(word)).astype(U32)
    return word.view(kind).reshape(len(word), -1).astype(np.int64)


@operation("IDP", "IDP4A")
def decode_dot_product(ins):
    """Products of bytes, or of 16 bits and half of the bytes, and their sum."""
    of_bytes = "4A" in ins.mods or ins.name == "IDP4A"
    kinds = [WIDTHS[x] for x in ins.mods if x in WIDTHS]
    if not of_bytes and ("2A" not in ins.mods or len(kinds) != 2):
        raise Unsupported(ins.text)
    one, other = kinds or [np.int8, np.int8]
    a, b, c = (unsigned(o) for o in ins.operands[1:4])
    put = set_register(ins.operands[0])
    chosen = slice(None) if of_bytes else slice(0, 2) if "LO" in ins.mods else slice(2, 4)

    def run(w, m):
        total = (parts(a(w), one) * parts(b(w), other)[:, chosen]).sum(axis=1) + c(w)
        put(w, m, (total & 0xFFFFFFFF).astype(U32))
    return run


@operation("VABSDIFF")
def decode_difference(ins):
    """The absolute difference of two words, and a third that is added."""
    kind = U32 if "U32" in ins.mods else np.int32
    if set(ins.mods) - {"U32"}:
        raise Unsupported(ins.text)
    a, b, c = (unsigned(o) for o in ins.operands[1:4])
    put = set_register(ins.operands[0])

    def run(w, m):
        x, y = (get(w).view(kind).astype(np.int64) for get in (a, b))
        put(w, m, (np.abs(x - y) + c(w) & 0xFFFFFFFF).astype(U32))
    return run


@operation("VABSDIFF4")
def decode_differences(ins):
    """Absolute differences of bytes, or their sum."""
    adds = "ACC" in ins.mods
    if set(ins.mods) - {"U8", "ACC"} or "U8" not in ins.mods or (
            not adds and ins.operands[3] != "RZ"):
        raise Unsupported(ins.text)
    a, b, c = (unsigned(o) for o in ins.operands[1:4])
    put = set_register(ins.operands[0])

    def run(w, m):
        each = np.abs(parts(a(w), np.uint8) - parts(b(w), np.uint8))
        if adds:
            return put(w, m, (each.sum(axis=1) + c(w) & 0xFFFFFFFF).astype(U32))
        put(w, m, each.astype(np.uint8).view(U32)[:, 0])
    return run
