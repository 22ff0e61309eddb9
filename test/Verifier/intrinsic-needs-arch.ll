; Older machines do not have the instruction.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_60 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm --arch=sm_60 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_60 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm --arch=sm_70 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_70 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:6:3: error: llvm.nvvm.nanosleep needs sm_70 or higher; the target is sm_60 [intrinsic-needs-arch]
; CHECK-NOT: [intrinsic-needs-arch]
; OFF-NOT: [intrinsic-needs-arch]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [intrinsic-needs-arch]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.nanosleep(i32)
define ptx_kernel void @k() {
  call void @llvm.nvvm.nanosleep(i32 1)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.nanosleep(i32)
define ptx_kernel void @k() {
  call void @llvm.nvvm.nanosleep(i32 1)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
