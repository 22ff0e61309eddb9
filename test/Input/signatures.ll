; Intrinsics that LLVM knows under another type: told before LLVM rewrites
; calls of them, exit status 2.
; RUN: split-file %s %t
; RUN: %python %S/../Driver/Inputs/status.py 2 nvvmc verify %t/known.ll 2>&1 | FileCheck %s --check-prefix=KNOWN
; RUN: %python %S/../Driver/Inputs/status.py 2 nvvmc verify %t/old.ll 2>&1 | FileCheck %s --check-prefix=OLD
; RUN: %python %S/../Driver/Inputs/status.py 2 nvvmc verify %t/types.ll 2>&1 | FileCheck %s --check-prefix=TYPES
; RUN: llvm-as --disable-verify %t/known.ll -o %t/known.bc
; RUN: %python %S/../Driver/Inputs/status.py 2 nvvmc verify %t/known.bc 2>&1 | FileCheck %s --check-prefix=BITCODE
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll

; KNOWN: known.ll:3:14: error: intrinsic llvm.nvvm.membar.cta is declared with a wrong signature [intrinsic-signature]
; KNOWN-NEXT: declare void @llvm.nvvm.membar.cta(i32)
; KNOWN-NEXT: ^~~~~~~~~~~~~~~~~~~~~
; KNOWN: known.ll:4:13: error: intrinsic llvm.nvvm.shfl.bfly.i32 is declared
; KNOWN: 2 errors in

; BITCODE: .bc: error: intrinsic llvm.nvvm.membar.cta is declared with a wrong signature [intrinsic-signature]
; BITCODE: .bc: error: intrinsic llvm.nvvm.shfl.bfly.i32 is declared with a wrong signature

; OLD: old.ll:3:13: error: intrinsic llvm.nvvm.abs.i is declared with a wrong signature [intrinsic-signature]
; OLD: old.ll:4:14: error: intrinsic llvm.nvvm.barrier0 is declared with a wrong signature
; OLD: old.ll:5:15: error: intrinsic llvm.nvvm.ldg.global.f.f32.p1 is declared with a wrong signature
; OLD: old.ll:6:15: error: intrinsic llvm.nvvm.atomic.load.add.f32.p0 is declared with a wrong signature
; OLD: 4 errors in

; TYPES: types.ll:3:{{[0-9]+}}: error: intrinsic llvm.nvvm.rotate.b32 is declared with a wrong signature

;--- known.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.membar.cta(i32)
declare i32 @llvm.nvvm.shfl.bfly.i32()
define void @k() {
  call void @llvm.nvvm.membar.cta(i32 0)
  %x = call i32 @llvm.nvvm.shfl.bfly.i32()
  ret void
}
;--- old.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.abs.i()
declare void @llvm.nvvm.barrier0(i32)
declare float @llvm.nvvm.ldg.global.f.f32.p1(ptr addrspace(1))
declare float @llvm.nvvm.atomic.load.add.f32.p0(ptr, { i32, i32 }, i32)
define i32 @k() {
  %x = call i32 @llvm.nvvm.abs.i()
  ret i32 %x
}
;--- types.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.rotate.b32(ptr, ptr)
define void @k() {
  call void @llvm.nvvm.rotate.b32(ptr null, ptr null)
  ret void
}
;--- good.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.nvvm.membar.cta()
declare i32 @llvm.nvvm.abs.i(i32)
declare void @llvm.nvvm.barrier0()
declare float @llvm.nvvm.ldg.global.f.f32.p1(ptr addrspace(1) nocapture, i32 immarg)
declare float @llvm.nvvm.atomic.load.add.f32.p0(ptr nocapture, float)
declare i32 @llvm.nvvm.rotate.b32(i32, i32) nounwind
define i32 @k(i32 %n) {
  call void @llvm.nvvm.membar.cta()
  call void @llvm.nvvm.barrier0()
  %x = call i32 @llvm.nvvm.abs.i(i32 %n)
  %y = call i32 @llvm.nvvm.rotate.b32(i32 %x, i32 7)
  ret i32 %y
}
