; llvm.nvvm.cvt has no field for the type of a conversion: to and from bfloat,
; profile nvvm requires sm_75 as it does of the documented word. nvptx allows what
; is lowered.
; RUN: not nvvmc verify --profile=nvvm --arch=sm_72 %s 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not=error:
; RUN: nvvmc verify --profile=nvvm --arch=sm_75 %s
; RUN: nvvmc verify --profile=nvptx --arch=sm_72 %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define bfloat @to(float %x) {
  ; CHECK: [[#@LINE+2]]:8: error: conversion type only supported for Turing (sm_75)+ [convert-gate-extended]
  ; CHECK: help: compile for sm_75 or higher
  %r = call bfloat @llvm.nvvm.cvt.bf16.f32(i32 4, float %x)
  ret bfloat %r
}
define float @from(bfloat %x) {
  ; CHECK: [[#@LINE+1]]:8: error: conversion type only supported for Turing (sm_75)+ [convert-gate-extended]
  %r = call float @llvm.nvvm.cvt.f32.bf16(i32 4, bfloat %x)
  ret float %r
}
define half @other(float %x) {
  %r = call half @llvm.nvvm.cvt.f16.f32(i32 4, float %x)
  ret half %r
}
declare bfloat @llvm.nvvm.cvt.bf16.f32(i32, float)
declare float @llvm.nvvm.cvt.f32.bf16(i32, bfloat)
declare half @llvm.nvvm.cvt.f16.f32(i32, float)
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
