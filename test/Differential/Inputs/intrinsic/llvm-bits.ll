; Bit operations that are not looked at.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i24 @llvm.bitreverse.i24(i24)
declare i128 @llvm.fshl.i128(i128, i128, i128)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i16 @llvm.smax.i16(i16, i16)
declare i32 @llvm.abs.i32(i32, i1)
define ptx_kernel void @k(i24 %x, i128 %y) {
  %a = call i24 @llvm.bitreverse.i24(i24 %x)
  %b = call i128 @llvm.fshl.i128(i128 %y, i128 %y, i128 3)
  %c = call i8 @llvm.uadd.sat.i8(i8 1, i8 2)
  %d = call i16 @llvm.smax.i16(i16 1, i16 2)
  %e = call i32 @llvm.abs.i32(i32 -1, i1 true)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
