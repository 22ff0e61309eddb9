; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Bodies of several lines with their own registers and labels, memory operands,
; vectors in one register, structures as results, alternatives.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@g = addrspace(1) global i32 0

; CHECK-LABEL: early_clobber(
; CHECK: add.s32 t, %r1, %r2;
; CHECK-NEXT: add.s32 [[R3:%r[0-9]+]], t, %r1;
define i32 @early_clobber(i32 %a, i32 %b) {
  %r = call i32 asm "{\0A.reg .b32 t;\0Aadd.s32 t, $1, $2;\0Aadd.s32 $0, t, $1;\0A}", "=&r,r,r"(i32 %a, i32 %b)
  ret i32 %r
}
; CHECK-LABEL: memory(
; CHECK: ld.u32 [[V:%r[0-9]+]], [%rd1+12];
; CHECK: st.u32 [%rd1], [[V]];
define void @memory(ptr %p) {
  %q = getelementptr i32, ptr %p, i64 3
  %v = call i32 asm "ld.u32 $0, $1;", "=r,*m"(ptr elementtype(i32) %q)
  call void asm sideeffect "st.u32 $0, $1;", "=*m,r,~{memory}"(ptr elementtype(i32) %p, i32 %v)
  ret void
}
; CHECK-LABEL: vectors(
; CHECK: add.f16x2 [[HH2:%hh[0-9]+]], %hh1, %hh1;
; CHECK: not.b32 [[R2:%r[0-9]+]], %r1;
define <4 x i8> @vectors(<2 x half> %a, <4 x i8> %b) {
  %h = call <2 x half> asm sideeffect "add.f16x2 $0, $1, $1;", "=r,r"(<2 x half> %a)
  %r = call <4 x i8> asm "not.b32 $0, $1;", "=r,r"(<4 x i8> %b)
  ret <4 x i8> %r
}
; CHECK-LABEL: results(
; CHECK: mov.b32 [[R2:%r[0-9]+]], %r1; mov.b32 %f1, %r1; cvt.rn.f64.s32 %fd1, %r1; cvt.s64.s32 %rd1, %r1; cvt.u16.u32 %rs1, %r1;
define { i32, float, double, i64, i16 } @results(i32 %a) {
  %r = call { i32, float, double, i64, i16 } asm "mov.b32 $0, $5; mov.b32 $1, $5; cvt.rn.f64.s32 $2, $5; cvt.s64.s32 $3, $5; cvt.u16.u32 $4, $5;", "=r,=f,=d,=l,=h,r"(i32 %a)
  ret { i32, float, double, i64, i16 } %r
}
; Each copy of a body has its own labels.
; CHECK-LABEL: labels(
; CHECK: L[[A:[0-9]+]]_1:
; CHECK: @p bra L[[A]]_1;
; CHECK-NOT: L[[A]]_1
; CHECK: L[[B:[0-9]+]]_1:
; CHECK: @p bra L[[B]]_1;
define i32 @labels() {
  %a = call i32 asm "{\0A\09.reg .pred p;\0A\09mov.u32 $0, 0;\0AL${:uid}_1:\0A\09add.u32 $0, $0, 1;\0A\09setp.lt.u32 p, $0, 10;\0A\09@p bra L${:uid}_1;\0A}", "=r"()
  %b = call i32 asm "{\0A\09.reg .pred p;\0A\09mov.u32 $0, 0;\0AL${:uid}_1:\0A\09add.u32 $0, $0, 1;\0A\09setp.lt.u32 p, $0, 10;\0A\09@p bra L${:uid}_1;\0A}", "=r"()
  %c = add i32 %a, %b
  ret i32 %c
}
; CHECK-LABEL: constants(
; CHECK: add.s64 [[RD1:%rd[0-9]+]], -5, 7;
; CHECK: mov.u64 [[RD2:%rd[0-9]+]], g;
; CHECK: add.s32 [[R2:%r[0-9]+]], %r1, 5;
define i64 @constants(i32 %a) {
  %n = call i64 asm "add.s64 $0, $1, ${2:r};", "=l,n,i"(i64 -5, i32 7)
  %s = call i64 asm "mov.u64 $0, $1;", "=l,s"(ptr addrspace(1) @g)
  %e = call i32 asm "add.s32 $0, $1, $2;", "=r,r,ri"(i32 %a, i32 5)
  %w = zext i32 %e to i64
  %x = add i64 %n, %s
  %y = add i64 %x, %w
  ret i64 %y
}
; The first alternative that fits, the first dialect; special registers and
; percent signs are unchanged.
; CHECK-LABEL: choices(
; CHECK: add.s64 [[RD2:%rd[0-9]+]], %rd1, 3;
; CHECK: add.s32 [[R2:%r[0-9]+]], %r1, %r1;
; CHECK: mov.u32 [[R3:%r[0-9]+]], %laneid; // 100%% //
define i64 @choices(i64 %a, i32 %b) {
  %w = call i64 asm "add.s64 $0, $1, $2;", "=r|l,r|l,r|n"(i64 %a, i64 3)
  %d = call i32 asm "$(add.s32$|sub.s32$) $0, $1, $1;", "=r,r"(i32 %b)
  %l = call i32 asm "mov.u32 $0, %laneid; // 100%% ${:comment}", "=r"()
  %s = add i32 %d, %l
  %z = zext i32 %s to i64
  %r = add i64 %w, %z
  ret i64 %r
}
