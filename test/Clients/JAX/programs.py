# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs of JAX's for dump.py: what XLA makes code of by itself, each under its name with the
shapes of its arguments."""

import jax
import jax.numpy as jnp
from jax import lax

F16, BF16, F32, F64 = jnp.float16, jnp.bfloat16, jnp.float32, jnp.float64
I8, I16, I32, I64 = jnp.int8, jnp.int16, jnp.int32, jnp.int64
U8, U32, U64 = jnp.uint8, jnp.uint32, jnp.uint64
C64, C128 = jnp.complex64, jnp.complex128
E4M3, E5M2 = jnp.float8_e4m3fn, jnp.float8_e5m2

PROGRAMS = {}


def array(kind, *shape):
    return jax.ShapeDtypeStruct(shape, kind)


def program(*arguments):
    """The function becomes a program for arguments of these shapes."""
    def enter(function):
        PROGRAMS[function.__name__] = (function, arguments)
        return function
    return enter


def add(name, function, *arguments):
    def copy(*values):
        return function(*values)
    copy.__name__ = name
    PROGRAMS[name] = (copy, arguments)


# Element by element.

def chain(x):
    return jnp.where(x > 0, jnp.exp(-x) * jnp.tanh(x), jnp.sqrt(jnp.abs(x)) + 1) / (x * x + 2)


for kind, suffix in (F16, "f16"), (BF16, "bf16"), (F32, "f32"), (F64, "f64"):
    add(f"chain_{suffix}", chain, array(kind, 128, 300))


@program(array(F32, 1000))
def trigonometry(x):
    return jnp.sin(x) * jnp.cos(x) + jnp.tan(x) + jnp.arctan2(x, x + 1) + jnp.arcsin(x / 9)


@program(array(F32, 1000), array(F32, 1000))
def powers(x, y):
    return x ** y + jnp.cbrt(x) + jnp.log1p(y) + jnp.expm1(x) + lax.rsqrt(y) + jnp.hypot(x, y)


@program(array(F64, 1000))
def special_f64(x):
    return jnp.log(x) + jnp.sinh(x) + lax.erf(x) + jnp.exp2(x) + jnp.logaddexp(x, 2 * x)


@program(array(F32, 1000))
def special(x):
    return lax.lgamma(x) + lax.digamma(x) + lax.erf_inv(x / 99) + lax.bessel_i1e(x)


@program(array(F32, 512))
def rounding(x):
    return jnp.round(x) + jnp.floor(x / 3) - jnp.ceil(x) + jnp.trunc(x) + jnp.nextafter(x, x + 1)


def whole(x, y):
    return (x // y) * (x % y) + lax.population_count(x) - lax.clz(y) + ((x << 3) ^ (y >> 2))


for kind, suffix in ((I8, "i8"), (I16, "i16"), (I32, "i32"), (I64, "i64"), (U32, "u32"),
                     (U64, "u64")):
    add(f"integers_{suffix}", whole, array(kind, 1000), array(kind, 1000))


@program(array(U8, 64, 64, 3))
def pixels(x):
    gray = x.astype(I32) @ jnp.array([77, 150, 29], I32)
    return jnp.clip(gray >> 8, 0, 255).astype(U8)


@program(array(F32, 999), array(F32, 999), array(jnp.bool_, 999))
def booleans(x, y, z):
    return (jnp.isnan(x) | (x < y) & z) ^ jnp.isfinite(y), jnp.signbit(x) & ~z


@program(array(C64, 500), array(C64, 500))
def complex_f32(x, y):
    return jnp.exp(x) * y / (x + 1j) + jnp.sqrt(y) + jnp.conj(x) * jnp.abs(y)


@program(array(C128, 500))
def complex_f64(x):
    return jnp.log(x) + jnp.sin(x) ** 2 + jnp.tanh(x)


@program(array(F32, 64, 128))
def fp8(x):
    small = (x * 16).astype(E4M3)
    return small.astype(F32) + x.astype(E5M2).astype(F32), small


@program(array(E4M3, 1024), array(E5M2, 1024))
def from_fp8(x, y):
    return x.astype(F16) * y.astype(F16), x.astype(BF16) + 1


@program(array(jnp.int4, 64, 128), array(F32, 64, 1))
def int4(x, scale):
    return x.astype(F32) * scale, (x.astype(I8) + 1).astype(jnp.int4)


@program(array(F32, 300), array(F16, 300), array(I64, 300))
def conversions(x, y, z):
    return (x.astype(I8), x.astype(U64), y.astype(F64), y.astype(I32), z.astype(F32),
            z.astype(BF16), lax.bitcast_convert_type(x, U32), x.astype(BF16))


# Reductions.

for kind, suffix in ((F16, "f16"), (BF16, "bf16"), (F32, "f32"), (F64, "f64"), (I8, "i8"),
                     (I64, "i64")):
    add(f"row_sums_{suffix}", lambda x: jnp.sum(x, axis=1), array(kind, 128, 1000))
    add(f"column_sums_{suffix}", lambda x: jnp.sum(x, axis=0), array(kind, 1000, 128))

add("all_sum", jnp.sum, array(F32, 1 << 20))
add("all_max", jnp.max, array(BF16, 1 << 20))
add("product", lambda x: jnp.prod(x, axis=-1), array(F32, 64, 33))
add("any_all", lambda x: (jnp.any(x > 0, axis=0), jnp.all(x > 0, axis=1)), array(F32, 200, 300))
add("arg_max", lambda x: (jnp.argmax(x, axis=1), jnp.argmin(x, axis=0)), array(F32, 128, 400))
add("moments", lambda x: (jnp.mean(x, axis=-1), jnp.var(x, axis=-1)), array(F16, 256, 512))
add("complex_sum", lambda x: jnp.sum(x * x, axis=1), array(C64, 64, 100))
add("log_sum_exp", lambda x: jax.nn.logsumexp(x, axis=-1), array(F32, 64, 1024))
add("middle_sum", lambda x: jnp.sum(x, axis=1), array(F32, 16, 77, 48))
add("norms", lambda x: jnp.linalg.norm(x, axis=1), array(F64, 100, 100))
add("bit_reductions", lambda x: (lax.reduce_and(x, (0,)), lax.reduce_xor(x, (1,))),
    array(U32, 64, 96))


@program(array(F32, 16, 64, 64))
def pooling(x):
    return (lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 3), (1, 2, 2), "SAME"),
            lax.reduce_window(x, 0.0, lax.add, (1, 2, 2), (1, 2, 2), "VALID"))


# Parts of networks.

add("softmax", lambda x: jax.nn.softmax(x, axis=-1), array(F32, 128, 1024))
add("softmax_bf16", lambda x: jax.nn.softmax(x, axis=-1), array(BF16, 128, 777))
add("log_softmax_columns", lambda x: jax.nn.log_softmax(x, axis=0), array(F32, 256, 64))
add("gelu", jax.nn.gelu, array(BF16, 64, 512))
add("swish_gate", lambda x, y: jax.nn.silu(x) * y, array(F16, 64, 512), array(F16, 64, 512))


@program(array(BF16, 64, 768), array(BF16, 768), array(BF16, 768))
def layer_norm(x, gain, bias):
    wide = x.astype(F32)
    mean = wide.mean(axis=-1, keepdims=True)
    scale = lax.rsqrt(wide.var(axis=-1, keepdims=True) + 1e-5)
    return ((wide - mean) * scale * gain + bias).astype(BF16)


@program(array(F16, 64, 512), array(F16, 512))
def rms_norm(x, gain):
    return x * lax.rsqrt(jnp.mean(jnp.square(x.astype(F32)), axis=-1, keepdims=True) + 1e-6) * gain


@program(array(BF16, 2, 64, 4, 64), array(F32, 64))
def rotary(x, positions):
    turn = positions[:, None] * 10000.0 ** (-jnp.arange(0, 64, 2) / 64)
    sine, cosine = jnp.sin(turn)[:, None], jnp.cos(turn)[:, None]
    left, right = jnp.split(x.astype(F32), 2, axis=-1)
    return jnp.concatenate([left * cosine - right * sine,
                            right * cosine + left * sine], axis=-1).astype(BF16)


@program(array(BF16, 2, 4, 128, 64), array(BF16, 2, 4, 128, 64), array(BF16, 2, 4, 128, 64))
def attention(q, k, v):
    scores = jnp.einsum("bhqd,bhkd->bhqk", q, k).astype(F32) / 8
    scores = jnp.where(jnp.tril(jnp.ones((128, 128), bool)), scores, -1e9)
    return jnp.einsum("bhqk,bhkd->bhqd", jax.nn.softmax(scores).astype(BF16), v)


@program(array(F32, 32, 100), array(I32, 32))
def cross_entropy(scores, labels):
    wanted = jnp.take_along_axis(jax.nn.log_softmax(scores), labels[:, None], axis=1)
    return -wanted.mean()


# Products.

for kind, suffix in ((F16, "f16"), (BF16, "bf16"), (F32, "f32"), (F64, "f64"), (I8, "i8"),
                     (E4M3, "fp8")):
    result = {I8: I32, E4M3: F32}.get(kind, kind)
    add(f"matmul_{suffix}", lambda x, y, result=result: jnp.matmul(
        x, y, preferred_element_type=result), array(kind, 256, 128), array(kind, 128, 256))

add("matmul_bias_relu", lambda x, y, b: jax.nn.relu(x @ y + b),
    array(BF16, 256, 512), array(BF16, 512, 128), array(BF16, 128))
add("matmul_mixed", lambda x, y, s: x @ (y.astype(BF16) * s),
    array(BF16, 128, 256), array(I8, 256, 128), array(BF16, 128))
add("batched_matmul", lambda x, y: jnp.einsum("bij,bjk->bik", x, y),
    array(F16, 8, 64, 96), array(F16, 8, 96, 64))
add("vector_product", lambda x, y: x @ y, array(F32, 512, 1024), array(F32, 1024))
add("outer", jnp.outer, array(F32, 300), array(F32, 200))


# Moving elements.

add("transpose_2d", jnp.transpose, array(F32, 256, 300))
add("transpose_4d", lambda x: jnp.transpose(x, (0, 3, 1, 2)) + 1, array(F16, 2, 32, 33, 64))
add("transpose_bytes", lambda x: x.T, array(I8, 256, 256))
add("transpose_f64", lambda x: jnp.transpose(x, (2, 1, 0)) * 2, array(F64, 32, 40, 48))
add("pad_reverse", lambda x: jnp.pad(x[::-1], ((1, 2), (3, 0)), mode="reflect"), array(F32, 30, 40))
add("concatenate", lambda x, y: jnp.concatenate([x, y * 2, x[:, :7]], axis=1),
    array(F32, 40, 50), array(F32, 40, 60))
add("strides", lambda x: x[1::3, ::-2] + x[:33, :50], array(I32, 100, 100))
add("roll", lambda x: jnp.roll(x, 5, axis=0) - jnp.roll(x, -1, axis=1), array(BF16, 64, 65))
add("tile_repeat", lambda x: jnp.tile(x, (2, 3)) + jnp.repeat(jnp.repeat(x, 2, 0), 3, 1),
    array(F32, 20, 30))
add("dynamic_slice", lambda x, i: lax.dynamic_slice(x, (i, i), (16, 16)) * 2,
    array(F32, 64, 64), array(I32))
add("dynamic_update", lambda x, y, i: lax.dynamic_update_slice(x, y + 1, (i, i)),
    array(F16, 64, 64), array(F16, 4, 64), array(I32))
add("gather_rows", lambda x, i: x[i] + 1, array(F32, 1000, 64), array(I32, 200))
add("gather_points", lambda x, i, j: x[i, j],
    array(BF16, 100, 100), array(I32, 50), array(I64, 50))
add("scatter_add", lambda x, i, y: x.at[i].add(y),
    array(F32, 1000), array(I32, 500), array(F32, 500))
add("scatter_add_f16", lambda x, i, y: x.at[i].add(y),
    array(F16, 100, 32), array(I32, 50), array(F16, 50, 32))
add("scatter_add_bf16", lambda x, i, y: x.at[i].add(y),
    array(BF16, 99), array(I32, 50), array(BF16, 50))
add("scatter_add_f64", lambda x, i, y: x.at[i].add(y),
    array(F64, 99), array(I32, 50), array(F64, 50))
add("scatter_max", lambda x, i, y: x.at[i].max(y),
    array(F32, 99), array(I32, 50), array(F32, 50))
add("scatter_min_i8", lambda x, i, y: x.at[i].min(y),
    array(I8, 99), array(I32, 50), array(I8, 50))
add("scatter_multiply", lambda x, i, y: x.at[i].multiply(y),
    array(F32, 99), array(I32, 50), array(F32, 50))
add("scatter_set", lambda x, i, y: x.at[i].set(y, unique_indices=True),
    array(I16, 99), array(I32, 50), array(I16, 50))
add("scatter_add_i64", lambda x, i, y: x.at[i].add(y),
    array(I64, 99), array(I32, 50), array(I64, 50))
add("scatter_add_c64", lambda x, i, y: x.at[i].add(y),
    array(C64, 99), array(I32, 50), array(C64, 50))
add("segment_sum", lambda x, i: jax.ops.segment_sum(x, i, 32), array(F32, 500, 16), array(I32, 500))
add("histogram", lambda x: jnp.histogram(x, bins=64, range=(0, 1))[0], array(F32, 5000))
add("bincount", lambda x: jnp.bincount(x, length=128), array(I32, 4000))
add("search_sorted", jnp.searchsorted, array(F32, 1000), array(F32, 300))
add("interpolate", jnp.interp, array(F32, 200), array(F32, 50), array(F32, 50))


# Orders and prefixes.

add("sort_f32", lambda x: jnp.sort(x, axis=-1), array(F32, 16, 1000))
add("sort_i64", jnp.sort, array(I64, 300))
add("sort_bf16_columns", lambda x: jnp.sort(x, axis=0), array(BF16, 64, 20))
add("arg_sort", jnp.argsort, array(F32, 700))
add("sort_pairs", lambda x, y: lax.sort((x, y), num_keys=2), array(I32, 200), array(F16, 200))
add("top_k", lambda x: lax.top_k(x, 8), array(F32, 32, 500))
add("median", jnp.median, array(F64, 255))
add("unique", lambda x: jnp.unique(x, size=64), array(I32, 200))
add("cumulative_sum", lambda x: jnp.cumsum(x, axis=1), array(F32, 32, 500))
add("cumulative_max", lambda x: lax.cummax(x, axis=0), array(I32, 300, 7))
add("cumulative_product", jnp.cumprod, array(F64, 1000))
add("associative_scan", lambda a, b: lax.associative_scan(
    lambda p, q: (p[0] * q[0], p[1] * q[0] + q[1]), (a, b)), array(F32, 256), array(F32, 256))


# Control flow.

@program(array(F32, 64, 32), array(F32, 32))
def scan(inputs, state):
    def step(carried, row):
        carried = jnp.tanh(carried * 0.9 + row)
        return carried, carried.sum()
    return lax.scan(step, state, inputs)


@program(array(F32, 256))
def newton(x):
    return lax.while_loop(lambda s: jnp.max(jnp.abs(s * s - x)) > 1e-5,
                          lambda s: (s + x / s) / 2, x)


@program(array(I32), array(F32, 128))
def branches(which, x):
    return lax.switch(which, [jnp.sin, lambda v: v * 2, jnp.flip, lambda v: v - v.mean()], x)


@program(array(I32), array(I64, 64))
def counted(count, x):
    return lax.fori_loop(0, count, lambda i, v: v * 3 + i, x)


@program(array(F32, 64), array(F32, 64))
def mandelbrot(re, im):
    c = re[:, None] + 1j * im[None, :]

    def step(_, state):
        z, n = state
        z = jnp.where(jnp.abs(z) < 2, z * z + c, z)
        return z, n + (jnp.abs(z) < 2)
    return lax.fori_loop(0, 30, step, (c, jnp.zeros(c.shape, I32)))[1]


# Random numbers.

add("random_bits", lambda k: jax.random.bits(k, (1000,)), array(U32, 2))
add("normal", lambda k: jax.random.normal(k, (33, 65)), array(U32, 2))
add("uniform_bf16", lambda k: jax.random.uniform(k, (4096,), BF16), array(U32, 2))
add("categorical", lambda k, x: jax.random.categorical(k, x), array(U32, 2), array(F32, 32, 100))
add("permutation", lambda k: jax.random.permutation(k, 500), array(U32, 2))
add("gamma", lambda k, a: jax.random.gamma(k, a), array(U32, 2), array(F32, 40))
add("dropout", lambda k, x: jnp.where(jax.random.bernoulli(k, 0.9, x.shape), x / 0.9, 0),
    array(U32, 2), array(F16, 128, 64))


# Derivatives and batches.

def network(parameters, x):
    hidden = jnp.tanh(x @ parameters[0] + parameters[1])
    return jnp.square(jax.nn.softmax(hidden @ parameters[2])).sum()


LAYERS = (array(F32, 64, 128), array(F32, 128), array(F32, 128, 10))

add("gradient", jax.grad(network), LAYERS, array(F32, 32, 64))
add("gradient_layer_norm", jax.grad(
    lambda x, g, b: layer_norm(x, g, b).astype(F32).sum(), (0, 1, 2)),
    array(BF16, 64, 256), array(BF16, 256), array(BF16, 256))
add("gradient_attention", jax.grad(
    lambda q, k, v: attention(q, k, v).astype(F32).sum(), (0, 1, 2)),
    *[array(BF16, 2, 4, 128, 64)] * 3)
add("gradient_gather", jax.grad(lambda x, i: jnp.sin(x[i]).sum()),
    array(F32, 500, 32), array(I32, 64))
add("gradient_sort", jax.grad(lambda x: (jnp.sort(x) * jnp.arange(128.0, dtype=F32)).sum()),
    array(F32, 128))
add("gradient_pooling", jax.grad(lambda x: pooling(x)[0].sum()), array(F32, 4, 32, 32))
add("gradient_scan", jax.grad(lambda x, s: scan(x, s)[1].sum()), array(F32, 16, 32), array(F32, 32))
add("hessian", jax.hessian(lambda x: jnp.sum(jnp.sin(x) * x[::-1] ** 3)), array(F32, 16))
add("batched", jax.vmap(lambda x, i: lax.dynamic_slice(x, (i,), (8,)).max()),
    array(F32, 64, 100), array(I32, 64))
add("batched_while", jax.vmap(newton), array(F32, 8, 16))
