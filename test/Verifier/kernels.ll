; Each of the four ways to mark a kernel works.

; RUN: not nvvmc verify --arch=sm_90 %s 2>&1 | FileCheck %s

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Clusters are only allowed on kernels, with each of the four ways.
; CHECK-NOT: [cluster-non-kernel]
define ptx_kernel void @by_convention() "nvvm.cluster_dim"="2" {
  ret void
}
define void @by_annotation() "nvvm.cluster_dim"="2" {
  ret void
}
define void @by_attribute() "nvvm.kernel" "nvvm.cluster_dim"="2" {
  ret void
}
define void @by_attachment() "nvvm.cluster_dim"="2" !nvvm.kernel !1 {
  ret void
}

; CHECK: non-void entry function. [kernel-nonvoid]
; CHECK-NEXT: define i32 @value_by_attribute
define i32 @value_by_attribute() "nvvm.kernel" {
  ret i32 0
}
; CHECK: non-void entry function. [kernel-nonvoid]
; CHECK-NEXT: define i32 @value_by_attachment
define i32 @value_by_attachment() !nvvm.kernel !1 {
  ret i32 0
}

; An annotation with value 0 does not mark a kernel.
; CHECK: [cluster-non-kernel]
; CHECK-NEXT: define void @not_annotated
define void @not_annotated() "nvvm.cluster_dim"="2" {
  ret void
}
; CHECK: [cluster-partial-zero]
define ptx_kernel void @partial() "nvvm.cluster_dim"="0,1" {
  ret void
}
define ptx_kernel void @undecided() "nvvm.cluster_dim"="0" {
  ret void
}
; CHECK: 4 errors

!nvvm.annotations = !{!0, !2}
!0 = !{ptr @by_annotation, !"kernel", i32 1}
!1 = !{}
!2 = !{ptr @not_annotated, !"kernel", i32 0}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
