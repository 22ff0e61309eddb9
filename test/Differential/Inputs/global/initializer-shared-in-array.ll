; Elements of an initial value are not looked at.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@s = addrspace(3) global i32 undef
@g = addrspace(1) global [1 x ptr addrspace(3)] [ptr addrspace(3) @s]

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
