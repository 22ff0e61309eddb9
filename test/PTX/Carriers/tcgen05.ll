; Checks written by scripts/update-goldens.py
; RUN: nvvmc compile %s --arch=sm_100a -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc compile %s --arch=sm_100a -o %t.ptx && %ptxas -arch=sm_100a -c %t.ptx -o /dev/null %}
;
; Tensor memory.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: alloc_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [alloc_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [alloc_0_param_1];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [alloc_0_param_2];
; CHECK-NEXT: tcgen05.alloc.cta_group::1.sync.aligned.b32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @alloc_0(ptr %x1, i32 %x2, ptr addrspace(6) %x3) {
  call void @llvm.nvvm.tcgen05.alloc(i32 0, ptr %x1, i32 %x2, ptr addrspace(6) %x3)
  ret void
}
; CHECK-LABEL: dealloc_0(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [dealloc_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [dealloc_0_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [dealloc_0_param_2];
; CHECK-NEXT: tcgen05.dealloc.cta_group::1.sync.aligned.b32 [[R1]], [[R2]];
; CHECK-NEXT: ret;
define void @dealloc_0(ptr addrspace(6) %x1, i32 %x2, ptr addrspace(6) %x3) {
  call void @llvm.nvvm.tcgen05.dealloc(i32 0, ptr addrspace(6) %x1, i32 %x2, ptr addrspace(6) %x3)
  ret void
}
; CHECK-LABEL: commit_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [commit_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [commit_0_param_1];
; CHECK-NEXT: tcgen05.commit.cta_group::1.mbarrier::arrive::one.b64 [[[RD1]]];
; CHECK-NEXT: ret;
define void @commit_0(ptr %x1, ptr addrspace(6) %x2) {
  call void @llvm.nvvm.tcgen05.commit.arrive(i32 0, ptr %x1, ptr addrspace(6) %x2)
  ret void
}
; CHECK-LABEL: wait_0(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [wait_0_param_0];
; CHECK-NEXT: tcgen05.wait::ld.sync.aligned;
; CHECK-NEXT: ret;
define void @wait_0(ptr addrspace(6) %x1) {
  call void @llvm.nvvm.tcgen05.wait(i32 0, ptr addrspace(6) %x1)
  ret void
}
; CHECK-LABEL: fence_0(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [fence_0_param_0];
; CHECK-NEXT: tcgen05.fence::before_thread_sync;
; CHECK-NEXT: ret;
define void @fence_0(ptr addrspace(6) %x1) {
  call void @llvm.nvvm.tcgen05.fence(i32 0, ptr addrspace(6) %x1)
  ret void
}
; CHECK-LABEL: alloc_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [alloc_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [alloc_1_param_1];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [alloc_1_param_2];
; CHECK-NEXT: tcgen05.alloc.cta_group::2.sync.aligned.b32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @alloc_1(ptr %x1, i32 %x2, ptr addrspace(6) %x3) {
  call void @llvm.nvvm.tcgen05.alloc(i32 1, ptr %x1, i32 %x2, ptr addrspace(6) %x3)
  ret void
}
; CHECK-LABEL: dealloc_1(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [dealloc_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [dealloc_1_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [dealloc_1_param_2];
; CHECK-NEXT: tcgen05.dealloc.cta_group::2.sync.aligned.b32 [[R1]], [[R2]];
; CHECK-NEXT: ret;
define void @dealloc_1(ptr addrspace(6) %x1, i32 %x2, ptr addrspace(6) %x3) {
  call void @llvm.nvvm.tcgen05.dealloc(i32 1, ptr addrspace(6) %x1, i32 %x2, ptr addrspace(6) %x3)
  ret void
}
; CHECK-LABEL: commit_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [commit_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [commit_1_param_1];
; CHECK-NEXT: tcgen05.commit.cta_group::2.mbarrier::arrive::one.b64 [[[RD1]]];
; CHECK-NEXT: ret;
define void @commit_1(ptr %x1, ptr addrspace(6) %x2) {
  call void @llvm.nvvm.tcgen05.commit.arrive(i32 1, ptr %x1, ptr addrspace(6) %x2)
  ret void
}
; CHECK-LABEL: wait_1(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [wait_1_param_0];
; CHECK-NEXT: tcgen05.wait::st.sync.aligned;
; CHECK-NEXT: ret;
define void @wait_1(ptr addrspace(6) %x1) {
  call void @llvm.nvvm.tcgen05.wait(i32 1, ptr addrspace(6) %x1)
  ret void
}
; CHECK-LABEL: fence_1(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [fence_1_param_0];
; CHECK-NEXT: tcgen05.fence::after_thread_sync;
; CHECK-NEXT: ret;
define void @fence_1(ptr addrspace(6) %x1) {
  call void @llvm.nvvm.tcgen05.fence(i32 1, ptr addrspace(6) %x1)
  ret void
}
; CHECK-LABEL: cp_0(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [cp_0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [cp_0_param_1];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [cp_0_param_2];
; CHECK-NEXT: tcgen05.cp.cta_group::1.128x256b [[[R1]]], [[RD1]];
; CHECK-NEXT: ret;
define void @cp_0(ptr addrspace(6) %x1, i64 %x2, ptr addrspace(6) %x3) {
  call void @llvm.nvvm.tcgen05.cp(i32 0, ptr addrspace(6) %x1, i64 %x2, ptr addrspace(6) %x3)
  ret void
}
; CHECK-LABEL: cp_1(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [cp_1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [cp_1_param_1];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [cp_1_param_2];
; CHECK-NEXT: tcgen05.cp.cta_group::2.128x256b [[[R1]]], [[RD1]];
; CHECK-NEXT: ret;
define void @cp_1(ptr addrspace(6) %x1, i64 %x2, ptr addrspace(6) %x3) {
  call void @llvm.nvvm.tcgen05.cp(i32 1, ptr addrspace(6) %x1, i64 %x2, ptr addrspace(6) %x3)
  ret void
}
; CHECK-LABEL: cp_2(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [cp_2_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [cp_2_param_1];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [cp_2_param_2];
; CHECK-NEXT: tcgen05.cp.cta_group::1.4x256b [[[R1]]], [[RD1]];
; CHECK-NEXT: ret;
define void @cp_2(ptr addrspace(6) %x1, i64 %x2, ptr addrspace(6) %x3) {
  call void @llvm.nvvm.tcgen05.cp(i32 2, ptr addrspace(6) %x1, i64 %x2, ptr addrspace(6) %x3)
  ret void
}
; CHECK-LABEL: cp_4(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [cp_4_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [cp_4_param_1];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [cp_4_param_2];
; CHECK-NEXT: tcgen05.cp.cta_group::1.128x128b [[[R1]]], [[RD1]];
; CHECK-NEXT: ret;
define void @cp_4(ptr addrspace(6) %x1, i64 %x2, ptr addrspace(6) %x3) {
  call void @llvm.nvvm.tcgen05.cp(i32 4, ptr addrspace(6) %x1, i64 %x2, ptr addrspace(6) %x3)
  ret void
}
; CHECK-LABEL: cp_16(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [cp_16_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [cp_16_param_1];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [cp_16_param_2];
; CHECK-NEXT: tcgen05.cp.cta_group::1.64x128b.warpx2::02_13 [[[R1]]], [[RD1]];
; CHECK-NEXT: ret;
define void @cp_16(ptr addrspace(6) %x1, i64 %x2, ptr addrspace(6) %x3) {
  call void @llvm.nvvm.tcgen05.cp(i32 22, ptr addrspace(6) %x1, i64 %x2, ptr addrspace(6) %x3)
  ret void
}
; CHECK-LABEL: cp_26(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [cp_26_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [cp_26_param_1];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [cp_26_param_2];
; CHECK-NEXT: tcgen05.cp.cta_group::1.64x128b.warpx2::01_23 [[[R1]]], [[RD1]];
; CHECK-NEXT: ret;
define void @cp_26(ptr addrspace(6) %x1, i64 %x2, ptr addrspace(6) %x3) {
  call void @llvm.nvvm.tcgen05.cp(i32 38, ptr addrspace(6) %x1, i64 %x2, ptr addrspace(6) %x3)
  ret void
}
; CHECK-LABEL: cp_38(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [cp_38_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [cp_38_param_1];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [cp_38_param_2];
; CHECK-NEXT: tcgen05.cp.cta_group::1.32x128b.warpx4 [[[R1]]], [[RD1]];
; CHECK-NEXT: ret;
define void @cp_38(ptr addrspace(6) %x1, i64 %x2, ptr addrspace(6) %x3) {
  call void @llvm.nvvm.tcgen05.cp(i32 56, ptr addrspace(6) %x1, i64 %x2, ptr addrspace(6) %x3)
  ret void
}
; CHECK-LABEL: cp_40(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [cp_40_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [cp_40_param_1];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [cp_40_param_2];
; CHECK-NEXT: tcgen05.cp.cta_group::1.128x256b.b8x16.b6x16_p32 [[[R1]]], [[RD1]];
; CHECK-NEXT: ret;
define void @cp_40(ptr addrspace(6) %x1, i64 %x2, ptr addrspace(6) %x3) {
  call void @llvm.nvvm.tcgen05.cp(i32 64, ptr addrspace(6) %x1, i64 %x2, ptr addrspace(6) %x3)
  ret void
}
; CHECK-LABEL: cp_c0(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [cp_c0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [cp_c0_param_1];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [cp_c0_param_2];
; CHECK-NEXT: tcgen05.cp.cta_group::1.128x256b.b8x16.b4x16_p64 [[[R1]]], [[RD1]];
; CHECK-NEXT: ret;
define void @cp_c0(ptr addrspace(6) %x1, i64 %x2, ptr addrspace(6) %x3) {
  call void @llvm.nvvm.tcgen05.cp(i32 192, ptr addrspace(6) %x1, i64 %x2, ptr addrspace(6) %x3)
  ret void
}

declare void @llvm.nvvm.tcgen05.alloc(i32, ptr, i32, ptr addrspace(6))
declare void @llvm.nvvm.tcgen05.dealloc(i32, ptr addrspace(6), i32, ptr addrspace(6))
declare void @llvm.nvvm.tcgen05.commit.arrive(i32, ptr, ptr addrspace(6))
declare void @llvm.nvvm.tcgen05.wait(i32, ptr addrspace(6))
declare void @llvm.nvvm.tcgen05.fence(i32, ptr addrspace(6))
declare void @llvm.nvvm.tcgen05.cp(i32, ptr addrspace(6), i64, ptr addrspace(6))

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
