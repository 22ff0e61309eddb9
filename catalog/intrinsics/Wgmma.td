//===- Wgmma.td - Warpgroup tensor cores -------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The products themselves have no intrinsics: they are inline assembly.
let Family = "Wgmma" in {

def : Row<int_nvvm_wgmma_fence_sync_aligned, "wgmma.fence.sync.aligned;",
          Exactly<[90], PTX80>>;
def : Row<int_nvvm_wgmma_commit_group_sync_aligned,
          "wgmma.commit_group.sync.aligned;", Exactly<[90], PTX80>>;
let Args = [AtLeast<0, 0>] in
def : Row<int_nvvm_wgmma_wait_group_sync_aligned,
          "wgmma.wait_group.sync.aligned $0;", Exactly<[90], PTX80>>;

} // let Family
