; The first one in a fixed order is reported.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @f() uwtable ssp naked {
  unreachable
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
