; RUN: nvvmc emit %s --arch=sm_75 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_75 -O0 -o %t.ptx && %ptxas -arch=sm_75 -c %t.ptx -o /dev/null %}

; Aliases of functions: declared first, bound at the end.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: .version 6.3
; CHECK: .visible .func  (.param .b32 func_retval0) other(
; CHECK-NEXT: .param .b32 other_param_0
; CHECK-NEXT: )
; CHECK-NEXT: ;
; CHECK: .globl one
; CHECK: .alias other, one;
@other = alias i32 (i32), ptr @one
define i32 @one(i32 %a) {
  ret i32 %a
}
define ptx_kernel void @k() {
  %r = call i32 @other(i32 1)
  ret void
}
