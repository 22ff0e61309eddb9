; A module either has textures and samplers in one handle, or separate ones.
;
; RUN: split-file %s %t
; RUN: not nvvmc emit %t/bad.ll --arch=sm_90 -o - 2>&1 | FileCheck %s
; RUN: not nvvmc emit %t/sampler.ll --arch=sm_90 -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit %t/good.ll --arch=sm_90 -o %t/good.ptx
; RUN: FileCheck %s --check-prefix=GOOD --input-file %t/good.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 %t/good.ptx -o /dev/null %}

; CHECK: {{(bad|sampler)}}.ll
; CHECK-SAME: error: llvm.nvvm.tex.unified.1d.v4f32.s32 takes texture and sampler in one handle, but this module has separate samplers [emit-texture-mode]

; GOOD: .target sm_90, texmode_independent
; GOOD: suq.width.b32
; GOOD: tex.cube.v4.f32.f32 {{.*}}, [%rd{{[0-9]+}}, %rd{{[0-9]+}}, {%f{{[0-9]+}}, [[Y:%f[0-9]+]], [[Z:%f[0-9]+]], [[Z]]}];

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define float @k(i64 %t, i64 %s, float %x, i32 %i) {
  %a = call { float, float, float, float } @llvm.nvvm.tex.unified.1d.v4f32.s32(i64 %t, i32 %i)
  %b = call { float, float, float, float } @llvm.nvvm.tex.1d.v4f32.f32(i64 %t, i64 %s, float %x)
  %c = extractvalue { float, float, float, float } %a, 0
  %d = extractvalue { float, float, float, float } %b, 0
  %e = fadd float %c, %d
  ret float %e
}
declare { float, float, float, float } @llvm.nvvm.tex.unified.1d.v4f32.s32(i64, i32)
declare { float, float, float, float } @llvm.nvvm.tex.1d.v4f32.f32(i64, i64, float)

;--- sampler.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@s = addrspace(1) global i64 0
define float @k(i64 %t, i32 %i) {
  %a = call { float, float, float, float } @llvm.nvvm.tex.unified.1d.v4f32.s32(i64 %t, i32 %i)
  %c = extractvalue { float, float, float, float } %a, 0
  ret float %c
}
declare { float, float, float, float } @llvm.nvvm.tex.unified.1d.v4f32.s32(i64, i32)
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(1) @s, !"sampler", i32 1}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(i64 %t, i64 %s, float %x, float %y, float %z, ptr addrspace(1) %p) {
  %w = call i32 @llvm.nvvm.suq.width(i64 %t)
  store i32 %w, ptr addrspace(1) %p
  %b = call { float, float, float, float } @llvm.nvvm.tex.cube.v4f32.f32(i64 %t, i64 %s, float %x, float %y, float %z)
  %c = extractvalue { float, float, float, float } %b, 0
  store float %c, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.nvvm.suq.width(i64)
declare { float, float, float, float } @llvm.nvvm.tex.cube.v4f32.f32(i64, i64, float, float, float)
