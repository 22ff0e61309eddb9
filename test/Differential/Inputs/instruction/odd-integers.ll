; Integers of no machine width.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr %p) {
  %a = load i37, ptr %p
  %b = mul i37 %a, 3
  %c = sext i37 %b to i129
  %d = add i129 %c, 1
  store i129 %d, ptr %p
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
