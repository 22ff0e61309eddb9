; A variable of 80-bit floating point.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@a = addrspace(1) global x86_fp80 0xK3FFF8000000000000000

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
