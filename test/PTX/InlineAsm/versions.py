#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the .version of modules with one inline assembly each, and what ptxas says
at that version and at the one before.

Usage: versions.py NVVMC FOLDER [PTXAS [STEP]]

ptxas is asked of all, or of every STEPth."""

import os
import re
import subprocess
import sys

HEADER = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
@s = internal addrspace(3) global [16 x i64] undef, align 16
define void @k() "target-features"="+ptx88" {
  call void asm sideeffect "TEXT", "s,l,n"(ptr addrspace(3) @s, ptr null, i32 32)
  ret void
}
"""
FLOORS = {"sm_75": "6.3", "sm_80": "7.0", "sm_89": "7.8", "sm_90": "7.8"}
BEFORE = {"6.4": "6.3", "6.5": "6.4", "7.1": "7.0", "7.4": "7.3",
          "7.5": "7.4", "7.6": "7.5", "7.8": "7.7", "8.0": "7.8", "8.3": "8.2", "8.6": "8.5", "8.7": "8.6", "8.1": "8.0", "8.4": "8.3"}
D = "{ .reg .b32 d, e, f, g; .reg .b64 l; .reg .pred p; "

# Machine, text, version; "stated" means the one that the front end states.
TEXTS = r"""
sm_75 mov.u32 d, %tid.x; | 6.3
sm_75 mov.u64 l, %globaltimer; | 6.3
sm_75 mov.u32 d, %total_smem_size; | 6.3
sm_75 add.s32 d, e, 1; LOOP: bra LOOP; | 6.3
sm_75 shfl.sync.bfly.b32 d|p, e, 1, 31, -1; | 6.3
sm_75 vote.sync.ballot.b32 d, p, -1; | 6.3
sm_75 match.all.sync.b32 d|p, e, -1; | 6.3
sm_75 atom.acq_rel.gpu.global.cas.b32 d, [$1], 0, 1; | 6.3
sm_75 ld.global.cg.u32 d, [$1]; | 6.3
sm_75 ld.relaxed.sys.global.u32 d, [$1]; | 6.3
sm_75 fence.sc.gpu; | 6.3
sm_75 nanosleep.u32 20; | 6.3
sm_75 lop3.b32 d, e, f, g, 128; | 6.3
sm_75 ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {d, e}, [$0]; | 6.5
sm_75 mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 {d, e}, {d, e}, {f}, {d, e}; | 6.5
sm_75 movmatrix.sync.aligned.m8n8.trans.b16 d, e; | 7.8
sm_75 bmsk.clamp.b32 d, e, f; | 7.6
sm_75 fence.proxy.alias; | 7.5
sm_75 ld.shared::cta.u32 d, [$0]; | 7.8
sm_75 ld.global.L1::no_allocate.u32 d, [$1]; | 7.4
sm_75 wmma.load.a.sync.aligned.row.m16n16k16.shared.s8 {d, e}, [$0]; | 6.3
sm_80 cp.async.ca.shared.global [$0], [$1], 16; | 7.0
sm_80 cp.async.commit_group; cp.async.wait_group 0; cp.async.wait_all; | 7.0
sm_80 redux.sync.add.u32 d, e, -1; | 7.0
sm_80 mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {d, e, f, g}, {d, e, f, g}, {d, e}, {d, e, f, g}; | 7.0
sm_80 mbarrier.init.shared.b64 [$0], 1; mbarrier.inval.shared.b64 [$0]; | 7.0
sm_80 mbarrier.arrive.shared.b64 l, [$0]; mbarrier.test_wait.shared.b64 p, [$0], l; | 7.0
sm_80 mbarrier.test_wait.parity.shared.b64 p, [$0], 0; | 7.1
sm_80 createpolicy.fractional.L2::evict_last.b64 l, 1.0; | 7.4
sm_80 discard.global.L2 [$1], 128; | 7.4
sm_80 prefetch.global.L2::evict_last [$1]; | 7.4
sm_80 mov.u64 l, %current_graph_exec; | 8.0
sm_90 mov.u32 d, %cluster_ctarank; | 7.8
sm_90 barrier.cluster.arrive; barrier.cluster.wait; | 7.8
sm_90 barrier.cluster.arrive.relaxed.aligned; | 8.0
sm_90 barrier.cluster.wait.acquire.aligned; | 8.0
sm_90 elect.sync _|p, -1; | 8.0
sm_90 mbarrier.arrive.expect_tx.shared.b64 l, [$0], 16; | 8.0
sm_90 mapa.u64 l, $1, 1; | 7.8
sm_90 griddepcontrol.wait; | 7.8
sm_89 mma.sync.aligned.m16n8k32.row.col.f16.e4m3.e4m3.f16 {d, e}, {d, e, f, g}, {d, e}, {d, e}; | 8.7
sm_90 fence.mbarrier_init.release.cluster; | 8.0
sm_90 fence.proxy.async.shared::cta; | 8.0
sm_90 cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], 16, [$0]; | 8.0
sm_90 cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {d, d}], [$0]; | 8.0
sm_90 cp.async.bulk.commit_group; cp.async.bulk.wait_group.read 0; | 8.0
sm_80 cp.async.cg.shared.global.L2::128B [$0], [$1], 16; | 7.4
sm_80 cp.async.cg.shared.global.L2::cache_hint [$0], [$1], 16, l; | 7.4
sm_90 stmatrix.sync.aligned.m8n8.x1.shared.b16 [$0], {d}; | 7.8
sm_90 mov.u32 d, %aggr_smem_size; | 8.1
sm_90 ld.relaxed.cluster.shared::cluster.u32 d, [$0]; | 7.8
sm_75 mma.sync.aligned.m8n8k4.row.col.f16.f16.f16.f16 {d, e, f, g}, {d, e}, {f, g}, {d, e, f, g}; | 6.4
sm_75 mma.sync.aligned.m8n8k32.row.col.satfinite.s32.s4.s4.s32 {d, e}, {d}, {f}, {d, e}; | 6.5
sm_75 wmma.mma.xor.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32 {d, e}, {d}, {f}, {d, e}; | 6.3
sm_80 cp.async.ca.shared::cta.global [$0], [$1], 16; | 7.0
sm_80 cp.async.mbarrier.arrive.noinc.shared.b64 [$0]; | 7.0
sm_80 cp.async.mbarrier.arrive.noinc.shared::cta.b64 [$0]; | 7.8
sm_80 mbarrier.arrive.noComplete.shared.b64 l, [$0], 1; mbarrier.pending_count.b64 d, l; | 7.0
sm_80 mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc {d, e, f, g}, {d, e, f, g}, {f, g}, {d, e, f, g}; | 7.0
sm_80 applypriority.global.L2::evict_normal [$1], 128; | 7.4
sm_80 red.shared::cta.add.u32 [$0], 1; | 7.8
sm_90 fence.proxy.tensormap::generic.release.gpu; | 8.3
sm_90 mbarrier.try_wait.parity.shared::cta.b64 p, [$0], 0; | 7.8
sm_90 mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 p, [$0], 0; | 8.0
sm_90 cp.async.bulk.global.shared::cta.bulk_group [$1], [$0], 16; | 8.0
sm_90 cp.async.bulk.prefetch.L2.global [$1], 16; | 8.0
sm_90 cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [$1], [$0], 16; | 8.0
sm_80 /* first */ fence.proxy.alias; | 7.5
sm_80 // first\0Afence.proxy.alias; | 7.5
sm_80 // fence.proxy.alias;\0A | 7.0
sm_80 L1 : fence.proxy.alias; | 7.5
sm_80 setp.eq.u32 p, d, 0; @!p fence.proxy.alias; | 7.5
sm_80 @ ! p/* not */fence.proxy /* which */ .alias; | 7.5
sm_80 {{ fence.proxy.alias; } } | 7.5
sm_80 mov.u32 d, e; mov.u32 e, f;\0D\0Afence.proxy.alias; | 7.5
sm_80 $(fence.proxy.alias;$|trap;$) | 7.5
sm_80 $(trap;$|fence.proxy.alias;$) | 7.0
sm_80 .pragma \22nounroll\22; { .reg .b32 %t<3>; mov.b32 %t1, d; } | 7.0
sm_80 mov.b${2} d, e; fence.proxy.alias; | 7.5
sm_80 .reg .b128 q; ld.relaxed.gpu.global.b128 q, [$1]; | 8.3
sm_80 .reg .b128 q; ld.relaxed.sys.global.b128 q, [$1]; | 8.4
sm_90 .reg .b128 q; atom.exch.b128 q, [$1], q; | 8.3
sm_90 .reg .b128 q; atom.sys.exch.b128 q, [$1], q; | 8.4
sm_90 mbarrier.arrive.b64 l, [$1], 2; | 7.8
sm_80 mbarrier.arrive.b64 _, [$1]; | 7.1
sm_80 cp.async.ca.shared.global [$0], [$1], 16, p; | 7.5
sm_80 cp.async.ca.shared.global [$0], [$1], 16, d; | 7.0
sm_80 vabsdiff.u32.u32.u32.add d, e, f, g; | stated
"""


