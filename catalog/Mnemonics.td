//===- Mnemonics.td - What instructions in text need -------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Machines and PTX versions that PTX instructions need, for inline assembly,
// in the order of the PTX ISA's chapters. An instruction needs what every
// record asks for that it matches. What all machines have is not listed.
//
//===----------------------------------------------------------------------===//

include "IntrinsicRow.td"

/// Instructions that begin with `start` and hold all of `parts` between dots.
class Mnemonic<string start, Gate needs, list<string> parts = []> {
  string Start = start;
  list<string> Parts = parts;
  Gate Needs = needs;
}

def SmallFloats : Special<Blackwell, PTX86>;
def DatacenterOnly : Special<DatacenterBlackwell, PTX86>;

//===----------------------------------------------------------------------===//
// Integers and bits
//===----------------------------------------------------------------------===//

foreach M = ["dp4a", "dp2a"] in
  def : Mnemonic<M, From<61, PTX50>>;
foreach M = ["bmsk", "szext"] in
  def : Mnemonic<M, From<70, PTX76>>;
def : Mnemonic<"fns", From<30, PTX60>>;
def : Mnemonic<"shf", From<32, PTX32>>;
def : Mnemonic<"lop3", From<50, PTX43>>;
foreach Op = ["or", "and"] in
  def : Mnemonic<"lop3", From<50, PTX82>, [Op]>;
foreach M = ["add", "min", "max"] in
  foreach Ty = ["s16x2", "u16x2"] in
    def : Mnemonic<M, From<90, PTX80>, [Ty]>;

//===----------------------------------------------------------------------===//
// Floating point
//===----------------------------------------------------------------------===//

foreach M = ["add", "sub", "mul", "fma", "neg", "abs"] in
  foreach Ty = ["f16", "f16x2"] in
    def : Mnemonic<M, From<53, PTX42>, [Ty]>;
foreach Ty = ["bf16", "bf16x2"] in {
  foreach M = ["add", "sub", "mul", "set", "setp"] in
    def : Mnemonic<M, From<90, PTX78>, [Ty]>;
  foreach M = ["fma", "abs", "neg", "min", "max"] in
    def : Mnemonic<M, From<80, PTX70>, [Ty]>;
}
foreach M = ["min", "max"] in {
  foreach Part = ["f16", "f16x2", "NaN"] in
    def : Mnemonic<M, From<80, PTX70>, [Part]>;
  def : Mnemonic<M, From<86, PTX72>, ["xorsign"]>;
}
def : Mnemonic<"fma", From<80, PTX70>, ["relu"]>;
foreach M = ["add", "sub", "mul", "fma"] in
  def : Mnemonic<M, From<100, PTX86>, ["f32x2"]>;
foreach M = ["add", "sub", "fma"] in
  foreach Ty = ["f16", "bf16"] in
    def : Mnemonic<M, From<100, PTX86>, ["f32", Ty]>;
foreach M = ["tanh", "ex2"] in {
  foreach Ty = ["f16", "f16x2"] in
    def : Mnemonic<M, From<75, PTX70>, [Ty]>;
  foreach Ty = ["bf16", "bf16x2"] in
    def : Mnemonic<M, From<90, PTX78>, [Ty]>;
}
def : Mnemonic<"tanh", From<75, PTX70>>;

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

def : Mnemonic<"cvt.pack", From<72, PTX65>>;
foreach Ty = ["tf32", "bf16", "f16x2", "bf16x2"] in
  def : Mnemonic<"cvt", From<80, PTX70>, [Ty]>;
foreach Ty = ["e4m3x2", "e5m2x2"] in
  def : Mnemonic<"cvt", From<89, PTX78>, [Ty]>;
foreach Ty = ["e2m1x2", "e2m3x2", "e3m2x2", "ue8m0x2"] in
  def : Mnemonic<"cvt", SmallFloats, [Ty]>;
def : Mnemonic<"cvt", Exactly<[100, 103], PTX87>, ["rs"]>;

//===----------------------------------------------------------------------===//
// Data movement
//===----------------------------------------------------------------------===//

