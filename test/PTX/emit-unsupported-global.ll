; PTX has no declaration for the variable or its initial value.

; RUN: split-file %s %t
; RUN: not nvvmc emit --arch=sm_90 -O0 %t/bad.ll -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit --arch=sm_90 -O0 %t/good.ll -o - 2>&1 | FileCheck %s --check-prefix=GOOD

; CHECK: {{.*}}bad.ll:4:1: error: cannot emit global a: PTX has aliases of functions only [emit-unsupported-global]
; CHECK-NOT: [emit-unsupported-global]
; GOOD-NOT: error:
; GOOD: .target sm_90

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@a = alias i32, ptr addrspace(1) @b
@b = addrspace(1) global i32 0

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@b = addrspace(1) global i32 0
