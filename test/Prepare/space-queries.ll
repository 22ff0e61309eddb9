; RUN: nvvmc emit %s --arch=sm_90 -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=O0
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O2 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Queries for the space of an address are folded if it is known, and the code
; that becomes unreachable is removed.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@tile = internal addrspace(3) global [64 x i32] undef

declare i1 @llvm.nvvm.isspacep.global(ptr)
declare i1 @llvm.nvvm.isspacep.shared(ptr)

; CHECK-LABEL: .entry known(
; CHECK-NOT: isspacep
; CHECK-NOT: bra
; CHECK: st.shared.u32
; CHECK-NOT: trap
; CHECK: ret
; O0-LABEL: .entry known(
; O0: isspacep.global
; O0: isspacep.shared
; O0: trap
define ptx_kernel void @known(ptr %p, i32 %i) {
entry:
  %from = getelementptr i32, ptr %p, i32 %i
  %to = getelementptr [64 x i32], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i32 0, i32 %i
  %global = call i1 @llvm.nvvm.isspacep.global(ptr %from)
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %to)
  %both = and i1 %global, %shared
  br i1 %both, label %copy, label %slow
copy:
  %v = load i32, ptr %from
  store i32 %v, ptr %to
  ret void
slow:
  call void @llvm.trap()
  ret void
}

; A function's pointer may be in any space, and shared memory of a cluster may
; be another block's.
; CHECK-LABEL: open(
; CHECK: isspacep.global
; CHECK: isspacep.shared
define void @open(ptr %p, ptr addrspace(7) %q, ptr addrspace(1) %out) {
  %c = addrspacecast ptr addrspace(7) %q to ptr
  %global = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %c)
  store volatile i1 %global, ptr addrspace(1) %out
  store volatile i1 %shared, ptr addrspace(1) %out
  ret void
}

; Code that only the removed code needs is removed, too.
; CHECK-LABEL: .entry needless(
; CHECK-NOT: div
; CHECK: ret
; O0-LABEL: .entry needless(
; O0: div.u64
define ptx_kernel void @needless(ptr %p, i64 %a, i64 %b) {
entry:
  %q = udiv i64 %a, %b
  %r = add i64 %q, 1
  %shared = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %shared, label %tile, label %out
tile:
  store i64 %r, ptr %p
  ret void
out:
  store i64 %a, ptr %p
  ret void
}

; A kernel's own pointer is in global memory.
; CHECK-LABEL: .entry own(
; CHECK-NOT: isspacep
; CHECK: st.global.u32 {{.*}}, 1;
; CHECK-NOT: st.
; CHECK: ret
define ptx_kernel void @own(ptr %p) {
entry:
  %global = call i1 @llvm.nvvm.isspacep.global(ptr %p)
  br i1 %global, label %yes, label %no
yes:
  store i32 1, ptr %p
  ret void
no:
  store i32 2, ptr %p
  ret void
}
