; An element type within a constant expression.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@g = addrspace(1) global [64 x i8] zeroinitializer
@h = addrspace(1) global ptr addrspace(1) getelementptr (fp128, ptr addrspace(1) @g, i64 1)
define void @f(ptr %p) {
  store ptr addrspace(1) getelementptr (fp128, ptr addrspace(1) @g, i64 1), ptr %p
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
