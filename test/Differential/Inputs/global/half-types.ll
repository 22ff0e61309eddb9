; Half-precision variables.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@a = addrspace(1) global half 1.0
@b = addrspace(1) global bfloat 1.0
@c = addrspace(1) global <2 x half> <half 1.0, half 2.0>

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
