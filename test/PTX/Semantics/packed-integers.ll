; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.90.ptx --arch=sm_90a \
; RUN:   | FileCheck %s
; RUN: FileCheck %s --input-file=%t.90.ptx --check-prefix=HALVES
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.120.ptx --arch=sm_120a \
; RUN:   --ptx=9.2 | FileCheck %s
; RUN: FileCheck %s --input-file=%t.120.ptx --check-prefix=BYTES
; CHECK: results compared, 0 wrong, 0 functions not executed
; HALVES: add.u16x2
; HALVES: min.s16x2
; BYTES: add.u8x4
; BYTES: sub.sat.u8x4
; BYTES: add.sat.s16x2

; All lanes of a register at once, from registers and with constants.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define <4 x i8> @add_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = add <4 x i8> %a, %b
  ret <4 x i8> %r
}

define <4 x i8> @add_v4i8_constant(<4 x i8> %a) {
  %r = add <4 x i8> %a, <i8 1, i8 -128, i8 127, i8 -1>
  ret <4 x i8> %r
}

define <4 x i8> @sub_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = sub <4 x i8> %a, %b
  ret <4 x i8> %r
}

define <4 x i8> @sub_v4i8_constant(<4 x i8> %a) {
  %r = sub <4 x i8> <i8 1, i8 -128, i8 127, i8 -1>, %a
  ret <4 x i8> %r
}

define <4 x i8> @umin_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.umin.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}

define <4 x i8> @umin_v4i8_constant(<4 x i8> %a) {
  %r = call <4 x i8> @llvm.umin.v4i8(<4 x i8> %a, <4 x i8> <i8 1, i8 -128, i8 127, i8 -1>)
  ret <4 x i8> %r
}

define <4 x i8> @umax_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.umax.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}

define <4 x i8> @umax_v4i8_constant(<4 x i8> %a) {
  %r = call <4 x i8> @llvm.umax.v4i8(<4 x i8> %a, <4 x i8> <i8 1, i8 -128, i8 127, i8 -1>)
  ret <4 x i8> %r
}

define <4 x i8> @smin_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.smin.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}

define <4 x i8> @smin_v4i8_constant(<4 x i8> %a) {
  %r = call <4 x i8> @llvm.smin.v4i8(<4 x i8> %a, <4 x i8> <i8 1, i8 -128, i8 127, i8 -1>)
  ret <4 x i8> %r
}

define <4 x i8> @smax_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.smax.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}

define <4 x i8> @smax_v4i8_constant(<4 x i8> %a) {
  %r = call <4 x i8> @llvm.smax.v4i8(<4 x i8> %a, <4 x i8> <i8 1, i8 -128, i8 127, i8 -1>)
  ret <4 x i8> %r
}

define <4 x i8> @uadd_sat_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.uadd.sat.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}

define <4 x i8> @uadd_sat_v4i8_constant(<4 x i8> %a) {
  %r = call <4 x i8> @llvm.uadd.sat.v4i8(<4 x i8> %a, <4 x i8> <i8 1, i8 -128, i8 127, i8 -1>)
  ret <4 x i8> %r
}

define <4 x i8> @usub_sat_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.usub.sat.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}

define <4 x i8> @usub_sat_v4i8_constant(<4 x i8> %a) {
  %r = call <4 x i8> @llvm.usub.sat.v4i8(<4 x i8> %a, <4 x i8> <i8 1, i8 -128, i8 127, i8 -1>)
  ret <4 x i8> %r
}

define <4 x i8> @sadd_sat_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.sadd.sat.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}

define <4 x i8> @sadd_sat_v4i8_constant(<4 x i8> %a) {
  %r = call <4 x i8> @llvm.sadd.sat.v4i8(<4 x i8> %a, <4 x i8> <i8 1, i8 -128, i8 127, i8 -1>)
  ret <4 x i8> %r
}

define <4 x i8> @ssub_sat_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}

define <4 x i8> @ssub_sat_v4i8_constant(<4 x i8> %a) {
  %r = call <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8> %a, <4 x i8> <i8 1, i8 -128, i8 127, i8 -1>)
  ret <4 x i8> %r
}

define <8 x i8> @add_v8i8(<8 x i8> %a, <8 x i8> %b) {
  %r = add <8 x i8> %a, %b
  ret <8 x i8> %r
}

define <8 x i8> @add_v8i8_constant(<8 x i8> %a) {
  %r = add <8 x i8> %a, <i8 1, i8 -128, i8 127, i8 -1, i8 77, i8 0, i8 -77, i8 3>
  ret <8 x i8> %r
}

define <8 x i8> @sub_v8i8(<8 x i8> %a, <8 x i8> %b) {
  %r = sub <8 x i8> %a, %b
  ret <8 x i8> %r
}

define <8 x i8> @sub_v8i8_constant(<8 x i8> %a) {
  %r = sub <8 x i8> <i8 1, i8 -128, i8 127, i8 -1, i8 77, i8 0, i8 -77, i8 3>, %a
  ret <8 x i8> %r
}

