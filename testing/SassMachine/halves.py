# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations on pairs of halves, or of bfloat16."""

import numpy as np

from floats import narrow, to_odd
from integers import is_predicate
from operands import F32, F64, U32, Unsupported, float32, operation, raw, set_register


@operation("HADD2", "HMUL2", "HFMA2")
def decode_halves(ins):
    mods = set(ins.mods)
    if mods - {"MMA", "F32", "BF16_V2", "FTZ"}:
        raise Unsupported(ins.text)
    if "BF16_V2" in mods:
        widen = lambda h: (h.astype(U32) << U32(16)).view(F32)  # noqa: E731
    else:
        widen = lambda h: h.astype(np.uint16).view(  # noqa: E731
            np.float16).astype(F32)
    operands = [o for o in ins.operands if not is_predicate(o)]
    gets, n = [], 1
    while n < len(operands):
        if any(c.isdigit() or c in "+-." for c in operands[n][:1]) and \
                operands[n][1:2] not in ("R", "U", "c", "|"):
            word = U32(ins.immediate)
            gets.append((lambda w, h=word & U32(0xFFFF): np.array([h]),
                         lambda w, h=word >> U32(16): np.array([h]), False,
                         False))
            n += 2
            continue
        gets.append(half_operand(operands[n]))
        n += 1
    put = set_register(operands[0])

    def value(w, half):
        x = []
        for get in gets:
            v = widen(get[half](w))
            v = np.abs(v) if get[3] else v
            x.append((-v if get[2] else v).astype(F64))
        if ins.name == "HADD2":
            return to_odd(x[0], x[1])
        if ins.name == "HMUL2":
            return np.atleast_1d(x[0] * x[1])
        return to_odd(x[0] * x[1], x[2])

    def run(w, m):
        if "F32" in mods:
            return put(w, m, value(w, 0).astype(F32).view(U32))
        put(w, m, narrow(value(w, 0), "BF16_V2" in mods)
            | narrow(value(w, 1), "BF16_V2" in mods) << U32(16))
    return run


def half_operand(text):
    negate = text[0] == "-"
    text = text.lstrip("-")
    absolute = text[0] == "|"
    text = text.replace("|", "")
    # Some print a blank between the two brackets of a constant.
    name, _, parts = text.replace(" ", "").partition(".")
    get = raw(name)
    low, high = (1 if parts.startswith("H1") else 0), \
        (0 if parts.endswith("H0") and parts else 1)
    return (lambda w: get(w) >> U32(16 * low) & U32(0xFFFF),
            lambda w: get(w) >> U32(16 * high) & U32(0xFFFF), negate, absolute)


@operation("F2FP")
def decode_pack(ins):
    # sm_80 names neither the source nor halves.
    if set(ins.mods) - {"F32", "F16", "BF16", "PACK_AB"} or "PACK_AB" not in ins.mods:
        raise Unsupported(ins.text)
    a, b = (float32(o, ins) for o in ins.operands[1:3])
    put, is_brain = set_register(ins.operands[0]), "BF16" in ins.mods
    return lambda w, m: put(
        w, m, narrow(np.atleast_1d(b(w)).astype(F64), is_brain)
        | narrow(np.atleast_1d(a(w)).astype(F64), is_brain) << U32(16))