foreach M = ["ld", "st"] in {
  def : Mnemonic<M, From<70, PTX60>, ["relaxed"]>;
  foreach Part = ["cluster", "shared::cluster"] in
    def : Mnemonic<M, From<90, PTX78>, [Part]>;
  def : Mnemonic<M, From<70, PTX82>, ["mmio"]>;
  def : Mnemonic<M, From<80, PTX74>, ["L2::cache_hint"]>;
  foreach Part = ["L1::evict_normal", "L1::evict_unchanged", "L1::evict_first",
                  "L1::evict_last", "L1::no_allocate"] in
    def : Mnemonic<M, From<70, PTX74>, [Part]>;
  foreach Part = ["L2::evict_normal", "L2::evict_first", "L2::evict_last",
                  "v8"] in
    def : Mnemonic<M, From<100, PTX88>, [Part]>;
  def : Mnemonic<M, From<70, PTX83>, ["b128"]>;
}
def : Mnemonic<"ld", From<70, PTX60>, ["acquire"]>;
def : Mnemonic<"st", From<70, PTX60>, ["release"]>;
foreach Part = ["L2::64B", "L2::128B"] in
  def : Mnemonic<"ld", From<75, PTX74>, [Part]>;
def : Mnemonic<"ld", From<80, PTX74>, ["L2::256B"]>;
def : Mnemonic<"st.bulk", From<100, PTX86>>;
def : Mnemonic<"st.async", From<90, PTX81>>;
def : Mnemonic<"st.async", From<100, PTX87>, ["mmio"]>;
def : Mnemonic<"mov", From<70, PTX83>, ["b128"]>;
foreach M = ["discard", "applypriority", "createpolicy"] in
  def : Mnemonic<M, From<80, PTX74>>;
foreach Part = ["L2::evict_last", "L2::evict_normal"] in
  def : Mnemonic<"prefetch", From<80, PTX74>, [Part]>;
def : Mnemonic<"prefetch", From<90, PTX80>, ["tensormap"]>;
def : Mnemonic<"isspacep.shared::cluster", From<90, PTX78>>;
foreach M = ["mapa", "getctarank"] in
  def : Mnemonic<M, From<90, PTX78>>;

foreach M = ["ld", "st", "atom", "red", "mbarrier", "isspacep", "ldmatrix"] in
  def : Mnemonic<M, From<30, PTX78>, ["shared::cta"]>;

//===----------------------------------------------------------------------===//
// Asynchronous copies
//===----------------------------------------------------------------------===//

def : Mnemonic<"cp.async", From<80, PTX70>>;
foreach Part = ["L2::64B", "L2::128B", "L2::256B", "L2::cache_hint"] in
  def : Mnemonic<"cp.async", From<80, PTX74>, [Part]>;
def : Mnemonic<"cp.async.bulk", From<90, PTX80>>;
// Into the memory of the block itself; otherwise that is where they come from.
def : Mnemonic<"cp.async.bulk.shared::cta", From<90, PTX86>>;
def : Mnemonic<"cp.async.bulk.tensor", From<90, PTX86>,
               ["shared::cta", "mbarrier::complete_tx::bytes"]>;
def : Mnemonic<"cp.async.bulk", From<100, PTX86>, ["cp_mask"]>;
def : Mnemonic<"cp.reduce.async.bulk", From<90, PTX80>>;
foreach Part = ["im2col::w", "im2col::w::128", "cta_group::1", "cta_group::2",
                "tile::scatter4"] in
  def : Mnemonic<"cp.async.bulk.tensor",
                 !if(!eq(Part, "im2col::w"), From<100, PTX86>, DatacenterOnly),
                 [Part]>;
def : Mnemonic<"cp.async.bulk.tensor", From<100, PTX86>, ["tile::gather4"]>;
foreach Part = ["im2col::w", "tile::gather4"] in
  def : Mnemonic<"cp.async.bulk.tensor", DatacenterOnly,
                 ["shared::cluster", Part]>;
def : Mnemonic<"tensormap", Special<!listconcat([90], Blackwell), PTX83>,
               ["replace"]>;
def : Mnemonic<"tensormap.cp_fenceproxy", From<90, PTX83>>;

