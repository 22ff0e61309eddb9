# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls functions of MAX's library, which launch its kernels. Nothing executes this."""

from layout import Coord, Idx, TileTensor, row_major
from linalg.matmul import matmul
from max.gpu.host import DeviceContext
from nn.argsort import argsort
from nn.softmax import _softmax_gpu
from std.utils import IndexList


def product[type: DType, m: Int, n: Int, k: Int](ctx: DeviceContext) raises:
    var a = ctx.enqueue_create_buffer[type](m * k)
    var b = ctx.enqueue_create_buffer[type](n * k)
    var c = ctx.enqueue_create_buffer[type](m * n)
    matmul[target="gpu", transpose_b=True](
        TileTensor(c, row_major(Coord(m, Idx[n]))),
        TileTensor(a, row_major(Coord(m, Idx[k]))),
        TileTensor(b, row_major(Coord(Idx[n], Idx[k]))),
        ctx,
    )


def softmax[type: DType](ctx: DeviceContext, shape: IndexList[2]) raises:
    var x = ctx.enqueue_create_buffer[type](shape.flattened_length())
    var y = ctx.enqueue_create_buffer[type](shape.flattened_length())
    var tensor = TileTensor(x.unsafe_ptr(), row_major(Coord(shape)))

    @__parameter
    @__copy_capture(tensor)
    def load[width: Int](coords: Coord) -> SIMD[type, width]:
        return tensor.load[width=width](coords)

    _softmax_gpu[type, 4, 2, load](
        Coord(shape), TileTensor(y, row_major(Coord(shape))), 1, ctx
    )


def sort[type: DType](ctx: DeviceContext, n: Int) raises:
    var indices = ctx.enqueue_create_buffer[DType.int64](n)
    var x = ctx.enqueue_create_buffer[type](n)
    argsort[target="gpu"](
        TileTensor(indices, row_major(n)), TileTensor(x, row_major(n)), ctx
    )


def main() raises:
    with DeviceContext() as ctx:
        product[DType.bfloat16, 512, 4096, 4096](ctx)
        softmax[DType.float32](ctx, IndexList[2](512, 4096))
        sort[DType.float32](ctx, 4096)
