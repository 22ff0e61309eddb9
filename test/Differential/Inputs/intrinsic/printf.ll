; vprintf and malloc of the device.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @vprintf(ptr, ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
define ptx_kernel void @k(ptr %f) {
  %a = call i32 @vprintf(ptr %f, ptr null)
  %b = call ptr @malloc(i64 8)
  call void @free(ptr %b)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
