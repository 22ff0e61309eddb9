; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; llvm.*.with.overflow: results and flags.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define { i5, i1 } @sadd_i5(i5 %a, i5 %b) {
  %r = call { i5, i1 } @llvm.sadd.with.overflow.i5(i5 %a, i5 %b)
  ret { i5, i1 } %r
}
define { i5, i1 } @uadd_i5(i5 %a, i5 %b) {
  %r = call { i5, i1 } @llvm.uadd.with.overflow.i5(i5 %a, i5 %b)
  ret { i5, i1 } %r
}
define { i5, i1 } @ssub_i5(i5 %a, i5 %b) {
  %r = call { i5, i1 } @llvm.ssub.with.overflow.i5(i5 %a, i5 %b)
  ret { i5, i1 } %r
}
define { i5, i1 } @usub_i5(i5 %a, i5 %b) {
  %r = call { i5, i1 } @llvm.usub.with.overflow.i5(i5 %a, i5 %b)
  ret { i5, i1 } %r
}
define { i5, i1 } @smul_i5(i5 %a, i5 %b) {
  %r = call { i5, i1 } @llvm.smul.with.overflow.i5(i5 %a, i5 %b)
  ret { i5, i1 } %r
}
define { i5, i1 } @umul_i5(i5 %a, i5 %b) {
  %r = call { i5, i1 } @llvm.umul.with.overflow.i5(i5 %a, i5 %b)
  ret { i5, i1 } %r
}
define { i8, i1 } @sadd_i8(i8 %a, i8 %b) {
  %r = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %a, i8 %b)
  ret { i8, i1 } %r
}
define { i8, i1 } @uadd_i8(i8 %a, i8 %b) {
  %r = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %a, i8 %b)
  ret { i8, i1 } %r
}
define { i8, i1 } @ssub_i8(i8 %a, i8 %b) {
  %r = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %a, i8 %b)
  ret { i8, i1 } %r
}
define { i8, i1 } @usub_i8(i8 %a, i8 %b) {
  %r = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %a, i8 %b)
  ret { i8, i1 } %r
}
define { i8, i1 } @smul_i8(i8 %a, i8 %b) {
  %r = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %a, i8 %b)
  ret { i8, i1 } %r
}
define { i8, i1 } @umul_i8(i8 %a, i8 %b) {
  %r = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %a, i8 %b)
  ret { i8, i1 } %r
}
define { i16, i1 } @sadd_i16(i16 %a, i16 %b) {
  %r = call { i16, i1 } @llvm.sadd.with.overflow.i16(i16 %a, i16 %b)
  ret { i16, i1 } %r
}
define { i16, i1 } @uadd_i16(i16 %a, i16 %b) {
  %r = call { i16, i1 } @llvm.uadd.with.overflow.i16(i16 %a, i16 %b)
  ret { i16, i1 } %r
}
define { i16, i1 } @ssub_i16(i16 %a, i16 %b) {
  %r = call { i16, i1 } @llvm.ssub.with.overflow.i16(i16 %a, i16 %b)
  ret { i16, i1 } %r
}
define { i16, i1 } @usub_i16(i16 %a, i16 %b) {
  %r = call { i16, i1 } @llvm.usub.with.overflow.i16(i16 %a, i16 %b)
  ret { i16, i1 } %r
}
define { i16, i1 } @smul_i16(i16 %a, i16 %b) {
  %r = call { i16, i1 } @llvm.smul.with.overflow.i16(i16 %a, i16 %b)
  ret { i16, i1 } %r
}
define { i16, i1 } @umul_i16(i16 %a, i16 %b) {
  %r = call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %a, i16 %b)
  ret { i16, i1 } %r
}
define { i24, i1 } @sadd_i24(i24 %a, i24 %b) {
  %r = call { i24, i1 } @llvm.sadd.with.overflow.i24(i24 %a, i24 %b)
  ret { i24, i1 } %r
}
define { i24, i1 } @uadd_i24(i24 %a, i24 %b) {
  %r = call { i24, i1 } @llvm.uadd.with.overflow.i24(i24 %a, i24 %b)
  ret { i24, i1 } %r
}
define { i24, i1 } @ssub_i24(i24 %a, i24 %b) {
  %r = call { i24, i1 } @llvm.ssub.with.overflow.i24(i24 %a, i24 %b)
  ret { i24, i1 } %r
}
define { i24, i1 } @usub_i24(i24 %a, i24 %b) {
  %r = call { i24, i1 } @llvm.usub.with.overflow.i24(i24 %a, i24 %b)
  ret { i24, i1 } %r
}
define { i24, i1 } @smul_i24(i24 %a, i24 %b) {
  %r = call { i24, i1 } @llvm.smul.with.overflow.i24(i24 %a, i24 %b)
  ret { i24, i1 } %r
}
define { i24, i1 } @umul_i24(i24 %a, i24 %b) {
  %r = call { i24, i1 } @llvm.umul.with.overflow.i24(i24 %a, i24 %b)
  ret { i24, i1 } %r
}
define { i32, i1 } @sadd_i32(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}
define { i32, i1 } @uadd_i32(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}
define { i32, i1 } @ssub_i32(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}
define { i32, i1 } @usub_i32(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}
define { i32, i1 } @smul_i32(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}
define { i32, i1 } @umul_i32(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}
define { i48, i1 } @sadd_i48(i48 %a, i48 %b) {
  %r = call { i48, i1 } @llvm.sadd.with.overflow.i48(i48 %a, i48 %b)
  ret { i48, i1 } %r
}
define { i48, i1 } @uadd_i48(i48 %a, i48 %b) {
  %r = call { i48, i1 } @llvm.uadd.with.overflow.i48(i48 %a, i48 %b)
  ret { i48, i1 } %r
}
define { i48, i1 } @ssub_i48(i48 %a, i48 %b) {
  %r = call { i48, i1 } @llvm.ssub.with.overflow.i48(i48 %a, i48 %b)
  ret { i48, i1 } %r
}
define { i48, i1 } @usub_i48(i48 %a, i48 %b) {
  %r = call { i48, i1 } @llvm.usub.with.overflow.i48(i48 %a, i48 %b)
  ret { i48, i1 } %r
}
define { i48, i1 } @smul_i48(i48 %a, i48 %b) {
  %r = call { i48, i1 } @llvm.smul.with.overflow.i48(i48 %a, i48 %b)
  ret { i48, i1 } %r
}
define { i48, i1 } @umul_i48(i48 %a, i48 %b) {
  %r = call { i48, i1 } @llvm.umul.with.overflow.i48(i48 %a, i48 %b)
  ret { i48, i1 } %r
}
define { i64, i1 } @sadd_i64(i64 %a, i64 %b) {
  %r = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}