def assembles(ptxas, machine, text, path):
    with open(path, "w", encoding="utf-8") as out:
        out.write(text)
    return subprocess.run([ptxas, f"-arch={machine}", "-c", path, "-o",
                           "/dev/null"], capture_output=True).returncode == 0


def problem(nvvmc, base, machine, text, version, ptxas):
    with open(base + ".ll", "w", encoding="utf-8") as out:
        out.write(HEADER.replace("TEXT", f"{D}{text} }}"))
    ptx = subprocess.run([nvvmc, "emit", "-O0", f"--arch={machine}",
                          base + ".ll", "-o", "-"],
                         capture_output=True, text=True).stdout
    got = re.search(r"^\.version (\S+)", ptx, re.M)
    if not got or got[1] != ("8.8" if version == "stated" else version):
        return f"version {got and got[1]}, not {version}"
    if not ptxas:
        return None
    if not assembles(ptxas, machine, ptx, base + ".ptx"):
        return f"refused at {got[1]}"
    if version in ("stated", FLOORS[machine]):
        return None
    lower = ptx.replace(f".version {version}", f".version {BEFORE[version]}")
    if assembles(ptxas, machine, lower, base + ".ptx"):
        return f"taken at {BEFORE[version]} too"
    return None


def main(nvvmc, folder, ptxas=None, step=1):
    os.makedirs(folder, exist_ok=True)
    wrong = 0
    rows = TEXTS.strip().split("\n")
    for index, row in enumerate(rows):
        text, version = row.rsplit(" | ", 1)
        machine, text = text.split(" ", 1)
        why = problem(nvvmc, os.path.join(folder, str(index)), machine, text,
                      version, None if index % int(step) else ptxas)
        if why:
            wrong += 1
            print(f"{text} on {machine}: {why}")
    print(f"{len(rows)} texts, {wrong} wrong")


if __name__ == "__main__":
    main(*sys.argv[1:])
