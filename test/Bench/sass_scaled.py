# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""mma with scales, whose fragments are taken from the PTX ISA's description: a scale of the left
factor comes from the first two lanes of four, one of the right factor from the first."""

import numpy as np

import sass

RANDOM = np.random.default_rng(7)
# By type: the codes of 0, 1, 2, 3 and 4, and their bits.
CODES = {"e4m3": ([0, 0x38, 0x40, 0x44, 0x48], 8), "e5m2": ([0, 0x3C, 0x40, 0x42, 0x44], 8),
         "e2m1": ([0, 2, 4, 5, 6], 4)}


def fragments(matrix, bits):
    """Words of each lane, as in sass_products.py."""
    rows, depth = matrix.shape
    each = 32 // bits
    out = np.zeros((32, rows // 8 * (depth // (4 * each))), np.uint32)
    for lane in range(32):
        for n in range(out.shape[1]):
            row, part = lane // 4 + n % (rows // 8) * 8, n // (rows // 8)
            first = 4 * each * part + each * (lane % 4)
            out[lane, n] = sum(int(c) << bits * i
                               for i, c in enumerate(matrix[row, first:first + each]))
    return out


def scale_words(scales, lanes_of):
    """What each lane has of scales; others have what is not a number."""
    words = np.full((32, 4), 0xFF, np.uint8)
    for row, mine in enumerate(scales):
        words[lanes_of(row), :len(mine)] = mine
    return words.view(np.uint32)[:, 0].copy()


def check(kind, vector, depth, left, right):
    a, b = (RANDOM.integers(0, 5, (n, depth)) for n in (16, 8))
    scales = [RANDOM.integers(125, 130, (n, depth // 32)) for n in (16, 8)]
    words = [fragments(np.array(CODES[k][0])[x], CODES[k][1])
             for k, x in ((left, a), (right, b))]
    words.append(np.stack([scale_words(scales[0], lambda row: row % 8 * 4 + row // 8),
                           scale_words(scales[1], lambda row: row * 4)], 1))
    start = RANDOM.standard_normal((16, 8)).astype(np.float32)
    order = [[(lane // 4 + n // 2 * 8, lane % 4 * 2 + n % 2) for n in range(4)]
             for lane in range(32)]
    c = np.array([[start[place] for place in mine] for mine in order], np.float32)
    out = np.zeros((32, 4), np.float32)
    names = sass.run(f"""mad.wide.u32 %rd0, %t, 16, %rd0; mad.wide.u32 %rd1, %t, 8, %rd1;
        mad.wide.u32 %rd2, %t, 8, %rd2; mad.wide.u32 %rd3, %t, 16, %rd3;
        mad.wide.u32 %rd4, %t, 16, %rd4; mov.b16 %h0, 0;
        ld.global.v4.b32 {{%r0, %r1, %r2, %r3}}, [%rd0];
        ld.global.v2.b32 {{%r4, %r5}}, [%rd1]; ld.global.v2.b32 {{%r6, %r7}}, [%rd2];
        ld.global.v4.f32 {{%f0, %f1, %f2, %f3}}, [%rd3];
        mma.sync.aligned.m16n8k{depth}.row.col.kind::{kind}.block_scale.scale_vec::{vector}
          .f32.{left}.{right}.f32.ue8m0 {{%f4, %f5, %f6, %f7}}, {{%r0, %r1, %r2, %r3}},
          {{%r4, %r5}}, {{%f0, %f1, %f2, %f3}}, %r6, {{%h0, %h0}}, %r7, {{%h0, %h0}};
        st.global.v4.f32 [%rd4], {{%f4, %f5, %f6, %f7}};""", [*words, c, out],
                     registers=".reg .f32 %f<9>; .reg .b16 %h<2>;")
    wide = [x * np.repeat(2.0 ** (s - 127), 32, axis=1) for x, s in zip((a, b), scales)]
    right_sums = start + wide[0] @ wide[1].T
    sass.issued(names, "QMMA.SF" if kind == "mxf8f6f4" else "OMMA.SF")
    sass.expect(f"{kind} {left} {right}", np.allclose(out, np.array(
        [[right_sums[place] for place in mine] for mine in order]), 1e-6, 1e-6))


def products():
    check("mxf8f6f4", "1X", 32, "e4m3", "e5m2")
    check("mxf8f6f4", "1X", 32, "e4m3", "e4m3")
    check("mxf4", "2X", 64, "e2m1", "e2m1")


sass.main(products)
