# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arrays of the kernels, and what cuTile passes for one."""

import numpy as np

f16, f32, f64 = np.float16, np.float32, np.float64
i8, i32 = np.int8, np.int32


def random(*shape, kind=f32, seed=1):
    return np.random.default_rng(seed).standard_normal(shape).astype(kind)


def integers(low, high, *shape, kind=i32, seed=1):
    return np.random.default_rng(seed).integers(low, high, shape).astype(kind)


def bf16(x):
    """To the bits of the nearest bf16."""
    bits = np.asarray(x, f32).view(np.uint32)
    return ((bits + 0x7fff + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def wide(x):
    return (x.astype(np.uint32) << 16).view(f32).astype(float)


def tf32(x):
    bits = x.view(np.uint32)
    return ((bits + 0xfff + (bits >> 13 & 1)) & 0xffffe000).view(f32).astype(float)


def e4m3(codes):
    sign, e, m = np.where(codes & 128, -1.0, 1.0), codes >> 3 & 15, codes & 7
    return sign * np.where(e == 0, m / 8 * 2.0 ** -6, (1 + m / 8) * 2.0 ** (e.astype(int) - 7))


def random_e4m3(*shape, seed=1):
    # Neither NaN nor what makes all sums inexact.
    return (integers(0, 72, *shape, seed=seed) | integers(0, 2, *shape, seed=seed + 9) << 7
            ).astype(np.uint8)


def flat(arguments):
    """The parameters of a kernel: of an array its address, extents and strides."""
    out = []
    for a in arguments:
        out.append(a)
        if getattr(a, "shape", ()) != ():
            out += [i32(n) for n in a.shape]
            out += [i32(n // a.itemsize) for n in a.strides]
    return out


def close(a, b, tolerance=1e-5):
    a, b = np.asarray(a, float), np.asarray(b, float)
    assert a.shape == b.shape, (a.shape, b.shape)
    assert np.allclose(a, b, tolerance, tolerance), np.abs(a - b).max()
