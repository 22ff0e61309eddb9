; A constant whose address does not count.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@a = private unnamed_addr addrspace(4) constant [4 x i8] c"abc\00", align 1

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
