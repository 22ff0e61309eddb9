; Addresses in an initial value.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@a = addrspace(1) global i32 0
@b = addrspace(1) global ptr addrspace(1) @a
@c = addrspace(1) global ptr addrspacecast (ptr addrspace(1) @a to ptr)
@d = addrspace(1) global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @a to ptr), ptr null]
@e = addrspace(1) global ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @a, i64 2)

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
