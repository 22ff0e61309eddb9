# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels of cuTile Python: products, attention and convolutions."""

import cuda.tile as ct

from common import NEGATIVE, ZERO, Const, of

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


@of("f16:2", "f16:2", "f16:2", 128, 256, 128)
def product_f16_deep(x, y, z, M: Const, N: Const, K: Const):
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
