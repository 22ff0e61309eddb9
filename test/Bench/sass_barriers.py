# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""mbarrier: phases that arrivals, several by one thread, and copies end, and threads that leave."""

import numpy as np

import sass

THREADS = 64
START = """setp.ne.u32 %p0, %t, 0; @%p0 bra $begun; mbarrier.init.shared.b64 [s], %v0;
            $begun: bar.sync 0; mov.u32 %r0, s; mov.b32 %r9, 0;"""
# Waits for the phase that the state in %rd2, or the parity in %r1, is of.
WAIT = """$wait{n}: mbarrier.try_wait.shared.b64 %p1, [s], %rd2; @!%p1 bra $wait{n};"""
WAIT_PARITY = "$wait{n}: mbarrier.test_wait.parity.shared.b64 %p1, [s], %r1; @!%p1 bra $wait{n};"


def phases():
    """Each thread adds what its neighbor of the other warp had before the phase ended."""
    for kind, wait in (("state", WAIT), ("parity", WAIT_PARITY)):
        out, text = np.zeros(THREADS, np.uint32), []
        for n in range(4):
            text.append(f"""mad.lo.u32 %r2, %t, 4, %r0; mad.lo.u32 %r3, %t, {n + 1}, 5;
                st.shared.b32 [%r2+128], %r3; mbarrier.arrive.shared.b64 %rd2, [s];
                mov.b32 %r1, {n % 2}; {wait.format(n=n)}
                xor.b32 %r4, %t, 33; mad.lo.u32 %r4, %r4, 4, %r0; ld.shared.b32 %r5, [%r4+128];
                add.u32 %r9, %r9, %r5; bar.sync 0;""")
        names = sass.run(f"""{START} {''.join(text)}
            mad.wide.u32 %rd1, %t, 4, %rd0; st.global.b32 [%rd1], %r9;""", [out], [THREADS],
                         shared=1024, threads=THREADS)
        sass.issued(names, "SYNCS.ARRIVE")
        other = np.arange(THREADS) ^ 33
        sass.expect(f"phases by {kind}", (out == other * 10 + 20).all())


def questions():
    """One thread: whether phases are over, before and after the arrivals that end them."""
    arrive = "mbarrier.arrive.shared.b64 %rd2, [s];"
    leave = "mbarrier.arrive_drop.shared.b64 %rd2, [s];"
    for name, count, texts, right in (
            ("arrivals", 2, (arrive, arrive, arrive), (0, 1, 0)),
            ("one leaves", 2, (leave, arrive, arrive, arrive), (0, 1, 1, 1)),
            ("of three", 3, (arrive, leave, arrive, arrive, arrive, arrive), (0, 0, 1, 0, 1, 0))):
        out, text = np.zeros(8, np.uint32), []
        for n, one in enumerate(texts):
            text.append(f"""{one} mbarrier.test_wait.shared.b64 %p1, [s], %rd2;
                selp.u32 %r1, 1, 0, %p1; st.global.b32 [%rd0+{4 * n}], %r1;""")
        sass.run(f"{START} {''.join(text)} mbarrier.inval.shared.b64 [s];", [out], [count],
                 shared=64, threads=1)
        sass.expect(name, tuple(out[:len(right)]) == right)


def copies():
    """A phase is over when the copies of all threads have ended, whether these count as
    arrivals or come before them."""
    data = np.arange(THREADS, dtype=np.uint32) + 7
    for name, text in (
            ("noinc", """cp.async.mbarrier.arrive.noinc.shared.b64 [s];
              mbarrier.arrive.shared.b64 %rd2, [s];"""),
            ("counted", """cp.async.mbarrier.arrive.shared.b64 [s];
              mbarrier.arrive.shared.b64 %rd2, [s];""")):
        out = np.zeros(THREADS, np.uint32)
        names = sass.run(f"""{START} mad.lo.u32 %r2, %t, 4, %r0; mad.wide.u32 %rd4, %t, 4, %rd1;
            cp.async.ca.shared.global [%r2+128], [%rd4], 4; {text} {WAIT.format(n=0)}
            xor.b32 %r4, %t, 33; mad.lo.u32 %r4, %r4, 4, %r0; ld.shared.b32 %r5, [%r4+128];
            mad.wide.u32 %rd5, %t, 4, %rd0; st.global.b32 [%rd5], %r5;""", [out, data],
                         [THREADS * (2 if name == "noinc" else 1)], shared=1024, threads=THREADS)
        sass.issued(names, "ARRIVES.LDGSTSBAR")
        sass.expect(f"copies {name}", (out == data[np.arange(THREADS) ^ 33]).all())


def numbers():
    """All lanes arrive once, and one of them several times more; the phase is over then, twice."""
    out = np.zeros(32, np.uint32)
    names = sass.run("""
        mov.u32 %r0, s; mad.wide.u32 %rd0, %t, 4, %rd0; setp.eq.u32 %p0, %t, 0; mov.u32 %r2, 5;
        @%p0 mbarrier.init.shared::cta.b64 [%r0], 37; bar.sync 0;
        mbarrier.arrive.shared::cta.b64 _, [%r0];
        @%p0 mbarrier.arrive.shared::cta.b64 _, [%r0], %r2;
        FIRST: mbarrier.try_wait.parity.shared::cta.b64 %p2, [%r0], 0; @!%p2 bra.uni FIRST;
        mbarrier.arrive.shared::cta.b64 _, [%r0];
        @%p0 mbarrier.arrive.shared::cta.b64 _, [%r0], %r2;
        SECOND: mbarrier.try_wait.parity.shared::cta.b64 %p2, [%r0], 1; @!%p2 bra.uni SECOND;
        st.global.b32 [%rd0], %r2;""", [out], shared=64)
    sass.issued(names, "SYNCS.ARRIVE.TRANS64.A")
    sass.expect("several arrivals", (out == 5).all())


def in_vain():
    """A thread waits for what only it can do, and then does it."""
    out = np.zeros(4, np.uint32)
    sass.run(f"""{START} mov.b32 %r3, 0;
        $again: mbarrier.try_wait.parity.shared.b64 %p1, [s], 0; @%p1 bra $over;
        add.u32 %r3, %r3, 1; setp.eq.u32 %p2, %r3, 3;
        @%p2 mbarrier.arrive.shared.b64 %rd2, [s]; bra $again;
        $over: st.global.b32 [%rd0], %r3;""", [out], [1], shared=64, threads=1)
    sass.expect("in vain", out[0] == 3)


sass.main(phases, questions, copies, numbers, in_vain)
