; One instruction reads both matrices.

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

; CHECK: {{.*}}bad.ll:6:8: error: Mismatched MMA A B Type [mma-ab-type]
; CHECK-NOT: [mma-ab-type]
; OFF-NOT: [mma-ab-type]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [mma-ab-type]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64, <4 x i32>, <2 x i32>, <4 x float>)
define ptx_kernel void @k() {
  %a = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482315265, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64, <4 x i32>, <2 x i32>, <4 x float>)
define ptx_kernel void @k() {
  %a = call <4 x float> @llvm.nvvm.internal.mma.v4f32.v4i32.v2i32.v4f32(i64 18790482446337, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
