# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels in Triton, and how each is compiled: KERNELS has a row for each."""

from typing import Any, Dict, NamedTuple

import triton
import triton.language as tl
from triton.language.extra import libdevice


@triton.jit
def vector_add(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = i < n
    tl.store(out + i, tl.load(x + i, inside) + tl.load(y + i, inside), inside)


@triton.jit
def softmax(x, out, stride, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    v = tl.load(x + row * stride + i, i < columns, other=-float("inf"))
    v = tl.exp(v - tl.max(v, axis=0))
    tl.store(out + row * stride + i, v / tl.sum(v, axis=0), i < columns)


@triton.jit
def layer_norm(x, out, weight, bias, stride, columns, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0) * stride
    total = tl.zeros([BLOCK], tl.float32)
    squares = tl.zeros([BLOCK], tl.float32)
    for start in range(0, columns, BLOCK):
        i = start + tl.arange(0, BLOCK)
        v = tl.load(x + row + i, i < columns, other=0.0).to(tl.float32)
        total += v
        squares += v * v
    mean = tl.sum(total, axis=0) / columns
    variance = tl.sum(squares, axis=0) / columns - mean * mean
    scale = 1 / tl.sqrt(variance + eps)
    for start in range(0, columns, BLOCK):
        i = start + tl.arange(0, BLOCK)
        inside = i < columns
        v = tl.load(x + row + i, inside, other=0.0).to(tl.float32)
        w = tl.load(weight + i, inside)
        tl.store(out + row + i, (v - mean) * scale * w + tl.load(bias + i, inside), inside)


@triton.jit
def matmul(a, b, c, M, N, K, sam, sbk, scm, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, STAGES: tl.constexpr):
    pm, pn = tl.program_id(0), tl.program_id(1)
    rm = (pm * BM + tl.arange(0, BM)) % M
    rn = (pn * BN + tl.arange(0, BN)) % N
    rk = tl.arange(0, BK)
    pa = a + rm[:, None] * sam + rk[None, :]
    pb = b + rk[:, None] * sbk + rn[None, :]
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in tl.range(0, tl.cdiv(K, BK), num_stages=STAGES):
        left = tl.load(pa, mask=rk[None, :] < K - k * BK, other=0.0)
        right = tl.load(pb, mask=rk[:, None] < K - k * BK, other=0.0)
        acc = tl.dot(left, right, acc)
        pa += BK
        pb += BK * sbk
    om = pm * BM + tl.arange(0, BM)
    on = pn * BN + tl.arange(0, BN)
    tl.store(c + om[:, None] * scm + on[None, :], acc.to(c.dtype.element_ty), (om[:, None] < M) & (on[None, :] < N))


@triton.jit
def persistent_matmul(a, b, c, M, N, K, PROGRAMS: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    wide = tl.cdiv(N, BN)
    rk = tl.arange(0, BK)
    for tile in tl.range(tl.program_id(0), tl.cdiv(M, BM) * wide, PROGRAMS):
        rm = tile // wide * BM + tl.arange(0, BM)
        rn = tile % wide * BN + tl.arange(0, BN)
        acc = tl.zeros((BM, BN), dtype=tl.float32)
        for k in range(0, K, BK):
            left = tl.load(a + rm[:, None] * K + k + rk[None, :], (rm[:, None] < M) & (k + rk[None, :] < K), other=0.0)
            right = tl.load(b + (k + rk[:, None]) * N + rn[None, :], (k + rk[:, None] < K) & (rn[None, :] < N), other=0.0)
            acc = tl.dot(left, right, acc)
        tl.store(c + rm[:, None] * N + rn[None, :], acc.to(tl.float16), (rm[:, None] < M) & (rn[None, :] < N))


@triton.jit
def grouped_matmul(pointers_a, pointers_b, pointers_c, sizes, groups, PROGRAMS: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    tile = tl.program_id(0)
    first = 0
    rk = tl.arange(0, BK)
    for g in range(groups):
        M, N, K = tl.load(sizes + g * 3), tl.load(sizes + g * 3 + 1), tl.load(sizes + g * 3 + 2)
        wide = tl.cdiv(N, BN)
        tiles = tl.cdiv(M, BM) * wide
        a = tl.load(pointers_a + g).to(tl.pointer_type(tl.float16))
        b = tl.load(pointers_b + g).to(tl.pointer_type(tl.float16))
        c = tl.load(pointers_c + g).to(tl.pointer_type(tl.float16))
        while tile >= first and tile < first + tiles:
            rm = (tile - first) // wide * BM + tl.arange(0, BM)
            rn = (tile - first) % wide * BN + tl.arange(0, BN)
            acc = tl.zeros((BM, BN), dtype=tl.float32)
            for k in range(0, K, BK):
                left = tl.load(a + rm[:, None] * K + k + rk[None, :], rm[:, None] < M, other=0.0)
                right = tl.load(b + (k + rk[:, None]) * N + rn[None, :], rn[None, :] < N, other=0.0)
                acc = tl.dot(left, right, acc)
            tl.store(c + rm[:, None] * N + rn[None, :], acc.to(tl.float16), (rm[:, None] < M) & (rn[None, :] < N))
            tile += PROGRAMS
        first += tiles


@triton.jit
def tma_matmul(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, SPECIALIZE: tl.constexpr):
    da = tl.make_tensor_descriptor(a, [M, K], [K, 1], [BM, BK])
    db = tl.make_tensor_descriptor(b, [N, K], [K, 1], [BN, BK])
    dc = tl.make_tensor_descriptor(c, [M, N], [N, 1], [BM, BN])
    om, on = tl.program_id(0) * BM, tl.program_id(1) * BN
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in tl.range(0, tl.cdiv(K, BK), warp_specialize=SPECIALIZE):
        left = da.load([om, k * BK])
        right = db.load([on, k * BK])
        acc = tl.dot(left, right.T, acc)
    dc.store([om, on], acc.to(tl.float16))


@triton.jit
def scaled_matmul(a, sa, b, sb, c, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, PACK: tl.constexpr, FORMAT: tl.constexpr):
    rm, rn = tl.arange(0, BM), tl.arange(0, BN)
    rk, rs = tl.arange(0, BK // PACK), tl.arange(0, BK // 32)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, tl.cdiv(K, BK)):
        left = tl.load(a + rm[:, None] * (K // PACK) + k * (BK // PACK) + rk[None, :])
        right = tl.load(b + rn[None, :] * (K // PACK) + k * (BK // PACK) + rk[:, None])
        scale_a = tl.load(sa + rm[:, None] * (K // 32) + k * (BK // 32) + rs[None, :])
        scale_b = tl.load(sb + rn[:, None] * (K // 32) + k * (BK // 32) + rs[None, :])
        acc = tl.dot_scaled(left, scale_a, FORMAT, right, scale_b, FORMAT, acc)
    tl.store(c + rm[:, None] * BN + rn[None, :], acc)


@triton.jit
def attention(q, k, v, out, lse, scale, length, BM: tl.constexpr, BN: tl.constexpr, D: tl.constexpr):
    head = tl.program_id(1).to(tl.int64) * length * D
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    rd = tl.arange(0, D)
    query = tl.load(q + head + rm[:, None] * D + rd[None, :])
    most = tl.full([BM], -float("inf"), tl.float32)
    total = tl.zeros([BM], tl.float32)
    acc = tl.zeros([BM, D], tl.float32)
    for start in range(0, (tl.program_id(0) + 1) * BM, BN):
        rn = start + tl.arange(0, BN)
        s = tl.dot(query, tl.load(k + head + rn[None, :] * D + rd[:, None])) * scale
        s = tl.where(rm[:, None] >= rn[None, :], s, -1.0e6)
        new = tl.maximum(most, tl.max(s, 1))
        p = tl.math.exp2(s - new[:, None])
        shrink = tl.math.exp2(most - new)
        total = total * shrink + tl.sum(p, 1)
        acc = tl.dot(p.to(tl.float16), tl.load(v + head + rn[:, None] * D + rd[None, :]), acc * shrink[:, None])
        most = new
    tl.store(out + head + rm[:, None] * D + rd[None, :], (acc / total[:, None]).to(tl.float16))
    tl.store(lse + tl.program_id(1) * length + rm, most + tl.math.log2(total))


@triton.jit
def attention_backward(q, k, v, do, dq, dk, dv, lse, delta, scale, length, BM: tl.constexpr, BN: tl.constexpr, D: tl.constexpr):
    head = tl.program_id(1).to(tl.int64) * length * D
    row = tl.program_id(1) * length
    rn = tl.program_id(0) * BN + tl.arange(0, BN)
    rd = tl.arange(0, D)
    key = tl.load(k + head + rn[:, None] * D + rd[None, :])
    value = tl.load(v + head + rn[:, None] * D + rd[None, :])
    gk = tl.zeros([BN, D], tl.float32)
    gv = tl.zeros([BN, D], tl.float32)
    for start in range(tl.program_id(0) * BN, length, BM):
        rm = start + tl.arange(0, BM)
        query = tl.load(q + head + rm[:, None] * D + rd[None, :])
        grad = tl.load(do + head + rm[:, None] * D + rd[None, :])
        s = tl.dot(key, tl.trans(query)) * scale
        p = tl.math.exp2(s - tl.load(lse + row + rm)[None, :])
        p = tl.where(rm[None, :] >= rn[:, None], p, 0.0)
        gv = tl.dot(p.to(tl.float16), grad, gv)
        ds = p * (tl.dot(value, tl.trans(grad)) - tl.load(delta + row + rm)[None, :])
        ds = ds.to(tl.float16)
        gk = tl.dot(ds, query, gk)
        gq = tl.dot(tl.trans(ds), key)
        tl.atomic_add(dq + head + rm[:, None] * D + rd[None, :], gq * scale)
    tl.store(dk + head + rn[:, None] * D + rd[None, :], (gk * scale).to(tl.float16))
    tl.store(dv + head + rn[:, None] * D + rd[None, :], gv.to(tl.float16))


@triton.jit
def atomics(x, ints, floats, halves, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = i < n
    v = tl.load(x + i, inside, other=0)
    one = ints + i * 0
    tl.atomic_add(one, v, inside)
    tl.atomic_max(one + 1, v, inside, sem="relaxed")
    tl.atomic_min(one + 2, v, inside, scope="cta")
    tl.atomic_and(one + 3, v, inside)
    tl.atomic_or(one + 4, v, inside, scope="sys")
    tl.atomic_xor(one + 5, v, inside)
    old = tl.atomic_xchg(ints + 6 + i, v, inside)
    tl.atomic_add(floats + (old & 15), v.to(tl.float32), inside)
    tl.atomic_max(floats + i, v.to(tl.float32), inside)
    tl.atomic_add(halves + i, v.to(tl.float16), inside)
    lock = ints + 1000
    while tl.atomic_cas(lock, 0, 1) == 1:
        pass
    tl.store(ints + 1001, tl.load(ints + 1001) + 1)
    tl.atomic_xchg(lock, 0)


@triton.jit
def linear(a0, b0, a1, b1):
    return a0 * a1, a1 * b0 + b1


@triton.jit
def scans(x, y, sums, products, states, BM: tl.constexpr, BN: tl.constexpr):
    i = tl.arange(0, BM)[:, None] * BN + tl.arange(0, BN)[None, :]
    v = tl.load(x + i)
    tl.store(sums + i, tl.cumsum(v, axis=1))
    tl.store(products + i, tl.cumprod(v, axis=0, reverse=True))
    _, state = tl.associative_scan((v, tl.load(y + i)), 1, linear)
    tl.store(states + i, state)


@triton.jit
def sort(x, out, M: tl.constexpr, N: tl.constexpr):
    i = tl.arange(0, M)[:, None] * N + tl.arange(0, N)[None, :]
    tl.store(out + i, tl.sort(tl.load(x + i), descending=True))


@triton.jit
def histogram(x, out, BLOCK: tl.constexpr, BINS: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    counts = tl.histogram(tl.load(x + i), BINS)
    tl.atomic_add(out + tl.arange(0, BINS), counts)


@triton.jit
def dropout(x, out, seed, p, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + i, i < n)
    tl.store(out + i, tl.where(tl.rand(seed, i) > p, v / (1 - p), 0.0), i < n)


@triton.jit
def device_functions(x, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + i, i < n)
    tl.store(out + i, libdevice.tanh(v) + libdevice.pow(v, libdevice.erf(v)) + libdevice.atan2(v, libdevice.lgamma(v)), i < n)


@triton.jit
def arg_max(x, values, places, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    v = tl.load(x + row * columns + i, i < columns, other=-float("inf"))
    most, at = tl.max(v, axis=0, return_indices=True)
    tl.store(values + row, most)
    tl.store(places + row, at)


@triton.jit
def gather(table, index, out, BLOCK: tl.constexpr, D: tl.constexpr):
    rows = tl.arange(0, BLOCK)[:, None] * D + tl.arange(0, D)[None, :]
    values = tl.gather(tl.load(table + rows), tl.load(index + rows), axis=0)
    tl.device_assert(values == values, "not a number")
    tl.store(out + rows, values)


@triton.jit
def embedding_bag(table, index, first, out, D: tl.constexpr):
    bag = tl.program_id(0)
    i = tl.arange(0, D)
    total = tl.zeros([D], tl.float32)
    for at in range(tl.load(first + bag), tl.load(first + bag + 1)):
        total += tl.load(table + tl.load(index + at).to(tl.int64) * D + i)
    tl.store(out + bag * D + i, total)


@triton.jit
def sparse_product(values, columns, first, dense, out, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    total = tl.zeros([BLOCK], tl.float32)
    for at in range(tl.load(first + row), tl.load(first + row + 1)):
        column = tl.load(columns + at)
        total += tl.load(values + at) * tl.load(dense + column * N + i, i < N, other=0.0)
    tl.store(out + row * N + i, total, i < N)


@triton.jit
def adamw(weights, grads, first, second, n, rate, beta1, beta2, eps, decay, scale1, scale2, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = i < n
    g = tl.load(grads + i, inside, other=0.0).to(tl.float32)
    w = tl.load(weights + i, inside, other=0.0)
    m = tl.load(first + i, inside, other=0.0) * beta1 + g * (1 - beta1)
    v = tl.load(second + i, inside, other=0.0) * beta2 + g * g * (1 - beta2)
    w = w * (1 - rate * decay) - rate * (m * scale1) / (tl.sqrt(v * scale2) + eps)
    tl.store(first + i, m, inside)
    tl.store(second + i, v, inside)
    tl.store(weights + i, w, inside)


@triton.jit
def hadamard(x, out, ROWS: tl.constexpr, N: tl.constexpr, STEPS: tl.constexpr):
    i = (tl.program_id(0) * ROWS + tl.arange(0, ROWS))[:, None] * N + tl.arange(0, N)[None, :]
    v = tl.load(x + i)
    for step in tl.static_range(STEPS):
        halves = tl.reshape(v, (ROWS, 1 << step, 2, N >> (step + 1)))
        a, b = tl.split(tl.permute(halves, (0, 1, 3, 2)))
        v = tl.reshape(tl.permute(tl.join(a + b, a - b), (0, 1, 3, 2)), (ROWS, N))
    tl.store(out + i, v)


@triton.jit
def rms_norm(x, residual, weight, out, columns, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0) * columns
    i = tl.arange(0, BLOCK)
    inside = i < columns
    v = tl.load(x + row + i, inside, other=0.0).to(tl.float32)
    v += tl.load(residual + row + i, inside, other=0.0).to(tl.float32)
    tl.store(residual + row + i, v.to(tl.bfloat16), inside)
    scale = tl.rsqrt(tl.sum(v * v, axis=0) / columns + eps)
    w = tl.load(weight + i, inside, other=0.0).to(tl.float32)
    tl.store(out + row + i, (v * scale * w).to(tl.bfloat16), inside)


@triton.jit
def quantize(x, scales, bytes, shorts, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    inside = i < columns
    v = tl.load(x + row * columns + i, inside, other=0.0)
    scale = tl.maximum(tl.max(tl.abs(v), axis=0), 1e-6) / 448.0
    tl.store(scales + row, scale)
    tl.store(bytes + row * columns + i, (v / scale).to(tl.float8e4nv), inside)
    tl.store(shorts + row * columns + i, v.to(tl.float8e5), inside)


@triton.jit
def linear_attention(q, k, v, out, length, BLOCK: tl.constexpr, D: tl.constexpr):
    head = tl.program_id(0) * length * D
    row = tl.arange(0, BLOCK)
    rd = tl.arange(0, D)
    state = tl.zeros([D, D], tl.float32)
    for start in range(0, length, BLOCK):
        at = head + (start + row)[:, None] * D + rd[None, :]
        query, key, value = tl.load(q + at), tl.load(k + at), tl.load(v + at)
        near = tl.dot(query, tl.trans(key))
        near = tl.where(row[:, None] >= row[None, :], near, 0.0)
        o = tl.dot(near.to(tl.float16), value)
        o = tl.dot(query, state.to(tl.float16), o)
        state = tl.dot(tl.trans(key), value, state)
        tl.store(out + at, o.to(tl.float16))


@triton.jit
def selective_scan(u, delta, a, b, c, out, length, channels, BLOCK: tl.constexpr, STATES: tl.constexpr):
    channel = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    state = tl.arange(0, STATES)
    rate = tl.load(a + channel[:, None] * STATES + state[None, :])
    h = tl.zeros([BLOCK, STATES], tl.float32)
    for t in range(length):
        step = tl.load(delta + t * channels + channel)
        step = tl.where(step > 20.0, step, tl.log(1 + tl.exp(step)))
        x = tl.load(u + t * channels + channel)
        h = h * tl.exp(step[:, None] * rate) + (step * x)[:, None] * tl.load(b + t * STATES + state)[None, :]
        tl.store(out + t * channels + channel, tl.sum(h * tl.load(c + t * STATES + state)[None, :], axis=1))


@triton.jit
def cross_entropy(logits, labels, losses, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0).to(tl.int64) * columns
    label = tl.load(labels + tl.program_id(0))
    most = -float("inf")
    total = 0.0
    for start in range(0, columns, BLOCK):
        i = start + tl.arange(0, BLOCK)
        v = tl.load(logits + row + i, i < columns, other=-float("inf")).to(tl.float32)
        new = tl.maximum(most, tl.max(v, axis=0))
        total = total * tl.exp(most - new) + tl.sum(tl.exp(v - new), axis=0)
        most = new
    right = tl.load(logits + row + label).to(tl.float32)
    tl.store(losses + tl.program_id(0), tl.log(total) + most - right)


@triton.jit
def rope(x, cosines, sines, out, length, D: tl.constexpr):
    row = tl.program_id(0) * 2 * D
    place = tl.program_id(0) % length * D
    i = tl.arange(0, D)
    a, b = tl.load(x + row + i).to(tl.float32), tl.load(x + row + D + i).to(tl.float32)
    c, s = tl.load(cosines + place + i), tl.load(sines + place + i)
    tl.store(out + row + i, (a * c - b * s).to(tl.float16))
    tl.store(out + row + D + i, (b * c + a * s).to(tl.float16))


class Kernel(NamedTuple):
    """A kernel, the types of its parameters, its constants, and options."""
    name: str
    function: Any
    types: str
    constants: Dict[str, Any]
    options: Dict[str, Any] = {}
    since: int = 75


TILE = {"BM": 128, "BN": 128, "BK": 64}
SMALL = {"BM": 64, "BN": 64, "BK": 64}

KERNELS = [
    Kernel("vector add", vector_add, "*fp32 *fp32 *fp32 i32", {"BLOCK": 1024}),
    Kernel("softmax", softmax, "*fp32 *fp32 i32 i32", {"BLOCK": 2048}),
    Kernel("layer norm", layer_norm, "*fp16 *fp32 *fp32 *fp32 i32 i32 fp32", {"BLOCK": 1024}, {"num_warps": 8}),
    Kernel("matmul", matmul, "*fp16 *fp16 *fp16 i32 i32 i32 i32 i32 i32", {**TILE, "STAGES": 4}, {"num_warps": 8}),
    Kernel("matmul bf16", matmul, "*bf16 *bf16 *bf16 i32 i32 i32 i32 i32 i32", {**TILE, "STAGES": 3}),
    Kernel("matmul tf32", matmul, "*fp32 *fp32 *fp32 i32 i32 i32 i32 i32 i32", {**SMALL, "STAGES": 3}),
    Kernel("matmul fp8", matmul, "*fp8e5 *fp8e5 *fp16 i32 i32 i32 i32 i32 i32", {**TILE, "STAGES": 3}),
    Kernel("persistent matmul", persistent_matmul, "*fp16 *fp16 *fp16 i32 i32 i32", {"PROGRAMS": 132, **SMALL}),
    Kernel("grouped matmul", grouped_matmul, "*i64 *i64 *i64 *i32 i32", {"PROGRAMS": 132, **SMALL}),
    Kernel("matmul TMA", tma_matmul, "*fp16 *fp16 *fp16 i32 i32 i32", {**TILE, "SPECIALIZE": False}, {"num_warps": 8}),
    Kernel("matmul warp-specialized", tma_matmul, "*fp16 *fp16 *fp16 i32 i32 i32", {**TILE, "SPECIALIZE": True}, {}, 90),
    Kernel("dot_scaled mxfp8", scaled_matmul, "*fp8e4nv *u8 *fp8e4nv *u8 *fp32 i32", {"BM": 128, "BN": 128, "BK": 128, "PACK": 1, "FORMAT": "e4m3"}, {}, 90),
    Kernel("matmul mxfp4", scaled_matmul, "*u8 *u8 *u8 *u8 *fp32 i32", {"BM": 128, "BN": 128, "BK": 128, "PACK": 2, "FORMAT": "e2m1"}),
    Kernel("flash attention", attention, "*fp16 *fp16 *fp16 *fp16 *fp32 fp32 i32", {"BM": 128, "BN": 64, "D": 64}),
    Kernel("flash attention backward", attention_backward, "*fp16 *fp16 *fp16 *fp16 *fp32 *fp16 *fp16 *fp32 *fp32 fp32 i32", {"BM": 64, "BN": 64, "D": 64}),
    Kernel("atomics", atomics, "*i32 *i32 *fp32 *fp16 i32", {"BLOCK": 256}),
    Kernel("scans", scans, "*fp32 *fp32 *fp32 *fp32 *fp32", {"BM": 16, "BN": 256}),
    Kernel("sort", sort, "*fp32 *fp32", {"M": 4, "N": 512}),
    Kernel("histogram", histogram, "*i32 *i32", {"BLOCK": 1024, "BINS": 256}),
    Kernel("dropout", dropout, "*fp32 *fp32 i32 fp32 i32", {"BLOCK": 1024}),
    Kernel("libdevice", device_functions, "*fp32 *fp32 i32", {"BLOCK": 256}),
    Kernel("arg max", arg_max, "*fp32 *fp32 *i32 i32", {"BLOCK": 1024}),
    Kernel("gather, assert", gather, "*fp32 *i32 *fp32", {"BLOCK": 64, "D": 32}, {"debug": True}),
    Kernel("embedding bag", embedding_bag, "*fp32 *i32 *i32 *fp32", {"D": 256}),
    Kernel("sparse product", sparse_product, "*fp32 *i32 *i32 *fp32 *fp32 i32", {"BLOCK": 128}),
    Kernel("AdamW", adamw, "*fp32 *bf16 *fp32 *fp32 i32 fp32 fp32 fp32 fp32 fp32 fp32 fp32", {"BLOCK": 1024}),
    Kernel("Hadamard", hadamard, "*fp32 *fp32", {"ROWS": 4, "N": 512, "STEPS": 9}),
    Kernel("rms norm, residual", rms_norm, "*bf16 *bf16 *bf16 *bf16 i32 fp32", {"BLOCK": 2048}),
    Kernel("fp8 stores", quantize, "*fp32 *fp32 *fp8e4nv *fp8e5 i32", {"BLOCK": 1024}, {}, 89),
    Kernel("linear attention", linear_attention, "*fp16 *fp16 *fp16 *fp16 i32", {"BLOCK": 64, "D": 64}),
    Kernel("selective scan", selective_scan, "*fp32 *fp32 *fp32 *fp32 *fp32 *fp32 i32 i32", {"BLOCK": 32, "STATES": 16}),
    Kernel("cross entropy", cross_entropy, "*fp16 *i32 *fp32 i32", {"BLOCK": 1024}),
    Kernel("rope", rope, "*fp16 *fp32 *fp32 *fp16 i32", {"D": 64}),
    Kernel("softmax, 1 warp", softmax, "*fp32 *fp32 i32 i32", {"BLOCK": 512}, {"num_warps": 1}),
    Kernel("arg max, 2 warps", arg_max, "*fp32 *fp32 *i32 i32", {"BLOCK": 1024}, {"num_warps": 2}),
    Kernel("layer norm, 16 warps", layer_norm, "*fp16 *fp32 *fp32 *fp32 i32 i32 fp32", {"BLOCK": 1024}, {"num_warps": 16}),
    Kernel("matmul, 2 blocks", matmul, "*fp16 *fp16 *fp16 i32 i32 i32 i32 i32 i32", {**TILE, "STAGES": 3}, {"num_ctas": 2}, 90),
    Kernel("scans, debug", scans, "*fp32 *fp32 *fp32 *fp32 *fp32", {"BM": 16, "BN": 256}, {"debug": True}),
]
