; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; An alias of an internal variable prints as the variable.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-NOT: other
; CHECK: .visible .global .align 4 .b8 a[8];
; CHECK: .visible .global .align 8 .u64 p = a+4;
; CHECK: st.global.u32 [a+4], 1;
@a = addrspace(1) global [2 x i32] zeroinitializer, align 4
@other = internal alias i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @a, i64 4)
@p = addrspace(1) global ptr addrspace(1) @other

define ptx_kernel void @k() {
  store i32 1, ptr addrspace(1) @other
  ret void
}
