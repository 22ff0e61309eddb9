# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Conversions between floats of 8 bits and others."""

import numpy as np

import sass

RANDOM = np.random.default_rng(4)
REGISTERS = ".reg .f32 %f<4>; .reg .b16 %h<5>;"


def byte_values(kind):
    """The values of the codes without a sign."""
    codes, (shift, bias) = np.arange(0x7F if kind == "e4m3" else 0x7C), \
        (3, 7) if kind == "e4m3" else (2, 15)
    exponent, part = codes >> shift, (codes & (1 << shift) - 1) / (1 << shift)
    return np.where(exponent == 0, part * 2.0 ** (1 - bias),
                    (1 + part) * 2.0 ** (exponent - float(bias)))


def bytes_of_floats():
    """Each value, the middle of two, and what is too large: four codes to a register."""
    for kind in "e4m3", "e5m2":
        values = byte_values(kind)
        middles = (values[1:] + values[:-1]) / 2
        some = RANDOM.permutation(len(middles))[:62]
        x = np.concatenate([values[some], -middles[some], [2.0 ** 20, np.nan, 0, -0.0]])
        codes = [*some, *(128 | n + n % 2 for n in some), len(values) - 1, 0x7F, 0, 128]
        out, x = np.zeros((32, 8), np.uint8), x.astype(np.float32).reshape(32, 4)
        names = sass.run(f"""mad.wide.u32 %rd0, %t, 16, %rd0; mad.wide.u32 %rd1, %t, 8, %rd1;
            ld.global.v4.f32 {{%f0, %f1, %f2, %f3}}, [%rd0];
            cvt.rn.satfinite.{kind}x2.f32 %h0, %f1, %f0;
            cvt.rn.satfinite.{kind}x2.f32 %h1, %f3, %f2; mov.b32 %r0, {{%h0, %h1}};
            st.global.b32 [%rd1], %r0;""", [x, out], registers=REGISTERS)
        sass.issued(names, f"F2FP.SATFINITE.{kind.upper()}.F32")
        sass.expect(f"{kind} of floats", (out[:, :4].ravel() == codes).all())


def bytes_of_halves():
    """Pairs of halves to two codes, of which the lower bit is then changed, and back."""
    for kind in "e4m3", "e5m2":
        values = byte_values(kind)
        scales = 2.0 ** RANDOM.integers(-12, 12, (32, 2))
        x = (RANDOM.standard_normal((32, 2)) * scales).astype(np.float16)
        x[0], x[1], x[2], x[3], x[4, 0] = (values[8] + values[9]) / 2, \
            (values[9] + values[10]) / 2, 6e4, np.nan, -0.0
        # Of two that are as near, the even one; the largest for what is beyond them.
        size = np.minimum(np.abs(x.astype(float)), values[-1])
        code = np.argmin(np.abs(size[..., None] - values)
                         * (1 + np.arange(len(values)) % 2 * 1e-9), axis=-1)
        right = np.where(np.isnan(x), 0x7F, code | np.signbit(x) << 7).astype(np.uint8)
        out, back = np.zeros((32, 4), np.uint8), np.zeros((32, 2), np.float16)
        names = sass.run(f"""
            mad.wide.u32 %rd0, %t, 4, %rd0; mad.wide.u32 %rd1, %t, 4, %rd1;
            mad.wide.u32 %rd2, %t, 4, %rd2; ld.global.b32 %r0, [%rd0];
            cvt.rn.satfinite.{kind}x2.f16x2 %h0, %r0; xor.b16 %h1, %h0, 0x0101;
            mov.b32 %r2, {{%h0, %h1}}; st.global.b32 [%rd1], %r2;
            cvt.rn.f16x2.{kind}x2 %r3, %h0; st.global.b32 [%rd2], %r3;""",
                         [x, out, back], registers=REGISTERS)
        sass.issued(names, "F2FP")
        sass.expect(f"{kind} of halves", (out == np.hstack([right, right ^ 1])).all())
        table = np.append(values, np.full(128 - len(values), np.nan))
        value = np.where(right >> 7, -1, 1) * table[right & 127]
        sass.expect(f"halves back of {kind}",
                    np.array_equal(back, value.astype(np.float16), equal_nan=True) and
                    (np.signbit(back) == np.signbit(value))[~np.isnan(value)].all())


def halves_of_bytes():
    """All codes of two bytes each as halves, and these as bfloat16, which keep their values."""
    for kind in "e4m3", "e5m2":
        values = byte_values(kind)
        codes, out = np.arange(64, dtype=np.uint8), np.zeros((32, 4), np.uint16)
        names = sass.run(f"""mad.wide.u32 %rd0, %t, 2, %rd0; mad.wide.u32 %rd1, %t, 8, %rd1;
            ld.global.b16 %h0, [%rd0]; cvt.rn.f16x2.{kind}x2 %r0, %h0; st.global.b32 [%rd1], %r0;
            mov.b32 {{%h1, %h2}}, %r0; cvt.rn.bf16.f16 %h3, %h1; cvt.rn.bf16.f16 %h4, %h2;
            mov.b32 %r1, {{%h3, %h4}}; st.global.b32 [%rd1+4], %r1;""", [codes, out],
                         registers=REGISTERS)
        sass.issued(names, f"F2FP.F16.{kind.upper()}.UNPACK_B")
        sass.expect(f"halves of {kind}",
                    (out[:, :2].ravel().view(np.float16) == values[:64]).all() and
                    ((out[:, 2:].ravel().astype(np.uint32) << 16).view(np.float32)
                     == values[:64]).all())


sass.main(bytes_of_floats, bytes_of_halves, halves_of_bytes)
