# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Minima of doubles, differences, dot products and shortenings of integers, and numbers in
places where registers are usual."""

import numpy as np

import sass

A, B, C = (np.random.default_rng(n).integers(-2 ** 31, 2 ** 31, 32).astype(np.int32)
           for n in (1, 2, 3))
SIGNED, UNSIGNED = np.int64, (lambda x: x.view(np.uint32).astype(np.int64))


def bytes_of(x, kind):
    return x.view(kind).reshape(32, -1).astype(np.int64)


def word(x):
    return (x & 0xFFFFFFFF).astype(np.uint32)


# A PTX instruction of %r0, %r1 and %r2, how its result is computed, and what ptxas makes of it.
INTEGERS = (
    ("sad.s32", "sad.s32 %r3, %r0, %r1, %r2;",
     lambda: word(np.abs(SIGNED(A) - B) + C), ("VABSDIFF", "VIMNMX")),
    ("sad.u32", "sad.u32 %r3, %r0, %r1, %r2;",
     lambda: word(np.abs(UNSIGNED(A) - UNSIGNED(B)) + C), ("VABSDIFF.U32", "VIMNMX.U32")),
    ("vabsdiff4", "mov.b32 %r4, 0; vabsdiff4.u32.u32.u32 %r3, %r0, %r1, %r4;",
     lambda: np.abs(bytes_of(A, np.uint8) - bytes_of(B, np.uint8)).astype(np.uint8)
     .view(np.uint32)[:, 0], ("VABSDIFF4.U8", "VIMNMX.U8x4")),
    ("vabsdiff4.add", "vabsdiff4.u32.u32.u32.add %r3, %r0, %r1, %r2;",
     lambda: word(np.abs(bytes_of(A, np.uint8) - bytes_of(B, np.uint8)).sum(1) + C),
     ("VABSDIFF4.U8.ACC", "VIMNMX.U8x4")),
    ("dp2a.lo.s32.s32", "dp2a.lo.s32.s32 %r3, %r0, %r1, %r2;",
     lambda: word((bytes_of(A, np.int16) * bytes_of(B, np.int8)[:, :2]).sum(1) + C),
     ("IDP.2A.LO",)),
    ("dp2a.hi.u32.u32", "dp2a.hi.u32.u32 %r3, %r0, %r1, %r2;",
     lambda: word((bytes_of(A, np.uint16) * bytes_of(B, np.uint8)[:, 2:]).sum(1) + C),
     ("IDP.2A.HI",)),
    ("dp4a.s32.u32", "dp4a.s32.u32 %r3, %r0, %r1, %r2;",
     lambda: word((bytes_of(A, np.int8) * bytes_of(B, np.uint8)).sum(1) + C), ("IDP.4A",)),
    ("cvt.sat.s8.s32", "shr.s32 %r4, %r0, 22; cvt.sat.s8.s32 %r3, %r4;",
     lambda: word(np.clip(SIGNED(A) >> 22, -128, 127)), ("I2I.S8.S32.SAT",)),
    ("cvt.sat.u16.s32", "shr.s32 %r4, %r0, 14; cvt.sat.u16.s32 %h0, %r4; cvt.u32.u16 %r3, %h0;",
     lambda: word(np.clip(SIGNED(A) >> 14, 0, 65535)), ("I2I.U16.S32.SAT",)))


def integers():
    for name, text, right, called in INTEGERS:
        out = np.zeros(32, np.uint32)
        names = sass.run("\n".join(f"mad.wide.u32 %rd{n}, %t, 4, %rd{n};" for n in range(4)) + f"""
            ld.global.b32 %r0, [%rd0]; ld.global.b32 %r1, [%rd1]; ld.global.b32 %r2, [%rd2];
            {text} st.global.b32 [%rd3], %r3;""", [A, B, C, out], registers=".reg .b16 %h<2>;")
        sass.issued(names, *called)
        sass.expect(name, (out == right()).all())


def double_minima():
    x = np.random.default_rng(4).standard_normal((32, 2))
    x[1], x[2], x[3], x[4] = (0.0, -0.0), (-0.0, 0.0), (np.nan, 1), (-1, np.nan)
    x[5], x[6], x[7] = (np.nan, np.nan), (np.inf, -np.inf), (2.5, 2.5)
    for name, of, zero in (("min", np.fmin, -0.0), ("max", np.fmax, 0.0)):
        out, right = np.zeros(32), of(x[:, 0], x[:, 1])
        right[1:3] = zero
        names = sass.run(f"""
            mad.wide.u32 %rd0, %t, 16, %rd0; mad.wide.u32 %rd1, %t, 8, %rd1;
            ld.global.v2.f64 {{%d0, %d1}}, [%rd0]; {name}.f64 %d2, %d0, %d1;
            st.global.f64 [%rd1], %d2;""", [x, out])
        sass.issued(names, f"DSETP.{name.upper()}", "DMNMX")
        sass.expect(f"{name}.f64", ((out == right) & (np.signbit(out) == np.signbit(right))
                                    | np.isnan(out) & np.isnan(right)).all())


def numbers():
    """A number instead of a register pair: one for both floats, or half of a double."""
    x = np.random.default_rng(5).standard_normal((32, 2)).astype(np.float32)
    for pair in ((0.25, 0.25), (0.25, 0.5)):
        low, high = (int(np.float32(v).view(np.uint32)) for v in pair)
        out = np.zeros((32, 2), np.float32)
        names = sass.run(f"""
            mad.wide.u32 %rd0, %t, 8, %rd0; mad.wide.u32 %rd1, %t, 8, %rd1;
            ld.global.b64 %rd2, [%rd0]; mov.b64 %rd3, {high << 32 | low};
            mul.rn.f32x2 %rd4, %rd2, %rd3; st.global.b64 [%rd1], %rd4;""", [x, out])
        sass.issued(names, "FMUL2")
        sass.expect(f"products with {pair}", (out == x * np.float32(pair)).all())
    d, out = np.random.default_rng(6).standard_normal(32), np.zeros(32)
    names = sass.run("""
        mad.wide.u32 %rd0, %t, 8, %rd0; mad.wide.u32 %rd1, %t, 8, %rd1;
        ld.global.f64 %d0, [%rd0]; div.rn.f64 %d1, %d0, 0d4005BF0A8B145769;
        st.global.f64 [%rd1], %d1;""", [d, out])
    sass.issued(names, "MUFU.RCP64H")
    sass.expect("quotients by e", (out == d / np.e).all())


sass.main(integers, double_minima, *([numbers] if sass.SM == "sm_100" else []))
