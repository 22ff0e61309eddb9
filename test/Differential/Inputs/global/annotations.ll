; Annotations of sources.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@.str = private unnamed_addr constant [2 x i8] c"a\00", section "llvm.metadata"
@g = addrspace(1) global i32 0
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr addrspacecast (ptr addrspace(1) @g to ptr), ptr @.str, ptr @.str, i32 1, ptr null }], section "llvm.metadata"

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
