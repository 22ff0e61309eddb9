# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Halves and bfloat16: sums with limits, minima, comparisons, and conversions that round toward a
side."""

import numpy as np

import sass

NAN = np.float32(np.nan)
X = np.random.default_rng(1).standard_normal((32, 2)).astype(np.float32)
Y = np.random.default_rng(2).standard_normal((32, 2)).astype(np.float32)
Y[::5], X[3], Y[7, 1], X[9], Y[9] = X[::5], NAN, NAN, 0.0, -0.0
ADDRESSES = """mad.wide.u32 %rd0, %t, 4, %rd0; mad.wide.u32 %rd1, %t, 4, %rd1;
            mad.wide.u32 %rd2, %t, 4, %rd2;"""


class Half:
    name = "f16"

    @staticmethod
    def bits(x):
        return x.astype(np.float16).view(np.uint16)

    @staticmethod
    def value(bits):
        return bits.view(np.float16).astype(np.float32)


class Brain:
    name = "bf16"

    @staticmethod
    def bits(x):
        word = x.astype(np.float32).view(np.uint32)
        return ((word + 0x7FFF + (word >> 16 & 1)) >> 16).astype(np.uint16)

    @staticmethod
    def value(bits):
        return (bits.astype(np.uint32) << 16).view(np.float32)


def same(got, right):
    """Equal, also in the signs of zeros, or both no number."""
    return ((got == right) & (np.signbit(got) == np.signbit(right))
            | np.isnan(got) & np.isnan(right)).all()


def of_pairs(format_, text):
    """What an instruction gives for pairs of halves, as bits, and the names of what ran."""
    out = np.zeros((32, 2), np.uint16)
    names = sass.run(f"""{ADDRESSES}
            ld.global.b32 %r0, [%rd0]; ld.global.b32 %r1, [%rd1]; {text}
            st.global.b32 [%rd2], %r2;""", [format_.bits(X), format_.bits(Y), out])
    return out, names


def ordered(x, y, least):
    low, high = np.fmin(x, y), np.fmax(x, y)
    zero = np.where((x == 0) & (y == 0), np.float32(-0.0 if least else 0.0), np.float32(1))
    return np.where(zero == 0, zero, low if least else high)


def minima():
    for format_ in (Half, Brain):
        x, y = format_.value(format_.bits(X)), format_.value(format_.bits(Y))
        for word, least in (("min", True), ("max", False)):
            right = ordered(x, y, least)
            for nan in ("", ".NaN"):
                out, names = of_pairs(format_, f"{word}{nan}.{format_.name}x2 %r2, %r0, %r1;")
                if nan:
                    right = np.where(np.isnan(x) | np.isnan(y), NAN, right)
                sass.issued(names, "HMNMX2")
                sass.expect(f"{word}{nan}.{format_.name}x2", same(format_.value(out), right))


def comparisons():
    compared = {"lt": lambda x, y: x < y, "ne": lambda x, y: (x < y) | (x > y),
                "geu": lambda x, y: ~(x < y), "nan": lambda x, y: np.isnan(x) | np.isnan(y)}
    for format_ in (Half, Brain)[:1 if sass.SM == "sm_80" else 2]:
        name, one = format_.name + "x2", format_.bits(np.ones(1))[0]
        x, y = format_.value(format_.bits(X)), format_.value(format_.bits(Y))
        for word, compare in compared.items():
            out, names = of_pairs(format_, f"set.{word}.{name}.{name} %r2, %r0, %r1;")
            sass.issued(names, "HSET2.B")
            sass.expect(f"set.{word}.{name}", (out == np.where(compare(x, y), one, 0)).all())
            out, names = of_pairs(format_, f"set.{word}.u32.{name} %r2, %r0, %r1;")
            sass.expect(f"set.{word}.u32.{name}", (out == np.where(compare(x, y), 65535, 0)).all())
            out, names = of_pairs(format_, f"""setp.{word}.{name} %p0|%p1, %r0, %r1;
                selp.b32 %r3, 1, 0, %p0; selp.b32 %r4, 0x10000, 0, %p1; or.b32 %r2, %r3, %r4;""")
            sass.issued(names, "HSETP2")
            sass.expect(f"setp.{word}.{name}", (out == compare(x, y)).all())
    # Two numbers: the first is for the lower halves.
    out, names = of_pairs(Half, """mov.b32 %r1, 0xb8003400; setp.gt.f16x2 %p0|%p1, %r0, %r1;
        selp.b32 %r3, 1, 0, %p0; selp.b32 %r4, 0x10000, 0, %p1; or.b32 %r2, %r3, %r4;""")
    sass.issued(names, "HSETP2")
    sass.expect("setp of numbers", (out == (Half.value(Half.bits(X)) > [0.25, -0.5])).all())


def limited():
    """Sums and products that are cut, in numbers that halves have exactly."""
    for text, right, called in (
            ("add.sat.f16x2 %r2, %r0, %r1;", lambda x, y: np.clip(x + y, 0, 1),
             ("HADD2.SAT", "HFMA2.")),
            ("mul.sat.f16x2 %r2, %r0, %r1;", lambda x, y: np.clip(x * y, 0, 1),
             ("HMUL2.SAT", "HFMA2.")),
            ("fma.rn.relu.f16x2 %r2, %r0, %r1, %r0;", lambda x, y: np.maximum(x * y + x, 0),
             ("HFMA2.",))):
        x, y = (np.random.default_rng(n).integers(-8, 9, (32, 2)).astype(np.float32) / 4 + 0.125
                for n in (3, 4))
        x[5] = NAN
        out = np.zeros((32, 2), np.float16)
        names = sass.run(f"""{ADDRESSES}
            ld.global.b32 %r0, [%rd0]; ld.global.b32 %r1, [%rd1]; {text}
            st.global.b32 [%rd2], %r2;""", [x.astype(np.float16), y.astype(np.float16), out])
        value = right(x, y).astype(np.float16)
        if "sat" in text:
            value[5] = 0
        sass.issued(names, *called)
        sass.expect(text, same(out, value))


def crossed():
    """Halves of one operand that change places, of which one is negated."""
    x, y = (np.random.default_rng(n).integers(-8, 9, (32, 2)).astype(np.float16) for n in (6, 7))
    out = np.zeros((32, 2), np.float16)
    names = sass.run(f"""{ADDRESSES}
        ld.global.b32 %r0, [%rd0]; ld.global.b32 %r1, [%rd1];
        mov.b32 {{%h0, %h1}}, %r0; mov.b32 {{%h2, %h3}}, %r1;
        fma.rn.f16 %h4, %h0, %h2, %h0; fma.rn.f16 %h5, %h0, %h3, %h1; neg.f16 %h6, %h1;
        fma.rn.f16 %h7, %h6, %h3, %h4; fma.rn.f16 %h8, %h1, %h2, %h5;
        mov.b32 %r2, {{%h7, %h8}}; st.global.b32 [%rd2], %r2;""", [x, y, out],
                     registers=".reg .b16 %h<9>;")
    sass.issued(names, "HFMA2")
    right = np.stack([x[:, 0] * y[:, 0] + x[:, 0] - x[:, 1] * y[:, 1],
                      x[:, 0] * y[:, 1] + x[:, 1] + x[:, 1] * y[:, 0]], 1)
    sass.expect("crossed halves", (out == right).all())


def toward(wide, bits, format_, mode):
    """The neighbor of the nearest half that is on a side of a number."""
    near = format_.value(bits).astype(float)
    size = bits.astype(int)
    if mode == "rz":
        move = np.where(np.abs(near) > np.abs(wide), -1, 0)
    elif mode == "rp":
        move = np.where(near < wide, np.where(wide > 0, 1, -1), 0)
    else:
        move = np.where(near > wide, np.where(wide > 0, -1, 1), 0)
    return size + move


def roundings():
    """Of floats and doubles; some are just beyond the middle between two halves."""
    x = X.copy()
    x[3], x[0, 0], x[1, 0], x[2, 0], x[4, 0] = 1, 1e-8, -1e-8, 7e4, -7e4
    d = x[:, 0].astype(float)
    d[::3] = np.float16(1) + 2.0 ** -11 + 2.0 ** -40
    for format_ in (Half, Brain):
        form, cases = format_.name, [("rn.{}.f64", d, "F2F"), ("rp.{}.f32", x[:, 0], "F2F"),
                                     ("rm.{}.f32", x[:, 0], "F2F"), ("rz.{}.f32", x[:, 0], "F2F")]
        for text, source, called in cases:
            if format_ is Brain and text[:2] in ("rp", "rm") or (
                    format_ is Brain and text[-3:] == "f64" and sass.SM == "sm_80"):
                continue
            wide = source.astype(float)
            bits = (wide.astype(np.float16).view(np.uint16) if format_ is Half
                    else Brain.bits(source))
            right = bits if text[:2] == "rn" else toward(wide, bits, format_, text[:2])
            size, out = source.itemsize, np.zeros(32, np.uint16)
            loaded = "%d0" if size == 8 else "%f0"
            names = sass.run(f"""
                mad.wide.u32 %rd0, %t, {size}, %rd0; mad.wide.u32 %rd1, %t, 2, %rd1;
                ld.global.f{8 * size} {loaded}, [%rd0]; cvt.{text.format(form)} %h0, {loaded};
                st.global.b16 [%rd1], %h0;""", [source, out],
                             registers=".reg .b16 %h<2>; .reg .f32 %f<2>;")
            sass.issued(names, called)
            sass.expect(text.format(form), (out == right).all())


def integers():
    """Integers of halves and back, and halves without fractions."""
    x = (X[:, 0] * 20).astype(np.float16)
    x[3] = 2.5
    for text, right, called in (
            ("cvt.rzi.s32.f16 %r2, %h0;", np.trunc(x), "F2I"),
            ("cvt.rni.u16.f16 %h1, %h0; cvt.u32.u16 %r2, %h1;", np.maximum(np.rint(x), 0), "F2I"),
            ("cvt.rmi.f16.f16 %h1, %h0; cvt.u32.u16 %r2, %h1;", np.floor(x).view(np.uint16),
             "FRND")):
        out = np.zeros(32, np.int32)
        names = sass.run(f"""
            mad.wide.u32 %rd0, %t, 2, %rd0; mad.wide.u32 %rd1, %t, 4, %rd1;
            ld.global.b16 %h0, [%rd0]; {text} st.global.b32 [%rd1], %r2;""", [x, out],
                         registers=".reg .b16 %h<2>;")
        sass.issued(names, called)
        sass.expect(text, (out == right).all())
    for form, format_ in (("f16", Half), ("bf16", Brain))[:1 if sass.SM == "sm_80" else 2]:
        whole, out = np.arange(-700, 900, 50, dtype=np.int32), np.zeros(32, np.uint16)
        names = sass.run(f"""
            mad.wide.u32 %rd0, %t, 4, %rd0; mad.wide.u32 %rd1, %t, 2, %rd1;
            ld.global.b32 %r0, [%rd0]; cvt.rn.{form}.s32 %h0, %r0;
            st.global.b16 [%rd1], %h0;""", [whole, out], registers=".reg .b16 %h<2>;")
        sass.issued(names, "I2F")
        sass.expect(f"{form} of integers", (out == format_.bits(whole.astype(np.float32))).all())


np.seterr(over="ignore", invalid="ignore")
sass.main(minima, comparisons, limited, crossed, roundings, integers)
