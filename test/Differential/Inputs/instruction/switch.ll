; switch.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(i32 %x) {
  switch i32 %x, label %d [
    i32 0, label %a
    i32 7, label %b
  ]
a:
  br label %d
b:
  unreachable
d:
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
