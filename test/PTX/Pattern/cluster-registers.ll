; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; The 15 cluster registers; the first is a predicate.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: is_explicit_cluster(
; CHECK: mov.pred [[P1:%p[0-9]+]], %is_explicit_cluster;
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @is_explicit_cluster() {
  %p = call i1 @llvm.nvvm.is_explicit_cluster()
  %r = zext i1 %p to i32
  ret i32 %r
}
; CHECK-LABEL: cluster_ctarank(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %cluster_ctarank;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @cluster_ctarank() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctarank()
  ret i32 %r
}
; CHECK-LABEL: cluster_nctarank(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %cluster_nctarank;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @cluster_nctarank() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
  ret i32 %r
}
; CHECK-LABEL: cluster_nctaid_x(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %cluster_nctaid.x;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @cluster_nctaid_x() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.x()
  ret i32 %r
}
; CHECK-LABEL: cluster_nctaid_y(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %cluster_nctaid.y;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @cluster_nctaid_y() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.y()
  ret i32 %r
}
; CHECK-LABEL: cluster_nctaid_z(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %cluster_nctaid.z;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @cluster_nctaid_z() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.nctaid.z()
  ret i32 %r
}
; CHECK-LABEL: cluster_ctaid_x(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %cluster_ctaid.x;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @cluster_ctaid_x() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.x()
  ret i32 %r
}
; CHECK-LABEL: cluster_ctaid_y(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %cluster_ctaid.y;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @cluster_ctaid_y() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.y()
  ret i32 %r
}
; CHECK-LABEL: cluster_ctaid_z(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %cluster_ctaid.z;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @cluster_ctaid_z() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.cluster.ctaid.z()
  ret i32 %r
}
; CHECK-LABEL: nclusterid_x(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %nclusterid.x;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @nclusterid_x() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nclusterid.x()
  ret i32 %r
}
; CHECK-LABEL: nclusterid_y(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %nclusterid.y;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @nclusterid_y() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nclusterid.y()
  ret i32 %r
}
; CHECK-LABEL: nclusterid_z(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %nclusterid.z;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @nclusterid_z() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.nclusterid.z()
  ret i32 %r
}
; CHECK-LABEL: clusterid_x(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %clusterid.x;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @clusterid_x() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.clusterid.x()
  ret i32 %r
}
; CHECK-LABEL: clusterid_y(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %clusterid.y;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @clusterid_y() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.clusterid.y()
  ret i32 %r
}
; CHECK-LABEL: clusterid_z(
; CHECK: mov.u32 [[R1:%r[0-9]+]], %clusterid.z;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @clusterid_z() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.clusterid.z()
  ret i32 %r
}
