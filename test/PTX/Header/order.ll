; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; A function from its first line to its brace, in the documented order.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: .globl kernel
; CHECK-NEXT: .pragma "coroutine";
; CHECK-NEXT: .visible .entry kernel(
; CHECK-NEXT: .param .u32 kernel_param_0,
; CHECK-NEXT: .param .u64 .ptr .global .align 1 kernel_param_1
; CHECK-NEXT: )
; CHECK-NEXT: .reqntid 64, 2, 1
; CHECK-NEXT: .minnctapersm 3
; CHECK-NEXT: .maxnreg 128
; CHECK: {{^{}}
; CHECK: .reg .b32 %r<
define ptx_kernel void @kernel(i32 %a, ptr addrspace(1) %p) #0 !nvvm.coroutine !0 {
  store volatile i32 %a, ptr addrspace(1) %p
  ret void
}
; CHECK: .globl function
; CHECK-NEXT: .pragma "coroutine";
; CHECK-NEXT: .visible .func function(
; CHECK-NEXT: .param .b32 function_param_0
; CHECK-NEXT: )
; CHECK-NEXT: .noreturn
; CHECK: {{^{}}
define void @function(i32 %a) noreturn {
  unreachable
}
attributes #0 = { "nvvm.reqntid"="64,2" "nvvm.minctasm"="3" "nvvm.maxnreg"="128" }
!nvvm.annotations = !{!1}
!0 = !{}
!1 = !{ptr @function, !"coroutine", i32 1}
