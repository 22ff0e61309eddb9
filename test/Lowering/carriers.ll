; The carriers that libNVVM verifies but does not compile become intrinsics and
; operations that have a meaning in PTX.
;
; RUN: nvvmc lower %s --arch=sm_100a --level=1 | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_100a -o %t.ptx
; RUN: FileCheck %s --check-prefix=PTX --input-file=%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_100a %t.ptx -o /dev/null %}
; RUN: nvvmc verify %s --arch=sm_100a --profile=nvvm,libnvvm

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

;===------------------------------------------------------------------------===
; Arithmetic
;===------------------------------------------------------------------------===

define float @rounded(float %a, float %b) {
; CHECK-LABEL: @rounded(
; CHECK-NEXT: %s = call float @llvm.nvvm.add.rm.f(float %a, float %b)
; CHECK-NEXT: %p = call float @llvm.nvvm.mul.rz.f(float %s, float %b)
; CHECK-NEXT: %q = call float @llvm.nvvm.div.rp.f(float %p, float %b)
; CHECK-NEXT: %f = call float @llvm.nvvm.fma.rz.f(float %q, float %a, float %b)
; CHECK-NEXT: %r = call float @llvm.nvvm.rcp.rm.f(float %f)
; CHECK-NEXT: %v = call float @llvm.nvvm.sqrt.rp.f(float %r)
; CHECK-NEXT: ret float %v
; PTX-LABEL: rounded
; PTX: add.rm.f32
; PTX: mul.rz.f32
; PTX: div.rp.f32
; PTX: fma.rz.f32
; PTX: rcp.rm.f32
; PTX: sqrt.rp.f32
  %s = call float @llvm.nvvm.add.f32(i32 2, float %a, float %b)
  %p = call float @llvm.nvvm.mul.f32(i32 4, float %s, float %b)
  %q = call float @llvm.nvvm.div.f32(i32 3, float %p, float %b)
  %f = call float @llvm.nvvm.fma.f32(i32 4, float %q, float %a, float %b)
  %r = call float @llvm.nvvm.rcp.f32(i32 2, float %f)
  %v = call float @llvm.nvvm.sqrt.f32(i32 3, float %r)
  ret float %v
}

define float @saturated(float %a, float %b) {
; CHECK-LABEL: @saturated(
; CHECK-NEXT: %s = call float @llvm.nvvm.add.rn.sat.f(float %a, float %b)
; CHECK-NEXT: %f = call float @llvm.nvvm.fma.rm.sat.f(float %s, float %a, float %b)
; CHECK-NEXT: %p = call float asm "mul.rz.sat.f32 $0, $1, $2;", "=f,f,f"(float %f, float %b)
; CHECK-NEXT: [[Q:%[0-9]+]] = call float @llvm.nvvm.div.rn.f(float %p, float %b)
; CHECK-NEXT: %q = call float @llvm.nvvm.saturate.f(float [[Q]])
; CHECK-NEXT: ret float %q
; PTX-LABEL: saturated
; PTX: add.rn.sat.f32
; PTX: fma.rm.sat.f32
; PTX: mul.rz.sat.f32
; PTX: div.rn.f32
; PTX: cvt.sat.f32.f32
  %s = call float @llvm.nvvm.add.f32(i32 9, float %a, float %b)
  %f = call float @llvm.nvvm.fma.f32(i32 10, float %s, float %a, float %b)
  %p = call float @llvm.nvvm.mul.f32(i32 12, float %f, float %b)
  %q = call float @llvm.nvvm.div.f32(i32 9, float %p, float %b)
  ret float %q
}

; The function's mode makes no difference.
define float @flushed(float %a, float %b) #0 {
; CHECK-LABEL: @flushed(
; CHECK-NEXT: %s = call float @llvm.nvvm.add.rn.sat.f(float %a, float %b)
; CHECK-NEXT: %v = call float @llvm.nvvm.sqrt.rn.f(float %s)
; CHECK-NEXT: ret float %v
; PTX-LABEL: flushed
; PTX: add.rn.sat.f32
; PTX: sqrt.rn.f32
  %s = call float @llvm.nvvm.add.f32(i32 9, float %a, float %b)
  %v = call float @llvm.nvvm.sqrt.f32(i32 1, float %s)
  ret float %v
}

define <2 x half> @halves(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: @halves(
; CHECK-NEXT: %s = fadd <2 x half> %a, %b
; CHECK-NEXT: %t = call <2 x half> @llvm.nvvm.fma.rn.sat.f16x2(<2 x half> %s, <2 x half> splat (half 0xH3C00), <2 x half> %b)
; CHECK-NEXT: %p = call <2 x half> @llvm.nvvm.fma.rn.sat.f16x2(<2 x half> %t, <2 x half> %b, <2 x half> splat (half 0xH8000))
; CHECK-NEXT: %d = call <2 x half> @llvm.nvvm.sub.v2f16(i32 9, <2 x half> %p, <2 x half> %b)
; CHECK-NEXT: ret <2 x half> %d
; PTX-LABEL: halves
; PTX: add.rn.f16x2
; PTX-COUNT-2: fma.rn.sat.f16x2
; PTX: sub.rn.sat.f16x2
  %s = call <2 x half> @llvm.nvvm.add.v2f16(i32 1, <2 x half> %a, <2 x half> %b)
  %t = call <2 x half> @llvm.nvvm.add.v2f16(i32 9, <2 x half> %s, <2 x half> %b)
  %p = call <2 x half> @llvm.nvvm.mul.v2f16(i32 9, <2 x half> %t, <2 x half> %b)
  %d = call <2 x half> @llvm.nvvm.sub.v2f16(i32 9, <2 x half> %p, <2 x half> %b)
  ret <2 x half> %d
}

define <2 x double> @lanes(<2 x double> %a, <2 x double> %b) {
; CHECK-LABEL: @lanes(
; CHECK: call double @llvm.nvvm.mul.rp.d(double
; CHECK: call double @llvm.nvvm.mul.rp.d(double
; CHECK: call double @llvm.nvvm.sub.f64(i32 2, double
; CHECK: call double @llvm.nvvm.sub.f64(i32 2, double
; CHECK: ret
; PTX-LABEL: lanes
; PTX-COUNT-2: mul.rp.f64
; PTX-COUNT-2: sub.rm.f64
  %p = call <2 x double> @llvm.nvvm.mul.v2f64(i32 3, <2 x double> %a, <2 x double> %b)
  %d = call <2 x double> @llvm.nvvm.sub.v2f64(i32 2, <2 x double> %p, <2 x double> %b)
  ret <2 x double> %d
}

; Where the floating-point environment is visible, only printing needs the
; replacement.
define float @strict(float %a) #1 {
; CHECK-LABEL: @strict(
; CHECK-NEXT: %r = call float @llvm.nvvm.sqrt.f32(i32 4, float %a)
; PTX-LABEL: strict
; PTX: sqrt.rz.f32
  %r = call float @llvm.nvvm.sqrt.f32(i32 4, float %a) #1
  ret float %r
}

;===------------------------------------------------------------------------===
; Conversions
;===------------------------------------------------------------------------===

define i32 @unsigned(float %a) {
; CHECK-LABEL: @unsigned(
; CHECK-NEXT: [[DOWN:%[0-9]+]] = call float @llvm.floor.f32(float %a)
; CHECK-NEXT: %s = call i32 @llvm.fptosi.sat.i32.f32(float [[DOWN]])
; CHECK-NEXT: [[UP:%[0-9]+]] = call float @llvm.ceil.f32(float %a)
; CHECK-NEXT: %u = call i32 @llvm.fptoui.sat.i32.f32(float [[UP]])
; PTX-LABEL: unsigned
; PTX: cvt.rmi.s32.f32
; PTX: cvt.rpi.u32.f32
  %s = call i32 @llvm.nvvm.cvt.i32.f32(i32 8, float %a)
  %u = call i32 @llvm.nvvm.cvt.i32.f32(i32 76, float %a)
  %r = xor i32 %s, %u
  ret i32 %r
}

define float @narrowed(double %a) {
; CHECK-LABEL: @narrowed(
; CHECK-NEXT: %r = call float @llvm.nvvm.d2f.rz(double %a)
; PTX-LABEL: narrowed
; PTX: cvt.rz.f32.f64
  %r = call float @llvm.nvvm.cvt.f32.f64(i32 16, double %a)
  ret float %r
}

define i32 @subwords(i32 %a) {
; CHECK-LABEL: @subwords(
; CHECK-NEXT: [[V1:%[0-9]+]] = lshr i32 %a, 16
; CHECK-NEXT: [[V2:%[0-9]+]] = trunc i32 [[V1]] to i16
; CHECK-NEXT: %r = zext i16 [[V2]] to i32
; CHECK-NEXT: ret i32 %r
  %r = call i32 @llvm.nvvm.cvt.i32.i32(i32 1284, i32 %a)
  ret i32 %r
}

;===------------------------------------------------------------------------===
; Warps
;===------------------------------------------------------------------------===

define i32 @warp(i32 %a, i64 %b, i1 zeroext %p) {
; CHECK-LABEL: @warp(
; CHECK-NEXT: call void @llvm.nvvm.bar.warp.sync(i32 %a)
; CHECK-NEXT: %m = call i32 @llvm.nvvm.redux.sync.max(i32 %a, i32 -1)
; CHECK-NEXT: %n = call i32 @llvm.nvvm.match.any.sync.i64(i32 -1, i64 %b)
; CHECK-NEXT: %l = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 -1, i32 %a)
; CHECK-NEXT: [[ACTIVE:%[0-9]+]] = call i32 @llvm.nvvm.activemask()
; CHECK-NEXT: [[BALLOT:%[0-9]+]] = call i32 @llvm.nvvm.vote.ballot.sync(i32 [[ACTIVE]], i1 %p)
; CHECK-NEXT: %v = insertvalue { i32, i1 } zeroinitializer, i32 [[BALLOT]], 0
; CHECK-NEXT: [[ANY:%[0-9]+]] = call i1 @llvm.nvvm.vote.any.sync(i32 %a, i1 %p)
; CHECK-NEXT: %w = insertvalue { i32, i1 } zeroinitializer, i1 [[ANY]], 1
; PTX-LABEL: warp
; PTX: bar.warp.sync
; PTX: redux.sync.max.s32
; PTX: match.any.sync.b64
; PTX: match.all.sync.b32
; PTX: vote.sync.ballot.b32
; PTX: vote.sync.any.pred
  call void @llvm.nvvm.syncwarp(i32 0, i32 %a)
  %m = call i32 @llvm.nvvm.redux(i32 5, i32 %a)
  %n = call i32 @llvm.nvvm.match.any.i64(i64 %b)
  %l = call { i32, i1 } @llvm.nvvm.match.all.i32(i32 %a)
  %v = call { i32, i1 } @llvm.nvvm.vote(i32 3, i1 %p)
  %w = call { i32, i1 } @llvm.nvvm.vote.sync(i32 %a, i32 1, i1 %p)
  %l0 = extractvalue { i32, i1 } %l, 0
  %v0 = extractvalue { i32, i1 } %v, 0
  %w1 = extractvalue { i32, i1 } %w, 1
  %z = zext i1 %w1 to i32
  %x = xor i32 %m, %n
  %y = xor i32 %x, %l0
  %s = xor i32 %y, %v0
  %t = xor i32 %s, %z
  ret i32 %t
}

; The spellings of the NVVM IR specification.
define void @specified(i32 %m, i32 %a, i64 %l, float %f, i32 %b, ptr %p) {
; CHECK-LABEL: @specified(
; CHECK-NEXT: %s = call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 %m, i32 %a, i32 %b, i32 31)
; CHECK-NEXT: %t = call { float, i1 } @llvm.nvvm.shfl.sync.bfly.f32p(i32 %m, float %f, i32 1, i32 %b)
; CHECK-NEXT: %u = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 %m, i32 %a)
; CHECK-NEXT: %v = call { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32 %m, i64 %l)
; PTX-LABEL: specified(
; PTX: shfl.sync.down.b32
; PTX: shfl.sync.bfly.b32
; PTX: match.all.sync.b32
; PTX: match.all.sync.b64
  %s = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %m, i32 2, i32 %a, i32 %b, i32 31)
  %t = call { float, i1 } @llvm.nvvm.shfl.sync.f32(i32 %m, i32 3, float %f, i32 1, i32 %b)
  %u = call { i32, i1 } @llvm.nvvm.match.all.sync.i32(i32 %m, i32 %a)
  %v = call { i32, i1 } @llvm.nvvm.match.all.sync.i64(i32 %m, i64 %l)
  store volatile { i32, i1 } %s, ptr %p
  store volatile { float, i1 } %t, ptr %p
  store volatile { i32, i1 } %u, ptr %p
  store volatile { i32, i1 } %v, ptr %p
  ret void
}

define i32 @bits(i32 %a, i32 %b, i32 %c) {
; CHECK-LABEL: @bits(
; CHECK-NEXT: %r = call i32 asm "lop3.b32 $0, $1, $2, $3, 150;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
; PTX-LABEL: bits
; PTX: lop3.b32 {{.*}}, 150;
  %r = call i32 @llvm.nvvm.lop3.i32(i32 %a, i32 %b, i32 %c, i8 -106)
  ret i32 %r
}

;===------------------------------------------------------------------------===
; Matrices
;===------------------------------------------------------------------------===

; The half floats of a fragment are in the order of PTX's registers.
define <4 x float> @product(<4 x i32> %a, <2 x i32> %b, <4 x float> %c) {
; CHECK-LABEL: @product(
; CHECK: [[A0:%[0-9]+]] = extractelement <4 x i32> %a, i64 0
; CHECK-NEXT: [[H0:%[0-9]+]] = bitcast i32 [[A0]] to <2 x half>
; CHECK-NEXT: [[A1:%[0-9]+]] = extractelement <4 x i32> %a, i64 1
; CHECK-NEXT: [[H1:%[0-9]+]] = bitcast i32 [[A1]] to <2 x half>
; CHECK: call { float, float, float, float } @llvm.nvvm.mma.m16n8k16.row.col.f32.f32(<2 x half> [[H0]], <2 x half> [[H1]],
; PTX-LABEL: product
; PTX: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32
  %r = call <4 x float> @llvm.nvvm.mma.h(i64 77309806080, <4 x i32> %a, <2 x i32> %b, <4 x float> %c)
  ret <4 x float> %r
}

define <2 x double> @doubles(double %a, double %b, <2 x double> %c) {
; CHECK-LABEL: @doubles(
; CHECK: call { double, double } @llvm.nvvm.mma.m8n8k4.row.col.f64(double
; CHECK: call { double, double } asm sideeffect "mma.sync.aligned.m8n8k4.row.col.rz.f64.f64.f64.f64 {$0, $1}, {$2}, {$3}, {$4, $5};", "=d,=d,d,d,d,d"(double
; PTX-LABEL: doubles
; PTX: mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64
; PTX: mma.sync.aligned.m8n8k4.row.col.rz.f64.f64.f64.f64
  %n = call <2 x double> @llvm.nvvm.mma.d(i64 4295559425, double %a, double %b, <2 x double> %c)
  %z = call <2 x double> @llvm.nvvm.mma.d(i64 4295559428, double %a, double %b, <2 x double> %n)
  ret <2 x double> %z
}

declare float @llvm.nvvm.add.f32(i32, float, float)
declare float @llvm.nvvm.mul.f32(i32, float, float)
declare float @llvm.nvvm.div.f32(i32, float, float)
declare float @llvm.nvvm.fma.f32(i32, float, float, float)
declare float @llvm.nvvm.rcp.f32(i32, float)
declare float @llvm.nvvm.sqrt.f32(i32, float)
declare <2 x half> @llvm.nvvm.add.v2f16(i32, <2 x half>, <2 x half>)
declare <2 x half> @llvm.nvvm.mul.v2f16(i32, <2 x half>, <2 x half>)
declare <2 x half> @llvm.nvvm.sub.v2f16(i32, <2 x half>, <2 x half>)
declare <2 x double> @llvm.nvvm.sub.v2f64(i32, <2 x double>, <2 x double>)
declare <2 x double> @llvm.nvvm.mul.v2f64(i32, <2 x double>, <2 x double>)
declare i32 @llvm.nvvm.cvt.i32.f32(i32, float)
declare i32 @llvm.nvvm.cvt.i32.i32(i32, i32)
declare float @llvm.nvvm.cvt.f32.f64(i32, double)
declare i32 @llvm.nvvm.lop3.i32(i32, i32, i32, i8)
declare void @llvm.nvvm.syncwarp(i32, i32)
declare i32 @llvm.nvvm.redux(i32, i32)
declare i32 @llvm.nvvm.match.any.i64(i64)
declare { i32, i1 } @llvm.nvvm.match.all.i32(i32)
declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32, i32, i32, i32, i32)
declare { float, i1 } @llvm.nvvm.shfl.sync.f32(i32, i32, float, i32, i32)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32(i32, i32)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i64(i32, i64)
declare { i32, i1 } @llvm.nvvm.vote(i32, i1)
declare { i32, i1 } @llvm.nvvm.vote.sync(i32, i32, i1)
declare <4 x float> @llvm.nvvm.mma.h(i64, <4 x i32>, <2 x i32>, <4 x float>)
declare <2 x double> @llvm.nvvm.mma.d(i64, double, double, <2 x double>)

attributes #1 = { strictfp }
attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
