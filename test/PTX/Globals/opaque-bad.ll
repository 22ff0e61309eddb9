; RUN: not nvvmc emit %s --arch=sm_90 -O0 -o - 2>&1 | FileCheck %s

; Sampler words that are not in the table, and spaces that handles are not in.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: error: address mode not a valid value [emit-encoding]
@five = addrspace(1) constant i64 5
; CHECK: error: sampler filter 0x2 is not defined [emit-encoding]
@filter = addrspace(1) constant i64 32
; CHECK: error: cannot emit global constant: a texture must be in address space 1, not 4 [emit-unsupported-global]
@constant = addrspace(4) global i64 0
; CHECK: error: cannot emit global shared: a surface must be in address space 1, not 3 [emit-unsupported-global]
@shared = addrspace(3) global i64 undef

!nvvm.annotations = !{!0, !1, !2, !3}
!0 = !{ptr addrspace(1) @five, !"sampler", i32 1}
!1 = !{ptr addrspace(1) @filter, !"sampler", i32 1}
!2 = !{ptr addrspace(4) @constant, !"texture", i32 1}
!3 = !{ptr addrspace(3) @shared, !"surface", i32 1}
