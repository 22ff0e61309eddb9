; Checks written by scripts/update-goldens.py
; RUN: nvvmc compile %s --arch=sm_100a -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc compile %s --arch=sm_100a -o %t.ptx && %ptxas -arch=sm_100a -c %t.ptx -o /dev/null %}
;
; Loads and stores with flags, to types of several registers.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: ld_nc_P0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_nc_P0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_nc_P0_param_1];
; CHECK-NEXT: cvta.to.global.u64 [[RD3:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: ld.global.nc.u32 [[R1:%r[0-9]+]], [[[RD3]]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_nc_P0(ptr %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p0(i64 256, ptr %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: ld_nc_P1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_nc_P1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_nc_P1_param_1];
; CHECK-NEXT: ld.global.nc.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_nc_P1(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p1(i64 256, ptr addrspace(1) %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: ld_nc_P3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_nc_P3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_nc_P3_param_1];
; CHECK-NEXT: ld.shared.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_nc_P3(ptr addrspace(3) %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p3(i64 256, ptr addrspace(3) %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: ld_volatile_P0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_volatile_P0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_volatile_P0_param_1];
; CHECK-NEXT: ld.volatile.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_volatile_P0(ptr %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p0(i64 512, ptr %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: st_volatile_P0(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [st_volatile_P0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [st_volatile_P0_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_volatile_P0_param_2];
; CHECK-NEXT: st.volatile.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @st_volatile_P0(i32 %x1, ptr %x2, i64 %x3) {
  call void @llvm.nvvm.st.i32.p0(i64 512, i32 %x1, ptr %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_volatile_P1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_volatile_P1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_volatile_P1_param_1];
; CHECK-NEXT: ld.volatile.global.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_volatile_P1(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p1(i64 512, ptr addrspace(1) %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: st_volatile_P1(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [st_volatile_P1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [st_volatile_P1_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_volatile_P1_param_2];
; CHECK-NEXT: st.volatile.global.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @st_volatile_P1(i32 %x1, ptr addrspace(1) %x2, i64 %x3) {
  call void @llvm.nvvm.st.i32.p1(i64 512, i32 %x1, ptr addrspace(1) %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_volatile_P3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_volatile_P3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_volatile_P3_param_1];
; CHECK-NEXT: ld.volatile.shared.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_volatile_P3(ptr addrspace(3) %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p3(i64 512, ptr addrspace(3) %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: st_volatile_P3(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [st_volatile_P3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [st_volatile_P3_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_volatile_P3_param_2];
; CHECK-NEXT: st.volatile.shared.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @st_volatile_P3(i32 %x1, ptr addrspace(3) %x2, i64 %x3) {
  call void @llvm.nvvm.st.i32.p3(i64 512, i32 %x1, ptr addrspace(3) %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_hint_P0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_hint_P0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_hint_P0_param_1];
; CHECK-NEXT: ld.L2::cache_hint.u32 [[R1:%r[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_hint_P0(ptr %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p0(i64 1024, ptr %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: st_hint_P0(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [st_hint_P0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [st_hint_P0_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_hint_P0_param_2];
; CHECK-NEXT: st.L2::cache_hint.u32 [[[RD1]]], [[R1]], [[RD2]];
; CHECK-NEXT: ret;
define void @st_hint_P0(i32 %x1, ptr %x2, i64 %x3) {
  call void @llvm.nvvm.st.i32.p0(i64 1024, i32 %x1, ptr %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_hint_P1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_hint_P1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_hint_P1_param_1];
; CHECK-NEXT: ld.global.L2::cache_hint.u32 [[R1:%r[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_hint_P1(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p1(i64 1024, ptr addrspace(1) %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: st_hint_P1(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [st_hint_P1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [st_hint_P1_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_hint_P1_param_2];
; CHECK-NEXT: st.global.L2::cache_hint.u32 [[[RD1]]], [[R1]], [[RD2]];
; CHECK-NEXT: ret;
define void @st_hint_P1(i32 %x1, ptr addrspace(1) %x2, i64 %x3) {
  call void @llvm.nvvm.st.i32.p1(i64 1024, i32 %x1, ptr addrspace(1) %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_hint_P3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_hint_P3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_hint_P3_param_1];
; CHECK-NEXT: ld.shared.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_hint_P3(ptr addrspace(3) %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p3(i64 1024, ptr addrspace(3) %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: st_hint_P3(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [st_hint_P3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [st_hint_P3_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_hint_P3_param_2];
; CHECK-NEXT: st.shared.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @st_hint_P3(i32 %x1, ptr addrspace(3) %x2, i64 %x3) {
  call void @llvm.nvvm.st.i32.p3(i64 1024, i32 %x1, ptr addrspace(3) %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_nc_hint_P0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_nc_hint_P0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_nc_hint_P0_param_1];
; CHECK-NEXT: cvta.to.global.u64 [[RD3:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: ld.global.nc.L2::cache_hint.u32 [[R1:%r[0-9]+]], [[[RD3]]], [[RD2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_nc_hint_P0(ptr %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p0(i64 1280, ptr %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: ld_nc_hint_P1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_nc_hint_P1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_nc_hint_P1_param_1];
; CHECK-NEXT: ld.global.nc.L2::cache_hint.u32 [[R1:%r[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_nc_hint_P1(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p1(i64 1280, ptr addrspace(1) %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: ld_nc_hint_P3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_nc_hint_P3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_nc_hint_P3_param_1];
; CHECK-NEXT: ld.shared.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_nc_hint_P3(ptr addrspace(3) %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p3(i64 1280, ptr addrspace(3) %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: ld_volatile_hint_P0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_volatile_hint_P0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_volatile_hint_P0_param_1];
; CHECK-NEXT: ld.volatile.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_volatile_hint_P0(ptr %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p0(i64 1536, ptr %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: st_volatile_hint_P0(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [st_volatile_hint_P0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [st_volatile_hint_P0_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_volatile_hint_P0_param_2];
; CHECK-NEXT: st.volatile.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @st_volatile_hint_P0(i32 %x1, ptr %x2, i64 %x3) {
  call void @llvm.nvvm.st.i32.p0(i64 1536, i32 %x1, ptr %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_volatile_hint_P1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_volatile_hint_P1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_volatile_hint_P1_param_1];
; CHECK-NEXT: ld.volatile.global.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_volatile_hint_P1(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p1(i64 1536, ptr addrspace(1) %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: st_volatile_hint_P1(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [st_volatile_hint_P1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [st_volatile_hint_P1_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_volatile_hint_P1_param_2];
; CHECK-NEXT: st.volatile.global.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @st_volatile_hint_P1(i32 %x1, ptr addrspace(1) %x2, i64 %x3) {
  call void @llvm.nvvm.st.i32.p1(i64 1536, i32 %x1, ptr addrspace(1) %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_volatile_hint_P3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_volatile_hint_P3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_volatile_hint_P3_param_1];
; CHECK-NEXT: ld.volatile.shared.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_volatile_hint_P3(ptr addrspace(3) %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p3(i64 1536, ptr addrspace(3) %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: st_volatile_hint_P3(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [st_volatile_hint_P3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [st_volatile_hint_P3_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_volatile_hint_P3_param_2];
; CHECK-NEXT: st.volatile.shared.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @st_volatile_hint_P3(i32 %x1, ptr addrspace(3) %x2, i64 %x3) {
  call void @llvm.nvvm.st.i32.p3(i64 1536, i32 %x1, ptr addrspace(3) %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_volatile_nc_P0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_volatile_nc_P0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_volatile_nc_P0_param_1];
; CHECK-NEXT: ld.volatile.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_volatile_nc_P0(ptr %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p0(i64 768, ptr %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: ld_volatile_nc_P1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_volatile_nc_P1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_volatile_nc_P1_param_1];
; CHECK-NEXT: ld.volatile.global.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_volatile_nc_P1(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p1(i64 768, ptr addrspace(1) %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: ld_volatile_nc_P3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_volatile_nc_P3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_volatile_nc_P3_param_1];
; CHECK-NEXT: ld.volatile.shared.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_volatile_nc_P3(ptr addrspace(3) %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p3(i64 768, ptr addrspace(3) %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: ld_unified_P0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_unified_P0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_unified_P0_param_1];
; CHECK-NEXT: ld.u32 [[R1:%r[0-9]+]], [[[RD1]]].unified;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_unified_P0(ptr %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p0(i64 68719476736, ptr %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: ld_unified_P1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_unified_P1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_unified_P1_param_1];
; CHECK-NEXT: ld.global.u32 [[R1:%r[0-9]+]], [[[RD1]]].unified;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_unified_P1(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p1(i64 68719476736, ptr addrspace(1) %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: ld_unified_P3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_unified_P3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_unified_P3_param_1];
; CHECK-NEXT: ld.shared.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_unified_P3(ptr addrspace(3) %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p3(i64 68719476736, ptr addrspace(3) %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: ld_plain_P0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_plain_P0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_plain_P0_param_1];
; CHECK-NEXT: ld.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_plain_P0(ptr %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p0(i64 0, ptr %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: st_plain_P0(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [st_plain_P0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [st_plain_P0_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_plain_P0_param_2];
; CHECK-NEXT: st.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @st_plain_P0(i32 %x1, ptr %x2, i64 %x3) {
  call void @llvm.nvvm.st.i32.p0(i64 0, i32 %x1, ptr %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_plain_P1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_plain_P1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_plain_P1_param_1];
; CHECK-NEXT: ld.global.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_plain_P1(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p1(i64 0, ptr addrspace(1) %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: st_plain_P1(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [st_plain_P1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [st_plain_P1_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_plain_P1_param_2];
; CHECK-NEXT: st.global.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @st_plain_P1(i32 %x1, ptr addrspace(1) %x2, i64 %x3) {
  call void @llvm.nvvm.st.i32.p1(i64 0, i32 %x1, ptr addrspace(1) %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_plain_P3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_plain_P3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_plain_P3_param_1];
; CHECK-NEXT: ld.shared.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @ld_plain_P3(ptr addrspace(3) %x1, i64 %x2) {
  %r = call i32 @llvm.nvvm.ld.i32.p3(i64 0, ptr addrspace(3) %x1, i64 %x2)
  ret i32 %r
}
; CHECK-LABEL: st_plain_P3(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [st_plain_P3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [st_plain_P3_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_plain_P3_param_2];
; CHECK-NEXT: st.shared.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @st_plain_P3(i32 %x1, ptr addrspace(3) %x2, i64 %x3) {
  call void @llvm.nvvm.st.i32.p3(i64 0, i32 %x1, ptr addrspace(3) %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_i16(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_i16_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_i16_param_1];
; CHECK-NEXT: ld.global.L2::cache_hint.u16 [[RS1:%rs[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: cvt.u32.u16 [[R1:%r[0-9]+]], [[RS1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define zeroext i16 @ld_i16(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i16 @llvm.nvvm.ld.i16.p1(i64 1024, ptr addrspace(1) %x1, i64 %x2)
  ret i16 %r
}
; CHECK-LABEL: st_i16(
; CHECK: ld.param.u16 [[RS1:%rs[0-9]+]], [st_i16_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [st_i16_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_i16_param_2];
; CHECK-NEXT: st.global.L2::cache_hint.u16 [[[RD1]]], [[RS1]], [[RD2]];
; CHECK-NEXT: ret;
define void @st_i16(i16 zeroext %x1, ptr addrspace(1) %x2, i64 %x3) {
  call void @llvm.nvvm.st.i16.p1(i64 1024, i16 %x1, ptr addrspace(1) %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_i64(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_i64_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_i64_param_1];
; CHECK-NEXT: ld.global.L2::cache_hint.u64 [[RD3:%rd[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
; CHECK-NEXT: ret;
define i64 @ld_i64(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i64 @llvm.nvvm.ld.i64.p1(i64 1024, ptr addrspace(1) %x1, i64 %x2)
  ret i64 %r
}
; CHECK-LABEL: st_i64(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [st_i64_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_i64_param_1];
; CHECK-NEXT: ld.param.u64 [[RD3:%rd[0-9]+]], [st_i64_param_2];
; CHECK-NEXT: st.global.L2::cache_hint.u64 [[[RD2]]], [[RD1]], [[RD3]];
; CHECK-NEXT: ret;
define void @st_i64(i64 %x1, ptr addrspace(1) %x2, i64 %x3) {
  call void @llvm.nvvm.st.i64.p1(i64 1024, i64 %x1, ptr addrspace(1) %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_f32(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_f32_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_f32_param_1];
; CHECK-NEXT: ld.global.L2::cache_hint.f32 [[F1:%f[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F1]];
; CHECK-NEXT: ret;
define float @ld_f32(ptr addrspace(1) %x1, i64 %x2) {
  %r = call float @llvm.nvvm.ld.f32.p1(i64 1024, ptr addrspace(1) %x1, i64 %x2)
  ret float %r
}
; CHECK-LABEL: st_f32(
; CHECK: ld.param.f32 [[F1:%f[0-9]+]], [st_f32_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [st_f32_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_f32_param_2];
; CHECK-NEXT: st.global.L2::cache_hint.f32 [[[RD1]]], [[F1]], [[RD2]];
; CHECK-NEXT: ret;
define void @st_f32(float %x1, ptr addrspace(1) %x2, i64 %x3) {
  call void @llvm.nvvm.st.f32.p1(i64 1024, float %x1, ptr addrspace(1) %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_f16(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_f16_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_f16_param_1];
; CHECK-NEXT: ld.global.L2::cache_hint.b16 [[H1:%h[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.b16 [func_retval0], [[H1]];
; CHECK-NEXT: ret;
define half @ld_f16(ptr addrspace(1) %x1, i64 %x2) {
  %r = call half @llvm.nvvm.ld.f16.p1(i64 1024, ptr addrspace(1) %x1, i64 %x2)
  ret half %r
}
; CHECK-LABEL: st_f16(
; CHECK: ld.param.b16 [[H1:%h[0-9]+]], [st_f16_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [st_f16_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_f16_param_2];
; CHECK-NEXT: st.global.L2::cache_hint.b16 [[[RD1]]], [[H1]], [[RD2]];
; CHECK-NEXT: ret;
define void @st_f16(half %x1, ptr addrspace(1) %x2, i64 %x3) {
  call void @llvm.nvvm.st.f16.p1(i64 1024, half %x1, ptr addrspace(1) %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_v2f16(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_v2f16_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_v2f16_param_1];
; CHECK-NEXT: ld.global.L2::cache_hint.b32 [[HH1:%hh[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[HH1]];
; CHECK-NEXT: ret;
define <2 x half> @ld_v2f16(ptr addrspace(1) %x1, i64 %x2) {
  %r = call <2 x half> @llvm.nvvm.ld.v2f16.p1(i64 1024, ptr addrspace(1) %x1, i64 %x2)
  ret <2 x half> %r
}
; CHECK-LABEL: st_v2f16(
; CHECK: ld.param.b32 [[HH1:%hh[0-9]+]], [st_v2f16_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [st_v2f16_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_v2f16_param_2];
; CHECK-NEXT: st.global.L2::cache_hint.b32 [[[RD1]]], [[HH1]], [[RD2]];
; CHECK-NEXT: ret;
define void @st_v2f16(<2 x half> %x1, ptr addrspace(1) %x2, i64 %x3) {
  call void @llvm.nvvm.st.v2f16.p1(i64 1024, <2 x half> %x1, ptr addrspace(1) %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_v4f32(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_v4f32_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_v4f32_param_1];
; CHECK-NEXT: ld.global.L2::cache_hint.v4.f32 {[[F1:%f[0-9]+]], [[F2:%f[0-9]+]], [[F3:%f[0-9]+]], [[F4:%f[0-9]+]]}, [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.v4.f32 [func_retval0], {[[F1]], [[F2]], [[F3]], [[F4]]};
; CHECK-NEXT: ret;
define <4 x float> @ld_v4f32(ptr addrspace(1) %x1, i64 %x2) {
  %r = call <4 x float> @llvm.nvvm.ld.v4f32.p1(i64 1024, ptr addrspace(1) %x1, i64 %x2)
  ret <4 x float> %r
}
; CHECK-LABEL: st_v4f32(
; CHECK: ld.param.v4.f32 {[[F1:%f[0-9]+]], [[F2:%f[0-9]+]], [[F3:%f[0-9]+]], [[F4:%f[0-9]+]]}, [st_v4f32_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [st_v4f32_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_v4f32_param_2];
; CHECK-NEXT: st.global.L2::cache_hint.v4.f32 [[[RD1]]], {[[F1]], [[F2]], [[F3]], [[F4]]}, [[RD2]];
; CHECK-NEXT: ret;
define void @st_v4f32(<4 x float> %x1, ptr addrspace(1) %x2, i64 %x3) {
  call void @llvm.nvvm.st.v4f32.p1(i64 1024, <4 x float> %x1, ptr addrspace(1) %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_v2i64(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_v2i64_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_v2i64_param_1];
; CHECK-NEXT: ld.global.L2::cache_hint.v2.u64 {[[RD3:%rd[0-9]+]], [[RD4:%rd[0-9]+]]}, [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.v2.u64 [func_retval0], {[[RD3]], [[RD4]]};
; CHECK-NEXT: ret;
define <2 x i64> @ld_v2i64(ptr addrspace(1) %x1, i64 %x2) {
  %r = call <2 x i64> @llvm.nvvm.ld.v2i64.p1(i64 1024, ptr addrspace(1) %x1, i64 %x2)
  ret <2 x i64> %r
}
; CHECK-LABEL: st_v2i64(
; CHECK: ld.param.v2.u64 {[[RD1:%rd[0-9]+]], [[RD2:%rd[0-9]+]]}, [st_v2i64_param_0];
; CHECK-NEXT: ld.param.u64 [[RD3:%rd[0-9]+]], [st_v2i64_param_1];
; CHECK-NEXT: ld.param.u64 [[RD4:%rd[0-9]+]], [st_v2i64_param_2];
; CHECK-NEXT: st.global.L2::cache_hint.v2.u64 [[[RD3]]], {[[RD1]], [[RD2]]}, [[RD4]];
; CHECK-NEXT: ret;
define void @st_v2i64(<2 x i64> %x1, ptr addrspace(1) %x2, i64 %x3) {
  call void @llvm.nvvm.st.v2i64.p1(i64 1024, <2 x i64> %x1, ptr addrspace(1) %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_p0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_p0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_p0_param_1];
; CHECK-NEXT: ld.global.L2::cache_hint.u64 [[RD3:%rd[0-9]+]], [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
; CHECK-NEXT: ret;
define ptr @ld_p0(ptr addrspace(1) %x1, i64 %x2) {
  %r = call ptr @llvm.nvvm.ld.p0.p1(i64 1024, ptr addrspace(1) %x1, i64 %x2)
  ret ptr %r
}
; CHECK-LABEL: st_p0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [st_p0_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [st_p0_param_1];
; CHECK-NEXT: ld.param.u64 [[RD3:%rd[0-9]+]], [st_p0_param_2];
; CHECK-NEXT: st.global.L2::cache_hint.u64 [[[RD2]]], [[RD1]], [[RD3]];
; CHECK-NEXT: ret;
define void @st_p0(ptr %x1, ptr addrspace(1) %x2, i64 %x3) {
  call void @llvm.nvvm.st.p0.p1(i64 1024, ptr %x1, ptr addrspace(1) %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: ld_i128(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_i128_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_i128_param_1];
; CHECK-NEXT: ld.global.L2::cache_hint.v2.u64 {[[RD3:%rd[0-9]+]], [[RD4:%rd[0-9]+]]}, [[[RD1]]], [[RD2]];
; CHECK-NEXT: st.param.v2.u64 [func_retval0], {[[RD3]], [[RD4]]};
; CHECK-NEXT: ret;
define i128 @ld_i128(ptr addrspace(1) %x1, i64 %x2) {
  %r = call i128 @llvm.nvvm.ld.i128.p1(i64 1024, ptr addrspace(1) %x1, i64 %x2)
  ret i128 %r
}
; CHECK-LABEL: st_i128(
; CHECK: ld.param.v2.u64 {[[RD1:%rd[0-9]+]], [[RD2:%rd[0-9]+]]}, [st_i128_param_0];
; CHECK-NEXT: ld.param.u64 [[RD3:%rd[0-9]+]], [st_i128_param_1];
; CHECK-NEXT: ld.param.u64 [[RD4:%rd[0-9]+]], [st_i128_param_2];
; CHECK-NEXT: st.global.L2::cache_hint.v2.u64 [[[RD3]]], {[[RD1]], [[RD2]]}, [[RD4]];
; CHECK-NEXT: ret;
define void @st_i128(i128 %x1, ptr addrspace(1) %x2, i64 %x3) {
  call void @llvm.nvvm.st.i128.p1(i64 1024, i128 %x1, ptr addrspace(1) %x2, i64 %x3)
  ret void
}

; 256 bits at once, of generic and global memory.
; CHECK-LABEL: ld_wide(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_wide_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_wide_param_1];
; CHECK-NEXT: ld.param.v2.u64 {[[RD3:%rd[0-9]+]], [[RD4:%rd[0-9]+]]}, [ld_wide_param_2];
; CHECK-NEXT: ld.param.v2.u64 {[[RD5:%rd[0-9]+]], [[RD6:%rd[0-9]+]]}, [ld_wide_param_2+16];
; CHECK-NEXT: ld.global.nc.v4.u64 {[[RD7:%rd[0-9]+]], [[RD8:%rd[0-9]+]], [[RD9:%rd[0-9]+]], [[RD10:%rd[0-9]+]]}, [[[RD1]]];
; CHECK-NEXT: st.volatile.v4.u64 [[[RD2]]], {[[RD3]], [[RD4]], [[RD5]], [[RD6]]};
; CHECK-NEXT: st.param.v2.u64 [func_retval0], {[[RD7]], [[RD8]]};
; CHECK-NEXT: st.param.v2.u64 [func_retval0+16], {[[RD9]], [[RD10]]};
; CHECK-NEXT: ret;
define <4 x i64> @ld_wide(ptr addrspace(1) %p, ptr %q, <4 x i64> %v) {
  %r = call <4 x i64> @llvm.nvvm.ld.v4i64.p1(i64 256, ptr addrspace(1) %p, i64 0)
  call void @llvm.nvvm.st.v4i64.p0(i64 512, <4 x i64> %v, ptr %q, i64 0)
  ret <4 x i64> %r
}
; CHECK-LABEL: ld_eight(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [ld_eight_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [ld_eight_param_1];
; CHECK-NEXT: ld.param.v4.u32 {[[R1:%r[0-9]+]], [[R2:%r[0-9]+]], [[R3:%r[0-9]+]], [[R4:%r[0-9]+]]}, [ld_eight_param_2];
; CHECK-NEXT: ld.param.v4.u32 {[[R5:%r[0-9]+]], [[R6:%r[0-9]+]], [[R7:%r[0-9]+]], [[R8:%r[0-9]+]]}, [ld_eight_param_2+16];
; CHECK-NEXT: ld.param.u64 [[RD3:%rd[0-9]+]], [ld_eight_param_3];
; CHECK-NEXT: ld.global.L2::cache_hint.v8.f32 {[[F1:%f[0-9]+]], [[F2:%f[0-9]+]], [[F3:%f[0-9]+]], [[F4:%f[0-9]+]], [[F5:%f[0-9]+]], [[F6:%f[0-9]+]], [[F7:%f[0-9]+]], [[F8:%f[0-9]+]]}, [[[RD1]]], [[RD3]];
; CHECK-NEXT: st.v8.u32 [[[RD2]]], {[[R1]], [[R2]], [[R3]], [[R4]], [[R5]], [[R6]], [[R7]], [[R8]]};
; CHECK-NEXT: st.param.v4.f32 [func_retval0], {[[F1]], [[F2]], [[F3]], [[F4]]};
; CHECK-NEXT: st.param.v4.f32 [func_retval0+16], {[[F5]], [[F6]], [[F7]], [[F8]]};
; CHECK-NEXT: ret;
define <8 x float> @ld_eight(ptr addrspace(1) %p, ptr %q, <8 x i32> %v, i64 %d) {
  %r = call <8 x float> @llvm.nvvm.ld.v8f32.p1(i64 1024, ptr addrspace(1) %p, i64 %d)
  call void @llvm.nvvm.st.v8i32.p0(i64 0, <8 x i32> %v, ptr %q, i64 0)
  ret <8 x float> %r
}
@tile = internal addrspace(3) global [8 x i32] undef, align 32
; PTX names no other state space than global for them.
; CHECK-LABEL: st_eight_shared(
; CHECK: ld.param.v4.u32 {[[R1:%r[0-9]+]], [[R2:%r[0-9]+]], [[R3:%r[0-9]+]], [[R4:%r[0-9]+]]}, [st_eight_shared_param_0];
; CHECK-NEXT: ld.param.v4.u32 {[[R5:%r[0-9]+]], [[R6:%r[0-9]+]], [[R7:%r[0-9]+]], [[R8:%r[0-9]+]]}, [st_eight_shared_param_0+16];
; CHECK-NEXT: mov.u64 [[RD1:%rd[0-9]+]], tile;
; CHECK-NEXT: cvta.shared.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: st.v8.u32 [[[RD2]]], {[[R1]], [[R2]], [[R3]], [[R4]], [[R5]], [[R6]], [[R7]], [[R8]]};
; CHECK-NEXT: ret;
define void @st_eight_shared(<8 x i32> %v) {
  call void @llvm.nvvm.st.v8i32.p0(i64 0, <8 x i32> %v, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0)
  ret void
}

declare <4 x i64> @llvm.nvvm.ld.v4i64.p1(i64, ptr addrspace(1), i64)
declare <8 x float> @llvm.nvvm.ld.v8f32.p1(i64, ptr addrspace(1), i64)
declare void @llvm.nvvm.st.v4i64.p0(i64, <4 x i64>, ptr, i64)
declare void @llvm.nvvm.st.v8i32.p0(i64, <8 x i32>, ptr, i64)
declare i32 @llvm.nvvm.ld.i32.p0(i64, ptr, i64)
declare i32 @llvm.nvvm.ld.i32.p1(i64, ptr addrspace(1), i64)
declare i32 @llvm.nvvm.ld.i32.p3(i64, ptr addrspace(3), i64)
declare void @llvm.nvvm.st.i32.p0(i64, i32, ptr, i64)
declare void @llvm.nvvm.st.i32.p1(i64, i32, ptr addrspace(1), i64)
declare void @llvm.nvvm.st.i32.p3(i64, i32, ptr addrspace(3), i64)
declare i16 @llvm.nvvm.ld.i16.p1(i64, ptr addrspace(1), i64)
declare void @llvm.nvvm.st.i16.p1(i64, i16, ptr addrspace(1), i64)
declare i64 @llvm.nvvm.ld.i64.p1(i64, ptr addrspace(1), i64)
declare void @llvm.nvvm.st.i64.p1(i64, i64, ptr addrspace(1), i64)
declare float @llvm.nvvm.ld.f32.p1(i64, ptr addrspace(1), i64)
declare void @llvm.nvvm.st.f32.p1(i64, float, ptr addrspace(1), i64)
declare half @llvm.nvvm.ld.f16.p1(i64, ptr addrspace(1), i64)
declare void @llvm.nvvm.st.f16.p1(i64, half, ptr addrspace(1), i64)
declare <2 x half> @llvm.nvvm.ld.v2f16.p1(i64, ptr addrspace(1), i64)
declare void @llvm.nvvm.st.v2f16.p1(i64, <2 x half>, ptr addrspace(1), i64)
declare <4 x float> @llvm.nvvm.ld.v4f32.p1(i64, ptr addrspace(1), i64)
declare void @llvm.nvvm.st.v4f32.p1(i64, <4 x float>, ptr addrspace(1), i64)
declare <2 x i64> @llvm.nvvm.ld.v2i64.p1(i64, ptr addrspace(1), i64)
declare void @llvm.nvvm.st.v2i64.p1(i64, <2 x i64>, ptr addrspace(1), i64)
declare ptr @llvm.nvvm.ld.p0.p1(i64, ptr addrspace(1), i64)
declare void @llvm.nvvm.st.p0.p1(i64, ptr, ptr addrspace(1), i64)
declare i128 @llvm.nvvm.ld.i128.p1(i64, ptr addrspace(1), i64)
declare void @llvm.nvvm.st.i128.p1(i64, i128, ptr addrspace(1), i64)

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
