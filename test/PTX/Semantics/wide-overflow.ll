; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_90 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; Overflow and saturation if registers are wider than the type, or hold several
; lanes.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i65 @sadd_sat_i65(i65 %a, i65 %b) {
  %r = call i65 @llvm.sadd.sat.i65(i65 %a, i65 %b)
  ret i65 %r
}

define i65 @uadd_sat_i65(i65 %a, i65 %b) {
  %r = call i65 @llvm.uadd.sat.i65(i65 %a, i65 %b)
  ret i65 %r
}

define i65 @ssub_sat_i65(i65 %a, i65 %b) {
  %r = call i65 @llvm.ssub.sat.i65(i65 %a, i65 %b)
  ret i65 %r
}

define i65 @usub_sat_i65(i65 %a, i65 %b) {
  %r = call i65 @llvm.usub.sat.i65(i65 %a, i65 %b)
  ret i65 %r
}

define i65 @fshl_i65(i65 %a, i65 %b, i65 %c) {
  %r = call i65 @llvm.fshl.i65(i65 %a, i65 %b, i65 %c)
  ret i65 %r
}

define i65 @fshr_i65(i65 %a, i65 %b, i65 %c) {
  %r = call i65 @llvm.fshr.i65(i65 %a, i65 %b, i65 %c)
  ret i65 %r
}

define i128 @sadd_sat_i128(i128 %a, i128 %b) {
  %r = call i128 @llvm.sadd.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}

define i128 @uadd_sat_i128(i128 %a, i128 %b) {
  %r = call i128 @llvm.uadd.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}

define i128 @ssub_sat_i128(i128 %a, i128 %b) {
  %r = call i128 @llvm.ssub.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}

define i128 @usub_sat_i128(i128 %a, i128 %b) {
  %r = call i128 @llvm.usub.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}

define i128 @fshl_i128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.fshl.i128(i128 %a, i128 %b, i128 %c)
  ret i128 %r
}

define i128 @fshr_i128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.fshr.i128(i128 %a, i128 %b, i128 %c)
  ret i128 %r
}

define i129 @sadd_sat_i129(i129 %a, i129 %b) {
  %r = call i129 @llvm.sadd.sat.i129(i129 %a, i129 %b)
  ret i129 %r
}

define i129 @uadd_sat_i129(i129 %a, i129 %b) {
  %r = call i129 @llvm.uadd.sat.i129(i129 %a, i129 %b)
  ret i129 %r
}

define i129 @ssub_sat_i129(i129 %a, i129 %b) {
  %r = call i129 @llvm.ssub.sat.i129(i129 %a, i129 %b)
  ret i129 %r
}

define i129 @usub_sat_i129(i129 %a, i129 %b) {
  %r = call i129 @llvm.usub.sat.i129(i129 %a, i129 %b)
  ret i129 %r
}

define i129 @fshl_i129(i129 %a, i129 %b, i129 %c) {
  %r = call i129 @llvm.fshl.i129(i129 %a, i129 %b, i129 %c)
  ret i129 %r
}

define i129 @fshr_i129(i129 %a, i129 %b, i129 %c) {
  %r = call i129 @llvm.fshr.i129(i129 %a, i129 %b, i129 %c)
  ret i129 %r
}

define <2 x i128> @sadd_sat_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = call <2 x i128> @llvm.sadd.sat.v2i128(<2 x i128> %a, <2 x i128> %b)
  ret <2 x i128> %r
}

define <2 x i128> @uadd_sat_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = call <2 x i128> @llvm.uadd.sat.v2i128(<2 x i128> %a, <2 x i128> %b)
  ret <2 x i128> %r
}

define <2 x i128> @ssub_sat_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = call <2 x i128> @llvm.ssub.sat.v2i128(<2 x i128> %a, <2 x i128> %b)
  ret <2 x i128> %r
}

define <2 x i128> @usub_sat_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = call <2 x i128> @llvm.usub.sat.v2i128(<2 x i128> %a, <2 x i128> %b)
  ret <2 x i128> %r
}

define {<4 x i8>, <4 x i1>} @sadd_with_overflow_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call {<4 x i8>, <4 x i1>} @llvm.sadd.with.overflow.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret {<4 x i8>, <4 x i1>} %r
}

define {<4 x i8>, <4 x i1>} @uadd_with_overflow_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call {<4 x i8>, <4 x i1>} @llvm.uadd.with.overflow.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret {<4 x i8>, <4 x i1>} %r
}

define {<4 x i8>, <4 x i1>} @ssub_with_overflow_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call {<4 x i8>, <4 x i1>} @llvm.ssub.with.overflow.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret {<4 x i8>, <4 x i1>} %r
}

