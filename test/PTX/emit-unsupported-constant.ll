; RUN: split-file %s %t
; RUN: not nvvmc emit %t/bad.ll --arch=sm_80 -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit %t/good.ll --arch=sm_80 -o - | FileCheck %s --check-prefix=GOOD

; CHECK: error: cannot emit constant {{.*}}blockaddress(@f, %here): PTX has no addresses of labels [emit-unsupported-constant]
; CHECK: error: cannot emit constant ptr ptrauth (ptr @g, i32 0): PTX has no signed pointers [emit-unsupported-constant]
; CHECK: 2 errors in
; GOOD: mov.u64 {{.*}}, f;
; GOOD: cvta.shared.u64

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @f(ptr %p) {
entry:
  store ptr blockaddress(@f, %here), ptr %p
  br label %here
here:
  ret void
}
define ptr @g() {
  ret ptr ptrauth (ptr @g, i32 0)
}
;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @f(ptr %p) {
  store ptr @f, ptr %p
  ret void
}
define <2 x half> @null_of_shared_memory() {
  ret <2 x half> bitcast (i32 ptrtoint (ptr addrspacecast (ptr addrspace(3) null to ptr) to i32) to <2 x half>)
}
