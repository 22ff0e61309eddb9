#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tcgen05.mma: every kind, layout and form of operands, compared with products
that are computed here from the text of the PTX ISA. All of tensor memory is
written before and compared afterwards.

    tcgen05.py PTX-RUN FOLDER [PTXAS] [--all]

Without --all, a sample of the cases, which has all types, layouts and forms."""

import operator
import random
import struct
import sys

from matrices import (BITS, Suite, accumulator, element, number, product, rounded, sample,
                      shared_bytes, sparse_row)
from tensormemory import (COLUMNS, LANES, SIZE, describe, harness, image_bytes,
                          layout_of, random_cells)

# By kind: K, the numbers of types in the descriptor, and those of results.
F8 = {"e4m3": 0, "e5m2": 1, "e2m3": 3, "e3m2": 4, "e2m1": 5}
KINDS = {"f16": (16, {"f16": 0, "bf16": 1}, {"f16": 0, "f32": 1}),
         "tf32": (8, {"tf32": 2}, {"f32": 1}),
         "f8f6f4": (32, F8, {"f16": 0, "f32": 1}),
         "i8": (32, {"u8": 0, "s8": 1}, {"s32": 2}),
         "ti16": (16, {"s1z4m11": 3}, {"s32": 2}),
         "mxf8f6f4": (32, F8, {"f32": 0}),
         "mxf4": (64, {"e2m1": 1}, {"f32": 0}),
         "mxf4nvf4": (64, {"e2m1": 1}, {"f32": 0})}
# Columns of tensor memory.
A_AT, META_AT, SFA_AT, SFB_AT = 256, 384, 416, 448


def scale_bits(kind):
    """A scale near 1."""
    if kind == "ue8m0":
        return random.randint(125, 129)
    return random.randint(5, 8) << 3 | random.getrandbits(3)


def scale_value(kind, bits):
    if kind == "ue8m0":
        return 2.0 ** (bits - 127)
    return number("e4m3", bits)


class Case:
    def __init__(self, kind, a, b, d, m, n, **options):
        self.kind, self.a, self.b, self.d = kind, a, b, d
        self.m, self.n = m, n
        self.pair = options.get("pair", False)
        self.sparse = options.get("sparse", False)
        self.stationary = options.get("stationary", False)
        self.in_tensor = options.get("in_tensor", False)
        self.lane = options.get("lane", 0)
        self.a_width = options.get("a_width", 128)
        self.b_width = options.get("b_width", 128)
        self.a_mn, self.b_mn = options.get("a_mn", 0), options.get("b_mn", 0)
        self.signs = options.get("signs", (1, 1))
        self.adds = options.get("adds", True)
        self.saturates = options.get("saturates", False)
        self.selector = options.get("selector", 0)
        self.disabled = options.get("disabled", False)
        self.halvings = options.get("halvings", None)
        self.vector = options.get("vector", "")
        self.scale = options.get("scale", "ue8m0")
        self.ids = options.get("ids", (0, 0))
        self.name = "tcgen05.mma " + " ".join(
            f"{k}={v}" for k, v in vars(self).items())
        self.k = KINDS[kind][0] * (2 if self.sparse else 1)
        self.stored = self.k // 2 if self.sparse else self.k
        self.ctas = 2 if self.pair else 1
        self.mixed = kind in ("f8f6f4", "mxf8f6f4")
        self.scaled = kind.startswith("mx")
        if self.scaled:
            self.scales = {"1X": 1, "2X": 2, "4X": 4, "16": 4,
                           "32": 1 if self.mixed else 2}[self.vector[-2:]]

    # Where things are -------------------------------------------------------

    def splits(self):
        """Over how many groups of lanes the columns of a CTA are divided."""
        if self.stationary:
            return {32: 4, 64: 2, 128: 1}[self.m]
        return 2 if self.pair and self.m == 128 and not self.sparse else 1

    def half(self):
        """Whether rows use 16 of 32 lanes."""
        return (self.m // self.ctas == 64 and not self.stationary
                and self.splits() == 1)

    def lanes(self, row):
        """The CTA, and the lanes that compute parts of a row."""
        own = self.m // self.ctas
        cta, row = divmod(row, own)
        if self.half():
            return cta, [row // 16 * 32 + row % 16 + self.lane]
        return cta, [row + 128 // self.splits() * s
                     for s in range(self.splits())]

    def d_places(self, row):
        """The CTA, the lane and the column of each element of a row of D."""
        cta, lanes = self.lanes(row)
        part = self.n // self.splits()
        return [(cta, lanes[n // part], n % part) for n in range(self.n)]

    def per_piece(self, kind):
        return 16 if self.mixed else 128 // BITS[kind]

    # Filling ------------------------------------------------------------------

    def fill_shared(self, a, b):
        own = self.m // self.ctas
        self.images = [shared_bytes(SIZE) for _ in range(self.ctas)]
        self.layout_a = layout_of(0, self.a_width, self.a_mn,
                                  self.per_piece(self.a), own, self.stored)
        self.layout_b = layout_of(32768, self.b_width, self.b_mn,
                                  self.per_piece(self.b), self.n // self.ctas,
                                  self.k)
        for layout, kind, matrix in ((self.layout_a, self.a, a),
                                     (self.layout_b, self.b, b)):
            own = len(matrix) // self.ctas
            for line, values in enumerate(matrix):
                for k, bits in enumerate(values):
                    layout.store(self.images[line // own], line % own, k, bits,
                                 BITS[kind])

    def fill_tensor(self, a):
        container = 8 if self.mixed else BITS[self.a]
        shift = 2 if self.mixed and self.a == "e2m1" else 0
        for row, values in enumerate(a):
            whole = sum((v << shift) << n * container
                        for n, v in enumerate(values))
            cta, lanes = self.lanes(row)
            for n in range(len(values) * container // 32):
                for lane in lanes:
                    self.cells[cta][lane][A_AT + n] = whole >> 32 * n & 0xFFFFFFFF

    def fill_metadata(self, metadata):
        for row, bits in enumerate(metadata):
            cta, lanes = self.lanes(row)
            for lane in lanes:
                if BITS[self.a] < 16:
                    for n in range(2):
                        self.cells[cta][lane][META_AT + n] = (
                            bits >> 32 * n & 0xFFFFFFFF)
                    continue
                low = 16 * (lane // 8 % 2)
                first = lane - lane % 16 + lane % 8
                for n in range(2):
                    cell = self.cells[cta][first + 8 * n]
                    at = META_AT + self.selector
                    cell[at] = (cell[at] & ~(0xFFFF << low)
                                | (bits >> 16 * n & 0xFFFF) << low)

    def put_byte(self, cta, lane, column, byte, value):
        cell = self.cells[cta][lane]
        cell[column] = (cell[column] & ~(0xFF << 8 * byte)
                        | value << 8 * byte)

    def fill_scales(self):
        """Chooses scales; returns what rows of A and columns of B are
        multiplied by."""
        a, b = [], []
        for row in range(self.m):
            own = [scale_bits(self.scale) for _ in range(self.scales)]
            a.append([scale_value(self.scale, v) for v in own])
            cta, lanes = self.lanes(row)
            local = row % (self.m // self.ctas)
            for j, value in enumerate(own):
                for group in range(4):
                    self.put_byte(cta, group * 32 + local % 32,
                                  SFA_AT + local // 32, self.ids[0] + j, value)
        part = self.n // self.splits()
        for column in range(self.n):
            own = [scale_bits(self.scale) for _ in range(self.scales)]
            b.append([scale_value(self.scale, v) for v in own])
            split, local = divmod(column, part)
            groups = range(4) if self.splits() == 1 else (2 * split,
                                                          2 * split + 1)
            for j, value in enumerate(own):
                for cta in range(self.ctas):
                    for group in groups:
                        self.put_byte(cta, group * 32 + local % 32,
                                      SFB_AT + local // 32, self.ids[1] + j,
                                      value)
        return a, b

    # Computing ------------------------------------------------------------------

    def build(self):
        chunk = 2 if self.a == "tf32" else 8 if self.k == 128 else 4
        a = [[element(self.a) for _ in range(self.stored)]
             for _ in range(self.m)]
        b = [[element(self.b) for _ in range(self.k)] for _ in range(self.n)]
        c = [[accumulator(self.d) for _ in range(self.n)]
             for _ in range(self.m)]
        sparse = [sparse_row(self.k, chunk) for _ in range(self.m)]
        self.cells = [random_cells() for _ in range(self.ctas)]
        self.fill_shared(a, b)
        if self.in_tensor:
            self.fill_tensor(a)
        if self.sparse:
            self.fill_metadata([m for m, _ in sparse])
        sfa, sfb = self.fill_scales() if self.scaled else (None, None)
        for row in range(self.m):
            for n, (cta, lane, column) in enumerate(self.d_places(row)):
                top = random.getrandbits(16) << 16 if self.d == "f16" else 0
                self.cells[cta][lane][column] = c[row][n] | top
        self.before = [[list(lane) for lane in cta] for cta in self.cells]
        mask = [random.getrandbits(128) if self.disabled else 0
                for _ in range(self.ctas)]
        self.mask = mask
        block = self.k // self.scales if self.scaled else 0
        columns = [[self.signs[1] * number(self.b, v)
                    * (sfb[n][k // block] if block else 1)
                    for k, v in enumerate(column)]
                   for n, column in enumerate(b)]
        for row in range(self.m):
            terms = sparse[row][1] if self.sparse else range(self.k)
            left = [self.signs[0] * number(self.a, v)
                    * (sfa[row][k // block] if block else 1)
                    for k, v in zip(terms, a[row])]
            pick = operator.itemgetter(*terms)
            for n, (cta, lane, column) in enumerate(self.d_places(row)):
                if mask[cta] >> lane & 1:
                    continue
                value = product(left, pick(columns[n]) if self.sparse else columns[n])
                if self.adds:
                    old = number(self.d, c[row][n])
                    value += old / 2 ** self.halvings if self.halvings else old
                self.cells[cta][lane][column] = rounded(self.d, value,
                                                        self.saturates)

    # The kernel -----------------------------------------------------------------

    def instruction_descriptor(self):
        _, types, results = KINDS[self.kind]
        bits = (self.sparse << 2 | types[self.a] << 7 | types[self.b] << 10
                | (self.signs[0] < 0) << 13 | (self.signs[1] < 0) << 14
                | self.a_mn << 15 | self.b_mn << 16 | self.n // 8 << 17)
        if self.scaled:
            return (bits | self.ids[1] << 4 | (self.scale == "ue8m0") << 23
                    | self.m // 128 << 27 | self.ids[0] << 29)
        return (bits | self.selector | self.saturates << 3
                | results[self.d] << 4 | self.m // 16 << 24)

    def instruction(self):
        name = ("tcgen05.mma" + (".ws" if self.stationary else "")
                + (".sp" if self.sparse else "")
                + f".cta_group::{self.ctas}.kind::{self.kind}")
        if self.scaled:
            name += ".block_scale"
            name += f".scale_vec::{self.vector}" if "X" in self.vector else (
                f".block{self.vector}")
        text = f"mov.b32 %idesc, {self.instruction_descriptor()};\n"
        text += f"mov.b64 %da, {describe(self.layout_a)};\n"
        text += f"mov.b64 %db, {describe(self.layout_b)};\n"
        text += f"setp.eq.u32 %adds, {int(self.adds)}, 1;\n"
        lane = self.lane << 16
        operands = [f"[%tensor+{lane}]",
                    f"[%tensor+{A_AT + lane}]" if self.in_tensor else "%da",
                    "%db"]
        if self.sparse:
            operands.append(f"[%tensor+{META_AT}]")
        operands.append("%idesc")
        if self.scaled:
            operands += [f"[%tensor+{SFA_AT}]", f"[%tensor+{SFB_AT}]"]
        if self.disabled:
            words = [m >> 32 * n & 0xFFFFFFFF for m in self.mask
                     for n in range(4)]
            for n, word in enumerate(words):
                text += f".reg .b32 %mask{n}; mov.b32 %mask{n}, {word};\n"
            operands.append("{" + ", ".join(
                f"%mask{n}" for n in range(len(words))) + "}")
        operands.append("%adds")
        if self.halvings is not None:
            operands.append(str(self.halvings))
        return text + f"{name} {', '.join(operands)};\n"

    def add_to(self, suite):
        self.build()
        shared = b"".join(bytes(i) for i in self.images)
        suite.add(self.name, harness(self.ctas, self.instruction()),
                  [(shared, shared),
                   (image_bytes(self.before), image_bytes(self.cells))],
                  cluster=self.ctas)


def dense_cases():
    widths = (0, 32, 64, 128)
    types = [("f16", "f16", "f16", "f32"), ("f16", "f16", "f16", "f16"),
             ("f16", "bf16", "bf16", "f32"), ("tf32", "tf32", "tf32", "f32"),
             ("f8f6f4", "e4m3", "e5m2", "f32"),
             ("f8f6f4", "e5m2", "e4m3", "f16"),
             ("f8f6f4", "e2m1", "e3m2", "f32"),
             ("f8f6f4", "e2m3", "e2m1", "f32"),
             ("f8f6f4", "e3m2", "e2m3", "f16"), ("i8", "s8", "u8", "s32"),
             ("i8", "u8", "s8", "s32"), ("ti16", "s1z4m11", "s1z4m11", "s32")]
    for i, (kind, a, b, d) in enumerate(types):
        signs = (1, 1) if kind == "i8" else (-1, 1) if i % 2 else (1, -1)
        yield Case(kind, a, b, d, 128, 16, signs=signs, a_width=widths[i % 4],
                   b_width=widths[(i + 1) % 4])
        yield Case(kind, a, b, d, 64, 32, in_tensor=True, adds=i % 2,
                   lane=16 * (i % 2), b_width=widths[(i + 2) % 4])
        yield Case(kind, a, b, d, 256, 32, pair=True, in_tensor=i % 2)
        yield Case(kind, a, b, d, 128, 32, pair=True, in_tensor=i % 2 == 0,
                   a_width=widths[(i + 3) % 4])
        for m in (32, 64, 128):
            yield Case(kind, a, b, d, m, 64, stationary=True,
                       in_tensor=(i + m // 32) % 2)
    yield Case("f16", "f16", "f16", "f32", 64, 8, lane=16)
    yield Case("f16", "f16", "f16", "f32", 128, 256, a_width=32)
    yield Case("i8", "u8", "u8", "s32", 128, 48, saturates=True)


def major_cases():
    for width in (0, 32, 64, 128):
        for kind, a, d in (("f16", "bf16", "f32"), ("f8f6f4", "e4m3", "f32"),
                           ("i8", "u8", "s32")):
            yield Case(kind, a, a, d, 128, 128, a_mn=1, a_width=width,
                       b_width=width)
            yield Case(kind, a, a, d, 128, 128, b_mn=1, a_width=width,
                       b_width=width)
    yield Case("tf32", "tf32", "tf32", "f32", 128, 64, a_mn=1, b_mn=1,
               a_width="128-32", b_width="128-32")
    yield Case("f16", "f16", "f16", "f32", 128, 16, a_width="128-32",
               b_width="128-32")


def sparse_cases():
    types = [("f16", "f16", "f16", "f32"), ("f16", "bf16", "bf16", "f32"),
             ("tf32", "tf32", "tf32", "f32"),
             ("f8f6f4", "e4m3", "e2m1", "f32"), ("i8", "s8", "s8", "s32")]
    for i, (kind, a, b, d) in enumerate(types):
        select = i % 2 if BITS[a] >= 16 else 0
        yield Case(kind, a, b, d, 128, 16, sparse=True, selector=select)
        yield Case(kind, a, b, d, 64, 16, sparse=True, in_tensor=True,
                   selector=select)
        yield Case(kind, a, b, d, 256, 32, sparse=True, pair=True)
        yield Case(kind, a, b, d, 128, 32, sparse=True, pair=True,
                   in_tensor=True)
        for m in (32, 64, 128):
            yield Case(kind, a, b, d, m, 64, sparse=True, stationary=True,
                       selector=select, in_tensor=m != 64)


def scaled_cases():
    for a, b in (("e4m3", "e5m2"), ("e2m1", "e2m3"), ("e3m2", "e2m1")):
        yield Case("mxf8f6f4", a, b, "f32", 128, 64, vector="1X", ids=(2, 1))
        yield Case("mxf8f6f4", a, b, "f32", 128, 32, vector="32", ids=(3, 0),
                   pair=True)
        yield Case("mxf8f6f4", a, b, "f32", 256, 32, vector="1X", pair=True,
                   in_tensor=True)
        yield Case("mxf8f6f4", a, b, "f32", 128, 16, vector="1X", ids=(1, 3),
                   sparse=True)
    for kind, vector, scale, ids in (("mxf4", "2X", "ue8m0", (2, 0)),
                                     ("mxf4nvf4", "2X", "ue8m0", (0, 2)),
                                     ("mxf4nvf4", "4X", "ue4m3", (0, 0)),
                                     ("mxf4nvf4", "4X", "ue8m0", (0, 0)),
                                     ("mxf4nvf4", "16", "ue4m3", (0, 0)),
                                     ("mxf4", "32", "ue8m0", (0, 2))):
        more = {"vector": vector, "scale": scale, "ids": ids}
        yield Case(kind, "e2m1", "e2m1", "f32", 128, 40, **more, signs=(-1, -1))
        yield Case(kind, "e2m1", "e2m1", "f32", 128, 64, pair=True, **more)
        yield Case(kind, "e2m1", "e2m1", "f32", 256, 32, pair=True, adds=False,
                   in_tensor=True, **more)
        yield Case(kind, "e2m1", "e2m1", "f32", 128, 16, sparse=True, **more)
    yield Case("mxf4", "e2m1", "e2m1", "f32", 128, 256, vector="2X")


def other_cases():
    for pair in (False, True):
        for sparse in (False, True):
            yield Case("f16", "f16", "f16", "f32", 128, 32, pair=pair,
                       sparse=sparse, disabled=True)
            yield Case("tf32", "tf32", "tf32", "f32", 128, 32, pair=pair,
                       sparse=sparse, halvings=3)
            yield Case("f16", "bf16", "bf16", "f32", 128, 32, pair=pair,
                       sparse=sparse, disabled=True, halvings=15)


def classes(case):
    """What one case of a sample has to have: types, forms, layouts and options."""
    form = (case.pair, case.sparse, case.stationary)
    return {(case.kind, "a", case.a), (case.kind, "b", case.b), (case.kind, "d", case.d),
            (case.kind, *form), (case.kind, case.in_tensor), (case.in_tensor, *form),
            ("A", case.a_width, case.a_mn), ("B", case.b_width, case.b_mn),
            ("rows", case.m, *form), ("signs", case.signs, case.adds), ("lane", case.lane),
            ("bits", case.saturates, case.selector), ("disabled", case.disabled, *form),
            ("halvings", case.halvings, *form), (case.vector, case.scale), ("ids", case.ids)}


def main():
    random.seed(2)
    suite = Suite(sys.argv[2], "sm_100a")
    cases = [case for family in (dense_cases, major_cases, sparse_cases, scaled_cases,
                                 other_cases) for case in family()]
    if sys.argv[-1] == "--all":
        del sys.argv[-1]
    else:
        cases = sample(cases, classes, lambda case: case.m * case.n * case.k)
    for case in cases:
        case.add_to(suite)
    return suite.run(sys.argv[1], *sys.argv[3:])


if __name__ == "__main__":
    sys.exit(main())
