# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which element of which lane is where in a matrix: the formulas of PTX ISA,
"Matrix fragments", shape by shape, with the ISA's names."""

# (shape, bits of an element in a register): the row and the column of element i
# of A, and the row of element i of B, whose column is the group's number.
A = {
    ("m16n8k8", 16): (lambda g, t, i: g if i < 2 else g + 8,
                      lambda g, t, i: t * 2 + (i & 1)),
    ("m16n8k16", 16): (
        lambda g, t, i: g if i < 2 or 4 <= i < 6 else g + 8,
        lambda g, t, i: t * 2 + (i & 1) + (8 if i >= 4 else 0)),
    ("m16n8k4", 32): (lambda g, t, i: g if i == 0 else g + 8,
                      lambda g, t, i: t),
    ("m16n8k8", 32): (lambda g, t, i: g if i in (0, 2) else g + 8,
                      lambda g, t, i: t if i in (0, 1) else t + 4),
    ("m8n8k4", 64): (lambda g, t, i: g, lambda g, t, i: t),
    ("m16n8k4", 64): (lambda g, t, i: g if i == 0 else g + 8,
                      lambda g, t, i: t),
    ("m16n8k8", 64): (lambda g, t, i: g if i in (0, 2) else g + 8,
                      lambda g, t, i: t if i in (0, 1) else t + 4),
    ("m16n8k16", 64): (
        lambda g, t, i: g if i % 2 == 0 else g + 8,
        lambda g, t, i: i * 2 + t if i % 2 == 0 else i * 2 - 2 + t),
    ("m8n8k16", 8): (lambda g, t, i: g, lambda g, t, i: t * 4 + i),
    ("m16n8k16", 8): (lambda g, t, i: g if i < 4 else g + 8,
                      lambda g, t, i: t * 4 + (i & 3)),
    ("m16n8k32", 8): (
        lambda g, t, i: g if i < 4 or 8 <= i < 12 else g + 8,
        lambda g, t, i: t * 4 + (i & 3) + (16 if i >= 8 else 0)),
    ("m8n8k32", 4): (lambda g, t, i: g, lambda g, t, i: t * 8 + i),
    ("m16n8k32", 4): (lambda g, t, i: g if i < 8 else g + 8,
                      lambda g, t, i: t * 8 + (i & 7)),
    ("m16n8k64", 4): (
        lambda g, t, i: g if i < 8 or 16 <= i < 24 else g + 8,
        lambda g, t, i: t * 8 + (i & 7) + (32 if i >= 16 else 0)),
    ("m8n8k128", 1): (lambda g, t, i: g, lambda g, t, i: t * 32 + i),
    ("m16n8k128", 1): (lambda g, t, i: g if i < 32 else g + 8,
                       lambda g, t, i: t * 32 + (i & 31)),
    ("m16n8k256", 1): (
        lambda g, t, i: g if i < 32 or 64 <= i < 96 else g + 8,
        lambda g, t, i: t * 32 + (i & 31) + (128 if i >= 64 else 0)),
}
B = {
    ("m16n8k8", 16): lambda t, i: t * 2 + i,
    ("m16n8k16", 16): lambda t, i: t * 2 + (i & 1) + (8 if i >= 2 else 0),
    ("m16n8k4", 32): lambda t, i: t,
    ("m16n8k8", 32): lambda t, i: t if i == 0 else t + 4,
    ("m8n8k4", 64): lambda t, i: t,
    ("m16n8k4", 64): lambda t, i: t,
    ("m16n8k8", 64): lambda t, i: t if i == 0 else t + 4,
    ("m16n8k16", 64): lambda t, i: t + i * 4,
    ("m8n8k16", 8): lambda t, i: t * 4 + i,
    ("m16n8k16", 8): lambda t, i: t * 4 + i,
    ("m16n8k32", 8): lambda t, i: t * 4 + (i & 3) + (16 if i >= 4 else 0),
    ("m8n8k32", 4): lambda t, i: t * 8 + i,
    ("m16n8k32", 4): lambda t, i: t * 8 + i,
    ("m16n8k64", 4): lambda t, i: t * 8 + (i & 7) + (32 if i >= 8 else 0),
    ("m8n8k128", 1): lambda t, i: t * 32 + i,
    ("m16n8k128", 1): lambda t, i: t * 32 + i,
    ("m16n8k256", 1): lambda t, i: t * 32 + (i & 31) + (128 if i >= 32 else 0),
    # Only of mma.sp.
    ("m16n8k16", 32): lambda t, i: t + i * 4,
    ("m16n8k32", 16): lambda t, i: t * 2 + (i & 1) + 8 * (i // 2),
    ("m16n8k64", 8): lambda t, i: t * 4 + (i & 3) + 16 * (i // 4),
    ("m16n8k128", 4): lambda t, i: t * 8 + (i & 7) + 32 * (i // 8),
}
# Of mma.sp: the row of element i of A, and the first of the columns that the
# elements of its register are out of.
SPARSE_A = {
    ("m16n8k16", 16): (lambda g, i: g if i < 2 else g + 8, lambda t, i: t * 4),
    ("m16n8k32", 16): (
        lambda g, i: g if i < 2 or 4 <= i < 6 else g + 8,
        lambda t, i: t * 4 if i < 4 else t * 4 + 16),
    ("m16n8k8", 32): (lambda g, i: g if i == 0 else g + 8, lambda t, i: t * 2),
    ("m16n8k16", 32): (lambda g, i: g if i in (0, 2) else g + 8,
                       lambda t, i: t * 2 if i in (0, 1) else t * 2 + 8),
    ("m16n8k32", 8): (lambda g, i: g if i < 4 else g + 8, lambda t, i: t * 8),
    ("m16n8k64", 8): (
        lambda g, i: g if i < 4 or 8 <= i < 12 else g + 8,
        lambda t, i: t * 8 if i < 8 else t * 8 + 32),
    ("m16n8k64", 4): (lambda g, i: g if i < 8 else g + 8, lambda t, i: t * 16),
    ("m16n8k128", 4): (
        lambda g, i: g if i < 8 or 16 <= i < 24 else g + 8,
        lambda t, i: t * 16 if i < 16 else t * 16 + 64),
}
# Of mma.sp: which lane of a group has the metadata of the columns from a chunk's
# first on in the row g or g + 8, given the selector, and from which bit on.
METADATA = {
    ("m16n8k16", 16): lambda low, column, s: (s, (0 if low else 16) + column),
    ("m16n8k32", 16): lambda low, column, s: (
        2 * s + column // 16, (0 if low else 16) + column % 16),
    ("m16n8k8", 32): lambda low, column, s: (
        s, (0 if low else 16) + column * 2),
    ("m16n8k16", 32): lambda low, column, s: (
        2 * s + column // 8, (0 if low else 16) + column % 8 * 2),
    ("m16n8k32", 8): lambda low, column, s: (2 * s + (not low), column),
    ("m16n8k64", 8): lambda low, column, s: (
        (not low) + 2 * (column // 32), column % 32),
    ("m16n8k64", 4): lambda low, column, s: (2 * s + (not low), column // 2),
    ("m16n8k128", 4): lambda low, column, s: (
        (not low) + 2 * (column // 64), column % 64 // 2),
}


def c_place(shape, lane, i):
    g, t = lane >> 2, lane % 4
    return (g if i < 2 else g + 8), t * 2 + (i & 1)


def dimensions(shape):
    m, rest = shape[1:].split("n")
    n, k = rest.split("k")
    return int(m), int(n), int(k)
