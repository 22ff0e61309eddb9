; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 -O2 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_90 -O2 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; Division by constants becomes multiplications and shifts.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i32 @udiv_i32_1(i32 %a) {
  %r = udiv i32 %a, 1
  ret i32 %r
}
define i32 @urem_i32_1(i32 %a) {
  %r = urem i32 %a, 1
  ret i32 %r
}
define i32 @sdiv_i32_1(i32 %a) {
  %r = sdiv i32 %a, 1
  ret i32 %r
}
define i32 @srem_i32_1(i32 %a) {
  %r = srem i32 %a, 1
  ret i32 %r
}
define i32 @udiv_i32_2(i32 %a) {
  %r = udiv i32 %a, 2
  ret i32 %r
}
define i32 @urem_i32_2(i32 %a) {
  %r = urem i32 %a, 2
  ret i32 %r
}
define i32 @sdiv_i32_2(i32 %a) {
  %r = sdiv i32 %a, 2
  ret i32 %r
}
define i32 @srem_i32_2(i32 %a) {
  %r = srem i32 %a, 2
  ret i32 %r
}
define i32 @udiv_i32_3(i32 %a) {
  %r = udiv i32 %a, 3
  ret i32 %r
}
define i32 @urem_i32_3(i32 %a) {
  %r = urem i32 %a, 3
  ret i32 %r
}
define i32 @sdiv_i32_3(i32 %a) {
  %r = sdiv i32 %a, 3
  ret i32 %r
}
define i32 @srem_i32_3(i32 %a) {
  %r = srem i32 %a, 3
  ret i32 %r
}
define i32 @udiv_i32_5(i32 %a) {
  %r = udiv i32 %a, 5
  ret i32 %r
}
define i32 @urem_i32_5(i32 %a) {
  %r = urem i32 %a, 5
  ret i32 %r
}
define i32 @sdiv_i32_5(i32 %a) {
  %r = sdiv i32 %a, 5
  ret i32 %r
}
define i32 @srem_i32_5(i32 %a) {
  %r = srem i32 %a, 5
  ret i32 %r
}
define i32 @udiv_i32_7(i32 %a) {
  %r = udiv i32 %a, 7
  ret i32 %r
}
define i32 @urem_i32_7(i32 %a) {
  %r = urem i32 %a, 7
  ret i32 %r
}
define i32 @sdiv_i32_7(i32 %a) {
  %r = sdiv i32 %a, 7
  ret i32 %r
}
define i32 @srem_i32_7(i32 %a) {
  %r = srem i32 %a, 7
  ret i32 %r
}
define i32 @udiv_i32_10(i32 %a) {
  %r = udiv i32 %a, 10
  ret i32 %r
}
define i32 @urem_i32_10(i32 %a) {
  %r = urem i32 %a, 10
  ret i32 %r
}
define i32 @sdiv_i32_10(i32 %a) {
  %r = sdiv i32 %a, 10
  ret i32 %r
}
define i32 @srem_i32_10(i32 %a) {
  %r = srem i32 %a, 10
  ret i32 %r
}
define i32 @udiv_i32_11(i32 %a) {
  %r = udiv i32 %a, 11
  ret i32 %r
}
define i32 @urem_i32_11(i32 %a) {
  %r = urem i32 %a, 11
  ret i32 %r
}
define i32 @sdiv_i32_11(i32 %a) {
  %r = sdiv i32 %a, 11
  ret i32 %r
}
define i32 @srem_i32_11(i32 %a) {
  %r = srem i32 %a, 11
  ret i32 %r
}
define i32 @udiv_i32_16(i32 %a) {
  %r = udiv i32 %a, 16
  ret i32 %r
}
define i32 @urem_i32_16(i32 %a) {
  %r = urem i32 %a, 16
  ret i32 %r
}
define i32 @sdiv_i32_16(i32 %a) {
  %r = sdiv i32 %a, 16
  ret i32 %r
}
define i32 @srem_i32_16(i32 %a) {
  %r = srem i32 %a, 16
  ret i32 %r
}
define i32 @udiv_i32_25(i32 %a) {
  %r = udiv i32 %a, 25
  ret i32 %r
}
define i32 @urem_i32_25(i32 %a) {
  %r = urem i32 %a, 25
  ret i32 %r
}
define i32 @sdiv_i32_25(i32 %a) {
  %r = sdiv i32 %a, 25
  ret i32 %r
}
define i32 @srem_i32_25(i32 %a) {
  %r = srem i32 %a, 25
  ret i32 %r
}
define i32 @udiv_i32_60(i32 %a) {
  %r = udiv i32 %a, 60
  ret i32 %r
}
define i32 @urem_i32_60(i32 %a) {
  %r = urem i32 %a, 60
  ret i32 %r
}
define i32 @sdiv_i32_60(i32 %a) {
  %r = sdiv i32 %a, 60
  ret i32 %r
}
define i32 @srem_i32_60(i32 %a) {
  %r = srem i32 %a, 60
  ret i32 %r
}
define i32 @udiv_i32_125(i32 %a) {
  %r = udiv i32 %a, 125
  ret i32 %r
}
define i32 @urem_i32_125(i32 %a) {
  %r = urem i32 %a, 125
  ret i32 %r
}
define i32 @sdiv_i32_125(i32 %a) {
  %r = sdiv i32 %a, 125
  ret i32 %r
}
define i32 @srem_i32_125(i32 %a) {
  %r = srem i32 %a, 125
  ret i32 %r
}
define i32 @udiv_i32_641(i32 %a) {
  %r = udiv i32 %a, 641
  ret i32 %r
}
define i32 @urem_i32_641(i32 %a) {
  %r = urem i32 %a, 641
  ret i32 %r
}
define i32 @sdiv_i32_641(i32 %a) {
  %r = sdiv i32 %a, 641
  ret i32 %r
}
define i32 @srem_i32_641(i32 %a) {
  %r = srem i32 %a, 641
  ret i32 %r
}
define i32 @udiv_i32_1000(i32 %a) {
  %r = udiv i32 %a, 1000
  ret i32 %r
}
define i32 @urem_i32_1000(i32 %a) {
  %r = urem i32 %a, 1000
  ret i32 %r
}
define i32 @sdiv_i32_1000(i32 %a) {
  %r = sdiv i32 %a, 1000
  ret i32 %r
}
define i32 @srem_i32_1000(i32 %a) {
  %r = srem i32 %a, 1000
  ret i32 %r
}
define i32 @udiv_i32_65535(i32 %a) {
  %r = udiv i32 %a, 65535
  ret i32 %r
}
define i32 @urem_i32_65535(i32 %a) {
  %r = urem i32 %a, 65535
  ret i32 %r
}
define i32 @sdiv_i32_65535(i32 %a) {
  %r = sdiv i32 %a, 65535
  ret i32 %r
}
define i32 @srem_i32_65535(i32 %a) {
  %r = srem i32 %a, 65535
  ret i32 %r
}
define i32 @udiv_i32_1000003(i32 %a) {
  %r = udiv i32 %a, 1000003
  ret i32 %r
}
define i32 @urem_i32_1000003(i32 %a) {
  %r = urem i32 %a, 1000003
  ret i32 %r
}
define i32 @sdiv_i32_1000003(i32 %a) {
  %r = sdiv i32 %a, 1000003
  ret i32 %r
}
define i32 @srem_i32_1000003(i32 %a) {
  %r = srem i32 %a, 1000003
  ret i32 %r
}
define i32 @udiv_i32_2147483647(i32 %a) {
  %r = udiv i32 %a, 2147483647
  ret i32 %r
}
define i32 @urem_i32_2147483647(i32 %a) {
  %r = urem i32 %a, 2147483647
  ret i32 %r
}
define i32 @sdiv_i32_2147483647(i32 %a) {
  %r = sdiv i32 %a, 2147483647
  ret i32 %r
}
define i32 @srem_i32_2147483647(i32 %a) {
  %r = srem i32 %a, 2147483647
  ret i32 %r
}
define i32 @udiv_i32_2147483648(i32 %a) {
  %r = udiv i32 %a, 2147483648
  ret i32 %r
}
define i32 @urem_i32_2147483648(i32 %a) {
  %r = urem i32 %a, 2147483648
  ret i32 %r
}
define i32 @udiv_i32_4294967295(i32 %a) {
  %r = udiv i32 %a, 4294967295
  ret i32 %r
}
define i32 @urem_i32_4294967295(i32 %a) {
  %r = urem i32 %a, 4294967295
  ret i32 %r
}
define i32 @sdiv_i32_m2(i32 %a) {
  %r = sdiv i32 %a, -2
  ret i32 %r
}
define i32 @srem_i32_m2(i32 %a) {
  %r = srem i32 %a, -2
  ret i32 %r
}
define i32 @sdiv_i32_m3(i32 %a) {
  %r = sdiv i32 %a, -3
  ret i32 %r
}
define i32 @srem_i32_m3(i32 %a) {
  %r = srem i32 %a, -3
  ret i32 %r
}
define i32 @sdiv_i32_m7(i32 %a) {
  %r = sdiv i32 %a, -7
  ret i32 %r
}
define i32 @srem_i32_m7(i32 %a) {
  %r = srem i32 %a, -7
  ret i32 %r
}
define i32 @sdiv_i32_m8(i32 %a) {
  %r = sdiv i32 %a, -8
  ret i32 %r
}
define i32 @srem_i32_m8(i32 %a) {
  %r = srem i32 %a, -8
  ret i32 %r
}
define i32 @sdiv_i32_m10(i32 %a) {
  %r = sdiv i32 %a, -10
  ret i32 %r
}
define i32 @srem_i32_m10(i32 %a) {
  %r = srem i32 %a, -10
  ret i32 %r
}
define i32 @sdiv_i32_m2147483648(i32 %a) {
  %r = sdiv i32 %a, -2147483648
  ret i32 %r
}
define i32 @srem_i32_m2147483648(i32 %a) {
  %r = srem i32 %a, -2147483648
  ret i32 %r
}
define i32 @sdiv_i32_m2147483647(i32 %a) {
  %r = sdiv i32 %a, -2147483647
  ret i32 %r
}
define i32 @srem_i32_m2147483647(i32 %a) {
  %r = srem i32 %a, -2147483647
  ret i32 %r
}
define i32 @sdiv_i32_m1(i32 %a) {
  %r = sdiv i32 %a, -1
  ret i32 %r
}
define i32 @srem_i32_m1(i32 %a) {
  %r = srem i32 %a, -1
  ret i32 %r
}
define i64 @udiv_i64_1(i64 %a) {
  %r = udiv i64 %a, 1
  ret i64 %r
}
define i64 @urem_i64_1(i64 %a) {
  %r = urem i64 %a, 1
  ret i64 %r
}
define i64 @sdiv_i64_1(i64 %a) {
  %r = sdiv i64 %a, 1
  ret i64 %r
}
define i64 @srem_i64_1(i64 %a) {
  %r = srem i64 %a, 1
  ret i64 %r
}
define i64 @udiv_i64_2(i64 %a) {
  %r = udiv i64 %a, 2
  ret i64 %r
}
define i64 @urem_i64_2(i64 %a) {
  %r = urem i64 %a, 2
  ret i64 %r
}
define i64 @sdiv_i64_2(i64 %a) {
  %r = sdiv i64 %a, 2
  ret i64 %r
}
define i64 @srem_i64_2(i64 %a) {
  %r = srem i64 %a, 2
  ret i64 %r
}
define i64 @udiv_i64_3(i64 %a) {
  %r = udiv i64 %a, 3
  ret i64 %r
}
define i64 @urem_i64_3(i64 %a) {
  %r = urem i64 %a, 3
  ret i64 %r
}
define i64 @sdiv_i64_3(i64 %a) {
  %r = sdiv i64 %a, 3
  ret i64 %r
}
define i64 @srem_i64_3(i64 %a) {
  %r = srem i64 %a, 3
  ret i64 %r
}
define i64 @udiv_i64_5(i64 %a) {
  %r = udiv i64 %a, 5
  ret i64 %r
}
define i64 @urem_i64_5(i64 %a) {
  %r = urem i64 %a, 5
  ret i64 %r
}
define i64 @sdiv_i64_5(i64 %a) {
  %r = sdiv i64 %a, 5
  ret i64 %r
}
define i64 @srem_i64_5(i64 %a) {
  %r = srem i64 %a, 5
  ret i64 %r
}
define i64 @udiv_i64_7(i64 %a) {
  %r = udiv i64 %a, 7
  ret i64 %r
}
define i64 @urem_i64_7(i64 %a) {
  %r = urem i64 %a, 7
  ret i64 %r
}
define i64 @sdiv_i64_7(i64 %a) {
  %r = sdiv i64 %a, 7
  ret i64 %r
}
define i64 @srem_i64_7(i64 %a) {
  %r = srem i64 %a, 7
  ret i64 %r
}
define i64 @udiv_i64_10(i64 %a) {
  %r = udiv i64 %a, 10
  ret i64 %r
}
define i64 @urem_i64_10(i64 %a) {
  %r = urem i64 %a, 10
  ret i64 %r
}
define i64 @sdiv_i64_10(i64 %a) {
  %r = sdiv i64 %a, 10
  ret i64 %r
}
define i64 @srem_i64_10(i64 %a) {
  %r = srem i64 %a, 10
  ret i64 %r
}
define i64 @udiv_i64_11(i64 %a) {
  %r = udiv i64 %a, 11
  ret i64 %r
}
define i64 @urem_i64_11(i64 %a) {
  %r = urem i64 %a, 11
  ret i64 %r
}
define i64 @sdiv_i64_11(i64 %a) {
  %r = sdiv i64 %a, 11
  ret i64 %r
}
define i64 @srem_i64_11(i64 %a) {
  %r = srem i64 %a, 11
  ret i64 %r
}
define i64 @udiv_i64_16(i64 %a) {
  %r = udiv i64 %a, 16
  ret i64 %r
}
define i64 @urem_i64_16(i64 %a) {
  %r = urem i64 %a, 16
  ret i64 %r
}
define i64 @sdiv_i64_16(i64 %a) {
  %r = sdiv i64 %a, 16
  ret i64 %r
}
define i64 @srem_i64_16(i64 %a) {
  %r = srem i64 %a, 16
  ret i64 %r
}
define i64 @udiv_i64_25(i64 %a) {
  %r = udiv i64 %a, 25
  ret i64 %r
}
define i64 @urem_i64_25(i64 %a) {
  %r = urem i64 %a, 25
  ret i64 %r
}
define i64 @sdiv_i64_25(i64 %a) {
  %r = sdiv i64 %a, 25
  ret i64 %r
}
define i64 @srem_i64_25(i64 %a) {
  %r = srem i64 %a, 25
  ret i64 %r
}
define i64 @udiv_i64_60(i64 %a) {
  %r = udiv i64 %a, 60
  ret i64 %r
}
define i64 @urem_i64_60(i64 %a) {
  %r = urem i64 %a, 60
  ret i64 %r
}
define i64 @sdiv_i64_60(i64 %a) {
  %r = sdiv i64 %a, 60
  ret i64 %r
}
define i64 @srem_i64_60(i64 %a) {
  %r = srem i64 %a, 60
  ret i64 %r
}
define i64 @udiv_i64_125(i64 %a) {
  %r = udiv i64 %a, 125
  ret i64 %r
}
define i64 @urem_i64_125(i64 %a) {
  %r = urem i64 %a, 125
  ret i64 %r
}
define i64 @sdiv_i64_125(i64 %a) {
  %r = sdiv i64 %a, 125
  ret i64 %r
}
define i64 @srem_i64_125(i64 %a) {
  %r = srem i64 %a, 125
  ret i64 %r
}
define i64 @udiv_i64_641(i64 %a) {
  %r = udiv i64 %a, 641
  ret i64 %r
}
define i64 @urem_i64_641(i64 %a) {
  %r = urem i64 %a, 641
  ret i64 %r
}
define i64 @sdiv_i64_641(i64 %a) {
  %r = sdiv i64 %a, 641
  ret i64 %r
}
define i64 @srem_i64_641(i64 %a) {
  %r = srem i64 %a, 641
  ret i64 %r
}
define i64 @udiv_i64_1000(i64 %a) {
  %r = udiv i64 %a, 1000
  ret i64 %r
}
define i64 @urem_i64_1000(i64 %a) {
  %r = urem i64 %a, 1000
  ret i64 %r
}
define i64 @sdiv_i64_1000(i64 %a) {
  %r = sdiv i64 %a, 1000
  ret i64 %r
}
define i64 @srem_i64_1000(i64 %a) {
  %r = srem i64 %a, 1000
  ret i64 %r
}
define i64 @udiv_i64_65535(i64 %a) {
  %r = udiv i64 %a, 65535
  ret i64 %r
}
define i64 @urem_i64_65535(i64 %a) {
  %r = urem i64 %a, 65535
  ret i64 %r
}
define i64 @sdiv_i64_65535(i64 %a) {
  %r = sdiv i64 %a, 65535
  ret i64 %r
}
define i64 @srem_i64_65535(i64 %a) {
  %r = srem i64 %a, 65535
  ret i64 %r
}
define i64 @udiv_i64_1000003(i64 %a) {
  %r = udiv i64 %a, 1000003
  ret i64 %r
}
define i64 @urem_i64_1000003(i64 %a) {
  %r = urem i64 %a, 1000003
  ret i64 %r
}
define i64 @sdiv_i64_1000003(i64 %a) {
  %r = sdiv i64 %a, 1000003
  ret i64 %r
}
define i64 @srem_i64_1000003(i64 %a) {
  %r = srem i64 %a, 1000003
  ret i64 %r
}
define i64 @udiv_i64_9223372036854775807(i64 %a) {
  %r = udiv i64 %a, 9223372036854775807
  ret i64 %r
}
define i64 @urem_i64_9223372036854775807(i64 %a) {
  %r = urem i64 %a, 9223372036854775807
  ret i64 %r
}
define i64 @sdiv_i64_9223372036854775807(i64 %a) {
  %r = sdiv i64 %a, 9223372036854775807
  ret i64 %r
}
define i64 @srem_i64_9223372036854775807(i64 %a) {
  %r = srem i64 %a, 9223372036854775807
  ret i64 %r
}
define i64 @udiv_i64_9223372036854775808(i64 %a) {
  %r = udiv i64 %a, 9223372036854775808
  ret i64 %r
}
define i64 @urem_i64_9223372036854775808(i64 %a) {
  %r = urem i64 %a, 9223372036854775808
  ret i64 %r
}
define i64 @udiv_i64_18446744073709551615(i64 %a) {
  %r = udiv i64 %a, 18446744073709551615
  ret i64 %r
}
define i64 @urem_i64_18446744073709551615(i64 %a) {
  %r = urem i64 %a, 18446744073709551615
  ret i64 %r
}
define i64 @sdiv_i64_m2(i64 %a) {
  %r = sdiv i64 %a, -2
  ret i64 %r
}
define i64 @srem_i64_m2(i64 %a) {
  %r = srem i64 %a, -2
  ret i64 %r
}
define i64 @sdiv_i64_m3(i64 %a) {
  %r = sdiv i64 %a, -3
  ret i64 %r
}
define i64 @srem_i64_m3(i64 %a) {
  %r = srem i64 %a, -3
  ret i64 %r
}
define i64 @sdiv_i64_m7(i64 %a) {
  %r = sdiv i64 %a, -7
  ret i64 %r
}
define i64 @srem_i64_m7(i64 %a) {
  %r = srem i64 %a, -7
  ret i64 %r
}
define i64 @sdiv_i64_m8(i64 %a) {
  %r = sdiv i64 %a, -8
  ret i64 %r
}
define i64 @srem_i64_m8(i64 %a) {
  %r = srem i64 %a, -8
  ret i64 %r
}
define i64 @sdiv_i64_m10(i64 %a) {
  %r = sdiv i64 %a, -10
  ret i64 %r
}
define i64 @srem_i64_m10(i64 %a) {
  %r = srem i64 %a, -10
  ret i64 %r
}
define i64 @sdiv_i64_m9223372036854775808(i64 %a) {
  %r = sdiv i64 %a, -9223372036854775808
  ret i64 %r
}
define i64 @srem_i64_m9223372036854775808(i64 %a) {
  %r = srem i64 %a, -9223372036854775808
  ret i64 %r
}
define i64 @sdiv_i64_m9223372036854775807(i64 %a) {
  %r = sdiv i64 %a, -9223372036854775807
  ret i64 %r
}
define i64 @srem_i64_m9223372036854775807(i64 %a) {
  %r = srem i64 %a, -9223372036854775807
  ret i64 %r
}
define i64 @sdiv_i64_m1(i64 %a) {
  %r = sdiv i64 %a, -1
  ret i64 %r
}
define i64 @srem_i64_m1(i64 %a) {
  %r = srem i64 %a, -1
  ret i64 %r
}
define <2 x i32> @udiv_v2i32(<2 x i32> %a) {
  %r = udiv <2 x i32> %a, <i32 7, i32 12>
  ret <2 x i32> %r
}
define <2 x i64> @srem_v2i64(<2 x i64> %a) {
  %r = srem <2 x i64> %a, <i64 -9, i64 4>
  ret <2 x i64> %r
}

