; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; A variable is printed after those that its initial value names; the others
; keep their order.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: u32 z = 1;
; CHECK: u64 d = 4;
; CHECK: u32 b = 2;
; CHECK: u64 c = b;
; CHECK: u64 a[3] = {1, d, c+4};
; CHECK: u32 y = 3;
@z = addrspace(1) global i32 1
@a = addrspace(1) global { i64, [2 x ptr addrspace(1)] } { i64 1, [2 x ptr addrspace(1)] [ptr addrspace(1) @d, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @c, i64 4)] }
@b = addrspace(1) global i32 2
@c = addrspace(1) global ptr addrspace(1) @b
@d = addrspace(1) global i64 4
@y = addrspace(1) global i32 3
