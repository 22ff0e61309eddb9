# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sums of floats of different widths, floats of 8 bits, and the extrema of a warp's floats."""

import numpy as np

from floats import float32, narrow, to_odd, write_float
from operands import (F32, F64, U32, Unsupported, operation, raw, set_register, unsigned,
                      variant)
from products import E4M3, E5M2

# The values of the codes without a sign, the largest code of a number, and that of no number.
BYTES = {"E4M3": (E4M3[:0x7F], 0x7E, 0x7F), "E5M2": (E5M2[:0x7C], 0x7B, 0x7F)}


def half(text, is_brain=False):
    """The lower half of a register, or the one that is named, as a float."""
    name = text.lstrip("-").replace("|", "")
    get = unsigned(name if "." in name else name + ".H0")
    sign = F32(-1) if text[0] == "-" else F32(1)
    if is_brain:
        return lambda w: (get(w).astype(U32) << U32(16)).view(F32) * sign
    return lambda w: get(w).astype(np.uint16).view(np.float16).astype(F32) * sign


@operation("FHADD", "FHFMA")
def decode_mixed_sum(ins):
    """The sum of a half or a bfloat16, or the product of two, and a float."""
    if ins.mods not in ([], ["BF16"]) or "|" in ins.text:
        raise Unsupported(ins.text)
    factors = [half(o, bool(ins.mods)) for o in ins.operands[1:-1]]
    last = float32(ins.operands[-1], ins)
    put = write_float(ins, set_register(ins.operands[0]))

    def run(w, m):
        product = F64(1)
        for get in factors:
            product = product * get(w).astype(F64)
        put(w, m, to_odd(product, last(w).astype(F64)).astype(F32))
    return run


@variant("F2F", "BF16", "F16")
def decode_half_to_brain(ins):
    if ins.mods != ["BF16", "F16"]:
        raise Unsupported(ins.text)
    get, put = half(ins.operands[1]), set_register(ins.operands[0])
    return lambda w, m: put(w, m, narrow(get(w).astype(F64), True))


def encoded(value, kind):
    """The code of the nearest number, of two the one whose last bit is 0. What is too large
    becomes the largest."""
    table, most, none = BYTES[kind]
    middles, size = (table[1:] + table[:-1]) / 2, np.abs(value).astype(F64)
    code = np.searchsorted(middles, size)
    code = np.minimum(code + (np.isin(size, middles) & (code % 2 == 1)), most)
    return np.where(np.isnan(value), none, code | np.signbit(value) * 0x80).astype(U32)


@variant("F2FP", "SATFINITE", "F32", "PACK_AB_MERGE_C")
def decode_pack_bytes(ins):
    """Two floats to codes, the first operand to the upper one, below the lower half of the
    third operand."""
    kind = ins.mods[1]
    if kind not in BYTES or len(ins.mods) != 4:
        raise Unsupported(ins.text)
    a, b = (float32(o, ins) for o in ins.operands[1:3])
    c, put = raw(ins.operands[3]), set_register(ins.operands[0])
    return lambda w, m: put(w, m, encoded(np.atleast_1d(b(w)), kind)
                            | encoded(np.atleast_1d(a(w)), kind) << U32(8)
                            | c(w) << U32(16))


@variant("F2FP", "F16", "UNPACK_B")
def decode_unpack_bytes(ins):
    """Two codes, in the lower half, to halves."""
    table = {"E4M3": E4M3, "E5M2": E5M2}.get(ins.mods[1])
    if table is None or len(ins.mods) != 3:
        raise Unsupported(ins.text)
    get, put = unsigned(ins.operands[1]), set_register(ins.operands[0])
    halves = table.astype(np.float16).view(np.uint16).astype(U32)

    def run(w, m):
        word = get(w)
        put(w, m, halves[word & U32(255)] | halves[word >> U32(8) & U32(255)] << U32(16))
    return run


@variant("CREDUX", "F32")
def decode_extremum(ins):
    """The least or the largest of a warp's floats, without those that are no numbers."""
    if ins.mods not in (["MIN", "F32"], ["MAX", "F32"]):
        raise Unsupported(ins.text)
    get, put = raw(ins.operands[-1]), set_register(ins.operands[0])
    choose = np.fmin if ins.mods[0] == "MIN" else np.fmax

    def run(w, m):
        values = np.broadcast_to(get(w), (32,))[m].view(F32)
        put(w, m, choose.reduce(values, keepdims=True).view(U32))
    return run
