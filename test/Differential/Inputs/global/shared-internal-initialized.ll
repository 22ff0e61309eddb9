; Initialized shared memory that is used.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@s = internal addrspace(3) global i32 7
define ptx_kernel void @k(ptr %p) {
  %a = load i32, ptr addrspace(3) @s
  store i32 %a, ptr %p
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
