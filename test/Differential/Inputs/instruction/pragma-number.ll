; The first operand is not a string.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  br label %a, !pragma !0
a:
  ret void
}
!0 = !{i32 1, i32 2}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
