; RUN: nvvmc emit %s --arch=sm_90 -O0 --annotate -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Cache hints that no assembler accepts do not change the result: they are
; dropped, and --annotate says so.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: compare_and_swap(
; CHECK: // hint evict_first is left out: atom.cas has none
; CHECK-NEXT: atom.global.cas.b32 %r
define i32 @compare_and_swap(ptr addrspace(1) %p, i32 %v) {
  %a = call i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1) %p, i32 %v, i32 1, i32 917760)
  ret i32 %a
}
; CHECK-LABEL: shared(
; CHECK: // hint evict_last is left out: shared memory is not cached
; CHECK-NEXT: atom.shared.add.u32
define i32 @shared(ptr addrspace(3) %p, i32 %v) {
  %a = call i32 @llvm.nvvm.atomic.rmw.i32.p3(ptr addrspace(3) %p, i32 %v, i32 66048)
  ret i32 %a
}
; CHECK-LABEL: no_line(
; CHECK: // hint no_allocate is left out: atomics allocate no line
; CHECK-NEXT: atom.global.add.u32
define i32 @no_line(ptr addrspace(1) %p, i32 %v) {
  %a = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %v, i32 66560)
  ret i32 %a
}
; CHECK-LABEL: wide(
; CHECK: // hint evict_first is left out: 128 bits have none
; CHECK: atom.global.exch.b128
define i128 @wide(ptr addrspace(1) %p, i128 %v) {
  %a = call i128 @llvm.nvvm.atomic.rmw.i128.p1(ptr addrspace(1) %p, i128 %v, i32 256)
  ret i128 %a
}
; CHECK-LABEL: in_a_loop(
; CHECK: // hint evict_first is left out: atom.cas has none
; CHECK: atom.global.cas.b64
define i64 @in_a_loop(ptr addrspace(1) %p, i64 %v) {
  %a = call i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1) %p, i64 %v, i32 786688)
  ret i64 %a
}

declare i32 @llvm.nvvm.atomic.cas.i32.p1(ptr addrspace(1), i32, i32, i32)
declare i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1), i32, i32)
declare i32 @llvm.nvvm.atomic.rmw.i32.p3(ptr addrspace(3), i32, i32)
declare i64 @llvm.nvvm.atomic.rmw.i64.p1(ptr addrspace(1), i64, i32)
declare i128 @llvm.nvvm.atomic.rmw.i128.p1(ptr addrspace(1), i128, i32)
