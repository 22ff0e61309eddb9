; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_90 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; Fixed-point products and quotients. Those of the reference round down.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i7 @smul_fix_i7_0(i7 %a, i7 %b) {
  %r = call i7 @llvm.smul.fix.i7(i7 %a, i7 %b, i32 0)
  ret i7 %r
}

define i7 @smul_fix_i7_3(i7 %a, i7 %b) {
  %r = call i7 @llvm.smul.fix.i7(i7 %a, i7 %b, i32 3)
  ret i7 %r
}

define i8 @smul_fix_i8_0(i8 %a, i8 %b) {
  %r = call i8 @llvm.smul.fix.i8(i8 %a, i8 %b, i32 0)
  ret i8 %r
}

define i8 @smul_fix_i8_3(i8 %a, i8 %b) {
  %r = call i8 @llvm.smul.fix.i8(i8 %a, i8 %b, i32 3)
  ret i8 %r
}

define i16 @smul_fix_i16_0(i16 %a, i16 %b) {
  %r = call i16 @llvm.smul.fix.i16(i16 %a, i16 %b, i32 0)
  ret i16 %r
}

define i16 @smul_fix_i16_3(i16 %a, i16 %b) {
  %r = call i16 @llvm.smul.fix.i16(i16 %a, i16 %b, i32 3)
  ret i16 %r
}

define i24 @smul_fix_i24_0(i24 %a, i24 %b) {
  %r = call i24 @llvm.smul.fix.i24(i24 %a, i24 %b, i32 0)
  ret i24 %r
}

define i24 @smul_fix_i24_3(i24 %a, i24 %b) {
  %r = call i24 @llvm.smul.fix.i24(i24 %a, i24 %b, i32 3)
  ret i24 %r
}

define i32 @smul_fix_i32_0(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.i32(i32 %a, i32 %b, i32 0)
  ret i32 %r
}

define i32 @smul_fix_i32_3(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.i32(i32 %a, i32 %b, i32 3)
  ret i32 %r
}

define i64 @smul_fix_i64_0(i64 %a, i64 %b) {
  %r = call i64 @llvm.smul.fix.i64(i64 %a, i64 %b, i32 0)
  ret i64 %r
}

define i64 @smul_fix_i64_3(i64 %a, i64 %b) {
  %r = call i64 @llvm.smul.fix.i64(i64 %a, i64 %b, i32 3)
  ret i64 %r
}

define i128 @smul_fix_i128_0(i128 %a, i128 %b) {
  %r = call i128 @llvm.smul.fix.i128(i128 %a, i128 %b, i32 0)
  ret i128 %r
}

define i128 @smul_fix_i128_3(i128 %a, i128 %b) {
  %r = call i128 @llvm.smul.fix.i128(i128 %a, i128 %b, i32 3)
  ret i128 %r
}

define <4 x i8> @smul_fix_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.smul.fix.v4i8(<4 x i8> %a, <4 x i8> %b, i32 3)
  ret <4 x i8> %r
}

define i7 @smul_fix_sat_i7_0(i7 %a, i7 %b) {
  %r = call i7 @llvm.smul.fix.sat.i7(i7 %a, i7 %b, i32 0)
  ret i7 %r
}

define i7 @smul_fix_sat_i7_3(i7 %a, i7 %b) {
  %r = call i7 @llvm.smul.fix.sat.i7(i7 %a, i7 %b, i32 3)
  ret i7 %r
}

define i8 @smul_fix_sat_i8_0(i8 %a, i8 %b) {
  %r = call i8 @llvm.smul.fix.sat.i8(i8 %a, i8 %b, i32 0)
  ret i8 %r
}

define i8 @smul_fix_sat_i8_3(i8 %a, i8 %b) {
  %r = call i8 @llvm.smul.fix.sat.i8(i8 %a, i8 %b, i32 3)
  ret i8 %r
}

define i16 @smul_fix_sat_i16_0(i16 %a, i16 %b) {
  %r = call i16 @llvm.smul.fix.sat.i16(i16 %a, i16 %b, i32 0)
  ret i16 %r
}

define i16 @smul_fix_sat_i16_3(i16 %a, i16 %b) {
  %r = call i16 @llvm.smul.fix.sat.i16(i16 %a, i16 %b, i32 3)
  ret i16 %r
}

