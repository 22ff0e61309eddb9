# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels of bench/tiles in Triton, with the same parameters: of each array its address, extents
and strides, of which the last is 1.

Functions are rounded as Triton does by default, which is approximately; `tanh` is the machine's.
A row of KERNELS has the types of the parameters and the values of constants."""

import triton
import triton.language as tl


@triton.jit
def tanh(x):
    return tl.inline_asm_elementwise("tanh.approx.f32 $0, $1;", "=r,r", [x], dtype=tl.float32,
                                     is_pure=True, pack=1)


@triton.jit
def vector_sum(x, xn, xs, y, yn, ys, z, zn, zs, N: tl.constexpr):
    at = tl.program_id(0) * N + tl.arange(0, N)
    a = tl.load(x + at, mask=at < xn, other=0)
    b = tl.load(y + at, mask=at < yn, other=0)
    tl.store(z + at, a + b, mask=at < zn)


@triton.jit
def saxpy(x, xn, xs, y, yn, ys, a, N: tl.constexpr):
    at = tl.program_id(0) * N + tl.arange(0, N)
    v = tl.load(x + at, mask=at < xn, other=0)
    w = tl.load(y + at, mask=at < yn, other=0)
    tl.store(y + at, tl.fma(v, a, w), mask=at < yn)


@triton.jit
def gelu_tanh(x, xn, xs, y, yn, ys, N: tl.constexpr):
    at = tl.program_id(0) * N + tl.arange(0, N)
    v = tl.load(x + at, mask=at < xn, other=0)
    inner = 0.7978845608 * (v + 0.044715 * v * v * v)
    tl.store(y + at, 0.5 * v * (1.0 + tanh(inner)), mask=at < yn)


@triton.jit
def swiglu(a, am, an, ap, ac, b, bm, bn, bp, bc, c, cm, cn, cp, cc, N: tl.constexpr):
    row = tl.program_id(0)
    at = tl.program_id(1) * N + tl.arange(0, N)
    gate = tl.load(a + row * ap + at, mask=at < an, other=0).to(tl.float32)
    up = tl.load(b + row * bp + at, mask=at < bn, other=0).to(tl.float32)
    out = gate / (1.0 + tl.exp(-gate)) * up
    tl.store(c + row * cp + at, out.to(tl.float16), mask=at < cn)


@triton.jit
def silu(x, xn, xs, y, yn, ys, N: tl.constexpr):
    at = tl.program_id(0) * N + tl.arange(0, N)
    v = tl.load(x + at, mask=at < xn, other=0).to(tl.float32)
    tl.store(y + at, (v / (1.0 + tl.exp(-v))).to(tl.bfloat16), mask=at < yn)


@triton.jit
def dropout(x, xn, xs, y, yn, ys, keep, seed, N: tl.constexpr):
    at = tl.program_id(0) * N + tl.arange(0, N)
    h = at.to(tl.uint32) ^ seed.to(tl.uint32)
    h = (h ^ (h >> 16)) * 0x7feb352d
    h = (h ^ (h >> 15)) * 0x846ca68b
    h = h ^ (h >> 16)
    u = (h >> 8).to(tl.float32) * (1.0 / 16777216.0)
    v = tl.load(x + at, mask=at < xn, other=0)
    tl.store(y + at, tl.where(u < keep, v / keep, 0.0), mask=at < yn)


@triton.jit
def adamw(p, pn, ps, g, gn, gs, m, mn, ms, v, vn, vs, rate, decay, correct1, correct2,
          N: tl.constexpr):
    at = tl.program_id(0) * N + tl.arange(0, N)
    pt = tl.load(p + at, mask=at < pn, other=0)
    gt = tl.load(g + at, mask=at < gn, other=0)
    mt = 0.9 * tl.load(m + at, mask=at < mn, other=0) + 0.1 * gt
    vt = 0.999 * tl.load(v + at, mask=at < vn, other=0) + 0.001 * gt * gt
    step = mt * correct1 / (tl.sqrt(vt * correct2) + 1e-8) + decay * pt
    tl.store(m + at, mt, mask=at < mn)
    tl.store(v + at, vt, mask=at < vn)
    tl.store(p + at, pt - rate * step, mask=at < pn)


@triton.jit
def layer_norm(x, xm, xn, xp, xc, w, wn, ws, b, bn, bs, y, ym, yn, yp, yc, eps, N: tl.constexpr):
    row, at = tl.program_id(0), tl.arange(0, N)
    v = tl.load(x + row * xp + at, mask=at < xn, other=0)
    mean = tl.sum(v, 0) / xn
    d = tl.where(at < xn, v - mean, 0.0)
    n = d * tl.rsqrt(tl.sum(d * d, 0) / xn + eps)
    out = n * tl.load(w + at, mask=at < wn, other=0) + tl.load(b + at, mask=at < bn, other=0)
    tl.store(y + row * yp + at, out, mask=at < yn)


@triton.jit
def rms_norm(x, xm, xn, xp, xc, w, wn, ws, y, ym, yn, yp, yc, eps, N: tl.constexpr):
    row, at = tl.program_id(0), tl.arange(0, N)
    v = tl.load(x + row * xp + at, mask=at < xn, other=0).to(tl.float32)
    wt = tl.load(w + at, mask=at < wn, other=0).to(tl.float32)
    out = v * tl.rsqrt(tl.sum(v * v, 0) / xn + eps) * wt
    tl.store(y + row * yp + at, out.to(tl.bfloat16), mask=at < yn)


@triton.jit
def softmax_row(x, xm, xn, xp, xc, y, ym, yn, yp, yc, N: tl.constexpr):
    row, at = tl.program_id(0), tl.arange(0, N)
    v = tl.load(x + row * xp + at, mask=at < xn, other=-float("inf"))
    e = tl.exp(v - tl.max(v, 0))
    tl.store(y + row * yp + at, e / tl.sum(e, 0), mask=at < yn)


@triton.jit
def log_softmax(x, xm, xn, xp, xc, y, ym, yn, yp, yc, N: tl.constexpr):
    row, at = tl.program_id(0), tl.arange(0, N)
    v = tl.load(x + row * xp + at, mask=at < xn, other=-float("inf"))
    d = v - tl.max(v, 0)
    tl.store(y + row * yp + at, d - tl.log(tl.sum(tl.exp(d), 0)), mask=at < yn)


@triton.jit
def product_bf16(x, xm, xn, xp, xc, y, ym, yn, yp, yc, z, zm, zn, zp, zc,
                 M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    i = tl.program_id(0) * M + tl.arange(0, M)
    j = tl.program_id(1) * N + tl.arange(0, N)
    acc = tl.zeros((M, N), tl.float32)
    for first in range(0, xn, K):
        k = first + tl.arange(0, K)
        a = tl.load(x + i[:, None] * xp + k[None, :],
                    mask=(i < xm)[:, None] & (k < xn)[None, :], other=0)
        b = tl.load(y + k[:, None] * yp + j[None, :],
                    mask=(k < ym)[:, None] & (j < yn)[None, :], other=0)
        acc = tl.dot(a, b, acc)
    tl.store(z + i[:, None] * zp + j[None, :], acc,
             mask=(i < zm)[:, None] & (j < zn)[None, :])


def vector(kind):
    return f"*{kind} i32 i32 "


def matrix(kind):
    return f"*{kind} i32 i32 i32 i32 "


F32, M32 = vector("fp32"), matrix("fp32")
KERNELS = {
    "vector-sum": (vector_sum, F32 * 3, {"N": 1024}),
    "saxpy": (saxpy, F32 * 2 + "fp32", {"N": 1024}),
    "gelu-tanh": (gelu_tanh, F32 * 2, {"N": 1024}),
    "swiglu": (swiglu, matrix("fp16") * 3, {"N": 1024}),
    "silu": (silu, vector("bf16") * 2, {"N": 2048}),
    "dropout": (dropout, F32 * 2 + "fp32 i32", {"N": 512}),
    "adamw": (adamw, F32 * 4 + "fp32 " * 4, {"N": 512}),
    "layer-norm": (layer_norm, M32 + F32 * 2 + M32 + "fp32", {"N": 1024}),
    "rms-norm": (rms_norm, matrix("bf16") + vector("bf16") + matrix("bf16") + "fp32",
                 {"N": 2048}),
    "softmax-row": (softmax_row, M32 * 2, {"N": 1024}),
    "log-softmax": (log_softmax, M32 * 2, {"N": 1024}),
    "product-bf16": (product_bf16, matrix("bf16") * 2 + M32, {"M": 64, "N": 64, "K": 32}),
}
