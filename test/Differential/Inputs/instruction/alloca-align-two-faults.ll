; The alignment is reported before the space.
target triple = "nvptx64-nvidia-cuda"

target datalayout = "e-A0-i64:64-i128:128-n16:32:64"
define void @f() {
  %a = alloca i32, align 16777216, addrspace(5)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
