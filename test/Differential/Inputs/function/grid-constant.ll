; A parameter in constant memory.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr byval([4 x i32]) align 4 %p) {
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"grid_constant", !1}
!1 = !{i32 1}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
