# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels around one instruction of tcgen05: they fill shared and tensor memory
and give back what tensor memory is afterwards."""

import random
import struct

from matrices import Layout, encode, listed, load_shared, registers

SIZE = 65536  # Of the image of shared memory of a CTA.
LANES, COLUMNS = 128, 512
MODES = {0: 0, "128-32": 1, 128: 2, 64: 4, 32: 6}


def random_cells():
    words = struct.unpack(f"<{LANES * COLUMNS}I",
                          random.randbytes(4 * LANES * COLUMNS))
    return [list(words[n * COLUMNS:(n + 1) * COLUMNS]) for n in range(LANES)]


def image_bytes(ctas):
    return b"".join(struct.pack(f"<{COLUMNS}I", *lane)
                    for cells in ctas for lane in cells)


def layout_of(start, width, mn_major, count, lines, terms):
    """A layout without gaps; COUNT elements have 16 bytes."""
    if mn_major:
        if width == 0:
            return Layout(start, 0, True, count, 128 * (lines // count), 128)
        eight = 512 if width == "128-32" else 8 * width
        steps = terms // (4 if width == "128-32" else 8)
        return Layout(start, width, True, count, eight * steps, eight)
    if width == 0:
        return Layout(start, 0, False, count, 128, 128 * (terms // count))
    return Layout(start, width, False, count, 16,
                  1024 if width == "128-32" else 8 * width)


def describe(layout):
    return (encode(layout.start) | encode(layout.leading) << 16
            | encode(layout.stride) << 32 | 1 << 46 | MODES[layout.width] << 61)


def move(name, direction):
    """All of tensor memory, to or from the second buffer: each thread has its
    lane."""
    load = direction == "st"
    words = "".join((f"ld.global.v4.b32 {listed('v', 4, n)}, [%mine+{4 * n}];\n" if load else
                     f"st.global.v4.b32 [%mine+{4 * n}], {listed('v', 4, n)};\n")
                    for n in range(0, 128, 4))
    vector = listed("v", 128)
    moving = (f"tcgen05.st.sync.aligned.32x32b.x128.b32 [%place], {vector};\n"
              "tcgen05.wait::st.sync.aligned;\n" if load else
              f"tcgen05.ld.sync.aligned.32x32b.x128.b32 {vector}, [%place];\n"
              "tcgen05.wait::ld.sync.aligned;\n")
    return (f"mad.wide.u32 %mine, %whole, {4 * COLUMNS}, %b1;\n"
            "mov.b32 %place, %own; mov.b32 %left, 4;\n"
            f"{name}:\n" + (words + moving if load else moving + words)
            + f"add.s64 %mine, %mine, 512; add.u32 %place, %place, 128;\n"
            f"sub.u32 %left, %left, 1; setp.ne.u32 %more, %left, 0;\n"
            f"@%more bra {name};\n")


def harness(ctas, text, everybody=""):
    """TEXT is executed by the first thread and tracked by an mbarrier;
    EVERYBODY by all warps after it. The address of tensor memory is in
    %tensor, that of the warp's lanes in %own."""
    wait = ("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;\n"
            if ctas == 2 else "bar.sync 0;\n")
    group = f"cta_group::{ctas}"
    return (
        ".reg .b32 %cta, %whole; mov.u32 %cta, %ctaid.x;\n"
        f"mad.wide.u32 %b0, %cta, {SIZE}, %b0;\n"
        + load_shared("%b0", SIZE)
        + registers("b32", "v", 128)
        + ".shared .align 8 .b64 done; .shared .align 4 .b32 slot;\n"
        ".reg .b64 %mine, %da, %db; .reg .pred %adds, %first, %lead;\n"
        ".reg .b32 %place, %own, %left, %tensor, %idesc, %warp, %one;\n"
        "mad.lo.u32 %whole, %cta, 128, %thread; shr.u32 %warp, %thread, 5;\n"
        "setp.eq.u32 %first, %warp, 0; setp.eq.u32 %lead, %whole, 0;\n"
        "@%lead mbarrier.init.shared.b64 [done], 1;\n"
        f"@%first tcgen05.alloc.{group}.sync.aligned.shared::cta.b32 "
        f"[slot], {COLUMNS};\n"
        "bar.sync 0; ld.shared.b32 %tensor, [slot];\n"
        "shl.b32 %own, %warp, 21; add.u32 %own, %own, %tensor;\n"
        + move("Fill", "st")
        + "tcgen05.fence::before_thread_sync;\n" + wait
        + "tcgen05.fence::after_thread_sync;\n"
        "@!%lead bra Rest;\n" + text
        + f"tcgen05.commit.{group}.mbarrier::arrive::one.shared::cluster.b64 "
        "[done];\n"
        "Wait: mbarrier.try_wait.parity.shared.b64 %more, [done], 0;\n"
        "@!%more bra Wait;\n"
        "Rest:\n"
        "tcgen05.fence::before_thread_sync;\n" + wait
        + "tcgen05.fence::after_thread_sync;\n" + everybody
        + move("Drain", "ld")
        + "tcgen05.fence::before_thread_sync;\n" + wait
        + "tcgen05.fence::after_thread_sync;\n"
        f"@%first tcgen05.relinquish_alloc_permit.{group}.sync.aligned;\n"
        f"@%first tcgen05.dealloc.{group}.sync.aligned.b32 %tensor, "
        f"{COLUMNS};\n")
