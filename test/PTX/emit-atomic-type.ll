; RUN: split-file %s %t
; RUN: not nvvmc emit %t/bad.ll --arch=sm_90 -O0 -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit %t/good.ll --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=GOOD

; CHECK: error: atomicrmw on i256 is not possible on sm_90 [emit-atomic-type]
; CHECK: error: cmpxchg on i256 is not possible on sm_90 [emit-atomic-type]
; CHECK: error: atomicrmw on <4 x float> is not possible on sm_90 [emit-atomic-type]
; GOOD: atom.exch.b64
; GOOD: atom.exch.b128

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @too_wide(ptr %p, i256 %v) {
  %r = atomicrmw xchg ptr %p, i256 %v monotonic
  ret void
}
define void @swap_too_wide(ptr %p, i256 %v) {
  %r = cmpxchg ptr %p, i256 %v, i256 %v monotonic monotonic
  ret void
}
define void @vector(ptr %p, <4 x float> %v) {
  %r = atomicrmw fadd ptr %p, <4 x float> %v monotonic
  ret void
}
;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i64 @fits(ptr %p, i64 %v) {
  %r = atomicrmw xchg ptr %p, i64 %v monotonic
  ret i64 %r
}
define i128 @fits_since_sm_90(ptr %p, i128 %v) {
  %r = atomicrmw xchg ptr %p, i128 %v monotonic
  ret i128 %r
}
