//===- Mnemonics.td - What instructions in text need -------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Machines and PTX versions required by PTX instructions, for inline assembly,
// in the order of the PTX ISA's chapters. An instruction requires what every
// matching record requires. Instructions that all machines have are not listed.
//
//===----------------------------------------------------------------------===//

include "IntrinsicRow.td"
include "Atomics.td"
include "SpecialRegisters.td"

/// Instructions that begin with `start` and contain, between dots, all of
/// `parts` and none of `without`. For this purpose, these words follow the
/// modifiers of an instruction: "#3" for the number of its operands, "_" if one
/// of them is a sink, "#pred" if one is a predicate, and "#bf16" for its last
/// modifier, which is the source type of a conversion. A directive begins with
/// a dot, ".reg.b128".
class Mnemonic<string start, Gate needs, list<string> parts = [],
               list<string> without = []> {
  string Start = start;
  list<string> Parts = parts;
  list<string> Without = without;
  Gate Needs = needs;
}

def SmallFloats : Special<Blackwell, PTX86>;
def DatacenterOnly : Special<DatacenterBlackwell, PTX86>;
def RubinFamily : Special<[107], PTX94>;
/// Arithmetic on the four bytes of a word.
def PackedBytes : Special<!listconcat([107], ConsumerBlackwell), PTX92>;

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
  def : Mnemonic<"lop3", From<70, PTX82>, [Op]>;
foreach M = ["add", "min", "max"] in
  foreach Ty = ["s16x2", "u16x2"] in
    def : Mnemonic<M, From<90, PTX80>, [Ty]>;
foreach M = ["min", "max"] in
  def : Mnemonic<M, From<90, PTX80>, ["relu"]>;
foreach Ty = ["u8x4", "s8x4"] in
  foreach M = ["add", "sub", "min", "max", "neg"] in
    def : Mnemonic<M, PackedBytes, [Ty]>;
foreach Ty = ["u16x2", "s16x2", "u32"] in
  def : Mnemonic<"add", PackedBytes, ["sat", Ty]>;
foreach Ty = ["u8x4", "s8x4", "u16x2", "s16x2"] in
  def : Mnemonic<"set", RubinFamily, [Ty]>;
def : Mnemonic<"clmad", From<80, PTX93>>;

// Carries of 64 bits.
foreach Ty = ["u64", "s64"] in {
  foreach M = ["add", "sub", "mad"] in
    def : Mnemonic<M, From<20, PTX43>, ["cc", Ty]>;
  foreach M = ["addc", "subc", "madc"] in
    def : Mnemonic<M, From<20, PTX43>, [Ty]>;
}

//===----------------------------------------------------------------------===//
// Floating point
//===----------------------------------------------------------------------===//

