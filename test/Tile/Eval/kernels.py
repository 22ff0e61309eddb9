# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the kernels in test/Tile/CudaTile/Inputs/kernels, and compares what they
compute with NumPy. None may have a finding, unless it is said here.

usage: kernels.py FOLDER [machine]

With `machine`, they are compiled to PTX and run on the machine.
"""

import pathlib
import sys

import numpy as np

if "machine" in sys.argv:
    sys.path.append(str(pathlib.Path(__file__).parent.parent))
    from machine import Program
else:
    from evaluator import Program

FOLDER = pathlib.Path(sys.argv[1])
DONE = []
f32, f16, i32, i8 = np.float32, np.float16, np.int32, np.int8


def random(*shape, kind=f32, seed=1):
    return np.random.default_rng(seed).standard_normal(shape).astype(kind)


def bf16(x):
    """To the bits of the nearest bf16."""
    bits = np.asarray(x, f32).view(np.uint32)
    return ((bits + 0x7fff + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def wide(x):
    return (x.astype(np.uint32) << 16).view(f32)


def run(name, arguments, grid=(1,), **options):
    program = Program((FOLDER / (name + ".mlir")).read_text(), name + ".mlir")
    result = program.run(arguments, grid, **options)
    assert result.status == "success", (name, result.error)
    assert not result.findings, result.text
    DONE.append(name)
    return result


def close(a, b, tolerance=1e-5):
    assert np.allclose(a, b, tolerance, tolerance), np.abs(a - b).max()


def activation():
    x = random(256)
    before = x.astype(float)
    run("activation", [x])
    t = np.exp(np.tanh(before).astype(f32).astype(float))
    log2 = np.log2(t)
    base = np.log(t).astype(f32).astype(float)
    with np.errstate(all="ignore"):
        a = np.floor(np.abs(np.sqrt(np.power(base, log2.astype(f32).astype(float)))))
        y = np.trunc(np.arctan2(np.fmod(np.ceil(a), before), before))
    y[np.isnan(y)] = 0
    # Where a function is close to an integer, the last bit decides.
    assert (x == y).mean() > 0.98


def all_gather():
    program = Program((FOLDER / "all-gather.mlir").read_text())
    result = program.run([random(1024), random(1024)], (8,))
    assert result.status == "execution" and "multimem" in result.error, result.error
    DONE.append("all-gather")


def argmax():
    x, v, i = random(8, 128), np.zeros(8, f32), np.zeros(8, i32)
    x[:, 5] = x[:, 9] = 9
    run("argmax", [x, v, i])
    assert (v == x.max(1)).all() and (i == x.argmax(1)).all()


def attention():
    n = 96
    q, k, v = (random(n, 64, kind=f16, seed=s) for s in range(3))
    o = np.zeros_like(q)
    run("attention", [q, k, v, o, i32(n)], (3,))
    s = q.astype(float) @ k.astype(float).T * 0.125
    w = np.exp2(s - s.max(1, keepdims=True))
    close(o, w / w.sum(1, keepdims=True) @ v.astype(float), 3e-3)


def axpy():
    x, y = random(300), random(300, seed=2)
    before = y.copy()
    run("axpy-view", [f32(2.5), x, y, np.int64(300)], (3,))
    close(y, 2.5 * x + before)


def collatz():
    y = np.zeros(1, np.int64)
    result = run("collatz", [np.int64(27), y])
    assert y[0] == 111 and result.printed == "111 steps\n"


def dependent():
    x = np.array([3.0])
    run("dependent", [x, i32(5)])
    assert x[0] == 243


def dequantize():
    x = np.arange(64, dtype=np.uint8) * 37
    y, before = np.zeros(128, f16), x.copy()
    run("dequantize", [x, y, f16(0.5)])
    nibbles = np.stack([before & 15, before >> 4], 1).reshape(-1).astype(int)
    close(y, np.where(nibbles > 7, nibbles - 16, nibbles) * 0.5)
    assert (x == before).all()


def early_exit():
    y = np.full(16, -1, i32)
    run("early-exit", [i32(10), y], (4,))
    assert (y[:10] == np.arange(10)).all() and (y[10:] == -1).all()


def embedding():
    table, y = random(50, 128, kind=f16), np.zeros((1024, 128), f16)
    ids = np.random.default_rng(3).integers(0, 50, 1024).astype(i32)
    run("embedding", [table, ids, y, i32(50)], (64,))
    assert (y == table[ids]).all()


def histogram():
    x = np.random.default_rng(3).integers(-3, 20, 128).astype(i32)
    bins = np.zeros(16, i32)
    run("histogram", [x, bins, i32(16)])
    assert (bins == np.bincount(x[(x >= 0) & (x < 16)], minlength=16)).all()


def layer_norm():
    x, w = bf16(random(512, 256)), bf16(random(256, seed=2))
    y = np.zeros_like(x)
    run("layer-norm-rows", [x, w, y, f32(1e-5)], (128,))
    v = wide(x).astype(float)
    n = (v - v.mean(1, keepdims=True)) / np.sqrt(v.var(1, keepdims=True) + 1e-5)
    close(wide(y), n * wide(w), 2e-2)


def lock():
    # The blocks take turns: the result is exact.
    held, x = np.zeros(1, i32), np.zeros(1, f32)
    run("lock", [held, x], (64,))
    assert x[0] == 64 and held[0] == 0


def lookup():
    y = np.zeros(1, i32)
    run("lookup", [i32(3), y])
    assert y[0] == 9


def prefix_sum():
    x = np.random.default_rng(5).integers(-99, 99, 64).astype(i32)
    y, z = np.zeros_like(x), np.zeros_like(x)
    run("prefix-sum", [x, y, z])
    assert (y == x.cumsum()).all() and (z == x[::-1].cumsum()[::-1]).all()


def product_f16():
    m, n, k = 100, 80, 48
    a, b, c = random(m, k, kind=f16), random(k, n, kind=f16, seed=2), np.zeros((m, n), f32)
    run("product-f16", [a, b, c, i32(m), i32(n), i32(k)], (2, 2))
    close(c, a.astype(float) @ b.astype(float), 1e-4)


def e4m3(codes):
    sign, e, m = np.where(codes & 128, -1.0, 1.0), codes >> 3 & 15, codes & 7
    return sign * np.where(e == 0, m / 8 * 2.0 ** -6, (1 + m / 8) * 2.0 ** (e.astype(int) - 7))


def product_fp8():
    codes = np.random.default_rng(1).integers(0, 256, (2, 16, 16)).astype(np.uint8)
    codes[(codes & 127) == 127] = 0
    a, b, c = codes[0].copy(), codes[1].copy(), np.zeros((16, 16), f32)
    run("product-fp8", [a, b, c])
    p, q = e4m3(a), e4m3(b)
    close(c, p @ q + q @ p, 1e-4)


def product_i8():
    a = np.random.default_rng(1).integers(-128, 128, (4, 32, 64)).astype(i8)
    b = np.random.default_rng(2).integers(0, 256, (4, 64, 32)).astype(np.uint8)
    c = np.zeros((4, 32, 32), f16)
    run("product-i8", [a, b, c, f32(1 / 64)], (4,))
    close(c, (a.astype(int) @ b.astype(int) / 64).astype(f16))


def product_scaled():
    values = np.array([0, .5, 1, 1.5, 2, 3, 4, 6])
    a = np.random.default_rng(1).integers(0, 256, 512).astype(np.uint8)
    scales = np.random.default_rng(2).integers(120, 134, 32).astype(np.uint8)
    c = np.zeros((16, 16), f32)
    run("product-scaled", [a, scales, c])
    nibbles = np.stack([a & 15, a >> 4], 1).reshape(16, 64)
    p = np.where(nibbles & 8, -1, 1) * values[nibbles & 7]
    p = p * np.repeat(2.0 ** (scales.reshape(16, 2).astype(int) - 127), 32, 1)
    close(c, p @ p.T)


def product_transposed():
    a, b = bf16(random(256, 128)), bf16(random(512, 128, seed=2))
    c = np.zeros((256, 512), f32)
    run("product-transposed", [a, b, c], (4, 16))
    close(c, wide(a).astype(float) @ wide(b).astype(float).T, 1e-4)


def random_numbers():
    y = np.zeros(128, f32)
    run("random", [i32(77), y])
    product = np.arange(128, dtype=np.uint64) * 0xCD9E8D57
    low, high = product.astype(np.uint32), (product >> 32).astype(np.uint32)
    bits = (high ^ 77) << 13 | low >> 13
    assert (y == ((bits & 8388607 | 1065353216).view(f32) - f32(1))).all()


def rotary():
    x = random(64, 128)
    before = x.astype(float)
    run("rotary", [x, f32(0.7)], (64,))
    left, right = before[:, :64], before[:, 64:]
    c, s = np.cos(f32(0.7)), np.sin(f32(0.7))
    close(x, np.concatenate([left * c - right * s, right * c + left * s], 1))


def softmax():
    x, y = random(5, 1000), np.zeros((5, 1000), f32)
    run("softmax", [x, y, i32(5)], (5,))
    e = np.exp(x.astype(float) - x.max(1, keepdims=True))
    close(y, e / e.sum(1, keepdims=True))


def split_sum():
    x, y = random(4096), np.zeros(64, f32)
    run("split-sum", [x, y], (64,))
    close(y, x.reshape(64, 64).astype(float).sum(0))
    again = np.zeros(64, f32)
    run("split-sum", [x, again], (64,), threads=3)
    DONE.pop()
    assert (again.view(i32) == y.view(i32)).all()


def stencil():
    x, y = random(1026), np.zeros(1024, f32)
    run("stencil", [x, y], (32,))
    padded = np.concatenate([x, np.zeros(62, f32)])
    tiles = np.stack([padded[32 * b:32 * b + 64] for b in range(32)])
    close(y, ((tiles[:, :32] + tiles[:, 32:]) / 2).reshape(-1))


def vector_add():
    x, y, z = random(1000), random(1000, seed=2), np.full(1000, np.nan, f32)
    program = Program((FOLDER / "vector-add.mlir").read_text())
    result = program.run([x, y, z, i32(1000)], (4,), uninitialized=[2])
    assert result.status == "success", result.error
    assert not [r for r in result.rules if r != "tile-false-assume"], result.text
    assert (z == x + y).all()
    DONE.append("vector-add")


for test in [activation, all_gather, argmax, attention, axpy, collatz, dependent,
             dequantize, early_exit, embedding, histogram, layer_norm, lock, lookup,
             prefix_sum, product_f16, product_fp8, product_i8, product_scaled,
             product_transposed, random_numbers, rotary, softmax, split_sum, stencil,
             vector_add]:
    test()
missing = {p.stem for p in FOLDER.glob("*.mlir")} ^ set(DONE)
assert not missing, missing
print(len(DONE), "kernels")