//===----------------------------------------------------------------------===//
// Control and stack
//===----------------------------------------------------------------------===//

def : Mnemonic<"brx", From<30, PTX60>>;
def : Mnemonic<"nanosleep", From<70, PTX63>>;
foreach M = ["alloca", "stacksave", "stackrestore"] in
  def : Mnemonic<M, From<52, PTX73>>;
def : Mnemonic<"griddepcontrol", From<90, PTX78>>;
def : Mnemonic<"setmaxnreg", Special<!listconcat([90], Blackwell), PTX80>>;
def : Mnemonic<"clusterlaunchcontrol", From<100, PTX86>>;
def : Mnemonic<"clusterlaunchcontrol", SmallFloats,
               ["multicast::cluster::all"]>;

//===----------------------------------------------------------------------===//
// Barriers, fences, atomics
//===----------------------------------------------------------------------===//

def : Mnemonic<"barrier", From<30, PTX60>>;
def : Mnemonic<"barrier.cluster", From<90, PTX78>>;
foreach Part = ["relaxed", "release", "acquire"] in
  def : Mnemonic<"barrier.cluster", From<90, PTX80>, [Part]>;
foreach M = ["bar", "barrier"] in
  def : Mnemonic<M, From<20, PTX78>, ["cta"]>;
def : Mnemonic<"bar.warp", From<30, PTX60>>;
def : Mnemonic<"fence", From<70, PTX60>>;
def : Mnemonic<"fence", From<90, PTX78>, ["cluster"]>;
def : Mnemonic<"fence.mbarrier_init", From<90, PTX80>>;
def : Mnemonic<"fence.proxy", From<70, PTX75>>;
def : Mnemonic<"fence.proxy.async", From<90, PTX80>>;
def : Mnemonic<"fence.proxy.tensormap::generic", From<90, PTX83>>;
foreach Part = ["sync_restrict::shared::cta",
                "sync_restrict::shared::cluster"] in
  def : Mnemonic<"fence", From<90, PTX86>, [Part]>;

foreach M = ["atom", "red"] in {
  def : Mnemonic<M, From<60, PTX50>, ["f64"]>;
  foreach Scope = ["cta", "sys"] in
    def : Mnemonic<M, From<60, PTX50>, [Scope]>;
  foreach Part = ["relaxed", "acquire", "release", "acq_rel"] in
    def : Mnemonic<M, From<70, PTX60>, [Part]>;
  def : Mnemonic<M, From<70, PTX63>, ["f16"]>;
  def : Mnemonic<M, From<60, PTX62>, ["f16x2"]>;
  foreach Part = ["bf16", "bf16x2", "cluster", "shared::cluster"] in
    def : Mnemonic<M, From<90, PTX78>, [Part]>;
  foreach Part = ["v2", "v4", "v8"] in
    def : Mnemonic<M, From<90, PTX81>, [Part]>;
  def : Mnemonic<M, From<80, PTX74>, ["L2::cache_hint"]>;
}
def : Mnemonic<"atom", From<70, PTX63>, ["cas", "b16"]>;
foreach Op = ["cas", "exch"] in
  def : Mnemonic<"atom", From<90, PTX83>, [Op, "b128"]>;
def : Mnemonic<"red.async", From<90, PTX81>>;
def : Mnemonic<"red.async", From<100, PTX87>, ["mmio"]>;
def : Mnemonic<"multimem", From<90, PTX81>>;
foreach Ty = ["e4m3", "e4m3x2", "e4m3x4", "e5m2", "e5m2x2", "e5m2x4"] in
  def : Mnemonic<"multimem", SmallFloats, [Ty]>;

def : Mnemonic<"mbarrier", From<80, PTX70>>;
def : Mnemonic<"mbarrier.test_wait", From<80, PTX71>, ["parity"]>;
foreach M = ["expect_tx", "complete_tx"] in
  def : Mnemonic<"mbarrier." # M, From<90, PTX80>>;
def : Mnemonic<"mbarrier.try_wait", From<90, PTX78>>;
foreach Part = ["expect_tx", "cluster", "shared::cluster"] in
  def : Mnemonic<"mbarrier", From<90, PTX80>, [Part]>;
