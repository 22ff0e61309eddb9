# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""wgmma with each layout of its factors in shared memory, which are taken from the PTX ISA's
description of matrix descriptors."""

import numpy as np

import sass

RANDOM = np.random.default_rng(5)
ROWS, COLUMNS = 64, 128
RIGHT = 1 << 15  # Where the right factor is in shared memory.
# The codes of 0, 1, 2, 3 and 4.
KINDS = {"f16": np.arange(5, dtype=np.float16), "tf32": np.arange(5, dtype=np.float32),
         "e4m3": np.array([0, 0x38, 0x40, 0x44, 0x48], np.uint8)}
# Bytes in a row after which the order of units repeats, and the highest bits of a descriptor.
MODES = {16: 0, 128: 1, 64: 2, 32: 3}


def swizzled(at, width):
    """Units of 16 bytes in rows of 128 bytes or less are in an order that the row gives."""
    bits = {16: 0, 32: 1, 64: 3, 128: 7}[width]
    return at ^ ((at >> 7) & bits) << 4


def laid_out(matrix, width, turned):
    """The bytes of a matrix of rows and terms, and the two distances. Whole tiles of 8 rows by
    `width` bytes follow each other, of terms first; turned ones have 8 terms by `width` bytes of
    rows, rows first."""
    given = matrix.T if turned else matrix
    lines, size = given.shape[0], given.itemsize
    tiles = given.shape[1] * size // width
    data = np.zeros(given.nbytes, np.uint8)
    source = np.ascontiguousarray(given).view(np.uint8)
    for line in range(lines):
        for byte in range(given.shape[1] * size):
            at = (line // 8 * tiles + byte // width) * 8 * width + line % 8 * width + byte % width
            data[swizzled(at, width)] = source[line, byte]
    across, down = 8 * width, 8 * width * tiles
    # The leading distance is that along a line, but where units are in order and it is turned.
    return data, *((down, across) if turned and width == 16 else (across, down))


def descriptor(leading, stride, width):
    return leading >> 4 << 16 | stride >> 4 << 32 | MODES[width] << 62


def copy_to_shared(counts):
    """All threads copy the words of both factors; the right one begins after 32 KiB."""
    return f"""mov.u32 %r1, %t;
        LOOP: mad.lo.u32 %r2, %r1, 4, %r0; mul.wide.u32 %rd10, %r1, 4;
        add.u64 %rd11, %rd0, %rd10; add.u64 %rd12, %rd1, %rd10;
        setp.lt.u32 %p1, %r1, {counts[0]}; setp.lt.u32 %p2, %r1, {counts[1]};
        @%p1 ld.global.b32 %r3, [%rd11]; @%p1 st.shared.b32 [%r2], %r3;
        @%p2 ld.global.b32 %r3, [%rd12]; @%p2 st.shared.b32 [%r2+{RIGHT}], %r3;
        add.u32 %r1, %r1, 128; setp.lt.u32 %p3, %r1, {max(counts)};
        @%p3 bra LOOP; fence.proxy.async; bar.sync 0;"""


def fragments(a):
    """What each thread has of the left factor if it is in registers."""
    return np.array([[a[thread // 32 * 16 + thread % 32 // 4 + 8 * (n % 2),
                        thread % 4 * 2 + n // 2 * 8 + part] for n in range(4) for part in (0, 1)]
                     for thread in range(128)]).astype(np.float16)


def gathered(out):
    """The matrix of the sums that threads have stored."""
    got = np.zeros((ROWS, COLUMNS))
    for thread in range(128):
        for n in range(COLUMNS // 2):
            got[thread // 32 * 16 + thread % 32 // 4 + n // 2 % 2 * 8,
                n // 4 * 8 + thread % 4 * 2 + n % 2] = out[thread, n]
    return got


def products(kind, depth, width, left_turned, right_turned, in_registers=False):
    """128 threads multiply twice, first without old sums, and store the sums."""
    codes = KINDS[kind]
    size = codes.itemsize
    a, b = (RANDOM.integers(0, len(codes), (n, depth if turned else max(depth, width // size)))
            for n, turned in ((ROWS, left_turned), (COLUMNS, right_turned)))
    a_bytes, *a_apart = laid_out(codes[a], width, left_turned)
    b_bytes, *b_apart = laid_out(codes[b], width, right_turned)
    out, count = np.zeros((128, COLUMNS // 2), np.float32), COLUMNS // 2
    mine = fragments(a) if in_registers else np.zeros((128, 8), np.float16)
    sums = "{" + ", ".join(f"%s{n}" for n in range(count)) + "}"
    left = "{%r10, %r11, %r12, %r13}" if in_registers else "%rd7"
    turned = [left_turned, right_turned][in_registers:] if kind == "f16" else []
    product = (f"wgmma.mma_async.sync.aligned.m64n{COLUMNS}k{depth}.f32.{kind}.{kind} {sums}, "
               f"{left}, %rd8, KEEP, 1, 1{''.join(f', {int(t)}' for t in turned)};")
    called = sass.run(f"""
        mov.u32 %r0, s; mad.wide.u32 %rd3, %t, 16, %rd3;
        mad.wide.u32 %rd2, %t, {4 * count}, %rd2;
        ld.global.v4.b32 {{%r10, %r11, %r12, %r13}}, [%rd3];
        {copy_to_shared((len(a_bytes) // 4, len(b_bytes) // 4))}
        shr.u32 %r4, %r0, 4; cvt.u64.u32 %rd13, %r4;
        or.b64 %rd7, %rd13, {descriptor(*a_apart, width)};
        add.u64 %rd14, %rd13, {RIGHT >> 4}; or.b64 %rd8, %rd14, {descriptor(*b_apart, width)};
        setp.ne.u32 %p0, %v0, 0; wgmma.fence.sync.aligned;
        {product.replace("KEEP", "0")} {product.replace("KEEP", "%p0")}
        wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;
        """ + "\n".join(f"st.global.f32 [%rd2+{4 * n}], %s{n};" for n in range(count)),
                      [a_bytes, b_bytes, out, mine], [1], shared=1 << 16, threads=128,
                      registers=f".reg .f32 %s<{count}>;")
    sass.issued(called, "HGMMA", "QGMMA")
    sass.expect(f"wgmma {kind} {width} {int(left_turned)}{int(right_turned)}"
                f"{' registers' if in_registers else ''}",
                (gathered(out) == 2 * a[:, :depth] @ b[:, :depth].T).all())


def layouts():
    for width in MODES:
        for left, right in (False, False), (False, True), (True, False), (True, True):
            products("f16", 16, width, left, right)
        products("f16", 16, width, False, True, True)
        products("tf32", 8, width, False, False)
        products("e4m3", 32, width, False, False)


sass.main(layouts)
