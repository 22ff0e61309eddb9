; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_90 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.93.ptx --arch=sm_80 \
; RUN:   --ptx=9.3 | FileCheck %s
; RUN: FileCheck %s --input-file=%t.93.ptx --check-prefix=CLMAD
; CHECK: results compared, 0 wrong, 0 functions not executed

; CLMAD: clmad.lo.u64

; Vectors that are split and combined.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define <4 x i32> @reverse_v4i32(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %a)
  ret <4 x i32> %r
}

define <4 x i32> @ref_reverse_v4i32(<4 x i32> %a) {
  %r = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  ret <4 x i32> %r
}

define <4 x i32> @splice_v4i32_1(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %a, <4 x i32> %b, i32 1)
  ret <4 x i32> %r
}

define <4 x i32> @ref_splice_v4i32_1(<4 x i32> %a, <4 x i32> %b) {
  %r = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 1, i32 2, i32 3, i32 4>
  ret <4 x i32> %r
}

define <4 x i32> @splice_v4i32_m1(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %a, <4 x i32> %b, i32 -1)
  ret <4 x i32> %r
}

define <4 x i32> @ref_splice_v4i32_m1(<4 x i32> %a, <4 x i32> %b) {
  %r = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
  ret <4 x i32> %r
}

define <4 x i32> @splice_v4i32_m2(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %a, <4 x i32> %b, i32 -2)
  ret <4 x i32> %r
}

define <4 x i32> @ref_splice_v4i32_m2(<4 x i32> %a, <4 x i32> %b) {
  %r = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 2, i32 3, i32 4, i32 5>
  ret <4 x i32> %r
}

define <8 x i8> @reverse_v8i8(<8 x i8> %a) {
  %r = call <8 x i8> @llvm.vector.reverse.v8i8(<8 x i8> %a)
  ret <8 x i8> %r
}

define <8 x i8> @ref_reverse_v8i8(<8 x i8> %a) {
  %r = shufflevector <8 x i8> %a, <8 x i8> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  ret <8 x i8> %r
}

define <8 x i8> @splice_v8i8_1(<8 x i8> %a, <8 x i8> %b) {
  %r = call <8 x i8> @llvm.vector.splice.v8i8(<8 x i8> %a, <8 x i8> %b, i32 1)
  ret <8 x i8> %r
}

define <8 x i8> @ref_splice_v8i8_1(<8 x i8> %a, <8 x i8> %b) {
  %r = shufflevector <8 x i8> %a, <8 x i8> %b, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>
  ret <8 x i8> %r
}

define <8 x i8> @splice_v8i8_m1(<8 x i8> %a, <8 x i8> %b) {
  %r = call <8 x i8> @llvm.vector.splice.v8i8(<8 x i8> %a, <8 x i8> %b, i32 -1)
  ret <8 x i8> %r
}

define <8 x i8> @ref_splice_v8i8_m1(<8 x i8> %a, <8 x i8> %b) {
  %r = shufflevector <8 x i8> %a, <8 x i8> %b, <8 x i32> <i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14>
  ret <8 x i8> %r
}

define <8 x i8> @splice_v8i8_m2(<8 x i8> %a, <8 x i8> %b) {
  %r = call <8 x i8> @llvm.vector.splice.v8i8(<8 x i8> %a, <8 x i8> %b, i32 -2)
  ret <8 x i8> %r
}

define <8 x i8> @ref_splice_v8i8_m2(<8 x i8> %a, <8 x i8> %b) {
  %r = shufflevector <8 x i8> %a, <8 x i8> %b, <8 x i32> <i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13>
  ret <8 x i8> %r
}

define <3 x i64> @reverse_v3i64(<3 x i64> %a) {
  %r = call <3 x i64> @llvm.vector.reverse.v3i64(<3 x i64> %a)
  ret <3 x i64> %r
}

define <3 x i64> @ref_reverse_v3i64(<3 x i64> %a) {
  %r = shufflevector <3 x i64> %a, <3 x i64> poison, <3 x i32> <i32 2, i32 1, i32 0>
  ret <3 x i64> %r
}

define <3 x i64> @splice_v3i64_1(<3 x i64> %a, <3 x i64> %b) {
  %r = call <3 x i64> @llvm.vector.splice.v3i64(<3 x i64> %a, <3 x i64> %b, i32 1)
  ret <3 x i64> %r
}

define <3 x i64> @ref_splice_v3i64_1(<3 x i64> %a, <3 x i64> %b) {
  %r = shufflevector <3 x i64> %a, <3 x i64> %b, <3 x i32> <i32 1, i32 2, i32 3>
  ret <3 x i64> %r
}

define <3 x i64> @splice_v3i64_m1(<3 x i64> %a, <3 x i64> %b) {
  %r = call <3 x i64> @llvm.vector.splice.v3i64(<3 x i64> %a, <3 x i64> %b, i32 -1)
  ret <3 x i64> %r
}

define <3 x i64> @ref_splice_v3i64_m1(<3 x i64> %a, <3 x i64> %b) {
  %r = shufflevector <3 x i64> %a, <3 x i64> %b, <3 x i32> <i32 2, i32 3, i32 4>
  ret <3 x i64> %r
}

define <3 x i64> @splice_v3i64_m2(<3 x i64> %a, <3 x i64> %b) {
  %r = call <3 x i64> @llvm.vector.splice.v3i64(<3 x i64> %a, <3 x i64> %b, i32 -2)
  ret <3 x i64> %r
}

define <3 x i64> @ref_splice_v3i64_m2(<3 x i64> %a, <3 x i64> %b) {
  %r = shufflevector <3 x i64> %a, <3 x i64> %b, <3 x i32> <i32 1, i32 2, i32 3>
  ret <3 x i64> %r
}

define <4 x i32> @insert(<4 x i32> %a, <2 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> %a, <2 x i32> %b, i64 2)
  ret <4 x i32> %r
}

define <4 x i32> @ref_insert(<4 x i32> %a, <2 x i32> %b) {
  %w = shufflevector <2 x i32> %b, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %r = shufflevector <4 x i32> %a, <4 x i32> %w, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  ret <4 x i32> %r
}

define <2 x i32> @extract(<4 x i32> %a) {
  %r = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %a, i64 2)
  ret <2 x i32> %r
}

define <2 x i32> @ref_extract(<4 x i32> %a) {
  %r = shufflevector <4 x i32> %a, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  ret <2 x i32> %r
}

define <8 x i32> @interleave2(<4 x i32> %a, <4 x i32> %b) {
  %r = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> %a, <4 x i32> %b)
  ret <8 x i32> %r
}

define <8 x i32> @ref_interleave2(<4 x i32> %a, <4 x i32> %b) {
  %r = shufflevector <4 x i32> %a, <4 x i32> %b, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  ret <8 x i32> %r
}

define <6 x i16> @interleave3(<2 x i16> %a, <2 x i16> %b, <2 x i16> %c) {
  %r = call <6 x i16> @llvm.vector.interleave3.v6i16(<2 x i16> %a, <2 x i16> %b, <2 x i16> %c)
  ret <6 x i16> %r
}

