; An integer of thousands of bits.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr %p) {
  %a = load i4096, ptr %p
  %b = xor i4096 %a, -1
  store i4096 %b, ptr %p
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
