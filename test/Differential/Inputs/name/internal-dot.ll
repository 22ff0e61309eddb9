; Internal names are free.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@a.b = internal addrspace(1) global i32 0
define internal void @f.1() {
  store i32 0, ptr addrspace(1) @a.b
  ret void
}
define ptx_kernel void @k() {
  call void @f.1()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
