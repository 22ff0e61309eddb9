; Operands of every type that is legal.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(i1 %a, i8 %b, i16 %c, i32 %d, i64 %e, float %f, double %g, ptr %h, ptr addrspace(3) %i) {
  call void asm sideeffect "", "b,r,h,r,l,f,d,l,r"(i1 %a, i8 %b, i16 %c, i32 %d, i64 %e, float %f, double %g, ptr %h, ptr addrspace(3) %i)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
