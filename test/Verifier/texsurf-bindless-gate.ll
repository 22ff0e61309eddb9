; Texel offsets in a register came with Blackwell.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm --arch=sm_120 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_120 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:6:8: error: .offset.bindless intrinsics are not supported on pre-Blackwell architectures [texsurf-bindless-gate]
; CHECK-NOT: [texsurf-bindless-gate]
; OFF-NOT: [texsurf-bindless-gate]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [texsurf-bindless-gate]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare <4 x float> @llvm.nvvm.tex.2d.offset.bindless(i64, float, float, i32)
define ptx_kernel void @k() {
  %a = call <4 x float> @llvm.nvvm.tex.2d.offset.bindless(i64 0, float 0.0, float 0.0, i32 0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare <4 x float> @llvm.nvvm.tex.2d.offset.bindless(i64, float, float, i32)
define ptx_kernel void @k() {
  %a = call <4 x float> @llvm.nvvm.tex.2d.offset.bindless(i64 0, float 0.0, float 0.0, i32 0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