define i24 @smul_fix_sat_i24_0(i24 %a, i24 %b) {
  %r = call i24 @llvm.smul.fix.sat.i24(i24 %a, i24 %b, i32 0)
  ret i24 %r
}

define i24 @smul_fix_sat_i24_3(i24 %a, i24 %b) {
  %r = call i24 @llvm.smul.fix.sat.i24(i24 %a, i24 %b, i32 3)
  ret i24 %r
}

define i32 @smul_fix_sat_i32_0(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.sat.i32(i32 %a, i32 %b, i32 0)
  ret i32 %r
}

define i32 @smul_fix_sat_i32_3(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.sat.i32(i32 %a, i32 %b, i32 3)
  ret i32 %r
}

define i64 @smul_fix_sat_i64_0(i64 %a, i64 %b) {
  %r = call i64 @llvm.smul.fix.sat.i64(i64 %a, i64 %b, i32 0)
  ret i64 %r
}

define i64 @smul_fix_sat_i64_3(i64 %a, i64 %b) {
  %r = call i64 @llvm.smul.fix.sat.i64(i64 %a, i64 %b, i32 3)
  ret i64 %r
}

define i128 @smul_fix_sat_i128_0(i128 %a, i128 %b) {
  %r = call i128 @llvm.smul.fix.sat.i128(i128 %a, i128 %b, i32 0)
  ret i128 %r
}

define i128 @smul_fix_sat_i128_3(i128 %a, i128 %b) {
  %r = call i128 @llvm.smul.fix.sat.i128(i128 %a, i128 %b, i32 3)
  ret i128 %r
}

define <4 x i8> @smul_fix_sat_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.smul.fix.sat.v4i8(<4 x i8> %a, <4 x i8> %b, i32 3)
  ret <4 x i8> %r
}

define i7 @sdiv_fix_i7_3(i7 %a, i7 %b) {
  %r = call i7 @llvm.sdiv.fix.i7(i7 %a, i7 %b, i32 3)
  ret i7 %r
}

define i7 @ref_sdiv_fix_i7_3(i7 %a, i7 %b) {
  %x = sext i7 %a to i14
  %y = sext i7 %b to i14
  %n = shl i14 %x, 3
  %m = srem i14 %n, %y
  %p = add i14 %m, %y
  %f = srem i14 %p, %y
  %d = sub i14 %n, %f
  %q = sdiv i14 %d, %y
  %t = trunc i14 %q to i7
  %back = sext i7 %t to i14
  %fits = icmp eq i14 %back, %q
  %r = select i1 %fits, i7 %t, i7 poison
  ret i7 %r
}

define i8 @sdiv_fix_i8_3(i8 %a, i8 %b) {
  %r = call i8 @llvm.sdiv.fix.i8(i8 %a, i8 %b, i32 3)
  ret i8 %r
}

define i8 @ref_sdiv_fix_i8_3(i8 %a, i8 %b) {
  %x = sext i8 %a to i16
  %y = sext i8 %b to i16
  %n = shl i16 %x, 3
  %m = srem i16 %n, %y
  %p = add i16 %m, %y
  %f = srem i16 %p, %y
  %d = sub i16 %n, %f
  %q = sdiv i16 %d, %y
  %t = trunc i16 %q to i8
  %back = sext i8 %t to i16
  %fits = icmp eq i16 %back, %q
  %r = select i1 %fits, i8 %t, i8 poison
  ret i8 %r
}

define i16 @sdiv_fix_i16_3(i16 %a, i16 %b) {
  %r = call i16 @llvm.sdiv.fix.i16(i16 %a, i16 %b, i32 3)
  ret i16 %r
}

define i16 @ref_sdiv_fix_i16_3(i16 %a, i16 %b) {
  %x = sext i16 %a to i32
  %y = sext i16 %b to i32
  %n = shl i32 %x, 3
  %m = srem i32 %n, %y
  %p = add i32 %m, %y
  %f = srem i32 %p, %y
  %d = sub i32 %n, %f
  %q = sdiv i32 %d, %y
  %t = trunc i32 %q to i16
  %back = sext i16 %t to i32
  %fits = icmp eq i32 %back, %q
  %r = select i1 %fits, i16 %t, i16 poison
  ret i16 %r
}

