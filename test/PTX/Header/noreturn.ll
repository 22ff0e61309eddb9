; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; .noreturn is printed on declarations and definitions, but not on kernels or
; functions that return a value.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: .extern .func declared()
; CHECK-NEXT: .noreturn
; CHECK-NEXT: ;
declare void @declared() noreturn

; CHECK: .visible .func later()
; CHECK-NEXT: .noreturn
; CHECK-NEXT: ;
; CHECK-LABEL: .visible .entry kernel(
; CHECK-NOT: .noreturn
; CHECK: {{^{}}
define ptx_kernel void @kernel(i1 %a) noreturn {
  br i1 %a, label %t, label %e
t:
  call void @declared()
  unreachable
e:
  call void @later()
  unreachable
}
; CHECK-LABEL: .globl value
; CHECK-NOT: .noreturn
; CHECK: {{^{}}
define i32 @value() noreturn {
  unreachable
}
; CHECK-LABEL: .globl later
; CHECK-NEXT: .visible .func later()
; CHECK-NEXT: .noreturn
; CHECK: {{^{}}
define void @later() noreturn {
  call i32 @value()
  unreachable
}
