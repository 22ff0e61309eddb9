; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Loads and stores: state spaces, widths, vectors as alignment allows, volatile,
; the non-coherent cache, bits that lie packed.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@table = addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@shared = addrspace(3) global [64 x float] undef
@data = addrspace(1) global [16 x i64] zeroinitializer

; CHECK-LABEL: spaces(
; CHECK: ld.param.u64 %rd1, [spaces_param_0];
; CHECK-NEXT: ld.param.u64 %rd2, [spaces_param_1];
; CHECK-NEXT: ld.param.u64 %rd3, [spaces_param_2];
; CHECK-NEXT: ld.param.u64 %rd4, [spaces_param_3];
; CHECK-NEXT: ld.param.u64 %rd5, [spaces_param_4];
; CHECK-NEXT: ld.global.u32 %r1, [%rd1];
; CHECK-NEXT: ld.shared.u32 %r2, [%rd2];
; CHECK-NEXT: ld.const.u32 %r3, [%rd3];
; CHECK-NEXT: ld.local.u32 %r4, [%rd4];
; CHECK-NEXT: ld.u32 %r5, [%rd5];
; CHECK-NEXT: add.s32 %r6, %r1, %r2;
; CHECK-NEXT: add.s32 %r7, %r6, %r3;
; CHECK-NEXT: add.s32 %r8, %r7, %r4;
; CHECK-NEXT: add.s32 %r9, %r8, %r5;
; CHECK-NEXT: st.param.u32 [func_retval0], %r9;
; CHECK-NEXT: ret;
define i32 @spaces(ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(4) %c, ptr addrspace(5) %l, ptr %p) {
  %a = load i32, ptr addrspace(1) %g
  %b = load i32, ptr addrspace(3) %s
  %c1 = load i32, ptr addrspace(4) %c
  %d = load i32, ptr addrspace(5) %l
  %e = load i32, ptr %p
  %x = add i32 %a, %b
  %y = add i32 %x, %c1
  %z = add i32 %y, %d
  %r = add i32 %z, %e
  ret i32 %r
}
; CHECK-LABEL: offsets_fold(
; CHECK: ld.param.u64 %rd1, [offsets_fold_param_0];
; CHECK-NEXT: st.global.u64 [%rd1+32], 1;
; CHECK-NEXT: st.global.u8 [%rd1+-8], 2;
; CHECK-NEXT: ret;
define void @offsets_fold(ptr addrspace(1) %g) {
  %p = getelementptr { i32, [8 x i64] }, ptr addrspace(1) %g, i64 0, i32 1, i64 3
  %q = getelementptr i8, ptr addrspace(1) %p, i64 -40
  store i64 1, ptr addrspace(1) %p
  store i8 2, ptr addrspace(1) %q
  ret void
}
; CHECK-LABEL: globals_are_accessed_in_their_space(
; CHECK: ld.const.u32 %r1, [table+8];
; CHECK-NEXT: mov.b32 %f1, %r1;
; CHECK-NEXT: st.shared.f32 [shared], %f1;
; CHECK-NEXT: ret;
define void @globals_are_accessed_in_their_space() {
  %a = load i32, ptr addrspacecast (ptr addrspace(4) getelementptr ([4 x i32], ptr addrspace(4) @table, i64 0, i64 2) to ptr)
  %f = bitcast i32 %a to float
  store float %f, ptr addrspacecast (ptr addrspace(3) @shared to ptr)
  ret void
}
; CHECK-LABEL: vector_as_aligned(
; CHECK: ld.param.u64 %rd1, [vector_as_aligned_param_0];
; CHECK-NEXT: ld.v4.f32 {%f1, %f2, %f3, %f4}, [%rd1];
; CHECK-NEXT: ld.v2.f32 {%f5, %f6}, [%rd1];
; CHECK-NEXT: ld.v2.f32 {%f7, %f8}, [%rd1+8];
; CHECK-NEXT: ld.f32 %f9, [%rd1];
; CHECK-NEXT: ld.f32 %f10, [%rd1+4];
; CHECK-NEXT: ld.f32 %f11, [%rd1+8];
; CHECK-NEXT: ld.f32 %f12, [%rd1+12];
; CHECK-NEXT: st.param.v4.f32 [func_retval0], {%f1, %f6, %f3, %f12};
; CHECK-NEXT: ret;
define <4 x float> @vector_as_aligned(ptr %p) {
  %a = load <4 x float>, ptr %p, align 16
  %b = load <4 x float>, ptr %p, align 8
  %c = load <4 x float>, ptr %p, align 4
  %s = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %r = shufflevector <4 x float> %s, <4 x float> %c, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  ret <4 x float> %r
}
; CHECK-LABEL: vector_store(
; CHECK: ld.param.v4.u16 {%rs1, %rs2, %rs3, %rs4}, [vector_store_param_0];
; CHECK-NEXT: ld.param.u64 %rd1, [vector_store_param_1];
; CHECK-NEXT: st.v4.u16 [%rd1], {%rs1, %rs2, %rs3, %rs4};
; CHECK-NEXT: ret;
define void @vector_store(<4 x i16> %v, ptr %p) {
  store <4 x i16> %v, ptr %p, align 8
  ret void
}
; CHECK-LABEL: low_alignment(
; CHECK: ld.param.u64 %rd1, [low_alignment_param_0];
; CHECK-NEXT: ld.u8 %r2, [%rd1];
; CHECK-NEXT: ld.u8 %r3, [%rd1+1];
; CHECK-NEXT: shl.b32 %r4, %r3, 8;
; CHECK-NEXT: or.b32 %r5, %r2, %r4;
; CHECK-NEXT: ld.u8 %r6, [%rd1+2];
; CHECK-NEXT: shl.b32 %r7, %r6, 16;
; CHECK-NEXT: or.b32 %r8, %r5, %r7;
; CHECK-NEXT: ld.u8 %r9, [%rd1+3];
; CHECK-NEXT: shl.b32 %r10, %r9, 24;
; CHECK-NEXT: or.b32 %r1, %r8, %r10;
; CHECK-NEXT: st.param.u32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i32 @low_alignment(ptr %p) {
  %r = load i32, ptr %p, align 1
  ret i32 %r
}
; CHECK-LABEL: odd_width(
; CHECK: ld.param.u16 %r2, [odd_width_param_0];
; CHECK-NEXT: ld.param.u8 %r3, [odd_width_param_0+2];
; CHECK-NEXT: shl.b32 %r4, %r3, 16;
; CHECK-NEXT: or.b32 %r1, %r2, %r4;
; CHECK-NEXT: ld.param.u64 %rd1, [odd_width_param_1];
; CHECK-NEXT: st.u16 [%rd1], %r1;
; CHECK-NEXT: shr.u32 %r5, %r1, 16;
; CHECK-NEXT: st.u8 [%rd1+2], %r5;
; CHECK-NEXT: ret;
define void @odd_width(i24 %v, ptr %p) {
  store i24 %v, ptr %p
  ret void
}
; CHECK-LABEL: bool(
; CHECK: ld.param.u64 %rd1, [bool_param_0];
; CHECK-NEXT: ld.u8 %rs1, [%rd1];
; CHECK-NEXT: and.b16 %rs2, %rs1, 1;
; CHECK-NEXT: setp.ne.b16 %p1, %rs2, 0;
; CHECK-NEXT: selp.u32 %r1, 1, 0, %p1;
; CHECK-NEXT: st.param.b32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i1 @bool(ptr %p) {
  %r = load i1, ptr %p
  ret i1 %r
}
; CHECK-LABEL: store_bool(
; CHECK: ld.param.u8 %rs1, [store_bool_param_0];
; CHECK-NEXT: and.b16 %rs2, %rs1, 1;
; CHECK-NEXT: setp.ne.b16 %p1, %rs2, 0;
; CHECK-NEXT: ld.param.u64 %rd1, [store_bool_param_1];
; CHECK-NEXT: selp.u16 %rs3, 1, 0, %p1;
; CHECK-NEXT: st.u8 [%rd1], %rs3;
; CHECK-NEXT: ret;
define void @store_bool(i1 %v, ptr %p) {
  store i1 %v, ptr %p
  ret void
}
; CHECK-LABEL: volatile(
; CHECK: ld.param.u64 %rd1, [volatile_param_0];
; CHECK-NEXT: ld.param.u64 %rd2, [volatile_param_1];
; CHECK-NEXT: ld.volatile.u32 %r1, [%rd1];
; CHECK-NEXT: st.volatile.shared.u32 [%rd2], %r1;
; CHECK-NEXT: ret;
define void @volatile(ptr %p, ptr addrspace(3) %s) {
  %v = load volatile i32, ptr %p
  store volatile i32 %v, ptr addrspace(3) %s
  ret void
}
; CHECK-LABEL: invariant(
; CHECK: ld.param.u64 %rd1, [invariant_param_0];
; CHECK-NEXT: ld.global.nc.f32 %f1, [%rd1];
; CHECK-NEXT: st.param.f32 [func_retval0], %f1;
; CHECK-NEXT: ret;
define float @invariant(ptr addrspace(1) %p) {
  %r = load float, ptr addrspace(1) %p, !invariant.load !0
  ret float %r
}
; CHECK-LABEL: wide(
; CHECK: ld.param.v2.u64 {%rd1, %rd2}, [wide_param_0];
; CHECK-NEXT: ld.param.u64 %rd3, [wide_param_1];
; CHECK-NEXT: st.v2.u64 [%rd3], {%rd1, %rd2};
; CHECK-NEXT: ret;
define void @wide(i128 %v, ptr %p) {
  store i128 %v, ptr %p, align 16
  ret void
}
; CHECK-LABEL: structure(
; CHECK: ld.param.u8 %rs1, [structure_param_0];
; CHECK-NEXT: ld.param.u64 %rd1, [structure_param_0+8];
; CHECK-NEXT: ld.param.b16 %h1, [structure_param_0+16];
; CHECK-NEXT: ld.param.u64 %rd2, [structure_param_1];
; CHECK-NEXT: st.u8 [%rd2], %rs1;
; CHECK-NEXT: st.u64 [%rd2+8], %rd1;
; CHECK-NEXT: st.b16 [%rd2+16], %h1;
; CHECK-NEXT: ret;
define void @structure({i8, i64, half} %v, ptr %p) {
  store {i8, i64, half} %v, ptr %p
  ret void
}
!0 = !{}
; CHECK-LABEL: bits_in_a_structure(
; CHECK: ld.param.v2.u32 {%r1, %r2}, [bits_in_a_structure_param_0];
; CHECK-NEXT: ld.param.u8 %rd1, [bits_in_a_structure_param_0+8];
; CHECK-NEXT: and.b64 %rd2, %rd1, 1;
; CHECK-NEXT: setp.ne.b64 %p1, %rd2, 0;
; CHECK-NEXT: shr.u64 %rd3, %rd1, 1;
; CHECK-NEXT: and.b64 %rd4, %rd3, 1;
; CHECK-NEXT: setp.ne.b64 %p2, %rd4, 0;
; CHECK-NEXT: shr.u64 %rd5, %rd1, 2;
; CHECK-NEXT: and.b64 %rd6, %rd5, 1;
; CHECK-NEXT: setp.ne.b64 %p3, %rd6, 0;
; CHECK-NEXT: ld.param.u64 %rd7, [bits_in_a_structure_param_1];
; CHECK-NEXT: st.v2.u32 [%rd7], {%r1, %r2};
; CHECK-NEXT: selp.u64 %rd8, 1, 0, %p1;
; CHECK-NEXT: selp.u64 %rd9, 1, 0, %p2;
; CHECK-NEXT: shl.b64 %rd10, %rd9, 1;
; CHECK-NEXT: or.b64 %rd11, %rd8, %rd10;
; CHECK-NEXT: selp.u64 %rd12, 1, 0, %p3;
; CHECK-NEXT: shl.b64 %rd13, %rd12, 2;
; CHECK-NEXT: or.b64 %rd14, %rd11, %rd13;
; CHECK-NEXT: st.u8 [%rd7+8], %rd14;
; CHECK-NEXT: ret;
define void @bits_in_a_structure({<2 x i32>, <3 x i1>} %v, ptr %p) {
  store {<2 x i32>, <3 x i1>} %v, ptr %p
  ret void
}
