; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - --strict-atomics | FileCheck %s

; --strict-atomics gives every atomicrmw LLVM's memory model.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: add(
; CHECK: red.relaxed.sys.global.add.u32 [%rd1], %r1;
; CHECK-NEXT: atom.acq_rel.sys.global.add.u32 %r2, [%rd1], %r1;
; CHECK-NEXT: fence.sc.sys;
; CHECK-NEXT: atom.acquire.sys.global.add.u32 %r3, [%rd1], %r1;
define i32 @add(ptr addrspace(1) %p, i32 %v) {
  %a = atomicrmw add ptr addrspace(1) %p, i32 %v monotonic
  %b = atomicrmw add ptr addrspace(1) %p, i32 %v acq_rel
  %r = atomicrmw add ptr addrspace(1) %p, i32 %v seq_cst
  ret i32 %r
}
; CHECK-LABEL: loop(
; CHECK: fence.sc.sys;
; CHECK-NEXT: ld.relaxed.sys.global.b32 %r3, [%rd1];
; CHECK-NEXT: $L__BB1_1:
; CHECK-NEXT: mov.b32 %r2, %r3;
; CHECK-NEXT: and.b32 %r4, %r2, %r1;
; CHECK-NEXT: not.b32 %r5, %r4;
; CHECK-NEXT: atom.relaxed.sys.global.cas.b32 %r6, [%rd1], %r3, %r5;
; CHECK-NEXT: setp.ne.b32 %p1, %r6, %r3;
; CHECK-NEXT: mov.b32 %r3, %r6;
; CHECK-NEXT: @%p1 bra $L__BB1_1;
; CHECK-NEXT: fence.acq_rel.sys;
define i32 @loop(ptr addrspace(1) %p, i32 %v) {
  %r = atomicrmw nand ptr addrspace(1) %p, i32 %v seq_cst
  ret i32 %r
}
