; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Variable arguments are a single array after the other parameters.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: .extern .func declared(
; CHECK-NEXT: .param .b32 declared_param_0,
; CHECK-NEXT: .param .align 8 .b8 declared_vararg[]
; CHECK-NEXT: )
declare void @declared(i32, ...)
; CHECK: .visible .func only(
; CHECK-NEXT: .param .align 8 .b8 only_vararg[]
; CHECK-NEXT: )
define void @only(...) {
  ret void
}
@address = addrspace(1) global ptr @declared
