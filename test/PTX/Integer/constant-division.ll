; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=O0
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; ptxas calls a routine for every 64-bit division. Semantics/constant-division
; executes the code that is printed here.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: remainder(
; CHECK: mul.hi.u64 [[RD2:%rd[0-9]+]], %rd1, -6148914691236517205;
; CHECK-NEXT: shr.u64 [[RD3:%rd[0-9]+]], [[RD2]], 1;
; CHECK-NEXT: mul.lo.s64 [[RD4:%rd[0-9]+]], [[RD3]], 3;
; CHECK-NEXT: sub.s64 [[RD5:%rd[0-9]+]], %rd1, [[RD4]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD5]];
; O0-LABEL: remainder(
; O0: rem.u64
define i64 @remainder(i64 %a) {
  %r = urem i64 %a, 3
  ret i64 %r
}

; Division by two is a shift, after adding one to negative numbers.
; CHECK-LABEL: signed_half(
; CHECK: shr.s32 [[R2:%r[0-9]+]], %r1, 31;
; CHECK-NEXT: shr.u32 [[R3:%r[0-9]+]], [[R2]], 31;
; CHECK-NEXT: add.s32 [[R4:%r[0-9]+]], %r1, [[R3]];
; CHECK-NEXT: shr.s32 [[R5:%r[0-9]+]], [[R4]], 1;
define i32 @signed_half(i32 %a) {
  %r = sdiv i32 %a, 2
  ret i32 %r
}

; Numbers of up to 16 bits have room in 32: no correction, and few shifts.
; CHECK-LABEL: narrow(
; CHECK: ld.param.u16 [[RS1:%rs[0-9]+]], [narrow_param_0];
; CHECK: ld.param.u8 [[RS2:%rs[0-9]+]], [narrow_param_1];
; CHECK: ld.param.u8 [[RS3:%rs[0-9]+]], [narrow_param_2];
; CHECK: cvt.u32.u16 [[X:%r[0-9]+]], [[RS1]];
; CHECK-NEXT: mul.hi.u32 [[Q:%r[0-9]+]], [[X]], 357913942;
; CHECK-NEXT: mul.lo.s32 [[B:%r[0-9]+]], [[Q]], 12;
; CHECK-NEXT: sub.s32 [[R:%r[0-9]+]], [[X]], [[B]];
; CHECK-NEXT: cvt.u16.u32 {{%rs[0-9]+}}, [[R]];
; CHECK: mul.hi.u32 {{%r[0-9]+}}, {{%r[0-9]+}}, 613566757;
; CHECK: mul.hi.s32 [[H:%r[0-9]+]], {{%r[0-9]+}}, -1431655766;
; CHECK-NEXT: shr.u32 [[S:%r[0-9]+]], [[H]], 31;
; CHECK-NEXT: add.s32 {{%r[0-9]+}}, [[H]], [[S]];
; CHECK-NOT: {{div|rem}}.
; O0-LABEL: narrow(
; O0: rem.u16
; O0: div.u16
; O0: div.s16
define i16 @narrow(i16 %a, i8 %b, i8 %c) {
  %x = urem i16 %a, 12
  %y = udiv i8 %b, 7
  %z = sdiv i8 %c, -3
  %y16 = zext i8 %y to i16
  %z16 = sext i8 %z to i16
  %s = add i16 %x, %y16
  %r = add i16 %s, %z16
  ret i16 %r
}

; The divisor is a variable.
; CHECK-LABEL: others(
; CHECK: div.u64
define i64 @others(i64 %b, i64 %c) {
  %y = udiv i64 %b, %c
  ret i64 %y
}
