; In functions that flush, a float that is the bits of an integer equals zero
; where its exponent is zero: InstCombine would test all bits but the sign.

; RUN: nvvmc opt %s --opt=1 --arch=sm_80 -o - | FileCheck %s
; RUN: nvvmc opt %s --opt=2 --arch=sm_80 -o - | FileCheck %s
; RUN: nvvmc opt %s --opt=3 --arch=sm_80 -o - | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define {{.*}} @equal(
; CHECK: fcmp oeq float {{.*}}, 0.000000e+00
; CHECK-NOT: canonicalize
define i1 @equal(i32 %x) #0 {
  %f = bitcast i32 %x to float
  %c = fcmp oeq float %f, 0.0
  ret i1 %c
}

; CHECK-LABEL: define {{.*}} @unequal(
; CHECK: fcmp une float {{.*}}, 0.000000e+00
define i1 @unequal(i32 %x) #1 {
  %f = bitcast i32 %x to float
  %c = fcmp une float -0.0, %f
  ret i1 %c
}

; Not true, although the bits are not zero.
; CHECK-LABEL: define {{.*}} @some_bit(
; CHECK: fcmp une float {{.*}}, 0.000000e+00
define i1 @some_bit(i32 %x) #0 {
  %b = or i32 %x, 1
  %f = bitcast i32 %b to float
  %c = fcmp une float %f, 0.0
  ret i1 %c
}

; The pass itself makes it a comparison of the bits.
; CHECK-LABEL: define {{.*}} @through_nan(
; CHECK: fcmp oeq float {{.*}}, 0.000000e+00
define i1 @through_nan(i32 %x, ptr %p) #0 {
  %f = bitcast i32 %x to float
  %n = fcmp uno float %f, %f
  %s = select i1 %n, float 0x7FF8000000000000, float %f
  %c = fcmp oeq float %s, 0.0
  ret i1 %c
}

; CHECK-LABEL: define {{.*}} @stored(
; CHECK: fcmp oeq float {{.*}}, 0.000000e+00
define i1 @stored(i32 %x, ptr %p) #0 {
  store i32 %x, ptr %p
  %f = load float, ptr %p
  %c = fcmp oeq float %f, 0.0
  ret i1 %c
}

; CHECK-LABEL: define {{.*}} @passed(
; CHECK: fcmp oeq float {{.*}}, 0.000000e+00
define i1 @passed(i32 %x, i32 %y, i1 %which) #0 {
  %f = bitcast i32 %x to float
  %g = bitcast i32 %y to float
  %c = call i1 @chosen(float %f, float %g, i1 %which)
  ret i1 %c
}
define internal i1 @chosen(float %x, float %y, i1 %which) #0 {
  %f = select i1 %which, float %x, float %y
  %c = fcmp oeq float %f, 0.0
  ret i1 %c
}

; CHECK-LABEL: define {{.*}} @merged(
; CHECK: fcmp une float {{.*}}, 0.000000e+00
define i1 @merged(i32 %x, i32 %y, i1 %which) #0 {
entry:
  br i1 %which, label %left, label %right
left:
  %f = bitcast i32 %x to float
  br label %end
right:
  %g = bitcast i32 %y to float
  br label %end
end:
  %h = phi float [ %f, %left ], [ %g, %right ]
  %c = fcmp une float %h, 0.0
  ret i1 %c
}

; CHECK-LABEL: define {{.*}} @lane(
; CHECK: fcmp une float {{.*}}, 0.000000e+00
define i1 @lane(i64 %x) #0 {
  %f = bitcast i64 %x to <2 x float>
  %e = extractelement <2 x float> %f, i32 0
  %c = fcmp une float %e, 0.0
  ret i1 %c
}

; CHECK-LABEL: define {{.*}} @lanes(
; CHECK: fcmp oeq <2 x float> {{.*}}, zeroinitializer
define <2 x i1> @lanes(<2 x i32> %x) #0 {
  %f = bitcast <2 x i32> %x to <2 x float>
  %c = fcmp oeq <2 x float> %f, zeroinitializer
  ret <2 x i1> %c
}

