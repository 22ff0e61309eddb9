; Declarations of internal intrinsics, and names that are not internal
; intrinsics.
;
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not=error:
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not=error:

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr addrspace(1) %p) {
; CHECK: :[[@LINE+2]]:{{[0-9]+}}: error: intrinsic llvm.nvvm.internal.wait is declared with a wrong signature [intrinsic-signature]
; CHECK: help: declare it as void (i32)
  call void @llvm.nvvm.internal.wait(i64 7)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: intrinsic llvm.nvvm.internal.syncwarp is declared with a wrong signature
  call void @llvm.nvvm.internal.syncwarp(i32 7)
; CHECK: :[[@LINE+2]]:{{[0-9]+}}: error: intrinsic llvm.nvvm.atomic.cas.i32.p1 is declared with a wrong signature
; CHECK: help: declare it as i32 (i32, P, i32, i32)
  %a = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %p, i32 0, i64 0, i32 917505)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: intrinsic llvm.nvvm.atomic.cas.f32.p1 is declared with a wrong signature
  %b = call float @llvm.nvvm.atomic.cas.f32.p1(ptr addrspace(1) %p, float 0.0, float 0.0, i32 917505)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: intrinsic llvm.nvvm.atomic.cast.i32.p3 is declared with a wrong signature
  %c = call i32 @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3) null, i32 0, i32 0, i32 983040)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: intrinsic llvm.nvvm.internal.tex.sample is declared with a wrong signature
  %d = call <4 x i32> @llvm.nvvm.internal.tex.sample(i64 0, i32 0, i32 undef, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: intrinsic llvm.nvvm.internal.tma.shared.load is declared with a wrong signature
  %e = call i32 @llvm.nvvm.internal.tma.shared.load(i32 0, ptr addrspace(1) %p)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: intrinsic llvm.nvvm.internal.satf.mul.rn.f is declared with a wrong signature
  %f = call float @llvm.nvvm.internal.satf.mul.rn.f(float 0.0, float 0.0, float 0.0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: intrinsic llvm.nvvm.internal.mma.v2f32.i32.i32.v4f32 is declared with a wrong signature
  %g = call <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.i32.v4f32(i64 0, i32 0, i32 0, <4 x float> zeroinitializer)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: intrinsic llvm.nvvm.internal.task is declared with a wrong signature
  call void (i32, ...) @llvm.nvvm.internal.task(i32 0, i32 0)
; CHECK: :[[@LINE+2]]:{{[0-9]+}}: error: intrinsic llvm.nvvm.branch.if.all.convergent is declared with a wrong signature
; CHECK: help: declare it as i1 () or i1 (i1)
  %h = call i1 @llvm.nvvm.branch.if.all.convergent(i32 0)
  br i1 %h, label %next, label %next

next:
  ; Any number of arguments is checked.
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: llvm.nvvm.coro.create.suspend must have exactly one argument, which must be a constant integer [misc-coro-suspend]
  %i = call i32 @llvm.nvvm.coro.create.suspend(i32 0, i32 0)
  ; A stem without its types, and similar names.
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Unsupported intrinsic: llvm.nvvm.internal.load.bounds [intrinsic-unknown]
  call void @llvm.nvvm.internal.load.bounds()
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Unsupported intrinsic: llvm.nvvm.internal.wait.all [intrinsic-unknown]
  call void @llvm.nvvm.internal.wait.all(i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Unsupported intrinsic: llvm.nvvm.internal.nothing [intrinsic-unknown]
  call void @llvm.nvvm.internal.nothing()
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Unsupported intrinsic: llvm.nvvm.internal.satf.mul.rn.ftz.f [intrinsic-unknown]
  call void @llvm.nvvm.internal.satf.mul.rn.ftz.f()
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Unsupported intrinsic: llvm.nvvm.branch.if [intrinsic-unknown]
  call void @llvm.nvvm.branch.if()
  ret void
}
; CHECK: 17 errors, {{[0-9]+}} warnings in

declare void @llvm.nvvm.internal.wait(i64)
declare void @llvm.nvvm.internal.syncwarp(i32)
declare i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1), i32, i64, i32)
declare float @llvm.nvvm.atomic.cas.f32.p1(ptr addrspace(1), float, float, i32)
declare i32 @llvm.nvvm.atomic.cast.i32.p3(ptr addrspace(3), i32, i32, i32)
declare <4 x i32> @llvm.nvvm.internal.tex.sample(i64, i32, i32, <4 x float>)
declare i32 @llvm.nvvm.internal.tma.shared.load(i32, ptr addrspace(1))
declare float @llvm.nvvm.internal.satf.mul.rn.f(float, float, float, i32)
declare <2 x float> @llvm.nvvm.internal.mma.v2f32.i32.i32.v4f32(i64, i32, i32, <4 x float>)
declare void @llvm.nvvm.internal.task(i32, ...)
declare i1 @llvm.nvvm.branch.if.all.convergent(i32)
declare i32 @llvm.nvvm.coro.create.suspend(i32, i32)
declare void @llvm.nvvm.internal.load.bounds()
declare void @llvm.nvvm.internal.wait.all(i32)
declare void @llvm.nvvm.internal.nothing()
declare void @llvm.nvvm.internal.satf.mul.rn.ftz.f()
declare void @llvm.nvvm.branch.if()

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
