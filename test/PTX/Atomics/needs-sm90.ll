; RUN: split-file %s %t
; RUN: not nvvmc emit %t/bad.ll --arch=sm_80 -O0 -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit %t/good.ll --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=GOOD

; CHECK: error: an atomic access of 128 bits needs sm_90 or higher; the target is sm_80 [emit-needs-arch]
; CHECK: error: scope .cluster needs sm_90 or higher; the target is sm_80 [emit-needs-arch]
; GOOD: fence.acq_rel.gpu;

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i128 @too_wide(ptr %p, i128 %v) {
  %r = atomicrmw xchg ptr %p, i128 %v monotonic
  ret i128 %r
}
define void @cluster() {
  fence syncscope("cluster") acq_rel
  ret void
}
;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @device() {
  fence syncscope("device") acq_rel
  ret void
}
