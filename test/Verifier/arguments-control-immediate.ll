; Sleep, registers per warp, and waiting for groups. Ranges that LLVM states are
; checked before anything else.

; RUN: not nvvmc verify --profile=nvptx --arch=sm_90a --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32)
declare void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32)

define void @legal() {
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 24)
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 256)
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 24)
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 256)
  ret void
}

define void @illegal() {
; CHECK: :[[#@LINE+1]]:3: error: immarg value 16 out of range [24, 257) [misc-llvm-verifier]
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 16)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 264 out of range [24, 257) [misc-llvm-verifier]
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 264)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 16 out of range [24, 257) [misc-llvm-verifier]
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 16)
; CHECK: :[[#@LINE+1]]:3: error: immarg value 264 out of range [24, 257) [misc-llvm-verifier]
  call void @llvm.nvvm.setmaxnreg.dec.sync.aligned.u32(i32 264)
  ret void
}