; Narrower than registers.
define i8 @udiv_i8_1(i8 %a) {
  %r = udiv i8 %a, 1
  ret i8 %r
}
define i8 @udiv_i8_2(i8 %a) {
  %r = udiv i8 %a, 2
  ret i8 %r
}
define i8 @udiv_i8_3(i8 %a) {
  %r = udiv i8 %a, 3
  ret i8 %r
}
define i8 @udiv_i8_7(i8 %a) {
  %r = udiv i8 %a, 7
  ret i8 %r
}
define i8 @udiv_i8_10(i8 %a) {
  %r = udiv i8 %a, 10
  ret i8 %r
}
define i8 @udiv_i8_100(i8 %a) {
  %r = udiv i8 %a, 100
  ret i8 %r
}
define i8 @udiv_i8_m1(i8 %a) {
  %r = udiv i8 %a, -1
  ret i8 %r
}
define i8 @udiv_i8_m3(i8 %a) {
  %r = udiv i8 %a, -3
  ret i8 %r
}
define i8 @udiv_i8_m128(i8 %a) {
  %r = udiv i8 %a, -128
  ret i8 %r
}
define i8 @udiv_i8_127(i8 %a) {
  %r = udiv i8 %a, 127
  ret i8 %r
}
define i8 @urem_i8_1(i8 %a) {
  %r = urem i8 %a, 1
  ret i8 %r
}
define i8 @urem_i8_2(i8 %a) {
  %r = urem i8 %a, 2
  ret i8 %r
}
define i8 @urem_i8_3(i8 %a) {
  %r = urem i8 %a, 3
  ret i8 %r
}
define i8 @urem_i8_7(i8 %a) {
  %r = urem i8 %a, 7
  ret i8 %r
}
define i8 @urem_i8_10(i8 %a) {
  %r = urem i8 %a, 10
  ret i8 %r
}
define i8 @urem_i8_100(i8 %a) {
  %r = urem i8 %a, 100
  ret i8 %r
}
define i8 @urem_i8_m1(i8 %a) {
  %r = urem i8 %a, -1
  ret i8 %r
}
define i8 @urem_i8_m3(i8 %a) {
  %r = urem i8 %a, -3
  ret i8 %r
}
define i8 @urem_i8_m128(i8 %a) {
  %r = urem i8 %a, -128
  ret i8 %r
}
define i8 @urem_i8_127(i8 %a) {
  %r = urem i8 %a, 127
  ret i8 %r
}
define i8 @sdiv_i8_1(i8 %a) {
  %r = sdiv i8 %a, 1
  ret i8 %r
}
define i8 @sdiv_i8_2(i8 %a) {
  %r = sdiv i8 %a, 2
  ret i8 %r
}
define i8 @sdiv_i8_3(i8 %a) {
  %r = sdiv i8 %a, 3
  ret i8 %r
}
define i8 @sdiv_i8_7(i8 %a) {
  %r = sdiv i8 %a, 7
  ret i8 %r
}
define i8 @sdiv_i8_10(i8 %a) {
  %r = sdiv i8 %a, 10
  ret i8 %r
}
define i8 @sdiv_i8_100(i8 %a) {
  %r = sdiv i8 %a, 100
  ret i8 %r
}
define i8 @sdiv_i8_m1(i8 %a) {
  %r = sdiv i8 %a, -1
  ret i8 %r
}
define i8 @sdiv_i8_m3(i8 %a) {
  %r = sdiv i8 %a, -3
  ret i8 %r
}
define i8 @sdiv_i8_m128(i8 %a) {
  %r = sdiv i8 %a, -128
  ret i8 %r
}
define i8 @sdiv_i8_127(i8 %a) {
  %r = sdiv i8 %a, 127
  ret i8 %r
}
define i8 @srem_i8_1(i8 %a) {
  %r = srem i8 %a, 1
  ret i8 %r
}
define i8 @srem_i8_2(i8 %a) {
  %r = srem i8 %a, 2
  ret i8 %r
}
define i8 @srem_i8_3(i8 %a) {
  %r = srem i8 %a, 3
  ret i8 %r
}
define i8 @srem_i8_7(i8 %a) {
  %r = srem i8 %a, 7
  ret i8 %r
}
define i8 @srem_i8_10(i8 %a) {
  %r = srem i8 %a, 10
  ret i8 %r
}
define i8 @srem_i8_100(i8 %a) {
  %r = srem i8 %a, 100
  ret i8 %r
}
define i8 @srem_i8_m1(i8 %a) {
  %r = srem i8 %a, -1
  ret i8 %r
}
define i8 @srem_i8_m3(i8 %a) {
  %r = srem i8 %a, -3
  ret i8 %r
}
define i8 @srem_i8_m128(i8 %a) {
  %r = srem i8 %a, -128
  ret i8 %r
}
define i8 @srem_i8_127(i8 %a) {
  %r = srem i8 %a, 127
  ret i8 %r
}
define i16 @udiv_i16_3(i16 %a) {
  %r = udiv i16 %a, 3
  ret i16 %r
}
define i16 @udiv_i16_12(i16 %a) {
  %r = udiv i16 %a, 12
  ret i16 %r
}
define i16 @udiv_i16_641(i16 %a) {
  %r = udiv i16 %a, 641
  ret i16 %r
}
define i16 @udiv_i16_m1(i16 %a) {
  %r = udiv i16 %a, -1
  ret i16 %r
}
define i16 @udiv_i16_m7(i16 %a) {
  %r = udiv i16 %a, -7
  ret i16 %r
}
define i16 @udiv_i16_m32768(i16 %a) {
  %r = udiv i16 %a, -32768
  ret i16 %r
}
define i16 @udiv_i16_10007(i16 %a) {
  %r = udiv i16 %a, 10007
  ret i16 %r
}
define i16 @urem_i16_3(i16 %a) {
  %r = urem i16 %a, 3
  ret i16 %r
}
define i16 @urem_i16_12(i16 %a) {
  %r = urem i16 %a, 12
  ret i16 %r
}
define i16 @urem_i16_641(i16 %a) {
  %r = urem i16 %a, 641
  ret i16 %r
}
define i16 @urem_i16_m1(i16 %a) {
  %r = urem i16 %a, -1
  ret i16 %r
}
define i16 @urem_i16_m7(i16 %a) {
  %r = urem i16 %a, -7
  ret i16 %r
}
define i16 @urem_i16_m32768(i16 %a) {
  %r = urem i16 %a, -32768
  ret i16 %r
}
define i16 @urem_i16_10007(i16 %a) {
  %r = urem i16 %a, 10007
  ret i16 %r
}
define i16 @sdiv_i16_3(i16 %a) {
  %r = sdiv i16 %a, 3
  ret i16 %r
}
define i16 @sdiv_i16_12(i16 %a) {
  %r = sdiv i16 %a, 12
  ret i16 %r
}
define i16 @sdiv_i16_641(i16 %a) {
  %r = sdiv i16 %a, 641
  ret i16 %r
}
define i16 @sdiv_i16_m1(i16 %a) {
  %r = sdiv i16 %a, -1
  ret i16 %r
}
define i16 @sdiv_i16_m7(i16 %a) {
  %r = sdiv i16 %a, -7
  ret i16 %r
}
define i16 @sdiv_i16_m32768(i16 %a) {
  %r = sdiv i16 %a, -32768
  ret i16 %r
}
define i16 @sdiv_i16_10007(i16 %a) {
  %r = sdiv i16 %a, 10007
  ret i16 %r
}
define i16 @srem_i16_3(i16 %a) {
  %r = srem i16 %a, 3
  ret i16 %r
}
define i16 @srem_i16_12(i16 %a) {
  %r = srem i16 %a, 12
  ret i16 %r
}
define i16 @srem_i16_641(i16 %a) {
  %r = srem i16 %a, 641
  ret i16 %r
}
define i16 @srem_i16_m1(i16 %a) {
  %r = srem i16 %a, -1
  ret i16 %r
}
define i16 @srem_i16_m7(i16 %a) {
  %r = srem i16 %a, -7
  ret i16 %r
}
define i16 @srem_i16_m32768(i16 %a) {
  %r = srem i16 %a, -32768
  ret i16 %r
}
define i16 @srem_i16_10007(i16 %a) {
  %r = srem i16 %a, 10007
  ret i16 %r
}
define i24 @udiv_i24_3(i24 %a) {
  %r = udiv i24 %a, 3
  ret i24 %r
}
define i24 @udiv_i24_7(i24 %a) {
  %r = udiv i24 %a, 7
  ret i24 %r
}
define i24 @udiv_i24_m5(i24 %a) {
  %r = udiv i24 %a, -5
  ret i24 %r
}
define i24 @urem_i24_3(i24 %a) {
  %r = urem i24 %a, 3
  ret i24 %r
}
define i24 @urem_i24_7(i24 %a) {
  %r = urem i24 %a, 7
  ret i24 %r
}
define i24 @urem_i24_m5(i24 %a) {
  %r = urem i24 %a, -5
  ret i24 %r
}
define i24 @sdiv_i24_3(i24 %a) {
  %r = sdiv i24 %a, 3
  ret i24 %r
}
define i24 @sdiv_i24_7(i24 %a) {
  %r = sdiv i24 %a, 7
  ret i24 %r
}
define i24 @sdiv_i24_m5(i24 %a) {
  %r = sdiv i24 %a, -5
  ret i24 %r
}
define i24 @srem_i24_3(i24 %a) {
  %r = srem i24 %a, 3
  ret i24 %r
}
define i24 @srem_i24_7(i24 %a) {
  %r = srem i24 %a, 7
  ret i24 %r
}
define i24 @srem_i24_m5(i24 %a) {
  %r = srem i24 %a, -5
  ret i24 %r
}
define i48 @udiv_i48_10(i48 %a) {
  %r = udiv i48 %a, 10
  ret i48 %r
}
define i48 @udiv_i48_7(i48 %a) {
  %r = udiv i48 %a, 7
  ret i48 %r
}
define i48 @udiv_i48_m7(i48 %a) {
  %r = udiv i48 %a, -7
  ret i48 %r
}
define i48 @urem_i48_10(i48 %a) {
  %r = urem i48 %a, 10
  ret i48 %r
}
define i48 @urem_i48_7(i48 %a) {
  %r = urem i48 %a, 7
  ret i48 %r
}
define i48 @urem_i48_m7(i48 %a) {
  %r = urem i48 %a, -7
  ret i48 %r
}
define i48 @sdiv_i48_10(i48 %a) {
  %r = sdiv i48 %a, 10
  ret i48 %r
}
define i48 @sdiv_i48_7(i48 %a) {
  %r = sdiv i48 %a, 7
  ret i48 %r
}
define i48 @sdiv_i48_m7(i48 %a) {
  %r = sdiv i48 %a, -7
  ret i48 %r
}
define i48 @srem_i48_10(i48 %a) {
  %r = srem i48 %a, 10
  ret i48 %r
}
define i48 @srem_i48_7(i48 %a) {
  %r = srem i48 %a, 7
  ret i48 %r
}
define i48 @srem_i48_m7(i48 %a) {
  %r = srem i48 %a, -7
  ret i48 %r
}

