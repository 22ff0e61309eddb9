; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Integer arithmetic on every register width. Narrow operands are extended only
; if their upper bits matter.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: add32(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [add32_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [add32_param_1];
; CHECK-NEXT: add.s32 [[R3:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @add32(i32 %a, i32 %b) {
  %r = add i32 %a, %b
  ret i32 %r
}
; CHECK-LABEL: sub64_immediate(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [sub64_immediate_param_0];
; CHECK-NEXT: sub.s64 [[RD2:%rd[0-9]+]], [[RD1]], 7;
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD2]];
; CHECK-NEXT: ret;
define i64 @sub64_immediate(i64 %a) {
  %r = sub i64 %a, 7
  ret i64 %r
}
; CHECK-LABEL: mul16(
; CHECK: ld.param.u16 [[RS1:%rs[0-9]+]], [mul16_param_0];
; CHECK-NEXT: ld.param.u16 [[RS2:%rs[0-9]+]], [mul16_param_1];
; CHECK-NEXT: mul.lo.s16 [[RS3:%rs[0-9]+]], [[RS1]], [[RS2]];
; CHECK-NEXT: cvt.u32.u16 [[R1:%r[0-9]+]], [[RS3]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i16 @mul16(i16 %a, i16 %b) {
  %r = mul i16 %a, %b
  ret i16 %r
}
; CHECK-LABEL: add8_needs_no_extension(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [add8_needs_no_extension_param_0];
; CHECK-NEXT: ld.param.u8 [[RS2:%rs[0-9]+]], [add8_needs_no_extension_param_1];
; CHECK-NEXT: add.s16 [[RS3:%rs[0-9]+]], [[RS1]], [[RS2]];
; CHECK-NEXT: and.b16 [[RS4:%rs[0-9]+]], [[RS3]], 255;
; CHECK-NEXT: cvt.u32.u16 [[R1:%r[0-9]+]], [[RS4]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i8 @add8_needs_no_extension(i8 %a, i8 %b) {
  %r = add i8 %a, %b
  ret i8 %r
}
; CHECK-LABEL: udiv8_extends(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [udiv8_extends_param_0];
; CHECK-NEXT: ld.param.u8 [[RS2:%rs[0-9]+]], [udiv8_extends_param_1];
; CHECK-NEXT: add.s16 [[RS3:%rs[0-9]+]], [[RS1]], [[RS2]];
; CHECK-NEXT: and.b16 [[RS5:%rs[0-9]+]], [[RS3]], 255;
; CHECK-NEXT: div.u16 [[RS4:%rs[0-9]+]], [[RS5]], [[RS2]];
; CHECK-NEXT: cvt.u32.u16 [[R1:%r[0-9]+]], [[RS4]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i8 @udiv8_extends(i8 %a, i8 %b) {
  %s = add i8 %a, %b
  %r = udiv i8 %s, %b
  ret i8 %r
}
; CHECK-LABEL: sdiv8_extends(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [sdiv8_extends_param_0];
; CHECK-NEXT: cvt.s16.s8 [[RS3:%rs[0-9]+]], [[RS1]];
; CHECK-NEXT: div.s16 [[RS2:%rs[0-9]+]], [[RS3]], -3;
; CHECK-NEXT: and.b16 [[RS4:%rs[0-9]+]], [[RS2]], 255;
; CHECK-NEXT: cvt.u32.u16 [[R1:%r[0-9]+]], [[RS4]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i8 @sdiv8_extends(i8 %a) {
  %r = sdiv i8 %a, -3
  ret i8 %r
}
; CHECK-LABEL: srem24(
; CHECK: ld.param.u16 [[R2:%r[0-9]+]], [srem24_param_0];
; CHECK-NEXT: ld.param.u8 [[R3:%r[0-9]+]], [srem24_param_0+2];
; CHECK-NEXT: shl.b32 [[R4:%r[0-9]+]], [[R3]], 16;
; CHECK-NEXT: or.b32 [[R1:%r[0-9]+]], [[R2]], [[R4]];
; CHECK-NEXT: ld.param.u16 [[R6:%r[0-9]+]], [srem24_param_1];
; CHECK-NEXT: ld.param.u8 [[R7:%r[0-9]+]], [srem24_param_1+2];
; CHECK-NEXT: shl.b32 [[R8:%r[0-9]+]], [[R7]], 16;
; CHECK-NEXT: or.b32 [[R5:%r[0-9]+]], [[R6]], [[R8]];
; CHECK-NEXT: shl.b32 [[R11:%r[0-9]+]], [[R1]], 8;
; CHECK-NEXT: shr.s32 [[R10:%r[0-9]+]], [[R11]], 8;
; CHECK-NEXT: shl.b32 [[R13:%r[0-9]+]], [[R5]], 8;
; CHECK-NEXT: shr.s32 [[R12:%r[0-9]+]], [[R13]], 8;
; CHECK-NEXT: rem.s32 [[R9:%r[0-9]+]], [[R10]], [[R12]];
; CHECK-NEXT: st.param.u16 [func_retval0], [[R9]];
; CHECK-NEXT: shr.u32 [[R14:%r[0-9]+]], [[R9]], 16;
; CHECK-NEXT: st.param.u8 [func_retval0+2], [[R14]];
; CHECK-NEXT: ret;
define i24 @srem24(i24 %a, i24 %b) {
  %r = srem i24 %a, %b
  ret i24 %r
}
; CHECK-LABEL: shifts32(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [shifts32_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [shifts32_param_1];
; CHECK-NEXT: shl.b32 [[R3:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: shr.u32 [[R4:%r[0-9]+]], [[R3]], 3;
; CHECK-NEXT: shr.s32 [[R5:%r[0-9]+]], [[R4]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R5]];
; CHECK-NEXT: ret;
define i32 @shifts32(i32 %a, i32 %n) {
  %x = shl i32 %a, %n
  %y = lshr i32 %x, 3
  %r = ashr i32 %y, %n
  ret i32 %r
}
; CHECK-LABEL: shift64_amount_is_32_bits(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [shift64_amount_is_32_bits_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [shift64_amount_is_32_bits_param_1];
; CHECK-NEXT: cvt.u32.u64 [[R1:%r[0-9]+]], [[RD2]];
; CHECK-NEXT: shl.b64 [[RD3:%rd[0-9]+]], [[RD1]], [[R1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
; CHECK-NEXT: ret;
define i64 @shift64_amount_is_32_bits(i64 %a, i64 %n) {
  %r = shl i64 %a, %n
  ret i64 %r
}
; CHECK-LABEL: shift16(
; CHECK: ld.param.u16 [[RS1:%rs[0-9]+]], [shift16_param_0];
; CHECK-NEXT: ld.param.u16 [[RS2:%rs[0-9]+]], [shift16_param_1];
; CHECK-NEXT: cvt.u32.u16 [[R1:%r[0-9]+]], [[RS2]];
; CHECK-NEXT: shr.s16 [[RS3:%rs[0-9]+]], [[RS1]], [[R1]];
; CHECK-NEXT: cvt.u32.u16 [[R2:%r[0-9]+]], [[RS3]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i16 @shift16(i16 %a, i16 %n) {
  %r = ashr i16 %a, %n
  ret i16 %r
}
; CHECK-LABEL: logic1(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [logic1_param_0];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK-NEXT: ld.param.u8 [[RS3:%rs[0-9]+]], [logic1_param_1];
; CHECK-NEXT: and.b16 [[RS4:%rs[0-9]+]], [[RS3]], 1;
; CHECK-NEXT: setp.ne.b16 [[P2:%p[0-9]+]], [[RS4]], 0;
; CHECK-NEXT: and.pred [[P3:%p[0-9]+]], [[P1]], [[P2]];
; CHECK-NEXT: or.pred [[P4:%p[0-9]+]], [[P3]], [[P2]];
; CHECK-NEXT: xor.pred [[P5:%p[0-9]+]], [[P4]], [[P1]];
; CHECK-NEXT: xor.pred [[P6:%p[0-9]+]], [[P5]], [[P2]];
; CHECK-NEXT: and.pred [[P7:%p[0-9]+]], [[P6]], [[P1]];
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P7]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i1 @logic1(i1 %a, i1 %b) {
  %x = and i1 %a, %b
  %y = or i1 %x, %b
  %z = xor i1 %y, %a
  %s = add i1 %z, %b
  %m = mul i1 %s, %a
  ret i1 %m
}
; CHECK-LABEL: vector(
; CHECK: ld.param.v2.u32 {[[R1:%r[0-9]+]], [[R2:%r[0-9]+]]}, [vector_param_0];
; CHECK-NEXT: ld.param.v2.u32 {[[R3:%r[0-9]+]], [[R4:%r[0-9]+]]}, [vector_param_1];
; CHECK-NEXT: add.s32 [[R5:%r[0-9]+]], [[R1]], [[R3]];
; CHECK-NEXT: add.s32 [[R6:%r[0-9]+]], [[R2]], [[R4]];
; CHECK-NEXT: st.param.v2.u32 [func_retval0], {[[R5]], [[R6]]};
; CHECK-NEXT: ret;
define <2 x i32> @vector(<2 x i32> %a, <2 x i32> %b) {
  %r = add <2 x i32> %a, %b
  ret <2 x i32> %r
}
; CHECK-LABEL: packed_logic(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [packed_logic_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [packed_logic_param_1];
; CHECK-NEXT: xor.b32 [[R3:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define <4 x i8> @packed_logic(<4 x i8> %a, <4 x i8> %b) {
  %r = xor <4 x i8> %a, %b
  ret <4 x i8> %r
}
; CHECK-LABEL: packed_add(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [packed_add_param_0];
; CHECK-NEXT: and.b32 [[R2:%r[0-9]+]], [[R1]], 2139062143;
; CHECK-NEXT: add.s32 [[R3:%r[0-9]+]], [[R2]], 2130903553;
; CHECK-NEXT: xor.b32 [[R4:%r[0-9]+]], [[R1]], -16580095;
; CHECK-NEXT: and.b32 [[R5:%r[0-9]+]], [[R4]], 2155905152;
; CHECK-NEXT: xor.b32 [[R6:%r[0-9]+]], [[R3]], [[R5]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R6]];
; CHECK-NEXT: ret;
define <4 x i8> @packed_add(<4 x i8> %a) {
  %r = add <4 x i8> %a, <i8 1, i8 2, i8 3, i8 -1>
  ret <4 x i8> %r
}
