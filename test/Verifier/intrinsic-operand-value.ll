; ptxas accepts the value, but the PTX ISA leaves its behavior undefined or
; defines it differently from what was probably meant.

; RUN: split-file %s %t
; RUN: nvvmc verify --profile=nvvm --arch=sm_80 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm --arch=sm_80 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_80 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm --arch=sm_80 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_80 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvvm --arch=sm_80 --disable=intrinsic-operand-value %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty

; CHECK: {{.*}}bad.ll:6:8: warning: operand 0 of llvm.nvvm.shfl.sync.bfly.i32 should be other than 0; it is 0 [intrinsic-operand-value]
; CHECK-NOT: [intrinsic-operand-value]
; OFF-NOT: [intrinsic-operand-value]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [intrinsic-operand-value]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
define ptx_kernel void @k() {
  %a = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 0, i32 1, i32 1, i32 31)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
define ptx_kernel void @k() {
  %a = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 1, i32 1, i32 31)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