define <8 x i8> @umin_v8i8(<8 x i8> %a, <8 x i8> %b) {
  %r = call <8 x i8> @llvm.umin.v8i8(<8 x i8> %a, <8 x i8> %b)
  ret <8 x i8> %r
}

define <8 x i8> @umin_v8i8_constant(<8 x i8> %a) {
  %r = call <8 x i8> @llvm.umin.v8i8(<8 x i8> %a, <8 x i8> <i8 1, i8 -128, i8 127, i8 -1, i8 77, i8 0, i8 -77, i8 3>)
  ret <8 x i8> %r
}

define <8 x i8> @umax_v8i8(<8 x i8> %a, <8 x i8> %b) {
  %r = call <8 x i8> @llvm.umax.v8i8(<8 x i8> %a, <8 x i8> %b)
  ret <8 x i8> %r
}

define <8 x i8> @umax_v8i8_constant(<8 x i8> %a) {
  %r = call <8 x i8> @llvm.umax.v8i8(<8 x i8> %a, <8 x i8> <i8 1, i8 -128, i8 127, i8 -1, i8 77, i8 0, i8 -77, i8 3>)
  ret <8 x i8> %r
}

define <8 x i8> @smin_v8i8(<8 x i8> %a, <8 x i8> %b) {
  %r = call <8 x i8> @llvm.smin.v8i8(<8 x i8> %a, <8 x i8> %b)
  ret <8 x i8> %r
}

define <8 x i8> @smin_v8i8_constant(<8 x i8> %a) {
  %r = call <8 x i8> @llvm.smin.v8i8(<8 x i8> %a, <8 x i8> <i8 1, i8 -128, i8 127, i8 -1, i8 77, i8 0, i8 -77, i8 3>)
  ret <8 x i8> %r
}

define <8 x i8> @smax_v8i8(<8 x i8> %a, <8 x i8> %b) {
  %r = call <8 x i8> @llvm.smax.v8i8(<8 x i8> %a, <8 x i8> %b)
  ret <8 x i8> %r
}

define <8 x i8> @smax_v8i8_constant(<8 x i8> %a) {
  %r = call <8 x i8> @llvm.smax.v8i8(<8 x i8> %a, <8 x i8> <i8 1, i8 -128, i8 127, i8 -1, i8 77, i8 0, i8 -77, i8 3>)
  ret <8 x i8> %r
}

define <8 x i8> @uadd_sat_v8i8(<8 x i8> %a, <8 x i8> %b) {
  %r = call <8 x i8> @llvm.uadd.sat.v8i8(<8 x i8> %a, <8 x i8> %b)
  ret <8 x i8> %r
}

define <8 x i8> @uadd_sat_v8i8_constant(<8 x i8> %a) {
  %r = call <8 x i8> @llvm.uadd.sat.v8i8(<8 x i8> %a, <8 x i8> <i8 1, i8 -128, i8 127, i8 -1, i8 77, i8 0, i8 -77, i8 3>)
  ret <8 x i8> %r
}

define <8 x i8> @usub_sat_v8i8(<8 x i8> %a, <8 x i8> %b) {
  %r = call <8 x i8> @llvm.usub.sat.v8i8(<8 x i8> %a, <8 x i8> %b)
  ret <8 x i8> %r
}

define <8 x i8> @usub_sat_v8i8_constant(<8 x i8> %a) {
  %r = call <8 x i8> @llvm.usub.sat.v8i8(<8 x i8> %a, <8 x i8> <i8 1, i8 -128, i8 127, i8 -1, i8 77, i8 0, i8 -77, i8 3>)
  ret <8 x i8> %r
}

define <8 x i8> @sadd_sat_v8i8(<8 x i8> %a, <8 x i8> %b) {
  %r = call <8 x i8> @llvm.sadd.sat.v8i8(<8 x i8> %a, <8 x i8> %b)
  ret <8 x i8> %r
}

define <8 x i8> @sadd_sat_v8i8_constant(<8 x i8> %a) {
  %r = call <8 x i8> @llvm.sadd.sat.v8i8(<8 x i8> %a, <8 x i8> <i8 1, i8 -128, i8 127, i8 -1, i8 77, i8 0, i8 -77, i8 3>)
  ret <8 x i8> %r
}

define <8 x i8> @ssub_sat_v8i8(<8 x i8> %a, <8 x i8> %b) {
  %r = call <8 x i8> @llvm.ssub.sat.v8i8(<8 x i8> %a, <8 x i8> %b)
  ret <8 x i8> %r
}

define <8 x i8> @ssub_sat_v8i8_constant(<8 x i8> %a) {
  %r = call <8 x i8> @llvm.ssub.sat.v8i8(<8 x i8> %a, <8 x i8> <i8 1, i8 -128, i8 127, i8 -1, i8 77, i8 0, i8 -77, i8 3>)
  ret <8 x i8> %r
}

