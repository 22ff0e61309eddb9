; Vector operations.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr %p, <4 x i32> %x) {
  %a = extractelement <4 x i32> %x, i32 1
  %b = insertelement <4 x i32> %x, i32 %a, i32 2
  %c = shufflevector <4 x i32> %b, <4 x i32> %x, <4 x i32> <i32 0, i32 5, i32 poison, i32 3>
  %d = add <4 x i32> %c, splat (i32 1)
  store <4 x i32> %d, ptr %p
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
