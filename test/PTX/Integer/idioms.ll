; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Several IR instructions that are one in PTX.
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: wide(
; CHECK: mul.wide.s32 [[RD1:%rd[0-9]+]], %r1, %r2;
; CHECK-NEXT: mul.wide.u32 [[RD2:%rd[0-9]+]], %r1, 4294967295;
; CHECK-NEXT: mul.wide.s32 [[RD3:%rd[0-9]+]], %r1, -7;
; CHECK-NOT: cvt
define i64 @wide(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %p = mul i64 %x, %y
  %z = zext i32 %a to i64
  %q = mul i64 %z, 4294967295
  %r = mul i64 %x, -7
  %s = add i64 %p, %q
  %t = add i64 %s, %r
  ret i64 %t
}

; CHECK-LABEL: wide_of_16(
; CHECK: mul.wide.u16 %r{{[0-9]+}}, %rs1, %rs2;
; CHECK-NOT: cvt
define i32 @wide_of_16(i16 %a, i16 %b) {
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %p = mul i32 %x, %y
  ret i32 %p
}

; A shift of what is extended is a product, up to the largest power of two that
; a constant of 32 bits can be.
; CHECK-LABEL: shifted(
; CHECK: mul.wide.u32 %rd{{[0-9]+}}, %r1, 4;
; CHECK-NEXT: mul.wide.s32 %rd{{[0-9]+}}, %r2, 8;
; CHECK-NEXT: mul.wide.u32 %rd{{[0-9]+}}, %r1, 2147483648;
; CHECK-NEXT: mul.wide.s32 %rd{{[0-9]+}}, %r2, 1073741824;
; CHECK-NOT: cvt
; CHECK: ret;
define i64 @shifted(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = sext i32 %b to i64
  %p = shl i64 %x, 2
  %q = shl i64 %y, 3
  %r = shl i64 %x, 31
  %s = shl i64 %y, 30
  %t = add i64 %p, %q
  %u = add i64 %r, %s
  %v = add i64 %t, %u
  ret i64 %v
}

; CHECK-LABEL: shifted_far(
; CHECK-NOT: mul.wide
; CHECK: shl.b64 %rd{{[0-9]+}}, %rd{{[0-9]+}}, 32;
; CHECK: shl.b64 %rd{{[0-9]+}}, %rd{{[0-9]+}}, 31;
; CHECK: ret;
define i64 @shifted_far(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = sext i32 %b to i64
  %p = shl i64 %x, 32
  %q = shl i64 %y, 31
  %t = add i64 %p, %q
  ret i64 %t
}

; From 16 bits there is nothing to gain.
; CHECK-LABEL: shifted_16(
; CHECK-NOT: mul.wide
; CHECK: shl.b32
define i32 @shifted_16(i16 %a) {
  %x = zext i16 %a to i32
  %p = shl i32 %x, 3
  ret i32 %p
}

; One signed, one unsigned; a constant that is too wide; an extension with other
; uses.
; CHECK-LABEL: not_wide(
; CHECK-COUNT-2: mul.lo.s64
; CHECK-NOT: mul.wide
; CHECK: ret;
define i64 @not_wide(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = zext i32 %b to i64
  %p = mul i64 %x, %y
  %q = mul i64 %x, 4294967295
  %s = add i64 %p, %q
  ret i64 %s
}

; CHECK-LABEL: used_elsewhere(
; CHECK: cvt.s64.s32
; CHECK: mul.wide.s32
define i64 @used_elsewhere(i32 %a) {
  %x = sext i32 %a to i64
  %p = mul i64 %x, %x
  %s = add i64 %p, %x
  ret i64 %s
}

; CHECK-LABEL: high(
; CHECK: mul.hi.s32 %r{{[0-9]+}}, %r1, %r2;
; CHECK-NOT: cvt
; CHECK: ret;
define i32 @high(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %p = mul i64 %x, %y
  %h = ashr i64 %p, 32
  %r = trunc i64 %h to i32
  ret i32 %r
}

; CHECK-LABEL: high_of_64(
; CHECK: mul.hi.u64 %rd{{[0-9]+}}, %rd1, %rd2;
; CHECK-NOT: mul.lo
; CHECK: ret;
define i64 @high_of_64(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

; Not the upper half.
; CHECK-LABEL: other_part(
; CHECK: mul.wide.u32
; CHECK: shr.u64
define i32 @other_part(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %p = mul i64 %x, %y
  %h = lshr i64 %p, 16
  %r = trunc i64 %h to i32
  ret i32 %r
}

; Both halves: a wide product, and the upper half separately.
; CHECK-LABEL: both(
; CHECK-DAG: mul.wide.u32
; CHECK-DAG: mul.hi.u32
define i64 @both(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %p = mul i64 %x, %y
  %h = lshr i64 %p, 32
  %r = trunc i64 %h to i32
  %w = zext i32 %r to i64
  %s = add i64 %p, %w
  ret i64 %s
}

; CHECK-LABEL: distances(
; CHECK: sad.s32 %r{{[0-9]+}}, %r1, %r2, %r3;
; CHECK: sad.u32 %r{{[0-9]+}}, %r2, %r1, 0;
; CHECK-NOT: setp
; CHECK: ret;
define i32 @distances(i32 %a, i32 %b, i32 %c) {
  %l = icmp slt i32 %a, %b
  %ba = sub i32 %b, %a
  %ab = sub i32 %a, %b
  %d = select i1 %l, i32 %ba, i32 %ab
  %s = add i32 %c, %d
  %g = icmp uge i32 %a, %b
  %ab2 = sub i32 %a, %b
  %ba2 = sub i32 %b, %a
  %e = select i1 %g, i32 %ab2, i32 %ba2
  %t = xor i32 %s, %e
  ret i32 %t
}

; The negated distance.
; CHECK-LABEL: no_distance(
; CHECK-NOT: sad
; CHECK: selp.b32
define i32 @no_distance(i32 %a, i32 %b) {
  %l = icmp slt i32 %a, %b
  %ba = sub i32 %b, %a
  %ab = sub i32 %a, %b
  %d = select i1 %l, i32 %ab, i32 %ba
  ret i32 %d
}

; The place of the highest bit: of what is not 0, or -1.
; CHECK-LABEL: highest(
; CHECK: bfind.u32 %r{{[0-9]+}}, %r1;
; CHECK: bfind.u64 %[[P:r[0-9]+]], %rd1;
; CHECK-NEXT: cvt.s64.s32 %rd{{[0-9]+}}, %[[P]];
; CHECK: bfind.u64 %[[P:r[0-9]+]], %rd1;
; CHECK-NEXT: cvt.s64.s32 %rd{{[0-9]+}}, %[[P]];
; CHECK-NOT: clz
; CHECK: ret;
define i64 @highest(i32 %a, i64 %b) {
  %za = call i32 @llvm.ctlz.i32(i32 %a, i1 true)
  %pa = xor i32 %za, 31
  %zb = call i64 @llvm.ctlz.i64(i64 %b, i1 true)
  %pb = xor i64 %zb, 63
  %wa = zext i32 %pa to i64
  %zc = call i64 @llvm.ctlz.i64(i64 %b, i1 false)
  %pc = sub i64 63, %zc
  %s = add i64 %wa, %pb
  %t = mul i64 %s, %pc
  ret i64 %t
}

; Of 0, that is 63; other constants; the zeros are used again.
; CHECK-LABEL: no_highest(
; CHECK-NOT: bfind
; CHECK: ret;
define i32 @no_highest(i32 %a, i32 %b, i32 %c) {
  %za = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
  %pa = xor i32 %za, 31
  %zb = call i32 @llvm.ctlz.i32(i32 %b, i1 true)
  %pb = xor i32 %zb, 63
  %zc = call i32 @llvm.ctlz.i32(i32 %c, i1 true)
  %pc = sub i32 32, %zc
  %s = add i32 %pa, %pb
  %t = add i32 %s, %pc
  %zd = call i32 @llvm.ctlz.i32(i32 %t, i1 true)
  %pd = sub i32 31, %zd
  %u = mul i32 %pd, %zd
  ret i32 %u
}
