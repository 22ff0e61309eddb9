# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""For each kernel a generator: it yields the arguments and the grid, and checks then what the
kernel has computed. Extents are such that there is a tile inside and one at the edge."""

import numpy as np

from arrays import (bf16, close, e4m3, f16, f32, f64, i8, i32, integers, random,
                    random_e4m3, tf32, wide)


def softmax(x, axis=1):
    e = np.exp(x - x.max(axis, keepdims=True))
    return e / e.sum(axis, keepdims=True)


def gelu(x):
    return 0.5 * x * (1 + np.tanh(0.7978845608 * (x + 0.044715 * x ** 3)))


def vector_sum():
    x, y, z = random(1500), random(1500, seed=2), np.zeros(1500, f32)
    yield [x, y, z], (2,)
    assert (z == x + y).all()


def saxpy():
    x, y = random(1500), random(1500, seed=2)
    before = y.copy()
    yield [x, y, f32(1.5)], (2,)
    close(y, 1.5 * x + before)


def copy():
    x, y = random(40, 200, kind=f16), np.zeros((40, 200), f16)
    yield [x, y], (2, 2)
    assert (x == y).all()


def gelu_tanh():
    x, y = random(1500), np.zeros(1500, f32)
    yield [x, y], (2,)
    close(y, gelu(x.astype(float)))


def swiglu():
    a, b, c = random(2, 1200, kind=f16), random(2, 1200, kind=f16, seed=2), np.zeros((2, 1200), f16)
    yield [a, b, c], (2, 2)
    v = a.astype(float)
    close(c, v / (1 + np.exp(-v)) * b, 2e-3)


def silu():
    x = bf16(random(3000))
    y = np.zeros_like(x)
    yield [x, y], (2,)
    close(wide(y), wide(x) / (1 + np.exp(-wide(x))), 1e-2)


def dropout():
    x, y = random(700), np.zeros(700, f32)
    yield [x, y, f32(0.75), i32(77)], (2,)
    h = np.arange(700, dtype=np.uint32) ^ np.uint32(77)
    h = (h ^ h >> 16) * np.uint32(0x7feb352d)
    h = (h ^ h >> 15) * np.uint32(0x846ca68b)
    kept = ((h ^ h >> 16) >> 8) / 2.0 ** 24 < 0.75
    close(y, np.where(kept, x / 0.75, 0))
    assert 0.65 < kept.mean() < 0.85


def adamw():
    p, g, m, v = random(700), random(700, seed=2), random(700, seed=3), np.abs(random(700, seed=4))
    old = [a.astype(float) for a in (p, g, m, v)]
    yield [p, g, m, v, f32(1e-2), f32(0.1), f32(1.5), f32(2)], (2,)
    mt, vt = 0.9 * old[2] + 0.1 * old[1], 0.999 * old[3] + 0.001 * old[1] ** 2
    close(m, mt)
    close(v, vt)
    close(p, old[0] - 1e-2 * (mt * 1.5 / (np.sqrt(vt * 2) + 1e-8) + 0.1 * old[0]), 1e-4)


def rope():
    x, y = bf16(random(3, 128)), np.zeros((3, 128), np.uint16)
    c, s = random(3, 64), random(3, 64, seed=2)
    yield [x, c, s, y], (3,)
    a, b = wide(x)[:, :64], wide(x)[:, 64:]
    close(wide(y), np.concatenate([a * c - b * s, b * c + a * s], 1), 1e-2)


def quantize_rows():
    x, y, scales = random(3, 1008), np.zeros((3, 1008), i8), np.zeros(3, f32)
    yield [x, y, scales], (3,)
    close(scales, np.abs(x).max(1) / 127)
    assert (y == np.floor(x / scales[:, None] + f32(0.5)).astype(i8)).all()


def transpose():
    x, y = random(40, 80), np.zeros((80, 40), f32)
    yield [x, y], (2, 2)
    assert (y == x.T).all()


def permute_heads():
    x, y = random(12, 24, 24, kind=f16), np.zeros((24, 12, 24), f16)
    yield [x, y], (2, 2, 2)
    assert (y == x.transpose(1, 0, 2)).all()


def normal(x, eps=1e-5):
    return (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + eps)


def layer_norm():
    x, w, b, y = random(3, 1000), random(1000, seed=2), random(1000, seed=3), np.zeros((3, 1000), f32)
    yield [x, w, b, y, f32(1e-5)], (3,)
    close(y, normal(x.astype(float)) * w + b, 1e-4)


def layer_norm_loop():
    x, w, b = (random(*n, kind=f16, seed=s) for s, n in enumerate([(2, 1200), (1200,), (1200,)]))
    y = np.zeros_like(x)
    yield [x, w, b, y, f32(1e-5)], (2,)
    close(y, normal(x.astype(float)) * w + b, 4e-3)


def layer_norm_backward():
    x, dy, w = random(3, 1000), random(3, 1000, seed=2), random(1000, seed=3)
    mean = x.mean(1).astype(f32)
    scale = (1 / np.sqrt(x.var(1) + 1e-5)).astype(f32)
    dx = np.zeros_like(x)
    yield [x, dy, w, mean, scale, dx], (3,)
    n, g = (x - mean[:, None].astype(float)) * scale[:, None], dy.astype(float) * w
    c1, c2 = (n * g).mean(1, keepdims=True), g.mean(1, keepdims=True)
    close(dx, (g - (n * c1 + c2)) * scale[:, None], 1e-4)


def rms_norm():
    x, w, y = bf16(random(2, 2000)), bf16(random(2000, seed=2)), np.zeros((2, 2000), np.uint16)
    yield [x, w, y, f32(1e-5)], (2,)
    v = wide(x)
    close(wide(y), v / np.sqrt((v * v).mean(1, keepdims=True) + 1e-5) * wide(w), 2e-2)


def group_norm():
    x, w, b = random(2, 8, 256), random(8, seed=2), random(8, seed=3)
    y = np.zeros_like(x)
    yield [x, y, w, b, f32(1e-5)], (2, 2)
    v = normal(x.reshape(4, 1024).astype(float)).reshape(x.shape)
    close(y, v * w[:, None] + b[:, None], 1e-4)


def softmax_row():
    x, y = random(3, 1000), np.zeros((3, 1000), f32)
    yield [x, y], (3,)
    close(y, softmax(x.astype(float)))


def softmax_online():
    x, y = random(2, 1200), np.zeros((2, 1200), f32)
    yield [x, y], (2,)
    close(y, softmax(x.astype(float)))


def log_softmax():
    x, y = random(3, 1000), np.zeros((3, 1000), f32)
    yield [x, y], (3,)
    close(y, np.log(softmax(x.astype(float))))


def cross_entropy():
    x, labels, loss = random(3, 1504, kind=f16), i32([0, 700, 1503]), np.zeros(3, f32)
    yield [x, labels, loss], (3,)
    close(loss, -np.log(softmax(x.astype(float))[range(3), labels]), 1e-4)


def row_sums():
    x, y = random(12, 300), np.zeros(12, f32)
    yield [x, y], (2,)
    close(y, x.astype(float).sum(1), 1e-4)


def column_sums():
    x, y = random(80, 100), np.zeros(100, f32)
    yield [x, y], (2,)
    close(y, x.astype(float).sum(0), 1e-4)


def argmax_row():
    x, y = random(4, 1000), np.zeros(4, i32)
    x[1, 7] = x[1, 900] = 9
    yield [x, y], (4,)
    assert (y == x.argmax(1)).all()


def topk():
    x, values, places = random(2, 500), np.zeros((2, 4), f32), np.zeros((2, 4), i32)
    yield [x, values, places], (2,)
    order = np.argsort(-x, 1, kind="stable")[:, :4]
    assert (places == order).all() and (values == np.take_along_axis(x, order, 1)).all()


def matrix_vector():
    a, x, y = random(20, 600), random(600, seed=2), np.zeros(20, f32)
    yield [a, x, y], (2,)
    close(y, a.astype(float) @ x, 1e-4)


def max_pool():
    x, y = random(20, 3, 40), np.zeros((20, 40), f32)
    yield [x, y], (2, 2)
    assert (y == x.max(1)).all()


def cumulative_sum():
    x, y = random(3, 1000), np.zeros((3, 1000), f32)
    yield [x, y], (3,)
    close(y, x.astype(float).cumsum(1), 1e-4)


def column_scan():
    x, y = integers(-99, 99, 7, 100), np.zeros((7, 100), i32)
    yield [x, y], (2,)
    assert (y == x[::-1].cumsum(0)[::-1]).all()


def linear_scan():
    a, b, y = random(2, 500) * f32(0.5), random(2, 500, seed=2), np.zeros((2, 500), f32)
    yield [a, b, y], (2,)
    h = np.zeros(2)
    for i in range(500):
        h = h * a[:, i] + b[:, i]
        close(y[:, i], h, 1e-4)


def histogram_add():
    x, bins = integers(0, 40, 700), np.zeros(32, i32)
    yield [x, bins], (2,)
    assert (bins == np.bincount(x, minlength=40)[:32]).all()


def gather_rows():
    table, ids, y = random(30, 128, kind=f16), integers(0, 30, 12), np.zeros((12, 128), f16)
    yield [table, ids, y], (2,)
    assert (y == table[ids]).all()


def gather_elements():
    x, ids, y = random(300), integers(0, 300, 700), np.zeros(700, f32)
    yield [x, ids, y], (2,)
    assert (y == x[ids]).all()


def embedding_bag():
    table, ids, starts = random(30, 128), integers(0, 30, 12), i32([0, 5, 5, 12])
    y = np.zeros((3, 128), f32)
    yield [table, ids, starts, y], (3,)
    close(y, [table[ids[a:b]].sum(0) for a, b in zip(starts, starts[1:])])


def scatter_add():
    x, ids, y = random(16, 64), integers(0, 5, 16), np.zeros((5, 64), f32)
    yield [x, ids, y], (2, 1)
    expected = np.zeros((5, 64))
    np.add.at(expected, ids, x)
    close(y, expected)


def product(a, b, out, grid, to=lambda x: x.astype(float), tolerance=1e-4):
    yield [a, b, out], grid
    close(out, to(a) @ to(b), tolerance)


def product_f16_large():
    a, b = random(136, 80, kind=f16), random(80, 136, kind=f16, seed=2)
    yield from product(a, b, np.zeros((136, 136), f16), (2, 2), tolerance=1e-2)


def product_f16_deep():
    a, b = random(136, 208, kind=f16), random(208, 264, kind=f16, seed=2)
    yield from product(a, b, np.zeros((136, 264), f16), (2, 2), tolerance=1e-2)


def product_bf16():
    a, b = bf16(random(72, 80)), bf16(random(80, 72, seed=2))
    yield from product(a, b, np.zeros((72, 72), f32), (2, 2), wide)


def product_tf32():
    a, b = random(72, 80), random(80, 72, seed=2)
    yield from product(a, b, np.zeros((72, 72), f32), (2, 2), tf32)


def product_f32():
    a, b = random(72, 80), random(80, 72, seed=2)
    yield from product(a, b, np.zeros((72, 72), f32), (2, 2))


def product_f64():
    a, b = random(40, 40, kind=f64), random(40, 40, kind=f64, seed=2)
    yield from product(a, b, np.zeros((40, 40), f64), (2, 2), tolerance=1e-12)


def product_int8():
    a, b = integers(-128, 128, 72, 80, kind=i8), integers(-128, 128, 80, 80, kind=i8, seed=2)
    c = np.zeros((72, 80), i32)
    yield [a, b, c], (2, 2)
    assert (c == a.astype(i32) @ b.astype(i32)).all()


def product_e4m3():
    a, b = random_e4m3(72, 80), random_e4m3(80, 80, seed=2)
    yield from product(a, b, np.zeros((72, 80), f32), (2, 2), e4m3)


def product_bias_gelu():
    x, y = random(72, 40, kind=f16), random(40, 72, kind=f16, seed=2)
    bias, z = random(72, kind=f16, seed=3), np.zeros((72, 72), f16)
    yield [x, bias, y, z], (2, 2)
    close(z, gelu(x.astype(float) @ y.astype(float) + bias), 1e-2)


def product_batched():
    a, b = random(2, 72, 40, kind=f16), random(2, 40, 72, kind=f16, seed=2)
    yield from product(a, b, np.zeros((2, 72, 72), f16), (2, 2, 2), tolerance=1e-2)


def product_split():
    a, b = random(72, 160, kind=f16), random(160, 72, kind=f16, seed=2)
    yield from product(a, b, np.zeros((72, 72), f32), (2, 2, 4))


def product_persistent():
    a, b = random(72, 40, kind=f16), random(40, 72, kind=f16, seed=2)
    yield from product(a, b, np.zeros((72, 72), f16), (3,), tolerance=1e-2)


def product_int4():
    x = random(72, 128, kind=f16)
    packed, z = integers(0, 256, 64, 80, kind=np.uint8), np.zeros((72, 80), f16)
    scales = random(2, 80, kind=f16, seed=3)
    yield [x, packed, scales, z], (2, 2)
    w = np.stack([packed & 15, packed >> 4], 1).reshape(128, 80).astype(float) - 8
    close(z, x.astype(float) @ (w * np.repeat(scales, 64, 0)).astype(f16).astype(float), 5e-2)


def product_weights_int8():
    x, y = random(72, 40, kind=f16), integers(-128, 128, 40, 80, kind=i8)
    scales, z = random(80, kind=f16, seed=3) / f16(64), np.zeros((72, 80), f16)
    yield [x, y, scales, z], (2, 2)
    close(z, x.astype(float) @ y * scales, 2e-2)


def product_weights_e4m3():
    x, y, z = random(72, 40, kind=f16), random_e4m3(40, 80), np.zeros((72, 80), f16)
    yield [x, y, z], (2, 2)
    close(z, x.astype(float) @ e4m3(y), 1e-2)


def attention(size, grid, to=None, rows=None, causal=False):
    back = wide if to else lambda x: x.astype(float)
    q, k, v = (random(1, rows, size, seed=s) for s in range(3))
    q, k, v = (to(x) if to else x.astype(f16) for x in (q, k, v))
    out = np.zeros_like(q)
    yield [q, k, v, out, f32(size ** -0.5)], grid
    s = back(q) @ back(k).transpose(0, 2, 1) * size ** -0.5
    if causal:
        s = np.where(np.tri(rows, dtype=bool), s, -np.inf)
    close(back(out), softmax(s, 2) @ back(v), 1e-2)


def attention_64():
    yield from attention(64, (2, 1), rows=144)


def attention_128():
    yield from attention(128, (2, 1), rows=144)


def attention_causal():
    yield from attention(64, (2, 1), bf16, rows=80, causal=True)


def attention_backward(names):
    rows, size, scale = 80, 64, 0.125
    q, k, v, g = (random(1, rows, size, kind=f16, seed=s) for s in range(4))
    Q, K, V, G = (x.astype(float) for x in (q, k, v, g))
    s = Q @ K.transpose(0, 2, 1) * scale
    lse = np.log(np.exp(s).sum(2)).astype(f32)
    p = np.exp(s - lse[:, :, None])
    delta = (G * (p @ V)).sum(2).astype(f32)
    ds = p * (G @ V.transpose(0, 2, 1) - delta[:, :, None]) * scale
    right = {"dq": ds @ K, "dk": ds.transpose(0, 2, 1) @ Q, "dv": p.transpose(0, 2, 1) @ G}
    out = {name: np.zeros((1, rows, size), f32) for name in names}
    yield [q, k, v, g, lse, delta, *out.values(), f32(scale)], (2, 1)
    for name, x in out.items():
        close(x, right[name], 1e-2)


def attention_backward_keys():
    yield from attention_backward(["dk", "dv"])


def attention_backward_queries():
    yield from attention_backward(["dq"])


def attention_decode():
    q, k, v = random(2, 64, kind=f16), random(2, 100, 64, kind=f16, seed=2), random(2, 100, 64, kind=f16, seed=3)
    out = np.zeros((2, 64), f32)
    yield [q, k, v, out, f32(0.125)], (2,)
    s = np.einsum("hd,hnd->hn", q.astype(float), k.astype(float)) * 0.125
    close(out, np.einsum("hn,hnd->hd", softmax(s), v.astype(float)), 1e-4)


def convolution_causal():
    x, w, y = random(2, 300), random(2, 4, seed=2), np.zeros((2, 300), f32)
    yield [x, w, y], (2, 2)
    padded = np.pad(x.astype(float), ((0, 0), (3, 0)))
    close(y, sum(padded[:, k:k + 300] * w[:, k:k + 1] for k in range(4)))


def convolution_3x3():
    x, w = random(4, 40, 40, kind=f16), random(3, 3, 40, 40, kind=f16, seed=2)
    y = np.zeros((2, 40, 40), f16)
    yield [x, w, y], (2, 2, 2)
    padded = np.pad(x.astype(float), ((0, 0), (0, 2), (0, 0)))
    close(y, sum(padded[r:r + 2, s:s + 40] @ w[r, s] for r in range(3) for s in range(3)), 5e-2)


def convolution_depthwise():
    x, w, y = random(4, 5, 80), random(9, 80, seed=2), np.zeros((2, 3, 80), f32)
    yield [x, w, y], (2, 3, 2)
    close(y, sum(x[r:r + 2, s:s + 3].astype(float) * w[r * 3 + s]
                 for r in range(3) for s in range(3)))
