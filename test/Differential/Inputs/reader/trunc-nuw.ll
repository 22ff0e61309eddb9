; Flags that came with LLVM 19.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(i64 %x) {
  %a = trunc nuw nsw i64 %x to i32
  %b = zext nneg i32 %a to i64
  %c = uitofp nneg i64 %b to float
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
