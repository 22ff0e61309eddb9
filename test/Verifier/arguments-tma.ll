; Fields of tensor maps, and block groups of tensor copies.

; RUN: not nvvmc verify --profile=nvptx --arch=sm_100a --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.tensormap.replace.rank.p1(ptr addrspace(1), i32)
declare void @llvm.nvvm.tensormap.replace.elemtype.p1(ptr addrspace(1), i32)
declare void @llvm.nvvm.tensormap.replace.interleave.layout.p1(ptr addrspace(1), i32)
declare void @llvm.nvvm.tensormap.replace.swizzle.mode.p1(ptr addrspace(1), i32)
declare void @llvm.nvvm.tensormap.replace.swizzle.atomicity.p1(ptr addrspace(1), i32)
declare void @llvm.nvvm.tensormap.replace.fill.mode.p1(ptr addrspace(1), i32)
declare void @llvm.nvvm.tensormap.replace.box.dim.p1(ptr addrspace(1), i32, i32)
declare void @llvm.nvvm.tensormap.replace.element.stride.p1(ptr addrspace(1), i32, i32)
declare void @llvm.nvvm.tensormap.replace.global.dim.p1(ptr addrspace(1), i32, i32)
declare void @llvm.nvvm.tensormap.replace.global.stride.p1(ptr addrspace(1), i32, i64)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i16, i64, i1, i1, i32)

define void @legal(i16 %i16, i32 %i, i64 %l, ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(7) %c) {
  call void @llvm.nvvm.tensormap.replace.rank.p1(ptr addrspace(1) %g, i32 0)
  call void @llvm.nvvm.tensormap.replace.rank.p1(ptr addrspace(1) %g, i32 4)
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
  call void @llvm.nvvm.tensormap.replace.box.dim.p1(ptr addrspace(1) %g, i32 0, i32 %i)
  call void @llvm.nvvm.tensormap.replace.box.dim.p1(ptr addrspace(1) %g, i32 4, i32 %i)
  call void @llvm.nvvm.tensormap.replace.box.dim.p1(ptr addrspace(1) %g, i32 0, i32 1)
  call void @llvm.nvvm.tensormap.replace.box.dim.p1(ptr addrspace(1) %g, i32 0, i32 256)
  call void @llvm.nvvm.tensormap.replace.element.stride.p1(ptr addrspace(1) %g, i32 0, i32 %i)
  call void @llvm.nvvm.tensormap.replace.element.stride.p1(ptr addrspace(1) %g, i32 4, i32 %i)
  call void @llvm.nvvm.tensormap.replace.element.stride.p1(ptr addrspace(1) %g, i32 0, i32 1)
  call void @llvm.nvvm.tensormap.replace.element.stride.p1(ptr addrspace(1) %g, i32 0, i32 8)
  call void @llvm.nvvm.tensormap.replace.global.dim.p1(ptr addrspace(1) %g, i32 0, i32 %i)
  call void @llvm.nvvm.tensormap.replace.global.dim.p1(ptr addrspace(1) %g, i32 4, i32 %i)
  call void @llvm.nvvm.tensormap.replace.global.dim.p1(ptr addrspace(1) %g, i32 0, i32 1)
  call void @llvm.nvvm.tensormap.replace.global.dim.p1(ptr addrspace(1) %g, i32 0, i32 -1)
  call void @llvm.nvvm.tensormap.replace.global.stride.p1(ptr addrspace(1) %g, i32 0, i64 %l)
  call void @llvm.nvvm.tensormap.replace.global.stride.p1(ptr addrspace(1) %g, i32 3, i64 %l)
  call void @llvm.nvvm.tensormap.replace.global.stride.p1(ptr addrspace(1) %g, i32 0, i64 16)
  call void @llvm.nvvm.tensormap.replace.global.stride.p1(ptr addrspace(1) %g, i32 0, i64 1099511627760)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr %p, i32 %i, i16 %i16, i64 %l, i1 false, i1 false, i32 0)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr %p, i32 %i, i16 %i16, i64 %l, i1 false, i1 false, i32 2)
  ret void
}

define void @illegal(i16 %i16, i32 %i, i64 %l, ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(7) %c) {
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.tensormap.replace.rank.p1 should be 0 to 4; it is 5 [intrinsic-operand-value]
  call void @llvm.nvvm.tensormap.replace.rank.p1(ptr addrspace(1) %g, i32 5)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.tensormap.replace.box.dim.p1 must be 0 to 4; it is 5 [intrinsic-immediate-value]
  call void @llvm.nvvm.tensormap.replace.box.dim.p1(ptr addrspace(1) %g, i32 5, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.tensormap.replace.box.dim.p1 should be 1 to 256; it is 0 [intrinsic-operand-value]
  call void @llvm.nvvm.tensormap.replace.box.dim.p1(ptr addrspace(1) %g, i32 0, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.tensormap.replace.box.dim.p1 should be 1 to 256; it is 257 [intrinsic-operand-value]
  call void @llvm.nvvm.tensormap.replace.box.dim.p1(ptr addrspace(1) %g, i32 0, i32 257)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.tensormap.replace.element.stride.p1 must be 0 to 4; it is 5 [intrinsic-immediate-value]
  call void @llvm.nvvm.tensormap.replace.element.stride.p1(ptr addrspace(1) %g, i32 5, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.tensormap.replace.element.stride.p1 should be 1 to 8; it is 0 [intrinsic-operand-value]
  call void @llvm.nvvm.tensormap.replace.element.stride.p1(ptr addrspace(1) %g, i32 0, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.tensormap.replace.element.stride.p1 should be 1 to 8; it is 9 [intrinsic-operand-value]
  call void @llvm.nvvm.tensormap.replace.element.stride.p1(ptr addrspace(1) %g, i32 0, i32 9)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.tensormap.replace.global.dim.p1 must be 0 to 4; it is 5 [intrinsic-immediate-value]
  call void @llvm.nvvm.tensormap.replace.global.dim.p1(ptr addrspace(1) %g, i32 5, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.tensormap.replace.global.dim.p1 should be other than 0; it is 0 [intrinsic-operand-value]
  call void @llvm.nvvm.tensormap.replace.global.dim.p1(ptr addrspace(1) %g, i32 0, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.tensormap.replace.global.stride.p1 should be 0 to 3; it is 4 [intrinsic-operand-value]
  call void @llvm.nvvm.tensormap.replace.global.stride.p1(ptr addrspace(1) %g, i32 4, i64 %l)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.tensormap.replace.global.stride.p1 must be 0 to 4; it is 5 [intrinsic-immediate-value]
  call void @llvm.nvvm.tensormap.replace.global.stride.p1(ptr addrspace(1) %g, i32 5, i64 %l)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.tensormap.replace.global.stride.p1 should be a multiple of 16; it is 8 [intrinsic-operand-value]
  call void @llvm.nvvm.tensormap.replace.global.stride.p1(ptr addrspace(1) %g, i32 0, i64 8)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.tensormap.replace.global.stride.p1 should be 0 to 1099511627775; it is 1099511627776 [intrinsic-operand-value]
  call void @llvm.nvvm.tensormap.replace.global.stride.p1(ptr addrspace(1) %g, i32 0, i64 1099511627776)
  ret void
}
