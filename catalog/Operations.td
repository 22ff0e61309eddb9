//===- Operations.td - Intrinsics of MLIR's nvvm dialect ---*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The intrinsics that operations of MLIR's nvvm dialect become. If there are
// several, the attributes of an operation choose one; a machine supports the
// operation if it supports at least one of them.
//
//===----------------------------------------------------------------------===//

include "Intrinsics.td"

/// Operation nvvm.`name` becomes one of the intrinsics whose names without
/// "llvm.nvvm." begin with one of `stems`, followed by `part`. If there are none,
/// all machines support it.
class Operation<string name, list<string> stems = [name], string part = ""> {
  string Name = name;
  list<string> Stems = stems;
  string Part = part;
}

//===----------------------------------------------------------------------===//
// Barriers and fences
//===----------------------------------------------------------------------===//

def : Operation<"bar.warp.sync">;
def : Operation<"barrier", ["barrier.cta"]>;
def : Operation<"barrier.arrive", ["barrier.cta.arrive"]>;
def : Operation<"barrier0", ["barrier.cta.sync"]>;
def : Operation<"cluster.arrive", ["barrier.cluster.arrive"]>;
def : Operation<"cluster.arrive.relaxed", ["barrier.cluster.arrive.relaxed"]>;
def : Operation<"cluster.wait", ["barrier.cluster.wait"]>;
def : Operation<"memory.barrier", ["membar"]>;
def : Operation<"fence.mbarrier.init", ["fence.mbarrier_init"]>;
def : Operation<"fence.proxy", ["fence.proxy.alias", "fence.proxy.async"]>;
def : Operation<"fence.proxy.acquire",
                ["fence.proxy.tensormap_generic.acquire"]>;
def : Operation<"fence.proxy.release",
                ["fence.proxy.tensormap_generic.release"]>;
def : Operation<"fence.proxy.sync_restrict", ["fence.proxy.async_generic"]>;
def : Operation<"fence.sc.cluster">;
def : Operation<"fence.sync_restrict",
                ["fence.acquire.sync_restrict",
                 "fence.release.sync_restrict"]>;

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

def : Operation<"cp.async.bulk.commit.group">;
def : Operation<"cp.async.bulk.global.shared.cta",
                ["cp.async.bulk.shared.cta.to.global"]>;
def : Operation<"cp.async.bulk.prefetch">;
def : Operation<"cp.async.bulk.shared.cluster.global",
                ["cp.async.bulk.global.to.shared.cluster",
                 "cp.async.bulk.global.to.shared.cta"]>;
def : Operation<"cp.async.bulk.shared.cluster.shared.cta",
                ["cp.async.bulk.shared.cta.to.cluster"]>;
def : Operation<"cp.async.bulk.tensor.global.shared.cta",
                ["cp.async.bulk.tensor.s2g"]>;
foreach Op = [
    "cp.async.bulk.tensor.prefetch", "cp.async.bulk.tensor.reduce"
] in
  def : Operation<Op>;
def : Operation<"cp.async.bulk.tensor.shared.cluster.global",
                ["cp.async.bulk.tensor.g2s"]>;
def : Operation<"cp.async.bulk.wait_group", ["cp.async.bulk.wait.group"]>;
foreach Op = [
    "cp.async.commit.group", "cp.async.mbarrier.arrive"
] in
  def : Operation<Op>;
def : Operation<"cp.async.shared.global",
                ["cp.async.ca.shared.global",
                 "cp.async.cg.shared.global"]>;
foreach Op = [
    "cp.async.wait.group", "st.bulk", "prefetch", "mapa"
] in
  def : Operation<Op>;

//===----------------------------------------------------------------------===//
// Barriers in memory
//===----------------------------------------------------------------------===//

