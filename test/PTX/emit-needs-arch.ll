; Older machines do not have the instruction, and neither do newer ones that
; dropped it.

; RUN: not nvvmc emit --arch=sm_90 %s -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit --arch=sm_90a %s -o - 2>&1 | FileCheck %s --check-prefix=GOOD

; CHECK: error: llvm.nvvm.wgmma.fence.sync.aligned needs sm_90a; the target is sm_90 [emit-needs-arch]
; GOOD-NOT: error:
; GOOD: wgmma.fence.sync.aligned;

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.wgmma.fence.sync.aligned()
define ptx_kernel void @k() {
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  ret void
}
