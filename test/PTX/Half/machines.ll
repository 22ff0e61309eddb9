; RUN: nvvmc emit %s --arch=sm_50 -O0 -o - | FileCheck %s --check-prefix=SM50
; RUN: nvvmc emit %s --arch=sm_75 -O0 -o - | FileCheck %s --check-prefix=SM75
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=SM80
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=SM90
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_75 -O0 -o %t.ptx && %ptxas -arch=sm_75 -c %t.ptx -o /dev/null %}
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; half has arithmetic from sm_53 on, bfloat an fma from sm_80 on and the rest
; from sm_90 on; what is missing goes through f32.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; SM50-LABEL: half(
; SM50: cvt.f32.f16 %f1, %h1;
; SM50-NEXT: cvt.f32.f16 %f2, %h2;
; SM50-NEXT: add.rn.f32 %f3, %f1, %f2;
; SM50-NEXT: cvt.rn.f16.f32 %h3, %f3;
; SM75-LABEL: half(
; SM75: add.rn.f16 %h3, %h1, %h2;
; SM80-LABEL: half(
; SM80: add.rn.f16 %h3, %h1, %h2;
; SM90-LABEL: half(
; SM90: add.rn.f16 %h3, %h1, %h2;
define half @half(half %a, half %b) {
  %r = fadd half %a, %b
  ret half %r
}
; SM50-LABEL: bfloat_sum(
; SM50: mov.b32 %f1, {0, %h1};
; SM50-NEXT: mov.b32 %f2, {0, %h2};
; SM50-NEXT: add.rn.f32 %f3, %f1, %f2;
; SM50-NEXT: mov.b32 %r1, %f3;
; SM50-NEXT: shr.u32 %r2, %r1, 16;
; SM50-NEXT: and.b32 %r3, %r2, 1;
; SM50-NEXT: add.s32 %r4, %r1, %r3;
; SM50-NEXT: add.s32 %r5, %r4, 32767;
; SM50-NEXT: or.b32 %r6, %r1, 4194304;
; SM50-NEXT: setp.nan.f32 %p1, %f3, %f3;
; SM50-NEXT: selp.b32 %r7, %r6, %r5, %p1;
; SM50-NEXT: shr.u32 %r8, %r7, 16;
; SM50-NEXT: cvt.u16.u32 %h3, %r8;
; SM75-LABEL: bfloat_sum(
; SM75: mov.b32 %f1, {0, %h1};
; SM75-NEXT: mov.b32 %f2, {0, %h2};
; SM75-NEXT: add.rn.f32 %f3, %f1, %f2;
; SM75-NEXT: mov.b32 %r1, %f3;
; SM75-NEXT: shr.u32 %r2, %r1, 16;
; SM75-NEXT: and.b32 %r3, %r2, 1;
; SM75-NEXT: add.s32 %r4, %r1, %r3;
; SM75-NEXT: add.s32 %r5, %r4, 32767;
; SM75-NEXT: or.b32 %r6, %r1, 4194304;
; SM75-NEXT: setp.nan.f32 %p1, %f3, %f3;
; SM75-NEXT: selp.b32 %r7, %r6, %r5, %p1;
; SM75-NEXT: shr.u32 %r8, %r7, 16;
; SM75-NEXT: cvt.u16.u32 %h3, %r8;
; SM80-LABEL: bfloat_sum(
; SM80: mov.b16 %h4, 0x3F80;
; SM80-NEXT: fma.rn.bf16 %h3, %h1, %h4, %h2;
; SM90-LABEL: bfloat_sum(
; SM90: add.rn.bf16 %h3, %h1, %h2;
define bfloat @bfloat_sum(bfloat %a, bfloat %b) {
  %r = fadd bfloat %a, %b
  ret bfloat %r
}
; SM50-LABEL: bfloat_difference(
; SM50: mov.b32 %f1, {0, %h1};
; SM50-NEXT: mov.b32 %f2, {0, %h2};
; SM50-NEXT: sub.rn.f32 %f3, %f1, %f2;
; SM50-NEXT: mov.b32 %r1, %f3;
; SM50-NEXT: shr.u32 %r2, %r1, 16;
; SM50-NEXT: and.b32 %r3, %r2, 1;
; SM50-NEXT: add.s32 %r4, %r1, %r3;
; SM50-NEXT: add.s32 %r5, %r4, 32767;
; SM50-NEXT: or.b32 %r6, %r1, 4194304;
; SM50-NEXT: setp.nan.f32 %p1, %f3, %f3;
; SM50-NEXT: selp.b32 %r7, %r6, %r5, %p1;
; SM50-NEXT: shr.u32 %r8, %r7, 16;
; SM50-NEXT: cvt.u16.u32 %h3, %r8;
; SM75-LABEL: bfloat_difference(
; SM75: mov.b32 %f1, {0, %h1};
; SM75-NEXT: mov.b32 %f2, {0, %h2};
; SM75-NEXT: sub.rn.f32 %f3, %f1, %f2;
; SM75-NEXT: mov.b32 %r1, %f3;
; SM75-NEXT: shr.u32 %r2, %r1, 16;
; SM75-NEXT: and.b32 %r3, %r2, 1;
; SM75-NEXT: add.s32 %r4, %r1, %r3;
; SM75-NEXT: add.s32 %r5, %r4, 32767;
; SM75-NEXT: or.b32 %r6, %r1, 4194304;
; SM75-NEXT: setp.nan.f32 %p1, %f3, %f3;
; SM75-NEXT: selp.b32 %r7, %r6, %r5, %p1;
; SM75-NEXT: shr.u32 %r8, %r7, 16;
; SM75-NEXT: cvt.u16.u32 %h3, %r8;
; SM80-LABEL: bfloat_difference(
; SM80: mov.b16 %h4, 0xBF80;
; SM80-NEXT: fma.rn.bf16 %h3, %h2, %h4, %h1;
; SM90-LABEL: bfloat_difference(
; SM90: sub.rn.bf16 %h3, %h1, %h2;
define bfloat @bfloat_difference(bfloat %a, bfloat %b) {
  %r = fsub bfloat %a, %b
  ret bfloat %r
}
; SM50-LABEL: bfloat_product(
; SM50: mov.b32 %f1, {0, %h1};
; SM50-NEXT: mov.b32 %f2, {0, %h2};
; SM50-NEXT: mul.rn.f32 %f3, %f1, %f2;
; SM50-NEXT: mov.b32 %r1, %f3;
; SM50-NEXT: shr.u32 %r2, %r1, 16;
; SM50-NEXT: and.b32 %r3, %r2, 1;
; SM50-NEXT: add.s32 %r4, %r1, %r3;
; SM50-NEXT: add.s32 %r5, %r4, 32767;
; SM50-NEXT: or.b32 %r6, %r1, 4194304;
; SM50-NEXT: setp.nan.f32 %p1, %f3, %f3;
; SM50-NEXT: selp.b32 %r7, %r6, %r5, %p1;
; SM50-NEXT: shr.u32 %r8, %r7, 16;
; SM50-NEXT: cvt.u16.u32 %h3, %r8;
; SM75-LABEL: bfloat_product(
; SM75: mov.b32 %f1, {0, %h1};
; SM75-NEXT: mov.b32 %f2, {0, %h2};
; SM75-NEXT: mul.rn.f32 %f3, %f1, %f2;
; SM75-NEXT: mov.b32 %r1, %f3;
; SM75-NEXT: shr.u32 %r2, %r1, 16;
; SM75-NEXT: and.b32 %r3, %r2, 1;
; SM75-NEXT: add.s32 %r4, %r1, %r3;
; SM75-NEXT: add.s32 %r5, %r4, 32767;
; SM75-NEXT: or.b32 %r6, %r1, 4194304;
; SM75-NEXT: setp.nan.f32 %p1, %f3, %f3;
; SM75-NEXT: selp.b32 %r7, %r6, %r5, %p1;
; SM75-NEXT: shr.u32 %r8, %r7, 16;
; SM75-NEXT: cvt.u16.u32 %h3, %r8;
; SM80-LABEL: bfloat_product(
; SM80: mov.b16 %h4, 0x8000;
; SM80-NEXT: fma.rn.bf16 %h3, %h1, %h2, %h4;
; SM90-LABEL: bfloat_product(
; SM90: mul.rn.bf16 %h3, %h1, %h2;
define bfloat @bfloat_product(bfloat %a, bfloat %b) {
  %r = fmul bfloat %a, %b
  ret bfloat %r
}
; SM50-LABEL: negated(
; SM50: xor.b16 %h2, %h1, -32768;
; SM75-LABEL: negated(
; SM75: neg.f16 %h2, %h1;
; SM80-LABEL: negated(
; SM80: neg.f16 %h2, %h1;
; SM90-LABEL: negated(
; SM90: neg.f16 %h2, %h1;
define half @negated(half %a) {
  %r = fneg half %a
  ret half %r
}