def : Operation<"mbarrier.arrive">;
def : Operation<"mbarrier.arrive.expect_tx", ["mbarrier.arrive.expect.tx"]>;
def : Operation<"mbarrier.arrive.nocomplete", ["mbarrier.arrive.noComplete"]>;
def : Operation<"mbarrier.arrive_drop", ["mbarrier.arrive.drop"]>;
def : Operation<"mbarrier.arrive_drop.expect_tx",
                ["mbarrier.arrive.drop.expect.tx"]>;
def : Operation<"mbarrier.arrive_drop.nocomplete",
                ["mbarrier.arrive.drop.noComplete"]>;
def : Operation<"mbarrier.complete_tx", ["mbarrier.complete.tx"]>;
def : Operation<"mbarrier.expect_tx", ["mbarrier.expect.tx"]>;
foreach Op = [
    "mbarrier.init", "mbarrier.inval", "mbarrier.test.wait"
] in
  def : Operation<Op>;
def : Operation<"mbarrier.try_wait", ["mbarrier.try.wait"]>;
def : Operation<"mbarrier.try_wait.parity", ["mbarrier.try.wait.parity"]>;

//===----------------------------------------------------------------------===//
// Warps and control
//===----------------------------------------------------------------------===//

def : Operation<"elect.sync">;
def : Operation<"match.sync", ["match"], ".sync">;
foreach Op = [
    "redux.sync", "shfl.sync"
] in
  def : Operation<Op>;
def : Operation<"vote.sync", ["vote"], ".sync">;
foreach Op = [
    "exit", "nanosleep", "griddepcontrol"
] in
  def : Operation<Op>;
def : Operation<"pmevent", ["pm.event"]>;
def : Operation<"setmaxregister", ["setmaxnreg"]>;
def : Operation<"clusterlaunchcontrol.query.cancel",
                ["clusterlaunchcontrol.query_cancel"]>;
def : Operation<"clusterlaunchcontrol.try.cancel",
                ["clusterlaunchcontrol.try_cancel"]>;
def : Operation<"breakpoint", []>;
def : Operation<"inline_ptx", []>;

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

def : Operation<"dot.accumulate.2way", ["idp2a"]>;
def : Operation<"dot.accumulate.4way", ["idp4a"]>;
foreach Op = [
    "prmt", "rcp.approx.ftz.f"
] in
  def : Operation<Op>;
def : Operation<"convert.bf16x2.to.f8x2", ["bf16x2.to.ue8m0x2"]>;
def : Operation<"convert.f16x2.to.f8x2",
                ["f16x2.to.e4m3x2",
                 "f16x2.to.e5m2x2"]>;
def : Operation<"convert.f32x2.to.bf16x2", ["ff2bf16x2"]>;
def : Operation<"convert.f32x2.to.f16x2", ["ff2f16x2"]>;
def : Operation<"convert.f32x2.to.f4x2", ["ff.to.e2m1x2"]>;
def : Operation<"convert.f32x2.to.f6x2", ["ff.to.e2m3x2", "ff.to.e3m2x2"]>;
def : Operation<"convert.f32x2.to.f8x2",
                ["ff.to.e4m3x2",
                 "ff.to.e5m2x2",
                 "ff.to.ue8m0x2"]>;
def : Operation<"convert.f32x4.to.f4x4", ["f32x4.to.e2m1x4"]>;
def : Operation<"convert.f32x4.to.f6x4",
                ["f32x4.to.e2m3x4",
                 "f32x4.to.e3m2x4"]>;
def : Operation<"convert.f32x4.to.f8x4",
                ["f32x4.to.e4m3x4",
                 "f32x4.to.e5m2x4"]>;
def : Operation<"convert.f4x2.to.f16x2", ["e2m1x2.to.f16x2"]>;
def : Operation<"convert.f6x2.to.f16x2",
                ["e2m3x2.to.f16x2",
                 "e3m2x2.to.f16x2"]>;
def : Operation<"convert.f8x2.to.bf16x2", ["ue8m0x2.to.bf16x2"]>;
def : Operation<"convert.f8x2.to.f16x2",
                ["e4m3x2.to.f16x2",
                 "e5m2x2.to.f16x2"]>;
