; What nvvmc verify is for: three mistakes that LLVM's own verifier passes.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"

@tile = internal addrspace(3) global [256 x float] undef

define ptx_kernel i32 @sum(ptr %out, i32 %i) {
entry:
  %t = getelementptr [256 x float], ptr addrspace(3) @tile, i32 0, i32 %i
  %q = addrspacecast ptr addrspace(3) %t to ptr addrspace(1)
  %x = load float, ptr addrspace(1) %q
  store float %x, ptr %out
  fence seq_cst
  ret i32 0
}

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
