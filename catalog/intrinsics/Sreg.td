//===- Sreg.td - Special registers -------------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

include "SpecialRegisters.td"

let Family = "Sreg" in {

/// llvm.nvvm.read.ptx.sreg.<name>, a move from a part of a special register.
class Sreg<string name, SpecialRegister from, string part = "",
           string type = "u" # from.Bits>
    : Row<Nvvm<"read.ptx.sreg." # name # part>.ret,
          "mov." # type # " $d, %" # from.Name # part # ";", from.Needs>;

foreach D = [".x", ".y", ".z", ".w"] in {
  foreach R = ["tid", "ntid", "ctaid", "nctaid", "clusterid", "nclusterid"] in
    def : Sreg<R, !cast<SpecialRegister>("sreg_" # R), D>;
  foreach R = ["ctaid", "nctaid"] in
    def : Sreg<"cluster." # R, !cast<SpecialRegister>("sreg_cluster_" # R), D>;
}
foreach R = ["ctarank", "nctarank"] in
  def : Sreg<"cluster." # R, !cast<SpecialRegister>("sreg_cluster_" # R)>;
def : Row<int_nvvm_is_explicit_cluster, "mov.pred $d, %is_explicit_cluster;",
          sreg_is_explicit_cluster.Needs>;

foreach R = ["laneid", "warpid", "nwarpid", "smid", "nsmid",
             "dynamic_smem_size", "total_smem_size", "aggr_smem_size", "clock",
             "clock64", "globaltimer"] in
  def : Sreg<R, !cast<SpecialRegister>("sreg_" # R)>;
def : Sreg<"gridid", sreg_gridid, "", "u32">;
def : Sreg<"globaltimer.lo", sreg_globaltimer_lo>;
foreach R = ["eq", "le", "lt", "ge", "gt"] in
  def : Sreg<"lanemask." # R, !cast<SpecialRegister>("sreg_lanemask_" # R)>;
foreach N = !range(4) in
  def : Sreg<"pm" # N, !cast<SpecialRegister>("sreg_pm" # N)>;
foreach N = !range(32) in
  def : Sreg<"envreg" # N, !cast<SpecialRegister>("sreg_envreg" # N), "", "b32">;
// A constant, not a register.
def : Row<int_nvvm_read_ptx_sreg_warpsize, "mov.u32 $d, WARP_SZ;">;

} // let Family
