; RUN: split-file %s %t
; RUN: not nvvmc emit %t/fields.ll --arch=sm_90 -O0 -o - 2>&1 | FileCheck %s --check-prefix=FIELDS
; RUN: not nvvmc emit %t/hint.ll --arch=sm_75 -O0 -o - 2>&1 | FileCheck %s --check-prefix=HINT
; RUN: nvvmc emit %t/hint.ll --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=GATE80
; RUN: not nvvmc emit %t/scope.ll --arch=sm_53 -O0 -o - 2>&1 | FileCheck %s --check-prefix=SCOPE
; RUN: nvvmc emit %t/scope.ll --arch=sm_60 -O0 -o - | FileCheck %s --check-prefix=GATE60

; Atomic words with undefined fields, and those that the machine does not
; support.

; FIELDS: error: atomic operation 0x2 is not defined [emit-encoding]
; FIELDS: error: atomic operation 0x4 is not defined [emit-encoding]
; FIELDS: error: atomic operation 0xf is not defined [emit-encoding]
; FIELDS: error: atomic scope 0x3 is not defined [emit-encoding]
; FIELDS: error: atomic ordering 0x6 is not defined [emit-encoding]
; FIELDS: error: atomic cache hint 0x5 is not defined [emit-encoding]
; FIELDS: error: cannot emit intrinsic llvm.nvvm.atomic.rmw.i32.p1: no PTX is printed for this internal intrinsic [emit-unsupported-intrinsic]
; FIELDS: 7 errors
; HINT: error: an L2 cache hint needs sm_80 or higher; the target is sm_75 [emit-needs-arch]
; GATE80: .version 7.4
; GATE80: atom.global.add.L2::cache_hint.u32
; SCOPE: error: scope cta needs sm_60 or higher; the target is sm_53 [emit-needs-arch]
; GATE60: .version 5.0
; GATE60: atom.cta.global.add.u32

;--- fields.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @f(ptr addrspace(1) %p) {
  %a = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 1, i32 131072)
  %b = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 1, i32 262144)
  %c = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 1, i32 983040)
  %d = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 1, i32 65584)
  %e = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 1, i32 65542)
  %f = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 1, i32 66816)
  ; A sum of floats, and of integers.
  %g = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 1, i32 720896)
  ret void
}
declare i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1), i32, i32)
;--- hint.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i32 @f(ptr addrspace(1) %p) {
  %a = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 1, i32 65792)
  ret i32 %a
}
declare i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1), i32, i32)
;--- scope.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i32 @f(ptr addrspace(1) %p) {
  %a = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 1, i32 65552)
  ret i32 %a
}
declare i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1), i32, i32)
