; Checks written by scripts/update-goldens.py
; RUN: nvvmc compile %s --arch=sm_100a -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc compile %s --arch=sm_100a -o %t.ptx && %ptxas -arch=sm_100a -c %t.ptx -o /dev/null %}
;
; Atomics: operations, orders, scopes and spaces.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: rmw_i32_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i32_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [rmw_i32_0_param_1];
; CHECK-NEXT: atom.global.exch.b32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @rmw_i32_0(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 1, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: rmw_i32_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i32_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [rmw_i32_1_param_1];
; CHECK-NEXT: atom.global.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @rmw_i32_1(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65537, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: rmw_i32_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i32_3_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [rmw_i32_3_param_1];
; CHECK-NEXT: atom.global.and.b32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @rmw_i32_3(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 196609, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: rmw_i32_5(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i32_5_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [rmw_i32_5_param_1];
; CHECK-NEXT: atom.global.or.b32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @rmw_i32_5(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 327681, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: rmw_i32_6(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i32_6_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [rmw_i32_6_param_1];
; CHECK-NEXT: atom.global.xor.b32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @rmw_i32_6(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 393217, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: rmw_i32_7(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i32_7_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [rmw_i32_7_param_1];
; CHECK-NEXT: atom.global.max.s32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @rmw_i32_7(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 458753, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: rmw_i32_8(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i32_8_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [rmw_i32_8_param_1];
; CHECK-NEXT: atom.global.min.s32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @rmw_i32_8(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 524289, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: rmw_i32_9(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i32_9_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [rmw_i32_9_param_1];
; CHECK-NEXT: atom.global.max.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @rmw_i32_9(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 589825, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: rmw_i32_10(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i32_10_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [rmw_i32_10_param_1];
; CHECK-NEXT: atom.global.min.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @rmw_i32_10(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 655361, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: rmw_i32_11(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i32_11_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [rmw_i32_11_param_1];
; CHECK-NEXT: atom.global.add.f32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @rmw_i32_11(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 720897, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: rmw_i32_12(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i32_12_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [rmw_i32_12_param_1];
; CHECK-NEXT: atom.global.inc.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @rmw_i32_12(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 786433, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: rmw_i32_13(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i32_13_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [rmw_i32_13_param_1];
; CHECK-NEXT: atom.global.dec.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @rmw_i32_13(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 851969, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: rmw_i64_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i64_0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [rmw_i64_0_param_1];
; CHECK-NEXT: atom.global.exch.b64 [[RD3:%rd[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
; CHECK-NEXT: ret;
define i64 @rmw_i64_0(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i64 @llvm.nvvm.atomic.rmw.i64(i32 1, ptr addrspace(1) %x1, i64 %x2)
  ret i64 %r
}
; CHECK-LABEL: rmw_i64_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i64_1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [rmw_i64_1_param_1];
; CHECK-NEXT: atom.global.add.u64 [[RD3:%rd[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
; CHECK-NEXT: ret;
define i64 @rmw_i64_1(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i64 @llvm.nvvm.atomic.rmw.i64(i32 65537, ptr addrspace(1) %x1, i64 %x2)
  ret i64 %r
}
; CHECK-LABEL: rmw_i64_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i64_3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [rmw_i64_3_param_1];
; CHECK-NEXT: atom.global.and.b64 [[RD3:%rd[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
; CHECK-NEXT: ret;
define i64 @rmw_i64_3(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i64 @llvm.nvvm.atomic.rmw.i64(i32 196609, ptr addrspace(1) %x1, i64 %x2)
  ret i64 %r
}
; CHECK-LABEL: rmw_i64_5(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i64_5_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [rmw_i64_5_param_1];
; CHECK-NEXT: atom.global.or.b64 [[RD3:%rd[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
; CHECK-NEXT: ret;
define i64 @rmw_i64_5(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i64 @llvm.nvvm.atomic.rmw.i64(i32 327681, ptr addrspace(1) %x1, i64 %x2)
  ret i64 %r
}
; CHECK-LABEL: rmw_i64_6(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i64_6_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [rmw_i64_6_param_1];
; CHECK-NEXT: atom.global.xor.b64 [[RD3:%rd[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
; CHECK-NEXT: ret;
define i64 @rmw_i64_6(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i64 @llvm.nvvm.atomic.rmw.i64(i32 393217, ptr addrspace(1) %x1, i64 %x2)
  ret i64 %r
}
; CHECK-LABEL: rmw_i64_7(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i64_7_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [rmw_i64_7_param_1];
; CHECK-NEXT: atom.global.max.s64 [[RD3:%rd[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
; CHECK-NEXT: ret;
define i64 @rmw_i64_7(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i64 @llvm.nvvm.atomic.rmw.i64(i32 458753, ptr addrspace(1) %x1, i64 %x2)
  ret i64 %r
}
; CHECK-LABEL: rmw_i64_8(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i64_8_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [rmw_i64_8_param_1];
; CHECK-NEXT: atom.global.min.s64 [[RD3:%rd[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
; CHECK-NEXT: ret;
define i64 @rmw_i64_8(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i64 @llvm.nvvm.atomic.rmw.i64(i32 524289, ptr addrspace(1) %x1, i64 %x2)
  ret i64 %r
}
; CHECK-LABEL: rmw_i64_9(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i64_9_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [rmw_i64_9_param_1];
; CHECK-NEXT: atom.global.max.u64 [[RD3:%rd[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
; CHECK-NEXT: ret;
define i64 @rmw_i64_9(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i64 @llvm.nvvm.atomic.rmw.i64(i32 589825, ptr addrspace(1) %x1, i64 %x2)
  ret i64 %r
}
; CHECK-LABEL: rmw_i64_10(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i64_10_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [rmw_i64_10_param_1];
; CHECK-NEXT: atom.global.min.u64 [[RD3:%rd[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
; CHECK-NEXT: ret;
define i64 @rmw_i64_10(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i64 @llvm.nvvm.atomic.rmw.i64(i32 655361, ptr addrspace(1) %x1, i64 %x2)
  ret i64 %r
}
; CHECK-LABEL: rmw_i64_11(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_i64_11_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [rmw_i64_11_param_1];
; CHECK-NEXT: atom.global.add.f64 [[RD3:%rd[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
; CHECK-NEXT: ret;
define i64 @rmw_i64_11(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i64 @llvm.nvvm.atomic.rmw.i64(i32 720897, ptr addrspace(1) %x1, i64 %x2)
  ret i64 %r
}
; CHECK-LABEL: rmw_f32_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f32_0_param_0];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [rmw_f32_0_param_1];
; CHECK-NEXT: atom.global.exch.b32 [[F2:%f[0-9]+]], [[[RD1]]], [[F1]];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F2]];
; CHECK-NEXT: ret;
define float @rmw_f32_0(ptr addrspace(1) %x1, float %x2) {
  %r = call float @llvm.nvvm.atomic.rmw.f32(i32 1, ptr addrspace(1) %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: rmw_f32_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f32_1_param_0];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [rmw_f32_1_param_1];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b32 %old, %value;
; CHECK-NEXT: mov.b32 %value, [[F1]];
; CHECK-NEXT: atom.global.add.u32 %old, [[[RD1]]], %value;
; CHECK-NEXT: mov.b32 [[F2:%f[0-9]+]], %old;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.f32 [func_retval0], [[F2]];
; CHECK-NEXT: ret;
define float @rmw_f32_1(ptr addrspace(1) %x1, float %x2) {
  %r = call float @llvm.nvvm.atomic.rmw.f32(i32 65537, ptr addrspace(1) %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: rmw_f32_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f32_3_param_0];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [rmw_f32_3_param_1];
; CHECK-NEXT: atom.global.and.b32 [[F2:%f[0-9]+]], [[[RD1]]], [[F1]];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F2]];
; CHECK-NEXT: ret;
define float @rmw_f32_3(ptr addrspace(1) %x1, float %x2) {
  %r = call float @llvm.nvvm.atomic.rmw.f32(i32 196609, ptr addrspace(1) %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: rmw_f32_5(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f32_5_param_0];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [rmw_f32_5_param_1];
; CHECK-NEXT: atom.global.or.b32 [[F2:%f[0-9]+]], [[[RD1]]], [[F1]];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F2]];
; CHECK-NEXT: ret;
define float @rmw_f32_5(ptr addrspace(1) %x1, float %x2) {
  %r = call float @llvm.nvvm.atomic.rmw.f32(i32 327681, ptr addrspace(1) %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: rmw_f32_6(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f32_6_param_0];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [rmw_f32_6_param_1];
; CHECK-NEXT: atom.global.xor.b32 [[F2:%f[0-9]+]], [[[RD1]]], [[F1]];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F2]];
; CHECK-NEXT: ret;
define float @rmw_f32_6(ptr addrspace(1) %x1, float %x2) {
  %r = call float @llvm.nvvm.atomic.rmw.f32(i32 393217, ptr addrspace(1) %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: rmw_f32_7(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f32_7_param_0];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [rmw_f32_7_param_1];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b32 %old, %value;
; CHECK-NEXT: mov.b32 %value, [[F1]];
; CHECK-NEXT: atom.global.max.s32 %old, [[[RD1]]], %value;
; CHECK-NEXT: mov.b32 [[F2:%f[0-9]+]], %old;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.f32 [func_retval0], [[F2]];
; CHECK-NEXT: ret;
define float @rmw_f32_7(ptr addrspace(1) %x1, float %x2) {
  %r = call float @llvm.nvvm.atomic.rmw.f32(i32 458753, ptr addrspace(1) %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: rmw_f32_8(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f32_8_param_0];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [rmw_f32_8_param_1];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b32 %old, %value;
; CHECK-NEXT: mov.b32 %value, [[F1]];
; CHECK-NEXT: atom.global.min.s32 %old, [[[RD1]]], %value;
; CHECK-NEXT: mov.b32 [[F2:%f[0-9]+]], %old;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.f32 [func_retval0], [[F2]];
; CHECK-NEXT: ret;
define float @rmw_f32_8(ptr addrspace(1) %x1, float %x2) {
  %r = call float @llvm.nvvm.atomic.rmw.f32(i32 524289, ptr addrspace(1) %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: rmw_f32_9(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f32_9_param_0];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [rmw_f32_9_param_1];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b32 %old, %value;
; CHECK-NEXT: mov.b32 %value, [[F1]];
; CHECK-NEXT: atom.global.max.u32 %old, [[[RD1]]], %value;
; CHECK-NEXT: mov.b32 [[F2:%f[0-9]+]], %old;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.f32 [func_retval0], [[F2]];
; CHECK-NEXT: ret;
define float @rmw_f32_9(ptr addrspace(1) %x1, float %x2) {
  %r = call float @llvm.nvvm.atomic.rmw.f32(i32 589825, ptr addrspace(1) %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: rmw_f32_10(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f32_10_param_0];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [rmw_f32_10_param_1];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b32 %old, %value;
; CHECK-NEXT: mov.b32 %value, [[F1]];
; CHECK-NEXT: atom.global.min.u32 %old, [[[RD1]]], %value;
; CHECK-NEXT: mov.b32 [[F2:%f[0-9]+]], %old;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.f32 [func_retval0], [[F2]];
; CHECK-NEXT: ret;
define float @rmw_f32_10(ptr addrspace(1) %x1, float %x2) {
  %r = call float @llvm.nvvm.atomic.rmw.f32(i32 655361, ptr addrspace(1) %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: rmw_f32_11(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f32_11_param_0];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [rmw_f32_11_param_1];
; CHECK-NEXT: atom.global.add.f32 [[F2:%f[0-9]+]], [[[RD1]]], [[F1]];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F2]];
; CHECK-NEXT: ret;
define float @rmw_f32_11(ptr addrspace(1) %x1, float %x2) {
  %r = call float @llvm.nvvm.atomic.rmw.f32(i32 720897, ptr addrspace(1) %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: rmw_f32_12(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f32_12_param_0];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [rmw_f32_12_param_1];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b32 %old, %value;
; CHECK-NEXT: mov.b32 %value, [[F1]];
; CHECK-NEXT: atom.global.inc.u32 %old, [[[RD1]]], %value;
; CHECK-NEXT: mov.b32 [[F2:%f[0-9]+]], %old;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.f32 [func_retval0], [[F2]];
; CHECK-NEXT: ret;
define float @rmw_f32_12(ptr addrspace(1) %x1, float %x2) {
  %r = call float @llvm.nvvm.atomic.rmw.f32(i32 786433, ptr addrspace(1) %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: rmw_f32_13(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f32_13_param_0];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [rmw_f32_13_param_1];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b32 %old, %value;
; CHECK-NEXT: mov.b32 %value, [[F1]];
; CHECK-NEXT: atom.global.dec.u32 %old, [[[RD1]]], %value;
; CHECK-NEXT: mov.b32 [[F2:%f[0-9]+]], %old;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.f32 [func_retval0], [[F2]];
; CHECK-NEXT: ret;
define float @rmw_f32_13(ptr addrspace(1) %x1, float %x2) {
  %r = call float @llvm.nvvm.atomic.rmw.f32(i32 851969, ptr addrspace(1) %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: rmw_f64_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f64_0_param_0];
; CHECK-NEXT: ld.param.f64 [[FD1:%fd[0-9]+]], [rmw_f64_0_param_1];
; CHECK-NEXT: atom.global.exch.b64 [[FD2:%fd[0-9]+]], [[[RD1]]], [[FD1]];
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD2]];
; CHECK-NEXT: ret;
define double @rmw_f64_0(ptr addrspace(1) %x1, double %x2) {
  %r = call double @llvm.nvvm.atomic.rmw.f64(i32 1, ptr addrspace(1) %x1, double %x2)
  ret double %r
}
; CHECK-LABEL: rmw_f64_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f64_1_param_0];
; CHECK-NEXT: ld.param.f64 [[FD1:%fd[0-9]+]], [rmw_f64_1_param_1];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b64 %old, %value;
; CHECK-NEXT: mov.b64 %value, [[FD1]];
; CHECK-NEXT: atom.global.add.u64 %old, [[[RD1]]], %value;
; CHECK-NEXT: mov.b64 [[FD2:%fd[0-9]+]], %old;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD2]];
; CHECK-NEXT: ret;
define double @rmw_f64_1(ptr addrspace(1) %x1, double %x2) {
  %r = call double @llvm.nvvm.atomic.rmw.f64(i32 65537, ptr addrspace(1) %x1, double %x2)
  ret double %r
}
; CHECK-LABEL: rmw_f64_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f64_3_param_0];
; CHECK-NEXT: ld.param.f64 [[FD1:%fd[0-9]+]], [rmw_f64_3_param_1];
; CHECK-NEXT: atom.global.and.b64 [[FD2:%fd[0-9]+]], [[[RD1]]], [[FD1]];
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD2]];
; CHECK-NEXT: ret;
define double @rmw_f64_3(ptr addrspace(1) %x1, double %x2) {
  %r = call double @llvm.nvvm.atomic.rmw.f64(i32 196609, ptr addrspace(1) %x1, double %x2)
  ret double %r
}
; CHECK-LABEL: rmw_f64_5(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f64_5_param_0];
; CHECK-NEXT: ld.param.f64 [[FD1:%fd[0-9]+]], [rmw_f64_5_param_1];
; CHECK-NEXT: atom.global.or.b64 [[FD2:%fd[0-9]+]], [[[RD1]]], [[FD1]];
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD2]];
; CHECK-NEXT: ret;
define double @rmw_f64_5(ptr addrspace(1) %x1, double %x2) {
  %r = call double @llvm.nvvm.atomic.rmw.f64(i32 327681, ptr addrspace(1) %x1, double %x2)
  ret double %r
}
; CHECK-LABEL: rmw_f64_6(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f64_6_param_0];
; CHECK-NEXT: ld.param.f64 [[FD1:%fd[0-9]+]], [rmw_f64_6_param_1];
; CHECK-NEXT: atom.global.xor.b64 [[FD2:%fd[0-9]+]], [[[RD1]]], [[FD1]];
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD2]];
; CHECK-NEXT: ret;
define double @rmw_f64_6(ptr addrspace(1) %x1, double %x2) {
  %r = call double @llvm.nvvm.atomic.rmw.f64(i32 393217, ptr addrspace(1) %x1, double %x2)
  ret double %r
}
; CHECK-LABEL: rmw_f64_7(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f64_7_param_0];
; CHECK-NEXT: ld.param.f64 [[FD1:%fd[0-9]+]], [rmw_f64_7_param_1];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b64 %old, %value;
; CHECK-NEXT: mov.b64 %value, [[FD1]];
; CHECK-NEXT: atom.global.max.s64 %old, [[[RD1]]], %value;
; CHECK-NEXT: mov.b64 [[FD2:%fd[0-9]+]], %old;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD2]];
; CHECK-NEXT: ret;
define double @rmw_f64_7(ptr addrspace(1) %x1, double %x2) {
  %r = call double @llvm.nvvm.atomic.rmw.f64(i32 458753, ptr addrspace(1) %x1, double %x2)
  ret double %r
}
; CHECK-LABEL: rmw_f64_8(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f64_8_param_0];
; CHECK-NEXT: ld.param.f64 [[FD1:%fd[0-9]+]], [rmw_f64_8_param_1];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b64 %old, %value;
; CHECK-NEXT: mov.b64 %value, [[FD1]];
; CHECK-NEXT: atom.global.min.s64 %old, [[[RD1]]], %value;
; CHECK-NEXT: mov.b64 [[FD2:%fd[0-9]+]], %old;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD2]];
; CHECK-NEXT: ret;
define double @rmw_f64_8(ptr addrspace(1) %x1, double %x2) {
  %r = call double @llvm.nvvm.atomic.rmw.f64(i32 524289, ptr addrspace(1) %x1, double %x2)
  ret double %r
}
; CHECK-LABEL: rmw_f64_9(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f64_9_param_0];
; CHECK-NEXT: ld.param.f64 [[FD1:%fd[0-9]+]], [rmw_f64_9_param_1];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b64 %old, %value;
; CHECK-NEXT: mov.b64 %value, [[FD1]];
; CHECK-NEXT: atom.global.max.u64 %old, [[[RD1]]], %value;
; CHECK-NEXT: mov.b64 [[FD2:%fd[0-9]+]], %old;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD2]];
; CHECK-NEXT: ret;
define double @rmw_f64_9(ptr addrspace(1) %x1, double %x2) {
  %r = call double @llvm.nvvm.atomic.rmw.f64(i32 589825, ptr addrspace(1) %x1, double %x2)
  ret double %r
}
; CHECK-LABEL: rmw_f64_10(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f64_10_param_0];
; CHECK-NEXT: ld.param.f64 [[FD1:%fd[0-9]+]], [rmw_f64_10_param_1];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b64 %old, %value;
; CHECK-NEXT: mov.b64 %value, [[FD1]];
; CHECK-NEXT: atom.global.min.u64 %old, [[[RD1]]], %value;
; CHECK-NEXT: mov.b64 [[FD2:%fd[0-9]+]], %old;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD2]];
; CHECK-NEXT: ret;
define double @rmw_f64_10(ptr addrspace(1) %x1, double %x2) {
  %r = call double @llvm.nvvm.atomic.rmw.f64(i32 655361, ptr addrspace(1) %x1, double %x2)
  ret double %r
}
; CHECK-LABEL: rmw_f64_11(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f64_11_param_0];
; CHECK-NEXT: ld.param.f64 [[FD1:%fd[0-9]+]], [rmw_f64_11_param_1];
; CHECK-NEXT: atom.global.add.f64 [[FD2:%fd[0-9]+]], [[[RD1]]], [[FD1]];
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD2]];
; CHECK-NEXT: ret;
define double @rmw_f64_11(ptr addrspace(1) %x1, double %x2) {
  %r = call double @llvm.nvvm.atomic.rmw.f64(i32 720897, ptr addrspace(1) %x1, double %x2)
  ret double %r
}
; CHECK-LABEL: order_1_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [order_1_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [order_1_0_param_1];
; CHECK-NEXT: atom.global.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @order_1_0(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65537, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: order_1_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [order_1_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [order_1_1_param_1];
; CHECK-NEXT: atom.cta.global.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @order_1_1(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65553, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: order_1_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [order_1_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [order_1_2_param_1];
; CHECK-NEXT: atom.sys.global.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @order_1_2(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65569, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: order_2_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [order_2_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [order_2_0_param_1];
; CHECK-NEXT: atom.acquire.global.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @order_2_0(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65538, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: order_2_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [order_2_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [order_2_1_param_1];
; CHECK-NEXT: atom.acquire.cta.global.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @order_2_1(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65554, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: order_2_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [order_2_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [order_2_2_param_1];
; CHECK-NEXT: atom.acquire.sys.global.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @order_2_2(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65570, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: order_3_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [order_3_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [order_3_0_param_1];
; CHECK-NEXT: atom.release.global.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @order_3_0(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65539, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: order_3_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [order_3_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [order_3_1_param_1];
; CHECK-NEXT: atom.release.cta.global.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @order_3_1(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65555, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: order_3_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [order_3_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [order_3_2_param_1];
; CHECK-NEXT: atom.release.sys.global.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @order_3_2(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65571, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: order_4_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [order_4_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [order_4_0_param_1];
; CHECK-NEXT: atom.acq_rel.global.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @order_4_0(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65540, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: order_4_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [order_4_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [order_4_1_param_1];
; CHECK-NEXT: atom.acq_rel.cta.global.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @order_4_1(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65556, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: order_4_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [order_4_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [order_4_2_param_1];
; CHECK-NEXT: atom.acq_rel.sys.global.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @order_4_2(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65572, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: order_5_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [order_5_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [order_5_0_param_1];
; CHECK-NEXT: atom.global.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @order_5_0(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65541, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: order_5_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [order_5_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [order_5_1_param_1];
; CHECK-NEXT: atom.cta.global.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @order_5_1(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65557, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: order_5_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [order_5_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [order_5_2_param_1];
; CHECK-NEXT: atom.sys.global.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @order_5_2(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65573, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: space_P0_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [space_P0_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [space_P0_0_param_1];
; CHECK-NEXT: atom.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @space_P0_0(ptr %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32.p0(i32 65537, ptr %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: space_P0_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [space_P0_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [space_P0_1_param_1];
; CHECK-NEXT: atom.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @space_P0_1(ptr %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32.p0(i32 66049, ptr %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: space_P1_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [space_P1_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [space_P1_0_param_1];
; CHECK-NEXT: atom.global.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @space_P1_0(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32.p1(i32 65537, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: space_P1_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [space_P1_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [space_P1_1_param_1];
; CHECK-NEXT: atom.global.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @space_P1_1(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32.p1(i32 66049, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: space_P3_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [space_P3_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [space_P3_0_param_1];
; CHECK-NEXT: atom.shared.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @space_P3_0(ptr addrspace(3) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32.p3(i32 65537, ptr addrspace(3) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: space_P3_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [space_P3_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [space_P3_1_param_1];
; CHECK-NEXT: atom.shared::cluster.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @space_P3_1(ptr addrspace(3) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32.p3(i32 66049, ptr addrspace(3) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: space_P7_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [space_P7_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [space_P7_0_param_1];
; CHECK-NEXT: atom.shared::cluster.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @space_P7_0(ptr addrspace(7) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32.p7(i32 65537, ptr addrspace(7) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: space_P7_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [space_P7_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [space_P7_1_param_1];
; CHECK-NEXT: atom.shared::cluster.add.u32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @space_P7_1(ptr addrspace(7) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.i32.p7(i32 66049, ptr addrspace(7) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: rmw_v2f32(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_v2f32_param_0];
; CHECK-NEXT: ld.param.v2.f32 {[[F1:%f[0-9]+]], [[F2:%f[0-9]+]]}, [rmw_v2f32_param_1];
; CHECK-NEXT: atom.acquire.global.add.v2.f32 {[[F3:%f[0-9]+]], [[F4:%f[0-9]+]]}, [[[RD1]]], {[[F1]], [[F2]]};
; CHECK-NEXT: st.param.v2.f32 [func_retval0], {[[F3]], [[F4]]};
; CHECK-NEXT: ret;
define <2 x float> @rmw_v2f32(ptr addrspace(1) %x1, <2 x float> %x2) {
  %r = call <2 x float> @llvm.nvvm.atomic.rmw.v2f32(i32 720898, ptr addrspace(1) %x1, <2 x float> %x2)
  ret <2 x float> %r
}
; CHECK-LABEL: rmw_f16x2_11(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f16x2_11_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [rmw_f16x2_11_param_1];
; CHECK-NEXT: atom.acq_rel.cta.shared.add.noftz.f16x2 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @rmw_f16x2_11(ptr addrspace(3) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.f16x2.p3(i32 720916, ptr addrspace(3) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: rmw_f16x2_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_f16x2_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [rmw_f16x2_0_param_1];
; CHECK-NEXT: atom.acquire.sys.global.exch.b32 [[R2:%r[0-9]+]], [[[RD1]]], [[R1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @rmw_f16x2_0(ptr addrspace(1) %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.atomic.rmw.f16x2.p1(i32 34, ptr addrspace(1) %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: rmw_v4f32(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [rmw_v4f32_param_0];
; CHECK-NEXT: ld.param.v4.f32 {[[F1:%f[0-9]+]], [[F2:%f[0-9]+]], [[F3:%f[0-9]+]], [[F4:%f[0-9]+]]}, [rmw_v4f32_param_1];
; CHECK-NEXT: atom.acquire.global.add.v4.f32 {[[F5:%f[0-9]+]], [[F6:%f[0-9]+]], [[F7:%f[0-9]+]], [[F8:%f[0-9]+]]}, [[[RD1]]], {[[F1]], [[F2]], [[F3]], [[F4]]};
; CHECK-NEXT: st.param.v4.f32 [func_retval0], {[[F5]], [[F6]], [[F7]], [[F8]]};
; CHECK-NEXT: ret;
define <4 x float> @rmw_v4f32(ptr addrspace(1) %x1, <4 x float> %x2) {
  %r = call <4 x float> @llvm.nvvm.atomic.rmw.v4f32(i32 720898, ptr addrspace(1) %x1, <4 x float> %x2)
  ret <4 x float> %r
}
; CHECK-LABEL: exch_i128(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [exch_i128_param_0];
; CHECK-NEXT: ld.param.v2.u64 {[[RD2:%rd[0-9]+]], [[RD3:%rd[0-9]+]]}, [exch_i128_param_1];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b128 %old, %value2;
; CHECK-NEXT: mov.b128 %value2, {[[RD2]], [[RD3]]};
; CHECK-NEXT: atom.global.exch.b128 %old, [[[RD1]]], %value2;
; CHECK-NEXT: mov.b128 {[[RD4:%rd[0-9]+]], [[RD5:%rd[0-9]+]]}, %old;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.v2.u64 [func_retval0], {[[RD4]], [[RD5]]};
; CHECK-NEXT: ret;
define i128 @exch_i128(ptr addrspace(1) %x1, i128 %x2) {
  %r = call i128 @llvm.nvvm.atomic.rmw.i128(i32 1, ptr addrspace(1) %x1, i128 %x2)
  ret i128 %r
}
; CHECK-LABEL: cas_i16(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [cas_i16_param_0];
; CHECK-NEXT: ld.param.u16 [[RS1:%rs[0-9]+]], [cas_i16_param_1];
; CHECK-NEXT: ld.param.u16 [[RS2:%rs[0-9]+]], [cas_i16_param_2];
; CHECK-NEXT: atom.acq_rel.sys.global.cas.b16 [[RS3:%rs[0-9]+]], [[[RD1]]], [[RS1]], [[RS2]];
; CHECK-NEXT: cvt.u32.u16 [[R1:%r[0-9]+]], [[RS3]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define zeroext i16 @cas_i16(ptr addrspace(1) %x1, i16 zeroext %x2, i16 zeroext %x3) {
  %r = call i16 @llvm.nvvm.atomic.cas.i16(i32 917540, ptr addrspace(1) %x1, i16 %x2, i16 %x3)
  ret i16 %r
}
; CHECK-LABEL: cas_i32(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [cas_i32_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [cas_i32_param_1];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [cas_i32_param_2];
; CHECK-NEXT: atom.acq_rel.sys.global.cas.b32 [[R3:%r[0-9]+]], [[[RD1]]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @cas_i32(ptr addrspace(1) %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.atomic.cas.i32(i32 917540, ptr addrspace(1) %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: cas_i64(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [cas_i64_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [cas_i64_param_1];
; CHECK-NEXT: ld.param.u64 [[RD3:%rd[0-9]+]], [cas_i64_param_2];
; CHECK-NEXT: atom.acq_rel.sys.global.cas.b64 [[RD4:%rd[0-9]+]], [[[RD1]]], [[RD2]], [[RD3]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD4]];
; CHECK-NEXT: ret;
define i64 @cas_i64(ptr addrspace(1) %x1, i64 %x2, i64 %x3) {
  %r = call i64 @llvm.nvvm.atomic.cas.i64(i32 917540, ptr addrspace(1) %x1, i64 %x2, i64 %x3)
  ret i64 %r
}
; CHECK-LABEL: cas_i128(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [cas_i128_param_0];
; CHECK-NEXT: ld.param.v2.u64 {[[RD2:%rd[0-9]+]], [[RD3:%rd[0-9]+]]}, [cas_i128_param_1];
; CHECK-NEXT: ld.param.v2.u64 {[[RD4:%rd[0-9]+]], [[RD5:%rd[0-9]+]]}, [cas_i128_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b128 %old, %value2, %value3;
; CHECK-NEXT: mov.b128 %value2, {[[RD2]], [[RD3]]};
; CHECK-NEXT: mov.b128 %value3, {[[RD4]], [[RD5]]};
; CHECK-NEXT: atom.acq_rel.sys.global.cas.b128 %old, [[[RD1]]], %value2, %value3;
; CHECK-NEXT: mov.b128 {[[RD6:%rd[0-9]+]], [[RD7:%rd[0-9]+]]}, %old;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.v2.u64 [func_retval0], {[[RD6]], [[RD7]]};
; CHECK-NEXT: ret;
define i128 @cas_i128(ptr addrspace(1) %x1, i128 %x2, i128 %x3) {
  %r = call i128 @llvm.nvvm.atomic.cas.i128(i32 917540, ptr addrspace(1) %x1, i128 %x2, i128 %x3)
  ret i128 %r
}

declare i32 @llvm.nvvm.atomic.rmw.i32(i32, ptr addrspace(1), i32)
declare i64 @llvm.nvvm.atomic.rmw.i64(i32, ptr addrspace(1), i64)
declare float @llvm.nvvm.atomic.rmw.f32(i32, ptr addrspace(1), float)
declare double @llvm.nvvm.atomic.rmw.f64(i32, ptr addrspace(1), double)
declare i32 @llvm.nvvm.atomic.rmw.i32.p0(i32, ptr, i32)
declare i32 @llvm.nvvm.atomic.rmw.i32.p1(i32, ptr addrspace(1), i32)
declare i32 @llvm.nvvm.atomic.rmw.i32.p3(i32, ptr addrspace(3), i32)
declare i32 @llvm.nvvm.atomic.rmw.i32.p7(i32, ptr addrspace(7), i32)
declare <2 x float> @llvm.nvvm.atomic.rmw.v2f32(i32, ptr addrspace(1), <2 x float>)
declare i32 @llvm.nvvm.atomic.rmw.f16x2.p1(i32, ptr addrspace(1), i32)
declare i32 @llvm.nvvm.atomic.rmw.f16x2.p3(i32, ptr addrspace(3), i32)
declare <4 x float> @llvm.nvvm.atomic.rmw.v4f32(i32, ptr addrspace(1), <4 x float>)
declare i128 @llvm.nvvm.atomic.rmw.i128(i32, ptr addrspace(1), i128)
declare i16 @llvm.nvvm.atomic.cas.i16(i32, ptr addrspace(1), i16, i16)
declare i32 @llvm.nvvm.atomic.cas.i32(i32, ptr addrspace(1), i32, i32)
declare i64 @llvm.nvvm.atomic.cas.i64(i32, ptr addrspace(1), i64, i64)
declare i128 @llvm.nvvm.atomic.cas.i128(i32, ptr addrspace(1), i128, i128)

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