define <6 x i16> @ref_interleave3(<2 x i16> %a, <2 x i16> %b, <2 x i16> %c) {
  %x = shufflevector <2 x i16> %a, <2 x i16> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %y = shufflevector <2 x i16> %c, <2 x i16> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %r = shufflevector <4 x i16> %x, <4 x i16> %y, <6 x i32> <i32 0, i32 2, i32 4, i32 1, i32 3, i32 5>
  ret <6 x i16> %r
}

define {<4 x i32>, <4 x i32>} @deinterleave2(<8 x i32> %a) {
  %r = call {<4 x i32>, <4 x i32>} @llvm.vector.deinterleave2.v8i32(<8 x i32> %a)
  ret {<4 x i32>, <4 x i32>} %r
}

define {<4 x i32>, <4 x i32>} @ref_deinterleave2(<8 x i32> %a) {
  %x = shufflevector <8 x i32> %a, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %y = shufflevector <8 x i32> %a, <8 x i32> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %u = insertvalue {<4 x i32>, <4 x i32>} poison, <4 x i32> %x, 0
  %r = insertvalue {<4 x i32>, <4 x i32>} %u, <4 x i32> %y, 1
  ret {<4 x i32>, <4 x i32>} %r
}

define <4 x i32> @steps(<4 x i32> %a) {
  %s = call <4 x i32> @llvm.stepvector.v4i32()
  %r = add <4 x i32> %s, %a
  ret <4 x i32> %r
}

define <4 x i32> @ref_steps(<4 x i32> %a) {
  %r = add <4 x i32> %a, <i32 0, i32 1, i32 2, i32 3>
  ret <4 x i32> %r
}

define <4 x i1> @active_lanes(i32 %a, i32 %b) {
  %r = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 %a, i32 %b)
  ret <4 x i1> %r
}

define <4 x i1> @ref_active_lanes(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %u = insertelement <4 x i64> poison, i64 %x, i32 0
  %v = shufflevector <4 x i64> %u, <4 x i64> poison, <4 x i32> zeroinitializer
  %w = insertelement <4 x i64> poison, i64 %y, i32 0
  %z = shufflevector <4 x i64> %w, <4 x i64> poison, <4 x i32> zeroinitializer
  %s = add <4 x i64> %v, <i64 0, i64 1, i64 2, i64 3>
  %r = icmp ult <4 x i64> %s, %z
  ret <4 x i1> %r
}

define <2 x i32> @partial_sum(<2 x i32> %a, <8 x i32> %b) {
  %r = call <2 x i32> @llvm.vector.partial.reduce.add.v2i32.v8i32(<2 x i32> %a, <8 x i32> %b)
  ret <2 x i32> %r
}

define <2 x i32> @ref_partial_sum(<2 x i32> %a, <8 x i32> %b) {
  %p0 = shufflevector <8 x i32> %b, <8 x i32> poison, <2 x i32> <i32 0, i32 1>
  %p1 = shufflevector <8 x i32> %b, <8 x i32> poison, <2 x i32> <i32 2, i32 3>
  %p2 = shufflevector <8 x i32> %b, <8 x i32> poison, <2 x i32> <i32 4, i32 5>
  %p3 = shufflevector <8 x i32> %b, <8 x i32> poison, <2 x i32> <i32 6, i32 7>
  %s0 = add <2 x i32> %a, %p0
  %s1 = add <2 x i32> %s0, %p1
  %s2 = add <2 x i32> %s1, %p2
  %s3 = add <2 x i32> %s2, %p3
  ret <2 x i32> %s3
}

define i32 @leading_lanes_v4i1(<4 x i1> %a) {
  %r = call i32 @llvm.experimental.cttz.elts.i32.v4i1(<4 x i1> %a, i1 false)
  ret i32 %r
}

define i32 @ref_leading_lanes_v4i1(<4 x i1> %a) {
  %c = icmp ne <4 x i1> %a, zeroinitializer
  %m = bitcast <4 x i1> %c to i4
  %k = call i4 @llvm.cttz.i4(i4 %m, i1 false)
  %r = zext i4 %k to i32
  ret i32 %r
}

define i32 @leading_lanes_v8i8(<8 x i8> %a) {
  %r = call i32 @llvm.experimental.cttz.elts.i32.v8i8(<8 x i8> %a, i1 false)
  ret i32 %r
}

define i32 @ref_leading_lanes_v8i8(<8 x i8> %a) {
  %c = icmp ne <8 x i8> %a, zeroinitializer
  %m = bitcast <8 x i1> %c to i8
  %k = call i8 @llvm.cttz.i8(i8 %m, i1 false)
  %r = zext i8 %k to i32
  ret i32 %r
}

define i8 @clmul_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.clmul.i8(i8 %a, i8 %b)
  ret i8 %r
}

define i8 @ref_clmul_i8(i8 %a, i8 %b) {
  %l0 = lshr i8 %b, 0
  %o0 = and i8 %l0, 1
  %h0 = shl i8 %a, 0
  %p0 = mul i8 %o0, %h0
  %x0 = xor i8 0, %p0
  %l1 = lshr i8 %b, 1
  %o1 = and i8 %l1, 1
  %h1 = shl i8 %a, 1
  %p1 = mul i8 %o1, %h1
  %x1 = xor i8 %x0, %p1
  %l2 = lshr i8 %b, 2
  %o2 = and i8 %l2, 1
  %h2 = shl i8 %a, 2
  %p2 = mul i8 %o2, %h2
  %x2 = xor i8 %x1, %p2
  %l3 = lshr i8 %b, 3
  %o3 = and i8 %l3, 1
  %h3 = shl i8 %a, 3
  %p3 = mul i8 %o3, %h3
  %x3 = xor i8 %x2, %p3
  %l4 = lshr i8 %b, 4
  %o4 = and i8 %l4, 1
  %h4 = shl i8 %a, 4
  %p4 = mul i8 %o4, %h4
  %x4 = xor i8 %x3, %p4
  %l5 = lshr i8 %b, 5
  %o5 = and i8 %l5, 1
  %h5 = shl i8 %a, 5
  %p5 = mul i8 %o5, %h5
  %x5 = xor i8 %x4, %p5
  %l6 = lshr i8 %b, 6
  %o6 = and i8 %l6, 1
  %h6 = shl i8 %a, 6
  %p6 = mul i8 %o6, %h6
  %x6 = xor i8 %x5, %p6
  %l7 = lshr i8 %b, 7
  %o7 = and i8 %l7, 1
  %h7 = shl i8 %a, 7
  %p7 = mul i8 %o7, %h7
  %x7 = xor i8 %x6, %p7
  ret i8 %x7
}

define i8 @clmul_sum_i8(i8 %a, i8 %b) {
  %p = call i8 @llvm.clmul.i8(i8 %a, i8 %b)
  %r = xor i8 %b, %p
  ret i8 %r
}

define i8 @ref_clmul_sum_i8(i8 %a, i8 %b) {
  %p = call i8 @ref_clmul_i8(i8 %a, i8 %b)
  %r = xor i8 %b, %p
  ret i8 %r
}

