; Access with hints.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr addrspace(1) %p) {
  %a = load i32, ptr addrspace(1) %p, align 4, !invariant.load !0, !nontemporal !1
  store i32 %a, ptr addrspace(1) %p, align 1
  ret void
}
!0 = !{}
!1 = !{i32 1}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
