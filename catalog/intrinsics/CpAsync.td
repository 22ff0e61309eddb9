//===- CpAsync.td - Asynchronous copies --------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The flags at the end of an argument list say which optional operands are
// used. The flag in argument `flag` enables a cache policy, argument `policy`.
class CacheHint<int flag, int policy> {
  string Modifier = "${" # flag # ":{0=;1=.L2::cache_hint}}";
  string Operand = "${" # flag # ":{0=;1=, $" # policy # "}}";
}

class Copy<string cache, int size> {
  string Cache = cache;
  int Size = size;
}

/// A number of bytes: a multiple of 16, less than 2^20.
class BulkSize<int arg> {
  list<ArgRule> ret = [MultipleOf<arg, 16>, InRange<arg, 0, 0xffff1>];
}

/// The documented gates of bulk copies.
def AsyncCopy : Documented<"tma-gate-async-copy", 90,
                           "NVVM IR Verifier: Architecture Gates">;
def BulkGroup : Documented<"tma-gate-bulk", 90,
                           "NVVM IR Verifier: Architecture Gates">;

let Family = "CpAsync" in {

//===----------------------------------------------------------------------===//
// Up to 16 bytes, global to shared
//===----------------------------------------------------------------------===//

foreach C = [Copy<"ca", 4>, Copy<"ca", 8>, Copy<"ca", 16>, Copy<"cg", 16>] in {
  defvar Cache = C.Cache;
  defvar Size = C.Size;
  defvar Name = "cp.async." # Cache # ".shared.global." # Size;
  def : Row<Nvvm<Name>.ret,
            "cp.async." # Cache # ".shared.global [${0:a}], [${1:a}], " # Size
            # ";", From<80, PTX70>>;
  // Bytes past the given size are filled with zeros.
  let Args = [InRange<2, 0, !add(Size, 1)>] in
  def : Row<Nvvm<Name # ".s">.ret,
            "cp.async." # Cache # ".shared.global [${0:a}], [${1:a}], " # Size
            # ", $2;", From<80, PTX70>>;
}
def : Row<int_nvvm_cp_async_commit_group, "cp.async.commit_group;",
          From<80, PTX70>>;
let Args = [AtLeast<0, 0, Advice>] in
def : Row<int_nvvm_cp_async_wait_group, "cp.async.wait_group $0;",
          From<80, PTX70>>;
def : Row<int_nvvm_cp_async_wait_all, "cp.async.wait_all;", From<80, PTX70>>;
foreach NoInc = ["", ".noinc"] in
  foreach Space = ["", ".shared"] in
    def : Row<Nvvm<"cp.async.mbarrier.arrive" # NoInc # Space>.ret,
              "cp.async.mbarrier.arrive" # NoInc # Space # ".b64 [${0:a}];",
              From<80, PTX70>>;

//===----------------------------------------------------------------------===//
// Bulk copies
//===----------------------------------------------------------------------===//

let WidePointers = 1 in {
let Document = BulkGroup in {
def : Row<int_nvvm_cp_async_bulk_commit_group, "cp.async.bulk.commit_group;",
          From<90, PTX80>>;
let Args = [AtLeast<0, 0, Advice>] in {
def : Row<int_nvvm_cp_async_bulk_wait_group, "cp.async.bulk.wait_group $0;",
          From<90, PTX80>>;
def : Row<int_nvvm_cp_async_bulk_wait_group_read,
          "cp.async.bulk.wait_group.read $0;", From<90, PTX80>>;
}
} // let Document

let Document = AsyncCopy in {
let Args = BulkSize<3>.ret in {
def : Row<int_nvvm_cp_async_bulk_global_to_shared_cta,
          "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes" #
          CacheHint<5, 4>.Modifier # " [${0:a}], [${2:a}], $3, [${1:a}]" #
          CacheHint<5, 4>.Operand # ";", From<90, PTX86>>;
def : Row<int_nvvm_cp_async_bulk_global_to_shared_cluster,
          "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
          "${6:{0=;1=.multicast::cluster}}" # CacheHint<7, 5>.Modifier #
          " [${0:a}], [${2:a}], $3, [${1:a}]${6:{0=;1=, $4}}" #
          CacheHint<7, 5>.Operand # ";", From<90, PTX80>>;
def : Row<int_nvvm_cp_async_bulk_shared_cta_to_cluster,
          "cp.async.bulk.shared::cluster.shared::cta"
          ".mbarrier::complete_tx::bytes [${0:a}], [${2:a}], $3, [${1:a}];",
          From<90, PTX80>>;
}
let Args = BulkSize<2>.ret in {
def : Row<int_nvvm_cp_async_bulk_shared_cta_to_global,
          "cp.async.bulk.global.shared::cta.bulk_group" #
          CacheHint<4, 3>.Modifier # " [${0:a}], [${1:a}], $2" #
          CacheHint<4, 3>.Operand # ";", From<90, PTX80>>;
def : Row<int_nvvm_cp_async_bulk_shared_cta_to_global_bytemask,
          "cp.async.bulk.global.shared::cta.bulk_group" #
          CacheHint<4, 3>.Modifier # ".cp_mask [${0:a}], [${1:a}], $2" #
          CacheHint<4, 3>.Operand # ", $5;", From<100, PTX86>>;
}
let Args = BulkSize<1>.ret in
def : Row<int_nvvm_cp_async_bulk_prefetch_L2,
          "cp.async.bulk.prefetch.L2.global" # CacheHint<3, 2>.Modifier #
          " [${0:a}], $1" # CacheHint<3, 2>.Operand # ";", From<90, PTX80>>;
} // let Document
} // let WidePointers

} // let Family
