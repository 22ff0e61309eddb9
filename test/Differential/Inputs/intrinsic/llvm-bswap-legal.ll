; Every width that bswap has.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i16 @llvm.bswap.i16(i16)
declare i32 @llvm.bswap.i32(i32)
declare i64 @llvm.bswap.i64(i64)
define ptx_kernel void @k() {
  %a = call i16 @llvm.bswap.i16(i16 1)
  %b = call i32 @llvm.bswap.i32(i32 1)
  %c = call i64 @llvm.bswap.i64(i64 1)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
