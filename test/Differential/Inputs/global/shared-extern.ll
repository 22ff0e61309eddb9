; Shared memory whose size the launch decides.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@s = external addrspace(3) global [0 x i32]
define ptx_kernel void @k() {
  store i32 1, ptr addrspace(3) @s
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
