; A weak reference to a function that a variable holds.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare extern_weak void @w()
@g = addrspace(1) global ptr @w

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
