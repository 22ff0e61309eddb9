; Nothing unwinds on a GPU: an invoke is a call.
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @personality(...)
declare i32 @callee(i32)
; CHECK-LABEL: caller(
; CHECK: call.uni (retval0), callee, (param0);
; CHECK: st.param.u32 [func_retval0]
define i32 @caller(i32 %a) personality ptr @personality {
  %r = invoke i32 @callee(i32 %a) to label %normal unwind label %pad
normal:
  ret i32 %r
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
