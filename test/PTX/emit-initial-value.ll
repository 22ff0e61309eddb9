; Shared and local memory are uninitialized when a kernel starts.

; RUN: split-file %s %t
; RUN: not nvvmc emit --arch=sm_90 -O0 %t/bad.ll -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit --arch=sm_90 -O0 %t/good.ll -o - 2>&1 | FileCheck %s --check-prefix=GOOD

; CHECK: {{.*}}bad.ll:4:1: error: initial value of 'a' is not allowed in addrspace(3) [emit-initial-value]
; CHECK-NOT: [emit-initial-value]
; GOOD-NOT: error:
; GOOD: .target sm_90

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@a = addrspace(3) global i32 5

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@a = addrspace(3) global i32 undef
