; Parameters of every kind.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(i1 %a, i8 %b, i16 %c, i33 %d, i128 %e, half %f, bfloat %g, double %h, <3 x float> %i, { i8, i64 } %j, [3 x i16] %l, ptr addrspace(1) %m, ptr addrspace(3) %n) {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
