; RUN: split-file %s %t
; RUN: not nvvmc emit %t/bad.ll --arch=sm_80 -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit %t/good.ll --arch=sm_80 -o - | FileCheck %s --check-prefix=GOOD

; CHECK: error: Bad address space found while emitting PTX: 2 [emit-bad-address-space]
; GOOD: ld.const.u32

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i32 @f(ptr addrspace(2) %p) {
  %r = load i32, ptr addrspace(2) %p
  ret i32 %r
}
;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i32 @f(ptr addrspace(4) %p) {
  %r = load i32, ptr addrspace(4) %p
  ret i32 %r
}
