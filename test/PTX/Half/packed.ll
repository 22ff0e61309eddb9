; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=SM80
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=SM90
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Two lanes in one register are computed together, an odd last one separately.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; SM80-LABEL: two(
; SM80: mul.rn.f16x2 [[HH3:%hh[0-9]+]], %hh1, %hh2;
; SM90-LABEL: two(
; SM90: mul.rn.f16x2 [[HH3:%hh[0-9]+]], %hh1, %hh2;
define <2 x half> @two(<2 x half> %a, <2 x half> %b) {
  %r = fmul <2 x half> %a, %b
  ret <2 x half> %r
}
; SM80-LABEL: three(
; SM80: add.rn.f16x2 [[HH3:%hh[0-9]+]], %hh1, %hh2;
; SM80-NEXT: add.rn.f16 [[H3:%h[0-9]+]], %h1, %h2;
; SM90-LABEL: three(
; SM90: add.rn.f16x2 [[HH3:%hh[0-9]+]], %hh1, %hh2;
; SM90-NEXT: add.rn.f16 [[H3:%h[0-9]+]], %h1, %h2;
define <3 x half> @three(<3 x half> %a, <3 x half> %b) {
  %r = fadd <3 x half> %a, %b
  ret <3 x half> %r
}
; SM80-LABEL: two_bfloats(
; SM80: mov.b32 [[HH4:%hh[0-9]+]], 3212885888;
; SM80-NEXT: fma.rn.bf16x2 [[HH3:%hh[0-9]+]], %hh2, [[HH4]], %hh1;
; SM90-LABEL: two_bfloats(
; SM90: sub.rn.bf16x2 [[HH3:%hh[0-9]+]], %hh1, %hh2;
define <2 x bfloat> @two_bfloats(<2 x bfloat> %a, <2 x bfloat> %b) {
  %r = fsub <2 x bfloat> %a, %b
  ret <2 x bfloat> %r
}
; SM80-LABEL: lane_by_lane(
; SM80: mov.b32 {[[H1:%h[0-9]+]], [[H2:%h[0-9]+]]}, %hh1;
; SM80-NEXT: cvt.f32.f16 [[F1:%f[0-9]+]], [[H1]];
; SM80-NEXT: mov.b32 {[[H3:%h[0-9]+]], [[H4:%h[0-9]+]]}, %hh2;
; SM80-NEXT: cvt.f32.f16 [[F2:%f[0-9]+]], [[H3]];
; SM80-NEXT: div.rn.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]];
; SM80-NEXT: cvt.rn.f16.f32 [[H5:%h[0-9]+]], [[F3]];
; SM80-NEXT: mov.b32 {[[H6:%h[0-9]+]], [[H7:%h[0-9]+]]}, %hh1;
; SM80-NEXT: cvt.f32.f16 [[F4:%f[0-9]+]], [[H7]];
; SM80-NEXT: mov.b32 {[[H8:%h[0-9]+]], [[H9:%h[0-9]+]]}, %hh2;
; SM80-NEXT: cvt.f32.f16 [[F5:%f[0-9]+]], [[H9]];
; SM80-NEXT: div.rn.f32 [[F6:%f[0-9]+]], [[F4]], [[F5]];
; SM80-NEXT: cvt.rn.f16.f32 [[H10:%h[0-9]+]], [[F6]];
; SM80-NEXT: mov.b32 [[HH3:%hh[0-9]+]], {[[H5]], [[H10]]};
; SM90-LABEL: lane_by_lane(
; SM90: mov.b32 {[[H1:%h[0-9]+]], [[H2:%h[0-9]+]]}, %hh1;
; SM90-NEXT: cvt.f32.f16 [[F1:%f[0-9]+]], [[H1]];
; SM90-NEXT: mov.b32 {[[H3:%h[0-9]+]], [[H4:%h[0-9]+]]}, %hh2;
; SM90-NEXT: cvt.f32.f16 [[F2:%f[0-9]+]], [[H3]];
; SM90-NEXT: div.rn.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]];
; SM90-NEXT: cvt.rn.f16.f32 [[H5:%h[0-9]+]], [[F3]];
; SM90-NEXT: mov.b32 {[[H6:%h[0-9]+]], [[H7:%h[0-9]+]]}, %hh1;
; SM90-NEXT: cvt.f32.f16 [[F4:%f[0-9]+]], [[H7]];
; SM90-NEXT: mov.b32 {[[H8:%h[0-9]+]], [[H9:%h[0-9]+]]}, %hh2;
; SM90-NEXT: cvt.f32.f16 [[F5:%f[0-9]+]], [[H9]];
; SM90-NEXT: div.rn.f32 [[F6:%f[0-9]+]], [[F4]], [[F5]];
; SM90-NEXT: cvt.rn.f16.f32 [[H10:%h[0-9]+]], [[F6]];
; SM90-NEXT: mov.b32 [[HH3:%hh[0-9]+]], {[[H5]], [[H10]]};
define <2 x half> @lane_by_lane(<2 x half> %a, <2 x half> %b) {
  %r = fdiv <2 x half> %a, %b
  ret <2 x half> %r
}
; SM80-LABEL: splat(
; SM80: mov.b32 [[HH3:%hh[0-9]+]], 1006648320;
; SM80-NEXT: add.rn.f16x2 [[HH2:%hh[0-9]+]], %hh1, [[HH3]];
; SM90-LABEL: splat(
; SM90: mov.b32 [[HH3:%hh[0-9]+]], 1006648320;
; SM90-NEXT: add.rn.f16x2 [[HH2:%hh[0-9]+]], %hh1, [[HH3]];
define <2 x half> @splat(<2 x half> %a) {
  %r = fadd <2 x half> %a, splat (half 1.0)
  ret <2 x half> %r
}
