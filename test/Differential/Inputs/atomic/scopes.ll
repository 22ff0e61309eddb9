; Scopes, known and not.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr addrspace(1) %p) {
  %a = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("block") monotonic
  %b = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("device") monotonic
  %c = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("cluster") monotonic
  %d = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("nowhere") monotonic
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
