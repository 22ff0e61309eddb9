; x + (p ? y : 0) is printed as p ? x + y : x, of which ptxas makes one instruction with a
; guard; "-", "|" and "^", and extended conditions, in the same way.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=PLAIN
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; PLAIN-LABEL: .func (.param .b32 func_retval0) sum(
; PLAIN: selp.b32 [[C:%r[0-9]+]], 5, 0,
; PLAIN-NEXT: add.s32 {{%r[0-9]+}}, {{%r[0-9]+}}, [[C]];
; CHECK-LABEL: .func (.param .b32 func_retval0) sum(
; CHECK: ld.param.u32 [[X:%r[0-9]+]], [sum_param_0];
; CHECK: setp.ne.b16 [[P:%p[0-9]+]],
; CHECK-NEXT: add.s32 [[S:%r[0-9]+]], [[X]], 5;
; CHECK-NEXT: selp.b32 {{%r[0-9]+}}, [[S]], [[X]], [[P]];
define i32 @sum(i32 %x, i1 %p) {
  %c = select i1 %p, i32 5, i32 0
  %r = add nuw nsw i32 %x, %c
  ret i32 %r
}

; CHECK-LABEL: .func (.param .b32 func_retval0) otherwise(
; CHECK: ld.param.u32 [[X:%r[0-9]+]], [otherwise_param_0];
; CHECK: or.b32 [[S:%r[0-9]+]], [[X]], -2147483648;
; CHECK-NEXT: selp.b32 {{%r[0-9]+}}, [[X]], [[S]], %p{{[0-9]+}};
define i32 @otherwise(i32 %x, i1 %p) {
  %c = select i1 %p, i32 0, i32 -2147483648
  %r = or i32 %c, %x
  ret i32 %r
}

; CHECK-LABEL: .func (.param .b32 func_retval0) difference(
; CHECK: sub.s32 [[S:%r[0-9]+]], [[X:%r[0-9]+]], 7;
; CHECK-NEXT: selp.b32 {{%r[0-9]+}}, [[S]], [[X]], %p{{[0-9]+}};
define i32 @difference(i32 %x, i1 %p) {
  %c = select i1 %p, i32 7, i32 0
  %r = sub i32 %x, %c
  ret i32 %r
}

; Numbers that are not constant, too.
; CHECK-LABEL: .func (.param .b32 func_retval0) variable(
; CHECK: add.s32 [[S:%r[0-9]+]], [[X:%r[0-9]+]], %r{{[0-9]+}};
; CHECK-NEXT: selp.b32 {{%r[0-9]+}}, [[X]], [[S]], %p{{[0-9]+}};
define i32 @variable(i32 %x, i32 %y, i1 %p) {
  %c = select i1 %p, i32 0, i32 %y
  %r = add nuw i32 %c, %x
  ret i32 %r
}

; Not the other way round.
; CHECK-LABEL: .func (.param .b32 func_retval0) from(
; CHECK: selp.b32 [[C:%r[0-9]+]], 7, 0, %p{{[0-9]+}};
; CHECK-NEXT: sub.s32 {{%r[0-9]+}}, [[C]], %r{{[0-9]+}};
define i32 @from(i32 %x, i1 %p) {
  %c = select i1 %p, i32 7, i32 0
  %r = sub i32 %c, %x
  ret i32 %r
}

; CHECK-LABEL: .func (.param .b32 func_retval0) extended(
; CHECK: add.s32 [[S:%r[0-9]+]], [[X:%r[0-9]+]], 1;
; CHECK-NEXT: selp.b32 [[Y:%r[0-9]+]], [[S]], [[X]], %p{{[0-9]+}};
; CHECK-NEXT: xor.b32 [[Z:%r[0-9]+]], [[Y]], -1;
; CHECK-NEXT: selp.b32 {{%r[0-9]+}}, [[Z]], [[Y]], %p{{[0-9]+}};
define i32 @extended(i32 %x, i1 %p, i1 %q) {
  %c = zext i1 %p to i32
  %y = add i32 %c, %x
  %m = sext i1 %q to i32
  %r = xor i32 %y, %m
  ret i32 %r
}

; A choice between numbers of which none is 0, a product, one that something else reads,
; and operations of other widths stay.
; CHECK-LABEL: .func (.param .b32 func_retval0) others(
; CHECK: selp.b32 [[A:%r[0-9]+]], 5, 1, %p{{[0-9]+}};
; CHECK-NEXT: add.s32 {{%r[0-9]+}}, {{%r[0-9]+}}, [[A]];
; CHECK-NEXT: selp.b32 [[B:%r[0-9]+]], 5, 0, %p{{[0-9]+}};
; CHECK-NEXT: and.b32 {{%r[0-9]+}}, {{%r[0-9]+}}, [[B]];
; CHECK-NEXT: selp.b32 [[C:%r[0-9]+]], 9, 0, %p{{[0-9]+}};
; CHECK-NEXT: add.s32 [[D:%r[0-9]+]], {{%r[0-9]+}}, [[C]];
; CHECK-NEXT: mul.lo.s32 {{%r[0-9]+}}, [[D]], [[C]];
define i32 @others(i32 %x, i1 %p) {
  %a = select i1 %p, i32 5, i32 1
  %ra = add i32 %x, %a
  %b = select i1 %p, i32 5, i32 0
  %rb = and i32 %ra, %b
  %c = select i1 %p, i32 9, i32 0
  %rc = add i32 %rb, %c
  %rd = mul i32 %rc, %c
  ret i32 %rd
}

; CHECK-LABEL: .func (.param .b64 func_retval0) wide(
; CHECK: selp.b64 [[C:%rd[0-9]+]], 5, 0, %p{{[0-9]+}};
; CHECK-NEXT: add.s64 {{%rd[0-9]+}}, {{%rd[0-9]+}}, [[C]];
define i64 @wide(i64 %x, i1 %p) {
  %c = select i1 %p, i64 5, i64 0
  %r = add i64 %x, %c
  ret i64 %r
}

; CHECK-LABEL: .func (.param .b32 func_retval0) narrow(
; CHECK: selp.b16 [[C:%rs[0-9]+]], 5, 0, %p{{[0-9]+}};
; CHECK-NEXT: add.s16 {{%rs[0-9]+}}, {{%rs[0-9]+}}, [[C]];
define i16 @narrow(i16 %x, i1 %p) {
  %c = select i1 %p, i16 5, i16 0
  %r = add i16 %x, %c
  ret i16 %r
}
