; Checks written by scripts/update-goldens.py
; RUN: nvvmc emit %s --arch=sm_100a -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_100a -o %t.ptx && %ptxas -arch=sm_100a -c %t.ptx -o /dev/null %}
;
; Asynchronous copies. libNVVM compiles sizes that its verifier rejects.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: copy_ca_4_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [copy_ca_4_3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copy_ca_4_3_param_1];
; CHECK-NEXT: cp.async.ca.shared.global [[[RD1]]], [[[RD2]]], 4, 3;
; CHECK-NEXT: ret;
define void @copy_ca_4_3(ptr addrspace(3) %x1, ptr addrspace(1) %x2) {
  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 4, i32 3)
  ret void
}
; CHECK-LABEL: copy_ca_4_4(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [copy_ca_4_4_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copy_ca_4_4_param_1];
; CHECK-NEXT: cp.async.ca.shared.global [[[RD1]]], [[[RD2]]], 4;
; CHECK-NEXT: ret;
define void @copy_ca_4_4(ptr addrspace(3) %x1, ptr addrspace(1) %x2) {
  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 4, i32 4)
  ret void
}
; CHECK-LABEL: copy_ca_4_20(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [copy_ca_4_20_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copy_ca_4_20_param_1];
; CHECK-NEXT: cp.async.ca.shared.global [[[RD1]]], [[[RD2]]], 4;
; CHECK-NEXT: ret;
define void @copy_ca_4_20(ptr addrspace(3) %x1, ptr addrspace(1) %x2) {
  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 4, i32 20)
  ret void
}
; CHECK-LABEL: copy_ca_8_7(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [copy_ca_8_7_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copy_ca_8_7_param_1];
; CHECK-NEXT: cp.async.ca.shared.global [[[RD1]]], [[[RD2]]], 8, 7;
; CHECK-NEXT: ret;
define void @copy_ca_8_7(ptr addrspace(3) %x1, ptr addrspace(1) %x2) {
  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 8, i32 7)
  ret void
}
; CHECK-LABEL: copy_ca_8_8(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [copy_ca_8_8_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copy_ca_8_8_param_1];
; CHECK-NEXT: cp.async.ca.shared.global [[[RD1]]], [[[RD2]]], 8;
; CHECK-NEXT: ret;
define void @copy_ca_8_8(ptr addrspace(3) %x1, ptr addrspace(1) %x2) {
  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 8, i32 8)
  ret void
}
; CHECK-LABEL: copy_ca_8_20(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [copy_ca_8_20_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copy_ca_8_20_param_1];
; CHECK-NEXT: cp.async.ca.shared.global [[[RD1]]], [[[RD2]]], 8;
; CHECK-NEXT: ret;
define void @copy_ca_8_20(ptr addrspace(3) %x1, ptr addrspace(1) %x2) {
  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 8, i32 20)
  ret void
}
; CHECK-LABEL: copy_ca_16_15(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [copy_ca_16_15_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copy_ca_16_15_param_1];
; CHECK-NEXT: cp.async.ca.shared.global [[[RD1]]], [[[RD2]]], 16, 15;
; CHECK-NEXT: ret;
define void @copy_ca_16_15(ptr addrspace(3) %x1, ptr addrspace(1) %x2) {
  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 16, i32 15)
  ret void
}
; CHECK-LABEL: copy_ca_16_16(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [copy_ca_16_16_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copy_ca_16_16_param_1];
; CHECK-NEXT: cp.async.ca.shared.global [[[RD1]]], [[[RD2]]], 16;
; CHECK-NEXT: ret;
define void @copy_ca_16_16(ptr addrspace(3) %x1, ptr addrspace(1) %x2) {
  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 16, i32 16)
  ret void
}
; CHECK-LABEL: copy_ca_16_20(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [copy_ca_16_20_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copy_ca_16_20_param_1];
; CHECK-NEXT: cp.async.ca.shared.global [[[RD1]]], [[[RD2]]], 16;
; CHECK-NEXT: ret;
define void @copy_ca_16_20(ptr addrspace(3) %x1, ptr addrspace(1) %x2) {
  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 16, i32 20)
  ret void
}
; CHECK-LABEL: hint_ca(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [hint_ca_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [hint_ca_param_1];
; CHECK-NEXT: ld.param.u64 [[RD3:%rd[0-9]+]], [hint_ca_param_2];
; CHECK-NEXT: cp.async.ca.shared.global.L2::cache_hint [[[RD1]]], [[[RD2]]], 16, [[RD3]];
; CHECK-NEXT: ret;
define void @hint_ca(ptr addrspace(3) %x1, ptr addrspace(1) %x2, i64 %x5) {
  call void @llvm.nvvm.memcpy.async.with.desc(i32 0, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 16, i32 20, i64 %x5)
  ret void
}
; CHECK-LABEL: copy_cg_4_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [copy_cg_4_3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copy_cg_4_3_param_1];
; CHECK-NEXT: cp.async.ca.shared.global [[[RD1]]], [[[RD2]]], 4, 3;
; CHECK-NEXT: ret;
define void @copy_cg_4_3(ptr addrspace(3) %x1, ptr addrspace(1) %x2) {
  call void @llvm.nvvm.memcpy.async(i32 1, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 4, i32 3)
  ret void
}
; CHECK-LABEL: copy_cg_4_4(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [copy_cg_4_4_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copy_cg_4_4_param_1];
; CHECK-NEXT: cp.async.ca.shared.global [[[RD1]]], [[[RD2]]], 4;
; CHECK-NEXT: ret;
define void @copy_cg_4_4(ptr addrspace(3) %x1, ptr addrspace(1) %x2) {
  call void @llvm.nvvm.memcpy.async(i32 1, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 4, i32 4)
  ret void
}
; CHECK-LABEL: copy_cg_4_20(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [copy_cg_4_20_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copy_cg_4_20_param_1];
; CHECK-NEXT: cp.async.ca.shared.global [[[RD1]]], [[[RD2]]], 4;
; CHECK-NEXT: ret;
define void @copy_cg_4_20(ptr addrspace(3) %x1, ptr addrspace(1) %x2) {
  call void @llvm.nvvm.memcpy.async(i32 1, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 4, i32 20)
  ret void
}
; CHECK-LABEL: copy_cg_8_7(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [copy_cg_8_7_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copy_cg_8_7_param_1];
; CHECK-NEXT: cp.async.ca.shared.global [[[RD1]]], [[[RD2]]], 8, 7;
; CHECK-NEXT: ret;
define void @copy_cg_8_7(ptr addrspace(3) %x1, ptr addrspace(1) %x2) {
  call void @llvm.nvvm.memcpy.async(i32 1, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 8, i32 7)
  ret void
}
; CHECK-LABEL: copy_cg_8_8(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [copy_cg_8_8_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copy_cg_8_8_param_1];
; CHECK-NEXT: cp.async.ca.shared.global [[[RD1]]], [[[RD2]]], 8;
; CHECK-NEXT: ret;
define void @copy_cg_8_8(ptr addrspace(3) %x1, ptr addrspace(1) %x2) {
  call void @llvm.nvvm.memcpy.async(i32 1, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 8, i32 8)
  ret void
}
; CHECK-LABEL: copy_cg_8_20(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [copy_cg_8_20_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copy_cg_8_20_param_1];
; CHECK-NEXT: cp.async.ca.shared.global [[[RD1]]], [[[RD2]]], 8;
; CHECK-NEXT: ret;
define void @copy_cg_8_20(ptr addrspace(3) %x1, ptr addrspace(1) %x2) {
  call void @llvm.nvvm.memcpy.async(i32 1, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 8, i32 20)
  ret void
}
; CHECK-LABEL: copy_cg_16_15(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [copy_cg_16_15_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copy_cg_16_15_param_1];
; CHECK-NEXT: cp.async.cg.shared.global [[[RD1]]], [[[RD2]]], 16, 15;
; CHECK-NEXT: ret;
define void @copy_cg_16_15(ptr addrspace(3) %x1, ptr addrspace(1) %x2) {
  call void @llvm.nvvm.memcpy.async(i32 1, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 16, i32 15)
  ret void
}
; CHECK-LABEL: copy_cg_16_16(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [copy_cg_16_16_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copy_cg_16_16_param_1];
; CHECK-NEXT: cp.async.cg.shared.global [[[RD1]]], [[[RD2]]], 16;
; CHECK-NEXT: ret;
define void @copy_cg_16_16(ptr addrspace(3) %x1, ptr addrspace(1) %x2) {
  call void @llvm.nvvm.memcpy.async(i32 1, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 16, i32 16)
  ret void
}
; CHECK-LABEL: copy_cg_16_20(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [copy_cg_16_20_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copy_cg_16_20_param_1];
; CHECK-NEXT: cp.async.cg.shared.global [[[RD1]]], [[[RD2]]], 16;
; CHECK-NEXT: ret;
define void @copy_cg_16_20(ptr addrspace(3) %x1, ptr addrspace(1) %x2) {
  call void @llvm.nvvm.memcpy.async(i32 1, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 16, i32 20)
  ret void
}
; CHECK-LABEL: hint_cg(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [hint_cg_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [hint_cg_param_1];
; CHECK-NEXT: ld.param.u64 [[RD3:%rd[0-9]+]], [hint_cg_param_2];
; CHECK-NEXT: cp.async.cg.shared.global.L2::cache_hint [[[RD1]]], [[[RD2]]], 16, [[RD3]];
; CHECK-NEXT: ret;
define void @hint_cg(ptr addrspace(3) %x1, ptr addrspace(1) %x2, i64 %x5) {
  call void @llvm.nvvm.memcpy.async.with.desc(i32 1, ptr addrspace(3) %x1, ptr addrspace(1) %x2, i32 16, i32 20, i64 %x5)
  ret void
}
define void @wait_0_0() {
  call void @llvm.nvvm.memcpy.async.wait(i32 0, i32 0)
  ret void
}
define void @wait_1_0() {
  call void @llvm.nvvm.memcpy.async.wait(i32 1, i32 0)
  ret void
}
define void @wait_1_3() {
  call void @llvm.nvvm.memcpy.async.wait(i32 1, i32 3)
  ret void
}
; CHECK-LABEL: arrive(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [arrive_param_0];
; CHECK-NEXT: cp.async.mbarrier.arrive.shared.b64 [[[RD1]]];
; CHECK-NEXT: ret;
define void @arrive(ptr addrspace(3) %x0) {
  call void @llvm.nvvm.memcpy.async.arrive(ptr addrspace(3) %x0)
  ret void
}
; CHECK-LABEL: arrive_noinc(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [arrive_noinc_param_0];
; CHECK-NEXT: cp.async.mbarrier.arrive.noinc.shared.b64 [[[RD1]]];
; CHECK-NEXT: ret;
define void @arrive_noinc(ptr addrspace(3) %x0) {
  call void @llvm.nvvm.memcpy.async.arrive.noinc(ptr addrspace(3) %x0)
  ret void
}

declare void @llvm.nvvm.memcpy.async(i32, ptr addrspace(3), ptr addrspace(1), i32, i32)
declare void @llvm.nvvm.memcpy.async.with.desc(i32, ptr addrspace(3), ptr addrspace(1), i32, i32, i64)
declare void @llvm.nvvm.memcpy.async.wait(i32, i32)
declare void @llvm.nvvm.memcpy.async.arrive(ptr addrspace(3))
declare void @llvm.nvvm.memcpy.async.arrive.noinc(ptr addrspace(3))

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
