; PTX requires that a variable is defined before its address is used as an
; initial value.

; RUN: split-file %s %t
; RUN: not nvvmc emit --arch=sm_90 -O0 %t/bad.ll -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit --arch=sm_90 -O0 %t/good.ll -o - 2>&1 | FileCheck %s --check-prefix=GOOD

; CHECK: {{.*}}bad.ll:4:1: error: Circular dependency found in global variable set [emit-circular-globals]
; CHECK-NOT: [emit-circular-globals]
; GOOD-NOT: error:
; GOOD: .target sm_90

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@a = internal addrspace(1) global ptr addrspace(1) @b
@b = internal addrspace(1) global ptr addrspace(1) @a

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@a = internal addrspace(1) global ptr addrspace(1) @b
@b = internal addrspace(1) global ptr addrspace(1) null