; Whether a constant divides a number is found without the remainder.
define i1 @divides_urem_i32_0(i32 %a) {
  %r = urem i32 %a, 3
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i32_1(i32 %a) {
  %r = urem i32 %a, 6
  %c = icmp ne i32 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i32_2(i32 %a) {
  %r = urem i32 %a, 7
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i32_3(i32 %a) {
  %r = urem i32 %a, 12
  %c = icmp ne i32 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i32_4(i32 %a) {
  %r = urem i32 %a, 100
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i32_5(i32 %a) {
  %r = urem i32 %a, 2147483647
  %c = icmp ne i32 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i32_6(i32 %a) {
  %r = urem i32 %a, -2147483646
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i32_7(i32 %a) {
  %r = urem i32 %a, -1
  %c = icmp ne i32 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i32_8(i32 %a) {
  %r = urem i32 %a, -2
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i32_9(i32 %a) {
  %r = urem i32 %a, -4
  %c = icmp ne i32 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i32_0(i32 %a) {
  %r = srem i32 %a, 3
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i32_1(i32 %a) {
  %r = srem i32 %a, -3
  %c = icmp ne i32 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i32_2(i32 %a) {
  %r = srem i32 %a, 6
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i32_3(i32 %a) {
  %r = srem i32 %a, -6
  %c = icmp ne i32 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i32_4(i32 %a) {
  %r = srem i32 %a, 7
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i32_5(i32 %a) {
  %r = srem i32 %a, 12
  %c = icmp ne i32 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i32_6(i32 %a) {
  %r = srem i32 %a, 100
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i32_7(i32 %a) {
  %r = srem i32 %a, 2147483647
  %c = icmp ne i32 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i32_8(i32 %a) {
  %r = srem i32 %a, -2147483647
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i32_9(i32 %a) {
  %r = srem i32 %a, 805306368
  %c = icmp ne i32 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i64_0(i64 %a) {
  %r = urem i64 %a, 3
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i64_1(i64 %a) {
  %r = urem i64 %a, 6
  %c = icmp ne i64 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i64_2(i64 %a) {
  %r = urem i64 %a, 7
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i64_3(i64 %a) {
  %r = urem i64 %a, 12
  %c = icmp ne i64 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i64_4(i64 %a) {
  %r = urem i64 %a, 100
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i64_5(i64 %a) {
  %r = urem i64 %a, 9223372036854775807
  %c = icmp ne i64 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i64_6(i64 %a) {
  %r = urem i64 %a, -9223372036854775806
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i64_7(i64 %a) {
  %r = urem i64 %a, -1
  %c = icmp ne i64 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i64_8(i64 %a) {
  %r = urem i64 %a, -2
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @divides_urem_i64_9(i64 %a) {
  %r = urem i64 %a, -4
  %c = icmp ne i64 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i64_0(i64 %a) {
  %r = srem i64 %a, 3
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i64_1(i64 %a) {
  %r = srem i64 %a, -3
  %c = icmp ne i64 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i64_2(i64 %a) {
  %r = srem i64 %a, 6
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i64_3(i64 %a) {
  %r = srem i64 %a, -6
  %c = icmp ne i64 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i64_4(i64 %a) {
  %r = srem i64 %a, 7
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i64_5(i64 %a) {
  %r = srem i64 %a, 12
  %c = icmp ne i64 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i64_6(i64 %a) {
  %r = srem i64 %a, 100
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i64_7(i64 %a) {
  %r = srem i64 %a, 9223372036854775807
  %c = icmp ne i64 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i64_8(i64 %a) {
  %r = srem i64 %a, -9223372036854775807
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @divides_srem_i64_9(i64 %a) {
  %r = srem i64 %a, 3458764513820540928
  %c = icmp ne i64 %r, 0
  ret i1 %c
}
