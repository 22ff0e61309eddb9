; Each fused product of wide vectors begins with the lane that the one before it ends
; with, so that ptxas does not spill it. Not those of fewer than 64 lanes, not in pairs, and
; not at -O0.
; RUN: nvvmc emit %s --arch=sm_90 -O2 -o - | FileCheck %s --check-prefixes=CHECK,TURN
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefixes=CHECK,STRAIGHT
; RUN: nvvmc emit %s --arch=sm_100 -O2 -o - | FileCheck %s --check-prefix=PAIRS
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .func wide(
; CHECK: fma.rn.f32 [[B0:%f[0-9]+]], [[X:%f[0-9]+]], [[X]], %f1;
; CHECK: fma.rn.f32 [[B63:%f[0-9]+]], [[X]], [[X]], %f64;
; STRAIGHT-NEXT: fma.rn.f32 {{%f[0-9]+}}, [[X]], [[X]], [[B0]];
; TURN-NEXT: fma.rn.f32 [[C63:%f[0-9]+]], [[X]], [[X]], [[B63]];
; TURN: fma.rn.f32 [[C0:%f[0-9]+]], [[X]], [[X]], [[B0]];
; TURN-NEXT: fma.rn.f32 {{%f[0-9]+}}, [[X]], [[X]], [[C0]];
; TURN: fma.rn.f32 {{%f[0-9]+}}, [[X]], [[X]], [[C63]];
; TURN-NOT: fma
; PAIRS-LABEL: .func wide(
; PAIRS: mov.b64 [[P:%rd[0-9]+]], {%f1, %f2};
; PAIRS-NEXT: fma.rn.f32x2 [[Q:%rd[0-9]+]], {{%rd[0-9]+}}, {{%rd[0-9]+}}, [[P]];
; PAIRS-NEXT: mov.b64 {[[B0:%f[0-9]+]], [[B1:%f[0-9]+]]}, [[Q]];
; PAIRS: mov.b64 {{%rd[0-9]+}}, {%f63, %f64};
; PAIRS: mov.b64 {{%rd[0-9]+}}, {[[B0]], [[B1]]};
define void @wide(ptr %p, <64 x float> %sum) {
  %x = load float, ptr %p
  %1 = insertelement <64 x float> poison, float %x, i64 0
  %a = shufflevector <64 x float> %1, <64 x float> poison, <64 x i32> zeroinitializer
  %b = call <64 x float> @llvm.fma.v64f32(<64 x float> %a, <64 x float> %a, <64 x float> %sum)
  %c = call <64 x float> @llvm.fma.v64f32(<64 x float> %a, <64 x float> %a, <64 x float> %b)
  %d = call <64 x float> @llvm.fma.v64f32(<64 x float> %a, <64 x float> %a, <64 x float> %c)
  store <64 x float> %d, ptr %p
  ret void
}

; CHECK-LABEL: .func narrow(
; CHECK: fma.rn.f32 [[B0:%f[0-9]+]], [[X:%f[0-9]+]], [[X]], %f1;
; CHECK: fma.rn.f32 {{%f[0-9]+}}, [[X]], [[X]], %f63;
; CHECK-NEXT: fma.rn.f32 {{%f[0-9]+}}, [[X]], [[X]], [[B0]];
define void @narrow(ptr %p, <63 x float> %sum) {
  %x = load float, ptr %p
  %1 = insertelement <63 x float> poison, float %x, i64 0
  %a = shufflevector <63 x float> %1, <63 x float> poison, <63 x i32> zeroinitializer
  %b = call <63 x float> @llvm.fma.v63f32(<63 x float> %a, <63 x float> %a, <63 x float> %sum)
  %c = call <63 x float> @llvm.fma.v63f32(<63 x float> %a, <63 x float> %a, <63 x float> %b)
  %d = call <63 x float> @llvm.fma.v63f32(<63 x float> %a, <63 x float> %a, <63 x float> %c)
  store <63 x float> %d, ptr %p
  ret void
}

declare <64 x float> @llvm.fma.v64f32(<64 x float>, <64 x float>, <64 x float>)
declare <63 x float> @llvm.fma.v63f32(<63 x float>, <63 x float>, <63 x float>)
