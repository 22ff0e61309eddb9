; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O2 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Of a chain of insertions only the last defines registers: lanes that a later
; insertion replaces are never set.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: .entry words(
; CHECK-NOT: mov.b32
; CHECK: st.global.v4.{{[bu]}}32 {{\[%rd[0-9]+\]}}, {{{}}[[A:%r[0-9]+]], [[B:%r[0-9]+]], [[A]], [[B]]};
define ptx_kernel void @words(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %v0 = insertelement <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 %b, i32 0
  %v1 = insertelement <4 x i32> %v0, i32 %b, i32 1
  %v2 = insertelement <4 x i32> %v1, i32 %a, i32 2
  %v3 = insertelement <4 x i32> %v2, i32 %b, i32 3
  %v4 = insertelement <4 x i32> %v3, i32 %a, i32 0
  store <4 x i32> %v4, ptr addrspace(1) %p
  ret void
}

; Two registers per lane.
; CHECK-LABEL: .entry wide(
; CHECK: ld.param.v2.{{[bu]}}64 {{{}}[[L:%rd[0-9]+]], [[H:%rd[0-9]+]]}, [wide_param_1];
; CHECK-NOT: mov.b64
; CHECK-DAG: {{\[%rd[0-9]+\]}}, {{{}}[[L]], [[H]]};
; CHECK-DAG: {{\[%rd[0-9]+\+16\]}}, {{{}}[[L]], [[H]]};
define ptx_kernel void @wide(ptr addrspace(1) %p, i128 %a) {
  %v0 = insertelement <2 x i128> <i128 1, i128 2>, i128 %a, i32 0
  %v1 = insertelement <2 x i128> %v0, i128 %a, i32 1
  store <2 x i128> %v1, ptr addrspace(1) %p
  ret void
}
