# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pairs of floats in two registers, sums of floats of different widths, and extrema of the floats
of a warp."""

import numpy as np

import sass

RANDOM = np.random.default_rng(4)
X = RANDOM.standard_normal((32, 4)).astype(np.float32)
HALVES = RANDOM.standard_normal((32, 4)).astype(np.float16)
LOAD = """mad.wide.u32 %rd0, %t, 16, %rd0; mad.wide.u32 %rd1, %t, 8, %rd1;
    ld.global.v4.f32 {%f0, %f1, %f2, %f3}, [%rd0];"""
REGISTERS = ".reg .f32 %f<9>; .reg .b16 %h<9>;"


def pairs():
    """Both sums of a pair, where an operand may be one float, the other order, or a number."""
    a, b = X[:, :2], X[:, 2:]
    first, turned = X[:, 2:3], b[:, ::-1]
    for name, text, right, called in (
            ("add", "mov.b64 %rd3, {%f2, %f3}; add.f32x2 %rd4, %rd2, %rd3;", a + b, "FADD2"),
            ("sub", "mov.b64 %rd3, {%f2, %f3}; sub.f32x2 %rd4, %rd2, %rd3;", a - b, "FADD2"),
            ("add one", "mov.b64 %rd3, {%f2, %f2}; add.f32x2 %rd4, %rd2, %rd3;", a + first,
             "FADD2"),
            ("add turned", "mov.b64 %rd3, {%f3, %f2}; add.f32x2 %rd4, %rd2, %rd3;", a + turned,
             "FADD2"),
            ("mul one", "mov.b64 %rd3, {%f2, %f2}; mul.f32x2 %rd4, %rd2, %rd3;", a * first,
             "FMUL2"),
            ("mul number", "mov.f32 %f4, 0f3FB8AA3B; mov.b64 %rd3, {%f4, %f4};"
             "mul.f32x2 %rd4, %rd2, %rd3;", a * np.uint32(0x3FB8AA3B).view(np.float32), "FMUL2"),
            ("fma one", "mov.b64 %rd3, {%f2, %f2}; fma.rn.f32x2 %rd4, %rd2, %rd3, %rd2;",
             (a.astype(float) * first + a).astype(np.float32), "FFMA2")):
        out = np.zeros((32, 2), np.float32)
        names = sass.run(f"""{LOAD} mov.b64 %rd2, {{%f0, %f1}}; {text}
            st.global.b64 [%rd1], %rd4;""", [X, out], registers=REGISTERS)
        sass.issued(names, called)
        sass.expect(f"f32x2 {name}", (out == right).all())


def widths():
    """A half or a bfloat16, and a float."""
    bits = HALVES.view(np.uint16)
    kinds = {"f16": HALVES.astype(np.float32),
             "bf16": (bits.astype(np.uint32) << 16).view(np.float32)}
    for kind, values in kinds.items():
        first, second = values[:, 0], values[:, 1]
        product = first.astype(float) * second.astype(float)
        suffix = ".BF16" if kind == "bf16" else ""
        check_widths(f"add.rn.f32.{kind} %f5, %h0, %f0;", first + X[:, 0], "FHADD" + suffix)
        check_widths(f"sub.rn.f32.{kind} %f5, %h0, %f0;", first - X[:, 0], "FHADD" + suffix)
        check_widths(f"fma.rn.f32.{kind} %f5, %h0, %h1, %f0;",
                     (product + X[:, 0]).astype(np.float32), "FHFMA" + suffix)


def check_widths(text, right, called):
    out = np.zeros((32, 2), np.float32)
    names = sass.run(f"""{LOAD} mad.wide.u32 %rd2, %t, 8, %rd2;
        ld.global.b16 %h0, [%rd2]; ld.global.b16 %h1, [%rd2+2]; {text}
        st.global.f32 [%rd1], %f5;""", [X, out, HALVES], registers=REGISTERS)
    sass.issued(names, called)
    sass.expect(text.split()[0], (out[:, 0] == right).all())


def extrema():
    """Of a warp's floats, of which some are none."""
    x = np.where(np.arange(32)[:, None] % 5 == 0, np.float32(np.nan), X)
    for name, right in ("min", np.nanmin(x[:, 0])), ("max", np.nanmax(x[:, 0])):
        out = np.zeros((32, 2), np.float32)
        names = sass.run(f"""{LOAD} redux.sync.{name}.f32 %f5, %f0, 0xffffffff;
            st.global.f32 [%rd1], %f5;""", [x, out], registers=REGISTERS)
        sass.issued(names, "CREDUX")
        sass.expect(f"redux {name}.f32", (out[:, 0] == right).all())


sass.main(pairs, widths, extrema)
