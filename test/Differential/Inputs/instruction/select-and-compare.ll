; Comparisons and select.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr %p, float %x, i32 %y) {
  %a = fcmp une float %x, 0.0
  %b = icmp samesign ult i32 %y, 5
  %c = and i1 %a, %b
  %d = select i1 %c, i32 %y, i32 0
  store i32 %d, ptr %p
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
