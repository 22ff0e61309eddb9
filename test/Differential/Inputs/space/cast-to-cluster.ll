; Space 7 is not castable before release 13.1.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr %p) {
  %a = addrspacecast ptr %p to ptr addrspace(7)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
