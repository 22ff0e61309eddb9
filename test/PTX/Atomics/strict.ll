; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - --strict-atomics | FileCheck %s

; --strict-atomics gives every atomicrmw LLVM's memory model.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: add(
; CHECK: red.relaxed.sys.global.add.u32 [%rd1], %r1;
; CHECK-NEXT: atom.acq_rel.sys.global.add.u32 [[R2:%r[0-9]+]], [%rd1], %r1;
; CHECK-NEXT: fence.sc.sys;
; CHECK-NEXT: atom.acquire.sys.global.add.u32 [[R3:%r[0-9]+]], [%rd1], %r1;
define i32 @add(ptr addrspace(1) %p, i32 %v) {
  %a = atomicrmw add ptr addrspace(1) %p, i32 %v monotonic
  %b = atomicrmw add ptr addrspace(1) %p, i32 %v acq_rel
  %r = atomicrmw add ptr addrspace(1) %p, i32 %v seq_cst
  ret i32 %r
}
; CHECK-LABEL: loop(
; CHECK: fence.sc.sys;
; CHECK-NEXT: ld.relaxed.sys.global.b32 [[R3:%r[0-9]+]], [%rd1];
; CHECK-NEXT: $L__BB1_1:
; CHECK-NEXT: mov.b32 [[R2:%r[0-9]+]], [[R3]];
; CHECK-NEXT: and.b32 [[R4:%r[0-9]+]], [[R2]], %r1;
; CHECK-NEXT: not.b32 [[R5:%r[0-9]+]], [[R4]];
; CHECK-NEXT: atom.relaxed.sys.global.cas.b32 [[R6:%r[0-9]+]], [%rd1], [[R3]], [[R5]];
; CHECK-NEXT: setp.ne.b32 [[P1:%p[0-9]+]], [[R6]], [[R3]];
; CHECK-NEXT: mov.b32 [[R3]], [[R6]];
; CHECK-NEXT: @[[P1]] bra $L__BB1_1;
; CHECK-NEXT: fence.acq_rel.sys;
define i32 @loop(ptr addrspace(1) %p, i32 %v) {
  %r = atomicrmw nand ptr addrspace(1) %p, i32 %v seq_cst
  ret i32 %r
}
