; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; One line per register class, in this order, each with the highest number plus
; one; unused classes are not declared. %rq requires PTX 8.3.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: .version 8.3
; CHECK-LABEL: nine(
; CHECK: {{^{}}
; CHECK-NEXT: .reg .pred %p<2>;
; CHECK-NEXT: .reg .b16 %rs<5>;
; CHECK-NEXT: .reg .b32 %r<4>;
; CHECK-NEXT: .reg .b64 %rd<7>;
; CHECK-NEXT: .reg .f32 %f<3>;
; CHECK-NEXT: .reg .f64 %fd<3>;
; CHECK-NEXT: .reg .b16 %h<3>;
; CHECK-NEXT: .reg .b32 %hh<3>;
; CHECK-NEXT: .reg .b128 %rq<3>;
; CHECK-EMPTY:
define i128 @nine(ptr addrspace(1) %p, i1 %c, i16 %s, i32 %i, i64 %l, float %f, double %d, half %h, <2 x half> %hh, i128 %q) {
  %a = fadd half %h, %h
  %b = fadd <2 x half> %hh, %hh
  %x = fadd float %f, 1.0
  %y = fadd double %d, 1.0
  %z = add i16 %s, 1
  %j = add i32 %i, 1
  %k = select i1 %c, i32 %j, i32 %i
  store half %a, ptr addrspace(1) %p
  store <2 x half> %b, ptr addrspace(1) %p
  store float %x, ptr addrspace(1) %p
  store double %y, ptr addrspace(1) %p
  store i16 %z, ptr addrspace(1) %p
  store i32 %k, ptr addrspace(1) %p
  store i64 %l, ptr addrspace(1) %p
  %r = atomicrmw xchg ptr addrspace(1) %p, i128 %q monotonic
  ret i128 %r
}
; CHECK-LABEL: none(
; CHECK: {{^{}}
; CHECK-NOT: .reg
; CHECK: ret;
define void @none() {
  ret void
}
; CHECK-LABEL: one(
; CHECK: {{^{}}
; CHECK-NEXT: .reg .b32 %r<2>;
; CHECK-EMPTY:
define i32 @one(i32 %a) {
  ret i32 %a
}
