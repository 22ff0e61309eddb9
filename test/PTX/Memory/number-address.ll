; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 %t.ptx -o /dev/null %}

; Only local accesses can have a number as address.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: mov.b64 [[ZERO:%rd[0-9]+]], 0;
; CHECK-NEXT: st.volatile.global.u32 {{\[}}[[ZERO]]], %r1;
define ptx_kernel void @k(i32 %a) {
  store volatile i32 %a, ptr addrspace(1) null
  store volatile i32 %a, ptr null
  store volatile i32 %a, ptr inttoptr (i64 4096 to ptr)
  %v = load volatile i32, ptr addrspace(3) inttoptr (i64 16 to ptr addrspace(3))
  store volatile i32 %v, ptr getelementptr (i8, ptr null, i64 8)
  ret void
}
