; RUN: not nvvmc emit %s --arch=sm_90 -O0 -o - 2>&1 | FileCheck %s

; Launch bounds that cannot be read or printed.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK-DAG: error: launch bound nvvm.maxntid of kernel text is not one to three positive decimal numbers: 12x [emit-launch-bound]
; CHECK-DAG: error: launch bound nvvm.minctasm of kernel text is not one to three positive decimal numbers: 0 [emit-launch-bound]
define ptx_kernel void @text() #0 {
  ret void
}
; CHECK-DAG: error: launch bound nvvm.reqntid of kernel zero is not one to three positive decimal numbers: 0 [emit-launch-bound]
define void @zero() {
  ret void
}
; CHECK-DAG: error: launch bound nvvm.maxntid of kernel no_threads_at_most is not one to three positive decimal numbers: 0 [emit-launch-bound]
define ptx_kernel void @no_threads_at_most() "nvvm.maxntid"="0" {
  ret void
}
; CHECK-DAG: error: launch bound nvvm.maxnreg of kernel no_registers is not one to three positive decimal numbers: 0 [emit-launch-bound]
define ptx_kernel void @no_registers() "nvvm.maxnreg"="0" {
  ret void
}
; CHECK-DAG: error: launch bound nvvm.reqntid of kernel no_column is not one to three positive decimal numbers: 0,1,1 [emit-launch-bound]
define ptx_kernel void @no_column() "nvvm.reqntid"="0,1,1" {
  ret void
}
; CHECK-DAG: error: blocksareclusters requires reqntid and cluster_dim attributes [emit-blocksareclusters]
; CHECK-DAG: in @no_threads
define ptx_kernel void @no_threads() #1 {
  ret void
}
; CHECK-DAG: in @no_cluster
define ptx_kernel void @no_cluster() #2 {
  ret void
}
; CHECK-DAG: error: kernel value returns a value [emit-kernel-type]
define ptx_kernel i32 @value() {
  ret i32 0
}
; CHECK-DAG: error: kernel variable takes variable arguments [emit-kernel-type]
define void @variable(...) "nvvm.kernel" {
  ret void
}
; CHECK-DAG: 10 errors
attributes #0 = { "nvvm.maxntid"="12x" "nvvm.minctasm"="0" }
attributes #1 = { "nvvm.blocksareclusters" "nvvm.cluster_dim"="2" }
attributes #2 = { "nvvm.blocksareclusters" "nvvm.reqntid"="32" }
!nvvm.annotations = !{!0}
!0 = !{ptr @zero, !"kernel", i32 1, !"reqntidx", i32 0}
