; Floating-point numbers as LLVM 23 and later write them: bits of the type, signed
; words, payloads of NaNs, C's hexadecimal numbers, and decimal numbers that are
; rounded to their type. What LLVM 22 reads is left alone.
; RUN: nvvmc emit --arch=sm_90 %s -o - | FileCheck %s
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 --disable=type-fp128 %s

; The readers of libNVVM to 13.4 know none of them, that of 13.5 all.
; RUN: not nvvmc verify --profile=libnvvm --libnvvm=13.5 --arch=sm_100 %s 2>&1 | FileCheck %s --check-prefix=NEWEST --allow-empty
; NEWEST-NOT: is newer than
; RUN: not nvvmc verify --profile=libnvvm --libnvvm=13.0 --arch=sm_100 %s 2>&1 | FileCheck %s --check-prefix=LIBNVVM
; LIBNVVM: .ll:[[#]]:{{[0-9]+}}: warning: a floating-point literal of LLVM 23 is newer than libNVVM 13.0 reads for compute_100 (LLVM 20) [reader-newer-ir]
; LIBNVVM-NEXT: and 20 more
; LIBNVVM: help: write the bits

; An error behind a literal is where it is in the file.
; RUN: sed 's/f0x40000000$/f0x40000000, frob/' %s > %t.ll
; RUN: not nvvmc verify --arch=sm_90 %t.ll 2>&1 | FileCheck %s --check-prefix=ERROR
; ERROR: .ll:[[#]]:54: error: expected metadata after comma
; ERROR-NEXT: frob
; ERROR-NEXT: {{^}}                                                       ^{{$}}

; A payload that does not fit, and a signaling NaN without one.
; RUN: sed 's/snan(0x1)/snan(0x0)/' %s > %t.ll
; RUN: not nvvmc verify %t.ll 2>&1 | FileCheck %s --check-prefix=NAN
; RUN: sed 's/snan(0x1)/snan(0x400000)/' %s > %t.ll
; RUN: not nvvmc verify %t.ll 2>&1 | FileCheck %s --check-prefix=NAN
; NAN: error: expected value token [misc-llvm-parser]
target triple = "nvptx64-nvidia-cuda"

; CHECK: single[44] = {59, 170, 184, 63, 0, 0, 128, 127, 0, 0, 128, 255, 0, 0, 192, 127, 0, 0, 192, 255, 255, 255, 255, 127, 1, 0, 128, 255, 0, 0, 64, 65, 195, 245, 72, 64, 0, 0, 192, 63, 59, 170, 184, 63};
@single = global [11 x float] [float f0x3FB8AA3B, float +inf, float -inf, float +qnan, float -qnan, float +nan(0x3FFFFF), float -snan(0x1), float 0x1.8p3, float 3.140000e+00, float 1.5, float 0x3FF7154760000000]
; CHECK: brain[8] = {128, 63, 83, 64, 128, 255, 128, 63};
@brain = global [4 x bfloat] [bfloat f0x3F80, bfloat 3.3, bfloat -inf, bfloat 0xR3F80]
; CHECK: half_[8] = {0, 60, 102, 46, 0, 124, 127, 126};
@half_ = global [4 x half] [half f0x3C00, half 0.1, half +inf, half +nan(0x7F)]
; CHECK: twice[40] = {0, 0, 0, 0, 0, 0, 240, 63, 31, 133, 235, 81, 184, 30, 9, 64, 0, 0, 0, 0, 0, 0, 200, 191, 7, 0, 0, 0, 0, 0, 240, 127, 0, 0, 0, 0, 0, 0, 240, 127};
@twice = global [5 x double] [double f0x3FF0000000000000, double 3.14, double -0x1.8p-3, double +snan(0x7), double +inf]
; CHECK: quad[16] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 63};
@quad = global fp128 f0x3FFF0000000000000000000000000001
; Not literals.
; CHECK: text[8] = {102, 48, 120, 49, 32, 43, 105, 110};
@text = global [8 x i8] c"f0x1 +in"

define ptx_kernel void @k(ptr addrspace(1) %p, float %float) {
  %inf = load float, ptr addrspace(1) %p, align 4
; CHECK: add.rn.f32 {{.*}}, 0f3FB8AA3B;
  %x = fadd float %inf, f0x3FB8AA3B
; CHECK: setp.lt.f32 {{.*}}, 0f4048F5C3;
  %less = fcmp olt float %x, 3.14
; CHECK: selp.f32 {{.*}}, 0f40000000,
  %z = select i1 %less, float %x, float f0x40000000
  %v = insertelement <2 x half> splat (half f0x3C00), half f0x3C01, i32 1
  %w = fmul <2 x half> %v, <half f0x3C00, half 0.1>
  store float %z, ptr addrspace(1) %p, align 4
  store <2 x half> %w, ptr addrspace(1) %p, align 4
  ret void
}
