; RUN: nvvmc emit %s --arch=sm_75 -O0 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_75 -O2 -o %t.ptx
; RUN: %if ptxas %{ %ptxas -c --gpu-name=sm_75 %t.ptx -o /dev/null %}

; clang initializes a local variable with a copy of a constant, which may
; contain the address of a shared variable. PTX initial values cannot, so the
; value is stored.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@pool = external addrspace(3) global [0 x i8], align 1
; CHECK-NOT: .global
@initial = private unnamed_addr constant { ptr, i32, [2 x i8] } {
  ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 4), i32 7, [2 x i8] c"ab" }, align 8

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @use(ptr)

; CHECK-LABEL: .entry copies(
define ptx_kernel void @copies() {
  %local = alloca { ptr, i32, [2 x i8] }, align 8
; CHECK: mov.u64 [[AT:%rd[0-9]+]], pool+4;
; CHECK: cvta.shared.u64 [[GENERIC:%rd[0-9]+]], [[AT]];
; CHECK: st.local.u64 [%SPL], [[GENERIC]];
; CHECK: st.local.u32 [%SPL+8], 7;
; CHECK: st.local.v2.u8 [%SPL+12], {97, 98};
; CHECK: call.uni
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %local, ptr align 8 @initial, i64 16, i1 false)
  call void @use(ptr %local)
  ret void
}