foreach Part = ["release", "acquire"] in
  def : Mnemonic<"mbarrier", From<80, PTX80>, [Part]>;
foreach Op = ["arrive", "arrive_drop", "test_wait", "try_wait"] in
  def : Mnemonic<"mbarrier." # Op, From<90, PTX86>, ["relaxed"]>;

//===----------------------------------------------------------------------===//
// Warps
//===----------------------------------------------------------------------===//

// Without a mask only where all lanes of a warp run in step.
foreach Form = ["shfl.up.b32", "shfl.down.b32", "shfl.bfly.b32",
                "shfl.idx.b32"] in
  def : Mnemonic<Form, Between<30, 62, PTX32>>;
foreach Form = ["all.pred", "any.pred", "uni.pred", "ballot.b32"] in
  def : Mnemonic<"vote." # Form, Between<20, 62, PTX32>>;
// ptxas takes the mask's word in either place: CUB writes vote.ballot.sync.
foreach M = ["shfl", "vote"] in
  def : Mnemonic<M, From<30, PTX60>, ["sync"]>;
def : Mnemonic<"match", From<70, PTX60>>;
def : Mnemonic<"activemask", From<30, PTX62>>;
def : Mnemonic<"redux", From<80, PTX70>>;
def : Mnemonic<"redux", Special<[100, 101, 103], PTX86>, ["f32"]>;
def : Mnemonic<"elect", From<90, PTX80>>;

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

def : Mnemonic<"wmma", From<70, PTX60>>;
foreach Ty = ["s8", "u8"] in
  def : Mnemonic<"wmma", From<72, PTX63>, [Ty]>;
foreach Ty = ["s4", "u4", "b1"] in
  def : Mnemonic<"wmma", From<75, PTX63>, [Ty]>;
foreach Ty = ["bf16", "tf32", "f64"] in
  def : Mnemonic<"wmma", From<80, PTX70>, [Ty]>;
def : Mnemonic<"wmma", From<80, PTX71>, ["and"]>;

def : Mnemonic<"mma", From<70, PTX64>>;
foreach Shape = ["m16n8k8", "m8n8k16", "m8n8k32"] in
  def : Mnemonic<"mma", From<75, PTX65>, [Shape]>;
def : Mnemonic<"mma", From<75, PTX70>, ["m8n8k128"]>;
foreach Part = ["m16n8k4", "m16n8k16", "m16n8k32", "m16n8k64", "m16n8k128",
                "m16n8k256", "bf16", "tf32", "f64"] in
  def : Mnemonic<"mma", From<80, PTX70>, [Part]>;
def : Mnemonic<"mma", From<80, PTX71>, ["and"]>;
foreach Shape = ["m16n8k4", "m16n8k8", "m16n8k16"] in
  def : Mnemonic<"mma", From<90, PTX78>, [Shape, "f64"]>;
foreach Ty = ["e4m3", "e5m2"] in
  def : Mnemonic<"mma", From<89, PTX84>, [Ty]>;
def : Mnemonic<"mma", SmallFloats, ["kind::f8f6f4"]>;
foreach Part = ["block_scale", "e2m1", "e2m3", "e3m2"] in
  def : Mnemonic<"mma", Special<ConsumerBlackwell, PTX87>, [Part]>;
def : Mnemonic<"mma.sp", From<80, PTX71>>;
def : Mnemonic<"mma.sp::ordered_metadata", From<80, PTX85>>;

def : Mnemonic<"ldmatrix", From<75, PTX65>>;
def : Mnemonic<"movmatrix", From<75, PTX78>>;
def : Mnemonic<"stmatrix", From<90, PTX78>>;
foreach M = ["ldmatrix", "stmatrix"] in
  foreach Ty = ["b8", "b8x16"] in
    def : Mnemonic<M, SmallFloats, [Ty]>;

def : Mnemonic<"wgmma", Exactly<[90], PTX80>>;

def : Mnemonic<"tcgen05", DatacenterOnly>;
def : Mnemonic<"tcgen05.shift", Exactly<DatacenterBlackwell, PTX86>>;
def : Mnemonic<"tcgen05.ld.red", Special<[101, 103, 110], PTX88>>;
