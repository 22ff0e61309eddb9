target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @a(ptr addrspace(1) %p) {
  %x = add i32 %y, 1
  %y = add i32 %x, 1
  ret void
}

define ptx_kernel void @b(ptr addrspace(1) %p) {
  %x = add i32 %y, 2
  %y = add i32 %x, 2
  ret void
}

define ptx_kernel void @c(ptr addrspace(1) %p) {
  %x = add i32 %y, 3
  %y = add i32 %x, 3
  ret void
}

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
