; Values of struct and array type.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr %p, { i32, [2 x i8] } %x) {
  %a = extractvalue { i32, [2 x i8] } %x, 1, 0
  %b = insertvalue { i32, [2 x i8] } %x, i8 %a, 1, 1
  store { i32, [2 x i8] } %b, ptr %p
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
