# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""cp.async and its groups, ldmatrix, stmatrix, movmatrix, and redux."""

import numpy as np

import sass

ROWS = np.random.default_rng(1).integers(1, 256, (32, 64)).astype(np.uint8)


def copies(name, size, text, kept, called, values=()):
    """Each thread copies bytes to 16 of its own and waits; `kept` is how many of them are the
    source's, and the others up to the size are zeros."""
    out = np.full((32, 16), 7, np.uint8)
    names = sass.run(f"""
        mov.u32 %r0, s; mad.lo.u32 %r1, %t, 16, %r0;
        mad.wide.u32 %rd0, %t, 64, %rd0; mad.wide.u32 %rd1, %t, 16, %rd1;
        mov.u32 %r2, 0x07070707;
        st.shared.v4.b32 [%r1], {{%r2, %r2, %r2, %r2}};
        and.b32 %r3, %t, 1; setp.eq.u32 %p0, %r3, 1;
        {text}
        cp.async.commit_group; cp.async.wait_group 0; bar.sync 0;
        ld.shared.v4.b32 {{%r4, %r5, %r6, %r7}}, [%r1];
        st.global.v4.b32 [%rd1], {{%r4, %r5, %r6, %r7}};""", [ROWS, out], values, shared=512)
    right = np.full((32, 16), 7, np.uint8)
    for thread in range(32):
        count = kept(thread)
        right[thread, :size] = 0
        right[thread, :count] = ROWS[thread, :count]
    sass.issued(names, called)
    sass.expect(name, (out == right).all())


def all_copies():
    for size, form, called in ((4, "ca", "LDGSTS.E"), (8, "ca", "LDGSTS.E.64"),
                               (16, "ca", "LDGSTS.E.128"), (16, "cg", "LDGSTS.E.BYPASS.128")):
        start = f"cp.async.{form}.shared.global"
        copies(f"{form}-{size}", size, f"{start} [%r1], [%rd0], {size};", lambda t: size, called)
        copies(f"{form}-{size}-ignored", size, f"{start} [%r1], [%rd0], {size}, %p0;",
               lambda t: 0 if t % 2 else size, called)
        for left in (0, 3, size):
            copies(f"{form}-{size}-{left}", size, f"{start} [%r1], [%rd0], {size}, %v0;",
                   lambda t: left, called + ".ZFILL", [left])
        copies(f"{form}-{size}-each", size,
               f"min.u32 %r8, %t, {size}; {start} [%r1], [%rd0], {size}, %r8;",
               lambda t: min(t, size), called + ".ZFILL")
        copies(f"{form}-{size}-none", size, f"{start} [%r1], [%rd0], {size}, 0;",
               lambda t: 0, called)
    copies("cg-16-hint-12", 16, "cp.async.cg.shared.global.L2::128B [%r1], [%rd0], 16, 12;",
           lambda t: 12, "LDGSTS.E.BYPASS.LTC128B.128.ZFILL")


def groups():
    """Three groups, of which those that are not waited for have not arrived."""
    for left in range(4):
        out = np.zeros((32, 4), np.uint32)
        sass.run(f"""
            mov.u32 %r0, s; mad.lo.u32 %r1, %t, 16, %r0;
            mad.wide.u32 %rd0, %t, 64, %rd0; mad.wide.u32 %rd1, %t, 16, %rd1;
            mov.u32 %r2, 0; st.shared.v4.b32 [%r1], {{%r2, %r2, %r2, %r2}};
            cp.async.ca.shared.global [%r1], [%rd0], 4; cp.async.commit_group;
            cp.async.ca.shared.global [%r1+4], [%rd0+4], 4; cp.async.commit_group;
            cp.async.ca.shared.global [%r1+8], [%rd0+8], 4; cp.async.commit_group;
            cp.async.ca.shared.global [%r1+12], [%rd0+12], 4;
            cp.async.wait_group {left};
            ld.shared.v4.b32 {{%r4, %r5, %r6, %r7}}, [%r1];
            st.global.v4.b32 [%rd1], {{%r4, %r5, %r6, %r7}};
            cp.async.wait_all;""", [ROWS, out], shared=512)
        right = ROWS[:, :16].copy().view(np.uint32)
        right[:, 3 - left:] = 0
        sass.expect(f"wait_group {left}", (out == right).all())


