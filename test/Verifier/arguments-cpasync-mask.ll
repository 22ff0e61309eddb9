; Asynchronous copies with a mask of bytes.

; RUN: not nvvmc verify --profile=nvptx --arch=sm_100 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(ptr addrspace(1), ptr addrspace(3), i32, i64, i1, i16)

define void @legal(i16 %i16, i64 %l, ptr addrspace(1) %g, ptr addrspace(3) %s) {
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(ptr addrspace(1) %g, ptr addrspace(3) %s, i32 16, i64 %l, i1 false, i16 %i16)
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(ptr addrspace(1) %g, ptr addrspace(3) %s, i32 1048560, i64 %l, i1 false, i16 %i16)
  ret void
}

define void @illegal(i16 %i16, i64 %l, ptr addrspace(1) %g, ptr addrspace(3) %s) {
; CHECK: :[[#@LINE+1]]:3: error: operand 2 of llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask must be a multiple of 16; it is 8 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(ptr addrspace(1) %g, ptr addrspace(3) %s, i32 8, i64 %l, i1 false, i16 %i16)
; CHECK: :[[#@LINE+1]]:3: error: operand 2 of llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask must be 0 to 1048560; it is 1048576 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(ptr addrspace(1) %g, ptr addrspace(3) %s, i32 1048576, i64 %l, i1 false, i16 %i16)
  ret void
}
