; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Managed and unified variables. Unified ones require PTX 8.0.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: .version 8.0
; CHECK: .visible .global .attribute(.managed) .align 4 .u32 managed = 7;
@managed = addrspace(1) global i32 7
; CHECK: .visible .global .attribute(.unified(19, 95)) .align 4 .u32 unified = 7;
@unified = addrspace(1) global i32 7
; CHECK: .visible .global .attribute(.managed, .unified(1, 2)) .align 4 .u32 both;
@both = addrspace(1) global i32 0

!nvvm.annotations = !{!0, !1, !2, !3}
!0 = !{ptr addrspace(1) @managed, !"managed", i32 1}
!1 = !{ptr addrspace(1) @unified, !"unified", i64 19, !"unified", i64 95}
!2 = !{ptr addrspace(1) @both, !"managed", i32 1}
!3 = !{ptr addrspace(1) @both, !"managed", i32 1, !"unified", i64 1, i64 2}