def matrices():
    """Matrices of 8 x 8 halves lie one after the other, 16 bytes a row; the addresses come
    from the threads in reverse order of rows, to tell rows from lanes."""
    data = np.arange(4 * 64, dtype=np.uint16).view(np.uint8).reshape(32, 16)
    halves = data.view(np.uint16).reshape(4, 8, 8)[:, ::-1]
    for count in (1, 2, 4):
        for turned in ("", ".trans"):
            out = np.zeros((32, count), np.uint32)
            registers = "{" + ", ".join(f"%r{10 + n}" for n in range(count)) + "}"
            names = sass.run(f"""
                mov.u32 %r0, s; mad.lo.u32 %r1, %t, 16, %r0;
                mad.wide.u32 %rd0, %t, 16, %rd0; mad.wide.u32 %rd1, %t, {4 * count}, %rd1;
                ld.global.v4.b32 {{%r4, %r5, %r6, %r7}}, [%rd0];
                st.shared.v4.b32 [%r1], {{%r4, %r5, %r6, %r7}};
                bar.sync 0; xor.b32 %r2, %t, 7; mad.lo.u32 %r2, %r2, 16, %r0;
                ldmatrix.sync.aligned.m8n8.x{count}{turned}.shared.b16 {registers}, [%r2];
                """ + "\n".join(f"st.global.b32 [%rd1+{4 * n}], %r{10 + n};"
                                for n in range(count)), [data, out], shared=512)
            right = np.zeros((32, count, 2), np.uint16)
            for lane in range(32):
                for n in range(count):
                    for half in range(2):
                        place = lane // 4, lane % 4 * 2 + half
                        right[lane, n, half] = halves[n][place[::-1] if turned else place]
            sass.issued(names, "LDSM.16.M")
            sass.expect(f"ldmatrix x{count}{turned}", (out == right.view(np.uint32)[..., 0]).all())
    out, words = np.zeros(32, np.uint32), np.arange(64, dtype=np.uint16).view(np.uint32)
    sass.run("""
        mad.wide.u32 %rd0, %t, 4, %rd0; mad.wide.u32 %rd1, %t, 4, %rd1;
        ld.global.b32 %r0, [%rd0]; movmatrix.sync.aligned.m8n8.trans.b16 %r1, %r0;
        st.global.b32 [%rd1], %r1;""", [words, out])
    sass.expect("movmatrix", (out.view(np.uint16).reshape(8, 8)
                              == np.arange(64).reshape(8, 8).T).all())


def matrix_stores():
    words = np.arange(2 * 64, dtype=np.uint16).view(np.uint32).reshape(2, 32)
    for turned in ("", ".trans"):
        out = np.zeros((2, 8, 8), np.uint16)
        sass.run(f"""
            mov.u32 %r0, s; mad.lo.u32 %r1, %t, 8, %r0; mad.lo.u32 %r2, %t, 16, %r0;
            mad.wide.u32 %rd0, %t, 4, %rd0; mad.wide.u32 %rd1, %t, 8, %rd1;
            ld.global.b32 %r10, [%rd0]; ld.global.b32 %r11, [%rd0+128];
            stmatrix.sync.aligned.m8n8.x2{turned}.shared.b16 [%r2], {{%r10, %r11}};
            bar.sync 0; ld.shared.v2.b32 {{%r4, %r5}}, [%r1];
            st.global.v2.b32 [%rd1], {{%r4, %r5}};""", [words, out], shared=512)
        right = np.arange(128).reshape(2, 8, 8)
        sass.expect(f"stmatrix{turned}",
                    (out == (right.swapaxes(1, 2) if turned else right)).all())


def reductions():
    words = np.random.default_rng(2).integers(-2 ** 31, 2 ** 31, 32).astype(np.int32)
    bits = words.view(np.uint32)
    for how, right in (("add.s32", words.sum(dtype=np.int32).view(np.uint32)),
                       ("min.s32", words.min().view(np.uint32)),
                       ("max.s32", words.max().view(np.uint32)), ("min.u32", bits.min()),
                       ("max.u32", bits.max()), ("and.b32", np.bitwise_and.reduce(bits)),
                       ("or.b32", np.bitwise_or.reduce(bits)),
                       ("xor.b32", np.bitwise_xor.reduce(bits))):
        out = np.zeros(32, np.uint32)
        names = sass.run(f"""
            mad.wide.u32 %rd0, %t, 4, %rd0; mad.wide.u32 %rd1, %t, 4, %rd1;
            ld.global.b32 %r0, [%rd0]; redux.sync.{how} %r1, %r0, 0xffffffff;
            st.global.b32 [%rd1], %r1;""", [words, out])
        sass.issued(names, "REDUX", "CREDUX")
        sass.expect(f"redux {how}", (out == right).all())


sass.main(all_copies, groups, matrices, *([matrix_stores] if sass.SM != "sm_80" else []), reductions)
