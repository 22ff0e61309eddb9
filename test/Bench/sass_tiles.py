# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tiles of an array that a map describes, which the kernel makes: they are copied to shared
memory, and from there to a second array. And blocks of a cluster that wait for each other."""

import numpy as np

import sass

ROWS, COLUMNS = 20, 48
# Types, by their number in a map; and by the bytes of a row of a tile, the order of its units.
TYPES = {0: np.uint8, 1: np.uint16, 2: np.uint32, 6: np.float16, 7: np.float32}
ORDERS = {16: 0, 32: 1, 64: 2, 128: 3}
MAP = """
    tensormap.replace.tile.global_address.shared::cta.b1024.b64 [%rd9], ADDRESS;
    tensormap.replace.tile.rank.shared::cta.b1024.b32 [%rd9], 1;
    tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [%rd9], 0, {width};
    tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [%rd9], 1, {height};
    tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%rd9], 0, {columns};
    tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%rd9], 1, {rows};
    tensormap.replace.tile.global_stride.shared::cta.b1024.b64 [%rd9], 0, {stride};
    tensormap.replace.tile.element_stride.shared::cta.b1024.b32 [%rd9], 0, 1;
    tensormap.replace.tile.element_stride.shared::cta.b1024.b32 [%rd9], 1, 1;
    tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%rd9], {kind};
    tensormap.replace.tile.interleave_layout.shared::cta.b1024.b32 [%rd9], 0;
    tensormap.replace.tile.swizzle_mode.shared::cta.b1024.b32 [%rd9], {order};
    tensormap.replace.tile.fill_mode.shared::cta.b1024.b32 [%rd9], 0;"""
PUBLISH = """
    tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned
      [PLACE], [%rd9], 0x80;
    fence.proxy.tensormap::generic.acquire.gpu [PLACE], 0x80;"""


def ordered(tile, bits):
    """The bytes of a tile in the order in which they are in shared memory."""
    at = np.arange(tile.nbytes)
    out = np.zeros(tile.nbytes, np.uint8)
    out[at ^ (at >> 7 & bits) << 4] = np.ascontiguousarray(tile).view(np.uint8).ravel()
    return out


def check(kind, width, height, x, y):
    """A tile from (x, y) on, which is written to the same place, one row further."""
    element = np.dtype(TYPES[kind])
    bits = np.random.default_rng(kind + width).integers(0, 2 ** 7, (ROWS, COLUMNS))
    array, other = bits.astype(element), np.zeros((ROWS, COLUMNS), element)
    columns, size = width // element.itemsize, width * height
    mapping = MAP.format(width=columns, height=height, columns=COLUMNS, rows=ROWS, kind=kind,
                         stride=COLUMNS * element.itemsize, order=ORDERS[width])
    out, maps = np.zeros(size, np.uint8), np.zeros((2, 128), np.uint8)
    names = sass.run(f"""
        mov.u32 %r0, s; add.u32 %r1, %r0, {size};
        add.u32 %r2, %r1, 128; cvt.u64.u32 %rd9, %r1; add.u64 %rd10, %rd2, 128;
        shl.b32 %r3, %t, 2; add.u32 %r3, %r3, %r1; st.shared.b32 [%r3], 0; bar.warp.sync -1;
        setp.eq.u32 %p0, %t, 0; @!%p0 bra FIRST; {mapping.replace("ADDRESS", "%rd0")}
        FIRST: bar.warp.sync -1; {PUBLISH.replace("PLACE", "%rd2")}
        @!%p0 bra SECOND;
        tensormap.replace.tile.global_address.shared::cta.b1024.b64 [%rd9], %rd1;
        SECOND: bar.warp.sync -1; {PUBLISH.replace("PLACE", "%rd10")}
        @%p0 mbarrier.init.shared::cta.b64 [%r2], 1; bar.sync 0;
        @%p0 mbarrier.arrive.expect_tx.shared::cta.b64 _, [%r2], {size};
        bar.sync 0; elect.sync %r5|%p1, -1; add.s32 %r6, %v0, 0; add.s32 %r7, %v1, 0;
        @%p1 cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes
          [%r0], [%rd2, {{%r6, %r7}}], [%r2];
        AGAIN: mbarrier.try_wait.parity.shared::cta.b64 %p2, [%r2], 0; @!%p2 bra.uni AGAIN;
        mov.u32 %r8, %t; mov.u32 %r9, %r0;
        COPY: add.u32 %r10, %r0, %r8; cvt.u64.u32 %rd11, %r8; add.u64 %rd11, %rd11, %rd3;
        ld.shared.u8 %h0, [%r10]; st.global.u8 [%rd11], %h0; add.u32 %r8, %r8, 32;
        setp.lt.u32 %p2, %r8, {size}; @%p2 bra COPY;
        bar.sync 0; elect.sync %r5|%p1, -1; add.s32 %r7, %r7, 1;
        @%p1 cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%rd10, {{%r6, %r7}}], [%r0];
        cp.async.bulk.commit_group; cp.async.bulk.wait_group 0;""",
                     [array, other, maps, out], [x & 0xFFFFFFFF, y & 0xFFFFFFFF],
                     shared=size + 256, registers=".reg .b16 %h<2>;")
    sass.issued(names, "UTMALDG.2D")
    wide = np.zeros((3 * 64, 3 * 256), element)
    wide[64:64 + ROWS, 256:256 + COLUMNS] = array
    tile = wide[64 + y:64 + y + height, 256 + x:256 + x + columns]
    copy = np.zeros_like(wide)
    copy[65 + y:65 + y + height, 256 + x:256 + x + columns] = tile
    sass.expect(f"tile of type {kind}, {width} bytes, at {x}, {y}",
                (out == ordered(tile, (width >> 4) - 1)).all() and
                (other == copy[64:64 + ROWS, 256:256 + COLUMNS]).all())


def tiles():
    check(0, 32, 8, 16, 4)
    check(1, 16, 8, 8, 0)
    check(2, 64, 16, 0, 8)
    for x, y in (0, 0), (16, 4), (-8, -3), (40, 15):
        check(6, 64, 16, x, y)
    check(7, 128, 8, 32, 2)


def clusters():
    """Each of two blocks reads what the other has written before both have met."""
    out = np.zeros((2, 32), np.uint32)
    names = sass.run("""
        mov.u32 %r0, %cluster_ctarank; mov.u32 %r1, %ctaid.x; mad.lo.u32 %r2, %r1, 32, %t;
        mad.lo.u32 %r3, %r0, 100, %t; mad.wide.u32 %rd1, %r2, 4, %rd0; st.global.b32 [%rd1], %r3;
        barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;
        xor.b32 %r2, %r2, 32; mad.wide.u32 %rd1, %r2, 4, %rd0; ld.global.b32 %r4, [%rd1];
        barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;
        xor.b32 %r2, %r2, 32; mad.wide.u32 %rd1, %r2, 4, %rd0; st.global.b32 [%rd1], %r4;""",
                     [out], blocks=2)
    sass.issued(names, "UCGABAR_WAIT")
    sass.expect("cluster", (out == [np.arange(32) + 100, np.arange(32)]).all())


def extents():
    """What blocks of a cluster of two know of it."""
    out = np.zeros((2, 32), np.uint32)
    sass.run("""
        mov.u32 %r0, %cluster_nctarank; mov.u32 %r1, %cluster_nctaid.x; mov.u32 %r2, %ctaid.x;
        mad.lo.u32 %r0, %r0, 10, %r1; mad.lo.u32 %r2, %r2, 32, %t;
        mad.wide.u32 %rd1, %r2, 4, %rd0; st.global.b32 [%rd1], %r0;""", [out], blocks=2)
    sass.expect("extents", (out == 22).all())


sass.main(tiles, clusters, *([extents] if sass.SM != "sm_90a" else []))
