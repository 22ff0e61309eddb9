; Fields of tensor maps, and block groups of tensor copies. Ranges that LLVM
; states are checked before anything else.

; RUN: not nvvmc verify --profile=nvptx --arch=sm_100a --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1), i32)
declare void @llvm.nvvm.tensormap.replace.interleave.layout.p1(ptr addrspace(1), i32)
declare void @llvm.nvvm.tensormap.replace.swizzle.mode.p1(ptr addrspace(1), i32)
declare void @llvm.nvvm.tensormap.replace.swizzle.atomicity.p1(ptr addrspace(1), i32)
declare void @llvm.nvvm.tensormap.replace.fill.mode.p1(ptr addrspace(1), i32)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i16, i64, i1, i1, i32)

define void @legal(i16 %i16, i32 %i, i64 %l, ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(7) %c) {
  call void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) %g, i32 0)
  call void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) %g, i32 15)
  call void @llvm.nvvm.tensormap.replace.interleave.layout.p1(ptr addrspace(1) %g, i32 0)
  call void @llvm.nvvm.tensormap.replace.interleave.layout.p1(ptr addrspace(1) %g, i32 2)
  call void @llvm.nvvm.tensormap.replace.swizzle.mode.p1(ptr addrspace(1) %g, i32 0)
  call void @llvm.nvvm.tensormap.replace.swizzle.mode.p1(ptr addrspace(1) %g, i32 3)
  call void @llvm.nvvm.tensormap.replace.swizzle.atomicity.p1(ptr addrspace(1) %g, i32 0)
  call void @llvm.nvvm.tensormap.replace.swizzle.atomicity.p1(ptr addrspace(1) %g, i32 3)
  call void @llvm.nvvm.tensormap.replace.fill.mode.p1(ptr addrspace(1) %g, i32 0)
  call void @llvm.nvvm.tensormap.replace.fill.mode.p1(ptr addrspace(1) %g, i32 1)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr %p, i32 %i, i16 %i16, i64 %l, i1 false, i1 false, i32 0)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr %p, i32 %i, i16 %i16, i64 %l, i1 false, i1 false, i32 2)
  ret void
}

define void @illegal(i16 %i16, i32 %i, i64 %l, ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(7) %c) {
; CHECK: :[[#@LINE+1]]:3: error: immarg value 16 out of range [0, 16) [misc-llvm-verifier]
  call void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1) %g, i32 16)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 3 out of range [0, 3) [misc-llvm-verifier]
  call void @llvm.nvvm.tensormap.replace.interleave.layout.p1(ptr addrspace(1) %g, i32 3)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 5 out of range [0, 5) [misc-llvm-verifier]
  call void @llvm.nvvm.tensormap.replace.swizzle.mode.p1(ptr addrspace(1) %g, i32 5)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 4 out of range [0, 4) [misc-llvm-verifier]
  call void @llvm.nvvm.tensormap.replace.swizzle.atomicity.p1(ptr addrspace(1) %g, i32 4)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 2 out of range [0, 2) [misc-llvm-verifier]
  call void @llvm.nvvm.tensormap.replace.fill.mode.p1(ptr addrspace(1) %g, i32 2)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 3 out of range [0, 3) [misc-llvm-verifier]
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr %p, i32 %i, i16 %i16, i64 %l, i1 false, i1 false, i32 3)
  ret void
}
