; Types of intrinsics that LLVM's verifier does not compare with each other.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s
; RUN: not nvvmc emit -O0 --arch=sm_90 %t/bad.ll 2>&1 | FileCheck %s
; RUN: not nvvmc compile --opt=2 --arch=sm_90 %t/bad.ll 2>&1 | FileCheck %s
; RUN: nvvmc emit -O0 --arch=sm_90 %t/good.ll -o %t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; CHECK-DAG: error: llvm.fptosi.sat.i200.v3f32: the result (i200) must have as many lanes as operand 0 (<3 x float>) [misc-intrinsic-shape]
; CHECK-DAG: error: llvm.get.active.lane.mask.v4i1.v2i32: operand 0 (<2 x i32>) must be one value, not a vector [misc-intrinsic-shape]
; CHECK-DAG: error: llvm.loop.dependence.raw.mask.v4i2{{.*}}: the result (<4 x i2>) must consist of i1 [misc-intrinsic-shape]
; CHECK-DAG: error: llvm.experimental.vector.histogram.add.v2p0.v4i16: operand 1 (<4 x i16>) must be one value, not a vector [misc-intrinsic-shape]
; CHECK-DAG: error: llvm.ldexp.f32.v2i32: operand 1 (<2 x i32>) must have as many lanes as operand 0 (float) [misc-intrinsic-shape]
; CHECK-DAG: error: llvm.frexp.v2f32.i32: field 1 of the result (i32) must have as many lanes as field 0 of the result (<2 x float>) [misc-intrinsic-shape]
; CHECK-DAG: error: llvm.vp.add.v2f32: the result (<2 x float>) must consist of integers [misc-intrinsic-shape]
; CHECK-DAG: error: llvm.vp.fadd.v2i32: the result (<2 x i32>) must consist of floating-point numbers [misc-intrinsic-shape]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i200 @llvm.fptosi.sat.i200.v3f32(<3 x float>)
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.v2i32(<2 x i32>, <2 x i32>)
declare <4 x i2> @llvm.loop.dependence.raw.mask.v4i2(ptr, ptr, i64 immarg)
declare void @llvm.experimental.vector.histogram.add.v2p0.v4i16(<2 x ptr>, <4 x i16>, <2 x i1>)
declare float @llvm.ldexp.f32.v2i32(float, <2 x i32>)
declare { <2 x float>, i32 } @llvm.frexp.v2f32.i32(<2 x float>)
declare <2 x float> @llvm.vp.add.v2f32(<2 x float>, <2 x float>, <2 x i1>, i32)
declare <2 x i32> @llvm.vp.fadd.v2i32(<2 x i32>, <2 x i32>, <2 x i1>, i32)

define void @f(<3 x float> %f, <2 x i32> %i, ptr %p, <2 x ptr> %ps,
               <4 x i16> %s, <2 x float> %g, <2 x i1> %m) {
  %a = call i200 @llvm.fptosi.sat.i200.v3f32(<3 x float> %f)
  %b = call <4 x i1> @llvm.get.active.lane.mask.v4i1.v2i32(<2 x i32> %i, <2 x i32> %i)
  %c = call <4 x i2> @llvm.loop.dependence.raw.mask.v4i2(ptr %p, ptr %p, i64 4)
  call void @llvm.experimental.vector.histogram.add.v2p0.v4i16(<2 x ptr> %ps, <4 x i16> %s, <2 x i1> %m)
  %e = call float @llvm.ldexp.f32.v2i32(float 1.0, <2 x i32> %i)
  %h = call { <2 x float>, i32 } @llvm.frexp.v2f32.i32(<2 x float> %g)
  %j = call <2 x float> @llvm.vp.add.v2f32(<2 x float> %g, <2 x float> %g, <2 x i1> %m, i32 2)
  %k = call <2 x i32> @llvm.vp.fadd.v2i32(<2 x i32> %i, <2 x i32> %i, <2 x i1> %m, i32 2)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare <3 x i200> @llvm.fptosi.sat.v3i200.v3f32(<3 x float>)
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32, i32)
declare <4 x i1> @llvm.loop.dependence.raw.mask.v4i1.p0(ptr, ptr, i64 immarg)
declare void @llvm.experimental.vector.histogram.add.v2p0.i16(<2 x ptr>, i16, <2 x i1>)
declare <2 x float> @llvm.ldexp.v2f32.v2i32(<2 x float>, <2 x i32>)
declare { <2 x float>, <2 x i32> } @llvm.frexp.v2f32.v2i32(<2 x float>)
declare <2 x float> @llvm.vp.fadd.v2f32(<2 x float>, <2 x float>, <2 x i1>, i32)
declare <2 x i32> @llvm.vp.add.v2i32(<2 x i32>, <2 x i32>, <2 x i1>, i32)

define void @f(<3 x float> %f, <2 x i32> %i, ptr %p, <2 x ptr> %ps,
               i16 %s, <2 x float> %g, <2 x i1> %m) {
  %a = call <3 x i200> @llvm.fptosi.sat.v3i200.v3f32(<3 x float> %f)
  store volatile <3 x i200> %a, ptr %p
  %b = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 1, i32 7)
  store volatile <4 x i1> %b, ptr %p
  %c = call <4 x i1> @llvm.loop.dependence.raw.mask.v4i1.p0(ptr %p, ptr %p, i64 4)
  store volatile <4 x i1> %c, ptr %p
  call void @llvm.experimental.vector.histogram.add.v2p0.i16(<2 x ptr> %ps, i16 %s, <2 x i1> %m)
  %e = call <2 x float> @llvm.ldexp.v2f32.v2i32(<2 x float> %g, <2 x i32> %i)
  store volatile <2 x float> %e, ptr %p
  %h = call { <2 x float>, <2 x i32> } @llvm.frexp.v2f32.v2i32(<2 x float> %g)
  %h0 = extractvalue { <2 x float>, <2 x i32> } %h, 1
  store volatile <2 x i32> %h0, ptr %p
  %j = call <2 x float> @llvm.vp.fadd.v2f32(<2 x float> %g, <2 x float> %g, <2 x i1> %m, i32 2)
  store volatile <2 x float> %j, ptr %p
  %k = call <2 x i32> @llvm.vp.add.v2i32(<2 x i32> %i, <2 x i32> %i, <2 x i1> %m, i32 2)
  store volatile <2 x i32> %k, ptr %p
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
