; What the machine never reaches has nothing to mend for this machine.
; RUN: nvvmc fix --profile=nvptx --arch=sm_80 %s -o - 2>&1 | FileCheck %s
; RUN: not nvvmc fix --profile=nvptx --all-code --arch=sm_80 %s -o - 2>&1 | FileCheck %s --check-prefix=ALL
; RUN: not nvvmc fix --profile=nvptx --arch=sm_90 %s -o - 2>&1 | FileCheck %s --check-prefix=ALL
; CHECK-NOT: error:
; CHECK: nothing to mend
; ALL: error: llvm.nvvm.wgmma.fence.sync.aligned needs sm_90a
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@arch = private constant [12 x i8] c"__CUDA_ARCH\00"
declare i32 @__nvvm_reflect(ptr)
declare void @llvm.nvvm.wgmma.fence.sync.aligned() convergent
define ptx_kernel void @k() {
  %a = call i32 @__nvvm_reflect(ptr @arch)
  %c = icmp uge i32 %a, 900
  br i1 %c, label %new, label %old
new:
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  br label %old
old:
  ret void
}
