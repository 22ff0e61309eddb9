# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Copies of tiles of two dimensions between global and shared memory, which a map describes that
the kernel has made. What the bytes of a map mean is what ptxas writes for tensormap.replace.

A copy is done when it is issued. Outside the array, zeros are read, and nothing is written."""

from typing import NamedTuple

import numpy as np

from barriers import arrive_at
from control import decode_nothing
from image import GLOBALS
from operands import OPERATIONS, Unsupported, operation, register_number, set_predicate

MAP = 128
SIZES = (1, 2, 4, 4, 8, 8, 2, 4, 4, 8, 2)  # Bytes of elements by the number of their type.
KNOWN = 0, 1, 2, 3, 7, 8, 9, 13, 14  # The words of a map that say something.
# By the number of the order of units of 16 bytes: which bits of a row's number change theirs.
ORDERS = (0, 1, 3, 7)
for _name in ("UTMACCTL", "UTMACMDFLUSH"):
    OPERATIONS[_name] = decode_nothing


class Map(NamedTuple):
    """Elements and bytes are counted from the dimension whose elements are next to each other."""
    address: int
    size: int        # Bytes of an element.
    order: int
    extents: tuple
    stride: int      # Bytes.
    box: tuple


def read_map(data):
    """A map of two dimensions. What is not known has to be zero."""
    words = np.frombuffer(data, np.uint32).tolist()
    low, high, kinds, stride, stride_high, x, y, box, box_y = (words[n] for n in KNOWN)
    rank, kind, order = (kinds >> at & mask for at, mask in ((4, 7), (7, 15), (13, 3)))
    if any(word for n, word in enumerate(words) if n not in KNOWN) or rank != 1 or \
            kinds & ~0x67F0 or stride_high >> 4 or box & 0xFFFFFF or box_y >> 8 or \
            kind >= len(SIZES):
        raise Unsupported("a map of another form")
    return Map(low | high << 32, SIZES[kind], ORDERS[order], (x + 1, y + 1),
               (stride | stride_high << 32) << 4, ((box >> 24) + 1, box_y + 1))


def places(tile, start, first):
    """Where the bytes of a box are in shared memory and, from the address of the array, in global
    memory, and which of them are inside. `first` is the element with which the box begins."""
    y, x = np.indices((tile.box[1], tile.box[0]))
    at = start + (y * tile.box[0] + x) * tile.size
    at ^= (at >> 7 & tile.order) << 4
    x, y = x + first[0], y + first[1]
    inside = (x >= 0) & (y >= 0) & (x < tile.extents[0]) & (y < tile.extents[1])
    there = y * tile.stride + x * tile.size
    each = np.arange(tile.size)
    return at[..., None] + each, there[..., None] + each, inside


def operands(ins):
    """A function that gives the registers of an instruction: the address in shared memory, and,
    for copies to it, of a barrier; two numbers of elements; and the map."""
    numbers = []
    for text in ins.operands:
        file, n = register_number(text.strip("[]")) or (None, None)
        if file != "UR":
            raise Unsupported(ins.text)
        numbers.append(n)
    first, at = numbers
    if ins.mods != ["2D"]:
        raise Unsupported(ins.text)

    def read(w):
        words = [int(w.U[first + n][0]) for n in range(4)]
        where = (int(w.U[at][0]) | int(w.U[at + 1][0]) << 32)
        return words, read_map(w.machine.read(where, MAP))
    return read


def signed(word):
    return word - (word >> 31 << 32)


def bytes_in(w, tile, there):
    """The index in global memory of bytes of an array."""
    index = there + (tile.address - GLOBALS)
    if index.size and (index.min() < 0 or index.max() >= len(w.machine.memory)):
        raise RuntimeError("global memory out of bounds")
    return index


@operation("UTMALDG")
def decode_tile_load(ins):
    read = operands(ins)

    def run(w, m):
        (start, barrier, x, y), tile = read(w)
        at, there, inside = places(tile, start & 0xFFFFFF, (signed(x), signed(y)))
        data = np.zeros(at.shape, np.uint8)
        data[inside] = w.machine.memory[bytes_in(w, tile, there[inside])]
        w.block.shared[at] = data
        arrive_at(w.block, barrier, transactions=-data.size)
    return run


@operation("UTMASTG")
def decode_tile_store(ins):
    read = operands(ins)

    def run(w, m):
        (start, x, y, _), tile = read(w)
        at, there, inside = places(tile, start & 0xFFFFFF, (signed(x), signed(y)))
        w.machine.memory[bytes_in(w, tile, there[inside])] = w.block.shared[at[inside]]
    return run


@operation("USETMAXREG")
def decode_registers(ins):
    """A warp takes or gives back registers, of which there are always enough here."""
    if not ins.operands[0].startswith("UP"):
        return decode_nothing(ins)
    out = set_predicate(ins.operands[0])
    return lambda w, m: out(w, m, np.ones(1, bool))
