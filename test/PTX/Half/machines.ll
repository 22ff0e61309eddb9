; RUN: nvvmc emit %s --arch=sm_50 -O0 -o - | FileCheck %s --check-prefix=SM50
; RUN: nvvmc emit %s --arch=sm_75 -O0 -o - | FileCheck %s --check-prefix=SM75
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=SM80
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=SM90
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_75 -O0 -o %t.ptx && %ptxas -arch=sm_75 -c %t.ptx -o /dev/null %}
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; half has arithmetic from sm_53 on, bfloat an fma from sm_80 on and the rest
; from sm_90 on; other operations go through f32.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; SM50-LABEL: half(
; SM50: cvt.f32.f16 [[F1:%f[0-9]+]], %h1;
; SM50-NEXT: cvt.f32.f16 [[F2:%f[0-9]+]], %h2;
; SM50-NEXT: add.rn.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]];
; SM50-NEXT: cvt.rn.f16.f32 [[H3:%h[0-9]+]], [[F3]];
; SM75-LABEL: half(
; SM75: add.rn.f16 [[H3:%h[0-9]+]], %h1, %h2;
; SM80-LABEL: half(
; SM80: add.rn.f16 [[H3:%h[0-9]+]], %h1, %h2;
; SM90-LABEL: half(
; SM90: add.rn.f16 [[H3:%h[0-9]+]], %h1, %h2;
define half @half(half %a, half %b) {
  %r = fadd half %a, %b
  ret half %r
}
; SM50-LABEL: bfloat_sum(
; SM50: mov.b32 [[F1:%f[0-9]+]], {0, %h1};
; SM50-NEXT: mov.b32 [[F2:%f[0-9]+]], {0, %h2};
; SM50-NEXT: add.rn.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]];
; SM50-NEXT: mov.b32 [[R1:%r[0-9]+]], [[F3]];
; SM50-NEXT: shr.u32 [[R2:%r[0-9]+]], [[R1]], 16;
; SM50-NEXT: and.b32 [[R3:%r[0-9]+]], [[R2]], 1;
; SM50-NEXT: add.s32 [[R4:%r[0-9]+]], [[R1]], [[R3]];
; SM50-NEXT: add.s32 [[R5:%r[0-9]+]], [[R4]], 32767;
; SM50-NEXT: or.b32 [[R6:%r[0-9]+]], [[R1]], 4194304;
; SM50-NEXT: setp.nan.f32 [[P1:%p[0-9]+]], [[F3]], [[F3]];
; SM50-NEXT: selp.b32 [[R7:%r[0-9]+]], [[R6]], [[R5]], [[P1]];
; SM50-NEXT: shr.u32 [[R8:%r[0-9]+]], [[R7]], 16;
; SM50-NEXT: cvt.u16.u32 [[H3:%h[0-9]+]], [[R8]];
; SM75-LABEL: bfloat_sum(
; SM75: mov.b32 [[F1:%f[0-9]+]], {0, %h1};
; SM75-NEXT: mov.b32 [[F2:%f[0-9]+]], {0, %h2};
; SM75-NEXT: add.rn.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]];
; SM75-NEXT: mov.b32 [[R1:%r[0-9]+]], [[F3]];
; SM75-NEXT: shr.u32 [[R2:%r[0-9]+]], [[R1]], 16;
; SM75-NEXT: and.b32 [[R3:%r[0-9]+]], [[R2]], 1;
; SM75-NEXT: add.s32 [[R4:%r[0-9]+]], [[R1]], [[R3]];
; SM75-NEXT: add.s32 [[R5:%r[0-9]+]], [[R4]], 32767;
; SM75-NEXT: or.b32 [[R6:%r[0-9]+]], [[R1]], 4194304;
; SM75-NEXT: setp.nan.f32 [[P1:%p[0-9]+]], [[F3]], [[F3]];
; SM75-NEXT: selp.b32 [[R7:%r[0-9]+]], [[R6]], [[R5]], [[P1]];
; SM75-NEXT: shr.u32 [[R8:%r[0-9]+]], [[R7]], 16;
; SM75-NEXT: cvt.u16.u32 [[H3:%h[0-9]+]], [[R8]];
; SM80-LABEL: bfloat_sum(
; SM80: mov.b16 [[H4:%h[0-9]+]], 0x3F80;
; SM80-NEXT: fma.rn.bf16 [[H3:%h[0-9]+]], %h1, [[H4]], %h2;
; SM90-LABEL: bfloat_sum(
; SM90: add.rn.bf16 [[H3:%h[0-9]+]], %h1, %h2;
define bfloat @bfloat_sum(bfloat %a, bfloat %b) {
  %r = fadd bfloat %a, %b
  ret bfloat %r
}
; SM50-LABEL: bfloat_difference(
; SM50: mov.b32 [[F1:%f[0-9]+]], {0, %h1};
; SM50-NEXT: mov.b32 [[F2:%f[0-9]+]], {0, %h2};
; SM50-NEXT: sub.rn.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]];
; SM50-NEXT: mov.b32 [[R1:%r[0-9]+]], [[F3]];
; SM50-NEXT: shr.u32 [[R2:%r[0-9]+]], [[R1]], 16;
; SM50-NEXT: and.b32 [[R3:%r[0-9]+]], [[R2]], 1;
; SM50-NEXT: add.s32 [[R4:%r[0-9]+]], [[R1]], [[R3]];
; SM50-NEXT: add.s32 [[R5:%r[0-9]+]], [[R4]], 32767;
; SM50-NEXT: or.b32 [[R6:%r[0-9]+]], [[R1]], 4194304;
; SM50-NEXT: setp.nan.f32 [[P1:%p[0-9]+]], [[F3]], [[F3]];
; SM50-NEXT: selp.b32 [[R7:%r[0-9]+]], [[R6]], [[R5]], [[P1]];
; SM50-NEXT: shr.u32 [[R8:%r[0-9]+]], [[R7]], 16;
; SM50-NEXT: cvt.u16.u32 [[H3:%h[0-9]+]], [[R8]];
; SM75-LABEL: bfloat_difference(
; SM75: mov.b32 [[F1:%f[0-9]+]], {0, %h1};
; SM75-NEXT: mov.b32 [[F2:%f[0-9]+]], {0, %h2};
; SM75-NEXT: sub.rn.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]];
; SM75-NEXT: mov.b32 [[R1:%r[0-9]+]], [[F3]];
; SM75-NEXT: shr.u32 [[R2:%r[0-9]+]], [[R1]], 16;
; SM75-NEXT: and.b32 [[R3:%r[0-9]+]], [[R2]], 1;
; SM75-NEXT: add.s32 [[R4:%r[0-9]+]], [[R1]], [[R3]];
; SM75-NEXT: add.s32 [[R5:%r[0-9]+]], [[R4]], 32767;
; SM75-NEXT: or.b32 [[R6:%r[0-9]+]], [[R1]], 4194304;
; SM75-NEXT: setp.nan.f32 [[P1:%p[0-9]+]], [[F3]], [[F3]];
; SM75-NEXT: selp.b32 [[R7:%r[0-9]+]], [[R6]], [[R5]], [[P1]];
; SM75-NEXT: shr.u32 [[R8:%r[0-9]+]], [[R7]], 16;
; SM75-NEXT: cvt.u16.u32 [[H3:%h[0-9]+]], [[R8]];
; SM80-LABEL: bfloat_difference(
; SM80: mov.b16 [[H4:%h[0-9]+]], 0xBF80;
; SM80-NEXT: fma.rn.bf16 [[H3:%h[0-9]+]], %h2, [[H4]], %h1;
; SM90-LABEL: bfloat_difference(
; SM90: sub.rn.bf16 [[H3:%h[0-9]+]], %h1, %h2;
define bfloat @bfloat_difference(bfloat %a, bfloat %b) {
  %r = fsub bfloat %a, %b
  ret bfloat %r
}
; SM50-LABEL: bfloat_product(
; SM50: mov.b32 [[F1:%f[0-9]+]], {0, %h1};
; SM50-NEXT: mov.b32 [[F2:%f[0-9]+]], {0, %h2};
; SM50-NEXT: mul.rn.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]];
; SM50-NEXT: mov.b32 [[R1:%r[0-9]+]], [[F3]];
; SM50-NEXT: shr.u32 [[R2:%r[0-9]+]], [[R1]], 16;
; SM50-NEXT: and.b32 [[R3:%r[0-9]+]], [[R2]], 1;
; SM50-NEXT: add.s32 [[R4:%r[0-9]+]], [[R1]], [[R3]];
; SM50-NEXT: add.s32 [[R5:%r[0-9]+]], [[R4]], 32767;
; SM50-NEXT: or.b32 [[R6:%r[0-9]+]], [[R1]], 4194304;
; SM50-NEXT: setp.nan.f32 [[P1:%p[0-9]+]], [[F3]], [[F3]];
; SM50-NEXT: selp.b32 [[R7:%r[0-9]+]], [[R6]], [[R5]], [[P1]];
; SM50-NEXT: shr.u32 [[R8:%r[0-9]+]], [[R7]], 16;
; SM50-NEXT: cvt.u16.u32 [[H3:%h[0-9]+]], [[R8]];
; SM75-LABEL: bfloat_product(
; SM75: mov.b32 [[F1:%f[0-9]+]], {0, %h1};
; SM75-NEXT: mov.b32 [[F2:%f[0-9]+]], {0, %h2};
; SM75-NEXT: mul.rn.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]];
; SM75-NEXT: mov.b32 [[R1:%r[0-9]+]], [[F3]];
; SM75-NEXT: shr.u32 [[R2:%r[0-9]+]], [[R1]], 16;
; SM75-NEXT: and.b32 [[R3:%r[0-9]+]], [[R2]], 1;
; SM75-NEXT: add.s32 [[R4:%r[0-9]+]], [[R1]], [[R3]];
; SM75-NEXT: add.s32 [[R5:%r[0-9]+]], [[R4]], 32767;
; SM75-NEXT: or.b32 [[R6:%r[0-9]+]], [[R1]], 4194304;
; SM75-NEXT: setp.nan.f32 [[P1:%p[0-9]+]], [[F3]], [[F3]];
; SM75-NEXT: selp.b32 [[R7:%r[0-9]+]], [[R6]], [[R5]], [[P1]];
; SM75-NEXT: shr.u32 [[R8:%r[0-9]+]], [[R7]], 16;
; SM75-NEXT: cvt.u16.u32 [[H3:%h[0-9]+]], [[R8]];
; SM80-LABEL: bfloat_product(
; SM80: mov.b16 [[H4:%h[0-9]+]], 0x8000;
; SM80-NEXT: fma.rn.bf16 [[H3:%h[0-9]+]], %h1, %h2, [[H4]];
; SM90-LABEL: bfloat_product(
; SM90: mul.rn.bf16 [[H3:%h[0-9]+]], %h1, %h2;
define bfloat @bfloat_product(bfloat %a, bfloat %b) {
  %r = fmul bfloat %a, %b
  ret bfloat %r
}
; SM50-LABEL: negated(
; SM50: xor.b16 [[H2:%h[0-9]+]], %h1, -32768;
; SM75-LABEL: negated(
; SM75: neg.f16 [[H2:%h[0-9]+]], %h1;
; SM80-LABEL: negated(
; SM80: neg.f16 [[H2:%h[0-9]+]], %h1;
; SM90-LABEL: negated(
; SM90: neg.f16 [[H2:%h[0-9]+]], %h1;
define half @negated(half %a) {
  %r = fneg half %a
  ret half %r
}
