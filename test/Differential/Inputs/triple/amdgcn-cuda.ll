; Another GPU with the right ending.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

target triple = "amdgcn-nvidia-cuda"
define void @k() {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
