; Byte permutations: selectors and modes.

; RUN: nvvmc verify --profile=nvptx --arch=sm_75 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare i32 @llvm.nvvm.prmt.f4e(i32, i32, i32)
declare i32 @llvm.nvvm.prmt.b4e(i32, i32, i32)
declare i32 @llvm.nvvm.prmt.rc8(i32, i32)
declare i32 @llvm.nvvm.prmt.rc16(i32, i32)
declare i32 @llvm.nvvm.prmt.ecl(i32, i32)
declare i32 @llvm.nvvm.prmt.ecr(i32, i32)

define void @legal(i32 %i) {
  call i32 @llvm.nvvm.prmt(i32 %i, i32 %i, i32 0)
  call i32 @llvm.nvvm.prmt(i32 %i, i32 %i, i32 65535)
  call i32 @llvm.nvvm.prmt.f4e(i32 %i, i32 %i, i32 0)
  call i32 @llvm.nvvm.prmt.f4e(i32 %i, i32 %i, i32 3)
  call i32 @llvm.nvvm.prmt.b4e(i32 %i, i32 %i, i32 0)
  call i32 @llvm.nvvm.prmt.b4e(i32 %i, i32 %i, i32 3)
  call i32 @llvm.nvvm.prmt.rc8(i32 %i, i32 0)
  call i32 @llvm.nvvm.prmt.rc8(i32 %i, i32 3)
  call i32 @llvm.nvvm.prmt.rc16(i32 %i, i32 0)
  call i32 @llvm.nvvm.prmt.rc16(i32 %i, i32 3)
  call i32 @llvm.nvvm.prmt.ecl(i32 %i, i32 0)
  call i32 @llvm.nvvm.prmt.ecl(i32 %i, i32 3)
  call i32 @llvm.nvvm.prmt.ecr(i32 %i, i32 0)
  call i32 @llvm.nvvm.prmt.ecr(i32 %i, i32 3)
  ret void
}

define void @illegal(i32 %i) {
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.prmt should be made of the bits of 0xffff; it is 65536 [intrinsic-operand-value]
  call i32 @llvm.nvvm.prmt(i32 %i, i32 %i, i32 65536)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.prmt should be made of the bits of 0xffff; it is -1 [intrinsic-operand-value]
  call i32 @llvm.nvvm.prmt(i32 %i, i32 %i, i32 -1)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.prmt.f4e should be made of the bits of 0x3; it is 4 [intrinsic-operand-value]
  call i32 @llvm.nvvm.prmt.f4e(i32 %i, i32 %i, i32 4)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.prmt.b4e should be made of the bits of 0x3; it is 4 [intrinsic-operand-value]
  call i32 @llvm.nvvm.prmt.b4e(i32 %i, i32 %i, i32 4)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.prmt.rc8 should be made of the bits of 0x3; it is 4 [intrinsic-operand-value]
  call i32 @llvm.nvvm.prmt.rc8(i32 %i, i32 4)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.prmt.rc16 should be made of the bits of 0x3; it is 4 [intrinsic-operand-value]
  call i32 @llvm.nvvm.prmt.rc16(i32 %i, i32 4)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.prmt.ecl should be made of the bits of 0x3; it is 4 [intrinsic-operand-value]
  call i32 @llvm.nvvm.prmt.ecl(i32 %i, i32 4)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.prmt.ecr should be made of the bits of 0x3; it is 4 [intrinsic-operand-value]
  call i32 @llvm.nvvm.prmt.ecr(i32 %i, i32 4)
  ret void
}
