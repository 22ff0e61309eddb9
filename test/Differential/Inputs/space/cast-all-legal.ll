; Every legal pair.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr %p) {
  %a = addrspacecast ptr %p to ptr addrspace(1)
  %b = addrspacecast ptr %p to ptr addrspace(3)
  %c = addrspacecast ptr %p to ptr addrspace(4)
  %d = addrspacecast ptr %p to ptr addrspace(5)
  %e = addrspacecast ptr addrspace(1) %a to ptr
  %f = addrspacecast ptr addrspace(3) %b to ptr
  %g = addrspacecast ptr addrspace(4) %c to ptr
  %h = addrspacecast ptr addrspace(5) %d to ptr
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
