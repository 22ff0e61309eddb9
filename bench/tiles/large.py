# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels of cuTile Python whose loops need more registers than a block has. They are in
test/Tile/Split/Inputs."""

import cuda.tile as ct
from cuda.tile.compilation import ArrayConstraint

from common import LARGE, ZERO, Const, of
from products import attend, tiles_of


# Rows of scale factors are short: nothing is known of where they begin.
SCALES = ArrayConstraint(
    ct.float8_e8m0fnu, 2, index_dtype=ct.int32, stride_lower_bound_incl=0, alias_groups=(),
    may_alias_internally=False, stride_constant=(None, 1), base_addr_divisible_by=16)


@of("e4m3:2", SCALES, "e4m3:2", SCALES, "f32:2", 256, 256, 128, 32, into=LARGE)
def product_scaled(x, s, y, t, z, M: Const, N: Const, K: Const, BLOCK: Const):
    """Sums that are all registers of a multiprocessor."""
    i, j = ct.bid(0), ct.bid(1)
    acc = ct.zeros((M, N), ct.float32)
    for k in range(ct.cdiv(x.shape[1], K)):
        a = ct.load(x, (i, k), (M, K), padding_mode=ZERO)
        b = ct.load(y, (k, j), (K, N), padding_mode=ZERO)
        of_a = ct.load(s, (i, k), (M, K // BLOCK), padding_mode=ZERO)
        of_b = ct.load(t, (k, j), (K // BLOCK, N), padding_mode=ZERO)
        acc = ct.mma_scaled(a, of_a, b, of_b, acc)
    ct.store(z, (i, j), acc)


@of("e4m3:2", "e4m3:2", "f32:2", 128, 256, 128, into=LARGE)
def product_narrow(x, y, z, M: Const, N: Const, K: Const):
    """Operands that wait in registers to be exchanged."""
    i, j = ct.bid(0), ct.bid(1)
    ct.store(z, (i, j), tiles_of(x, y, i, j, M, N, K, ct.float32))


@of("f16:3", "f16:3", "f16:3", "f16:3", "f32", 256, 128, 64, into=LARGE)
def attention_tall(q, k, v, out, scale, M: Const, N: Const, D: Const):
    """Rows of a product beside the sums of another one."""
    attend(q, k, v, out, scale, M, N, D, True)


@of("f32:2", "f32:2", "bf16:1", "f16:1", 32, 1024, into=LARGE)
def column_pair(x, y, a, b, M: Const, N: Const):
    """Two tiles that a loop carries."""
    j = ct.bid(0)
    sums, squares = ct.zeros((M, N), ct.float32), ct.zeros((M, N), ct.float32)
    for i in range(ct.cdiv(x.shape[0], M)):
        sums += ct.load(x, (i, j), (M, N), padding_mode=ZERO)
        tile = ct.load(y, (i, j), (M, N), padding_mode=ZERO)
        squares += tile * tile
    ct.store(a, (j,), ct.sum(sums, axis=0).astype(ct.bfloat16))
    ct.store(b, (j,), ct.sum(squares, axis=0).astype(ct.float16))
