; Sleep, registers per warp, and waiting for groups.

; RUN: not nvvmc verify --profile=nvptx --arch=sm_90a --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.nanosleep(i32)
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
declare void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32)
declare void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64)

define void @legal() {
  call void @llvm.nvvm.nanosleep(i32 0)
  call void @llvm.nvvm.nanosleep(i32 1000000)
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 24)
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 256)
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 24)
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 256)
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 7)
  ret void
}

define void @illegal() {
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.nanosleep should be 0 to 1000000; it is 1000001 [intrinsic-operand-value]
  call void @llvm.nvvm.nanosleep(i32 1000001)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.nanosleep should be 0 to 1000000; it is -1 [intrinsic-operand-value]
  call void @llvm.nvvm.nanosleep(i32 -1)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.wgmma.wait_group.sync.aligned must be at least 0; it is -1 [intrinsic-immediate-value]
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 -1)
  ret void
}
