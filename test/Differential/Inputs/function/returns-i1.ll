; A narrow result without extension.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define i1 @f(i8 %x) {
  %a = icmp eq i8 %x, 0
  ret i1 %a
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
