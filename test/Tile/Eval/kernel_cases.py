# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""For each kernel in test/Tile/CudaTile/Inputs/kernels that one GPU can run a generator: it
yields the arguments and the grid, may be sent what the run said, and checks then what the
kernel has computed. CASES has them by the name of the kernel."""

import inspect
import pathlib
import sys

import numpy as np

sys.path.append(str(pathlib.Path(__file__).parent.parent / "Bench"))
from arrays import bf16, close, e4m3, f16, f32, i8, i32, random, wide  # noqa: E402


def activation():
    x = random(256)
    before = x.astype(float)
    yield [x], (1,)
    t = np.exp(np.tanh(before).astype(f32).astype(float))
    log2 = np.log2(t)
    base = np.log(t).astype(f32).astype(float)
    with np.errstate(all="ignore"):
        a = np.floor(np.abs(np.sqrt(np.power(base, log2.astype(f32).astype(float)))))
        y = np.trunc(np.arctan2(np.fmod(np.ceil(a), before), before))
    y[np.isnan(y)] = 0
    # Where a function is close to an integer, the last bit decides.
    assert (x == y).mean() > 0.98


def argmax():
    x, v, i = random(8, 128), np.zeros(8, f32), np.zeros(8, i32)
    x[:, 5] = x[:, 9] = 9
    yield [x, v, i], (1,)
    assert (v == x.max(1)).all() and (i == x.argmax(1)).all()


def attention():
    n = 96
    q, k, v = (random(n, 64, kind=f16, seed=s) for s in range(3))
    o = np.zeros_like(q)
    yield [q, k, v, o, i32(n)], (3,)
    s = q.astype(float) @ k.astype(float).T * 0.125
    w = np.exp2(s - s.max(1, keepdims=True))
    close(o, w / w.sum(1, keepdims=True) @ v.astype(float), 3e-3)


def axpy_view():
    x, y = random(300), random(300, seed=2)
    before = y.copy()
    yield [f32(2.5), x, y, np.int64(300)], (3,)
    close(y, 2.5 * x + before)


def collatz():
    y = np.zeros(1, np.int64)
    result = yield [np.int64(27), y], (1,)
    assert y[0] == 111 and (result is None or result.printed == "111 steps\n")


def dependent():
    x = np.array([3.0])
    yield [x, i32(5)], (1,)
    assert x[0] == 243


def dequantize():
    x = np.arange(64, dtype=np.uint8) * 37
    y, before = np.zeros(128, f16), x.copy()
    yield [x, y, f16(0.5)], (1,)
    nibbles = np.stack([before & 15, before >> 4], 1).reshape(-1).astype(int)
    close(y, np.where(nibbles > 7, nibbles - 16, nibbles) * 0.5)
    assert (x == before).all()


def early_exit():
    y = np.full(16, -1, i32)
    yield [i32(10), y], (4,)
    assert (y[:10] == np.arange(10)).all() and (y[10:] == -1).all()


def embedding():
    table, y = random(50, 128, kind=f16), np.zeros((1024, 128), f16)
    ids = np.random.default_rng(3).integers(0, 50, 1024).astype(i32)
    yield [table, ids, y, i32(50)], (64,)
    assert (y == table[ids]).all()


def histogram():
    x = np.random.default_rng(3).integers(-3, 20, 128).astype(i32)
    bins = np.zeros(16, i32)
    yield [x, bins, i32(16)], (1,)
    assert (bins == np.bincount(x[(x >= 0) & (x < 16)], minlength=16)).all()


def layer_norm_rows():
    x, w = bf16(random(512, 256)), bf16(random(256, seed=2))
    y = np.zeros_like(x)
    yield [x, w, y, f32(1e-5)], (128,)
    v = wide(x).astype(float)
    n = (v - v.mean(1, keepdims=True)) / np.sqrt(v.var(1, keepdims=True) + 1e-5)
    close(wide(y), n * wide(w), 2e-2)


def lock():
    # The blocks take turns: the result is exact.
    held, x = np.zeros(1, i32), np.zeros(1, f32)
    yield [held, x], (64,)
    assert x[0] == 64 and held[0] == 0


def lookup():
    y = np.zeros(1, i32)
    yield [i32(3), y], (1,)
    assert y[0] == 9


def prefix_sum():
    x = np.random.default_rng(5).integers(-99, 99, 64).astype(i32)
    y, z = np.zeros_like(x), np.zeros_like(x)
    yield [x, y, z], (1,)
    assert (y == x.cumsum()).all() and (z == x[::-1].cumsum()[::-1]).all()


def product_f16():
    m, n, k = 100, 80, 48
    a, b, c = random(m, k, kind=f16), random(k, n, kind=f16, seed=2), np.zeros((m, n), f32)
    yield [a, b, c, i32(m), i32(n), i32(k)], (2, 2)
    close(c, a.astype(float) @ b.astype(float), 1e-4)


def product_fp8():
    codes = np.random.default_rng(1).integers(0, 256, (2, 16, 16)).astype(np.uint8)
    codes[(codes & 127) == 127] = 0
    a, b, c = codes[0].copy(), codes[1].copy(), np.zeros((16, 16), f32)
    yield [a, b, c], (1,)
    p, q = e4m3(a), e4m3(b)
    close(c, p @ q + q @ p, 1e-4)


def product_i8():
    a = np.random.default_rng(1).integers(-128, 128, (4, 32, 64)).astype(i8)
    b = np.random.default_rng(2).integers(0, 256, (4, 64, 32)).astype(np.uint8)
    c = np.zeros((4, 32, 32), f16)
    yield [a, b, c, f32(1 / 64)], (4,)
    close(c, (a.astype(int) @ b.astype(int) / 64).astype(f16))


def product_scaled():
    values = np.array([0, .5, 1, 1.5, 2, 3, 4, 6])
    a = np.random.default_rng(1).integers(0, 256, 512).astype(np.uint8)
    scales = np.random.default_rng(2).integers(120, 134, 32).astype(np.uint8)
    c = np.zeros((16, 16), f32)
    yield [a, scales, c], (1,)
    nibbles = np.stack([a & 15, a >> 4], 1).reshape(16, 64)
    p = np.where(nibbles & 8, -1, 1) * values[nibbles & 7]
    p = p * np.repeat(2.0 ** (scales.reshape(16, 2).astype(int) - 127), 32, 1)
    close(c, p @ p.T)


def product_transposed():
    a, b = bf16(random(256, 128)), bf16(random(512, 128, seed=2))
    c = np.zeros((256, 512), f32)
    yield [a, b, c], (4, 16)
    close(c, wide(a).astype(float) @ wide(b).astype(float).T, 1e-4)


def random_():
    y = np.zeros(128, f32)
    yield [i32(77), y], (1,)
    product = np.arange(128, dtype=np.uint64) * 0xCD9E8D57
    low, high = product.astype(np.uint32), (product >> 32).astype(np.uint32)
    bits = (high ^ 77) << 13 | low >> 13
    assert (y == ((bits & 8388607 | 1065353216).view(f32) - f32(1))).all()


def rotary():
    x = random(64, 128)
    before = x.astype(float)
    yield [x, f32(0.7)], (64,)
    left, right = before[:, :64], before[:, 64:]
    c, s = np.cos(f32(0.7)), np.sin(f32(0.7))
    close(x, np.concatenate([left * c - right * s, right * c + left * s], 1))


def softmax():
    x, y = random(5, 1000), np.zeros((5, 1000), f32)
    yield [x, y, i32(5)], (5,)
    e = np.exp(x.astype(float) - x.max(1, keepdims=True))
    close(y, e / e.sum(1, keepdims=True))


def split_sum():
    x, y = random(4096), np.zeros(64, f32)
    yield [x, y], (64,)
    close(y, x.reshape(64, 64).astype(float).sum(0))


def stencil():
    x, y = random(1026), np.zeros(1024, f32)
    yield [x, y], (32,)
    padded = np.concatenate([x, np.zeros(62, f32)])
    tiles = np.stack([padded[32 * b:32 * b + 64] for b in range(32)])
    close(y, ((tiles[:, :32] + tiles[:, 32:]) / 2).reshape(-1))


def vector_add():
    x, y, z = random(1000), random(1000, seed=2), np.full(1000, np.nan, f32)
    yield [x, y, z, i32(1000)], (4,)
    assert (z == x + y).all()


CASES = {name.rstrip("_").replace("_", "-"): case for name, case in list(globals().items())
         if inspect.isgeneratorfunction(case)}
