#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""wgmma.mma_async: every type, layout and form of operands, compared with
products that are computed here from the text of the PTX ISA.

    wgmma.py PTX-RUN FOLDER [PTXAS] [--all]

Without --all, a sample of the cases, which has all types, layouts and forms."""

import itertools
import operator
import random
import struct
import sys

from matrices import (BITS, Layout, Suite, accumulator, element, encode, listed,
                      load_shared, number, product, registers, rounded, sample,
                      shared_bytes, sparse_row)

SIZE = 65536  # Of the image of shared memory.
MODES = {0: 0, 128: 1, 64: 2, 32: 3}


def descriptor(layout):
    return (encode(layout.start) | encode(layout.leading) << 16
            | encode(layout.stride) << 32 | MODES[layout.width] << 62)


def layout_of(start, width, mn_major, bits, lines, terms):
    """A layout without gaps."""
    count = 128 // bits
    if mn_major:
        if width == 0:  # Pieces of a column of eight k's follow each other.
            stride = 128
            return Layout(start, 0, True, count, stride * lines // count,
                          stride)
        stride = 8 * width  # From eight k's to the next ones.
        return Layout(start, width, True, count, stride * terms // 8, stride)
    if width == 0:
        return Layout(start, 0, False, count, 128, 128 * terms // count)
    return Layout(start, width, False, count, 16, 8 * width)


def a_place(thread, register, inner, per):
    """The row and column of an element of A in registers."""
    row = thread // 32 * 16 + thread % 32 // 4 + register % 2 * 8
    return row, (thread % 4 + register // 2 * 4) * per + inner


def metadata_word(thread, rows, bits, selector):
    """The metadata operand of a thread; those that do not count are random."""
    row = thread // 32 * 16 + thread % 32 // 4
    if bits == 8:
        return (rows[row + thread % 2 * 8] >> thread // 2 % 2 * 32) & 0xFFFFFFFF
    if thread // 2 % 2 != selector:
        return random.getrandbits(32)
    low = thread % 2 * 16
    return (rows[row] >> low & 0xFFFF) | (rows[row + 8] >> low & 0xFFFF) << 16


class Case:
    def __init__(self, d, a, b, columns, **options):
        self.d, self.a, self.b, self.columns = d, a, b, columns
        self.sparse = options.get("sparse", False)
        self.in_registers = options.get("in_registers", False)
        self.a_width = options.get("a_width", 128)
        self.b_width = options.get("b_width", 128)
        self.a_mn, self.b_mn = options.get("a_mn", 0), options.get("b_mn", 0)
        self.a_sign, self.b_sign = options.get("signs", (1, 1))
        self.adds = options.get("adds", True)
        self.saturates = options.get("saturates", False)
        self.selector = options.get("selector", 0)
        self.bits = BITS[a]
        self.inner = (512 if self.sparse else 256) // self.bits
        self.name = " ".join(f"{k}={v}" for k, v in vars(self).items())
        self.stored = self.inner // 2 if self.sparse else self.inner

    def mnemonic(self):
        return ("wgmma.mma_async" + (".sp" if self.sparse else "")
                + f".sync.aligned.m64n{self.columns}k{self.inner}"
                + (".satfinite" if self.saturates else "")
                + f".{self.d}.{self.a}.{self.b}"
                + (".and.popc" if self.a == "b1" else ""))

    def build(self):
        """Fills the matrices and computes the result."""
        self.rows = [[element(self.a) for _ in range(self.stored)]
                     for _ in range(64)]
        b = [[element(self.b) for _ in range(self.inner)]
             for _ in range(self.columns)]
        c = [[accumulator(self.d) for _ in range(self.columns)]
             for _ in range(64)]
        chunk = 2 if self.a == "tf32" else 4
        sparse = [sparse_row(self.inner, chunk) for _ in range(64)]
        self.metadata = [m for m, _ in sparse]
        self.image = shared_bytes(SIZE)
        # The second matrix begins at the boundary of every pattern.
        self.layout_a = layout_of(0, self.a_width, self.a_mn, self.bits, 64,
                                  self.stored)
        self.layout_b = layout_of(16384, self.b_width, self.b_mn, self.bits,
                                  self.columns, self.inner)
        for row, values in enumerate(self.rows):
            for k, bits in enumerate(values):
                self.layout_a.store(self.image, row, k, bits, self.bits)
        for column, values in enumerate(b):
            for k, bits in enumerate(values):
                self.layout_b.store(self.image, column, k, bits, self.bits)
        b_numbers = [[self.b_sign * number(self.b, v) for v in column]
                     for column in b]
        self.before, self.after = c, []
        for row in range(64):
            terms = sparse[row][1] if self.sparse else range(self.inner)
            left = [self.a_sign * number(self.a, v) for v in self.rows[row]]
            pick = operator.itemgetter(*terms)
            self.after.append([
                rounded(self.d,
                        product(left, pick(column) if self.sparse else column)
                        + (number(self.d, c[row][n]) if self.adds else 0),
                        self.saturates)
                for n, column in enumerate(b_numbers)])

    def d_words(self, matrix):
        """The registers of D, thread by thread."""
        half = self.d == "f16"
        words = []
        for thread in range(128):
            own = []
            for n in range(self.columns // 2):
                row = thread // 32 * 16 + thread % 32 // 4 + n // 2 % 2 * 8
                column = n // 4 * 8 + thread % 4 * 2 + n % 2
                own.append(matrix[row][column])
            if half:
                own = [lo | hi << 16 for lo, hi in zip(own[::2], own[1::2])]
            words += own
        return struct.pack(f"<{len(words)}I", *words)

    def a_words(self):
        per = 32 // self.bits
        words = []
        for thread in range(128):
            for register in range(4):
                word = 0
                for inner in range(per):
                    row, k = a_place(thread, register, inner, per)
                    word |= self.rows[row][k] << inner * self.bits
                words.append(word)
        return struct.pack(f"<{len(words)}I", *words)

    def body(self):
        count = self.columns // (4 if self.d == "f16" else 2)
        text = load_shared("%b0", SIZE)
        text += registers("b32", "d", count) + registers("b32", "a", 4)
        text += (".reg .b64 %mine, %da, %db, %other; .reg .b32 %meta;\n"
                 ".reg .pred %adds;\n"
                 f"setp.eq.u32 %adds, {int(self.adds)}, 1;\n"
                 f"mad.wide.u32 %mine, %thread, {4 * count}, %b1;\n"
                 f"mov.b64 %da, {descriptor(self.layout_a)};\n"
                 f"mov.b64 %db, {descriptor(self.layout_b)};\n"
                 "mad.wide.u32 %other, %thread, 16, %b2;\n"
                 "mad.wide.u32 %from, %thread, 4, %b3;\n"
                 "ld.global.b32 %meta, [%from];\n")
        # The image may begin anywhere in shared memory.
        text += ("shr.u32 %base, %base, 4; cvt.u64.u32 %from, %base;\n"
                 "add.s64 %da, %da, %from; add.s64 %db, %db, %from;\n")
        for n in range(4):
            text += f"ld.global.b32 %a{n}, [%other+{4 * n}];\n"
        for n in range(count):
            text += f"ld.global.b32 %d{n}, [%mine+{4 * n}];\n"
        operands = [listed("d", count),
                    listed("a", 4) if self.in_registers else "%da", "%db"]
        if self.sparse:
            operands += ["%meta", str(self.selector)]
        operands.append("%adds")
        if self.d != "s32":
            operands += [str(self.a_sign), str(self.b_sign)]
        if self.a in ("f16", "bf16"):
            operands += [] if self.in_registers else [str(int(self.a_mn))]
            operands.append(str(int(self.b_mn)))
        text += ("wgmma.fence.sync.aligned;\n"
                 f"{self.mnemonic()} {', '.join(operands)};\n"
                 "wgmma.commit_group.sync.aligned;\n"
                 "wgmma.wait_group.sync.aligned 0;\n")
        for n in range(count):
            text += f"st.global.b32 [%mine+{4 * n}], %d{n};\n"
        return text

    def add_to(self, suite):
        self.build()
        image, a = bytes(self.image), self.a_words()
        words = [metadata_word(t, self.metadata, self.bits, self.selector)
                 for t in range(128)]
        meta = struct.pack("<128I", *words)
        suite.add(self.name, self.body(),
                  [(image, image),
                   (self.d_words(self.before), self.d_words(self.after)),
                   (a, a), (meta, meta)])


TYPES = [("f16", "f16", "f16"), ("f32", "f16", "f16"), ("f32", "bf16", "bf16"),
         ("f32", "tf32", "tf32"), ("f16", "e4m3", "e5m2"),
         ("f32", "e5m2", "e4m3"), ("f32", "e4m3", "e4m3"), ("s32", "s8", "u8"),
         ("s32", "u8", "s8"), ("s32", "u8", "u8"), ("s32", "b1", "b1")]
WIDTHS = [0, 32, 64, 128]


def cases():
    for (d, a, b), sparse in itertools.product(TYPES, (False, True)):
        if sparse and a == "b1":
            continue
        # A row of B in a sparse product has 64 bytes.
        b_widths = [w for w in WIDTHS if not sparse or w not in (32,)]
        for n, width in enumerate(b_widths):
            yield Case(d, a, b, (8, 24, 16, 32)[n], sparse=sparse,
                       a_width=WIDTHS[n], b_width=width, adds=n != 1,
                       selector=n % 2 if BITS[a] > 8 else 0,
                       signs=(1, 1) if d == "s32" else ((-1, 1), (1, -1))[n % 2])
        yield Case(d, a, b, 8, sparse=sparse, in_registers=True)
    for a, sparse, width in itertools.product(("f16", "bf16"), (False, True),
                                              WIDTHS):
        for a_mn, b_mn in ((1, 0), (0, 1), (1, 1)):
            if sparse and not b_mn and width == 32:
                continue
            # A line of N elements has to be one of the swizzle.
            yield Case("f32", a, a, 128, sparse=sparse, a_mn=a_mn, b_mn=b_mn,
                       a_width=width, b_width=width)
    yield Case("f32", "f16", "f16", 256)
    yield Case("f32", "bf16", "bf16", 64, in_registers=True, b_mn=1)
    for saturates in (False, True):
        yield Case("s32", "u8", "u8", 48, saturates=saturates)


def classes(case):
    """What one case of a sample has to have: types, forms, layouts and options."""
    types = (case.d, case.a, case.b, case.sparse)
    return {types, (*types, case.in_registers), (case.sparse, case.in_registers),
            ("A", case.bits, case.a_width, case.a_mn, case.sparse),
            ("B", case.bits, case.b_width, case.b_mn, case.sparse),
            ("columns", case.columns), ("signs", case.a_sign, case.b_sign, case.adds),
            ("bits", case.saturates, case.selector, case.sparse)}


def main():
    random.seed(1)
    suite = Suite(sys.argv[2], "sm_90a")
    chosen = list(cases())
    if sys.argv[-1] == "--all":
        del sys.argv[-1]
    else:
        chosen = sample(chosen, classes, lambda case: case.columns * case.inner)
    for case in chosen:
        case.add_to(suite)
    return suite.run(sys.argv[1], *sys.argv[3:])


if __name__ == "__main__":
    sys.exit(main())
