# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels for `machine`, which a definition names. The program writes into the folder of
its argument what the compiler makes of each: LLVM IR before and after its optimizer, and PTX."""

from max.gpu import WARP_SIZE, barrier, block_dim, block_idx, global_idx, grid_dim
from max.gpu import lane_id, thread_idx, warp_id
from max.gpu.compute.mma import ld_matrix, mma
from max.gpu.host import get_gpu_target
from max.gpu.memory import AddressSpace, async_copy, async_copy_commit_group
from max.gpu.memory import async_copy_wait_group
from max.gpu.primitives import block, warp
from max.gpu.primitives.cluster import block_rank_in_cluster, cluster_sync
from std.atomic import Atomic
from std.compile import compile_info
from std.math import ceildiv, cos, erf, exp, exp2, log, rsqrt, sin, sqrt, tanh
from std.memory import UnsafePointer, unsafe_stack_allocation
from std.sys import argv, get_defined_int, get_defined_string

comptime machine = "sm_" + String(get_defined_int["machine"]())
comptime Floats = UnsafePointer[Float32, MutAnyOrigin]


def saxpy[type: DType](
    x: UnsafePointer[Scalar[type], MutAnyOrigin],
    y: UnsafePointer[Scalar[type], MutAnyOrigin],
    a: Scalar[type],
    n: Int,
):
    var i = global_idx.x
    if i < n:
        y[i] = a * x[i] + y[i]


def vectors[type: DType, width: Int](
    x: UnsafePointer[Scalar[type], MutAnyOrigin], n: Int
):
    var i = global_idx.x * width
    while i + width <= n:
        var v = x.load[width=width](i)
        x.store(i, v * v + 1)
        i += grid_dim.x * block_dim.x * width


def casts[source: DType, to: DType](
    x: UnsafePointer[Scalar[source], MutAnyOrigin],
    y: UnsafePointer[Scalar[to], MutAnyOrigin],
):
    var i = global_idx.x
    y[i] = x[i].cast[to]()


def mathematics(x: Floats, n: Int):
    var i = global_idx.x
    if i < n:
        var v = x[i]
        x[i] = exp(sin(v)) + log(v) * tanh(v) + erf(v) + cos(v) * rsqrt(v) + exp2(sqrt(v))


def divisions(x: UnsafePointer[Int32, MutAnyOrigin], y: UnsafePointer[Int32, MutAnyOrigin]):
    var i = global_idx.x
    y[i] = x[i] // y[i] + x[i] % 7


def warp_sum(x: Floats, y: Floats):
    var s = warp.sum(x[global_idx.x])
    if lane_id() == 0:
        y[global_idx.x // WARP_SIZE] = s


def warp_scan(x: Floats):
    var i = global_idx.x
    x[i] = warp.prefix_sum(x[i]) + warp.shuffle_idx(x[i], 3) + warp.max(x[i])


def block_sum(x: Floats, y: Floats, n: Int):
    var s: Float32 = 0
    var i = global_idx.x
    while i < n:
        s += x[i]
        i += grid_dim.x * block_dim.x
    s = block.sum[block_size=256](s)
    if thread_idx.x == 0:
        _ = Atomic.fetch_add(y, s)


def block_scan(x: Floats):
    var i = global_idx.x
    x[i] = block.prefix_sum[block_size=256](x[i])


def softmax(x: Floats, y: Floats, n: Int):
    var row = block_idx.x * n
    var most = Float32.MIN
    for i in range(thread_idx.x, n, block_dim.x):
        most = max(most, x[row + i])
    most = block.max[block_size=256](most)
    var s: Float32 = 0
    for i in range(thread_idx.x, n, block_dim.x):
        s += exp(x[row + i] - most)
    s = block.sum[block_size=256](s)
    for i in range(thread_idx.x, n, block_dim.x):
        y[row + i] = exp(x[row + i] - most) / s


def layer_norm(x: Floats, scale: Floats, shift: Floats, n: Int):
    var row = block_idx.x * n
    var s: Float32 = 0
    var squares: Float32 = 0
    for i in range(thread_idx.x, n, block_dim.x):
        s += x[row + i]
        squares += x[row + i] * x[row + i]
    var mean = block.sum[block_size=256](s) / Float32(n)
    var variance = block.sum[block_size=256](squares) / Float32(n) - mean * mean
    var factor = rsqrt(variance + 1e-5)
    for i in range(thread_idx.x, n, block_dim.x):
        x[row + i] = (x[row + i] - mean) * factor * scale[i] + shift[i]


def transpose(x: Floats, y: Floats, n: Int):
    var tile = unsafe_stack_allocation[
        32 * 33, DType.float32, address_space=AddressSpace.SHARED]()
    var column = block_idx.x * 32 + thread_idx.x
    var row = block_idx.y * 32 + thread_idx.y
    tile[thread_idx.y * 33 + thread_idx.x] = x[row * n + column]
    barrier()
    column = block_idx.y * 32 + thread_idx.x
    row = block_idx.x * 32 + thread_idx.y
    y[row * n + column] = tile[thread_idx.x * 33 + thread_idx.y]


def matmul[type: DType](
    a: UnsafePointer[Scalar[type], MutAnyOrigin],
    b: UnsafePointer[Scalar[type], MutAnyOrigin],
    c: Floats,
    n: Int,
):
    var a_tile = unsafe_stack_allocation[
        16 * 16, type, address_space=AddressSpace.SHARED]()
    var b_tile = unsafe_stack_allocation[
        16 * 16, type, address_space=AddressSpace.SHARED]()
    var row = block_idx.y * 16 + thread_idx.y
    var column = block_idx.x * 16 + thread_idx.x
    var s: Float32 = 0
    for t in range(ceildiv(n, 16)):
        a_tile[thread_idx.y * 16 + thread_idx.x] = a[row * n + t * 16 + thread_idx.x]
        b_tile[thread_idx.y * 16 + thread_idx.x] = b[(t * 16 + thread_idx.y) * n + column]
        barrier()
        comptime for k in range(16):
            s += (a_tile[thread_idx.y * 16 + k].cast[DType.float32]()
                  * b_tile[k * 16 + thread_idx.x].cast[DType.float32]())
        barrier()
    c[row * n + column] = s


def histogram(x: UnsafePointer[UInt8, MutAnyOrigin], y: UnsafePointer[Int32, MutAnyOrigin],
              n: Int):
    var counts = unsafe_stack_allocation[
        256, DType.int32, address_space=AddressSpace.SHARED]()
    counts[thread_idx.x] = 0
    barrier()
    for i in range(global_idx.x, n, grid_dim.x * block_dim.x):
        _ = Atomic.fetch_add(counts + Int(x[i]), 1)
    barrier()
    _ = Atomic.fetch_add(y + thread_idx.x, counts[thread_idx.x])



def products[type: DType, a_width: Int, b_width: Int](
    a: UnsafePointer[Scalar[type], MutAnyOrigin],
    b: UnsafePointer[Scalar[type], MutAnyOrigin],
    c: Floats,
    n: Int,
):
    """Tensor cores multiply fragments that are loaded from memory as they are."""
    var d = SIMD[DType.float32, 4](0)
    for i in range(n):
        mma(d, a.load[width=a_width]((i * WARP_SIZE + lane_id()) * a_width),
            b.load[width=b_width]((i * WARP_SIZE + lane_id()) * b_width), d)
    c.store(global_idx.x * 4, d)


def staged_products[type: DType](
    a: UnsafePointer[Scalar[type], MutAnyOrigin],
    b: UnsafePointer[Scalar[type], MutAnyOrigin],
    c: Floats,
    n: Int,
):
    """Two stages of shared memory, filled by asynchronous copies."""
    var a_tile = unsafe_stack_allocation[
        2 * 16 * 16, type, alignment=16, address_space=AddressSpace.SHARED]()
    var b_tile = unsafe_stack_allocation[
        2 * 16 * 8, type, alignment=16, address_space=AddressSpace.SHARED]()
    var lane = lane_id()
    var d = SIMD[DType.float32, 4](0)
    for i in range(n + 1):
        if i < n:
            var stage = i % 2
            async_copy[16]((a + (i * 32 + lane) * 8).address_space_cast[AddressSpace.GLOBAL](),
                           a_tile + stage * 256 + lane * 8)
            if lane < 16:
                async_copy[16](
                    (b + (i * 16 + lane) * 8).address_space_cast[AddressSpace.GLOBAL](),
                    b_tile + stage * 128 + lane * 8)
        async_copy_commit_group()
        if i > 0:
            async_copy_wait_group(1)
            barrier()
            var stage = (i - 1) % 2
            mma(d, ld_matrix[8](a_tile + stage * 256 + (lane % 16) * 16 + lane // 16 * 8),
                ld_matrix[4, transpose=True](b_tile + stage * 128 + (lane % 16) * 8), d)
            barrier()
    c.store(global_idx.x * 4, d)


def cluster_ranks(x: UnsafePointer[UInt32, MutAnyOrigin]):
    cluster_sync()
    x[global_idx.x] = UInt32(block_rank_in_cluster())


def write(folder: String, name: String, text: StaticString) raises:
    with open(folder + "/" + name, "w") as file:
        file.write(text)


def dump[
    T: TrivialRegisterPassable, //, kernel: T, name: StaticString
](folder: String) raises:
    comptime target = get_gpu_target[machine]()
    write(folder, name + "-plain.ll",
          compile_info[kernel, emission_kind="llvm", target=target]().asm)
    write(folder, name + ".ll",
          compile_info[kernel, emission_kind="llvm-opt", target=target]().asm)
    write(folder, name + ".ptx", compile_info[kernel, target=target]().asm)


def main() raises:
    var folder = String(argv()[1])
    dump[saxpy[DType.float32], "saxpy-float32"](folder)
    dump[saxpy[DType.float64], "saxpy-float64"](folder)
    dump[saxpy[DType.float16], "saxpy-float16"](folder)
    dump[saxpy[DType.bfloat16], "saxpy-bfloat16"](folder)
    dump[saxpy[DType.int8], "saxpy-int8"](folder)
    dump[saxpy[DType.int64], "saxpy-int64"](folder)
    dump[vectors[DType.float32, 4], "vectors-float32"](folder)
    dump[vectors[DType.float16, 8], "vectors-float16"](folder)
    dump[vectors[DType.uint8, 16], "vectors-uint8"](folder)
    dump[casts[DType.float32, DType.float16], "cast-float16"](folder)
    dump[casts[DType.float32, DType.bfloat16], "cast-bfloat16"](folder)
    dump[casts[DType.float16, DType.int8], "cast-int8"](folder)
    dump[casts[DType.uint64, DType.float64], "cast-float64"](folder)
    dump[mathematics, "mathematics"](folder)
    dump[divisions, "divisions"](folder)
    dump[warp_sum, "warp-sum"](folder)
    dump[warp_scan, "warp-scan"](folder)
    dump[block_sum, "block-sum"](folder)
    dump[block_scan, "block-scan"](folder)
    dump[softmax, "softmax"](folder)
    dump[layer_norm, "layer-norm"](folder)
    dump[transpose, "transpose"](folder)
    dump[matmul[DType.float32], "matmul-float32"](folder)
    dump[matmul[DType.float16], "matmul-float16"](folder)
    dump[histogram, "histogram"](folder)
    comptime if get_defined_int["machine"]() >= 80:
        dump[products[DType.float16, 8, 4], "mma-float16"](folder)
        dump[products[DType.bfloat16, 8, 4], "mma-bfloat16"](folder)
        dump[products[DType.float32, 4, 2], "mma-tf32"](folder)
        dump[staged_products[DType.bfloat16], "staged-mma"](folder)
    comptime if get_defined_int["machine"]() >= 90:
        dump[casts[DType.float32, DType.float8_e4m3fn], "cast-float8"](folder)
        dump[products[DType.float8_e4m3fn, 16, 8], "mma-float8"](folder)
        dump[cluster_ranks, "cluster-ranks"](folder)
