; The constant bank of a module holds 64 KiB.

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

; NVVM: {{.*}}bad.ll:4:1: warning: constant memory of the module is 65537 bytes, more than 65536 [global-const-limit]
; NVVM-NOT: [global-const-limit]
; OFF-NOT: [global-const-limit]
; NVPTX: {{.*}}bad.ll:4:1: error: constant memory of the module is 65537 bytes, more than 65536 [global-const-limit]
; NVPTX-NOT: [global-const-limit]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [global-const-limit]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@c = addrspace(4) constant [65537 x i8] zeroinitializer

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@c = addrspace(4) constant [65536 x i8] zeroinitializer

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
