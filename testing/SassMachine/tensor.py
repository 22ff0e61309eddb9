# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The memory of tensor cores (sm_100): 128 lanes of 512 columns, of 32 bits each, and products
whose sums are there. A product is done when it is issued."""

import re
from typing import NamedTuple

import numpy as np

from control import decode_nothing
from groups import from_shared, places_in_shared, word_at
from operands import (F32, F64, OPERATIONS, U32, Unsupported, address_of, operation, predicate,
                      raw, set_predicate, set_register)
from memory import next_register
from products import ELEMENTS
from scaled import BLOCK, E2M1, powers

LANES, COLUMNS, UNIT = 128, 512, 32  # A unit of columns is what is allocated.
OPERATIONS["UVIRTCOUNT"] = decode_nothing
# The elements of factors by the number in a descriptor of an instruction, and the bytes of the
# terms of one product.
KINDS = {"UTCHMMA": {0: "F16", 1: "BF16", 2: "TF32"}, "UTCQMMA": {0: "E4M3", 1: "E5M2"},
         "UTCOMMA": {1: "E2M1"}}
DEPTH = 32
# Bytes of what is in shared memory, and the values of such: one, or two of half a byte.
SHARED = {kind: (4 // each, values) for kind, (each, values) in ELEMENTS.items()
          if each in (1, 2, 4)}
SHARED["E2M1"] = 1, lambda x: np.stack([E2M1[x & 15], E2M1[x >> 4]], -1)
# The bits of a descriptor that are known, without scales and with them.
BITS, SCALED_BITS = 0x1F7F9FB0, 0x78FE1FB0


class Memory:
    """That of a block, and which units of columns are taken."""

    def __init__(self):
        self.words, self.taken = None, 0

    def allocate(self, count):
        """The first of so many units, whose number is a multiple of theirs, or None."""
        if self.words is None:
            self.words = np.zeros((LANES, COLUMNS), U32)
        mask = (1 << count) - 1
        for first in range(0, COLUMNS // UNIT, count):
            if not self.taken & mask << first:
                self.taken |= mask << first
                return first
        return None


@operation("UTCATOMSWS")
def decode_allocation(ins):
    how = ".".join(ins.mods)
    if how == "AND":
        get = raw(ins.operands[1])

        def release(w, m):
            w.block.tensor.taken &= int(get(w)[0])
        return release
    if how != "FIND_AND_SET.ALIGN":
        raise Unsupported(ins.text)
    out, put, count = set_predicate(ins.operands[0]), set_register(ins.operands[1]), \
        raw(ins.operands[2])

    def allocate(w, m):
        first = w.block.tensor.allocate(int(count(w)[0]))
        out(w, m, np.array([first is not None]))
        put(w, m, np.array([first or 0], U32))
    return allocate


def tensor_place(text):
    """A function that gives the lane and the column at an address."""
    match = re.fullmatch(r"tmem\[(.*)\]", text)
    if not match:
        raise Unsupported(f"operand {text}")
    get = address_of(match[1])

    def place(w):
        where = int(get(w)[0])
        return where >> 16 & 0xFFFF, where & 0xFFFF
    return place


def two_places(text):
    """The same for two uniform registers that follow each other."""
    match = re.fullmatch(r"tmem\[UR(\d+)\]", text)
    if not match:
        raise Unsupported(f"operand {text}")
    return [tensor_place(f"tmem[UR{int(match[1]) + n}]") for n in (0, 1)]


def moved(ins, operand):
    """Which lanes of a warp move words, the lanes of memory, and how many columns."""
    forms = {"": (range(32), range(32)), "16dp32bit_t0_t15": (range(16), range(16)),
             "16dp32bit_t16_t31": (range(16, 32), range(16))}
    *form, count = ins.mods
    threads, lanes = forms[form[0] if form else ""]
    if len(form) > 1 or not re.fullmatch(r"x\d+", count):
        raise Unsupported(ins.text)
    place, count = tensor_place(operand), int(count[1:])

    def places(w, m):
        if not m.all():
            raise RuntimeError(f"lanes are missing: {ins.text}")
        lane, column = place(w)
        if lane // 32 != w.number % 4 or column + count > COLUMNS:
            raise RuntimeError(f"another warp's lanes, or too many columns: {ins.text}")
        return slice(lane + lanes.start, lane + lanes.stop), slice(column, column + count)
    return np.isin(np.arange(32), threads), count, places


@operation("LDTM")
def decode_load(ins):
    mine, count, places = moved(ins, ins.operands[1])
    puts = [set_register(next_register(ins.operands[0], n)) for n in range(count)]

    def run(w, m):
        words = np.zeros((32, count), U32)
        words[mine] = w.block.tensor.words[places(w, m)]
        for n, put in enumerate(puts):
            put(w, mine, words[:, n])
    return run


@operation("STTM")
def decode_store(ins):
    mine, count, places = moved(ins, ins.operands[0])
    gets = [raw(next_register(ins.operands[1], n)) for n in range(count)]

    def run(w, m):
        words = np.stack([np.broadcast_to(get(w), (32,)) for get in gets], 1)
        w.block.tensor.words[places(w, m)] = words[mine]
    return run


#===--- Products --------------------------------------------------------===#

class Shape(NamedTuple):
    """What a descriptor says of a product: rows and columns of the sums, the types of both
    factors, which of them are turned, and with scales, which bytes of the words these are."""
    rows: int
    columns: int
    kinds: tuple
    turned: tuple
    scales: tuple


def shape_of(word, ins, scaled):
    rows = (word >> 27 & 3) << 7 if scaled else (word >> 24 & 31) << 4
    known = SCALED_BITS if scaled else BITS
    numbers, kinds = (word >> 7 & 7, word >> 10 & 7), KINDS[ins.name]
    if word & ~known or word >> 4 & 3 != 1 and not scaled or word >> 23 & 1 != scaled or \
            not set(numbers) <= kinds.keys():
        raise Unsupported(f"descriptor {word:#x} of {ins.text}")
    return Shape(rows, (word >> 17 & 63) << 3, tuple(kinds[n] for n in numbers),
                 (word >> 15 & 1, word >> 16 & 1), (word >> 29 & 3, word >> 4 & 3))


def lanes_of(rows, first):
    """The lanes of rows: of 64, 16 are in each part of 32 lanes."""
    row = np.arange(rows)
    return first + (row if rows == LANES else row // 16 * 32 + row % 16)


def factor(text):
    """A function that gives a factor, of so many rows of elements of a kind."""
    if text.startswith("tmem"):
        place = tensor_place(text)

        def from_tensor(w, rows, kind, turned):
            lane, column = place(w)
            words = w.block.tensor.words[lanes_of(rows, lane), column:column + DEPTH // 4]
            return ELEMENTS[kind][1](np.ascontiguousarray(words))
        return from_tensor
    match = re.fullmatch(r"gdesc\[UR(\d+)\]", text)
    if not match:
        raise Unsupported(f"operand {text}")

    def read(w, rows, kind, turned):
        size, values = SHARED[kind]
        at = places_in_shared(word_at(w, int(match[1])), rows, DEPTH // size, size, turned)
        return from_shared(w.block.shared, at, size, values)
    return read


def scales(w, place, rows, byte, blocks):
    """The scales of each row, for blocks of terms: those of 32 rows are in a column, a byte for
    each block."""
    lane, column = place
    row = np.arange(rows)
    words = w.block.tensor.words[lane + row % 32, column + row // 32]
    codes = np.ascontiguousarray(words).view(np.uint8).reshape(rows, 4)
    return powers(codes[:, byte:byte + blocks])


def scaled(w, values, place, byte):
    """A factor times its scales."""
    rows, depth = values.shape
    blocks = depth // BLOCK
    return values * np.repeat(scales(w, place, rows, byte, blocks), BLOCK, axis=1)


@operation("UTCHMMA", "UTCQMMA", "UTCOMMA")
def decode_product(ins):
    match = re.fullmatch(r"idesc\[(UR\d+)\]", ins.operands[4])
    has_scales = len(ins.operands) == 7
    if ins.mods or len(ins.operands) < 6 or not match or ins.name == "UTCOMMA" and not has_scales:
        raise Unsupported(ins.text)
    factors = [factor(o) for o in ins.operands[:2]]
    sums, also = tensor_place(ins.operands[2]), predicate(ins.operands[-1])
    left_out, word = tensor_place(ins.operands[3]), raw(match[1])
    scale_places = two_places(ins.operands[5]) if has_scales else ()

    def run(w, m):
        shape = shape_of(int(word(w)[0]), ins, has_scales)
        if left_out(w) != (0, 0):
            raise Unsupported(f"lanes that are left out: {ins.text}")
        lane, column = sums(w)
        at = lanes_of(shape.rows, lane)[:, None], np.arange(column, column + shape.columns)
        both = [get(w, n, kind, turned) for get, n, kind, turned in zip(
            factors, (shape.rows, shape.columns), shape.kinds, shape.turned)]
        if has_scales:
            both = [scaled(w, values, place(w), byte) for values, place, byte in zip(
                both, scale_places, shape.scales)]
        product = both[0] @ both[1].T
        if also(w)[0]:
            product = product + w.block.tensor.words[at].view(F32).astype(F64)
        w.block.tensor.words[at] = product.astype(F32).view(U32)
    return run
