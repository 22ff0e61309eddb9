; The word of an atomic: fields that are not defined are named with their values,
; and a cache hint, which no PTX is printed for, is told under --annotate.
; RUN: split-file %s %t
; RUN: not nvvmc emit %t/bad.ll --arch=sm_90 -o - 2>&1 | FileCheck %t/bad.ll
; RUN: nvvmc emit %t/hint.ll --arch=sm_90 --annotate -o - | FileCheck %t/hint.ll
; RUN: nvvmc emit %t/hint.ll --arch=sm_90 -o - | FileCheck %t/hint.ll --check-prefix=PLAIN
;
;--- bad.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr addrspace(1) %p, i32 %v) {
  ; CHECK: [[#@LINE+1]]:8: error: atomic operation 0x2 is not defined [emit-encoding]
  %a = call i32 @llvm.nvvm.atomic.rmw.i32(i32 131072, ptr addrspace(1) %p, i32 %v)
  ; CHECK: [[#@LINE+1]]:8: error: atomic operation 0x4 is not defined [emit-encoding]
  %b = call i32 @llvm.nvvm.atomic.rmw.i32(i32 262144, ptr addrspace(1) %p, i32 %v)
  ; CHECK: [[#@LINE+1]]:8: error: atomic operation 0xf is not defined [emit-encoding]
  %c = call i32 @llvm.nvvm.atomic.rmw.i32(i32 983040, ptr addrspace(1) %p, i32 %v)
  ; CHECK: [[#@LINE+1]]:8: error: atomic operation 0xff is not defined [emit-encoding]
  %d = call i32 @llvm.nvvm.atomic.rmw.i32(i32 16711680, ptr addrspace(1) %p, i32 %v)
  ; CHECK: [[#@LINE+1]]:8: error: atomic scope 0x4 is not defined [emit-encoding]
  %e = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65600, ptr addrspace(1) %p, i32 %v)
  ; CHECK: [[#@LINE+1]]:8: error: {{.*}}: ordering 0x7 is not defined [emit-unsupported-intrinsic]
  %g = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65543, ptr addrspace(1) %p, i32 %v)
  ; CHECK: [[#@LINE+1]]:8: error: atomic scope 0xf is not defined [emit-encoding]
  %h = call i32 @llvm.nvvm.atomic.cas.i32(i32 917744, ptr addrspace(1) %p, i32 0, i32 %v)
  ; CHECK-NOT: error:
  %i = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65584, ptr addrspace(1) %p, i32 %v)
  ret void
}
declare i32 @llvm.nvvm.atomic.rmw.i32(i32, ptr addrspace(1), i32)
declare i32 @llvm.nvvm.atomic.cas.i32(i32, ptr addrspace(1), i32, i32)

;--- hint.ll
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; PLAIN-NOT: hint
define void @f(ptr addrspace(1) %p, i32 %v) {
  ; CHECK: // hint evict_first is left out: libNVVM prints none
  ; CHECK: atom.cta.global.add.u32
  %a = call i32 @llvm.nvvm.atomic.rmw.i32(i32 69649, ptr addrspace(1) %p, i32 %v)
  ; CHECK: // hint no_allocate is left out: libNVVM prints none
  ; CHECK: atom.cta.global.cas.b32
  %b = call i32 @llvm.nvvm.atomic.cas.i32(i32 933905, ptr addrspace(1) %p, i32 0, i32 %v)
  ; CHECK-NOT: hint
  %c = call i32 @llvm.nvvm.atomic.rmw.i32(i32 65553, ptr addrspace(1) %p, i32 %v)
  ret void
}
declare i32 @llvm.nvvm.atomic.rmw.i32(i32, ptr addrspace(1), i32)
declare i32 @llvm.nvvm.atomic.cas.i32(i32, ptr addrspace(1), i32, i32)
