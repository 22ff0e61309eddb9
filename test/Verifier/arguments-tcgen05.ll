; Tensor memory: columns, kinds, block groups and collectors.

; RUN: not nvvmc verify --profile=nvptx --arch=sm_100a --error-limit=0 \
; RUN:   --disable=emit-unsupported-instruction %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.tcgen05.alloc.cg1(ptr, i32)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3), i32)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6), i32)
declare void @llvm.nvvm.tcgen05.alloc.cg2(ptr, i32)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3), i32)
declare void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6), i32)
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6), i64, i64, i32, i1, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.tensor.ashift(ptr addrspace(6), ptr addrspace(6), i64, i32, i1, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6), i64, i64, i32, i1, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.shared.scale_d(ptr addrspace(6), i64, i64, i32, i1, i64, i32, i32, i32)
declare void @llvm.nvvm.tcgen05.mma.shared.mxf4nvf4.block_scale.block16(ptr addrspace(6), i64, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32, i32)

define void @legal(i1 %i1, i32 %i, i64 %l, ptr %p, ptr addrspace(3) %s, ptr addrspace(6) %t) {
  call void @llvm.nvvm.tcgen05.alloc.cg1(ptr %p, i32 32)
  call void @llvm.nvvm.tcgen05.alloc.cg1(ptr %p, i32 512)
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) %s, i32 32)
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) %s, i32 512)
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %t, i32 32)
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %t, i32 512)
  call void @llvm.nvvm.tcgen05.alloc.cg2(ptr %p, i32 32)
  call void @llvm.nvvm.tcgen05.alloc.cg2(ptr %p, i32 512)
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) %s, i32 32)
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) %s, i32 512)
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %t, i32 32)
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %t, i32 512)
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
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.tcgen05.alloc.cg1 must be 32 to 512; it is 16 [intrinsic-immediate-value]
  call void @llvm.nvvm.tcgen05.alloc.cg1(ptr %p, i32 16)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.tcgen05.alloc.cg1 must be a power of 2; it is 48 [intrinsic-immediate-value]
  call void @llvm.nvvm.tcgen05.alloc.cg1(ptr %p, i32 48)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.tcgen05.alloc.cg1 must be 32 to 512; it is 1024 [intrinsic-immediate-value]
  call void @llvm.nvvm.tcgen05.alloc.cg1(ptr %p, i32 1024)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.tcgen05.alloc.shared.cg1 must be 32 to 512; it is 16 [intrinsic-immediate-value]
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) %s, i32 16)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.tcgen05.alloc.shared.cg1 must be a power of 2; it is 48 [intrinsic-immediate-value]
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) %s, i32 48)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.tcgen05.alloc.shared.cg1 must be 32 to 512; it is 1024 [intrinsic-immediate-value]
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) %s, i32 1024)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.tcgen05.dealloc.cg1 must be a multiple of 32; it is 16 [intrinsic-immediate-value]
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %t, i32 16)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.tcgen05.dealloc.cg1 should be a power of 2; it is 96 [intrinsic-operand-value]
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %t, i32 96)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.tcgen05.dealloc.cg1 should be 32 to 512; it is 0 [intrinsic-operand-value]
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %t, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.tcgen05.dealloc.cg1 should be 32 to 512; it is 1024 [intrinsic-operand-value]
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %t, i32 1024)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.tcgen05.alloc.cg2 must be 32 to 512; it is 16 [intrinsic-immediate-value]
  call void @llvm.nvvm.tcgen05.alloc.cg2(ptr %p, i32 16)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.tcgen05.alloc.cg2 must be a power of 2; it is 48 [intrinsic-immediate-value]
  call void @llvm.nvvm.tcgen05.alloc.cg2(ptr %p, i32 48)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.tcgen05.alloc.cg2 must be 32 to 512; it is 1024 [intrinsic-immediate-value]
  call void @llvm.nvvm.tcgen05.alloc.cg2(ptr %p, i32 1024)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.tcgen05.alloc.shared.cg2 must be 32 to 512; it is 16 [intrinsic-immediate-value]
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) %s, i32 16)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.tcgen05.alloc.shared.cg2 must be a power of 2; it is 48 [intrinsic-immediate-value]
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) %s, i32 48)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.tcgen05.alloc.shared.cg2 must be 32 to 512; it is 1024 [intrinsic-immediate-value]
  call void @llvm.nvvm.tcgen05.alloc.shared.cg2(ptr addrspace(3) %s, i32 1024)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.tcgen05.dealloc.cg2 must be a multiple of 32; it is 16 [intrinsic-immediate-value]
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %t, i32 16)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.tcgen05.dealloc.cg2 should be a power of 2; it is 96 [intrinsic-operand-value]
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %t, i32 96)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.tcgen05.dealloc.cg2 should be 32 to 512; it is 0 [intrinsic-operand-value]
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %t, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.tcgen05.dealloc.cg2 should be 32 to 512; it is 1024 [intrinsic-operand-value]
  call void @llvm.nvvm.tcgen05.dealloc.cg2(ptr addrspace(6) %t, i32 1024)
  ret void
}
