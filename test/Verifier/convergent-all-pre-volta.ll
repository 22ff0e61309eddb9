; Threads of a warp run apart, and meet again, from Volta on.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_60 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm --arch=sm_60 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_60 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm --arch=sm_70 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_70 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:6:8: error: llvm.nvvm.branch.if.all.convergent is not supported on pre-Volta Architectures [convergent-all-pre-volta]
; CHECK-NOT: [convergent-all-pre-volta]
; OFF-NOT: [convergent-all-pre-volta]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [convergent-all-pre-volta]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i1 @llvm.nvvm.branch.if.all.convergent()
define ptx_kernel void @k() {
  %a = call i1 @llvm.nvvm.branch.if.all.convergent()
  br i1 %a, label %x, label %y
x:
  ret void
y:
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i1 @llvm.nvvm.branch.if.all.convergent()
define ptx_kernel void @k() {
  %a = call i1 @llvm.nvvm.branch.if.all.convergent()
  br i1 %a, label %x, label %y
x:
  ret void
y:
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
