target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k() #0 {
  fence acq_rel
  ret void
}

attributes #0 = { "target-cpu"="sm_86" }
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
