# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the programs' inputs and results are made of."""

import itertools
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "Bulk"))
from tensors import Tensor  # pylint: disable=wrong-import-position


def running(values):
    """Inclusive sums."""
    return list(itertools.accumulate(values))


def pieces(values, size):
    return [values[n:n + size] for n in range(0, len(values), size)]


def flat(rows):
    return [value for row in rows for value in row]


def transposed(values, rows):
    columns = len(values) // rows
    return [values[r * columns + c] for c in range(columns) for r in range(rows)]


def product(a, b, rows, columns):
    """A times the transpose of B: both have rows of the inner dimension."""
    inner = len(a) // rows
    return [sum(a[r * inner + k] * b[c * inner + k] for k in range(inner))
            for r in range(rows) for c in range(columns)]


def tensor_map(address, element, dims, strides, box):
    """The argument of a parameter that is a tensor map."""
    data = bytearray(Tensor(element, dims, strides, box).bytes())
    data[8:16] = address.to_bytes(8, "little")
    return "hex:" + data.hex()


def as_core_matrices(values, rows):
    """A matrix of halves with its rows in pieces of 16 bytes: eight pieces of a
    column of them follow each other, which is what a product reads without a
    swizzle."""
    inner = len(values) // rows
    return [values[(block * 8 + line) * inner + piece * 8 + k]
            for block in range(rows // 8) for piece in range(inner // 8)
            for line in range(8) for k in range(8)]
