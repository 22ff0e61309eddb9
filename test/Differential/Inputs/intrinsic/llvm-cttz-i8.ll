; cttz of a byte.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i8 @llvm.cttz.i8(i8, i1)
define ptx_kernel void @k(i8 %x) {
  %a = call i8 @llvm.cttz.i8(i8 %x, i1 true)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
