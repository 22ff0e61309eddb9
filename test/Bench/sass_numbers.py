# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Conversions to halves, extents of 64 bits, what ptxas reads of a launch, and lanes of
registers."""

import numpy as np

import sass

WORDS = np.random.default_rng(1).integers(-2 ** 31, 2 ** 31, 32).astype(np.int32)
FLOATS = np.random.default_rng(2).standard_normal((32, 2)).astype(np.float32)


def brain(x):
    bits = x.view(np.uint32)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def packed():
    """Two floats to a register: the first operand is the upper half."""
    for kind, right in (("f16x2", FLOATS.astype(np.float16).view(np.uint16)),
                        ("bf16x2", brain(FLOATS))):
        out = np.zeros((32, 2), np.uint16)
        names = sass.run(f"""
            mad.wide.u32 %rd0, %t, 8, %rd0; mad.wide.u32 %rd1, %t, 4, %rd1;
            ld.global.v2.b32 {{%r0, %r1}}, [%rd0];
            cvt.rn.{kind}.f32 %r2, %r1, %r0; st.global.b32 [%rd1], %r2;""", [FLOATS, out])
        sass.issued(names, "F2FP")
        sass.expect(kind, (out == right).all())


def integers_to_halves():
    for kind, whole in (("s32", WORDS), ("s16", WORDS.astype(np.int16)),
                        ("u16", WORDS.astype(np.uint16)), ("s8", WORDS.astype(np.int8))):
        out = np.zeros(32, np.float16)
        size = "16" if kind.endswith("16") else "32"
        names = sass.run(f"""
            mad.wide.u32 %rd0, %t, 4, %rd0; mad.wide.u32 %rd1, %t, 2, %rd1;
            ld.global.b32 %r0, [%rd0]; cvt.u16.u32 %h0, %r0;
            cvt.rn.f16.{kind} %h1, {'%h0' if size == '16' else '%r0'};
            st.global.b16 [%rd1], %h1;""", [WORDS, out], registers=".reg .b16 %h<4>;")
        sass.issued(names, "I2F")
        with np.errstate(over="ignore"):
            sass.expect(f"f16 of {kind}", (out == whole.astype(np.float16)).all())


def comparisons():
    """A comparison as a number, and minima that keep NaN."""
    x = np.where(np.arange(64).reshape(32, 2) % 7 == 0, np.float32(np.nan), FLOATS)
    both = """mad.wide.u32 %rd0, %t, 8, %rd0; mad.wide.u32 %rd1, %t, 4, %rd1;
            ld.global.v2.f32 {%f0, %f1}, [%rd0]; """
    out = np.zeros(32, np.float32)
    with np.errstate(invalid="ignore"):
        for word, right in (("lt", x[:, 0] < x[:, 1]), ("neu", ~(x[:, 0] == x[:, 1]))):
            names = sass.run(f"""{both}
                set.{word}.f32.f32 %f2, %f0, %f1; st.global.f32 [%rd1], %f2;""", [x, out],
                             registers=".reg .f32 %f<4>;")
            sass.issued(names, "FSET.BF")
            sass.expect(f"set.{word}", (out == right).all())
        for word, of in (("min", np.minimum), ("max", np.maximum)):
            names = sass.run(f"""{both}
                {word}.NaN.f32 %f2, %f0, %f1; st.global.f32 [%rd1], %f2;""", [x, out],
                             registers=".reg .f32 %f<4>;")
            sass.issued(names, "FMNMX.NAN")
            right = of(x[:, 0], x[:, 1])
            sass.expect(f"{word}.NaN", ((out == right) | np.isnan(out) & np.isnan(right)).all())


def numbers_of_nan():
    """What a float that is none is as an integer."""
    nan, out = np.full(64, np.nan).astype(np.float32).reshape(32, 2), np.zeros(32, np.int64)
    for kind, right in (("s32", 0), ("u32", 0), ("s64", -2 ** 63)):
        width = kind[1:]
        names = sass.run(f"""
            mad.wide.u32 %rd0, %t, 8, %rd0; mad.wide.u32 %rd1, %t, 8, %rd1;
            ld.global.f32 %f0, [%rd0]; mov.b64 %rd2, 0; mov.b32 %r2, 0;
            cvt.rzi.{kind}.f32 {'%rd2' if width == '64' else '%r2'}, %f0;
            {'' if width == '64' else 'cvt.u64.u32 %rd2, %r2;'}
            st.global.b64 [%rd1], %rd2;""", [nan, out], registers=".reg .f32 %f<4>;")
        sass.issued(names, "F2I")
        sass.expect(f"{kind} of NaN", (out == right).all())


def scaled_halves():
    """A product of halves with a parameter."""
    x, out = FLOATS.astype(np.float16), np.zeros((32, 2), np.float16)
    names = sass.run("""
        mad.wide.u32 %rd0, %t, 4, %rd0; mad.wide.u32 %rd1, %t, 4, %rd1;
        ld.global.b32 %r0, [%rd0]; cvt.u16.u32 %h0, %v0; mov.b32 %r1, {%h0, %h0};
        mul.rn.f16x2 %r2, %r0, %r1; st.global.b32 [%rd1], %r2;""", [x, out],
                     [int(np.float16(1.5).view(np.uint16))], registers=".reg .b16 %h<4>;")
    sass.issued(names, "HMUL2")
    sass.expect("halves by a parameter", (out == x * np.float16(1.5)).all())


def extents():
    """What is left of an extent behind a block, no less than 0 and no more than 128, where the
    extent is a number of 32 bits that 64 are computed with."""
    for extent in (0, 1, 127, 128, 300, 2 ** 31 - 1, 2 ** 32 - 5):
        for block in (0, 1, 2, 3, 2 ** 25):
            out = np.zeros(4, np.int64)
            sass.run("""
                cvt.s64.s32 %rd2, %v0; cvt.u64.u32 %rd3, %v1; shl.b64 %rd4, %rd3, 7;
                sub.s64 %rd5, %rd2, %rd4; max.s64 %rd6, %rd5, 0; min.s64 %rd7, %rd6, 128;
                st.global.b64 [%rd0], %rd5; st.global.b64 [%rd0+8], %rd6;
                st.global.b64 [%rd0+16], %rd7;""", [out], [extent, block])
            left = extent - (2 ** 32 if extent >> 31 else 0) - block * 128
            if out.tolist() != [left, max(left, 0), min(max(left, 0), 128), 0]:
                sass.expect(f"extent {extent}, block {block}: {out}", False)
    sass.expect("extents", True)


def clusters():
    out = np.zeros(4, np.uint32)
    sass.run("""
        mov.u32 %r0, %cluster_nctaid.x; mov.u32 %r1, %cluster_nctaid.z; mov.u32 %r2, %clusterid.y;
        mov.u32 %r3, %cluster_ctarank;
        st.global.v4.b32 [%rd0], {%r0, %r1, %r2, %r3};""", [out])
    sass.expect("clusters", out.tolist() == [1, 1, 0, 0])


def saturated(x, y, kind):
    limits = np.iinfo(kind)
    return np.clip(x.astype(np.int64) + y, limits.min, limits.max).astype(kind)


def lanes():
    """Integers that are lanes of a register, on machines that have such instructions."""
    cases = [("add.u16x2", np.uint16, np.add), ("min.u16x2", np.uint16, np.minimum),
             ("max.s16x2", np.int16, np.maximum)]
    if sass.SM.endswith("f"):
        cases += [("add.u8x4", np.uint8, np.add), ("sub.u8x4", np.uint8, np.subtract),
                  ("min.u8x4", np.uint8, np.minimum), ("max.s8x4", np.int8, np.maximum),
                  ("add.sat.u8x4", np.uint8, lambda x, y: saturated(x, y, np.uint8)),
                  ("sub.sat.u8x4", np.uint8,
                   lambda x, y: saturated(x, -y.astype(np.int64), np.uint8)),
                  ("add.sat.s16x2", np.int16, lambda x, y: saturated(x, y, np.int16)),
                  ("add.sat.u32", np.uint32, lambda x, y: saturated(x, y, np.uint32))]
    other = np.random.default_rng(3).integers(-2 ** 31, 2 ** 31, 32).astype(np.int32)
    for name, kind, right in cases:
        out = np.zeros(32, np.int32)
        names = sass.run(f"""
            mad.wide.u32 %rd0, %t, 4, %rd0; mad.wide.u32 %rd1, %t, 4, %rd1;
            mad.wide.u32 %rd2, %t, 4, %rd2;
            ld.global.b32 %r0, [%rd0]; ld.global.b32 %r1, [%rd1];
            {name} %r2, %r0, %r1; st.global.b32 [%rd2], %r2;""", [WORDS, other, out])
        sass.issued(names, "VIADD", "VIMNMX")
        sass.expect(name, (out.view(kind) == right(WORDS.view(kind),
                                                   other.view(kind))).all())


sass.main(packed, integers_to_halves, comparisons, numbers_of_nan, scaled_halves, extents,
          *([clusters, lanes] if sass.SM != "sm_80" else []))
