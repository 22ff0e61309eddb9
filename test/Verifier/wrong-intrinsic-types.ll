; Nothing accesses a parameter by position of an intrinsic whose type is wrong.
; LLVM's verifier reports it, and the rest of the module is checked.

; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %s 2>&1 | FileCheck %s
; RUN: not nvvmc verify --profile=nvptx --disable=intrinsic-signature --arch=sm_90 %s 2>&1 | FileCheck %s
; RUN: not nvvmc verify --profile=nvvm --disable=intrinsic-signature --arch=sm_90 %s 2>&1 | FileCheck %s

; CHECK-NOT: cannot survive
; CHECK: [kernel-nonvoid]
; CHECK-NOT: cannot survive

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

declare void @llvm.memcpy.p0.p0.i64()
declare void @llvm.memset.p0.i64()
declare void @llvm.bswap.i32()
declare void @llvm.ctpop.i32()
declare void @llvm.cttz.i32()
declare void @llvm.sadd.with.overflow.i32()
declare void @llvm.stackrestore.p0()
declare void @llvm.sin.f32()

define void @f() {
  call void @llvm.memcpy.p0.p0.i64()
  call void @llvm.memset.p0.i64()
  call void @llvm.bswap.i32()
  call void @llvm.ctpop.i32()
  call void @llvm.cttz.i32()
  call void @llvm.sadd.with.overflow.i32()
  call void @llvm.stackrestore.p0()
  call void @llvm.sin.f32()
  ret void
}

define i32 @k() "nvvm.kernel" {
  ret i32 0
}

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
