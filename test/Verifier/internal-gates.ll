; Gates of the internal intrinsics, at their machine and just below.
;
; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_62 %t/all.ll 2>&1 \
; RUN:   | FileCheck %t/all.ll --implicit-check-not=error:
; RUN: nvvmc verify --profile=nvvm --arch=sm_70 %t/all.ll
; RUN: not nvvmc verify --profile=nvptx --arch=sm_75 %t/some.ll 2>&1 \
; RUN:   | FileCheck %t/some.ll --implicit-check-not=error:
; RUN: nvvmc verify --profile=nvvm --arch=sm_80 %t/some.ll
; RUN: not nvvmc verify --profile=nvptx --arch=sm_80 %t/some.ll 2>&1 \
; RUN:   | FileCheck %t/some.ll --check-prefix=NOPTX --implicit-check-not=error:
;
; Types 1 and 2 have the gate of the intrinsic, 3 and 4 their own.
; RUN: not nvvmc verify --profile=nvvm --arch=sm_70 %t/cvt.ll 2>&1 \
; RUN:   | FileCheck %t/cvt.ll --check-prefixes=BASE,EXT --implicit-check-not=error:
; RUN: not nvvmc verify --profile=nvvm --arch=sm_72 %t/cvt.ll 2>&1 \
; RUN:   | FileCheck %t/cvt.ll --check-prefix=EXT --implicit-check-not=error:
; RUN: nvvmc verify --profile=nvvm --arch=sm_75 %t/cvt.ll
; RUN: not nvvmc verify --profile=nvvm --arch=sm_88 %t/ext.ll 2>&1 \
; RUN:   | FileCheck %t/ext.ll --implicit-check-not=error:
; RUN: nvvmc verify --profile=nvvm --arch=sm_89 %t/ext.ll
;
; The threshold is 1199, whatever the message says.
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bindless.ll 2>&1 \
; RUN:   | FileCheck %t/bindless.ll --implicit-check-not=error:
; RUN: not nvvmc verify --profile=nvvm --arch=sm_100a %t/bindless.ll 2>&1 \
; RUN:   | FileCheck %t/bindless.ll --implicit-check-not=error:
; RUN: not nvvmc verify --profile=nvptx --arch=sm_110f %t/bindless.ll 2>&1 \
; RUN:   | FileCheck %t/bindless.ll --implicit-check-not=error:
; RUN: nvvmc verify --profile=nvvm --arch=sm_120 %t/bindless.ll
; RUN: nvvmc verify --profile=nvvm --arch=sm_121a %t/bindless.ll
;
; libNVVM has none of these gates.
; RUN: nvvmc verify --profile=libnvvm --arch=sm_75 %t/some.ll
; It rejects these calls on every machine.
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %t/bindless.ll 2>&1 \
; RUN:   | FileCheck %t/bindless.ll --implicit-check-not=error:
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_120 %t/bindless.ll 2>&1 \
; RUN:   | FileCheck %t/bindless.ll --implicit-check-not=error:

;--- all.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(i1 zeroext %c) {
; CHECK: :[[@LINE+2]]:{{[0-9]+}}: error: llvm.nvvm.branch.if.all.convergent is not supported on pre-Volta Architectures [convergent-all-pre-volta]
; CHECK: help: compile for sm_70 or higher
  %a = call i1 @llvm.nvvm.branch.if.all.convergent(i1 %c)
  br i1 %a, label %x, label %y
x:
  ret void
y:
  ret void
}
declare i1 @llvm.nvvm.branch.if.all.convergent(i1)
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- some.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(i1 zeroext %c) {
; CHECK: :[[@LINE+2]]:{{[0-9]+}}: error: llvm.nvvm.branch.if.convergent is not supported on pre-Ampere Architectures [convergent-pre-ampere]
; CHECK: help: compile for sm_80 or higher
  %a = call i1 @llvm.nvvm.branch.if.convergent(i1 %c)
  br i1 %a, label %x, label %y
x:
  ret void
y:
  ret void
}
; NOPTX: error: cannot emit intrinsic llvm.nvvm.branch.if.convergent: PTX cannot ask whether a warp has diverged [emit-unsupported-intrinsic]
declare i1 @llvm.nvvm.branch.if.convergent(i1)
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- cvt.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
; BASE: :[[@LINE+1]]:{{[0-9]+}}: error: this instrinsic is only supported for Volta (sm_72)+ [convert-gate-base]
  %a = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 1)
; BASE: :[[@LINE+1]]:{{[0-9]+}}: error: this instrinsic is only supported for Volta (sm_72)+ [convert-gate-base]
  %b = call i32 @llvm.nvvm.cvt.i32.f32(float 1.0, i32 4, i32 1)
; EXT: :[[@LINE+2]]:{{[0-9]+}}: error: conversion type only supported for Turing (sm_75)+ [convert-gate-extended]
; EXT: help: compile for sm_75 or higher
  %c = call bfloat @llvm.nvvm.cvt.bf16.f32(float 1.0, i32 6, i32 1)
; EXT: :[[@LINE+1]]:{{[0-9]+}}: error: conversion type only supported for Turing (sm_75)+ [convert-gate-extended]
  %d = call i32 @llvm.nvvm.cvt.i32.f32(float 1.0, i32 8, i32 1)
  ret void
}
declare half @llvm.nvvm.cvt.f16.f32(float, i32, i32)
declare i32 @llvm.nvvm.cvt.i32.f32(float, i32, i32)
declare bfloat @llvm.nvvm.cvt.bf16.f32(float, i32, i32)
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- ext.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: this instrinsic is only supported for Ada (sm_89)+ [convert-gate-ada]
  %a = call i16 @llvm.nvvm.cvt.ext.i16.v2f16(<2 x half> zeroinitializer, i32 2, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: this instrinsic is only supported for Ada (sm_89)+ [convert-gate-ada]
  %b = call <2 x half> @llvm.nvvm.cvt.ext.v2f16.i16(i16 0, i32 8, i32 1)
  ret void
}
declare i16 @llvm.nvvm.cvt.ext.i16.v2f16(<2 x half>, i32, i32)
declare <2 x half> @llvm.nvvm.cvt.ext.v2f16.i16(i16, i32, i32)
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- bindless.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: .offset.bindless intrinsics are not supported on pre-Blackwell architectures [texsurf-bindless-gate]
  %a = call i32 @llvm.nvvm.tex.query.bindless.offset(i32 0, i32 0, i32 0, i32 0)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: .offset.bindless intrinsics are not supported on pre-Blackwell architectures [texsurf-bindless-gate]
  %b = call i32 @llvm.nvvm.surface.load.bindless.offset.i32(i64 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret void
}
declare i32 @llvm.nvvm.tex.query.bindless.offset(i32, i32, i32, i32)
declare i32 @llvm.nvvm.surface.load.bindless.offset.i32(i64, i32, i32, i32, i32, i32, i32)
!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
