//===- Barrier.td - Barriers, fences and memory barriers ---*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// A number of threads: whole warps, at most as many as a block has.
class WarpsOfBlock<int arg> {
  list<ArgRule> ret = [MultipleOf<arg, 32>, InRange<arg, 0, 1025, Advice>];
}

let Family = "Barrier" in {

//===----------------------------------------------------------------------===//
// Barriers of a block
//===----------------------------------------------------------------------===//

/// "bar" is the old name of the aligned "barrier".
multiclass CTABarrier<string suffix, string mnemonic, PTX since> {
  defvar Number = InRange<0, 0, 16>;
  let Args = [Number] in
  def : Row<Nvvm<"barrier.cta.sync" # suffix # ".all">.ret,
            mnemonic # ".sync $0;", From<20, since>>;
  let Args = !listconcat([Number], WarpsOfBlock<1>.ret) in
  def : Row<Nvvm<"barrier.cta.sync" # suffix # ".count">.ret,
            mnemonic # ".sync $0, $1;", From<20, since>>;
  let Args = !listconcat([Number, NonZero<1>], WarpsOfBlock<1>.ret) in
  def : Row<Nvvm<"barrier.cta.arrive" # suffix # ".count">.ret,
            mnemonic # ".arrive $0, $1;", From<20, since>>;
  foreach Op = ["and.pred", "or.pred", "popc.u32"] in {
    defvar Name = "barrier.cta.red." # !substr(Op, 0, !find(Op, ".")) # suffix;
    let Args = [Number] in
    def : Row<Nvvm<Name # ".all">.ret, mnemonic # ".red." # Op # " $d, $0, $1;",
              From<20, since>>;
    let Args = !listconcat([Number], WarpsOfBlock<1>.ret) in
    def : Row<Nvvm<Name # ".count">.ret,
              mnemonic # ".red." # Op # " $d, $0, $1, $2;", From<20, since>>;
  }
}
let Synchronizes = 1 in {
defm : CTABarrier<".aligned", "bar", PTX32>;
defm : CTABarrier<"", "barrier", PTX60>;

let Args = [NonZero<0, Advice>] in
def : Row<int_nvvm_bar_warp_sync, "bar.warp.sync $0;", From<30, PTX60>>;
} // Synchronizes

//===----------------------------------------------------------------------===//
// Barriers of a cluster
//===----------------------------------------------------------------------===//

let Synchronizes = 1 in
foreach Aligned = ["", ".aligned"] in {
  foreach Op = ["arrive", "wait"] in
    def : Row<Nvvm<"barrier.cluster." # Op # Aligned>.ret,
              "barrier.cluster." # Op # Aligned # ";", From<90, PTX78>>;
  def : Row<Nvvm<"barrier.cluster.arrive.relaxed" # Aligned>.ret,
            "barrier.cluster.arrive.relaxed" # Aligned # ";", From<90, PTX80>>;
}

//===----------------------------------------------------------------------===//
// Fences
//===----------------------------------------------------------------------===//

let Synchronizes = 1 in {
foreach Scope = ["cta", "gl", "sys"] in
  def : Row<Nvvm<"membar." # Scope>.ret, "membar." # Scope # ";">;

def : Row<int_nvvm_fence_sc_cluster, "fence.sc.cluster;", From<90, PTX78>>;
} // Synchronizes
def : Row<int_nvvm_fence_mbarrier_init_release_cluster,
          "fence.mbarrier_init.release.cluster;", From<90, PTX80>>;

def : Row<int_nvvm_fence_proxy_alias, "fence.proxy.alias;", From<70, PTX75>>;
def : Row<int_nvvm_fence_proxy_async, "fence.proxy.async;", From<90, PTX80>>;
def : Row<int_nvvm_fence_proxy_async_global, "fence.proxy.async.global;",
          From<90, PTX80>>;
def : Row<int_nvvm_fence_proxy_async_shared_cta,
          "fence.proxy.async.shared::cta;", From<90, PTX80>>;
def : Row<int_nvvm_fence_proxy_async_shared_cluster,
          "fence.proxy.async.shared::cluster;", From<90, PTX80>>;

foreach Scope = ["cta", "cluster", "gpu", "sys"] in {
  def : Row<Nvvm<"fence.proxy.tensormap_generic.release." # Scope>.ret,
            "fence.proxy.tensormap::generic.release." # Scope # ";",
            From<90, PTX83>>;
  def : Row<Nvvm<"fence.proxy.tensormap_generic.acquire." # Scope>.ret,
            "fence.proxy.tensormap::generic.acquire." # Scope #
            " [${0:a}], $1;", From<90, PTX83>>;
}

// A fence between this block's shared memory and that of its cluster.
foreach Kind = ["acquire.cluster", "release.cta"] in {
  defvar Order = !substr(Kind, 0, 7);
  defvar Space = !substr(Kind, 8);
  defvar Name = Order # ".sync_restrict.space." # Space # ".scope.cluster";
  defvar Text = Order # ".sync_restrict::shared::" # Space # ".cluster;";
  def : Row<Nvvm<"fence." # Name>.ret, "fence." # Text, From<90, PTX86>>;
  def : Row<Nvvm<"fence.proxy.async_generic." # Name>.ret,
            "fence.proxy.async::generic." # Text, From<90, PTX86>>;
}

} // let Family
