; At -O2, only the lanes that are used are computed.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: .func one(
; CHECK: ld.v4.f32 {[[F1:%f[0-9]+]], [[F2:%f[0-9]+]], [[F3:%f[0-9]+]], [[F4:%f[0-9]+]]},
; CHECK-NEXT: add.rn.f32 [[S:%f[0-9]+]], [[F3]], 0f3F800000;
; CHECK-NEXT: sqrt.rn.f32 [[R:%f[0-9]+]], [[S]];
; CHECK-NEXT: st.f32 {{.*}}, [[R]];
define void @one(ptr %p, ptr %q) {
  %v = load <4 x float>, ptr %p, align 16
  %s = fadd <4 x float> %v, splat (float 1.0)
  %r = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %s)
  %e = extractelement <4 x float> %r, i64 2
  store float %e, ptr %q
  ret void
}

; Through shuffles and insertions, where each operand has its own demanded
; lanes.
; CHECK-LABEL: .func shuffled(
; CHECK: div.rn.f32 [[A:%f[0-9]+]], %f1, %f5;
; CHECK: div.rn.f32 [[B:%f[0-9]+]], %f5, %f1;
; CHECK: div.rn.f32 [[C:%f[0-9]+]], %f8, %f4;
; CHECK-NOT: div
; CHECK: st.v4.f32 {{.*}}, {[[A]], {{%f[0-9]+}}, [[C]], [[B]]};
define void @shuffled(ptr %p, ptr %q, ptr %out) {
  %v = load <4 x float>, ptr %p, align 16
  %w = load <4 x float>, ptr %q, align 16
  %a = fdiv <4 x float> %v, %w
  %b = fdiv <4 x float> %w, %v
  %i = insertelement <4 x float> %a, float 0.0, i64 1
  %s = shufflevector <4 x float> %i, <4 x float> %b, <4 x i32> <i32 0, i32 1, i32 7, i32 4>
  store <4 x float> %s, ptr %out, align 16
  ret void
}

; Comparisons, selections and conversions too; flags stay.
; CHECK-LABEL: .func compared(
; CHECK-COUNT-1: setp.gt.s32
; CHECK-NOT: setp
; CHECK-COUNT-1: selp
; CHECK-NOT: selp
; CHECK-COUNT-1: cvt.rn.f32.s32
; CHECK-NOT: cvt.rn
; CHECK-COUNT-1: sqrt.approx.f32
; CHECK-NOT: sqrt
; CHECK: ret
define void @compared(ptr %p, ptr %out) {
  %v = load <4 x i32>, ptr %p, align 16
  %is = icmp sgt <4 x i32> %v, splat (i32 7)
  %s = select <4 x i1> %is, <4 x i32> %v, <4 x i32> zeroinitializer
  %f = sitofp <4 x i32> %s to <4 x float>
  %r = call afn <4 x float> @llvm.sqrt.v4f32(<4 x float> %f)
  %e = extractelement <4 x float> %r, i64 3
  store float %e, ptr %out
  ret void
}

; A lane with an unknown number may be any lane; the operands of a phi are used.
; CHECK-LABEL: any(
; CHECK-COUNT-4: sqrt.rn.f32
; CHECK-COUNT-2: rcp.rn.f32
; CHECK: ret
define float @any(ptr %p, i32 %n, i1 %c) {
entry:
  %v = load <4 x float>, ptr %p, align 16
  %r = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %v)
  %e = extractelement <4 x float> %r, i32 %n
  %h = shufflevector <4 x float> %v, <4 x float> %v, <2 x i32> <i32 0, i32 1>
  br i1 %c, label %then, label %join
then:
  %d = fdiv <2 x float> splat (float 1.0), %h
  br label %join
join:
  %m = phi <2 x float> [ %d, %then ], [ %h, %entry ]
  %x = extractelement <2 x float> %m, i32 1
  %y = fadd float %x, %e
  ret float %y
}

; Lanes carried around a loop.
; CHECK-LABEL: loop(
; CHECK-COUNT-2: sqrt.rn.f32
; CHECK-NOT: sqrt
; CHECK: ret
define float @loop(<2 x float> %v, i32 %n) {
entry:
  br label %body
body:
  %a = phi <2 x float> [ %v, %entry ], [ %s, %body ]
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %s = call <2 x float> @llvm.sqrt.v2f32(<2 x float> %a)
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %exit, label %body
exit:
  %e = extractelement <2 x float> %s, i32 0
  ret float %e
}
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)
declare <2 x float> @llvm.sqrt.v2f32(<2 x float>)
