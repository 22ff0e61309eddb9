; The word is part of the instruction's encoding.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:6:3: error: geometry out mode not a valid value [misc-geometry-mode]
; CHECK-NOT: [misc-geometry-mode]
; OFF-NOT: [misc-geometry-mode]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [misc-geometry-mode]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.internal.geometry.out(i32, i32)
define ptx_kernel void @k() {
  call void @llvm.nvvm.internal.geometry.out(i32 3, i32 0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.internal.geometry.out(i32, i32)
define ptx_kernel void @k() {
  call void @llvm.nvvm.internal.geometry.out(i32 0, i32 0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
