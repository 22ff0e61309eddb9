# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Atomic operations on generic addresses, which are in global, shared or local memory, and on
words of 128 bits, pairs of halves and vectors of floats."""

import numpy as np

import sass

SPACES = ("global", "shared", "local")
LOCAL = ".local .align 8 .b8 l[8];"


def address_in(space):
    """PTX that puts the generic address of a word in %rd4, where ptxas does not see what memory
    it is in, and the local variable that it may be."""
    where = {"global": "add.u64 %rd4, %rd0, 32;",
             "shared": "mov.u64 %rd5, s; cvta.shared.u64 %rd4, %rd5;",
             "local": "mov.u64 %rd5, l; cvta.local.u64 %rd4, %rd5;"}[space]
    return f"""{where} st.global.u64 [%rd0+16], %rd4; membar.gl;
            ld.volatile.global.u64 %rd4, [%rd0+16];"""


def spaces():
    """What memory an address is in."""
    words = ["shared", "local"] + (["shared::cluster"] if sass.SM != "sm_80" else [])
    for space in SPACES:
        for word in words:
            out = np.zeros(8, np.uint32)
            names = sass.run(f"""{address_in(space)}
                isspacep.{word} %p0, %rd4; selp.b32 %r0, 1, 0, %p0; st.global.b32 [%rd0], %r0;
                """, [out], registers=LOCAL, shared=128, threads=1)
            sass.issued(names, "QSPC")
            sass.expect(f"isspacep.{word} of {space} memory", out[0] == word.startswith(space))


# An operation, the bits of a word, what is in it, the other operand, and what is there then.
HALVES = int(np.array([1.5, -2], np.float16).view(np.uint32)[0])
SUM = int(np.array([3, 0.25], np.float16).view(np.uint32)[0])
ADDED = int(np.array([4.5, -1.75], np.float16).view(np.uint32)[0])
OPERATIONS = (("add.u32", 32, 5, 7, 12), ("add.u64", 64, 2 ** 32 - 1, 2, 2 ** 32 + 1),
              ("and.b64", 64, 2 ** 40 + 5, 2 ** 40 + 6, 2 ** 40 + 4),
              ("exch.b64", 64, 5, 2 ** 50, 2 ** 50),
              ("max.s64", 64, 2 ** 64 - 2, 3, 3),
              ("add.noftz.f16x2", 32, HALVES, SUM, ADDED))


def generic():
    """An operation is done once, wherever the word is."""
    for name, bits, old, new, then in OPERATIONS:
        for space in SPACES[:2] if "f16x2" in name else SPACES:
            out, file = np.zeros(8, np.uint64), "%rd" if bits == 64 else "%r"
            names = sass.run(f"""{address_in(space)}
                mov.b{bits} {file}6, {old}; st.b{bits} [%rd4], {file}6;
                mov.b{bits} {file}7, {new}; atom.{name} {file}8, [%rd4], {file}7;
                st.global.b{bits} [%rd0], {file}8;
                ld.b{bits} {file}9, [%rd4]; st.global.b{bits} [%rd0+8], {file}9;""", [out],
                             registers=LOCAL, shared=128, threads=1)
            sass.issued(names, "ATOM.E.")
            sass.expect(f"{name} in {space} memory", out[:2].tolist() == [old, then])


def wide():
    """Words of 128 bits, compared and exchanged."""
    for same in (0, 1):
        out = np.array([1, 2, 0, 0, 0, 0], np.uint64)
        names = sass.run(f"""
            mov.b64 %rd2, 1; mov.b64 %rd3, {2 + 1 - same};
            mov.b64 %rd4, 5; mov.b64 %rd5, 6;
            mov.b128 %q0, {{%rd2, %rd3}}; mov.b128 %q1, {{%rd4, %rd5}};
            atom.global.cas.b128 %q2, [%rd0], %q0, %q1; mov.b128 {{%rd6, %rd7}}, %q2;
            st.global.v2.b64 [%rd0+16], {{%rd6, %rd7}};""", [out],
                         registers=".reg .b128 %q<4>;", threads=1)
        sass.issued(names, "ATOM.E.CAS.128", "ATOMG.E.CAS.128")
        sass.expect(f"cas.b128 {same}", out[:4].tolist() == ([5, 6] if same else [1, 2]) + [1, 2])


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
    floats = np.random.default_rng(4).integers(-99, 99, (32, 4)).astype(np.float32)
    for count in 2, 4:
        out = np.zeros((4, 4), np.float32)
        registers = ", ".join(f"%f{n}" for n in range(count))
        names = sass.run(f"""mad.wide.u32 %rd0, %t, 16, %rd0;
            ld.global.v4.f32 {{%f0, %f1, %f2, %f3}}, [%rd0];
            and.b32 %r0, %t, 3; mad.wide.u32 %rd1, %r0, 16, %rd1;
            red.global.add.v{count}.f32 [%rd1], {{{registers}}};""", [floats, out],
                         registers=".reg .f32 %f<4>;")
        sass.issued(names, f"ATOMG.E.ADD.F32x{count}", f"REDG.E.ADD.F32x{count}")
        right = floats.reshape(8, 4, 4).sum(0)
        right[:, count:] = 0
        sass.expect(f"red.add.v{count}.f32", (out == right).all())


sass.main(spaces, generic, pairs_in_memory,
          *([wide, vectors_in_memory] if sass.SM != "sm_80" else []))
