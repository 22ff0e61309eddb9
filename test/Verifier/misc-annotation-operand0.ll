; An annotation about nothing is lost without a word.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=WARN
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:8:6: error: nvvm.annotations operand 0 must be a global value [misc-annotation-operand0]
; CHECK-NOT: [misc-annotation-operand0]
; WARN: {{.*}}bad.ll:8:6: warning: nvvm.annotations operand 0 must be a global value [misc-annotation-operand0]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [misc-annotation-operand0]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{!"k", !"kernel", i32 1}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
