# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Inputs of the kernels of kernels.py, and what NumPy expects of each: CASES."""

import math
from typing import Any, Dict, NamedTuple, Tuple

import numpy as np


class Case(NamedTuple):
    """A launch: an argument is a number, an array, or a list of arrays, which is an
    array of their addresses. expect has arrays by the number of the argument, or of
    (the argument, the array of its list)."""
    grid: Tuple[int, ...]
    args: list
    expect: Dict[Any, Any]
    tolerance: float = 1e-5


RANDOM = np.random.default_rng(7)
F16, F32, I32 = np.float16, np.float32, np.int32


def real(*shape, kind=F32):
    return RANDOM.uniform(-1, 1, shape).astype(kind)


def bf16(values):
    """The bits of bfloat16, cut off, and the values that they are."""
    bits = (np.ascontiguousarray(values, F32).view(np.uint32) >> 16).astype(np.uint16)
    return bits, (bits.astype(np.uint32) << 16).view(F32)


def vector_add(n=1000):
    x, y = real(n), real(n)
    return Case((1,), [x, y, np.zeros(1024, F32), n],
                {2: np.concatenate([x + y, np.zeros(1024 - n, F32)])}, 0)


def softmax(columns=1500):
    x = real(3, columns)
    e = np.exp(x - x.max(1, keepdims=True))
    return Case((3,), [x, np.zeros_like(x), columns, columns], {1: e / e.sum(1, keepdims=True)})


def layer_norm(columns=1300):
    x, weight, bias = real(2, columns, kind=F16), real(columns), real(columns)
    v = x.astype(F32)
    mean, variance = v.mean(1, keepdims=True), v.var(1, keepdims=True)
    return Case((2,), [x, np.zeros_like(v), weight, bias, columns, columns, 1e-5],
                {1: (v - mean) / np.sqrt(variance + 1e-5) * weight + bias}, 1e-4)


