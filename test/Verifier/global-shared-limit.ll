; A kernel that declares more static shared memory does not assemble.

; RUN: split-file %s %t
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVVM
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NVPTX
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; NVVM: {{.*}}bad.ll:5:24: warning: static shared memory of k is 49153 bytes, more than 49152 [global-shared-limit]
; NVVM-NOT: [global-shared-limit]
; OFF-NOT: [global-shared-limit]
; NVPTX: {{.*}}bad.ll:5:24: error: static shared memory of k is 49153 bytes, more than 49152 [global-shared-limit]
; NVPTX-NOT: [global-shared-limit]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [global-shared-limit]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@s = internal addrspace(3) global [49153 x i8] undef
define ptx_kernel void @k() {
  store i8 1, ptr addrspace(3) @s
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@s = internal addrspace(3) global [49152 x i8] undef
define ptx_kernel void @k() {
  store i8 1, ptr addrspace(3) @s
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
