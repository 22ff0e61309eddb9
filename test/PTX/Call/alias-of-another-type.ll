; A call through an alias is a call of the type that its function has, or one
; through a prototype.
; RUN: nvvmc emit %s --arch=sm_80 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @f(ptr %p) {
  ret void
}
@same = alias void (ptr), ptr @f
@other = alias i32 (i32), ptr @f
; CHECK-LABEL: .entry k(
; CHECK: call.uni same, (param0);
; CHECK: call{{.*}} (retval0), %rd{{[0-9]+}}, (param0), prototype_{{[0-9]+}};
; CHECK: call.uni other, (param0);
define ptx_kernel void @k(ptr %p) {
  call void @same(ptr %p)
  %r = call i32 @other(i32 4)
  call void @other(ptr %p)
  ret void
}
