; The dialect has its own spelling of these, in llvm.nvvm.* or libdevice.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:6:8: error: Unsupported intrinsic: llvm.fabs.f32 [intrinsic-unsupported-selected]
; CHECK-NOT: [intrinsic-unsupported-selected]
; OFF-NOT: [intrinsic-unsupported-selected]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [intrinsic-unsupported-selected]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare float @llvm.fabs.f32(float)
define ptx_kernel void @k() {
  %b = call float @llvm.fabs.f32(float 1.0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare float @llvm.ceil.f32(float)
define ptx_kernel void @k() {
  %b = call float @llvm.ceil.f32(float 1.0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
