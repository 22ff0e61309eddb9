; Checks written by scripts/update-goldens.py
; RUN: nvvmc compile %s --arch=sm_100a -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc compile %s --arch=sm_100a -o %t.ptx && %ptxas -arch=sm_100a -c %t.ptx -o /dev/null %}
;
; Barriers and fences.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @membar_gl() {
  call void @llvm.nvvm.membar(i32 0)
  ret void
}
define void @membar_cta() {
  call void @llvm.nvvm.membar(i32 1)
  ret void
}
define void @membar_sys() {
  call void @llvm.nvvm.membar(i32 2)
  ret void
}
define void @membar_cluster() {
  call void @llvm.nvvm.membar(i32 4)
  ret void
}
define void @membar_gl_high() {
  call void @llvm.nvvm.membar(i32 16)
  ret void
}
define void @mbarrier_init() {
  call void @llvm.nvvm.fence.opcode(i32 0)
  ret void
}
define void @proxy_async() {
  call void @llvm.nvvm.fence.proxy(i32 0)
  ret void
}
define void @proxy_global() {
  call void @llvm.nvvm.fence.proxy(i32 1)
  ret void
}
define void @proxy_shared_cta() {
  call void @llvm.nvvm.fence.proxy(i32 2)
  ret void
}
define void @proxy_shared_cluster() {
  call void @llvm.nvvm.fence.proxy(i32 3)
  ret void
}
define void @proxy_alias() {
  call void @llvm.nvvm.fence.proxy(i32 4)
  ret void
}
; CHECK-LABEL: bar_sync(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [bar_sync_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [bar_sync_param_1];
; CHECK-NEXT: bar.sync [[R1]], [[R2]];
; CHECK-NEXT: ret;
define void @bar_sync(i32 %x1, i32 %x2) {
  call void @llvm.nvvm.barrier(i32 0, i32 %x1, i32 %x2)
  ret void
}
define void @bar_sync_constant() {
  call void @llvm.nvvm.barrier(i32 0, i32 1, i32 64)
  ret void
}
; CHECK-LABEL: bar_arrive(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [bar_arrive_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [bar_arrive_param_1];
; CHECK-NEXT: bar.arrive [[R1]], [[R2]];
; CHECK-NEXT: ret;
define void @bar_arrive(i32 %x1, i32 %x2) {
  call void @llvm.nvvm.barrier(i32 1, i32 %x1, i32 %x2)
  ret void
}
define void @bar_arrive_constant() {
  call void @llvm.nvvm.barrier(i32 1, i32 1, i32 64)
  ret void
}
; CHECK-LABEL: cta_0(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [cta_0_param_0];
; CHECK-NEXT: barrier.sync [[R1]];
; CHECK-NEXT: ret;
define void @cta_0(i32 %x1) {
  call void @llvm.nvvm.barrier.cta.sync(i32 0, i32 %x1)
  ret void
}
; CHECK-LABEL: cta_1(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [cta_1_param_0];
; CHECK-NEXT: barrier.sync.aligned [[R1]];
; CHECK-NEXT: ret;
define void @cta_1(i32 %x1) {
  call void @llvm.nvvm.barrier.cta.sync(i32 1, i32 %x1)
  ret void
}
; CHECK-LABEL: cta_2(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [cta_2_param_0];
; CHECK-NEXT: barrier.sync [[R1]];
; CHECK-NEXT: ret;
define void @cta_2(i32 %x1) {
  call void @llvm.nvvm.barrier.cta.sync(i32 2, i32 %x1)
  ret void
}
define void @cta_constant() {
  call void @llvm.nvvm.barrier.cta.sync(i32 1, i32 3)
  ret void
}

declare void @llvm.nvvm.membar(i32)
declare void @llvm.nvvm.fence.opcode(i32)
declare void @llvm.nvvm.fence.proxy(i32)
declare void @llvm.nvvm.barrier(i32, i32, i32)
declare void @llvm.nvvm.barrier.cta.sync(i32, i32)

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
