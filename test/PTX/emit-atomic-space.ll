; RUN: split-file %s %t
; RUN: not nvvmc emit %t/bad.ll --arch=sm_80 -O0 -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit %t/good.ll --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=GOOD

; CHECK: error: atomics on address space 4 are not possible [emit-atomic-space]
; GOOD: atom.global.add.u32

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i32 @constant(ptr addrspace(4) %p) {
  %r = atomicrmw add ptr addrspace(4) %p, i32 1 monotonic
  ret i32 %r
}
;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i32 @global(ptr addrspace(1) %p) {
  %r = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic
  ret i32 %r
}
