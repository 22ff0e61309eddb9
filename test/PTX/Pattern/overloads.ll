; Overloads that no machine has: the message names the legal types and address
; spaces.

; RUN: split-file %s %t
; RUN: not nvvmc emit -O0 --arch=sm_90 %t/bad.ll 2>&1 | FileCheck %s
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=VERIFY
; RUN: nvvmc emit -O0 --arch=sm_90 %t/good.ll -o %t.ptx
; RUN: FileCheck %s --check-prefix=GOOD --input-file=%t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; CHECK: llvm.nvvm.atomic.add.gen.i.cta: it has no form for i7, only for i32, i64 [emit-unsupported-intrinsic]
; CHECK: llvm.nvvm.atomic.add.gen.i.cta: it has no form for <2 x i32>, only for i32, i64 [emit-unsupported-intrinsic]
; CHECK: llvm.nvvm.atomic.cas.gen.i.cta: it has no form for i100, only for i16, i32, i64 [emit-unsupported-intrinsic]
; CHECK: llvm.nvvm.atomic.add.gen.f.cta: it has no form for <4 x half>, only for half, bfloat, float, double, <2 x half>, <2 x bfloat> [emit-unsupported-intrinsic]
; CHECK: llvm.nvvm.atomic.add.gen.i.cta: it takes no pointer to address space 4, only to 0, 1, 3, 7 [emit-unsupported-intrinsic]
; CHECK: llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16: it takes no pointer to address space 1, only to 0, 3 [emit-unsupported-intrinsic]

; VERIFY: llvm.nvvm.atomic.add.gen.i.cta.i7.p0 [intrinsic-unknown]
; VERIFY: help: it has no form for i7, only for i32, i64
; VERIFY: llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p1 [intrinsic-unknown]
; VERIFY: help: it takes no pointer to address space 1, only to 0, 3

; GOOD: atom.cta.add.u32
; GOOD: atom.cta.shared.add.u64
; GOOD: atom.cta.cas.b16
; GOOD: ldmatrix.sync.aligned.m8n8.x1.shared.b16

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @f(ptr %p, ptr addrspace(4) %c, ptr addrspace(1) %g, i7 %a,
               <2 x i32> %b, i100 %d, <4 x half> %h) {
  %1 = call i7 @llvm.nvvm.atomic.add.gen.i.cta.i7.p0(ptr %p, i7 %a)
  %2 = call <2 x i32> @llvm.nvvm.atomic.add.gen.i.cta.v2i32.p0(ptr %p, <2 x i32> %b)
  %3 = call i100 @llvm.nvvm.atomic.cas.gen.i.cta.i100.p0(ptr %p, i100 %d, i100 %d)
  %4 = call <4 x half> @llvm.nvvm.atomic.add.gen.f.cta.v4f16.p0(ptr %p, <4 x half> %h)
  %5 = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p4(ptr addrspace(4) %c, i32 1)
  %6 = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p1(ptr addrspace(1) %g)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @f(ptr %p, ptr addrspace(3) %s, i16 %d) {
  %1 = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %p, i32 1)
  %2 = call i64 @llvm.nvvm.atomic.add.gen.i.cta.i64.p3(ptr addrspace(3) %s, i64 1)
  %3 = call i16 @llvm.nvvm.atomic.cas.gen.i.cta.i16.p0(ptr %p, i16 %d, i16 %d)
  %4 = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %s)
  ret void
}
