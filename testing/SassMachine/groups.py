# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Products of groups of four warps, whose factors are in shared memory (sm_90).

Each warp computes its sixteen rows when it comes to the instruction. No warp of a group goes on
from where it waits for products before all four have come there, for only then no product of
theirs reads shared memory any more."""

import re

import numpy as np

from control import control, wait
from operands import U32, Unsupported, operation, predicate, register_number
from products import ELEMENTS, SUMS, factor_places, registers, sum_places

ROWS = 16  # Of each warp.
WARPS = 4  # Of a group.
# Bytes in a row of shared memory after which the order of its units of 16 bytes repeats, by the
# highest bits of a descriptor.
ROW_BYTES = {0: 16, 1: 128, 2: 64, 3: 32}
UNIT = 16


def descriptor(word):
    """Where a factor is, the two distances, and bytes in a row. Bit 46 is set from sm_100 on."""
    start, leading, stride = ((word >> at & 0x3FFF) << 4 for at in (0, 16, 32))
    if word >> 49 & 0x1FFF:
        raise Unsupported(f"descriptor {word:#x}")
    return start, leading, stride, ROW_BYTES[word >> 62]


def scattered(at, row_bytes):
    """The order of units of 16 bytes in a row depends on the number of the row."""
    return at ^ (at >> 7 & row_bytes // UNIT - 1) << 4


def places_in_shared(word, rows, depth, size, turned):
    """Where each element is, by its row and its term of the sum. Parts of 8 rows are as many
    bytes wide as the descriptor says; `turned` ones are 8 terms of many rows."""
    start, leading, stride, row_bytes = descriptor(word)
    row, term = np.indices((rows, depth))
    if turned:
        # Without an order of units, distances change places.
        each = row_bytes // size
        apart = (leading, stride) if row_bytes > UNIT else (stride, leading)
        at = row // each * apart[0] + term // 8 * apart[1] + term % 8 * row_bytes + \
            row % each * size
    elif row_bytes > UNIT:
        at = row // 8 * stride + row % 8 * row_bytes + term * size
    else:
        each = UNIT // size
        at = row // 8 * stride + term // each * leading + row % 8 * UNIT + term % each * size
    return scattered(start + at, row_bytes)


def from_shared(shared, at, size, values):
    """The values of the elements at some places."""
    if at.max() + size > len(shared):
        raise RuntimeError("shared memory out of bounds")
    data = shared[at.reshape(-1, 1) + np.arange(size)].view(U32 if size == 4 else
                                                            f"u{size}").ravel()
    return values(data).reshape(len(at), -1)


def kinds_of(ins):
    """Rows, columns, terms; the type of both factors and of the sum."""
    match = re.fullmatch(r"64x(\d+)x(\d+)", ins.mods[0])
    kinds = [x for x in ins.mods[1:] if x in ELEMENTS or x in SUMS]
    if not match or kinds != ins.mods[1:] or kinds[0] not in SUMS:
        raise Unsupported(ins.text)
    factors = kinds[1:] * (2 if len(kinds) == 2 else 1) or ["F16", "F16"]
    return int(match[1]), int(match[2]), factors, kinds[0]


def read_descriptors(text):
    """The first uniform register, of two for the left descriptor and two for the right one, and
    which factors are turned."""
    match = re.fullmatch(r"gdesc\[UR(\d+)\]((?:\.tnsp[AB])*)", text)
    if not match:
        raise Unsupported(f"operand {text}")
    return int(match[1]), ".tnspA" in match[2], ".tnspB" in match[2]


def word_at(w, n):
    return int(w.U[n][0]) | int(w.U[n + 1][0]) << 32


def left_of(operand, kind, depth, shared_place):
    """A function that gives a warp's rows of the left factor, from registers or from shared
    memory."""
    each, values = ELEMENTS[kind]
    size = 4 // each
    if operand:
        get, places = registers(operand, ROWS * depth // (32 * each), False), \
            factor_places(ROWS, depth, each)
        return lambda w: values(np.ascontiguousarray(get(w))).ravel()[places]
    n, turned = shared_place

    def read(w):
        at = places_in_shared(word_at(w, n), ROWS * WARPS, depth, size, turned)
        first = w.number % WARPS * ROWS
        return from_shared(w.block.shared, at[first:first + ROWS], size, values)
    return read


@operation("HGMMA", "QGMMA", "IGMMA")
def decode_group_product(ins):
    columns, depth, kinds, sum_kind = kinds_of(ins)
    operands = [o for o in ins.operands if not o.startswith("gsb")]
    also = predicate(operands.pop()) if operands[-1].lstrip("!").startswith(("UP", "P")) else None
    in_registers = operands.pop(1) if len(operands) == 4 else None
    if len(operands) != 3:
        raise Unsupported(ins.text)
    n, left_turned, right_turned = read_descriptors(operands[1])
    left = left_of(in_registers, kinds[0], depth, (n, left_turned))
    right_each, right_values = ELEMENTS[kinds[1]]
    each, values, bits = SUMS[sum_kind]
    count = ROWS * columns // (32 * each)
    places = sum_places(ROWS, columns, each)
    target, old = register_number(operands[0])[1], registers(operands[2], count, False)

    def run(w, m):
        size = 4 // right_each
        at = places_in_shared(word_at(w, n + 2), columns, depth, size, right_turned)
        right = from_shared(w.block.shared, at, size, right_values)
        total = values(np.ascontiguousarray(old(w))).ravel()
        if also and not also(w)[0]:
            total = np.zeros_like(total)
        total[places] += left(w) @ right.T
        w.R[target:target + count] = bits(total).reshape(count, 32)
    return run


@control("WARPGROUP")
def decode_group_wait(ins, image):
    if ins.mods == ["ARRIVE"]:
        def arrive(w, g, m):
            g.pc += 1
            return True
        return arrive
    if ins.mods != ["DEPBAR", "LE"]:
        raise Unsupported(ins.text)
    return lambda w, g, m: wait(
        w, g, m, ("block", ("products", w.number // WARPS), 32 * WARPS, None))