define { i64, i1 } @uadd_i64(i64 %a, i64 %b) {
  %r = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}
define { i64, i1 } @ssub_i64(i64 %a, i64 %b) {
  %r = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}
define { i64, i1 } @usub_i64(i64 %a, i64 %b) {
  %r = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}
define { i64, i1 } @smul_i64(i64 %a, i64 %b) {
  %r = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}
define { i64, i1 } @umul_i64(i64 %a, i64 %b) {
  %r = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}
define { i128, i1 } @sadd_i128(i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %a, i128 %b)
  ret { i128, i1 } %r
}
define { i128, i1 } @uadd_i128(i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %a, i128 %b)
  ret { i128, i1 } %r
}
define { i128, i1 } @ssub_i128(i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.ssub.with.overflow.i128(i128 %a, i128 %b)
  ret { i128, i1 } %r
}
define { i128, i1 } @usub_i128(i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.usub.with.overflow.i128(i128 %a, i128 %b)
  ret { i128, i1 } %r
}
define { i128, i1 } @smul_i128(i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %a, i128 %b)
  ret { i128, i1 } %r
}
define { i128, i1 } @umul_i128(i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %a, i128 %b)
  ret { i128, i1 } %r
}
define { i192, i1 } @sadd_i192(i192 %a, i192 %b) {
  %r = call { i192, i1 } @llvm.sadd.with.overflow.i192(i192 %a, i192 %b)
  ret { i192, i1 } %r
}
define { i192, i1 } @uadd_i192(i192 %a, i192 %b) {
  %r = call { i192, i1 } @llvm.uadd.with.overflow.i192(i192 %a, i192 %b)
  ret { i192, i1 } %r
}
define { i192, i1 } @ssub_i192(i192 %a, i192 %b) {
  %r = call { i192, i1 } @llvm.ssub.with.overflow.i192(i192 %a, i192 %b)
  ret { i192, i1 } %r
}
define { i192, i1 } @usub_i192(i192 %a, i192 %b) {
  %r = call { i192, i1 } @llvm.usub.with.overflow.i192(i192 %a, i192 %b)
  ret { i192, i1 } %r
}
define { i192, i1 } @smul_i192(i192 %a, i192 %b) {
  %r = call { i192, i1 } @llvm.smul.with.overflow.i192(i192 %a, i192 %b)
  ret { i192, i1 } %r
}
define { i192, i1 } @umul_i192(i192 %a, i192 %b) {
  %r = call { i192, i1 } @llvm.umul.with.overflow.i192(i192 %a, i192 %b)
  ret { i192, i1 } %r
}
declare { i128, i1 } @llvm.sadd.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.smul.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.ssub.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.usub.with.overflow.i128(i128, i128)
declare { i16, i1 } @llvm.sadd.with.overflow.i16(i16, i16)
declare { i16, i1 } @llvm.smul.with.overflow.i16(i16, i16)
declare { i16, i1 } @llvm.ssub.with.overflow.i16(i16, i16)
declare { i16, i1 } @llvm.uadd.with.overflow.i16(i16, i16)
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16)
declare { i16, i1 } @llvm.usub.with.overflow.i16(i16, i16)
declare { i192, i1 } @llvm.sadd.with.overflow.i192(i192, i192)
declare { i192, i1 } @llvm.smul.with.overflow.i192(i192, i192)
declare { i192, i1 } @llvm.ssub.with.overflow.i192(i192, i192)
declare { i192, i1 } @llvm.uadd.with.overflow.i192(i192, i192)
declare { i192, i1 } @llvm.umul.with.overflow.i192(i192, i192)
declare { i192, i1 } @llvm.usub.with.overflow.i192(i192, i192)
declare { i24, i1 } @llvm.sadd.with.overflow.i24(i24, i24)
declare { i24, i1 } @llvm.smul.with.overflow.i24(i24, i24)
declare { i24, i1 } @llvm.ssub.with.overflow.i24(i24, i24)
declare { i24, i1 } @llvm.uadd.with.overflow.i24(i24, i24)
declare { i24, i1 } @llvm.umul.with.overflow.i24(i24, i24)
declare { i24, i1 } @llvm.usub.with.overflow.i24(i24, i24)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)
declare { i48, i1 } @llvm.sadd.with.overflow.i48(i48, i48)
declare { i48, i1 } @llvm.smul.with.overflow.i48(i48, i48)
declare { i48, i1 } @llvm.ssub.with.overflow.i48(i48, i48)
declare { i48, i1 } @llvm.uadd.with.overflow.i48(i48, i48)
declare { i48, i1 } @llvm.umul.with.overflow.i48(i48, i48)
declare { i48, i1 } @llvm.usub.with.overflow.i48(i48, i48)
declare { i5, i1 } @llvm.sadd.with.overflow.i5(i5, i5)
declare { i5, i1 } @llvm.smul.with.overflow.i5(i5, i5)
declare { i5, i1 } @llvm.ssub.with.overflow.i5(i5, i5)
declare { i5, i1 } @llvm.uadd.with.overflow.i5(i5, i5)
declare { i5, i1 } @llvm.umul.with.overflow.i5(i5, i5)
declare { i5, i1 } @llvm.usub.with.overflow.i5(i5, i5)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64)
declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.ssub.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.usub.with.overflow.i8(i8, i8)
