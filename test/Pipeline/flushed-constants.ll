; In functions that flush, subnormal constants are zero before LLVM's passes
; fold what is done with them: these would take them for what they are.

; RUN: nvvmc opt %s --opt=1 --arch=sm_80 -o - | FileCheck %s
; RUN: nvvmc opt %s --opt=3 --arch=sm_80 -o - | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; x >= 0, not x >= 1.
; CHECK-LABEL: define {{.*}} @integer(
; CHECK: ret i1 true
define i1 @integer(i48 %x) #0 {
  %f = uitofp i48 %x to float
  %c = fcmp uge float %f, 0x36A0000000000000
  ret i1 %c
}

; CHECK-LABEL: define {{.*}} @signed(
; CHECK: icmp sgt i16 %x, 0
define i1 @signed(i16 %x) #0 {
  %f = sitofp i16 %x to float
  %c = fcmp ogt float %f, 0xB6A0000000000000
  ret i1 %c
}

; The constant is what bits are, which another function passes.
; CHECK-LABEL: define {{.*}} @inlined(
; CHECK: ret i1 true
define i1 @inlined(i48 %x) #0 {
  %c = call i1 @compare(i48 %x, i32 1)
  ret i1 %c
}
define internal i1 @compare(i48 %x, i32 %bits) #0 {
  %g = bitcast i32 %bits to float
  %n = fcmp uno float %g, %g
  %h = select i1 %n, float 0x7FF8000000000000, float %g
  %f = uitofp i48 %x to float
  %c = fcmp uge float %f, %h
  ret i1 %c
}

; -0 is not below 0.
; CHECK-LABEL: define {{.*}} @magnitude(
; CHECK: fcmp oeq float %x, 0.000000e+00
define i1 @magnitude(float %x) #0 {
  %f = call float @llvm.fabs.f32(float %x)
  %c = fcmp ole float %f, 0xB6A0000000000000
  ret i1 %c
}

; CHECK-LABEL: define {{.*}} @maximum(
; CHECK: [[M:%.*]] = tail call float @llvm.maxnum.f32(float %x, float 0.000000e+00)
; CHECK: fcmp ogt float [[M]], 0.000000e+00
define i1 @maximum(float %x) #0 {
  %f = call float @llvm.maxnum.f32(float %x, float 0x36A0000000000000)
  %c = fcmp ogt float %f, 0.0
  ret i1 %c
}

; CHECK-LABEL: define {{.*}} @chosen(
; CHECK: ret float 0.000000e+00
define float @chosen(i1 %which) #0 {
  %c = select i1 %which, float 0x36A0000000000000, float 0x36B0000000000000
  %r = call float @llvm.ceil.f32(float %c)
  ret float %r
}

; CHECK-LABEL: define {{.*}} @root(
; CHECK: ret float -0.000000e+00
define float @root() #0 {
  %r = call float @llvm.sqrt.f32(float 0xB6A0000000000000)
  ret float %r
}

; CHECK-LABEL: define {{.*}} @unsigned_zero(
; CHECK: ret float 0.000000e+00
define float @unsigned_zero() #1 {
  %r = call float @llvm.sqrt.f32(float 0xB6A0000000000000)
  ret float %r
}

; CHECK-LABEL: define {{.*}} @fused(
; CHECK: ret float 0.000000e+00
define float @fused() #0 {
  %r = call float @llvm.fma.f32(float 0x36A0000000000000, float 0x4400000000000000, float 0.0)
  ret float %r
}

; CHECK-LABEL: define {{.*}} @scaled(
; CHECK: ret float 0.000000e+00
define float @scaled() #0 {
  %r = call float @llvm.ldexp.f32.i32(float 0x36A0000000000000, i32 140)
  ret float %r
}

; CHECK-LABEL: define {{.*}} @lanes(
; CHECK: ret <2 x float> <float 0.000000e+00, float 2.000000e+00>
define <2 x float> @lanes() #0 {
  %r = call <2 x float> @llvm.ceil.v2f32(<2 x float> <float 0x36A0000000000000, float 1.5>)
  ret <2 x float> %r
}

