; A constant that selects no modifier is reported with the legal values, whether
; or not the module was verified before.

; RUN: not nvvmc emit %s --arch=sm_100a -o - 2>&1 | FileCheck %s
; RUN: not nvvmc compile %s --arch=sm_100a -o - 2>&1 | FileCheck %s

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr addrspace(1) %p) {
  ; CHECK: [[#@LINE+1]]:3: error: immarg value 200 out of range [0, 16)
  call void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) %p, i32 200)
  ret void
}
declare void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1), i32 immarg)
