; Every operation on floating-point numbers that is legal.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr addrspace(1) %p) {
  %a = atomicrmw fadd ptr addrspace(1) %p, float 1.0 monotonic
  %b = atomicrmw fsub ptr addrspace(1) %p, double 1.0 monotonic
  %c = atomicrmw fmax ptr addrspace(1) %p, half 1.0 monotonic
  %d = atomicrmw fmin ptr addrspace(1) %p, bfloat 1.0 monotonic
  %e = atomicrmw xchg ptr addrspace(1) %p, float 1.0 monotonic
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
