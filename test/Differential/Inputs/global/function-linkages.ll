; Every linkage that functions may have.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define internal void @a() {
  ret void
}
define weak void @b() {
  ret void
}
define linkonce_odr void @c() {
  call void @a()
  ret void
}
define available_externally void @d() {
  ret void
}
define ptx_kernel void @k() {
  call void @c()
  call void @d()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
