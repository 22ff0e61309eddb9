; Overflow of every width.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare { i16, i1 } @llvm.sadd.with.overflow.i16(i16, i16)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
define ptx_kernel void @k() {
  %a = call { i16, i1 } @llvm.sadd.with.overflow.i16(i16 1, i16 2)
  %b = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 1, i64 2)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