define {<4 x i8>, <4 x i1>} @usub_with_overflow_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call {<4 x i8>, <4 x i1>} @llvm.usub.with.overflow.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret {<4 x i8>, <4 x i1>} %r
}

define {<4 x i8>, <4 x i1>} @smul_with_overflow_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call {<4 x i8>, <4 x i1>} @llvm.smul.with.overflow.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret {<4 x i8>, <4 x i1>} %r
}

define {<4 x i8>, <4 x i1>} @umul_with_overflow_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call {<4 x i8>, <4 x i1>} @llvm.umul.with.overflow.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret {<4 x i8>, <4 x i1>} %r
}

define {i1, i1} @sadd_with_overflow_i1(i1 %a, i1 %b) {
  %r = call {i1, i1} @llvm.sadd.with.overflow.i1(i1 %a, i1 %b)
  ret {i1, i1} %r
}

define {i1, i1} @uadd_with_overflow_i1(i1 %a, i1 %b) {
  %r = call {i1, i1} @llvm.uadd.with.overflow.i1(i1 %a, i1 %b)
  ret {i1, i1} %r
}

define {i1, i1} @ssub_with_overflow_i1(i1 %a, i1 %b) {
  %r = call {i1, i1} @llvm.ssub.with.overflow.i1(i1 %a, i1 %b)
  ret {i1, i1} %r
}

define {i1, i1} @usub_with_overflow_i1(i1 %a, i1 %b) {
  %r = call {i1, i1} @llvm.usub.with.overflow.i1(i1 %a, i1 %b)
  ret {i1, i1} %r
}

define {i1, i1} @smul_with_overflow_i1(i1 %a, i1 %b) {
  %r = call {i1, i1} @llvm.smul.with.overflow.i1(i1 %a, i1 %b)
  ret {i1, i1} %r
}

define {i1, i1} @umul_with_overflow_i1(i1 %a, i1 %b) {
  %r = call {i1, i1} @llvm.umul.with.overflow.i1(i1 %a, i1 %b)
  ret {i1, i1} %r
}

define {i100, i1} @sadd_with_overflow_i100(i100 %a, i100 %b) {
  %r = call {i100, i1} @llvm.sadd.with.overflow.i100(i100 %a, i100 %b)
  ret {i100, i1} %r
}

define {i100, i1} @uadd_with_overflow_i100(i100 %a, i100 %b) {
  %r = call {i100, i1} @llvm.uadd.with.overflow.i100(i100 %a, i100 %b)
  ret {i100, i1} %r
}

define {i100, i1} @ssub_with_overflow_i100(i100 %a, i100 %b) {
  %r = call {i100, i1} @llvm.ssub.with.overflow.i100(i100 %a, i100 %b)
  ret {i100, i1} %r
}

define {i100, i1} @usub_with_overflow_i100(i100 %a, i100 %b) {
  %r = call {i100, i1} @llvm.usub.with.overflow.i100(i100 %a, i100 %b)
  ret {i100, i1} %r
}

define {i100, i1} @smul_with_overflow_i100(i100 %a, i100 %b) {
  %r = call {i100, i1} @llvm.smul.with.overflow.i100(i100 %a, i100 %b)
  ret {i100, i1} %r
}

define {i100, i1} @umul_with_overflow_i100(i100 %a, i100 %b) {
  %r = call {i100, i1} @llvm.umul.with.overflow.i100(i100 %a, i100 %b)
  ret {i100, i1} %r
}

define {i7, i1} @sadd_with_overflow_i7(i7 %a, i7 %b) {
  %r = call {i7, i1} @llvm.sadd.with.overflow.i7(i7 %a, i7 %b)
  ret {i7, i1} %r
}

define {i7, i1} @uadd_with_overflow_i7(i7 %a, i7 %b) {
  %r = call {i7, i1} @llvm.uadd.with.overflow.i7(i7 %a, i7 %b)
  ret {i7, i1} %r
}

define {i7, i1} @ssub_with_overflow_i7(i7 %a, i7 %b) {
  %r = call {i7, i1} @llvm.ssub.with.overflow.i7(i7 %a, i7 %b)
  ret {i7, i1} %r
}

define {i7, i1} @usub_with_overflow_i7(i7 %a, i7 %b) {
  %r = call {i7, i1} @llvm.usub.with.overflow.i7(i7 %a, i7 %b)
  ret {i7, i1} %r
}

define {i7, i1} @smul_with_overflow_i7(i7 %a, i7 %b) {
  %r = call {i7, i1} @llvm.smul.with.overflow.i7(i7 %a, i7 %b)
  ret {i7, i1} %r
}

define {i7, i1} @umul_with_overflow_i7(i7 %a, i7 %b) {
  %r = call {i7, i1} @llvm.umul.with.overflow.i7(i7 %a, i7 %b)
  ret {i7, i1} %r
}
