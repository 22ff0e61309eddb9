# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels of cuTile Python for the tables of docs/tiles.md; export.py makes Tile IR of them.

A decorator says what a kernel is compiled for: for each parameter KIND:RANK of an array, KIND
of a number, or the value of a constant."""

import math

import cuda.tile as ct

KERNELS = {}
Const = ct.Constant[int]
ZERO, LOW = ct.PaddingMode.ZERO, ct.PaddingMode.NEG_INF
NEGATIVE = -math.inf


def of(*parameters, name=None, occupancy=None):
    def add(function):
        made = ct.kernel(function, occupancy=occupancy)
        KERNELS[name or function.__name__] = made, parameters
        return function
    return add


# Element by element.

@of("f32:1", "f32:1", "f32:1", 1024)
def vector_sum(x, y, z, N: Const):
    b = ct.bid(0)
    ct.store(z, b, ct.load(x, b, (N,)) + ct.load(y, b, (N,)))


@of("f32:1", "f32:1", "f32", 1024)
def saxpy(x, y, a, N: Const):
    at = ct.bid(0) * N + ct.arange(N, dtype=ct.int32)
    ct.scatter(y, at, ct.gather(x, at) * a + ct.gather(y, at))


@of("f16:2", "f16:2", 32, 128)
def copy(x, y, M: Const, N: Const):
    i, j = ct.bid(0), ct.bid(1)
    ct.store(y, (i, j), ct.load(x, (i, j), (M, N)))


@of("f32:1", "f32:1", 1024)
def gelu_tanh(x, y, N: Const):
    b = ct.bid(0)
    v = ct.load(x, b, (N,))
    inner = 0.7978845608 * (v + 0.044715 * v * v * v)
    ct.store(y, b, 0.5 * v * (1.0 + ct.tanh(inner)))


@of("f16:2", "f16:2", "f16:2", 1024)
def swiglu(a, b, c, N: Const):
    row, column = ct.bid(0), ct.bid(1)
    gate = ct.load(a, (row, column), (1, N)).astype(ct.float32)
    up = ct.load(b, (row, column), (1, N)).astype(ct.float32)
    out = gate / (1.0 + ct.exp(-gate)) * up
    ct.store(c, (row, column), out.astype(ct.float16))


@of("bf16:1", "bf16:1", 2048)
def silu(x, y, N: Const):
    b = ct.bid(0)
    v = ct.load(x, b, (N,)).astype(ct.float32)
    ct.store(y, b, (v / (1.0 + ct.exp(-v))).astype(ct.bfloat16))


@of("f32:1", "f32:1", "f32", "i32", 512)
def dropout(x, y, keep, seed, N: Const):
    b = ct.bid(0)
    at = (b * N + ct.arange(N, dtype=ct.int32)).astype(ct.uint32)
    h = at ^ seed.astype(ct.uint32)
    h = (h ^ (h >> 16)) * 0x7feb352d
    h = (h ^ (h >> 15)) * 0x846ca68b
    h = h ^ (h >> 16)
    u = (h >> 8).astype(ct.float32) * (1.0 / 16777216.0)
    v = ct.load(x, b, (N,))
    ct.store(y, b, ct.where(u < keep, v / keep, 0.0))


@of("f32:1", "f32:1", "f32:1", "f32:1", "f32", "f32", "f32", "f32", 512)
def adamw(p, g, m, v, rate, decay, correct1, correct2, N: Const):
    b = ct.bid(0)
    pt, gt = ct.load(p, b, (N,)), ct.load(g, b, (N,))
    mt = 0.9 * ct.load(m, b, (N,)) + 0.1 * gt
    vt = 0.999 * ct.load(v, b, (N,)) + 0.001 * gt * gt
    step = (mt * correct1) / (ct.sqrt(vt * correct2) + 1e-8)
    ct.store(m, b, mt)
    ct.store(v, b, vt)
    ct.store(p, b, pt - rate * (step + decay * pt))


@of("bf16:2", "f32:2", "f32:2", "bf16:2", 64)
def rope(x, cos, sin, y, H: Const):
    row = ct.bid(0)
    a = ct.load(x, (row, 0), (1, H)).astype(ct.float32)
    b = ct.load(x, (row, 1), (1, H)).astype(ct.float32)
    c, s = ct.load(cos, (row, 0), (1, H)), ct.load(sin, (row, 0), (1, H))
    ct.store(y, (row, 0), (a * c - b * s).astype(ct.bfloat16))
    ct.store(y, (row, 1), (b * c + a * s).astype(ct.bfloat16))


@of("f32:2", "i8:2", "f32:1", 1024)
def quantize_rows(x, y, scales, N: Const):
    row = ct.bid(0)
    v = ct.load(x, (row, 0), (1, N), padding_mode=ZERO)
    top = ct.max(ct.maximum(v, -v), axis=1)
    scale = ct.maximum(top, 1e-10) / 127.0
    q = ct.floor(v / scale.reshape((1, 1)) + 0.5)
    ct.store(y, (row, 0), q.astype(ct.int32).astype(ct.int8))
    ct.store(scales, (row,), scale)


@of("f32:2", "f32:2", 32, 64)
def transpose(x, y, M: Const, N: Const):
    i, j = ct.bid(0), ct.bid(1)
    ct.store(y, (j, i), ct.transpose(ct.load(x, (i, j), (M, N))))


@of("f16:3", "f16:3", 8, 16, 16)
def permute_heads(x, y, A: Const, B: Const, C: Const):
    i, j, k = ct.bid(0), ct.bid(1), ct.bid(2)
    tile = ct.load(x, (i, j, k), (A, B, C))
    ct.store(y, (j, i, k), ct.permute(tile, (1, 0, 2)))


# Norms, sums and other reductions.

@of("f32:2", "f32:1", "f32:1", "f32:2", "f32", 1024)
def layer_norm(x, w, b, y, eps, N: Const):
    row = ct.bid(0)
    count = x.shape[1]
    v = ct.load(x, (row, 0), (1, N), padding_mode=ZERO)
    mean = ct.sum(v, axis=1, keepdims=True) / count
    inside = ct.arange(N, dtype=ct.int32)[None, :] < count
    d = ct.where(inside, v - mean, 0.0)
    var = ct.sum(d * d, axis=1, keepdims=True) / count
    n = d * ct.rsqrt(var + eps)
    out = n * ct.load(w, (0,), (N,))[None, :] + ct.load(b, (0,), (N,))[None, :]
    ct.store(y, (row, 0), out)


@of("f16:2", "f16:1", "f16:1", "f16:2", "f32", 512)
def layer_norm_loop(x, w, b, y, eps, N: Const):
    row = ct.bid(0)
    count, tiles = x.shape[1], ct.cdiv(x.shape[1], N)
    total, squares = ct.zeros((1, N), ct.float32), ct.zeros((1, N), ct.float32)
    for j in range(tiles):
        v = ct.load(x, (row, j), (1, N), padding_mode=ZERO).astype(ct.float32)
        total += v
        squares += v * v
    mean = ct.sum(total, axis=1, keepdims=True) / count
    var = ct.sum(squares, axis=1, keepdims=True) / count - mean * mean
    scale = ct.rsqrt(var + eps)
    for j in range(tiles):
        v = ct.load(x, (row, j), (1, N), padding_mode=ZERO).astype(ct.float32)
        wt = ct.load(w, (j,), (N,), padding_mode=ZERO).astype(ct.float32)[None, :]
        bt = ct.load(b, (j,), (N,), padding_mode=ZERO).astype(ct.float32)[None, :]
        ct.store(y, (row, j), ((v - mean) * scale * wt + bt).astype(ct.float16))


@of("f32:2", "f32:2", "f32:1", "f32:1", "f32:1", "f32:2", 1024)
def layer_norm_backward(x, dy, w, means, scales, dx, N: Const):
    row = ct.bid(0)
    count = x.shape[1]
    v = ct.load(x, (row, 0), (1, N), padding_mode=ZERO)
    d = ct.load(dy, (row, 0), (1, N), padding_mode=ZERO)
    wt = ct.load(w, (0,), (N,), padding_mode=ZERO)[None, :]
    mean, scale = ct.load(means, (row,), (1,))[:, None], ct.load(scales, (row,), (1,))[:, None]
    n = ct.where(ct.arange(N, dtype=ct.int32)[None, :] < count, (v - mean) * scale, 0.0)
    g = d * wt
    c1 = ct.sum(n * g, axis=1, keepdims=True) / count
    c2 = ct.sum(g, axis=1, keepdims=True) / count
    ct.store(dx, (row, 0), (g - (n * c1 + c2)) * scale)


@of("bf16:2", "bf16:1", "bf16:2", "f32", 2048)
def rms_norm(x, w, y, eps, N: Const):
    row = ct.bid(0)
    v = ct.load(x, (row, 0), (1, N), padding_mode=ZERO).astype(ct.float32)
    mean = ct.sum(v * v, axis=1, keepdims=True) / x.shape[1]
    wt = ct.load(w, (0,), (N,), padding_mode=ZERO).astype(ct.float32)[None, :]
    ct.store(y, (row, 0), (v * ct.rsqrt(mean + eps) * wt).astype(ct.bfloat16))


@of("f32:3", "f32:3", "f32:1", "f32:1", "f32", 4, 256)
def group_norm(x, y, w, b, eps, C: Const, N: Const):
    image, group = ct.bid(0), ct.bid(1)
    v = ct.load(x, (image, group, 0), (1, C, N)).reshape((C, N))
    mean = ct.sum(v) / (C * N)
    d = v - mean
    scale = ct.rsqrt(ct.sum(d * d) / (C * N) + eps)
    wt, bt = ct.load(w, (group,), (C,))[:, None], ct.load(b, (group,), (C,))[:, None]
    ct.store(y, (image, group, 0), (d * scale * wt + bt).reshape((1, C, N)))


@of("f32:2", "f32:2", 1024)
def softmax_row(x, y, N: Const):
    row = ct.bid(0)
    v = ct.load(x, (row, 0), (1, N), padding_mode=LOW)
    e = ct.exp(v - ct.max(v, axis=1, keepdims=True))
    ct.store(y, (row, 0), e / ct.sum(e, axis=1, keepdims=True))


@of("f32:2", "f32:2", 512)
def softmax_online(x, y, N: Const):
    row = ct.bid(0)
    tiles = ct.cdiv(x.shape[1], N)
    top = ct.full((1, 1), NEGATIVE, ct.float32)
    total = ct.full((1, 1), 0.0, ct.float32)
    for j in range(tiles):
        v = ct.load(x, (row, j), (1, N), padding_mode=LOW)
        new = ct.maximum(top, ct.max(v, axis=1, keepdims=True))
        total = total * ct.exp(top - new) + ct.sum(ct.exp(v - new), axis=1, keepdims=True)
        top = new
    for j in range(tiles):
        v = ct.load(x, (row, j), (1, N), padding_mode=LOW)
        ct.store(y, (row, j), ct.exp(v - top) / total)


@of("f32:2", "f32:2", 1024)
def log_softmax(x, y, N: Const):
    row = ct.bid(0)
    v = ct.load(x, (row, 0), (1, N), padding_mode=LOW)
    d = v - ct.max(v, axis=1, keepdims=True)
    ct.store(y, (row, 0), d - ct.log(ct.sum(ct.exp(d), axis=1, keepdims=True)))


@of("f16:2", "i32:1", "f32:1", 1024)
def cross_entropy(logits, labels, loss, N: Const):
    row = ct.bid(0)
    top = ct.full((1, 1), NEGATIVE, ct.float32)
    total = ct.full((1, 1), 0.0, ct.float32)
    for j in range(ct.cdiv(logits.shape[1], N)):
        v = ct.load(logits, (row, j), (1, N), padding_mode=LOW).astype(ct.float32)
        new = ct.maximum(top, ct.max(v, axis=1, keepdims=True))
        total = total * ct.exp(top - new) + ct.sum(ct.exp(v - new), axis=1, keepdims=True)
        top = new
    label = ct.load(labels, (row,), (1,))
    right = ct.gather(logits, (row, label)).astype(ct.float32)
    ct.store(loss, (row,), (ct.log(total) + top).reshape((1,)) - right)


@of("f32:2", "f32:1", 8, 128)
def row_sums(x, y, M: Const, N: Const):
    b = ct.bid(0)
    total = ct.zeros((M, N), ct.float32)
    for j in range(ct.cdiv(x.shape[1], N)):
        total += ct.load(x, (b, j), (M, N), padding_mode=ZERO)
    ct.store(y, (b,), ct.sum(total, axis=1))


@of("f32:2", "f32:1", 32, 64)
def column_sums(x, y, M: Const, N: Const):
    b = ct.bid(0)
    total = ct.zeros((M, N), ct.float32)
    for i in range(ct.cdiv(x.shape[0], M)):
        total += ct.load(x, (i, b), (M, N), padding_mode=ZERO)
    ct.store(y, (b,), ct.sum(total, axis=0))


@of("f32:2", "i32:1", 1024)
def argmax_row(x, y, N: Const):
    row = ct.bid(0)
    v = ct.load(x, (row, 0), (1, N), padding_mode=LOW)
    ct.store(y, (row,), ct.argmax(v, axis=1))


@of("f32:2", "f32:2", "i32:2", 4, 512)
def topk(x, values, places, K: Const, N: Const):
    row = ct.bid(0)
    v = ct.load(x, (row, 0), (1, N), padding_mode=LOW)
    at = ct.arange(N, dtype=ct.int32)[None, :]
    for k in range(K):
        best = ct.argmax(v, axis=1, keepdims=True)
        ct.store(values, (row, k), ct.max(v, axis=1, keepdims=True))
        ct.store(places, (row, k), best)
        v = ct.where(at == best, NEGATIVE, v)


@of("f32:2", "f32:1", "f32:1", 16, 256)
def matrix_vector(a, x, y, M: Const, K: Const):
    b = ct.bid(0)
    total = ct.zeros((M, K), ct.float32)
    for k in range(ct.cdiv(a.shape[1], K)):
        t = ct.load(a, (b, k), (M, K), padding_mode=ZERO)
        total += t * ct.load(x, (k,), (K,), padding_mode=ZERO)[None, :]
    ct.store(y, (b,), ct.sum(total, axis=1))


@of("f32:3", "f32:2", 16, 32)
def max_pool(x, y, P: Const, C: Const):
    i, j = ct.bid(0), ct.bid(1)
    best = ct.full((P, C), NEGATIVE, ct.float32)
    for k in range(x.shape[1]):
        v = ct.load(x, (i, k, j), (P, 1, C)).reshape((P, C))
        best = ct.maximum(best, v)
    ct.store(y, (i, j), best)


# Scans.

@of("f32:2", "f32:2", 1024)
def cumulative_sum(x, y, N: Const):
    row = ct.bid(0)
    ct.store(y, (row, 0), ct.cumsum(ct.load(x, (row, 0), (1, N), padding_mode=ZERO), axis=1))


@of("i32:2", "i32:2", 8, 64)
def column_scan(x, y, M: Const, N: Const):
    b = ct.bid(0)
    v = ct.load(x, (0, b), (M, N), padding_mode=ZERO)
    ct.store(y, (0, b), ct.cumsum(v, axis=0, reverse=True))


@of("f32:2", "f32:2", "f32:2", 512)
def linear_scan(a, b, y, N: Const):
    row = ct.bid(0)
    at = ct.load(a, (row, 0), (1, N), padding_mode=ZERO)
    bt = ct.load(b, (row, 0), (1, N), padding_mode=ZERO)
    _, h = ct.scan((at, bt), 1, lambda p, q, r, s: (p * r, q * r + s), (1.0, 0.0))
    ct.store(y, (row, 0), h)


# Addresses that are read from memory.

@of("i32:1", "i32:1", 512)
def histogram_add(x, bins, N: Const):
    at = ct.bid(0) * N + ct.arange(N, dtype=ct.int32)
    v = ct.gather(x, at, padding_value=-1)
    ct.atomic_add(bins, v, 1, memory_order=ct.MemoryOrder.RELAXED)


@of("f16:2", "i32:1", "f16:2", 8, 128)
def gather_rows(table, ids, y, M: Const, N: Const):
    b = ct.bid(0)
    rows = ct.gather(ids, b * M + ct.arange(M, dtype=ct.int32))
    v = ct.gather(table, (rows[:, None], ct.arange(N, dtype=ct.int32)[None, :]))
    ct.store(y, (b, 0), v)


@of("f32:1", "i32:1", "f32:1", 512)
def gather_elements(x, ids, y, N: Const):
    b = ct.bid(0)
    ct.store(y, b, ct.gather(x, ct.load(ids, b, (N,), padding_mode=ZERO)))


@of("f32:2", "i32:1", "i32:1", "f32:2", 128)
def embedding_bag(table, ids, starts, y, N: Const):
    b = ct.bid(0)
    columns = ct.arange(N, dtype=ct.int32)
    first, last = ct.gather(starts, b), ct.gather(starts, b + 1)
    total = ct.zeros((N,), ct.float32)
    for i in range(first, last):
        total += ct.gather(table, (ct.gather(ids, i), columns))
    ct.store(y, (b, 0), total.reshape((1, N)))


@of("f32:2", "i32:1", "f32:2", 8, 64)
def scatter_add(x, ids, y, M: Const, N: Const):
    b = ct.bid(0)
    rows = ct.gather(ids, b * M + ct.arange(M, dtype=ct.int32))
    at = rows[:, None], ct.arange(N, dtype=ct.int32)[None, :]
    ct.atomic_add(y, at, ct.load(x, (b, 0), (M, N)), memory_order=ct.MemoryOrder.RELAXED)


# Products.

def tiles_of(x, y, i, j, M, N, K, wide, kind=None):
    acc = ct.zeros((M, N), wide)
    for k in range(ct.cdiv(x.shape[1], K)):
        a = ct.load(x, (i, k), (M, K), padding_mode=ZERO)
        b = ct.load(y, (k, j), (K, N), padding_mode=ZERO)
        if kind is not None:
            a, b = a.astype(kind), b.astype(kind)
        acc = ct.mma(a, b, acc)
    return acc


@of("f16:2", "f16:2", "f16:2", 128, 128, 64)
def product_f16_large(x, y, z, M: Const, N: Const, K: Const):
    i, j = ct.bid(0), ct.bid(1)
    ct.store(z, (i, j), tiles_of(x, y, i, j, M, N, K, ct.float32).astype(ct.float16))


@of("bf16:2", "bf16:2", "f32:2", 64, 64, 32)
def product_bf16(x, y, z, M: Const, N: Const, K: Const):
    i, j = ct.bid(0), ct.bid(1)
    ct.store(z, (i, j), tiles_of(x, y, i, j, M, N, K, ct.float32))


@of("f32:2", "f32:2", "f32:2", 64, 64, 32)
def product_tf32(x, y, z, M: Const, N: Const, K: Const):
    i, j = ct.bid(0), ct.bid(1)
    ct.store(z, (i, j), tiles_of(x, y, i, j, M, N, K, ct.float32, ct.tfloat32))


@of("f32:2", "f32:2", "f32:2", 64, 64, 16)
def product_f32(x, y, z, M: Const, N: Const, K: Const):
    i, j = ct.bid(0), ct.bid(1)
    ct.store(z, (i, j), tiles_of(x, y, i, j, M, N, K, ct.float32))


@of("f64:2", "f64:2", "f64:2", 32, 32, 16)
def product_f64(x, y, z, M: Const, N: Const, K: Const):
    i, j = ct.bid(0), ct.bid(1)
    ct.store(z, (i, j), tiles_of(x, y, i, j, M, N, K, ct.float64))


@of("i8:2", "i8:2", "i32:2", 64, 64, 64)
def product_int8(x, y, z, M: Const, N: Const, K: Const):
    i, j = ct.bid(0), ct.bid(1)
    ct.store(z, (i, j), tiles_of(x, y, i, j, M, N, K, ct.int32))


@of("e4m3:2", "e4m3:2", "f32:2", 64, 64, 64)
def product_e4m3(x, y, z, M: Const, N: Const, K: Const):
    i, j = ct.bid(0), ct.bid(1)
    ct.store(z, (i, j), tiles_of(x, y, i, j, M, N, K, ct.float32))


@of("f16:2", "f16:1", "f16:2", "f16:2", 64, 64, 32)
def product_bias_gelu(x, bias, y, z, M: Const, N: Const, K: Const):
    i, j = ct.bid(0), ct.bid(1)
    v = tiles_of(x, y, i, j, M, N, K, ct.float32)
    v = v + ct.load(bias, (j,), (N,)).astype(ct.float32)[None, :]
    v = 0.5 * v * (1.0 + ct.tanh(0.7978845608 * (v + 0.044715 * v * v * v)))
    ct.store(z, (i, j), v.astype(ct.float16))


@of("f16:3", "f16:3", "f16:3", 64, 64, 32)
def product_batched(x, y, z, M: Const, N: Const, K: Const):
    batch, i, j = ct.bid(0), ct.bid(1), ct.bid(2)
    acc = ct.zeros((M, N), ct.float32)
    for k in range(ct.cdiv(x.shape[2], K)):
        a = ct.load(x, (batch, i, k), (1, M, K), padding_mode=ZERO).reshape((M, K))
        b = ct.load(y, (batch, k, j), (1, K, N), padding_mode=ZERO).reshape((K, N))
        acc = ct.mma(a, b, acc)
    ct.store(z, (batch, i, j), acc.astype(ct.float16).reshape((1, M, N)))


@of("f16:2", "f16:2", "f32:2", 64, 64, 32, 4)
def product_split(x, y, z, M: Const, N: Const, K: Const, S: Const):
    i, j, s = ct.bid(0), ct.bid(1), ct.bid(2)
    acc = ct.zeros((M, N), ct.float32)
    for k in range(s, ct.cdiv(x.shape[1], K), S):
        a = ct.load(x, (i, k), (M, K), padding_mode=ZERO)
        b = ct.load(y, (k, j), (K, N), padding_mode=ZERO)
        acc = ct.mma(a, b, acc)
    at = (i * M + ct.arange(M, dtype=ct.int32)[:, None],
          j * N + ct.arange(N, dtype=ct.int32)[None, :])
    ct.atomic_add(z, at, acc, memory_order=ct.MemoryOrder.RELAXED)


@of("f16:2", "f16:2", "f16:2", 64, 64, 32)
def product_persistent(x, y, z, M: Const, N: Const, K: Const):
    across = ct.cdiv(y.shape[1], N)
    tiles = ct.cdiv(x.shape[0], M) * across
    for t in range(ct.bid(0), tiles, ct.num_blocks(0)):
        i, j = t // across, t % across
        v = tiles_of(x, y, i, j, M, N, K, ct.float32)
        ct.store(z, (i, j), v.astype(ct.float16))


@of("f16:2", "u8:2", "f16:2", "f16:2", 64, 64, 64, 32)
def product_int4(x, packed, scales, z, M: Const, N: Const, K: Const, HALF: Const):
    i, j = ct.bid(0), ct.bid(1)
    acc = ct.zeros((M, N), ct.float32)
    for k in range(ct.cdiv(x.shape[1], K)):
        a = ct.load(x, (i, k), (M, K), padding_mode=ZERO)
        both = ct.load(packed, (k, j), (HALF, N), padding_mode=ZERO)
        low = (both & 15).astype(ct.float16) - 8.0
        high = (both >> 4).astype(ct.float16) - 8.0
        w = ct.cat((low.reshape((HALF, 1, N)), high.reshape((HALF, 1, N))), 1)
        w = w.reshape((K, N)) * ct.load(scales, (k, j), (1, N))
        acc = ct.mma(a, w, acc)
    ct.store(z, (i, j), acc.astype(ct.float16))


@of("f16:2", "i8:2", "f16:1", "f16:2", 64, 64, 32)
def product_weights_int8(x, y, scales, z, M: Const, N: Const, K: Const):
    i, j = ct.bid(0), ct.bid(1)
    acc = ct.zeros((M, N), ct.float32)
    for k in range(ct.cdiv(x.shape[1], K)):
        a = ct.load(x, (i, k), (M, K), padding_mode=ZERO)
        w = ct.load(y, (k, j), (K, N), padding_mode=ZERO).astype(ct.float16)
        acc = ct.mma(a, w, acc)
    acc = acc * ct.load(scales, (j,), (N,)).astype(ct.float32)[None, :]
    ct.store(z, (i, j), acc.astype(ct.float16))


@of("f16:2", "e4m3:2", "f16:2", 64, 64, 32)
def product_weights_e4m3(x, y, z, M: Const, N: Const, K: Const):
    i, j = ct.bid(0), ct.bid(1)
    acc = ct.zeros((M, N), ct.float32)
    for k in range(ct.cdiv(x.shape[1], K)):
        a = ct.load(x, (i, k), (M, K), padding_mode=ZERO)
        w = ct.load(y, (k, j), (K, N), padding_mode=ZERO).astype(ct.float16)
        acc = ct.mma(a, w, acc)
    ct.store(z, (i, j), acc.astype(ct.float16))


# Attention.

def attend(q, k, v, out, scale, M, N, D, CAUSAL):
    head, i = ct.bid(1), ct.bid(0)
    scale = scale * 1.4426950408889634
    rows = i * M + ct.arange(M, dtype=ct.int32)[:, None]
    columns = ct.arange(N, dtype=ct.int32)[None, :]
    top, total = ct.full((M, 1), NEGATIVE, ct.float32), ct.zeros((M, 1), ct.float32)
    acc = ct.zeros((M, D), ct.float32)
    qt = ct.load(q, (head, i, 0), (1, M, D), padding_mode=ZERO).reshape((M, D))
    length = k.shape[1]
    end = ct.cdiv(min((i + 1) * M, length), N) if CAUSAL else ct.cdiv(length, N)
    for j in range(end):
        kt = ct.load(k, (head, 0, j), (1, D, N), order=(0, 2, 1),
                     padding_mode=ZERO).reshape((D, N))
        s = ct.mma(qt, kt, ct.zeros((M, N), ct.float32)) * scale
        seen = j * N + columns < length
        if CAUSAL:
            seen = seen & (j * N + columns <= rows)
        s = ct.where(seen, s, NEGATIVE)
        new = ct.maximum(top, ct.max(s, axis=1, keepdims=True))
        p = ct.exp2(s - new)
        alpha = ct.exp2(top - new)
        total = total * alpha + ct.sum(p, axis=1, keepdims=True)
        vt = ct.load(v, (head, j, 0), (1, N, D), padding_mode=ZERO).reshape((N, D))
        acc = ct.mma(p.astype(q.dtype), vt, acc * alpha)
        top = new
    ct.store(out, (head, i, 0), (acc / total).astype(out.dtype).reshape((1, M, D)))


@of("f16:3", "f16:3", "f16:3", "f16:3", "f32", 128, 64, 64)
def attention_64(q, k, v, out, scale, M: Const, N: Const, D: Const):
    attend(q, k, v, out, scale, M, N, D, False)


@of("f16:3", "f16:3", "f16:3", "f16:3", "f32", 128, 64, 128)
def attention_128(q, k, v, out, scale, M: Const, N: Const, D: Const):
    attend(q, k, v, out, scale, M, N, D, False)


@of("bf16:3", "bf16:3", "bf16:3", "bf16:3", "f32", 64, 64, 64)
def attention_causal(q, k, v, out, scale, M: Const, N: Const, D: Const):
    attend(q, k, v, out, scale, M, N, D, True)


@of("f16:3", "f16:3", "f16:3", "f16:3", "f32:2", "f32:2", "f32:3", "f32:3", "f32", 32, 64, 64)
def attention_backward_keys(q, k, v, do, lse, delta, dk, dv, scale,
                            M: Const, N: Const, D: Const):
    head, j = ct.bid(1), ct.bid(0)
    kt = ct.load(k, (head, j, 0), (1, N, D), padding_mode=ZERO).reshape((N, D))
    vt = ct.load(v, (head, j, 0), (1, N, D), padding_mode=ZERO).reshape((N, D))
    dkt, dvt = ct.zeros((N, D), ct.float32), ct.zeros((N, D), ct.float32)
    for i in range(ct.cdiv(q.shape[1], M)):
        qt = ct.load(q, (head, i, 0), (1, M, D), padding_mode=ZERO).reshape((M, D))
        g = ct.load(do, (head, i, 0), (1, M, D), padding_mode=ZERO).reshape((M, D))
        l = ct.load(lse, (head, i), (1, M), padding_mode=ZERO)
        d = ct.load(delta, (head, i), (1, M), padding_mode=ZERO)
        s = ct.mma(kt, ct.transpose(qt), ct.zeros((N, M), ct.float32)) * scale
        p = ct.exp(s - l)
        dvt = ct.mma(p.astype(q.dtype), g, dvt)
        dp = ct.mma(vt, ct.transpose(g), ct.zeros((N, M), ct.float32))
        ds = p * (dp - d) * scale
        dkt = ct.mma(ds.astype(q.dtype), qt, dkt)
    ct.store(dk, (head, j, 0), dkt.reshape((1, N, D)))
    ct.store(dv, (head, j, 0), dvt.reshape((1, N, D)))


@of("f16:3", "f16:3", "f16:3", "f16:3", "f32:2", "f32:2", "f32:3", "f32", 64, 32, 64)
def attention_backward_queries(q, k, v, do, lse, delta, dq, scale,
                               M: Const, N: Const, D: Const):
    head, i = ct.bid(1), ct.bid(0)
    qt = ct.load(q, (head, i, 0), (1, M, D), padding_mode=ZERO).reshape((M, D))
    g = ct.load(do, (head, i, 0), (1, M, D), padding_mode=ZERO).reshape((M, D))
    l = ct.load(lse, (head, i), (1, M), padding_mode=ZERO).reshape((M, 1))
    d = ct.load(delta, (head, i), (1, M), padding_mode=ZERO).reshape((M, 1))
    acc = ct.zeros((M, D), ct.float32)
    for j in range(ct.cdiv(k.shape[1], N)):
        kt = ct.load(k, (head, j, 0), (1, N, D), padding_mode=ZERO).reshape((N, D))
        vt = ct.load(v, (head, j, 0), (1, N, D), padding_mode=ZERO).reshape((N, D))
        s = ct.mma(qt, ct.transpose(kt), ct.zeros((M, N), ct.float32)) * scale
        dp = ct.mma(g, ct.transpose(vt), ct.zeros((M, N), ct.float32))
        ds = ct.exp(s - l) * (dp - d) * scale
        acc = ct.mma(ds.astype(q.dtype), kt, acc)
    ct.store(dq, (head, i, 0), acc.reshape((1, M, D)))


@of("f16:2", "f16:3", "f16:3", "f32:2", "f32", 64, 64)
def attention_decode(q, k, v, out, scale, N: Const, D: Const):
    head = ct.bid(0)
    qt = ct.load(q, (head, 0), (1, D)).astype(ct.float32)
    top, total = ct.full((1, 1), NEGATIVE, ct.float32), ct.zeros((1, 1), ct.float32)
    acc = ct.zeros((1, D), ct.float32)
    for j in range(ct.cdiv(k.shape[1], N)):
        kt = ct.load(k, (head, j, 0), (1, N, D), padding_mode=ZERO).reshape((N, D))
        s = ct.sum(kt.astype(ct.float32) * qt, axis=1, keepdims=True) * scale
        inside = j * N + ct.arange(N, dtype=ct.int32)[:, None] < k.shape[1]
        s = ct.where(inside, s, NEGATIVE)
        new = ct.maximum(top, ct.max(s, axis=0, keepdims=True))
        p, alpha = ct.exp(s - new), ct.exp(top - new)
        total = total * alpha + ct.sum(p, axis=0, keepdims=True)
        vt = ct.load(v, (head, j, 0), (1, N, D), padding_mode=ZERO).reshape((N, D))
        acc = acc * alpha + ct.sum(vt.astype(ct.float32) * p, axis=0, keepdims=True)
        top = new
    ct.store(out, (head, 0), acc / total)


# Convolutions.

@of("f32:2", "f32:2", "f32:2", 256)
def convolution_causal(x, w, y, N: Const):
    channel, b = ct.bid(0), ct.bid(1)
    at = b * N + ct.arange(N, dtype=ct.int32)
    total = ct.zeros((N,), ct.float32)
    for k in ct.static_iter(range(4)):
        total += ct.gather(x, (channel, at + (k - 3))) * ct.gather(w, (channel, k))
    ct.store(y, (channel, b), total.reshape((1, N)))


@of("f16:3", "f16:4", "f16:3", 32, 32, 32)
def convolution_3x3(x, w, y, P: Const, O: Const, C: Const):
    row, b, o = ct.bid(0), ct.bid(1), ct.bid(2)
    columns = b * P + ct.arange(P, dtype=ct.int32)[:, None]
    acc = ct.zeros((P, O), ct.float32)
    for r in range(3):
        for s in range(3):
            for c in range(ct.cdiv(x.shape[2], C)):
                channels = c * C + ct.arange(C, dtype=ct.int32)[None, :]
                a = ct.gather(x, (row + r, columns + s, channels))
                f = ct.load(w, (r, s, c, o), (1, 1, C, O), padding_mode=ZERO).reshape((C, O))
                acc = ct.mma(a, f, acc)
    ct.store(y, (row, b, o), acc.astype(ct.float16).reshape((1, P, O)))


@of("f32:3", "f32:2", "f32:3", 64)
def convolution_depthwise(x, w, y, C: Const):
    row, column, b = ct.bid(0), ct.bid(1), ct.bid(2)
    total = ct.zeros((1, 1, C), ct.float32)
    for r in ct.static_iter(range(3)):
        for s in ct.static_iter(range(3)):
            v = ct.load(x, (row + r, column + s, b), (1, 1, C))
            total += v * ct.load(w, (r * 3 + s, b), (1, C)).reshape((1, 1, C))
    ct.store(y, (row, column, b), total)
