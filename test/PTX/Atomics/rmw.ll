; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; An atomicrmw without a sync scope prints neither order nor scope, as CUDA's
; atomicAdd does. An unused result makes it a reduction.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: plain(
; CHECK: atom.global.add.u32 [[R2:%r[0-9]+]], [%rd1], %r1;
define i32 @plain(ptr addrspace(1) %p, i32 %v) {
  %r = atomicrmw add ptr addrspace(1) %p, i32 %v seq_cst
  ret i32 %r
}
; CHECK-LABEL: unused(
; CHECK: red.global.add.f32 [%rd1], %f1;
define void @unused(ptr addrspace(1) %p, float %v) {
  %r = atomicrmw fadd ptr addrspace(1) %p, float %v seq_cst
  ret void
}
; CHECK-LABEL: subtraction(
; CHECK: red.shared.add.u32 [%rd1], -7;
; CHECK-NEXT: neg.s32 [[R3:%r[0-9]+]], %r1;
; CHECK-NEXT: atom.shared.add.u32 [[R2:%r[0-9]+]], [%rd1], [[R3]];
define i32 @subtraction(ptr addrspace(3) %p, i32 %v) {
  %a = atomicrmw sub ptr addrspace(3) %p, i32 7 monotonic
  %r = atomicrmw sub ptr addrspace(3) %p, i32 %v monotonic
  ret i32 %r
}
; CHECK-LABEL: generic(
; CHECK: red.max.u64 [%rd1], %rd2;
; CHECK-NEXT: atom.min.s64 [[RD3:%rd[0-9]+]], [%rd1], %rd2;
; CHECK-NEXT: atom.exch.b64 [[RD4:%rd[0-9]+]], [%rd1], [[RD3]];
define i64 @generic(ptr %p, i64 %v) {
  %a = atomicrmw umax ptr %p, i64 %v monotonic
  %b = atomicrmw min ptr %p, i64 %v monotonic
  %r = atomicrmw xchg ptr %p, i64 %b monotonic
  ret i64 %r
}
; CHECK-LABEL: wrapping(
; CHECK: atom.inc.u32 [[R1:%r[0-9]+]], [%rd1], 9;
; CHECK-NEXT: atom.dec.u32 [[R2:%r[0-9]+]], [%rd1], [[R1]];
define i32 @wrapping(ptr %p) {
  %a = atomicrmw uinc_wrap ptr %p, i32 9 monotonic
  %r = atomicrmw udec_wrap ptr %p, i32 %a monotonic
  ret i32 %r
}
; CHECK-LABEL: block(
; CHECK: atom.cta.and.b32 [[R2:%r[0-9]+]], [%rd1], %r1;
; CHECK-NEXT: atom.acquire.cta.or.b32 [[R3:%r[0-9]+]], [%rd1], [[R2]];
; CHECK-NEXT: atom.acq_rel.gpu.xor.b32 [[R4:%r[0-9]+]], [%rd1], [[R3]];
; CHECK-NEXT: fence.sc.gpu;
; CHECK-NEXT: atom.acquire.gpu.max.s32 [[R5:%r[0-9]+]], [%rd1], [[R4]];
define i32 @block(ptr %p, i32 %v) {
  %a = atomicrmw and ptr %p, i32 %v syncscope("block") monotonic
  %b = atomicrmw or ptr %p, i32 %a syncscope("block") acquire
  %c = atomicrmw xor ptr %p, i32 %b syncscope("device") acq_rel
  %r = atomicrmw max ptr %p, i32 %c syncscope("device") seq_cst
  ret i32 %r
}
; CHECK-LABEL: released(
; CHECK: red.release.gpu.add.u32 [%rd1], %r1;
; CHECK-NEXT: atom.acquire.gpu.add.u32 [[R2:%r[0-9]+]], [%rd1], %r1;
define void @released(ptr %p, i32 %v) {
  %a = atomicrmw add ptr %p, i32 %v syncscope("device") release
  %b = atomicrmw add ptr %p, i32 %v syncscope("device") acquire
  ret void
}
; CHECK-LABEL: two_halves(
; CHECK: atom.add.noftz.f16x2 [[HH2:%hh[0-9]+]], [%rd1], %hh1;
define <2 x half> @two_halves(ptr %p, <2 x half> %v) {
  %r = atomicrmw fadd ptr %p, <2 x half> %v monotonic
  ret <2 x half> %r
}
; CHECK-LABEL: own_memory(
; CHECK: mov.u64 %SPL, __local_depot8;
; CHECK: ld.local.u32 [[R2:%r[0-9]+]], [%SPL];
; CHECK-NEXT: add.s32 [[R3:%r[0-9]+]], [[R2]], %r1;
; CHECK-NEXT: st.local.u32 [%SPL], [[R3]];
define i32 @own_memory(i32 %v) {
  %p = alloca i32, addrspace(5)
  %r = atomicrmw add ptr addrspace(5) %p, i32 %v seq_cst
  ret i32 %r
}