define <3 x i8> @add_v3i8(<3 x i8> %a, <3 x i8> %b) {
  %r = add <3 x i8> %a, %b
  ret <3 x i8> %r
}

define <3 x i8> @add_v3i8_constant(<3 x i8> %a) {
  %r = add <3 x i8> %a, <i8 1, i8 -128, i8 127>
  ret <3 x i8> %r
}

define <3 x i8> @sub_v3i8(<3 x i8> %a, <3 x i8> %b) {
  %r = sub <3 x i8> %a, %b
  ret <3 x i8> %r
}

define <3 x i8> @sub_v3i8_constant(<3 x i8> %a) {
  %r = sub <3 x i8> <i8 1, i8 -128, i8 127>, %a
  ret <3 x i8> %r
}

define <3 x i8> @umin_v3i8(<3 x i8> %a, <3 x i8> %b) {
  %r = call <3 x i8> @llvm.umin.v3i8(<3 x i8> %a, <3 x i8> %b)
  ret <3 x i8> %r
}

define <3 x i8> @umin_v3i8_constant(<3 x i8> %a) {
  %r = call <3 x i8> @llvm.umin.v3i8(<3 x i8> %a, <3 x i8> <i8 1, i8 -128, i8 127>)
  ret <3 x i8> %r
}

define <3 x i8> @umax_v3i8(<3 x i8> %a, <3 x i8> %b) {
  %r = call <3 x i8> @llvm.umax.v3i8(<3 x i8> %a, <3 x i8> %b)
  ret <3 x i8> %r
}

define <3 x i8> @umax_v3i8_constant(<3 x i8> %a) {
  %r = call <3 x i8> @llvm.umax.v3i8(<3 x i8> %a, <3 x i8> <i8 1, i8 -128, i8 127>)
  ret <3 x i8> %r
}

define <3 x i8> @smin_v3i8(<3 x i8> %a, <3 x i8> %b) {
  %r = call <3 x i8> @llvm.smin.v3i8(<3 x i8> %a, <3 x i8> %b)
  ret <3 x i8> %r
}

define <3 x i8> @smin_v3i8_constant(<3 x i8> %a) {
  %r = call <3 x i8> @llvm.smin.v3i8(<3 x i8> %a, <3 x i8> <i8 1, i8 -128, i8 127>)
  ret <3 x i8> %r
}

define <3 x i8> @smax_v3i8(<3 x i8> %a, <3 x i8> %b) {
  %r = call <3 x i8> @llvm.smax.v3i8(<3 x i8> %a, <3 x i8> %b)
  ret <3 x i8> %r
}

define <3 x i8> @smax_v3i8_constant(<3 x i8> %a) {
  %r = call <3 x i8> @llvm.smax.v3i8(<3 x i8> %a, <3 x i8> <i8 1, i8 -128, i8 127>)
  ret <3 x i8> %r
}

define <3 x i8> @uadd_sat_v3i8(<3 x i8> %a, <3 x i8> %b) {
  %r = call <3 x i8> @llvm.uadd.sat.v3i8(<3 x i8> %a, <3 x i8> %b)
  ret <3 x i8> %r
}

define <3 x i8> @uadd_sat_v3i8_constant(<3 x i8> %a) {
  %r = call <3 x i8> @llvm.uadd.sat.v3i8(<3 x i8> %a, <3 x i8> <i8 1, i8 -128, i8 127>)
  ret <3 x i8> %r
}

define <3 x i8> @usub_sat_v3i8(<3 x i8> %a, <3 x i8> %b) {
  %r = call <3 x i8> @llvm.usub.sat.v3i8(<3 x i8> %a, <3 x i8> %b)
  ret <3 x i8> %r
}

define <3 x i8> @usub_sat_v3i8_constant(<3 x i8> %a) {
  %r = call <3 x i8> @llvm.usub.sat.v3i8(<3 x i8> %a, <3 x i8> <i8 1, i8 -128, i8 127>)
  ret <3 x i8> %r
}

define <3 x i8> @sadd_sat_v3i8(<3 x i8> %a, <3 x i8> %b) {
  %r = call <3 x i8> @llvm.sadd.sat.v3i8(<3 x i8> %a, <3 x i8> %b)
  ret <3 x i8> %r
}

define <3 x i8> @sadd_sat_v3i8_constant(<3 x i8> %a) {
  %r = call <3 x i8> @llvm.sadd.sat.v3i8(<3 x i8> %a, <3 x i8> <i8 1, i8 -128, i8 127>)
  ret <3 x i8> %r
}

define <3 x i8> @ssub_sat_v3i8(<3 x i8> %a, <3 x i8> %b) {
  %r = call <3 x i8> @llvm.ssub.sat.v3i8(<3 x i8> %a, <3 x i8> %b)
  ret <3 x i8> %r
}

