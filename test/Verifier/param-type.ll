; PTX has no such type, and no registers that could hold it.

; RUN: split-file %s %t
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: bad.ll:4:35: error: parameter type x86_fp80 has no PTX form [param-type]
; CHECK-NEXT: parameter 1 (%t), x86_fp80
; CHECK: bad.ll:7:16: error: parameter type ppc_fp128 has no PTX form [param-type]
; CHECK-NOT: [param-type]
; OFF-NOT: [param-type]
; GOOD-NOT: {{error|warning}}:

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(i32 %a, x86_fp80 %t) {
  ret void
}
define void @f(ppc_fp128 %t) {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(i32 %a, double %t) {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
