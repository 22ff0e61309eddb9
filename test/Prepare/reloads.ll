; What a block has just stored is not loaded again: a condition stays one. Not at -O0.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s --check-prefixes=CHECK,ONCE
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefixes=CHECK,EACH
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: .visible .entry forwarded(
; ONCE-NOT: ld.global
; ONCE: and.pred
; ONCE-NOT: ld.global
; EACH: st.global.u8
; EACH: ld.global.u8
; CHECK: ret;
define ptx_kernel void @forwarded(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %c = icmp ne i32 %a, 3
  %x = zext i1 %c to i8
  store i8 %x, ptr addrspace(1) %p
  %y = load i8, ptr addrspace(1) %p
  %d = icmp ne i8 %y, 0
  %e = icmp ne i32 %b, 5
  %f = and i1 %d, %e
  %z = zext i1 %f to i8
  store i8 %z, ptr addrspace(1) %p
  ret void
}

; Two loads of the same, one after the other.
; CHECK-LABEL: .visible .entry again(
; ONCE-NOT: ld.global
; EACH-COUNT-2: ld.global.u32
; CHECK: ret;
define ptx_kernel void @again(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %a) {
  store i32 %a, ptr addrspace(1) %p
  %y = load i32, ptr addrspace(1) %p
  %z = load i32, ptr addrspace(1) %p
  %s = add i32 %y, %z
  store i32 %s, ptr addrspace(1) %q
  ret void
}

; Something else, a part of it, or another type.
; CHECK-LABEL: .visible .entry others(
; CHECK: st.global.u32
; CHECK: st.global.u32
; CHECK: ld.global.u32
; CHECK: ld.global.u16
; CHECK: ret;
define ptx_kernel void @others(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %a) {
  store i32 %a, ptr addrspace(1) %p
  store i32 3, ptr addrspace(1) %q
  %y = load i32, ptr addrspace(1) %p
  store i32 %y, ptr addrspace(1) %q
  %z = load i16, ptr addrspace(1) %q
  store i16 %z, ptr addrspace(1) %p
  ret void
}

; A volatile load and store are done.
; CHECK-LABEL: .visible .entry volatiles(
; CHECK: st.volatile.global.u32
; CHECK: ld.volatile.global.u32
; CHECK: st.volatile.global.u32
; CHECK: ret;
define ptx_kernel void @volatiles(ptr addrspace(1) %p, i32 %a) {
  store volatile i32 %a, ptr addrspace(1) %p
  %z = load volatile i32, ptr addrspace(1) %p
  %w = add i32 %z, 1
  store volatile i32 %w, ptr addrspace(1) %p
  ret void
}

; Another thread may have stored something before the barrier ended.
; CHECK-LABEL: .visible .entry barrier(
; CHECK: st.global.u32
; CHECK: bar.sync
; CHECK: ld.global.u32
; CHECK: ret;
define ptx_kernel void @barrier(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %a) {
  store i32 %a, ptr addrspace(1) %p
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %z = load i32, ptr addrspace(1) %p
  store i32 %z, ptr addrspace(1) %q
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
