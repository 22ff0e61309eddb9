; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Integer arithmetic on every register width. Operands of narrow types are
; extended only where their upper bits matter.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: add32(
; CHECK: ld.param.u32 %r1, [add32_param_0];
; CHECK-NEXT: ld.param.u32 %r2, [add32_param_1];
; CHECK-NEXT: add.s32 %r3, %r1, %r2;
; CHECK-NEXT: st.param.u32 [func_retval0], %r3;
; CHECK-NEXT: ret;
define i32 @add32(i32 %a, i32 %b) {
  %r = add i32 %a, %b
  ret i32 %r
}
; CHECK-LABEL: sub64_immediate(
; CHECK: ld.param.u64 %rd1, [sub64_immediate_param_0];
; CHECK-NEXT: sub.s64 %rd2, %rd1, 7;
; CHECK-NEXT: st.param.u64 [func_retval0], %rd2;
; CHECK-NEXT: ret;
define i64 @sub64_immediate(i64 %a) {
  %r = sub i64 %a, 7
  ret i64 %r
}
; CHECK-LABEL: mul16(
; CHECK: ld.param.u16 %rs1, [mul16_param_0];
; CHECK-NEXT: ld.param.u16 %rs2, [mul16_param_1];
; CHECK-NEXT: mul.lo.s16 %rs3, %rs1, %rs2;
; CHECK-NEXT: cvt.u32.u16 %r1, %rs3;
; CHECK-NEXT: st.param.b32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i16 @mul16(i16 %a, i16 %b) {
  %r = mul i16 %a, %b
  ret i16 %r
}
; CHECK-LABEL: add8_needs_no_extension(
; CHECK: ld.param.u8 %rs1, [add8_needs_no_extension_param_0];
; CHECK-NEXT: ld.param.u8 %rs2, [add8_needs_no_extension_param_1];
; CHECK-NEXT: add.s16 %rs3, %rs1, %rs2;
; CHECK-NEXT: and.b16 %rs4, %rs3, 255;
; CHECK-NEXT: cvt.u32.u16 %r1, %rs4;
; CHECK-NEXT: st.param.b32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i8 @add8_needs_no_extension(i8 %a, i8 %b) {
  %r = add i8 %a, %b
  ret i8 %r
}
; CHECK-LABEL: udiv8_extends(
; CHECK: ld.param.u8 %rs1, [udiv8_extends_param_0];
; CHECK-NEXT: ld.param.u8 %rs2, [udiv8_extends_param_1];
; CHECK-NEXT: add.s16 %rs3, %rs1, %rs2;
; CHECK-NEXT: and.b16 %rs5, %rs3, 255;
; CHECK-NEXT: div.u16 %rs4, %rs5, %rs2;
; CHECK-NEXT: cvt.u32.u16 %r1, %rs4;
; CHECK-NEXT: st.param.b32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i8 @udiv8_extends(i8 %a, i8 %b) {
  %s = add i8 %a, %b
  %r = udiv i8 %s, %b
  ret i8 %r
}
; CHECK-LABEL: sdiv8_extends(
; CHECK: ld.param.u8 %rs1, [sdiv8_extends_param_0];
; CHECK-NEXT: cvt.s16.s8 %rs3, %rs1;
; CHECK-NEXT: div.s16 %rs2, %rs3, -3;
; CHECK-NEXT: and.b16 %rs4, %rs2, 255;
; CHECK-NEXT: cvt.u32.u16 %r1, %rs4;
; CHECK-NEXT: st.param.b32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i8 @sdiv8_extends(i8 %a) {
  %r = sdiv i8 %a, -3
  ret i8 %r
}
; CHECK-LABEL: srem24(
; CHECK: ld.param.u16 %r2, [srem24_param_0];
; CHECK-NEXT: ld.param.u8 %r3, [srem24_param_0+2];
; CHECK-NEXT: shl.b32 %r4, %r3, 16;
; CHECK-NEXT: or.b32 %r1, %r2, %r4;
; CHECK-NEXT: ld.param.u16 %r6, [srem24_param_1];
; CHECK-NEXT: ld.param.u8 %r7, [srem24_param_1+2];
; CHECK-NEXT: shl.b32 %r8, %r7, 16;
; CHECK-NEXT: or.b32 %r5, %r6, %r8;
; CHECK-NEXT: shl.b32 %r11, %r1, 8;
; CHECK-NEXT: shr.s32 %r10, %r11, 8;
; CHECK-NEXT: shl.b32 %r13, %r5, 8;
; CHECK-NEXT: shr.s32 %r12, %r13, 8;
; CHECK-NEXT: rem.s32 %r9, %r10, %r12;
; CHECK-NEXT: st.param.u16 [func_retval0], %r9;
; CHECK-NEXT: shr.u32 %r14, %r9, 16;
; CHECK-NEXT: st.param.u8 [func_retval0+2], %r14;
; CHECK-NEXT: ret;
define i24 @srem24(i24 %a, i24 %b) {
  %r = srem i24 %a, %b
  ret i24 %r
}
; CHECK-LABEL: shifts32(
; CHECK: ld.param.u32 %r1, [shifts32_param_0];
; CHECK-NEXT: ld.param.u32 %r2, [shifts32_param_1];
; CHECK-NEXT: shl.b32 %r3, %r1, %r2;
; CHECK-NEXT: shr.u32 %r4, %r3, 3;
; CHECK-NEXT: shr.s32 %r5, %r4, %r2;
; CHECK-NEXT: st.param.u32 [func_retval0], %r5;
; CHECK-NEXT: ret;
define i32 @shifts32(i32 %a, i32 %n) {
  %x = shl i32 %a, %n
  %y = lshr i32 %x, 3
  %r = ashr i32 %y, %n
  ret i32 %r
}
; CHECK-LABEL: shift64_amount_is_32_bits(
; CHECK: ld.param.u64 %rd1, [shift64_amount_is_32_bits_param_0];
; CHECK-NEXT: ld.param.u64 %rd2, [shift64_amount_is_32_bits_param_1];
; CHECK-NEXT: cvt.u32.u64 %r1, %rd2;
; CHECK-NEXT: shl.b64 %rd3, %rd1, %r1;
; CHECK-NEXT: st.param.u64 [func_retval0], %rd3;
; CHECK-NEXT: ret;
define i64 @shift64_amount_is_32_bits(i64 %a, i64 %n) {
  %r = shl i64 %a, %n
  ret i64 %r
}
; CHECK-LABEL: shift16(
; CHECK: ld.param.u16 %rs1, [shift16_param_0];
; CHECK-NEXT: ld.param.u16 %rs2, [shift16_param_1];
; CHECK-NEXT: cvt.u32.u16 %r1, %rs2;
; CHECK-NEXT: shr.s16 %rs3, %rs1, %r1;
; CHECK-NEXT: cvt.u32.u16 %r2, %rs3;
; CHECK-NEXT: st.param.b32 [func_retval0], %r2;
; CHECK-NEXT: ret;
define i16 @shift16(i16 %a, i16 %n) {
  %r = ashr i16 %a, %n
  ret i16 %r
}
; CHECK-LABEL: logic1(
; CHECK: ld.param.u8 %rs1, [logic1_param_0];
; CHECK-NEXT: and.b16 %rs2, %rs1, 1;
; CHECK-NEXT: setp.ne.b16 %p1, %rs2, 0;
; CHECK-NEXT: ld.param.u8 %rs3, [logic1_param_1];
; CHECK-NEXT: and.b16 %rs4, %rs3, 1;
; CHECK-NEXT: setp.ne.b16 %p2, %rs4, 0;
; CHECK-NEXT: and.pred %p3, %p1, %p2;
; CHECK-NEXT: or.pred %p4, %p3, %p2;
; CHECK-NEXT: xor.pred %p5, %p4, %p1;
; CHECK-NEXT: xor.pred %p6, %p5, %p2;
; CHECK-NEXT: and.pred %p7, %p6, %p1;
; CHECK-NEXT: selp.u32 %r1, 1, 0, %p7;
; CHECK-NEXT: st.param.b32 [func_retval0], %r1;
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
; CHECK: ld.param.v2.u32 {%r1, %r2}, [vector_param_0];
; CHECK-NEXT: ld.param.v2.u32 {%r3, %r4}, [vector_param_1];
; CHECK-NEXT: add.s32 %r5, %r1, %r3;
; CHECK-NEXT: add.s32 %r6, %r2, %r4;
; CHECK-NEXT: st.param.v2.u32 [func_retval0], {%r5, %r6};
; CHECK-NEXT: ret;
define <2 x i32> @vector(<2 x i32> %a, <2 x i32> %b) {
  %r = add <2 x i32> %a, %b
  ret <2 x i32> %r
}
; CHECK-LABEL: packed_logic(
; CHECK: ld.param.u32 %r1, [packed_logic_param_0];
; CHECK-NEXT: ld.param.u32 %r2, [packed_logic_param_1];
; CHECK-NEXT: xor.b32 %r3, %r1, %r2;
; CHECK-NEXT: st.param.u32 [func_retval0], %r3;
; CHECK-NEXT: ret;
define <4 x i8> @packed_logic(<4 x i8> %a, <4 x i8> %b) {
  %r = xor <4 x i8> %a, %b
  ret <4 x i8> %r
}
; CHECK-LABEL: packed_add(
; CHECK: ld.param.u32 %r1, [packed_add_param_0];
; CHECK-NEXT: bfe.u32 %r2, %r1, 0, 8;
; CHECK-NEXT: cvt.u16.u32 %rs2, %r2;
; CHECK-NEXT: add.s16 %rs1, %rs2, 1;
; CHECK-NEXT: bfe.u32 %r3, %r1, 8, 8;
; CHECK-NEXT: cvt.u16.u32 %rs4, %r3;
; CHECK-NEXT: add.s16 %rs3, %rs4, 2;
; CHECK-NEXT: bfe.u32 %r4, %r1, 16, 8;
; CHECK-NEXT: cvt.u16.u32 %rs6, %r4;
; CHECK-NEXT: add.s16 %rs5, %rs6, 3;
; CHECK-NEXT: bfe.u32 %r5, %r1, 24, 8;
; CHECK-NEXT: cvt.u16.u32 %rs8, %r5;
; CHECK-NEXT: add.s16 %rs7, %rs8, 255;
; CHECK-NEXT: cvt.u32.u16 %r9, %rs1;
; CHECK-NEXT: cvt.u32.u16 %r10, %rs3;
; CHECK-NEXT: prmt.b32 %r7, %r9, %r10, 13120;
; CHECK-NEXT: cvt.u32.u16 %r11, %rs5;
; CHECK-NEXT: cvt.u32.u16 %r12, %rs7;
; CHECK-NEXT: prmt.b32 %r8, %r11, %r12, 13120;
; CHECK-NEXT: prmt.b32 %r6, %r7, %r8, 21520;
; CHECK-NEXT: st.param.u32 [func_retval0], %r6;
; CHECK-NEXT: ret;
define <4 x i8> @packed_add(<4 x i8> %a) {
  %r = add <4 x i8> %a, <i8 1, i8 2, i8 3, i8 -1>
  ret <4 x i8> %r
}
