; There is nothing to convert.

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

; CHECK: {{.*}}bad.ll:6:8: error: Src and dst type must be different bit widths [convert-same-width]
; CHECK-NOT: [convert-same-width]
; OFF-NOT: [convert-same-width]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [convert-same-width]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare float @llvm.nvvm.cvt.f32.f32(float, i32, i32)
define ptx_kernel void @k() {
  %a = call float @llvm.nvvm.cvt.f32.f32(float 1.0, i32 2, i32 1)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare half @llvm.nvvm.cvt.f16.f32(float, i32, i32)
define ptx_kernel void @k() {
  %a = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 1)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
