; Intrinsics to which LLVM 24 gave an operand: with the value that means nothing new they are
; what they were; with the other they become inline assembly.

; RUN: split-file %s %t
; RUN: nvvmc emit --arch=sm_107a %t/good.ll -o %t.ptx
; RUN: FileCheck %t/good.ll --input-file=%t.ptx
; RUN: opt --disable-verify %t/good.ll -o %t.bc
; RUN: nvvmc emit --arch=sm_107a %t.bc -o %t.again.ptx
; RUN: cmp %t.ptx %t.again.ptx
; RUN: nvvmc compile --opt=3 --arch=sm_107a %t/good.ll -o - | FileCheck %t/good.ll
; RUN: %if ptxas-9.4 %{ %ptxas -arch=sm_107a %t.ptx -o %t.cubin %}

; Findings are at the calls.
; RUN: not nvvmc verify --arch=sm_90 %t/good.ll 2>&1 | FileCheck %s --check-prefix=NEEDS
; NEEDS-NOT: type-inline-asm
; NEEDS: good.ll:16:10: error: llvm.nvvm.ff2bf16x2.rn needs sm_107f or sm_107a; the target is sm_90 [intrinsic-needs-arch]
; NEEDS: good.ll:20:14: error: llvm.nvvm.ff.to.e4m3x2.rz.relu needs sm_107f or sm_107a
; NEEDS: good.ll:26:15: error: llvm.nvvm.ldmatrix.sync.aligned.m8n16.x2.s8.s4.p3 needs sm_90a,
; NEEDS: good.ll:35:13: error: llvm.nvvm.bf16x2.to.e4m3x2.rn.satfinite needs sm_100f,

; A new value of what has no instruction, and one that is no constant.
; RUN: not nvvmc verify --profile=nvptx --arch=sm_107a %t/bad.ll 2>&1 | FileCheck %t/bad.ll

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float, float, i1 immarg)
declare bfloat @llvm.nvvm.f2bf16.rz.relu(float, i1 immarg)
declare i16 @llvm.nvvm.ff.to.e4m3x2.rz.relu(float, float, i1 immarg)
declare <2 x half> @llvm.nvvm.ff2f16x2.rs(float, float, i32, i1 immarg)
declare { i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n16.x2.s8.s4.p3(ptr addrspace(3))
declare <2 x half> @llvm.nvvm.ue5m3x2.to.f16x2.rn(i16)
declare i16 @llvm.nvvm.bf16x2.to.e4m3x2.rn.satfinite(<2 x bfloat>)

; CHECK-LABEL: .entry k(
define ptx_kernel void @k(float %a, float %b, ptr %p, ptr addrspace(3) %s) {
; CHECK: cvt.rn.bf16x2.f32 	%{{[a-z]+[0-9]+}}, %f1, %f2;
  %old = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %a, float %b, i1 false)
; CHECK: cvt.rn.pzo.bf16x2.f32 %{{[a-z]+[0-9]+}}, %f1, %f2;
  %new = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %a, float %b, i1 true)
  store volatile <2 x bfloat> %old, ptr %p
  store volatile <2 x bfloat> %new, ptr %p
; CHECK: cvt.rz.satfinite.relu.e4m3x2.f32 %rs{{[0-9]+}}, %f1, %f2;
  %toward0 = call i16 @llvm.nvvm.ff.to.e4m3x2.rz.relu(float %a, float %b, i1 false)
  store volatile i16 %toward0, ptr %p
; CHECK: cvt.rz.relu.pzo.bf16.f32 %{{[a-z]+[0-9]+}}, %f1;
  %one = call bfloat @llvm.nvvm.f2bf16.rz.relu(float %a, i1 true)
  store volatile bfloat %one, ptr %p
; CHECK: ldmatrix.sync.aligned.m8n16.x2.shared.s8.s4 {%r{{[0-9]+}}, %r{{[0-9]+}}}, [%rd{{[0-9]+}}];
  %matrices = call { i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n16.x2.s8.s4.p3(ptr addrspace(3) %s)
  store volatile { i32, i32 } %matrices, ptr %p
; CHECK: cvt.rs.f16x2.f32 	%{{[a-z]+[0-9]+}}, %f1, %f2, %r{{[0-9]+}};
  %random = call <2 x half> @llvm.nvvm.ff2f16x2.rs(float %a, float %b, i32 7, i1 false)
  store volatile <2 x half> %random, ptr %p
; CHECK: cvt.rn.f16x2.ue5m3x2 %{{[a-z]+[0-9]+}}, %rs{{[0-9]+}};
  %wide = call <2 x half> @llvm.nvvm.ue5m3x2.to.f16x2.rn(i16 %toward0)
  store volatile <2 x half> %wide, ptr %p
; CHECK: cvt.rn.satfinite.e4m3x2.bf16x2 %rs{{[0-9]+}}, %{{[a-z]+[0-9]+}};
  %narrow = call i16 @llvm.nvvm.bf16x2.to.e4m3x2.rn.satfinite(<2 x bfloat> %new)
  store volatile i16 %narrow, ptr %p
  ret void
}

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; CHECK: bad.ll:[[#@LINE+3]]:20: error: intrinsic llvm.nvvm.ff2f16x2.rs is declared with a wrong signature [intrinsic-signature]
; CHECK-NEXT: declared: <2 x half> (float, float, i32, i1)
; CHECK-NEXT: expected: <2 x half> (float, float, i32)
declare <2 x half> @llvm.nvvm.ff2f16x2.rs(float, float, i32, i1)
; CHECK: bad.ll:[[#@LINE+1]]:22: error: intrinsic llvm.nvvm.ff2bf16x2.rn is declared with a wrong signature [intrinsic-signature]
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float, float, i1)
; CHECK: bad.ll:[[#@LINE+1]]:14: error: intrinsic llvm.nvvm.cp.async.bulk.global.to.shared.cta is declared with a wrong signature [intrinsic-signature]
declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3), ptr addrspace(3), ptr addrspace(1), i32, i32, i32, i64, i1, i1, i32)
; CHECK: error: intrinsic llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d is declared with a wrong signature [intrinsic-signature]
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i16, i64, i1, i1, i32, i32)
define void @f(float %a, i1 %pzo, ptr addrspace(3) %d, ptr addrspace(1) %g, ptr %t, ptr addrspace(7) %c) {
  %r = call <2 x half> @llvm.nvvm.ff2f16x2.rs(float %a, float %a, i32 7, i1 true)
  %n = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %a, float %a, i1 %pzo)
  ; Bytes that are left out cannot be reported; there are five reports.
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) %d, ptr addrspace(3) %d, ptr addrspace(1) %g, i32 16, i32 0, i32 0, i64 0, i1 false, i1 true, i32 1)
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(ptr addrspace(7) %c, ptr addrspace(3) %d, ptr %t, i32 0, i16 0, i64 0, i1 false, i1 false, i32 0, i32 6)
  ret void
}
