; Checks written by scripts/update-goldens.py
; RUN: nvvmc compile %s --arch=sm_100a -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc compile %s --arch=sm_100a -o %t.ptx && %ptxas -arch=sm_100a -c %t.ptx -o /dev/null %}
;
; Waiting for barriers in shared memory.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: wait_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [wait_0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [wait_0_param_1];
; CHECK-NEXT: mbarrier.test_wait.acquire.cta.b64 [[P1:%p[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define zeroext i1 @wait_0(ptr %x1, i64 %x2) {
  %r = call i1 @llvm.nvvm.mbarrier.wait(i32 0, ptr %x1, i64 %x2)
  ret i1 %r
}
; CHECK-LABEL: wait_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [wait_1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [wait_1_param_1];
; CHECK-NEXT: mbarrier.test_wait.acquire.cluster.b64 [[P1:%p[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define zeroext i1 @wait_1(ptr %x1, i64 %x2) {
  %r = call i1 @llvm.nvvm.mbarrier.wait(i32 1, ptr %x1, i64 %x2)
  ret i1 %r
}
; CHECK-LABEL: wait_16(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [wait_16_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [wait_16_param_1];
; CHECK-NEXT: mbarrier.try_wait.acquire.cta.b64 [[P1:%p[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define zeroext i1 @wait_16(ptr %x1, i64 %x2) {
  %r = call i1 @llvm.nvvm.mbarrier.wait(i32 16, ptr %x1, i64 %x2)
  ret i1 %r
}
; CHECK-LABEL: wait_17(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [wait_17_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [wait_17_param_1];
; CHECK-NEXT: mbarrier.try_wait.acquire.cluster.b64 [[P1:%p[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define zeroext i1 @wait_17(ptr %x1, i64 %x2) {
  %r = call i1 @llvm.nvvm.mbarrier.wait(i32 17, ptr %x1, i64 %x2)
  ret i1 %r
}
; CHECK-LABEL: wait_parity_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [wait_parity_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [wait_parity_0_param_1];
; CHECK-NEXT: mbarrier.test_wait.parity.acquire.cta.b64 [[P1:%p[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: selp.u32 [[R2:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define zeroext i1 @wait_parity_0(ptr %x1, i32 %x2) {
  %r = call i1 @llvm.nvvm.mbarrier.wait.parity(i32 0, ptr %x1, i32 %x2)
  ret i1 %r
}
; CHECK-LABEL: wait_parity_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [wait_parity_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [wait_parity_1_param_1];
; CHECK-NEXT: mbarrier.test_wait.parity.acquire.cluster.b64 [[P1:%p[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: selp.u32 [[R2:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define zeroext i1 @wait_parity_1(ptr %x1, i32 %x2) {
  %r = call i1 @llvm.nvvm.mbarrier.wait.parity(i32 1, ptr %x1, i32 %x2)
  ret i1 %r
}
; CHECK-LABEL: wait_parity_16(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [wait_parity_16_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [wait_parity_16_param_1];
; CHECK-NEXT: mbarrier.try_wait.parity.acquire.cta.b64 [[P1:%p[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: selp.u32 [[R2:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define zeroext i1 @wait_parity_16(ptr %x1, i32 %x2) {
  %r = call i1 @llvm.nvvm.mbarrier.wait.parity(i32 16, ptr %x1, i32 %x2)
  ret i1 %r
}
; CHECK-LABEL: wait_parity_17(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [wait_parity_17_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [wait_parity_17_param_1];
; CHECK-NEXT: mbarrier.try_wait.parity.acquire.cluster.b64 [[P1:%p[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: selp.u32 [[R2:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define zeroext i1 @wait_parity_17(ptr %x1, i32 %x2) {
  %r = call i1 @llvm.nvvm.mbarrier.wait.parity(i32 17, ptr %x1, i32 %x2)
  ret i1 %r
}
; CHECK-LABEL: wait_shared_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [wait_shared_0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [wait_shared_0_param_1];
; CHECK-NEXT: mbarrier.test_wait.acquire.cta.shared::cta.b64 [[P1:%p[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define zeroext i1 @wait_shared_0(ptr addrspace(3) %x1, i64 %x2) {
  %r = call i1 @llvm.nvvm.mbarrier.wait.shared(i32 0, ptr addrspace(3) %x1, i64 %x2)
  ret i1 %r
}
; CHECK-LABEL: wait_shared_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [wait_shared_1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [wait_shared_1_param_1];
; CHECK-NEXT: mbarrier.test_wait.acquire.cluster.shared::cta.b64 [[P1:%p[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define zeroext i1 @wait_shared_1(ptr addrspace(3) %x1, i64 %x2) {
  %r = call i1 @llvm.nvvm.mbarrier.wait.shared(i32 1, ptr addrspace(3) %x1, i64 %x2)
  ret i1 %r
}
; CHECK-LABEL: wait_shared_16(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [wait_shared_16_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [wait_shared_16_param_1];
; CHECK-NEXT: mbarrier.try_wait.acquire.cta.shared::cta.b64 [[P1:%p[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define zeroext i1 @wait_shared_16(ptr addrspace(3) %x1, i64 %x2) {
  %r = call i1 @llvm.nvvm.mbarrier.wait.shared(i32 16, ptr addrspace(3) %x1, i64 %x2)
  ret i1 %r
}
; CHECK-LABEL: wait_shared_17(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [wait_shared_17_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [wait_shared_17_param_1];
; CHECK-NEXT: mbarrier.try_wait.acquire.cluster.shared::cta.b64 [[P1:%p[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define zeroext i1 @wait_shared_17(ptr addrspace(3) %x1, i64 %x2) {
  %r = call i1 @llvm.nvvm.mbarrier.wait.shared(i32 17, ptr addrspace(3) %x1, i64 %x2)
  ret i1 %r
}
; CHECK-LABEL: wait_parity_shared_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [wait_parity_shared_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [wait_parity_shared_0_param_1];
; CHECK-NEXT: mbarrier.test_wait.parity.acquire.cta.shared::cta.b64 [[P1:%p[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: selp.u32 [[R2:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define zeroext i1 @wait_parity_shared_0(ptr addrspace(3) %x1, i32 %x2) {
  %r = call i1 @llvm.nvvm.mbarrier.wait.parity.shared(i32 0, ptr addrspace(3) %x1, i32 %x2)
  ret i1 %r
}
; CHECK-LABEL: wait_parity_shared_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [wait_parity_shared_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [wait_parity_shared_1_param_1];
; CHECK-NEXT: mbarrier.test_wait.parity.acquire.cluster.shared::cta.b64 [[P1:%p[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: selp.u32 [[R2:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define zeroext i1 @wait_parity_shared_1(ptr addrspace(3) %x1, i32 %x2) {
  %r = call i1 @llvm.nvvm.mbarrier.wait.parity.shared(i32 1, ptr addrspace(3) %x1, i32 %x2)
  ret i1 %r
}
; CHECK-LABEL: wait_parity_shared_16(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [wait_parity_shared_16_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [wait_parity_shared_16_param_1];
; CHECK-NEXT: mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 [[P1:%p[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: selp.u32 [[R2:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define zeroext i1 @wait_parity_shared_16(ptr addrspace(3) %x1, i32 %x2) {
  %r = call i1 @llvm.nvvm.mbarrier.wait.parity.shared(i32 16, ptr addrspace(3) %x1, i32 %x2)
  ret i1 %r
}
; CHECK-LABEL: wait_parity_shared_17(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [wait_parity_shared_17_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [wait_parity_shared_17_param_1];
; CHECK-NEXT: mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 [[P1:%p[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: selp.u32 [[R2:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define zeroext i1 @wait_parity_shared_17(ptr addrspace(3) %x1, i32 %x2) {
  %r = call i1 @llvm.nvvm.mbarrier.wait.parity.shared(i32 17, ptr addrspace(3) %x1, i32 %x2)
  ret i1 %r
}

declare i1 @llvm.nvvm.mbarrier.wait(i32, ptr, i64)
declare i1 @llvm.nvvm.mbarrier.wait.parity(i32, ptr, i32)
declare i1 @llvm.nvvm.mbarrier.wait.shared(i32, ptr addrspace(3), i64)
declare i1 @llvm.nvvm.mbarrier.wait.parity.shared(i32, ptr addrspace(3), i32)

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
