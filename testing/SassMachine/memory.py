# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loads, stores, atomics and what lanes of a warp do together."""

import numpy as np

from integers import is_predicate
from operands import (F32, F64, U32, U64, Unsupported, address_of, operation,
                      predicate, raw, register_number, set_pair, set_predicate,
                      set_register, unsigned, variant)

SIZES = {"U8": 1, "S8": 1, "U16": 2, "S16": 2, "64": 8, "128": 16, "256": 32}
SPACES = {"LDG": "global", "STG": "global", "LDS": "shared", "STS": "shared",
          "LDL": "local", "STL": "local", "LD": "generic", "ST": "generic",
          "ATOMG": "global", "REDG": "global", "ATOMS": "shared",
          "REDS": "shared", "ATOM": "generic", "RED": "generic"}


def size_of(ins):
    return next((SIZES[m] for m in ins.mods if m in SIZES), 4)


def place_of(ins, text):
    """The address operand."""
    start = text.rindex("[")
    return address_of(text[start + 1:-1], "E" in ins.mods)


def next_register(text, n):
    file, number = register_number(text)
    return text if number == 255 else f"{file}{number + n}"


@operation("LDG", "LDS", "LDL", "LD")
def decode_load(ins):
    operands = [o for o in ins.operands if not is_predicate(o)]
    size, space = size_of(ins), SPACES[ins.name]
    if len(operands) == 3 and size == 32:
        puts = [set_register(next_register(o, n)) for o in operands[:2]
                for n in range(4)]
    else:
        puts = [set_register(next_register(operands[0], n))
                for n in range(max(size // 4, 1))]
    where = place_of(ins, operands[-1])
    sign = {"S8": np.int8, "S16": np.int16}.get(
        next((m for m in ins.mods if m in ("S8", "S16")), ""))
    kind = {1: np.uint8, 2: np.uint16}.get(size, np.uint32)

    def run(w, m):
        memory, index = w.place(space, where(w), m, size)
        values = memory.view(kind)
        index = index // min(size, 4)
        for n, put in enumerate(puts):
            value = values[index + n]
            if sign:
                value = value.view(sign).astype(np.int32).view(U32)
            full = np.zeros(32, U32)
            full[m] = value
            put(w, m, full)
    return run


@operation("STG", "STS", "STL", "ST")
def decode_store(ins):
    size, space = size_of(ins), SPACES[ins.name]
    kind = {1: np.uint8, 2: np.uint16}.get(size, np.uint32)
    if len(ins.operands) == 3 and size == 32:
        gets = [raw(next_register(o, n)) for o in ins.operands[1:]
                for n in range(4)]
    else:
        gets = [raw(next_register(ins.operands[1], n))
                for n in range(max(size // 4, 1))]
    where = place_of(ins, ins.operands[0])

    def run(w, m):
        memory, index = w.place(space, where(w), m, size)
        values = memory.view(kind)
        index = index // min(size, 4)
        for n, get in enumerate(gets):
            values[index + n] = np.broadcast_to(get(w), (32,))[m].astype(kind)
    return run


@operation("LDC", "LDCU", "ULDC")
def decode_constant(ins):
    text, size = ins.operands[1], size_of(ins)
    bank, _, address = text[2:].partition("][")
    bank, where = int(bank, 16), address_of(address[:-1])
    if ins.name == "LDC" and any(m.startswith("I") for m in ins.mods):
        raise Unsupported(ins.text)
    if size < 4:
        put = set_register(ins.operands[0])
        kind = {"U8": np.uint8, "S8": np.int8, "U16": np.uint16,
                "S16": np.int16}[next(m for m in ins.mods if m in SIZES)]
        return lambda w, m: put(w, m, w.constants(bank, where(w), kind).astype(
            np.int32).view(U32))
    puts = [set_register(next_register(ins.operands[0], n))
            for n in range(size // 4)]

    def run(w, m):
        at = where(w)
        values = [w.constants(bank, at + U64(4 * n), U32)
                  for n in range(len(puts))]
        for put, value in zip(puts, values):
            put(w, m, value)
    return run


#===--- Atomics ---------------------------------------------------------===#

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


# Pairs of floats of 16 bits in a word: their values, as floats, and the bits of such values.
PAIRS = {"F16x2": (lambda x: x.view(np.float16).astype(F32),
                   lambda v: v.astype(np.float16).view(U32)),
         "BF16x2": (lambda x: (x.view(np.uint16).astype(U32) << U32(16)).view(F32),
                    lambda v: (v.view(U32) + U32(0x7FFF) + (v.view(U32) >> U32(16) & U32(1))
                               >> U32(16)).astype(np.uint16).view(U32))}


def pair_step(name):
    values, bits = PAIRS[name]

    def step(old, new):
        a, b = (values(np.array([word], U32)) for word in (old, new))
        return int(bits(a + b)[0])
    return step


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


@operation("ATOMG", "ATOMS", "ATOM", "REDG", "RED", "REDS")
def decode_atomic(ins):
    operands, out, space = list(ins.operands), None, SPACES[ins.name]
    pairs = next((m for m in ins.mods if m in PAIRS), None)
    if {"F16", "BF16", "128", "CAST", "ARRIVE"} & set(ins.mods) and "CAST" not in ins.mods or \
            pairs and "ADD" not in ins.mods or not pairs and any("x" in m for m in ins.mods):
        raise Unsupported(ins.text)
    if is_predicate(operands[0]):
        out = set_predicate(operands.pop(0))
    has_result = not ins.name.startswith("RED")
    target = operands.pop(0) if has_result else "RZ"
    where = place_of(ins, operands.pop(0))
    is_long = "64" in ins.mods or "F64" in ins.mods or "U64" in ins.mods
    bits = 64 if is_long else 32
    put = (set_pair if is_long else set_register)(target)
    gets = [raw(o, is_long) for o in operands]
    kind = U64 if is_long else U32
    compares = "CAS" in ins.mods or "CAST" in ins.mods
    if "POPC" in ins.mods:
        gets, step = [lambda w: np.ones(1, U32)], integer_step("ADD", 32, False)
    elif compares:
        step = None
    elif pairs:
        step = pair_step(pairs)
    elif "F32" in ins.mods or "F64" in ins.mods:
        if "ADD" not in ins.mods:
            raise Unsupported(ins.text)
        step = float_step(F64 if "F64" in ins.mods else F32, kind)
    else:
        name = next(m for m in ins.mods if m in (
            "ADD", "MIN", "MAX", "AND", "OR", "XOR", "EXCH", "INC", "DEC"))
        step = integer_step(name, bits, "S32" in ins.mods or "S64" in ins.mods)

    def run(w, m):
        memory, index = w.place(space, where(w), m, bits // 8)
        words, index = memory.view(kind), index // (bits // 8)
        values = [np.broadcast_to(get(w), (32,))[m].tolist() for get in gets]
        old = np.zeros(32, kind)
        done = np.zeros(32, bool)
        for n, lane in enumerate(np.flatnonzero(m)):
            before = int(words[index[n]])
            old[lane] = before
            if compares:
                if before == values[0][n]:
                    words[index[n]] = values[1][n]
                    done[lane] = True
            else:
                words[index[n]] = step(before, values[0][n])
        put(w, m, old)
        if out:
            out(w, m, done)
    return run


#===--- Warps -----------------------------------------------------------===#

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