define <3 x i8> @ssub_sat_v3i8_constant(<3 x i8> %a) {
  %r = call <3 x i8> @llvm.ssub.sat.v3i8(<3 x i8> %a, <3 x i8> <i8 1, i8 -128, i8 127>)
  ret <3 x i8> %r
}

define <2 x i16> @add_v2i16(<2 x i16> %a, <2 x i16> %b) {
  %r = add <2 x i16> %a, %b
  ret <2 x i16> %r
}

define <2 x i16> @add_v2i16_constant(<2 x i16> %a) {
  %r = add <2 x i16> %a, <i16 1, i16 -32768>
  ret <2 x i16> %r
}

define <2 x i16> @sub_v2i16(<2 x i16> %a, <2 x i16> %b) {
  %r = sub <2 x i16> %a, %b
  ret <2 x i16> %r
}

define <2 x i16> @sub_v2i16_constant(<2 x i16> %a) {
  %r = sub <2 x i16> <i16 1, i16 -32768>, %a
  ret <2 x i16> %r
}

define <2 x i16> @umin_v2i16(<2 x i16> %a, <2 x i16> %b) {
  %r = call <2 x i16> @llvm.umin.v2i16(<2 x i16> %a, <2 x i16> %b)
  ret <2 x i16> %r
}

define <2 x i16> @umin_v2i16_constant(<2 x i16> %a) {
  %r = call <2 x i16> @llvm.umin.v2i16(<2 x i16> %a, <2 x i16> <i16 1, i16 -32768>)
  ret <2 x i16> %r
}

define <2 x i16> @umax_v2i16(<2 x i16> %a, <2 x i16> %b) {
  %r = call <2 x i16> @llvm.umax.v2i16(<2 x i16> %a, <2 x i16> %b)
  ret <2 x i16> %r
}

define <2 x i16> @umax_v2i16_constant(<2 x i16> %a) {
  %r = call <2 x i16> @llvm.umax.v2i16(<2 x i16> %a, <2 x i16> <i16 1, i16 -32768>)
  ret <2 x i16> %r
}

define <2 x i16> @smin_v2i16(<2 x i16> %a, <2 x i16> %b) {
  %r = call <2 x i16> @llvm.smin.v2i16(<2 x i16> %a, <2 x i16> %b)
  ret <2 x i16> %r
}

define <2 x i16> @smin_v2i16_constant(<2 x i16> %a) {
  %r = call <2 x i16> @llvm.smin.v2i16(<2 x i16> %a, <2 x i16> <i16 1, i16 -32768>)
  ret <2 x i16> %r
}

define <2 x i16> @smax_v2i16(<2 x i16> %a, <2 x i16> %b) {
  %r = call <2 x i16> @llvm.smax.v2i16(<2 x i16> %a, <2 x i16> %b)
  ret <2 x i16> %r
}

define <2 x i16> @smax_v2i16_constant(<2 x i16> %a) {
  %r = call <2 x i16> @llvm.smax.v2i16(<2 x i16> %a, <2 x i16> <i16 1, i16 -32768>)
  ret <2 x i16> %r
}

define <2 x i16> @uadd_sat_v2i16(<2 x i16> %a, <2 x i16> %b) {
  %r = call <2 x i16> @llvm.uadd.sat.v2i16(<2 x i16> %a, <2 x i16> %b)
  ret <2 x i16> %r
}

define <2 x i16> @uadd_sat_v2i16_constant(<2 x i16> %a) {
  %r = call <2 x i16> @llvm.uadd.sat.v2i16(<2 x i16> %a, <2 x i16> <i16 1, i16 -32768>)
  ret <2 x i16> %r
}

define <2 x i16> @usub_sat_v2i16(<2 x i16> %a, <2 x i16> %b) {
  %r = call <2 x i16> @llvm.usub.sat.v2i16(<2 x i16> %a, <2 x i16> %b)
  ret <2 x i16> %r
}

define <2 x i16> @usub_sat_v2i16_constant(<2 x i16> %a) {
  %r = call <2 x i16> @llvm.usub.sat.v2i16(<2 x i16> %a, <2 x i16> <i16 1, i16 -32768>)
  ret <2 x i16> %r
}

define <2 x i16> @sadd_sat_v2i16(<2 x i16> %a, <2 x i16> %b) {
  %r = call <2 x i16> @llvm.sadd.sat.v2i16(<2 x i16> %a, <2 x i16> %b)
  ret <2 x i16> %r
}

define <2 x i16> @sadd_sat_v2i16_constant(<2 x i16> %a) {
  %r = call <2 x i16> @llvm.sadd.sat.v2i16(<2 x i16> %a, <2 x i16> <i16 1, i16 -32768>)
  ret <2 x i16> %r
}

define <2 x i16> @ssub_sat_v2i16(<2 x i16> %a, <2 x i16> %b) {
  %r = call <2 x i16> @llvm.ssub.sat.v2i16(<2 x i16> %a, <2 x i16> %b)
  ret <2 x i16> %r
}

