; A use before its definition.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(i1 %x) {
  br i1 %x, label %a, label %b
a:
  %v = add i32 1, 1
  br label %b
b:
  %w = add i32 %v, 1
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
