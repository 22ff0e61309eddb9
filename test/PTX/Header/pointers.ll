; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; What is known about a kernel's pointers is printed for the assembler; .func
; has no such syntax.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK-LABEL: .visible .entry kernel(
; CHECK-NEXT: .param .u64 kernel_param_0,
; CHECK-NEXT: .param .u64 .ptr .align 16 kernel_param_1,
; CHECK-NEXT: .param .u64 .ptr .global .align 1 kernel_param_2,
; CHECK-NEXT: .param .u64 .ptr .global .align 8 kernel_param_3,
; CHECK-NEXT: .param .u64 .ptr .shared .align 1 kernel_param_4,
; CHECK-NEXT: .param .u64 .ptr .const .align 1 kernel_param_5,
; CHECK-NEXT: .param .u64 .ptr .local .align 4 kernel_param_6
; CHECK-NEXT: )
define ptx_kernel void @kernel(ptr %a, ptr align 16 %b, ptr addrspace(1) %c, ptr addrspace(1) align 8 %d, ptr addrspace(3) %e, ptr addrspace(4) %f, ptr addrspace(5) align 4 %g) {
  ret void
}
; CHECK-LABEL: .visible .func function(
; CHECK-NEXT: .param .b64 function_param_0,
; CHECK-NEXT: .param .b64 function_param_1
; CHECK-NEXT: )
define void @function(ptr align 16 %b, ptr addrspace(1) align 8 %d) {
  ret void
}
; CHECK-LABEL: .visible .entry images(
; CHECK-NEXT: .param .u64 .ptr .texref images_param_0,
; CHECK-NEXT: .param .u64 .ptr .surfref images_param_1,
; CHECK-NEXT: .param .u64 .ptr .surfref images_param_2
; CHECK-NEXT: )
define ptx_kernel void @images(ptr %a, ptr %b, ptr %c) {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @images, !"rdoimage", i32 0, !"wroimage", i32 1, !"rdwrimage", i32 2}