def matmul(left, right, out, tile, product, tolerance):
    (M, K), N = left.shape, right.shape[1]
    grid = (-(-M // tile), -(-N // tile))
    return Case(grid, [left, right, out, M, N, K, K, N, N], {2: product}, tolerance)


def matmul_f16(columns=100):
    a, b = real(140, 96, kind=F16), real(96, columns, kind=F16)
    return matmul(a, b, np.zeros((140, columns), F16), 128, a.astype(F32) @ b.astype(F32), 5e-3)


def matmul_bf16(columns=70):
    (a, av), (b, bv) = bf16(real(100, 80)), bf16(real(80, columns))
    return matmul(a, b, np.zeros((100, columns), np.uint16), 128, bf16(av @ bv)[0], "bf16")


def matmul_tf32(columns=60):
    a, b = real(70, 80), real(80, columns)
    return matmul(a, b, np.zeros((70, columns), F32), 64, a @ b, 1e-2)


def matmul_fp8(columns=70):
    # The upper halves of 16-bit floats.
    a, b = ((real(*s, kind=F16).view(np.uint16) >> 8).astype(np.uint8)
            for s in ((100, 80), (80, columns)))
    av, bv = ((v.astype(np.uint16) << 8).view(F16).astype(F32) for v in (a, b))
    return matmul(a, b, np.zeros((100, columns), F16), 128, av @ bv, 2e-2)


def persistent_matmul(depth=72, columns=90):
    a, b = real(100, depth, kind=F16), real(depth, columns, kind=F16)
    return Case((132,), [a, b, np.zeros((100, columns), F16), 100, columns, depth],
                {2: a.astype(F32) @ b.astype(F32)}, 5e-3)


def grouped_matmul():
    shapes = [(64, 128, 64), (100, 60, 128)]
    a = [real(M, K, kind=F16) for M, N, K in shapes]
    b = [real(K, N, kind=F16) for M, N, K in shapes]
    c = [np.zeros((M, N), F16) for M, N, K in shapes]
    return Case((132,), [a, b, c, np.array(shapes, I32), len(shapes)],
                {(2, n): a[n].astype(F32) @ b[n].astype(F32) for n in range(len(shapes))},
                5e-3)


def tma_matmul():
    # Rows are multiples of 16 bytes, as the hardware requires.
    a, b = real(136, 128, kind=F16), real(120, 128, kind=F16)
    return Case((2, 1), [a, b, np.zeros((136, 120), F16), 136, 120, 128],
                {2: a.astype(F32) @ b.astype(F32).T}, 5e-3)


def scales(rows, columns):
    bits = RANDOM.integers(125, 130, (rows, columns), dtype=np.uint8)
    return bits, np.repeat(np.exp2(bits.astype(F32) - 127), 32, axis=1)


def e4m3(bits):
    exponent, fraction = bits >> 3 & 15, (bits & 7).astype(F32)
    size = np.where(exponent == 0, fraction / 8 * 2.0**-6,
                    (1 + fraction / 8) * np.exp2(exponent.astype(F32) - 7))
    return np.where(bits & 128, -size, size).astype(F32)


def scaled_fp8():
    def operand():
        bits = RANDOM.integers(0, 0x7f, (128, 128), dtype=np.uint8)
        bits |= RANDOM.integers(0, 2, (128, 128), dtype=np.uint8) << 7
        return bits, *scales(128, 4)
    (a, sa, ea), (b, sb, eb) = operand(), operand()
    expected = (e4m3(a) * ea).astype(np.float64) @ (e4m3(b) * eb).T.astype(np.float64)
    return Case((1,), [a, sa, b, sb, np.zeros((128, 128), F32), 128], {4: expected}, 1e-2)


def scaled_fp4():
    values = np.array([0, .5, 1, 1.5, 2, 3, 4, 6, 0, -.5, -1, -1.5, -2, -3, -4, -6], F32)

    def operand():
        nibbles = RANDOM.integers(0, 16, (128, 128), dtype=np.uint8)
        packed = nibbles[:, ::2] | nibbles[:, 1::2] << 4
        bits, size = scales(128, 4)
        return packed, bits, values[nibbles] * size
    (a, sa, av), (b, sb, bv) = operand(), operand()
    return Case((1,), [a, sa, b, sb, np.zeros((128, 128), F32), 128], {4: av @ bv.T}, 1e-2)


def attention_inputs(length=128, heads=1):
    return [real(heads, length, 64, kind=F16) for _ in range(4)]


def attention_values(q, k, scale):
    """Scores with base 2, and the logarithms of their sums."""
    s = q.astype(F32) @ k.astype(F32).transpose(0, 2, 1) * scale
    s = np.where(np.tri(s.shape[1], dtype=bool), s, -np.inf)
    most = s.max(2, keepdims=True)
    return s, (most + np.log2(np.exp2(s - most).sum(2, keepdims=True)))[..., 0]


def attention():
    q, k, v, _ = attention_inputs()
    scale = 0.18
    s, lse = attention_values(q, k, scale)
    out = np.exp2(s - lse[..., None]) @ v.astype(F32)
    return Case((1, 1), [q, k, v, np.zeros_like(q), np.zeros(lse.shape, F32), scale, 128],
                {3: out, 4: lse}, 1e-2)


def attention_backward():
    q, k, v, do = attention_inputs()
    scale = 0.18
    s, lse = attention_values(q, k, scale)
    p, grad = np.exp2(s - lse[..., None]), do.astype(F32)
    delta = ((p @ v.astype(F32)) * grad).sum(2)
    ds = p * (grad @ v.astype(F32).transpose(0, 2, 1) - delta[..., None])
    dq, dk = ds @ k.astype(F32) * scale, ds.transpose(0, 2, 1) @ q.astype(F32) * scale
    dv = p.transpose(0, 2, 1) @ grad
    return Case((2, 1), [q, k, v, do, np.zeros(q.shape, F32), np.zeros_like(k),
                         np.zeros_like(v), lse, delta.astype(F32), scale, 128],
                {4: dq, 5: dk, 6: dv}, 2e-2)


def atomics(n=200):
    x = RANDOM.integers(1, 16, n).astype(I32)
    ints = np.zeros(1024, I32)
    ints[2], ints[3] = 99, -1
    expected = ints.copy()
    expected[0], expected[1], expected[2] = x.sum(), x.max(), x.min()
    expected[3] = -1 & np.bitwise_and.reduce(x)
    expected[4], expected[5] = np.bitwise_or.reduce(x), np.bitwise_xor.reduce(x)
    expected[6:6 + n] = x
    expected[1001] = 1
    # What was exchanged is 0 everywhere: all sums go to the first element.
    floats, halves = np.zeros(256, F32), np.zeros(256, F16)
    most = np.zeros(256, F32)
    most[:n] = x
    most[0] = max(x.sum(), x[0])
    added = np.zeros(256, F16)
    added[:n] = x
    return Case((1,), [x, ints, floats, halves, n], {1: expected, 2: most, 3: added}, 0)


def scans():
    x, y = real(16, 256) * F32(0.1) + F32(1), real(16, 256)
    states, state = np.zeros_like(x), np.zeros(16, F32)
    for column in range(256):
        state = y[:, column] if not column else state * 0 + y[:, column] + x[:, column] * state
        states[:, column] = state
    products = np.cumprod(x[::-1], axis=0)[::-1]
    return Case((1,), [x, y, *(np.zeros_like(x) for _ in range(3))],
                {2: np.cumsum(x, axis=1), 3: products, 4: states}, 1e-3)


def sort():
    x = real(4, 512)
    return Case((1,), [x, np.zeros_like(x)], {1: -np.sort(-x, axis=1)}, 0)


def histogram():
    x = RANDOM.integers(0, 256, 2048).astype(I32)
    return Case((2,), [x, np.zeros(256, I32)],
                {1: np.bincount(x, minlength=256).astype(I32)}, 0)


def philox(seed, offsets):
    """Triton's tl.rand."""
    c = [offsets.astype(np.uint32)] + [np.zeros(len(offsets), np.uint32)] * 3
    k = [seed & 0xffffffff, seed >> 32]
    for _ in range(10):
        low, high = ((c[n].astype(np.uint64) * np.uint64(m)
                      for n, m in ((0, 0xD2511F53), (2, 0xCD9E8D57))))
        c = [(high >> np.uint64(32)).astype(np.uint32) ^ c[1] ^ np.uint32(k[0]),
             high.astype(np.uint32),
             (low >> np.uint64(32)).astype(np.uint32) ^ c[3] ^ np.uint32(k[1]),
             low.astype(np.uint32)]
        k = [(k[0] + 0x9E3779B9) & 0xffffffff, (k[1] + 0xBB67AE85) & 0xffffffff]
    bits = c[0].view(I32)
    return np.where(bits < 0, -bits - 1, bits) * F32(4.6566127342e-10)


def dropout(n=1000):
    x = real(n)
    kept = philox(77, np.arange(n)) > 0.25
    return Case((1,), [x, np.zeros_like(x), 77, 0.25, n],
                {1: np.where(kept, x / F32(0.75), 0)})


def device_functions(n=250):
    x = np.abs(real(n)) * F32(4) + F32(0.1)
    each = (math.tanh(v) + v ** math.erf(v) + math.atan2(v, math.lgamma(v))
            for v in x.astype(float))
    return Case((1,), [x, np.zeros_like(x), n], {1: np.array(list(each))}, 1e-4)


def arg_max(columns=1000):
    x = real(3, columns)
    return Case((3,), [x, np.zeros(3, F32), np.zeros(3, I32), columns],
                {1: x.max(1), 2: x.argmax(1).astype(I32)}, 0)


def gather():
    table, index = real(64, 32), RANDOM.integers(0, 64, (64, 32)).astype(I32)
    return Case((1,), [table, index, np.zeros_like(table)],
                {2: np.take_along_axis(table, index, 0)}, 0)


def bags(count, rows):
    """Where each bag of rows begins and ends, and the rows."""
    first = np.concatenate([[0], np.cumsum(RANDOM.integers(0, 9, count))]).astype(I32)
    return first, RANDOM.integers(0, rows, first[-1]).astype(I32)


def embedding_bag():
    table, (first, index) = real(50, 256), bags(6, 50)
    sums = [table[index[a:b]].sum(0) for a, b in zip(first, first[1:])]
    return Case((6,), [table, index, first, np.zeros((6, 256), F32)], {3: np.array(sums)})


def sparse_product(width=200):
    dense, (first, columns) = real(40, width), bags(7, 40)
    values = real(len(columns))
    sums = [values[a:b] @ dense[columns[a:b]] for a, b in zip(first, first[1:])]
    return Case((7, 2), [values, columns, first, dense, np.zeros((7, width), F32), width],
                {4: np.array(sums)})


def adamw():
    n, rate, beta1, beta2, eps, decay, scale1, scale2 = 2000, .01, .9, .99, 1e-6, .1, 5., 20.
    w, (bits, g), m, v = real(n), bf16(real(n)), real(n), np.abs(real(n))
    m1, v1 = m * beta1 + g * (1 - beta1), v * beta2 + g * g * (1 - beta2)
    w1 = w * (1 - rate * decay) - rate * (m1 * scale1) / (np.sqrt(v1 * scale2) + eps)
    return Case((2,), [w, bits, m, v, n, rate, beta1, beta2, eps, decay, scale1, scale2],
                {0: w1, 2: m1, 3: v1})


def hadamard():
    x, matrix = real(8, 512), np.ones((1, 1))
    while len(matrix) < 512:
        matrix = np.kron([[1, 1], [1, -1]], matrix)
    return Case((2,), [x, np.zeros_like(x)], {1: x @ matrix})


def rms_norm(columns=1700):
    rows = (3, columns)
    (x, xv), (r, rv), (w, wv) = (bf16(real(*s)) for s in (rows, rows, rows[1:]))
    v = xv + rv
    scaled = v / np.sqrt((v * v).mean(1, keepdims=True) + 1e-5) * wv
    return Case((3,), [x, r, w, np.zeros_like(x), columns, 1e-5],
                {1: bf16(v)[0], 3: bf16(scaled)[0]}, "bf16")


def e4m3_bits(values):
    """The nearest of all numbers, and of two, the one whose last bit is 0."""
    table = e4m3(np.arange(0x7f, dtype=np.uint8)).astype(np.float64)
    middles, magnitude = (table[1:] + table[:-1]) / 2, np.abs(values).astype(np.float64)
    at = np.searchsorted(middles, magnitude)
    tie = np.isin(magnitude, middles)
    at = np.where(tie & (at % 2 == 1), at + 1, at)
    return (at | np.signbit(values) * 0x80).astype(np.uint8)


def e5m2_bits(values):
    """Rounds from the bits of 16-bit floats, which hold these values."""
    bits = values.astype(F16).view(np.uint16).astype(np.uint32)
    return ((bits + 0x7f + (bits >> 8 & 1)) >> 8).astype(np.uint8)


def quantize(columns=1000):
    x = real(3, columns, kind=F16).astype(F32)
    scale = np.maximum(np.abs(x).max(1), F32(1e-6)) / F32(448)
    return Case((3,), [x, np.zeros(3, F32), *(np.zeros(x.shape, np.uint8) for _ in range(2)),
                       columns],
                {1: scale, 2: e4m3_bits(x / scale[:, None]), 3: e5m2_bits(x)}, 4e-3)


def linear_attention():
    q, k, v, _ = attention_inputs(192, 2)
    near = q.astype(F32) @ k.astype(F32).transpose(0, 2, 1)
    out = np.where(np.tri(192, dtype=bool), near, 0) @ v.astype(F32)
    return Case((2,), [q, k, v, np.zeros_like(q), 192], {3: out}, 1e-2)


def selective_scan():
    length, channels, states = 20, 64, 16
    u, delta, b, c = (real(length, n) for n in (channels, channels, states, states))
    a, h = -np.abs(real(channels, states)), np.zeros((channels, states))
    out = np.zeros((length, channels), F32)
    step = np.log1p(np.exp(delta))
    for t in range(length):
        h = h * np.exp(step[t][:, None] * a) + (step[t] * u[t])[:, None] * b[t]
        out[t] = h @ c[t]
    return Case((2,), [u, delta, a, b, c, np.zeros_like(out), length, channels], {5: out})


def cross_entropy(columns=2500):
    x = real(3, columns, kind=F16) * F16(8)
    labels = RANDOM.integers(0, columns, 3).astype(I32)
    v = x.astype(np.float64)
    losses = np.log(np.exp(v).sum(1)) - v[np.arange(3), labels]
    return Case((3,), [x, labels, np.zeros(3, F32), columns], {2: losses})


def rope():
    length, rows = 5, 15
    x, angles = real(rows, 128, kind=F16), real(length, 64) * F32(3)
    c, s = (np.tile(f(angles), (rows // length, 1)) for f in (np.cos, np.sin))
    a, b = x[:, :64].astype(F32), x[:, 64:].astype(F32)
    return Case((rows,), [x, np.cos(angles), np.sin(angles), np.zeros_like(x), length],
                {3: np.concatenate([a * c - b * s, b * c + a * s], 1)}, 1e-3)


CASES = {
    "vector add": vector_add, "softmax": softmax, "layer norm": layer_norm,
    "matmul": matmul_f16, "matmul bf16": matmul_bf16, "matmul tf32": matmul_tf32,
    "matmul fp8": matmul_fp8, "persistent matmul": persistent_matmul,
    "grouped matmul": grouped_matmul, "matmul TMA": tma_matmul,
    "matmul warp-specialized": tma_matmul, "dot_scaled mxfp8": scaled_fp8,
    "matmul mxfp4": scaled_fp4, "flash attention": attention,
    "flash attention backward": attention_backward, "atomics": atomics, "scans": scans,
    "sort": sort, "histogram": histogram, "dropout": dropout,
    "libdevice": device_functions, "arg max": arg_max, "gather, assert": gather,
    "embedding bag": embedding_bag, "sparse product": sparse_product, "AdamW": adamw,
    "Hadamard": hadamard, "rms norm, residual": rms_norm, "fp8 stores": quantize,
    "linear attention": linear_attention, "selective scan": selective_scan,
    "cross entropy": cross_entropy, "rope": rope, "softmax, 1 warp": lambda: softmax(400),
    "arg max, 2 warps": arg_max, "layer norm, 16 warps": layer_norm,
    "matmul, 2 blocks": matmul_f16, "scans, debug": scans,
}

# The same with rows of a multiple of 16 elements, as those of most real tensors are.
ALIGNED = {name: lambda case=CASES[name], sizes=sizes: case(*sizes) for name, sizes in {
    "vector add": [992], "softmax": [1504], "layer norm": [1312], "matmul": [112],
    "matmul bf16": [80], "matmul tf32": [64], "matmul fp8": [80],
    "persistent matmul": [80, 96], "atomics": [208], "dropout": [992], "libdevice": [240],
    "arg max": [992], "sparse product": [208], "rms norm, residual": [1712],
    "fp8 stores": [992], "cross entropy": [2512], "arg max, 2 warps": [992],
    "layer norm, 16 warps": [1312], "matmul, 2 blocks": [112]}.items()}


def aligned_case(name):
    """The case of a kernel, whichever came before, with such rows if it has any."""
    global RANDOM
    RANDOM = np.random.default_rng(7)
    return ALIGNED.get(name, CASES[name])()


def mistake(case, found):
    """How arrays, by the number of the argument, differ from what is expected, or ""."""
    for at, expected in case.expect.items():
        got, tolerance = found[at], case.tolerance
        if tolerance == "bf16":
            got, expected = ((v.astype(np.uint32) << 16).view(np.float32)
                             for v in (got, expected))
            tolerance = 2e-2
        got, expected = (np.asarray(v, np.float64) for v in (got, expected))
        scale = max(np.abs(expected).max(), 1)
        error = np.abs(got - expected) / scale
        if not (error <= tolerance).all():
            where = np.unravel_index(np.nanargmax(np.where(np.isnan(error), np.inf, error)),
                                     error.shape)
            return (f"argument {at} at {tuple(map(int, where))}: {got[where]}, "
                    f"not {expected[where]}; {int((~(error <= tolerance)).sum())} differ")
    return ""
