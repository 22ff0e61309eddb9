; Where one element of a vector in memory is read or written, at an index that is not
; constant, it is accessed alone. At constant indices, vectors are loaded as they are.
; RUN: nvvmc opt %s --opt=1 -o - | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: define {{.*}}@moved(
; CHECK-NOT: {{load|store}} <
; CHECK: load i16, ptr
; CHECK-NOT: {{load|store}} <
; CHECK: store i16
; CHECK-NOT: {{load|store}} <
; CHECK: ret void
define ptx_kernel void @moved(ptr %p, i32 %at) {
  %m = and i32 %at, 15
  %from = load <16 x i16>, ptr %p, align 32
  %e = extractelement <16 x i16> %from, i32 %m
  %to = getelementptr i8, ptr %p, i64 32
  %old = load <16 x i16>, ptr %to, align 32
  %new = insertelement <16 x i16> %old, i16 %e, i32 %m
  store <16 x i16> %new, ptr %to, align 32
  ret void
}

; An index that may be outside of the vector, and memory that is volatile.
; CHECK-LABEL: define {{.*}}@outside(
; CHECK: load <4 x i32>
; CHECK: extractelement
; CHECK: load volatile <4 x i32>
; CHECK: extractelement
; CHECK: ret void
define ptx_kernel void @outside(ptr %p, ptr %q, i32 %at) {
  %v = load <4 x i32>, ptr %p, align 16
  %e = extractelement <4 x i32> %v, i32 %at
  %m = and i32 %at, 3
  %w = load volatile <4 x i32>, ptr %p, align 16
  %f = extractelement <4 x i32> %w, i32 %m
  %s = add i32 %e, %f
  store i32 %s, ptr %q
  ret void
}

; CHECK-LABEL: define {{.*}}@constant(
; CHECK: load <4 x float>
; CHECK-NOT: load
; CHECK: ret void
define ptx_kernel void @constant(ptr %p, ptr %q) {
  %v = load <4 x float>, ptr %p, align 16
  %a = extractelement <4 x float> %v, i32 0
  %b = extractelement <4 x float> %v, i32 3
  %s = fadd float %a, %b
  store float %s, ptr %q
  ret void
}
