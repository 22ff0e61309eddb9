; Every finding of LLVM's verifier is reported as one of ours, with its location
; and the values that it names; exit status 1.
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify --arch=sm_90 %s 2>&1 | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK: structure.ll:[[@LINE+2]]:13: error: Attribute 'zeroext' applied to incompatible type! [misc-llvm-verifier]
; CHECK: in @v
define void @v(float zeroext %x) {
  ret void
}

; CHECK: structure.ll:[[@LINE+12]]:11: error: Instruction does not dominate all uses! [misc-llvm-verifier]
; CHECK-NEXT: %x = mul i32 %late, 2
; CHECK-NEXT: %late = add i32 %n, 1
; CHECK-NEXT: ^~~
; CHECK-NEXT: in @k, block %next
; CHECK-NEXT: help: define the value in a block that dominates the use
; CHECK-NEXT: 2 errors in
define void @k(i32 %n) {
entry:
  %x = mul i32 %late, 2
  br label %next
next:
  %late = add i32 %n, 1
  ret void
}
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
