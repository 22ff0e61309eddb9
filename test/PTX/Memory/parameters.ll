; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Parameters are read once; by-value structures are read in place if they are
; only loaded from, and otherwise copied to the frame.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

%pair = type { i32, float }
; CHECK-LABEL: scalars(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [scalars_param_0];
; CHECK-NEXT: ld.param.u16 [[RS2:%rs[0-9]+]], [scalars_param_1];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [scalars_param_2];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [scalars_param_3];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [scalars_param_4];
; CHECK-NEXT: ld.param.f64 [[FD1:%fd[0-9]+]], [scalars_param_5];
; CHECK-NEXT: ld.param.u8 [[RS3:%rs[0-9]+]], [scalars_param_6];
; CHECK-NEXT: and.b16 [[RS4:%rs[0-9]+]], [[RS3]], 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS4]], 0;
; CHECK-NEXT: ld.param.b16 [[H1:%h[0-9]+]], [scalars_param_7];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [scalars_param_8];
; CHECK-NEXT: cvt.u32.u8 [[R2:%r[0-9]+]], [[RS1]];
; CHECK-NEXT: selp.u32 [[R3:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: add.s32 [[R4:%r[0-9]+]], [[R2]], [[R3]];
; CHECK-NEXT: add.s32 [[R5:%r[0-9]+]], [[R4]], [[R1]];
; CHECK-NEXT: st.global.u32 [[[RD2]]], [[R5]];
; CHECK-NEXT: st.global.u16 [[[RD2]]], [[RS2]];
; CHECK-NEXT: st.global.u64 [[[RD2]]], [[RD1]];
; CHECK-NEXT: st.global.f32 [[[RD2]]], [[F1]];
; CHECK-NEXT: st.global.f64 [[[RD2]]], [[FD1]];
; CHECK-NEXT: st.global.b16 [[[RD2]]], [[H1]];
; CHECK-NEXT: ret;
define ptx_kernel void @scalars(i8 %a, i16 %b, i32 %c, i64 %d, float %e, double %f, i1 %g, half %h, ptr addrspace(1) %p) {
  %a1 = zext i8 %a to i32
  %g1 = zext i1 %g to i32
  %s = add i32 %a1, %g1
  %t = add i32 %s, %c
  store i32 %t, ptr addrspace(1) %p
  store i16 %b, ptr addrspace(1) %p
  store i64 %d, ptr addrspace(1) %p
  store float %e, ptr addrspace(1) %p
  store double %f, ptr addrspace(1) %p
  store half %h, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: in_place(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [in_place_param_1];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [in_place_param_0+4];
; CHECK-NEXT: st.global.f32 [[[RD1]]], [[F1]];
; CHECK-NEXT: ret;
define ptx_kernel void @in_place(ptr byval(%pair) align 4 %s, ptr addrspace(1) %out) {
  %p = getelementptr %pair, ptr %s, i64 0, i32 1
  %v = load float, ptr %p
  store float %v, ptr addrspace(1) %out
  ret void
}
; CHECK-LABEL: copied(
; CHECK: .local .align 4 .b8 __local_depot2[8];
; CHECK: mov.u64 %SPL, __local_depot2;
; CHECK-NEXT: cvta.local.u64 %SP, %SPL;
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [copied_param_0];
; CHECK-NEXT: st.local.u32 [%SPL], [[R1]];
; CHECK-NEXT: ld.param.u32 [[R1]], [copied_param_0+4];
; CHECK-NEXT: st.local.u32 [%SPL+4], [[R1]];
; CHECK-NEXT: add.u64 [[RD1:%rd[0-9]+]], %SP, 0;
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [copied_param_1];
; CHECK-NEXT: ld.param.u64 [[RD3:%rd[0-9]+]], [copied_param_2];
; CHECK-NEXT: shl.b64 [[RD4:%rd[0-9]+]], [[RD2]], 2;
; CHECK-NEXT: add.s64 [[RD5:%rd[0-9]+]], [[RD1]], [[RD4]];
; CHECK-NEXT: ld.u32 [[R2:%r[0-9]+]], [[[RD5]]];
; CHECK-NEXT: st.global.u32 [[[RD3]]], [[R2]];
; CHECK-NEXT: ret;
define ptx_kernel void @copied(ptr byval(%pair) align 4 %s, i64 %i, ptr addrspace(1) %out) {
  %p = getelementptr i32, ptr %s, i64 %i
  %v = load i32, ptr %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}
; CHECK-LABEL: address_in_parameter_space(
; CHECK: mov.b64 [[RD1:%rd[0-9]+]], address_in_parameter_space_param_0;
; CHECK-NEXT: cvta.param.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: ld.param.u64 [[RD3:%rd[0-9]+]], [address_in_parameter_space_param_1];
; CHECK-NEXT: ld.param.u64 [[RD4:%rd[0-9]+]], [address_in_parameter_space_param_2];
; CHECK-NEXT: shl.b64 [[RD5:%rd[0-9]+]], [[RD3]], 2;
; CHECK-NEXT: add.s64 [[RD6:%rd[0-9]+]], [[RD2]], [[RD5]];
; CHECK-NEXT: ld.u32 [[R1:%r[0-9]+]], [[[RD6]]];
; CHECK-NEXT: st.global.u32 [[[RD4]]], [[R1]];
; CHECK-NEXT: ret;
define ptx_kernel void @address_in_parameter_space(ptr byval(%pair) align 4 "nvvm.grid_constant" %s, i64 %i, ptr addrspace(1) %out) {
  %p = getelementptr i32, ptr %s, i64 %i
  %v = load i32, ptr %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}
