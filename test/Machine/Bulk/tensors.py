# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tensor copies as the PTX ISA describes them, element by element."""

import itertools
import struct

# name: (number in tensormap.replace, bits)
ELEMENTS = {
    "u8": (0, 8), "u16": (1, 16), "u32": (2, 32), "s32": (3, 32), "u64": (4, 64),
    "s64": (5, 64), "f16": (6, 16), "f32": (7, 32), "f32ftz": (8, 32),
    "f64": (9, 64), "bf16": (10, 16), "tf32": (11, 32), "tf32ftz": (12, 32),
    "b4x16": (13, 4), "b4x16_p64": (14, 4), "b6x16": (15, 6)}
PADDED = ("b4x16_p64", "b6x16")
FLOATS = ("f16", "f32", "f32ftz", "f64", "bf16", "tf32", "tf32ftz")

# The pieces of 16 bytes that each line of 128 has: the ISA's tables.
SWIZZLES = {
    (0, 0): ["01234567"],
    (1, 0): ["01234567", "10325476"],
    (2, 0): ["01234567", "10325476", "23016745", "32107654"],
    (3, 0): ["01234567", "10325476", "23016745", "32107654",
             "45670123", "54761032", "67452301", "76543210"],
    (4, 0): ["01234567", "10325476"],
    (3, 1): ["01234567", "23016745", "45670123", "67452301"],
    (3, 2): ["01234567", "23016745", "45670123", "67452301"],
    (3, 3): ["01234567", "45670123"]}
SPAN = {0: None, 1: 32, 2: 64, 3: 128, 4: 96}

LAYOUTS = {"tile": 0, "tile::gather4": 0, "tile::scatter4": 0, "im2col": 1,
           "im2col_no_offs": 1, "im2col::w": 2, "im2col_no_offs::w": 2,
           "im2col::w::128": 3}


