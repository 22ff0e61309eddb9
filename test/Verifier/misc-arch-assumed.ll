; Gates cannot be checked without a machine; sm_75 is the oldest that current
; tools compile for.

; RUN: split-file %s %t
; RUN: nvvmc verify --profile=nvvm %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc verify --profile=nvptx %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll: note: no --arch, target-cpu or target attribute: sm_75 assumed [misc-arch-assumed]
; CHECK-NOT: [misc-arch-assumed]
; OFF-NOT: [misc-arch-assumed]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [misc-arch-assumed]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() "target-cpu"="sm_90" {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