define i32 @sdiv_fix_i32_3(i32 %a, i32 %b) {
  %r = call i32 @llvm.sdiv.fix.i32(i32 %a, i32 %b, i32 3)
  ret i32 %r
}

define i32 @ref_sdiv_fix_i32_3(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %n = shl i64 %x, 3
  %m = srem i64 %n, %y
  %p = add i64 %m, %y
  %f = srem i64 %p, %y
  %d = sub i64 %n, %f
  %q = sdiv i64 %d, %y
  %t = trunc i64 %q to i32
  %back = sext i32 %t to i64
  %fits = icmp eq i64 %back, %q
  %r = select i1 %fits, i32 %t, i32 poison
  ret i32 %r
}

define i64 @sdiv_fix_i64_3(i64 %a, i64 %b) {
  %r = call i64 @llvm.sdiv.fix.i64(i64 %a, i64 %b, i32 3)
  ret i64 %r
}

define i64 @ref_sdiv_fix_i64_3(i64 %a, i64 %b) {
  %x = sext i64 %a to i128
  %y = sext i64 %b to i128
  %n = shl i128 %x, 3
  %m = srem i128 %n, %y
  %p = add i128 %m, %y
  %f = srem i128 %p, %y
  %d = sub i128 %n, %f
  %q = sdiv i128 %d, %y
  %t = trunc i128 %q to i64
  %back = sext i64 %t to i128
  %fits = icmp eq i128 %back, %q
  %r = select i1 %fits, i64 %t, i64 poison
  ret i64 %r
}

define i128 @sdiv_fix_i128_3(i128 %a, i128 %b) {
  %r = call i128 @llvm.sdiv.fix.i128(i128 %a, i128 %b, i32 3)
  ret i128 %r
}

define i128 @ref_sdiv_fix_i128_3(i128 %a, i128 %b) {
  %x = sext i128 %a to i256
  %y = sext i128 %b to i256
  %n = shl i256 %x, 3
  %m = srem i256 %n, %y
  %p = add i256 %m, %y
  %f = srem i256 %p, %y
  %d = sub i256 %n, %f
  %q = sdiv i256 %d, %y
  %t = trunc i256 %q to i128
  %back = sext i128 %t to i256
  %fits = icmp eq i256 %back, %q
  %r = select i1 %fits, i128 %t, i128 poison
  ret i128 %r
}

define i32 @sdiv_fix_i32_0(i32 %a, i32 %b) {
  %r = call i32 @llvm.sdiv.fix.i32(i32 %a, i32 %b, i32 0)
  ret i32 %r
}

define i32 @ref_sdiv_fix_i32_0(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %n = shl i64 %x, 0
  %m = srem i64 %n, %y
  %p = add i64 %m, %y
  %f = srem i64 %p, %y
  %d = sub i64 %n, %f
  %q = sdiv i64 %d, %y
  %t = trunc i64 %q to i32
  %back = sext i32 %t to i64
  %fits = icmp eq i64 %back, %q
  %r = select i1 %fits, i32 %t, i32 poison
  ret i32 %r
}

define i7 @sdiv_fix_sat_i7_3(i7 %a, i7 %b) {
  %r = call i7 @llvm.sdiv.fix.sat.i7(i7 %a, i7 %b, i32 3)
  ret i7 %r
}

define i7 @ref_sdiv_fix_sat_i7_3(i7 %a, i7 %b) {
  %x = sext i7 %a to i14
  %y = sext i7 %b to i14
  %n = shl i14 %x, 3
  %m = srem i14 %n, %y
  %p = add i14 %m, %y
  %f = srem i14 %p, %y
  %d = sub i14 %n, %f
  %q = sdiv i14 %d, %y
  %e = call i14 @llvm.smin.i14(i14 %q, i14 63)
  %c = call i14 @llvm.smax.i14(i14 %e, i14 -64)
  %r = trunc i14 %c to i7
  ret i7 %r
}

define i8 @sdiv_fix_sat_i8_3(i8 %a, i8 %b) {
  %r = call i8 @llvm.sdiv.fix.sat.i8(i8 %a, i8 %b, i32 3)
  ret i8 %r
}

