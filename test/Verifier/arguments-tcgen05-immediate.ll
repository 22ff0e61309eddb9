; Tensor memory: columns, kinds, block groups and collectors. Ranges that LLVM
; states are checked before anything else.

; RUN: not nvvmc verify --profile=nvptx --arch=sm_100a --error-limit=0 \
; RUN:   --disable=emit-unsupported-instruction %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6), i64, i64, i32, i1, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.tensor.ashift(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6), i64, i64, i32, i1, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.shared.scale_d(ptr addrspace(6), i64, i64, i32, i1, i64, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.shared.mxf4nvf4.block_scale.block16(ptr addrspace(6), i64, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32, i32)

define void @legal(i1 %i1, i32 %i, i64 %l, ptr %p, ptr addrspace(3) %s, ptr addrspace(6) %t) {
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i32 3, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i32 0, i32 2, i32 0)
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i32 0, i32 1, i32 3)
  call void @llvm.nvvm.tcgen05.mma.tensor.ashift(ptr addrspace(6) %t, ptr addrspace(6) %t, i64 %l, i32 %i, i1 %i1, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.mma.tensor.ashift(ptr addrspace(6) %t, ptr addrspace(6) %t, i64 %l, i32 %i, i1 %i1, i32 0, i32 1, i32 1)
  call void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i32 0, i32 0, i32 0)
  call void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i32 0, i32 3, i32 0)
  call void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i32 0, i32 0, i32 0)
  call void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i32 0, i32 0, i32 3)
  call void @llvm.nvvm.tcgen05.mma.shared.scale_d(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i64 0, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.mma.shared.scale_d(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i64 15, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.mma.shared.scale_d(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i64 0, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.mma.shared.scale_d(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i64 0, i32 1, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.mma.shared.mxf4nvf4.block_scale.block16(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, ptr addrspace(6) %t, ptr addrspace(6) %t, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.mma.shared.mxf4nvf4.block_scale.block16(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, ptr addrspace(6) %t, ptr addrspace(6) %t, i32 1, i32 3)
  ret void
}

define void @illegal(i1 %i1, i32 %i, i64 %l, ptr %p, ptr addrspace(3) %s, ptr addrspace(6) %t) {
; CHECK: :[[#@LINE+1]]:3: error: immarg value 4 out of range [0, 4) [misc-llvm-verifier]
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i32 4, i32 1, i32 0)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 0 out of range [1, 3) [misc-llvm-verifier]
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i32 0, i32 0, i32 0)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 3 out of range [1, 3) [misc-llvm-verifier]
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i32 0, i32 3, i32 0)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 4 out of range [0, 4) [misc-llvm-verifier]
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i32 0, i32 1, i32 4)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 2 out of range [0, 2) [misc-llvm-verifier]
  call void @llvm.nvvm.tcgen05.mma.tensor.ashift(ptr addrspace(6) %t, ptr addrspace(6) %t, i64 %l, i32 %i, i1 %i1, i32 0, i32 1, i32 2)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 4 out of range [0, 4) [misc-llvm-verifier]
  call void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i32 0, i32 4, i32 0)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 4 out of range [0, 4) [misc-llvm-verifier]
  call void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i32 0, i32 0, i32 4)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 16 out of range [0, 16) [misc-llvm-verifier]
  call void @llvm.nvvm.tcgen05.mma.shared.scale_d(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i64 16, i32 0, i32 1, i32 0)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 2 out of range [0, 2) [misc-llvm-verifier]
  call void @llvm.nvvm.tcgen05.mma.shared.scale_d(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, i64 0, i32 2, i32 1, i32 0)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 4 out of range [0, 4) [misc-llvm-verifier]
  call void @llvm.nvvm.tcgen05.mma.shared.mxf4nvf4.block_scale.block16(ptr addrspace(6) %t, i64 %l, i64 %l, i32 %i, i1 %i1, ptr addrspace(6) %t, ptr addrspace(6) %t, i32 1, i32 4)
  ret void
}
