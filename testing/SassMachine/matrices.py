# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Copies of global to shared memory that go on by themselves, and matrices of 8 x 8 halves
that a warp moves between shared memory and registers.

A copy arrives as late as it may: its bytes are in shared memory when the warp has waited
for it, and not before. A kernel that waits for too little reads what was there."""

import numpy as np

from memory import next_register, place_of, size_of
from operands import (U32, U64, Unsupported, address_of, constant, operation, predicate, raw,
                      set_register)


class Copies:
    """The copies of a warp that have not arrived: of groups, oldest first, and since."""

    def __init__(self):
        self.groups, self.open = [], []

    def commit(self):
        self.groups.append(self.open)
        self.open = []

    def wait(self, most):
        """Until no more than some groups are left."""
        while len(self.groups) > most:
            for memory, places, data in self.groups.pop(0):
                memory[places] = data

    def wait_for_all(self):
        self.commit()
        self.wait(0)


@operation("LDGSTS")
def decode_copy(ins):
    known = {"E", "BYPASS", "ZFILL", "64", "128", "LTC64B", "LTC128B", "LTC256B", "CONSTANT",
             "STRONG", "GPU"}
    if set(ins.mods) - known:
        raise Unsupported(ins.text)
    size, fills = size_of(ins), "ZFILL" in ins.mods
    to, source, *reads = ins.operands
    to, source = address_of(to[1:-1]), place_of(ins, source)
    reads = predicate(reads[0]) if reads else constant(True, bool)
    bytes_of = np.arange(size)

    def run(w, m):
        shared, at = w.place("shared", to(w), m, size)
        where = np.broadcast_to(source(w), (32,))
        # What is not copied, at the end, is in the lowest bits of the address.
        left_out = (where % U64(size)).astype(np.int64) if fills else np.zeros(32, np.int64)
        read = m & reads(w)
        data = np.zeros((32, size), np.uint8)
        if read.any():
            memory, index = w.place("global", where - left_out.astype(U64), read, size)
            data[read] = memory[index[:, None] + bytes_of]
        data[bytes_of >= size - left_out[:, None]] = 0
        w.copies.open.append((shared, at[:, None] + bytes_of, data[m]))
    return run


@operation("LDGDEPBAR")
def decode_commit(ins):
    return lambda w, m: w.copies.commit()


@operation("DEPBAR")
def decode_copy_wait(ins):
    if "LE" not in ins.mods or ins.operands[0] != "SB0":
        return lambda w, m: None
    most = int(ins.operands[1], 0)
    return lambda w, m: w.copies.wait(most)


#===--- Matrices --------------------------------------------------------===#

def whole(w, m, ins):
    if not m.all():
        raise RuntimeError(f"lanes are missing: {ins.text}")


def count_of(ins):
    """Matrices, and whether they are transposed."""
    shapes = {("16", "M88"): False, ("16", "MT88"): True}
    shape = tuple(ins.mods[:2])
    if shape not in shapes:
        raise Unsupported(ins.text)
    return int((ins.mods[2:] or ["1"])[0]), shapes[shape]


def turned(words):
    """Registers of matrices, for each matrix transposed."""
    halves = np.ascontiguousarray(words).view(np.uint16).reshape(-1, 8, 8)
    return np.ascontiguousarray(halves.swapaxes(1, 2)).view(U32).reshape(-1, 32)


def rows_at(ins, operand):
    """How many matrices there are, whether they are transposed, and a function that gives a
    warp's memory and where the bytes of their rows are in it."""
    count, transposed = count_of(ins)
    where, rows = place_of(ins, operand), np.arange(32) < 8 * count

    def places(w, m):
        whole(w, m, ins)
        memory, index = w.place("shared", where(w), rows, 16)
        return memory, index[:, None] + np.arange(16)
    return count, transposed, places


@operation("LDSM")
def decode_matrix_load(ins):
    count, transposed, places = rows_at(ins, ins.operands[1])
    puts = [set_register(next_register(ins.operands[0], n)) for n in range(count)]

    def run(w, m):
        memory, index = places(w, m)
        words = memory[index].view(U32).reshape(count, 32)
        for put, value in zip(puts, turned(words) if transposed else words):
            put(w, m, value)
    return run


@operation("STSM")
def decode_matrix_store(ins):
    count, transposed, places = rows_at(ins, ins.operands[0])
    gets = [raw(next_register(ins.operands[1], n)) for n in range(count)]

    def run(w, m):
        memory, index = places(w, m)
        words = np.stack([np.broadcast_to(get(w), (32,)) for get in gets])
        words = turned(words) if transposed else words
        memory[index] = words.view(np.uint8).reshape(-1, 16)
    return run


@operation("MOVM")
def decode_matrix_move(ins):
    if count_of(ins) != (1, True):
        raise Unsupported(ins.text)
    get, put = raw(ins.operands[1]), set_register(ins.operands[0])

    def run(w, m):
        whole(w, m, ins)
        put(w, m, turned(np.broadcast_to(get(w), (1, 32)))[0])
    return run
