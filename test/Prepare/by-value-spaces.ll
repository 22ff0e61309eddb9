; RUN: nvvmc emit -O0 --arch=sm_80 %s -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit -O0 --arch=sm_80 %s -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
; RUN: sed 's/addrspace(5)/addrspace(1)/g' %s > %t.ll
; RUN: not nvvmc emit -O0 --arch=sm_80 %t.ll -o - 2>&1 | FileCheck %s --check-prefix=ELSEWHERE

; A by-value parameter whose address is taken is in local memory: its pointer
; may be in that address space, and in no other.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @use(ptr addrspace(5))

; CHECK-LABEL: .visible .func function(
; CHECK: mov.b64 [[RD1:%rd[0-9]+]], function_param_0;
; CHECK-NOT: cvta
; CHECK: st.param.u64 [param0], [[RD1]];
; ELSEWHERE: :[[#@LINE+1]]:{{[0-9]+}}: error: Bad address space found while emitting PTX: 1 of by-value parameter 0 [emit-bad-address-space]
define void @function(ptr addrspace(5) byval([2 x i32]) align 4 %a) {
  call void @use(ptr addrspace(5) %a)
  ret void
}

; CHECK-LABEL: .visible .entry kernel(
; CHECK: st.local.u32 [%SPL+4],
; CHECK: add.s64 [[A:%rd[0-9]+]], %SPL, 0;
; CHECK-NOT: cvta
; CHECK: st.param.u64 [param0], [[A]];
; ELSEWHERE: :[[#@LINE+1]]:{{[0-9]+}}: error: Bad address space found while emitting PTX: 1 of by-value parameter 0 [emit-bad-address-space]
define ptx_kernel void @kernel(ptr addrspace(5) byval([2 x i32]) align 4 %a) {
  call void @use(ptr addrspace(5) %a)
  ret void
}
