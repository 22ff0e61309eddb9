; Every conversion of numbers.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr %p, i64 %x, double %y) {
  %a = trunc i64 %x to i16
  %b = zext i16 %a to i32
  %c = sext i32 %b to i64
  %d = uitofp i64 %c to float
  %e = sitofp i64 %c to double
  %f = fptoui float %d to i32
  %g = fptosi double %e to i32
  %h = fptrunc double %y to half
  %i = fpext half %h to float
  %j = bitcast float %i to i32
  %l = ptrtoint ptr %p to i64
  %m = inttoptr i64 %l to ptr
  store i32 %j, ptr %m
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
