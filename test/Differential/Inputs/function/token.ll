; A function that passes a token on.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare token @llvm.experimental.convergence.anchor()
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
