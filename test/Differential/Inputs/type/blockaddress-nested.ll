; Within constant expressions and aggregates it is not looked for.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@g = addrspace(1) global [1 x ptr] [ptr blockaddress(@f, %a)]
define void @f(ptr %p) {
  br label %a
a:
  store i64 ptrtoint (ptr blockaddress(@f, %a) to i64), ptr %p
  store [1 x ptr] [ptr blockaddress(@f, %a)], ptr %p
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
