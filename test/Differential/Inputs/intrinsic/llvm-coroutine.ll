; A coroutine of LLVM.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare token @llvm.coro.id(i32, ptr, ptr, ptr)
define void @f() presplitcoroutine {
  %a = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
