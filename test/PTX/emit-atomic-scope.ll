; RUN: split-file %s %t
; RUN: not nvvmc emit %t/bad.ll --arch=sm_80 -O0 -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit %t/good.ll --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=GOOD

; CHECK: error: sync scope "warp" has no PTX scope [emit-atomic-scope]
; CHECK: error: sync scope "warp" has no PTX scope [emit-atomic-scope]
; GOOD: fence.acq_rel.cta;
; GOOD: atom.gpu.add.u32

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i32 @warp(ptr %p) {
  fence syncscope("warp") acq_rel
  %r = atomicrmw add ptr %p, i32 1 syncscope("warp") monotonic
  ret i32 %r
}
;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i32 @block_and_device(ptr %p) {
  fence syncscope("block") acq_rel
  %r = atomicrmw add ptr %p, i32 1 syncscope("device") monotonic
  ret i32 %r
}
