# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The memory of tensor cores, products whose sums are there, and barriers, as the PTX ISA
describes them. Factors lie in shared memory in the simplest layout: 8 rows by 16 bytes after each
other, terms first; sass_groups.py has the others."""

import numpy as np

import sass

RANDOM = np.random.default_rng(6)
RIGHT = 1 << 14  # Where the right factor is in shared memory; a barrier and an address follow it.
BARRIER = 1 << 15
COLUMNS = 32
# By kind and type: the codes of 0, 1, 2, 3 and 4, and the number in the descriptor.
TYPES = {("f16", "f16"): (np.arange(5, dtype=np.float16), 0),
         ("f16", "bf16"): ((np.arange(5, dtype=np.float32).view(np.uint32) >> 16
                            ).astype(np.uint16), 1),
         ("tf32", "tf32"): (np.arange(5, dtype=np.float32), 2),
         ("f8f6f4", "e4m3"): (np.array([0, 0x38, 0x40, 0x44, 0x48], np.uint8), 0),
         ("f8f6f4", "e5m2"): (np.array([0, 0x3C, 0x40, 0x42, 0x44], np.uint8), 1)}
START = f"""mov.u32 %r0, s; shr.u32 %r19, %t, 5; shfl.sync.idx.b32 %r20, %r19, 0, 31, 0xffffffff;
    setp.eq.u32 %p0, %r20, 0; elect.sync %r18|%p1, 0xffffffff; and.pred %p1, %p1, %p0;
    add.u32 %r21, %r0, {BARRIER}; add.u32 %r22, %r0, {BARRIER + 16};
    @%p0 tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%r22], {2 * COLUMNS};
    @%p1 mbarrier.init.shared::cta.b64 [%r21], 1;
    bar.sync 0; ld.shared.b32 %r23, [%r22];
    shl.b32 %r24, %r20, 21; add.u32 %r24, %r24, %r23;"""  # %r24: of each warp.
WAIT = """DONE: bar.sync 0;
    AGAIN: mbarrier.try_wait.parity.shared::cta.b64 %p2, [%r21], 0;
    @!%p2 bra.uni AGAIN;"""
END = f"""tcgen05.wait::ld.sync.aligned; bar.sync 0;
    @%p0 tcgen05.dealloc.cta_group::1.sync.aligned.b32 %r23, {2 * COLUMNS};"""


def laid_out(codes):
    """Bytes of a matrix: parts of 8 rows by 16 bytes, those with the next terms first."""
    data = np.ascontiguousarray(codes).view(np.uint8)
    rows, width = data.shape
    return data.reshape(rows // 8, 8, width // 16, 16).transpose(0, 2, 1, 3).ravel().copy()


def copy_to_shared(counts):
    lines = []
    for n, (count, start) in enumerate(zip(counts, (0, RIGHT))):
        lines += [f"mad.wide.u32 %rd{10 + n}, %t, 16, %rd{n}; mad.lo.u32 %r1, %t, 16, %r0;"]
        lines += [f"setp.lt.u32 %p2, %t, {count // 16 - 128 * k};"
                  f"@%p2 ld.global.v4.b32 {{%r4, %r5, %r6, %r7}}, [%rd{10 + n}+{2048 * k}];"
                  f"@%p2 st.shared.v4.b32 [%r1+{start + 2048 * k}], {{%r4, %r5, %r6, %r7}};"
                  for k in range(-(-count // 2048))]
    return "\n".join(lines) + "fence.proxy.async.shared::cta; bar.sync 0;"


def names(count, first=0):
    return "{" + ", ".join(f"%s{first + n}" for n in range(count)) + "}"


def products(kind, element, rows):
    """Two products of the same factors, the second added to the first; a third of a left factor
    in the memory of tensor cores."""
    codes, number = TYPES[kind, element]
    depth = 32 // codes.itemsize
    a, b = (RANDOM.integers(0, 5, (n, depth)) for n in (rows, COLUMNS))
    a_bytes, b_bytes = laid_out(codes[a]), laid_out(codes[b])
    out = np.zeros((128, COLUMNS), np.float32)
    word = 1 << 4 | number << 7 | number << 10 | COLUMNS >> 3 << 17 | rows >> 4 << 24
    # A descriptor: 128 bytes to the next terms, 256 to the next 8 rows.
    high = 128 >> 4 << 16 | 256 >> 4 << 32 | 1 << 46
    product = f"tcgen05.mma.cta_group::1.kind::{kind} [%r23], %rd7, %rd8, {word},"
    called = sass.run(f"""{START}
        {copy_to_shared((len(a_bytes), len(b_bytes)))}
        shr.u32 %r4, %r0, 4; cvt.u64.u32 %rd13, %r4; or.b64 %rd7, %rd13, {high};
        add.u64 %rd14, %rd13, {RIGHT >> 4}; or.b64 %rd8, %rd14, {high};
        setp.ne.u32 %p3, %v0, 0; setp.eq.u32 %p2, %v0, 0;
        @!%p0 bra.uni DONE; elect.sync %r18|%p1, 0xffffffff;
        @%p1 {product} %p2; @%p1 {product} %p3;
        @%p1 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%r21];
        {WAIT}
        mad.wide.u32 %rd2, %t, {4 * COLUMNS}, %rd2;
        tcgen05.ld.sync.aligned.32x32b.x{COLUMNS}.b32 {names(COLUMNS)}, [%r24];
        {END}""" + "\n".join(f"st.global.b32 [%rd2+{4 * n}], %s{n};" for n in range(COLUMNS)),
                      [a_bytes, b_bytes, out], [1], shared=BARRIER + 64, threads=128,
                      registers=f".reg .b32 %s<{COLUMNS}>;")
    sass.issued(called, "UTCHMMA" if kind != "f8f6f4" else "UTCQMMA")
    lanes = np.arange(rows)
    if rows == 64:
        lanes = lanes // 16 * 32 + lanes % 16
    sass.expect(f"tcgen05.mma {element} {rows}", (out[lanes] == 2 * a @ b.T).all())


def left_in_tensor():
    """The left factor is where words of two halves were stored."""
    codes, _ = TYPES["f16", "f16"]
    a, b = (RANDOM.integers(0, 5, (n, 16)) for n in (128, COLUMNS))
    out = np.zeros((128, COLUMNS), np.float32)
    word, high = 1 << 4 | COLUMNS >> 3 << 17 | 128 >> 4 << 24, 128 >> 4 << 16 | 256 >> 4 << 32
    called = sass.run(f"""{START}
        {copy_to_shared((0, 32 * COLUMNS))}
        mad.wide.u32 %rd0, %t, 32, %rd0; mad.wide.u32 %rd2, %t, {4 * COLUMNS}, %rd2;
        """ + "\n".join(f"ld.global.b32 %s{n}, [%rd0+{4 * n}];" for n in range(8)) + f"""
        add.u32 %r25, %r24, {COLUMNS}; add.u32 %r26, %r23, {COLUMNS};
        tcgen05.st.sync.aligned.32x32b.x8.b32 [%r25], {names(8)};
        tcgen05.wait::st.sync.aligned; bar.sync 0;
        shr.u32 %r4, %r0, 4; cvt.u64.u32 %rd13, %r4;
        add.u64 %rd14, %rd13, {RIGHT >> 4}; or.b64 %rd8, %rd14, {high | 1 << 46};
        setp.eq.u32 %p2, %v0, 0;
        @!%p0 bra.uni DONE; elect.sync %r18|%p1, 0xffffffff;
        @%p1 tcgen05.mma.cta_group::1.kind::f16 [%r23], [%r26], %rd8, {word}, %p2;
        @%p1 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%r21];
        {WAIT}
        tcgen05.ld.sync.aligned.32x32b.x{COLUMNS}.b32 {names(COLUMNS)}, [%r24];
        {END}""" + "\n".join(f"st.global.b32 [%rd2+{4 * n}], %s{n};" for n in range(COLUMNS)),
                      [codes[a], laid_out(codes[b]), out], [1], shared=BARRIER + 64,
                      threads=128, registers=f".reg .b32 %s<{COLUMNS}>;")
    sass.issued(called, "STTM")
    sass.expect("tcgen05.mma of tensor memory", (out == a @ b.T).all())


def with_scales(kind, element, depth, vector, byte):
    """Each 32 terms of a row have a scale. A word has four of a row, from which the descriptor
    chooses; rows from 32 on are in further columns, and all warps have the same."""
    codes = {"e4m3": TYPES["f8f6f4", "e4m3"][0], "e2m1": np.array([0, 2, 4, 5, 6], np.uint8)}
    a, b = (RANDOM.integers(0, 5, (n, depth)) for n in (128, COLUMNS))
    scales = [RANDOM.integers(125, 130, (n, 4)).astype(np.uint8) for n in (128, COLUMNS)]
    stored = [codes[element][x] for x in (a, b)]
    if element == "e2m1":
        stored = [x[:, ::2] | x[:, 1::2] << 4 for x in stored]
    words = np.zeros((128, 8), np.uint32)
    for n, rows in enumerate(scales):
        mine = rows.view(np.uint32).reshape(-1, 32).T
        words[:, 4 * n:4 * n + mine.shape[1]] = np.tile(mine, (4, 1))
    number = 1 << 7 | 1 << 10 if element == "e2m1" else 0
    word = number | byte << 4 | byte << 29 | 1 << 23 | COLUMNS >> 3 << 17 | 1 << 27
    high, out = 128 >> 4 << 16 | 256 >> 4 << 32 | 1 << 46, np.zeros((128, COLUMNS), np.float32)
    called = sass.run(f"""{START}
        {copy_to_shared([x.nbytes for x in stored])}
        mad.wide.u32 %rd2, %t, {4 * COLUMNS}, %rd2; mad.wide.u32 %rd3, %t, 32, %rd3;
        """ + "\n".join(f"ld.global.b32 %s{n}, [%rd3+{4 * n}];" for n in range(8)) + f"""
        add.u32 %r25, %r24, {COLUMNS}; add.u32 %r26, %r23, {COLUMNS}; add.u32 %r27, %r26, 4;
        tcgen05.st.sync.aligned.32x32b.x8.b32 [%r25], {names(8)};
        tcgen05.wait::st.sync.aligned; bar.sync 0;
        shr.u32 %r4, %r0, 4; cvt.u64.u32 %rd13, %r4; or.b64 %rd7, %rd13, {high};
        add.u64 %rd14, %rd13, {RIGHT >> 4}; or.b64 %rd8, %rd14, {high};
        setp.eq.u32 %p2, %v0, 0; @!%p0 bra.uni DONE; elect.sync %r18|%p1, 0xffffffff;
        @%p1 tcgen05.mma.cta_group::1.kind::{kind}.block_scale.scale_vec::{vector} [%r23], %rd7,
          %rd8, {word}, [%r26], [%r27], %p2;
        @%p1 tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%r21];
        {WAIT}
        tcgen05.ld.sync.aligned.32x32b.x{COLUMNS}.b32 {names(COLUMNS)}, [%r24];
        {END}""" + "\n".join(f"st.global.b32 [%rd2+{4 * n}], %s{n};" for n in range(COLUMNS)),
                      [*(laid_out(x) for x in stored), out, words], [1], shared=BARRIER + 64,
                      threads=128, registers=f".reg .b32 %s<{COLUMNS}>;")
    sass.issued(called, "UTCQMMA", "UTCOMMA")
    factors = [x * np.repeat(2.0 ** (s[:, byte:byte + depth // 32].astype(float) - 127), 32, 1)
               for x, s in zip((a, b), scales)]
    sass.expect(f"tcgen05.mma {element} scales {byte}",
                np.allclose(out, factors[0] @ factors[1].T, 1e-6))


def products_with_scales():
    for byte in range(4):
        with_scales("mxf8f6f4", "e4m3", 32, "1X", byte)
    for byte in 0, 2:
        with_scales("mxf4", "e2m1", 64, "2X", byte)


def halves_of_warps():
    """Each half of a warp moves 16 lanes, the upper one other columns."""
    out = np.zeros((128, 32), np.int32)
    stores = "\n".join(f"mad.lo.u32 %s{n}, %t, 16, {n};" for n in range(16))
    called = sass.run(f"""{START} {stores}
        tcgen05.st.sync.aligned.16x32bx2.x16.b32 [%r24], 16, {names(16)};
        tcgen05.wait::st.sync.aligned; mad.wide.u32 %rd0, %t, 128, %rd0;
        tcgen05.ld.sync.aligned.32x32b.x32.b32 {names(32)}, [%r24];
        {END}""" + "\n".join(f"st.global.b32 [%rd0+{4 * n}], %s{n};" for n in range(32)),
                      [out], shared=BARRIER + 64, threads=128, registers=".reg .b32 %s<32>;")
    sass.issued(called, "STTM.16dp32bit_t16_t31")
    lanes = np.arange(128).reshape(4, 2, 16)
    right = (lanes[..., None] * 16 + np.arange(16)).transpose(0, 2, 1, 3).reshape(4, 16, 32)
    sass.expect("tcgen05.st 16x32bx2", (out.reshape(4, 32, 32)[:, :16] == right).all())


def all_products():
    for kind, element in TYPES:
        for rows in 64, 128:
            products(kind, element, rows)


sass.main(all_products, left_in_tensor, products_with_scales, halves_of_warps)
