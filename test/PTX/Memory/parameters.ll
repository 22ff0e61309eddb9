; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Parameters are read once; by-value structures are read in place when they
; are only loaded from, else copied to the frame.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

%pair = type { i32, float }
; CHECK-LABEL: scalars(
; CHECK: ld.param.u8 %rs1, [scalars_param_0];
; CHECK-NEXT: ld.param.u16 %rs2, [scalars_param_1];
; CHECK-NEXT: ld.param.u32 %r1, [scalars_param_2];
; CHECK-NEXT: ld.param.u64 %rd1, [scalars_param_3];
; CHECK-NEXT: ld.param.f32 %f1, [scalars_param_4];
; CHECK-NEXT: ld.param.f64 %fd1, [scalars_param_5];
; CHECK-NEXT: ld.param.u8 %rs3, [scalars_param_6];
; CHECK-NEXT: and.b16 %rs4, %rs3, 1;
; CHECK-NEXT: setp.ne.b16 %p1, %rs4, 0;
; CHECK-NEXT: ld.param.b16 %h1, [scalars_param_7];
; CHECK-NEXT: ld.param.u64 %rd2, [scalars_param_8];
; CHECK-NEXT: cvt.u32.u8 %r2, %rs1;
; CHECK-NEXT: selp.u32 %r3, 1, 0, %p1;
; CHECK-NEXT: add.s32 %r4, %r2, %r3;
; CHECK-NEXT: add.s32 %r5, %r4, %r1;
; CHECK-NEXT: st.global.u32 [%rd2], %r5;
; CHECK-NEXT: st.global.u16 [%rd2], %rs2;
; CHECK-NEXT: st.global.u64 [%rd2], %rd1;
; CHECK-NEXT: st.global.f32 [%rd2], %f1;
; CHECK-NEXT: st.global.f64 [%rd2], %fd1;
; CHECK-NEXT: st.global.b16 [%rd2], %h1;
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
; CHECK: ld.param.u64 %rd1, [in_place_param_1];
; CHECK-NEXT: ld.param.f32 %f1, [in_place_param_0+4];
; CHECK-NEXT: st.global.f32 [%rd1], %f1;
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
; CHECK-NEXT: ld.param.u32 %r1, [copied_param_0];
; CHECK-NEXT: st.local.u32 [%SPL], %r1;
; CHECK-NEXT: ld.param.u32 %r1, [copied_param_0+4];
; CHECK-NEXT: st.local.u32 [%SPL+4], %r1;
; CHECK-NEXT: add.u64 %rd1, %SP, 0;
; CHECK-NEXT: ld.param.u64 %rd2, [copied_param_1];
; CHECK-NEXT: ld.param.u64 %rd3, [copied_param_2];
; CHECK-NEXT: shl.b64 %rd4, %rd2, 2;
; CHECK-NEXT: add.s64 %rd5, %rd1, %rd4;
; CHECK-NEXT: ld.u32 %r2, [%rd5];
; CHECK-NEXT: st.global.u32 [%rd3], %r2;
; CHECK-NEXT: ret;
define ptx_kernel void @copied(ptr byval(%pair) align 4 %s, i64 %i, ptr addrspace(1) %out) {
  %p = getelementptr i32, ptr %s, i64 %i
  %v = load i32, ptr %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}
; CHECK-LABEL: address_in_parameter_space(
; CHECK: mov.b64 %rd1, address_in_parameter_space_param_0;
; CHECK-NEXT: cvta.param.u64 %rd2, %rd1;
; CHECK-NEXT: ld.param.u64 %rd3, [address_in_parameter_space_param_1];
; CHECK-NEXT: ld.param.u64 %rd4, [address_in_parameter_space_param_2];
; CHECK-NEXT: shl.b64 %rd5, %rd3, 2;
; CHECK-NEXT: add.s64 %rd6, %rd2, %rd5;
; CHECK-NEXT: ld.u32 %r1, [%rd6];
; CHECK-NEXT: st.global.u32 [%rd4], %r1;
; CHECK-NEXT: ret;
define ptx_kernel void @address_in_parameter_space(ptr byval(%pair) align 4 "nvvm.grid_constant" %s, i64 %i, ptr addrspace(1) %out) {
  %p = getelementptr i32, ptr %s, i64 %i
  %v = load i32, ptr %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}
