; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=SM80
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=SM90
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Two lanes in one register are computed at once; an odd last one by itself.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; SM80-LABEL: two(
; SM80: mul.rn.f16x2 %hh3, %hh1, %hh2;
; SM90-LABEL: two(
; SM90: mul.rn.f16x2 %hh3, %hh1, %hh2;
define <2 x half> @two(<2 x half> %a, <2 x half> %b) {
  %r = fmul <2 x half> %a, %b
  ret <2 x half> %r
}
; SM80-LABEL: three(
; SM80: add.rn.f16x2 %hh3, %hh1, %hh2;
; SM80-NEXT: add.rn.f16 %h3, %h1, %h2;
; SM90-LABEL: three(
; SM90: add.rn.f16x2 %hh3, %hh1, %hh2;
; SM90-NEXT: add.rn.f16 %h3, %h1, %h2;
define <3 x half> @three(<3 x half> %a, <3 x half> %b) {
  %r = fadd <3 x half> %a, %b
  ret <3 x half> %r
}
; SM80-LABEL: two_bfloats(
; SM80: mov.b32 %hh4, 3212885888;
; SM80-NEXT: fma.rn.bf16x2 %hh3, %hh2, %hh4, %hh1;
; SM90-LABEL: two_bfloats(
; SM90: sub.rn.bf16x2 %hh3, %hh1, %hh2;
define <2 x bfloat> @two_bfloats(<2 x bfloat> %a, <2 x bfloat> %b) {
  %r = fsub <2 x bfloat> %a, %b
  ret <2 x bfloat> %r
}
; SM80-LABEL: lane_by_lane(
; SM80: mov.b32 {%h1, %h2}, %hh1;
; SM80-NEXT: cvt.f32.f16 %f1, %h1;
; SM80-NEXT: mov.b32 {%h3, %h4}, %hh2;
; SM80-NEXT: cvt.f32.f16 %f2, %h3;
; SM80-NEXT: div.rn.f32 %f3, %f1, %f2;
; SM80-NEXT: cvt.rn.f16.f32 %h5, %f3;
; SM80-NEXT: mov.b32 {%h6, %h7}, %hh1;
; SM80-NEXT: cvt.f32.f16 %f4, %h7;
; SM80-NEXT: mov.b32 {%h8, %h9}, %hh2;
; SM80-NEXT: cvt.f32.f16 %f5, %h9;
; SM80-NEXT: div.rn.f32 %f6, %f4, %f5;
; SM80-NEXT: cvt.rn.f16.f32 %h10, %f6;
; SM80-NEXT: mov.b32 %hh3, {%h5, %h10};
; SM90-LABEL: lane_by_lane(
; SM90: mov.b32 {%h1, %h2}, %hh1;
; SM90-NEXT: cvt.f32.f16 %f1, %h1;
; SM90-NEXT: mov.b32 {%h3, %h4}, %hh2;
; SM90-NEXT: cvt.f32.f16 %f2, %h3;
; SM90-NEXT: div.rn.f32 %f3, %f1, %f2;
; SM90-NEXT: cvt.rn.f16.f32 %h5, %f3;
; SM90-NEXT: mov.b32 {%h6, %h7}, %hh1;
; SM90-NEXT: cvt.f32.f16 %f4, %h7;
; SM90-NEXT: mov.b32 {%h8, %h9}, %hh2;
; SM90-NEXT: cvt.f32.f16 %f5, %h9;
; SM90-NEXT: div.rn.f32 %f6, %f4, %f5;
; SM90-NEXT: cvt.rn.f16.f32 %h10, %f6;
; SM90-NEXT: mov.b32 %hh3, {%h5, %h10};
define <2 x half> @lane_by_lane(<2 x half> %a, <2 x half> %b) {
  %r = fdiv <2 x half> %a, %b
  ret <2 x half> %r
}
; SM80-LABEL: splat(
; SM80: mov.b32 %hh3, 1006648320;
; SM80-NEXT: add.rn.f16x2 %hh2, %hh1, %hh3;
; SM90-LABEL: splat(
; SM90: mov.b32 %hh3, 1006648320;
; SM90-NEXT: add.rn.f16x2 %hh2, %hh1, %hh3;
define <2 x half> @splat(<2 x half> %a) {
  %r = fadd <2 x half> %a, splat (half 1.0)
  ret <2 x half> %r
}
