; Legal uses of the result of a convergent branch intrinsic.
;
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not=error:
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %s 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not=error:
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=CHECK,NVPTX --implicit-check-not=error:

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @branch() {
  %a = call i1 @llvm.nvvm.branch.if.all.convergent()
  %b = call i1 @llvm.nvvm.branch.if.convergent(i32 -1)
  br i1 %a, label %later, label %end
later:
  br i1 %b, label %end, label %end
end:
  ret void
}

define ptx_kernel void @others(ptr addrspace(1) %p) {
; CHECK: :[[@LINE+1]]:8: error: result of llvm.nvvm.branch.if.convergent and llvm.nvvm.branch.if.all.convergent can only be used by exactly one branch instruction [convergent-result-use]
  %a = call i1 @llvm.nvvm.branch.if.convergent(i32 -1)
; CHECK: :[[@LINE+1]]:8: error: result of
  %b = call i1 @llvm.nvvm.branch.if.convergent(i32 -1)
  %s = select i1 %b, i32 1, i32 2
; CHECK: :[[@LINE+1]]:8: error: result of
  %d = call i1 @llvm.nvvm.branch.if.all.convergent()
  store i1 %d, ptr addrspace(1) %p
; CHECK: :[[@LINE+1]]:8: error: result of
  %e = call i1 @llvm.nvvm.branch.if.all.convergent()
  %n = xor i1 %e, true
; CHECK: :[[@LINE+1]]:8: error: result of
  %f = call i1 @llvm.nvvm.branch.if.all.convergent()
; CHECK: :[[@LINE+1]]:8: error: result of
  %g = call i1 @llvm.nvvm.branch.if.all.convergent()
; CHECK: :[[@LINE+1]]:8: error: result of
  %h = call i1 @llvm.nvvm.branch.if.all.convergent()
  br i1 %f, label %again, label %both
again:
  br i1 %f, label %both, label %end
both:
  %t = select i1 %g, i32 1, i32 2
  br i1 %g, label %case, label %end
case:
  switch i1 %h, label %end [ i1 1, label %end ]
end:
  ret void
}

; What is legal here has no PTX, which is reported behind the rest.
; NVPTX: :14:8: error: cannot emit intrinsic llvm.nvvm.branch.if.all.convergent: PTX cannot ask whether a warp has diverged [emit-unsupported-intrinsic]
; NVPTX: :15:8: error: cannot emit intrinsic llvm.nvvm.branch.if.convergent: PTX cannot ask

declare i1 @llvm.nvvm.branch.if.all.convergent()
declare i1 @llvm.nvvm.branch.if.convergent(i32)

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
