# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations on pairs of halves, or of bfloat16."""

import numpy as np

from conversions import half_operand, narrow, widen
from floats import comparison, extreme, joining, to_odd
from integers import is_predicate
from operands import (F32, F64, U32, Unsupported, is_number, operation, predicate,
                      set_predicate, set_register)

LEAST_HALF = F32(2.0 ** -14)  # The least that is normal.


class Pairs:
    """How an instruction takes halves from its operands, and makes a register of them."""

    def __init__(self, ins, sources, *also):
        self.is_brain = "BF16_V2" in ins.mods
        self.saturates, self.clamps = "SAT" in ins.mods, "RELU" in ins.mods
        self.flushes = "FTZ" in ins.mods
        known = {"BF16_V2", "SAT", "RELU", "FTZ", *also}
        if set(ins.mods) - known or (self.is_brain and self.flushes):
            raise Unsupported(ins.text)
        self.gets, n = [], 0
        while n < len(sources):
            if is_number(sources[n]):
                # Both numbers are in the word of the instruction, the lower half first.
                low, high = U32(ins.immediate & 0xFFFF), U32(ins.immediate >> 16)
                self.gets.append((lambda w, h=low: np.array([h]),
                                  lambda w, h=high: np.array([h]), False, False))
                n += 2
                continue
            self.gets.append(half_operand(sources[n]))
            n += 1

    def flushed(self, value):
        return np.where(np.abs(value) < LEAST_HALF, np.copysign(F32(0), value), value)

    def take(self, w, half):
        """The lower (0) or upper (1) half of each operand, as floats."""
        taken = []
        for get in self.gets:
            value = widen(get[half](w), self.is_brain)
            value = np.abs(value) if get[3] else value
            value = -value if get[2] else value
            taken.append(self.flushed(value) if self.flushes else value)
        return taken

    def limited(self, value):
        if self.flushes:
            value = self.flushed(value)
        if self.saturates:
            value = np.where(np.isnan(value), 0, np.clip(value, 0, 1))
        return np.where(value < 0, 0.0, value) if self.clamps else value

    def give(self, low, high):
        """A register of two doubles that have an odd last bit if they are inexact."""
        return narrow(self.limited(low), self.is_brain) \
            | narrow(self.limited(high), self.is_brain) << U32(16)


@operation("HADD2", "HMUL2", "HFMA2")
def decode_halves(ins):
    operands = [o for o in ins.operands if not is_predicate(o)]
    pairs = Pairs(ins, operands[1:], "MMA", "F32")
    put, to_float = set_register(operands[0]), "F32" in ins.mods

    def value(w, half):
        x = [v.astype(F64) for v in pairs.take(w, half)]
        if ins.name == "HADD2":
            return to_odd(x[0], x[1])
        if ins.name == "HMUL2":
            return np.atleast_1d(x[0] * x[1])
        return to_odd(x[0] * x[1], x[2])

    def run(w, m):
        if to_float:
            return put(w, m, pairs.limited(value(w, 0)).astype(F32).view(U32))
        put(w, m, pairs.give(value(w, 0), value(w, 1)))
    return run


@operation("HMNMX2")
def decode_minimum(ins):
    pairs = Pairs(ins, ins.operands[1:-1], "NAN")
    least, put = predicate(ins.operands[-1]), set_register(ins.operands[0])
    keeps_nan = "NAN" in ins.mods

    def run(w, m):
        low, high = (extreme(*pairs.take(w, half), least(w), keeps_nan).astype(F64)
                     for half in (0, 1))
        put(w, m, pairs.give(low, high))
    return run


def compared(ins, sources):
    """A function that compares the lower or the upper halves of two operands."""
    kind = next(m for m in ins.mods if m not in ("BF", "BF16_V2", "FTZ"))
    join = next(m for m in ins.mods if m in ("AND", "OR", "XOR"))
    pairs, compare = Pairs(ins, sources, "BF", kind, join), comparison(kind)
    return lambda w, half: compare(*pairs.take(w, half))


@operation("HSETP2")
def decode_compare(ins):
    """The first predicate is of the lower halves, the second of the upper ones."""
    outs = [set_predicate(o) for o in ins.operands[:2]]
    compare, also = compared(ins, ins.operands[2:-1]), predicate(ins.operands[-1])
    join = joining(ins)

    def run(w, m):
        values = [join(compare(w, half), also(w)) for half in (0, 1)]
        for out, value in zip(outs, values):
            out(w, m, value)
    return run


@operation("HSET2")
def decode_set(ins):
    """Comparisons as numbers: 1.0 and 0.0, or the bits of -1 and 0."""
    compare, also = compared(ins, ins.operands[1:-1]), predicate(ins.operands[-1])
    join, put = joining(ins), set_register(ins.operands[0])
    one = 0x3F80 if "BF16_V2" in ins.mods else 0x3C00
    true = one if "BF" in ins.mods else 0xFFFF

    def run(w, m):
        low, high = (np.where(join(compare(w, half), also(w)), U32(true), U32(0))
                     for half in (0, 1))
        put(w, m, low | high << U32(16))
    return run
