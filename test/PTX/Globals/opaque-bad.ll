; RUN: not nvvmc emit %s --arch=sm_90 -O0 -o - 2>&1 | FileCheck %s

; Sampler words that are not in the table.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: error: address mode not a valid value [emit-encoding]
@five = addrspace(1) constant i64 5
; CHECK: error: sampler filter 0x2 is not defined [emit-encoding]
@filter = addrspace(1) constant i64 32

!nvvm.annotations = !{!0, !1}
!0 = !{ptr addrspace(1) @five, !"sampler", i32 1}
!1 = !{ptr addrspace(1) @filter, !"sampler", i32 1}
