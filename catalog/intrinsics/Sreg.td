//===- Sreg.td - Special registers -------------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Cluster : From<90, PTX78>;

let Family = "Sreg" in {

/// llvm.nvvm.read.ptx.sreg.<name>, a move from the register of that name.
class Sreg<string name, string reg, string type, Gate needs = Everywhere>
    : Row<Nvvm<"read.ptx.sreg." # name>.ret, "mov." # type # " $d, " # reg # ";",
          needs>;

foreach D = ["x", "y", "z", "w"] in {
  foreach R = ["tid", "ntid", "ctaid", "nctaid"] in
    def : Sreg<R # "." # D, "%" # R # "." # D, "u32">;
  foreach R = ["clusterid", "nclusterid"] in
    def : Sreg<R # "." # D, "%" # R # "." # D, "u32", Cluster>;
  foreach R = ["ctaid", "nctaid"] in
    def : Sreg<"cluster." # R # "." # D, "%cluster_" # R # "." # D, "u32",
               Cluster>;
}
foreach R = ["ctarank", "nctarank"] in
  def : Sreg<"cluster." # R, "%cluster_" # R, "u32", Cluster>;
def : Row<int_nvvm_is_explicit_cluster, "mov.pred $d, %is_explicit_cluster;",
          Cluster>;

foreach R = ["laneid", "warpid", "nwarpid", "smid", "nsmid", "gridid",
             "dynamic_smem_size", "total_smem_size"] in
  def : Sreg<R, "%" # R, "u32">;
def : Sreg<"aggr_smem_size", "%aggr_smem_size", "u32", From<90, PTX81>>;
def : Sreg<"warpsize", "WARP_SZ", "u32">;

foreach R = ["eq", "le", "lt", "ge", "gt"] in
  def : Sreg<"lanemask." # R, "%lanemask_" # R, "u32">;

def : Sreg<"clock", "%clock", "u32">;
def : Sreg<"clock64", "%clock64", "u64">;
def : Sreg<"globaltimer", "%globaltimer", "u64">;
def : Sreg<"globaltimer.lo", "%globaltimer_lo", "u32">;
foreach N = !range(4) in
  def : Sreg<"pm" # N, "%pm" # N, "u32">;
foreach N = !range(32) in
  def : Sreg<"envreg" # N, "%envreg" # N, "b32">;

} // let Family
