; RUN: nvvmc emit %s --arch=sm_90 -O0 --allow-cyclic-globals -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 --allow-cyclic-globals -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; With --allow-cyclic-globals, a declaration breaks the cycle; it has the type
; of the definition.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: .extern .global .align 8 .u64 a[2];
; CHECK: .extern .global .align 8 .u64 self;
; CHECK: .visible .global .align 8 .u64 b = a;
; CHECK: .weak .global .align 8 .u64 a[2] = {1, b};
; CHECK: .visible .global .align 8 .u64 self = self;
@a = weak addrspace(1) global { i64, ptr addrspace(1) } { i64 1, ptr addrspace(1) @b }, align 8
@b = addrspace(1) global ptr addrspace(1) @a
@self = addrspace(1) global ptr addrspace(1) @self
