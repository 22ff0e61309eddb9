; The bound is not a valid list of numbers, and it must not be dropped silently.

; RUN: split-file %s %t
; RUN: not nvvmc emit --arch=sm_90 -O0 %t/bad.ll -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit --arch=sm_90 -O0 %t/good.ll -o - 2>&1 | FileCheck %s --check-prefix=GOOD

; CHECK: {{.*}}bad.ll:4:29: error: launch bound nvvm.maxntid of kernel k is not one to three positive decimal numbers: 12x [emit-launch-bound]
; CHECK-NOT: [emit-launch-bound]
; GOOD-NOT: error:
; GOOD: .target sm_90

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() "nvvm.maxntid"="12x" {
  ret void
}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() "nvvm.maxntid"="128,2" {
  ret void
}
