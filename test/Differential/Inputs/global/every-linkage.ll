; Every linkage that variables may have.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@a = addrspace(1) global i32 0
@b = internal addrspace(1) global i32 0
@c = private addrspace(1) global i32 0
@d = weak addrspace(1) global i32 0
@e = weak_odr addrspace(1) global i32 0
@f = linkonce addrspace(1) global i32 0
@g = linkonce_odr addrspace(1) global i32 0
@h = common addrspace(1) global i32 0
@i = available_externally addrspace(1) global i32 0
@j = external addrspace(1) global i32

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
