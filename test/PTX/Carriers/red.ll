; Checks written by scripts/update-goldens.py
; RUN: nvvmc compile %s --arch=sm_100a -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc compile %s --arch=sm_100a -o %t.ptx && %ptxas -arch=sm_100a -c %t.ptx -o /dev/null %}
;
; Reductions in memory: operations and types, then orders, scopes and spaces.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: red_0_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_0_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_0_0_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.and.b32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_0_0(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 129, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_0_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_0_1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [red_0_1_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.and.b64 [[[RD1]]], [[RD2]];
; CHECK-NEXT: ret;
define void @red_0_1(ptr addrspace(1) %x1, i64 %x2) {
  call void @llvm.nvvm.red.p1.i64(i32 32897, ptr addrspace(1) %x1, i64 %x2)
  ret void
}
; CHECK-LABEL: red_0_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_0_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_0_2_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.and.b32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_0_2(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 65665, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_0_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_0_3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [red_0_3_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.and.b64 [[[RD1]]], [[RD2]];
; CHECK-NEXT: ret;
define void @red_0_3(ptr addrspace(1) %x1, i64 %x2) {
  call void @llvm.nvvm.red.p1.i64(i32 98433, ptr addrspace(1) %x1, i64 %x2)
  ret void
}
; CHECK-LABEL: red_0_4(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_0_4_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_0_4_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.and.b32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_0_4(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 131201, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_0_5(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_0_5_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [red_0_5_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.and.b64 [[[RD1]]], [[RD2]];
; CHECK-NEXT: ret;
define void @red_0_5(ptr addrspace(1) %x1, i64 %x2) {
  call void @llvm.nvvm.red.p1.i64(i32 163969, ptr addrspace(1) %x1, i64 %x2)
  ret void
}
; CHECK-LABEL: red_1_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_1_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_1_0_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.or.b32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_1_0(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 1153, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_1_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_1_1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [red_1_1_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.or.b64 [[[RD1]]], [[RD2]];
; CHECK-NEXT: ret;
define void @red_1_1(ptr addrspace(1) %x1, i64 %x2) {
  call void @llvm.nvvm.red.p1.i64(i32 33921, ptr addrspace(1) %x1, i64 %x2)
  ret void
}
; CHECK-LABEL: red_1_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_1_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_1_2_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.or.b32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_1_2(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 66689, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_1_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_1_3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [red_1_3_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.or.b64 [[[RD1]]], [[RD2]];
; CHECK-NEXT: ret;
define void @red_1_3(ptr addrspace(1) %x1, i64 %x2) {
  call void @llvm.nvvm.red.p1.i64(i32 99457, ptr addrspace(1) %x1, i64 %x2)
  ret void
}
; CHECK-LABEL: red_1_4(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_1_4_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_1_4_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.or.b32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_1_4(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 132225, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_1_5(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_1_5_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [red_1_5_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.or.b64 [[[RD1]]], [[RD2]];
; CHECK-NEXT: ret;
define void @red_1_5(ptr addrspace(1) %x1, i64 %x2) {
  call void @llvm.nvvm.red.p1.i64(i32 164993, ptr addrspace(1) %x1, i64 %x2)
  ret void
}
; CHECK-LABEL: red_2_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_2_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_2_0_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.xor.b32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_2_0(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 2177, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_2_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_2_1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [red_2_1_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.xor.b64 [[[RD1]]], [[RD2]];
; CHECK-NEXT: ret;
define void @red_2_1(ptr addrspace(1) %x1, i64 %x2) {
  call void @llvm.nvvm.red.p1.i64(i32 34945, ptr addrspace(1) %x1, i64 %x2)
  ret void
}
; CHECK-LABEL: red_2_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_2_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_2_2_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.xor.b32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_2_2(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 67713, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_2_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_2_3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [red_2_3_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.xor.b64 [[[RD1]]], [[RD2]];
; CHECK-NEXT: ret;
define void @red_2_3(ptr addrspace(1) %x1, i64 %x2) {
  call void @llvm.nvvm.red.p1.i64(i32 100481, ptr addrspace(1) %x1, i64 %x2)
  ret void
}
; CHECK-LABEL: red_2_4(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_2_4_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_2_4_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.xor.b32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_2_4(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 133249, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_2_5(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_2_5_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [red_2_5_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.xor.b64 [[[RD1]]], [[RD2]];
; CHECK-NEXT: ret;
define void @red_2_5(ptr addrspace(1) %x1, i64 %x2) {
  call void @llvm.nvvm.red.p1.i64(i32 166017, ptr addrspace(1) %x1, i64 %x2)
  ret void
}
; CHECK-LABEL: red_3_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_3_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_3_0_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_3_0(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 3201, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_3_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_3_1_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [red_3_1_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.add.u64 [[[RD1]]], [[RD2]];
; CHECK-NEXT: ret;
define void @red_3_1(ptr addrspace(1) %x1, i64 %x2) {
  call void @llvm.nvvm.red.p1.i64(i32 35969, ptr addrspace(1) %x1, i64 %x2)
  ret void
}
; CHECK-LABEL: red_3_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_3_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_3_2_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_3_2(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 68737, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_3_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_3_3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [red_3_3_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.add.u64 [[[RD1]]], [[RD2]];
; CHECK-NEXT: ret;
define void @red_3_3(ptr addrspace(1) %x1, i64 %x2) {
  call void @llvm.nvvm.red.p1.i64(i32 101505, ptr addrspace(1) %x1, i64 %x2)
  ret void
}
; CHECK-LABEL: red_3_4(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_3_4_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_3_4_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.add.s32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_3_4(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 134273, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_3_5(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_3_5_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [red_3_5_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.add.u64 [[[RD1]]], [[RD2]];
; CHECK-NEXT: ret;
define void @red_3_5(ptr addrspace(1) %x1, i64 %x2) {
  call void @llvm.nvvm.red.p1.i64(i32 167041, ptr addrspace(1) %x1, i64 %x2)
  ret void
}
; CHECK-LABEL: red_3_6(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_3_6_param_0];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [red_3_6_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.add.f32 [[[RD1]]], [[F1]];
; CHECK-NEXT: ret;
define void @red_3_6(ptr addrspace(1) %x1, float %x2) {
  call void @llvm.nvvm.red.p1.f32(i32 199809, ptr addrspace(1) %x1, float %x2)
  ret void
}
; CHECK-LABEL: red_3_7(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_3_7_param_0];
; CHECK-NEXT: ld.param.f64 [[FD1:%fd[0-9]+]], [red_3_7_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.add.f64 [[[RD1]]], [[FD1]];
; CHECK-NEXT: ret;
define void @red_3_7(ptr addrspace(1) %x1, double %x2) {
  call void @llvm.nvvm.red.p1.f64(i32 232577, ptr addrspace(1) %x1, double %x2)
  ret void
}
; CHECK-LABEL: red_3_8(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_3_8_param_0];
; CHECK-NEXT: ld.param.b16 [[H1:%h[0-9]+]], [red_3_8_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.add.noftz.f16 [[[RD1]]], [[H1]];
; CHECK-NEXT: ret;
define void @red_3_8(ptr addrspace(1) %x1, half %x2) {
  call void @llvm.nvvm.red.p1.f16(i32 265345, ptr addrspace(1) %x1, half %x2)
  ret void
}
; CHECK-LABEL: red_3_9(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_3_9_param_0];
; CHECK-NEXT: ld.param.b32 [[HH1:%hh[0-9]+]], [red_3_9_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.add.noftz.f16x2 [[[RD1]]], [[HH1]];
; CHECK-NEXT: ret;
define void @red_3_9(ptr addrspace(1) %x1, <2 x half> %x2) {
  call void @llvm.nvvm.red.p1.v2f16(i32 298113, ptr addrspace(1) %x1, <2 x half> %x2)
  ret void
}
; CHECK-LABEL: red_3_10(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_3_10_param_0];
; CHECK-NEXT: ld.param.b16 [[H1:%h[0-9]+]], [red_3_10_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.add.noftz.bf16 [[[RD1]]], [[H1]];
; CHECK-NEXT: ret;
define void @red_3_10(ptr addrspace(1) %x1, bfloat %x2) {
  call void @llvm.nvvm.red.p1.bf16(i32 330881, ptr addrspace(1) %x1, bfloat %x2)
  ret void
}
; CHECK-LABEL: red_3_11(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_3_11_param_0];
; CHECK-NEXT: ld.param.b32 [[HH1:%hh[0-9]+]], [red_3_11_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.add.noftz.bf16x2 [[[RD1]]], [[HH1]];
; CHECK-NEXT: ret;
define void @red_3_11(ptr addrspace(1) %x1, <2 x bfloat> %x2) {
  call void @llvm.nvvm.red.p1.v2bf16(i32 363649, ptr addrspace(1) %x1, <2 x bfloat> %x2)
  ret void
}
; CHECK-LABEL: red_4_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_4_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_4_0_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.inc.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_4_0(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 4225, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_4_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_4_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_4_2_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.inc.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_4_2(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 69761, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_4_4(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_4_4_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_4_4_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.inc.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_4_4(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 135297, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_5_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_5_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_5_0_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.dec.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_5_0(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 5249, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_5_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_5_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_5_2_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.dec.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_5_2(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 70785, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_5_4(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_5_4_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_5_4_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.dec.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_5_4(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 136321, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_6_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_6_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_6_2_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.min.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_6_2(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 71809, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_6_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_6_3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [red_6_3_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.min.u64 [[[RD1]]], [[RD2]];
; CHECK-NEXT: ret;
define void @red_6_3(ptr addrspace(1) %x1, i64 %x2) {
  call void @llvm.nvvm.red.p1.i64(i32 104577, ptr addrspace(1) %x1, i64 %x2)
  ret void
}
; CHECK-LABEL: red_6_4(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_6_4_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_6_4_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.min.s32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_6_4(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 137345, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_6_5(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_6_5_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [red_6_5_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.min.s64 [[[RD1]]], [[RD2]];
; CHECK-NEXT: ret;
define void @red_6_5(ptr addrspace(1) %x1, i64 %x2) {
  call void @llvm.nvvm.red.p1.i64(i32 170113, ptr addrspace(1) %x1, i64 %x2)
  ret void
}
; CHECK-LABEL: red_6_9(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_6_9_param_0];
; CHECK-NEXT: ld.param.b32 [[HH1:%hh[0-9]+]], [red_6_9_param_1];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %low, %high;
; CHECK-NEXT: mov.b32 {%low, %high}, [[HH1]];
; CHECK-NEXT: red.relaxed.gpu.global.min.noftz.v2.f16 [[[RD1]]], {%low, %high};
; CHECK-NEXT: }
; CHECK-NEXT: ret;
define void @red_6_9(ptr addrspace(1) %x1, <2 x half> %x2) {
  call void @llvm.nvvm.red.p1.v2f16(i32 301185, ptr addrspace(1) %x1, <2 x half> %x2)
  ret void
}
; CHECK-LABEL: red_6_11(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_6_11_param_0];
; CHECK-NEXT: ld.param.b32 [[HH1:%hh[0-9]+]], [red_6_11_param_1];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %low, %high;
; CHECK-NEXT: mov.b32 {%low, %high}, [[HH1]];
; CHECK-NEXT: red.relaxed.gpu.global.min.noftz.v2.bf16 [[[RD1]]], {%low, %high};
; CHECK-NEXT: }
; CHECK-NEXT: ret;
define void @red_6_11(ptr addrspace(1) %x1, <2 x bfloat> %x2) {
  call void @llvm.nvvm.red.p1.v2bf16(i32 366721, ptr addrspace(1) %x1, <2 x bfloat> %x2)
  ret void
}
; CHECK-LABEL: red_7_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_7_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_7_2_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.max.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_7_2(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 72833, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_7_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_7_3_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [red_7_3_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.max.u64 [[[RD1]]], [[RD2]];
; CHECK-NEXT: ret;
define void @red_7_3(ptr addrspace(1) %x1, i64 %x2) {
  call void @llvm.nvvm.red.p1.i64(i32 105601, ptr addrspace(1) %x1, i64 %x2)
  ret void
}
; CHECK-LABEL: red_7_4(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_7_4_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_7_4_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.max.s32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_7_4(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 138369, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: red_7_5(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_7_5_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [red_7_5_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.max.s64 [[[RD1]]], [[RD2]];
; CHECK-NEXT: ret;
define void @red_7_5(ptr addrspace(1) %x1, i64 %x2) {
  call void @llvm.nvvm.red.p1.i64(i32 171137, ptr addrspace(1) %x1, i64 %x2)
  ret void
}
; CHECK-LABEL: red_7_9(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_7_9_param_0];
; CHECK-NEXT: ld.param.b32 [[HH1:%hh[0-9]+]], [red_7_9_param_1];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %low, %high;
; CHECK-NEXT: mov.b32 {%low, %high}, [[HH1]];
; CHECK-NEXT: red.relaxed.gpu.global.max.noftz.v2.f16 [[[RD1]]], {%low, %high};
; CHECK-NEXT: }
; CHECK-NEXT: ret;
define void @red_7_9(ptr addrspace(1) %x1, <2 x half> %x2) {
  call void @llvm.nvvm.red.p1.v2f16(i32 302209, ptr addrspace(1) %x1, <2 x half> %x2)
  ret void
}
; CHECK-LABEL: red_7_11(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_7_11_param_0];
; CHECK-NEXT: ld.param.b32 [[HH1:%hh[0-9]+]], [red_7_11_param_1];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %low, %high;
; CHECK-NEXT: mov.b32 {%low, %high}, [[HH1]];
; CHECK-NEXT: red.relaxed.gpu.global.max.noftz.v2.bf16 [[[RD1]]], {%low, %high};
; CHECK-NEXT: }
; CHECK-NEXT: ret;
define void @red_7_11(ptr addrspace(1) %x1, <2 x bfloat> %x2) {
  call void @llvm.nvvm.red.p1.v2bf16(i32 367745, ptr addrspace(1) %x1, <2 x bfloat> %x2)
  ret void
}
; CHECK-LABEL: place_1_0_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_0_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_0_0_param_1];
; CHECK-NEXT: red.relaxed.gpu.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_0_0(ptr %x1, i32 %x2) {
  call void @llvm.nvvm.red.p0.i32(i32 68609, ptr %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_0_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_0_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_0_1_param_1];
; CHECK-NEXT: red.relaxed.gpu.global.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_0_1(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 68737, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_0_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_0_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_0_2_param_1];
; CHECK-NEXT: red.relaxed.gpu.shared::cta.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_0_2(ptr addrspace(3) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p3.i32(i32 68865, ptr addrspace(3) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_0_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_0_3_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_0_3_param_1];
; CHECK-NEXT: red.relaxed.gpu.shared::cluster.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_0_3(ptr addrspace(3) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p3.i32(i32 68993, ptr addrspace(3) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_0_3_7(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_0_3_7_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_0_3_7_param_1];
; CHECK-NEXT: red.relaxed.gpu.shared::cluster.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_0_3_7(ptr addrspace(7) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p7.i32(i32 68993, ptr addrspace(7) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_1_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_1_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_1_0_param_1];
; CHECK-NEXT: red.relaxed.cta.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_1_0(ptr %x1, i32 %x2) {
  call void @llvm.nvvm.red.p0.i32(i32 68625, ptr %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_1_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_1_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_1_1_param_1];
; CHECK-NEXT: red.relaxed.cta.global.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_1_1(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 68753, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_1_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_1_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_1_2_param_1];
; CHECK-NEXT: red.relaxed.cta.shared::cta.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_1_2(ptr addrspace(3) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p3.i32(i32 68881, ptr addrspace(3) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_1_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_1_3_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_1_3_param_1];
; CHECK-NEXT: red.relaxed.cta.shared::cluster.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_1_3(ptr addrspace(3) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p3.i32(i32 69009, ptr addrspace(3) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_1_3_7(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_1_3_7_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_1_3_7_param_1];
; CHECK-NEXT: red.relaxed.cta.shared::cluster.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_1_3_7(ptr addrspace(7) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p7.i32(i32 69009, ptr addrspace(7) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_2_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_2_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_2_0_param_1];
; CHECK-NEXT: red.relaxed.sys.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_2_0(ptr %x1, i32 %x2) {
  call void @llvm.nvvm.red.p0.i32(i32 68641, ptr %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_2_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_2_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_2_1_param_1];
; CHECK-NEXT: red.relaxed.sys.global.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_2_1(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 68769, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_2_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_2_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_2_2_param_1];
; CHECK-NEXT: red.relaxed.sys.shared::cta.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_2_2(ptr addrspace(3) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p3.i32(i32 68897, ptr addrspace(3) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_2_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_2_3_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_2_3_param_1];
; CHECK-NEXT: red.relaxed.sys.shared::cluster.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_2_3(ptr addrspace(3) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p3.i32(i32 69025, ptr addrspace(3) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_2_3_7(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_2_3_7_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_2_3_7_param_1];
; CHECK-NEXT: red.relaxed.sys.shared::cluster.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_2_3_7(ptr addrspace(7) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p7.i32(i32 69025, ptr addrspace(7) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_3_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_3_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_3_0_param_1];
; CHECK-NEXT: red.relaxed.cluster.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_3_0(ptr %x1, i32 %x2) {
  call void @llvm.nvvm.red.p0.i32(i32 68657, ptr %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_3_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_3_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_3_1_param_1];
; CHECK-NEXT: red.relaxed.cluster.global.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_3_1(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 68785, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_3_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_3_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_3_2_param_1];
; CHECK-NEXT: red.relaxed.cluster.shared::cta.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_3_2(ptr addrspace(3) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p3.i32(i32 68913, ptr addrspace(3) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_3_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_3_3_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_3_3_param_1];
; CHECK-NEXT: red.relaxed.cluster.shared::cluster.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_3_3(ptr addrspace(3) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p3.i32(i32 69041, ptr addrspace(3) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_1_3_3_7(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_1_3_3_7_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_1_3_3_7_param_1];
; CHECK-NEXT: red.relaxed.cluster.shared::cluster.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_1_3_3_7(ptr addrspace(7) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p7.i32(i32 69041, ptr addrspace(7) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_0_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_0_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_0_0_param_1];
; CHECK-NEXT: red.release.gpu.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_0_0(ptr %x1, i32 %x2) {
  call void @llvm.nvvm.red.p0.i32(i32 68611, ptr %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_0_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_0_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_0_1_param_1];
; CHECK-NEXT: red.release.gpu.global.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_0_1(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 68739, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_0_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_0_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_0_2_param_1];
; CHECK-NEXT: red.release.gpu.shared::cta.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_0_2(ptr addrspace(3) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p3.i32(i32 68867, ptr addrspace(3) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_0_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_0_3_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_0_3_param_1];
; CHECK-NEXT: red.release.gpu.shared::cluster.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_0_3(ptr addrspace(3) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p3.i32(i32 68995, ptr addrspace(3) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_0_3_7(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_0_3_7_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_0_3_7_param_1];
; CHECK-NEXT: red.release.gpu.shared::cluster.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_0_3_7(ptr addrspace(7) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p7.i32(i32 68995, ptr addrspace(7) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_1_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_1_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_1_0_param_1];
; CHECK-NEXT: red.release.cta.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_1_0(ptr %x1, i32 %x2) {
  call void @llvm.nvvm.red.p0.i32(i32 68627, ptr %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_1_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_1_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_1_1_param_1];
; CHECK-NEXT: red.release.cta.global.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_1_1(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 68755, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_1_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_1_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_1_2_param_1];
; CHECK-NEXT: red.release.cta.shared::cta.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_1_2(ptr addrspace(3) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p3.i32(i32 68883, ptr addrspace(3) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_1_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_1_3_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_1_3_param_1];
; CHECK-NEXT: red.release.cta.shared::cluster.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_1_3(ptr addrspace(3) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p3.i32(i32 69011, ptr addrspace(3) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_1_3_7(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_1_3_7_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_1_3_7_param_1];
; CHECK-NEXT: red.release.cta.shared::cluster.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_1_3_7(ptr addrspace(7) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p7.i32(i32 69011, ptr addrspace(7) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_2_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_2_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_2_0_param_1];
; CHECK-NEXT: red.release.sys.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_2_0(ptr %x1, i32 %x2) {
  call void @llvm.nvvm.red.p0.i32(i32 68643, ptr %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_2_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_2_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_2_1_param_1];
; CHECK-NEXT: red.release.sys.global.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_2_1(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 68771, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_2_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_2_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_2_2_param_1];
; CHECK-NEXT: red.release.sys.shared::cta.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_2_2(ptr addrspace(3) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p3.i32(i32 68899, ptr addrspace(3) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_2_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_2_3_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_2_3_param_1];
; CHECK-NEXT: red.release.sys.shared::cluster.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_2_3(ptr addrspace(3) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p3.i32(i32 69027, ptr addrspace(3) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_2_3_7(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_2_3_7_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_2_3_7_param_1];
; CHECK-NEXT: red.release.sys.shared::cluster.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_2_3_7(ptr addrspace(7) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p7.i32(i32 69027, ptr addrspace(7) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_3_0(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_3_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_3_0_param_1];
; CHECK-NEXT: red.release.cluster.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_3_0(ptr %x1, i32 %x2) {
  call void @llvm.nvvm.red.p0.i32(i32 68659, ptr %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_3_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_3_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_3_1_param_1];
; CHECK-NEXT: red.release.cluster.global.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_3_1(ptr addrspace(1) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p1.i32(i32 68787, ptr addrspace(1) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_3_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_3_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_3_2_param_1];
; CHECK-NEXT: red.release.cluster.shared::cta.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_3_2(ptr addrspace(3) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p3.i32(i32 68915, ptr addrspace(3) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_3_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_3_3_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_3_3_param_1];
; CHECK-NEXT: red.release.cluster.shared::cluster.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_3_3(ptr addrspace(3) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p3.i32(i32 69043, ptr addrspace(3) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: place_3_3_3_7(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [place_3_3_3_7_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [place_3_3_3_7_param_1];
; CHECK-NEXT: red.release.cluster.shared::cluster.add.u32 [[[RD1]]], [[R1]];
; CHECK-NEXT: ret;
define void @place_3_3_3_7(ptr addrspace(7) %x1, i32 %x2) {
  call void @llvm.nvvm.red.p7.i32(i32 69043, ptr addrspace(7) %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: converted_1(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [converted_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [converted_1_param_1];
; CHECK-NEXT: cvta.to.global.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: red.relaxed.gpu.global.add.u32 [[[RD2]]], [[R1]];
; CHECK-NEXT: ret;
define void @converted_1(ptr %x1, i32 %x2) {
  call void @llvm.nvvm.red.p0.i32(i32 68737, ptr %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: converted_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [converted_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [converted_2_param_1];
; CHECK-NEXT: cvta.to.shared.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: red.relaxed.gpu.shared::cta.add.u32 [[[RD2]]], [[R1]];
; CHECK-NEXT: ret;
define void @converted_2(ptr %x1, i32 %x2) {
  call void @llvm.nvvm.red.p0.i32(i32 68865, ptr %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: converted_3(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [converted_3_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [converted_3_param_1];
; CHECK-NEXT: cvta.to.shared::cluster.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: red.relaxed.gpu.shared::cluster.add.u32 [[[RD2]]], [[R1]];
; CHECK-NEXT: ret;
define void @converted_3(ptr %x1, i32 %x2) {
  call void @llvm.nvvm.red.p0.i32(i32 68993, ptr %x1, i32 %x2)
  ret void
}
; CHECK-LABEL: hint_2(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [hint_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [hint_2_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [hint_2_param_2];
; CHECK-NEXT: red.relaxed.gpu.global.add.L2::cache_hint.u32 [[[RD1]]], [[R1]], [[RD2]];
; CHECK-NEXT: ret;
define void @hint_2(ptr addrspace(1) %x1, i32 %x2, i64 %x3) {
  call void @llvm.nvvm.red.cachehint.p1.i32(i32 68737, ptr addrspace(1) %x1, i32 %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: hint_8(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [hint_8_param_0];
; CHECK-NEXT: ld.param.b16 [[H1:%h[0-9]+]], [hint_8_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [hint_8_param_2];
; CHECK-NEXT: red.relaxed.gpu.global.add.L2::cache_hint.noftz.f16 [[[RD1]]], [[H1]], [[RD2]];
; CHECK-NEXT: ret;
define void @hint_8(ptr addrspace(1) %x1, half %x2, i64 %x3) {
  call void @llvm.nvvm.red.cachehint.p1.f16(i32 265345, ptr addrspace(1) %x1, half %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: hint_9(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [hint_9_param_0];
; CHECK-NEXT: ld.param.b32 [[HH1:%hh[0-9]+]], [hint_9_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [hint_9_param_2];
; CHECK-NEXT: red.relaxed.gpu.global.add.L2::cache_hint.noftz.f16x2 [[[RD1]]], [[HH1]], [[RD2]];
; CHECK-NEXT: ret;
define void @hint_9(ptr addrspace(1) %x1, <2 x half> %x2, i64 %x3) {
  call void @llvm.nvvm.red.cachehint.p1.v2f16(i32 298113, ptr addrspace(1) %x1, <2 x half> %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: hint_generic(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [hint_generic_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [hint_generic_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [hint_generic_param_2];
; CHECK-NEXT: red.relaxed.gpu.add.L2::cache_hint.u32 [[[RD1]]], [[R1]], [[RD2]];
; CHECK-NEXT: ret;
define void @hint_generic(ptr %x1, i32 %x2, i64 %x3) {
  call void @llvm.nvvm.red.cachehint.p0.i32(i32 68609, ptr %x1, i32 %x2, i64 %x3)
  ret void
}
; CHECK-LABEL: hint_min(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [hint_min_param_0];
; CHECK-NEXT: ld.param.b32 [[HH1:%hh[0-9]+]], [hint_min_param_1];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [hint_min_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %low, %high;
; CHECK-NEXT: mov.b32 {%low, %high}, [[HH1]];
; CHECK-NEXT: red.relaxed.gpu.global.min.noftz.L2::cache_hint.v2.f16 [[[RD1]]], {%low, %high}, [[RD2]];
; CHECK-NEXT: }
; CHECK-NEXT: ret;
define void @hint_min(ptr addrspace(1) %x1, <2 x half> %x2, i64 %x3) {
  call void @llvm.nvvm.red.cachehint.p1.v2f16(i32 301185, ptr addrspace(1) %x1, <2 x half> %x2, i64 %x3)
  ret void
}

; The word decides which space is accessed, as in libNVVM.
; CHECK-LABEL: red_other_space(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_other_space_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [red_other_space_param_1];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [red_other_space_param_2];
; CHECK-NEXT: cvta.shared.u64 [[RD3:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: cvta.to.global.u64 [[RD4:%rd[0-9]+]], [[RD3]];
; CHECK-NEXT: red.relaxed.gpu.global.add.u32 [[[RD4]]], [[R1]];
; CHECK-NEXT: cvta.global.u64 [[RD5:%rd[0-9]+]], [[RD2]];
; CHECK-NEXT: cvta.to.shared::cluster.u64 [[RD6:%rd[0-9]+]], [[RD5]];
; CHECK-NEXT: red.relaxed.gpu.shared::cluster.add.u32 [[[RD6]]], [[R1]];
; CHECK-NEXT: ret;
define void @red_other_space(ptr addrspace(3) %s, ptr addrspace(1) %p, i32 %x) {
  call void @llvm.nvvm.red.shared(i32 68737, ptr addrspace(3) %s, i32 %x)
  call void @llvm.nvvm.red.global(i32 68993, ptr addrspace(1) %p, i32 %x)
  ret void
}

; Vectors. Halves stand two in a register: .v2.f16x2 is the same as .v4.f16.
; CHECK-LABEL: red_vectors(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_vectors_param_0];
; CHECK-NEXT: ld.param.v2.f32 {[[F1:%f[0-9]+]], [[F2:%f[0-9]+]]}, [red_vectors_param_1];
; CHECK-NEXT: ld.param.v4.f32 {[[F3:%f[0-9]+]], [[F4:%f[0-9]+]], [[F5:%f[0-9]+]], [[F6:%f[0-9]+]]}, [red_vectors_param_2];
; CHECK-NEXT: ld.param.v2.b32 {[[HH1:%hh[0-9]+]], [[HH2:%hh[0-9]+]]}, [red_vectors_param_3];
; CHECK-NEXT: ld.param.v4.b32 {[[HH3:%hh[0-9]+]], [[HH4:%hh[0-9]+]], [[HH5:%hh[0-9]+]], [[HH6:%hh[0-9]+]]}, [red_vectors_param_4];
; CHECK-NEXT: red.relaxed.gpu.global.add.v2.f32 [[[RD1]]], {[[F1]], [[F2]]};
; CHECK-NEXT: cvta.global.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: red.relaxed.gpu.add.v4.f32 [[[RD2]]], {[[F3]], [[F4]], [[F5]], [[F6]]};
; CHECK-NEXT: red.relaxed.gpu.global.add.noftz.v2.f16x2 [[[RD1]]], {[[HH1]], [[HH2]]};
; CHECK-NEXT: red.relaxed.gpu.global.max.noftz.v4.bf16x2 [[[RD1]]], {[[HH3]], [[HH4]], [[HH5]], [[HH6]]};
; CHECK-NEXT: ret;
define void @red_vectors(ptr addrspace(1) %p, <2 x float> %a, <4 x float> %b, <4 x half> %c, <8 x bfloat> %d) {
  call void @llvm.nvvm.red.p1.v2f32(i32 199809, ptr addrspace(1) %p, <2 x float> %a)
  call void @llvm.nvvm.red.p1.v4f32(i32 199681, ptr addrspace(1) %p, <4 x float> %b)
  call void @llvm.nvvm.red.p1.v4f16(i32 265345, ptr addrspace(1) %p, <4 x half> %c)
  call void @llvm.nvvm.red.p1.v8bf16(i32 334977, ptr addrspace(1) %p, <8 x bfloat> %d)
  ret void
}
; Pairs of halves in integers, floats as their bits, and one pair as two halves.
; CHECK-LABEL: red_vectors_of_bits(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [red_vectors_of_bits_param_0];
; CHECK-NEXT: ld.param.v2.u32 {[[R1:%r[0-9]+]], [[R2:%r[0-9]+]]}, [red_vectors_of_bits_param_1];
; CHECK-NEXT: ld.param.v4.u32 {[[R3:%r[0-9]+]], [[R4:%r[0-9]+]], [[R5:%r[0-9]+]], [[R6:%r[0-9]+]]}, [red_vectors_of_bits_param_2];
; CHECK-NEXT: ld.param.b32 [[HH1:%hh[0-9]+]], [red_vectors_of_bits_param_3];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [red_vectors_of_bits_param_4];
; CHECK-NEXT: red.relaxed.gpu.global.add.noftz.v2.f16x2 [[[RD1]]], {[[R1]], [[R2]]};
; CHECK-NEXT: red.relaxed.gpu.global.add.v4.f32 [[[RD1]]], {[[R3]], [[R4]], [[R5]], [[R6]]};
; CHECK-NEXT: red.relaxed.gpu.global.add.noftz.f16x2 [[[RD1]]], [[HH1]];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %low, %high;
; CHECK-NEXT: mov.b32 {%low, %high}, [[HH1]];
; CHECK-NEXT: red.relaxed.gpu.global.max.noftz.L2::cache_hint.v2.f16 [[[RD1]]], {%low, %high}, [[RD2]];
; CHECK-NEXT: }
; CHECK-NEXT: red.relaxed.gpu.global.add.L2::cache_hint.v2.f32 [[[RD1]]], {[[R1]], [[R2]]}, [[RD2]];
; CHECK-NEXT: ret;
define void @red_vectors_of_bits(ptr addrspace(1) %p, <2 x i32> %a, <4 x i32> %b, <2 x half> %c, i64 %policy) {
  call void @llvm.nvvm.red.p1.v2i32(i32 298113, ptr addrspace(1) %p, <2 x i32> %a)
  call void @llvm.nvvm.red.p1.v4i32(i32 199809, ptr addrspace(1) %p, <4 x i32> %b)
  call void @llvm.nvvm.red.p1.v2f16(i32 265345, ptr addrspace(1) %p, <2 x half> %c)
  call void @llvm.nvvm.red.cachehint.p1.v2f16(i32 269441, ptr addrspace(1) %p, <2 x half> %c, i64 %policy)
  call void @llvm.nvvm.red.cachehint.p1.v2i32(i32 199809, ptr addrspace(1) %p, <2 x i32> %a, i64 %policy)
  ret void
}

declare void @llvm.nvvm.red.p1.v2f32(i32, ptr addrspace(1), <2 x float>)
declare void @llvm.nvvm.red.p1.v4f32(i32, ptr addrspace(1), <4 x float>)
declare void @llvm.nvvm.red.p1.v4f16(i32, ptr addrspace(1), <4 x half>)
declare void @llvm.nvvm.red.p1.v8bf16(i32, ptr addrspace(1), <8 x bfloat>)
declare void @llvm.nvvm.red.p1.v2i32(i32, ptr addrspace(1), <2 x i32>)
declare void @llvm.nvvm.red.p1.v4i32(i32, ptr addrspace(1), <4 x i32>)
declare void @llvm.nvvm.red.cachehint.p1.v2i32(i32, ptr addrspace(1), <2 x i32>, i64)
declare void @llvm.nvvm.red.shared(i32, ptr addrspace(3), i32)
declare void @llvm.nvvm.red.global(i32, ptr addrspace(1), i32)
declare void @llvm.nvvm.red.p1.i32(i32, ptr addrspace(1), i32)
declare void @llvm.nvvm.red.p1.i64(i32, ptr addrspace(1), i64)
declare void @llvm.nvvm.red.p1.f32(i32, ptr addrspace(1), float)
declare void @llvm.nvvm.red.p1.f64(i32, ptr addrspace(1), double)
declare void @llvm.nvvm.red.p1.f16(i32, ptr addrspace(1), half)
declare void @llvm.nvvm.red.p1.v2f16(i32, ptr addrspace(1), <2 x half>)
declare void @llvm.nvvm.red.p1.bf16(i32, ptr addrspace(1), bfloat)
declare void @llvm.nvvm.red.p1.v2bf16(i32, ptr addrspace(1), <2 x bfloat>)
declare void @llvm.nvvm.red.p0.i32(i32, ptr, i32)
declare void @llvm.nvvm.red.p3.i32(i32, ptr addrspace(3), i32)
declare void @llvm.nvvm.red.p7.i32(i32, ptr addrspace(7), i32)
declare void @llvm.nvvm.red.cachehint.p1.i32(i32, ptr addrspace(1), i32, i64)
declare void @llvm.nvvm.red.cachehint.p1.f16(i32, ptr addrspace(1), half, i64)
declare void @llvm.nvvm.red.cachehint.p1.v2f16(i32, ptr addrspace(1), <2 x half>, i64)
declare void @llvm.nvvm.red.cachehint.p0.i32(i32, ptr, i32, i64)

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
