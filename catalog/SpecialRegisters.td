//===- SpecialRegisters.td - Special registers -------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The special registers of the PTX ISA: their names without "%", the type of one
// part, and what they require. Intrinsics, inline assembly and encoded
// register numbers refer to these records.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_SPECIAL_REGISTERS
#define OPENNVVM_SPECIAL_REGISTERS

/// `width` is in bits, 1 for a predicate; one with `dimensions` has parts .x, .y, .z, .w.
class SpecialRegister<string name, int width, Gate needs, bit dimensions = 0> {
  string Name = name;
  int Bits = width;
  Gate Needs = needs;
  bit HasDimensions = dimensions;
  bit IsOfThread = 0; // whether two threads of a block may read different values
}

def OnClusters : From<90, PTX78>;

let IsOfThread = 1 in
def sreg_tid : SpecialRegister<"tid", 32, Everywhere, 1>;
foreach R = ["ntid", "ctaid", "nctaid"] in
  def sreg_#R : SpecialRegister<R, 32, Everywhere, 1>;
foreach R = ["clusterid", "nclusterid", "cluster_ctaid", "cluster_nctaid"] in
  def sreg_#R : SpecialRegister<R, 32, OnClusters, 1>;
foreach R = ["cluster_ctarank", "cluster_nctarank"] in
  def sreg_#R : SpecialRegister<R, 32, OnClusters>;
def sreg_is_explicit_cluster
    : SpecialRegister<"is_explicit_cluster", 1, OnClusters>;

foreach R = ["nwarpid", "smid", "nsmid"] in
  def sreg_#R : SpecialRegister<R, 32, Everywhere>;
let IsOfThread = 1 in
foreach R = ["laneid", "warpid", "lanemask_eq", "lanemask_ge", "lanemask_gt",
             "lanemask_le", "lanemask_lt", "clock"] in
  def sreg_#R : SpecialRegister<R, 32, Everywhere>;
// Of 64 bits; intrinsics read the lower half.
def sreg_gridid : SpecialRegister<"gridid", 64, Everywhere>;
let IsOfThread = 1 in {
def sreg_clock64 : SpecialRegister<"clock64", 64, Everywhere>;
def sreg_clock_hi : SpecialRegister<"clock_hi", 32, From<20, PTX50>>;
def sreg_globaltimer : SpecialRegister<"globaltimer", 64, From<30, PTX32>>;
foreach Half = ["hi", "lo"] in
  def sreg_globaltimer_#Half
      : SpecialRegister<"globaltimer_" # Half, 32, From<30, PTX32>>;
} // IsOfThread

foreach I = 0...31 in
  def sreg_envreg#I : SpecialRegister<"envreg" # I, 32, Everywhere>;
let IsOfThread = 1 in
foreach I = 0...7 in {
  def sreg_pm#I : SpecialRegister<"pm" # I, 32, Everywhere>;
  def sreg_pm#I#_64 : SpecialRegister<"pm" # I # "_64", 64, From<50, PTX40>>;
}

foreach R = ["dynamic_smem_size", "total_smem_size"] in
  def sreg_#R : SpecialRegister<R, 32, From<20, PTX41>>;
def sreg_aggr_smem_size : SpecialRegister<"aggr_smem_size", 32, From<90, PTX81>>;
foreach R = ["begin", "end", "cap", "0", "1"] in
  def sreg_reserved_smem_offset_#R
      : SpecialRegister<"reserved_smem_offset_" # R, 32, From<80, PTX76>>;
def sreg_current_graph_exec
    : SpecialRegister<"current_graph_exec", 64, From<50, PTX80>>;
def sreg_perctamemoryoffset
    : SpecialRegister<"perctamemoryoffset", 64, From<80, PTX94>>;
def sreg_perctamemorysize
    : SpecialRegister<"perctamemorysize", 32, From<80, PTX94>>;
def sreg_locality_domain_id
    : SpecialRegister<"locality_domain_id", 32, From<100, PTX95>>;

//===----------------------------------------------------------------------===//
// Numbers of registers in operands of internal intrinsics
//===----------------------------------------------------------------------===//

/// Registers in the order of their numbers, from 0. llvm.nvvm.read.sreg has
/// numbers of its own, in its row.
class RegisterCodes<list<string> names> {
  list<string> Names = names;
}

def : RegisterCodes<[
    "is_explicit_cluster", "cluster_ctarank", "cluster_nctarank",
    "cluster_nctaid.x", "cluster_nctaid.y", "cluster_nctaid.z",
    "cluster_ctaid.x", "cluster_ctaid.y", "cluster_ctaid.z", "nclusterid.x",
    "nclusterid.y", "nclusterid.z", "clusterid.x", "clusterid.y", "clusterid.z"
]>;

#endif // OPENNVVM_SPECIAL_REGISTERS
