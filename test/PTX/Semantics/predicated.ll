; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_90 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; Predicated operations: the results in active lanes. Only inactive lanes divide
; by zero.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define <4 x i32> @vp_add(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %y = or <4 x i32> %b, zeroinitializer
  %x = call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> %a, <4 x i32> %y, <4 x i1> %c, i32 %k)
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @ref_vp_add(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %y = or <4 x i32> %b, zeroinitializer
  %one = select <4 x i1> %on, <4 x i32> %y, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %x = add <4 x i32> %a, %one
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @vp_sub(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %y = or <4 x i32> %b, zeroinitializer
  %x = call <4 x i32> @llvm.vp.sub.v4i32(<4 x i32> %a, <4 x i32> %y, <4 x i1> %c, i32 %k)
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @ref_vp_sub(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %y = or <4 x i32> %b, zeroinitializer
  %one = select <4 x i1> %on, <4 x i32> %y, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %x = sub <4 x i32> %a, %one
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @vp_mul(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %y = or <4 x i32> %b, zeroinitializer
  %x = call <4 x i32> @llvm.vp.mul.v4i32(<4 x i32> %a, <4 x i32> %y, <4 x i1> %c, i32 %k)
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @ref_vp_mul(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %y = or <4 x i32> %b, zeroinitializer
  %one = select <4 x i1> %on, <4 x i32> %y, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %x = mul <4 x i32> %a, %one
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @vp_shl(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %y = and <4 x i32> %b, <i32 15, i32 15, i32 15, i32 15>
  %x = call <4 x i32> @llvm.vp.shl.v4i32(<4 x i32> %a, <4 x i32> %y, <4 x i1> %c, i32 %k)
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @ref_vp_shl(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %y = and <4 x i32> %b, <i32 15, i32 15, i32 15, i32 15>
  %one = select <4 x i1> %on, <4 x i32> %y, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %x = shl <4 x i32> %a, %one
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @vp_lshr(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %y = and <4 x i32> %b, <i32 15, i32 15, i32 15, i32 15>
  %x = call <4 x i32> @llvm.vp.lshr.v4i32(<4 x i32> %a, <4 x i32> %y, <4 x i1> %c, i32 %k)
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @ref_vp_lshr(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %y = and <4 x i32> %b, <i32 15, i32 15, i32 15, i32 15>
  %one = select <4 x i1> %on, <4 x i32> %y, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %x = lshr <4 x i32> %a, %one
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @vp_ashr(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %y = and <4 x i32> %b, <i32 15, i32 15, i32 15, i32 15>
  %x = call <4 x i32> @llvm.vp.ashr.v4i32(<4 x i32> %a, <4 x i32> %y, <4 x i1> %c, i32 %k)
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @ref_vp_ashr(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %y = and <4 x i32> %b, <i32 15, i32 15, i32 15, i32 15>
  %one = select <4 x i1> %on, <4 x i32> %y, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %x = ashr <4 x i32> %a, %one
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @vp_and(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %y = or <4 x i32> %b, zeroinitializer
  %x = call <4 x i32> @llvm.vp.and.v4i32(<4 x i32> %a, <4 x i32> %y, <4 x i1> %c, i32 %k)
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @ref_vp_and(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %y = or <4 x i32> %b, zeroinitializer
  %one = select <4 x i1> %on, <4 x i32> %y, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %x = and <4 x i32> %a, %one
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @vp_or(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %y = or <4 x i32> %b, zeroinitializer
  %x = call <4 x i32> @llvm.vp.or.v4i32(<4 x i32> %a, <4 x i32> %y, <4 x i1> %c, i32 %k)
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @ref_vp_or(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %y = or <4 x i32> %b, zeroinitializer
  %one = select <4 x i1> %on, <4 x i32> %y, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %x = or <4 x i32> %a, %one
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @vp_xor(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %y = or <4 x i32> %b, zeroinitializer
  %x = call <4 x i32> @llvm.vp.xor.v4i32(<4 x i32> %a, <4 x i32> %y, <4 x i1> %c, i32 %k)
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @ref_vp_xor(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %y = or <4 x i32> %b, zeroinitializer
  %one = select <4 x i1> %on, <4 x i32> %y, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %x = xor <4 x i32> %a, %one
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @vp_sdiv(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %h = lshr <4 x i32> %b, splat (i32 1)
  %odd = or <4 x i32> %h, splat (i32 1)
  %y = select <4 x i1> %on, <4 x i32> %odd, <4 x i32> %h
  %x = call <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32> %a, <4 x i32> %y, <4 x i1> %c, i32 %k)
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @ref_vp_sdiv(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %h = lshr <4 x i32> %b, splat (i32 1)
  %odd = or <4 x i32> %h, splat (i32 1)
  %y = select <4 x i1> %on, <4 x i32> %odd, <4 x i32> %h
  %one = select <4 x i1> %on, <4 x i32> %y, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %x = sdiv <4 x i32> %a, %one
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @vp_udiv(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %odd = or <4 x i32> %b, splat (i32 1)
  %y = select <4 x i1> %on, <4 x i32> %odd, <4 x i32> %b
  %x = call <4 x i32> @llvm.vp.udiv.v4i32(<4 x i32> %a, <4 x i32> %y, <4 x i1> %c, i32 %k)
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @ref_vp_udiv(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %odd = or <4 x i32> %b, splat (i32 1)
  %y = select <4 x i1> %on, <4 x i32> %odd, <4 x i32> %b
  %one = select <4 x i1> %on, <4 x i32> %y, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %x = udiv <4 x i32> %a, %one
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @vp_srem(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %h = lshr <4 x i32> %b, splat (i32 1)
  %odd = or <4 x i32> %h, splat (i32 1)
  %y = select <4 x i1> %on, <4 x i32> %odd, <4 x i32> %h
  %x = call <4 x i32> @llvm.vp.srem.v4i32(<4 x i32> %a, <4 x i32> %y, <4 x i1> %c, i32 %k)
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @ref_vp_srem(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %h = lshr <4 x i32> %b, splat (i32 1)
  %odd = or <4 x i32> %h, splat (i32 1)
  %y = select <4 x i1> %on, <4 x i32> %odd, <4 x i32> %h
  %one = select <4 x i1> %on, <4 x i32> %y, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %x = srem <4 x i32> %a, %one
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @vp_urem(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %odd = or <4 x i32> %b, splat (i32 1)
  %y = select <4 x i1> %on, <4 x i32> %odd, <4 x i32> %b
  %x = call <4 x i32> @llvm.vp.urem.v4i32(<4 x i32> %a, <4 x i32> %y, <4 x i1> %c, i32 %k)
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @ref_vp_urem(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %odd = or <4 x i32> %b, splat (i32 1)
  %y = select <4 x i1> %on, <4 x i32> %odd, <4 x i32> %b
  %one = select <4 x i1> %on, <4 x i32> %y, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %x = urem <4 x i32> %a, %one
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define i32 @vp_reduce_add(<4 x i32> %a, i32 %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %r = call i32 @llvm.vp.reduce.add.v4i32(i32 %b, <4 x i32> %a, <4 x i1> %c, i32 %k)
  ret i32 %r
}

define i32 @ref_vp_reduce_add(<4 x i32> %a, i32 %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %x = select <4 x i1> %on, <4 x i32> %a, <4 x i32> <i32 0, i32 0, i32 0, i32 0>
  %s = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %x)
  %r = add i32 %s, %b
  ret i32 %r
}

define i32 @vp_reduce_xor(<4 x i32> %a, i32 %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %r = call i32 @llvm.vp.reduce.xor.v4i32(i32 %b, <4 x i32> %a, <4 x i1> %c, i32 %k)
  ret i32 %r
}

define i32 @ref_vp_reduce_xor(<4 x i32> %a, i32 %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %x = select <4 x i1> %on, <4 x i32> %a, <4 x i32> <i32 0, i32 0, i32 0, i32 0>
  %s = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %x)
  %r = xor i32 %s, %b
  ret i32 %r
}

define i32 @vp_reduce_umax(<4 x i32> %a, i32 %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %r = call i32 @llvm.vp.reduce.umax.v4i32(i32 %b, <4 x i32> %a, <4 x i1> %c, i32 %k)
  ret i32 %r
}

define i32 @ref_vp_reduce_umax(<4 x i32> %a, i32 %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %x = select <4 x i1> %on, <4 x i32> %a, <4 x i32> <i32 0, i32 0, i32 0, i32 0>
  %s = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %x)
  %r = call i32 @llvm.umax.i32(i32 %s, i32 %b)
  ret i32 %r
}

define i32 @vp_reduce_and(<4 x i32> %a, i32 %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %r = call i32 @llvm.vp.reduce.and.v4i32(i32 %b, <4 x i32> %a, <4 x i1> %c, i32 %k)
  ret i32 %r
}

define i32 @ref_vp_reduce_and(<4 x i32> %a, i32 %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %x = select <4 x i1> %on, <4 x i32> %a, <4 x i32> <i32 -1, i32 -1, i32 -1, i32 -1>
  %s = call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %x)
  %r = and i32 %s, %b
  ret i32 %r
}

define i32 @vp_reduce_smin(<4 x i32> %a, i32 %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %r = call i32 @llvm.vp.reduce.smin.v4i32(i32 %b, <4 x i32> %a, <4 x i1> %c, i32 %k)
  ret i32 %r
}

define i32 @ref_vp_reduce_smin(<4 x i32> %a, i32 %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %x = select <4 x i1> %on, <4 x i32> %a, <4 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %s = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %x)
  %r = call i32 @llvm.smin.i32(i32 %s, i32 %b)
  ret i32 %r
}

define i32 @vp_reduce_mul(<4 x i32> %a, i32 %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %r = call i32 @llvm.vp.reduce.mul.v4i32(i32 %b, <4 x i32> %a, <4 x i1> %c, i32 %k)
  ret i32 %r
}

define i32 @ref_vp_reduce_mul(<4 x i32> %a, i32 %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %x = select <4 x i1> %on, <4 x i32> %a, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %s = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %x)
  %r = mul i32 %s, %b
  ret i32 %r
}

define <4 x i32> @vp_merge(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %r = call <4 x i32> @llvm.vp.merge.v4i32(<4 x i1> %c, <4 x i32> %a, <4 x i32> %b, i32 %k)
  ret <4 x i32> %r
}

define <4 x i32> @ref_vp_merge(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %r = select <4 x i1> %on, <4 x i32> %a, <4 x i32> %b
  ret <4 x i32> %r
}

define <4 x i32> @vp_ctpop(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %x = call <4 x i32> @llvm.vp.ctpop.v4i32(<4 x i32> %a, <4 x i1> %c, i32 %k)
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @ref_vp_ctpop(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %x = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> %a)
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @vp_bswap(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %x = call <4 x i32> @llvm.vp.bswap.v4i32(<4 x i32> %a, <4 x i1> %c, i32 %k)
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @ref_vp_bswap(<4 x i32> %a, <4 x i32> %b, <4 x i1> %c, i32 %d) {
  %n = and i32 %d, 7
  %k = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %w = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %on = and <4 x i1> %c, %w
  %x = call <4 x i32> @llvm.bswap.v4i32(<4 x i32> %a)
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @vp_reverse(<4 x i32> %a, i32 %d) {
  %n = and i32 %d, 3
  %k = add i32 %n, 1
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %on = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %x = call <4 x i32> @llvm.experimental.vp.reverse.v4i32(<4 x i32> %a, <4 x i1> splat (i1 true), i32 %k)
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @ref_vp_reverse(<4 x i32> %a, i32 %d) {
  %n = and i32 %d, 3
  %k = add i32 %n, 1
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %on = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %w = bitcast <4 x i32> %a to i128
  %t = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %b = bitcast <4 x i32> %t to i128
  %h = sub i32 4, %k
  %s = mul i32 %h, 32
  %z = zext i32 %s to i128
  %y = lshr i128 %b, %z
  %x = bitcast i128 %y to <4 x i32>
  %r = select <4 x i1> %on, <4 x i32> %x, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}

define <4 x i32> @vp_splice(<4 x i32> %a, <4 x i32> %b, i32 %d) {
  %n = and i32 %d, 3
  %k = add i32 %n, 1
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %on = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %x = call <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32> %a, <4 x i32> %b, i32 1, <4 x i1> splat (i1 true), i32 %k, i32 4)
  ret <4 x i32> %x
}

define <4 x i32> @ref_vp_splice(<4 x i32> %a, <4 x i32> %b, i32 %d) {
  %n = and i32 %d, 3
  %k = add i32 %n, 1
  %u = insertelement <4 x i32> poison, i32 %k, i32 0
  %v = shufflevector <4 x i32> %u, <4 x i32> poison, <4 x i32> zeroinitializer
  %on = icmp ult <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %v
  %w = bitcast <4 x i32> %a to i128
  %e = zext i128 %w to i256
  %o = bitcast <4 x i32> %b to i128
  %p = zext i128 %o to i256
  %s = mul i32 %k, 32
  %z = zext i32 %s to i256
  %one = shl i256 1, %z
  %m = sub i256 %one, 1
  %low = and i256 %e, %m
  %high = shl i256 %p, %z
  %all = or i256 %low, %high
  %y = lshr i256 %all, 32
  %c = trunc i256 %y to i128
  %x = bitcast i128 %c to <4 x i32>
  ret <4 x i32> %x
}