define i64 @clmul_high_i64(i64 %a, i64 %b) {
  %u = zext i64 %a to i128
  %v = zext i64 %b to i128
  %p = call i128 @llvm.clmul.i128(i128 %u, i128 %v)
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

define i64 @ref_clmul_high_i64(i64 %a, i64 %b) {
  %u = zext i64 %a to i128
  %v = zext i64 %b to i128
  %l0 = lshr i128 %v, 0
  %o0 = and i128 %l0, 1
  %h0 = shl i128 %u, 0
  %p0 = mul i128 %o0, %h0
  %x0 = xor i128 0, %p0
  %l1 = lshr i128 %v, 1
  %o1 = and i128 %l1, 1
  %h1 = shl i128 %u, 1
  %p1 = mul i128 %o1, %h1
  %x1 = xor i128 %x0, %p1
  %l2 = lshr i128 %v, 2
  %o2 = and i128 %l2, 1
  %h2 = shl i128 %u, 2
  %p2 = mul i128 %o2, %h2
  %x2 = xor i128 %x1, %p2
  %l3 = lshr i128 %v, 3
  %o3 = and i128 %l3, 1
  %h3 = shl i128 %u, 3
  %p3 = mul i128 %o3, %h3
  %x3 = xor i128 %x2, %p3
  %l4 = lshr i128 %v, 4
  %o4 = and i128 %l4, 1
  %h4 = shl i128 %u, 4
  %p4 = mul i128 %o4, %h4
  %x4 = xor i128 %x3, %p4
  %l5 = lshr i128 %v, 5
  %o5 = and i128 %l5, 1
  %h5 = shl i128 %u, 5
  %p5 = mul i128 %o5, %h5
  %x5 = xor i128 %x4, %p5
  %l6 = lshr i128 %v, 6
  %o6 = and i128 %l6, 1
  %h6 = shl i128 %u, 6
  %p6 = mul i128 %o6, %h6
  %x6 = xor i128 %x5, %p6
  %l7 = lshr i128 %v, 7
  %o7 = and i128 %l7, 1
  %h7 = shl i128 %u, 7
  %p7 = mul i128 %o7, %h7
  %x7 = xor i128 %x6, %p7
  %l8 = lshr i128 %v, 8
  %o8 = and i128 %l8, 1
  %h8 = shl i128 %u, 8
  %p8 = mul i128 %o8, %h8
  %x8 = xor i128 %x7, %p8
  %l9 = lshr i128 %v, 9
  %o9 = and i128 %l9, 1
  %h9 = shl i128 %u, 9
  %p9 = mul i128 %o9, %h9
  %x9 = xor i128 %x8, %p9
  %l10 = lshr i128 %v, 10
  %o10 = and i128 %l10, 1
  %h10 = shl i128 %u, 10
  %p10 = mul i128 %o10, %h10
  %x10 = xor i128 %x9, %p10
  %l11 = lshr i128 %v, 11
  %o11 = and i128 %l11, 1
  %h11 = shl i128 %u, 11
  %p11 = mul i128 %o11, %h11
  %x11 = xor i128 %x10, %p11
  %l12 = lshr i128 %v, 12
  %o12 = and i128 %l12, 1
  %h12 = shl i128 %u, 12
  %p12 = mul i128 %o12, %h12
  %x12 = xor i128 %x11, %p12
  %l13 = lshr i128 %v, 13
  %o13 = and i128 %l13, 1
  %h13 = shl i128 %u, 13
  %p13 = mul i128 %o13, %h13
  %x13 = xor i128 %x12, %p13
  %l14 = lshr i128 %v, 14
  %o14 = and i128 %l14, 1
  %h14 = shl i128 %u, 14
  %p14 = mul i128 %o14, %h14
  %x14 = xor i128 %x13, %p14
  %l15 = lshr i128 %v, 15
  %o15 = and i128 %l15, 1
  %h15 = shl i128 %u, 15
  %p15 = mul i128 %o15, %h15
  %x15 = xor i128 %x14, %p15
  %l16 = lshr i128 %v, 16
  %o16 = and i128 %l16, 1
  %h16 = shl i128 %u, 16
  %p16 = mul i128 %o16, %h16
  %x16 = xor i128 %x15, %p16
  %l17 = lshr i128 %v, 17
  %o17 = and i128 %l17, 1
  %h17 = shl i128 %u, 17
  %p17 = mul i128 %o17, %h17
  %x17 = xor i128 %x16, %p17
  %l18 = lshr i128 %v, 18
  %o18 = and i128 %l18, 1
  %h18 = shl i128 %u, 18
  %p18 = mul i128 %o18, %h18
  %x18 = xor i128 %x17, %p18
  %l19 = lshr i128 %v, 19
  %o19 = and i128 %l19, 1
  %h19 = shl i128 %u, 19
  %p19 = mul i128 %o19, %h19
  %x19 = xor i128 %x18, %p19
  %l20 = lshr i128 %v, 20
  %o20 = and i128 %l20, 1
  %h20 = shl i128 %u, 20
  %p20 = mul i128 %o20, %h20
  %x20 = xor i128 %x19, %p20
  %l21 = lshr i128 %v, 21
  %o21 = and i128 %l21, 1
  %h21 = shl i128 %u, 21
  %p21 = mul i128 %o21, %h21
  %x21 = xor i128 %x20, %p21
  %l22 = lshr i128 %v, 22
  %o22 = and i128 %l22, 1
  %h22 = shl i128 %u, 22
  %p22 = mul i128 %o22, %h22
  %x22 = xor i128 %x21, %p22
  %l23 = lshr i128 %v, 23
  %o23 = and i128 %l23, 1
  %h23 = shl i128 %u, 23
  %p23 = mul i128 %o23, %h23
  %x23 = xor i128 %x22, %p23
  %l24 = lshr i128 %v, 24
  %o24 = and i128 %l24, 1
  %h24 = shl i128 %u, 24
  %p24 = mul i128 %o24, %h24
  %x24 = xor i128 %x23, %p24
  %l25 = lshr i128 %v, 25
  %o25 = and i128 %l25, 1
  %h25 = shl i128 %u, 25
  %p25 = mul i128 %o25, %h25
  %x25 = xor i128 %x24, %p25
  %l26 = lshr i128 %v, 26
  %o26 = and i128 %l26, 1
  %h26 = shl i128 %u, 26
  %p26 = mul i128 %o26, %h26
  %x26 = xor i128 %x25, %p26
  %l27 = lshr i128 %v, 27
  %o27 = and i128 %l27, 1
  %h27 = shl i128 %u, 27
  %p27 = mul i128 %o27, %h27
  %x27 = xor i128 %x26, %p27
  %l28 = lshr i128 %v, 28
  %o28 = and i128 %l28, 1
  %h28 = shl i128 %u, 28
  %p28 = mul i128 %o28, %h28
  %x28 = xor i128 %x27, %p28
  %l29 = lshr i128 %v, 29
  %o29 = and i128 %l29, 1
  %h29 = shl i128 %u, 29
  %p29 = mul i128 %o29, %h29
  %x29 = xor i128 %x28, %p29
  %l30 = lshr i128 %v, 30
  %o30 = and i128 %l30, 1
  %h30 = shl i128 %u, 30
  %p30 = mul i128 %o30, %h30
  %x30 = xor i128 %x29, %p30
  %l31 = lshr i128 %v, 31
  %o31 = and i128 %l31, 1
  %h31 = shl i128 %u, 31
  %p31 = mul i128 %o31, %h31
  %x31 = xor i128 %x30, %p31
  %l32 = lshr i128 %v, 32
  %o32 = and i128 %l32, 1
  %h32 = shl i128 %u, 32
  %p32 = mul i128 %o32, %h32
  %x32 = xor i128 %x31, %p32
  %l33 = lshr i128 %v, 33
  %o33 = and i128 %l33, 1
  %h33 = shl i128 %u, 33
  %p33 = mul i128 %o33, %h33
  %x33 = xor i128 %x32, %p33
  %l34 = lshr i128 %v, 34
  %o34 = and i128 %l34, 1
  %h34 = shl i128 %u, 34
  %p34 = mul i128 %o34, %h34
  %x34 = xor i128 %x33, %p34
  %l35 = lshr i128 %v, 35
  %o35 = and i128 %l35, 1
  %h35 = shl i128 %u, 35
  %p35 = mul i128 %o35, %h35
  %x35 = xor i128 %x34, %p35
  %l36 = lshr i128 %v, 36
  %o36 = and i128 %l36, 1
  %h36 = shl i128 %u, 36
  %p36 = mul i128 %o36, %h36
  %x36 = xor i128 %x35, %p36
  %l37 = lshr i128 %v, 37
  %o37 = and i128 %l37, 1
  %h37 = shl i128 %u, 37
  %p37 = mul i128 %o37, %h37
  %x37 = xor i128 %x36, %p37
  %l38 = lshr i128 %v, 38
  %o38 = and i128 %l38, 1
  %h38 = shl i128 %u, 38
  %p38 = mul i128 %o38, %h38
  %x38 = xor i128 %x37, %p38
  %l39 = lshr i128 %v, 39
  %o39 = and i128 %l39, 1
  %h39 = shl i128 %u, 39
  %p39 = mul i128 %o39, %h39
  %x39 = xor i128 %x38, %p39
  %l40 = lshr i128 %v, 40
  %o40 = and i128 %l40, 1
  %h40 = shl i128 %u, 40
  %p40 = mul i128 %o40, %h40
  %x40 = xor i128 %x39, %p40
  %l41 = lshr i128 %v, 41
  %o41 = and i128 %l41, 1
  %h41 = shl i128 %u, 41
  %p41 = mul i128 %o41, %h41
  %x41 = xor i128 %x40, %p41
  %l42 = lshr i128 %v, 42
  %o42 = and i128 %l42, 1
  %h42 = shl i128 %u, 42
  %p42 = mul i128 %o42, %h42
  %x42 = xor i128 %x41, %p42
  %l43 = lshr i128 %v, 43
  %o43 = and i128 %l43, 1
  %h43 = shl i128 %u, 43
  %p43 = mul i128 %o43, %h43
  %x43 = xor i128 %x42, %p43
  %l44 = lshr i128 %v, 44
  %o44 = and i128 %l44, 1
  %h44 = shl i128 %u, 44
  %p44 = mul i128 %o44, %h44
  %x44 = xor i128 %x43, %p44
  %l45 = lshr i128 %v, 45
  %o45 = and i128 %l45, 1
  %h45 = shl i128 %u, 45
  %p45 = mul i128 %o45, %h45
  %x45 = xor i128 %x44, %p45
  %l46 = lshr i128 %v, 46
  %o46 = and i128 %l46, 1
  %h46 = shl i128 %u, 46
  %p46 = mul i128 %o46, %h46
  %x46 = xor i128 %x45, %p46
  %l47 = lshr i128 %v, 47
  %o47 = and i128 %l47, 1
  %h47 = shl i128 %u, 47
  %p47 = mul i128 %o47, %h47
  %x47 = xor i128 %x46, %p47
  %l48 = lshr i128 %v, 48
  %o48 = and i128 %l48, 1
  %h48 = shl i128 %u, 48
  %p48 = mul i128 %o48, %h48
  %x48 = xor i128 %x47, %p48
  %l49 = lshr i128 %v, 49
  %o49 = and i128 %l49, 1
  %h49 = shl i128 %u, 49
  %p49 = mul i128 %o49, %h49
  %x49 = xor i128 %x48, %p49
  %l50 = lshr i128 %v, 50
  %o50 = and i128 %l50, 1
  %h50 = shl i128 %u, 50
  %p50 = mul i128 %o50, %h50
  %x50 = xor i128 %x49, %p50
  %l51 = lshr i128 %v, 51
  %o51 = and i128 %l51, 1
  %h51 = shl i128 %u, 51
  %p51 = mul i128 %o51, %h51
  %x51 = xor i128 %x50, %p51
  %l52 = lshr i128 %v, 52
  %o52 = and i128 %l52, 1
  %h52 = shl i128 %u, 52
  %p52 = mul i128 %o52, %h52
  %x52 = xor i128 %x51, %p52
  %l53 = lshr i128 %v, 53
  %o53 = and i128 %l53, 1
  %h53 = shl i128 %u, 53
  %p53 = mul i128 %o53, %h53
  %x53 = xor i128 %x52, %p53
  %l54 = lshr i128 %v, 54
  %o54 = and i128 %l54, 1
  %h54 = shl i128 %u, 54
  %p54 = mul i128 %o54, %h54
  %x54 = xor i128 %x53, %p54
  %l55 = lshr i128 %v, 55
  %o55 = and i128 %l55, 1
  %h55 = shl i128 %u, 55
  %p55 = mul i128 %o55, %h55
  %x55 = xor i128 %x54, %p55
  %l56 = lshr i128 %v, 56
  %o56 = and i128 %l56, 1
  %h56 = shl i128 %u, 56
  %p56 = mul i128 %o56, %h56
  %x56 = xor i128 %x55, %p56
  %l57 = lshr i128 %v, 57
  %o57 = and i128 %l57, 1
  %h57 = shl i128 %u, 57
  %p57 = mul i128 %o57, %h57
  %x57 = xor i128 %x56, %p57
  %l58 = lshr i128 %v, 58
  %o58 = and i128 %l58, 1
  %h58 = shl i128 %u, 58
  %p58 = mul i128 %o58, %h58
  %x58 = xor i128 %x57, %p58
  %l59 = lshr i128 %v, 59
  %o59 = and i128 %l59, 1
  %h59 = shl i128 %u, 59
  %p59 = mul i128 %o59, %h59
  %x59 = xor i128 %x58, %p59
  %l60 = lshr i128 %v, 60
  %o60 = and i128 %l60, 1
  %h60 = shl i128 %u, 60
  %p60 = mul i128 %o60, %h60
  %x60 = xor i128 %x59, %p60
  %l61 = lshr i128 %v, 61
  %o61 = and i128 %l61, 1
  %h61 = shl i128 %u, 61
  %p61 = mul i128 %o61, %h61
  %x61 = xor i128 %x60, %p61
  %l62 = lshr i128 %v, 62
  %o62 = and i128 %l62, 1
  %h62 = shl i128 %u, 62
  %p62 = mul i128 %o62, %h62
  %x62 = xor i128 %x61, %p62
  %l63 = lshr i128 %v, 63
  %o63 = and i128 %l63, 1
  %h63 = shl i128 %u, 63
  %p63 = mul i128 %o63, %h63
  %x63 = xor i128 %x62, %p63
  %s = lshr i128 %x63, 64
  %r = trunc i128 %s to i64
  ret i64 %r
}

define i32 @clmul_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.clmul.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i32 @ref_clmul_i32(i32 %a, i32 %b) {
  %l0 = lshr i32 %b, 0
  %o0 = and i32 %l0, 1
  %h0 = shl i32 %a, 0
  %p0 = mul i32 %o0, %h0
  %x0 = xor i32 0, %p0
  %l1 = lshr i32 %b, 1
  %o1 = and i32 %l1, 1
  %h1 = shl i32 %a, 1
  %p1 = mul i32 %o1, %h1
  %x1 = xor i32 %x0, %p1
  %l2 = lshr i32 %b, 2
  %o2 = and i32 %l2, 1
  %h2 = shl i32 %a, 2
  %p2 = mul i32 %o2, %h2
  %x2 = xor i32 %x1, %p2
  %l3 = lshr i32 %b, 3
  %o3 = and i32 %l3, 1
  %h3 = shl i32 %a, 3
  %p3 = mul i32 %o3, %h3
  %x3 = xor i32 %x2, %p3
  %l4 = lshr i32 %b, 4
  %o4 = and i32 %l4, 1
  %h4 = shl i32 %a, 4
  %p4 = mul i32 %o4, %h4
  %x4 = xor i32 %x3, %p4
  %l5 = lshr i32 %b, 5
  %o5 = and i32 %l5, 1
  %h5 = shl i32 %a, 5
  %p5 = mul i32 %o5, %h5
  %x5 = xor i32 %x4, %p5
  %l6 = lshr i32 %b, 6
  %o6 = and i32 %l6, 1
  %h6 = shl i32 %a, 6
  %p6 = mul i32 %o6, %h6
  %x6 = xor i32 %x5, %p6
  %l7 = lshr i32 %b, 7
  %o7 = and i32 %l7, 1
  %h7 = shl i32 %a, 7
  %p7 = mul i32 %o7, %h7
  %x7 = xor i32 %x6, %p7
  %l8 = lshr i32 %b, 8
  %o8 = and i32 %l8, 1
  %h8 = shl i32 %a, 8
  %p8 = mul i32 %o8, %h8
  %x8 = xor i32 %x7, %p8
  %l9 = lshr i32 %b, 9
  %o9 = and i32 %l9, 1
  %h9 = shl i32 %a, 9
  %p9 = mul i32 %o9, %h9
  %x9 = xor i32 %x8, %p9
  %l10 = lshr i32 %b, 10
  %o10 = and i32 %l10, 1
  %h10 = shl i32 %a, 10
  %p10 = mul i32 %o10, %h10
  %x10 = xor i32 %x9, %p10
  %l11 = lshr i32 %b, 11
  %o11 = and i32 %l11, 1
  %h11 = shl i32 %a, 11
  %p11 = mul i32 %o11, %h11
  %x11 = xor i32 %x10, %p11
  %l12 = lshr i32 %b, 12
  %o12 = and i32 %l12, 1
  %h12 = shl i32 %a, 12
  %p12 = mul i32 %o12, %h12
  %x12 = xor i32 %x11, %p12
  %l13 = lshr i32 %b, 13
  %o13 = and i32 %l13, 1
  %h13 = shl i32 %a, 13
  %p13 = mul i32 %o13, %h13
  %x13 = xor i32 %x12, %p13
  %l14 = lshr i32 %b, 14
  %o14 = and i32 %l14, 1
  %h14 = shl i32 %a, 14
  %p14 = mul i32 %o14, %h14
  %x14 = xor i32 %x13, %p14
  %l15 = lshr i32 %b, 15
  %o15 = and i32 %l15, 1
  %h15 = shl i32 %a, 15
  %p15 = mul i32 %o15, %h15
  %x15 = xor i32 %x14, %p15
  %l16 = lshr i32 %b, 16
  %o16 = and i32 %l16, 1
  %h16 = shl i32 %a, 16
  %p16 = mul i32 %o16, %h16
  %x16 = xor i32 %x15, %p16
  %l17 = lshr i32 %b, 17
  %o17 = and i32 %l17, 1
  %h17 = shl i32 %a, 17
  %p17 = mul i32 %o17, %h17
  %x17 = xor i32 %x16, %p17
  %l18 = lshr i32 %b, 18
  %o18 = and i32 %l18, 1
  %h18 = shl i32 %a, 18
  %p18 = mul i32 %o18, %h18
  %x18 = xor i32 %x17, %p18
  %l19 = lshr i32 %b, 19
  %o19 = and i32 %l19, 1
  %h19 = shl i32 %a, 19
  %p19 = mul i32 %o19, %h19
  %x19 = xor i32 %x18, %p19
  %l20 = lshr i32 %b, 20
  %o20 = and i32 %l20, 1
  %h20 = shl i32 %a, 20
  %p20 = mul i32 %o20, %h20
  %x20 = xor i32 %x19, %p20
  %l21 = lshr i32 %b, 21
  %o21 = and i32 %l21, 1
  %h21 = shl i32 %a, 21
  %p21 = mul i32 %o21, %h21
  %x21 = xor i32 %x20, %p21
  %l22 = lshr i32 %b, 22
  %o22 = and i32 %l22, 1
  %h22 = shl i32 %a, 22
  %p22 = mul i32 %o22, %h22
  %x22 = xor i32 %x21, %p22
  %l23 = lshr i32 %b, 23
  %o23 = and i32 %l23, 1
  %h23 = shl i32 %a, 23
  %p23 = mul i32 %o23, %h23
  %x23 = xor i32 %x22, %p23
  %l24 = lshr i32 %b, 24
  %o24 = and i32 %l24, 1
  %h24 = shl i32 %a, 24
  %p24 = mul i32 %o24, %h24
  %x24 = xor i32 %x23, %p24
  %l25 = lshr i32 %b, 25
  %o25 = and i32 %l25, 1
  %h25 = shl i32 %a, 25
  %p25 = mul i32 %o25, %h25
  %x25 = xor i32 %x24, %p25
  %l26 = lshr i32 %b, 26
  %o26 = and i32 %l26, 1
  %h26 = shl i32 %a, 26
  %p26 = mul i32 %o26, %h26
  %x26 = xor i32 %x25, %p26
  %l27 = lshr i32 %b, 27
  %o27 = and i32 %l27, 1
  %h27 = shl i32 %a, 27
  %p27 = mul i32 %o27, %h27
  %x27 = xor i32 %x26, %p27
  %l28 = lshr i32 %b, 28
  %o28 = and i32 %l28, 1
  %h28 = shl i32 %a, 28
  %p28 = mul i32 %o28, %h28
  %x28 = xor i32 %x27, %p28
  %l29 = lshr i32 %b, 29
  %o29 = and i32 %l29, 1
  %h29 = shl i32 %a, 29
  %p29 = mul i32 %o29, %h29
  %x29 = xor i32 %x28, %p29
  %l30 = lshr i32 %b, 30
  %o30 = and i32 %l30, 1
  %h30 = shl i32 %a, 30
  %p30 = mul i32 %o30, %h30
  %x30 = xor i32 %x29, %p30
  %l31 = lshr i32 %b, 31
  %o31 = and i32 %l31, 1
  %h31 = shl i32 %a, 31
  %p31 = mul i32 %o31, %h31
  %x31 = xor i32 %x30, %p31
  ret i32 %x31
}

define i64 @clmul_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.clmul.i64(i64 %a, i64 %b)
  ret i64 %r
}

