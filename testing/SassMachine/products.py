# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Products of matrices whose elements are spread over the registers of a warp.

Sums of floats are computed in 53 bits and rounded once. The machine's own have fewer bits
and lose more, in a way that is not documented, so results agree within a tolerance only.
Those of integers are exact."""

import re

import numpy as np

from matrices import whole
from operands import F32, F64, U32, U64, Unsupported, operation, register_number

SHAPES = {"884": (8, 8, 4), "8x8x4": (8, 8, 4), "1684": (16, 8, 4), "16x8x4": (16, 8, 4),
          "1688": (16, 8, 8), "16x8x8": (16, 8, 8), "16816": (16, 8, 16),
          "16x8x16": (16, 8, 16), "16832": (16, 8, 32), "16864": (16, 8, 64),
          "8816": (8, 8, 16), "8832": (8, 8, 32)}


def small_float(exponent_bits, fraction_bits, bias, specials):
    """The values of all codes of a format of floats."""
    codes = np.arange(1 << 1 + exponent_bits + fraction_bits)
    sign = np.where(codes >> exponent_bits + fraction_bits & 1, -1.0, 1.0)
    exponent = codes >> fraction_bits & (1 << exponent_bits) - 1
    fraction = (codes & (1 << fraction_bits) - 1) / (1 << fraction_bits)
    values = sign * np.where(exponent == 0, fraction * 2.0 ** (1 - bias),
                             (1 + fraction) * 2.0 ** (exponent - float(bias)))
    for code, value in specials.items():
        values[code] = value
        values[code | 1 << exponent_bits + fraction_bits] = -value
    return values


E4M3 = small_float(4, 3, 7, {0x7F: np.nan})
E5M2 = small_float(5, 2, 15, {0x7C: np.inf, 0x7D: np.nan, 0x7E: np.nan, 0x7F: np.nan})


def nibbles(words, is_signed):
    parts = np.stack([words >> U32(4 * n) & U32(15) for n in range(8)], -1).astype(np.int64)
    return np.where(parts > 7, parts - 16, parts) if is_signed else parts


# Elements in a register of 32 bits, and their values for an array of registers.
ELEMENTS = {
    "F16": (2, lambda x: x.view(np.float16).astype(F64)),
    "BF16": (2, lambda x: (x.view(np.uint16).astype(U32) << U32(16)).view(F32).astype(F64)),
    "TF32": (1, lambda x: (x & U32(0xFFFFE000)).view(F32).astype(F64)),
    "F64": (1, lambda x: x.view(F64)),
    "S8": (4, lambda x: x.view(np.int8).astype(np.int64)),
    "U8": (4, lambda x: x.view(np.uint8).astype(np.int64)),
    "S4": (8, lambda x: nibbles(x, True)), "U4": (8, lambda x: nibbles(x, False)),
    "E4M3": (4, lambda x: E4M3[x.view(np.uint8)]),
    "E5M2": (4, lambda x: E5M2[x.view(np.uint8)]),
}
# Sums: elements in a register, their values, and their bits for an array of values.
SUMS = {
    "F32": (1, lambda x: x.view(F32).astype(F64), lambda v: v.astype(F32).view(U32)),
    "F16": (2, lambda x: x.view(np.float16).astype(F64),
            lambda v: np.ascontiguousarray(v.astype(np.float16)).view(U32)),
    "F64": (1, lambda x: x.view(F64), lambda v: v.view(U64)),
    "S32": (1, lambda x: x.view(np.int32).astype(np.int64),
            lambda v: (v & 0xFFFFFFFF).astype(U32)),
}


def factor_places(rows, depth, each):
    """For the rows of a factor, and for each of them as many elements as the sum has terms:
    which element it is of all that registers, lanes and their parts hold in this order.
    Four lanes have a row, each `each` elements next to each other; the other rows and
    elements are in further registers."""
    row, term = np.indices((rows, depth))
    lane = row % 8 * 4 + term // each % 4
    register = row // 8 + rows // 8 * (term // (4 * each))
    return (register * 32 + lane) * each + term % each


def sum_places(rows, columns, each):
    """The same for sums, of which a lane has two in each row of eight columns."""
    row, column = np.indices((rows, columns))
    lane = row % 8 * 4 + column % 8 // 2
    number = column // 8 * (rows // 4) + row // 8 * 2 + column % 2
    return (number // each * 32 + lane) * each + number % each


def registers(text, count, wide):
    """A function that gives registers of all lanes, as rows of an array."""
    match = re.fullmatch(r"(R\w+)(\.ROW|\.COL)?", text)
    file, first = register_number(match[1]) if match else (None, None)
    if file != "R":
        raise Unsupported(f"operand {text}")
    if first == 255:
        zeros = np.zeros((count, 32), U64 if wide else U32)
        return lambda w: zeros
    if wide:
        return lambda w: w.R[first:first + 2 * count:2] | \
            w.R[first + 1:first + 2 * count:2].astype(U64) << U64(32)
    return lambda w: w.R[first:first + count]


def kinds_of(ins):
    """The elements of both factors, and of the sums."""
    mods = [x for x in ins.mods[1:] if x != "SAT"]
    if ins.name == "DMMA" and not mods:
        return "F64", "F64", "F64"
    if ins.name == "HMMA" and mods[:1] and mods[0] in ("F16", "F32"):
        kind = (mods[1:] or ["F16"])[0]
        if kind in ("F16", "BF16", "TF32") and len(mods) < 3:
            return kind, kind, mods[0]
    if ins.name == "IMMA" and len(mods) == 2:
        return mods[0], mods[1], "S32"
    if ins.name == "QMMA" and len(mods) == 3:
        return mods[1], mods[2], mods[0]
    raise Unsupported(ins.text)


@operation("HMMA", "IMMA", "DMMA", "QMMA")
def decode_product(ins):
    x_kind, y_kind, sum_kind = kinds_of(ins)
    if ins.mods[0] not in SHAPES or len(ins.operands) != 4 or \
            not {x_kind, y_kind} <= ELEMENTS.keys():
        raise Unsupported(ins.text)
    rows, columns, depth = SHAPES[ins.mods[0]]
    (x_each, x_values), (y_each, y_values) = ELEMENTS[x_kind], ELEMENTS[y_kind]
    each, values, bits = SUMS[sum_kind]
    wide, saturates = sum_kind == "F64", "SAT" in ins.mods
    counts = [rows * depth // (32 * x_each), columns * depth // (32 * y_each),
              rows * columns // (32 * each)]
    target = register_number(ins.operands[0])[1]
    x, y, z = (registers(o, n, wide) for o, n in zip(ins.operands[1:], counts))
    x_places, y_places = (factor_places(n, depth, e)
                          for n, e in ((rows, x_each), (columns, y_each)))
    places = sum_places(rows, columns, each)

    def run(w, m):
        whole(w, m, ins)
        left = x_values(np.ascontiguousarray(x(w))).ravel()[x_places]
        right = y_values(np.ascontiguousarray(y(w))).ravel()[y_places]
        total = values(np.ascontiguousarray(z(w))).ravel()
        total[places] += left @ right.T
        if saturates:
            total = np.clip(total, -2 ** 31, 2 ** 31 - 1)
        result = bits(total).reshape(counts[2], 32)
        if target == 255:
            return
        if wide:
            w.R[target:target + 2 * counts[2]:2] = result & U64(0xFFFFFFFF)
            w.R[target + 1:target + 2 * counts[2]:2] = result >> U64(32)
        else:
            w.R[target:target + counts[2]] = result
    return run
