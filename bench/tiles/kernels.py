# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels of cuTile Python without products."""

import cuda.tile as ct

from common import LOW, NEGATIVE, ZERO, Const, of

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
