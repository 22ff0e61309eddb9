; va_start, va_copy and va_end.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)
declare void @llvm.va_end.p0(ptr)
define void @f(ptr %p, ptr %q, ...) {
  call void @llvm.va_start.p0(ptr %p)
  call void @llvm.va_copy.p0(ptr %q, ptr %p)
  call void @llvm.va_end.p0(ptr %p)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