define i8 @ref_sdiv_fix_sat_i8_3(i8 %a, i8 %b) {
  %x = sext i8 %a to i16
  %y = sext i8 %b to i16
  %n = shl i16 %x, 3
  %m = srem i16 %n, %y
  %p = add i16 %m, %y
  %f = srem i16 %p, %y
  %d = sub i16 %n, %f
  %q = sdiv i16 %d, %y
  %e = call i16 @llvm.smin.i16(i16 %q, i16 127)
  %c = call i16 @llvm.smax.i16(i16 %e, i16 -128)
  %r = trunc i16 %c to i8
  ret i8 %r
}

define i16 @sdiv_fix_sat_i16_3(i16 %a, i16 %b) {
  %r = call i16 @llvm.sdiv.fix.sat.i16(i16 %a, i16 %b, i32 3)
  ret i16 %r
}

define i16 @ref_sdiv_fix_sat_i16_3(i16 %a, i16 %b) {
  %x = sext i16 %a to i32
  %y = sext i16 %b to i32
  %n = shl i32 %x, 3
  %m = srem i32 %n, %y
  %p = add i32 %m, %y
  %f = srem i32 %p, %y
  %d = sub i32 %n, %f
  %q = sdiv i32 %d, %y
  %e = call i32 @llvm.smin.i32(i32 %q, i32 32767)
  %c = call i32 @llvm.smax.i32(i32 %e, i32 -32768)
  %r = trunc i32 %c to i16
  ret i16 %r
}

define i32 @sdiv_fix_sat_i32_3(i32 %a, i32 %b) {
  %r = call i32 @llvm.sdiv.fix.sat.i32(i32 %a, i32 %b, i32 3)
  ret i32 %r
}

define i32 @ref_sdiv_fix_sat_i32_3(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %n = shl i64 %x, 3
  %m = srem i64 %n, %y
  %p = add i64 %m, %y
  %f = srem i64 %p, %y
  %d = sub i64 %n, %f
  %q = sdiv i64 %d, %y
  %e = call i64 @llvm.smin.i64(i64 %q, i64 2147483647)
  %c = call i64 @llvm.smax.i64(i64 %e, i64 -2147483648)
  %r = trunc i64 %c to i32
  ret i32 %r
}

define i64 @sdiv_fix_sat_i64_3(i64 %a, i64 %b) {
  %r = call i64 @llvm.sdiv.fix.sat.i64(i64 %a, i64 %b, i32 3)
  ret i64 %r
}

define i64 @ref_sdiv_fix_sat_i64_3(i64 %a, i64 %b) {
  %x = sext i64 %a to i128
  %y = sext i64 %b to i128
  %n = shl i128 %x, 3
  %m = srem i128 %n, %y
  %p = add i128 %m, %y
  %f = srem i128 %p, %y
  %d = sub i128 %n, %f
  %q = sdiv i128 %d, %y
  %e = call i128 @llvm.smin.i128(i128 %q, i128 9223372036854775807)
  %c = call i128 @llvm.smax.i128(i128 %e, i128 -9223372036854775808)
  %r = trunc i128 %c to i64
  ret i64 %r
}

define i128 @sdiv_fix_sat_i128_3(i128 %a, i128 %b) {
  %r = call i128 @llvm.sdiv.fix.sat.i128(i128 %a, i128 %b, i32 3)
  ret i128 %r
}

define i128 @ref_sdiv_fix_sat_i128_3(i128 %a, i128 %b) {
  %x = sext i128 %a to i256
  %y = sext i128 %b to i256
  %n = shl i256 %x, 3
  %m = srem i256 %n, %y
  %p = add i256 %m, %y
  %f = srem i256 %p, %y
  %d = sub i256 %n, %f
  %q = sdiv i256 %d, %y
  %e = call i256 @llvm.smin.i256(i256 %q, i256 170141183460469231731687303715884105727)
  %c = call i256 @llvm.smax.i256(i256 %e, i256 -170141183460469231731687303715884105728)
  %r = trunc i256 %c to i128
  ret i128 %r
}

define i32 @sdiv_fix_sat_i32_0(i32 %a, i32 %b) {
  %r = call i32 @llvm.sdiv.fix.sat.i32(i32 %a, i32 %b, i32 0)
  ret i32 %r
}

