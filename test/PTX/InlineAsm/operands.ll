; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Inline assembly: operands of every class, tied ones, several results, escapes
; of LLVM's assembly strings.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: add(
; CHECK: // begin inline asm
; CHECK-NEXT: add.s32 [[R3:%r[0-9]+]], %r1, %r2;
; CHECK-NEXT: // end inline asm
define i32 @add(i32 %a, i32 %b) {
  %r = call i32 asm "add.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  ret i32 %r
}
; CHECK-LABEL: immediate(
; CHECK: // begin inline asm
; CHECK-NEXT: shl.b32 [[R2:%r[0-9]+]], %r1, 5;
; CHECK-NEXT: // end inline asm
define i32 @immediate(i32 %a) {
  %r = call i32 asm "shl.b32 $0, $1, ${2};", "=r,r,n"(i32 %a, i32 5)
  ret i32 %r
}
; CHECK-LABEL: tied(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]],
; CHECK-NEXT: // begin inline asm
; CHECK-NEXT: add.s64 [[RD1]], [[RD1]], 1;
; CHECK-NEXT: // end inline asm
define i64 @tied(i64 %a) {
  %r = call i64 asm "add.s64 $0, $1, 1;", "=l,0"(i64 %a)
  ret i64 %r
}
; CHECK-LABEL: two_results(
; CHECK: // begin inline asm
; CHECK-NEXT: mov.b64 {[[R1:%r[0-9]+]], [[R2:%r[0-9]+]]}, %rd1;
; CHECK-NEXT: // end inline asm
; CHECK-NEXT: xor.b32 [[R3:%r[0-9]+]], [[R1]], [[R2]];
define i32 @two_results(i64 %a) {
  %s = call { i32, i32 } asm "mov.b64 {$0, $1}, $2;", "=r,=r,l"(i64 %a)
  %x = extractvalue { i32, i32 } %s, 0
  %y = extractvalue { i32, i32 } %s, 1
  %r = xor i32 %x, %y
  ret i32 %r
}
; CHECK-LABEL: classes(
; CHECK: and.b16 [[RS2:%rs[0-9]+]], %rs1, 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK: // begin inline asm
; CHECK-NEXT: mov.b16 [[RS3:%rs[0-9]+]], %h1;
; CHECK-NEXT: // end inline asm
; CHECK-NEXT: // begin inline asm
; CHECK-NEXT: cvt.rn.f32.f64 [[F2:%f[0-9]+]], %fd1;
; CHECK-NEXT: // end inline asm
; CHECK-NEXT: // begin inline asm
; CHECK-NEXT: selp.f32 [[F3:%f[0-9]+]], [[F2]], %f1, [[P1]];
; CHECK-NEXT: // end inline asm
; CHECK-NEXT: mov.b32 [[R2:%r[0-9]+]], [[F3]];
; CHECK-NEXT: // begin inline asm
; CHECK-NEXT: xor.b32 [[R1:%r[0-9]+]], [[R2]], 1;
; CHECK-NEXT: // end inline asm
; CHECK-NEXT: mov.b32 [[F4:%f[0-9]+]], [[R1]];
define float @classes(half %h, double %d, i1 %p, float %f) {
  %a = call i16 asm "mov.b16 $0, $1;", "=h,h"(half %h)
  %b = call float asm "cvt.rn.f32.f64 $0, $1;", "=f,d"(double %d)
  %c = call float asm "selp.f32 $0, $1, $2, $3;", "=f,f,f,b"(float %b, float %f, i1 %p)
  %r = call float asm "xor.b32 $0, $1, 1;", "=r,r"(float %c)
  ret float %r
}
; CHECK-LABEL: narrow(
; CHECK: and.b16 [[RS2:%rs[0-9]+]], %rs1, 255;
; CHECK-NEXT: cvt.u32.u16 [[R2:%r[0-9]+]], [[RS2]];
; CHECK-NEXT: // begin inline asm
; CHECK-NEXT: mov.b32 [[R1:%r[0-9]+]], [[R2]];
; CHECK-NEXT: // end inline asm
define i32 @narrow(i8 %v) {
  %r = call i32 asm "mov.b32 $0, $1;", "=r,r"(i8 %v)
  ret i32 %r
}
; CHECK-LABEL: wide(
; CHECK: mov.b128 [[RQ2:%rq[0-9]+]], {%rd1, %rd2};
; CHECK-NEXT: // begin inline asm
; CHECK-NEXT: mov.b128 [[RQ1:%rq[0-9]+]], [[RQ2]];
; CHECK-NEXT: // end inline asm
; CHECK-NEXT: mov.b128 {[[RD3:%rd[0-9]+]], [[RD4:%rd[0-9]+]]}, [[RQ1]];
define i128 @wide(i128 %v) {
  %r = call i128 asm "mov.b128 $0, $1;", "=q,q"(i128 %v)
  ret i128 %r
}
; CHECK-LABEL: labels(
; CHECK: // begin inline asm
; CHECK-NEXT: bra $L_skip_0;
; CHECK-NEXT: $L_skip_0:
; CHECK-NEXT: prefetch.global.L2 [%rd1];
; CHECK-NEXT: // end inline asm
define void @labels(ptr %p) {
  call void asm sideeffect "bra $$L_skip_${:uid};\0A$$L_skip_${:uid}:\0A\09prefetch.global.L2 [$0];", "l,~{memory}"(ptr %p)
  ret void
}
; CHECK-LABEL: barrier_only(
; CHECK-NOT: inline asm
; CHECK: ret;
define void @barrier_only() {
  call void asm sideeffect "", "~{memory}"()
  ret void
}