foreach Ty = ["f16", "f16x2"] in {
  foreach M = ["add", "sub", "mul", "fma", "set", "setp"] in
    def : Mnemonic<M, From<53, PTX42>, [Ty]>;
  def : Mnemonic<"neg", From<53, PTX60>, [Ty]>;
  def : Mnemonic<"abs", From<53, PTX65>, [Ty]>;
  foreach Result = ["u16", "s16", "u32", "s32"] in
    def : Mnemonic<"set", From<53, PTX65>, [Result, "#" # Ty]>;
}
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
foreach M = ["min", "max"] in
  def : Mnemonic<M, From<100, PTX88>, ["f32", "#4"]>;
def : Mnemonic<"fma", From<80, PTX70>, ["relu"]>;
def : Mnemonic<"fma", From<90, PTX81>, ["oob"]>;
def : Mnemonic<"rsqrt", From<20, PTX40>, ["ftz", "f64"]>;
foreach M = ["add", "sub", "mul", "fma"] in
  def : Mnemonic<M, From<100, PTX86>, ["f32x2"]>;
foreach M = ["add", "sub", "fma"] in
  foreach Ty = ["f16", "bf16"] in
    def : Mnemonic<M, From<100, PTX86>, ["f32", Ty]>;
foreach M = ["add", "sub", "fma"] in
  foreach Ty = ["f16x2", "bf16x2"] in
    def : Mnemonic<M, RubinFamily, ["f32x2", Ty]>;
foreach M = ["sin", "cos"] in
  def : Mnemonic<M, From<20, PTX95>, ["2pi"]>;
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
foreach Ty = ["s4", "u4", "s2", "u2"] in
  def : Mnemonic<"cvt.pack", From<75, PTX65>, [Ty]>;
foreach Ty = ["tf32", "bf16", "f16x2", "bf16x2"] in
  def : Mnemonic<"cvt", From<80, PTX70>, [Ty]>;
def : Mnemonic<"cvt", From<80, PTX71>, ["f32", "#bf16"]>;
def : Mnemonic<"cvt", From<90, PTX78>, ["ftz", "f32", "#bf16"]>;
def : Mnemonic<"cvt", From<90, PTX78>, ["bf16"], ["f32"]>;
foreach Round = ["rn", "rz"] in
  def : Mnemonic<"cvt", From<90, PTX78>, [Round, "tf32"]>;
def : Mnemonic<"cvt", From<80, PTX70>, ["relu"]>;
// Conversions to types of at most eight bits always have satfinite.
foreach Ty = ["f16", "bf16", "tf32", "f16x2", "bf16x2"] in
  def : Mnemonic<"cvt", From<70, PTX81>, ["satfinite", Ty],
                 ["e4m3x2", "e5m2x2"]>;
foreach Round = ["rn", "rz"] in
  def : Mnemonic<"cvt", From<100, PTX86>, ["satfinite", "tf32", Round]>;
foreach Ty = ["e4m3x2", "e5m2x2"] in
  def : Mnemonic<"cvt", Fp8, [Ty]>;
foreach Ty = ["e2m1x2", "e2m3x2", "e3m2x2", "ue8m0x2"] in
  def : Mnemonic<"cvt", SmallFloats, [Ty]>;
def : Mnemonic<"cvt", Exactly<[100, 103], PTX87>, ["rs"]>;
// From pairs of 16 bits, where not all machines with the format have it, and
// back to bfloats.
foreach Ty = ["e4m3x2", "e5m2x2", "e2m1x2", "e2m3x2", "e3m2x2"] in {
  def : Mnemonic<"cvt", Special<Blackwell, PTX91>, [Ty, "#bf16x2"]>;
  def : Mnemonic<"cvt", Special<Blackwell, PTX92>, ["bf16x2", "#" # Ty]>;
}
foreach Ty = ["e4m3x2", "e5m2x2", "e2m1x2", "e2m3x2", "e3m2x2", "s2f6x2"] in
  def : Mnemonic<"cvt", RubinFamily, ["rz", Ty]>;
foreach Ty = ["e2m1x2", "e2m3x2", "e3m2x2"] in
  def : Mnemonic<"cvt", Special<Blackwell, PTX91>, [Ty, "#f16x2"]>;
def : Mnemonic<"cvt", Exactly<Blackwell, PTX91>, ["s2f6x2"]>;
foreach Part = ["pzo", "ue5m3x2", "scaled::n1::ue8m0"] in
  def : Mnemonic<"cvt", RubinFamily, [Part]>;

//===----------------------------------------------------------------------===//
// Data movement
//===----------------------------------------------------------------------===//

foreach M = ["ld", "st"] in {
  foreach Part = ["weak", "relaxed"] in
    def : Mnemonic<M, From<70, PTX60>, [Part]>;
  foreach Part = ["cluster", "shared::cluster"] in
    def : Mnemonic<M, From<90, PTX78>, [Part]>;
  def : Mnemonic<M, From<70, PTX82>, ["mmio"]>;
  def : Mnemonic<M, From<20, PTX91>, ["volatile", "local"]>;
  def : Mnemonic<M, From<80, PTX74>, ["L2::cache_hint"]>;
  foreach Part = ["L1::evict_normal", "L1::evict_unchanged", "L1::evict_first",
                  "L1::evict_last", "L1::no_allocate"] in
    def : Mnemonic<M, From<70, PTX74>, [Part]>;
  foreach Part = ["L2::evict_normal", "L2::evict_first", "L2::evict_last"] in
    def : Mnemonic<M, From<100, PTX88>, [Part]>;
  // 256 bits at once.
  foreach Ty = ["b32", "u32", "s32", "f32"] in
    def : Mnemonic<M, From<100, PTX88>, ["v8", Ty]>;
  foreach Ty = ["b64", "u64", "s64", "f64"] in
    def : Mnemonic<M, From<100, PTX88>, ["v4", Ty]>;
  def : Mnemonic<M, From<70, PTX83>, ["b128"]>;
  def : Mnemonic<M, From<70, PTX84>, ["b128", "sys"]>;
  foreach Part = ["param::entry", "param::func"] in
    def : Mnemonic<M, From<20, PTX83>, [Part]>;
}
def : Mnemonic<"ld", From<70, PTX60>, ["acquire"]>;
def : Mnemonic<"ld", From<70, PTX93>, ["mmio", "acquire"]>;
def : Mnemonic<"ld", From<90, PTX94>, ["proxy::readonly"]>;
def : Mnemonic<"ld", From<32, PTX32>, ["nc"]>;
def : Mnemonic<"ldu", From<70, PTX83>, ["b128"]>;
def : Mnemonic<"st", From<70, PTX60>, ["release"]>;
def : Mnemonic<"st", From<70, PTX93>, ["mmio", "release"], ["async"]>;
foreach Part = ["L2::64B", "L2::128B"] in
  def : Mnemonic<"ld", From<75, PTX74>, [Part]>;
def : Mnemonic<"ld", From<80, PTX74>, ["L2::256B"]>;
def : Mnemonic<"st.bulk", From<100, PTX86>>;
def : Mnemonic<"st.async", From<90, PTX81>>;
foreach Part = ["mmio", "release", "global"] in
  def : Mnemonic<"st.async", From<100, PTX87>, [Part]>;
def : Mnemonic<"st.async", From<90, PTX92>, ["b128"]>;
foreach M = ["mov", ".reg"] in
  def : Mnemonic<M, From<70, PTX83>, ["b128"]>;
foreach M = ["discard", "applypriority", "createpolicy"] in
  def : Mnemonic<M, From<80, PTX74>>;
foreach Part = ["L2::evict_last", "L2::evict_normal"] in
  def : Mnemonic<"prefetch", From<80, PTX74>, [Part]>;
def : Mnemonic<"prefetch", From<90, PTX80>, ["tensormap"]>;
foreach Part = ["L1::32B", "valid_addr"] in
  def : Mnemonic<"prefetch", From<90, PTX94>, [Part]>;
def : Mnemonic<"applypriority.async", RubinFamily>;
foreach M = ["isspacep", "cvta"] in {
  def : Mnemonic<M, From<90, PTX78>, ["shared::cluster"]>;
  def : Mnemonic<M, From<70, PTX77>, ["param"]>;
  def : Mnemonic<M, From<70, PTX83>, ["param::entry"]>;
}
foreach M = ["mapa", "getctarank"] in
  def : Mnemonic<M, From<90, PTX78>>;

foreach M = ["ld", "st", "atom", "red", "mbarrier", "isspacep", "cvta",
             "ldmatrix"] in
  def : Mnemonic<M, From<20, PTX78>, ["shared::cta"]>;

//===----------------------------------------------------------------------===//
// Asynchronous copies
//===----------------------------------------------------------------------===//

def : Mnemonic<"cp.async", From<80, PTX70>>;
foreach Part = ["L2::64B", "L2::128B", "L2::256B", "L2::cache_hint"] in
  def : Mnemonic<"cp.async", From<80, PTX74>, [Part]>;
def : Mnemonic<"cp.async", From<80, PTX75>, ["#pred"]>;
def : Mnemonic<"cp.async.mbarrier", From<80, PTX78>, ["shared::cta"]>;
def : Mnemonic<"cp.async.bulk", From<90, PTX80>>;
// Into the memory of the block itself, which is otherwise the source.
def : Mnemonic<"cp.async.bulk.shared::cta", From<90, PTX86>>;
def : Mnemonic<"cp.async.bulk.tensor", From<90, PTX86>,
               ["shared::cta", "mbarrier::complete_tx::bytes"]>;
def : Mnemonic<"cp.async.bulk", From<100, PTX86>, ["cp_mask"]>;
foreach M = ["cp.async.bulk", "cp.reduce.async.bulk"] in {
  // Without a word, a copy is weak.
  foreach Part = ["weak", "relaxed"] in
    def : Mnemonic<M, From<90, PTX93>, [Part]>;
  foreach Part = ["override::global_address", "override::global_dim",
                  "override::global_dim_stride", "im2col_no_offs::w"] in
    def : Mnemonic<M, RubinFamily, [Part]>;
}
def : Mnemonic<"cp.async.bulk", From<90, PTX92>, ["ignore_oob"]>;
def : Mnemonic<"cp.async.bulk", From<90, PTX94>, ["multicast::cluster::16b"]>;
def : Mnemonic<"cp.async.bulk", RubinFamily, ["multicast::cluster::32b"]>;
foreach Part = ["disabled", "validity::per_16bytes::8",
                "validity::per_16bytes::8000",
                "validity::per_16bytes::80000000", "validity::per_element::ff"] in
  def : Mnemonic<"cp.async.bulk.tensor", RubinFamily,
                 ["mbarrier::report::" # Part]>;
def : Mnemonic<"cp.async.bulk.prefetch", RubinFamily, ["L2::evict_last"]>;
def : Mnemonic<"cp.async.bulk.wait_group", From<90, PTX95>,
               ["sync_restrict::proxy::async"]>;
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
foreach Part = ["im2col::w", "im2col::w::128", "tile::gather4"] in
  def : Mnemonic<"cp.async.bulk.prefetch.tensor", DatacenterOnly, [Part]>;
def : Mnemonic<"cp.reduce.async.bulk.tensor", DatacenterOnly,
               ["tile::scatter4"]>;
def : Mnemonic<"tensormap", Special<!listconcat([90], Blackwell), PTX83>,
               ["replace"]>;
def : Mnemonic<"tensormap", Special<!listconcat([90], Blackwell), PTX95>,
               ["query"]>;
def : Mnemonic<"tensormap.cp_fenceproxy", From<90, PTX83>>;

//===----------------------------------------------------------------------===//
// Control and stack
//===----------------------------------------------------------------------===//

def : Mnemonic<"brx", From<30, PTX60>>;
def : Mnemonic<"nanosleep", From<70, PTX62>>;
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
// 13.0's ptxas takes these on every machine that has fences.
foreach Part = ["acquire", "release"] in
  def : Mnemonic<"fence", From<90, PTX86>, [Part],
                 ["proxy", "mbarrier_init"]>;
def : Mnemonic<"fence.mbarrier_init", From<90, PTX80>>;
def : Mnemonic<"fence.proxy", From<70, PTX75>>;
def : Mnemonic<"membar.proxy", From<60, PTX75>>;
def : Mnemonic<"membar.proxy.async", From<90, PTX80>>;
def : Mnemonic<"fence.proxy.async", From<90, PTX80>>;
def : Mnemonic<"fence.proxy.tensormap::generic", From<90, PTX83>>;
foreach Part = ["sync_restrict::shared::cta",
                "sync_restrict::shared::cluster"] in
  def : Mnemonic<"fence", From<90, PTX86>, [Part]>;
def : Mnemonic<"fence", From<90, PTX95>, ["sync_restrict::read"]>;
foreach Part = ["acquire", "release"] in
  def : Mnemonic<"fence.proxy.alias", From<90, PTX94>, [Part]>;
foreach Part = ["fabric::generic", "generic::fabric"] in
  def : Mnemonic<"fence.proxy", From<100, PTX93>, [Part]>;

// Those of one operation on one type, where not all machines have it.
foreach F = !filter(F, !instances<AtomicForm>(), !ne(F.Needs, Everywhere)) in
  foreach M = !if(F.HasRed, ["atom", "red"], ["atom"]) in
    def : Mnemonic<M, F.Needs, [F.Operation, F.Type]>;

foreach M = ["atom", "red"] in {
  foreach Scope = ["cta", "gpu", "sys"] in
    def : Mnemonic<M, AtomicScope, [Scope]>;
  foreach Part = ["relaxed", "acquire", "release", "acq_rel"] in
    def : Mnemonic<M, From<70, PTX60>, [Part]>;
  foreach Part = ["cluster", "shared::cluster"] in
    def : Mnemonic<M, From<90, PTX78>, [Part]>;
  foreach Part = ["v2", "v4", "v8"] in
    def : Mnemonic<M, From<90, PTX81>, [Part]>;
  def : Mnemonic<M, From<80, PTX74>, ["L2::cache_hint"]>;
}
def : Mnemonic<"atom", From<90, PTX84>, ["b128", "sys"]>;
def : Mnemonic<"red.async", From<90, PTX81>>;
foreach Part = ["mmio", "global"] in
  def : Mnemonic<"red.async", From<100, PTX87>, [Part]>;
def : Mnemonic<"multimem", From<90, PTX81>>;
def : Mnemonic<"multimem", From<90, PTX82>, ["acc::f32"]>;
foreach M = ["multimem.st.async", "multimem.red.async"] in
  def : Mnemonic<M, From<100, PTX93>>;
foreach M = ["multimem.cp.async.bulk", "multimem.cp.reduce.async.bulk"] in {
  def : Mnemonic<M, From<90, PTX91>>;
  foreach Part = ["weak", "relaxed"] in
    def : Mnemonic<M, From<90, PTX93>, [Part]>;
}
def : Mnemonic<"multimem.cp.async.bulk", From<100, PTX91>, ["cp_mask"]>;
// Floats that are added, without their subnormal numbers becoming zero.
foreach M = ["atom", "red", "cp.reduce.async.bulk",
             "multimem.cp.reduce.async.bulk"] in
  def : Mnemonic<M, From<90, PTX94>, ["noftz", "f32"]>;

// Copies between the memories of devices.
def : Mnemonic<"fabric", From<100, PTX93>>;
foreach Part = ["commit_group", "sync_restrict::read"] in
  def : Mnemonic<"fabric", From<100, PTX95>, [Part]>;
foreach Ty = ["e4m3", "e4m3x2", "e4m3x4", "e5m2", "e5m2x2", "e5m2x4"] in
  def : Mnemonic<"multimem",
                 Gate<!listconcat(DatacenterOnly.Machines,
                                  Exactly<ConsumerBlackwell, PTX86>.Machines),
                      PTX86>, [Ty]>;

def : Mnemonic<"mbarrier", From<80, PTX70>>;
def : Mnemonic<"mbarrier.test_wait", From<80, PTX71>, ["parity"]>;
// With a count.
foreach Op = ["arrive", "arrive_drop"] in
  def : Mnemonic<"mbarrier." # Op, From<90, PTX78>, ["#3"], ["noComplete"]>;
def : Mnemonic<"mbarrier.arrive", From<80, PTX71>, ["_"]>;
foreach M = ["expect_tx", "complete_tx"] in
  def : Mnemonic<"mbarrier." # M, From<90, PTX80>>;
def : Mnemonic<"mbarrier.try_wait", From<90, PTX78>>;
foreach Part = ["expect_tx", "cluster", "shared::cluster"] in
  def : Mnemonic<"mbarrier", From<90, PTX80>, [Part]>;
foreach Part = ["release", "acquire"] in
  def : Mnemonic<"mbarrier", From<80, PTX80>, [Part]>;
foreach Op = ["arrive", "arrive_drop", "test_wait", "try_wait"] in
  def : Mnemonic<"mbarrier." # Op, From<90, PTX86>, ["relaxed"]>;
def : Mnemonic<"mbarrier.check_layout", From<90, PTX93>>;
foreach Part = ["layout::v0", "layout::v1", "phase_type::primary"] in
  def : Mnemonic<"mbarrier", From<90, PTX93>, [Part]>;
def : Mnemonic<"mbarrier", RubinFamily, ["multicast::cluster::32b"]>;

//===----------------------------------------------------------------------===//
// Warps
//===----------------------------------------------------------------------===//

// Without a mask, only if all lanes of a warp run in lockstep.
foreach Form = ["shfl.up.b32", "shfl.down.b32", "shfl.bfly.b32",
                "shfl.idx.b32"] in
  def : Mnemonic<Form, Between<30, 62, PTX32>>;
foreach Form = ["all.pred", "any.pred", "uni.pred", "ballot.b32"] in
  def : Mnemonic<"vote." # Form, Between<20, 62, PTX32>>;
// ptxas accepts ".sync" in either place: CUB writes vote.ballot.sync.
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
foreach Ty = ["e4m3", "e5m2"] in
  foreach Part = ["m16n8k16", "f16"] in
    def : Mnemonic<"mma", From<89, PTX87>, [Part, Ty]>;
def : Mnemonic<"mma", SmallFloats, ["kind::f8f6f4"]>;
foreach Part = ["block_scale", "e2m1", "e2m3", "e3m2"] in
  def : Mnemonic<"mma", Special<ConsumerBlackwell, PTX87>, [Part]>;
def : Mnemonic<"mma", Special<ConsumerBlackwell, PTX91>,
               ["kind::mxf4nvf4", "scale_vec::4X", "ue8m0"]>;
def : Mnemonic<"mma.sp", From<80, PTX71>>;
def : Mnemonic<"mma.sp::ordered_metadata", From<80, PTX85>>;
foreach Kind = ["kind::mxf4", "kind::mxf4nvf4"] in
  def : Mnemonic<"mma.sp::ordered_metadata", Exactly<ConsumerBlackwell, PTX87>,
                 [Kind]>;

def : Mnemonic<"ldmatrix", From<75, PTX65>>;
def : Mnemonic<"movmatrix", From<75, PTX78>>;
def : Mnemonic<"stmatrix", From<90, PTX78>>;
foreach M = ["ldmatrix", "stmatrix"] in
  foreach Ty = ["b8", "b8x16"] in
    def : Mnemonic<M, SmallFloats, [Ty]>;
def : Mnemonic<"ldmatrix", Special<!listconcat([90], Blackwell), PTX94>,
               ["s8", "s4"]>;

def : Mnemonic<"wgmma", Exactly<[90], PTX80>>;

def : Mnemonic<"tcgen05", DatacenterOnly>;
def : Mnemonic<"tcgen05.shift", Exactly<DatacenterBlackwell, PTX86>>;
def : Mnemonic<"tcgen05.ld.red", Special<[101, 103, 110], PTX88>>;
foreach Op = ["alloc", "dealloc"] in
  def : Mnemonic<"tcgen05." # Op, Special<DatacenterBlackwell, PTX94>,
                 ["exclusive"]>;
def : Mnemonic<"tcgen05.commit", Special<DatacenterBlackwell, PTX94>,
               ["multicast::cluster::16b"]>;
foreach Part = ["multicast::cluster::32b",
                "sync_restrict::shared::read::mma::a"] in
  def : Mnemonic<"tcgen05.commit", RubinFamily, [Part]>;
def : Mnemonic<"tcgen05.mma", Exactly<[100, 101, 110], PTX86>, ["kind::i8"]>;
foreach Part = ["kind::ti16", "collector::b::discard", "collector::b::fill",
                "collector::b::lastuse", "collector::b::use"] in
  def : Mnemonic<"tcgen05.mma", RubinFamily, [Part]>;
// Registers of sparse matrices.
foreach M = ["spcompress", "spdecompress"] in
  def : Mnemonic<M, Exactly<[107], PTX94>>;

//===----------------------------------------------------------------------===//
// Directives, with their operands as modifiers
//===----------------------------------------------------------------------===//

def : Mnemonic<".alias", From<30, PTX63>>;
def : Mnemonic<".noreturn", From<30, PTX64>>;
def : Mnemonic<".attribute", From<30, PTX40>, ["managed"]>;
def : Mnemonic<".attribute", From<90, PTX80>, ["unified"]>;
foreach D = [".reqnctapercluster", ".explicitcluster", ".maxclusterrank"] in
  def : Mnemonic<D, From<90, PTX78>>;
def : Mnemonic<".blocksareclusters", From<90, PTX90>>;
def : Mnemonic<".minperctamemory", From<80, PTX94>>;
def : Mnemonic<".pragma", From<50, PTX83>, ["used_bytes_mask"]>;
def : Mnemonic<".pragma", From<75, PTX87>, ["enable_smem_spilling"]>;
def : Mnemonic<".pragma", From<20, PTX90>, ["frequency"]>;
def : Mnemonic<".pragma", From<20, PTX93>, ["mma_throughput"]>;

//===----------------------------------------------------------------------===//
// Words without requirements
//===----------------------------------------------------------------------===//

/// Words of the instructions that begin with `root` ("" for all) that do not
/// require more than the instruction does. An instruction is known if all of
/// its words are listed here or in a row.
class KnownWords<string root, list<string> words> {
  string Root = root;
  list<string> Words = words;
}

/// Instructions that neither a row nor KnownWords of their own name. `of` says
/// as for KnownWords what their words require.
class Instructions<string of, list<string> names> {
  string Of = of;
  list<string> Names = names;
}

// PTX ISA 3.2, chapter 8.
def : Instructions<"", [
    "abs", "add", "addc", "and", "atom", "bar", "bfe", "bfi", "bfind", "bra",
    "brev", "brkpt", "call", "clz", "cnot", "copysign", "cos", "cvt", "cvta",
    "div", "ex2", "exit", "fma", "ld", "ldu", "lg2", "mad", "mad24", "madc",
    "max", "membar", "min", "mov", "mul", "mul24", "neg", "not", "or", "popc",
    "prefetch", "prmt", "rcp", "red", "rem", "ret", "rsqrt", "sad", "selp",
    "set", "setp", "shl", "shr", "sin", "slct", "sqrt", "st", "sub", "subc",
    "testp", "trap", "xor"
]>;
def : KnownWords<"", [
    "add", "and", "approx", "arrive", "b16", "b32", "b64", "b8", "cc", "ceil",
    "const", "eq", "equ", "exch", "f16", "f32", "f64", "ftz", "full", "ge",
    "geu", "gl", "global", "gt", "gtu", "hi", "inc", "le", "leu", "lo", "local",
    "lt", "ltu", "max", "min", "nan", "ne", "neu", "num", "or", "param", "popc",
    "pred", "red", "reg", "rm", "rmi", "rn", "rni", "rp", "rpi", "rz", "rzi",
    "s16", "s32", "s64", "s8", "sat", "shared", "sync", "sys", "to", "u16",
    "u32", "u64", "u8", "uni", "v2", "v4", "volatile", "wide", "x", "xor"
]>;

def : KnownWords<"activemask", ["activemask"]>;
def : KnownWords<"applypriority", [
    "applypriority", "1d", "2d", "3d", "4d", "5d", "L2::evict_normal", "async",
    "bulk", "bulk_group", "im2col", "tensor", "tile"
]>;
def : KnownWords<"atom", ["cas", "dec", "gpu", "noftz"]>;
def : KnownWords<"bar", ["aligned", "popc", "warp"]>;
def : KnownWords<"barrier", ["barrier", "aligned", "popc", "wait"]>;
def : KnownWords<"bmsk", ["bmsk", "clamp", "wrap"]>;
def : KnownWords<"brx", ["brx", "idx"]>;
def : KnownWords<"cp", [
    "cp", "1d", "2d", "3d", "4d", "5d", "L2", "b128", "L2::128B", "L2::256B", "L2::64B",
    "async", "bulk_group", "ca", "cg", "commit_group", "cta", "dec", "gpu",
    "im2col", "im2col_no_offs", "mbarrier", "mbarrier::complete_tx::bytes", "multicast::cluster", "noftz",
    "noinc", "read", "shared::cluster", "shared::cta", "tensor", "tile",
    "wait_all", "wait_group"
]>;
def : KnownWords<"createpolicy", [
    "createpolicy", "L2", "fractional", "range", "L2::evict_first",
    "L2::evict_last", "L2::evict_normal", "L2::evict_unchanged"
]>;
def : KnownWords<"cvt", ["rna", "pack", "scaled::n2::ue8m0"]>;
def : KnownWords<"discard", ["discard", "L2"]>;
def : KnownWords<"elect", ["elect"]>;
def : KnownWords<"fabric", [
    "async", "b128", "mbarrier::complete_tx::16B", "mbarrier::complete_tx::bytes",
    "mbarrier::report::fabric", "multimem", "op_restrict::fetching", "relaxed",
    "shared::cta", "submit", "sync_restrict::reads", "try_get", "try_put",
    "try_red", "wait"
]>;
def : KnownWords<"fence", [
    "fence", "acq_rel", "acquire", "alias", "gpu", "proxy", "release", "sc",
    "shared::cluster", "shared::cta"
]>;
def : KnownWords<"griddepcontrol", [
    "griddepcontrol", "launch_dependents", "wait"
]>;
def : KnownWords<"isspacep", ["isspacep", "const"]>;
def : KnownWords<"ld", ["ca", "cg", "cs", "cv", "gpu", "lu", "nc"]>;
def : KnownWords<"ldmatrix", [
    "ldmatrix", "aligned", "b4x16_p64", "b6x16_p32", "m8n16", "m8n8", "trans",
    "x1", "x2", "x4"
]>;
def : KnownWords<"match", ["match", "all", "any"]>;
def : KnownWords<"mbarrier", [
    "mbarrier", "arrive_drop", "cta", "init", "inval", "noComplete",
    "pending_count", "test_wait", "try_wait"
]>;
def : KnownWords<"mma", [
    "mma", "aligned", "b1", "col", "m8n8k4", "popc", "row", "s4", "satfinite",
    "scale_vec::2X", "u4", "ue4m3"
]>;
def : KnownWords<"movmatrix", ["movmatrix", "aligned", "m8n8", "trans"]>;
def : KnownWords<"multimem", [
    "multimem", "async", "b128", "bulk", "bulk_group", "cta", "f16x2", "gpu", "ld_reduce", "relaxed",
    "release", "shared::cta", "st"
]>;
def : KnownWords<"nanosleep", ["nanosleep"]>;
def : KnownWords<"pmevent", ["pmevent"]>;
def : KnownWords<"prefetch", ["L1", "L2"]>;
def : KnownWords<"prefetchu", ["prefetchu", "L1"]>;
def : KnownWords<"red", ["dec", "gpu", "noftz"]>;
def : KnownWords<"redux", ["redux"]>;
def : KnownWords<"set", ["hi", "hs", "ls"]>;
def : KnownWords<"setmaxnreg", ["setmaxnreg", "aligned", "dec"]>;
def : KnownWords<"shf", ["shf", "clamp", "l", "r", "wrap"]>;
def : KnownWords<"shfl", ["shfl", "bfly", "down", "idx", "up"]>;
foreach M = ["spcompress", "spdecompress"] in
  def : KnownWords<M, [M, "b2", "b4", "sp::1:4", "sp::2:4", "x1", "x2", "x4"]>;
def : KnownWords<"st", [
    "cg", "cs", "gpu", "mbarrier::complete_tx::bytes", "wb", "wt"
]>;
def : KnownWords<"stmatrix", [
    "stmatrix", "aligned", "m8n8", "trans", "x1", "x2", "x4"
]>;
def : KnownWords<"szext", ["szext", "clamp", "wrap"]>;
def : KnownWords<"tcgen05", [
    "tcgen05", "aligned", "alloc", "collector::a::discard",
    "collector::a::fill", "collector::a::lastuse", "collector::a::use",
    "commit", "cta_group::1", "cta_group::2", "dealloc", "kind::f16",
    "mbarrier::arrive::one", "mma", "multicast::cluster", "shared::cluster",
    "shared::cta"
]>;
def : KnownWords<"tensormap", ["alloc_class_large", "b1024"]>;
def : KnownWords<"vote", ["vote", "all", "any", "ballot"]>;
def : KnownWords<"wgmma", [
    "wgmma", "aligned", "commit_group", "fence", "mma_async", "wait_group"
]>;
def : KnownWords<"wmma", [
    "wmma", "a", "aligned", "b", "c", "col", "d", "load", "m16n16k16",
    "m16n16k8", "m32n8k16", "m8n32k16", "m8n8k128", "m8n8k32", "m8n8k4", "mma",
    "popc", "row", "satfinite", "store"
]>;

/// More words of PTX, of any instruction. They exist, but the versions that an
/// instruction with them requires are not known from the word alone.
def : Instructions<"?", [
    "istypep", "suld", "suq", "sured", "sust", "tex", "tld4", "txq", "vabsdiff",
    "vabsdiff2", "vabsdiff4", "vadd", "vadd2", "vadd4", "vavrg2", "vavrg4",
    "vmad", "vmax", "vmax2", "vmax4", "vmin", "vmin2", "vmin4", "vset", "vset2",
    "vset4", "vshl", "vshr", "vsub", "vsub2", "vsub4"
]>;
def : KnownWords<"?", [
    "128x128b", "128x256b", "16x128b", "16x256b", "16x32bx2", "16x64b", "1d",
    "2d", "2dms", "32x128b", "32x32b", "3d", "4d", "4x256b", "5d", "64x128b",
    "L1", "L1::evict_first", "L1::evict_last", "L1::evict_normal",
    "L1::evict_unchanged", "L1::no_allocate", "L2", "L2::128B", "L2::256B",
    "L2::64B", "L2::cache_hint", "L2::evict_first", "L2::evict_last",
    "L2::evict_normal", "L2::evict_unchanged", "NaN", "a", "a1d", "a2d",
    "a2dms", "acc::f16", "acc::f32", "acq_rel", "acquire", "activemask",
    "acube", "addr_mode_0", "addr_mode_1", "addr_mode_2", "alias", "aligned",
    "all", "alloc", "alloca", "any", "applypriority", "array_size",
    "arrive::one", "arrive_drop", "ashift", "async", "async::generic", "b",
    "b1", "b1024", "b128", "b4e", "b4x16_p64", "b6x16_p32", "b8x16", "ballot",
    "barrier", "base", "bf16", "bf16x2", "bfly", "block16", "block32",
    "block_scale", "bmsk", "box_dim", "brx", "bulk", "bulk_group", "ca", "cas",
    "cg", "channel_data_type", "channel_order", "clamp", "cluster",
    "clusterlaunchcontrol", "col", "collector::a::discard",
    "collector::a::fill", "collector::a::lastuse", "collector::a::use",
    "collector::b0::discard", "collector::b0::fill", "collector::b0::lastuse",
    "collector::b0::use", "collector::b1::discard", "collector::b1::fill",
    "collector::b1::lastuse", "collector::b1::use", "collector::b2::discard",
    "collector::b2::fill", "collector::b2::lastuse", "collector::b2::use",
    "collector::b3::discard", "collector::b3::fill", "collector::b3::lastuse",
    "collector::b3::use", "commit", "commit_group", "complete_tx", "cp",
    "cp_fenceproxy", "cp_mask", "createpolicy", "cs", "cta", "cta_group::1",
    "cta_group::2", "cube", "cv", "dealloc", "dec", "depth", "discard", "down",
    "dp2a", "dp4a", "e2m1", "e2m1x2", "e2m1x4", "e2m3", "e2m3x2", "e2m3x4",
    "e3m2", "e3m2x2", "e3m2x4", "e4m3", "e4m3x2", "e4m3x4", "e5m2", "e5m2x2",
    "e5m2x4", "ecl", "ecr", "elect", "element_stride", "elemtype", "entry",
    "expect_tx", "f16x2", "f32x2", "f4e", "fence", "fence::after_thread_sync",
    "fence::before_thread_sync", "fill_mode", "filter_mode", "finite", "fns",
    "force_unnormalized_coords", "fractional", "func", "g", "get_first_ctaid",
    "get_first_ctaid::x", "get_first_ctaid::y", "get_first_ctaid::z",
    "getctarank", "global_address", "global_dim", "global_stride", "gpu",
    "grad", "griddepcontrol", "height", "idx", "im2col", "im2col::w",
    "im2col::w::128", "im2col_no_offs", "infinite", "init", "interleave_layout",
    "inval", "is_canceled", "isspacep", "kind::f16", "kind::f8f6f4", "kind::i8",
    "kind::mxf4", "kind::mxf4nvf4", "kind::mxf8f6f4", "kind::tf32", "l",
    "launch_dependents", "ld_reduce", "ldmatrix", "level", "lop3", "lu",
    "m16n16", "m16n8", "m16n8k128", "m16n8k16", "m16n8k256", "m16n8k32",
    "m16n8k4", "m16n8k64", "m16n8k8", "m8n16", "m8n8", "m8n8k128", "m8n8k16",
    "m8n8k32", "m8n8k4", "mapa", "mask", "match", "mbarrier",
    "mbarrier::arrive::one", "mbarrier::complete_tx::bytes", "mbarrier_init",
    "memory_layout", "mma", "mmio", "mode", "movmatrix", "multicast::cluster",
    "multicast::cluster::all", "multimem", "nanosleep", "nc", "noComplete",
    "noftz", "noinc", "nop", "normal", "normalized_coords", "notanumber",
    "num_mipmap_levels", "num_samples", "number", "oob", "p", "pack",
    "pack::16b", "param::entry", "param::func", "parity", "pending_count",
    "pmevent", "po", "prefetchu", "proxy", "query_cancel", "r", "range", "rank",
    "rc16", "rc8", "read", "reduce", "redux", "relaxed", "release",
    "relinquish_alloc_permit", "relu", "replace", "rna", "row", "rs", "s16x2",
    "s2", "s4", "samplerref", "satfinite", "sc", "scale_vec::1X",
    "scale_vec::2X", "scale_vec::4X", "setmaxnreg", "shared::cluster",
    "shared::cta", "shf", "shfl", "shift", "shiftamt", "shr15", "shr7", "sp",
    "sp::ordered_metadata", "sparse", "stackrestore", "stacksave", "stmatrix",
    "subnormal", "surfref", "swizzle_atomicity", "swizzle_mode",
    "sync_restrict::shared::cluster", "sync_restrict::shared::cta", "szext",
    "tanh", "tcgen05", "tensor", "tensormap", "tensormap::generic", "test_wait",
    "texref", "tf32", "tile", "tile::gather4", "tile::scatter4", "trans",
    "try_cancel", "try_wait", "u16x2", "u2", "u4", "ue4m3", "ue8m0", "ue8m0x2",
    "unified", "unpack::16b", "up", "v8", "vote", "wait", "wait::ld",
    "wait::st", "wait_all", "wait_group", "warp", "warpx2::01_23",
    "warpx2::02_13", "warpx4", "wb", "weak", "width", "wrap", "ws", "wt", "x1",
    "x128", "x16", "x2", "x32", "x4", "x64", "x8", "xorsign", "y", "z", "zero"
]>;
