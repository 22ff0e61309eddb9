# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a kernel has from the driver: constants, special registers and functions; loads of some
words out of eight; and loads of constants by some lanes."""

import numpy as np

import sass

sass.DECLARATIONS += [
    ".extern .func (.param .b32 r) vprintf (.param .b64 a, .param .b64 b);",
    ".extern .func (.param .b64 r) malloc (.param .b64 a);",
    ".extern .func free (.param .b64 a);",
    ".extern .func __assertfail (.param .b64 a, .param .b64 b, .param .b32 c, .param .b64 d,"
    " .param .b64 e);",
    f".const .align 8 .b64 squares[32] = {{{', '.join(str(n * n) for n in range(32))}}};"]
ALLOCATE = """{{ .param .b64 a, r; st.param.b64 [a], {size};
            call.uni (r), malloc, (a); ld.param.b64 {to}, [r]; }}"""


def constants():
    """Each as PTX, and what is right for a grid of one block of two warps."""
    known = (("mov.u32 %r0, %nsmid;", [1] * 64), ("mov.u32 %r0, %nwarpid;", [64] * 64),
             ("mov.u32 %r0, %warpid;", [n // 32 for n in range(64)]),
             ("mov.u64 %rd2, %gridid; cvt.u32.u64 %r0, %rd2;", [0] * 64),
             ("mov.u32 %r0, %cluster_nctarank;", [1] * 64),
             ("mov.pred %p0, %is_explicit_cluster; selp.u32 %r0, 1, 0, %p0;", [0] * 64),
             ("mov.u32 %r0, %dynamic_smem_size;", [0] * 64),
             # What another kernel's variables need is not counted.
             ("mov.u32 %r0, %total_smem_size; st.shared.u32 [s], %r0;", [128] * 64),
             # The blocks of a grid that wait find zeros.
             ("""mov.u32 %r1, %envreg1; mov.u32 %r2, %envreg2; mov.b64 %rd3, {%r2, %r1};
              ld.global.b32 %r0, [%rd3+4];""", [0] * 64))
    for text, right in known:
        out = np.full(64, 9, np.uint32)
        sass.run(f"""mad.wide.u32 %rd1, %t, 4, %rd0; {text}
            st.global.b32 [%rd1], %r0;""", [out], threads=64, shared=128)
        sass.expect(text.split(";")[0], (out == right).all())


def functions():
    """Half of the threads get memory, and each its own; text is printed without an error."""
    out = np.zeros((32, 2), np.uint32)
    names = sass.run(f"""
        mad.wide.u32 %rd1, %t, 8, %rd0; setp.gt.u32 %p0, %t, 15; mov.b32 %r5, 0; mov.b32 %r6, 1;
        @%p0 bra $after;
        {ALLOCATE.format(size=4, to="%rd2")} {ALLOCATE.format(size=8, to="%rd3")}
        st.b32 [%rd2], %t; add.u32 %r1, %t, 100; st.b32 [%rd3+4], %r1; bar.warp.sync 65535;
        ld.b32 %r2, [%rd2]; ld.b32 %r3, [%rd3+4]; mad.lo.u32 %r5, %r2, 1000, %r3;
        {{ .param .b64 a; st.param.b64 [a], %rd2; call.uni free, (a); }}
        {{ .param .b64 a, b; .param .b32 r; st.param.b64 [a], %rd3; st.param.b64 [b], %rd3;
           call.uni (r), vprintf, (a, b); ld.param.b32 %r6, [r]; }}
        $after: st.global.v2.b32 [%rd1], {{%r5, %r6}};""", [out])
    sass.issued(names, "CALL.ABS")
    right = [[n * 1001 + 100, 0] if n < 16 else [0, 1] for n in range(32)]
    sass.expect("functions", (out == right).all())


def kept():
    """What all threads compare alike is known behind a call."""
    for value in (0, 3):
        out = np.zeros(2, np.uint32)
        names = sass.run(f"""
            setp.ne.u32 %p1, %v0, 0; mov.b32 %r5, 0;
            @!%p1 bra $zero; st.global.b32 [%rd0+4], %v0; $zero:
            {ALLOCATE.format(size=4, to="%rd2")} st.b32 [%rd2], %t;
            @!%p1 bra $end; mov.b32 %r5, 9; st.b32 [%rd2], %r5;
            $end: ld.b32 %r6, [%rd2]; st.global.b32 [%rd0], %r6;""", [out], [value], threads=1)
        sass.issued(names, "UP2UR", "P2R")
        sass.expect(f"kept {value}", out.tolist() == ([9, 3] if value else [0, 0]))


def assertions():
    for fails in (0, 1):
        out, problem = np.zeros(1, np.uint32), ""
        try:
            sass.run("""
                setp.eq.u32 %p0, %v0, 0; @%p0 bra $right;
                { .param .b64 a, b, d, e; .param .b32 c; st.param.b64 [a], %rd0;
                st.param.b64 [b], %rd0; st.param.b32 [c], 7; st.param.b64 [d], %rd0;
                st.param.b64 [e], 1; call.uni __assertfail, (a, b, c, d, e); }
                $right: mov.b32 %r0, 5; st.global.b32 [%rd0], %r0;""", [out], [fails])
        except RuntimeError as error:
            problem = str(error)
        sass.expect(f"assertion {fails}", "assertion" in problem if fails else out[0] == 5)


def wide_loads():
    """Only the words that are used are loaded, to registers next to each other."""
    words = np.arange(100, 108, dtype=np.uint32)
    for used in ((0, 1, 2, 3, 4, 5, 6, 7), (5, 7), (1, 3, 5), (0, 6), (3,)):
        out = np.zeros(8, np.uint32)
        names = sass.run("ld.global.v8.b32 {%r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7}, [%rd0];"
                         + "".join(f"st.global.b32 [%rd1+{4 * n}], %r{n};" for n in used),
                         [words, out])
        sass.issued(names, "LDG.E.ENL2.256")
        sass.expect(f"words {used}", all(out[n] == (words[n] if n in used else 0)
                                         for n in range(8)))


def constant_loads():
    """The indices of lanes that do not load need not be in the array."""
    out = np.zeros(32, np.uint64)
    names = sass.run("""
        mad.wide.u32 %rd1, %t, 8, %rd0; mul.wide.u32 %rd2, %t, 8; mov.u64 %rd3, squares;
        setp.lt.u32 %p0, %t, 9; @!%p0 mul.lo.u64 %rd2, %rd2, 1000; add.u64 %rd3, %rd3, %rd2;
        mov.u64 %rd4, 7; @%p0 ld.const.b64 %rd4, [%rd3]; st.global.b64 [%rd1], %rd4;""", [out])
    sass.issued(names, "LDC.64")
    sass.expect("constants", out.tolist() == [n * n if n < 9 else 7 for n in range(32)])


def nothing():
    """A kernel without parameters, in a file in which others have some."""
    sass.expect("no parameters", "EXIT" in sass.run("", []))


sass.main(constant_loads, nothing,
          *([constants, functions, assertions, kept] if sass.SM != "sm_80" else []),
          *([wide_loads] if sass.SM == "sm_100" else []))
