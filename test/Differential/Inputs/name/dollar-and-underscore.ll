; Every letter that names may have.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@_a$B9 = addrspace(1) global i32 0
define void @$f_1() {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