; CHECK-LABEL: define {{.*}} @wider(
; CHECK: ret double 0.000000e+00
define double @wider() #0 {
  %r = fpext float 0x36A0000000000000 to double
  ret double %r
}

; CHECK-LABEL: define {{.*}} @constrained(
; CHECK: ret float 0.000000e+00
define float @constrained() #2 {
  %r = call float @llvm.experimental.constrained.ceil.f32(float 0x36A0000000000000, metadata !"fpexcept.ignore") #2
  ret float %r
}

; CHECK-LABEL: define {{.*}} @constrained_comparison(
; CHECK: ret i1 false
define i1 @constrained_comparison() #2 {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float 0x36A0000000000000, float 0.0, metadata !"ogt", metadata !"fpexcept.ignore") #2
  ret i1 %r
}

; What only moves or inspects bits has them.
; CHECK-LABEL: define {{.*}} @moved(
; CHECK: store float 0x36A0000000000000
; CHECK: ret i1 true
define i1 @moved(ptr %p) #0 {
  %f = bitcast i32 1 to float
  store float %f, ptr %p
  %c = call i1 @llvm.is.fpclass.f32(float %f, i32 144)
  ret i1 %c
}

; One use flushes, the other one does not.
; CHECK-LABEL: define {{.*}} @both(
; CHECK: select i1 %which, float 0x36A0000000000000, float %x
define float @both(i1 %which, float %x, ptr %p) #0 {
  %f = select i1 %which, float 0x36A0000000000000, float %x
  store float %f, ptr %p
  %r = fadd float %f, 1.0
  ret float %r
}

; The constant is an element that others, which are not constant, do not change.
; CHECK-LABEL: define {{.*}} @element(
; CHECK: ret float 0.000000e+00
define float @element(i16 %x) #2 {
  %v = insertelement <4 x i16> <i16 0, i16 0, i16 -32768, i16 0>, i16 %x, i64 0
  %e = extractelement <4 x i16> %v, i64 2
  %w = zext i16 %e to i32
  %f = bitcast i32 %w to float
  %n = fneg float %f
  %r = call float @llvm.experimental.constrained.fadd.f32(float %n, float 0.0, metadata !"round.tonearest", metadata !"fpexcept.ignore") #2
  ret float %r
}

; A sum with zero is not what is added to zero where that is negative and subnormal.
; CHECK-LABEL: define {{.*}} @sum(
; CHECK: fadd float %x, 0x36A0000000000000
define float @sum(i1 %c, ptr %p) #0 {
  %x = select i1 %c, float 0xB6A0000000000000, float 0.0
  store float %x, ptr %p
  %r = fsub float %x, 0xB6A0000000000000
  ret float %r
}

; CHECK-LABEL: define {{.*}} @zero(
; CHECK: [[C:%[0-9]+]] = tail call float @llvm.canonicalize.f32(float %x)
; CHECK: fadd float [[C]], 0.000000e+00
define float @zero(i1 %c, ptr %p) #0 {
  %x = select i1 %c, float 0xB6A0000000000000, float 0.0
  store float %x, ptr %p
  %r = fadd float %x, 0.0
  ret float %r
}

; CHECK-LABEL: define {{.*}} @zero_ieee(
; CHECK: ret float %x
define float @zero_ieee(i1 %c, ptr %p) {
  %x = select i1 %c, float 0xB6A0000000000000, float 0.0
  store float %x, ptr %p
  %r = fadd float %x, 0.0
  ret float %r
}

; Other functions keep them, and so do other types.
; CHECK-LABEL: define {{.*}} @kept(
; CHECK: icmp ne i48 %x, 0
define i1 @kept(i48 %x) {
  %f = uitofp i48 %x to float
  %c = fcmp uge float %f, 0x36A0000000000000
  ret i1 %c
}

; CHECK-LABEL: define {{.*}} @other_type(
; CHECK: ret double 1.000000e+00
define double @other_type() #0 {
  %r = call double @llvm.ceil.f64(double 0x0000000000000001)
  ret double %r
}

attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
attributes #1 = { "denormal-fp-math-f32"="positive-zero,positive-zero" }
attributes #2 = { strictfp "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
