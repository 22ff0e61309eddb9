; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; An internal shared variable that one function uses is declared there, so that
; the assembler can give its memory to others meanwhile.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: // one has been demoted
@one = internal addrspace(3) global [32 x float] undef, align 16
; CHECK: // through_expression has been demoted
@through_expression = internal addrspace(3) global [4 x i32] zeroinitializer, align 4
; CHECK: {{^}}.shared .align 4 .u32 two;
@two = internal addrspace(3) global i32 undef
; CHECK: {{^}}.visible .shared .align 4 .u32 visible_;
@visible_ = addrspace(3) global i32 undef
; CHECK: {{^}}.shared .align 4 .u32 nobody;
@nobody = internal addrspace(3) global i32 poison

; CHECK-LABEL: .visible .entry k(
; CHECK: // demoted variable
; CHECK-NEXT: .shared .align 16 .b8 one[128];
; CHECK-NEXT: // demoted variable
; CHECK-NEXT: .shared .align 4 .b8 through_expression[16];
define ptx_kernel void @k() {
  store float 1.0, ptr addrspace(3) @one
  store i32 1, ptr addrspacecast (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @through_expression, i64 4) to ptr)
  store i32 1, ptr addrspace(3) @two
  store i32 1, ptr addrspace(3) @visible_
  ret void
}
; CHECK-LABEL: .visible .entry other(
; CHECK-NOT: demoted
define ptx_kernel void @other() {
  store i32 1, ptr addrspace(3) @two
  ret void
}
