; RUN: nvvmc emit %s --arch=sm_90 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O2 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; ptxas has no .common handles, no initial value of a declared sampler, and
; refuses the name of a handle as a memory operand (for atomics, it crashes).
; Optimization can find such an access where the module as it was read has none.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: .weak .global .texref texture;
@texture = common addrspace(1) global i64 0
; CHECK: .extern .global .samplerref sampler;
@sampler = available_externally addrspace(1) constant i64 18

; CHECK-LABEL: .entry found(
; CHECK: mov.u64 [[T:%rd[0-9]+]], texture;
; CHECK: ld.global.u64 {{%rd[0-9]+}}, {{\[}}[[T]]];
; CHECK: atom{{.*}}.add.u32 {{.*}}, {{\[}}[[T]]+8], 1;
; CHECK: mov.u64 [[S:%rd[0-9]+]], sampler;
; CHECK: st.volatile.global.u64 {{\[%rd[0-9]+\]}}, [[S]];
define ptx_kernel void @found(ptr addrspace(1) %out) {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) @texture, ptr %slot
  %p = load ptr addrspace(1), ptr %slot
  %v = load i64, ptr addrspace(1) %p
  store volatile i64 %v, ptr addrspace(1) %out
  %q = getelementptr i8, ptr addrspace(1) %p, i64 8
  %old = atomicrmw add ptr addrspace(1) %q, i32 1 monotonic
  store volatile i32 %old, ptr addrspace(1) %out
  store volatile ptr addrspace(1) @sampler, ptr addrspace(1) %out
  ret void
}

!nvvm.annotations = !{!0, !1}
!0 = !{ptr addrspace(1) @texture, !"texture", i32 1}
!1 = !{ptr addrspace(1) @sampler, !"sampler", i32 1}
