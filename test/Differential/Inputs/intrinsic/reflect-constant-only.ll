; A function that asks, and has a branch on a constant only.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@name = private unnamed_addr addrspace(4) constant [12 x i8] c"__CUDA_ARCH\00"
declare i32 @__nvvm_reflect(ptr)
define ptx_kernel void @k(i1 zeroext %n) {
  %a = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(4) @name to ptr))
  br i1 false, label %dead, label %live
dead:
  fence seq_cst
  br label %live
live:
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
