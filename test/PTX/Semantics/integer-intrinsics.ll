; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; Every llvm.* integer intrinsic, on all kinds of widths.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i1 @smin_i1(i1 %a, i1 %b) {
  %r = call i1 @llvm.smin.i1(i1 %a, i1 %b)
  ret i1 %r
}
define i1 @smax_i1(i1 %a, i1 %b) {
  %r = call i1 @llvm.smax.i1(i1 %a, i1 %b)
  ret i1 %r
}
define i1 @umin_i1(i1 %a, i1 %b) {
  %r = call i1 @llvm.umin.i1(i1 %a, i1 %b)
  ret i1 %r
}
define i1 @umax_i1(i1 %a, i1 %b) {
  %r = call i1 @llvm.umax.i1(i1 %a, i1 %b)
  ret i1 %r
}
define i1 @sadd_sat_i1(i1 %a, i1 %b) {
  %r = call i1 @llvm.sadd.sat.i1(i1 %a, i1 %b)
  ret i1 %r
}
define i1 @ssub_sat_i1(i1 %a, i1 %b) {
  %r = call i1 @llvm.ssub.sat.i1(i1 %a, i1 %b)
  ret i1 %r
}
define i1 @uadd_sat_i1(i1 %a, i1 %b) {
  %r = call i1 @llvm.uadd.sat.i1(i1 %a, i1 %b)
  ret i1 %r
}
define i1 @usub_sat_i1(i1 %a, i1 %b) {
  %r = call i1 @llvm.usub.sat.i1(i1 %a, i1 %b)
  ret i1 %r
}
define i1 @ctlz_i1(i1 %a) {
  %r = call i1 @llvm.ctlz.i1(i1 %a, i1 false)
  ret i1 %r
}
define i1 @cttz_i1(i1 %a) {
  %r = call i1 @llvm.cttz.i1(i1 %a, i1 false)
  ret i1 %r
}
define i1 @abs_i1(i1 %a) {
  %r = call i1 @llvm.abs.i1(i1 %a, i1 false)
  ret i1 %r
}
define i1 @ctpop_i1(i1 %a) {
  %r = call i1 @llvm.ctpop.i1(i1 %a)
  ret i1 %r
}
define i1 @bitreverse_i1(i1 %a) {
  %r = call i1 @llvm.bitreverse.i1(i1 %a)
  ret i1 %r
}
define i1 @fshl_i1(i1 %a, i1 %b, i1 %c) {
  %r = call i1 @llvm.fshl.i1(i1 %a, i1 %b, i1 %c)
  ret i1 %r
}
define i1 @fshr_i1(i1 %a, i1 %b, i1 %c) {
  %r = call i1 @llvm.fshr.i1(i1 %a, i1 %b, i1 %c)
  ret i1 %r
}
define i8 @scmp_i1(i1 %a, i1 %b) {
  %r = call i8 @llvm.scmp.i8.i1(i1 %a, i1 %b)
  ret i8 %r
}
define i8 @ucmp_i1(i1 %a, i1 %b) {
  %r = call i8 @llvm.ucmp.i8.i1(i1 %a, i1 %b)
  ret i8 %r
}
define i5 @smin_i5(i5 %a, i5 %b) {
  %r = call i5 @llvm.smin.i5(i5 %a, i5 %b)
  ret i5 %r
}
define i5 @smax_i5(i5 %a, i5 %b) {
  %r = call i5 @llvm.smax.i5(i5 %a, i5 %b)
  ret i5 %r
}
define i5 @umin_i5(i5 %a, i5 %b) {
  %r = call i5 @llvm.umin.i5(i5 %a, i5 %b)
  ret i5 %r
}
define i5 @umax_i5(i5 %a, i5 %b) {
  %r = call i5 @llvm.umax.i5(i5 %a, i5 %b)
  ret i5 %r
}
define i5 @sadd_sat_i5(i5 %a, i5 %b) {
  %r = call i5 @llvm.sadd.sat.i5(i5 %a, i5 %b)
  ret i5 %r
}
define i5 @ssub_sat_i5(i5 %a, i5 %b) {
  %r = call i5 @llvm.ssub.sat.i5(i5 %a, i5 %b)
  ret i5 %r
}
define i5 @uadd_sat_i5(i5 %a, i5 %b) {
  %r = call i5 @llvm.uadd.sat.i5(i5 %a, i5 %b)
  ret i5 %r
}
define i5 @usub_sat_i5(i5 %a, i5 %b) {
  %r = call i5 @llvm.usub.sat.i5(i5 %a, i5 %b)
  ret i5 %r
}
define i5 @sshl_sat_i5(i5 %a, i5 %b) {
  %r = call i5 @llvm.sshl.sat.i5(i5 %a, i5 %b)
  ret i5 %r
}
define i5 @ushl_sat_i5(i5 %a, i5 %b) {
  %r = call i5 @llvm.ushl.sat.i5(i5 %a, i5 %b)
  ret i5 %r
}
define i5 @ctlz_i5(i5 %a) {
  %r = call i5 @llvm.ctlz.i5(i5 %a, i1 false)
  ret i5 %r
}
define i5 @cttz_i5(i5 %a) {
  %r = call i5 @llvm.cttz.i5(i5 %a, i1 false)
  ret i5 %r
}
define i5 @abs_i5(i5 %a) {
  %r = call i5 @llvm.abs.i5(i5 %a, i1 false)
  ret i5 %r
}
define i5 @ctpop_i5(i5 %a) {
  %r = call i5 @llvm.ctpop.i5(i5 %a)
  ret i5 %r
}
define i5 @bitreverse_i5(i5 %a) {
  %r = call i5 @llvm.bitreverse.i5(i5 %a)
  ret i5 %r
}
define i5 @fshl_i5(i5 %a, i5 %b, i5 %c) {
  %r = call i5 @llvm.fshl.i5(i5 %a, i5 %b, i5 %c)
  ret i5 %r
}
define i5 @fshl_by_13_i5(i5 %a, i5 %b) {
  %r = call i5 @llvm.fshl.i5(i5 %a, i5 %b, i5 13)
  ret i5 %r
}
define i5 @fshr_i5(i5 %a, i5 %b, i5 %c) {
  %r = call i5 @llvm.fshr.i5(i5 %a, i5 %b, i5 %c)
  ret i5 %r
}
define i5 @fshr_by_13_i5(i5 %a, i5 %b) {
  %r = call i5 @llvm.fshr.i5(i5 %a, i5 %b, i5 13)
  ret i5 %r
}
define i8 @scmp_i5(i5 %a, i5 %b) {
  %r = call i8 @llvm.scmp.i8.i5(i5 %a, i5 %b)
  ret i8 %r
}
define i8 @ucmp_i5(i5 %a, i5 %b) {
  %r = call i8 @llvm.ucmp.i8.i5(i5 %a, i5 %b)
  ret i8 %r
}
define i8 @smin_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.smin.i8(i8 %a, i8 %b)
  ret i8 %r
}
define i8 @smax_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.smax.i8(i8 %a, i8 %b)
  ret i8 %r
}
define i8 @umin_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.umin.i8(i8 %a, i8 %b)
  ret i8 %r
}
define i8 @umax_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.umax.i8(i8 %a, i8 %b)
  ret i8 %r
}
define i8 @sadd_sat_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.sadd.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}
define i8 @ssub_sat_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.ssub.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}
define i8 @uadd_sat_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.uadd.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}
define i8 @usub_sat_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.usub.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}
define i8 @sshl_sat_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.sshl.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}
define i8 @ushl_sat_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.ushl.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}
define i8 @ctlz_i8(i8 %a) {
  %r = call i8 @llvm.ctlz.i8(i8 %a, i1 false)
  ret i8 %r
}
define i8 @cttz_i8(i8 %a) {
  %r = call i8 @llvm.cttz.i8(i8 %a, i1 false)
  ret i8 %r
}
define i8 @abs_i8(i8 %a) {
  %r = call i8 @llvm.abs.i8(i8 %a, i1 false)
  ret i8 %r
}
define i8 @ctpop_i8(i8 %a) {
  %r = call i8 @llvm.ctpop.i8(i8 %a)
  ret i8 %r
}
define i8 @bitreverse_i8(i8 %a) {
  %r = call i8 @llvm.bitreverse.i8(i8 %a)
  ret i8 %r
}
define i8 @fshl_i8(i8 %a, i8 %b, i8 %c) {
  %r = call i8 @llvm.fshl.i8(i8 %a, i8 %b, i8 %c)
  ret i8 %r
}
define i8 @fshl_by_13_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.fshl.i8(i8 %a, i8 %b, i8 13)
  ret i8 %r
}
define i8 @fshr_i8(i8 %a, i8 %b, i8 %c) {
  %r = call i8 @llvm.fshr.i8(i8 %a, i8 %b, i8 %c)
  ret i8 %r
}
define i8 @fshr_by_13_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.fshr.i8(i8 %a, i8 %b, i8 13)
  ret i8 %r
}
define i8 @scmp_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.scmp.i8.i8(i8 %a, i8 %b)
  ret i8 %r
}
define i8 @ucmp_i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.ucmp.i8.i8(i8 %a, i8 %b)
  ret i8 %r
}
define i16 @smin_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.smin.i16(i16 %a, i16 %b)
  ret i16 %r
}
define i16 @smax_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.smax.i16(i16 %a, i16 %b)
  ret i16 %r
}
define i16 @umin_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.umin.i16(i16 %a, i16 %b)
  ret i16 %r
}
define i16 @umax_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.umax.i16(i16 %a, i16 %b)
  ret i16 %r
}
define i16 @sadd_sat_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.sadd.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}
define i16 @ssub_sat_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.ssub.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}
define i16 @uadd_sat_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.uadd.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}
define i16 @usub_sat_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.usub.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}
define i16 @sshl_sat_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.sshl.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}
define i16 @ushl_sat_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.ushl.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}
define i16 @ctlz_i16(i16 %a) {
  %r = call i16 @llvm.ctlz.i16(i16 %a, i1 false)
  ret i16 %r
}
define i16 @cttz_i16(i16 %a) {
  %r = call i16 @llvm.cttz.i16(i16 %a, i1 false)
  ret i16 %r
}
define i16 @abs_i16(i16 %a) {
  %r = call i16 @llvm.abs.i16(i16 %a, i1 false)
  ret i16 %r
}
define i16 @ctpop_i16(i16 %a) {
  %r = call i16 @llvm.ctpop.i16(i16 %a)
  ret i16 %r
}
define i16 @bitreverse_i16(i16 %a) {
  %r = call i16 @llvm.bitreverse.i16(i16 %a)
  ret i16 %r
}
define i16 @bswap_i16(i16 %a) {
  %r = call i16 @llvm.bswap.i16(i16 %a)
  ret i16 %r
}
define i16 @fshl_i16(i16 %a, i16 %b, i16 %c) {
  %r = call i16 @llvm.fshl.i16(i16 %a, i16 %b, i16 %c)
  ret i16 %r
}
define i16 @fshl_by_13_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.fshl.i16(i16 %a, i16 %b, i16 13)
  ret i16 %r
}
define i16 @fshr_i16(i16 %a, i16 %b, i16 %c) {
  %r = call i16 @llvm.fshr.i16(i16 %a, i16 %b, i16 %c)
  ret i16 %r
}
define i16 @fshr_by_13_i16(i16 %a, i16 %b) {
  %r = call i16 @llvm.fshr.i16(i16 %a, i16 %b, i16 13)
  ret i16 %r
}
define i8 @scmp_i16(i16 %a, i16 %b) {
  %r = call i8 @llvm.scmp.i8.i16(i16 %a, i16 %b)
  ret i8 %r
}
define i8 @ucmp_i16(i16 %a, i16 %b) {
  %r = call i8 @llvm.ucmp.i8.i16(i16 %a, i16 %b)
  ret i8 %r
}
define i24 @smin_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.smin.i24(i24 %a, i24 %b)
  ret i24 %r
}
define i24 @smax_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.smax.i24(i24 %a, i24 %b)
  ret i24 %r
}
define i24 @umin_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.umin.i24(i24 %a, i24 %b)
  ret i24 %r
}
define i24 @umax_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.umax.i24(i24 %a, i24 %b)
  ret i24 %r
}
define i24 @sadd_sat_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.sadd.sat.i24(i24 %a, i24 %b)
  ret i24 %r
}
define i24 @ssub_sat_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.ssub.sat.i24(i24 %a, i24 %b)
  ret i24 %r
}
define i24 @uadd_sat_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.uadd.sat.i24(i24 %a, i24 %b)
  ret i24 %r
}
define i24 @usub_sat_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.usub.sat.i24(i24 %a, i24 %b)
  ret i24 %r
}
define i24 @sshl_sat_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.sshl.sat.i24(i24 %a, i24 %b)
  ret i24 %r
}
define i24 @ushl_sat_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.ushl.sat.i24(i24 %a, i24 %b)
  ret i24 %r
}
define i24 @ctlz_i24(i24 %a) {
  %r = call i24 @llvm.ctlz.i24(i24 %a, i1 false)
  ret i24 %r
}
define i24 @cttz_i24(i24 %a) {
  %r = call i24 @llvm.cttz.i24(i24 %a, i1 false)
  ret i24 %r
}
define i24 @abs_i24(i24 %a) {
  %r = call i24 @llvm.abs.i24(i24 %a, i1 false)
  ret i24 %r
}
define i24 @ctpop_i24(i24 %a) {
  %r = call i24 @llvm.ctpop.i24(i24 %a)
  ret i24 %r
}
define i24 @bitreverse_i24(i24 %a) {
  %r = call i24 @llvm.bitreverse.i24(i24 %a)
  ret i24 %r
}
define i24 @fshl_i24(i24 %a, i24 %b, i24 %c) {
  %r = call i24 @llvm.fshl.i24(i24 %a, i24 %b, i24 %c)
  ret i24 %r
}
define i24 @fshl_by_13_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.fshl.i24(i24 %a, i24 %b, i24 13)
  ret i24 %r
}
define i24 @fshr_i24(i24 %a, i24 %b, i24 %c) {
  %r = call i24 @llvm.fshr.i24(i24 %a, i24 %b, i24 %c)
  ret i24 %r
}
define i24 @fshr_by_13_i24(i24 %a, i24 %b) {
  %r = call i24 @llvm.fshr.i24(i24 %a, i24 %b, i24 13)
  ret i24 %r
}
define i8 @scmp_i24(i24 %a, i24 %b) {
  %r = call i8 @llvm.scmp.i8.i24(i24 %a, i24 %b)
  ret i8 %r
}
define i8 @ucmp_i24(i24 %a, i24 %b) {
  %r = call i8 @llvm.ucmp.i8.i24(i24 %a, i24 %b)
  ret i8 %r
}
define i32 @smin_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.smin.i32(i32 %a, i32 %b)
  ret i32 %r
}
define i32 @smax_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  ret i32 %r
}
define i32 @umin_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  ret i32 %r
}
define i32 @umax_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.umax.i32(i32 %a, i32 %b)
  ret i32 %r
}
define i32 @sadd_sat_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.sadd.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}
define i32 @ssub_sat_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.ssub.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}
define i32 @uadd_sat_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.uadd.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}
define i32 @usub_sat_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.usub.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}
define i32 @sshl_sat_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.sshl.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}
define i32 @ushl_sat_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.ushl.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}
define i32 @ctlz_i32(i32 %a) {
  %r = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
  ret i32 %r
}
define i32 @cttz_i32(i32 %a) {
  %r = call i32 @llvm.cttz.i32(i32 %a, i1 false)
  ret i32 %r
}
define i32 @abs_i32(i32 %a) {
  %r = call i32 @llvm.abs.i32(i32 %a, i1 false)
  ret i32 %r
}
define i32 @ctpop_i32(i32 %a) {
  %r = call i32 @llvm.ctpop.i32(i32 %a)
  ret i32 %r
}
define i32 @bitreverse_i32(i32 %a) {
  %r = call i32 @llvm.bitreverse.i32(i32 %a)
  ret i32 %r
}
define i32 @bswap_i32(i32 %a) {
  %r = call i32 @llvm.bswap.i32(i32 %a)
  ret i32 %r
}
define i32 @fshl_i32(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}
define i32 @fshl_by_13_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 13)
  ret i32 %r
}
define i32 @fshr_i32(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 %c)
  ret i32 %r
}
define i32 @fshr_by_13_i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 13)
  ret i32 %r
}
define i8 @scmp_i32(i32 %a, i32 %b) {
  %r = call i8 @llvm.scmp.i8.i32(i32 %a, i32 %b)
  ret i8 %r
}
define i8 @ucmp_i32(i32 %a, i32 %b) {
  %r = call i8 @llvm.ucmp.i8.i32(i32 %a, i32 %b)
  ret i8 %r
}
define i48 @smin_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.smin.i48(i48 %a, i48 %b)
  ret i48 %r
}
define i48 @smax_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.smax.i48(i48 %a, i48 %b)
  ret i48 %r
}
define i48 @umin_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.umin.i48(i48 %a, i48 %b)
  ret i48 %r
}
define i48 @umax_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.umax.i48(i48 %a, i48 %b)
  ret i48 %r
}
define i48 @sadd_sat_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.sadd.sat.i48(i48 %a, i48 %b)
  ret i48 %r
}
define i48 @ssub_sat_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.ssub.sat.i48(i48 %a, i48 %b)
  ret i48 %r
}
define i48 @uadd_sat_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.uadd.sat.i48(i48 %a, i48 %b)
  ret i48 %r
}
define i48 @usub_sat_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.usub.sat.i48(i48 %a, i48 %b)
  ret i48 %r
}
define i48 @sshl_sat_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.sshl.sat.i48(i48 %a, i48 %b)
  ret i48 %r
}
define i48 @ushl_sat_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.ushl.sat.i48(i48 %a, i48 %b)
  ret i48 %r
}
define i48 @ctlz_i48(i48 %a) {
  %r = call i48 @llvm.ctlz.i48(i48 %a, i1 false)
  ret i48 %r
}
define i48 @cttz_i48(i48 %a) {
  %r = call i48 @llvm.cttz.i48(i48 %a, i1 false)
  ret i48 %r
}
define i48 @abs_i48(i48 %a) {
  %r = call i48 @llvm.abs.i48(i48 %a, i1 false)
  ret i48 %r
}
define i48 @ctpop_i48(i48 %a) {
  %r = call i48 @llvm.ctpop.i48(i48 %a)
  ret i48 %r
}
define i48 @bitreverse_i48(i48 %a) {
  %r = call i48 @llvm.bitreverse.i48(i48 %a)
  ret i48 %r
}
define i48 @bswap_i48(i48 %a) {
  %r = call i48 @llvm.bswap.i48(i48 %a)
  ret i48 %r
}
define i48 @fshl_i48(i48 %a, i48 %b, i48 %c) {
  %r = call i48 @llvm.fshl.i48(i48 %a, i48 %b, i48 %c)
  ret i48 %r
}
define i48 @fshl_by_13_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.fshl.i48(i48 %a, i48 %b, i48 13)
  ret i48 %r
}
define i48 @fshr_i48(i48 %a, i48 %b, i48 %c) {
  %r = call i48 @llvm.fshr.i48(i48 %a, i48 %b, i48 %c)
  ret i48 %r
}
define i48 @fshr_by_13_i48(i48 %a, i48 %b) {
  %r = call i48 @llvm.fshr.i48(i48 %a, i48 %b, i48 13)
  ret i48 %r
}
define i8 @scmp_i48(i48 %a, i48 %b) {
  %r = call i8 @llvm.scmp.i8.i48(i48 %a, i48 %b)
  ret i8 %r
}
define i8 @ucmp_i48(i48 %a, i48 %b) {
  %r = call i8 @llvm.ucmp.i8.i48(i48 %a, i48 %b)
  ret i8 %r
}
define i64 @smin_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.smin.i64(i64 %a, i64 %b)
  ret i64 %r
}
define i64 @smax_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.smax.i64(i64 %a, i64 %b)
  ret i64 %r
}
define i64 @umin_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.umin.i64(i64 %a, i64 %b)
  ret i64 %r
}
define i64 @umax_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.umax.i64(i64 %a, i64 %b)
  ret i64 %r
}
define i64 @sadd_sat_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.sadd.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}
define i64 @ssub_sat_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.ssub.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}
define i64 @uadd_sat_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.uadd.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}
define i64 @usub_sat_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.usub.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}
define i64 @sshl_sat_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.sshl.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}
define i64 @ushl_sat_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.ushl.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}
define i64 @ctlz_i64(i64 %a) {
  %r = call i64 @llvm.ctlz.i64(i64 %a, i1 false)
  ret i64 %r
}
define i64 @cttz_i64(i64 %a) {
  %r = call i64 @llvm.cttz.i64(i64 %a, i1 false)
  ret i64 %r
}
define i64 @abs_i64(i64 %a) {
  %r = call i64 @llvm.abs.i64(i64 %a, i1 false)
  ret i64 %r
}
define i64 @ctpop_i64(i64 %a) {
  %r = call i64 @llvm.ctpop.i64(i64 %a)
  ret i64 %r
}
define i64 @bitreverse_i64(i64 %a) {
  %r = call i64 @llvm.bitreverse.i64(i64 %a)
  ret i64 %r
}
define i64 @bswap_i64(i64 %a) {
  %r = call i64 @llvm.bswap.i64(i64 %a)
  ret i64 %r
}
define i64 @fshl_i64(i64 %a, i64 %b, i64 %c) {
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 %c)
  ret i64 %r
}
define i64 @fshl_by_13_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 13)
  ret i64 %r
}
define i64 @fshl_by_31_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 31)
  ret i64 %r
}
define i64 @fshl_by_32_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 32)
  ret i64 %r
}
define i64 @fshl_by_33_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 33)
  ret i64 %r
}
define i64 @fshl_by_63_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 63)
  ret i64 %r
}
define i64 @fshl_by_64_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 64)
  ret i64 %r
}
define i64 @fshl_rotate_i64(i64 %a) {
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %a, i64 41)
  ret i64 %r
}
define i64 @fshr_by_31_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %b, i64 31)
  ret i64 %r
}
define i64 @fshr_by_32_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %b, i64 32)
  ret i64 %r
}
define i64 @fshr_by_33_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %b, i64 33)
  ret i64 %r
}
define i64 @fshr_by_63_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %b, i64 63)
  ret i64 %r
}
define i64 @fshr_by_64_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %b, i64 64)
  ret i64 %r
}
define i64 @fshr_rotate_i64(i64 %a) {
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %a, i64 41)
  ret i64 %r
}
define i64 @fshr_i64(i64 %a, i64 %b, i64 %c) {
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %b, i64 %c)
  ret i64 %r
}
define i64 @fshr_by_13_i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.fshr.i64(i64 %a, i64 %b, i64 13)
  ret i64 %r
}
define i8 @scmp_i64(i64 %a, i64 %b) {
  %r = call i8 @llvm.scmp.i8.i64(i64 %a, i64 %b)
  ret i8 %r
}
define i8 @ucmp_i64(i64 %a, i64 %b) {
  %r = call i8 @llvm.ucmp.i8.i64(i64 %a, i64 %b)
  ret i8 %r
}
define i100 @smin_i100(i100 %a, i100 %b) {
  %r = call i100 @llvm.smin.i100(i100 %a, i100 %b)
  ret i100 %r
}
define i100 @smax_i100(i100 %a, i100 %b) {
  %r = call i100 @llvm.smax.i100(i100 %a, i100 %b)
  ret i100 %r
}
define i100 @umin_i100(i100 %a, i100 %b) {
  %r = call i100 @llvm.umin.i100(i100 %a, i100 %b)
  ret i100 %r
}
define i100 @umax_i100(i100 %a, i100 %b) {
  %r = call i100 @llvm.umax.i100(i100 %a, i100 %b)
  ret i100 %r
}
define i100 @ctlz_i100(i100 %a) {
  %r = call i100 @llvm.ctlz.i100(i100 %a, i1 false)
  ret i100 %r
}
define i100 @cttz_i100(i100 %a) {
  %r = call i100 @llvm.cttz.i100(i100 %a, i1 false)
  ret i100 %r
}
define i100 @abs_i100(i100 %a) {
  %r = call i100 @llvm.abs.i100(i100 %a, i1 false)
  ret i100 %r
}
define i100 @ctpop_i100(i100 %a) {
  %r = call i100 @llvm.ctpop.i100(i100 %a)
  ret i100 %r
}
define i100 @bitreverse_i100(i100 %a) {
  %r = call i100 @llvm.bitreverse.i100(i100 %a)
  ret i100 %r
}
define i8 @scmp_i100(i100 %a, i100 %b) {
  %r = call i8 @llvm.scmp.i8.i100(i100 %a, i100 %b)
  ret i8 %r
}
define i8 @ucmp_i100(i100 %a, i100 %b) {
  %r = call i8 @llvm.ucmp.i8.i100(i100 %a, i100 %b)
  ret i8 %r
}
define i128 @smin_i128(i128 %a, i128 %b) {
  %r = call i128 @llvm.smin.i128(i128 %a, i128 %b)
  ret i128 %r
}
define i128 @smax_i128(i128 %a, i128 %b) {
  %r = call i128 @llvm.smax.i128(i128 %a, i128 %b)
  ret i128 %r
}
define i128 @umin_i128(i128 %a, i128 %b) {
  %r = call i128 @llvm.umin.i128(i128 %a, i128 %b)
  ret i128 %r
}
define i128 @umax_i128(i128 %a, i128 %b) {
  %r = call i128 @llvm.umax.i128(i128 %a, i128 %b)
  ret i128 %r
}
define i128 @ctlz_i128(i128 %a) {
  %r = call i128 @llvm.ctlz.i128(i128 %a, i1 false)
  ret i128 %r
}
define i128 @cttz_i128(i128 %a) {
  %r = call i128 @llvm.cttz.i128(i128 %a, i1 false)
  ret i128 %r
}
define i128 @abs_i128(i128 %a) {
  %r = call i128 @llvm.abs.i128(i128 %a, i1 false)
  ret i128 %r
}
define i128 @ctpop_i128(i128 %a) {
  %r = call i128 @llvm.ctpop.i128(i128 %a)
  ret i128 %r
}
define i128 @bitreverse_i128(i128 %a) {
  %r = call i128 @llvm.bitreverse.i128(i128 %a)
  ret i128 %r
}
define i128 @bswap_i128(i128 %a) {
  %r = call i128 @llvm.bswap.i128(i128 %a)
  ret i128 %r
}
define i128 @fshl_i128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.fshl.i128(i128 %a, i128 %b, i128 %c)
  ret i128 %r
}
define i128 @fshl_by_13_i128(i128 %a, i128 %b) {
  %r = call i128 @llvm.fshl.i128(i128 %a, i128 %b, i128 13)
  ret i128 %r
}
define i128 @fshr_i128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.fshr.i128(i128 %a, i128 %b, i128 %c)
  ret i128 %r
}
define i128 @fshr_by_13_i128(i128 %a, i128 %b) {
  %r = call i128 @llvm.fshr.i128(i128 %a, i128 %b, i128 13)
  ret i128 %r
}
define i8 @scmp_i128(i128 %a, i128 %b) {
  %r = call i8 @llvm.scmp.i8.i128(i128 %a, i128 %b)
  ret i8 %r
}
define i8 @ucmp_i128(i128 %a, i128 %b) {
  %r = call i8 @llvm.ucmp.i8.i128(i128 %a, i128 %b)
  ret i8 %r
}
define i192 @smin_i192(i192 %a, i192 %b) {
  %r = call i192 @llvm.smin.i192(i192 %a, i192 %b)
  ret i192 %r
}
define i192 @smax_i192(i192 %a, i192 %b) {
  %r = call i192 @llvm.smax.i192(i192 %a, i192 %b)
  ret i192 %r
}
define i192 @umin_i192(i192 %a, i192 %b) {
  %r = call i192 @llvm.umin.i192(i192 %a, i192 %b)
  ret i192 %r
}
define i192 @umax_i192(i192 %a, i192 %b) {
  %r = call i192 @llvm.umax.i192(i192 %a, i192 %b)
  ret i192 %r
}
define i192 @ctlz_i192(i192 %a) {
  %r = call i192 @llvm.ctlz.i192(i192 %a, i1 false)
  ret i192 %r
}
define i192 @cttz_i192(i192 %a) {
  %r = call i192 @llvm.cttz.i192(i192 %a, i1 false)
  ret i192 %r
}
define i192 @abs_i192(i192 %a) {
  %r = call i192 @llvm.abs.i192(i192 %a, i1 false)
  ret i192 %r
}
define i192 @ctpop_i192(i192 %a) {
  %r = call i192 @llvm.ctpop.i192(i192 %a)
  ret i192 %r
}
define i192 @bitreverse_i192(i192 %a) {
  %r = call i192 @llvm.bitreverse.i192(i192 %a)
  ret i192 %r
}
define i192 @bswap_i192(i192 %a) {
  %r = call i192 @llvm.bswap.i192(i192 %a)
  ret i192 %r
}
define i8 @scmp_i192(i192 %a, i192 %b) {
  %r = call i8 @llvm.scmp.i8.i192(i192 %a, i192 %b)
  ret i8 %r
}
define i8 @ucmp_i192(i192 %a, i192 %b) {
  %r = call i8 @llvm.ucmp.i8.i192(i192 %a, i192 %b)
  ret i8 %r
}
define <4 x i8> @smin_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.smin.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}
define <4 x i8> @smax_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.smax.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}
define <4 x i8> @umin_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.umin.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}
define <4 x i8> @umax_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.umax.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}
define <4 x i8> @sadd_sat_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.sadd.sat.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}
define <4 x i8> @ssub_sat_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}
define <4 x i8> @uadd_sat_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.uadd.sat.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}
define <4 x i8> @usub_sat_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.usub.sat.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}
define <4 x i8> @ctlz_v4i8(<4 x i8> %a) {
  %r = call <4 x i8> @llvm.ctlz.v4i8(<4 x i8> %a, i1 false)
  ret <4 x i8> %r
}
define <4 x i8> @cttz_v4i8(<4 x i8> %a) {
  %r = call <4 x i8> @llvm.cttz.v4i8(<4 x i8> %a, i1 false)
  ret <4 x i8> %r
}
define <4 x i8> @abs_v4i8(<4 x i8> %a) {
  %r = call <4 x i8> @llvm.abs.v4i8(<4 x i8> %a, i1 false)
  ret <4 x i8> %r
}
define <4 x i8> @ctpop_v4i8(<4 x i8> %a) {
  %r = call <4 x i8> @llvm.ctpop.v4i8(<4 x i8> %a)
  ret <4 x i8> %r
}
define <4 x i8> @bitreverse_v4i8(<4 x i8> %a) {
  %r = call <4 x i8> @llvm.bitreverse.v4i8(<4 x i8> %a)
  ret <4 x i8> %r
}
define <4 x i8> @fshl_v4i8(<4 x i8> %a, <4 x i8> %b, <4 x i8> %c) {
  %r = call <4 x i8> @llvm.fshl.v4i8(<4 x i8> %a, <4 x i8> %b, <4 x i8> %c)
  ret <4 x i8> %r
}
define <4 x i8> @fshr_v4i8(<4 x i8> %a, <4 x i8> %b, <4 x i8> %c) {
  %r = call <4 x i8> @llvm.fshr.v4i8(<4 x i8> %a, <4 x i8> %b, <4 x i8> %c)
  ret <4 x i8> %r
}
define <4 x i8> @scmp_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.scmp.v4i8.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}
define <4 x i8> @ucmp_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %r = call <4 x i8> @llvm.ucmp.v4i8.v4i8(<4 x i8> %a, <4 x i8> %b)
  ret <4 x i8> %r
}
define i8 @reduce_add_v4i8(<4 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.add.v4i8(<4 x i8> %a)
  ret i8 %r
}
define i8 @reduce_mul_v4i8(<4 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.mul.v4i8(<4 x i8> %a)
  ret i8 %r
}
define i8 @reduce_and_v4i8(<4 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.and.v4i8(<4 x i8> %a)
  ret i8 %r
}
define i8 @reduce_or_v4i8(<4 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.or.v4i8(<4 x i8> %a)
  ret i8 %r
}
define i8 @reduce_xor_v4i8(<4 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.xor.v4i8(<4 x i8> %a)
  ret i8 %r
}
define i8 @reduce_smax_v4i8(<4 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.smax.v4i8(<4 x i8> %a)
  ret i8 %r
}
define i8 @reduce_smin_v4i8(<4 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.smin.v4i8(<4 x i8> %a)
  ret i8 %r
}
define i8 @reduce_umax_v4i8(<4 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.umax.v4i8(<4 x i8> %a)
  ret i8 %r
}
define i8 @reduce_umin_v4i8(<4 x i8> %a) {
  %r = call i8 @llvm.vector.reduce.umin.v4i8(<4 x i8> %a)
  ret i8 %r
}
define <2 x i32> @smin_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %a, <2 x i32> %b)
  ret <2 x i32> %r
}
define <2 x i32> @smax_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %a, <2 x i32> %b)
  ret <2 x i32> %r
}
define <2 x i32> @umin_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = call <2 x i32> @llvm.umin.v2i32(<2 x i32> %a, <2 x i32> %b)
  ret <2 x i32> %r
}
define <2 x i32> @umax_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = call <2 x i32> @llvm.umax.v2i32(<2 x i32> %a, <2 x i32> %b)
  ret <2 x i32> %r
}
define <2 x i32> @sadd_sat_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = call <2 x i32> @llvm.sadd.sat.v2i32(<2 x i32> %a, <2 x i32> %b)
  ret <2 x i32> %r
}
define <2 x i32> @ssub_sat_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = call <2 x i32> @llvm.ssub.sat.v2i32(<2 x i32> %a, <2 x i32> %b)
  ret <2 x i32> %r
}
define <2 x i32> @uadd_sat_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = call <2 x i32> @llvm.uadd.sat.v2i32(<2 x i32> %a, <2 x i32> %b)
  ret <2 x i32> %r
}
define <2 x i32> @usub_sat_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = call <2 x i32> @llvm.usub.sat.v2i32(<2 x i32> %a, <2 x i32> %b)
  ret <2 x i32> %r
}
define <2 x i32> @ctlz_v2i32(<2 x i32> %a) {
  %r = call <2 x i32> @llvm.ctlz.v2i32(<2 x i32> %a, i1 false)
  ret <2 x i32> %r
}
define <2 x i32> @cttz_v2i32(<2 x i32> %a) {
  %r = call <2 x i32> @llvm.cttz.v2i32(<2 x i32> %a, i1 false)
  ret <2 x i32> %r
}
define <2 x i32> @abs_v2i32(<2 x i32> %a) {
  %r = call <2 x i32> @llvm.abs.v2i32(<2 x i32> %a, i1 false)
  ret <2 x i32> %r
}
define <2 x i32> @ctpop_v2i32(<2 x i32> %a) {
  %r = call <2 x i32> @llvm.ctpop.v2i32(<2 x i32> %a)
  ret <2 x i32> %r
}
define <2 x i32> @bitreverse_v2i32(<2 x i32> %a) {
  %r = call <2 x i32> @llvm.bitreverse.v2i32(<2 x i32> %a)
  ret <2 x i32> %r
}
define <2 x i32> @bswap_v2i32(<2 x i32> %a) {
  %r = call <2 x i32> @llvm.bswap.v2i32(<2 x i32> %a)
  ret <2 x i32> %r
}
define <2 x i32> @fshl_v2i32(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c) {
  %r = call <2 x i32> @llvm.fshl.v2i32(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c)
  ret <2 x i32> %r
}
define <2 x i32> @fshr_v2i32(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c) {
  %r = call <2 x i32> @llvm.fshr.v2i32(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c)
  ret <2 x i32> %r
}
define <2 x i8> @scmp_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = call <2 x i8> @llvm.scmp.v2i8.v2i32(<2 x i32> %a, <2 x i32> %b)
  ret <2 x i8> %r
}
define <2 x i8> @ucmp_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = call <2 x i8> @llvm.ucmp.v2i8.v2i32(<2 x i32> %a, <2 x i32> %b)
  ret <2 x i8> %r
}
define i32 @reduce_add_v2i32(<2 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %a)
  ret i32 %r
}
define i32 @reduce_mul_v2i32(<2 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.mul.v2i32(<2 x i32> %a)
  ret i32 %r
}
define i32 @reduce_and_v2i32(<2 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.and.v2i32(<2 x i32> %a)
  ret i32 %r
}
define i32 @reduce_or_v2i32(<2 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.or.v2i32(<2 x i32> %a)
  ret i32 %r
}
define i32 @reduce_xor_v2i32(<2 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.xor.v2i32(<2 x i32> %a)
  ret i32 %r
}
define i32 @reduce_smax_v2i32(<2 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.smax.v2i32(<2 x i32> %a)
  ret i32 %r
}
define i32 @reduce_smin_v2i32(<2 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.smin.v2i32(<2 x i32> %a)
  ret i32 %r
}
define i32 @reduce_umax_v2i32(<2 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.umax.v2i32(<2 x i32> %a)
  ret i32 %r
}
define i32 @reduce_umin_v2i32(<2 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.umin.v2i32(<2 x i32> %a)
  ret i32 %r
}
define <3 x i16> @smin_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.smin.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret <3 x i16> %r
}
define <3 x i16> @smax_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.smax.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret <3 x i16> %r
}
define <3 x i16> @umin_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.umin.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret <3 x i16> %r
}
define <3 x i16> @umax_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.umax.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret <3 x i16> %r
}
define <3 x i16> @sadd_sat_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.sadd.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret <3 x i16> %r
}
define <3 x i16> @ssub_sat_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.ssub.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret <3 x i16> %r
}
define <3 x i16> @uadd_sat_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.uadd.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret <3 x i16> %r
}
define <3 x i16> @usub_sat_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i16> @llvm.usub.sat.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret <3 x i16> %r
}
define <3 x i16> @ctlz_v3i16(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.ctlz.v3i16(<3 x i16> %a, i1 false)
  ret <3 x i16> %r
}
define <3 x i16> @cttz_v3i16(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.cttz.v3i16(<3 x i16> %a, i1 false)
  ret <3 x i16> %r
}
define <3 x i16> @abs_v3i16(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.abs.v3i16(<3 x i16> %a, i1 false)
  ret <3 x i16> %r
}
define <3 x i16> @ctpop_v3i16(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.ctpop.v3i16(<3 x i16> %a)
  ret <3 x i16> %r
}
define <3 x i16> @bitreverse_v3i16(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.bitreverse.v3i16(<3 x i16> %a)
  ret <3 x i16> %r
}
define <3 x i16> @bswap_v3i16(<3 x i16> %a) {
  %r = call <3 x i16> @llvm.bswap.v3i16(<3 x i16> %a)
  ret <3 x i16> %r
}
define <3 x i16> @fshl_v3i16(<3 x i16> %a, <3 x i16> %b, <3 x i16> %c) {
  %r = call <3 x i16> @llvm.fshl.v3i16(<3 x i16> %a, <3 x i16> %b, <3 x i16> %c)
  ret <3 x i16> %r
}
define <3 x i16> @fshr_v3i16(<3 x i16> %a, <3 x i16> %b, <3 x i16> %c) {
  %r = call <3 x i16> @llvm.fshr.v3i16(<3 x i16> %a, <3 x i16> %b, <3 x i16> %c)
  ret <3 x i16> %r
}
define <3 x i8> @scmp_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i8> @llvm.scmp.v3i8.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret <3 x i8> %r
}
define <3 x i8> @ucmp_v3i16(<3 x i16> %a, <3 x i16> %b) {
  %r = call <3 x i8> @llvm.ucmp.v3i8.v3i16(<3 x i16> %a, <3 x i16> %b)
  ret <3 x i8> %r
}
define i16 @reduce_add_v3i16(<3 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.add.v3i16(<3 x i16> %a)
  ret i16 %r
}
define i16 @reduce_mul_v3i16(<3 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.mul.v3i16(<3 x i16> %a)
  ret i16 %r
}
define i16 @reduce_and_v3i16(<3 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.and.v3i16(<3 x i16> %a)
  ret i16 %r
}
define i16 @reduce_or_v3i16(<3 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.or.v3i16(<3 x i16> %a)
  ret i16 %r
}
define i16 @reduce_xor_v3i16(<3 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.xor.v3i16(<3 x i16> %a)
  ret i16 %r
}
define i16 @reduce_smax_v3i16(<3 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.smax.v3i16(<3 x i16> %a)
  ret i16 %r
}
define i16 @reduce_smin_v3i16(<3 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.smin.v3i16(<3 x i16> %a)
  ret i16 %r
}
define i16 @reduce_umax_v3i16(<3 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.umax.v3i16(<3 x i16> %a)
  ret i16 %r
}
define i16 @reduce_umin_v3i16(<3 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.umin.v3i16(<3 x i16> %a)
  ret i16 %r
}
define <2 x i128> @smin_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = call <2 x i128> @llvm.smin.v2i128(<2 x i128> %a, <2 x i128> %b)
  ret <2 x i128> %r
}
define <2 x i128> @smax_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = call <2 x i128> @llvm.smax.v2i128(<2 x i128> %a, <2 x i128> %b)
  ret <2 x i128> %r
}
define <2 x i128> @umin_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = call <2 x i128> @llvm.umin.v2i128(<2 x i128> %a, <2 x i128> %b)
  ret <2 x i128> %r
}
define <2 x i128> @umax_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = call <2 x i128> @llvm.umax.v2i128(<2 x i128> %a, <2 x i128> %b)
  ret <2 x i128> %r
}
define <2 x i128> @ctlz_v2i128(<2 x i128> %a) {
  %r = call <2 x i128> @llvm.ctlz.v2i128(<2 x i128> %a, i1 false)
  ret <2 x i128> %r
}
define <2 x i128> @cttz_v2i128(<2 x i128> %a) {
  %r = call <2 x i128> @llvm.cttz.v2i128(<2 x i128> %a, i1 false)
  ret <2 x i128> %r
}
define <2 x i128> @abs_v2i128(<2 x i128> %a) {
  %r = call <2 x i128> @llvm.abs.v2i128(<2 x i128> %a, i1 false)
  ret <2 x i128> %r
}
define <2 x i128> @ctpop_v2i128(<2 x i128> %a) {
  %r = call <2 x i128> @llvm.ctpop.v2i128(<2 x i128> %a)
  ret <2 x i128> %r
}
define <2 x i128> @bitreverse_v2i128(<2 x i128> %a) {
  %r = call <2 x i128> @llvm.bitreverse.v2i128(<2 x i128> %a)
  ret <2 x i128> %r
}
define <2 x i128> @bswap_v2i128(<2 x i128> %a) {
  %r = call <2 x i128> @llvm.bswap.v2i128(<2 x i128> %a)
  ret <2 x i128> %r
}
define <2 x i128> @fshl_v2i128(<2 x i128> %a, <2 x i128> %b, <2 x i128> %c) {
  %r = call <2 x i128> @llvm.fshl.v2i128(<2 x i128> %a, <2 x i128> %b, <2 x i128> %c)
  ret <2 x i128> %r
}
define <2 x i128> @fshr_v2i128(<2 x i128> %a, <2 x i128> %b, <2 x i128> %c) {
  %r = call <2 x i128> @llvm.fshr.v2i128(<2 x i128> %a, <2 x i128> %b, <2 x i128> %c)
  ret <2 x i128> %r
}
define <2 x i8> @scmp_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = call <2 x i8> @llvm.scmp.v2i8.v2i128(<2 x i128> %a, <2 x i128> %b)
  ret <2 x i8> %r
}
define <2 x i8> @ucmp_v2i128(<2 x i128> %a, <2 x i128> %b) {
  %r = call <2 x i8> @llvm.ucmp.v2i8.v2i128(<2 x i128> %a, <2 x i128> %b)
  ret <2 x i8> %r
}
define <2 x i1> @smin_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = call <2 x i1> @llvm.smin.v2i1(<2 x i1> %a, <2 x i1> %b)
  ret <2 x i1> %r
}
define <2 x i1> @smax_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = call <2 x i1> @llvm.smax.v2i1(<2 x i1> %a, <2 x i1> %b)
  ret <2 x i1> %r
}
define <2 x i1> @umin_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = call <2 x i1> @llvm.umin.v2i1(<2 x i1> %a, <2 x i1> %b)
  ret <2 x i1> %r
}
define <2 x i1> @umax_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = call <2 x i1> @llvm.umax.v2i1(<2 x i1> %a, <2 x i1> %b)
  ret <2 x i1> %r
}
define <2 x i1> @sadd_sat_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = call <2 x i1> @llvm.sadd.sat.v2i1(<2 x i1> %a, <2 x i1> %b)
  ret <2 x i1> %r
}
define <2 x i1> @ssub_sat_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = call <2 x i1> @llvm.ssub.sat.v2i1(<2 x i1> %a, <2 x i1> %b)
  ret <2 x i1> %r
}
define <2 x i1> @uadd_sat_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = call <2 x i1> @llvm.uadd.sat.v2i1(<2 x i1> %a, <2 x i1> %b)
  ret <2 x i1> %r
}
define <2 x i1> @usub_sat_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = call <2 x i1> @llvm.usub.sat.v2i1(<2 x i1> %a, <2 x i1> %b)
  ret <2 x i1> %r
}
define <2 x i1> @ctlz_v2i1(<2 x i1> %a) {
  %r = call <2 x i1> @llvm.ctlz.v2i1(<2 x i1> %a, i1 false)
  ret <2 x i1> %r
}
define <2 x i1> @cttz_v2i1(<2 x i1> %a) {
  %r = call <2 x i1> @llvm.cttz.v2i1(<2 x i1> %a, i1 false)
  ret <2 x i1> %r
}
define <2 x i1> @abs_v2i1(<2 x i1> %a) {
  %r = call <2 x i1> @llvm.abs.v2i1(<2 x i1> %a, i1 false)
  ret <2 x i1> %r
}
define <2 x i1> @ctpop_v2i1(<2 x i1> %a) {
  %r = call <2 x i1> @llvm.ctpop.v2i1(<2 x i1> %a)
  ret <2 x i1> %r
}
define <2 x i1> @bitreverse_v2i1(<2 x i1> %a) {
  %r = call <2 x i1> @llvm.bitreverse.v2i1(<2 x i1> %a)
  ret <2 x i1> %r
}
define <2 x i1> @fshl_v2i1(<2 x i1> %a, <2 x i1> %b, <2 x i1> %c) {
  %r = call <2 x i1> @llvm.fshl.v2i1(<2 x i1> %a, <2 x i1> %b, <2 x i1> %c)
  ret <2 x i1> %r
}
define <2 x i1> @fshr_v2i1(<2 x i1> %a, <2 x i1> %b, <2 x i1> %c) {
  %r = call <2 x i1> @llvm.fshr.v2i1(<2 x i1> %a, <2 x i1> %b, <2 x i1> %c)
  ret <2 x i1> %r
}
define <2 x i8> @scmp_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = call <2 x i8> @llvm.scmp.v2i8.v2i1(<2 x i1> %a, <2 x i1> %b)
  ret <2 x i8> %r
}
define <2 x i8> @ucmp_v2i1(<2 x i1> %a, <2 x i1> %b) {
  %r = call <2 x i8> @llvm.ucmp.v2i8.v2i1(<2 x i1> %a, <2 x i1> %b)
  ret <2 x i8> %r
}
define i1 @reduce_add_v2i1(<2 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.add.v2i1(<2 x i1> %a)
  ret i1 %r
}
define i1 @reduce_mul_v2i1(<2 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.mul.v2i1(<2 x i1> %a)
  ret i1 %r
}
define i1 @reduce_and_v2i1(<2 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.and.v2i1(<2 x i1> %a)
  ret i1 %r
}
define i1 @reduce_or_v2i1(<2 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.or.v2i1(<2 x i1> %a)
  ret i1 %r
}
define i1 @reduce_xor_v2i1(<2 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.xor.v2i1(<2 x i1> %a)
  ret i1 %r
}
define i1 @reduce_smax_v2i1(<2 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.smax.v2i1(<2 x i1> %a)
  ret i1 %r
}
define i1 @reduce_smin_v2i1(<2 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.smin.v2i1(<2 x i1> %a)
  ret i1 %r
}
define i1 @reduce_umax_v2i1(<2 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.umax.v2i1(<2 x i1> %a)
  ret i1 %r
}
define i1 @reduce_umin_v2i1(<2 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.umin.v2i1(<2 x i1> %a)
  ret i1 %r
}
declare <2 x i128> @llvm.abs.v2i128(<2 x i128>, i1)
declare <2 x i128> @llvm.bitreverse.v2i128(<2 x i128>)
declare <2 x i128> @llvm.bswap.v2i128(<2 x i128>)
declare <2 x i128> @llvm.ctlz.v2i128(<2 x i128>, i1)
declare <2 x i128> @llvm.ctpop.v2i128(<2 x i128>)
declare <2 x i128> @llvm.cttz.v2i128(<2 x i128>, i1)
declare <2 x i128> @llvm.fshl.v2i128(<2 x i128>, <2 x i128>, <2 x i128>)
declare <2 x i128> @llvm.fshr.v2i128(<2 x i128>, <2 x i128>, <2 x i128>)
declare <2 x i128> @llvm.smax.v2i128(<2 x i128>, <2 x i128>)
declare <2 x i128> @llvm.smin.v2i128(<2 x i128>, <2 x i128>)
declare <2 x i128> @llvm.umax.v2i128(<2 x i128>, <2 x i128>)
declare <2 x i128> @llvm.umin.v2i128(<2 x i128>, <2 x i128>)
declare <2 x i1> @llvm.abs.v2i1(<2 x i1>, i1)
declare <2 x i1> @llvm.bitreverse.v2i1(<2 x i1>)
declare <2 x i1> @llvm.ctlz.v2i1(<2 x i1>, i1)
declare <2 x i1> @llvm.ctpop.v2i1(<2 x i1>)
declare <2 x i1> @llvm.cttz.v2i1(<2 x i1>, i1)
declare <2 x i1> @llvm.fshl.v2i1(<2 x i1>, <2 x i1>, <2 x i1>)
declare <2 x i1> @llvm.fshr.v2i1(<2 x i1>, <2 x i1>, <2 x i1>)
declare <2 x i1> @llvm.sadd.sat.v2i1(<2 x i1>, <2 x i1>)
declare <2 x i1> @llvm.smax.v2i1(<2 x i1>, <2 x i1>)
declare <2 x i1> @llvm.smin.v2i1(<2 x i1>, <2 x i1>)
declare <2 x i1> @llvm.ssub.sat.v2i1(<2 x i1>, <2 x i1>)
declare <2 x i1> @llvm.uadd.sat.v2i1(<2 x i1>, <2 x i1>)
declare <2 x i1> @llvm.umax.v2i1(<2 x i1>, <2 x i1>)
declare <2 x i1> @llvm.umin.v2i1(<2 x i1>, <2 x i1>)
declare <2 x i1> @llvm.usub.sat.v2i1(<2 x i1>, <2 x i1>)
declare <2 x i32> @llvm.abs.v2i32(<2 x i32>, i1)
declare <2 x i32> @llvm.bitreverse.v2i32(<2 x i32>)
declare <2 x i32> @llvm.bswap.v2i32(<2 x i32>)
declare <2 x i32> @llvm.ctlz.v2i32(<2 x i32>, i1)
declare <2 x i32> @llvm.ctpop.v2i32(<2 x i32>)
declare <2 x i32> @llvm.cttz.v2i32(<2 x i32>, i1)
declare <2 x i32> @llvm.fshl.v2i32(<2 x i32>, <2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.fshr.v2i32(<2 x i32>, <2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.sadd.sat.v2i32(<2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.smax.v2i32(<2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.smin.v2i32(<2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.ssub.sat.v2i32(<2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.uadd.sat.v2i32(<2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.umax.v2i32(<2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.umin.v2i32(<2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.usub.sat.v2i32(<2 x i32>, <2 x i32>)
declare <2 x i8> @llvm.scmp.v2i8.v2i1(<2 x i1>, <2 x i1>)
declare <2 x i8> @llvm.scmp.v2i8.v2i128(<2 x i128>, <2 x i128>)
declare <2 x i8> @llvm.scmp.v2i8.v2i32(<2 x i32>, <2 x i32>)
declare <2 x i8> @llvm.ucmp.v2i8.v2i1(<2 x i1>, <2 x i1>)
declare <2 x i8> @llvm.ucmp.v2i8.v2i128(<2 x i128>, <2 x i128>)
declare <2 x i8> @llvm.ucmp.v2i8.v2i32(<2 x i32>, <2 x i32>)
declare <3 x i16> @llvm.abs.v3i16(<3 x i16>, i1)
declare <3 x i16> @llvm.bitreverse.v3i16(<3 x i16>)
declare <3 x i16> @llvm.bswap.v3i16(<3 x i16>)
declare <3 x i16> @llvm.ctlz.v3i16(<3 x i16>, i1)
declare <3 x i16> @llvm.ctpop.v3i16(<3 x i16>)
declare <3 x i16> @llvm.cttz.v3i16(<3 x i16>, i1)
declare <3 x i16> @llvm.fshl.v3i16(<3 x i16>, <3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.fshr.v3i16(<3 x i16>, <3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.sadd.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.smax.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.smin.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.ssub.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.uadd.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.umax.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.umin.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.usub.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i8> @llvm.scmp.v3i8.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i8> @llvm.ucmp.v3i8.v3i16(<3 x i16>, <3 x i16>)
declare <4 x i8> @llvm.abs.v4i8(<4 x i8>, i1)
declare <4 x i8> @llvm.bitreverse.v4i8(<4 x i8>)
declare <4 x i8> @llvm.ctlz.v4i8(<4 x i8>, i1)
declare <4 x i8> @llvm.ctpop.v4i8(<4 x i8>)
declare <4 x i8> @llvm.cttz.v4i8(<4 x i8>, i1)
declare <4 x i8> @llvm.fshl.v4i8(<4 x i8>, <4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.fshr.v4i8(<4 x i8>, <4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.sadd.sat.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.scmp.v4i8.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.smax.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.smin.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.uadd.sat.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.ucmp.v4i8.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.umax.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.umin.v4i8(<4 x i8>, <4 x i8>)
declare <4 x i8> @llvm.usub.sat.v4i8(<4 x i8>, <4 x i8>)
declare i1 @llvm.abs.i1(i1, i1)
declare i1 @llvm.bitreverse.i1(i1)
declare i1 @llvm.ctlz.i1(i1, i1)
declare i1 @llvm.ctpop.i1(i1)
declare i1 @llvm.cttz.i1(i1, i1)
declare i1 @llvm.fshl.i1(i1, i1, i1)
declare i1 @llvm.fshr.i1(i1, i1, i1)
declare i1 @llvm.sadd.sat.i1(i1, i1)
declare i1 @llvm.smax.i1(i1, i1)
declare i1 @llvm.smin.i1(i1, i1)
declare i1 @llvm.ssub.sat.i1(i1, i1)
declare i1 @llvm.uadd.sat.i1(i1, i1)
declare i1 @llvm.umax.i1(i1, i1)
declare i1 @llvm.umin.i1(i1, i1)
declare i1 @llvm.usub.sat.i1(i1, i1)
declare i1 @llvm.vector.reduce.add.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.and.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.mul.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.or.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.smax.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.smin.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.umax.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.umin.v2i1(<2 x i1>)
declare i1 @llvm.vector.reduce.xor.v2i1(<2 x i1>)
declare i100 @llvm.abs.i100(i100, i1)
declare i100 @llvm.bitreverse.i100(i100)
declare i100 @llvm.ctlz.i100(i100, i1)
declare i100 @llvm.ctpop.i100(i100)
declare i100 @llvm.cttz.i100(i100, i1)
declare i100 @llvm.smax.i100(i100, i100)
declare i100 @llvm.smin.i100(i100, i100)
declare i100 @llvm.umax.i100(i100, i100)
declare i100 @llvm.umin.i100(i100, i100)
declare i128 @llvm.abs.i128(i128, i1)
declare i128 @llvm.bitreverse.i128(i128)
declare i128 @llvm.bswap.i128(i128)
declare i128 @llvm.ctlz.i128(i128, i1)
declare i128 @llvm.ctpop.i128(i128)
declare i128 @llvm.cttz.i128(i128, i1)
declare i128 @llvm.fshl.i128(i128, i128, i128)
declare i128 @llvm.fshr.i128(i128, i128, i128)
declare i128 @llvm.smax.i128(i128, i128)
declare i128 @llvm.smin.i128(i128, i128)
declare i128 @llvm.umax.i128(i128, i128)
declare i128 @llvm.umin.i128(i128, i128)
declare i16 @llvm.abs.i16(i16, i1)
declare i16 @llvm.bitreverse.i16(i16)
declare i16 @llvm.bswap.i16(i16)
declare i16 @llvm.ctlz.i16(i16, i1)
declare i16 @llvm.ctpop.i16(i16)
declare i16 @llvm.cttz.i16(i16, i1)
declare i16 @llvm.fshl.i16(i16, i16, i16)
declare i16 @llvm.fshr.i16(i16, i16, i16)
declare i16 @llvm.sadd.sat.i16(i16, i16)
declare i16 @llvm.smax.i16(i16, i16)
declare i16 @llvm.smin.i16(i16, i16)
declare i16 @llvm.sshl.sat.i16(i16, i16)
declare i16 @llvm.ssub.sat.i16(i16, i16)
declare i16 @llvm.uadd.sat.i16(i16, i16)
declare i16 @llvm.umax.i16(i16, i16)
declare i16 @llvm.umin.i16(i16, i16)
declare i16 @llvm.ushl.sat.i16(i16, i16)
declare i16 @llvm.usub.sat.i16(i16, i16)
declare i16 @llvm.vector.reduce.add.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.and.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.mul.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.or.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.smax.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.smin.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.umax.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.umin.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.xor.v3i16(<3 x i16>)
declare i192 @llvm.abs.i192(i192, i1)
declare i192 @llvm.bitreverse.i192(i192)
declare i192 @llvm.bswap.i192(i192)
declare i192 @llvm.ctlz.i192(i192, i1)
declare i192 @llvm.ctpop.i192(i192)
declare i192 @llvm.cttz.i192(i192, i1)
declare i192 @llvm.smax.i192(i192, i192)
declare i192 @llvm.smin.i192(i192, i192)
declare i192 @llvm.umax.i192(i192, i192)
declare i192 @llvm.umin.i192(i192, i192)
declare i24 @llvm.abs.i24(i24, i1)
declare i24 @llvm.bitreverse.i24(i24)
declare i24 @llvm.ctlz.i24(i24, i1)
declare i24 @llvm.ctpop.i24(i24)
declare i24 @llvm.cttz.i24(i24, i1)
declare i24 @llvm.fshl.i24(i24, i24, i24)
declare i24 @llvm.fshr.i24(i24, i24, i24)
declare i24 @llvm.sadd.sat.i24(i24, i24)
declare i24 @llvm.smax.i24(i24, i24)
declare i24 @llvm.smin.i24(i24, i24)
declare i24 @llvm.sshl.sat.i24(i24, i24)
declare i24 @llvm.ssub.sat.i24(i24, i24)
declare i24 @llvm.uadd.sat.i24(i24, i24)
declare i24 @llvm.umax.i24(i24, i24)
declare i24 @llvm.umin.i24(i24, i24)
declare i24 @llvm.ushl.sat.i24(i24, i24)
declare i24 @llvm.usub.sat.i24(i24, i24)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.sshl.sat.i32(i32, i32)
declare i32 @llvm.ssub.sat.i32(i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.ushl.sat.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>)
declare i32 @llvm.vector.reduce.and.v2i32(<2 x i32>)
declare i32 @llvm.vector.reduce.mul.v2i32(<2 x i32>)
declare i32 @llvm.vector.reduce.or.v2i32(<2 x i32>)
declare i32 @llvm.vector.reduce.smax.v2i32(<2 x i32>)
declare i32 @llvm.vector.reduce.smin.v2i32(<2 x i32>)
declare i32 @llvm.vector.reduce.umax.v2i32(<2 x i32>)
declare i32 @llvm.vector.reduce.umin.v2i32(<2 x i32>)
declare i32 @llvm.vector.reduce.xor.v2i32(<2 x i32>)
declare i48 @llvm.abs.i48(i48, i1)
declare i48 @llvm.bitreverse.i48(i48)
declare i48 @llvm.bswap.i48(i48)
declare i48 @llvm.ctlz.i48(i48, i1)
declare i48 @llvm.ctpop.i48(i48)
declare i48 @llvm.cttz.i48(i48, i1)
declare i48 @llvm.fshl.i48(i48, i48, i48)
declare i48 @llvm.fshr.i48(i48, i48, i48)
declare i48 @llvm.sadd.sat.i48(i48, i48)
declare i48 @llvm.smax.i48(i48, i48)
declare i48 @llvm.smin.i48(i48, i48)
declare i48 @llvm.sshl.sat.i48(i48, i48)
declare i48 @llvm.ssub.sat.i48(i48, i48)
declare i48 @llvm.uadd.sat.i48(i48, i48)
declare i48 @llvm.umax.i48(i48, i48)
declare i48 @llvm.umin.i48(i48, i48)
declare i48 @llvm.ushl.sat.i48(i48, i48)
declare i48 @llvm.usub.sat.i48(i48, i48)
declare i5 @llvm.abs.i5(i5, i1)
declare i5 @llvm.bitreverse.i5(i5)
declare i5 @llvm.ctlz.i5(i5, i1)
declare i5 @llvm.ctpop.i5(i5)
declare i5 @llvm.cttz.i5(i5, i1)
declare i5 @llvm.fshl.i5(i5, i5, i5)
declare i5 @llvm.fshr.i5(i5, i5, i5)
declare i5 @llvm.sadd.sat.i5(i5, i5)
declare i5 @llvm.smax.i5(i5, i5)
declare i5 @llvm.smin.i5(i5, i5)
declare i5 @llvm.sshl.sat.i5(i5, i5)
declare i5 @llvm.ssub.sat.i5(i5, i5)
declare i5 @llvm.uadd.sat.i5(i5, i5)
declare i5 @llvm.umax.i5(i5, i5)
declare i5 @llvm.umin.i5(i5, i5)
declare i5 @llvm.ushl.sat.i5(i5, i5)
declare i5 @llvm.usub.sat.i5(i5, i5)
declare i64 @llvm.abs.i64(i64, i1)
declare i64 @llvm.bitreverse.i64(i64)
declare i64 @llvm.bswap.i64(i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.cttz.i64(i64, i1)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i64 @llvm.fshr.i64(i64, i64, i64)
declare i64 @llvm.sadd.sat.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.sshl.sat.i64(i64, i64)
declare i64 @llvm.ssub.sat.i64(i64, i64)
declare i64 @llvm.uadd.sat.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.ushl.sat.i64(i64, i64)
declare i64 @llvm.usub.sat.i64(i64, i64)
declare i8 @llvm.abs.i8(i8, i1)
declare i8 @llvm.bitreverse.i8(i8)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i8 @llvm.ctpop.i8(i8)
declare i8 @llvm.cttz.i8(i8, i1)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i8 @llvm.fshr.i8(i8, i8, i8)
declare i8 @llvm.sadd.sat.i8(i8, i8)
declare i8 @llvm.scmp.i8.i1(i1, i1)
declare i8 @llvm.scmp.i8.i100(i100, i100)
declare i8 @llvm.scmp.i8.i128(i128, i128)
declare i8 @llvm.scmp.i8.i16(i16, i16)
declare i8 @llvm.scmp.i8.i192(i192, i192)
declare i8 @llvm.scmp.i8.i24(i24, i24)
declare i8 @llvm.scmp.i8.i32(i32, i32)
declare i8 @llvm.scmp.i8.i48(i48, i48)
declare i8 @llvm.scmp.i8.i5(i5, i5)
declare i8 @llvm.scmp.i8.i64(i64, i64)
declare i8 @llvm.scmp.i8.i8(i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.sshl.sat.i8(i8, i8)
declare i8 @llvm.ssub.sat.i8(i8, i8)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i8 @llvm.ucmp.i8.i1(i1, i1)
declare i8 @llvm.ucmp.i8.i100(i100, i100)
declare i8 @llvm.ucmp.i8.i128(i128, i128)
declare i8 @llvm.ucmp.i8.i16(i16, i16)
declare i8 @llvm.ucmp.i8.i192(i192, i192)
declare i8 @llvm.ucmp.i8.i24(i24, i24)
declare i8 @llvm.ucmp.i8.i32(i32, i32)
declare i8 @llvm.ucmp.i8.i48(i48, i48)
declare i8 @llvm.ucmp.i8.i5(i5, i5)
declare i8 @llvm.ucmp.i8.i64(i64, i64)
declare i8 @llvm.ucmp.i8.i8(i8, i8)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.ushl.sat.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)
declare i8 @llvm.vector.reduce.add.v4i8(<4 x i8>)
declare i8 @llvm.vector.reduce.and.v4i8(<4 x i8>)
declare i8 @llvm.vector.reduce.mul.v4i8(<4 x i8>)
declare i8 @llvm.vector.reduce.or.v4i8(<4 x i8>)
declare i8 @llvm.vector.reduce.smax.v4i8(<4 x i8>)
declare i8 @llvm.vector.reduce.smin.v4i8(<4 x i8>)
declare i8 @llvm.vector.reduce.umax.v4i8(<4 x i8>)
declare i8 @llvm.vector.reduce.umin.v4i8(<4 x i8>)
declare i8 @llvm.vector.reduce.xor.v4i8(<4 x i8>)
