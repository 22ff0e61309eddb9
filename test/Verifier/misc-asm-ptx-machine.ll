; Machines can have an instruction since different versions of PTX: sm_89 has
; conversions to and from 8-bit floats since 8.1, sm_90 since 7.8.

; RUN: nvvmc verify --profile=nvptx,nvvm --arch=sm_89 --ptx=8.1 %s 2>&1 | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx,nvvm --arch=sm_90 --ptx=7.8 %s 2>&1 | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_89 --ptx=8.0 %s 2>&1 | FileCheck %s --implicit-check-not='[misc-asm-ptx]'
; RUN: not nvvmc emit --arch=sm_89 --ptx=8.0 %s -o - 2>&1 | FileCheck %s --check-prefix=EMIT
; RUN: nvvmc emit --arch=sm_89 %s -o - | FileCheck %s --check-prefix=SM89
; RUN: nvvmc emit --arch=sm_90 %s -o - | FileCheck %s --check-prefix=SM90
; RUN: nvvmc targets %s | FileCheck %s --check-prefix=TARGETS
; RUN: %if ptxas %{ nvvmc emit --arch=sm_89 %s -o %t.89.ptx && %ptxas -arch=sm_89 -c %t.89.ptx -o /dev/null %}
; RUN: %if ptxas %{ nvvmc emit --arch=sm_90 %s -o %t.90.ptx && %ptxas -arch=sm_90 -c %t.90.ptx -o /dev/null %}

; GOOD-NOT: {{error|warning}}:
; SM89: .version 8.1
; SM90: .version 7.8
; TARGETS: sm_89 {{ *}}8.1
; TARGETS: sm_90 {{ *}}7.8
; TARGETS: sm_90a {{ *}}8.0

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr addrspace(1) %p, float %f, i32 %v, i16 zeroext %h) {
; CHECK: [[@LINE+2]]:{{[0-9]+}}: warning: inline assembly with cvt.rn.satfinite.e4m3x2.f32 needs PTX 8.1; the version is 8.0 [misc-asm-ptx]
; EMIT: [[@LINE+1]]:{{[0-9]+}}: error: cvt.rn.satfinite.e4m3x2.f32 needs PTX 8.1; --ptx=8.0 was given [emit-needs-ptx]
  %a = call i16 asm "cvt.rn.satfinite.e4m3x2.f32 $0, $1, $1;", "=h,f"(float %f)
; CHECK: [[@LINE+1]]:{{[0-9]+}}: warning: inline assembly with cvt.rn.satfinite.relu.e5m2x2.f16x2 needs PTX 8.1; the version is 8.0 [misc-asm-ptx]
  %b = call i16 asm "cvt.rn.satfinite.relu.e5m2x2.f16x2 $0, $1;", "=h,r"(i32 %v)
; CHECK: [[@LINE+1]]:{{[0-9]+}}: warning: inline assembly with cvt.rn.f16x2.e4m3x2 needs PTX 8.1; the version is 8.0 [misc-asm-ptx]
  %c = call i32 asm "cvt.rn.f16x2.e4m3x2 $0, $1;", "=r,h"(i16 %h)
; CHECK: [[@LINE+1]]:{{[0-9]+}}: warning: inline assembly with cvt.rn.relu.f16x2.e5m2x2 needs PTX 8.1; the version is 8.0 [misc-asm-ptx]
  %d = call i32 asm "cvt.rn.relu.f16x2.e5m2x2 $0, $1;", "=r,h"(i16 %h)
  %x = add i16 %a, %b
  %y = add i32 %c, %d
  store volatile i16 %x, ptr addrspace(1) %p
  store volatile i32 %y, ptr addrspace(1) %p
  ret void
}

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
