; Intrinsics that only newer versions of LLVM have become inline assembly when they are
; read, as text and as bitcode: its machines and its version of PTX are theirs.

; RUN: nvvmc emit --arch=sm_103f %s -o - | FileCheck %s --check-prefixes=PTX,V92
; RUN: nvvmc compile --arch=sm_120a --opt=3 %s -o - | FileCheck %s --check-prefixes=PTX,V92
; RUN: nvvmc emit --arch=sm_107f %s -o %t.ptx
; RUN: FileCheck %s --check-prefix=PTX --input-file=%t.ptx
; RUN: %if ptxas-9.4 %{ %ptxas -arch=sm_107f %t.ptx -o %t.cubin %}
; RUN: %if ptxas-9.2 %{ nvvmc emit --arch=sm_120f %s -o %t.120.ptx && %ptxas -arch=sm_120f %t.120.ptx -o %t.cubin %}

; RUN: llvm-as %s -o %t.bc
; RUN: nvvmc emit --arch=sm_103f %t.bc -o - | FileCheck %s --check-prefixes=PTX,V92

; V92: .version 9.2
; PTX-LABEL: .entry to_e4m3
; PTX: cvt.rn.satfinite.relu.e4m3x2.bf16x2 %{{[a-z]+[0-9]+}}, %{{[a-z]+[0-9]+}};
; PTX-LABEL: .entry to_e2m3
; PTX: cvt.rn.satfinite.e2m3x2.f16x2 %{{[a-z]+[0-9]+}}, %{{[a-z]+[0-9]+}};
; PTX-LABEL: .entry to_e2m1
; PTX: cvt.rn.satfinite.e2m1x2.bf16x2 byte, %{{[a-z]+[0-9]+}};
; PTX: cvt.u16.u8 %{{[a-z]+[0-9]+}}, byte;
; PTX-LABEL: .entry from_e5m2
; PTX: cvt.rn.satfinite.relu.scaled::n2::ue8m0.bf16x2.e5m2x2 %{{[a-z]+[0-9]+}}, %{{[a-z]+[0-9]+}}, %{{[a-z]+[0-9]+}};
; PTX-LABEL: .entry from_e2m1
; PTX: cvt.rn.scaled::n2::ue8m0.bf16x2.e2m1x2 %{{[a-z]+[0-9]+}}, byte, %{{[a-z]+[0-9]+}};

; One version and one machine below.
; RUN: not nvvmc emit --arch=sm_103f --ptx=9.1 %s -o - 2>&1 | FileCheck %s --check-prefix=LOW
; LOW: error: cvt.rn.satfinite.relu.scaled::n2::ue8m0.bf16x2.e5m2x2 needs PTX 9.2; --ptx=9.1 was given
; RUN: not nvvmc verify --profile=nvptx --arch=sm_103f --ptx=9.1 %s 2>&1 | FileCheck %s --check-prefix=OLDER
; OLDER: error: llvm.nvvm.e5m2x2.to.bf16x2.rn.relu.satfinite.scale.n2.ue8m0 needs PTX 9.2; {{.*}}9.1{{.*}} [intrinsic-needs-ptx]
; RUN: not nvvmc verify --profile=nvptx --arch=sm_103 %s 2>&1 | FileCheck %s --check-prefix=PLAIN
; PLAIN: error: llvm.nvvm.bf16x2.to.e4m3x2.rn.relu.satfinite needs sm_100f, {{.*}}; the target is sm_103 [intrinsic-needs-arch]
; RUN: nvvmc targets %s | FileCheck %s --check-prefix=TARGETS
; TARGETS: sm_100 {{ *}}no
; TARGETS-NEXT: sm_100f 9.2
; TARGETS: sm_107 {{ *}}no
; TARGETS-NEXT: sm_107f 9.4

; What is computed twice is computed once: nothing is written or read.
; RUN: nvvmc compile --arch=sm_103f --opt=3 %s -o - | FileCheck %s --check-prefix=TWICE
; TWICE-LABEL: .entry twice
; TWICE-COUNT-1: cvt.rn.satfinite.e5m2x2.bf16x2
; TWICE-NOT: cvt.rn.satfinite.e5m2x2.bf16x2

; RUN: nvvmc intrinsics llvm.nvvm.e4m3x2.to.bf16x2.rn.scale.n2.ue8m0 | FileCheck %s --check-prefix=ROW
; ROW: signature <2 x bfloat> (i16, i16)
; ROW: call <2 x bfloat> asm "cvt.rn.scaled::n2::ue8m0.bf16x2.e4m3x2 $0, $1, $2;", "=r,h,h"(i16 %a, i16 %b)

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i16 @llvm.nvvm.bf16x2.to.e4m3x2.rn.relu.satfinite(<2 x bfloat>)
declare i16 @llvm.nvvm.f16x2.to.e2m3x2.rn.satfinite(<2 x half>)
declare i16 @llvm.nvvm.bf16x2.to.e2m1x2.rn.satfinite(<2 x bfloat>)
declare i16 @llvm.nvvm.bf16x2.to.e5m2x2.rn.satfinite(<2 x bfloat>)
declare <2 x bfloat> @llvm.nvvm.e5m2x2.to.bf16x2.rn.relu.satfinite.scale.n2.ue8m0(i16, i16)
declare <2 x bfloat> @llvm.nvvm.e2m1x2.to.bf16x2.rn.scale.n2.ue8m0(i16, i16)

define ptx_kernel void @to_e4m3(ptr addrspace(1) %p) {
  %a = load <2 x bfloat>, ptr addrspace(1) %p
  %r = call i16 @llvm.nvvm.bf16x2.to.e4m3x2.rn.relu.satfinite(<2 x bfloat> %a)
  store i16 %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @to_e2m3(ptr addrspace(1) %p) {
  %a = load <2 x half>, ptr addrspace(1) %p
  %r = call i16 @llvm.nvvm.f16x2.to.e2m3x2.rn.satfinite(<2 x half> %a)
  store i16 %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @to_e2m1(ptr addrspace(1) %p) {
  %a = load <2 x bfloat>, ptr addrspace(1) %p
  %r = call i16 @llvm.nvvm.bf16x2.to.e2m1x2.rn.satfinite(<2 x bfloat> %a)
  store i16 %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @from_e5m2(ptr addrspace(1) %p, i16 %scale) {
  %a = load i16, ptr addrspace(1) %p
  %r = call <2 x bfloat> @llvm.nvvm.e5m2x2.to.bf16x2.rn.relu.satfinite.scale.n2.ue8m0(i16 %a, i16 %scale)
  store <2 x bfloat> %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @from_e2m1(ptr addrspace(1) %p, i16 %scale) {
  %a = load i16, ptr addrspace(1) %p
  %r = call <2 x bfloat> @llvm.nvvm.e2m1x2.to.bf16x2.rn.scale.n2.ue8m0(i16 %a, i16 %scale)
  store <2 x bfloat> %r, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @twice(ptr addrspace(1) %p) {
  %a = load <2 x bfloat>, ptr addrspace(1) %p
  %r = call i16 @llvm.nvvm.bf16x2.to.e5m2x2.rn.satfinite(<2 x bfloat> %a)
  %s = call i16 @llvm.nvvm.bf16x2.to.e5m2x2.rn.satfinite(<2 x bfloat> %a)
  %both = add i16 %r, %s
  store i16 %both, ptr addrspace(1) %p
  ret void
}
