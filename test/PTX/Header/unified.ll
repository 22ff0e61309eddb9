; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; The two values of a unified function are printed before its name and result.
; They may have one key each, or share one.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: .version 8.0
; CHECK: .extern .func .attribute(.unified(5, 6)) declared()
; CHECK-NEXT: ;
; CHECK: .visible .func .attribute(.unified(1, 2)) nothing()
define void @nothing() {
  call void @declared()
  ret void
}
; CHECK: .weak .func .attribute(.unified(3, 4))  (.param .b32 func_retval0) value(
; CHECK-NEXT: .param .b32 value_param_0
define weak i32 @value(i32 %a) {
  ret i32 %a
}
declare void @declared()

!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr @nothing, !"unified", i64 1, !"unified", i64 2}
!1 = !{ptr @value, !"unified", i64 3, !"unified", i64 4}
!2 = !{ptr @declared, !"unified", i64 5, i64 6}
