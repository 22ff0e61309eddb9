; RUN: nvvmc emit %s --arch=sm_75 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_75 -O0 -o %t.ptx && %ptxas -arch=sm_75 -c %t.ptx -o /dev/null %}

; Aliases of functions are declared first and bound at the end.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: .version 6.3
; CHECK: .visible .func  (.param .b32 func_retval0) other(
; CHECK-NEXT: .param .b32 other_param_0
; CHECK-NEXT: )
; CHECK-NEXT: ;
; CHECK: .weak .func  (.param .b32 func_retval0) alias_of_alias(
; CHECK: {{^}}.func  (.param .b32 func_retval0) internal_alias(
; CHECK: .globl one
; CHECK: call.uni (retval0), other, (param0);
; CHECK: call.uni (retval0), alias_of_alias, (param0);
; CHECK: call.uni (retval0), internal_alias, (param0);
; CHECK: .alias other, one;
; CHECK-NEXT: .alias alias_of_alias, one;
; CHECK-NEXT: .alias internal_alias, one;
@other = alias i32 (i32), ptr @one
@alias_of_alias = weak alias i32 (i32), ptr @other
@internal_alias = internal alias i32 (i32), ptr @one
define i32 @one(i32 %a) {
  ret i32 %a
}
define ptx_kernel void @k() {
  %r = call i32 @other(i32 1)
  %s = call i32 @alias_of_alias(i32 %r)
  %t = call i32 @internal_alias(i32 %s)
  ret void
}
