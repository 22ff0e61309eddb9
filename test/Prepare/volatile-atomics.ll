; Volatile atomics find the address space of their address, as others do.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@s = internal addrspace(3) global [32 x i64] undef

; CHECK-LABEL: .visible .entry exchange(
; CHECK: atom{{.*}}.global.cas.b64
; CHECK: ret;
define ptx_kernel void @exchange(ptr %p, ptr %q, i64 %a, i64 %b) {
  %pair = cmpxchg volatile ptr %p, i64 %a, i64 %b monotonic monotonic
  %old = extractvalue { i64, i1 } %pair, 0
  store i64 %old, ptr %q
  ret void
}

; CHECK-LABEL: .visible .entry shared(
; CHECK: atom{{.*}}.shared.cas.b64
; CHECK: atom{{.*}}.shared.add.u32
; CHECK: ret;
define ptx_kernel void @shared(ptr %q, i64 %a, i64 %b) {
  %p = addrspacecast ptr addrspace(3) @s to ptr
  %pair = cmpxchg volatile ptr %p, i64 %a, i64 %b monotonic monotonic
  %old = extractvalue { i64, i1 } %pair, 0
  store i64 %old, ptr %q
  %r = getelementptr i64, ptr %p, i64 1
  %sum = atomicrmw volatile add ptr %r, i32 1 monotonic
  store i32 %sum, ptr %q
  ret void
}

; Nobody knows the space.
; CHECK-LABEL: .func generic(
; CHECK: atom{{.*}}sys.cas.b64
; CHECK: ret;
define void @generic(ptr %p, i64 %a, i64 %b) {
  %pair = cmpxchg volatile ptr %p, i64 %a, i64 %b monotonic monotonic
  ret void
}
