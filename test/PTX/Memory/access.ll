; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Loads and stores: state spaces, widths, vectors as alignment allows, volatile,
; the non-coherent cache, packed bits.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@table = addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@shared = addrspace(3) global [64 x float] undef
@data = addrspace(1) global [16 x i64] zeroinitializer

; CHECK-LABEL: spaces(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [spaces_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [spaces_param_1];
; CHECK-NEXT: ld.param.u64 [[RD3:%rd[0-9]+]], [spaces_param_2];
; CHECK-NEXT: ld.param.u64 [[RD4:%rd[0-9]+]], [spaces_param_3];
; CHECK-NEXT: ld.param.u64 [[RD5:%rd[0-9]+]], [spaces_param_4];
; CHECK-NEXT: ld.global.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: ld.shared.u32 [[R2:%r[0-9]+]], [[[RD2]]];
; CHECK-NEXT: ld.const.u32 [[R3:%r[0-9]+]], [[[RD3]]];
; CHECK-NEXT: ld.local.u32 [[R4:%r[0-9]+]], [[[RD4]]];
; CHECK-NEXT: ld.u32 [[R5:%r[0-9]+]], [[[RD5]]];
; CHECK-NEXT: add.s32 [[R6:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: add.s32 [[R7:%r[0-9]+]], [[R6]], [[R3]];
; CHECK-NEXT: add.s32 [[R8:%r[0-9]+]], [[R7]], [[R4]];
; CHECK-NEXT: add.s32 [[R9:%r[0-9]+]], [[R8]], [[R5]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R9]];
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
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [offsets_fold_param_0];
; CHECK-NEXT: st.global.u64 [[[RD1]]+32], 1;
; CHECK-NEXT: st.global.u8 [[[RD1]]+-8], 2;
; CHECK-NEXT: ret;
define void @offsets_fold(ptr addrspace(1) %g) {
  %p = getelementptr { i32, [8 x i64] }, ptr addrspace(1) %g, i64 0, i32 1, i64 3
  %q = getelementptr i8, ptr addrspace(1) %p, i64 -40
  store i64 1, ptr addrspace(1) %p
  store i8 2, ptr addrspace(1) %q
  ret void
}
; CHECK-LABEL: globals_are_accessed_in_their_space(
; CHECK: ld.const.u32 [[R1:%r[0-9]+]], [table+8];
; CHECK-NEXT: mov.b32 [[F1:%f[0-9]+]], [[R1]];
; CHECK-NEXT: st.shared.f32 [shared], [[F1]];
; CHECK-NEXT: ret;
define void @globals_are_accessed_in_their_space() {
  %a = load i32, ptr addrspacecast (ptr addrspace(4) getelementptr ([4 x i32], ptr addrspace(4) @table, i64 0, i64 2) to ptr)
  %f = bitcast i32 %a to float
  store float %f, ptr addrspacecast (ptr addrspace(3) @shared to ptr)
  ret void
}
; CHECK-LABEL: vector_as_aligned(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [vector_as_aligned_param_0];
; CHECK-NEXT: ld.v4.f32 {[[F1:%f[0-9]+]], [[F2:%f[0-9]+]], [[F3:%f[0-9]+]], [[F4:%f[0-9]+]]}, [[[RD1]]];
; CHECK-NEXT: ld.v2.f32 {[[F5:%f[0-9]+]], [[F6:%f[0-9]+]]}, [[[RD1]]];
; CHECK-NEXT: ld.v2.f32 {[[F7:%f[0-9]+]], [[F8:%f[0-9]+]]}, [[[RD1]]+8];
; CHECK-NEXT: ld.f32 [[F9:%f[0-9]+]], [[[RD1]]];
; CHECK-NEXT: ld.f32 [[F10:%f[0-9]+]], [[[RD1]]+4];
; CHECK-NEXT: ld.f32 [[F11:%f[0-9]+]], [[[RD1]]+8];
; CHECK-NEXT: ld.f32 [[F12:%f[0-9]+]], [[[RD1]]+12];
; CHECK-NEXT: st.param.v4.f32 [func_retval0], {[[F1]], [[F6]], [[F3]], [[F12]]};
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
; CHECK: ld.param.v4.u16 {[[RS1:%rs[0-9]+]], [[RS2:%rs[0-9]+]], [[RS3:%rs[0-9]+]], [[RS4:%rs[0-9]+]]}, [vector_store_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [vector_store_param_1];
; CHECK-NEXT: st.v4.u16 [[[RD1]]], {[[RS1]], [[RS2]], [[RS3]], [[RS4]]};
; CHECK-NEXT: ret;
define void @vector_store(<4 x i16> %v, ptr %p) {
  store <4 x i16> %v, ptr %p, align 8
  ret void
}
; CHECK-LABEL: low_alignment(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [low_alignment_param_0];
; CHECK-NEXT: ld.u8 [[R2:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: ld.u8 [[R3:%r[0-9]+]], [[[RD1]]+1];
; CHECK-NEXT: shl.b32 [[R4:%r[0-9]+]], [[R3]], 8;
; CHECK-NEXT: or.b32 [[R5:%r[0-9]+]], [[R2]], [[R4]];
; CHECK-NEXT: ld.u8 [[R6:%r[0-9]+]], [[[RD1]]+2];
; CHECK-NEXT: shl.b32 [[R7:%r[0-9]+]], [[R6]], 16;
; CHECK-NEXT: or.b32 [[R8:%r[0-9]+]], [[R5]], [[R7]];
; CHECK-NEXT: ld.u8 [[R9:%r[0-9]+]], [[[RD1]]+3];
; CHECK-NEXT: shl.b32 [[R10:%r[0-9]+]], [[R9]], 24;
; CHECK-NEXT: or.b32 [[R1:%r[0-9]+]], [[R8]], [[R10]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @low_alignment(ptr %p) {
  %r = load i32, ptr %p, align 1
  ret i32 %r
}
; CHECK-LABEL: odd_width(
; CHECK: ld.param.u16 [[R2:%r[0-9]+]], [odd_width_param_0];
; CHECK-NEXT: ld.param.u8 [[R3:%r[0-9]+]], [odd_width_param_0+2];
; CHECK-NEXT: shl.b32 [[R4:%r[0-9]+]], [[R3]], 16;
; CHECK-NEXT: or.b32 [[R1:%r[0-9]+]], [[R2]], [[R4]];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [odd_width_param_1];
; CHECK-NEXT: st.u16 [[[RD1]]], [[R1]];
; CHECK-NEXT: shr.u32 [[R5:%r[0-9]+]], [[R1]], 16;
; CHECK-NEXT: st.u8 [[[RD1]]+2], [[R5]];
; CHECK-NEXT: ret;
define void @odd_width(i24 %v, ptr %p) {
  store i24 %v, ptr %p
  ret void
}
; CHECK-LABEL: bool(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [bool_param_0];
; CHECK-NEXT: ld.u8 [[RS1:%rs[0-9]+]], [[[RD1]]];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i1 @bool(ptr %p) {
  %r = load i1, ptr %p
  ret i1 %r
}
; CHECK-LABEL: store_bool(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [store_bool_param_0];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [store_bool_param_1];
; CHECK-NEXT: selp.u16 [[RS3:%rs[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.u8 [[[RD1]]], [[RS3]];
; CHECK-NEXT: ret;
define void @store_bool(i1 %v, ptr %p) {
  store i1 %v, ptr %p
  ret void
}
; CHECK-LABEL: volatile(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [volatile_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [volatile_param_1];
; CHECK-NEXT: ld.volatile.u32 [[R1:%r[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.volatile.shared.u32 [[[RD2]]], [[R1]];
; CHECK-NEXT: ret;
define void @volatile(ptr %p, ptr addrspace(3) %s) {
  %v = load volatile i32, ptr %p
  store volatile i32 %v, ptr addrspace(3) %s
  ret void
}
; CHECK-LABEL: invariant(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [invariant_param_0];
; CHECK-NEXT: ld.global.nc.f32 [[F1:%f[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F1]];
; CHECK-NEXT: ret;
define float @invariant(ptr addrspace(1) %p) {
  %r = load float, ptr addrspace(1) %p, !invariant.load !0
  ret float %r
}
; CHECK-LABEL: wide(
; CHECK: ld.param.v2.u64 {[[RD1:%rd[0-9]+]], [[RD2:%rd[0-9]+]]}, [wide_param_0];
; CHECK-NEXT: ld.param.u64 [[RD3:%rd[0-9]+]], [wide_param_1];
; CHECK-NEXT: st.v2.u64 [[[RD3]]], {[[RD1]], [[RD2]]};
; CHECK-NEXT: ret;
define void @wide(i128 %v, ptr %p) {
  store i128 %v, ptr %p, align 16
  ret void
}
; CHECK-LABEL: structure(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [structure_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [structure_param_0+8];
; CHECK-NEXT: ld.param.b16 [[H1:%h[0-9]+]], [structure_param_0+16];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [structure_param_1];
; CHECK-NEXT: st.u8 [[[RD2]]], [[RS1]];
; CHECK-NEXT: st.u64 [[[RD2]]+8], [[RD1]];
; CHECK-NEXT: st.b16 [[[RD2]]+16], [[H1]];
; CHECK-NEXT: ret;
define void @structure({i8, i64, half} %v, ptr %p) {
  store {i8, i64, half} %v, ptr %p
  ret void
}
!0 = !{}
; CHECK-LABEL: bits_in_a_structure(
; CHECK: ld.param.v2.u32 {[[R1:%r[0-9]+]], [[R2:%r[0-9]+]]}, [bits_in_a_structure_param_0];
; CHECK-NEXT: ld.param.u8 [[RD1:%rd[0-9]+]], [bits_in_a_structure_param_0+8];
; CHECK-NEXT: and.b64 [[RD2:%rd[0-9]+]], [[RD1]], 1;
; CHECK-NEXT: setp.ne.b64 [[P1:%p[0-9]+]], [[RD2]], 0;
; CHECK-NEXT: shr.u64 [[RD3:%rd[0-9]+]], [[RD1]], 1;
; CHECK-NEXT: and.b64 [[RD4:%rd[0-9]+]], [[RD3]], 1;
; CHECK-NEXT: setp.ne.b64 [[P2:%p[0-9]+]], [[RD4]], 0;
; CHECK-NEXT: shr.u64 [[RD5:%rd[0-9]+]], [[RD1]], 2;
; CHECK-NEXT: and.b64 [[RD6:%rd[0-9]+]], [[RD5]], 1;
; CHECK-NEXT: setp.ne.b64 [[P3:%p[0-9]+]], [[RD6]], 0;
; CHECK-NEXT: ld.param.u64 [[RD7:%rd[0-9]+]], [bits_in_a_structure_param_1];
; CHECK-NEXT: st.v2.u32 [[[RD7]]], {[[R1]], [[R2]]};
; CHECK-NEXT: selp.u64 [[RD8:%rd[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: selp.u64 [[RD9:%rd[0-9]+]], 1, 0, [[P2]];
; CHECK-NEXT: shl.b64 [[RD10:%rd[0-9]+]], [[RD9]], 1;
; CHECK-NEXT: or.b64 [[RD11:%rd[0-9]+]], [[RD8]], [[RD10]];
; CHECK-NEXT: selp.u64 [[RD12:%rd[0-9]+]], 1, 0, [[P3]];
; CHECK-NEXT: shl.b64 [[RD13:%rd[0-9]+]], [[RD12]], 2;
; CHECK-NEXT: or.b64 [[RD14:%rd[0-9]+]], [[RD11]], [[RD13]];
; CHECK-NEXT: st.u8 [[[RD7]]+8], [[RD14]];
; CHECK-NEXT: ret;
define void @bits_in_a_structure({<2 x i32>, <3 x i1>} %v, ptr %p) {
  store {<2 x i32>, <3 x i1>} %v, ptr %p
  ret void
}
