# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What lanes of a warp do together, and what they are told about themselves."""

import numpy as np

from atomics import integer_step
from integers import is_predicate
from operands import (F32, U32, U64, Unsupported, operation, predicate, raw, set_pair,
                      set_predicate, set_register, unsigned, variant)


@operation("SHFL")
def decode_shuffle(ins):
    out, put = set_predicate(ins.operands[0]), set_register(ins.operands[1])
    a, b, c = (unsigned(o) for o in ins.operands[2:5])
    mode = ins.mods[0]
    lanes = np.arange(32)

    def run(w, m):
        value = np.broadcast_to(a(w), (32,))
        by, clamp = b(w).astype(np.int64), c(w).astype(np.int64)
        segment, most = clamp >> 8 & 31, clamp & 31
        high = (lanes & segment) | (most & ~segment)
        by = by & 31
        if mode == "UP":
            source = lanes - by
            good = source >= high
        elif mode == "DOWN":
            source = lanes + by
            good = source <= high
        elif mode == "BFLY":
            source = lanes ^ by
            good = source <= high
        else:
            source = (lanes & segment) | (by & ~segment)
            good = source <= high
        source = np.where(good, source, lanes) & 31
        put(w, m, value[source])
        out(w, m, good)
    return run


def mask_word(lanes):
    return sum(1 << int(n) for n in np.flatnonzero(lanes))


@operation("VOTE", "VOTEU")
def decode_vote(ins):
    operands = list(ins.operands)
    if is_predicate(operands[0]):
        operands.insert(0, "RZ")
    put, out = set_register(operands[0]), set_predicate(operands[1])
    get, mode = predicate(operands[2]), ins.mods[0]

    def run(w, m):
        votes = np.broadcast_to(get(w), (32,)) & m
        count = int(votes.sum())
        true = {"ANY": count > 0, "ALL": count == m.sum(),
                "EQ": count in (0, m.sum())}[mode]
        put(w, m, np.array([mask_word(votes)], U32))
        out(w, m, np.array([true]))
    return run


@operation("MATCH")
def decode_match(ins):
    operands = [o for o in ins.operands if not is_predicate(o)]
    outs = [set_predicate(o) for o in ins.operands if is_predicate(o)]
    get, put = raw(operands[1], "U64" in ins.mods), set_register(operands[0])

    def run(w, m):
        value = np.broadcast_to(get(w), (32,))
        words = np.zeros(32, U32)
        for lane in np.flatnonzero(m):
            words[lane] = mask_word(m & (value == value[lane]))
        if "ALL" in ins.mods:
            same = np.array([len(set(value[m].tolist())) == 1])
            put(w, m, np.where(same, U32(mask_word(m)), U32(0)))
            outs[0](w, m, same)
        else:
            put(w, m, words)
    return run


@operation("REDUX", "CREDUX", "UREDUX")
def decode_reduce(ins):
    get, put = raw(ins.operands[-1]), set_register(ins.operands[0])
    name = next((m for m in ins.mods if m in (
        "SUM", "MIN", "MAX", "AND", "OR", "XOR")), "AND")
    step = integer_step("ADD" if name == "SUM" else name, 32,
                        "S32" in ins.mods)
    if "F32" in ins.mods:
        raise Unsupported(ins.text)

    def run(w, m):
        values = np.broadcast_to(get(w), (32,))[m].tolist()
        total = values[0]
        for value in values[1:]:
            total = step(total, value)
        put(w, m, np.array([total], U32))
    return run


@variant("CREDUX", "F32")
def decode_extremum(ins):
    """The least or the greatest of a warp's floats, without those that are no numbers."""
    if ins.mods not in (["MIN", "F32"], ["MAX", "F32"]):
        raise Unsupported(ins.text)
    get, put = raw(ins.operands[-1]), set_register(ins.operands[0])
    choose = np.fmin if ins.mods[0] == "MIN" else np.fmax

    def run(w, m):
        values = np.broadcast_to(get(w), (32,))[m].view(F32)
        put(w, m, choose.reduce(values, keepdims=True).view(U32))
    return run


@operation("ELECT")
def decode_elect(ins):
    outs = [set_predicate(o) for o in ins.operands if is_predicate(o)]

    def run(w, m):
        first = np.zeros(32, bool)
        first[np.argmax(m)] = True
        outs[0](w, m, first)
    return run


@operation("CS2R", "S2R", "S2UR", "CS2UR")
def decode_special(ins):
    name, target = ins.operands[1], ins.operands[0]
    wide = ins.name.startswith("CS2") and "32" not in ins.mods
    put = (set_pair if wide else set_register)(target)

    def run(w, m):
        value = w.special(name)
        put(w, m, value.astype(U64) if wide else value)
    return run
