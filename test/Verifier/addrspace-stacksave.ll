; The stack is in local memory.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVVM
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=LIBNVVM
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; NVVM: {{.*}}bad.ll:6:8: error: llvm.nvvm.stacksave is only supported with local address space pointers [addrspace-stacksave]
; NVVM-NOT: [addrspace-stacksave]
; LIBNVVM: {{.*}}bad.ll:6:8: error: Unsupported intrinsic: llvm.stacksave.p0 [addrspace-stacksave]
; LIBNVVM-NOT: [addrspace-stacksave]
; OFF-NOT: [addrspace-stacksave]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [addrspace-stacksave]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare ptr @llvm.stacksave.p0()
define ptx_kernel void @k() {
  %a = call ptr @llvm.stacksave.p0()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare ptr addrspace(5) @llvm.stacksave.p5()
define ptx_kernel void @k() {
  %a = call ptr addrspace(5) @llvm.stacksave.p5()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
