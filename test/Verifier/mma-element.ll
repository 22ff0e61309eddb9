; Accumulators are 32 bits wide.

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

; CHECK: {{.*}}bad.ll:6:3: error: op1 of intrinsic not containing f32 or i32 element [mma-element]
; CHECK-NOT: [mma-element]
; OFF-NOT: [mma-element]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [mma-element]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.internal.mma.accumulator.v4f16(i32, <4 x half>)
define ptx_kernel void @k() {
  call void @llvm.nvvm.internal.mma.accumulator.v4f16(i32 0, <4 x half> zeroinitializer)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.internal.mma.accumulator.v4f32(i32, <4 x float>)
define ptx_kernel void @k() {
  call void @llvm.nvvm.internal.mma.accumulator.v4f32(i32 0, <4 x float> zeroinitializer)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