define <2 x i16> @ssub_sat_v2i16_constant(<2 x i16> %a) {
  %r = call <2 x i16> @llvm.ssub.sat.v2i16(<2 x i16> %a, <2 x i16> <i16 1, i16 -32768>)
  ret <2 x i16> %r
}

define <4 x i16> @add_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = add <4 x i16> %a, %b
  ret <4 x i16> %r
}

define <4 x i16> @add_v4i16_constant(<4 x i16> %a) {
  %r = add <4 x i16> %a, <i16 1, i16 -32768, i16 -1, i16 1234>
  ret <4 x i16> %r
}

define <4 x i16> @sub_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = sub <4 x i16> %a, %b
  ret <4 x i16> %r
}

define <4 x i16> @sub_v4i16_constant(<4 x i16> %a) {
  %r = sub <4 x i16> <i16 1, i16 -32768, i16 -1, i16 1234>, %a
  ret <4 x i16> %r
}

define <4 x i16> @umin_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.umin.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}

define <4 x i16> @umin_v4i16_constant(<4 x i16> %a) {
  %r = call <4 x i16> @llvm.umin.v4i16(<4 x i16> %a, <4 x i16> <i16 1, i16 -32768, i16 -1, i16 1234>)
  ret <4 x i16> %r
}

define <4 x i16> @umax_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.umax.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}

define <4 x i16> @umax_v4i16_constant(<4 x i16> %a) {
  %r = call <4 x i16> @llvm.umax.v4i16(<4 x i16> %a, <4 x i16> <i16 1, i16 -32768, i16 -1, i16 1234>)
  ret <4 x i16> %r
}

define <4 x i16> @smin_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.smin.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}

define <4 x i16> @smin_v4i16_constant(<4 x i16> %a) {
  %r = call <4 x i16> @llvm.smin.v4i16(<4 x i16> %a, <4 x i16> <i16 1, i16 -32768, i16 -1, i16 1234>)
  ret <4 x i16> %r
}

define <4 x i16> @smax_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.smax.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}

define <4 x i16> @smax_v4i16_constant(<4 x i16> %a) {
  %r = call <4 x i16> @llvm.smax.v4i16(<4 x i16> %a, <4 x i16> <i16 1, i16 -32768, i16 -1, i16 1234>)
  ret <4 x i16> %r
}

define <4 x i16> @uadd_sat_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.uadd.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}

define <4 x i16> @uadd_sat_v4i16_constant(<4 x i16> %a) {
  %r = call <4 x i16> @llvm.uadd.sat.v4i16(<4 x i16> %a, <4 x i16> <i16 1, i16 -32768, i16 -1, i16 1234>)
  ret <4 x i16> %r
}

define <4 x i16> @usub_sat_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.usub.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}

define <4 x i16> @usub_sat_v4i16_constant(<4 x i16> %a) {
  %r = call <4 x i16> @llvm.usub.sat.v4i16(<4 x i16> %a, <4 x i16> <i16 1, i16 -32768, i16 -1, i16 1234>)
  ret <4 x i16> %r
}

define <4 x i16> @sadd_sat_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.sadd.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}

define <4 x i16> @sadd_sat_v4i16_constant(<4 x i16> %a) {
  %r = call <4 x i16> @llvm.sadd.sat.v4i16(<4 x i16> %a, <4 x i16> <i16 1, i16 -32768, i16 -1, i16 1234>)
  ret <4 x i16> %r
}

define <4 x i16> @ssub_sat_v4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.ssub.sat.v4i16(<4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}

define <4 x i16> @ssub_sat_v4i16_constant(<4 x i16> %a) {
  %r = call <4 x i16> @llvm.ssub.sat.v4i16(<4 x i16> %a, <4 x i16> <i16 1, i16 -32768, i16 -1, i16 1234>)
  ret <4 x i16> %r
}

define <3 x i16> @add_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = add <3 x i16> %a, %b
  ret <3 x i16> %r
}

define <3 x i16> @add_v3i16_constant(<3 x i16> %a) {
  %r = add <3 x i16> %a, <i16 1, i16 -32768, i16 -1>
  ret <3 x i16> %r
}

define <3 x i16> @sub_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = sub <3 x i16> %a, %b
  ret <3 x i16> %r
}

define <3 x i16> @sub_v3i16_constant(<3 x i16> %a) {
  %r = sub <3 x i16> <i16 1, i16 -32768, i16 -1>, %a
  ret <3 x i16> %r
}

define <3 x i16> @umin_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.umin.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret <3 x i16> %r
}

define <3 x i16> @umin_v3i16_constant(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.umin.v3i16(<3 x i16> %a, <3 x i16> <i16 1, i16 -32768, i16 -1>)
  ret <3 x i16> %r
}

