; RUN: split-file %s %t
; RUN: not nvvmc emit %t/bad.ll --arch=sm_80 -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit %t/good.ll --arch=sm_80 -o - | FileCheck %s --check-prefix=GOOD

; CHECK: error: cannot emit a value of a type that no register can hold [emit-unsupported-type]
; CHECK: error: cannot emit a value of vectors of unknown length [emit-unsupported-type]
; CHECK: error: cannot emit a value of an aggregate this large [emit-unsupported-type]
; GOOD: .visible .func

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @extended(ptr %p) {
  %v = load x86_fp80, ptr %p
  store x86_fp80 %v, ptr %p
  ret void
}
define void @scalable(ptr %p) {
  %v = load <vscale x 4 x i32>, ptr %p
  store <vscale x 4 x i32> %v, ptr %p
  ret void
}
define void @large(ptr %p) {
  %v = load [100000 x i32], ptr %p
  store [100000 x i32] %v, ptr %p
  ret void
}
;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @fits(ptr %p) {
  %v = load [1000 x i32], ptr %p
  store [1000 x i32] %v, ptr %p
  ret void
}
