; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; llvm.* intrinsics that are one or two instructions. ../Semantics executes
; them.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.ctpop.i32(i32)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i64 @llvm.fshr.i64(i64, i64, i64)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare i16 @llvm.umax.i16(i16, i16)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.minimum.f32(float, float)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.floor.f64(double)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.sin.f32(float)
declare float @llvm.exp.f32(float)
declare <2 x half> @llvm.maxnum.v2f16(<2 x half>, <2 x half>)

; CHECK-LABEL: bits(
; CHECK: popc.b32 [[R2:%r[0-9]+]], %r1;
; CHECK-NEXT: brev.b32 [[R4:%r[0-9]+]], [[R2]];
; CHECK-NEXT: clz.b32 [[R3:%r[0-9]+]], [[R4]];
; CHECK-NEXT: prmt.b32 [[R5:%r[0-9]+]], [[R3]], 0, 291;
; CHECK-NEXT: brev.b32 [[R6:%r[0-9]+]], [[R5]];
; CHECK-NEXT: shf.l.wrap.b32 [[R7:%r[0-9]+]], [[R6]], %r1, 7;
; CHECK-NEXT: cvt.u64.u32 [[RD2:%rd[0-9]+]], [[R7]];
; CHECK-NEXT: clz.b64 [[R8:%r[0-9]+]], %rd1;
; CHECK-NEXT: cvt.u64.u32 [[RD3:%rd[0-9]+]], [[R8]];
; CHECK-NEXT: mov.b64 {[[R9:%r[0-9]+]], {{%r[0-9]+}}}, [[RD2]];
; CHECK-NEXT: mov.b64 {[[R11:%r[0-9]+]], [[R12:%r[0-9]+]]}, [[RD3]];
; CHECK-NEXT: shf.l.wrap.b32 [[R13:%r[0-9]+]], [[R11]], [[R12]], 23;
; CHECK-NEXT: shf.l.wrap.b32 [[R14:%r[0-9]+]], [[R12]], [[R9]], 23;
; CHECK-NEXT: mov.b64 {{%rd[0-9]+}}, {[[R13]], [[R14]]};
define i64 @bits(i32 %a, i64 %b) {
  %p = call i32 @llvm.ctpop.i32(i32 %a)
  %t = call i32 @llvm.cttz.i32(i32 %p, i1 false)
  %s = call i32 @llvm.bswap.i32(i32 %t)
  %v = call i32 @llvm.bitreverse.i32(i32 %s)
  %f = call i32 @llvm.fshl.i32(i32 %a, i32 %v, i32 7)
  %x = zext i32 %f to i64
  %l = call i64 @llvm.ctlz.i64(i64 %b, i1 true)
  %r = call i64 @llvm.fshr.i64(i64 %x, i64 %l, i64 9)
  ret i64 %r
}
; CHECK-LABEL: integers(
; CHECK: add.sat.s32 [[R3:%r[0-9]+]], %r1, %r2;
; CHECK-NEXT: cvt.u16.u32 [[RS1:%rs[0-9]+]], [[R3]];
; CHECK-NEXT: max.u16 [[RS2:%rs[0-9]+]], [[RS1]], 3;
; CHECK-NEXT: cvt.u32.u16 [[R4:%r[0-9]+]], [[RS2]];
define i32 @integers(i32 %a, i32 %b) {
  %s = call i32 @llvm.sadd.sat.i32(i32 %a, i32 %b)
  %t = trunc i32 %s to i16
  %m = call i16 @llvm.umax.i16(i16 %t, i16 3)
  %r = zext i16 %m to i32
  ret i32 %r
}
; CHECK-LABEL: overflow(
; CHECK: mul.wide.u32 [[RD1:%rd[0-9]+]], %r1, %r2;
; CHECK-NEXT: and.b64 [[RD2:%rd[0-9]+]], [[RD1]], 4294967295;
; CHECK-NEXT: setp.ne.b64 [[P1:%p[0-9]+]], [[RD2]], [[RD1]];
; CHECK-NEXT: cvt.u32.u64 [[R3:%r[0-9]+]], [[RD1]];
; CHECK-NEXT: selp.u32 [[R4:%r[0-9]+]], 1, 0, [[P1]];
define i1 @overflow(i32 %a, i32 %b) {
  %m = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
  %r = extractvalue { i32, i1 } %m, 1
  ret i1 %r
}
; CHECK-LABEL: floats(
; CHECK: fma.rn.f32 [[F3:%f[0-9]+]], %f1, %f2, 0f40000000;
; CHECK-NEXT: sqrt.rn.f32 [[F4:%f[0-9]+]], [[F3]];
; CHECK-NEXT: sqrt.approx.f32 [[F5:%f[0-9]+]], [[F4]];
; CHECK-NEXT: min.NaN.f32 [[F6:%f[0-9]+]], [[F5]], %f2;
; CHECK-NEXT: copysign.f32 [[F7:%f[0-9]+]], %f1, [[F6]];
; CHECK-NEXT: sin.approx.f32 [[F8:%f[0-9]+]], [[F7]];
; CHECK-NEXT: mul.f32 [[F10:%f[0-9]+]], [[F8]], 0f3FB8AA3B;
; CHECK-NEXT: ex2.approx.f32 [[F9:%f[0-9]+]], [[F10]];
define float @floats(float %a, float %b) {
  %f = call float @llvm.fma.f32(float %a, float %b, float 2.0)
  %s = call float @llvm.sqrt.f32(float %f)
  %q = call afn float @llvm.sqrt.f32(float %s)
  %m = call float @llvm.minimum.f32(float %q, float %b)
  %c = call float @llvm.copysign.f32(float %m, float %a)
  %n = call afn float @llvm.sin.f32(float %c)
  %r = call afn float @llvm.exp.f32(float %n)
  ret float %r
}
; CHECK-LABEL: doubles(
; CHECK: max.f64 [[FD4:%fd[0-9]+]], %fd1, %fd2;
; CHECK-NEXT: setp.nan.f64 [[P1:%p[0-9]+]], %fd1, %fd2;
; CHECK-NEXT: selp.f64 [[FD3:%fd[0-9]+]], 0d7FF8000000000000, [[FD4]], [[P1]];
; CHECK-NEXT: cvt.rmi.f64.f64 [[FD5:%fd[0-9]+]], [[FD3]];
define double @doubles(double %a, double %b) {
  %m = call double @llvm.maximum.f64(double %a, double %b)
  %r = call double @llvm.floor.f64(double %m)
  ret double %r
}
; CHECK-LABEL: halves(
; CHECK: max.f16x2 [[HH3:%hh[0-9]+]], %hh1, %hh2;
define <2 x half> @halves(<2 x half> %a, <2 x half> %b) {
  %r = call <2 x half> @llvm.maxnum.v2f16(<2 x half> %a, <2 x half> %b)
  ret <2 x half> %r
}