define i32 @ref_sdiv_fix_sat_i32_0(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %n = shl i64 %x, 0
  %m = srem i64 %n, %y
  %p = add i64 %m, %y
  %f = srem i64 %p, %y
  %d = sub i64 %n, %f
  %q = sdiv i64 %d, %y
  %e = call i64 @llvm.smin.i64(i64 %q, i64 2147483647)
  %c = call i64 @llvm.smax.i64(i64 %e, i64 -2147483648)
  %r = trunc i64 %c to i32
  ret i32 %r
}

define i7 @udiv_fix_i7_3(i7 %a, i7 %b) {
  %r = call i7 @llvm.udiv.fix.i7(i7 %a, i7 %b, i32 3)
  ret i7 %r
}

define i7 @ref_udiv_fix_i7_3(i7 %a, i7 %b) {
  %x = zext i7 %a to i14
  %y = zext i7 %b to i14
  %n = shl i14 %x, 3
  %q = udiv i14 %n, %y
  %t = trunc i14 %q to i7
  %back = zext i7 %t to i14
  %fits = icmp eq i14 %back, %q
  %r = select i1 %fits, i7 %t, i7 poison
  ret i7 %r
}

define i8 @udiv_fix_i8_3(i8 %a, i8 %b) {
  %r = call i8 @llvm.udiv.fix.i8(i8 %a, i8 %b, i32 3)
  ret i8 %r
}

define i8 @ref_udiv_fix_i8_3(i8 %a, i8 %b) {
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %n = shl i16 %x, 3
  %q = udiv i16 %n, %y
  %t = trunc i16 %q to i8
  %back = zext i8 %t to i16
  %fits = icmp eq i16 %back, %q
  %r = select i1 %fits, i8 %t, i8 poison
  ret i8 %r
}

define i16 @udiv_fix_i16_3(i16 %a, i16 %b) {
  %r = call i16 @llvm.udiv.fix.i16(i16 %a, i16 %b, i32 3)
  ret i16 %r
}

define i16 @ref_udiv_fix_i16_3(i16 %a, i16 %b) {
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %n = shl i32 %x, 3
  %q = udiv i32 %n, %y
  %t = trunc i32 %q to i16
  %back = zext i16 %t to i32
  %fits = icmp eq i32 %back, %q
  %r = select i1 %fits, i16 %t, i16 poison
  ret i16 %r
}

define i32 @udiv_fix_i32_3(i32 %a, i32 %b) {
  %r = call i32 @llvm.udiv.fix.i32(i32 %a, i32 %b, i32 3)
  ret i32 %r
}

define i32 @ref_udiv_fix_i32_3(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %n = shl i64 %x, 3
  %q = udiv i64 %n, %y
  %t = trunc i64 %q to i32
  %back = zext i32 %t to i64
  %fits = icmp eq i64 %back, %q
  %r = select i1 %fits, i32 %t, i32 poison
  ret i32 %r
}

define i64 @udiv_fix_i64_3(i64 %a, i64 %b) {
  %r = call i64 @llvm.udiv.fix.i64(i64 %a, i64 %b, i32 3)
  ret i64 %r
}

define i64 @ref_udiv_fix_i64_3(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %n = shl i128 %x, 3
  %q = udiv i128 %n, %y
  %t = trunc i128 %q to i64
  %back = zext i64 %t to i128
  %fits = icmp eq i128 %back, %q
  %r = select i1 %fits, i64 %t, i64 poison
  ret i64 %r
}

define i128 @udiv_fix_i128_3(i128 %a, i128 %b) {
  %r = call i128 @llvm.udiv.fix.i128(i128 %a, i128 %b, i32 3)
  ret i128 %r
}

define i128 @ref_udiv_fix_i128_3(i128 %a, i128 %b) {
  %x = zext i128 %a to i256
  %y = zext i128 %b to i256
  %n = shl i256 %x, 3
  %q = udiv i256 %n, %y
  %t = trunc i256 %q to i128
  %back = zext i128 %t to i256
  %fits = icmp eq i256 %back, %q
  %r = select i1 %fits, i128 %t, i128 poison
  ret i128 %r
}

define i32 @udiv_fix_i32_0(i32 %a, i32 %b) {
  %r = call i32 @llvm.udiv.fix.i32(i32 %a, i32 %b, i32 0)
  ret i32 %r
}

