; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Constants that name a global, in every type that can hold them.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@a = addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@b = global i64 0
define void @f() {
  ret void
}
define dso_local void @d() {
  ret void
}
; CHECK-LABEL: numbers_of_lanes(
; CHECK: mov.u64 [[RD2:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD3:%rd[0-9]+]], [[RD2]];
; CHECK-NEXT: mov.u64 [[RD5:%rd[0-9]+]], b+4;
; CHECK-NEXT: cvta.global.u64 [[RD6:%rd[0-9]+]], [[RD5]];
; CHECK-NEXT: st.param.v2.u64 [func_retval0], {[[RD3]], [[RD6]]};
define <2 x i64> @numbers_of_lanes() {
  ret <2 x i64> ptrtoint (<2 x ptr> <ptr @b, ptr getelementptr (i8, ptr @b, i64 4)> to <2 x i64>)
}
; CHECK-LABEL: lanes_of_addresses(
; CHECK: mov.u64 [[RD1:%rd[0-9]+]], a;
; CHECK-NEXT: add.s64 [[RD2:%rd[0-9]+]], [[RD1]], 4;
; CHECK-NEXT: add.s64 [[RD3:%rd[0-9]+]], [[RD1]], 8;
; CHECK-NEXT: st.param.v2.u64 [func_retval0], {[[RD2]], [[RD3]]};
define <2 x ptr addrspace(1)> @lanes_of_addresses() {
  ret <2 x ptr addrspace(1)> getelementptr (i32, ptr addrspace(1) @a, <2 x i64> <i64 1, i64 2>)
}
; CHECK-LABEL: generic_lanes(
; CHECK: mov.u64 [[RD1:%rd[0-9]+]], a;
; CHECK-NEXT: cvta.global.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.v2.u64 [func_retval0], {[[RD2]], [[RD2]]};
define <2 x ptr> @generic_lanes() {
  ret <2 x ptr> addrspacecast (<2 x ptr addrspace(1)> <ptr addrspace(1) @a, ptr addrspace(1) @a> to <2 x ptr>)
}
; CHECK-LABEL: narrow(
; CHECK: mov.u64 [[RD1:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: cvt.u32.u64 [[R1:%r[0-9]+]], [[RD2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @narrow() {
  ret i32 trunc (i64 ptrtoint (ptr @b to i64) to i32)
}
; CHECK-LABEL: cut_in_two(
; CHECK: mov.u64 [[RD2:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD3:%rd[0-9]+]], [[RD2]];
; CHECK-NEXT: mov.b64 {[[R1:%r[0-9]+]], [[R2:%r[0-9]+]]}, [[RD3]];
; CHECK-NEXT: st.param.v2.u32 [func_retval0], {[[R1]], [[R2]]};
define <2 x i32> @cut_in_two() {
  ret <2 x i32> bitcast (i64 ptrtoint (ptr @b to i64) to <2 x i32>)
}
; CHECK-LABEL: difference(
; CHECK: mov.u64 [[RD3:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD4:%rd[0-9]+]], [[RD3]];
; CHECK-NEXT: mov.u64 [[RD6:%rd[0-9]+]], a;
; CHECK-NEXT: sub.s64 [[RD1:%rd[0-9]+]], [[RD4]], [[RD6]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD1]];
define i64 @difference() {
  ret i64 sub (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr addrspace(1) @a to i64))
}
; CHECK-LABEL: as_double(
; CHECK: mov.u64 [[RD2:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD3:%rd[0-9]+]], [[RD2]];
; CHECK-NEXT: mov.b64 [[FD1:%fd[0-9]+]], [[RD3]];
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD1]];
define double @as_double() {
  ret double bitcast (i64 ptrtoint (ptr @b to i64) to double)
}
; CHECK-LABEL: wide(
; CHECK: mov.u64 [[RD1:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: mov.u64 [[RD3:%rd[0-9]+]], 0;
; CHECK-NEXT: st.param.v2.u64 [func_retval0], {[[RD2]], [[RD3]]};
define i128 @wide() {
  ret i128 ptrtoint (ptr @b to i128)
}
; CHECK-LABEL: shuffled(
; CHECK: mov.u64 [[RD2:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD3:%rd[0-9]+]], [[RD2]];
; CHECK-NEXT: st.param.v2.u64 [func_retval0], {[[RD3]], 1};
define <2 x i64> @shuffled() {
  ret <2 x i64> shufflevector (<2 x i64> ptrtoint (<2 x ptr> <ptr @b, ptr @b> to <2 x i64>), <2 x i64> <i64 1, i64 2>, <2 x i32> <i32 0, i32 2>)
}
; CHECK-LABEL: extracted(
; CHECK: mov.u64 [[RD2:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD3:%rd[0-9]+]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
define i64 @extracted() {
  ret i64 extractelement (<2 x i64> ptrtoint (<2 x ptr> <ptr @b, ptr @b> to <2 x i64>), i32 1)
}
; CHECK-LABEL: inserted(
; CHECK: mov.u64 [[RD2:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD3:%rd[0-9]+]], [[RD2]];
; CHECK-NEXT: st.param.v2.u64 [func_retval0], {0, [[RD3]]};
define <2 x i64> @inserted() {
  ret <2 x i64> insertelement (<2 x i64> zeroinitializer, i64 ptrtoint (ptr @b to i64), i32 1)
}
; CHECK-LABEL: equivalent(
; CHECK: mov.u64 [[RD1:%rd[0-9]+]], d;
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD1]];
define ptr @equivalent() {
  ret ptr dso_local_equivalent @d
}
; CHECK-LABEL: without_check(
; CHECK: mov.u64 [[RD1:%rd[0-9]+]], f;
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD1]];
define ptr @without_check() {
  ret ptr no_cfi @f
}
; CHECK-LABEL: low_bit(
; CHECK: mov.u64 [[RD1:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: and.b64 [[RD3:%rd[0-9]+]], [[RD2]], 1;
; CHECK-NEXT: setp.ne.b64 [[P1:%p[0-9]+]], [[RD3]], 0;
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
define i1 @low_bit() {
  ret i1 trunc (i64 ptrtoint (ptr @b to i64) to i1)
}
; CHECK-LABEL: changed_bits(
; CHECK: mov.u64 [[RD1:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: cvt.u16.u64 [[RS2:%rs[0-9]+]], [[RD2]];
; CHECK-NEXT: xor.b16 [[RS1:%rs[0-9]+]], [[RS2]], 5;
; CHECK-NEXT: cvt.u32.u16 [[R1:%r[0-9]+]], [[RS1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
define i16 @changed_bits() {
  ret i16 xor (i16 ptrtoint (ptr @b to i16), i16 5)
}
; CHECK-LABEL: address(
; CHECK: mov.u64 [[RD2:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD3:%rd[0-9]+]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
define i64 @address() {
  ret i64 ptrtoaddr (ptr @b to i64)
}
; CHECK-LABEL: back_to_pointer(
; CHECK: mov.u64 [[RD4:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD5:%rd[0-9]+]], [[RD4]];
; CHECK-NEXT: add.s64 [[RD2:%rd[0-9]+]], [[RD5]], 5;
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD2]];
define ptr @back_to_pointer() {
  ret ptr inttoptr (i64 add (i64 ptrtoint (ptr @b to i64), i64 5) to ptr)
}
; CHECK-LABEL: structure(
; CHECK: mov.u64 [[RD2:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD3:%rd[0-9]+]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
; CHECK-NEXT: st.param.v2.u64 [func_retval0+16], {[[RD3]], 0};
define {i64, <2 x ptr>} @structure() {
  ret {i64, <2 x ptr>} {i64 ptrtoint (ptr @b to i64), <2 x ptr> <ptr @b, ptr null>}
}
; CHECK-LABEL: as_half(
; CHECK: mov.u64 [[RD1:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: cvt.u16.u64 [[RS1:%rs[0-9]+]], [[RD2]];
; CHECK-NEXT: mov.b16 [[H1:%h[0-9]+]], [[RS1]];
; CHECK-NEXT: st.param.b16 [func_retval0], [[H1]];
define half @as_half() {
  ret half bitcast (i16 ptrtoint (ptr @b to i16) to half)
}
; CHECK-LABEL: bytes(
; CHECK: mov.u64 [[RD1:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: cvt.u32.u64 [[R1:%r[0-9]+]], [[RD2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define <4 x i8> @bytes() {
  ret <4 x i8> bitcast (i32 ptrtoint (ptr @b to i32) to <4 x i8>)
}
; CHECK-LABEL: shorts(
; CHECK: mov.u64 [[RD2:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD3:%rd[0-9]+]], [[RD2]];
; CHECK-NEXT: mov.b64 {[[RS1:%rs[0-9]+]], [[RS2:%rs[0-9]+]], [[RS3:%rs[0-9]+]], [[RS4:%rs[0-9]+]]}, [[RD3]];
; CHECK-NEXT: st.param.v4.u16 [func_retval0], {[[RS1]], [[RS2]], [[RS3]], [[RS4]]};
define <4 x i16> @shorts() {
  ret <4 x i16> bitcast (i64 ptrtoint (ptr @b to i64) to <4 x i16>)
}
; CHECK-LABEL: wider(
; CHECK: mov.u64 [[RD1:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: mov.u64 [[RD3:%rd[0-9]+]], 0;
; CHECK-NEXT: st.param.v2.u64 [func_retval0], {[[RD2]], [[RD3]]};
; CHECK-NEXT: st.param.v2.u64 [func_retval0+16], {[[RD3]], [[RD3]]};
define i256 @wider() {
  ret i256 ptrtoint (ptr @b to i256)
}
; CHECK-LABEL: operands(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [operands_param_0];
; CHECK-NEXT: mov.u64 [[RD3:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD4:%rd[0-9]+]], [[RD3]];
; CHECK-NEXT: mov.u64 [[RD6:%rd[0-9]+]], b+4;
; CHECK-NEXT: cvta.global.u64 [[RD7:%rd[0-9]+]], [[RD6]];
; CHECK-NEXT: st.v2.u64 [[[RD1]]], {[[RD4]], [[RD7]]};
; CHECK-NEXT: add.s64 [[RD8:%rd[0-9]+]], [[RD4]], 1;
; CHECK-NEXT: add.s64 [[RD9:%rd[0-9]+]], [[RD7]], 5;
; CHECK-NEXT: st.v2.u64 [[[RD1]]], {[[RD8]], [[RD9]]};
define void @operands(ptr %p) {
  store <2 x i64> ptrtoint (<2 x ptr> <ptr @b, ptr getelementptr (i8, ptr @b, i64 4)> to <2 x i64>), ptr %p
  %x = add <2 x i64> ptrtoint (<2 x ptr> <ptr @b, ptr getelementptr (i8, ptr @b, i64 4)> to <2 x i64>), <i64 1, i64 5>
  store <2 x i64> %x, ptr %p
  ret void
}
; CHECK-LABEL: on_an_edge(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [on_an_edge_param_0];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK-NEXT: @[[P1]] bra $L__BB25_1;
; CHECK-NEXT: mov.u64 [[RD2:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD3:%rd[0-9]+]], [[RD2]];
; CHECK-NEXT: mov.b64 [[RD5:%rd[0-9]+]], [[RD3]];
; CHECK-NEXT: mov.b64 [[RD4:%rd[0-9]+]], [[RD3]];
; CHECK-NEXT: bra.uni $L__BB25_2;
; CHECK-NEXT: $L__BB25_1:
; CHECK-NEXT: mov.b64 [[RD5]], 0;
; CHECK-NEXT: mov.b64 [[RD4]], 0;
; CHECK-NEXT: $L__BB25_2:
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD5]];
define i64 @on_an_edge(i1 %c) {
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %r = phi <2 x i64> [ptrtoint (<2 x ptr> <ptr @b, ptr @b> to <2 x i64>), %0], [zeroinitializer, %x]
  %s = extractelement <2 x i64> %r, i32 1
  ret i64 %s
}
; CHECK-LABEL: bits(
; CHECK: mov.u64 [[RD1:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: and.b64 [[RD3:%rd[0-9]+]], [[RD2]], 1;
; CHECK-NEXT: setp.ne.b64 [[P1:%p[0-9]+]], [[RD3]], 0;
; CHECK-NEXT: mov.pred [[P2:%p[0-9]+]], -1;
; CHECK-NEXT: mov.pred [[P3:%p[0-9]+]], 0;
; CHECK-NEXT: selp.u64 [[RD4:%rd[0-9]+]], 1, 0, [[P2]];
; CHECK-NEXT: selp.u64 [[RD5:%rd[0-9]+]], 1, 0, [[P3]];
; CHECK-NEXT: shl.b64 [[RD6:%rd[0-9]+]], [[RD5]], 1;
; CHECK-NEXT: or.b64 [[RD7:%rd[0-9]+]], [[RD4]], [[RD6]];
; CHECK-NEXT: selp.u64 [[RD8:%rd[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: shl.b64 [[RD9:%rd[0-9]+]], [[RD8]], 2;
; CHECK-NEXT: or.b64 [[RD10:%rd[0-9]+]], [[RD7]], [[RD9]];
; CHECK-NEXT: st.param.u8 [func_retval0], [[RD10]];
define <3 x i1> @bits() {
  ret <3 x i1> <i1 true, i1 undef, i1 trunc (i64 ptrtoint (ptr @b to i64) to i1)>
}
; CHECK-LABEL: odd_width(
; CHECK: mov.u64 [[RD2:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD3:%rd[0-9]+]], [[RD2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[RD3]];
; CHECK-NEXT: shr.u64 [[RD4:%rd[0-9]+]], [[RD3]], 32;
; CHECK-NEXT: st.param.u8 [func_retval0+4], [[RD4]];
define i33 @odd_width() {
  ret i33 trunc (i64 ptrtoint (ptr @b to i64) to i33)
}
; CHECK-LABEL: number_of_shared(
; CHECK: mov.b32 [[R1:%r[0-9]+]], 16;
; CHECK-NEXT: cvt.u64.u32 [[RD1:%rd[0-9]+]], [[R1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD1]];
define ptr addrspace(3) @number_of_shared() {
  ret ptr addrspace(3) inttoptr (i32 16 to ptr addrspace(3))
}
; CHECK-LABEL: odd_pointer(
; CHECK: mov.u64 [[RD2:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD3:%rd[0-9]+]], [[RD2]];
; CHECK-NEXT: and.b64 [[RD4:%rd[0-9]+]], [[RD3]], 8589934591;
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD4]];
define ptr @odd_pointer() {
  ret ptr inttoptr (i33 trunc (i64 ptrtoint (ptr @b to i64) to i33) to ptr)
}
; CHECK-LABEL: byte_pointer(
; CHECK: mov.u64 [[RD1:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: cvt.u16.u64 [[RS1:%rs[0-9]+]], [[RD2]];
; CHECK-NEXT: cvt.u64.u8 [[RD3:%rd[0-9]+]], [[RS1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
define ptr @byte_pointer() {
  ret ptr inttoptr (i8 ptrtoint (ptr @b to i8) to ptr)
}
; CHECK-LABEL: word_pointer(
; CHECK: mov.u64 [[RD2:%rd[0-9]+]], b;
; CHECK-NEXT: cvta.global.u64 [[RD3:%rd[0-9]+]], [[RD2]];
; CHECK-NEXT: cvt.u32.u64 [[R1:%r[0-9]+]], [[RD3]];
; CHECK-NEXT: cvt.u64.u32 [[RD1:%rd[0-9]+]], [[R1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD1]];
define ptr @word_pointer() {
  ret ptr inttoptr (i32 ptrtoint (ptr @b to i32) to ptr)
}
