; Two branches to one block become one, even if what the second condition is computed
; from is used later. What costs more than a branch stays behind it, and so does what
; must not be executed in vain. Loops keep their form.
; RUN: nvvmc opt %s --opt=2 -o - | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @both(
; CHECK: %at = add
; CHECK-NOT: br
; CHECK: br i1 {{.*}}, label %inside, label %after
; CHECK-NOT: br i1
; CHECK: ret void
define ptx_kernel void @both(ptr %p, ptr %q, i32 %row, i32 %k, i32 %x, i32 %n) {
entry:
  %c = icmp ult i32 %row, %n
  br i1 %c, label %second, label %after
second:
  %at = add i32 %k, %x
  %d = icmp ult i32 %at, %n
  br i1 %d, label %inside, label %after
inside:
  %first = mul i32 %at, %n
  %i = add i32 %first, %row
  %a = getelementptr float, ptr %p, i32 %i
  %v = load float, ptr %a
  br label %after
after:
  %f = phi float [ 0.0, %entry ], [ 0.0, %second ], [ %v, %inside ]
  store float %f, ptr %q
  ret void
}

; Either condition leads away, with either sense.
; CHECK-LABEL: @mixed(
; CHECK: br i1
; CHECK-NOT: br i1
; CHECK: ret void
define ptx_kernel void @mixed(ptr %p, ptr %q, i32 %row, i32 %k, i32 %x, i32 %n) {
entry:
  %c = icmp ult i32 %row, %n
  br i1 %c, label %second, label %after
second:
  %at = add i32 %k, %x
  %d = icmp ugt i32 %at, %n
  br i1 %d, label %after, label %inside
inside:
  %a = getelementptr float, ptr %p, i32 %at
  %v = load float, ptr %a
  br label %after
after:
  %f = phi float [ 0.0, %entry ], [ 0.0, %second ], [ %v, %inside ]
  store float %f, ptr %q
  ret void
}

; A load may fault, and is not for nothing.
; CHECK-LABEL: @loads(
; CHECK-COUNT-2: br i1
; CHECK: ret void
define ptx_kernel void @loads(ptr %p, ptr %q, i32 %row, i32 %n) {
entry:
  %c = icmp ult i32 %row, %n
  br i1 %c, label %second, label %after
second:
  %b = getelementptr i32, ptr %p, i32 %row
  %at = load i32, ptr %b
  %d = icmp ult i32 %at, %n
  br i1 %d, label %inside, label %after
inside:
  %a = getelementptr float, ptr %p, i32 %at
  %v = load float, ptr %a
  br label %after
after:
  %f = phi float [ 0.0, %entry ], [ 0.0, %second ], [ %v, %inside ]
  store float %f, ptr %q
  ret void
}

; A division may trap.
; CHECK-LABEL: @divides(
; CHECK-COUNT-2: br i1
; CHECK: ret void
define ptx_kernel void @divides(ptr %p, ptr %q, i32 %row, i32 %n) {
entry:
  %c = icmp ne i32 %n, 0
  br i1 %c, label %second, label %after
second:
  %at = udiv i32 %row, %n
  %d = icmp ult i32 %at, 17
  br i1 %d, label %inside, label %after
inside:
  %a = getelementptr float, ptr %p, i32 %at
  %v = load float, ptr %a
  br label %after
after:
  %f = phi float [ 0.0, %entry ], [ 0.0, %second ], [ %v, %inside ]
  store float %f, ptr %q
  ret void
}

; Four operations are computed in vain, five are not.
; CHECK-LABEL: @four(
; CHECK-COUNT-1: br i1
; CHECK-NOT: br i1
; CHECK: ret void
; CHECK-LABEL: @five(
; CHECK-COUNT-2: br i1
; CHECK: ret void
define ptx_kernel void @four(ptr %p, ptr %q, i32 %row, i32 %x, i32 %n) {
entry:
  %c = icmp ult i32 %row, %n
  br i1 %c, label %second, label %after
second:
  %a0 = xor i32 %x, %n
  %a1 = mul i32 %a0, %row
  %a2 = xor i32 %a1, %x
  %d = icmp ult i32 %a2, %n
  br i1 %d, label %inside, label %after
inside:
  %b = xor i32 %a0, %a1
  %e = xor i32 %b, %a2
  %a = getelementptr i32, ptr %p, i32 %e
  %v = load i32, ptr %a
  br label %after
after:
  %f = phi i32 [ 0, %entry ], [ 0, %second ], [ %v, %inside ]
  store i32 %f, ptr %q
  ret void
}
define ptx_kernel void @five(ptr %p, ptr %q, i32 %row, i32 %x, i32 %n) {
entry:
  %c = icmp ult i32 %row, %n
  br i1 %c, label %second, label %after
second:
  %a0 = xor i32 %x, %n
  %a1 = mul i32 %a0, %row
  %a2 = xor i32 %a1, %x
  %a3 = mul i32 %a2, %a1
  %d = icmp ult i32 %a3, %n
  br i1 %d, label %inside, label %after
inside:
  %b = xor i32 %a0, %a1
  %e = xor i32 %b, %a3
  %a = getelementptr i32, ptr %p, i32 %e
  %v = load i32, ptr %a
  br label %after
after:
  %f = phi i32 [ 0, %entry ], [ 0, %second ], [ %v, %inside ]
  store i32 %f, ptr %q
  ret void
}

; The ways give different values: there are two questions.
; CHECK-LABEL: @differ(
; CHECK-COUNT-2: br i1
; CHECK: ret void
define ptx_kernel void @differ(ptr %p, ptr %q, i32 %row, i32 %k, i32 %x, i32 %n) {
entry:
  %c = icmp ult i32 %row, %n
  br i1 %c, label %second, label %after
second:
  %at = add i32 %k, %x
  %d = icmp ult i32 %at, %n
  br i1 %d, label %inside, label %after
inside:
  %a = getelementptr float, ptr %p, i32 %at
  %v = load float, ptr %a
  br label %after
after:
  %f = phi float [ 0.0, %entry ], [ 1.0, %second ], [ %v, %inside ]
  store float %f, ptr %q
  ret void
}
