; The difference of two addresses as initial value.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@a = addrspace(1) global i32 0
@b = addrspace(1) global i32 0
@g = addrspace(1) global i64 sub (i64 ptrtoint (ptr addrspace(1) @a to i64), i64 ptrtoint (ptr addrspace(1) @b to i64))

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
