; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_90 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; Integers that use only part of their last 64 bits.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define i1 @slt(i129 %a) {
  %r = icmp slt i129 %a, 0
  ret i1 %r
}
define i1 @slt2(i129 %a, i129 %b) {
  %r = icmp slt i129 %a, %b
  ret i1 %r
}
define i1 @ult(i129 %a, i129 %b) {
  %r = add i129 %a, %b
  %s = icmp ult i129 %r, %a
  ret i1 %s
}
define i65 @urem(i65 %a) {
  %r = urem i65 %a, 65
  ret i65 %r
}
define i129 @sub(i129 %a) {
  %r = sub i129 0, %a
  ret i129 %r
}
define i1 @ugec(i129 %a) {
  %s = icmp ugt i129 %a, -3
  ret i1 %s
}
define i1 @eqc(i129 %a) {
  %s = icmp eq i129 %a, -1
  ret i1 %s
}
define i129 @ashr(i129 %a) {
  %s = ashr i129 %a, 64
  ret i129 %s
}
define i129 @lshrc(i129 %a) {
  %s = lshr i129 -7, %a
  ret i129 %s
}
define i1 @addc(i129 %a) {
  %t = add i129 %a, -1
  %s = icmp ult i129 %t, %a
  ret i1 %s
}
define i1 @i80(i80 %a, i80 %b) {
  %t = add i80 %a, %b
  %s = icmp slt i80 %t, %a
  ret i1 %s
}
define i1 @i96(i96 %a, i96 %b) {
  %t = add i96 %a, %b
  %s = icmp ugt i96 %t, %a
  ret i1 %s
}
define i1 @i72(i72 %a, i72 %b) {
  %t = mul i72 %a, %b
  %s = icmp sgt i72 %t, %a
  ret i1 %s
}
define i200 @s65(i65 %a, i65 %b) {
  %t = mul i65 %a, %b
  %s = sext i65 %t to i200
  ret i200 %s
}
define i200 @z96(i96 %a, i96 %b) {
  %t = mul i96 %a, %b
  %s = zext i96 %t to i200
  ret i200 %s
}
define i129 @maxc(i129 %a) {
  %s = call i129 @llvm.umax.i129(i129 %a, i129 -5)
  ret i129 %s
}
define i129 @smin(i129 %a, i129 %b) {
  %s = call i129 @llvm.smin.i129(i129 %a, i129 %b)
  ret i129 %s
}
define i65 @ctlz(i65 %a, i65 %b) {
  %t = mul i65 %a, %b
  %s = call i65 @llvm.ctlz.i65(i65 %t, i1 false)
  ret i65 %s
}
define i65 @ctpop(i65 %a, i65 %b) {
  %t = mul i65 %a, %b
  %s = call i65 @llvm.ctpop.i65(i65 %t)
  ret i65 %s
}
