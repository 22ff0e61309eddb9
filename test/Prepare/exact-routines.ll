; A branch around an exact root or quotient stays: it is a routine, which takes longest for
; the numbers that such branches keep from it. An approximate one is always computed.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: root(
; CHECK: bra
; CHECK: sqrt.rn.f32
; CHECK: ret;
define ptx_kernel void @root(ptr %p, float %x, float %y) {
entry:
  %c = fcmp olt float %x, 0.0
  br i1 %c, label %end, label %more
more:
  %r = call float @llvm.sqrt.f32(float %x)
  %d = fsub float %y, %r
  br label %end
end:
  %v = phi float [ -1.0, %entry ], [ %d, %more ]
  store float %v, ptr %p
  ret void
}

; CHECK-LABEL: long_root(
; CHECK: bra
; CHECK: sqrt.rn.f64
; CHECK: ret;
define ptx_kernel void @long_root(ptr %p, double %x, double %y) {
entry:
  %c = fcmp olt double %x, 0.0
  br i1 %c, label %end, label %more
more:
  %r = call double @llvm.sqrt.f64(double %x)
  %d = fsub double %y, %r
  br label %end
end:
  %v = phi double [ -1.0, %entry ], [ %d, %more ]
  store double %v, ptr %p
  ret void
}

; CHECK-LABEL: approximate_root(
; CHECK-NOT: bra
; CHECK: sqrt.approx.f32
; CHECK: ret;
define ptx_kernel void @approximate_root(ptr %p, float %x, float %y) {
entry:
  %c = fcmp olt float %x, 0.0
  br i1 %c, label %end, label %more
more:
  %r = call afn float @llvm.sqrt.f32(float %x)
  %d = fsub float %y, %r
  br label %end
end:
  %v = phi float [ -1.0, %entry ], [ %d, %more ]
  store float %v, ptr %p
  ret void
}

; CHECK-LABEL: allowed_root(
; CHECK-NOT: bra
; CHECK: sqrt.approx.f32
; CHECK: ret;
define ptx_kernel void @allowed_root(ptr %p, float %x, float %y) {
entry:
  %c = fcmp olt float %x, 0.0
  br i1 %c, label %end, label %more
more:
  %r = call float @llvm.sqrt.f32(float %x), !fpmath !0
  %d = fsub float %y, %r
  br label %end
end:
  %v = phi float [ -1.0, %entry ], [ %d, %more ]
  store float %v, ptr %p
  ret void
}

; CHECK-LABEL: half_root(
; CHECK: bra
; CHECK: sqrt.rn.f32
; CHECK: ret;
define ptx_kernel void @half_root(ptr %p, half %x, half %y) {
entry:
  %c = fcmp olt half %x, 0.0
  br i1 %c, label %end, label %more
more:
  %r = call half @llvm.sqrt.f16(half %x)
  %d = fsub half %y, %r
  br label %end
end:
  %v = phi half [ -1.0, %entry ], [ %d, %more ]
  store half %v, ptr %p
  ret void
}

; CHECK-LABEL: quotient(
; CHECK: bra
; CHECK: div.rn.f32
; CHECK: ret;
define ptx_kernel void @quotient(ptr %p, float %x, float %y) {
entry:
  %c = fcmp olt float %x, 0.0
  br i1 %c, label %end, label %more
more:
  %r = fdiv float %y, %x
  %d = fsub float %y, %r
  br label %end
end:
  %v = phi float [ -1.0, %entry ], [ %d, %more ]
  store float %v, ptr %p
  ret void
}

; CHECK-LABEL: long_quotient(
; CHECK: bra
; CHECK: div.rn.f64
; CHECK: ret;
define ptx_kernel void @long_quotient(ptr %p, double %x, double %y) {
entry:
  %c = fcmp olt double %x, 0.0
  br i1 %c, label %end, label %more
more:
  %r = fdiv double %y, %x
  %d = fsub double %y, %r
  br label %end
end:
  %v = phi double [ -1.0, %entry ], [ %d, %more ]
  store double %v, ptr %p
  ret void
}

; CHECK-LABEL: approximate_quotient(
; CHECK-NOT: bra
; CHECK: div.approx.f32
; CHECK: ret;
define ptx_kernel void @approximate_quotient(ptr %p, float %x, float %y) {
entry:
  %c = fcmp olt float %x, 0.0
  br i1 %c, label %end, label %more
more:
  %r = fdiv afn float %y, %x
  %d = fsub float %y, %r
  br label %end
end:
  %v = phi float [ -1.0, %entry ], [ %d, %more ]
  store float %v, ptr %p
  ret void
}

; CHECK-LABEL: allowed_quotient(
; CHECK-NOT: bra
; CHECK: div.full.f32
; CHECK: ret;
define ptx_kernel void @allowed_quotient(ptr %p, float %x, float %y) {
entry:
  %c = fcmp olt float %x, 0.0
  br i1 %c, label %end, label %more
more:
  %r = fdiv float %y, %x, !fpmath !0
  %d = fsub float %y, %r
  br label %end
end:
  %v = phi float [ -1.0, %entry ], [ %d, %more ]
  store float %v, ptr %p
  ret void
}

!0 = !{float 2.5}
