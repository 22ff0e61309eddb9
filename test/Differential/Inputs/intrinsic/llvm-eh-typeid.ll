; typeid.for.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.eh.typeid.for.p0(ptr)
define ptx_kernel void @k() {
  %a = call i32 @llvm.eh.typeid.for.p0(ptr null)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