define i64 @ref_clmul_i64(i64 %a, i64 %b) {
  %l0 = lshr i64 %b, 0
  %o0 = and i64 %l0, 1
  %h0 = shl i64 %a, 0
  %p0 = mul i64 %o0, %h0
  %x0 = xor i64 0, %p0
  %l1 = lshr i64 %b, 1
  %o1 = and i64 %l1, 1
  %h1 = shl i64 %a, 1
  %p1 = mul i64 %o1, %h1
  %x1 = xor i64 %x0, %p1
  %l2 = lshr i64 %b, 2
  %o2 = and i64 %l2, 1
  %h2 = shl i64 %a, 2
  %p2 = mul i64 %o2, %h2
  %x2 = xor i64 %x1, %p2
  %l3 = lshr i64 %b, 3
  %o3 = and i64 %l3, 1
  %h3 = shl i64 %a, 3
  %p3 = mul i64 %o3, %h3
  %x3 = xor i64 %x2, %p3
  %l4 = lshr i64 %b, 4
  %o4 = and i64 %l4, 1
  %h4 = shl i64 %a, 4
  %p4 = mul i64 %o4, %h4
  %x4 = xor i64 %x3, %p4
  %l5 = lshr i64 %b, 5
  %o5 = and i64 %l5, 1
  %h5 = shl i64 %a, 5
  %p5 = mul i64 %o5, %h5
  %x5 = xor i64 %x4, %p5
  %l6 = lshr i64 %b, 6
  %o6 = and i64 %l6, 1
  %h6 = shl i64 %a, 6
  %p6 = mul i64 %o6, %h6
  %x6 = xor i64 %x5, %p6
  %l7 = lshr i64 %b, 7
  %o7 = and i64 %l7, 1
  %h7 = shl i64 %a, 7
  %p7 = mul i64 %o7, %h7
  %x7 = xor i64 %x6, %p7
  %l8 = lshr i64 %b, 8
  %o8 = and i64 %l8, 1
  %h8 = shl i64 %a, 8
  %p8 = mul i64 %o8, %h8
  %x8 = xor i64 %x7, %p8
  %l9 = lshr i64 %b, 9
  %o9 = and i64 %l9, 1
  %h9 = shl i64 %a, 9
  %p9 = mul i64 %o9, %h9
  %x9 = xor i64 %x8, %p9
  %l10 = lshr i64 %b, 10
  %o10 = and i64 %l10, 1
  %h10 = shl i64 %a, 10
  %p10 = mul i64 %o10, %h10
  %x10 = xor i64 %x9, %p10
  %l11 = lshr i64 %b, 11
  %o11 = and i64 %l11, 1
  %h11 = shl i64 %a, 11
  %p11 = mul i64 %o11, %h11
  %x11 = xor i64 %x10, %p11
  %l12 = lshr i64 %b, 12
  %o12 = and i64 %l12, 1
  %h12 = shl i64 %a, 12
  %p12 = mul i64 %o12, %h12
  %x12 = xor i64 %x11, %p12
  %l13 = lshr i64 %b, 13
  %o13 = and i64 %l13, 1
  %h13 = shl i64 %a, 13
  %p13 = mul i64 %o13, %h13
  %x13 = xor i64 %x12, %p13
  %l14 = lshr i64 %b, 14
  %o14 = and i64 %l14, 1
  %h14 = shl i64 %a, 14
  %p14 = mul i64 %o14, %h14
  %x14 = xor i64 %x13, %p14
  %l15 = lshr i64 %b, 15
  %o15 = and i64 %l15, 1
  %h15 = shl i64 %a, 15
  %p15 = mul i64 %o15, %h15
  %x15 = xor i64 %x14, %p15
  %l16 = lshr i64 %b, 16
  %o16 = and i64 %l16, 1
  %h16 = shl i64 %a, 16
  %p16 = mul i64 %o16, %h16
  %x16 = xor i64 %x15, %p16
  %l17 = lshr i64 %b, 17
  %o17 = and i64 %l17, 1
  %h17 = shl i64 %a, 17
  %p17 = mul i64 %o17, %h17
  %x17 = xor i64 %x16, %p17
  %l18 = lshr i64 %b, 18
  %o18 = and i64 %l18, 1
  %h18 = shl i64 %a, 18
  %p18 = mul i64 %o18, %h18
  %x18 = xor i64 %x17, %p18
  %l19 = lshr i64 %b, 19
  %o19 = and i64 %l19, 1
  %h19 = shl i64 %a, 19
  %p19 = mul i64 %o19, %h19
  %x19 = xor i64 %x18, %p19
  %l20 = lshr i64 %b, 20
  %o20 = and i64 %l20, 1
  %h20 = shl i64 %a, 20
  %p20 = mul i64 %o20, %h20
  %x20 = xor i64 %x19, %p20
  %l21 = lshr i64 %b, 21
  %o21 = and i64 %l21, 1
  %h21 = shl i64 %a, 21
  %p21 = mul i64 %o21, %h21
  %x21 = xor i64 %x20, %p21
  %l22 = lshr i64 %b, 22
  %o22 = and i64 %l22, 1
  %h22 = shl i64 %a, 22
  %p22 = mul i64 %o22, %h22
  %x22 = xor i64 %x21, %p22
  %l23 = lshr i64 %b, 23
  %o23 = and i64 %l23, 1
  %h23 = shl i64 %a, 23
  %p23 = mul i64 %o23, %h23
  %x23 = xor i64 %x22, %p23
  %l24 = lshr i64 %b, 24
  %o24 = and i64 %l24, 1
  %h24 = shl i64 %a, 24
  %p24 = mul i64 %o24, %h24
  %x24 = xor i64 %x23, %p24
  %l25 = lshr i64 %b, 25
  %o25 = and i64 %l25, 1
  %h25 = shl i64 %a, 25
  %p25 = mul i64 %o25, %h25
  %x25 = xor i64 %x24, %p25
  %l26 = lshr i64 %b, 26
  %o26 = and i64 %l26, 1
  %h26 = shl i64 %a, 26
  %p26 = mul i64 %o26, %h26
  %x26 = xor i64 %x25, %p26
  %l27 = lshr i64 %b, 27
  %o27 = and i64 %l27, 1
  %h27 = shl i64 %a, 27
  %p27 = mul i64 %o27, %h27
  %x27 = xor i64 %x26, %p27
  %l28 = lshr i64 %b, 28
  %o28 = and i64 %l28, 1
  %h28 = shl i64 %a, 28
  %p28 = mul i64 %o28, %h28
  %x28 = xor i64 %x27, %p28
  %l29 = lshr i64 %b, 29
  %o29 = and i64 %l29, 1
  %h29 = shl i64 %a, 29
  %p29 = mul i64 %o29, %h29
  %x29 = xor i64 %x28, %p29
  %l30 = lshr i64 %b, 30
  %o30 = and i64 %l30, 1
  %h30 = shl i64 %a, 30
  %p30 = mul i64 %o30, %h30
  %x30 = xor i64 %x29, %p30
  %l31 = lshr i64 %b, 31
  %o31 = and i64 %l31, 1
  %h31 = shl i64 %a, 31
  %p31 = mul i64 %o31, %h31
  %x31 = xor i64 %x30, %p31
  %l32 = lshr i64 %b, 32
  %o32 = and i64 %l32, 1
  %h32 = shl i64 %a, 32
  %p32 = mul i64 %o32, %h32
  %x32 = xor i64 %x31, %p32
  %l33 = lshr i64 %b, 33
  %o33 = and i64 %l33, 1
  %h33 = shl i64 %a, 33
  %p33 = mul i64 %o33, %h33
  %x33 = xor i64 %x32, %p33
  %l34 = lshr i64 %b, 34
  %o34 = and i64 %l34, 1
  %h34 = shl i64 %a, 34
  %p34 = mul i64 %o34, %h34
  %x34 = xor i64 %x33, %p34
  %l35 = lshr i64 %b, 35
  %o35 = and i64 %l35, 1
  %h35 = shl i64 %a, 35
  %p35 = mul i64 %o35, %h35
  %x35 = xor i64 %x34, %p35
  %l36 = lshr i64 %b, 36
  %o36 = and i64 %l36, 1
  %h36 = shl i64 %a, 36
  %p36 = mul i64 %o36, %h36
  %x36 = xor i64 %x35, %p36
  %l37 = lshr i64 %b, 37
  %o37 = and i64 %l37, 1
  %h37 = shl i64 %a, 37
  %p37 = mul i64 %o37, %h37
  %x37 = xor i64 %x36, %p37
  %l38 = lshr i64 %b, 38
  %o38 = and i64 %l38, 1
  %h38 = shl i64 %a, 38
  %p38 = mul i64 %o38, %h38
  %x38 = xor i64 %x37, %p38
  %l39 = lshr i64 %b, 39
  %o39 = and i64 %l39, 1
  %h39 = shl i64 %a, 39
  %p39 = mul i64 %o39, %h39
  %x39 = xor i64 %x38, %p39
  %l40 = lshr i64 %b, 40
  %o40 = and i64 %l40, 1
  %h40 = shl i64 %a, 40
  %p40 = mul i64 %o40, %h40
  %x40 = xor i64 %x39, %p40
  %l41 = lshr i64 %b, 41
  %o41 = and i64 %l41, 1
  %h41 = shl i64 %a, 41
  %p41 = mul i64 %o41, %h41
  %x41 = xor i64 %x40, %p41
  %l42 = lshr i64 %b, 42
  %o42 = and i64 %l42, 1
  %h42 = shl i64 %a, 42
  %p42 = mul i64 %o42, %h42
  %x42 = xor i64 %x41, %p42
  %l43 = lshr i64 %b, 43
  %o43 = and i64 %l43, 1
  %h43 = shl i64 %a, 43
  %p43 = mul i64 %o43, %h43
  %x43 = xor i64 %x42, %p43
  %l44 = lshr i64 %b, 44
  %o44 = and i64 %l44, 1
  %h44 = shl i64 %a, 44
  %p44 = mul i64 %o44, %h44
  %x44 = xor i64 %x43, %p44
  %l45 = lshr i64 %b, 45
  %o45 = and i64 %l45, 1
  %h45 = shl i64 %a, 45
  %p45 = mul i64 %o45, %h45
  %x45 = xor i64 %x44, %p45
  %l46 = lshr i64 %b, 46
  %o46 = and i64 %l46, 1
  %h46 = shl i64 %a, 46
  %p46 = mul i64 %o46, %h46
  %x46 = xor i64 %x45, %p46
  %l47 = lshr i64 %b, 47
  %o47 = and i64 %l47, 1
  %h47 = shl i64 %a, 47
  %p47 = mul i64 %o47, %h47
  %x47 = xor i64 %x46, %p47
  %l48 = lshr i64 %b, 48
  %o48 = and i64 %l48, 1
  %h48 = shl i64 %a, 48
  %p48 = mul i64 %o48, %h48
  %x48 = xor i64 %x47, %p48
  %l49 = lshr i64 %b, 49
  %o49 = and i64 %l49, 1
  %h49 = shl i64 %a, 49
  %p49 = mul i64 %o49, %h49
  %x49 = xor i64 %x48, %p49
  %l50 = lshr i64 %b, 50
  %o50 = and i64 %l50, 1
  %h50 = shl i64 %a, 50
  %p50 = mul i64 %o50, %h50
  %x50 = xor i64 %x49, %p50
  %l51 = lshr i64 %b, 51
  %o51 = and i64 %l51, 1
  %h51 = shl i64 %a, 51
  %p51 = mul i64 %o51, %h51
  %x51 = xor i64 %x50, %p51
  %l52 = lshr i64 %b, 52
  %o52 = and i64 %l52, 1
  %h52 = shl i64 %a, 52
  %p52 = mul i64 %o52, %h52
  %x52 = xor i64 %x51, %p52
  %l53 = lshr i64 %b, 53
  %o53 = and i64 %l53, 1
  %h53 = shl i64 %a, 53
  %p53 = mul i64 %o53, %h53
  %x53 = xor i64 %x52, %p53
  %l54 = lshr i64 %b, 54
  %o54 = and i64 %l54, 1
  %h54 = shl i64 %a, 54
  %p54 = mul i64 %o54, %h54
  %x54 = xor i64 %x53, %p54
  %l55 = lshr i64 %b, 55
  %o55 = and i64 %l55, 1
  %h55 = shl i64 %a, 55
  %p55 = mul i64 %o55, %h55
  %x55 = xor i64 %x54, %p55
  %l56 = lshr i64 %b, 56
  %o56 = and i64 %l56, 1
  %h56 = shl i64 %a, 56
  %p56 = mul i64 %o56, %h56
  %x56 = xor i64 %x55, %p56
  %l57 = lshr i64 %b, 57
  %o57 = and i64 %l57, 1
  %h57 = shl i64 %a, 57
  %p57 = mul i64 %o57, %h57
  %x57 = xor i64 %x56, %p57
  %l58 = lshr i64 %b, 58
  %o58 = and i64 %l58, 1
  %h58 = shl i64 %a, 58
  %p58 = mul i64 %o58, %h58
  %x58 = xor i64 %x57, %p58
  %l59 = lshr i64 %b, 59
  %o59 = and i64 %l59, 1
  %h59 = shl i64 %a, 59
  %p59 = mul i64 %o59, %h59
  %x59 = xor i64 %x58, %p59
  %l60 = lshr i64 %b, 60
  %o60 = and i64 %l60, 1
  %h60 = shl i64 %a, 60
  %p60 = mul i64 %o60, %h60
  %x60 = xor i64 %x59, %p60
  %l61 = lshr i64 %b, 61
  %o61 = and i64 %l61, 1
  %h61 = shl i64 %a, 61
  %p61 = mul i64 %o61, %h61
  %x61 = xor i64 %x60, %p61
  %l62 = lshr i64 %b, 62
  %o62 = and i64 %l62, 1
  %h62 = shl i64 %a, 62
  %p62 = mul i64 %o62, %h62
  %x62 = xor i64 %x61, %p62
  %l63 = lshr i64 %b, 63
  %o63 = and i64 %l63, 1
  %h63 = shl i64 %a, 63
  %p63 = mul i64 %o63, %h63
  %x63 = xor i64 %x62, %p63
  ret i64 %x63
}

