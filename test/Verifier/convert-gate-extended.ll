; BF16 and TF32 came with Turing's tensor cores.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_72 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm --arch=sm_72 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_72 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm --arch=sm_75 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_75 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:6:8: error: conversion type only supported for Turing (sm_75)+ [convert-gate-extended]
; CHECK-NOT: [convert-gate-extended]
; OFF-NOT: [convert-gate-extended]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [convert-gate-extended]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare bfloat @llvm.nvvm.cvt.bf16.f32(float, i32, i32)
define ptx_kernel void @k() {
  %a = call bfloat @llvm.nvvm.cvt.bf16.f32(float 1.0, i32 6, i32 1)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare bfloat @llvm.nvvm.cvt.bf16.f32(float, i32, i32)
define ptx_kernel void @k() {
  %a = call bfloat @llvm.nvvm.cvt.bf16.f32(float 1.0, i32 6, i32 1)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
