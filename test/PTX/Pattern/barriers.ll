; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Barriers of memory, of clusters and of blocks.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: membar_gl(
; CHECK: membar.gl;
define void @membar_gl() {
  call void @llvm.nvvm.membar.gl()
  ret void
}
; CHECK-LABEL: membar_cta(
; CHECK: membar.cta;
define void @membar_cta() {
  call void @llvm.nvvm.membar.cta()
  ret void
}
; CHECK-LABEL: membar_sys(
; CHECK: membar.sys;
define void @membar_sys() {
  call void @llvm.nvvm.membar.sys()
  ret void
}
; CHECK-LABEL: fence_sc_cluster(
; CHECK: fence.sc.cluster;
define void @fence_sc_cluster() {
  call void @llvm.nvvm.fence.sc.cluster()
  ret void
}
; CHECK-LABEL: barrier_cluster_arrive(
; CHECK: barrier.cluster.arrive;
define void @barrier_cluster_arrive() {
  call void @llvm.nvvm.barrier.cluster.arrive()
  ret void
}
; CHECK-LABEL: barrier_cluster_arrive_relaxed(
; CHECK: barrier.cluster.arrive.relaxed;
define void @barrier_cluster_arrive_relaxed() {
  call void @llvm.nvvm.barrier.cluster.arrive.relaxed()
  ret void
}
; CHECK-LABEL: barrier_cluster_wait(
; CHECK: barrier.cluster.wait;
define void @barrier_cluster_wait() {
  call void @llvm.nvvm.barrier.cluster.wait()
  ret void
}
; CHECK-LABEL: barrier_cluster_arrive_aligned(
; CHECK: barrier.cluster.arrive.aligned;
define void @barrier_cluster_arrive_aligned() {
  call void @llvm.nvvm.barrier.cluster.arrive.aligned()
  ret void
}
; CHECK-LABEL: barrier_cluster_arrive_relaxed_aligned(
; CHECK: barrier.cluster.arrive.relaxed.aligned;
define void @barrier_cluster_arrive_relaxed_aligned() {
  call void @llvm.nvvm.barrier.cluster.arrive.relaxed.aligned()
  ret void
}
; CHECK-LABEL: barrier_cluster_wait_aligned(
; CHECK: barrier.cluster.wait.aligned;
define void @barrier_cluster_wait_aligned() {
  call void @llvm.nvvm.barrier.cluster.wait.aligned()
  ret void
}
; CHECK-LABEL: aligned(
; CHECK: bar.sync 0;
define void @aligned() {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
; CHECK-LABEL: aligned_some(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [aligned_some_param_0];
; CHECK-NEXT: bar.sync 1, [[R1]];
define void @aligned_some(i32 %n) {
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 1, i32 %n)
  ret void
}
; CHECK-LABEL: not_aligned(
; CHECK: barrier.sync 1;
define void @not_aligned() {
  call void @llvm.nvvm.barrier.cta.sync.all(i32 1)
  ret void
}
; CHECK-LABEL: arrives(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [arrives_param_0];
; CHECK-NEXT: bar.arrive 15, [[R1]];
define void @arrives(i32 %n) {
  call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 15, i32 %n)
  ret void
}
; CHECK-LABEL: warp(
; CHECK: bar.warp.sync -1;
define void @warp() {
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  ret void
}
; CHECK-LABEL: fence_acquire_block(
; CHECK: fence.acq_rel.cta;
define void @fence_acquire_block() {
  fence syncscope("block") acquire
  ret void
}
; CHECK-LABEL: fence_acquire_cluster(
; CHECK: fence.acq_rel.cluster;
define void @fence_acquire_cluster() {
  fence syncscope("cluster") acquire
  ret void
}
; CHECK-LABEL: fence_acquire_device(
; CHECK: fence.acq_rel.gpu;
define void @fence_acquire_device() {
  fence syncscope("device") acquire
  ret void
}
; CHECK-LABEL: fence_acquire_system(
; CHECK: fence.acq_rel.sys;
define void @fence_acquire_system() {
  fence acquire
  ret void
}
; CHECK-LABEL: fence_release_block(
; CHECK: fence.acq_rel.cta;
define void @fence_release_block() {
  fence syncscope("block") release
  ret void
}
; CHECK-LABEL: fence_release_cluster(
; CHECK: fence.acq_rel.cluster;
define void @fence_release_cluster() {
  fence syncscope("cluster") release
  ret void
}
; CHECK-LABEL: fence_release_device(
; CHECK: fence.acq_rel.gpu;
define void @fence_release_device() {
  fence syncscope("device") release
  ret void
}
; CHECK-LABEL: fence_release_system(
; CHECK: fence.acq_rel.sys;
define void @fence_release_system() {
  fence release
  ret void
}
; CHECK-LABEL: fence_acq_rel_block(
; CHECK: fence.acq_rel.cta;
define void @fence_acq_rel_block() {
  fence syncscope("block") acq_rel
  ret void
}
; CHECK-LABEL: fence_acq_rel_cluster(
; CHECK: fence.acq_rel.cluster;
define void @fence_acq_rel_cluster() {
  fence syncscope("cluster") acq_rel
  ret void
}
; CHECK-LABEL: fence_acq_rel_device(
; CHECK: fence.acq_rel.gpu;
define void @fence_acq_rel_device() {
  fence syncscope("device") acq_rel
  ret void
}
; CHECK-LABEL: fence_acq_rel_system(
; CHECK: fence.acq_rel.sys;
define void @fence_acq_rel_system() {
  fence acq_rel
  ret void
}
; CHECK-LABEL: fence_seq_cst_block(
; CHECK: fence.sc.cta;
define void @fence_seq_cst_block() {
  fence syncscope("block") seq_cst
  ret void
}
; CHECK-LABEL: fence_seq_cst_cluster(
; CHECK: fence.sc.cluster;
define void @fence_seq_cst_cluster() {
  fence syncscope("cluster") seq_cst
  ret void
}
; CHECK-LABEL: fence_seq_cst_device(
; CHECK: fence.sc.gpu;
define void @fence_seq_cst_device() {
  fence syncscope("device") seq_cst
  ret void
}
; CHECK-LABEL: fence_seq_cst_system(
; CHECK: fence.sc.sys;
define void @fence_seq_cst_system() {
  fence seq_cst
  ret void
}
