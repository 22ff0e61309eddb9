; Loop metadata without operands, not even itself.
; RUN: nvvmc emit -O0 %s -o - | FileCheck %s
; RUN: nvvmc emit -O2 %s -o /dev/null
; RUN: nvvmc compile --opt=2 %s -o /dev/null

; CHECK: bra

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @f(ptr %p) {
  br label %loop

loop:
  store volatile i32 0, ptr %p
  br label %loop, !llvm.loop !0
}

!0 = distinct !{}