define i32 @ref_udiv_fix_i32_0(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %n = shl i64 %x, 0
  %q = udiv i64 %n, %y
  %t = trunc i64 %q to i32
  %back = zext i32 %t to i64
  %fits = icmp eq i64 %back, %q
  %r = select i1 %fits, i32 %t, i32 poison
  ret i32 %r
}

define i7 @udiv_fix_sat_i7_3(i7 %a, i7 %b) {
  %r = call i7 @llvm.udiv.fix.sat.i7(i7 %a, i7 %b, i32 3)
  ret i7 %r
}

define i7 @ref_udiv_fix_sat_i7_3(i7 %a, i7 %b) {
  %x = zext i7 %a to i14
  %y = zext i7 %b to i14
  %n = shl i14 %x, 3
  %q = udiv i14 %n, %y
  %c = call i14 @llvm.umin.i14(i14 %q, i14 127)
  %r = trunc i14 %c to i7
  ret i7 %r
}

define i8 @udiv_fix_sat_i8_3(i8 %a, i8 %b) {
  %r = call i8 @llvm.udiv.fix.sat.i8(i8 %a, i8 %b, i32 3)
  ret i8 %r
}

define i8 @ref_udiv_fix_sat_i8_3(i8 %a, i8 %b) {
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %n = shl i16 %x, 3
  %q = udiv i16 %n, %y
  %c = call i16 @llvm.umin.i16(i16 %q, i16 255)
  %r = trunc i16 %c to i8
  ret i8 %r
}

define i16 @udiv_fix_sat_i16_3(i16 %a, i16 %b) {
  %r = call i16 @llvm.udiv.fix.sat.i16(i16 %a, i16 %b, i32 3)
  ret i16 %r
}

define i16 @ref_udiv_fix_sat_i16_3(i16 %a, i16 %b) {
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %n = shl i32 %x, 3
  %q = udiv i32 %n, %y
  %c = call i32 @llvm.umin.i32(i32 %q, i32 65535)
  %r = trunc i32 %c to i16
  ret i16 %r
}

define i32 @udiv_fix_sat_i32_3(i32 %a, i32 %b) {
  %r = call i32 @llvm.udiv.fix.sat.i32(i32 %a, i32 %b, i32 3)
  ret i32 %r
}

define i32 @ref_udiv_fix_sat_i32_3(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %n = shl i64 %x, 3
  %q = udiv i64 %n, %y
  %c = call i64 @llvm.umin.i64(i64 %q, i64 4294967295)
  %r = trunc i64 %c to i32
  ret i32 %r
}

define i64 @udiv_fix_sat_i64_3(i64 %a, i64 %b) {
  %r = call i64 @llvm.udiv.fix.sat.i64(i64 %a, i64 %b, i32 3)
  ret i64 %r
}

define i64 @ref_udiv_fix_sat_i64_3(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %n = shl i128 %x, 3
  %q = udiv i128 %n, %y
  %c = call i128 @llvm.umin.i128(i128 %q, i128 18446744073709551615)
  %r = trunc i128 %c to i64
  ret i64 %r
}

define i128 @udiv_fix_sat_i128_3(i128 %a, i128 %b) {
  %r = call i128 @llvm.udiv.fix.sat.i128(i128 %a, i128 %b, i32 3)
  ret i128 %r
}

define i128 @ref_udiv_fix_sat_i128_3(i128 %a, i128 %b) {
  %x = zext i128 %a to i256
  %y = zext i128 %b to i256
  %n = shl i256 %x, 3
  %q = udiv i256 %n, %y
  %c = call i256 @llvm.umin.i256(i256 %q, i256 340282366920938463463374607431768211455)
  %r = trunc i256 %c to i128
  ret i128 %r
}

define i32 @udiv_fix_sat_i32_0(i32 %a, i32 %b) {
  %r = call i32 @llvm.udiv.fix.sat.i32(i32 %a, i32 %b, i32 0)
  ret i32 %r
}

define i32 @ref_udiv_fix_sat_i32_0(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %n = shl i64 %x, 0
  %q = udiv i64 %n, %y
  %c = call i64 @llvm.umin.i64(i64 %q, i64 4294967295)
  %r = trunc i64 %c to i32
  ret i32 %r
}

