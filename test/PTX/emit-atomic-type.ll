; The machine swaps at most 64 bits at once, 128 from sm_90 on.

; RUN: split-file %s %t
; RUN: not nvvmc emit --arch=sm_90 -O0 %t/bad.ll -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit --arch=sm_90 -O0 %t/good.ll -o - 2>&1 | FileCheck %s --check-prefix=GOOD

; CHECK: {{.*}}bad.ll:5:8: error: atomicrmw on i256 is not possible on sm_90 [emit-atomic-type]
; CHECK-NOT: [emit-atomic-type]
; GOOD-NOT: error:
; GOOD: .target sm_90

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i256 @f(ptr %p, i256 %v) {
  %r = atomicrmw xchg ptr %p, i256 %v monotonic
  ret i256 %r
}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i64 @f(ptr %p, i64 %v) {
  %r = atomicrmw xchg ptr %p, i64 %v monotonic
  ret i64 %r
}
