; Somebody has to link it; ptxas and the driver refuse a module with open
; symbols otherwise.

; RUN: split-file %s %t
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:4:14: note: function ext is declared but not defined here [misc-unresolved-external]
; CHECK-NOT: [misc-unresolved-external]
; OFF-NOT: [misc-unresolved-external]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [misc-unresolved-external]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @ext()
define ptx_kernel void @k() {
  call void @ext()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @ext() {
  ret void
}
define ptx_kernel void @k() {
  call void @ext()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
