; pragma metadata counts on branches only.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @f()
define ptx_kernel void @k() {
  call void @f(), !pragma !0
  ret void, !pragma !0
}
!0 = !{!"foo"}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
