; Sum of lanes.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
define ptx_kernel void @k(<4 x i32> %x) {
  %a = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %x)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