class Tensor:
    """The fields of a tensor map. Lists begin with the innermost dimension."""

    def __init__(self, element, dims, strides, box=(), steps=None, swizzle=(0, 0),
                 fill=0, mode="tile", lower=(), upper=(), channels=0, pixels=0):
        self.element, self.dims, self.strides = element, list(dims), list(strides)
        self.box, self.steps = list(box), list(steps or [1] * len(dims))
        self.swizzle, self.fill, self.mode = swizzle, fill, mode
        self.lower, self.upper = list(lower), list(upper)
        self.channels, self.pixels = channels, pixels
        self.number, self.bits = ELEMENTS[element]

    def bytes(self):
        """The form that the machine gives a tensor map; the address is missing."""
        def padded(values, count):
            return list(values) + [0] * (count - len(values))
        return struct.pack(
            "<IBBBBQ5Q4Q5H3h3hHH5BBBBB5x", 0x70414D54, len(self.dims) - 1,
            LAYOUTS[self.mode], self.number, 0, 0, *padded(self.dims, 5),
            *padded(self.strides, 4), *padded(self.box, 5), *padded(self.lower, 3),
            *padded(self.upper, 3), self.channels, self.pixels,
            *padded(self.steps, 5), *self.swizzle, self.fill, 0)

    def columns(self):
        return self.box[0] if LAYOUTS[self.mode] == 0 else self.channels

    def rows(self, at, offsets):
        """The coordinates, from dimension 1 on, of each row of the box."""
        if self.mode in ("tile::gather4", "tile::scatter4"):
            return [(row,) for row in at[1:]]
        if self.mode == "tile":
            counts = [-(-b // s) for b, s in zip(self.box[1:], self.steps[1:])]
            return [tuple(c + i * s for c, i, s in
                          zip(at[1:], reversed(index), self.steps[1:]))
                    for index in itertools.product(*map(range, reversed(counts)))]
        return self.pixel_rows(at, offsets)

    def pixel_rows(self, at, offsets):
        wide = LAYOUTS[self.mode] >= 2
        moving = 1 if wide else len(self.dims) - 2
        count = self.pixels
        if wide and offsets:
            count, offsets = count + offsets[0], [offsets[1]]

        def walk(d, is_first):
            """The pixels of an image, in dimensions 0 to d; the first image from
            the given pixel on."""
            if d < 0:
                yield ()
                return
            begin = at[d + 1] if is_first else self.lower[d]
            end = self.dims[d + 1] - 1 + self.upper[d]
            for value in range(begin, end + 1, self.steps[d + 1]):
                for inner in walk(d - 1, is_first and value == begin):
                    yield (*inner, value)

        rows, image = [], at[-1]
        while len(rows) < count:
            for pixel in walk(moving - 1, image == at[-1]):
                rows.append((*pixel, *at[moving + 1:-1], image))
            image += 1
        moved = [tuple(c + (offsets[d] if d < len(offsets) else 0)
                       for d, c in enumerate(row)) for row in rows]
        return moved[:count]

    def place(self, first, row):
        """The position of an element in bits, or None if it is outside."""
        at = (first, *row)
        if any(not 0 <= c < d for c, d in zip(at, self.dims)):
            return None
        return first * self.bits + 8 * sum(
            c * s for c, s in zip(at[1:], self.strides))

    def boxes(self, at, offsets=()):
        """Where each element of the box is in global memory, row by row."""
        return [[self.place(at[0] + c, row) for c in range(self.columns())]
                for row in self.rows(at, list(offsets))]

    def transferred(self, at, offsets=()):
        return len(self.rows(at, list(offsets))) * self.columns() * self.bits // 8


def bits_at(memory, position, count):
    value = int.from_bytes(memory[position // 8:position // 8 + 16], "little")
    return value >> position % 8 & (1 << count) - 1


def set_bits(memory, position, count, value):
    at = position // 8
    old = int.from_bytes(memory[at:at + 16].ljust(16, b"\0"), "little")
    mask = (1 << count) - 1 << position % 8
    new = (old & ~mask | value << position % 8).to_bytes(16, "little")
    memory[at:at + 16] = new[:len(memory[at:at + 16])]


def to_tf32(bits):
    if bits & 0x7F800000 == 0x7F800000:
        return bits & 0xFFFFE000 | (0x400000 if bits & 0x7FFFFF else 0)
    kept, rest = bits >> 13, bits & 0x1FFF
    if rest > 0x1000 or rest == 0x1000 and kept & 1:
        kept += 1
    return kept << 13 & 0xFFFFFFFF


def converted(element, value):
    if element in ("f32ftz", "tf32ftz") and not value & 0x7F800000:
        value &= 0x80000000
    return to_tf32(value) if element.startswith("tf32") else value


def nan_of(bits):
    return {16: 0x7FF7, 32: 0x7FFFFFFF, 64: 0x7FF8000000000000}[bits]


def swizzled(swizzle, image, address):
    """Where each byte of the image goes, as offsets from the address."""
    table = SWIZZLES[swizzle]
    places = []
    for at in range(len(image)):
        line, cell, byte = (address + at) // 128, (address + at) // 16 % 8, at % 16
        # The table says which piece is in each cell.
        to = table[line % len(table)].index(str(cell))
        if swizzle == (3, 2) and line % 2:
            byte ^= 8
        places.append(line * 128 + to * 16 + byte - address)
    return places


def load(tensor, memory, at, offsets=()):
    """The box without a swizzle, as the bytes of shared memory."""
    image = bytearray()
    for row in tensor.boxes(at, offsets):
        if tensor.element in PADDED:
            for first in range(0, len(row), 16):
                packed = 0
                for i, place in enumerate(row[first:first + 16]):
                    if place is not None:
                        packed |= bits_at(memory, place, tensor.bits) << i * tensor.bits
                data = packed.to_bytes(16, "little")[:tensor.bits * 2]
                image += data.ljust(16, b"\xdd")
            continue
        packed = 0
        for i, place in enumerate(row):
            if place is not None:
                value = converted(tensor.element, bits_at(memory, place, tensor.bits))
            else:
                value = nan_of(tensor.bits) if tensor.fill else 0
            packed |= value << i * tensor.bits
        image += packed.to_bytes(len(row) * tensor.bits // 8, "little")
    return image


def reduced(element, operation, old, new):
    """The result of a reduction of two elements, as bits."""
    bits = ELEMENTS[element][1]
    code = {"f16": "<e", "f32": "<f"}.get(element)
    if code:
        old, new = (struct.unpack(code, v.to_bytes(bits // 8, "little"))[0]
                    for v in (old, new))
        result = {"add": old + new, "min": min(old, new), "max": max(old, new)}[operation]
        return int.from_bytes(struct.pack(code, result), "little")
    if operation in ("and", "or", "xor"):
        return {"and": old & new, "or": old | new, "xor": old ^ new}[operation]
    if operation == "inc":
        return 0 if old >= new else old + 1
    if operation == "dec":
        return new if old == 0 or old > new else old - 1
    if element.startswith("s"):
        half = 1 << bits - 1
        old, new = ((v ^ half) - half for v in (old, new))
    result = {"add": old + new, "min": min(old, new), "max": max(old, new)}[operation]
    return result & (1 << bits) - 1


def store(tensor, memory, image, at, operation=None):
    """Memory after the box has been stored from an image without a swizzle."""
    memory = bytearray(memory)
    position = 0
    width = 8 if tensor.element == "b6x16" else tensor.bits
    for row in tensor.boxes(at):
        for place in row:
            value = bits_at(image, position, width) & (1 << tensor.bits) - 1
            position += width
            if place is None:
                continue
            if operation:
                value = reduced(tensor.element, operation,
                                bits_at(memory, place, tensor.bits), value)
            else:
                value = converted(tensor.element, value)
            set_bits(memory, place, tensor.bits, value)
    return memory
