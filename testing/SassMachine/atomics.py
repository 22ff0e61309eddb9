# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Atomic operations."""

import numpy as np

from conversions import narrow, widen
from integers import is_predicate
from memory import SPACES, next_register, place_of
from operands import (F32, F64, U32, U64, Unsupported, operation, raw, set_pair,
                      set_predicate, set_register, variant)


def integer_step(name, bits, is_signed):
    top = 1 << bits

    def ordered(x):
        return x - top if is_signed and x >> bits - 1 else x
    return {
        "ADD": lambda old, new: (old + new) % top,
        "MIN": lambda old, new: min(old, new, key=ordered),
        "MAX": lambda old, new: max(old, new, key=ordered),
        "AND": lambda old, new: old & new, "OR": lambda old, new: old | new,
        "XOR": lambda old, new: old ^ new, "EXCH": lambda old, new: new,
        "INC": lambda old, new: 0 if old >= new else old + 1,
        "DEC": lambda old, new: new if old == 0 or old > new else old - 1,
    }[name]


def float_step(kind, whole):
    def step(old, new):
        pair = np.array([old, new], whole).view(kind)
        return int(np.array([pair[0] + pair[1]]).view(whole)[0])
    return step


def halves_step(is_brain):
    """Sums of two halves, each rounded once."""
    def step(old, new):
        total = 0
        for by in (0, 16):
            x, y = (widen(np.array([v >> by & 0xFFFF], U32), is_brain).astype(F64)
                    for v in (old, new))
            total |= int(narrow(x + y, is_brain)[0]) << by
        return total
    return step


def step_of(ins, bits):
    """What becomes of the old and the given value."""
    mods = set(ins.mods)
    vectors = {m for m in mods if "x" in m} - {"F16x2", "BF16x2"}
    if {"F16", "BF16", "ARRIVE"} & mods or vectors:
        raise Unsupported(ins.text)
    if "POPC" in mods:
        return lambda old, new: (old + 1) % (1 << bits)
    kind = next((m for m in ("F16x2", "BF16x2", "F32", "F64") if m in mods), None)
    if kind and "ADD" not in mods:
        raise Unsupported(ins.text)
    if kind in ("F16x2", "BF16x2"):
        return halves_step(kind == "BF16x2")
    if kind:
        return float_step(*((F64, U64) if kind == "F64" else (F32, U32)))
    name = next(m for m in ins.mods if m in (
        "ADD", "MIN", "MAX", "AND", "OR", "XOR", "EXCH", "INC", "DEC"))
    return integer_step(name, bits, bool({"S32", "S64"} & mods))


class Words:
    """Memory as words of 32, 64 or 128 bits."""

    def __init__(self, memory, bits):
        self.pairs = bits == 128
        self.words = memory.view(U32 if bits == 32 else U64)

    def __getitem__(self, n):
        if self.pairs:
            return int(self.words[2 * n]) | int(self.words[2 * n + 1]) << 64
        return int(self.words[n])

    def __setitem__(self, n, value):
        if self.pairs:
            self.words[2 * n], self.words[2 * n + 1] = value & 2**64 - 1, value >> 64
        else:
            self.words[n] = value


def values_of(text, bits):
    """A function that gives an operand's value in each lane of a mask."""
    gets = [raw(text, bits > 32)]
    if bits == 128:
        gets.append(raw(next_register(text, 2), True))

    def give(w, m):
        lists = [np.broadcast_to(get(w), (32,))[m].tolist() for get in gets]
        return [sum(part << 64 * n for n, part in enumerate(parts)) for parts in zip(*lists)]
    return give


def set_wide(text, bits):
    """A function that writes values, in a list of 32."""
    puts = [(set_register if bits == 32 else set_pair)(text)]
    if bits == 128:
        puts.append(set_pair(next_register(text, 2)))
    kind = U32 if bits == 32 else U64

    def write(w, m, values):
        for n, put in enumerate(puts):
            put(w, m, np.array([v >> 64 * n & 2**64 - 1 for v in values], kind))
    return write


def is_refused(ins, space, bits):
    """Whether memory that a generic address is in does not do an operation, which then says
    so, and the program does it in another way."""
    done_in_shared = bits == 32 and not {"F32", "F16x2", "BF16x2"} & set(ins.mods) \
        or {"CAS", "EXCH"} & set(ins.mods)
    return space == "local" or space == "shared" and not done_in_shared


@operation("ATOMG", "ATOMS", "ATOM", "REDG", "RED", "REDS")
def decode_atomic(ins):
    operands, space = list(ins.operands), SPACES[ins.name]
    asks = is_predicate(operands[0]) and operands[0] != "PT"
    out = set_predicate(operands.pop(0)) if is_predicate(operands[0]) else None
    has_result = not ins.name.startswith("RED") and operands[0][-1] != "]"
    bits = 128 if "128" in ins.mods else 64 if {"64", "F64", "U64", "S64"} & set(ins.mods) else 32
    put = set_wide(operands.pop(0) if has_result else "RZ", bits)
    where = place_of(ins, operands.pop(0))
    gets = [values_of(o, bits) for o in operands]
    # One that is cast gives nothing but whether it compared equal, in a predicate or as a
    # number; the predicates of others say whether they were done.
    casts, compares = "CAST" in ins.mods, bool({"CAS", "CAST"} & set(ins.mods))
    step = None if compares else step_of(ins, bits)

    def run(w, m):
        places = where(w)
        if asks and space == "generic" and not casts:
            first = np.broadcast_to(places, (32,))[np.argmax(m)]
            if is_refused(ins, w.space_of(int(first)), bits):
                return out(w, m, np.zeros(1, bool))
        memory, index = w.place(space, places, m, bits // 8)
        words, index = Words(memory, bits), (index // (bits // 8)).tolist()
        values = [get(w, m) for get in gets]
        old, done = [0] * 32, np.full(32, not casts)
        for n, lane in enumerate(np.flatnonzero(m).tolist()):
            old[lane] = before = words[index[n]]
            if not compares:
                words[index[n]] = step(before, values[0][n] if values else 0)
            elif before == values[0][n]:
                words[index[n]], done[lane] = values[1][n], True
        put(w, m, done.astype(int).tolist() if casts else old)
        if out:
            out(w, m, done)
    return run


@variant("ATOMG", "ADD", "F32x2")
@variant("ATOMG", "ADD", "F32x4")
@variant("REDG", "ADD", "F32x2")
@variant("REDG", "ADD", "F32x4")
def decode_vector_sum(ins):
    """Each lane adds floats of adjacent registers to as many words."""
    operands = [o for o in ins.operands if not is_predicate(o)]
    if ins.name == "ATOMG" and operands.pop(0) != "RZ":
        raise Unsupported(ins.text)
    count = 4 if "F32x4" in ins.mods else 2
    where, gets = place_of(ins, operands[0]), [raw(next_register(operands[1], n))
                                               for n in range(count)]
    step = float_step(F32, U32)

    def run(w, m):
        memory, index = w.place("global", where(w), m, 4 * count)
        words = memory.view(U32)
        for n, get in enumerate(gets):
            added = np.broadcast_to(get(w), (32,))[m].tolist()
            for at, value in zip((index // 4 + n).tolist(), added):
                words[at] = step(int(words[at]), value)
    return run
