; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_90 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; Intrinsics about active lanes.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define <3 x i16> @compress(<3 x i16> %v, <3 x i1> %m, <3 x i16> %p) {
  %r = call <3 x i16> @llvm.experimental.vector.compress.v3i16(<3 x i16> %v, <3 x i1> %m, <3 x i16> %p)
  ret <3 x i16> %r
}
; The lanes of all eight masks, written down.
define <3 x i16> @ref_compress(<3 x i16> %v, <3 x i1> %m, <3 x i16> %p) {
  %m0 = extractelement <3 x i1> %m, i32 0
  %m1 = extractelement <3 x i1> %m, i32 1
  %m2 = extractelement <3 x i1> %m, i32 2
  %v0 = extractelement <3 x i16> %v, i32 0
  %v1 = extractelement <3 x i16> %v, i32 1
  %v2 = extractelement <3 x i16> %v, i32 2
  %p0 = extractelement <3 x i16> %p, i32 0
  %p1 = extractelement <3 x i16> %p, i32 1
  %p2 = extractelement <3 x i16> %p, i32 2
  %a2 = select i1 %m2, i16 %v2, i16 %p0
  %a1 = select i1 %m1, i16 %v1, i16 %a2
  %a0 = select i1 %m0, i16 %v0, i16 %a1
  %two = select i1 %m2, i16 %v2, i16 %p1
  %b01 = select i1 %m1, i16 %v1, i16 %two
  %m01 = or i1 %m0, %m1
  %alone = select i1 %m1, i16 %two, i16 %p1
  %b = select i1 %m0, i16 %b01, i16 %alone
  %all1 = and i1 %m0, %m1
  %all = and i1 %all1, %m2
  %c = select i1 %all, i16 %v2, i16 %p2
  %r0 = insertelement <3 x i16> poison, i16 %a0, i32 0
  %r1 = insertelement <3 x i16> %r0, i16 %b, i32 1
  %r2 = insertelement <3 x i16> %r1, i16 %c, i32 2
  ret <3 x i16> %r2
}

define i32 @last_active(<3 x i32> %v, <3 x i1> %m, i32 %p) {
  %r = call i32 @llvm.experimental.vector.extract.last.active.v3i32(<3 x i32> %v, <3 x i1> %m, i32 %p)
  ret i32 %r
}
define i32 @ref_last_active(<3 x i32> %v, <3 x i1> %m, i32 %p) {
  %m0 = extractelement <3 x i1> %m, i32 0
  %m1 = extractelement <3 x i1> %m, i32 1
  %m2 = extractelement <3 x i1> %m, i32 2
  %v0 = extractelement <3 x i32> %v, i32 0
  %v1 = extractelement <3 x i32> %v, i32 1
  %v2 = extractelement <3 x i32> %v, i32 2
  %a0 = select i1 %m0, i32 %v0, i32 %p
  %a1 = select i1 %m1, i32 %v1, i32 %a0
  %a2 = select i1 %m2, i32 %v2, i32 %a1
  ret i32 %a2
}

define <4 x i1> @match(<4 x i8> %v, <2 x i8> %s, <4 x i1> %m) {
  %r = call <4 x i1> @llvm.experimental.vector.match.v4i8.v2i8(<4 x i8> %v, <2 x i8> %s, <4 x i1> %m)
  ret <4 x i1> %r
}
define <4 x i1> @ref_match(<4 x i8> %v, <2 x i8> %s, <4 x i1> %m) {
  %a = shufflevector <2 x i8> %s, <2 x i8> poison, <4 x i32> zeroinitializer
  %b = shufflevector <2 x i8> %s, <2 x i8> poison, <4 x i32> splat (i32 1)
  %x = icmp eq <4 x i8> %v, %a
  %y = icmp eq <4 x i8> %v, %b
  %o = or <4 x i1> %x, %y
  %r = and <4 x i1> %o, %m
  ret <4 x i1> %r
}

