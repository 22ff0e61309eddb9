# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Products of a warp whose factors have a scale, a power of two, for each 32 terms (sm_120)."""

import numpy as np

from matrices import whole
from operands import Unsupported, register_number, variant
from products import ELEMENTS, SHAPES, SUMS, factor_places, nibbles, registers, sum_places

BLOCK = 32  # Terms that share a scale.
E2M1 = np.array([0, .5, 1, 1.5, 2, 3, 4, 6, 0, -.5, -1, -1.5, -2, -3, -4, -6])
# The types of factors, by the name of the instruction.
FACTORS = {"QMMA": {kind: ELEMENTS[kind] for kind in ("E4M3", "E5M2")},
           "OMMA": {"E2M1": (8, lambda words: E2M1[nibbles(words, False)])}}


def powers(codes):
    return np.where(codes == 0xFF, np.nan, 2.0 ** (codes.astype(float) - 127))


def scales(words, lanes, depth):
    """The scale of each term, by row: the bytes of the words that some lanes have."""
    return np.repeat(powers(words[lanes].view(np.uint8).reshape(len(lanes), 4)[
        :, :depth // BLOCK]), BLOCK, axis=1)


@variant("QMMA", "SF")
@variant("OMMA", "SF")
def decode_scaled_product(ins):
    _, shape, sum_kind, *kinds, scale = ins.mods
    *operands, selector = ins.operands
    types = FACTORS[ins.name]
    if (sum_kind, scale, selector, len(operands)) != ("F32", "E8", "URZ", 6) or \
            len(kinds) != 2 or not set(kinds) <= types.keys():
        raise Unsupported(ins.text)
    rows, columns, depth = SHAPES[shape]
    each, values = zip(*(types[kind] for kind in kinds))
    counts = [n * depth // (32 * e) for n, e in zip((rows, columns), each)]
    factors = [registers(o, n, False) for o, n in zip(operands[1:3], counts)]
    factor_at = [factor_places(n, depth, e) for n, e in zip((rows, columns), each)]
    old, places = registers(operands[3], 4, False), sum_places(rows, columns, 1)
    scale_of = [registers(o, 1, False) for o in operands[4:]]
    # Rows are those of the first lane of four, and those from 8 on of the second one.
    lanes = np.arange(rows) % 8 * 4 + np.arange(rows) // 8, np.arange(columns) * 4
    target, (_, get, bits) = register_number(operands[0])[1], SUMS[sum_kind]

    def run(w, m):
        whole(w, m, ins)
        left, right = (
            of(np.ascontiguousarray(words(w))).ravel()[at] * scales(
                np.ascontiguousarray(scale(w)[0]), mine, depth)
            for of, words, at, scale, mine in zip(values, factors, factor_at, scale_of, lanes))
        total = get(np.ascontiguousarray(old(w))).ravel()
        total[places] += left @ right.T
        w.R[target:target + 4] = bits(total).reshape(4, 32)
    return run
