//===- Cluster.td - Clusters and the order of grids --------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

let Family = "Cluster" in {

let WidePointers = 1 in {
// A cluster has at most 16 blocks.
let Args = [InRange<1, 0, 16, Advice>] in {
let NotInLibNVVM = 1 in
def : Row<int_nvvm_mapa, "mapa${d:u} $d, $0, $1;", From<90, PTX78>>;
def : Row<int_nvvm_mapa_shared_cluster, "mapa.shared::cluster${d:u} $d, $0, $1;",
          From<90, PTX78>>;
}
let NotInLibNVVM = 1 in
def : Row<int_nvvm_getctarank, "getctarank${0:u} $d, $0;", From<90, PTX78>>;
def : Row<int_nvvm_getctarank_shared_cluster,
          "getctarank.shared::cluster${0:u} $d, $0;", From<90, PTX78>>;
}

def : Row<int_nvvm_griddepcontrol_wait, "griddepcontrol.wait;",
          From<90, PTX78>>;
def : Row<int_nvvm_griddepcontrol_launch_dependents,
          "griddepcontrol.launch_dependents;", From<90, PTX78>>;

//===----------------------------------------------------------------------===//
// Taking over the work of a block that has not started
//===----------------------------------------------------------------------===//

def : Row<int_nvvm_clusterlaunchcontrol_try_cancel_async_shared,
          "clusterlaunchcontrol.try_cancel.async.shared::cta"
          ".mbarrier::complete_tx::bytes.b128 [${0:a}], [${1:a}];",
          From<100, PTX86>>;
def : Row<int_nvvm_clusterlaunchcontrol_try_cancel_async_multicast_shared,
          "clusterlaunchcontrol.try_cancel.async.shared::cta"
          ".mbarrier::complete_tx::bytes.multicast::cluster::all.b128 "
          "[${0:a}], [${1:a}];",
          Special<Blackwell, PTX86>>;

/// A query of the 128 bits that try_cancel wrote.
class QueryCancel<string name, string question>
    : Row<Nvvm<"clusterlaunchcontrol.query_cancel." # name>.ret,
          "{ .reg .b128 %handle; mov.b128 %handle, {${0.0}, ${0.1}}; "
          "clusterlaunchcontrol.query_cancel." # question #
          ".b128 $d, %handle; }", From<100, PTX86>>;
foreach D = ["x", "y", "z"] in
  def : QueryCancel<"get_first_ctaid." # D, "get_first_ctaid::" # D # ".b32">;
def : QueryCancel<"is_canceled", "is_canceled.pred">;

} // let Family