; CHECK-LABEL: define {{.*}} @class(
; CHECK: fcmp oeq float {{.*}}, 0.000000e+00
define i1 @class(i32 %x) #0 {
  %f = bitcast i32 %x to float
  %c = call i1 @llvm.is.fpclass.f32(float %f, i32 240)
  ret i1 %c
}

; A class that flushing would change is not looked for in what is flushed.
; CHECK-LABEL: define {{.*}} @subnormal(
; CHECK: call i1 @llvm.is.fpclass.f32(float %{{.*}}, i32 144)
define i1 @subnormal(i32 %x) #0 {
  %f = bitcast i32 %x to float
  %c = call i1 @llvm.is.fpclass.f32(float %f, i32 144)
  ret i1 %c
}

; CHECK-LABEL: define {{.*}} @root(
; CHECK: fcmp oeq float {{.*}}, 0.000000e+00
define i1 @root(i32 %x) #0 {
  %f = bitcast i32 %x to float
  %r = call float @llvm.sqrt.f32(float %f)
  %c = fcmp oeq float %r, 0.0
  ret i1 %c
}

; CHECK-LABEL: define {{.*}} @magnitude(
; CHECK: fcmp {{ole|oeq}} float {{.*}}, 0.000000e+00
define i1 @magnitude(i32 %x) #0 {
  %f = bitcast i32 %x to float
  %m = call float @llvm.fabs.f32(float %f)
  %c = fcmp ole float %m, 0.0
  ret i1 %c
}

; CHECK-LABEL: define {{.*}} @below_normal(
; CHECK: fcmp {{olt|oeq}} float
define i1 @below_normal(i32 %x) #0 {
  %f = bitcast i32 %x to float
  %m = call float @llvm.fabs.f32(float %f)
  %c = fcmp olt float %m, 0x3810000000000000
  ret i1 %c
}

; CHECK-LABEL: define {{.*}} @wider(
; CHECK: fcmp oeq {{float|double}} {{.*}}, 0.000000e+00
define i1 @wider(i32 %x) #0 {
  %f = bitcast i32 %x to float
  %d = fpext float %f to double
  %c = fcmp oeq double %d, 0.0
  ret i1 %c
}

; A canonical form that is stored stays, the comparison needs none.
; CHECK-LABEL: define {{.*}} @own(
; CHECK: [[F:%.*]] = bitcast i32 %x to float
; CHECK: [[C:%.*]] = {{.*}}call float @llvm.canonicalize.f32(float [[F]])
; CHECK: store float [[C]]
; CHECK: fcmp oeq float [[F]], 0.000000e+00
define i1 @own(i32 %x, ptr %p) #0 {
  %f = bitcast i32 %x to float
  %g = call float @llvm.canonicalize.f32(float %f)
  store float %g, ptr %p
  %c = fcmp oeq float %g, 0.0
  ret i1 %c
}

; What is no test for zero is folded as ever.
; CHECK-LABEL: define {{.*}} @limit(
; CHECK: fcmp ogt float %{{.*}}, 1.000000e+00
define i1 @limit(i32 %x) #0 {
  %f = bitcast i32 %x to float
  %n = fneg float %f
  %c = fcmp olt float %n, -1.0
  ret i1 %c
}

; CHECK-LABEL: define {{.*}} @maximum(
; CHECK: call nnan nsz float @llvm.maxnum.f32(
define float @maximum(i32 %x) #0 {
  %f = bitcast i32 %x to float
  %c = fcmp nnan nsz ogt float %f, 0.0
  %m = select nnan nsz i1 %c, float %f, float 0.0
  ret float %m
}

; Other functions keep subnormals.
; CHECK-LABEL: define {{.*}} @kept(
; CHECK: [[B:%.*]] = and i32 %x, 2147483647
; CHECK: icmp eq i32 [[B]], 0
define i1 @kept(i32 %x) {
  %f = bitcast i32 %x to float
  %c = fcmp oeq float %f, 0.0
  ret i1 %c
}

; CHECK-LABEL: define {{.*}} @other_type(
; CHECK: icmp eq i64
define i1 @other_type(i64 %x) #0 {
  %f = bitcast i64 %x to double
  %c = fcmp oeq double %f, 0.0
  ret i1 %c
}

attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
attributes #1 = { "denormal-fp-math-f32"="positive-zero,positive-zero" }
