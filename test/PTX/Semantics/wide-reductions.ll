; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_90 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; Reductions to integers in several registers, and min and max of them.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define i65 @add_65_3(<3 x i65> %a) {
  %r = call i65 @llvm.vector.reduce.add.v3i65(<3 x i65> %a)
  ret i65 %r
}
define i65 @mul_65_3(<3 x i65> %a) {
  %r = call i65 @llvm.vector.reduce.mul.v3i65(<3 x i65> %a)
  ret i65 %r
}
define i65 @and_65_3(<3 x i65> %a) {
  %r = call i65 @llvm.vector.reduce.and.v3i65(<3 x i65> %a)
  ret i65 %r
}
define i65 @or_65_3(<3 x i65> %a) {
  %r = call i65 @llvm.vector.reduce.or.v3i65(<3 x i65> %a)
  ret i65 %r
}
define i65 @xor_65_3(<3 x i65> %a) {
  %r = call i65 @llvm.vector.reduce.xor.v3i65(<3 x i65> %a)
  ret i65 %r
}
define i65 @smax_65_3(<3 x i65> %a) {
  %r = call i65 @llvm.vector.reduce.smax.v3i65(<3 x i65> %a)
  ret i65 %r
}
define i65 @smin_65_3(<3 x i65> %a) {
  %r = call i65 @llvm.vector.reduce.smin.v3i65(<3 x i65> %a)
  ret i65 %r
}
define i65 @umax_65_3(<3 x i65> %a) {
  %r = call i65 @llvm.vector.reduce.umax.v3i65(<3 x i65> %a)
  ret i65 %r
}
define i65 @umin_65_3(<3 x i65> %a) {
  %r = call i65 @llvm.vector.reduce.umin.v3i65(<3 x i65> %a)
  ret i65 %r
}
define i96 @add_96_2(<2 x i96> %a) {
  %r = call i96 @llvm.vector.reduce.add.v2i96(<2 x i96> %a)
  ret i96 %r
}
define i96 @mul_96_2(<2 x i96> %a) {
  %r = call i96 @llvm.vector.reduce.mul.v2i96(<2 x i96> %a)
  ret i96 %r
}
define i96 @and_96_2(<2 x i96> %a) {
  %r = call i96 @llvm.vector.reduce.and.v2i96(<2 x i96> %a)
  ret i96 %r
}
define i96 @or_96_2(<2 x i96> %a) {
  %r = call i96 @llvm.vector.reduce.or.v2i96(<2 x i96> %a)
  ret i96 %r
}
define i96 @xor_96_2(<2 x i96> %a) {
  %r = call i96 @llvm.vector.reduce.xor.v2i96(<2 x i96> %a)
  ret i96 %r
}
define i96 @smax_96_2(<2 x i96> %a) {
  %r = call i96 @llvm.vector.reduce.smax.v2i96(<2 x i96> %a)
  ret i96 %r
}
define i96 @smin_96_2(<2 x i96> %a) {
  %r = call i96 @llvm.vector.reduce.smin.v2i96(<2 x i96> %a)
  ret i96 %r
}
define i96 @umax_96_2(<2 x i96> %a) {
  %r = call i96 @llvm.vector.reduce.umax.v2i96(<2 x i96> %a)
  ret i96 %r
}
define i96 @umin_96_2(<2 x i96> %a) {
  %r = call i96 @llvm.vector.reduce.umin.v2i96(<2 x i96> %a)
  ret i96 %r
}
define i128 @add_128_4(<4 x i128> %a) {
  %r = call i128 @llvm.vector.reduce.add.v4i128(<4 x i128> %a)
  ret i128 %r
}
define i128 @mul_128_4(<4 x i128> %a) {
  %r = call i128 @llvm.vector.reduce.mul.v4i128(<4 x i128> %a)
  ret i128 %r
}
define i128 @and_128_4(<4 x i128> %a) {
  %r = call i128 @llvm.vector.reduce.and.v4i128(<4 x i128> %a)
  ret i128 %r
}
define i128 @or_128_4(<4 x i128> %a) {
  %r = call i128 @llvm.vector.reduce.or.v4i128(<4 x i128> %a)
  ret i128 %r
}
define i128 @xor_128_4(<4 x i128> %a) {
  %r = call i128 @llvm.vector.reduce.xor.v4i128(<4 x i128> %a)
  ret i128 %r
}
define i128 @smax_128_4(<4 x i128> %a) {
  %r = call i128 @llvm.vector.reduce.smax.v4i128(<4 x i128> %a)
  ret i128 %r
}
define i128 @smin_128_4(<4 x i128> %a) {
  %r = call i128 @llvm.vector.reduce.smin.v4i128(<4 x i128> %a)
  ret i128 %r
}
define i128 @umax_128_4(<4 x i128> %a) {
  %r = call i128 @llvm.vector.reduce.umax.v4i128(<4 x i128> %a)
  ret i128 %r
}
define i128 @umin_128_4(<4 x i128> %a) {
  %r = call i128 @llvm.vector.reduce.umin.v4i128(<4 x i128> %a)
  ret i128 %r
}
define i256 @add_256_2(<2 x i256> %a) {
  %r = call i256 @llvm.vector.reduce.add.v2i256(<2 x i256> %a)
  ret i256 %r
}
define i256 @mul_256_2(<2 x i256> %a) {
  %r = call i256 @llvm.vector.reduce.mul.v2i256(<2 x i256> %a)
  ret i256 %r
}
define i256 @and_256_2(<2 x i256> %a) {
  %r = call i256 @llvm.vector.reduce.and.v2i256(<2 x i256> %a)
  ret i256 %r
}
define i256 @or_256_2(<2 x i256> %a) {
  %r = call i256 @llvm.vector.reduce.or.v2i256(<2 x i256> %a)
  ret i256 %r
}
define i256 @xor_256_2(<2 x i256> %a) {
  %r = call i256 @llvm.vector.reduce.xor.v2i256(<2 x i256> %a)
  ret i256 %r
}
define i256 @smax_256_2(<2 x i256> %a) {
  %r = call i256 @llvm.vector.reduce.smax.v2i256(<2 x i256> %a)
  ret i256 %r
}
define i256 @smin_256_2(<2 x i256> %a) {
  %r = call i256 @llvm.vector.reduce.smin.v2i256(<2 x i256> %a)
  ret i256 %r
}
define i256 @umax_256_2(<2 x i256> %a) {
  %r = call i256 @llvm.vector.reduce.umax.v2i256(<2 x i256> %a)
  ret i256 %r
}
define i256 @umin_256_2(<2 x i256> %a) {
  %r = call i256 @llvm.vector.reduce.umin.v2i256(<2 x i256> %a)
  ret i256 %r
}
define i65 @scmp_65_1(i1 %a, i1 %b) {
  %r = call i65 @llvm.scmp.i65.i1(i1 %a, i1 %b)
  ret i65 %r
}
define i128 @scmp_128_32(i32 %a, i32 %b) {
  %r = call i128 @llvm.scmp.i128.i32(i32 %a, i32 %b)
  ret i128 %r
}
define i128 @scmp_128_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.scmp.i128.i128(i128 %a, i128 %b)
  ret i128 %r
}
define i256 @scmp_256_65(i65 %a, i65 %b) {
  %r = call i256 @llvm.scmp.i256.i65(i65 %a, i65 %b)
  ret i256 %r
}
define <2 x i128> @scmp_lanes(<2 x i16> %a, <2 x i16> %b) {
  %r = call <2 x i128> @llvm.scmp.v2i128.v2i16(<2 x i16> %a, <2 x i16> %b)
  ret <2 x i128> %r
}
define i65 @ucmp_65_1(i1 %a, i1 %b) {
  %r = call i65 @llvm.ucmp.i65.i1(i1 %a, i1 %b)
  ret i65 %r
}
define i128 @ucmp_128_32(i32 %a, i32 %b) {
  %r = call i128 @llvm.ucmp.i128.i32(i32 %a, i32 %b)
  ret i128 %r
}
define i128 @ucmp_128_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.ucmp.i128.i128(i128 %a, i128 %b)
  ret i128 %r
}
define i256 @ucmp_256_65(i65 %a, i65 %b) {
  %r = call i256 @llvm.ucmp.i256.i65(i65 %a, i65 %b)
  ret i256 %r
}
define <2 x i128> @ucmp_lanes(<2 x i16> %a, <2 x i16> %b) {
  %r = call <2 x i128> @llvm.ucmp.v2i128.v2i16(<2 x i16> %a, <2 x i16> %b)
  ret <2 x i128> %r
}
define i1 @sshl(i1 %a) {
  %r = call i1 @llvm.sshl.sat.i1(i1 %a, i1 false)
  ret i1 %r
}
define <3 x i1> @sshl_lanes(<3 x i1> %a) {
  %r = call <3 x i1> @llvm.sshl.sat.v3i1(<3 x i1> %a, <3 x i1> zeroinitializer)
  ret <3 x i1> %r
}
define i1 @ushl(i1 %a) {
  %r = call i1 @llvm.ushl.sat.i1(i1 %a, i1 false)
  ret i1 %r
}
define <3 x i1> @ushl_lanes(<3 x i1> %a) {
  %r = call <3 x i1> @llvm.ushl.sat.v3i1(<3 x i1> %a, <3 x i1> zeroinitializer)
  ret <3 x i1> %r
}
