; A finding about the atomic that a word encodes is at the call of its
; intrinsic.

; RUN: not nvvmc emit --arch=sm_75 %s 2>&1 | FileCheck %s

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1), i32, i32)

; CHECK: new-instruction-place.ll:[[#@LINE+6]]:8: error: an L2 cache hint needs sm_80 or higher; the target is sm_75 [emit-needs-arch]
; CHECK-NEXT: %a = call i32 @llvm.nvvm.atomic.rmw.i32.p1
; CHECK-NEXT: {{^ +\^~+ *$}}
; CHECK-NEXT: in @k
; CHECK-NEXT: help: compile for sm_80 or higher
define i32 @k(ptr addrspace(1) %p) {
  %a = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 0, i32 65792)
  ret i32 %a
}
