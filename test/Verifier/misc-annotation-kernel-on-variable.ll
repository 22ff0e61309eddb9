; A variable cannot be a kernel.

; RUN: split-file %s %t
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify --profile=libnvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s
; RUN: nvvmc verify --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:6:6: error: nvvm.annotations key kernel is only allowed on functions [misc-annotation-kernel-on-variable]
; GOOD-NOT: {{error|warning}}:

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@g = addrspace(1) global i32 0
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(1) @g, !"kernel", i32 1}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
