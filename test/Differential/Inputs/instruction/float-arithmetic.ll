; Every floating-point operation.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr %p, float %x, float %y) {
  %a = fadd fast float %x, %y
  %b = fsub nnan float %a, %y
  %c = fmul contract float %b, %y
  %d = fdiv arcp float %c, %y
  %e = frem float %d, %y
  %f = fneg float %e
  store float %f, ptr %p
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