define <3 x i16> @umax_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.umax.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret <3 x i16> %r
}

define <3 x i16> @umax_v3i16_constant(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.umax.v3i16(<3 x i16> %a, <3 x i16> <i16 1, i16 -32768, i16 -1>)
  ret <3 x i16> %r
}

define <3 x i16> @smin_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.smin.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret <3 x i16> %r
}

define <3 x i16> @smin_v3i16_constant(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.smin.v3i16(<3 x i16> %a, <3 x i16> <i16 1, i16 -32768, i16 -1>)
  ret <3 x i16> %r
}

define <3 x i16> @smax_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.smax.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret <3 x i16> %r
}

define <3 x i16> @smax_v3i16_constant(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.smax.v3i16(<3 x i16> %a, <3 x i16> <i16 1, i16 -32768, i16 -1>)
  ret <3 x i16> %r
}

define <3 x i16> @uadd_sat_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.uadd.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret <3 x i16> %r
}

define <3 x i16> @uadd_sat_v3i16_constant(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.uadd.sat.v3i16(<3 x i16> %a, <3 x i16> <i16 1, i16 -32768, i16 -1>)
  ret <3 x i16> %r
}

define <3 x i16> @usub_sat_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.usub.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret <3 x i16> %r
}

define <3 x i16> @usub_sat_v3i16_constant(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.usub.sat.v3i16(<3 x i16> %a, <3 x i16> <i16 1, i16 -32768, i16 -1>)
  ret <3 x i16> %r
}

define <3 x i16> @sadd_sat_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.sadd.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret <3 x i16> %r
}

define <3 x i16> @sadd_sat_v3i16_constant(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.sadd.sat.v3i16(<3 x i16> %a, <3 x i16> <i16 1, i16 -32768, i16 -1>)
  ret <3 x i16> %r
}

define <3 x i16> @ssub_sat_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.ssub.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret <3 x i16> %r
}

define <3 x i16> @ssub_sat_v3i16_constant(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.ssub.sat.v3i16(<3 x i16> %a, <3 x i16> <i16 1, i16 -32768, i16 -1>)
  ret <3 x i16> %r
}

define i32 @add_i32(i32 %a, i32 %b) {
  %r = add i32 %a, %b
  ret i32 %r
}

define i32 @add_i32_constant(i32 %a) {
  %r = add i32 %a, -5
  ret i32 %r
}

define i32 @sub_i32(i32 %a, i32 %b) {
  %r = sub i32 %a, %b
  ret i32 %r
}

define i32 @sub_i32_constant(i32 %a) {
  %r = sub i32 -5, %a
  ret i32 %r
}

define i32 @umin_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i32 @umin_i32_constant(i32 %a) {
  %r = call i32 @llvm.umin.i32(i32 %a, i32 -5)
  ret i32 %r
}

define i32 @umax_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.umax.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i32 @umax_i32_constant(i32 %a) {
  %r = call i32 @llvm.umax.i32(i32 %a, i32 -5)
  ret i32 %r
}

define i32 @smin_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.smin.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i32 @smin_i32_constant(i32 %a) {
  %r = call i32 @llvm.smin.i32(i32 %a, i32 -5)
  ret i32 %r
}

define i32 @smax_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i32 @smax_i32_constant(i32 %a) {
  %r = call i32 @llvm.smax.i32(i32 %a, i32 -5)
  ret i32 %r
}

define i32 @uadd_sat_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.uadd.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i32 @uadd_sat_i32_constant(i32 %a) {
  %r = call i32 @llvm.uadd.sat.i32(i32 %a, i32 -5)
  ret i32 %r
}

define i32 @usub_sat_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.usub.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i32 @usub_sat_i32_constant(i32 %a) {
  %r = call i32 @llvm.usub.sat.i32(i32 %a, i32 -5)
  ret i32 %r
}

define i32 @sadd_sat_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.sadd.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i32 @sadd_sat_i32_constant(i32 %a) {
  %r = call i32 @llvm.sadd.sat.i32(i32 %a, i32 -5)
  ret i32 %r
}

define i32 @ssub_sat_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.ssub.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}

define i32 @ssub_sat_i32_constant(i32 %a) {
  %r = call i32 @llvm.ssub.sat.i32(i32 %a, i32 -5)
  ret i32 %r
}

define <4 x i8> @shl_4i8_0(<4 x i8> %a) {
  %r = shl <4 x i8> %a, splat (i8 0)
  ret <4 x i8> %r
}

define <4 x i8> @shl_4i8_1(<4 x i8> %a) {
  %r = shl <4 x i8> %a, splat (i8 1)
  ret <4 x i8> %r
}

define <4 x i8> @shl_4i8_4(<4 x i8> %a) {
  %r = shl <4 x i8> %a, splat (i8 4)
  ret <4 x i8> %r
}

define <4 x i8> @shl_4i8_7(<4 x i8> %a) {
  %r = shl <4 x i8> %a, splat (i8 7)
  ret <4 x i8> %r
}

