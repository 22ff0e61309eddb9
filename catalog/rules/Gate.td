//===- Gate.td - Documented machines of intrinsics ---------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gates whose messages NVIDIA documents. All other gates are reported by
// intrinsic-needs-arch, intrinsic-needs-ptx and intrinsic-needs-feature.
//
//===----------------------------------------------------------------------===//

def : Rule<"tma-gate-tensor", "intrinsic",
           "this intrinsic is only supported for Hopper+">,
      Severities<Error, Off, Error, Error> {
  let Why = "Tensor copies were introduced with sm_90.";
  let Legal = "sm_90 and up; profile nvptx also checks what LLVM and ptxas require.";
  let Help = "compile for sm_90 or higher";
  let Unmended = OtherTarget;
  let Source = "NVVM IR Verifier: Architecture Gates";
  let Bad = "; --arch=sm_80\n"
             "declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.1d(ptr, i32, i64, i1 immarg)\n"
             "define ptx_kernel void @k(ptr %t) {\n"
             "  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.1d(ptr %t, i32 0, i64 0, i1 false)\n"
             "  ret void\n"
             "}";
  let Good = "; --arch=sm_90\n"
             "declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.1d(ptr, i32, i64, i1 immarg)\n"
             "define ptx_kernel void @k(ptr %t) {\n"
             "  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.1d(ptr %t, i32 0, i64 0, i1 false)\n"
             "  ret void\n"
             "}";
}
def : Rule<"tma-gate-async-copy", "intrinsic",
           "this intrinsic is only supported for Hopper+">,
      Severities<Error, Off, Error, Error> {
  let Why = "Asynchronous bulk copies were introduced with sm_90. Only cp.async, which copies up to 16 bytes, is older.";
  let Legal = "sm_90 and up; profile nvptx also checks what LLVM and ptxas require.";
  let Help = "compile for sm_90 or higher";
  let Unmended = OtherTarget;
  let Source = "NVVM IR Verifier: Architecture Gates";
  let Bad = "; --arch=sm_80\n"
             "declare void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1), i32, i64, i1 immarg)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  call void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) %p, i32 16, i64 0, i1 false)\n"
             "  ret void\n"
             "}";
  let Good = "; --arch=sm_90\n"
             "declare void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1), i32, i64, i1 immarg)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  call void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) %p, i32 16, i64 0, i1 false)\n"
             "  ret void\n"
             "}";
}
def : Rule<"tma-gate-bulk", "intrinsic",
           "this intrinsic is only supported for Hopper+">,
      Severities<Error, Off, Error, Error> {
  let Why = "Bulk copies and bulk groups were introduced with sm_90.";
  let Legal = "sm_90 and up; profile nvptx also checks what LLVM and ptxas require.";
  let Help = "compile for sm_90 or higher";
  let Unmended = OtherTarget;
  let Source = "NVVM IR Verifier: Architecture Gates";
  let Bad = "; --arch=sm_80\n"
             "declare void @llvm.nvvm.cp.async.bulk.commit.group()\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.cp.async.bulk.commit.group()\n"
             "  ret void\n"
             "}";
  let Good = "; --arch=sm_90\n"
             "declare void @llvm.nvvm.cp.async.bulk.commit.group()\n"
             "define ptx_kernel void @k() {\n"
             "  call void @llvm.nvvm.cp.async.bulk.commit.group()\n"
             "  ret void\n"
             "}";
}
def : Rule<"tma-pointer-width", "intrinsic",
           "this intrinsic is only supported when pointer size is >= 64 bits">,
      Severities<Error, Error, Error, Error> {
  let Why = "The intrinsic needs 64-bit addresses. libNVVM does not check the width, but rejects mapa and getctarank for compute_100 and up.";
  let Legal = "A data layout with 64-bit generic pointers; in profile libnvvm, for compute_100 and up, neither mapa nor getctarank.";
  let Help = "use triple nvptx64-nvidia-cuda and a layout with p:64:64:64";
  let Unmended = OtherTarget;
  let Source = "NVVM IR Verifier: Architecture Gates; libNVVM 13.0, measured";
  let Bad = "target triple = \"nvptx-nvidia-cuda\"\n"
             "target datalayout = \"e-p:32:32-i64:64-i128:128-n16:32:64\"\n"
             "declare ptr @llvm.nvvm.mapa(ptr, i32)\n"
             "define ptx_kernel void @k(ptr %p) {\n"
             "  %q = call ptr @llvm.nvvm.mapa(ptr %p, i32 0)\n"
             "  ret void\n"
             "}";
  let Good = "declare void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.1d(ptr, i32, i64, i1 immarg)\n"
             "define ptx_kernel void @k(ptr %t) {\n"
             "  call void @llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.1d(ptr %t, i32 0, i64 0, i1 false)\n"
             "  ret void\n"
             "}";
}
def : Rule<"intrinsic-immediate-gate", "intrinsic",
           "{0} with operand {1} = {2} needs {3}; the target is {4}">,
      Severities<Error, Off, Error, Error> {
  let Why = "The constant selects a variant that fewer machines support than the intrinsic itself.";
  let Legal = "The targets that the message names, or another value.";
  let Help = "compile for a target that the message names, or choose another value";
  let Unmended = OtherTarget;
  let Source = "LLVM 22 NVPTX and ptxas 13.0, measured";
  let Bad = "; --arch=sm_90a\n"
             "declare void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1), i32 immarg)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  call void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) %p, i32 13)\n"
             "  ret void\n"
             "}";
  let Good = "; --arch=sm_90a\n"
             "declare void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1), i32 immarg)\n"
             "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
             "  call void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) %p, i32 0)\n"
             "  ret void\n"
             "}";
}