define <2 x i16> @clmul_v2i16(<2 x i16> %a, <2 x i16> %b) {
  %r = call <2 x i16> @llvm.clmul.v2i16(<2 x i16> %a, <2 x i16> %b)
  ret <2 x i16> %r
}

define <2 x i16> @ref_clmul_v2i16(<2 x i16> %a, <2 x i16> %b) {
  %l0 = lshr <2 x i16> %b, <i16 0, i16 0>
  %o0 = and <2 x i16> %l0, <i16 1, i16 1>
  %h0 = shl <2 x i16> %a, <i16 0, i16 0>
  %p0 = mul <2 x i16> %o0, %h0
  %x0 = xor <2 x i16> zeroinitializer, %p0
  %l1 = lshr <2 x i16> %b, <i16 1, i16 1>
  %o1 = and <2 x i16> %l1, <i16 1, i16 1>
  %h1 = shl <2 x i16> %a, <i16 1, i16 1>
  %p1 = mul <2 x i16> %o1, %h1
  %x1 = xor <2 x i16> %x0, %p1
  %l2 = lshr <2 x i16> %b, <i16 2, i16 2>
  %o2 = and <2 x i16> %l2, <i16 1, i16 1>
  %h2 = shl <2 x i16> %a, <i16 2, i16 2>
  %p2 = mul <2 x i16> %o2, %h2
  %x2 = xor <2 x i16> %x1, %p2
  %l3 = lshr <2 x i16> %b, <i16 3, i16 3>
  %o3 = and <2 x i16> %l3, <i16 1, i16 1>
  %h3 = shl <2 x i16> %a, <i16 3, i16 3>
  %p3 = mul <2 x i16> %o3, %h3
  %x3 = xor <2 x i16> %x2, %p3
  %l4 = lshr <2 x i16> %b, <i16 4, i16 4>
  %o4 = and <2 x i16> %l4, <i16 1, i16 1>
  %h4 = shl <2 x i16> %a, <i16 4, i16 4>
  %p4 = mul <2 x i16> %o4, %h4
  %x4 = xor <2 x i16> %x3, %p4
  %l5 = lshr <2 x i16> %b, <i16 5, i16 5>
  %o5 = and <2 x i16> %l5, <i16 1, i16 1>
  %h5 = shl <2 x i16> %a, <i16 5, i16 5>
  %p5 = mul <2 x i16> %o5, %h5
  %x5 = xor <2 x i16> %x4, %p5
  %l6 = lshr <2 x i16> %b, <i16 6, i16 6>
  %o6 = and <2 x i16> %l6, <i16 1, i16 1>
  %h6 = shl <2 x i16> %a, <i16 6, i16 6>
  %p6 = mul <2 x i16> %o6, %h6
  %x6 = xor <2 x i16> %x5, %p6
  %l7 = lshr <2 x i16> %b, <i16 7, i16 7>
  %o7 = and <2 x i16> %l7, <i16 1, i16 1>
  %h7 = shl <2 x i16> %a, <i16 7, i16 7>
  %p7 = mul <2 x i16> %o7, %h7
  %x7 = xor <2 x i16> %x6, %p7
  %l8 = lshr <2 x i16> %b, <i16 8, i16 8>
  %o8 = and <2 x i16> %l8, <i16 1, i16 1>
  %h8 = shl <2 x i16> %a, <i16 8, i16 8>
  %p8 = mul <2 x i16> %o8, %h8
  %x8 = xor <2 x i16> %x7, %p8
  %l9 = lshr <2 x i16> %b, <i16 9, i16 9>
  %o9 = and <2 x i16> %l9, <i16 1, i16 1>
  %h9 = shl <2 x i16> %a, <i16 9, i16 9>
  %p9 = mul <2 x i16> %o9, %h9
  %x9 = xor <2 x i16> %x8, %p9
  %l10 = lshr <2 x i16> %b, <i16 10, i16 10>
  %o10 = and <2 x i16> %l10, <i16 1, i16 1>
  %h10 = shl <2 x i16> %a, <i16 10, i16 10>
  %p10 = mul <2 x i16> %o10, %h10
  %x10 = xor <2 x i16> %x9, %p10
  %l11 = lshr <2 x i16> %b, <i16 11, i16 11>
  %o11 = and <2 x i16> %l11, <i16 1, i16 1>
  %h11 = shl <2 x i16> %a, <i16 11, i16 11>
  %p11 = mul <2 x i16> %o11, %h11
  %x11 = xor <2 x i16> %x10, %p11
  %l12 = lshr <2 x i16> %b, <i16 12, i16 12>
  %o12 = and <2 x i16> %l12, <i16 1, i16 1>
  %h12 = shl <2 x i16> %a, <i16 12, i16 12>
  %p12 = mul <2 x i16> %o12, %h12
  %x12 = xor <2 x i16> %x11, %p12
  %l13 = lshr <2 x i16> %b, <i16 13, i16 13>
  %o13 = and <2 x i16> %l13, <i16 1, i16 1>
  %h13 = shl <2 x i16> %a, <i16 13, i16 13>
  %p13 = mul <2 x i16> %o13, %h13
  %x13 = xor <2 x i16> %x12, %p13
  %l14 = lshr <2 x i16> %b, <i16 14, i16 14>
  %o14 = and <2 x i16> %l14, <i16 1, i16 1>
  %h14 = shl <2 x i16> %a, <i16 14, i16 14>
  %p14 = mul <2 x i16> %o14, %h14
  %x14 = xor <2 x i16> %x13, %p14
  %l15 = lshr <2 x i16> %b, <i16 15, i16 15>
  %o15 = and <2 x i16> %l15, <i16 1, i16 1>
  %h15 = shl <2 x i16> %a, <i16 15, i16 15>
  %p15 = mul <2 x i16> %o15, %h15
  %x15 = xor <2 x i16> %x14, %p15
  ret <2 x i16> %x15
}

define <4 x i32> @splice_left(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %a, <4 x i32> %b, i32 3)
  ret <4 x i32> %r
}

define <4 x i32> @ref_splice_left(<4 x i32> %a, <4 x i32> %b) {
  %r = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
  ret <4 x i32> %r
}

define <4 x i32> @splice_right(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> %a, <4 x i32> %b, i32 3)
  ret <4 x i32> %r
}

define <4 x i32> @ref_splice_right(<4 x i32> %a, <4 x i32> %b) {
  %r = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 1, i32 2, i32 3, i32 4>
  ret <4 x i32> %r
}
