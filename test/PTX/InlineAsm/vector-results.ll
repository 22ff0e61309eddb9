; RUN: nvvmc emit %s --arch=sm_89 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_89 -O2 -o %t.ptx && %ptxas -arch=sm_89 -c %t.ptx -o /dev/null %}

; Results that are vectors in one register, as Triton writes its conversions to
; eight bits.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: to_fp8(
; CHECK: cvt.rn.satfinite.e4m3x2.f16x2 [[H:%rs[0-9]+]], %hh1;
; CHECK: mov.b16 [[W:%rs[0-9]+]], [[H]];
; CHECK: shr.u16 %rs{{[0-9]+}}, [[W]], 8;
; CHECK-NOT: %rd
define { i8, i8 } @to_fp8(<2 x half> %v) {
  %r = call <2 x i8> asm "cvt.rn.satfinite.e4m3x2.f16x2 $0, $1;", "=h,r"(<2 x half> %v)
  %a = extractelement <2 x i8> %r, i32 0
  %b = extractelement <2 x i8> %r, i32 1
  %s = insertvalue { i8, i8 } poison, i8 %a, 0
  %t = insertvalue { i8, i8 } %s, i8 %b, 1
  ret { i8, i8 } %t
}
; Four conversions to one register: no bits are taken apart.
; CHECK-LABEL: four(
; CHECK: // begin inline asm
; CHECK: mov.b32 [[R:%r[0-9]+]], {a, b};
; CHECK: // end inline asm
; CHECK-NEXT: st.param.u32 [func_retval0], [[R]];
define <4 x i8> @four(<2 x half> %u, <2 x half> %v) {
  %r = call <4 x i8> asm "{ .reg .b16 a, b; cvt.rn.satfinite.e4m3x2.f16x2 a, $1; cvt.rn.satfinite.e4m3x2.f16x2 b, $2; mov.b32 $0, {a, b}; }", "=r,r,r"(<2 x half> %u, <2 x half> %v)
  ret <4 x i8> %r
}
; CHECK-LABEL: halves(
; CHECK: mov.b64 [[L:%rd[0-9]+]], %rd1;
; CHECK: mov.b64 {%hh{{[0-9]+}}, %hh{{[0-9]+}}}, [[L]];
define <4 x half> @halves(i64 %a) {
  %r = call <4 x half> asm "mov.b64 $0, $1;", "=l,l"(i64 %a)
  ret <4 x half> %r
}
