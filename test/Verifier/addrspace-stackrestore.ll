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

; NVVM: {{.*}}bad.ll:6:3: error: llvm.nvvm.stackrestore is only supported with local address space pointers [addrspace-stackrestore]
; NVVM-NOT: [addrspace-stackrestore]
; LIBNVVM: {{.*}}bad.ll:6:3: error: Unsupported intrinsic: llvm.stackrestore.p0 [addrspace-stackrestore]
; LIBNVVM-NOT: [addrspace-stackrestore]
; OFF-NOT: [addrspace-stackrestore]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [addrspace-stackrestore]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.stackrestore.p0(ptr)
define ptx_kernel void @k(ptr %p) {
  call void @llvm.stackrestore.p0(ptr %p)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.stackrestore.p5(ptr addrspace(5))
define ptx_kernel void @k(ptr addrspace(5) %p) {
  call void @llvm.stackrestore.p5(ptr addrspace(5) %p)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
