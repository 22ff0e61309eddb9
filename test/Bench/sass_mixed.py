# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pairs of floats in two registers, sums of floats of different widths, floats of 8 bits, and
sums of pairs of halves and of vectors in memory."""

import numpy as np

import sass

RANDOM = np.random.default_rng(4)
X = RANDOM.standard_normal((32, 4)).astype(np.float32)
WHOLE = RANDOM.integers(-99, 99, (32, 4)).astype(np.float32)
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
        names = sass.run(f"""{LOAD} cvt.rn.satfinite.{kind}x2.f32 %h0, %f1, %f0;
            cvt.rn.satfinite.{kind}x2.f32 %h1, %f3, %f2; mov.b32 %r0, {{%h0, %h1}};
            st.global.b32 [%rd1], %r0;""", [x, out], registers=REGISTERS)
        sass.issued(names, f"F2FP.SATFINITE.{kind.upper()}.F32")
        sass.expect(f"{kind} of floats", (out[:, :4].ravel() == codes).all())


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


def pairs_in_memory():
    """All threads add to the same pair, in their order."""
    kinds = {"f16x2": lambda v: v.view(np.float16).astype(float),
             "bf16x2": lambda v: (v.astype(np.uint32) << 16).view(np.float32)}
    if sass.SM == "sm_80":
        del kinds["bf16x2"]
    for kind, read in kinds.items():
        out = np.zeros(2, np.uint16)
        old = np.zeros((32, 2), np.uint16)
        two = 0x40003C00 if kind == "f16x2" else 0x40003F80  # Of 1 and 2.
        names = sass.run(f"""mad.wide.u32 %rd1, %t, 4, %rd1;
            mov.b32 %r0, {two}; atom.global.add.noftz.{kind} %r1, [%rd0], %r0;
            st.global.b32 [%rd1], %r1;""", [out, old])
        sass.issued(names, "ATOM")
        sass.expect(f"atom.add.{kind}", (read(out) == [32, 64]).all() and
                    (read(old[:, 0].copy()) == np.arange(32)).all())


def vectors_in_memory():
    """Threads add their floats to those of one of four places."""
    for count in 2, 4:
        out = np.zeros((4, 4), np.float32)
        registers = ", ".join(f"%f{n}" for n in range(count))
        names = sass.run(f"""mad.wide.u32 %rd0, %t, 16, %rd0;
            ld.global.v4.f32 {{%f0, %f1, %f2, %f3}}, [%rd0];
            and.b32 %r0, %t, 3; mad.wide.u32 %rd1, %r0, 16, %rd1;
            red.global.add.v{count}.f32 [%rd1], {{{registers}}};""", [WHOLE, out],
                         registers=REGISTERS)
        sass.issued(names, f"ATOMG.E.ADD.F32x{count}", f"REDG.E.ADD.F32x{count}")
        right = WHOLE.reshape(8, 4, 4).sum(0)
        right[:, count:] = 0
        sass.expect(f"red.add.v{count}.f32", (out == right).all())


SINCE_90 = [bytes_of_floats, halves_of_bytes, vectors_in_memory]
sass.main(pairs_in_memory, *(SINCE_90 if sass.SM != "sm_80" else []),
          *([pairs, widths, extrema] if sass.SM == "sm_100a" else []))
