; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; Integer instructions, also on more than 64 bits and on vectors.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i1 @add_i1(i1 %a, i1 %b) {
  %r = add i1 %a, %b
  ret i1 %r
}
define i1 @sub_i1(i1 %a, i1 %b) {
  %r = sub i1 %a, %b
  ret i1 %r
}
define i1 @mul_i1(i1 %a, i1 %b) {
  %r = mul i1 %a, %b
  ret i1 %r
}
define i1 @and_i1(i1 %a, i1 %b) {
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @or_i1(i1 %a, i1 %b) {
  %r = or i1 %a, %b
  ret i1 %r
}
define i1 @xor_i1(i1 %a, i1 %b) {
  %r = xor i1 %a, %b
  ret i1 %r
}
define i1 @shl_i1(i1 %a, i1 %b) {
  %r = shl i1 %a, %b
  ret i1 %r
}
define i1 @lshr_i1(i1 %a, i1 %b) {
  %r = lshr i1 %a, %b
  ret i1 %r
}
define i1 @ashr_i1(i1 %a, i1 %b) {
  %r = ashr i1 %a, %b
  ret i1 %r
}
define i1 @udiv_i1(i1 %a, i1 %b) {
  %r = udiv i1 %a, %b
  ret i1 %r
}
define i1 @sdiv_i1(i1 %a, i1 %b) {
  %r = sdiv i1 %a, %b
  ret i1 %r
}
define i1 @urem_i1(i1 %a, i1 %b) {
  %r = urem i1 %a, %b
  ret i1 %r
}
define i1 @srem_i1(i1 %a, i1 %b) {
  %r = srem i1 %a, %b
  ret i1 %r
}
define i1 @eq_i1(i1 %a, i1 %b) {
  %r = icmp eq i1 %a, %b
  ret i1 %r
}
define i1 @ne_i1(i1 %a, i1 %b) {
  %r = icmp ne i1 %a, %b
  ret i1 %r
}
define i1 @slt_i1(i1 %a, i1 %b) {
  %r = icmp slt i1 %a, %b
  ret i1 %r
}
define i1 @sle_i1(i1 %a, i1 %b) {
  %r = icmp sle i1 %a, %b
  ret i1 %r
}
define i1 @sgt_i1(i1 %a, i1 %b) {
  %r = icmp sgt i1 %a, %b
  ret i1 %r
}
define i1 @sge_i1(i1 %a, i1 %b) {
  %r = icmp sge i1 %a, %b
  ret i1 %r
}
define i1 @ult_i1(i1 %a, i1 %b) {
  %r = icmp ult i1 %a, %b
  ret i1 %r
}
define i1 @ule_i1(i1 %a, i1 %b) {
  %r = icmp ule i1 %a, %b
  ret i1 %r
}
define i1 @ugt_i1(i1 %a, i1 %b) {
  %r = icmp ugt i1 %a, %b
  ret i1 %r
}
define i1 @uge_i1(i1 %a, i1 %b) {
  %r = icmp uge i1 %a, %b
  ret i1 %r
}
define i5 @add_i5(i5 %a, i5 %b) {
  %r = add i5 %a, %b
  ret i5 %r
}
define i5 @sub_i5(i5 %a, i5 %b) {
  %r = sub i5 %a, %b
  ret i5 %r
}
define i5 @mul_i5(i5 %a, i5 %b) {
  %r = mul i5 %a, %b
  ret i5 %r
}
define i5 @and_i5(i5 %a, i5 %b) {
  %r = and i5 %a, %b
  ret i5 %r
}
define i5 @or_i5(i5 %a, i5 %b) {
  %r = or i5 %a, %b
  ret i5 %r
}
define i5 @xor_i5(i5 %a, i5 %b) {
  %r = xor i5 %a, %b
  ret i5 %r
}
define i5 @shl_i5(i5 %a, i5 %b) {
  %r = shl i5 %a, %b
  ret i5 %r
}
define i5 @lshr_i5(i5 %a, i5 %b) {
  %r = lshr i5 %a, %b
  ret i5 %r
}
define i5 @ashr_i5(i5 %a, i5 %b) {
  %r = ashr i5 %a, %b
  ret i5 %r
}
define i5 @udiv_i5(i5 %a, i5 %b) {
  %r = udiv i5 %a, %b
  ret i5 %r
}
define i5 @sdiv_i5(i5 %a, i5 %b) {
  %r = sdiv i5 %a, %b
  ret i5 %r
}
define i5 @urem_i5(i5 %a, i5 %b) {
  %r = urem i5 %a, %b
  ret i5 %r
}
define i5 @srem_i5(i5 %a, i5 %b) {
  %r = srem i5 %a, %b
  ret i5 %r
}
define i1 @eq_i5(i5 %a, i5 %b) {
  %r = icmp eq i5 %a, %b
  ret i1 %r
}
define i1 @ne_i5(i5 %a, i5 %b) {
  %r = icmp ne i5 %a, %b
  ret i1 %r
}
define i1 @slt_i5(i5 %a, i5 %b) {
  %r = icmp slt i5 %a, %b
  ret i1 %r
}
define i1 @sle_i5(i5 %a, i5 %b) {
  %r = icmp sle i5 %a, %b
  ret i1 %r
}
define i1 @sgt_i5(i5 %a, i5 %b) {
  %r = icmp sgt i5 %a, %b
  ret i1 %r
}
define i1 @sge_i5(i5 %a, i5 %b) {
  %r = icmp sge i5 %a, %b
  ret i1 %r
}
define i1 @ult_i5(i5 %a, i5 %b) {
  %r = icmp ult i5 %a, %b
  ret i1 %r
}
define i1 @ule_i5(i5 %a, i5 %b) {
  %r = icmp ule i5 %a, %b
  ret i1 %r
}
define i1 @ugt_i5(i5 %a, i5 %b) {
  %r = icmp ugt i5 %a, %b
  ret i1 %r
}
define i1 @uge_i5(i5 %a, i5 %b) {
  %r = icmp uge i5 %a, %b
  ret i1 %r
}
define i8 @add_i8(i8 %a, i8 %b) {
  %r = add i8 %a, %b
  ret i8 %r
}
define i8 @sub_i8(i8 %a, i8 %b) {
  %r = sub i8 %a, %b
  ret i8 %r
}
define i8 @mul_i8(i8 %a, i8 %b) {
  %r = mul i8 %a, %b
  ret i8 %r
}
define i8 @and_i8(i8 %a, i8 %b) {
  %r = and i8 %a, %b
  ret i8 %r
}
define i8 @or_i8(i8 %a, i8 %b) {
  %r = or i8 %a, %b
  ret i8 %r
}
define i8 @xor_i8(i8 %a, i8 %b) {
  %r = xor i8 %a, %b
  ret i8 %r
}
define i8 @shl_i8(i8 %a, i8 %b) {
  %r = shl i8 %a, %b
  ret i8 %r
}
define i8 @lshr_i8(i8 %a, i8 %b) {
  %r = lshr i8 %a, %b
  ret i8 %r
}
define i8 @ashr_i8(i8 %a, i8 %b) {
  %r = ashr i8 %a, %b
  ret i8 %r
}
define i8 @udiv_i8(i8 %a, i8 %b) {
  %r = udiv i8 %a, %b
  ret i8 %r
}
define i8 @sdiv_i8(i8 %a, i8 %b) {
  %r = sdiv i8 %a, %b
  ret i8 %r
}
define i8 @urem_i8(i8 %a, i8 %b) {
  %r = urem i8 %a, %b
  ret i8 %r
}
define i8 @srem_i8(i8 %a, i8 %b) {
  %r = srem i8 %a, %b
  ret i8 %r
}
define i1 @eq_i8(i8 %a, i8 %b) {
  %r = icmp eq i8 %a, %b
  ret i1 %r
}
define i1 @ne_i8(i8 %a, i8 %b) {
  %r = icmp ne i8 %a, %b
  ret i1 %r
}
define i1 @slt_i8(i8 %a, i8 %b) {
  %r = icmp slt i8 %a, %b
  ret i1 %r
}
define i1 @sle_i8(i8 %a, i8 %b) {
  %r = icmp sle i8 %a, %b
  ret i1 %r
}
define i1 @sgt_i8(i8 %a, i8 %b) {
  %r = icmp sgt i8 %a, %b
  ret i1 %r
}
define i1 @sge_i8(i8 %a, i8 %b) {
  %r = icmp sge i8 %a, %b
  ret i1 %r
}
define i1 @ult_i8(i8 %a, i8 %b) {
  %r = icmp ult i8 %a, %b
  ret i1 %r
}
define i1 @ule_i8(i8 %a, i8 %b) {
  %r = icmp ule i8 %a, %b
  ret i1 %r
}
define i1 @ugt_i8(i8 %a, i8 %b) {
  %r = icmp ugt i8 %a, %b
  ret i1 %r
}
define i1 @uge_i8(i8 %a, i8 %b) {
  %r = icmp uge i8 %a, %b
  ret i1 %r
}
define i16 @add_i16(i16 %a, i16 %b) {
  %r = add i16 %a, %b
  ret i16 %r
}
define i16 @sub_i16(i16 %a, i16 %b) {
  %r = sub i16 %a, %b
  ret i16 %r
}
define i16 @mul_i16(i16 %a, i16 %b) {
  %r = mul i16 %a, %b
  ret i16 %r
}
define i16 @and_i16(i16 %a, i16 %b) {
  %r = and i16 %a, %b
  ret i16 %r
}
define i16 @or_i16(i16 %a, i16 %b) {
  %r = or i16 %a, %b
  ret i16 %r
}
define i16 @xor_i16(i16 %a, i16 %b) {
  %r = xor i16 %a, %b
  ret i16 %r
}
define i16 @shl_i16(i16 %a, i16 %b) {
  %r = shl i16 %a, %b
  ret i16 %r
}
define i16 @lshr_i16(i16 %a, i16 %b) {
  %r = lshr i16 %a, %b
  ret i16 %r
}
define i16 @ashr_i16(i16 %a, i16 %b) {
  %r = ashr i16 %a, %b
  ret i16 %r
}
define i16 @udiv_i16(i16 %a, i16 %b) {
  %r = udiv i16 %a, %b
  ret i16 %r
}
define i16 @sdiv_i16(i16 %a, i16 %b) {
  %r = sdiv i16 %a, %b
  ret i16 %r
}
define i16 @urem_i16(i16 %a, i16 %b) {
  %r = urem i16 %a, %b
  ret i16 %r
}
define i16 @srem_i16(i16 %a, i16 %b) {
  %r = srem i16 %a, %b
  ret i16 %r
}
define i1 @eq_i16(i16 %a, i16 %b) {
  %r = icmp eq i16 %a, %b
  ret i1 %r
}
define i1 @ne_i16(i16 %a, i16 %b) {
  %r = icmp ne i16 %a, %b
  ret i1 %r
}
define i1 @slt_i16(i16 %a, i16 %b) {
  %r = icmp slt i16 %a, %b
  ret i1 %r
}
define i1 @sle_i16(i16 %a, i16 %b) {
  %r = icmp sle i16 %a, %b
  ret i1 %r
}
define i1 @sgt_i16(i16 %a, i16 %b) {
  %r = icmp sgt i16 %a, %b
  ret i1 %r
}
define i1 @sge_i16(i16 %a, i16 %b) {
  %r = icmp sge i16 %a, %b
  ret i1 %r
}
define i1 @ult_i16(i16 %a, i16 %b) {
  %r = icmp ult i16 %a, %b
  ret i1 %r
}
define i1 @ule_i16(i16 %a, i16 %b) {
  %r = icmp ule i16 %a, %b
  ret i1 %r
}
define i1 @ugt_i16(i16 %a, i16 %b) {
  %r = icmp ugt i16 %a, %b
  ret i1 %r
}
define i1 @uge_i16(i16 %a, i16 %b) {
  %r = icmp uge i16 %a, %b
  ret i1 %r
}
define i24 @add_i24(i24 %a, i24 %b) {
  %r = add i24 %a, %b
  ret i24 %r
}
define i24 @sub_i24(i24 %a, i24 %b) {
  %r = sub i24 %a, %b
  ret i24 %r
}
define i24 @mul_i24(i24 %a, i24 %b) {
  %r = mul i24 %a, %b
  ret i24 %r
}
define i24 @and_i24(i24 %a, i24 %b) {
  %r = and i24 %a, %b
  ret i24 %r
}
define i24 @or_i24(i24 %a, i24 %b) {
  %r = or i24 %a, %b
  ret i24 %r
}
define i24 @xor_i24(i24 %a, i24 %b) {
  %r = xor i24 %a, %b
  ret i24 %r
}
define i24 @shl_i24(i24 %a, i24 %b) {
  %r = shl i24 %a, %b
  ret i24 %r
}
define i24 @lshr_i24(i24 %a, i24 %b) {
  %r = lshr i24 %a, %b
  ret i24 %r
}
define i24 @ashr_i24(i24 %a, i24 %b) {
  %r = ashr i24 %a, %b
  ret i24 %r
}
define i24 @udiv_i24(i24 %a, i24 %b) {
  %r = udiv i24 %a, %b
  ret i24 %r
}
define i24 @sdiv_i24(i24 %a, i24 %b) {
  %r = sdiv i24 %a, %b
  ret i24 %r
}
define i24 @urem_i24(i24 %a, i24 %b) {
  %r = urem i24 %a, %b
  ret i24 %r
}
define i24 @srem_i24(i24 %a, i24 %b) {
  %r = srem i24 %a, %b
  ret i24 %r
}
define i1 @eq_i24(i24 %a, i24 %b) {
  %r = icmp eq i24 %a, %b
  ret i1 %r
}
define i1 @ne_i24(i24 %a, i24 %b) {
  %r = icmp ne i24 %a, %b
  ret i1 %r
}
define i1 @slt_i24(i24 %a, i24 %b) {
  %r = icmp slt i24 %a, %b
  ret i1 %r
}
define i1 @sle_i24(i24 %a, i24 %b) {
  %r = icmp sle i24 %a, %b
  ret i1 %r
}
define i1 @sgt_i24(i24 %a, i24 %b) {
  %r = icmp sgt i24 %a, %b
  ret i1 %r
}
define i1 @sge_i24(i24 %a, i24 %b) {
  %r = icmp sge i24 %a, %b
  ret i1 %r
}
define i1 @ult_i24(i24 %a, i24 %b) {
  %r = icmp ult i24 %a, %b
  ret i1 %r
}
define i1 @ule_i24(i24 %a, i24 %b) {
  %r = icmp ule i24 %a, %b
  ret i1 %r
}
define i1 @ugt_i24(i24 %a, i24 %b) {
  %r = icmp ugt i24 %a, %b
  ret i1 %r
}
define i1 @uge_i24(i24 %a, i24 %b) {
  %r = icmp uge i24 %a, %b
  ret i1 %r
}
define i32 @add_i32(i32 %a, i32 %b) {
  %r = add i32 %a, %b
  ret i32 %r
}
define i32 @sub_i32(i32 %a, i32 %b) {
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @mul_i32(i32 %a, i32 %b) {
  %r = mul i32 %a, %b
  ret i32 %r
}
define i32 @and_i32(i32 %a, i32 %b) {
  %r = and i32 %a, %b
  ret i32 %r
}
define i32 @or_i32(i32 %a, i32 %b) {
  %r = or i32 %a, %b
  ret i32 %r
}
define i32 @xor_i32(i32 %a, i32 %b) {
  %r = xor i32 %a, %b
  ret i32 %r
}
define i32 @shl_i32(i32 %a, i32 %b) {
  %r = shl i32 %a, %b
  ret i32 %r
}
define i32 @lshr_i32(i32 %a, i32 %b) {
  %r = lshr i32 %a, %b
  ret i32 %r
}
define i32 @ashr_i32(i32 %a, i32 %b) {
  %r = ashr i32 %a, %b
  ret i32 %r
}
define i32 @udiv_i32(i32 %a, i32 %b) {
  %r = udiv i32 %a, %b
  ret i32 %r
}
define i32 @sdiv_i32(i32 %a, i32 %b) {
  %r = sdiv i32 %a, %b
  ret i32 %r
}
define i32 @urem_i32(i32 %a, i32 %b) {
  %r = urem i32 %a, %b
  ret i32 %r
}
define i32 @srem_i32(i32 %a, i32 %b) {
  %r = srem i32 %a, %b
  ret i32 %r
}
define i1 @eq_i32(i32 %a, i32 %b) {
  %r = icmp eq i32 %a, %b
  ret i1 %r
}
define i1 @ne_i32(i32 %a, i32 %b) {
  %r = icmp ne i32 %a, %b
  ret i1 %r
}
define i1 @slt_i32(i32 %a, i32 %b) {
  %r = icmp slt i32 %a, %b
  ret i1 %r
}
define i1 @sle_i32(i32 %a, i32 %b) {
  %r = icmp sle i32 %a, %b
  ret i1 %r
}
define i1 @sgt_i32(i32 %a, i32 %b) {
  %r = icmp sgt i32 %a, %b
  ret i1 %r
}
define i1 @sge_i32(i32 %a, i32 %b) {
  %r = icmp sge i32 %a, %b
  ret i1 %r
}
define i1 @ult_i32(i32 %a, i32 %b) {
  %r = icmp ult i32 %a, %b
  ret i1 %r
}
define i1 @ule_i32(i32 %a, i32 %b) {
  %r = icmp ule i32 %a, %b
  ret i1 %r
}
define i1 @ugt_i32(i32 %a, i32 %b) {
  %r = icmp ugt i32 %a, %b
  ret i1 %r
}
define i1 @uge_i32(i32 %a, i32 %b) {
  %r = icmp uge i32 %a, %b
  ret i1 %r
}
define i48 @add_i48(i48 %a, i48 %b) {
  %r = add i48 %a, %b
  ret i48 %r
}
define i48 @sub_i48(i48 %a, i48 %b) {
  %r = sub i48 %a, %b
  ret i48 %r
}
define i48 @mul_i48(i48 %a, i48 %b) {
  %r = mul i48 %a, %b
  ret i48 %r
}
define i48 @and_i48(i48 %a, i48 %b) {
  %r = and i48 %a, %b
  ret i48 %r
}
define i48 @or_i48(i48 %a, i48 %b) {
  %r = or i48 %a, %b
  ret i48 %r
}
define i48 @xor_i48(i48 %a, i48 %b) {
  %r = xor i48 %a, %b
  ret i48 %r
}
define i48 @shl_i48(i48 %a, i48 %b) {
  %r = shl i48 %a, %b
  ret i48 %r
}
define i48 @lshr_i48(i48 %a, i48 %b) {
  %r = lshr i48 %a, %b
  ret i48 %r
}
define i48 @ashr_i48(i48 %a, i48 %b) {
  %r = ashr i48 %a, %b
  ret i48 %r
}
define i48 @udiv_i48(i48 %a, i48 %b) {
  %r = udiv i48 %a, %b
  ret i48 %r
}
define i48 @sdiv_i48(i48 %a, i48 %b) {
  %r = sdiv i48 %a, %b
  ret i48 %r
}
define i48 @urem_i48(i48 %a, i48 %b) {
  %r = urem i48 %a, %b
  ret i48 %r
}
define i48 @srem_i48(i48 %a, i48 %b) {
  %r = srem i48 %a, %b
  ret i48 %r
}
define i1 @eq_i48(i48 %a, i48 %b) {
  %r = icmp eq i48 %a, %b
  ret i1 %r
}
define i1 @ne_i48(i48 %a, i48 %b) {
  %r = icmp ne i48 %a, %b
  ret i1 %r
}
define i1 @slt_i48(i48 %a, i48 %b) {
  %r = icmp slt i48 %a, %b
  ret i1 %r
}
define i1 @sle_i48(i48 %a, i48 %b) {
  %r = icmp sle i48 %a, %b
  ret i1 %r
}
define i1 @sgt_i48(i48 %a, i48 %b) {
  %r = icmp sgt i48 %a, %b
  ret i1 %r
}
define i1 @sge_i48(i48 %a, i48 %b) {
  %r = icmp sge i48 %a, %b
  ret i1 %r
}
define i1 @ult_i48(i48 %a, i48 %b) {
  %r = icmp ult i48 %a, %b
  ret i1 %r
}
define i1 @ule_i48(i48 %a, i48 %b) {
  %r = icmp ule i48 %a, %b
  ret i1 %r
}
define i1 @ugt_i48(i48 %a, i48 %b) {
  %r = icmp ugt i48 %a, %b
  ret i1 %r
}
define i1 @uge_i48(i48 %a, i48 %b) {
  %r = icmp uge i48 %a, %b
  ret i1 %r
}
define i64 @add_i64(i64 %a, i64 %b) {
  %r = add i64 %a, %b
  ret i64 %r
}
define i64 @sub_i64(i64 %a, i64 %b) {
  %r = sub i64 %a, %b
  ret i64 %r
}
define i64 @mul_i64(i64 %a, i64 %b) {
  %r = mul i64 %a, %b
  ret i64 %r
}
define i64 @and_i64(i64 %a, i64 %b) {
  %r = and i64 %a, %b
  ret i64 %r
}
define i64 @or_i64(i64 %a, i64 %b) {
  %r = or i64 %a, %b
  ret i64 %r
}
define i64 @xor_i64(i64 %a, i64 %b) {
  %r = xor i64 %a, %b
  ret i64 %r
}
define i64 @shl_i64(i64 %a, i64 %b) {
  %r = shl i64 %a, %b
  ret i64 %r
}
define i64 @lshr_i64(i64 %a, i64 %b) {
  %r = lshr i64 %a, %b
  ret i64 %r
}
define i64 @ashr_i64(i64 %a, i64 %b) {
  %r = ashr i64 %a, %b
  ret i64 %r
}
define i64 @udiv_i64(i64 %a, i64 %b) {
  %r = udiv i64 %a, %b
  ret i64 %r
}
define i64 @sdiv_i64(i64 %a, i64 %b) {
  %r = sdiv i64 %a, %b
  ret i64 %r
}
define i64 @urem_i64(i64 %a, i64 %b) {
  %r = urem i64 %a, %b
  ret i64 %r
}
define i64 @srem_i64(i64 %a, i64 %b) {
  %r = srem i64 %a, %b
  ret i64 %r
}
define i1 @eq_i64(i64 %a, i64 %b) {
  %r = icmp eq i64 %a, %b
  ret i1 %r
}
define i1 @ne_i64(i64 %a, i64 %b) {
  %r = icmp ne i64 %a, %b
  ret i1 %r
}
define i1 @slt_i64(i64 %a, i64 %b) {
  %r = icmp slt i64 %a, %b
  ret i1 %r
}
define i1 @sle_i64(i64 %a, i64 %b) {
  %r = icmp sle i64 %a, %b
  ret i1 %r
}
define i1 @sgt_i64(i64 %a, i64 %b) {
  %r = icmp sgt i64 %a, %b
  ret i1 %r
}
define i1 @sge_i64(i64 %a, i64 %b) {
  %r = icmp sge i64 %a, %b
  ret i1 %r
}
define i1 @ult_i64(i64 %a, i64 %b) {
  %r = icmp ult i64 %a, %b
  ret i1 %r
}
define i1 @ule_i64(i64 %a, i64 %b) {
  %r = icmp ule i64 %a, %b
  ret i1 %r
}
define i1 @ugt_i64(i64 %a, i64 %b) {
  %r = icmp ugt i64 %a, %b
  ret i1 %r
}
define i1 @uge_i64(i64 %a, i64 %b) {
  %r = icmp uge i64 %a, %b
  ret i1 %r
}
define i100 @add_i100(i100 %a, i100 %b) {
  %r = add i100 %a, %b
  ret i100 %r
}
define i100 @add_67_i100(i100 %a) {
  %r = add i100 %a, 67
  ret i100 %r
}
define i100 @sub_i100(i100 %a, i100 %b) {
  %r = sub i100 %a, %b
  ret i100 %r
}
define i100 @sub_67_i100(i100 %a) {
  %r = sub i100 %a, 67
  ret i100 %r
}
define i100 @mul_i100(i100 %a, i100 %b) {
  %r = mul i100 %a, %b
  ret i100 %r
}
define i100 @mul_67_i100(i100 %a) {
  %r = mul i100 %a, 67
  ret i100 %r
}
define i100 @and_i100(i100 %a, i100 %b) {
  %r = and i100 %a, %b
  ret i100 %r
}
define i100 @and_67_i100(i100 %a) {
  %r = and i100 %a, 67
  ret i100 %r
}
define i100 @or_i100(i100 %a, i100 %b) {
  %r = or i100 %a, %b
  ret i100 %r
}
define i100 @or_67_i100(i100 %a) {
  %r = or i100 %a, 67
  ret i100 %r
}
define i100 @xor_i100(i100 %a, i100 %b) {
  %r = xor i100 %a, %b
  ret i100 %r
}
define i100 @xor_67_i100(i100 %a) {
  %r = xor i100 %a, 67
  ret i100 %r
}
define i100 @shl_i100(i100 %a, i100 %b) {
  %r = shl i100 %a, %b
  ret i100 %r
}
define i100 @shl_67_i100(i100 %a) {
  %r = shl i100 %a, 67
  ret i100 %r
}
define i100 @lshr_i100(i100 %a, i100 %b) {
  %r = lshr i100 %a, %b
  ret i100 %r
}
define i100 @lshr_67_i100(i100 %a) {
  %r = lshr i100 %a, 67
  ret i100 %r
}
define i100 @ashr_i100(i100 %a, i100 %b) {
  %r = ashr i100 %a, %b
  ret i100 %r
}
define i100 @ashr_67_i100(i100 %a) {
  %r = ashr i100 %a, 67
  ret i100 %r
}
define i100 @udiv_i100(i100 %a, i100 %b) {
  %r = udiv i100 %a, %b
  ret i100 %r
}
define i100 @udiv_67_i100(i100 %a) {
  %r = udiv i100 %a, 67
  ret i100 %r
}
define i100 @sdiv_i100(i100 %a, i100 %b) {
  %r = sdiv i100 %a, %b
  ret i100 %r
}
define i100 @sdiv_67_i100(i100 %a) {
  %r = sdiv i100 %a, 67
  ret i100 %r
}
define i100 @urem_i100(i100 %a, i100 %b) {
  %r = urem i100 %a, %b
  ret i100 %r
}
define i100 @urem_67_i100(i100 %a) {
  %r = urem i100 %a, 67
  ret i100 %r
}
define i100 @srem_i100(i100 %a, i100 %b) {
  %r = srem i100 %a, %b
  ret i100 %r
}
define i100 @srem_67_i100(i100 %a) {
  %r = srem i100 %a, 67
  ret i100 %r
}
define i1 @eq_i100(i100 %a, i100 %b) {
  %r = icmp eq i100 %a, %b
  ret i1 %r
}
define i1 @ne_i100(i100 %a, i100 %b) {
  %r = icmp ne i100 %a, %b
  ret i1 %r
}
define i1 @slt_i100(i100 %a, i100 %b) {
  %r = icmp slt i100 %a, %b
  ret i1 %r
}
define i1 @sle_i100(i100 %a, i100 %b) {
  %r = icmp sle i100 %a, %b
  ret i1 %r
}
define i1 @sgt_i100(i100 %a, i100 %b) {
  %r = icmp sgt i100 %a, %b
  ret i1 %r
}
define i1 @sge_i100(i100 %a, i100 %b) {
  %r = icmp sge i100 %a, %b
  ret i1 %r
}
define i1 @ult_i100(i100 %a, i100 %b) {
  %r = icmp ult i100 %a, %b
  ret i1 %r
}
define i1 @ule_i100(i100 %a, i100 %b) {
  %r = icmp ule i100 %a, %b
  ret i1 %r
}
define i1 @ugt_i100(i100 %a, i100 %b) {
  %r = icmp ugt i100 %a, %b
  ret i1 %r
}
define i1 @uge_i100(i100 %a, i100 %b) {
  %r = icmp uge i100 %a, %b
  ret i1 %r
}
define i128 @add_i128(i128 %a, i128 %b) {
  %r = add i128 %a, %b
  ret i128 %r
}
define i128 @add_67_i128(i128 %a) {
  %r = add i128 %a, 67
  ret i128 %r
}
define i128 @sub_i128(i128 %a, i128 %b) {
  %r = sub i128 %a, %b
  ret i128 %r
}
define i128 @sub_67_i128(i128 %a) {
  %r = sub i128 %a, 67
  ret i128 %r
}
define i128 @mul_i128(i128 %a, i128 %b) {
  %r = mul i128 %a, %b
  ret i128 %r
}
define i128 @mul_67_i128(i128 %a) {
  %r = mul i128 %a, 67
  ret i128 %r
}
define i128 @and_i128(i128 %a, i128 %b) {
  %r = and i128 %a, %b
  ret i128 %r
}
define i128 @and_67_i128(i128 %a) {
  %r = and i128 %a, 67
  ret i128 %r
}
define i128 @or_i128(i128 %a, i128 %b) {
  %r = or i128 %a, %b
  ret i128 %r
}
define i128 @or_67_i128(i128 %a) {
  %r = or i128 %a, 67
  ret i128 %r
}
define i128 @xor_i128(i128 %a, i128 %b) {
  %r = xor i128 %a, %b
  ret i128 %r
}
define i128 @xor_67_i128(i128 %a) {
  %r = xor i128 %a, 67
  ret i128 %r
}
define i128 @shl_i128(i128 %a, i128 %b) {
  %r = shl i128 %a, %b
  ret i128 %r
}
define i128 @shl_67_i128(i128 %a) {
  %r = shl i128 %a, 67
  ret i128 %r
}
define i128 @lshr_i128(i128 %a, i128 %b) {
  %r = lshr i128 %a, %b
  ret i128 %r
}
define i128 @lshr_67_i128(i128 %a) {
  %r = lshr i128 %a, 67
  ret i128 %r
}
define i128 @ashr_i128(i128 %a, i128 %b) {
  %r = ashr i128 %a, %b
  ret i128 %r
}
define i128 @ashr_67_i128(i128 %a) {
  %r = ashr i128 %a, 67
  ret i128 %r
}
define i128 @udiv_i128(i128 %a, i128 %b) {
  %r = udiv i128 %a, %b
  ret i128 %r
}
define i128 @udiv_67_i128(i128 %a) {
  %r = udiv i128 %a, 67
  ret i128 %r
}
define i128 @sdiv_i128(i128 %a, i128 %b) {
  %r = sdiv i128 %a, %b
  ret i128 %r
}
define i128 @sdiv_67_i128(i128 %a) {
  %r = sdiv i128 %a, 67
  ret i128 %r
}
define i128 @urem_i128(i128 %a, i128 %b) {
  %r = urem i128 %a, %b
  ret i128 %r
}
define i128 @urem_67_i128(i128 %a) {
  %r = urem i128 %a, 67
  ret i128 %r
}
define i128 @srem_i128(i128 %a, i128 %b) {
  %r = srem i128 %a, %b
  ret i128 %r
}
define i128 @srem_67_i128(i128 %a) {
  %r = srem i128 %a, 67
  ret i128 %r
}
define i1 @eq_i128(i128 %a, i128 %b) {
  %r = icmp eq i128 %a, %b
  ret i1 %r
}
define i1 @ne_i128(i128 %a, i128 %b) {
  %r = icmp ne i128 %a, %b
  ret i1 %r
}
define i1 @slt_i128(i128 %a, i128 %b) {
  %r = icmp slt i128 %a, %b
  ret i1 %r
}
define i1 @sle_i128(i128 %a, i128 %b) {
  %r = icmp sle i128 %a, %b
  ret i1 %r
}
define i1 @sgt_i128(i128 %a, i128 %b) {
  %r = icmp sgt i128 %a, %b
  ret i1 %r
}
define i1 @sge_i128(i128 %a, i128 %b) {
  %r = icmp sge i128 %a, %b
  ret i1 %r
}
define i1 @ult_i128(i128 %a, i128 %b) {
  %r = icmp ult i128 %a, %b
  ret i1 %r
}
define i1 @ule_i128(i128 %a, i128 %b) {
  %r = icmp ule i128 %a, %b
  ret i1 %r
}
define i1 @ugt_i128(i128 %a, i128 %b) {
  %r = icmp ugt i128 %a, %b
  ret i1 %r
}
define i1 @uge_i128(i128 %a, i128 %b) {
  %r = icmp uge i128 %a, %b
  ret i1 %r
}
define i192 @add_i192(i192 %a, i192 %b) {
  %r = add i192 %a, %b
  ret i192 %r
}
define i192 @add_67_i192(i192 %a) {
  %r = add i192 %a, 67
  ret i192 %r
}
define i192 @sub_i192(i192 %a, i192 %b) {
  %r = sub i192 %a, %b
  ret i192 %r
}
define i192 @sub_67_i192(i192 %a) {
  %r = sub i192 %a, 67
  ret i192 %r
}
define i192 @mul_i192(i192 %a, i192 %b) {
  %r = mul i192 %a, %b
  ret i192 %r
}
define i192 @mul_67_i192(i192 %a) {
  %r = mul i192 %a, 67
  ret i192 %r
}
define i192 @and_i192(i192 %a, i192 %b) {
  %r = and i192 %a, %b
  ret i192 %r
}
define i192 @and_67_i192(i192 %a) {
  %r = and i192 %a, 67
  ret i192 %r
}
define i192 @or_i192(i192 %a, i192 %b) {
  %r = or i192 %a, %b
  ret i192 %r
}
define i192 @or_67_i192(i192 %a) {
  %r = or i192 %a, 67
  ret i192 %r
}
define i192 @xor_i192(i192 %a, i192 %b) {
  %r = xor i192 %a, %b
  ret i192 %r
}
define i192 @xor_67_i192(i192 %a) {
  %r = xor i192 %a, 67
  ret i192 %r
}
define i192 @shl_i192(i192 %a, i192 %b) {
  %r = shl i192 %a, %b
  ret i192 %r
}
define i192 @shl_67_i192(i192 %a) {
  %r = shl i192 %a, 67
  ret i192 %r
}
define i192 @lshr_i192(i192 %a, i192 %b) {
  %r = lshr i192 %a, %b
  ret i192 %r
}
define i192 @lshr_67_i192(i192 %a) {
  %r = lshr i192 %a, 67
  ret i192 %r
}
define i192 @ashr_i192(i192 %a, i192 %b) {
  %r = ashr i192 %a, %b
  ret i192 %r
}
define i192 @ashr_67_i192(i192 %a) {
  %r = ashr i192 %a, 67
  ret i192 %r
}
define i192 @udiv_i192(i192 %a, i192 %b) {
  %r = udiv i192 %a, %b
  ret i192 %r
}
define i192 @udiv_67_i192(i192 %a) {
  %r = udiv i192 %a, 67
  ret i192 %r
}
define i192 @sdiv_i192(i192 %a, i192 %b) {
  %r = sdiv i192 %a, %b
  ret i192 %r
}
define i192 @sdiv_67_i192(i192 %a) {
  %r = sdiv i192 %a, 67
  ret i192 %r
}
define i192 @urem_i192(i192 %a, i192 %b) {
  %r = urem i192 %a, %b
  ret i192 %r
}
define i192 @urem_67_i192(i192 %a) {
  %r = urem i192 %a, 67
  ret i192 %r
}
define i192 @srem_i192(i192 %a, i192 %b) {
  %r = srem i192 %a, %b
  ret i192 %r
}
define i192 @srem_67_i192(i192 %a) {
  %r = srem i192 %a, 67
  ret i192 %r
}
define i1 @eq_i192(i192 %a, i192 %b) {
  %r = icmp eq i192 %a, %b
  ret i1 %r
}
define i1 @ne_i192(i192 %a, i192 %b) {
  %r = icmp ne i192 %a, %b
  ret i1 %r
}
define i1 @slt_i192(i192 %a, i192 %b) {
  %r = icmp slt i192 %a, %b
  ret i1 %r
}
define i1 @sle_i192(i192 %a, i192 %b) {
  %r = icmp sle i192 %a, %b
  ret i1 %r
}
define i1 @sgt_i192(i192 %a, i192 %b) {
  %r = icmp sgt i192 %a, %b
  ret i1 %r
}
define i1 @sge_i192(i192 %a, i192 %b) {
  %r = icmp sge i192 %a, %b
  ret i1 %r
}
define i1 @ult_i192(i192 %a, i192 %b) {
  %r = icmp ult i192 %a, %b
  ret i1 %r
}
define i1 @ule_i192(i192 %a, i192 %b) {
  %r = icmp ule i192 %a, %b
  ret i1 %r
}
define i1 @ugt_i192(i192 %a, i192 %b) {
  %r = icmp ugt i192 %a, %b
  ret i1 %r
}
define i1 @uge_i192(i192 %a, i192 %b) {
  %r = icmp uge i192 %a, %b
  ret i1 %r
}
define <4 x i8> @add_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = add <4 x i8> %a, %b
  ret <4 x i8> %r
}
define <4 x i8> @sub_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = sub <4 x i8> %a, %b
  ret <4 x i8> %r
}
define <4 x i8> @mul_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = mul <4 x i8> %a, %b
  ret <4 x i8> %r
}
define <4 x i8> @and_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = and <4 x i8> %a, %b
  ret <4 x i8> %r
}
define <4 x i8> @or_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = or <4 x i8> %a, %b
  ret <4 x i8> %r
}
define <4 x i8> @xor_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = xor <4 x i8> %a, %b
  ret <4 x i8> %r
}
define <4 x i8> @shl_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %k = and <4 x i8> %b, <i8 7, i8 7, i8 7, i8 7>
  %r = shl <4 x i8> %a, %k
  ret <4 x i8> %r
}
define <4 x i8> @lshr_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %k = and <4 x i8> %b, <i8 7, i8 7, i8 7, i8 7>
  %r = lshr <4 x i8> %a, %k
  ret <4 x i8> %r
}
define <4 x i8> @ashr_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %k = and <4 x i8> %b, <i8 7, i8 7, i8 7, i8 7>
  %r = ashr <4 x i8> %a, %k
  ret <4 x i8> %r
}
define <4 x i1> @eq_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = icmp eq <4 x i8> %a, %b
  ret <4 x i1> %r
}
define <4 x i1> @ne_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = icmp ne <4 x i8> %a, %b
  ret <4 x i1> %r
}
define <4 x i1> @slt_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = icmp slt <4 x i8> %a, %b
  ret <4 x i1> %r
}
define <4 x i1> @sle_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = icmp sle <4 x i8> %a, %b
  ret <4 x i1> %r
}
define <4 x i1> @sgt_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = icmp sgt <4 x i8> %a, %b
  ret <4 x i1> %r
}
define <4 x i1> @sge_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = icmp sge <4 x i8> %a, %b
  ret <4 x i1> %r
}
define <4 x i1> @ult_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = icmp ult <4 x i8> %a, %b
  ret <4 x i1> %r
}
define <4 x i1> @ule_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = icmp ule <4 x i8> %a, %b
  ret <4 x i1> %r
}
define <4 x i1> @ugt_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = icmp ugt <4 x i8> %a, %b
  ret <4 x i1> %r
}
define <4 x i1> @uge_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = icmp uge <4 x i8> %a, %b
  ret <4 x i1> %r
}
define <2 x i32> @add_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = add <2 x i32> %a, %b
  ret <2 x i32> %r
}
define <2 x i32> @sub_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = sub <2 x i32> %a, %b
  ret <2 x i32> %r
}
define <2 x i32> @mul_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = mul <2 x i32> %a, %b
  ret <2 x i32> %r
}
define <2 x i32> @and_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = and <2 x i32> %a, %b
  ret <2 x i32> %r
}
define <2 x i32> @or_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = or <2 x i32> %a, %b
  ret <2 x i32> %r
}
define <2 x i32> @xor_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = xor <2 x i32> %a, %b
  ret <2 x i32> %r
}
define <2 x i32> @shl_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %k = and <2 x i32> %b, <i32 31, i32 31>
  %r = shl <2 x i32> %a, %k
  ret <2 x i32> %r
}
define <2 x i32> @lshr_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %k = and <2 x i32> %b, <i32 31, i32 31>
  %r = lshr <2 x i32> %a, %k
  ret <2 x i32> %r
}
define <2 x i32> @ashr_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %k = and <2 x i32> %b, <i32 31, i32 31>
  %r = ashr <2 x i32> %a, %k
  ret <2 x i32> %r
}
define <2 x i1> @eq_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = icmp eq <2 x i32> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ne_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = icmp ne <2 x i32> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @slt_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = icmp slt <2 x i32> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @sle_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = icmp sle <2 x i32> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @sgt_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = icmp sgt <2 x i32> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @sge_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = icmp sge <2 x i32> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ult_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = icmp ult <2 x i32> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ule_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = icmp ule <2 x i32> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ugt_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = icmp ugt <2 x i32> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @uge_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = icmp uge <2 x i32> %a, %b
  ret <2 x i1> %r
}
define <3 x i16> @add_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = add <3 x i16> %a, %b
  ret <3 x i16> %r
}
define <3 x i16> @sub_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = sub <3 x i16> %a, %b
  ret <3 x i16> %r
}
define <3 x i16> @mul_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = mul <3 x i16> %a, %b
  ret <3 x i16> %r
}
define <3 x i16> @and_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = and <3 x i16> %a, %b
  ret <3 x i16> %r
}
define <3 x i16> @or_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = or <3 x i16> %a, %b
  ret <3 x i16> %r
}
define <3 x i16> @xor_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = xor <3 x i16> %a, %b
  ret <3 x i16> %r
}
define <3 x i16> @shl_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %k = and <3 x i16> %b, <i16 15, i16 15, i16 15>
  %r = shl <3 x i16> %a, %k
  ret <3 x i16> %r
}
define <3 x i16> @lshr_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %k = and <3 x i16> %b, <i16 15, i16 15, i16 15>
  %r = lshr <3 x i16> %a, %k
  ret <3 x i16> %r
}
define <3 x i16> @ashr_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %k = and <3 x i16> %b, <i16 15, i16 15, i16 15>
  %r = ashr <3 x i16> %a, %k
  ret <3 x i16> %r
}
define <3 x i1> @eq_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = icmp eq <3 x i16> %a, %b
  ret <3 x i1> %r
}
define <3 x i1> @ne_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = icmp ne <3 x i16> %a, %b
  ret <3 x i1> %r
}
define <3 x i1> @slt_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = icmp slt <3 x i16> %a, %b
  ret <3 x i1> %r
}
define <3 x i1> @sle_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = icmp sle <3 x i16> %a, %b
  ret <3 x i1> %r
}
define <3 x i1> @sgt_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = icmp sgt <3 x i16> %a, %b
  ret <3 x i1> %r
}
define <3 x i1> @sge_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = icmp sge <3 x i16> %a, %b
  ret <3 x i1> %r
}
define <3 x i1> @ult_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = icmp ult <3 x i16> %a, %b
  ret <3 x i1> %r
}
define <3 x i1> @ule_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = icmp ule <3 x i16> %a, %b
  ret <3 x i1> %r
}
define <3 x i1> @ugt_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = icmp ugt <3 x i16> %a, %b
  ret <3 x i1> %r
}
define <3 x i1> @uge_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = icmp uge <3 x i16> %a, %b
  ret <3 x i1> %r
}
define <2 x i128> @add_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = add <2 x i128> %a, %b
  ret <2 x i128> %r
}
define <2 x i128> @sub_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = sub <2 x i128> %a, %b
  ret <2 x i128> %r
}
define <2 x i128> @mul_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = mul <2 x i128> %a, %b
  ret <2 x i128> %r
}
define <2 x i128> @and_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = and <2 x i128> %a, %b
  ret <2 x i128> %r
}
define <2 x i128> @or_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = or <2 x i128> %a, %b
  ret <2 x i128> %r
}
define <2 x i128> @xor_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = xor <2 x i128> %a, %b
  ret <2 x i128> %r
}
define <2 x i128> @shl_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %k = and <2 x i128> %b, <i128 127, i128 127>
  %r = shl <2 x i128> %a, %k
  ret <2 x i128> %r
}
define <2 x i128> @lshr_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %k = and <2 x i128> %b, <i128 127, i128 127>
  %r = lshr <2 x i128> %a, %k
  ret <2 x i128> %r
}
define <2 x i128> @ashr_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %k = and <2 x i128> %b, <i128 127, i128 127>
  %r = ashr <2 x i128> %a, %k
  ret <2 x i128> %r
}
define <2 x i1> @eq_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = icmp eq <2 x i128> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ne_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = icmp ne <2 x i128> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @slt_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = icmp slt <2 x i128> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @sle_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = icmp sle <2 x i128> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @sgt_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = icmp sgt <2 x i128> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @sge_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = icmp sge <2 x i128> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ult_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = icmp ult <2 x i128> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ule_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = icmp ule <2 x i128> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ugt_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = icmp ugt <2 x i128> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @uge_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = icmp uge <2 x i128> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @add_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = add <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @sub_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = sub <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @mul_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = mul <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @and_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = and <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @or_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = or <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @xor_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = xor <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @shl_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %k = and <2 x i1> %b, zeroinitializer
  %r = shl <2 x i1> %a, %k
  ret <2 x i1> %r
}
define <2 x i1> @lshr_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %k = and <2 x i1> %b, zeroinitializer
  %r = lshr <2 x i1> %a, %k
  ret <2 x i1> %r
}
define <2 x i1> @ashr_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %k = and <2 x i1> %b, zeroinitializer
  %r = ashr <2 x i1> %a, %k
  ret <2 x i1> %r
}
define <2 x i1> @eq_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = icmp eq <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ne_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = icmp ne <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @slt_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = icmp slt <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @sle_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = icmp sle <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @sgt_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = icmp sgt <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @sge_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = icmp sge <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ult_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = icmp ult <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ule_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = icmp ule <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ugt_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = icmp ugt <2 x i1> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @uge_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = icmp uge <2 x i1> %a, %b
  ret <2 x i1> %r
}
