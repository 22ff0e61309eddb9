; Every operation on integers that is legal.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr addrspace(1) %p) {
  %a = atomicrmw xchg ptr addrspace(1) %p, i32 1 monotonic
  %b = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic
  %c = atomicrmw sub ptr addrspace(1) %p, i32 1 monotonic
  %d = atomicrmw and ptr addrspace(1) %p, i32 1 monotonic
  %e = atomicrmw nand ptr addrspace(1) %p, i32 1 monotonic
  %f = atomicrmw or ptr addrspace(1) %p, i32 1 monotonic
  %g = atomicrmw xor ptr addrspace(1) %p, i32 1 monotonic
  %h = atomicrmw max ptr addrspace(1) %p, i32 1 monotonic
  %i = atomicrmw min ptr addrspace(1) %p, i32 1 monotonic
  %j = atomicrmw umax ptr addrspace(1) %p, i32 1 monotonic
  %l = atomicrmw umin ptr addrspace(1) %p, i64 1 monotonic
  %m = atomicrmw uinc_wrap ptr addrspace(1) %p, i32 1 monotonic
  %n = atomicrmw udec_wrap ptr addrspace(1) %p, i64 1 monotonic
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
