; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Linkage of functions and kernels, with every way to mark a kernel.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK-NOT: never_called
; CHECK: .extern .func declared()
; CHECK: .extern .func maybe()
; CHECK: .extern .func elsewhere()

; CHECK: .globl visible_
; CHECK-NEXT: .visible .func visible_()
define void @visible_() {
  call void @declared()
  call void @elsewhere()
  call void @maybe()
  ret void
}
; CHECK-NOT: .globl
; CHECK: {{^}}.func internal_()
define internal void @internal_() {
  ret void
}
; CHECK: // .weak weak_
; CHECK-NEXT: {{^}}.weak .func weak_()
define weak_odr void @weak_() {
  ret void
}
; CHECK: {{^}}.weak .func once()
define linkonce_odr void @once() {
  ret void
}
declare void @declared()
declare extern_weak void @maybe()
declare void @never_called()
define available_externally void @elsewhere() {
  ret void
}

; CHECK: {{^}}.visible .entry by_convention()
define ptx_kernel void @by_convention() {
  ret void
}
; CHECK: {{^}}.visible .entry by_annotation()
define void @by_annotation() {
  ret void
}
; CHECK: {{^}}.visible .entry by_attribute()
define void @by_attribute() "nvvm.kernel" {
  ret void
}
; CHECK: {{^}}.visible .entry by_attachment()
define void @by_attachment() !nvvm.kernel !1 {
  ret void
}
; CHECK: {{^}}.weak .entry weak_kernel()
define weak_odr ptx_kernel void @weak_kernel() {
  ret void
}
; CHECK: {{^}}.entry internal_kernel()
define internal ptx_kernel void @internal_kernel() {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @by_annotation, !"kernel", i32 1}
!1 = !{}