def : Operation<"convert.float.to.tf32", ["f2tf32"]>;

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

foreach Op = [
    "ldmatrix", "stmatrix"
] in
  def : Operation<Op>;
def : Operation<"mma.sync", ["mma"]>;
def : Operation<"mma.block_scale", ["mma.block.scale"]>;
def : Operation<"mma.sp.sync", ["mma.sp"]>;
def : Operation<"mma.sp.block_scale", ["mma.sp"], ".block.scale">;
def : Operation<"wmma.load", ["wmma"], ".load">;
def : Operation<"wmma.mma", ["wmma"], ".mma">;
def : Operation<"wmma.store", ["wmma"], ".store">;
def : Operation<"wgmma.commit.group.sync.aligned", ["wgmma.commit_group"]>;
def : Operation<"wgmma.fence.aligned", ["wgmma.fence"]>;
def : Operation<"wgmma.wait.group.sync.aligned", ["wgmma.wait_group"]>;
// Has no intrinsic; it requires what its fences require.
def : Operation<"wgmma.mma_async", ["wgmma"]>;
foreach Op = [
    "tcgen05.alloc", "tcgen05.commit", "tcgen05.cp", "tcgen05.dealloc",
    "tcgen05.fence", "tcgen05.ld", "tcgen05.shift", "tcgen05.st",
    "tcgen05.wait", "tcgen05.mma", "tcgen05.mma.sp", "tcgen05.mma.ws",
    "tcgen05.mma.ws.sp"
] in
  def : Operation<Op>;
def : Operation<"tcgen05.mma.block_scale", ["tcgen05.mma"], ".block_scale">;
def : Operation<"tcgen05.mma.sp.block_scale",
                ["tcgen05.mma.sp"], ".block_scale">;
def : Operation<"tcgen05.mma_smem_desc", ["tcgen05.mma"]>;
def : Operation<"tcgen05.relinquish_alloc_permit",
                ["tcgen05.relinq.alloc.permit"]>;

//===----------------------------------------------------------------------===//
// Special registers
//===----------------------------------------------------------------------===//

foreach R = [
    "clock", "clock64", "cluster.ctaid.x", "cluster.ctaid.y",
    "cluster.ctaid.z", "cluster.ctarank", "cluster.nctaid.x",
    "cluster.nctaid.y", "cluster.nctaid.z", "cluster.nctarank",
    "clusterid.x", "clusterid.y", "clusterid.z", "ctaid.x", "ctaid.y",
    "ctaid.z", "envreg0", "envreg1", "envreg10", "envreg11", "envreg12",
    "envreg13", "envreg14", "envreg15", "envreg16", "envreg17", "envreg18",
    "envreg19", "envreg2", "envreg20", "envreg21", "envreg22", "envreg23",
    "envreg24", "envreg25", "envreg26", "envreg27", "envreg28", "envreg29",
    "envreg3", "envreg30", "envreg31", "envreg4", "envreg5", "envreg6",
    "envreg7", "envreg8", "envreg9", "globaltimer", "globaltimer.lo",
    "gridid", "laneid", "lanemask.eq", "lanemask.ge", "lanemask.gt",
    "lanemask.le", "lanemask.lt", "nclusterid.x", "nclusterid.y",
    "nclusterid.z", "nctaid.x", "nctaid.y", "nctaid.z", "nsmid", "ntid.x",
    "ntid.y", "ntid.z", "nwarpid", "smid", "tid.x", "tid.y", "tid.z",
    "warpid", "warpsize"
] in
  def : Operation<"read.ptx.sreg." # R>;
foreach R = ["aggr", "dynamic", "total"] in
  def : Operation<"read.ptx.sreg." # R # ".smem.size",
                  ["read.ptx.sreg." # R # "_smem_size"]>;