define <4 x i8> @lshr_4i8_0(<4 x i8> %a) {
  %r = lshr <4 x i8> %a, splat (i8 0)
  ret <4 x i8> %r
}

define <4 x i8> @lshr_4i8_1(<4 x i8> %a) {
  %r = lshr <4 x i8> %a, splat (i8 1)
  ret <4 x i8> %r
}

define <4 x i8> @lshr_4i8_4(<4 x i8> %a) {
  %r = lshr <4 x i8> %a, splat (i8 4)
  ret <4 x i8> %r
}

define <4 x i8> @lshr_4i8_7(<4 x i8> %a) {
  %r = lshr <4 x i8> %a, splat (i8 7)
  ret <4 x i8> %r
}

define <4 x i8> @ashr_4i8_0(<4 x i8> %a) {
  %r = ashr <4 x i8> %a, splat (i8 0)
  ret <4 x i8> %r
}

define <4 x i8> @ashr_4i8_1(<4 x i8> %a) {
  %r = ashr <4 x i8> %a, splat (i8 1)
  ret <4 x i8> %r
}

define <4 x i8> @ashr_4i8_4(<4 x i8> %a) {
  %r = ashr <4 x i8> %a, splat (i8 4)
  ret <4 x i8> %r
}

define <4 x i8> @ashr_4i8_7(<4 x i8> %a) {
  %r = ashr <4 x i8> %a, splat (i8 7)
  ret <4 x i8> %r
}

define <8 x i8> @shl_8i8_0(<8 x i8> %a) {
  %r = shl <8 x i8> %a, splat (i8 0)
  ret <8 x i8> %r
}

define <8 x i8> @shl_8i8_1(<8 x i8> %a) {
  %r = shl <8 x i8> %a, splat (i8 1)
  ret <8 x i8> %r
}

define <8 x i8> @shl_8i8_4(<8 x i8> %a) {
  %r = shl <8 x i8> %a, splat (i8 4)
  ret <8 x i8> %r
}

define <8 x i8> @shl_8i8_7(<8 x i8> %a) {
  %r = shl <8 x i8> %a, splat (i8 7)
  ret <8 x i8> %r
}

define <8 x i8> @lshr_8i8_0(<8 x i8> %a) {
  %r = lshr <8 x i8> %a, splat (i8 0)
  ret <8 x i8> %r
}

define <8 x i8> @lshr_8i8_1(<8 x i8> %a) {
  %r = lshr <8 x i8> %a, splat (i8 1)
  ret <8 x i8> %r
}

define <8 x i8> @lshr_8i8_4(<8 x i8> %a) {
  %r = lshr <8 x i8> %a, splat (i8 4)
  ret <8 x i8> %r
}

define <8 x i8> @lshr_8i8_7(<8 x i8> %a) {
  %r = lshr <8 x i8> %a, splat (i8 7)
  ret <8 x i8> %r
}

define <8 x i8> @ashr_8i8_0(<8 x i8> %a) {
  %r = ashr <8 x i8> %a, splat (i8 0)
  ret <8 x i8> %r
}

define <8 x i8> @ashr_8i8_1(<8 x i8> %a) {
  %r = ashr <8 x i8> %a, splat (i8 1)
  ret <8 x i8> %r
}

define <8 x i8> @ashr_8i8_4(<8 x i8> %a) {
  %r = ashr <8 x i8> %a, splat (i8 4)
  ret <8 x i8> %r
}

define <8 x i8> @ashr_8i8_7(<8 x i8> %a) {
  %r = ashr <8 x i8> %a, splat (i8 7)
  ret <8 x i8> %r
}

define <2 x i16> @shl_2i16_0(<2 x i16> %a) {
  %r = shl <2 x i16> %a, splat (i16 0)
  ret <2 x i16> %r
}

define <2 x i16> @shl_2i16_1(<2 x i16> %a) {
  %r = shl <2 x i16> %a, splat (i16 1)
  ret <2 x i16> %r
}

define <2 x i16> @shl_2i16_8(<2 x i16> %a) {
  %r = shl <2 x i16> %a, splat (i16 8)
  ret <2 x i16> %r
}

define <2 x i16> @shl_2i16_15(<2 x i16> %a) {
  %r = shl <2 x i16> %a, splat (i16 15)
  ret <2 x i16> %r
}

define <2 x i16> @lshr_2i16_0(<2 x i16> %a) {
  %r = lshr <2 x i16> %a, splat (i16 0)
  ret <2 x i16> %r
}

define <2 x i16> @lshr_2i16_1(<2 x i16> %a) {
  %r = lshr <2 x i16> %a, splat (i16 1)
  ret <2 x i16> %r
}

define <2 x i16> @lshr_2i16_8(<2 x i16> %a) {
  %r = lshr <2 x i16> %a, splat (i16 8)
  ret <2 x i16> %r
}

