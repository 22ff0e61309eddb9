; A new machine consists of rows of the catalog. All components know one that
; was added there, and that it is like another, without any C++.

; RUN: nvvmc targets --profile=nvptx %s | FileCheck %s --check-prefix=NONE --implicit-check-not=sm_130
; NONE: sm_121a 8.8

; RUN: %{build}/test/nvvmc-new-machine targets --profile=nvptx %s | FileCheck %s --check-prefix=LIST
; LIST: sm_121a 8.8
; LIST: sm_130 no {{.*}}ff.to.e2m1x2.rn.satfinite needs
; LIST: sm_130f 9.0
; LIST: sm_130a 9.0

; RUN: %{build}/test/nvvmc-new-machine intrinsics \
; RUN:   llvm.nvvm.ff.to.e2m1x2.rn.satfinite --arch=sm_130a \
; RUN:   | FileCheck %s --check-prefix=ROW
; ROW: on sm_130a: yes, with PTX 9.0 or newer

; The plain machine has what all later ones have, but no features of a family.
; RUN: not %{build}/test/nvvmc-new-machine verify --profile=nvptx --arch=sm_130 %s \
; RUN:   2>&1 | FileCheck %s --check-prefix=PLAIN
; PLAIN: error: llvm.nvvm.ff.to.e2m1x2.rn.satfinite needs {{.*}}; the target is sm_130 [
; PLAIN: warning: inline assembly with mma{{.*}}; the target is sm_130 [misc-asm-arch]
; RUN: %{build}/test/nvvmc-new-machine verify --profile=nvptx --arch=sm_130a %s

; RUN: %{build}/test/nvvmc-new-machine emit --arch=sm_130a %s -o - | FileCheck %s
; CHECK: .version 9.0
; CHECK: .target sm_130a
; CHECK: cvt.rn.satfinite.e2m1x2.f32
; CHECK: mma.sync.aligned.m16n8k64{{.*}}block_scale
; 32-byte accesses, which PTX 8.8 has on all new machines.
; CHECK: ld.global.v4.u64

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i16 @llvm.nvvm.ff.to.e2m1x2.rn.satfinite(float, float)

define i16 @intrinsic(float %a, float %b) {
  %r = call i16 @llvm.nvvm.ff.to.e2m1x2.rn.satfinite(float %a, float %b)
  ret i16 %r
}

define void @assembly(i32 %x) {
  call void asm sideeffect "{ .reg .f32 d<4>; .reg .b16 z; mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 {d0, d1, d2, d3}, {$0, $0, $0, $0}, {$0, $0}, {d0, d1, d2, d3}, $0, {z, z}, $0, {z, z}; }", "r"(i32 %x) #0
  ret void
}

define ptx_kernel void @wide(ptr addrspace(1) %from, ptr addrspace(1) %to) {
  %v = load <4 x i64>, ptr addrspace(1) %from, align 32
  store <4 x i64> %v, ptr addrspace(1) %to, align 32
  ret void
}

attributes #0 = { convergent }