define i32 @vector_length(i64 %n) {
  %r = call i32 @llvm.experimental.get.vector.length.i64(i64 %n, i32 4, i1 false)
  ret i32 %r
}
define i32 @ref_vector_length(i64 %n) {
  %c = icmp ult i64 %n, 4
  %s = select i1 %c, i64 %n, i64 4
  %r = trunc i64 %s to i32
  ret i32 %r
}
define i32 @vector_length_of_short(i16 %n) {
  %r = call i32 @llvm.experimental.get.vector.length.i16(i16 %n, i32 70000, i1 false)
  ret i32 %r
}
define i32 @ref_vector_length_of_short(i16 %n) {
  %r = zext i16 %n to i32
  ret i32 %r
}

define <4 x i1> @written_after(i8 %a, i8 %b) {
  %x = sext i8 %a to i64
  %y = sext i8 %b to i64
  %p = inttoptr i64 %x to ptr
  %q = inttoptr i64 %y to ptr
  %r = call <4 x i1> @llvm.loop.dependence.war.mask.v4i1(ptr %p, ptr %q, i64 4)
  ret <4 x i1> %r
}
define <4 x i1> @ref_written_after(i8 %a, i8 %b) {
  %x = sext i8 %a to i64
  %y = sext i8 %b to i64
  %d = sub i64 %y, %x
  %i = insertelement <4 x i64> poison, i64 %d, i32 0
  %s = shufflevector <4 x i64> %i, <4 x i64> poison, <4 x i32> zeroinitializer
  %l = icmp slt <4 x i64> <i64 0, i64 4, i64 8, i64 12>, %s
  %z = icmp sle <4 x i64> %s, zeroinitializer
  %r = or <4 x i1> %l, %z
  ret <4 x i1> %r
}
define <4 x i1> @read_after(i8 %a, i8 %b) {
  %x = sext i8 %a to i64
  %y = sext i8 %b to i64
  %p = inttoptr i64 %x to ptr
  %q = inttoptr i64 %y to ptr
  %r = call <4 x i1> @llvm.loop.dependence.raw.mask.v4i1(ptr %p, ptr %q, i64 4)
  ret <4 x i1> %r
}
define <4 x i1> @ref_read_after(i8 %a, i8 %b) {
  %x = sext i8 %a to i64
  %y = sext i8 %b to i64
  %e = sub i64 %y, %x
  %n = sub i64 %x, %y
  %c = icmp slt i64 %e, 0
  %d = select i1 %c, i64 %n, i64 %e
  %i = insertelement <4 x i64> poison, i64 %d, i32 0
  %s = shufflevector <4 x i64> %i, <4 x i64> poison, <4 x i32> zeroinitializer
  %l = icmp slt <4 x i64> <i64 0, i64 4, i64 8, i64 12>, %s
  %z = icmp eq <4 x i64> %s, zeroinitializer
  %r = or <4 x i1> %l, %z
  ret <4 x i1> %r
}

define i32 @leading_zero_lanes(<3 x i1> %v, <3 x i1> %m, i32 %d) {
  %n = and i32 %d, 3
  %r = call i32 @llvm.vp.cttz.elts.i32.v3i1(<3 x i1> %v, i1 false, <3 x i1> %m, i32 %n)
  ret i32 %r
}
define i32 @ref_leading_zero_lanes(<3 x i1> %v, <3 x i1> %m, i32 %d) {
  %n = and i32 %d, 3
  %o = and <3 x i1> %v, %m
  %o0 = extractelement <3 x i1> %o, i32 0
  %o1 = extractelement <3 x i1> %o, i32 1
  %o2 = extractelement <3 x i1> %o, i32 2
  %a = select i1 %o2, i32 2, i32 3
  %b = select i1 %o1, i32 1, i32 %a
  %c = select i1 %o0, i32 0, i32 %b
  %l = icmp ult i32 %c, %n
  %r = select i1 %l, i32 %c, i32 %n
  ret i32 %r
}