define i7 @umul_fix_i7(i7 %a, i7 %b) {
  %r = call i7 @llvm.umul.fix.i7(i7 %a, i7 %b, i32 3)
  ret i7 %r
}

define i7 @ref_umul_fix_i7(i7 %a, i7 %b) {
  %x = zext i7 %a to i14
  %y = zext i7 %b to i14
  %m = mul i14 %x, %y
  %q = lshr i14 %m, 3
  %t = trunc i14 %q to i7
  %back = zext i7 %t to i14
  %fits = icmp eq i14 %back, %q
  %r = select i1 %fits, i7 %t, i7 poison
  ret i7 %r
}

define i7 @umul_fix_sat_i7(i7 %a, i7 %b) {
  %r = call i7 @llvm.umul.fix.sat.i7(i7 %a, i7 %b, i32 3)
  ret i7 %r
}

define i7 @ref_umul_fix_sat_i7(i7 %a, i7 %b) {
  %x = zext i7 %a to i14
  %y = zext i7 %b to i14
  %m = mul i14 %x, %y
  %q = lshr i14 %m, 3
  %c = call i14 @llvm.umin.i14(i14 %q, i14 127)
  %r = trunc i14 %c to i7
  ret i7 %r
}

define i32 @umul_fix_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.umul.fix.i32(i32 %a, i32 %b, i32 3)
  ret i32 %r
}

define i32 @ref_umul_fix_i32(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %m = mul i64 %x, %y
  %q = lshr i64 %m, 3
  %t = trunc i64 %q to i32
  %back = zext i32 %t to i64
  %fits = icmp eq i64 %back, %q
  %r = select i1 %fits, i32 %t, i32 poison
  ret i32 %r
}

define i32 @umul_fix_sat_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.umul.fix.sat.i32(i32 %a, i32 %b, i32 3)
  ret i32 %r
}

define i32 @ref_umul_fix_sat_i32(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %m = mul i64 %x, %y
  %q = lshr i64 %m, 3
  %c = call i64 @llvm.umin.i64(i64 %q, i64 4294967295)
  %r = trunc i64 %c to i32
  ret i32 %r
}

define i64 @umul_fix_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.umul.fix.i64(i64 %a, i64 %b, i32 3)
  ret i64 %r
}

define i64 @ref_umul_fix_i64(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %m = mul i128 %x, %y
  %q = lshr i128 %m, 3
  %t = trunc i128 %q to i64
  %back = zext i64 %t to i128
  %fits = icmp eq i128 %back, %q
  %r = select i1 %fits, i64 %t, i64 poison
  ret i64 %r
}

define i64 @umul_fix_sat_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.umul.fix.sat.i64(i64 %a, i64 %b, i32 3)
  ret i64 %r
}

define i64 @ref_umul_fix_sat_i64(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %m = mul i128 %x, %y
  %q = lshr i128 %m, 3
  %c = call i128 @llvm.umin.i128(i128 %q, i128 18446744073709551615)
  %r = trunc i128 %c to i64
  ret i64 %r
}

define i128 @umul_fix_i128(i128 %a, i128 %b) {
  %r = call i128 @llvm.umul.fix.i128(i128 %a, i128 %b, i32 3)
  ret i128 %r
}

define i128 @ref_umul_fix_i128(i128 %a, i128 %b) {
  %x = zext i128 %a to i256
  %y = zext i128 %b to i256
  %m = mul i256 %x, %y
  %q = lshr i256 %m, 3
  %t = trunc i256 %q to i128
  %back = zext i128 %t to i256
  %fits = icmp eq i256 %back, %q
  %r = select i1 %fits, i128 %t, i128 poison
  ret i128 %r
}

define i128 @umul_fix_sat_i128(i128 %a, i128 %b) {
  %r = call i128 @llvm.umul.fix.sat.i128(i128 %a, i128 %b, i32 3)
  ret i128 %r
}

define i128 @ref_umul_fix_sat_i128(i128 %a, i128 %b) {
  %x = zext i128 %a to i256
  %y = zext i128 %b to i256
  %m = mul i256 %x, %y
  %q = lshr i256 %m, 3
  %c = call i256 @llvm.umin.i256(i256 %q, i256 340282366920938463463374607431768211455)
  %r = trunc i256 %c to i128
  ret i128 %r
}