define <2 x i16> @lshr_2i16_15(<2 x i16> %a) {
  %r = lshr <2 x i16> %a, splat (i16 15)
  ret <2 x i16> %r
}

define <2 x i16> @ashr_2i16_0(<2 x i16> %a) {
  %r = ashr <2 x i16> %a, splat (i16 0)
  ret <2 x i16> %r
}

define <2 x i16> @ashr_2i16_1(<2 x i16> %a) {
  %r = ashr <2 x i16> %a, splat (i16 1)
  ret <2 x i16> %r
}

define <2 x i16> @ashr_2i16_8(<2 x i16> %a) {
  %r = ashr <2 x i16> %a, splat (i16 8)
  ret <2 x i16> %r
}

define <2 x i16> @ashr_2i16_15(<2 x i16> %a) {
  %r = ashr <2 x i16> %a, splat (i16 15)
  ret <2 x i16> %r
}

define <4 x i16> @shl_4i16_0(<4 x i16> %a) {
  %r = shl <4 x i16> %a, splat (i16 0)
  ret <4 x i16> %r
}

define <4 x i16> @shl_4i16_1(<4 x i16> %a) {
  %r = shl <4 x i16> %a, splat (i16 1)
  ret <4 x i16> %r
}

define <4 x i16> @shl_4i16_8(<4 x i16> %a) {
  %r = shl <4 x i16> %a, splat (i16 8)
  ret <4 x i16> %r
}

define <4 x i16> @shl_4i16_15(<4 x i16> %a) {
  %r = shl <4 x i16> %a, splat (i16 15)
  ret <4 x i16> %r
}

define <4 x i16> @lshr_4i16_0(<4 x i16> %a) {
  %r = lshr <4 x i16> %a, splat (i16 0)
  ret <4 x i16> %r
}

define <4 x i16> @lshr_4i16_1(<4 x i16> %a) {
  %r = lshr <4 x i16> %a, splat (i16 1)
  ret <4 x i16> %r
}

define <4 x i16> @lshr_4i16_8(<4 x i16> %a) {
  %r = lshr <4 x i16> %a, splat (i16 8)
  ret <4 x i16> %r
}

define <4 x i16> @lshr_4i16_15(<4 x i16> %a) {
  %r = lshr <4 x i16> %a, splat (i16 15)
  ret <4 x i16> %r
}

define <4 x i16> @ashr_4i16_0(<4 x i16> %a) {
  %r = ashr <4 x i16> %a, splat (i16 0)
  ret <4 x i16> %r
}

define <4 x i16> @ashr_4i16_1(<4 x i16> %a) {
  %r = ashr <4 x i16> %a, splat (i16 1)
  ret <4 x i16> %r
}

define <4 x i16> @ashr_4i16_8(<4 x i16> %a) {
  %r = ashr <4 x i16> %a, splat (i16 8)
  ret <4 x i16> %r
}

define <4 x i16> @ashr_4i16_15(<4 x i16> %a) {
  %r = ashr <4 x i16> %a, splat (i16 15)
  ret <4 x i16> %r
}

define <2 x i16> @and_2i16(<2 x i16> %a, <2 x i16> %b) {
  %r = and <2 x i16> %a, %b
  ret <2 x i16> %r
}

define <2 x i16> @or_2i16(<2 x i16> %a, <2 x i16> %b) {
  %r = or <2 x i16> %a, %b
  ret <2 x i16> %r
}

define <2 x i16> @xor_2i16(<2 x i16> %a, <2 x i16> %b) {
  %r = xor <2 x i16> %a, %b
  ret <2 x i16> %r
}

define <4 x i16> @and_4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = and <4 x i16> %a, %b
  ret <4 x i16> %r
}

define <4 x i16> @or_4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = or <4 x i16> %a, %b
  ret <4 x i16> %r
}

define <4 x i16> @xor_4i16(<4 x i16> %a, <4 x i16> %b) {
  %r = xor <4 x i16> %a, %b
  ret <4 x i16> %r
}

define <6 x i16> @and_6i16(<6 x i16> %a, <6 x i16> %b) {
  %r = and <6 x i16> %a, %b
  ret <6 x i16> %r
}

define <6 x i16> @or_6i16(<6 x i16> %a, <6 x i16> %b) {
  %r = or <6 x i16> %a, %b
  ret <6 x i16> %r
}

define <6 x i16> @xor_6i16(<6 x i16> %a, <6 x i16> %b) {
  %r = xor <6 x i16> %a, %b
  ret <6 x i16> %r
}

define <2 x i16> @lshr_apart(<2 x i16> %a) {
  %r = lshr <2 x i16> %a, <i16 3, i16 5>
  ret <2 x i16> %r
}

define <2 x i16> @or_constant(<2 x i16> %a) {
  %r = or <2 x i16> %a, <i16 -32768, i16 7>
  ret <2 x i16> %r
}
