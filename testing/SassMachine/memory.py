# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loads and stores."""

import numpy as np

from integers import is_predicate
from operands import (U32, U64, Unsupported, address_of, operation, raw, register_number,
                      set_predicate, set_register)

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


def loaded(operands, size):
    """The registers that a load writes, and which of the words in memory each is."""
    if size < 32:
        return [(next_register(operands[0], n), n) for n in range(max(size // 4, 1))]
    # The upper half comes first. Only the words of a mask are loaded, to one register after
    # the other.
    mask, registers = int(operands[3], 16) if len(operands) > 3 else 0xFF, []
    for start, first in ((0, operands[1]), (4, operands[0])):
        chosen = [n for n in range(start, start + 4) if mask >> n & 1]
        registers += [(next_register(first, i), n) for i, n in enumerate(chosen)]
    return registers


@operation("LDG", "LDS", "LDL", "LD")
def decode_load(ins):
    operands = [o for o in ins.operands if not is_predicate(o)]
    size, space = size_of(ins), SPACES[ins.name]
    puts = [(set_register(name), n) for name, n in loaded(operands, size)]
    where = place_of(ins, next(o for o in operands if o[-1] == "]"))
    sign = {"S8": np.int8, "S16": np.int16}.get(
        next((m for m in ins.mods if m in ("S8", "S16")), ""))
    kind = {1: np.uint8, 2: np.uint16}.get(size, np.uint32)

    def run(w, m):
        memory, index = w.place(space, where(w), m, size)
        values = memory.view(kind)
        index = index // min(size, 4)
        for put, n in puts:
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


@operation("QSPC")
def decode_space_query(ins):
    """Whether an address is in shared memory, the block's own or a cluster's, or local."""
    asked = {"S": "shared", "D": "shared", "L": "local"}.get(ins.mods[-1])
    out, where = set_predicate(ins.operands[0]), place_of(ins, ins.operands[2])
    if not asked or ins.operands[1] != "RZ":
        raise Unsupported(ins.text)
    return lambda w, m: out(w, m, np.array([w.space_of(a) == asked for a in where(w).tolist()]))


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
        if len(at) > 1:  # What other lanes have need not be an address.
            at = np.where(m, at, at[np.argmax(m)])
        values = [w.constants(bank, at + U64(4 * n), U32)
                  for n in range(len(puts))]
        for put, value in zip(puts, values):
            put(w, m, value)
    return run
