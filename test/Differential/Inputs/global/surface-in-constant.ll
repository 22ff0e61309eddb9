; A surface reference in constant memory.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@t = addrspace(4) global i64 0
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(4) @t, !"surface", i32 1}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
