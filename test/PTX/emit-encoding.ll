; A bit field of an encoded constant has a value that is not defined.

; RUN: split-file %s %t
; RUN: not nvvmc emit --arch=sm_90 -O0 %t/bad.ll -o - 2>&1 | FileCheck %s
; RUN: nvvmc emit --arch=sm_90 -O0 %t/good.ll -o - 2>&1 | FileCheck %s --check-prefix=GOOD

; CHECK: {{.*}}bad.ll:4:1: error: address mode not a valid value [emit-encoding]
; CHECK-NOT: [emit-encoding]
; GOOD-NOT: error:
; GOOD: .target sm_90

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@s = addrspace(1) constant i64 5
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(1) @s, !"sampler", i32 1}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@s = addrspace(1) constant i64 4
!nvvm.annotations = !{!0}
!0 = !{ptr addrspace(1) @s, !"sampler", i32 1}
